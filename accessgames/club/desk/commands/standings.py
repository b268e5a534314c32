"""Standings, lots between equals, and leagues."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from accessgames.club.desk.commands.tournaments import find_tournament
from accessgames.club.desk.context import split_items
from accessgames.club.desk.typed import find_category, find_player, find_word, read_number
from accessgames.club.events import LotDrawn
from accessgames.club.model import LEAGUE_POINTS, League, parse_points
from accessgames.club.papers import spoken
from accessgames.club.papers.facts import event_message
from accessgames.club.papers.paper import row_sentences
from accessgames.club.papers.standings import (
    is_over,
    league_paper,
    ranking_blocks,
    registered_blocks,
    standings_paper,
    standings_title,
)
from accessgames.club.rules import MAX_BEST
from accessgames.club.scoring import make_standings as rank
from accessgames.club.seating import draw_lot
from accessgames.club.store import slug
from accessgames.engine import GameError
from accessgames.language import say
from accessgames.language.commandline import normalise_bare, quote_briefly

if TYPE_CHECKING:
    from accessgames.club.desk.context import ClubContext, Request
    from accessgames.club.model import Points, Tournament
    from accessgames.club.papers import Paper
    from accessgames.language import Message

_SEED: Final = 20
"""Characters of each half of a league's seed."""


def standings(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Tell the standings: joint, of one category, or everything there is; before the first result, who plays.

    Raises:
        GameError: There is no tournament or no such category.
    """
    tournament = context.club.tournament
    if not tournament.players:
        return (say("club-show-empty"),)
    wanted = request.value("category") or request.text
    if normalise_bare(wanted) in map(normalise_bare, context.words.table["all"].words):
        return spoken(standings_paper(tournament))
    category = find_category(tournament.proposal, context.words, wanted) if wanted else None
    if not tournament.fixed:
        return tuple(row_sentences(registered_blocks(tournament, category or None)))
    found = rank(tournament, category or None)
    if not found.rows:
        return (say("club-standings-none"),)
    return (standings_title(tournament), *row_sentences(ranking_blocks(tournament, found)))


def lot(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Draw the lots that the standings wait for; with names, note a real lot: the best first.

    Raises:
        GameError: `club-error-lot-early` while a round may still part them, `club-error-no-lot` when no lot
            is due, or the names are not those it is between.
    """
    tournament = context.club.tournament
    items = split_items(request.text)
    if items:
        event = LotDrawn(tuple(find_player(tournament, item).number for item in items))
        return (event_message(context.club.record(event), event),)
    if not (is_over(tournament) or tournament.groups):
        raise GameError("club-error-lot-early", played=tournament.played, rounds=tournament.proposal.rounds)
    due = rank(tournament).open_lots
    if not due:
        raise GameError("club-error-no-lot")
    events = tuple(draw_lot(players, context.club.draw_seed(number)) for number, players in enumerate(due))
    after = context.club.record(*events)
    return tuple(event_message(after, event) for event in events)


def league(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Tell a league: one made before, by its name, or a new one over the tournaments named behind it.

    Raises:
        GameError: There is no such league or tournament, or points and results make no sense.
    """
    made = make_league(context, request)
    if made is None:
        return (say("club-league-none"),)
    return spoken(make_league_paper(context, made))


def asked_league(context: ClubContext, request: Request) -> League:
    """Return the league that is asked for.

    Raises:
        GameError: As `league`, and `club-league-none` when there is none at all.
    """
    made = make_league(context, request)
    if made is None:
        raise GameError("club-league-none")
    return made


def make_league(context: ClubContext, request: Request) -> League | None:
    """Return the league that is asked for and remember how it is made; None when there is none at all.

    Raises:
        GameError: As `league`.
    """
    club = context.club
    kept = club.leagues
    items = split_items(request.text)
    if not items:
        return club.league(kept[-1]) if kept else None
    name, *tournaments = items
    known = slug(name) in kept
    if not tournaments and not request.options.keys() & {"points", "best"}:
        if not known:
            there = kept or (context.words.word("none"),)
            raise GameError("club-error-league", word=quote_briefly(name), choices=there)
        return club.league(slug(name))
    # Named with its tournaments it is made anew, which is the way out for one that is damaged.
    before = club.league(slug(name)) if known and not tournaments else _begun(context, name)
    chosen = tuple(find_tournament(context, one) for one in tournaments) or before.tournaments
    chosen = chosen or (*club.tournaments, *club.broken)
    if not chosen:
        raise GameError("club-error-no-tournament")
    first = counted_tournaments(context, chosen)[0]
    # The lot between equals follows from what is recorded already, so that everybody can draw it again.
    seed = before.seed or f"{first.seed[:_SEED]}/{slug(name)[: _SEED - 1]}"
    given = request.value("best")
    made = replace(
        before,
        points=_points(context, request, before.points),
        best=before.best if given is None else read_number(given, 0, MAX_BEST),
        tournaments=chosen,
        seed=seed,
    )
    club.keep_league(made)
    return made


def _begun(context: ClubContext, name: str) -> League:
    """Return what a league is changed from that is named with its tournaments.

    Raises:
        GameError: `club-error-league-name` for a name without a letter or figure.
    """
    if not slug(name):
        raise GameError("club-error-league-name", word=quote_briefly(name))
    try:
        return context.club.league(slug(name))
    except (KeyError, GameError):
        return League(name, LEAGUE_POINTS)


def _points(context: ClubContext, request: Request, usual: Points) -> Points:
    given = request.value("points")
    if given is None:
        return usual
    if given[:1].isdigit():
        try:
            return parse_points(given)
        except ValueError:
            raise GameError("club-error-points", text=quote_briefly(given)) from None
    return parse_points(find_word(context.words, "points-", given))


def make_league_paper(context: ClubContext, made: League) -> Paper:
    """Return the document of a league.

    Raises:
        GameError: One of its tournaments is not here any more.
    """
    return league_paper(made, counted_tournaments(context, made.tournaments))


def counted_tournaments(context: ClubContext, names: Sequence[str]) -> list[Tournament]:
    """Return the tournaments that a league counts.

    Raises:
        GameError: One of them is not here any more, or its journal breaks the rules.
    """
    running, broken = context.club.tournaments, context.club.broken
    for name in names:
        if name in broken:
            raise broken[name]
        if name not in running:
            raise GameError("club-error-tournament", word=name, choices=tuple(running))
    return [running[name].tournament for name in names]

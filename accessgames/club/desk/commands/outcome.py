"""Standings, lots between equals, and leagues."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from accessgames.club.desk.commands import teams
from accessgames.club.desk.commands.stages import due_lots, find_part
from accessgames.club.desk.commands.tournaments import find_tournament
from accessgames.club.desk.leagues import find_league, keep_league
from accessgames.club.desk.open_club import ClubContext, Request, split_items
from accessgames.club.desk.typed import find_category, find_player, find_word, read_number
from accessgames.club.events import LotDrawn
from accessgames.club.model.proposal import LEAGUE_POINTS, League, Points, format_points, parse_points
from accessgames.club.papers import standings
from accessgames.club.papers.facts import event_message
from accessgames.club.papers.paper import row_sentences, spoken
from accessgames.club.rules.bounds import MAX_BEST
from accessgames.club.scoring.league import first_of_another_kind
from accessgames.club.scoring.standings import make_standings
from accessgames.club.seating.lots import draw_lot
from accessgames.club.store.archive import slug
from accessgames.engine import GameError
from accessgames.language import Message, say
from accessgames.language.commandline import quote_briefly

if TYPE_CHECKING:
    from accessgames.club.model.tournament import Tournament


_SEED: Final = 20
"""Characters of each half of a league's seed."""


def tell_standings(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Tell the standings: joint, of one category or part, or everything; before the first result, who plays.

    Raises:
        GameError: There is no tournament or no such category.
    """
    tournament = context.club.tournament
    if not tournament.players:
        return (say("club-show-empty"),)
    wanted = request.value("category") or request.text
    if context.words.in_full("all", wanted):
        return spoken(standings.standings_paper(tournament))
    if tournament.proposal.teams is not None and context.words.in_full("club-of-teams", wanted):
        return teams.tell(context, request)
    part = find_part(context, wanted)
    if part:
        title, standing = part
        return (title, *row_sentences(standings.ranking_blocks(tournament, standing)))
    category = find_category(tournament.proposal, context.words, wanted) if wanted else None
    if not tournament.fixed:
        return tuple(row_sentences(standings.registered_blocks(tournament, category or None)))
    found = make_standings(tournament, category or None)
    told = row_sentences(standings.ranking_blocks(tournament, found))
    return (standings.standings_title(tournament), *told) if found.rows else (say("club-standings-none"),)


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
    due = due_lots(tournament)
    if not (due or standings.is_over(tournament) or tournament.groups):
        raise GameError("club-error-lot-early", played=tournament.played, rounds=tournament.proposal.rounds)
    due = due or make_standings(tournament).open_lots
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
    return spoken(standings.league_paper(made, counted_tournaments(context, made.tournaments)))


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
        return find_league(club, kept[-1]) if kept else None
    name, *tournaments = items
    known = slug(name) in kept
    if not tournaments and not request.options.keys() & {"points", "best"}:
        if not known:
            there = kept or (context.words.word("none"),)
            raise GameError("club-error-league", word=quote_briefly(name), choices=there)
        return find_league(club, slug(name))
    # Named with its tournaments it is made anew, which is the way out for one that is damaged.
    before = find_league(club, slug(name)) if known and not tournaments else _begun(context, name)
    chosen = tuple(find_tournament(context, one) for one in tournaments) or before.tournaments
    chosen = chosen or (*club.tournaments, *club.broken)
    if not chosen:
        raise GameError("club-error-no-tournament")
    first = counted_tournaments(context, chosen)[0]
    # The lot between equals follows from what is recorded already, so that everybody can draw it again.
    seed = before.seed or f"{first.seed[:_SEED]}/{slug(name)[: _SEED - 1]}"
    made = replace(
        before,
        points=read_points(context, request, before.points),
        best=read_best(request, before.best),
        tournaments=chosen,
        seed=seed,
    )
    require_comparable(made, counted_tournaments(context, chosen))
    keep_league(club, made)
    return made


def require_comparable(made: League, tournaments: Sequence[Tournament]) -> None:
    """Require that a league adds up nothing but points of one kind.

    Raises:
        GameError: `club-error-league-scales` with two of its tournaments whose points are of different kinds,
            where the league has these points and not points for places.
    """
    other = first_of_another_kind(made, tournaments)
    if other is not None:
        one, two = tournaments[0].proposal.name, other.proposal.name
        raise GameError("club-error-league-scales", one=one, other=two, points=format_points(LEAGUE_POINTS))


def _begun(context: ClubContext, name: str) -> League:
    """Return what a league is changed from that is named with its tournaments.

    Raises:
        GameError: `club-error-league-name` for a name without a letter or figure.
    """
    if not slug(name):
        raise GameError("club-error-league-name", word=quote_briefly(name))
    try:
        return find_league(context.club, slug(name))
    except (KeyError, GameError):
        return League(name, LEAGUE_POINTS)


def read_best(request: Request, usual: int) -> int:
    """Return how many results of everybody count, 0 for all.

    Raises:
        GameError: It is no such number.
    """
    given = request.value("best")
    return usual if given is None else read_number(given, 0, MAX_BEST)


def read_points(context: ClubContext, request: Request, usual: Points) -> Points:
    """Return the points of a league that were asked for.

    Raises:
        GameError: `club-error-points`, or there is no such word.
    """
    given = request.value("points")
    if given is None:
        return usual
    if given[:1].isdigit():
        try:
            return parse_points(given)
        except ValueError:
            raise GameError("club-error-points", text=quote_briefly(given)) from None
    return parse_points(find_word(context.words, "points-", given))


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

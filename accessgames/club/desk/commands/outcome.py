"""Standings, lots between equals, leagues, and documents: which one, in which format, into which file."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.braille.pages import MAX_LINES, MAX_WIDTH, MIN_LINES, MIN_WIDTH, PRESETS, PageSize, preset
from accessgames.club.desk.commands.proofs import prove_paper
from accessgames.club.desk.commands.rounds import explain_round
from accessgames.club.desk.commands.stages import due_lots, find_part
from accessgames.club.desk.commands.tournaments import find_tournament
from accessgames.club.desk.leagues import find_league, keep_league
from accessgames.club.desk.open_club import ClubContext, Request, split_items, write_file
from accessgames.club.desk.typed import find_category, find_player, find_word, read_number
from accessgames.club.events import LotDrawn
from accessgames.club.model.proposal import LEAGUE_POINTS, League, Points, parse_points
from accessgames.club.notation import read_tournament_journal
from accessgames.club.papers import publications, standings
from accessgames.club.papers.facts import event_message
from accessgames.club.papers.paper import Paper, row_sentences, spoken
from accessgames.club.papers.writers import FORMATS, SUFFIXES, PageSettings, write_paper
from accessgames.club.rules.bounds import MAX_BEST
from accessgames.club.scoring.standings import make_standings
from accessgames.club.seating.lots import draw_lot
from accessgames.club.store.archive import slug
from accessgames.club.union.writing import in_a_row
from accessgames.engine import GameError
from accessgames.language import Listing, Message, Nested, say
from accessgames.language.commandline import quote_briefly

if TYPE_CHECKING:
    from accessgames.club.model.tournament import Round, Tournament


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
    part = find_part(context, wanted)
    if part:
        title, standing = part
        return (title, *row_sentences(standings.ranking_blocks(tournament, standing)))
    category = find_category(tournament.proposal, context.words, wanted) if wanted else None
    if not tournament.fixed:
        return tuple(row_sentences(standings.registered_blocks(tournament, category or None)))
    found = make_standings(tournament, category or None)
    if not found.rows:
        return (say("club-standings-none"),)
    return (
        standings.standings_title(tournament),
        *row_sentences(standings.ranking_blocks(tournament, found)),
    )


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
    given = request.value("best")
    made = replace(
        before,
        points=_points(context, request, before.points),
        best=before.best if given is None else read_number(given, 0, MAX_BEST),
        tournaments=chosen,
        seed=seed,
    )
    keep_league(club, made)
    return made


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
    return standings.league_paper(made, counted_tournaments(context, made.tournaments))


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


Builder = Callable[["ClubContext", Request], "Paper"]


def _round(context: ClubContext, request: Request, *, usual: int) -> Round:
    tournament = context.club.tournament
    if not tournament.rounds:
        raise GameError("club-error-not-seated")
    given = request.value("round")
    number = read_number(given, 1, len(tournament.rounds)) if given else usual or 1
    return tournament.round(min(number, len(tournament.rounds)))


def _next(context: ClubContext, request: Request) -> Round:
    tournament = context.club.tournament
    return _round(context, request, usual=tournament.current or len(tournament.rounds))


def _seating(context: ClubContext, request: Request) -> Paper:
    round_ = _next(context, request)
    return publications.seating_paper(
        context.club.tournament, round_, explain_round(context.club.tournament, round_.number)
    )


def _protocol(context: ClubContext, _request: Request) -> Paper:
    known = context.club.running.known
    if known is not None:
        return publications.protocol_paper(in_a_row(known))
    return publications.protocol_paper(
        read_tournament_journal(context.club.lines, context.club.archive.people).lines
    )


DOCUMENTS: Final[Mapping[str, Builder]] = MappingProxyType(
    {
        "proposal": lambda context, _request: publications.proposal_paper(context.club.tournament.proposal),
        "seating": _seating,
        "cards": lambda context, request: publications.cards_paper(
            context.club.tournament, _next(context, request)
        ),
        "results": lambda context, request: publications.results_paper(
            context.club.tournament, _round(context, request, usual=context.club.tournament.fixed)
        ),
        "standings": lambda context, _request: standings.standings_paper(context.club.tournament),
        "report": lambda context, _request: publications.report_paper(context.club.tournament),
        "protocol": _protocol,
        "league": lambda context, request: make_league_paper(context, asked_league(context, request)),
    }
)
"""Every document by the id of its word, without the prefix."""


def build_paper(context: ClubContext, request: Request) -> Paper:
    """Return the document that is asked for; further items are for the document.

    Raises:
        GameError: There is no such document, or not yet.
    """
    name = find_word(context.words, "paper-", request.items[0])
    rest = Request(request.items[1:], request.options)
    paper = DOCUMENTS[name](context, rest)
    if name == "league":
        return prove_paper(context, paper, asked_league(context, rest).tournaments)
    # Before a round is over its cards and tables lie about, where nothing is to be compared yet.
    over = name not in {"seating", "cards"} or _next(context, rest).finished
    return prove_paper(context, paper, (context.club.current,)) if over and name != "proposal" else paper


def papers(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Write a document to a new file; without a file read it, without a document say which there are.

    In a conversation the file stands behind the document: `pořadí, poradi.html`.

    Raises:
        GameError: There is no such document or format, or the file can't be written.
    """
    if not request.items:
        names = tuple(context.words.word(f"paper-{name}") for name in DOCUMENTS)
        return (
            say("club-papers-which", papers=Listing(names)),
            say("club-papers-formats", formats=Listing(FORMATS)),
        )
    items, file = request.items, request.value("file")
    if file is None and len(items) > 1 and items[-1].endswith(tuple(SUFFIXES.values())):
        items, file = items[:-1], items[-1]
    paper = build_paper(context, Request(items, request.options))
    if file is None and request.has("format"):
        raise GameError("club-error-paper-file", format=quote_briefly(request.value("format") or ""))
    if file is None:
        return spoken(paper)
    data = write_paper(paper, context.language, format_of(request, file), page_settings(context, request))
    write_file(file, data)
    return (say("club-did-paper", paper=Nested(paper.title), file=file),)


def format_of(request: Request, file: str) -> str:
    """Return the format that was asked for, else the one that the name of the file ends with.

    Raises:
        GameError: `club-error-format` with those there are.
    """
    wanted = request.value("format")
    if wanted is None:
        wanted = next((one for one in FORMATS if file.casefold().endswith(SUFFIXES[one])), file[-8:])
    if wanted not in FORMATS:
        raise GameError("club-error-format", value=quote_briefly(wanted), known=FORMATS)
    return wanted


def page_settings(context: ClubContext, request: Request) -> PageSettings:
    """Return the paper for Braille: the usual one, with what was asked for.

    Raises:
        GameError: There is no such sheet or size.
    """
    size = context.sheet
    named = request.value("paper")
    if named is not None:
        if named not in PRESETS:
            raise GameError("club-error-word", word=quote_briefly(named), choices=tuple(PRESETS))
        size = preset(named)
    width, lines = request.value("width"), request.value("lines")
    size = PageSize(
        size.width if width is None else read_number(width, MIN_WIDTH, MAX_WIDTH),
        size.lines if lines is None else read_number(lines, MIN_LINES, MAX_LINES),
    )
    return PageSettings(size, dt.date.fromisoformat(context.club.now()[:10]))

"""Documents: which one, in which format, into which files."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.braille.pages import MAX_LINES, MAX_WIDTH, MIN_LINES, MIN_WIDTH, PRESETS, PageSize, preset
from accessgames.club.desk.commands.outcome import asked_league
from accessgames.club.desk.commands.proofs import prove_paper
from accessgames.club.desk.commands.rounds import explain_round
from accessgames.club.desk.commands.sources import Sources
from accessgames.club.desk.new_files import write_files
from accessgames.club.desk.open_club import ClubContext, Request
from accessgames.club.desk.typed import find_word, read_number
from accessgames.club.papers import publications, standings, writers
from accessgames.club.papers.paper import Cut, Paper, spoken
from accessgames.engine import GameError
from accessgames.language import Listing, Message, Nested, say
from accessgames.language.commandline import quote_briefly

if TYPE_CHECKING:
    from accessgames.club.model.tournament import Round

Builder = Callable[[Sources, Request], Paper]


def _round(sources: Sources, request: Request, *, usual: int) -> Round:
    tournament = sources.tournament
    if not tournament.rounds:
        raise GameError("club-error-not-seated")
    given = request.value("round")
    number = read_number(given, 1, len(tournament.rounds)) if given else usual or 1
    return tournament.round(min(number, len(tournament.rounds)))


def _next(sources: Sources, request: Request) -> Round:
    tournament = sources.tournament
    return _round(sources, request, usual=tournament.current or len(tournament.rounds))


def _seating(sources: Sources, request: Request) -> Paper:
    round_, tournament = _next(sources, request), sources.tournament
    return publications.seating_paper(tournament, round_, explain_round(tournament, round_.number))


def _league(sources: Sources, request: Request) -> Paper:
    made = asked_league(sources.context, request)
    return standings.league_paper(made, sources.tournaments(made.tournaments))


DOCUMENTS: Final[Mapping[str, Builder]] = MappingProxyType(
    {
        "proposal": lambda sources, _request: publications.proposal_paper(sources.tournament.proposal),
        "seating": _seating,
        "cards": lambda sources, request: publications.cards_paper(
            sources.tournament, _next(sources, request)
        ),
        "results": lambda sources, request: publications.results_paper(
            sources.tournament, _round(sources, request, usual=sources.tournament.fixed)
        ),
        "standings": lambda sources, _request: standings.standings_paper(sources.tournament),
        "report": lambda sources, _request: publications.report_paper(sources.tournament),
        "protocol": lambda sources, _request: publications.protocol_paper(sources.lines()),
        "league": _league,
    }
)
"""Every document by the id of its word, without the prefix."""

_BEFORE: Final = frozenset({"proposal"})
"""Documents of what is decided before anything is written that could be compared."""


def build_paper(context: ClubContext, request: Request) -> Paper:
    """Return the document that is asked for; further items are for the document.

    Raises:
        GameError: There is no such document, or not yet.
    """
    name = find_word(context.words, "paper-", request.items[0])
    rest = Request(request.items[1:], request.options)
    sources = Sources(context, name)
    paper = DOCUMENTS[name](sources, rest)
    if name == "league":
        return prove_paper(context, paper, asked_league(context, rest).tournaments)
    # Before a round is over its cards and tables lie about, where nothing is to be compared yet.
    over = name not in {"seating", "cards"} or _next(sources, rest).finished
    proven = over and name not in _BEFORE and paper.apart is not Cut.CARDS
    return prove_paper(context, paper, (context.club.current,)) if proven else paper


def papers(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Write a document to a new file; without a file read it, without a document say which there are.

    In a conversation the file stands behind the document: `pořadí, poradi.html`. As CSV a document of several
    tables is as many files.

    Raises:
        GameError: There is no such document or format, or a file can't be written.
    """
    if not request.items:
        names = tuple(context.words.word(f"paper-{name}") for name in DOCUMENTS)
        return (
            say("club-papers-which", papers=Listing(names)),
            say("club-papers-formats", formats=Listing(writers.FORMATS)),
        )
    items, file = request.items, request.value("file")
    if file is None and len(items) > 1 and items[-1].endswith(tuple(writers.SUFFIXES.values())):
        items, file = items[:-1], items[-1]
    paper = build_paper(context, Request(items, request.options))
    if file is None and request.has("format"):
        raise GameError("club-error-paper-file", format=quote_briefly(request.value("format") or ""))
    if file is None:
        return spoken(paper)
    settings = page_settings(context, request)
    made = writers.write_files(paper, context.language, format_of(request, file), file, settings)
    write_files(made)
    if len(made) > 1:
        named = Listing(tuple(made))
        return (say("club-did-papers", paper=Nested(paper.title), files=named, count=len(made)),)
    return (say("club-did-paper", paper=Nested(paper.title), file=file),)


def format_of(request: Request, file: str) -> str:
    """Return the format that was asked for, else the one that the name of the file ends with.

    Raises:
        GameError: `club-error-format` with those there are.
    """
    wanted = request.value("format")
    if wanted is None:
        ends = file.casefold()
        wanted = next((one for one in writers.FORMATS if ends.endswith(writers.SUFFIXES[one])), file[-8:])
    if wanted not in writers.FORMATS:
        raise GameError("club-error-format", value=quote_briefly(wanted), known=writers.FORMATS)
    return wanted


def page_settings(context: ClubContext, request: Request) -> writers.PageSettings:
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
    return writers.PageSettings(size, dt.date.fromisoformat(context.club.now()[:10]))

"""Documents: which one, in which format, into which file."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.braille.pages import MAX_LINES, MAX_WIDTH, MIN_LINES, MIN_WIDTH, PRESETS, PageSize, preset
from accessgames.club.desk.commands.seating import explain_round
from accessgames.club.desk.commands.standings import asked_league, make_league_paper
from accessgames.club.desk.context import Request, write_file
from accessgames.club.desk.typed import find_word, read_number
from accessgames.club.notation import read_tournament_journal
from accessgames.club.papers import FORMATS, SUFFIXES, PageSettings, spoken, write_paper
from accessgames.club.papers.publications import proposal_paper, protocol_paper, report_paper
from accessgames.club.papers.rounds import cards_paper, results_paper, seating_paper
from accessgames.club.papers.standings import standings_paper
from accessgames.engine import GameError
from accessgames.language import Listing, Message, Nested, say
from accessgames.language.commandline import quote_briefly

if TYPE_CHECKING:
    from accessgames.club.desk.context import ClubContext
    from accessgames.club.model import Round
    from accessgames.club.papers import Paper

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
    return seating_paper(
        context.club.tournament, round_, explain_round(context.club.tournament, round_.number)
    )


DOCUMENTS: Final[Mapping[str, Builder]] = MappingProxyType(
    {
        "proposal": lambda context, _request: proposal_paper(context.club.tournament.proposal),
        "seating": _seating,
        "cards": lambda context, request: cards_paper(context.club.tournament, _next(context, request)),
        "results": lambda context, request: results_paper(
            context.club.tournament, _round(context, request, usual=context.club.tournament.fixed)
        ),
        "standings": lambda context, _request: standings_paper(context.club.tournament),
        "report": lambda context, _request: report_paper(context.club.tournament),
        "protocol": lambda context, _request: protocol_paper(
            read_tournament_journal(context.club.lines).lines
        ),
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
    return DOCUMENTS[name](context, Request(request.items[1:], request.options))


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

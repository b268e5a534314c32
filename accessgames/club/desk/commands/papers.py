"""Documents: which one, in which format, into which files."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.braille import pages
from accessgames.club.desk import new_files, open_club, typed
from accessgames.club.desk.commands import outcome, proofs, rounds
from accessgames.club.desk.commands.sources import Sources, hidden_names
from accessgames.club.model.tournament import MAX_PLAYERS
from accessgames.club.papers import anonymity, book, handouts, publications, standings, writers
from accessgames.club.papers.paper import Cut, Paper, spoken
from accessgames.engine import GameError
from accessgames.language import Listing, Message, Nested, say
from accessgames.language.commandline import quote_briefly

if TYPE_CHECKING:
    from accessgames.club.model.tournament import Round, Tournament

Builder = Callable[[Sources, open_club.Request], Paper]


def _round(sources: Sources, request: open_club.Request, *, usual: int) -> Round:
    tournament = sources.tournament
    if not tournament.rounds:
        raise GameError("club-error-not-seated")
    given = request.value("round")
    number = typed.read_number(given, 1, len(tournament.rounds)) if given else usual or 1
    return tournament.round(min(number, len(tournament.rounds)))


def _next(sources: Sources, request: open_club.Request) -> Round:
    tournament = sources.tournament
    return _round(sources, request, usual=tournament.current or len(tournament.rounds))


def _seating(sources: Sources, request: open_club.Request) -> Paper:
    round_, tournament = _next(sources, request), sources.tournament
    notes = (*rounds.explain_round(tournament, round_.number), *proofs.tell_guarantee(tournament))
    return publications.seating_paper(tournament, round_, notes)


def _plans(sources: Sources, request: open_club.Request) -> Paper:
    tournament = sources.tournament
    if not tournament.rounds:
        raise GameError("club-error-not-seated")
    return handouts.plans_paper(tournament, [typed.find_player(tournament, one) for one in request.items])


def _over(sources: Sources, key: str) -> Tournament:
    """Return the tournament that is worked on; refuse what is written only when everything is played."""
    tournament = sources.tournament
    if not standings.is_over(tournament):
        raise GameError(key, played=tournament.played, rounds=tournament.proposal.rounds)
    return tournament


def _certificates(sources: Sources, request: open_club.Request) -> Paper:
    tournament = _over(sources, "club-error-not-over")
    most = typed.read_number(request.text, 1, MAX_PLAYERS) if request.items else 0
    return handouts.certificates_paper(tournament, most)


def _story(sources: Sources, _request: open_club.Request) -> Paper:
    _over(sources, "club-error-story")
    return sources.story(sources.context.club.running.id)


def _book(sources: Sources, _request: open_club.Request) -> Paper:
    tournament = sources.tournament
    over = standings.is_over(tournament)
    return book.book_paper(tournament, sources.story(sources.context.club.running.id) if over else None)


def _league(sources: Sources, request: open_club.Request) -> Paper:
    return sources.league(outcome.asked_league(sources.context, request))


DOCUMENTS: Final[Mapping[str, Builder]] = MappingProxyType(
    {
        "proposal": lambda sources, _request: publications.proposal_paper(sources.tournament.proposal),
        "attendance": lambda sources, _request: handouts.attendance_paper(sources.tournament),
        "seating": _seating,
        "cards": lambda sources, request: publications.cards_paper(
            sources.tournament, _next(sources, request)
        ),
        "slips": lambda sources, request: handouts.slips_paper(sources.tournament, _next(sources, request)),
        "places": lambda sources, request: handouts.places_paper(sources.tournament, _next(sources, request)),
        "plans": _plans,
        "results": lambda sources, request: publications.results_paper(
            sources.tournament, _round(sources, request, usual=sources.tournament.fixed)
        ),
        "standings": lambda sources, _request: standings.standings_paper(sources.tournament),
        "certificates": _certificates,
        "report": lambda sources, _request: publications.report_paper(sources.tournament),
        "story": _story,
        "book": _book,
        "protocol": lambda sources, _request: publications.protocol_paper(sources.lines()),
        "league": _league,
    }
)
"""Every document by the id of its word, without the prefix."""

_OWN: Final = frozenset({"attendance", "slips", "protocol"})
"""Documents that are for the organiser alone: without names they are of no use, or have earlier ones."""

_UNPROVEN: Final = frozenset({"proposal", "attendance", "plans", "certificates", "story"})
"""Documents of what is decided before there are results, and those that go to a wall or a newsletter."""


_ASKED: Final = frozenset({"plans", "certificates", "league"})
"""Documents that something more can be said to: whose, down to which place, over which tournaments."""


def find_document(context: open_club.ClubContext, items: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Return which document is meant, and what is for the document itself.

    Its name may be several items, as on a command line, or stand in one with what comes behind it.

    Raises:
        GameError: There is no such document, or nothing can be said to it.
    """
    words = items[0].split()
    readings = [
        *((" ".join(items[:count]), items[count:]) for count in range(len(items), 0, -1)),
        *(
            (" ".join(words[:count]), (" ".join(words[count:]), *items[1:]))
            for count in range(len(words) - 1, 0, -1)
        ),
    ]
    for text, rest in readings:
        with suppress(GameError):
            name = typed.find_word(context.words, "paper-", text)
            if not rest or name in _ASKED:
                return name, rest
    return typed.find_word(context.words, "paper-", " ".join(items)), ()


def build_paper(context: open_club.ClubContext, request: open_club.Request) -> Paper:
    """Return the document that is asked for; further items are for the document.

    A word behind it makes it one for everybody to see, which tells only what people agreed to.

    Raises:
        GameError: There is no such document, or not yet, or none for everybody to see.
    """
    asked, public = split_public(context, request.items)
    name, items = find_document(context, asked)
    if public and name in _OWN:
        raise GameError("club-error-paper-public", paper=context.words.word(f"paper-{name}"))
    sources = Sources(context, name, public=public)
    paper = _proven(context, name, sources, open_club.Request(items, request.options))
    return anonymity.hide_names(paper, hidden_names(context)) if public else paper


def split_public(context: open_club.ClubContext, items: tuple[str, ...]) -> tuple[tuple[str, ...], bool]:
    """Return what was asked for without the word for everybody to see, and whether it was there.

    It may be an item, or the last word of one; a document has to be left.
    """
    kept = []
    for item in items:
        before, _, last = item.rpartition(" ")
        text = before if context.words.in_full("club-public", last) else item
        kept += [text] if text and not context.words.in_full("club-public", text) else []
    return (tuple(kept), tuple(kept) != items) if kept else (items, False)


def _proven(context: open_club.ClubContext, name: str, sources: Sources, rest: open_club.Request) -> Paper:
    paper = DOCUMENTS[name](sources, rest)
    if name == "league":
        return proofs.prove_paper(context, paper, outcome.asked_league(context, rest).tournaments)
    # Before a round is over its cards and tables lie about, where nothing is to be compared yet.
    over = name not in {"seating", "cards"} or _next(sources, rest).finished
    proven = over and name not in _UNPROVEN and paper.apart is not Cut.CARDS
    return proofs.prove_paper(context, paper, (context.club.current,)) if proven else paper


def papers(context: open_club.ClubContext, request: open_club.Request) -> tuple[Message, ...]:
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
    # The words of a command line may hold commas, as what is typed at the desk does.
    first = open_club.split_items(request.items[0])
    items, file = (*first, *request.items[1:]), request.value("file")
    if file is None and len(items) > 1 and items[-1].endswith(tuple(writers.SUFFIXES.values())):
        items, file = items[:-1], items[-1]
    paper = build_paper(context, open_club.Request(items, request.options))
    if file is None and request.has("format"):
        raise GameError("club-error-paper-file", format=quote_briefly(request.value("format") or ""))
    if file is None:
        return spoken(paper)
    settings = page_settings(context, request)
    made = writers.write_files(paper, context.language, format_of(request, file), file, settings)
    new_files.write_files(made)
    if len(made) > 1:
        named = Listing(tuple(made))
        return (say("club-did-papers", paper=Nested(paper.title), files=named, count=len(made)),)
    return (say("club-did-paper", paper=Nested(paper.title), file=file),)


def format_of(request: open_club.Request, file: str) -> str:
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


def page_settings(context: open_club.ClubContext, request: open_club.Request) -> writers.PageSettings:
    """Return the paper for Braille: the usual one, with what was asked for.

    Raises:
        GameError: There is no such sheet or size.
    """
    size = context.sheet
    named = request.value("paper")
    if named is not None:
        if named not in pages.PRESETS:
            raise GameError("club-error-word", word=quote_briefly(named), choices=tuple(pages.PRESETS))
        size = pages.preset(named)
    width, lines = request.value("width"), request.value("lines")
    size = pages.PageSize(
        size.width if width is None else typed.read_number(width, pages.MIN_WIDTH, pages.MAX_WIDTH),
        size.lines if lines is None else typed.read_number(lines, pages.MIN_LINES, pages.MAX_LINES),
    )
    return writers.PageSettings(size, dt.date.fromisoformat(context.club.now()[:10]))

"""Whole tournaments of other programs and for them: written as a JSON document, and taken in from one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.club import audit, events
from accessgames.club.desk import new_files
from accessgames.club.desk.commands import papers, sources, tournaments
from accessgames.club.exchange import document, history
from accessgames.club.papers import anonymity
from accessgames.club.store import archive as clubs
from accessgames.club.union import writing
from accessgames.dataclasses import replace
from accessgames.engine import GameError
from accessgames.language import Message, say
from accessgames.storage import files

if TYPE_CHECKING:
    from accessgames.club.desk.open_club import ClubContext, Request
    from accessgames.club.rules.course import Course

_SUFFIX: Final = ".json"
_PUBLIC: Final = 0o666


def is_named(file: str) -> bool:
    """Tell whether a file is called as a document is."""
    return file.casefold().endswith(_SUFFIX)


def asked_file(context: ClubContext, items: tuple[str, ...]) -> tuple[str, bool]:
    """Return the file that is named first, and whether what is written there is for everybody to see."""
    asked, public = papers.split_public(context, items)
    return asked[0], public


def export_document(
    context: ClubContext, file: str, wanted: str | None, *, public: bool
) -> tuple[Message, ...]:
    """Write a tournament as a document: the one that is worked on unless another is named.

    Args:
        context: What commands work with.
        file: A new file.
        wanted: The tournament as typed, or None.
        public: Whether it tells only what people agreed to, as papers for everybody do, and no reasons.

    Raises:
        GameError: There is no such tournament, or a file of this name.
    """
    club = context.club
    chosen = club.running.id if wanted is None else tournaments.find_tournament(context, wanted)
    known = sources.Sources(context, "exchange", public=public).tournaments((chosen,))[0]
    if public:
        known = anonymity.renamed(known, sources.hidden_names(context))
    course = history.tell_course(club.tournaments[chosen].course.events, known, reasons=not public)
    text = document.write_document(document.document_of(course))
    new_files.write_file(file, text.encode(), _PUBLIC if public else files.OWNER_ONLY)
    told = say(
        "club-did-exchange-out",
        name=known.proposal.name, file=file, count=len(known.players), rounds=len(known.rounds),
    )  # fmt: skip
    word = context.words.word("club-public")
    return (told, say("club-did-exchange-names", public="yes" if public else "no", word=word))


def import_document(context: ClubContext, text: str, request: Request) -> tuple[Message, ...]:
    """Take in a tournament of a document as a new one, which is worked on from then on.

    Raises:
        GameError: It is no such document, breaks a rule, or is here already. Nothing changed.
    """
    course, club = document.read_document(text), context.club
    _check_new(context, course)
    name = course.tournament.proposal.name
    new = clubs.free_id(name, club.archive.tournaments)
    copy = _copy_of(context, course, new)
    club.found(request.value("club") or club.wanted or context.language.text("club-usual-club"))
    club.unite(replace(copy, name=club.archive.name))
    club.current = new
    found = club.tournament
    return (
        say("club-did-exchange-in", name=name, count=len(found.players), rounds=len(found.rounds)),
        *tournaments.tell_next_word(context),
    )


def _check_new(context: ClubContext, course: Course) -> None:
    """Refuse a tournament that is here already, to the last result and name."""
    about = course.tournament.proposal
    for one in context.club.tournaments.values():
        there = one.tournament.proposal
        same = (there.name, there.date) == (about.name, about.date)
        if same and history.tell_course(one.course.events, one.tournament).events == course.events:
            raise GameError("club-error-exchange-known", tournament=one.id)


def _copy_of(context: ClubContext, course: Course, new: str) -> clubs.Archive:
    """Return a copy of a club that has this tournament alone, written here and now, with a fresh seed.

    Raises:
        GameError: `club-error-exchange-long` where something of it fits no line of a journal.
    """
    scribe, texts = context.club.scribe, dict[str, str]()
    about = course.events[0]
    assert isinstance(about, events.Created)  # noqa: S101 - each course begins so
    happened: list[events.Event] = [replace(about, seed=context.club.seed()), *course.events[1:]]
    for at, event in enumerate(happened):
        happened[at], beside = scribe.named(event)
        texts.update(beside)
    writer = writing.EntryWriter(None, scribe.salt, new)
    try:
        lines = scribe.write_entries(writer, tuple(happened))
    except ValueError:
        raise GameError("club-error-exchange-long") from None
    audit.run_entries(new, tuple(writer.written))  # before there is a club that has it
    return clubs.Archive(new, {new: lines}, people=texts)

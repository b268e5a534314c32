"""The protocol: everything that happened at a tournament, in order, with what was taken back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from accessgames.club.events import Created, Undone
from accessgames.club.papers.documents.happenings import event_message
from accessgames.club.papers.paper import Entries, Paper
from accessgames.club.rules import begin
from accessgames.language import Nested, say

if TYPE_CHECKING:
    from accessgames.club.notation import Line
    from accessgames.club.rules import Course
    from accessgames.language import Message

_DATE = len("2026-11-21T")
_TIME = len("16:00")


def protocol_paper(lines: Iterable[Line]) -> Paper:
    """Return the protocol of a tournament.

    Args:
        lines: Its whole journal; not empty.

    Raises:
        IllegalAction: The journal does not follow the rules.
    """
    told, course = [], None
    for number, line in enumerate(lines, 1):
        course, happened = _step(course, line)
        told.append(_entry(number, happened, line.when))
    name = course.tournament.proposal.name if course else ""
    return Paper(say("club-protocol-title", name=name), (Entries(tuple(told)),))


def _step(course: Course | None, line: Line) -> tuple[Course, Message]:
    event = line.event
    if course is None or isinstance(event, Created):
        begun = begin(event) if isinstance(event, Created) else None
        if begun is None:
            raise ValueError(f"a journal begins with {Created.__name__}, not with {event!r}")
        return begun, event_message(begun.tournament, event)
    after = course.after(event)
    taken = len(course.events) - event.keep if isinstance(event, Undone) else 0
    return after, event_message(after.tournament, event, taken)


def _entry(number: int, happened: Message, when: str) -> Message:
    time = when[_DATE : _DATE + _TIME]
    if not time:
        return say("club-protocol-entry", number=number, event=Nested(happened))
    return say("club-protocol-entry-time", number=number, event=Nested(happened), time=time)

"""The journal of a tournament carried out line by line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessgames.club.notation import Writer, read
from accessgames.club.rules import Course, Retracing, replay
from accessgames.engine import GameError

if TYPE_CHECKING:
    from accessgames.club.events import Event
    from accessgames.club.model import Tournament


@dataclass(frozen=True, slots=True)
class Running:
    """A tournament of the club.

    Attributes:
        id: Its name among the tournaments of the club, such as `listopadovy-turnaj`.
        course: The events that hold and what they have made.
        lines: How many lines its journal has.
        last_hash: Hash of the last one.
    """

    id: str
    course: Course
    lines: int
    last_hash: str

    @property
    def tournament(self) -> Tournament:
        """The tournament as it stands."""
        return self.course.tournament

    def writer(self) -> Writer:
        """Return what writes the next line."""
        return Writer(self.lines - 1, self.last_hash)


def run_through(name: str, lines: Iterable[str]) -> Running:
    """Carry out the journal of a tournament.

    Args:
        name: Id of the tournament.
        lines: Lines without their newlines.

    Raises:
        GameError: `club-error-journal` with the tournament, the number of the first line that can't be used,
            counted from 1, and the `cause`.
    """
    try:
        record = read(f"{line}\n" for line in lines)
    except GameError as foreign:
        raise GameError("club-error-journal", tournament=name, line=1, cause=foreign) from None
    if record.damage is not None:
        cause = GameError(record.damage.key, line=record.damage.line)
        raise GameError("club-error-journal", tournament=name, line=record.damage.line, cause=cause)
    try:
        course = replay(record.events)
    except GameError:
        raise first_wrong(name, record.events) from None
    return Running(name, course, len(record.lines), record.last_hash)


def first_wrong(name: str, events: tuple[Event, ...]) -> GameError:
    """Return the mistake that names the first event which was not allowed where it stands."""
    retracing = Retracing()
    for number, event in enumerate(events, 1):
        try:
            retracing.add(event)
        except GameError as cause:
            return GameError("club-error-journal", tournament=name, line=number, cause=cause)
    raise ValueError(name)

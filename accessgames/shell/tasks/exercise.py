"""What is given: a task, who judges it, what is known of earlier tries, what is done with the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import Header, SeatSpec
from accessgames.engine.local_seat import LocalSeat
from accessgames.games.daily import MOST_STARS
from accessgames.shell.seating import HUMAN, name_seats

if TYPE_CHECKING:
    from accessgames.games import DailyTask, Grade, Room, TaskJudge
    from accessgames.language import Language, Message
    from accessgames.shell.settings import Settings

SCRIPTED: Final = "bot:task"
"""What a seat says of whoever has done what the position says; no journal ever holds it."""


@dataclass(frozen=True, slots=True)
class TaskResult:
    """How a task was answered.

    Attributes:
        grade: How good the answer is.
        helps: Steps of help that were taken, from 0 to `MOST_STARS`.
        answer: What was done, in the notation of the game.
    """

    grade: Grade
    helps: int
    answer: tuple[str, ...]

    @property
    def stars(self) -> int:
        """The stars of the answer less one for each step of help, never less than none."""
        return max(0, self.grade.stars - self.helps)


def keep_nothing(_: object, /) -> Sequence[Message]:
    """Do nothing with a result or with a step of help."""
    return ()


@dataclass(frozen=True, slots=True)
class Exercise:
    """A task as it is given to somebody.

    Attributes:
        room: The game.
        task: The position.
        judge: Who judges the answer.
        title: What is told first: which task this is.
        helps: Steps of help that were taken in an earlier try.
        helped: Told how many steps were taken by now, whenever one is; its messages are told.
        finish: Given the result; its messages are told at the end.
        people: Who sat where, in a position that people and computer players have played; empty for others.
        answered: Whether an answer from before is the one that counts.
    """

    room: Room
    task: DailyTask
    judge: TaskJudge[Any, Any]
    title: tuple[Message, ...]
    helps: int = 0
    helped: Callable[[int], Sequence[Message]] = keep_nothing
    finish: Callable[[TaskResult], Sequence[Message]] = keep_nothing
    people: tuple[SeatSpec, ...] = ()
    answered: bool = False


def prepare_position(
    exercise: Exercise, settings: Settings, language: Language
) -> tuple[LocalSeat[Any, Any, Any, Any], tuple[SeatSpec, ...]]:
    """Set up the match as it stands where a task begins; return the seat that is asked and who sits where.

    Raises:
        GameError: The task does not fit the rules.
    """
    task, game = exercise.task, exercise.room.game
    seats = name_seats(tuple(_sitting(exercise, settings, language)), language)
    options = game.setup(task.seats, dict(task.options)).options
    header = Header(game.id, game.rules_version, seats, options, "task", training=True)
    seat, script = LocalSeat.scripted(game, header)
    script.waiting.extend(task.moves)
    while script.waiting:
        seat.advance()
    return seat, seats


def _sitting(exercise: Exercise, settings: Settings, language: Language) -> Iterator[SeatSpec]:
    """Yield who sits where: a person where the question is, elsewhere who has done what the position says."""
    task = exercise.task
    usual = language.text("shell-usual-name", number=1, people=1)
    gender = settings["gender"] if settings["gender"] != "unknown" else ""
    asked, others = SeatSpec(settings["name"] or usual, HUMAN, gender), SeatSpec("", SCRIPTED)
    for seat in range(task.seats):
        known = exercise.people[seat] if exercise.people else asked if seat == task.seat else others
        yield replace(known, player=HUMAN if seat == task.seat else SCRIPTED)


def stars_left(helps: int) -> int:
    """Return how many stars a best answer still gets after so many steps of help."""
    return max(0, MOST_STARS - helps)

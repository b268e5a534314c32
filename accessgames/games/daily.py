"""The daily round: what a game makes of a date, one task for everybody, and how an answer to it is judged.

A task follows from the game, the version of its generator and the date alone. Everything on the way to it and
to the judgement of an answer is made of integers and `Fraction`s, drawn from the engine's streams, so that it
is the same on every platform and Python. What words and values a task has is the game's; who talks about it,
counts stars and remembers results stands in `shell/tasks`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import CHANCE, GameError, Stream, Watch, unwatched, watched
from accessgames.engine.driver import ScriptedMove
from accessgames.engine.game import format_actor

if TYPE_CHECKING:
    import datetime as dt
    from fractions import Fraction

    from accessgames.engine import Actor, Game, Setup
    from accessgames.language import Message

S = TypeVar("S")
A = TypeVar("A")
L_contra = TypeVar("L_contra", contravariant=True)

MOST_STARS: Final = 3
"""Stars of a best answer that was found without help; each step of help costs one."""

HARDEST: Final = 5
"""Tasks are hard from 1 to this, as their solver measures it."""

MOST_ATTEMPTS: Final = 2_000
"""Positions made for one date until one is worth asking about; a generator that needs more is broken."""


@dataclass(frozen=True, slots=True)
class DailyTask:
    """A position of a real match and what is known of its answers; nothing here depends on a language.

    Actions stand in the notation of the game (`Game.format_action`), as in journals.

    Attributes:
        kind: What sort of task it is, one of `DailyTasks.kinds`.
        seats: How many sit at the table.
        options: Options of the game that differ from the usual ones, by key.
        moves: What everybody, chance included, has done since the start of the match, all legal; then `seat`
            is to act.
        seat: Who is asked, and answers by actions of this seat alone.
        best: Best answers, sorted, each the actions one after another; at least one, and all of them where
            they are at most as many as the game lists.
        count: How many best answers there are.
        choices: How many answers there are, in the solver's count; at least 2.
        hardness: How hard it is, from 1 to `HARDEST`, by the solver alone.
        date: Of which day it is, such as `2026-11-12`; empty for a task that belongs to no day.
        version: Version of the generator that made it; 0 for a task that none has made.
        material: What is played with instead of the game's own material, line by line in the notation of the
            game (`room.room_of` makes the room for it); empty for its own.
    """

    kind: str
    seats: int
    options: tuple[tuple[str, str], ...]
    moves: tuple[ScriptedMove, ...]
    seat: int
    best: tuple[tuple[str, ...], ...]
    count: int
    choices: int
    hardness: int
    date: str = ""
    version: int = 0
    material: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Grade:
    """How good a whole answer is, exactly.

    Attributes:
        value: What it brings, in the unit of the task.
        best: What a best answer brings.
        stars: From 0 to `MOST_STARS`, before help is counted; all of them only for a best answer.
    """

    value: Fraction
    best: Fraction
    stars: int

    @property
    def right(self) -> bool:
        """Whether the answer is one of the best."""
        return self.value == self.best


class TaskJudge(Protocol[A, L_contra]):
    """Judges the answers to one task, and has the words for it.

    Every method gets what the seat has `done` since the position of the task: actions that the rules allowed,
    without those that were taken back. The listener is the seat that is asked, in the position after them.
    """

    @property
    def told(self) -> tuple[str, ...]:
        """Ids of the game's answers that tell the position before the question, in their order."""

    @property
    def news(self) -> bool:
        """Whether what the game tells of the last part of an answer is told before the verdict.

        Not where the game judges the answer itself and goes on to something else.
        """

    def grade(self, done: Sequence[A], /) -> Grade | None:
        """Judge an answer; None while it is not whole, so that the seat goes on."""

    def advice(self, done: Sequence[A], /) -> Sequence[A]:
        """Return how a best answer goes on from here; empty where none does and something has to go back."""

    def question(self, listener: L_contra, /) -> Message:
        """Say what is to be found and by which measure, in one sentence; kind `turn`."""

    def verdict(self, done: Sequence[A], grade: Grade, listener: L_contra, /) -> Iterable[Message]:
        """Say how good the answer was, what the best one is and why, by the game's own reasons.

        The listener is in the position of the task, before the answer. The stars are told by who asks.
        """


class DailyTasks(Protocol[A, L_contra]):
    """A game that has a task for every day."""

    @property
    def version(self) -> int:
        """Version of the generator; another task for any date means another version."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Sorts of tasks, taken in turn day by day; ids of printable ASCII."""

    def make(self, kind: str, stream: Stream, /) -> DailyTask | None:
        """Make a task from what a stream draws; None where this draw came out dull and another is tried.

        The generator leaves `date` and `version` as they are.
        """

    def judge(self, task: DailyTask, /) -> TaskJudge[A, L_contra]:
        """Return who judges answers to a task that this generator has made."""


def kind_of(tasks: DailyTasks[Any, Any], day: dt.date) -> str:
    """Return which kind of task a day has: they take turns."""
    return tasks.kinds[day.toordinal() % len(tasks.kinds)]


def daily_task(
    game_id: str, tasks: DailyTasks[Any, Any], day: dt.date, watch: Watch = unwatched
) -> DailyTask:
    """Make the task of a game for a day, the same everywhere; `watch` is told how many draws were dull.

    Raises:
        GameError: `error-daily-none` with the game and the date: the generator found nothing worth asking.
    """
    kind, date = kind_of(tasks, day), day.isoformat()
    stream = Stream(f"daily/{game_id}/{tasks.version}/{kind}/{date}", "task")
    for attempt in watched(range(MOST_ATTEMPTS), watch):
        stream.seek(attempt)
        task = tasks.make(kind, stream)
        if task is not None:
            return replace(task, date=date, version=tasks.version)
    raise GameError("error-daily-none", game=game_id, date=date)


def task_data(game: Game[Any, Any, Any, Any], task: DailyTask) -> dict[str, object]:
    """Return a task without its answer, for other programs; in this order, `material` where there is any.

    Args:
        game: The rules with the material of the task (`room.room_of`).
        task: The task.
    """
    return {
        "format": 1,
        "game": game.id,
        "rules": game.rules_version,
        "date": task.date,
        "version": task.version,
        "kind": task.kind,
        "seats": task.seats,
        "options": dict(game.setup(task.seats, dict(task.options)).options),
        "moves": [{"by": format_actor(move.actor), "do": move.text} for move in task.moves],
        "seat": task.seat,
        "choices": task.choices,
        "best": task.count,
        "hardness": task.hardness,
        **({"material": list(task.material)} if task.material else {}),
    }


def hundredths(value: Fraction) -> dict[str, str]:
    """Return a value rounded to two places for a message: its `sign`, what is `whole`, and the `cents`.

    >>> from fractions import Fraction
    >>> hundredths(Fraction(-22, 7))
    {'sign': 'minus', 'whole': '3', 'cents': '14'}
    """
    cents = (abs(value.numerator) * 200 + value.denominator) // (2 * value.denominator)
    whole, rest = divmod(cents, 100)
    return {"sign": "minus" if value < 0 and cents else "plus", "whole": str(whole), "cents": f"{rest:02}"}


class Course(Generic[S, A]):
    """A match that is played towards the position of a task, with its luck from the stream of the task.

    Attributes:
        game: The rules.
        setup: Seats and options.
        state: The position reached so far.
        moves: What was done on the way.
    """

    def __init__(self, game: Game[S, A, Any, Any], setup: Setup, stream: Stream) -> None:
        """Begin a match; nothing has happened yet."""
        self.game = game
        self.setup = setup
        self.state = game.initial(setup)
        self.moves: list[ScriptedMove] = []
        self._stream = stream

    def do(self, actor: Actor, action: A) -> None:
        """Let somebody act; the generator answers for its being legal."""
        self.moves.append(ScriptedMove(actor, self.game.format_action(action)))
        self.state = self.game.apply(self.state, actor, action).state

    def draw(self) -> None:
        """Let chance act as long as it alone can."""
        while self.game.actors(self.state) == (CHANCE,):
            self.do(CHANCE, self.game.chance(self.state, self._stream))


def position_of(game: Game[S, A, Any, Any], task: DailyTask) -> S:
    """Return the true state of a task's position.

    Raises:
        GameError: The task does not fit the rules.
    """
    state = game.initial(game.setup(task.seats, dict(task.options)))
    for move in task.moves:
        state = game.play(state, move.actor, game.parse_action(move.text)).state
    return state

"""Tasks of many days, and a seat in the position of one of them, for the tests of every game's generator."""

from __future__ import annotations

import datetime as dt
import hashlib
from functools import cache
from typing import TYPE_CHECKING, Any

from accessgames.dataclasses import dataclass
from accessgames.engine import Perspective
from accessgames.games import DailyTask, Listener, Room, daily_task, load_room
from accessgames.games.daily import position_of
from accessgames.games.room import room_of
from accessgames.language import Language, Message, Person, Rendered

if TYPE_CHECKING:
    from collections.abc import Sequence

FIRST = dt.date(2026, 11, 23)


@cache
def task_of(game: str, number: int) -> DailyTask:
    """The task of a game so many days after the first one."""
    tasks: Any = load_room(game).daily
    return daily_task(game, tasks, FIRST + dt.timedelta(days=number))


@dataclass(frozen=True)
class TaskTable:
    """The seat that is asked, in the position of a task or after some of its actions.

    Attributes:
        room: The game with the material of the day.
        task: The task.
        state: The position.
        done: What was done since the position of the task.
    """

    room: Room
    task: DailyTask
    state: Any
    done: tuple[Any, ...] = ()

    @classmethod
    def of(cls, game: str, number: int) -> TaskTable:
        """The table of a day's task; every move towards it has to be legal."""
        room, task = load_room(game), task_of(game, number)
        own = room_of(room, task)
        return cls(own, task, position_of(own.game, task))

    @property
    def judge(self) -> Any:  # noqa: ANN401 - by game
        """Who judges answers."""
        tasks: Any = self.room.daily
        return tasks.judge(self.task)

    def after(self, *actions: Any) -> TaskTable:  # noqa: ANN401 - by game
        """The table after actions of the seat, each of them checked by the rules."""
        state = self.state
        for action in actions:
            state = self.room.game.play(state, self.task.seat, action).state
        return TaskTable(self.room, self.task, state, (*self.done, *actions))

    def typed(self, *texts: str) -> TaskTable:
        """The same with actions in the notation of the game."""
        return self.after(*map(self.room.game.parse_action, texts))

    def grade(self) -> Any:  # noqa: ANN401 - None until the answer is whole, which most tests know
        """How the answer so far is judged."""
        return self.judge.grade(self.done)

    def listener(self, tag: str = "cs") -> Listener:
        """The seat that is asked, in this position."""
        game, seat = self.room.game, self.task.seat
        people = tuple(
            Person(f"N{each}", "you" if each == seat else "other") for each in range(self.task.seats)
        )
        words = language(tag).vocabulary("common", "space", "shell", game.id)
        return Listener(Perspective(game, game.view(self.state, seat), seat), people, frozenset(), words)


@cache
def language(tag: str) -> Language:
    """A strict language: every missing message or argument is an error."""
    return Language(tag, strict=True)


def rendered(messages: Sequence[Message], tag: str) -> list[Rendered]:
    """Messages in all three forms."""
    return [language(tag).render(message) for message in messages]


def verdict(table: TaskTable, tag: str = "cs") -> list[str]:
    """What is told of an answer, in full."""
    told = table.judge.verdict(table.done, table.grade(), table.listener(tag))
    return [line.full for line in rendered(told, tag)]


def digest(game: str, days: int) -> str:
    """What the tasks of so many days are, in 16 hexadecimal digits."""
    text = "\n".join(repr(task_of(game, number)) for number in range(days))
    return hashlib.sha256(text.encode()).hexdigest()[:16]

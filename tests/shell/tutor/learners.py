"""Learners who take a test without a console: one at random, or one who does what a function says."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from accessgames.engine import Perspective, Stream
from accessgames.games import Listener, teaching
from accessgames.games.daily import DailyTask, position_of
from accessgames.language import Language, Person
from accessgames.shell.settings import WORD_FILES
from accessgames.shell.tutor import texts
from accessgames.shell.tutor.examining import make_test

if TYPE_CHECKING:
    from accessgames.games import Room
    from accessgames.shell.tutor.lesson import Lesson, LessonScene

Player = Callable[[Listener, tuple[str, ...]], Any]
"""Chooses an action: who is asked in the position, and the aim with its words."""

MOST_PARTS = 60


def listener_of(room: Room, scene: LessonScene, tag: str = "cs") -> Listener:
    """The learner at the table of a scene that nobody has begun."""
    game = room.game
    task = DailyTask("", scene.seats, tuple(scene.options.items()), scene.before, 0, (), 1, 2, 1)
    view = game.view(position_of(game, task), 0)
    people = tuple(Person(f"P{seat}", "you" if not seat else "other") for seat in range(scene.seats))
    words = Language(tag).vocabulary(*WORD_FILES, game.id)
    return Listener(Perspective(game, view, 0), people, frozenset(range(1, scene.seats)), words)


def answer(room: Room, scene: LessonScene, player: Player) -> tuple[bool, teaching.Attempt[Any, Any]]:
    """Let somebody answer a task, part by part until it is whole."""
    (step,) = scene.steps
    start = now = listener_of(room, scene)
    name, *words = step.aim
    assert room.teaching is not None
    actions: tuple[Any, ...] = ()
    for _ in range(MOST_PARTS):
        if not now.perspective.to_act:
            break
        action = player(now, step.aim)
        assert now.perspective.refusal(action) is None, action
        actions, now = (*actions, action), texts.after(now, action)
        attempt = teaching.Attempt(start, actions, now.perspective)
        reached = room.teaching.aims[name].reached(attempt, tuple(words))
        if reached is not None:
            return reached, attempt
    return False, teaching.Attempt(start, actions, now.perspective)


def right_answers(room: Room, number: int, player: Player) -> int:
    """How many tasks of a test somebody gets right."""
    return sum(answer(room, scene, player)[0] for scene in exam_of(room, number).scenes)


@cache
def exam_of(room: Room, number: int) -> Lesson:
    """A test of a game, made but once."""
    return make_test(room, number)


def random_player(seed: int) -> Player:
    """Somebody who does anything that the rules allow."""
    stream = Stream(f"learner {seed}", "bot")

    def choose(listener: Listener, _: tuple[str, ...]) -> Any:  # noqa: ANN401 - by game
        legal = listener.perspective.legal
        wanted = stream.below(len(legal))
        return next(action for place, action in enumerate(legal) if place == wanted)

    return choose

"""How hard a task is for the computer players: the weakest level that finds a best answer."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import make_policy
from accessgames.engine import Decision, GameError, Search, Stream
from accessgames.games.daily import position_of

if TYPE_CHECKING:
    from accessgames.engine import Policy
    from accessgames.games import DailyTask, Grade, Room, TaskJudge

MOST_PARTS: Final = 40
"""Parts of an answer after which a computer player is given up."""


def weakest_level(room: Room, task: DailyTask, judge: TaskJudge[Any, Any]) -> int | None:
    """Return the weakest level that gives a best answer, from 1; None where none does without searching.

    Levels that look ahead are not asked: they take seconds.

    Args:
        room: The game.
        task: The task.
        judge: Who judges the answers to it.
    """
    for number, level in enumerate(room.bots.levels, 1):
        if isinstance(room.bots.players.get(level), Search):
            continue
        grade = answer_of(room, task, judge, make_policy(room.bots, f"bot:{number}"))
        if grade is not None and grade.right:
            return number
    return None


def answer_of(room: Room, task: DailyTask, judge: TaskJudge[Any, Any], policy: Policy) -> Grade | None:
    """Return the grade of a computer player's answer; None where it comes to no whole answer."""
    game, state = room.game, position_of(room.game, task)
    done: list[Any] = []
    for part in range(MOST_PARTS):
        if task.seat not in game.actors(state):
            return None
        stream = Stream("task", "bot")
        stream.seek(part)
        legal = game.legal_actions(state, task.seat)
        look = partial(game.view, state, task.seat)
        done.append(policy.choose(Decision(game, task.seat, legal, stream, look)))
        grade = judge.grade(done)
        if grade is not None:
            return grade
        try:
            state = game.play(state, task.seat, done[-1]).state
        except GameError:
            return None
    return None

"""How a computer player works on a task: step by step in its workspace, with slips, then a delayed claim.

It makes one slip at most, with its last step, and never notices. Its answer is checked like everybody's.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from accessgames.games.iqlandie.rules.actions import Claim, IqAction, Work
from accessgames.games.iqlandie.tasks import KINDS, Deck
from accessgames.games.iqlandie.tasks.optics.model import Put
from accessgames.games.iqlandie.tasks.programming.model import Stand
from accessgames.games.iqlandie.tasks.space.model import Lay

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games.iqlandie.bot.skill import Skill
    from accessgames.games.iqlandie.rules.runs import Race, Run
    from accessgames.games.iqlandie.tasks import AnyKind

_NEAR = 2
"""Squares within which a robot or a piece ends up by mistake."""


@lru_cache(maxsize=256)
def planned(deck: Deck, kind: str, number: int) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Return the steps of a solution of a card, and the workspaces on the way, the empty one included."""
    rules, task = KINDS[kind], deck.card(kind, number).task
    steps = rules.solution(task)
    workspaces = [rules.start(task)]
    for step in steps:
        workspaces.append(rules.step(task, workspaces[-1], step))
    return steps, tuple(workspaces)


def solve(race: Race, run: Run, skill: Skill, stream: Stream) -> IqAction:
    """Return the next step, or the claim.

    Args:
        race: A race whose card is known to the player.
        run: Its own run. A workspace that does not lie on its way, such as after a slip, is claimed as it is;
            and so is any at once whose time is stopped.
        skill: What it is like.
        stream: Its randomness at this moment.
    """
    number, work = race.number or 0, run.work
    steps, workspaces = planned(race.deck, race.kind, number)
    place = workspaces.index(work) if work in workspaces else len(steps)
    if place == len(steps):
        if run.stage == "pressed":
            return Claim(0)
        return Claim(skill.delay(race.kind, race.deck.card(race.kind, number).level, stream))
    step = steps[place]
    if place == len(steps) - 1 and stream.random() < skill.slips:
        wrong = slips(KINDS[race.kind], race.task, work, step)
        step = stream.choice(wrong) if wrong else step
    return Work(race.kind, step)


def slips(rules: AnyKind, task: object, work: object, right: object) -> tuple[object, ...]:
    """Return the steps that somebody could make instead of the last right one and that solve nothing.

    Another symbol slides, the robot stops nearby, a piece is turned the other way or lies nearby, a card is
    turned otherwise.
    """
    return tuple(
        step
        for step in rules.steps(task, work)
        if step != right and _alike(step, right) and not rules.solved(task, rules.step(task, work, step))
    )


def _alike(step: object, right: object) -> bool:
    """Tell whether a step could be meant as another one."""
    match step, right:
        case Stand(square=one), Stand(square=other):
            return max(abs(one.column - other.column), abs(one.row - other.row)) <= _NEAR
        case Put(square=one, piece=piece), Put(square=other, piece=wanted):
            return piece == wanted and abs(one.column - other.column) + abs(one.row - other.row) <= 1
        case Lay(laid=one), Lay(laid=other):
            return one.card == other.card and (one.east, one.south) == (0, 0)
        case _:
            return type(step) is type(right)

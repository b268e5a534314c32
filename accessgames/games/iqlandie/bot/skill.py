"""How fast and how reliably computer players solve tasks, by level: step by step, with slips, then a claim.

It makes one slip at most, with its last step, and never notices. Its answer is checked like everybody's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie.rules.actions import DELAYS, SECOND, Claim, IqAction, Work
from accessgames.games.iqlandie.tasks import KINDS, Deck
from accessgames.games.iqlandie.tasks.optics_model import Put
from accessgames.games.iqlandie.tasks.programming import Stand
from accessgames.games.iqlandie.tasks.space_model import Lay

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games.iqlandie.rules.state import Race, Run
    from accessgames.games.iqlandie.tasks.kind import AnyKind

_BY_KIND: Final = MappingProxyType({"biology": 1.2, "programming": 0.6, "optics": 0.9, "space": 1.3})
"""How long tasks of a kind take, compared to the others."""

_BY_LEVEL: Final = MappingProxyType({1: 0.7, 2: 1.0, 3: 1.5})
"""How long tasks of a level take, compared to the middle one."""

SPREAD: Final = 0.45
"""Standard deviation of the logarithm of the time."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What a computer player is like while it solves tasks.

    Attributes:
        seconds: Median time for a task of the middle level, averaged over the kinds.
        slips: Share of the tasks in which its answer is wrong.
    """

    seconds: float
    slips: float

    def median(self, kind: str, level: int) -> float:
        """Return the median time for tasks of a kind and a level, in seconds."""
        return self.seconds * _BY_KIND[kind] * _BY_LEVEL[level]

    def delay(self, kind: str, level: int, stream: Stream) -> int:
        """Draw a time from a log-normal distribution and return the nearest delay that the rules have."""
        wanted: float = self.median(kind, level) * exp(SPREAD * stream.gauss(0, 1)) * SECOND
        nearest: int = min(DELAYS[1:], key=lambda delay: abs(delay - wanted))
        return nearest


SKILLS: Final[Mapping[str, Skill]] = MappingProxyType(
    {
        "random": Skill(seconds=240, slips=0.25),
        "greedy": Skill(seconds=150, slips=0.12),
        "planning": Skill(seconds=95, slips=0.05),
        "beginner": Skill(seconds=360, slips=0.25),
        "apprentice": Skill(seconds=300, slips=0.2),
        "player": Skill(seconds=210, slips=0.1),
        "search": Skill(seconds=65, slips=0.03),
    }
)
"""Skills by the names of the players. The levels 1 to 3 leave those who listen the minutes that they need."""


_NEAR = 2
"""Squares within which a robot or a piece ends up by mistake."""


@lru_cache(maxsize=256)
def planned_steps(deck: Deck, kind: str, number: int) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Return the steps of a solution of a card, and the workspaces on the way, the empty one included."""
    rules, task = KINDS[kind], deck.card(kind, number).task
    steps = rules.solution(task)
    workspaces = [rules.start(task)]
    for step in steps:
        workspaces.append(rules.step(task, workspaces[-1], step))
    return steps, tuple(workspaces)


def next_action(race: Race, run: Run, skill: Skill, stream: Stream) -> IqAction:
    """Return the next step, or the claim.

    Args:
        race: A race whose card is known to the player.
        run: Its own run. A workspace that does not lie on its way, such as after a slip, is claimed as it is;
            and so is any at once whose time is stopped.
        skill: What it is like.
        stream: Its randomness at this moment.
    """
    number, work = race.number or 0, run.work
    steps, workspaces = planned_steps(race.deck, race.kind, number)
    place = workspaces.index(work) if work in workspaces else len(steps)
    if place == len(steps):
        if run.stage == "pressed":
            return Claim(0)
        return Claim(skill.delay(race.kind, race.deck.card(race.kind, number).level, stream))
    step = steps[place]
    if place == len(steps) - 1 and stream.random() < skill.slips:
        wrong = possible_slips(KINDS[race.kind], race.task, work, step)
        step = stream.choice(wrong) if wrong else step
    return Work(race.kind, step)


def possible_slips(rules: AnyKind, task: object, work: object, right: object) -> tuple[object, ...]:
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

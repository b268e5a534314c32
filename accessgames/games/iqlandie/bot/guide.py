"""How computer players solve tasks and choose: by their skill in a race, else by what a judge values most.

In a race step by step, with slips, then a claim: one slip at most, with the last step, never noticed; the
answer is checked like everybody's. For the search a few good pieces and places, and who is ahead. The
chances to win are fitted by `tools/fit_chances.py`: equal players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import Decision, Difference, Game, Reason, Slip, Stream, best_thought_of
from accessgames.games.iqlandie.bot import contrasts
from accessgames.games.iqlandie.bot.evaluation import EVALUATORS, content_of, evaluate_pairs, pair_counts
from accessgames.games.iqlandie.bot.judges import Builder, reasons
from accessgames.games.iqlandie.rules import actions
from accessgames.games.iqlandie.rules.scoring import PER_FIRST
from accessgames.games.iqlandie.rules.state import IqState, IqTable, IqView, Race, Run
from accessgames.games.iqlandie.tasks import KINDS, Deck
from accessgames.games.iqlandie.tasks.optics_model import Put
from accessgames.games.iqlandie.tasks.programming import Stand
from accessgames.games.iqlandie.tasks.space_model import Lay

if TYPE_CHECKING:
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
        wanted: float = self.median(kind, level) * exp(SPREAD * stream.gauss(0, 1)) * actions.SECOND
        nearest: int = min(actions.DELAYS[1:], key=lambda delay: abs(delay - wanted))
        return nearest


SKILLS: Final[Mapping[str, Skill]] = MappingProxyType(
    {
        "random": Skill(seconds=300, slips=0.25),
        "greedy": Skill(seconds=220, slips=0.12),
        "planning": Skill(seconds=200, slips=0.09),
        "beginner": Skill(seconds=260, slips=0.17),
        "apprentice": Skill(seconds=235, slips=0.13),
        "player": Skill(seconds=210, slips=0.1),
        "search": Skill(seconds=190, slips=0.08),
    }
)
"""Skills by the names of the players. All leave those who listen the minutes that they need: levels differ
more by what they do with pieces, as a race that one always wins decides the game by itself."""


_NEAR: Final = 2
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


def next_action(race: Race, run: Run, skill: Skill, stream: Stream) -> actions.IqAction:
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
            return actions.Claim(0)
        return actions.Claim(skill.delay(race.kind, race.deck.card(race.kind, number).level, stream))
    step = steps[place]
    if place == len(steps) - 1 and stream.random() < skill.slips:
        wrong = possible_slips(KINDS[race.kind], race.task, work, step)
        step = stream.choice(wrong) if wrong else step
    return actions.Work(race.kind, step)


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


@dataclass(frozen=True, slots=True)
class Player:
    """A judge for hints, and a policy of its own because solving takes luck and time.

    Attributes:
        builder: What it thinks of pieces.
        skill: How it solves tasks.
        careless: Whether it takes and lays pieces at random, whatever it thinks.
        overlooks: Chance of not seeing an action, from 0 to below 1.
        blur: Each value is misjudged by up to so many points either way.
        slips: The mistakes of people who are learning that it makes with pieces.
    """

    builder: Builder
    skill: Skill
    careless: bool = False
    overlooks: float = 0.0
    blur: float = 0.0
    slips: tuple[Slip, ...] = ()

    def values(self, view: IqView, legal: Sequence[actions.IqAction]) -> tuple[float, ...]:
        """Return a value for each action, in points; in a race only asking for a hint has any."""
        return self.builder.values(view, legal)

    def reasons(self, view: IqView, action: actions.IqAction) -> tuple[Reason, ...]:
        """Return the real parts of the action's value, the weightiest first."""
        return reasons(self.builder, view, action)

    def differences(
        self, view: IqView, action: actions.IqAction, other: actions.IqAction, /
    ) -> tuple[Difference, ...]:
        """Return points, room for pieces and what others would get; see `engine.Comparing`."""
        return tuple(contrasts.differences(view, action, other))

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - as `Policy` has it
        """Work on the task, or return an action of the highest value, equals by the own stream."""
        view: IqView = decision.view
        if view.table.phase == "race" and view.race is not None and view.run is not None:
            return next_action(view.race, view.run, self.skill, decision.stream)
        legal = [action for action in decision.legal if not isinstance(action, actions.Unplace)]
        if len(legal) == 1:
            return legal[0]
        if self.careless:
            return decision.stream.choice(legal)
        stream = decision.stream
        if self.overlooks:
            legal = [one for one in legal if stream.random() >= self.overlooks] or [stream.choice(legal)]
        values = self.builder.values(view, legal)
        if self.blur:
            values = tuple(value + stream.uniform(-self.blur, self.blur) for value in values)
        return best_thought_of(self.slips, view, legal, values, stream)


PROMISING: Final = 6
"""Actions with the same piece that are looked at: places, and with different pieces what is taken."""

EQUAL: Final = 1.0
"""Points that make a candidate e times as likely."""

CHANCE: Final = 8.0
"""Points that make a victory e times as likely."""


@dataclass(frozen=True, slots=True)
class IqGuide:
    """Solves tasks by skill; takes and lays by the values of a builder.

    Attributes:
        builder: What it thinks of pieces.
        skill: How it solves tasks.
    """

    builder: Builder
    skill: Skill

    def candidates(
        self, game: Game[IqState, actions.IqAction, Any, IqView], state: IqState, seat: int, /
    ) -> Sequence[tuple[actions.IqAction, float]]:
        """Return what is worth considering; see `engine.Guide`. Outside of pieces there is one way only."""
        table, race = state.table, state.race
        if table.phase == "race" and race is not None:
            # Luck follows from the situation, as a guide has no stream.
            run = race.runs[seat]
            luck = Stream(f"{table.conditions}/{table.round}/{race.number}/{seat}", f"skill/{len(run.path)}")
            return ((next_action(race, run, self.skill, luck), 1.0),)
        legal = [one for one in game.legal_actions(state, seat) if not isinstance(one, actions.Unplace)]
        if len(legal) == 1:
            return ((legal[0], 1.0),)
        values = self.builder.values(IqView(seat, table, None), legal)
        ranked = sorted(zip(legal, values, strict=True), key=lambda pair: -pair[1])
        best = ranked[0][1]
        if not isinstance(ranked[0][0], actions.Place | actions.TakePiece):
            return ((ranked[0][0], 1.0),)
        found: list[tuple[actions.IqAction, float]] = []
        count: Counter[object] = Counter()
        for action, value in ranked:
            piece = action.piece if isinstance(action, actions.Place) else None
            count[piece] += 1
            if count[piece] <= PROMISING:
                found.append((action, exp((value - best) / EQUAL)))
        return found

    def worth(self, game: Game[IqState, actions.IqAction, Any, IqView], state: IqState, /) -> Sequence[float]:
        """Return the chances by what boards, pieces in hand and pieces still to be taken are worth."""
        del game
        return self.chances(state.table, CHANCE)

    def chances(self, table: IqTable, scale: float) -> tuple[float, ...]:
        """Return everybody's chances when so many points make a victory e times as likely."""
        values = [self.value(table, seat) for seat in range(table.seats)]
        best = max(values)
        weights = [exp((value - best) / scale) for value in values]
        return tuple(weight / sum(weights) for weight in weights)

    def value(self, table: IqTable, seat: int) -> float:
        """Return what a seat can expect: its board, its hand, pieces still to take, and point 8."""
        view, weights = IqView(seat, table, None), self.builder.weights
        hope = self.builder.hope(view)
        board, pair = self.builder.with_hand(view), table.colours_of(seat)
        value = sum(
            EVALUATORS[grid.scoring](grid, content_of(laid), weights, hope)
            for grid, laid in zip(table.expositions, board, strict=True)
        )
        if pair is not None:
            value += evaluate_pairs(pair_counts(board, pair), weights, hope)
        if table.phase in {"take", "add", "draw"} and seat in table.order[table.turn + 1 :]:
            value += sum(self.builder.best_of(view, seat, table.offer(table.kind))[0])
        return value + PER_FIRST * table.firsts[seat]


SCALE: Final = 3.0
"""Points that make a victory e times as likely at the end."""

EARLY: Final = 1.2
"""Points more for each round that is still to come."""


class WinningChances:
    """Chances by the values that the search of the strongest player knows."""

    def __init__(self, guide: IqGuide) -> None:
        """Ask this guide what boards are worth."""
        self._guide = guide

    def __call__(self, game: Game[Any, Any, Any, Any], state: IqState) -> tuple[float, ...] | None:
        """Return everybody's chances; see `WinChances`. None in a practice, which has no boards."""
        del game
        table = state.table
        if table.practice is not None:
            return None
        return self._guide.chances(table, SCALE + EARLY * (table.rounds - table.round))

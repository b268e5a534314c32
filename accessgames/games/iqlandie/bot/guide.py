"""A computer player, which races by its skill and else does what its judge values most.

For the search a few good pieces and places, and who is ahead. The chances to win are fitted by
`tools/fit_chances.py`: equal players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import Stream
from accessgames.games.iqlandie.bot.evaluation import EVALUATORS, content_of, evaluate_pairs, pair_counts
from accessgames.games.iqlandie.bot.judges import reasons
from accessgames.games.iqlandie.bot.skill import next_action
from accessgames.games.iqlandie.rules.actions import IqAction, Place, TakePiece, Unplace
from accessgames.games.iqlandie.rules.state import IqState, IqView

if TYPE_CHECKING:
    from accessgames.engine import Decision, Game, Reason
    from accessgames.games.iqlandie.bot.judges import Builder
    from accessgames.games.iqlandie.bot.skill import Skill
    from accessgames.games.iqlandie.rules.state import IqTable


@dataclass(frozen=True, slots=True)
class Player:
    """A judge for hints, and a policy of its own because solving takes luck and time.

    Attributes:
        builder: What it thinks of pieces.
        skill: How it solves tasks.
        careless: Whether it takes and lays pieces at random, whatever it thinks.
        overlooks: Chance of not seeing an action, from 0 to below 1.
        blur: Each value is misjudged by up to so many points either way.
    """

    builder: Builder
    skill: Skill
    careless: bool = False
    overlooks: float = 0.0
    blur: float = 0.0

    def values(self, view: IqView, actions: Sequence[IqAction]) -> tuple[float, ...]:
        """Return a value for each action, in points; in a race only asking for a hint has any."""
        return self.builder.values(view, actions)

    def reasons(self, view: IqView, action: IqAction) -> tuple[Reason, ...]:
        """Return the real parts of the action's value, the weightiest first."""
        return reasons(self.builder, view, action)

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - as `Policy` has it
        """Work on the task, or return an action of the highest value, equals by the own stream."""
        view: IqView = decision.view
        if view.table.phase == "race" and view.race is not None and view.run is not None:
            return next_action(view.race, view.run, self.skill, decision.stream)
        legal = [action for action in decision.legal if not isinstance(action, Unplace)]
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
        best = max(values)
        return stream.choice([one for one, value in zip(legal, values, strict=True) if value == best])


PROMISING: Final = 6
"""Actions with the same piece that are looked at: places, and with different pieces what is taken."""

EQUAL: Final = 1.0
"""Points that make a candidate e times as likely."""

CHANCE: Final = 8.0
"""Points that make a victory e times as likely."""

PER_FIRST: Final = 2
"""Points for having been first (point 8)."""


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
        self, game: Game[IqState, IqAction, Any, IqView], state: IqState, seat: int, /
    ) -> Sequence[tuple[IqAction, float]]:
        """Return what is worth considering; see `engine.Guide`. Outside of pieces there is one way only."""
        table, race = state.table, state.race
        if table.phase == "race" and race is not None:
            # Luck follows from the situation, as a guide has no stream.
            run = race.runs[seat]
            luck = Stream(f"{table.conditions}/{table.round}/{race.number}/{seat}", f"skill/{len(run.path)}")
            return ((next_action(race, run, self.skill, luck), 1.0),)
        legal = [one for one in game.legal_actions(state, seat) if not isinstance(one, Unplace)]
        if len(legal) == 1:
            return ((legal[0], 1.0),)
        values = self.builder.values(IqView(seat, table, None), legal)
        ranked = sorted(zip(legal, values, strict=True), key=lambda pair: -pair[1])
        best = ranked[0][1]
        if not isinstance(ranked[0][0], Place | TakePiece):
            return ((ranked[0][0], 1.0),)
        found: list[tuple[IqAction, float]] = []
        count: Counter[object] = Counter()
        for action, value in ranked:
            piece = action.piece if isinstance(action, Place) else None
            count[piece] += 1
            if count[piece] <= PROMISING:
                found.append((action, exp((value - best) / EQUAL)))
        return found

    def worth(self, game: Game[IqState, IqAction, Any, IqView], state: IqState, /) -> Sequence[float]:
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
            worth(index, content_of(laid), weights, hope)
            for index, (worth, laid) in enumerate(zip(EVALUATORS, board, strict=True))
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
        """Return everybody's chances; see `games.Chances`. None in a practice, which has no boards."""
        del game
        table = state.table
        if table.practice is not None:
            return None
        return self._guide.chances(table, SCALE + EARLY * (table.rounds - table.round))

"""What Pig tells the computer players: how much an action is worth, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from accessgames.engine import BotKit, Reason
from tests.pig.notation import Action, Hold

if TYPE_CHECKING:
    from tests.pig.rules import State


@dataclass(frozen=True, slots=True)
class HoldAt:
    """Rolls until the turn is worth enough.

    At 20 points a roll brings on average what it takes: five faces bring 20 sixths, the one takes a sixth
    of 20.

    Attributes:
        enough: Points at which it holds.
    """

    enough: int

    def values(self, view: State, actions: Sequence[Action]) -> tuple[float, ...]:
        """Value holding as nothing, unless it wins, and rolling by what it gains on average."""
        wins = view.total(view.seat) + view.turn >= view.target
        held = float(view.target) if wins else 0.0
        return tuple(
            held if isinstance(action, Hold) else (self.enough - view.turn) / 6 for action in actions
        )

    def reasons(self, view: State, action: Action) -> tuple[Reason, ...]:
        """Name the points at stake, or the victory."""
        total = view.total(view.seat) + view.turn
        if isinstance(action, Hold) and total >= view.target:
            return (Reason("pig-reason-wins", (("points", total),)),)
        return (Reason("pig-reason-stake", (("points", view.turn),)),)


BOTS = BotKit(
    MappingProxyType({"timid": HoldAt(8), "greedy": HoldAt(20)}),
    levels=("random", "timid", "greedy"),
    adviser="greedy",
)

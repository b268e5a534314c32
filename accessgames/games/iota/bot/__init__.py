"""What computer players of IOTA think: points now, and later what a placing opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import BotKit, Reason
from accessgames.games.iota.rules import Place, Recycle, Trade
from accessgames.games.iota.rules.placements import placements

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.games.iota.rules import IotaAction, IotaView


class GreedyJudge:
    """Values an action by the points it scores at once."""

    def values(self, view: IotaView, actions: Sequence[IotaAction]) -> list[float]:
        """Return the points of placings, less than any of them for trading more or fewer cards."""
        points = placements(view.grid, view.hand).points
        return [
            self._value(points.get(action, 0) if isinstance(action, Place) else 0, action)
            for action in actions
        ]

    def _value(self, points: int, action: IotaAction) -> float:
        if isinstance(action, Recycle):
            return 0.5
        return len(action.cards) / 10 - 1 if isinstance(action, Trade) else float(points)

    def reasons(self, view: IotaView, action: IotaAction) -> tuple[Reason, ...]:
        """Return the points as the only reason."""
        (points,) = self.values(view, [action])
        return (Reason("iota-reason-points", (("points", int(points)),)),)


KIT = BotKit(
    judges={"greedy": GreedyJudge(), "careful": GreedyJudge()},
    levels=("random", "greedy", "careful"),
    adviser="careful",
)

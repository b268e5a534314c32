"""The evaluations behind the computer players and the hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessgames.games.iota.bot.outlook import Outlook, best_points, recycled
from accessgames.games.iota.bot.reasons import outlook_reasons, turn_reasons
from accessgames.games.iota.rules.actions import Place, Recycle, Trade
from accessgames.games.iota.rules.placements import placements

if TYPE_CHECKING:
    from accessgames.engine import Reason
    from accessgames.games.iota.bot.weights import Weights
    from accessgames.games.iota.rules.actions import IotaAction
    from accessgames.games.iota.rules.table import IotaView

_LATE = 0.25
"""What a swap for a wild card is worth less than the placing it makes possible: equals are placed at once."""


class GreedyJudge:
    """Values an action by the points it brings in this turn."""

    def values(self, view: IotaView, actions: Sequence[IotaAction]) -> list[float]:
        """Return a value for each action; see `engine.Judge`.

        A swap for a wild card counts as the best placement that it makes possible; trading more cards is
        better than trading fewer, and worse than any placement.
        """
        deck, size = view.table.deck, len(view.hand)
        points = placements(view.grid, view.hand).points
        values = []
        for action in actions:
            match action:
                case Place(cards):
                    value = float(points[action] << (not deck and len(cards) == size))
                case Recycle():
                    value = best_points(*recycled(view, action), deck) - _LATE
                case Trade(cards):
                    value = len(cards) / 10 - 1
                case _:
                    value = 0.0
            values.append(value)
        return values

    def reasons(self, view: IotaView, action: IotaAction) -> tuple[Reason, ...]:
        """Return the points and what doubled them, or what a swap makes possible; see `engine.Judge`."""
        return turn_reasons(view, action)


class CarefulJudge:
    """Values an action by its points, what it opens for the next player, and what stays in the own hand."""

    def __init__(self, weights: Weights) -> None:
        """Value the parts of a position by these weights."""
        self._weights = weights

    def values(self, view: IotaView, actions: Sequence[IotaAction]) -> list[float]:
        """Return a value for each action; see `engine.Judge`."""
        outlook = Outlook(view, self._weights)
        placing = outlook.placing(view.grid, view.hand, self._weights.breadth)
        trading = outlook.trading()
        values = []
        for action in actions:
            match action:
                case Place():
                    value = placing[action]
                case Recycle():
                    value = outlook.recycling(action) - _LATE
                case Trade(cards):
                    value = trading(cards)
                case _:
                    value = 0.0
            values.append(value)
        return values

    def reasons(self, view: IotaView, action: IotaAction) -> tuple[Reason, ...]:
        """Return the points, the prospects of the next player, and the hand kept; see `engine.Judge`."""
        return turn_reasons(view, action) + outlook_reasons(view, action)

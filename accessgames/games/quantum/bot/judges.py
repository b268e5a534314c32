"""The evaluations behind the computer players and the hints."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.quantum.bot.expectation import expected_worths, present_worth
from accessgames.games.quantum.bot.fitted import shipped_value
from accessgames.games.quantum.bot.gains import MOST, Gains, SheetValue, gains_of
from accessgames.games.quantum.bot.reasons import reasons
from accessgames.games.quantum.bot.shrewd import ShrewdJudge
from accessgames.games.quantum.bot.thumb import ThumbValue
from accessgames.games.quantum.bot.whole import shipped_whole
from accessgames.games.quantum.rules.dice import ALL_DICE, COLOURS, face_colour, face_number, totals
from accessgames.games.quantum.rules.state import Phase, Reroll, State, Write

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import Reason
    from accessgames.games.quantum.rules.state import Action, QuantumView

_AVERAGE_WHITE: Final = 3.5
"""What a thrown white die adds to every colour on average."""

_AVERAGE_PART: Final = 3.5 / 4
"""What a thrown coloured die adds to each colour on average, about: a quarter of its faces."""

_UNCERTAINTY: Final = 0.5
"""What the careful player holds against each die thrown."""

_CAREFUL_DENIAL: Final = 0.5
"""Share of what a colour taken alone keeps from another that counts for the careful player."""


class Judge:
    """Judges steps B and C by gains; how the second throw is judged differs by player."""

    def __init__(self, value: SheetValue, denial: float = 0.0) -> None:
        """Value sheets like this; `denial` is the share of what step B keeps from another that counts."""
        self._value = value
        self._denial = denial

    def values(self, view: QuantumView, actions: Sequence[Action]) -> list[float]:
        """Return a value for each action; see `engine.Judge`."""
        table, seat = view.table, view.viewer
        gains = gains_of(self._value, table, seat)
        if table.phase is Phase.REROLL:
            by_mask = self.rerolls(table, gains, self._value.miss_loss(table.misses[seat]))
            return [by_mask[action.mask] if isinstance(action, Reroll) else 0.0 for action in actions]
        return [self._write_value(table, seat, gains, action) for action in actions]

    def rerolls(self, table: State, gains: Gains, miss: float) -> list[float]:
        """Return a value for each mask of dice to throw again."""
        raise NotImplementedError

    def _write_value(self, table: State, seat: int, gains: Gains, action: Action) -> float:
        """Return the value of the rest of this turn after a choice in step B or C."""
        now = [row[total] for row, total in zip(gains, totals(table.dice), strict=True)]
        colour = action.colour if isinstance(action, Write) else None
        direct = now[colour] if colour is not None else 0.0
        if table.phase is Phase.ALONE:
            return direct + self._after_alone(table, seat, now, colour)
        wrote = colour is not None or table.taken is not None
        return direct if wrote or seat != table.active else -self._value.miss_loss(table.misses[seat])

    def _after_alone(self, table: State, seat: int, now: list[float], taken: int | None) -> float:
        """Return what step C still brings, less what it brings the others."""
        left = max(gain for colour, gain in enumerate(now) if colour != taken)
        idle = 0.0 if taken is not None else -self._value.miss_loss(table.misses[seat])
        return max(left, idle) - (self._denial and self._others(table, seat, taken))

    def _others(self, table: State, seat: int, taken: int | None) -> float:
        """Return the share that counts of the best that another player can still write in step C."""
        best = 0.0
        for other in range(len(table.sheets)):
            if other != seat:
                gains = gains_of(self._value, table, other)
                now = [row[total] for row, total in zip(gains, totals(table.dice), strict=True)]
                best = max(best, *(gain for colour, gain in enumerate(now) if colour != taken))
        return self._denial * best

    def reasons(self, view: QuantumView, action: Action) -> tuple[Reason, ...]:
        """Return the real parts of the action's value; see `engine.Judge`."""
        return reasons(partial(gains_of, self._value), view.table, view.viewer, action)


class GreedyJudge(Judge):
    """Takes what the dice show; throws all of them again only when nothing fits."""

    def rerolls(self, table: State, gains: Gains, miss: float) -> list[float]:
        """Prefer to keep, or to throw everything; see `Judge.rerolls`."""
        keep = present_worth(gains, miss, totals(table.dice)) > 0
        return [float(keep), *[0.0] * (ALL_DICE - 1), float(not keep)]


class CarefulJudge(Judge):
    """A rule of thumb: imagine that thrown dice bring their average, and throw no more than needed."""

    def rerolls(self, table: State, gains: Gains, miss: float) -> list[float]:
        """Value each mask by its average totals; see `Judge.rerolls`."""
        return [
            present_worth(gains, miss, _average_totals(table, mask)) - _UNCERTAINTY * mask.bit_count()
            for mask in range(ALL_DICE + 1)
        ]


def _average_totals(table: State, mask: int) -> tuple[int, ...]:
    """Return the totals when each thrown die adds its average to every colour."""
    sums = [0.0] * len(COLOURS)
    for die, face in enumerate(table.dice):
        colour = face_colour(face)
        more = (_AVERAGE_WHITE if colour is None else _AVERAGE_PART) if mask >> die & 1 else face_number(face)
        for index in range(len(COLOURS)):
            # The white die counts for all colours, and so does the average of a die that is thrown.
            if colour is None or mask >> die & 1 or colour == index:
                sums[index] += more
    return tuple(min(MOST, round(total)) for total in sums)


class StrongJudge(Judge):
    """Exact expectation over the second throw with the fitted value of the sheet."""

    def rerolls(self, table: State, gains: Gains, miss: float) -> list[float]:
        """Return the exact expected worth of each mask; see `Judge.rerolls`."""
        return expected_worths(gains, miss, table.dice)


def shipped_judges() -> dict[str, Any]:
    """Return the judges by policy name."""
    return {
        "greedy": GreedyJudge(ThumbValue()),
        "careful": CarefulJudge(ThumbValue(), _CAREFUL_DENIAL),
        "strong": StrongJudge(shipped_value(), *shipped_value().numbers.denial),
        "shrewd": ShrewdJudge(shipped_whole()),
    }

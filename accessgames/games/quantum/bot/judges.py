"""The evaluations behind computer players and hints; the strongest knows what a throw gives the others."""

from __future__ import annotations

from heapq import nlargest
from typing import TYPE_CHECKING, Any, Final

from accessgames.dataclasses import dataclass
from accessgames.games.quantum.bot import certain, contrasts, whole_value
from accessgames.games.quantum.bot.endings import (
    BEHIND,
    PROMISING,
    EndValue,
    is_near,
    shipped_ends,
    throws,
)
from accessgames.games.quantum.bot.reasons import reasons
from accessgames.games.quantum.bot.sheet_values import (
    ILLEGAL,
    Gains,
    SheetValue,
    ThumbValue,
    expected_worths,
    gains_of,
    present_worth,
    shipped_value,
)
from accessgames.games.quantum.rules.dice import (
    ALL_DICE,
    COLOURS,
    DICE,
    face_colour,
    face_number,
    totals,
)
from accessgames.games.quantum.rules.sheet import MOST_TOTAL, is_full, write
from accessgames.games.quantum.rules.state import Phase, QuantumState, Reroll, Write

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import Difference, Reason
    from accessgames.games.quantum.bot.whole_value import WholeValue
    from accessgames.games.quantum.rules.state import QuantumAction, QuantumView


@dataclass(frozen=True, slots=True)
class ShrewdJudge:
    """Values actions by who is ahead after them, and by how much; near the end by the chance to win.

    Attributes:
        value: What sheets are worth.
        ends: What positions near the end are worth.
    """

    value: WholeValue
    ends: EndValue

    def values(self, view: QuantumView, actions: Sequence[QuantumAction]) -> list[float]:
        """Return a value for each action; see `engine.Judge`."""
        found = self.estimates(view, actions)
        return certain.prefer_certain(found, certain.certain_leads(view.table, view.viewer, actions))

    def estimates(self, view: QuantumView, actions: Sequence[QuantumAction]) -> list[float]:
        """Return what is expected after each action, certain or not: a margin, or near the end victories."""
        table, seat = view.table, view.viewer
        if table.phase is Phase.REROLL:
            by_mask = self.rerolls(table, seat)
            return [by_mask[action.mask] if isinstance(action, Reroll) else 0.0 for action in actions]
        choose = self.alone if table.phase is Phase.ALONE else self.together
        return [
            choose(table, seat, action.colour if isinstance(action, Write) else None) for action in actions
        ]

    def reasons(self, view: QuantumView, action: QuantumAction) -> tuple[Reason, ...]:
        """Return the real parts of the action's value; see `engine.Judge`."""
        return reasons(self.gains, view.table, view.viewer, action)

    def differences(
        self, view: QuantumView, action: QuantumAction, other: QuantumAction, /
    ) -> tuple[Difference, ...]:
        """Return chances, points and columns; see `engine.Comparing`."""
        return tuple(contrasts.differences(self.gains, view.table, view.viewer, action, other))

    def alone(self, table: QuantumState, seat: int, colour: int | None) -> float:
        """Return the worth of a choice of step B: everybody writes the best that is left."""
        after = after_alone(table, seat, colour)
        if colour is not None and is_full(after.sheets[seat]):
            return self.standing(table, after, seat)
        return max(self.together(after, seat, choice) for choice in self.later(after, seat))

    def later(self, table: QuantumState, seat: int) -> list[int | None]:
        """Return what a seat can still write in step C, nothing first."""
        own, sums = self.gains(table, seat), totals(table.dice)
        open_to_own = (colour for colour in range(len(COLOURS)) if own[colour][sums[colour]] > ILLEGAL)
        return [None, *(colour for colour in open_to_own if colour != table.taken)]

    def together(self, table: QuantumState, seat: int, colour: int | None) -> float:
        """Return the worth of a choice of step C, when the others choose what is best for them."""
        return self.standing(table, self.closed(table, {seat: colour}), seat)

    def standing(self, table: QuantumState, after: QuantumState, seat: int) -> float:
        """Return how a seat stands after the turn of a table: its margin, or near the end its victories."""
        if is_near(table):
            return self.ends.value(after, seat)
        return whole_value.margin(self.value, after, seat, whole_value.turn_progress(table))

    def closed(self, table: QuantumState, choices: dict[int, int | None]) -> QuantumState:
        """Return the table after step C: what was chosen counts, the others choose what is best for them."""
        if is_near(table):
            return whole_value.close_turn(table, {**self.ends.replies(table), **choices})
        sums = totals(table.dice)
        for seat in range(len(table.sheets)):
            if seat not in choices:
                choices[seat] = whole_value.best_reply(self.gains(table, seat), sums, table.taken).colour
        return whole_value.close_turn(table, choices)

    def gains(self, table: QuantumState, seat: int) -> Gains:
        """Return what each total of each colour would add for a seat."""
        if is_near(table):
            return self.ends.gains(table, seat)
        return whole_value.seat_gains(self.value, table, seat, whole_value.turn_progress(table))

    def miss_loss(self, table: QuantumState, seat: int) -> float:
        """Return what a miss of a seat would cost."""
        if is_near(table):
            return self.ends.miss_loss(table, seat)
        return whole_value.miss_loss(self.value, table, seat, whole_value.turn_progress(table))

    def rerolls(self, table: QuantumState, seat: int) -> list[float]:
        """Return a value for each mask of dice to throw again."""
        if is_near(table):
            return self.ends.rerolls(table, seat)
        own = self.gains(table, seat)
        worths = expected_worths(own, self.miss_loss(table, seat), table.dice)
        others = [self.gains(table, other) for other in range(len(table.sheets)) if other != seat]
        promising = nlargest(PROMISING, range(ALL_DICE + 1), key=worths.__getitem__)
        given = {mask: self._replies(table, mask, own, others) for mask in promising}
        last = min(worths[mask] - given[mask] for mask in promising) - BEHIND
        least = worths[promising[-1]]
        return [
            worth - given[mask] if mask in given else last - (least - worth)
            for mask, worth in enumerate(worths)
        ]

    def _replies(self, table: QuantumState, mask: int, own: Gains, others: list[Gains]) -> float:
        """Return what the throw gives the best of the others on average, after the best own choice."""
        given = 0.0
        tried = throws() if mask else (table.dice,)
        for thrown in tried:
            dice = tuple(thrown[die] if mask >> die & 1 else table.dice[die] for die in range(DICE))
            sums = totals(dice)
            now = [row[total] for row, total in zip(own, sums, strict=True)]
            first = max(range(len(now)), key=now.__getitem__)
            taken = first if now[first] > 0 else None
            given += max(whole_value.best_reply(gains, sums, taken).gain for gains in others)
        return given / len(tried)


def after_alone(table: QuantumState, seat: int, colour: int | None) -> QuantumState:
    """Return the table after a choice of step B."""
    after = table._replace(phase=Phase.EVERYBODY)
    if colour is None:
        return after
    rows = write(table.sheets[seat], colour, totals(table.dice)[colour])
    return whole_value.with_sheet(after._replace(taken=colour), seat, rows)


_AVERAGE_WHITE: Final = 3.5
"""What a thrown white die adds to every colour on average."""

_AVERAGE_PART: Final = 3.5 / 4
"""What a thrown coloured die adds to each colour on average, about: a quarter of its faces."""

_UNCERTAINTY: Final = 0.5
"""What the careful player holds against each die thrown."""

_CAREFUL_DENIAL: Final = 0.5
"""Share of what a colour taken alone keeps from another that counts for the careful player."""


VICTORIES_A_POINT: Final = 4.0
"""Victories in a hundred matches that weigh as much as a point for who else thinks of points."""


class GainsJudge:
    """Judges steps B and C by gains; how the second throw is judged differs by player.

    Attributes:
        sees_the_end: Whether a certain win is recognised.
    """

    sees_the_end = True

    def __init__(self, value: SheetValue, denial: float = 0.0, ends: EndValue | None = None) -> None:
        """Play like this.

        Args:
            value: What a number is worth.
            denial: Share of what step B keeps from another that counts.
            ends: What positions near the end are worth; None for who thinks of points until the last number.
        """
        self._value = value
        self._denial = denial
        self._ends = ends

    def values(self, view: QuantumView, actions: Sequence[QuantumAction]) -> list[float]:
        """Return a value for each action; see `engine.Judge`."""
        found = self._estimates(view, actions)
        if not self.sees_the_end:
            return found
        return certain.prefer_certain(found, certain.certain_leads(view.table, view.viewer, actions))

    def _estimates(self, view: QuantumView, actions: Sequence[QuantumAction]) -> list[float]:
        table, seat = view.table, view.viewer
        gains = self._gains(table, seat)
        if table.phase is Phase.REROLL:
            by_mask = self.rerolls(table, gains, self._miss(table, seat))
            return [by_mask[action.mask] if isinstance(action, Reroll) else 0.0 for action in actions]
        return [self._write_value(table, seat, gains, action) for action in actions]

    def _gains(self, table: QuantumState, seat: int) -> Gains:
        """Return the gains of a seat in points; near the end a victory is worth so many points."""
        if self._ends is None or not is_near(table):
            return gains_of(self._value, table, seat)
        red, yellow, blue, purple = (
            [gain / VICTORIES_A_POINT for gain in gains] for gains in self._ends.gains(table, seat)
        )
        return (red, yellow, blue, purple)

    def _miss(self, table: QuantumState, seat: int) -> float:
        """Return what a miss of a seat costs in points."""
        if self._ends is None or not is_near(table):
            return self._value.miss_loss(table.misses[seat])
        return self._ends.miss_loss(table, seat) / VICTORIES_A_POINT

    def rerolls(self, table: QuantumState, gains: Gains, miss: float) -> list[float]:
        """Return a value for each mask of dice to throw again."""
        raise NotImplementedError

    def _write_value(self, table: QuantumState, seat: int, gains: Gains, action: QuantumAction) -> float:
        """Return the value of the rest of this turn after a choice in step B or C."""
        now = [row[total] for row, total in zip(gains, totals(table.dice), strict=True)]
        colour = action.colour if isinstance(action, Write) else None
        direct = now[colour] if colour is not None else 0.0
        if table.phase is Phase.ALONE:
            # What step C still brings, less what it brings the others.
            left = max(gain for other, gain in enumerate(now) if other != colour)
            idle = 0.0 if colour is not None else -self._miss(table, seat)
            return direct + (max(left, idle) - (self._denial and self._others(table, seat, colour)))
        wrote = colour is not None or table.taken is not None
        return direct if wrote or seat != table.active else -self._miss(table, seat)

    def _others(self, table: QuantumState, seat: int, taken: int | None) -> float:
        """Return the share that counts of the best that another player can still write in step C."""
        best = 0.0
        for other in range(len(table.sheets)):
            if other != seat:
                gains = self._gains(table, other)
                now = [row[total] for row, total in zip(gains, totals(table.dice), strict=True)]
                best = max(best, *(gain for colour, gain in enumerate(now) if colour != taken))
        return self._denial * best

    def reasons(self, view: QuantumView, action: QuantumAction) -> tuple[Reason, ...]:
        """Return the real parts of the action's value; see `engine.Judge`."""
        return reasons(self._gains, view.table, view.viewer, action)


class GreedyJudge(GainsJudge):
    """Takes what the dice show; throws all of them again only when nothing fits."""

    sees_the_end = False

    def rerolls(self, table: QuantumState, gains: Gains, miss: float) -> list[float]:
        """Prefer to keep, or to throw everything; see `Judge.rerolls`."""
        keep = present_worth(gains, miss, totals(table.dice)) > 0
        return [float(keep), *[0.0] * (ALL_DICE - 1), float(not keep)]


class CarefulJudge(GainsJudge):
    """A rule of thumb: imagine that thrown dice bring their average, and throw no more than needed."""

    def rerolls(self, table: QuantumState, gains: Gains, miss: float) -> list[float]:
        """Value each mask by its average totals; see `Judge.rerolls`."""
        return [
            present_worth(gains, miss, _average_totals(table, mask)) - _UNCERTAINTY * mask.bit_count()
            for mask in range(ALL_DICE + 1)
        ]


def _average_totals(table: QuantumState, mask: int) -> tuple[int, ...]:
    """Return the totals when each thrown die adds its average to every colour."""
    sums = [0.0] * len(COLOURS)
    for die, face in enumerate(table.dice):
        colour = face_colour(face)
        more = (_AVERAGE_WHITE if colour is None else _AVERAGE_PART) if mask >> die & 1 else face_number(face)
        for index in range(len(COLOURS)):
            # The white die counts for all colours, and so does the average of a die that is thrown.
            if colour is None or mask >> die & 1 or colour == index:
                sums[index] += more
    return tuple(min(MOST_TOTAL, round(total)) for total in sums)


class StrongJudge(GainsJudge):
    """Exact expectation over the second throw with the fitted value of the sheet."""

    def _estimates(self, view: QuantumView, actions: Sequence[QuantumAction]) -> list[float]:
        """Return the estimates of gains; near the end those of the shrewd player, in points."""
        if self._ends is None or not is_near(view.table):
            return super()._estimates(view, actions)
        shrewd = ShrewdJudge(whole_value.shipped_whole(), self._ends)
        return [value / VICTORIES_A_POINT for value in shrewd.estimates(view, actions)]

    def rerolls(self, table: QuantumState, gains: Gains, miss: float) -> list[float]:
        """Return the exact expected worth of each mask; see `Judge.rerolls`."""
        return expected_worths(gains, miss, table.dice)


def shrewd_judge() -> ShrewdJudge:
    """Return the shrewd player with the numbers that come with the game."""
    return ShrewdJudge(whole_value.shipped_whole(), shipped_ends())


def shipped_judges() -> dict[str, Any]:
    """Return the judges by policy name."""
    return {
        "greedy": GreedyJudge(ThumbValue()),
        "simple": CarefulJudge(ThumbValue(), _CAREFUL_DENIAL),
        "careful": CarefulJudge(ThumbValue(), _CAREFUL_DENIAL, shipped_ends()),
        "strong": StrongJudge(shipped_value(), shipped_value().numbers.denial[0], shipped_ends()),
        "shrewd": shrewd_judge(),
    }

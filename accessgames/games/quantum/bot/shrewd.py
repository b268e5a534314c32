"""The strongest evaluation: the whole value of all sheets, and what a throw gives the others."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from heapq import nlargest
from typing import TYPE_CHECKING, Final

from accessgames.engine import Stream
from accessgames.games.quantum.bot.expectation import expected_worths
from accessgames.games.quantum.bot.gains import ILLEGAL, Gains
from accessgames.games.quantum.bot.margins import (
    best_reply,
    closed,
    margin,
    miss_loss,
    seat_gains,
    turn_progress,
    with_sheet,
)
from accessgames.games.quantum.bot.reasons import reasons
from accessgames.games.quantum.rules.dice import (
    ALL_DICE,
    COLOURS,
    DICE,
    DIE_FACES,
    SIDES,
    Face,
    totals,
)
from accessgames.games.quantum.rules.sheet import is_full, write
from accessgames.games.quantum.rules.state import Phase, Reroll, State, Write

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import Reason
    from accessgames.games.quantum.bot.whole import WholeValue
    from accessgames.games.quantum.rules.state import Action, QuantumView

THROWS: Final = 64
"""Throws on which ways to use the second throw are compared by what they give the others."""

PROMISING: Final = 10
"""Ways to use the second throw that are compared so; the others stay behind."""

BEHIND: Final = 1.0
"""How far ways that were not compared stay at least behind those that were. A few points, as people are told
afterwards what a way cost: out of scale it would be told as a great loss."""


@cache
def throws() -> tuple[tuple[Face, ...], ...]:
    """Return always the same throws of all seven dice, each face as often as it should come up about."""
    stream = Stream("quantum", "shrewd")
    return tuple(tuple(DIE_FACES[die][stream.below(SIDES)] for die in range(DICE)) for _ in range(THROWS))


@dataclass(frozen=True, slots=True)
class ShrewdJudge:
    """Values actions by who is ahead after them, and by how much.

    Attributes:
        value: What sheets are worth.
    """

    value: WholeValue

    def values(self, view: QuantumView, actions: Sequence[Action]) -> list[float]:
        """Return a value for each action; see `engine.Judge`."""
        table, seat = view.table, view.viewer
        if table.phase is Phase.REROLL:
            by_mask = self.rerolls(table, seat)
            return [by_mask[action.mask] if isinstance(action, Reroll) else 0.0 for action in actions]
        return [self._choice(table, seat, action) for action in actions]

    def reasons(self, view: QuantumView, action: Action) -> tuple[Reason, ...]:
        """Return the real parts of the action's value; see `engine.Judge`."""
        return reasons(self.gains, view.table, view.viewer, action)

    def _choice(self, table: State, seat: int, action: Action) -> float:
        colour = action.colour if isinstance(action, Write) else None
        if table.phase is Phase.ALONE:
            return self.alone(table, seat, colour)
        return self.together(table, seat, colour)

    def alone(self, table: State, seat: int, colour: int | None) -> float:
        """Return the margin after a choice of step B: everybody writes the best that is left."""
        if colour is None:
            after = table._replace(phase=Phase.EVERYBODY)
        else:
            rows = write(table.sheets[seat], colour, totals(table.dice)[colour])
            after = with_sheet(table._replace(taken=colour, phase=Phase.EVERYBODY), seat, rows)
            if is_full(rows):
                return margin(self.value, after, seat, turn_progress(table))
        sums, rows = totals(table.dice), after.sheets[seat]
        own = self.gains(after, seat)
        open_to_own = [c for c in range(len(COLOURS)) if c != colour and own[c][sums[c]] > ILLEGAL]
        return max(self.together(after, seat, choice) for choice in (None, *open_to_own))

    def together(self, table: State, seat: int, colour: int | None) -> float:
        """Return the margin after a choice of step C, when the others choose what is best for them."""
        choices: dict[int, int | None] = {seat: colour}
        sums = totals(table.dice)
        for other in range(len(table.sheets)):
            if other != seat:
                choices[other] = best_reply(self.gains(table, other), sums, table.taken).colour
        return margin(self.value, closed(table, choices), seat, turn_progress(table))

    def gains(self, table: State, seat: int) -> Gains:
        """Return what each total of each colour would add for a seat."""
        return seat_gains(self.value, table, seat, turn_progress(table))

    def rerolls(self, table: State, seat: int) -> list[float]:
        """Return a value for each mask of dice to throw again."""
        own = self.gains(table, seat)
        miss = miss_loss(self.value, table, seat, turn_progress(table))
        worths = expected_worths(own, miss, table.dice)
        others = [self.gains(table, other) for other in range(len(table.sheets)) if other != seat]
        promising = nlargest(PROMISING, range(ALL_DICE + 1), key=worths.__getitem__)
        given = {mask: self._replies(table, mask, own, others) for mask in promising}
        last = min(worths[mask] - given[mask] for mask in promising) - BEHIND
        least = worths[promising[-1]]
        return [
            worth - given[mask] if mask in given else last - (least - worth)
            for mask, worth in enumerate(worths)
        ]

    def _replies(self, table: State, mask: int, own: Gains, others: list[Gains]) -> float:
        """Return what the throw gives the best of the others on average, after the best own choice."""
        given = 0.0
        tried = throws() if mask else (table.dice,)
        for thrown in tried:
            dice = tuple(thrown[die] if mask >> die & 1 else table.dice[die] for die in range(DICE))
            sums = totals(dice)
            given += max(self._reply(own, gains, sums) for gains in others)
        return given / len(tried)

    @staticmethod
    def _reply(own: Gains, other: Gains, sums: tuple[int, ...]) -> float:
        now = [row[total] for row, total in zip(own, sums, strict=True)]
        first = max(range(len(now)), key=now.__getitem__)
        return best_reply(other, sums, first if now[first] > 0 else None).gain

"""Chances to win near the end of a match, from the points and from what each sheet still brings.

Far from the end whoever has the better sheet wins; near it points decide, and who ends the match. So the
end is judged by chances: exact where the match is over, else by numbers that `tools/fit_quantum_endings.py`
fitted to games at two, three and four seats.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from heapq import nlargest
from itertools import pairwise
from math import exp
from operator import mul
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.engine import Stream
from accessgames.games.quantum.bot import sheet_values, whole_value
from accessgames.games.quantum.rules import dice, sheet

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from accessgames.games.quantum.rules.state import QuantumState, Rows

FEATURES: Final = 8
"""What is known of each seat, see `features`."""

KNOTS: Final = (1, 2, 3, 5, 8)
"""How far the end is, where numbers were fitted; straight lines run between them."""

NEAR: Final = 6
"""So far from the end at most chances are what decides."""

TURNS_A_MISS: Final = 2
"""Cells that a miss which is left counts for, where misses are nearer to ending the match."""

MATCHES: Final = 100
"""Values near the end are victories in so many matches."""

PROMISING: Final = 10
"""Ways to use the second throw that are compared by what they give the others; the others stay behind."""

CLOSELY: Final = 6
"""Ways to use the second throw that are looked at closely near the end."""

THROWS: Final = 64
"""Throws on which ways are compared; near the end half of them, as more is exact there."""

BEHIND: Final = 1.0
"""How far ways that were not compared stay at least behind those that were. A few points, as people are
told afterwards what a way cost: out of scale it would be told as a great loss."""

Chances = tuple[float, ...]
Weights = tuple[tuple[float, ...], ...]


@cache
def throws() -> tuple[tuple[dice.Face, ...], ...]:
    """Return always the same throws of all seven dice, each face as often as it should come up about."""
    stream = Stream("quantum", "shrewd")
    return tuple(
        tuple(dice.DIE_FACES[die][stream.below(dice.SIDES)] for die in range(dice.DICE))
        for _ in range(THROWS)
    )


def distance(table: QuantumState) -> int:
    """Return how far the end is: open cells of the fullest sheet, or what the misses leave; at least 1."""
    cells = (whole_value.ALL_CELLS - sum(map(len, rows)) for rows in table.sheets)
    misses = (TURNS_A_MISS * (sheet.MOST_MISSES - count) for count in table.misses)
    return max(1, min(*cells, *misses))


def is_near(table: QuantumState) -> bool:
    """Tell whether a turn is judged by chances: the same for all that can be chosen in it."""
    if table.taken is None:
        return distance(table) <= NEAR
    # What was written in step B is taken off.
    rows = table.sheets[table.active]
    before = (*rows[: table.taken], rows[table.taken][:-1], *rows[table.taken + 1 :])
    return distance(whole_value.with_sheet(table, table.active, before)) <= NEAR  # type: ignore[arg-type] # four rows


@cache
def odds_to_take(colour: int, filled: int, last: int, one_peak: bool) -> float:  # noqa: FBT001 - an option's value
    """Return how likely one throw of all dice brings a number that a row takes."""
    taking = sheet.TAKING[one_peak][filled][last]
    return sum(odds for total, odds in _total_odds(colour).items() if taking >> total & 1)


@cache
def _total_odds(colour: int) -> dict[int, float]:
    found = {0: 1.0}
    for faces in dice.DIE_FACES:
        grown: dict[int, float] = {}
        for face in faces:
            counts = dice.face_colour(face) in (None, colour)
            for total, odds in found.items():
                now = total + counts * dice.face_number(face)
                grown[now] = grown.get(now, 0.0) + odds / dice.SIDES
        found = grown
    return found


@lru_cache(maxsize=1 << 14)
def sheet_features(rows: Rows, one_peak: bool) -> tuple[float, ...]:  # noqa: FBT001 - an option's value
    """Return what is known of a sheet.

    Returns:
        Points of complete columns; points in sight of columns that lack one number, and of those that lack
        two; open cells; how unlikely the open rows are to take a throw; full rows.
    """
    points = one = two = 0
    for index in range(sheet.CELLS):
        numbers = sheet.column(rows, index)
        if len(numbers) == len(rows):
            points += sheet.column_points(rows, index)
        elif len(numbers) > 1:
            low = sorted(set(numbers))[:2][-1]
            one, two = (one + low, two) if len(numbers) == len(rows) - 1 else (one, two + low)
    hard = full = 0.0
    for colour, row in enumerate(rows):
        if len(row) < sheet.CELLS:
            hard += 1 - odds_to_take(colour, len(row), row[-1] if row else 0, one_peak)
        else:
            full += 1
    return (points, one, two, whole_value.ALL_CELLS - sum(map(len, rows)), hard, full)


def features(table: QuantumState, seat: int, acting: int) -> tuple[float, ...]:
    """Return what is known of a seat before a turn of `acting`: see `sheet_features`, misses, who acts."""
    points, *others = sheet_features(table.sheets[seat], table.rulings.one_peak)
    misses = table.misses[seat]
    lost = sum(sheet.miss_costs(table.rulings.rising_misses)[:misses])
    return (points - lost, *others, misses, float(seat == acting))


class EndValue:
    """Chances near the end."""

    def __init__(self, weights: Weights) -> None:
        """Use these weights of the features, one line for each knot.

        Raises:
            ValueError: There are more or fewer.
        """
        if [len(line) for line in weights] != [FEATURES] * len(KNOTS):
            raise ValueError(weights)
        self._weights = weights
        self._lines = tuple(self._line(place) for place in range(KNOTS[-1] + 1))

    def __repr__(self) -> str:
        """Name the numbers, by which values are told apart."""
        return f"EndValue({self._weights!r})"

    def _line(self, place: int) -> tuple[float, ...]:
        shares = knot_shares(place)
        return tuple(sum(map(mul, shares, column)) for column in zip(*self._weights, strict=True))

    def chances(self, table: QuantumState, acting: int) -> Chances:
        """Return everybody's chance between two turns, or the result of a match that is over.

        Args:
            table: The sheets and misses; whatever else it holds of a turn does not count.
            acting: Who acts next.
        """
        if sheet.MOST_MISSES in table.misses or any(map(sheet.is_full, table.sheets)):
            return result(table)
        line = self._lines[min(distance(table), KNOTS[-1])]
        # Each feature is weighed; what is the same for all drops out.
        worths = [sum(map(mul, line, features(table, seat, acting))) for seat in range(len(table.sheets))]
        best = max(worths)
        weights = [exp(worth - best) for worth in worths]
        return tuple(weight / sum(weights) for weight in weights)

    def value(self, table: QuantumState, seat: int) -> float:
        """Return a seat's victories in a hundred matches after the turn of the active seat."""
        return MATCHES * self.chances(table, (table.active + 1) % len(table.sheets))[seat]

    def gains(self, table: QuantumState, seat: int) -> sheet_values.Gains:
        """Return what each total of each colour would add for a seat, in victories; see `gains_of`."""
        now, rows = self.value(table, seat), table.sheets[seat]
        lists = []
        for colour, row in enumerate(rows):
            gains = [sheet_values.ILLEGAL] * (sheet.MOST_TOTAL + 1)
            for number in sheet.allowed_numbers(row, table):
                after = whole_value.with_sheet(table, seat, sheet.write(rows, colour, number))
                gains[number] = self.value(after, seat) - now
            lists.append(gains)
        return (lists[0], lists[1], lists[2], lists[3])

    def miss_loss(self, table: QuantumState, seat: int) -> float:
        """Return what a miss of a seat costs in victories; below 0 where it ends a match that is won."""
        misses = (*table.misses[:seat], table.misses[seat] + 1, *table.misses[seat + 1 :])
        return self.value(table, seat) - self.value(table._replace(misses=misses), seat)

    def replies(self, table: QuantumState) -> dict[int, int | None]:
        """Return what each seat would choose in step C: the best against what adds most for the others."""
        sums, seats = dice.totals(table.dice), range(len(table.sheets))
        gains = [self.gains(table, seat) for seat in seats]
        usual = {seat: whole_value.best_reply(gains[seat], sums, table.taken).colour for seat in seats}
        found = {}
        for seat in seats:
            possible = (
                colour
                for colour in range(len(dice.COLOURS))
                if colour != table.taken and gains[seat][colour][sums[colour]] > sheet_values.ILLEGAL
            )
            found[seat] = max(
                (usual[seat], None, *possible),
                key=lambda colour, seat=seat: self.value(  # type: ignore[misc] # bound at once
                    whole_value.close_turn(table, {**usual, seat: colour}), seat
                ),
            )
        return found

    def rerolls(self, table: QuantumState, seat: int) -> list[float]:
        """Return a seat's victories for each mask of dice to throw again.

        What the own numbers add is exact; what it misses, that two numbers fill a sheet and what others
        write, is the mean of always the same throws.
        """
        gains = [self.gains(table, each) for each in range(len(table.sheets))]
        miss = self.miss_loss(table, seat)
        worths = sheet_values.expected_worths(gains[seat], miss, table.dice)
        promising = nlargest(CLOSELY, range(dice.ALL_DICE + 1), key=worths.__getitem__)
        found = {}
        for mask in promising:
            tried = throws()[: THROWS // 2] if mask else (table.dice,)
            more = 0.0
            for thrown in tried:
                lying = tuple(thrown[die] if mask >> die & 1 else table.dice[die] for die in range(dice.DICE))
                more += self._settled(table._replace(dice=lying), seat, gains) - sheet_values.present_worth(
                    gains[seat], miss, dice.totals(lying)
                )
            found[mask] = worths[mask] + more / len(tried)
        last, least = min(found.values()) - BEHIND, worths[promising[-1]]
        return [
            found[mask] if mask in found else last - (least - worths[mask]) for mask in range(len(worths))
        ]

    def _settled(self, table: QuantumState, seat: int, gains: Sequence[sheet_values.Gains]) -> float:
        """Return a seat's victories when the dice lie for good and everybody writes what adds most."""
        sums, best = dice.totals(table.dice), 0.0
        for taken in (None, *range(len(dice.COLOURS))):
            after = table
            if taken is not None:
                if gains[seat][taken][sums[taken]] <= sheet_values.ILLEGAL:
                    continue
                rows = sheet.write(table.sheets[seat], taken, sums[taken])
                after = whole_value.with_sheet(table._replace(taken=taken), seat, rows)
                if sheet.is_full(rows):
                    best = max(best, self.value(after, seat))
                    continue
            choices = {
                each: whole_value.best_reply(gains[each], sums, taken).colour for each in range(len(gains))
            }
            best = max(best, self.value(whole_value.close_turn(after, choices), seat))
        return best


def result(table: QuantumState) -> Chances:
    """Return each seat's share of the victory as the sheets stand."""
    winners = sheet.final_outcome(table).winners()
    return tuple((seat in winners) / len(winners) for seat in range(len(table.sheets)))


def knot_shares(place: int) -> tuple[float, ...]:
    """Return how much each knot counts at a distance from the end."""
    place = min(max(place, KNOTS[0]), KNOTS[-1])
    shares = [0.0] * len(KNOTS)
    for index, (low, high) in enumerate(pairwise(KNOTS)):
        if low <= place <= high:
            part = (place - low) / (high - low)
            shares[index], shares[index + 1] = 1 - part, part
    return tuple(shares)


def read_weights(lines: Sequence[Sequence[float]]) -> Weights:
    """Return the weights of the data file."""
    return tuple(tuple(map(float, line)) for line in lines)


@cache
def shipped_ends() -> EndValue:
    """Return the value with the fitted numbers that come with the game."""
    text = Path(__file__).parents[1].joinpath("data/values.json").read_text(encoding="utf-8")
    data: Mapping[str, Sequence[Sequence[float]]] = json.loads(text)
    return EndValue(read_weights(data["endings"]))

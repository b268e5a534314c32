"""What a second throw brings on average, exactly: whole numbers until the last division.

The measure is the points that the turn brings at once by the rules: of at most two numbers of different
colours, one in step B and one in step C, the columns that they complete; what a miss costs where no number
can be written. Nothing that anybody thinks of later turns is in it.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final, cast

from accessgames.games.quantum.bot.sheet_values import throw_tree
from accessgames.games.quantum.rules import dice, sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.games.quantum.rules.state import QuantumState, Rows

Totals = tuple[int, ...]
"""The totals of the four colours."""

_BITS: Final = 6
"""Bits of one colour in a packed sum; sums stay below 34."""

_EVERY_COLOUR: Final = sum(1 << _BITS * colour for colour in range(len(dice.COLOURS)))
_COLOUR_MASK: Final = (1 << _BITS) - 1
_WRITES: Final = 2
"""Numbers that the active seat may sheet.write in a turn."""

_PAIRS: Final = tuple(combinations(range(len(dice.COLOURS)), 2))


def _packed(face: dice.Face) -> int:
    """Return what a face adds to packed totals; the white number counts for every colour."""
    colour, number = dice.face_colour(face), dice.face_number(face)
    colours = range(len(dice.COLOURS)) if colour is None else (colour,)
    return sum(number << _BITS * each for each in colours)


_FACES: Final = tuple(tuple(_packed(face) for face in die) for die in dice.DIE_FACES)


def unpacked(vector: int) -> Totals:
    """Return the totals of packed ones."""
    return tuple(vector >> _BITS * colour & _COLOUR_MASK for colour in range(len(dice.COLOURS)))


def turn_points(state: QuantumState, sums: Totals) -> int:
    """Return the most points that the active seat's turn can bring at once with these totals."""
    rows, one_peak = state.sheets[state.active], state.rulings.one_peak
    open_ = [colour for colour, row in enumerate(rows) if sheet.accepts(row, sums[colour], one_peak=one_peak)]
    if not open_:
        return -sheet.miss_costs(state.rulings.rising_misses)[state.misses[state.active]]
    singles = ((colour,) for colour in open_)
    pairs = (pair for pair in _PAIRS if pair[0] in open_ and pair[1] in open_)
    return max(_completed(rows, colours, sums) for colours in (*singles, *pairs))


def _completed(rows: Rows, colours: tuple[int, ...], sums: Totals) -> int:
    """Return the points of the columns that numbers of these colours complete together."""
    after = rows
    for colour in colours:
        after = sheet.write(after, colour, sums[colour])
    return sum(sheet.column_points(after, cell) for cell in {len(rows[colour]) for colour in colours})


class TurnTable:
    """The points of the turn by packed totals, worked out when they are first asked for.

    Most totals do the same: of a colour that can complete no column now it only matters whether its row takes
    the number. So vectors that differ in nothing else are worked out once.
    """

    def __init__(self, state: QuantumState) -> None:
        """Look at the sheet of the active seat."""
        self._state = state
        self._known: dict[tuple[int, ...], int] = {}
        self._classes = tuple(_classes(state, colour) for colour in range(len(dice.COLOURS)))

    def __getitem__(self, vector: int) -> int:
        """Return the points of packed totals."""
        one, two, three, four = self._classes
        key = (
            one[vector & _COLOUR_MASK],
            two[vector >> _BITS & _COLOUR_MASK],
            three[vector >> 2 * _BITS & _COLOUR_MASK],
            four[vector >> 3 * _BITS],
        )
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = turn_points(self._state, unpacked(vector))
        return found


def _classes(state: QuantumState, colour: int) -> tuple[int, ...]:
    """Return for each total of a colour a number that is the same where it does the same.

    Refused numbers are 0. Where up to one other colour is missing in the column beside this one, what is
    taken counts as it is; elsewhere all that is taken is 1.
    """
    rows, one_peak = state.sheets[state.active], state.rulings.one_peak
    row = rows[colour]
    missing = sum(len(other) <= len(row) for other in rows)
    counts = missing <= _WRITES
    return tuple(
        (number if counts else 1) if sheet.accepts(row, number, one_peak=one_peak) else 0
        for number in range(sheet.MOST_TOTAL + 1)
    )


def expected_points(state: QuantumState) -> tuple[Fraction, ...]:
    """Return the exact expected points of the turn for each mask of dice to throw again (0 to 127).

    As `sheet_values.expected_worths` does it with floats: every vector of totals has one value, then the dice
    are taken back one after another. A die that is thrown takes the sum of six; all is divided at the end.
    """
    table, shown = TurnTable(state), state.dice
    by_white = [
        [table[vector + white * _EVERY_COLOUR] for vector in _vectors()] for white in range(1, dice.SIDES + 1)
    ]
    tables: dict[int, Sequence[int]] = {
        0: by_white[dice.face_number(shown[dice.WHITE_DIE]) - 1],
        1 << dice.WHITE_DIE: [sum(points) for points in zip(*by_white, strict=True)],
    }
    for die in reversed(range(dice.WHITE_DIE)):
        picks = throw_tree().picks[die]
        further: dict[int, Sequence[int]] = {}
        for mask, values in tables.items():
            further[mask] = cast("Sequence[int]", picks[shown[die]](values))
            thrown = zip(*(pick(values) for pick in picks.values()), strict=True)
            further[mask | 1 << die] = cast("Sequence[int]", [sum(sides) for sides in thrown])
        tables = further
    sums = (tables[mask][0] for mask in range(dice.ALL_DICE + 1))
    return tuple(Fraction(total, dice.SIDES ** mask.bit_count()) for mask, total in enumerate(sums))


@cache
def _vectors() -> tuple[int, ...]:
    """Return the packed totals of the six coloured dice, in the order of the tree."""
    return tuple(near | far << 2 * _BITS for near, fars in throw_tree().groups for far in fars)


def chance_of_points(state: QuantumState, mask: int) -> Fraction:
    """Return the exact chance that the turn completes a column after these dice are thrown again."""
    table, ways = TurnTable(state), {0: 1}
    for die in range(dice.DICE):
        faces = _FACES[die] if mask >> die & 1 else (_packed(state.dice[die]),)
        ways = _thrown(ways, faces)
    good = sum(count for vector, count in ways.items() if table[vector] > 0)
    return Fraction(good, dice.SIDES ** mask.bit_count())


def _thrown(ways: dict[int, int], faces: tuple[int, ...]) -> dict[int, int]:
    """Return the ways to reach each vector after one more die is thrown."""
    more: dict[int, int] = {}
    for vector, count in ways.items():
        for face in faces:
            after = vector + face
            more[after] = more.get(after, 0) + count
    return more


def present_points(state: QuantumState) -> int:
    """Return the points of the turn with the dice as they lie."""
    return turn_points(state, dice.totals(state.dice))

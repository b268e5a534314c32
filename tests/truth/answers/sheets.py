"""The sheets of Quantum as the truth suite sees them, number by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from accessgames.games.quantum.naming import COLOUR_WORDS

if TYPE_CHECKING:
    from tests.truth.verdicts import Told

CELLS: Final = 6
DIVIDER: Final = 4
MOST: Final = 33


def rows(told: Told, seat: int | None = None) -> tuple[tuple[int, ...], ...]:
    """Return the rows of a sheet; the asker's own, for who watches that of the active player."""
    table = told.view.table
    own = told.seat if told.seat >= 0 else table.active
    found: tuple[tuple[int, ...], ...] = table.sheets[own if seat is None else seat]
    return found


def takes(told: Told, row: tuple[int, ...], number: int) -> bool:
    """Tell whether a row takes a number next: four rise, two fall (U1)."""
    peak = told.view.table.rulings.one_peak
    if len(row) == CELLS:
        return False
    if not row or (len(row) == DIVIDER and not peak):
        return 1 <= number <= MOST
    return number > row[-1] if len(row) < DIVIDER else number < row[-1]


def columns(sheet: tuple[tuple[int, ...], ...]) -> list[list[int]]:
    """Return the numbers that each column has, from the left."""
    return [[row[at] for row in sheet if len(row) > at] for at in range(CELLS)]


def worth(column: list[int]) -> int:
    """Return the points of a column: of a full one its second lowest number."""
    if len(column) < len(COLOUR_WORDS):
        return 0
    different = sorted(set(column))
    return different[1] if len(different) > 1 else different[0]


def miss_cost(told: Told, count: int) -> int:
    """Return what so many misses cost together (U2)."""
    rising = told.view.table.rulings.rising_misses
    return sum(miss if rising else min(miss, 3) for miss in range(1, count + 1))


def points(told: Told, seat: int) -> int:
    """Return the points of a seat."""
    table = told.view.table
    return sum(map(worth, columns(table.sheets[seat]))) - miss_cost(told, table.misses[seat])


def scores(told: Told) -> list[int]:
    """Return the points of all."""
    return [points(told, seat) for seat in range(len(told.view.table.sheets))]


def colour_of(phrase: Any) -> int:  # noqa: ANN401 - a phrase
    """Return the colour that a phrase names."""
    return next(at for at, word in enumerate(COLOUR_WORDS) if phrase.noun == f"{word}-one")


def lost_by(told: Told, row: tuple[int, ...], number: int) -> list[int]:
    """Return the numbers that a row loses by one: no cell behind the last of each part could take them."""
    if len(row) in (DIVIDER - 1, CELLS - 1):
        return []
    return [
        other
        for other in range(1, MOST + 1)
        if takes(told, row, other) and (other < number if len(row) < DIVIDER else other > number)
    ]


def skipped_by(told: Told, row: tuple[int, ...], number: int) -> int:
    """Count the numbers that a row loses by one."""
    return len(lost_by(told, row, number))

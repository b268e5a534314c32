"""How many tables of which size a number of people makes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from accessgames.club.model import TableSizes


@dataclass(frozen=True, slots=True)
class Division:
    """A division of people into tables.

    Attributes:
        tables: Sizes of the tables, descending.
        out: How many people have no place.
    """

    tables: tuple[int, ...]
    out: int


@cache
def divide(people: int, sizes: TableSizes) -> Division:
    """Return the best division: as few without a place as can be, then sizes as near as can be to the best.

    Nearness is the sum of squares, so that seven people make 4 and 3, and six make 3 and 3 instead of 4 and
    2; so no table is more than one larger than another.
    """
    least, most = sizes.least, sizes.most
    # ways[k] is the price of seating exactly k people with the last table used; None where it cannot be done.
    ways: list[tuple[int, int] | None] = [(0, 0)] + [None] * people
    for count in range(1, people + 1):
        options = []
        for size in range(least, min(most, count) + 1):
            before = ways[count - size]
            if before is not None:
                options.append((before[0] + (size - sizes.best) ** 2, size))
        ways[count] = min(options, default=None)
    seated = max(count for count, way in enumerate(ways) if way is not None)
    tables, left = [], seated
    while left:
        way = ways[left]
        assert way is not None  # noqa: S101 - found on the way up
        tables.append(way[1])
        left -= way[1]
    return Division(tuple(sorted(tables, reverse=True)), people - seated)

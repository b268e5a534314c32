"""Places of the grid: the start card lies at (0, 0), x grows to the right and y grows upwards."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from accessgames.games.iota.rules.cards import Card

Direction: TypeAlias = Literal["row", "column"]
"""Which way a line runs."""

DIRECTIONS: Final[tuple[Direction, ...]] = ("row", "column")

REACH: Final = 49
"""No card can lie further from the start card: lines end at four cards, so 65 more reach 49 rows."""


class Spot(NamedTuple):
    """A place of the grid; the start card lies at `Spot(0, 0)` for the whole match."""

    x: int
    y: int

    def step(self, direction: Direction, by: int = 1) -> Spot:
        """Return the place `by` steps to the right (`row`) or upwards (`column`)."""
        return Spot(self.x + by, self.y) if direction == "row" else Spot(self.x, self.y + by)

    def neighbours(self) -> tuple[Spot, Spot, Spot, Spot]:
        """Return the places to the left, to the right, above and below."""
        return (self.step("row", -1), self.step("row"), self.step("column"), self.step("column", -1))


START: Final = Spot(0, 0)

Laid: TypeAlias = tuple[Spot, Card]
"""A card with its place."""


def across(direction: Direction) -> Direction:
    """Return the other direction."""
    return "column" if direction == "row" else "row"

"""The grid: an immutable mapping from places to cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from accessgames.games.iota.rules.cards import Card
from accessgames.games.iota.rules.spots import Direction, Laid, Spot


class Grid(Mapping[Spot, Card]):
    """Cards by place. Iterates over the places sorted by column, then by row upwards; compares by value."""

    def __init__(self, cards: Iterable[Laid] = ()) -> None:
        """Lay out the cards; they are taken as they come, without a check."""
        self._cards = dict(cards)

    def __getitem__(self, spot: Spot) -> Card:
        """Return the card on a place."""
        return self._cards[spot]

    def __iter__(self) -> Iterator[Spot]:
        """List the places, from the leftmost column to the right, each from the bottom up."""
        return iter(sorted(self._cards))

    def __len__(self) -> int:
        """Count the cards."""
        return len(self._cards)

    def __contains__(self, spot: object) -> bool:
        """Tell whether a card lies there."""
        return spot in self._cards

    def __eq__(self, other: object) -> bool:
        """Compare by cards and places."""
        return isinstance(other, Grid) and (self is other or self._cards == other._cards)

    def __hash__(self) -> int:
        """Hash by cards and places."""
        return hash(frozenset(self._cards.items()))

    def __repr__(self) -> str:
        """Show the cards, for developers."""
        return f"Grid({list(self.items())!r})"

    @cached_property
    def columns(self) -> range:
        """The columns in use, from the leftmost x to the rightmost; empty without cards."""
        across_x = [spot.x for spot in self._cards]
        return range(min(across_x), max(across_x) + 1) if across_x else range(0)

    @cached_property
    def rows(self) -> range:
        """The rows in use, from the lowest y to the highest; empty without cards."""
        across_y = [spot.y for spot in self._cards]
        return range(min(across_y), max(across_y) + 1) if across_y else range(0)

    def row(self, y: int) -> tuple[Laid, ...]:
        """Return the cards of a row from left to right, with their places."""
        return tuple(sorted((spot, card) for spot, card in self._cards.items() if spot.y == y))

    def column(self, x: int) -> tuple[Laid, ...]:
        """Return the cards of a column from the bottom up, with their places."""
        return tuple(sorted((spot, card) for spot, card in self._cards.items() if spot.x == x))

    def line(self, spot: Spot, direction: Direction) -> tuple[Spot, ...]:
        """Return the places of the line of cards through an occupied place, from its low end.

        A single card without neighbours in this direction is a line of one place, which does not score.
        """
        first = spot
        while (before := first.step(direction, -1)) in self._cards:
            first = before
        line = []
        while first in self._cards:
            line.append(first)
            first = first.step(direction)
        return tuple(line)

    def lines(self) -> tuple[tuple[Direction, tuple[Spot, ...]], ...]:
        """Return every line of two to four cards once: the rows from the lowest, then the columns."""
        directions: tuple[Direction, ...] = ("row", "column")
        return tuple(
            (direction, line)
            for direction in directions
            for spot in sorted(self._cards, key=lambda spot: spot[::-1] if direction == "row" else spot)
            if spot.step(direction, -1) not in self._cards and len(line := self.line(spot, direction)) > 1
        )

    @property
    def free(self) -> tuple[Spot, ...]:
        """Return the empty places next to a card, sorted like the places; not all can take a card."""
        near = {place for spot in self._cards for place in spot.neighbours()}
        return tuple(sorted(near - self._cards.keys()))

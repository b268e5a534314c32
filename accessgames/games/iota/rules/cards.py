"""The 64 cards and the two wild cards as small integers, sets of cards as 64-bit masks; places of the grid.

Card `n` has the colour `n // 16`, the shape `n // 4 % 4` and the number `n % 4 + 1`. Both wild cards are
the integer 64, because nothing tells them apart. A mask has bit `n` set for card `n`; wild cards have no
bit.

The start card lies at (0, 0), x grows to the right and y grows upwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

Card: TypeAlias = int
"""0 to 63, or `WILD`."""

Mask: TypeAlias = int
"""A set of cards (or of a wild card's identities): bit `n` stands for card `n`."""

Property: TypeAlias = Literal["colour", "shape", "number"]
"""What a line is judged by, each on its own."""

COLOURS: Final = ("red", "green", "blue", "yellow")
SHAPES: Final = ("circle", "square", "triangle", "cross")
NUMBERS: Final = (1, 2, 3, 4)
PROPERTIES: Final[tuple[Property, ...]] = ("colour", "shape", "number")

WILD: Final[Card] = 64
WILDS: Final = 2
CARDS: Final = range(64)
ALL: Final[Mask] = (1 << 64) - 1

DECK: Final[tuple[Card, ...]] = (*CARDS, *[WILD] * WILDS)
"""All 66 cards, ascending."""

HAND: Final = 4
"""Cards that a hand is filled up to."""

MARKS: Final = tuple((card >> 4, card >> 2 & 3, card & 3) for card in CARDS)
"""Colour, shape and number of each card as indexes 0 to 3 into `COLOURS`, `SHAPES` and `NUMBERS`."""

VALUES: Final = (*[card % 4 + 1 for card in CARDS], 0)
"""Points of each card on the table; a wild card counts 0."""


def make_card(colour: str, shape: str, number: int) -> Card:
    """Return the card with these properties.

    Raises:
        ValueError: There is no such colour, shape or number.

    >>> make_card("blue", "cross", 4)
    47
    """
    return COLOURS.index(colour) * 16 + SHAPES.index(shape) * 4 + NUMBERS.index(number)


def colour(card: Card) -> str:
    """Return the colour of a card that is not wild, such as `red`."""
    return COLOURS[MARKS[card][0]]


def shape(card: Card) -> str:
    """Return the shape of a card that is not wild, such as `circle`."""
    return SHAPES[MARKS[card][1]]


def number(card: Card) -> int:
    """Return the number of a card, 0 for a wild card (IOTA: its nominal value)."""
    return VALUES[card]


def mark(card: Card, about: Property) -> str | int:
    """Return one property of a card that is not wild: a colour, a shape or a number."""
    return number(card) if about == "number" else shape(card) if about == "shape" else colour(card)


def marks(cards: Mask, about: Property) -> tuple[str | int, ...]:
    """Return the different colours, shapes or numbers in a set of cards, in their usual order.

    >>> marks(mask_of([0, 2, 16]), "number")
    (1, 3)
    """
    kind = PROPERTIES.index(about)
    found = {MARKS[card][kind] for card in cards_of(cards)}
    return tuple((COLOURS, SHAPES, NUMBERS)[kind][index] for index in sorted(found))


def mask_of(cards: Iterable[Card]) -> Mask:
    """Return the set of the given cards; wild cards leave no bit.

    >>> mask_of([0, 2, WILD])
    5
    """
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask & ALL


def cards_of(mask: Mask) -> Iterator[Card]:
    """List the cards of a set, ascending.

    >>> list(cards_of(5))
    [0, 2]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


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

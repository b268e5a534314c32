"""The 64 cards and the two wild cards as small integers, sets of cards as masks; places and lines.

Card `n` has the colour `n // 16`, the shape `n // 4 % 4` and the number `n % 4 + 1`. Both wild cards are
the integer 64, because nothing tells them apart. A mask has bit `n` set for card `n`; wild cards have no
bit.

The start card lies at (0, 0), x grows to the right and y grows upwards.

Then lines: which cards go together in one, and what lines score, so that every doubling can be explained.
The properties are independent and a part of a good line is a good line, so a line of fixed cards is judged
by looking at pairs. A wild card in a line is an `open place`: the set of identities that its other line
allows (`ALL` when it has none), because it has one identity that must be right in both lines at once (IOTA
I6).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from accessgames.dataclasses import dataclass

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

UNTOLD: Final[Card] = 65
"""Stands for a card in a hand or under the deck whose face the program was never told."""

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


LOT: Final = 4
"""Cards of a complete line."""

DoublingReason: TypeAlias = Literal["lot", "four-cards", "out"]
"""A completed lot, all four cards of the hand placed in one turn, the end of the game."""


@dataclass(frozen=True, slots=True)
class LineScore:
    """A line that was created or extended.

    Attributes:
        direction: Which way it runs.
        spots: Its two to four places, a row from left to right, a column from the bottom up.
        cards: The cards on them.
        points: Sum of their numbers, wild cards counting 0.
    """

    direction: Direction
    spots: tuple[Spot, ...]
    cards: tuple[Card, ...]
    points: int

    @property
    def lot(self) -> bool:
        """Whether the line is complete with four cards."""
        return len(self.spots) == LOT


@dataclass(frozen=True, slots=True)
class Doubling:
    """One doubling of the whole turn.

    Attributes:
        reason: Why.
        line: The completed lot, for the reason `lot`, else None.
        after: Points of the turn after this doubling.
    """

    reason: DoublingReason
    line: LineScore | None
    after: int


@dataclass(frozen=True, slots=True)
class Scoring:
    """Points of one turn, step by step.

    Attributes:
        lines: Every line created or extended: the one that was played in first, then those across it.
        base: Sum of the lines' points.
        doublings: In the order in which they are applied: lots as in `lines`, four cards, going out.
        total: Points of the turn.
        score: The player's score after the turn.
    """

    lines: tuple[LineScore, ...]
    base: int
    doublings: tuple[Doubling, ...]
    total: int
    score: int

    @property
    def lots(self) -> tuple[LineScore, ...]:
        """The lots completed in this turn."""
        return tuple(line for line in self.lines if line.lot)


_THIRDS: Final = [
    [
        [sum(1 << card for card in CARDS if (MARKS[card][kind] in {a, b}) == (a == b)) for b in range(4)]
        for a in range(4)
    ]
    for kind in range(3)
]
"""By property and the values of two cards in it: the cards that continue a line in this property."""

PAIRS: Final = [
    *[
        [
            *[
                _THIRDS[0][a >> 4][b >> 4] & _THIRDS[1][a >> 2 & 3][b >> 2 & 3] & _THIRDS[2][a & 3][b & 3]
                for b in CARDS
            ],
            ALL,
        ]
        for a in CARDS
    ],
    [ALL] * (WILD + 1),
]
"""`PAIRS[a][b]`: identities that make a line with `a` and `b`; any where one of them is wild.

Only for a == b does it contain them, and where one is wild the other.
"""


def joinable(fixed: tuple[Card, ...], opens: tuple[Mask, ...] = ()) -> Mask:
    """Return the identities that may join a line.

    Args:
        fixed: Its cards that are not wild.
        opens: For each of its wild cards, the identities that its other line allows.

    Returns:
        Every identity for which all wild cards of the line still have one; none for a complete line.
    """
    return _open_joinable(fixed, opens) if opens else _fixed_joinable(fixed)


def _fixed_joinable(fixed: Sequence[Card]) -> Mask:
    count = len(fixed)
    if count == LOT - 1:
        a, b, c = fixed
        return PAIRS[a][b] & PAIRS[a][c] & PAIRS[b][c]
    if count == 2:  # noqa: PLR2004 - a pair
        return PAIRS[fixed[0]][fixed[1]]
    return 0 if count >= LOT else ALL


@lru_cache(maxsize=1 << 14)
def _open_joinable(fixed: tuple[Card, ...], opens: tuple[Mask, ...]) -> Mask:
    """Join what remains possible over all identities of the first wild card."""
    if len(fixed) + len(opens) >= LOT:
        return 0
    result = 0
    for identity in cards_of(_fixed_joinable(fixed) & opens[0]):
        result |= joinable((*fixed, identity), opens[1:])
        if result == ALL:
            break
    return result


def clash(cards: Sequence[Card]) -> Property | None:
    """Return the first property that is neither all the same nor all different, None when there is none.

    Args:
        cards: Cards without wild ones.
    """
    for kind, name in enumerate(PROPERTIES):
        if 1 < len({MARKS[card][kind] for card in cards}) < len(cards):
            return name
    return None

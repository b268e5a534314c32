"""Lines: which cards go together in one, and what lines score, so that every doubling can be explained.

The properties are independent and a part of a good line is a good line, so a line of fixed cards is judged
by looking at pairs. A wild card in a line is an `open place`: the set of identities that its other line
allows (`ALL` when it has none), because it has one identity that must be right in both lines at once (IOTA
I6).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from accessgames.games.iota.rules.cards import ALL, CARDS, MARKS, PROPERTIES, Card, Mask, Property, cards_of

if TYPE_CHECKING:
    from accessgames.games.iota.rules.cards import Direction, Spot

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
    [
        _THIRDS[0][a >> 4][b >> 4] & _THIRDS[1][a >> 2 & 3][b >> 2 & 3] & _THIRDS[2][a & 3][b & 3]
        for b in CARDS
    ]
    for a in CARDS
]
"""`PAIRS[a][b]`: identities that make a line with `a` and `b`. Only for a == b does it contain them."""


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

"""A board that is walked place by place: its places, what lies there, what is free, mine, and fits.

A game says what there is; who walks, how a step is taken and what is told at an edge is the shell's affair.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from accessgames.engine.grid import Board, Square
    from accessgames.language import Message, Value


class Place(NamedTuple):
    """A place of a board as the fingers go over it, whatever the game calls it.

    Attributes:
        x: Columns to the right.
        y: Rows up, also on boards whose rows are counted downwards.
    """

    x: int
    y: int

    def steps_to(self, other: Place) -> int:
        """Return how many steps another place is away, over rows and columns."""
        return abs(other.x - self.x) + abs(other.y - self.y)


Way: TypeAlias = Literal["up", "down", "left", "right"]
"""A direction on the board."""

WAYS: Final[Mapping[Way, Place]] = {
    "up": Place(0, 1),
    "down": Place(0, -1),
    "left": Place(-1, 0),
    "right": Place(1, 0),
}
"""One step in each direction."""


@dataclass(frozen=True, slots=True)
class ActionGroup:
    """Several actions that begin alike, such as all ways to lay one piece; choosing it lists them.

    Attributes:
        name: What they have in common and how many they are.
        actions: Legal single actions, at least one.
    """

    name: Message
    actions: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class BoardWalk:
    """A board in one position, as one listener knows it.

    Attributes:
        id: Which board, the same in every position; printable ASCII.
        title: Says which board it is; told when it is come to and there are others.
        places: Every place, with what lies there; None for nothing. In any order.
        start: Where a walk begins.
        free: Empty places that can take something.
        mine: Places with what the listener laid, or has there.
        tell: Tells what stands on a place and what fits, in one line.
        name: Names a place within a sentence.
        read: Reads which place is meant; raises MalformedAction for other words.
        begin: Returns the legal actions that can be begun on a place, or groups of them; may be none.
        private: Whether its lines name what only the listener may know, such as cards of the own hand.
        behind: Returns the words that follow this board's name or number, where it begins words; else None.
    """

    id: str
    title: Message
    places: Mapping[Place, Hashable]
    start: Place
    free: frozenset[Place]
    mine: frozenset[Place]
    tell: Callable[[Place], Message]
    name: Callable[[Place], Value]
    read: Callable[[Sequence[str]], Place]
    begin: Callable[[Place], Sequence[Any]]
    private: bool = False
    behind: Callable[[Sequence[str]], Sequence[str] | None] = lambda _: None

    def next_place(self, place: Place, way: Way) -> Place | None:
        """Return the nearest place of the same row or column in a direction, over gaps; None at the edge."""
        return min(self._ahead(place, way), key=place.steps_to, default=None)

    def last_place(self, place: Place, way: Way) -> Place | None:
        """Return the last place of the same row or column in a direction; None where `place` is it."""
        return max(self._ahead(place, way), key=place.steps_to, default=None)

    def _ahead(self, place: Place, way: Way) -> Iterator[Place]:
        right, up = WAYS[way]
        for other in self.places:
            x, y = other.x - place.x, other.y - place.y
            if (x * right > 0 and not y) or (y * up > 0 and not x):
                yield other

    @staticmethod
    def in_order(places: Iterable[Place]) -> list[Place]:
        """Sort places as a page is read: row by row from the top, each from left to right."""
        return sorted(places, key=lambda place: (-place.y, place.x))


def place_of_square(board: Board, square: Square) -> Place:
    """Return where the fingers find a square, whose rows may be counted upwards or downwards."""
    return Place(square.column, square.row if board.upward else -square.row)

"""Pictures for eyes that see little: boards as geometry with what stands on each place, without a terminal.

Columns count to the right and rows downwards, from anywhere: a place keeps its numbers while the board grows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from accessgames.engine.grid import Board
    from accessgames.language import Message, Value

Role: TypeAlias = Literal["plain", "red", "green", "blue", "yellow", "orange", "purple", "white"]
"""Colour of a tile, `plain` for the paper itself. It never says anything that label, sign or walls don't."""

BRIGHT: Final[tuple[Role, ...]] = ("yellow", "blue", "red", "green", "orange", "purple")
"""Roles for things that have no colour of their own, such as pieces: neighbours differ."""


class Offset(NamedTuple):
    """A place.

    Attributes:
        x: Column, growing to the right.
        y: Row, growing downwards.
    """

    x: int
    y: int


class Region(NamedTuple):
    """A rectangle of places.

    Attributes:
        x: Its leftmost column.
        y: Its uppermost row.
        width: Columns.
        height: Rows.
    """

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The column behind the last one."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The row below the last one."""
        return self.y + self.height

    @classmethod
    def around(cls, places: Iterable[Offset]) -> Region:
        """Return the smallest rectangle with all places; an empty one at the origin when there are none."""
        found = tuple(places)
        if not found:
            return cls(0, 0, 0, 0)
        left, top = min(place.x for place in found), min(place.y for place in found)
        right, bottom = max(place.x for place in found), max(place.y for place in found)
        return cls(left, top, right - left + 1, bottom - top + 1)

    def contains(self, place: Offset) -> bool:
        """Tell whether a place lies inside."""
        return self.x <= place.x < self.right and self.y <= place.y < self.bottom

    def translated(self, x: int, y: int) -> Region:
        """Return the rectangle moved to the right and down."""
        return self._replace(x=self.x + x, y=self.y + y)

    def showing(self, place: Offset, within: Region) -> Region:
        """Return this rectangle moved so that a place is in it, in its middle where `within` allows.

        It leaves `within` nowhere, unless it is larger.
        """
        left = place.x - self.width // 2
        top = place.y - self.height // 2
        left = max(within.x, min(left, within.right - self.width))
        top = max(within.y, min(top, within.bottom - self.height))
        return self._replace(x=left, y=top)


@dataclass(frozen=True, slots=True)
class Tile:
    """What is seen on one place.

    Attributes:
        at: The place.
        label: Letters and figures, said in their short form: a card, a number, a name that can be typed.
        sign: A shape of one character, drawn `count` times; empty for none.
        count: How many signs.
        role: Colour.
        part: Tiles of the same part are one thing and have no wall between them; 0 stands alone.
        framed: Whether walls are drawn around it; a place that only could be used has none.
    """

    at: Offset
    label: Value = ""
    sign: str = ""
    count: int = 1
    role: Role = "plain"
    part: int = 0
    framed: bool = True


@dataclass(frozen=True, slots=True)
class Heading:
    """The name of a column or a row, as it is typed.

    Attributes:
        at: Column or row.
        label: Letters or figures.
    """

    at: int
    label: Value


@dataclass(frozen=True, slots=True)
class Panel:
    """A board, a hand, a roll: one thing that is looked at.

    Attributes:
        key: Which one it is, the same for the whole match, in ASCII: that of a board on which a cursor walks
            is the id of its `BoardWalk`, whose places are drawn in the same columns, rows growing downwards.
        title: What stands above it.
        tiles: Each place at most once; a panel without any is not drawn.
        columns: Names of columns.
        rows: Names of rows.
        breaks: Columns behind which a board is divided.
        docked: Whether it should stay in sight beside another one, such as the own hand.
        secret: Whether only the own hand is in it, for whoever lets that go to the Braille display alone.
        foreign: Whether it lies in front of somebody else, so that it never comes to the front by itself.
    """

    key: str
    title: Message | str
    tiles: tuple[Tile, ...]
    columns: tuple[Heading, ...] = ()
    rows: tuple[Heading, ...] = ()
    breaks: tuple[int, ...] = ()
    docked: bool = False
    secret: bool = False
    foreign: bool = False

    @property
    def region(self) -> Region:
        """The rectangle around all tiles."""
        return Region.around(tile.at for tile in self.tiles)


class Pointer(NamedTuple):
    """A place of a panel: that of the cursor.

    Attributes:
        panel: Key of the panel.
        at: The place.
    """

    panel: str
    at: Offset


def square_headings(board: Board) -> tuple[tuple[Heading, ...], tuple[Heading, ...]]:
    """Name the columns a, b, c and the rows 1, 2, 3 of a board of squares."""
    from accessgames.language.coordinates import column_letters  # noqa: PLC0415 - not every game has squares

    columns = tuple(Heading(column, column_letters(column + 1)) for column in range(board.width))
    rows = tuple(Heading(row_offset(board, row), row + 1) for row in range(board.height))
    return columns, rows


def row_offset(board: Board, row: int) -> int:
    """Return where a row of a board is drawn: the next one above it where the board counts upwards."""
    return -row if board.upward else row


def square_tiles(board: Board, pieces: Sequence[tuple[int, Value, Role]]) -> Iterator[Tile]:
    """Yield the squares of a board: those that are free, and pieces with walls around them.

    Args:
        board: The board.
        pieces: For each piece its squares as a mask, its label and its colour.
    """
    for square in board.squares(board.mask):
        at, bit = Offset(square.column, row_offset(board, square.row)), board.bit(square)
        part = next((number for number, (mask, *_) in enumerate(pieces, 1) if mask & bit), 0)
        if part:
            _, label, role = pieces[part - 1]
            yield Tile(at, label, role=role, part=part)
        else:
            yield Tile(at, sign="·")

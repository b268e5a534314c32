"""Sheets for the fingers: a board described so that it can be embossed, without knowing any Braille."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.engine import MalformedAction
from accessgames.engine.grid import Square
from accessgames.language.commandline import quote_briefly

if TYPE_CHECKING:
    from accessgames.engine.grid import Board, Polyomino
    from accessgames.language import Message, Value

Texture: TypeAlias = Literal["bumps", "across", "down", "mesh", "smooth"]
"""What fills a thing on paper that swells: dots, lines across, lines down, both, or a raised area.

Five: the Braille Authority of North America wants no more on a page.
"""

Shape: TypeAlias = Literal[
    "circle", "square", "triangle", "cross",
    "disc", "crescent", "star",
    "rising", "falling", "right", "left",
]  # fmt: skip
"""What is known by its outline: shapes of cards, bodies of the sky, mirrors, and prisms by their point."""

FULL: Final = "⠿"
"""A full cell: what is to be covered, and what may stand for anything."""

OPEN: Final = "⠒"
"""A place where something can be put next."""

LEAD: Final = "⠐"
"""Guide dot of a square with nothing in it: the finger stays on its row and counts the columns.

Dot 5 is the guide dot of the Braille Authority of North America (Braille Formats 2016, 2.3).
"""

HOLLOW: Final = "⠶"
"""A square of a piece with something of its own, such as a robot."""

LINE: Final = "⠸"
"""Stands between two columns of a grid where its rows are divided."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """What is drawn for a sign where there is more than cells: parts side by side.

    Attributes:
        texture: A square of it.
        shape: A shape behind it.
        note: One cell behind both.
    """

    texture: Texture | None = None
    shape: Shape | None = None
    note: Value = ""


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour that counts in the game.

    Attributes:
        sign: The cell behind the letter of a piece.
        meaning: What stands in the key.
        texture: What fills the piece on paper that swells.
    """

    sign: Value
    meaning: Message
    texture: Texture


@dataclass(frozen=True, slots=True)
class Mark:
    """Squares that feel the same, and what they are.

    Attributes:
        mask: The squares.
        meaning: What stands in the key, such as the name of a piece.
        colour: Its colour, where colours count.
    """

    mask: int
    meaning: Message
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Drawing:
    """A board as cells: one for each square, letters of columns above, numbers of rows at the left.

    Attributes:
        board: The board; what is outside of its outline has guide dots.
        free: Squares that are still to be covered: full cells; they stand in the key if there are any.
        pieces: What lies on the board; the first is felt as a, the next as b, and so on; at most 26.
        flags: Squares with a sign of their own behind the cell, such as those with a robot.
        title: Heading of its own, on a sheet with several drawings.
    """

    board: Board
    free: Mark
    pieces: tuple[Mark, ...] = ()
    flags: Mark | None = None
    title: Message | None = None


@dataclass(frozen=True, slots=True)
class Grid:
    """A table of fields of the same width, each of one or more cells.

    Attributes:
        columns: What stands above.
        rows: What stands at the left, from the top.
        fields: By row what is felt, in its short form; cells of Braille stay as they are.
        key: Signs as they stand in the fields, and what they mean.
        title: Heading of its own.
        spelled: Each sign of a field is one cell, figures have no number sign.
        divider: Columns before a line from top to bottom; 0 for none.
        reading: How the cells of a field are read; where fields are drawn, the legend of the sheet says it.
    """

    columns: tuple[Value, ...]
    rows: tuple[Value, ...]
    fields: tuple[tuple[Value, ...], ...]
    key: tuple[tuple[Value, Message], ...] = ()
    title: Message | None = None
    spelled: bool = False
    divider: int = 0
    reading: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Figure:
    """One way in which a thing may lie.

    Attributes:
        name: Number or name that stands above.
        rows: What is felt on its squares, from the top, all of the same number of cells.
    """

    name: Value
    rows: tuple[tuple[Value, ...], ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """A thing in every way in which it may lie, side by side.

    Attributes:
        title: What it is.
        ways: The ways in their order.
    """

    title: Message
    ways: tuple[Figure, ...]


def shape_figure(shape: Polyomino, number: int, *, upward: bool, robot: Square | None = None) -> Figure:
    """Draw a shape, two cells a square: with 6 mm and 10 mm from cell to cell that is nearly as wide as high.

    Args:
        shape: The shape.
        number: Which of its orientations this is.
        upward: Whether its rows are counted from the bottom.
        robot: Square that feels otherwise.
    """
    rows = range(shape.height)
    filled = frozenset(shape.squares)

    def felt(square: Square) -> str:
        return (HOLLOW if square == robot else FULL if square in filled else LEAD) * 2

    return Figure(
        number,
        tuple(
            tuple(felt(Square(column, row)) for column in range(shape.width))
            for row in (reversed(rows) if upward else rows)
        ),
    )


@dataclass(frozen=True, slots=True)
class Chapter:
    """Sentences under a heading of their own.

    Attributes:
        title: The heading.
        lines: Sentences, in their full form.
    """

    title: Message
    lines: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """What goes on paper.

    Attributes:
        title: Heading, and the running head of further pages.
        drawings: Boards, each with its key behind it.
        notes: Sentences behind them, in their full form.
        chapters: What follows under headings of its own.
        grids: Tables of fields behind the drawings, each with its key.
        figures: Things in every way in which they may lie.
        key: Signs of the figures, and what they mean.
        symbols: What is drawn for fields of grids and figures, on paper that swells.
        legend: Parts of symbols, and what they mean.
    """

    title: Message
    drawings: tuple[Drawing, ...] = ()
    notes: tuple[Message, ...] = ()
    chapters: tuple[Chapter, ...] = ()
    grids: tuple[Grid, ...] = ()
    figures: tuple[Figures, ...] = ()
    key: tuple[tuple[Value, Message], ...] = ()
    symbols: tuple[tuple[Value, Symbol], ...] = ()
    legend: tuple[tuple[Symbol, Message], ...] = ()

    @property
    def tactile(self) -> bool:
        """Whether there is anything to be felt but text."""
        return bool(self.drawings or self.grids or self.figures)


def refuse_part(words: Sequence[str]) -> None:
    """Refuse words where a game has but one thing to put on paper.

    Raises:
        MalformedAction: Something is named.
    """
    if words:
        raise MalformedAction("space-error-more", word=quote_briefly(" ".join(words)))

"""Sheets for the fingers: a board described so that it can be embossed, without knowing any Braille."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from accessgames.engine.grid import Board
    from accessgames.language import Message


@dataclass(frozen=True, slots=True)
class Mark:
    """Squares that feel the same, and what they are.

    Attributes:
        mask: The squares.
        meaning: What stands in the key, such as the name of a piece.
    """

    mask: int
    meaning: Message


@dataclass(frozen=True, slots=True)
class Drawing:
    """A board as cells: one for each square, letters of columns above, numbers of rows at the left.

    Attributes:
        board: The board; what is outside of its outline stays empty.
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
    """

    title: Message
    drawings: tuple[Drawing, ...] = ()
    notes: tuple[Message, ...] = ()
    chapters: tuple[Chapter, ...] = ()

"""Boards as tactile drawings: sheets of a room laid out in Braille cells and written for an embosser."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase
from typing import TYPE_CHECKING, Final

from accessgames.braille.blocks import Block, Diagram, Heading, Item
from accessgames.braille.document import BrailleTarget, render
from accessgames.braille.tables import BLANK
from accessgames.braille.transcriber import forward
from accessgames.engine.grid import Square
from accessgames.language import Language, Message, Nested, say

if TYPE_CHECKING:
    from accessgames.braille.pages import PageSize
    from accessgames.games.sheets import Drawing, Mark, Sheet

FREE: Final = "⠿"
"""A square to be covered: a full cell."""

FLAG: Final = "⠂"
"""Stands behind the cell of a square that has something of its own."""


def emboss(sheet: Sheet, language: Language, fmt: str, size: PageSize) -> bytes:
    """Write a sheet as a file for an embosser or a Braille display.

    Args:
        sheet: What to write.
        language: Whose words and whose Braille.
        fmt: One of `braille.document.FORMATS`.
        size: The paper.

    Returns:
        The bytes, the same for the same sheet.

    Raises:
        BrailleError: A drawing is wider than the paper, or the format is unknown.
    """
    title = _text(sheet.title, language)
    return render(
        lay_out(sheet, language, size.width), BrailleTarget(fmt, size, language.tag, title, head_from=2)
    )


def lay_out(sheet: Sheet, language: Language, width: int) -> Iterator[Block]:
    """Yield the heading, the drawings with their keys, the notes, the chapters; a drawing stays on one page.

    Args:
        sheet: What to lay out.
        language: Whose words and whose Braille.
        width: Cells in a line: where a drawing does not fit with blanks between its columns, it has none.
    """
    yield Heading(1, _text(sheet.title, language))
    for drawing in sheet.drawings:
        if drawing.title is not None:
            yield Heading(2, _text(drawing.title, language))
        yield Diagram(draw(drawing, width, language.tag))
        for sign, mark in _key(drawing):
            yield Item(_text(say("space-sheet-key", sign=sign, meaning=Nested(mark.meaning)), language))
    for note in sheet.notes:
        yield Item(_text(note, language))
    for chapter in sheet.chapters:
        yield Heading(2, _text(chapter.title, language))
        for line in chapter.lines:
            yield Item(_text(line, language))


def draw(drawing: Drawing, width: int, tag: str) -> tuple[str, ...]:
    """Return the lines of a drawing, the top one first, as the board lies on the table.

    Args:
        drawing: The board; drawn from column a and row 1 as far as its outline reaches.
        width: Cells in a line.
        tag: Language whose Braille the letters and numbers are in.
    """
    squares = drawing.board.squares(drawing.board.mask)
    columns = max(square.column for square in squares) + 1
    rows = range(squares[-1].row + 1)
    names = [forward(str(row + 1), tag) for row in rows]
    lead = max(map(len, names)) + 1
    gap = "" if lead + 2 * columns - 1 > width and drawing.flags is None else BLANK
    head = BLANK * lead + gap.join(forward(letter, tag) for letter in ascii_lowercase[:columns])
    lines = [
        name.rjust(lead - 1, BLANK) + BLANK + _row(drawing, row, columns, gap, tag)
        for row, name in zip(rows, names, strict=True)
    ]
    return (head, *(reversed(lines) if drawing.board.upward else lines))


def _row(drawing: Drawing, row: int, columns: int, gap: str, tag: str) -> str:
    """Return the cells of one row, each with what stands behind it."""
    cells = ""
    for column in range(columns):
        bit = drawing.board.bit(Square(column, row))
        flagged = drawing.flags is not None and bit & drawing.flags.mask
        pieces = zip(ascii_lowercase, drawing.pieces, strict=False)
        lying = (forward(letter, tag) for letter, piece in pieces if bit & piece.mask)
        empty = FREE if bit & drawing.free.mask else BLANK
        cells += next(lying, empty) if bit & drawing.board.mask else BLANK
        cells += FLAG if flagged else gap
    return cells.rstrip(BLANK)


def _key(drawing: Drawing) -> Iterator[tuple[str, Mark]]:
    """Yield the signs that occur, each with what it means."""
    if drawing.free.mask & drawing.board.mask:
        yield FREE, drawing.free
    yield from zip(ascii_lowercase, drawing.pieces, strict=False)
    if drawing.flags is not None and drawing.flags.mask:
        yield FLAG, drawing.flags


def _text(message: Message, language: Language) -> str:
    return language.form(message, "full")

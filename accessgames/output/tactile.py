"""Boards as tactile drawings: sheets of a room laid out in Braille cells and written for an embosser."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, zip_longest
from string import ascii_lowercase
from typing import TYPE_CHECKING, Final

from accessgames.braille import blocks, document, tables, transcriber
from accessgames.engine.grid import Square
from accessgames.games.sheets import FULL, LEAD, LINE
from accessgames.language import Language, Message, Nested, Value, say

if TYPE_CHECKING:
    from accessgames.braille.pages import PageSize
    from accessgames.games.sheets import Colour, Drawing, Figure, Grid, Sheet

FREE: Final = FULL
"""A square to be covered: a full cell."""

FLAG: Final = "⠂"
"""Stands behind the cell of a square that has something of its own."""

_BETWEEN: Final = tables.BLANK * 3
"""Stands between two figures side by side, so that a finger does not take them for one."""

_AROUND: Final = 7
"""Lines of a page that a part of a grid leaves: the running head, two headings, the names of the columns."""


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
    return document.render(
        lay_out(sheet, language, size), document.BrailleTarget(fmt, size, language.tag, title, head_from=2)
    )


def lay_out(sheet: Sheet, language: Language, size: PageSize) -> Iterator[blocks.Block]:
    """Yield the heading, the drawings with their keys, the notes, the chapters; a drawing stays on one page.

    Args:
        sheet: What to lay out.
        language: Whose words and whose Braille.
        size: The paper: where a drawing does not fit with blanks between its columns, it has none, and a grid
            that does not fit is told in parts, each with the names of its columns and rows.
    """
    yield blocks.Heading(1, _text(sheet.title, language))
    for drawing in sheet.drawings:
        if drawing.title is not None:
            yield blocks.Heading(2, _text(drawing.title, language))
        rows = draw(drawing, size.width, language)
        yield blocks.Diagram(rows)
        for sign, meaning in key_of(drawing, rows):
            yield _key_item(sign, meaning, language)
    for grid in sheet.grids:
        if grid.title is not None:
            yield blocks.Heading(2, _text(grid.title, language))
        yield from _apart(draw_grid(grid, size, language))
        for felt, meaning in grid.key:
            yield _key_item(felt, meaning, language)
        yield from (blocks.Item(_text(line, language)) for line in grid.reading)
    for thing in sheet.figures:
        yield blocks.Heading(2, _text(thing.title, language))
        yield from _apart(draw_figures(thing.ways, size.width, language))
    yield from (_key_item(sign, meaning, language) for sign, meaning in sheet.key)
    yield from (blocks.Item(_text(note, language)) for note in sheet.notes)
    for chapter in sheet.chapters:
        yield blocks.Heading(2, _text(chapter.title, language))
        yield from (blocks.Item(_text(line, language)) for line in chapter.lines)


def colours(drawing: Drawing) -> tuple[Colour, ...]:
    """Return the colours of what lies on a board, each once."""
    return tuple(dict.fromkeys(piece.colour for piece in drawing.pieces if piece.colour is not None))


def draw(drawing: Drawing, width: int, language: Language) -> tuple[str, ...]:
    """Return the lines of a drawing, the top one first, as the board lies on the table.

    Where colours count, that of a piece stands behind its letter.

    Args:
        drawing: The board; drawn from column a and row 1 as far as its outline reaches.
        width: Cells in a line.
        language: Whose Braille the letters and numbers are in.
    """
    tag = language.tag
    squares = drawing.board.squares(drawing.board.mask)
    columns = max(square.column for square in squares) + 1
    rows = range(squares[-1].row + 1)
    names = [transcriber.forward(str(row + 1), tag) for row in rows]
    lead = max(map(len, names)) + 1
    gap = "" if lead + 2 * columns - 1 > width and drawing.flags is None else tables.BLANK
    behind = gap + tables.BLANK * bool(colours(drawing))
    head = tables.BLANK * lead + behind.join(
        transcriber.forward(letter, tag) for letter in ascii_lowercase[:columns]
    )
    lines = [
        name.rjust(lead - 1, tables.BLANK) + tables.BLANK + _row(drawing, row, columns, gap, language)
        for row, name in zip(rows, names, strict=True)
    ]
    return (head, *(reversed(lines) if drawing.board.upward else lines))


def _row(drawing: Drawing, row: int, columns: int, gap: str, language: Language) -> str:
    """Return the cells of one row, each with what stands behind it."""
    cells, bare = "", tables.BLANK * bool(colours(drawing))
    for column in range(columns):
        bit = drawing.board.bit(Square(column, row))
        flagged = drawing.flags is not None and bit & drawing.flags.mask
        pieces = zip(ascii_lowercase, drawing.pieces, strict=False)
        lying = (
            transcriber.forward(letter, language.tag)
            + (cells_of(piece.colour.sign, language, spelled=True)[:1] if piece.colour else bare)
            for letter, piece in pieces
            if bit & piece.mask
        )
        empty = FREE if bit & drawing.free.mask else tables.BLANK
        cells += next(lying, empty + bare) if bit & drawing.board.mask else LEAD + bare
        cells += FLAG if flagged else gap
    return cells.rstrip(tables.BLANK)


def draw_grid(grid: Grid, size: PageSize, language: Language) -> Iterator[tuple[str, ...]]:
    """Yield the parts of a grid that fit on the paper, from the left, then from the top.

    Args:
        grid: The grid.
        size: The paper.
        language: Whose short forms and whose Braille.
    """
    fields = [[cells_of(field, language, spelled=grid.spelled) for field in row] for row in grid.fields]
    heads, names = ([cells_of(name, language) for name in side] for side in (grid.columns, grid.rows))
    wide = max(len(cells) for row in (heads, *fields) for cells in row)
    lead = max(map(len, names)) + 1
    down = max(1, size.lines - _AROUND)
    for top in range(0, len(names), down):
        for across in _parts(grid, size.width - lead, wide):
            above = [heads[at].ljust(wide, tables.BLANK) for at in across]
            lines = [tables.BLANK * lead + _line(above, grid, across, tables.BLANK)]
            for row in range(top, min(top + down, len(names))):
                row_fields = [_aligned(grid.fields[row][at], fields[row][at], wide) for at in across]
                name = names[row].rjust(lead - 1, tables.BLANK) + tables.BLANK
                lines.append(name + _line(row_fields, grid, across, LINE))
            yield tuple(line.rstrip(tables.BLANK) for line in lines)


def _line(fields: Sequence[str], grid: Grid, across: range, divider: str) -> str:
    """Join fields by blanks, and by the line where it stands between two of them."""
    ends = (
        f"{tables.BLANK}{divider}{tables.BLANK}" if at + 1 == grid.divider else tables.BLANK for at in across
    )
    return "".join(chain.from_iterable(zip(fields, ends, strict=True))).rstrip(tables.BLANK + divider)


def _aligned(value: Value, cells: str, wide: int) -> str:
    """Put units below units; anything else begins where the name of its column does."""
    return cells.rjust(wide, tables.BLANK) if isinstance(value, int) else cells.ljust(wide, tables.BLANK)


def cells_of(value: Value, language: Language, *, spelled: bool = False) -> str:
    """Return the short form of something as cells; spelled, each sign alone and without a number sign."""
    text = short_form(value, language)
    if not spelled:
        return transcriber.forward(text, language.tag)
    return "".join(transcriber.forward(sign, language.tag)[-1:] for sign in text)


def draw_figures(ways: Iterable[Figure], width: int, language: Language) -> Iterator[tuple[str, ...]]:
    """Yield as many figures as fit side by side, each with its name above, until all are drawn.

    Args:
        ways: The figures.
        width: Cells in a line.
        language: Whose short forms and whose Braille.
    """
    beside: list[str] = []
    for way in ways:
        drawn = [cells_of(way.name, language)]
        drawn += ("".join(cells_of(field, language) for field in row) for row in way.rows)
        wide = max(map(len, drawn))
        if beside and max(map(len, beside)) + len(_BETWEEN) + wide > width:
            yield tuple(line.rstrip(tables.BLANK) for line in beside)
            beside = []
        start = max(map(len, beside)) + len(_BETWEEN) if beside else 0
        lines = zip_longest(beside, drawn, fillvalue="")
        beside = [left.ljust(start, tables.BLANK) + right for left, right in lines]
    yield tuple(line.rstrip(tables.BLANK) for line in beside)


def _parts(grid: Grid, room: int, wide: int) -> Iterator[range]:
    """Yield the columns that stand beside each other in so many cells."""
    first, used = 0, -1
    for at in range(len(grid.columns)):
        need = wide + (3 if at and at == grid.divider else 1)
        if at > first and used + need > room:
            yield range(first, at)
            first, used = at, -1
            need = wide + 1
        used += need
    yield range(first, len(grid.columns))


def key_of(drawing: Drawing, rows: Sequence[str]) -> Iterator[tuple[Value, Message]]:
    """Yield the signs that occur, each with what it means."""
    if drawing.free.mask & drawing.board.mask:
        yield FREE, drawing.free.meaning
    for letter, piece in zip(ascii_lowercase, drawing.pieces, strict=False):
        yield letter, piece.meaning
    yield from ((colour.sign, colour.meaning) for colour in colours(drawing))
    if drawing.flags is not None and drawing.flags.mask:
        yield FLAG, drawing.flags.meaning
    if any(LEAD in row for row in rows):
        yield LEAD, say("space-legend-outside")


def short_form(value: Value, language: Language) -> str:
    """Return what is felt of a value: its form for Braille, or the text that it is."""
    return value if isinstance(value, str) else language.form(say("sight-label", value=value), "braille")


def _key_item(sign: Value, meaning: Message, language: Language) -> blocks.Item:
    return blocks.Item(
        _text(say("space-sheet-key", sign=short_form(sign, language), meaning=Nested(meaning)), language)
    )


def _apart(parts: Iterable[tuple[str, ...]]) -> Iterator[blocks.Block]:
    """Put an empty line between drawings that belong together."""
    for number, part in enumerate(parts):
        if number:
            yield blocks.Gap()
        yield blocks.Diagram(part)


def _text(message: Message, language: Language) -> str:
    return language.form(message, "full")

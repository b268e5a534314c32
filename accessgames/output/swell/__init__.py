"""Sheets for the fingers on paper that swells: pages of A4 as SVG, black on white, to be heated."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import ceil
from typing import TYPE_CHECKING

from accessgames.braille.blocks import Block, Heading, Item
from accessgames.braille.document import lay_out
from accessgames.braille.tables import BLANK
from accessgames.braille.transcriber import forward
from accessgames.braille.wrapping import wrap
from accessgames.dataclasses import dataclass
from accessgames.games.sheets import FULL, HOLLOW, Symbol
from accessgames.language import Message, Nested, Value, say
from accessgames.output.swell import measures
from accessgames.output.swell.boards import LENGTH, draw_board, draw_figures, draw_grids, free_square
from accessgames.output.swell.fields import Drawn, braille, draw_field, draw_symbol, written
from accessgames.output.swell.ink import Group, write_page
from accessgames.output.tactile import FLAG, colours, key_of, short_form

if TYPE_CHECKING:
    from accessgames.games.sheets import Drawing, Grid, Sheet
    from accessgames.language import Language


@dataclass(frozen=True, slots=True)
class Strip:
    """What takes the whole width of a page and stays together.

    Attributes:
        drawn: The ink.
        keep: The next strip belongs to it, such as what stands below a heading.
        room: Blank below it.
    """

    drawn: Drawn
    keep: bool = False
    room: float = measures.GAP

    @property
    def height(self) -> float:
        """Its own height with the blank below."""
        return self.drawn.height + self.room


def swell(sheet: Sheet, language: Language) -> tuple[bytes, ...]:
    """Write a sheet as pages of A4, each an SVG file.

    Args:
        sheet: What to write.
        language: Whose words and whose Braille.

    Raises:
        GameError: `swell-too-large`.
    """
    title = language.form(sheet.title, "full")
    pages = tuple(_pages(tuple(_strips(sheet, language))))
    return tuple(
        write_page((*_head(title, number, language.tag), *groups), f"{title}, {number}", language.tag)
        for number, groups in enumerate(pages, 1)
    )


def _head(title: str, number: int, tag: str) -> Iterator[Group]:
    """Yield the number of a page at its right, and from the second one on what the sheet is."""
    count = forward(str(number), tag)
    room = measures.CELLS - len(count) - 1
    start = wrap(title, room, language=tag)[0] if number > 1 else ""
    for group in written(start.ljust(measures.CELLS - len(count), BLANK) + count):
        yield group.moved(measures.MARGIN, measures.MARGIN)


def _pages(strips: tuple[Strip, ...]) -> Iterator[tuple[Group, ...]]:
    """Yield what stands on each page; strips that belong together go to the next one together."""
    page, at = list[Group](), 0.0
    for together in _kept(strips):
        if at and at + sum(strip.height for strip in together) - together[-1].room > LENGTH:
            yield tuple(page)
            page, at = [], 0.0
        for strip in together:
            if at and at + strip.drawn.height > LENGTH:
                yield tuple(page)
                page, at = [], 0.0
            page += strip.drawn.moved(measures.MARGIN, measures.MARGIN + measures.HEAD + at)
            at += strip.height
    yield tuple(page)


def _kept(strips: tuple[Strip, ...]) -> Iterator[tuple[Strip, ...]]:
    together = list[Strip]()
    for strip in strips:
        together.append(strip)
        if not strip.keep:
            yield tuple(together)
            together = []
    if together:
        yield tuple(together)


def _strips(sheet: Sheet, language: Language) -> Iterator[Strip]:
    """Yield the heading, the drawings with their keys, the notes, the chapters."""
    symbols = dict(sheet.symbols)
    yield from _text((Heading(1, _full(sheet.title, language)),), language)
    for drawing in sheet.drawings:
        yield from _titled(drawing.title, language)
        yield Strip(draw_board(drawing, language))
        yield from _board_key(drawing, language)
    for symbol, meaning in sheet.legend:
        yield from _explained(draw_symbol(symbol, language), meaning, language)
    for grid in sheet.grids:
        yield from _titled(grid.title, language)
        yield from _grid(grid, symbols, language)
    for thing in sheet.figures:
        yield from _titled(thing.title, language)
        yield from (Strip(drawn) for drawn in draw_figures(thing.ways, symbols, language))
    yield from _sign_keys(sheet.key, symbols, language)
    yield from _text((Item(_full(note, language)) for note in sheet.notes), language)
    for chapter in sheet.chapters:
        yield from _titled(chapter.title, language)
        yield from _text((Item(_full(line, language)) for line in chapter.lines), language)


def _grid(grid: Grid, symbols: Mapping[Value, Symbol], language: Language) -> Iterator[Strip]:
    yield from (Strip(drawn, room=2 * measures.GAP) for drawn in draw_grids(grid, symbols, language))
    yield from _sign_keys(grid.key, symbols, language)
    if not any(field in symbols for row in grid.fields for field in row):
        yield from _text((Item(_full(line, language)) for line in grid.reading), language)


def _board_key(drawing: Drawing, language: Language) -> Iterator[Strip]:
    """Explain the letters, then the textures, where they mean a colour, then signs on squares."""
    meant = tuple(colour.meaning for colour in colours(drawing))
    for sign, meaning in key_of(drawing, ()):
        if sign == FULL:
            yield from _explained(free_square(), meaning, language)
        elif sign == FLAG:
            yield from _explained(draw_field(HOLLOW, {}, language), meaning, language)
        elif meaning not in meant:
            yield from _sign_keys(((sign, meaning),), {}, language)
    for colour in colours(drawing):
        symbol = Symbol(colour.texture)
        yield from _explained(draw_symbol(symbol, language), colour.meaning, language)


def _sign_keys(
    key: Iterable[tuple[Value, Message]], symbols: Mapping[Value, Symbol], language: Language
) -> Iterator[Strip]:
    """Explain signs: drawn ones by what is drawn, others by their cells in the line itself."""
    for sign, meaning in key:
        drawn = draw_field(sign, symbols, language)
        if any(group.kind == "text" for group in drawn.groups):
            line = say("space-sheet-key", sign=short_form(sign, language), meaning=Nested(meaning))
            yield from _text((Item(_full(line, language)),), language)
        else:
            yield from _explained(drawn, meaning, language)


def _explained(drawn: Drawn, meaning: Message, language: Language) -> Iterator[Strip]:
    """Put a sample before its meaning, which begins where a cell of the page does."""
    room = max(drawn.width, measures.SYMBOL)
    before = ceil((room + measures.GAP) / measures.CELL)
    lines = wrap(_full(meaning, language), measures.CELLS - before, language=language.tag)
    high = measures.LINE * (len(lines) - 1) + braille(lines[0]).height
    height = max(drawn.height, high)
    groups = list(drawn.moved((room - drawn.width) / 2, (height - drawn.height) / 2))
    for number, cells in enumerate(lines):
        groups += braille(cells).moved(before * measures.CELL, (height - high) / 2 + number * measures.LINE)
    yield Strip(Drawn(before * measures.CELL, height, tuple(groups)))


def _titled(title: Message | None, language: Language) -> Iterator[Strip]:
    if title is not None:
        yield from _text((Heading(2, _full(title, language)),), language)


def _text(blocks: Iterable[Block], language: Language) -> Iterator[Strip]:
    for line in lay_out(blocks, measures.CELLS, language.tag):
        ink = braille(line.cells)
        yield Strip(ink, keep=line.keep, room=measures.LINE - ink.height)


def _full(message: Message, language: Language) -> str:
    return language.form(message, "full")

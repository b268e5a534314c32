"""What stands on one place: Braille, a symbol of several parts, or a sign of full cells and guide dots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.braille.tables import BLANK, FIRST
from accessgames.dataclasses import dataclass
from accessgames.games.sheets import FULL, HOLLOW, LEAD, LINE, OPEN, Symbol
from accessgames.output.swell import measures
from accessgames.output.swell.ink import Area, Dot, Group, Line
from accessgames.output.swell.symbols import shape
from accessgames.output.swell.textures import sample
from accessgames.output.tactile import cells_of, short_form

if TYPE_CHECKING:
    from accessgames.language import Language, Value


@dataclass(frozen=True, slots=True)
class Drawn:
    """Ink with the room that it takes, from its upper left corner.

    Attributes:
        width: Millimetres.
        height: Millimetres.
        groups: The ink.
    """

    width: float
    height: float
    groups: tuple[Group, ...] = ()

    def moved(self, right: float, down: float) -> tuple[Group, ...]:
        """Return the ink elsewhere."""
        return tuple(group.moved(right, down) for group in self.groups)


_PLACES: Final = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2))
"""Column and row of the six dots, in the order of their bits."""


def written(cells: str) -> tuple[Group, ...]:
    """Return a line of cells from its upper left corner; nothing where all are blank."""
    dots = tuple(_dots(cells))
    return (Group("text", dots),) if dots else ()


def _dots(cells: str) -> Iterator[Dot]:
    for number, cell in enumerate(cells):
        for bit, (column, row) in enumerate(_PLACES):
            if (ord(cell) - FIRST) >> bit & 1:
                yield Dot(
                    (
                        measures.DOT + measures.CELL * number + measures.BETWEEN_DOTS * column,
                        measures.DOT + measures.BETWEEN_DOTS * row,
                    ),
                    measures.DOT,
                )


def width_of(cells: str) -> float:
    """Return how wide the ink of so many cells is."""
    return measures.CELL * (len(cells) - 1) + measures.CELL_WIDTH if cells else 0.0


def braille(cells: str) -> Drawn:
    """Write a line of cells; blanks at its end take no room."""
    shown = cells.rstrip(BLANK)
    return Drawn(width_of(shown), measures.CELL_HEIGHT, written(shown))


def beside(parts: Iterable[Drawn]) -> Drawn:
    """Put things side by side, a gap apart, each in the middle of the height."""
    shown = tuple(parts)
    height = max(part.height for part in shown)
    groups, at = list[Group](), 0.0
    for part in shown:
        groups += part.moved(at, (height - part.height) / 2)
        at += part.width + measures.GAP
    return Drawn(at - measures.GAP, height, tuple(groups))


def _block(cells: int) -> Drawn:
    wide = max(width_of(BLANK * cells), measures.SYMBOL)
    return Drawn(
        wide,
        measures.SYMBOL,
        (Group("block", (Area((((0, 0), (wide, 0), (wide, measures.SYMBOL), (0, measures.SYMBOL)),)),)),),
    )


def _wall(_: int) -> Drawn:
    line = Line(
        (
            (measures.THICK / 2, measures.THICK / 2),
            (measures.THICK / 2, measures.SYMBOL - measures.THICK / 2),
        ),
        measures.THICK,
    )
    return Drawn(measures.THICK, measures.SYMBOL, (Group("divider", (line,)),))


def _bar(_: int) -> Drawn:
    line = Line(
        (
            (measures.THICK / 2, measures.THICK / 2),
            (measures.SYMBOL - measures.THICK / 2, measures.THICK / 2),
        ),
        measures.THICK,
    )
    return Drawn(measures.SYMBOL, measures.THICK, (Group("bar", (line,)),))


def _guide(cells: int) -> Drawn:
    wide = width_of(BLANK * cells)
    return Drawn(
        wide,
        measures.CELL_HEIGHT,
        (Group("guide", (Dot((wide / 2, measures.CELL_HEIGHT / 2), measures.DOT),)),),
    )


def _mark(_: int) -> Drawn:
    return Drawn(
        2 * measures.MARK,
        2 * measures.MARK,
        (Group("mark", (Dot((measures.MARK, measures.MARK), measures.MARK),)),),
    )


_SIGNS: Final[Mapping[str, Callable[[int], Drawn]]] = MappingProxyType(
    {FULL: _block, OPEN: _bar, HOLLOW: _mark, LINE: _wall, LEAD: _guide}
)
"""What is drawn for signs that are no letters, by the first of them that occurs."""


def draw_field(
    value: Value, symbols: Mapping[Value, Symbol], language: Language, *, spelled: bool = False
) -> Drawn:
    """Draw what stands on a place.

    Args:
        value: The field.
        symbols: What is drawn for some fields.
        language: Whose short forms and whose Braille.
        spelled: Each sign of a text is one cell, figures have no number sign.
    """
    if value in symbols:
        return draw_symbol(symbols[value], language)
    text = short_form(value, language)
    made = next((draw for sign, draw in _SIGNS.items() if sign in text), None)
    if made is not None and not text.strip("".join(_SIGNS)):
        return made(len(text))
    return braille(cells_of(value, language, spelled=spelled))


def draw_symbol(symbol: Symbol, language: Language) -> Drawn:
    """Draw a texture, a shape and a cell side by side, as many of them as there are."""
    drawn = chain(
        (sample(symbol.texture),) if symbol.texture else (), (shape(symbol.shape),) if symbol.shape else ()
    )
    note = cells_of(symbol.note, language, spelled=True)
    parts = [Drawn(measures.SYMBOL, measures.SYMBOL, (group,)) for group in drawn]
    return beside([*parts, braille(note)] if note else parts)

"""The table of IOTA on paper, three cells a card: colour, shape and number; and signs for own cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, product
from typing import TYPE_CHECKING, Final

from accessgames.games.iota.naming import IotaListener, name_card, name_spot
from accessgames.games.iota.rules.cards import COLOURS, NUMBERS, SHAPES, WILD, Spot, make_card
from accessgames.games.sheets import FULL, LEAD, OPEN, Grid, Sheet, Symbol, refuse_part
from accessgames.language import Nested, Phrase, Value, Vocabulary, keys, say

if TYPE_CHECKING:
    from accessgames.games.iota.rules import grid as boards
    from accessgames.games.sheets import Shape, Texture

_READING: Final = tuple(map(say, keys("iota-sheet-colour", "iota-sheet-shape", "iota-sheet-number")))
"""What the cells of a card are."""

CELLS: Final = 3
"""Cells of a card."""

_WILD: Final = FULL * CELLS
_OPEN: Final = LEAD + OPEN + LEAD
_EMPTY: Final = LEAD * CELLS
_KEY: Final = (
    (_WILD, say("iota-sheet-wild")),
    (_OPEN, say("iota-sheet-open")),
    (_EMPTY, say("iota-sheet-empty")),
)

_TEXTURES: Final[dict[str, Texture]] = {"red": "smooth", "green": "bumps", "blue": "across", "yellow": "mesh"}
_SHAPES: Final[dict[str, Shape]] = {
    "circle": "circle", "square": "square", "triangle": "triangle", "cross": "cross",
}  # fmt: skip
_SYMBOLS: Final = tuple(
    (name_card(make_card(colour, shape, number)), Symbol(_TEXTURES[colour], _SHAPES[shape], str(number)))
    for colour, shape, number in product(COLOURS, SHAPES, NUMBERS)
)
_LEGEND: Final = (
    *(
        (Symbol(_TEXTURES[colour]), say("iota-sheet-means", what=Nested(say("iota-colour", colour=colour))))
        for colour in COLOURS
    ),
    *((Symbol(shape=_SHAPES[shape]), say("iota-sheet-means", what=Phrase(shape))) for shape in SHAPES),
)


class IotaSheets:
    """What can be put on paper: the table, and all cards."""

    def table(self, listener: IotaListener, words: Sequence[str]) -> Sheet | None:
        """Describe what lies on the table; None before the first card lies there."""
        board = listener.view.grid
        if words or not board:
            return None
        return Sheet(say("iota-sheet-table"), grids=(_draw(board),), symbols=_SYMBOLS, legend=_LEGEND)

    def material(self, words: Sequence[str], known: Vocabulary, *, solved: bool) -> Sheet:
        """Describe all cards, to be cut out and glued on those of a set.

        Raises:
            MalformedAction: Something is named.
        """
        del known, solved  # there are only cards
        refuse_part(words)
        rows = tuple(product(COLOURS, SHAPES))
        fields = tuple(tuple(name_card(make_card(*row, number)) for number in NUMBERS) for row in rows)
        grid = Grid(NUMBERS, ("",) * len(rows), fields, spelled=True, reading=_READING)
        return Sheet(say("iota-sheet-cards"), grids=(grid,), symbols=_SYMBOLS, legend=_LEGEND)


def _draw(board: boards.Grid) -> Grid:
    """Draw the cards with the places around them, the highest row above."""
    open_spots = frozenset(spot for spot in board.free if board.fits(spot))
    shown = (*board, *open_spots)
    columns = range(min(spot.x for spot in shown), max(spot.x for spot in shown) + 1)
    rows = range(max(spot.y for spot in shown), min(spot.y for spot in shown) - 1, -1)

    signs: dict[Spot, Value] = dict.fromkeys(open_spots, _OPEN)
    signs |= {spot: _WILD if card == WILD else name_card(card) for spot, card in board.items()}
    fields = tuple(tuple(signs.get(Spot(x, y), _EMPTY) for x in columns) for y in rows)
    felt = frozenset(chain.from_iterable(fields))
    return Grid(
        tuple(name_spot(Spot(x, 0)).column for x in columns),
        tuple(name_spot(Spot(0, y)).row for y in rows),
        fields,
        tuple((sign, meaning) for sign, meaning in _KEY if sign in felt),
        spelled=True,
        reading=_READING,
    )

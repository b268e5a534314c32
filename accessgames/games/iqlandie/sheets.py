"""The expositions of iQLANDIE on paper: those of a match, or empty ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import replace
from accessgames.engine import MalformedAction
from accessgames.games import sheets
from accessgames.games.iqlandie import naming
from accessgames.games.iqlandie.answers.subjects import shown_task
from accessgames.games.iqlandie.material import EXPOSITIONS, Expositions, PieceSet, looks
from accessgames.games.iqlandie.pictures import ENTERS, LEAVES, IqlandiePictures
from accessgames.games.iqlandie.rules.state import EMPTY_BOARD, PlayerBoard, covered
from accessgames.games.iqlandie.tasks.space_model import CARDS, SIDE, SYMBOLS, WINDOW, LaidCard, Sky, shown
from accessgames.games.pictures import Offset
from accessgames.language import Found, Message, Vocabulary, say
from accessgames.language.commandline import quote_briefly
from accessgames.language.space import explain_free, explain_piece

if TYPE_CHECKING:
    from accessgames.games.iqlandie.tasks import Deck
    from accessgames.games.pictures import Panel, Tile
    from accessgames.language import Value

TURNS: Final = 4
"""Turns of a card to the right, none among them."""


class IqlandieSheets:
    """What can be put on paper: one exposition or all six."""

    def __init__(self, deck: Deck) -> None:
        """Draw the pieces, expositions and cards of the sky of a deck."""
        self._expositions = deck.expositions
        self._things: Mapping[str, Callable[[], sheets.Sheet]] = {
            "rules-pieces": lambda: _pieces(deck.pieces),
            "sky-cards": lambda: _sky_cards(deck.sky),
        }

    def table(self, listener: naming.IqListener, words: Sequence[str]) -> sheets.Sheet | None:
        """Describe the task that is solved, else the listener's expositions with what lies on them.

        Words name one exposition by its number, or the pieces or the cards of the sky.

        Raises:
            MalformedAction: There is no exposition of that number.
        """
        things = self._thing(words, listener.words)
        if things is not None:
            return things
        if not words and shown_task(listener) is not None:
            return _task(listener)
        numbers = _numbers(words, listener.words)
        if numbers is None:
            return None
        seat = max(listener.seat, 0)
        title = say("iqlandie-sheet-own", who=listener.person(seat))
        return sheets.Sheet(title, _draw(self._expositions, listener.view.table.boards[seat], numbers))

    def material(self, words: Sequence[str], known: Vocabulary, *, solved: bool) -> sheets.Sheet:
        """Describe an empty exposition by its number, or all of them, or all pieces, or the cards of the sky.

        Raises:
            MalformedAction: There is no such exposition.
        """
        del solved  # a board to be built has no solution
        things = self._thing(words, known)
        if things is not None:
            return things
        numbers = _numbers(words, known)
        if numbers is None:
            raise _unknown(" ".join(words))
        return sheets.Sheet(say("iqlandie-sheet-empty"), _draw(self._expositions, EMPTY_BOARD, numbers))

    def _thing(self, words: Sequence[str], known: Vocabulary) -> sheets.Sheet | None:
        """Return the pieces or the cards of the sky, if the words are nothing but that."""
        match = known.match(words, (*self._things, "offer", "bags")) if words else None
        if not isinstance(match, Found) or match.used < len(words) or match.id not in self._things:
            return None
        return self._things[match.id]()


def _task(listener: naming.IqListener) -> sheets.Sheet:
    """Draw what lies on the board of the task, and its goal, with what the signs mean."""
    panels = IqlandiePictures().panels(listener)
    *others, last = map(_grid, panels)
    felt = frozenset(chain.from_iterable(chain(last.fields, *(grid.fields for grid in others))))
    named = dict.fromkeys(tile.label for panel in panels for tile in panel.tiles if tile.label)
    labels = ((label, say("iqlandie-sheet-content", what=label)) for label in named)
    key = (*labels, *((sign, meaning) for sign, meaning in _TASK_KEY if sign in felt))
    optics = tuple(
        (tile.label, sheets.Symbol(shape=_OPTICS[tile.sign]))
        for panel in panels
        for tile in panel.tiles
        if tile.label and tile.sign in _OPTICS
    )
    grids = (*others, replace(last, key=key))
    return sheets.Sheet(say("iqlandie-sheet-task"), grids=grids, symbols=(*_SKY, *optics))


def _grid(panel: Panel) -> sheets.Grid:
    """Make fields of the squares of a panel, ports of a laser around them."""
    region, tiles = panel.region, {tile.at: tile for tile in panel.tiles}
    across, down = range(region.x, region.right), range(region.y, region.bottom)
    above, beside = ({head.at: head.label for head in heads} for heads in (panel.columns, panel.rows))
    fields = tuple(tuple(_field(tiles.get(Offset(x, y))) for x in across) for y in down)
    return sheets.Grid(
        tuple(above.get(x, "") for x in across),
        tuple(beside.get(y, "") for y in down),
        fields,
        title=panel.title if isinstance(panel.title, Message) else None,
    )


def _field(tile: Tile | None) -> Value:
    if tile is None:
        return ""
    return tile.label or (
        sheets.FULL if tile.sign in ENTERS else sheets.OPEN if tile.sign in LEAVES else sheets.LEAD
    )


_TEXTURES: Final[tuple[tuple[str, sheets.Texture], ...]] = (
    ("red", "smooth"), ("purple", "down"), ("blue", "across"), ("green", "bumps"), ("orange", "mesh"),
)  # fmt: skip
_COLOURS: Final = {
    colour: sheets.Colour(
        naming.name_colour(colour), say("iqlandie-sheet-content", what=naming.name_colour(colour)), texture
    )
    for colour, texture in _TEXTURES
}
_BODIES: Final[dict[str, sheets.Shape]] = {
    "S": "disc", "M": "crescent", "P": "circle", "H": "star", "T": "triangle",
}  # fmt: skip
_SKY: Final = tuple((naming.name_body(body), sheets.Symbol(shape=shape)) for body, shape in _BODIES.items())
_OPTICS: Final[dict[str, sheets.Shape]] = {"╱": "rising", "╲": "falling", "▷": "right", "◁": "left"}  # noqa: RUF001 - as drawn

_TASK_KEY: Final = (
    (sheets.FULL, say("iqlandie-sheet-enters")),
    (sheets.OPEN, say("iqlandie-sheet-leaves")),
    (sheets.LEAD, say("iqlandie-sheet-nothing")),
)


def _pieces(pieces: PieceSet) -> sheets.Sheet:
    """Draw every shape in every orientation, with a robot and without: a robot tells more of them apart."""
    kinds = sorted({(piece.shape, piece.robot): piece for piece, _ in pieces.supply}.items())
    figures = tuple(
        sheets.Figures(
            say("iqlandie-sheet-piece", shape=naming.name_shape(shape), robot="yes" if robot else "no"),
            tuple(
                sheets.shape_figure(
                    look.orientation.shape, look.orientation.number, upward=False, robot=look.robot
                )
                for look in looks(piece)
            ),
        )
        for (shape, robot), piece in kinds
    )
    return sheets.Sheet(
        say("iqlandie-sheet-pieces"),
        figures=figures,
        key=((sheets.HOLLOW * 2, say("iqlandie-sheet-robots")),),
    )


def _sky_cards(sky: Sky) -> sheets.Sheet:
    """Draw every card in its four turns, a body in two cells; the names are those that a player types."""
    figures = tuple(
        sheets.Figures(
            say("iqlandie-sheet-card", number=card),
            tuple(_turned(sky, LaidCard(card, quarters)) for quarters in range(TURNS)),
        )
        for card in range(1, CARDS + 1)
    )
    bodies = tuple(
        (naming.name_body(body), say("iqlandie-sheet-content", what=naming.name_body(body)))
        for body in SYMBOLS
    )
    window: tuple[Value, Message] = (sheets.LEAD * 2, say("iqlandie-sheet-window"))
    return sheets.Sheet(say("iqlandie-sheet-cards"), figures=figures, key=(*bodies, window), symbols=_SKY)


def _turned(sky: Sky, laid: LaidCard) -> sheets.Figure:
    signs = [sheets.LEAD * 2 if sign == WINDOW else naming.name_body(sign) for sign in shown(sky, laid)]
    return sheets.Figure(
        naming.name_laid(laid), tuple(tuple(signs[at : at + SIDE]) for at in range(0, len(signs), SIDE))
    )


def _numbers(words: Sequence[str], known: Vocabulary) -> tuple[int, ...] | None:
    """Return the expositions that words name; None when they are about something else."""
    if not words:
        return tuple(exposition.number for exposition in EXPOSITIONS)
    read = known.read.which(words)
    if read is None or read.used < len(words):
        return None
    if not 1 <= read.value <= len(EXPOSITIONS):
        raise _unknown(" ".join(words))
    return (read.value,)


def _unknown(typed: str) -> MalformedAction:
    return MalformedAction("iqlandie-sheet-unknown", words=quote_briefly(typed), most=len(EXPOSITIONS))


def _draw(grids: Expositions, board: PlayerBoard, numbers: Sequence[int]) -> tuple[sheets.Drawing, ...]:
    drawings: list[sheets.Drawing] = []
    for number in numbers:
        grid, laid = grids[number - 1].board, board[number - 1]
        free, robots = grid.mask & ~covered(laid), sum(each.spot.robot for each in laid)
        pieces = tuple(
            sheets.Mark(
                each.spot.mask,
                explain_piece(grid, each.spot.mask, naming.name_piece(each.piece)),
                _COLOURS.get(each.colour),
            )
            for each in laid
        )
        robot = sheets.Mark(robots, say("iqlandie-sheet-robot")) if robots else None
        title = say("iqlandie-sheet-exposition", number=number, purpose=naming.name_exhibition(number))
        drawings.append(sheets.Drawing(grid, sheets.Mark(free, explain_free(free)), pieces, robot, title))
    return tuple(drawings)

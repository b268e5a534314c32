"""Boards, grids of fields, and things in all their positions, drawn for paper that swells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import ceil
from string import ascii_lowercase
from typing import TYPE_CHECKING, Final

from accessgames.braille.transcriber import forward
from accessgames.engine import GameError
from accessgames.games.sheets import FULL, HOLLOW
from accessgames.output.swell import measures
from accessgames.output.swell.fields import Drawn, braille, draw_field
from accessgames.output.swell.ink import Dot, Group, Line
from accessgames.output.swell.textures import outlined, textured
from accessgames.output.tactile import cells_of

if TYPE_CHECKING:
    from accessgames.games.sheets import Drawing, Figure, Grid, Symbol, Texture
    from accessgames.language import Language, Value
    from accessgames.output.swell.regions import Place

ROOM: Final = measures.CELL * measures.CELLS
"""Width between the margins."""

LENGTH: Final = measures.HEIGHT - 2 * measures.MARGIN - measures.HEAD
"""Height below the head of a page."""

_BODY: Final = LENGTH - 6 * measures.LINE
"""Height for a drawing: both headings may stand above it, with blanks between."""

_PLAIN: Final[tuple[Texture, ...]] = ("bumps", "across", "mesh", "down", "smooth")
"""Textures in the order in which they are given to neighbours, where they mean nothing else."""

_RIM: Final = measures.INSET - measures.THIN / 2
"""Blank at the border of a square."""

_TOP: Final = measures.CELL_HEIGHT + measures.GAP - _RIM
"""Above a board: the letters of its columns."""


def draw_board(drawing: Drawing, language: Language) -> Drawn:
    """Draw a board: pieces outlined with textures and letters, free squares outlined with a dot in each.

    Raises:
        GameError: `swell-too-large` when it does not fit on the sheet.
    """
    board = drawing.board
    squares = board.squares(board.mask)
    columns, rows = max(square.column for square in squares) + 1, squares[-1].row + 1
    names = [braille(forward(str(row + 1), language.tag)) for row in range(rows)]
    if board.upward:
        names.reverse()
    left = max(name.width for name in names) + measures.GAP - _RIM
    _require_room(left + columns * measures.SQUARE - _RIM, _TOP + rows * measures.SQUARE)

    def places(mask: int) -> frozenset[Place]:
        found = board.squares(mask & board.mask)
        return frozenset((column, rows - 1 - row if board.upward else row) for column, row in found)

    groups = [*_names(columns, names, left, language)]
    flags = places(drawing.flags.mask) if drawing.flags is not None else frozenset()
    masks = [places(piece.mask) for piece in drawing.pieces]
    textures = [piece.colour.texture if piece.colour else None for piece in drawing.pieces]
    shown = told_apart(masks, textures)
    drawn = list(_free(places(drawing.free.mask), flags))
    for letter, piece, mask, texture in zip(ascii_lowercase, drawing.pieces, masks, shown, strict=False):
        sign = forward(letter, language.tag)
        if len(mask) == 1 and piece.colour is not None:
            sign += cells_of(piece.colour.sign, language, spelled=True)
        drawn += _piece(braille(sign), mask, texture, flags & mask)
    groups += (group.moved(left, _TOP) for group in drawn)
    return Drawn(left + columns * measures.SQUARE, _TOP + rows * measures.SQUARE, tuple(groups))


def _names(columns: int, names: Sequence[Drawn], left: float, language: Language) -> Iterator[Group]:
    """Yield the letters above the columns and the numbers at the left of the rows, from the top."""
    for column, letter in enumerate(ascii_lowercase[:columns]):
        middle = left + (column + 0.5) * measures.SQUARE
        yield from _centred(braille(forward(letter, language.tag)), middle, measures.CELL_HEIGHT / 2)
    for row, name in enumerate(names):
        across, down = left - measures.GAP + _RIM - name.width / 2, _TOP + (row + 0.5) * measures.SQUARE
        yield from _centred(name, across, down)


def _require_room(width: float, height: float) -> None:
    if width > ROOM or height > _BODY:
        raise GameError(
            "swell-too-large", width=round(width), height=round(height), most=round(ROOM), high=round(_BODY)
        )


def _centred(drawn: Drawn, x: float, y: float) -> tuple[Group, ...]:
    return drawn.moved(x - drawn.width / 2, y - drawn.height / 2)


def _piece(
    letter: Drawn, squares: frozenset[Place], texture: Texture, flags: frozenset[Place]
) -> Iterator[Group]:
    """Yield a piece; its letter stands on its first square without a sign of its own.

    A piece of one square has no room for a texture: where colours count, their cell follows its letter.
    """
    named = min(squares - flags or squares, key=lambda place: place[::-1])
    yield from textured(squares, texture, flags | {named})
    yield from _centred(letter, *_middle(named))
    yield from _dots("mark", flags, measures.SQUARE, measures.MARK)


def free_square() -> Drawn:
    """Draw a small square to be covered, as it stands in a key."""
    square = frozenset({(0, 0)})
    groups = (
        Group("outline", outlined(square, measures.SMALL_SQUARE)),
        *_dots("guide", square, measures.SMALL_SQUARE, measures.DOT),
    )
    return Drawn(measures.SMALL_SQUARE, measures.SMALL_SQUARE, groups)


def _free(squares: frozenset[Place], flags: frozenset[Place]) -> Iterator[Group]:
    if squares:
        yield Group("outline", outlined(squares, measures.SQUARE))
    yield from _dots("guide", squares - flags, measures.SQUARE, measures.DOT)
    yield from _dots("mark", squares & flags, measures.SQUARE, measures.MARK)


def _dots(kind: str, squares: Iterable[Place], side: float, radius: float) -> Iterator[Group]:
    for place in sorted(squares):
        yield Group(kind, (Dot(_middle(place, side), radius),))


def _middle(place: Place, side: float = measures.SQUARE) -> tuple[float, float]:
    return (place[0] + 0.5) * side, (place[1] + 0.5) * side


def told_apart(pieces: Sequence[frozenset[Place]], wanted: Sequence[Texture | None]) -> list[Texture]:
    """Give a piece without a texture the first that no neighbour has and that leaves one for all others."""
    near = [
        frozenset(
            (x + right, y + down) for x, y in piece for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1))
        )
        for piece in pieces
    ]
    chosen: list[Texture | None] = list(wanted)

    def choose(at: int) -> bool:
        while at < len(pieces) and chosen[at] is not None:
            at += 1
        if at == len(pieces):
            return True
        taken = {chosen[other] for other, mask in enumerate(pieces) if near[at] & mask}
        for texture in _PLAIN:
            if texture not in taken:
                chosen[at] = texture
                if choose(at + 1):
                    return True
        chosen[at] = None
        return False

    choose(0)
    return [texture or _PLAIN[0] for texture in chosen]


def draw_grids(grid: Grid, symbols: Mapping[Value, Symbol], language: Language) -> Iterator[Drawn]:
    """Yield the parts of a grid that fit on the sheet, each with the names of its columns and rows."""
    fields = [
        [draw_field(field, symbols, language, spelled=grid.spelled) for field in row] for row in grid.fields
    ]
    heads, names = (
        [braille(cells_of(name, language)) for name in side] for side in (grid.columns, grid.rows)
    )
    wide = max(one.width for row in (heads, *fields) for one in row)
    high = max(one.height for row in (names, *fields) for one in row)
    left = max(name.width + measures.ACROSS if name.width else 0.0 for name in names)
    most = max(1, int((_BODY - _TOP) // (high + measures.DOWN)))
    down = ceil(len(names) / ceil(len(names) / most))
    beside = max(1, int((ROOM - left + measures.ACROSS) // (wide + measures.ACROSS)))
    for first in range(0, len(names), down):
        for start in range(0, len(heads), beside):
            columns = slice(start, start + beside)
            rows = [row[columns] for row in fields[first : first + down]]
            above, aside = heads[columns], names[first : first + down]
            divided = grid.divider - start if start < grid.divider < min(start + beside, len(heads)) else 0
            yield _lattice(above, aside, rows, divided, (left, wide, high))


def _lattice(
    heads: Sequence[Drawn],
    names: Sequence[Drawn],
    rows: Sequence[Sequence[Drawn]],
    divided: int,
    size: tuple[float, float, float],
) -> Drawn:
    """Put fields in columns and rows.

    Args:
        heads: Names above the columns.
        names: Names at the left of the rows.
        rows: The fields.
        divided: Columns before a line from top to bottom; 0 for none.
        size: Room for the names of rows, width of a column, height of a row.
    """
    left, wide, high = size
    top = measures.CELL_HEIGHT + measures.GAP + 1 if any(head.width for head in heads) else 0.0
    across = [left + wide / 2 + at * (wide + measures.ACROSS) for at in range(len(heads))]
    groups = [
        group
        for head, x in zip(heads, across, strict=True)
        for group in _centred(head, x, measures.CELL_HEIGHT / 2)
    ]
    y = top + high / 2
    for name, row in zip(names, rows, strict=True):
        groups += _centred(name, left - measures.ACROSS - name.width / 2, y)
        groups += (group for one, x in zip(row, across, strict=True) for group in _centred(one, x, y))
        y += high + measures.DOWN
    height = y - high / 2 - measures.DOWN
    if divided:
        x, end = (across[divided - 1] + across[divided]) / 2, measures.THICK / 2
        groups.append(Group("divider", (Line(((x, top + end), (x, height - end)), measures.THICK),)))
    return Drawn(across[-1] + wide / 2, height, tuple(groups))


def draw_figures(
    ways: Iterable[Figure], symbols: Mapping[Value, Symbol], language: Language
) -> Iterator[Drawn]:
    """Yield as many figures as fit side by side, each with its name above, until all are drawn."""
    line: list[tuple[float, Drawn]] = []
    at = 0.0
    for way in ways:
        drawn = _figure(way, symbols, language)
        if line and at + drawn.width > ROOM:
            yield _lined(line)
            line, at = [], 0.0
        line.append((at, drawn))
        at += drawn.width + 3.5 * measures.GAP
    if line:
        yield _lined(line)


def _lined(line: Sequence[tuple[float, Drawn]]) -> Drawn:
    groups = tuple(group for at, drawn in line for group in drawn.moved(at, 0))
    return Drawn(line[-1][0] + line[-1][1].width, max(drawn.height for _, drawn in line), groups)


def _figure(way: Figure, symbols: Mapping[Value, Symbol], language: Language) -> Drawn:
    name = braille(cells_of(way.name, language))
    thing = _shape(way) or _table(way, symbols, language)
    top = measures.CELL_HEIGHT + measures.GAP
    return Drawn(max(name.width, thing.width), top + thing.height, (*name.groups, *thing.moved(0, top)))


def _shape(way: Figure) -> Drawn | None:
    """Draw a piece as one outline with a dot on each square; None where the figure is no piece."""
    felt = {
        (x, y): str(value)[:1]
        for y, row in enumerate(way.rows)
        for x, value in enumerate(row)
        if isinstance(value, str)
    }
    marked = {place for place, sign in felt.items() if sign == HOLLOW}
    plain = {place for place, sign in felt.items() if sign == FULL}
    if not marked | plain:
        return None
    groups = (
        Group("outline", outlined(frozenset(marked | plain), measures.SMALL_SQUARE)),
        *_dots("guide", plain, measures.SMALL_SQUARE, measures.DOT),
        *_dots("mark", marked, measures.SMALL_SQUARE, measures.MARK),
    )
    return Drawn(len(way.rows[0]) * measures.SMALL_SQUARE, len(way.rows) * measures.SMALL_SQUARE, groups)


def _table(way: Figure, symbols: Mapping[Value, Symbol], language: Language) -> Drawn:
    """Draw fields in rows, each in the middle of its place."""
    side = measures.SYMBOL + measures.GAP
    groups = tuple(
        group
        for y, row in enumerate(way.rows)
        for x, value in enumerate(row)
        for group in _centred(
            draw_field(value, symbols, language),
            x * side + measures.SYMBOL / 2,
            y * side + measures.SYMBOL / 2,
        )
    )
    return Drawn(len(way.rows[0]) * side - measures.GAP, len(way.rows) * side - measures.GAP, groups)

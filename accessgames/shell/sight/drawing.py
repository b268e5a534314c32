"""Panels drawn tile by tile: label, sign, walls, and marks for the cursor and for what is new."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from accessgames.dataclasses import dataclass
from accessgames.games.pictures import Heading, Offset, Panel, Region, Tile
from accessgames.shell.sight import letters
from accessgames.shell.sight.canvas import Canvas

SIZES: Final = ((4, 1), (6, 3), (10, 5), (14, 7))
"""Columns and rows of a tile for each step of magnification, from 1."""

USUAL: Final = 2
"""The step at first."""

_CURSOR, _CHANGED = ("►", "◄"), "*"
_LIGHT: Final = "┌─┐││"
_FLOOR: Final = "└─┘"
_DIVIDER: Final = "║"
_HEAVY: Final = "▛▀▜▌▐"
_FRAMED_ROWS: Final = 3
"""Fewest rows of a tile with walls."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What stands out in a panel.

    Attributes:
        cursor: The place of the cursor, or None.
        changed: Places that look otherwise than before.
    """

    cursor: Offset | None = None
    changed: frozenset[Offset] = frozenset()


@dataclass(frozen=True, slots=True)
class Sketch:
    """A panel at one magnification.

    Attributes:
        panel: What is drawn; its texts are said already.
        step: Step of magnification.
        marks: What stands out.
    """

    panel: Panel
    step: int
    marks: Marks = Marks()

    @property
    def region(self) -> Region:
        """The rectangle around all tiles and the cursor."""
        cursor = (self.marks.cursor,) if self.marks.cursor is not None else ()
        return Region.around((*(tile.at for tile in self.panel.tiles), *cursor))

    @property
    def tile(self) -> tuple[int, int]:
        """Columns and rows of a tile."""
        return SIZES[self.step - 1]

    @property
    def margin(self) -> int:
        """Columns at the left for the names of rows."""
        widest = max((len(str(heading.label)) for heading in self.panel.rows), default=0)
        return widest + bool(widest)

    @property
    def head(self) -> int:
        """Rows above the tiles: the title, and the names of columns."""
        return 1 + bool(self.panel.columns)

    def size(self, places: Region) -> tuple[int, int]:
        """Return how many columns and rows a part of the panel takes."""
        width, height = self.tile
        return max(self.margin + places.width * width, self._title), self.head + places.height * height

    @property
    def _title(self) -> int:
        """Columns that the title would like to have, within reason."""
        return min(len(str(self.panel.title)) + 2, 4 * SIZES[1][0])

    def room(self, width: int, height: int) -> Region:
        """Return a part, at the upper left, of as many whole tiles as fit into columns and rows."""
        whole, (columns, rows) = self.region, self.tile
        across = max(1, min(whole.width, (width - self.margin) // columns))
        down = max(1, min(whole.height, (height - self.head) // rows))
        return Region(whole.x, whole.y, across, down)

    def draw(self, places: Region, width: int) -> Canvas:
        """Draw a part of the panel with its title and the names of columns and rows."""
        columns, rows = self.tile
        canvas = Canvas.blank(width, self.head + places.height * rows)
        canvas.write(0, 0, f" {self.panel.title} ".ljust(width)[:width], "title")
        for heading in self.panel.columns:
            if places.x <= heading.at < places.right:
                left = self.margin + (heading.at - places.x) * columns
                canvas.centre(left, 1, columns, str(heading.label), "plain")
        for heading in self.panel.rows:
            if places.y <= heading.at < places.bottom:
                top = self.head + (heading.at - places.y) * rows + rows // 2
                canvas.write(0, top, str(heading.label))
        around = {tile.at: tile for tile in self.panel.tiles}
        bare = self.marks.cursor if self.marks.cursor not in around else None
        nothing = () if bare is None else (Tile(bare, framed=False),)
        for tile in (*self.panel.tiles, *nothing):
            if places.contains(tile.at):
                x = self.margin + (tile.at.x - places.x) * columns
                y = self.head + (tile.at.y - places.y) * rows
                self._tile(canvas, x, y, tile, around)
        return canvas

    def _tile(self, canvas: Canvas, x: int, y: int, tile: Tile, around: Mapping[Offset, Tile]) -> None:
        width, height = self.tile
        canvas.fill(x, y, width, height, tile.role)
        if height < _FRAMED_ROWS:
            self._small(canvas, x, y, tile, open_end=_joined(tile, 1, 0, around))
            return
        box = Region(x, y, width, height)
        if tile.framed:
            (_light_walls if tile.role == "plain" else _walls)(canvas, box, tile, around)
        if tile.at.x in self.panel.breaks:
            for row in range(y, y + height):
                canvas.write(x + width - 1, row, _DIVIDER, tile.role)
        _content(canvas, x + 1, y + 1, (width - 2, height - 1), tile)
        self._marks(canvas, x, y, tile)

    def _small(self, canvas: Canvas, x: int, y: int, tile: Tile, *, open_end: bool) -> None:
        """Draw a tile of one row; the cursor stands behind its text, which is all there is of it."""
        width, _ = self.tile
        canvas.centre(x, y, width - 1, _short(tile, width - 1), tile.role)
        canvas.write(x + width - 1, y, " " if open_end or tile.role == "plain" else "▐", tile.role)
        if tile.at == self.marks.cursor:
            canvas.write(x + width - 1, y, _CURSOR[1], "mark")
        elif tile.at in self.marks.changed:
            canvas.write(x + width - 1, y, _CHANGED, tile.role)

    def _marks(self, canvas: Canvas, x: int, y: int, tile: Tile) -> None:
        width, height = self.tile
        if tile.at in self.marks.changed:
            # Inside the walls; where a long label leaves no room, in the corner.
            inside = canvas.rows[y + 1][x + width - 2][0] == " "
            canvas.write(x + width - 1 - inside, y + inside, _CHANGED, tile.role)
        if tile.at == self.marks.cursor:
            for row in range(y, y + height):
                canvas.write(x, row, _CURSOR[0], "mark")
                canvas.write(x + width - 1, row, _CURSOR[1], "mark")


def _joined(tile: Tile, x: int, y: int, around: Mapping[Offset, Tile]) -> bool:
    """Tell whether the neighbour in a direction is part of the same thing."""
    near = around.get(Offset(tile.at.x + x, tile.at.y + y))
    return bool(tile.part) and near is not None and near.part == tile.part


def _walls(canvas: Canvas, box: Region, tile: Tile, around: Mapping[Offset, Tile]) -> None:
    """Draw thick walls where the neighbour is something else; the lower one belongs to what is below."""
    first, flat, last, side, other = _HEAVY
    up, left, right = (not _joined(tile, x, y, around) for x, y in ((0, -1), (-1, 0), (1, 0)))
    if up:
        ends = (first if left else flat), (last if right else flat)
        canvas.write(box.x, box.y, f"{ends[0]}{flat * (box.width - 2)}{ends[1]}", tile.role)
    for row in range(box.y + up, box.bottom):
        if left:
            canvas.write(box.x, row, side, tile.role)
        if right:
            canvas.write(box.right - 1, row, other, tile.role)


def _light_walls(canvas: Canvas, box: Region, tile: Tile, around: Mapping[Offset, Tile]) -> None:
    """Draw thin walls above and at the left, at the other sides where the board ends."""
    first, flat, last, side, _ = _LIGHT
    right, below = (Offset(tile.at.x + x, tile.at.y + y) not in around for x, y in ((1, 0), (0, 1)))
    canvas.write(box.x, box.y, first + flat * (box.width - 1 - right) + last * right, tile.role)
    for row in range(box.y + 1, box.bottom):
        canvas.write(box.x, row, side, tile.role)
        canvas.write(box.right - 1, row, side * right, tile.role)
    if below:
        floor = _FLOOR[0] + _FLOOR[1] * (box.width - 1 - right) + _FLOOR[2] * right
        canvas.write(box.x, box.bottom - 1, floor, tile.role)


def _content(canvas: Canvas, x: int, y: int, size: tuple[int, int], tile: Tile) -> None:
    """Write label and sign into the inner part of a tile, the label large where there is room."""
    width, height = size
    label, sign = str(tile.label), _signs(tile, width)
    large = letters.can_draw(label) and letters.width(label) <= width and height > letters.HEIGHT
    rows = letters.draw(label) if large else (_cut(label, width),) * bool(label)
    lines = (*rows, *("",) * (height > len(rows) + 1 and bool(sign and label)), *(sign,) * bool(sign))
    top = y + max(0, (height - len(lines)) // 2)
    for row, line in enumerate(lines, top):
        canvas.centre(x, row, width, line, tile.role)


def _short(tile: Tile, width: int) -> str:
    """Return the one text of a tile of one row.

    That is its label, else its sign. A number alone says not of what, so its sign stands behind it; what
    lies on one square of a larger piece is told by its sign, the piece by its other squares. What could
    only be used is a dot.
    """
    label = str(tile.label)
    if not tile.framed or not label:
        return tile.sign or "·"
    if label.isdecimal():
        return _cut(f"{label}{tile.sign}", width)
    return tile.sign if tile.part and tile.sign else _cut(label, width)


def _cut(label: str, width: int) -> str:
    """Shorten a label that is too long: its end differs as often as its beginning (`tyč` and `tyčka`)."""
    return label if len(label) <= width else f"{label[: width - 1]}{label[-1]}"


def _signs(tile: Tile, width: int) -> str:
    """Return the sign as often as it counts, spread where there is room."""
    apart = " ".join(tile.sign * tile.count)
    return apart if len(apart) <= width and width > SIZES[1][0] else tile.sign * tile.count


def heading_at(headings: tuple[Heading, ...], at: int) -> str:
    """Return the name of a column or row; "" where it has none."""
    return next((str(heading.label) for heading in headings if heading.at == at), "")

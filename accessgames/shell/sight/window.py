"""The whole window: the picture, what part of it is in sight, and beside or below it what was told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass, field, replace
from accessgames.games.pictures import Offset, Panel, Pointer, Region
from accessgames.language import Message, Nested, Value, say
from accessgames.shell.sight.canvas import Canvas
from accessgames.shell.sight.drawing import USUAL, Marks, Sketch, heading_at

if TYPE_CHECKING:
    from accessgames.shell.sight.told import Told

WIDE: Final = 72
"""From so many columns on lines are told beside the picture."""

_LEAST_TOLD: Final = 30
"""Columns for lines beside a picture."""

_LEAST_ROWS: Final = 4
"""Rows for lines below a picture."""

_GAP: Final = 2
_CAPTION: Final = 30
"""Columns that the caption may take, however small the picture is."""

TALL: Final = 16
"""From so many rows on there is room for a line about the turn."""


@dataclass(frozen=True, slots=True)
class Look:
    """What is looked at.

    Attributes:
        panels: What can be seen, in the words of a language.
        cursor: Where the cursor is, or None.
        step: Magnification.
        shown: Key of the panel that was chosen, or "" for the one that matters.
        centre: The place that was moved to the middle, or None to follow the cursor or what is new.
        changed: By panel, what looks otherwise than before.
    """

    panels: tuple[Panel, ...] = ()
    cursor: Pointer | None = None
    step: int = USUAL
    shown: str = ""
    centre: Offset | None = None
    changed: Mapping[str, frozenset[Offset]] = field(default_factory=dict)

    @property
    def main(self) -> Panel:
        """The panel that has most room: the chosen one, that of the cursor, one with something new."""
        keys = (self.shown, self.cursor.panel if self.cursor else "")
        chosen = next((panel for key in keys for panel in self.panels if panel.key == key), None)
        fresh = (panel for panel in self.panels if self.changed.get(panel.key) and not panel.foreign)
        return chosen or next(fresh, self.panels[0])

    def focus(self, panel: Panel) -> Offset:
        """Return the place of a panel that has to be in sight."""
        if panel is self.main and self.centre is not None:
            return self.centre
        if self.cursor is not None and self.cursor.panel == panel.key:
            return self.cursor.at
        region = Region.around(self.changed.get(panel.key, ()))
        region = region if region.width else panel.region
        return Offset(region.x + region.width // 2, region.y + region.height // 2)

    def marks(self, panel: Panel) -> Marks:
        """Return what stands out in a panel."""
        own = self.cursor is not None and self.cursor.panel == panel.key
        return Marks(
            self.cursor.at if own and self.cursor else None, self.changed.get(panel.key, frozenset())
        )

    def at(self, step: int) -> Look:
        """Return the look at another magnification."""
        return replace(self, step=step)

    def next_panel(self) -> Look:
        """Return the look at the panel after this one."""
        keys = [panel.key for panel in self.panels]
        following = keys[(keys.index(self.main.key) + 1) % len(keys)]
        return replace(self, shown=following, centre=None)

    def moved(self, x: int, y: int) -> Look:
        """Return the look moved by so many places."""
        if not self.panels:
            return self
        place, region = self.focus(self.main), self.main.region
        column = max(region.x, min(region.right - 1, place.x + x))
        row = max(region.y, min(region.bottom - 1, place.y + y))
        return replace(self, shown=self.main.key, centre=Offset(column, row))

    def after(self, before: Look) -> Look:
        """Return this look with what is new since the one before; what was new stays so until more is."""
        if self.panels == before.panels:
            return replace(self, changed=before.changed, shown=before.shown, centre=before.centre)
        old = {panel.key: panel for panel in before.panels}
        changed = {
            panel.key: found
            for panel in self.panels
            if panel.key in old
            and not panel.docked
            and (found := frozenset(_differing(old[panel.key], panel)))
        }
        keys = {panel.key for panel in self.panels}
        return replace(self, changed=changed, shown="" if changed else before.shown * (before.shown in keys))


def _differing(before: Panel, after: Panel) -> Iterable[Offset]:
    """Yield the places of things that are there now and were not, or not so."""
    known = set(before.tiles)
    return (tile.at for tile in after.tiles if tile not in known and tile.framed and tile.label)


def compose(look: Look, told: Told, size: tuple[int, int], words: Callable[[Message], str]) -> Canvas:
    """Paint the window, without the line that is typed on.

    Args:
        look: What is looked at.
        told: What was told.
        size: Columns and rows.
        words: Says a message in few words.
    """
    width, height = size
    canvas = Canvas.blank(width, height)
    place = Region(0, 0, width, height)
    if look.panels:
        beside = width >= WIDE
        room = (
            (width - max(_LEAST_TOLD, width * 2 // 5) - 1, height)
            if beside
            else (width, height - max(_LEAST_ROWS, height * 2 // 5))
        )
        picture = _arrange(_possible(look, *room), *room, words)
        canvas.paste(0, 0, picture)
        if beside:
            for row in range(height):
                canvas.write(picture.width, row, "│")
            place = Region(picture.width + 1, 0, width - picture.width - 1, height)
        else:
            place = Region(0, picture.height, width, height - picture.height)
    rows, left = told.fit(place.width, place.height)
    for number, (text, style) in enumerate(rows, place.y):
        canvas.write(place.x, number, text, style)
    if left:
        note = f" {words(say('sight-more', rows=left))} "
        canvas.write(place.x, place.bottom - 1, note.ljust(place.width)[: place.width], "mark")
    return canvas


def _possible(look: Look, width: int, height: int) -> Look:
    """Return the look at the largest magnification, up to the chosen one, at which a tile fits."""

    def fits(step: int) -> bool:
        columns, rows = Sketch(look.main, step, look.marks(look.main)).size(Region(0, 0, 1, 1))
        return columns <= max(width, _CAPTION) and rows + 1 <= height

    return look.at(next(filter(fits, range(look.step, 1, -1)), 1))


def _arrange(look: Look, width: int, height: int, words: Callable[[Message], str]) -> Canvas:
    """Draw the panel that matters, what is docked below it, others where they fit whole, and a caption."""
    main = Sketch(look.main, look.step, look.marks(look.main))
    docked = _docked(look, main, width, height - 1)
    below = sum(sketch.size(sketch.region)[1] for sketch in docked)
    places = main.room(width, height - 1 - below).showing(look.focus(look.main), main.region)
    drawn: list[tuple[int, int, Canvas]] = []
    used_width, used_height = main.size(places)
    used_width = min(width, used_width)
    drawn.append((0, 0, main.draw(places, used_width)))
    for sketch in docked:
        across, down = sketch.size(sketch.region)
        drawn.append((0, used_height, sketch.draw(sketch.region, min(width, across))))
        used_width, used_height = max(used_width, min(width, across)), used_height + down
    shown = {main.panel.key, *(sketch.panel.key for sketch in docked)}
    room = Region(0, 0, width, height - 1)
    drawn += _others(look, shown, Region(used_width, used_height, *main.size(places)), room)
    hidden = sum(panel.key not in shown for panel in look.panels)
    caption = _caption(main, places, hidden, words)
    used_width = max(min(width, max(_CAPTION, len(caption))), *(x + canvas.width for x, _, canvas in drawn))
    used_height = min(height - 1, max(y + canvas.height for _, y, canvas in drawn))
    paper = Canvas.blank(used_width, used_height + 1)
    for x, y, canvas in drawn:
        paper.paste(x, y, canvas)
    paper.write(0, used_height, caption[:used_width])
    return paper


def _docked(look: Look, main: Sketch, width: int, height: int) -> list[Sketch]:
    """Return the docked panels that fit below the main one, which keeps at least two rows of tiles."""
    found: list[Sketch] = []
    least = main.head + main.tile[1] * min(2, main.region.height)
    for panel in look.panels:
        sketch = Sketch(panel, look.step, look.marks(panel))
        across, down = sketch.size(sketch.region)
        if panel.docked and panel is not main.panel and across <= width and least + down <= height:
            found.append(sketch)
            least += down
    return found


def _others(look: Look, shown: set[str], used: Region, room: Region) -> list[tuple[int, int, Canvas]]:
    """Draw further panels that fit whole, to the right and then below; note which in `shown`."""
    drawn: list[tuple[int, int, Canvas]] = []
    right, top = used.x + _GAP, 0
    left, bottom, tallest = 0, used.y, 0
    for panel in look.panels:
        sketch, across, down = _fitting(look, panel, room.width - right, room.height - top)
        if panel.key in shown:
            continue
        if right + across <= room.width and top + down <= room.height:
            drawn.append((right, top, sketch.draw(sketch.region, across)))
            top += down
        elif left + across <= min(room.width, used.x) and bottom + down <= room.height:
            drawn.append((left, bottom, sketch.draw(sketch.region, across)))
            left, tallest = left + across + _GAP, max(tallest, down)
        else:
            break
        shown.add(panel.key)
    return drawn


def _fitting(look: Look, panel: Panel, width: int, height: int) -> tuple[Sketch, int, int]:
    """Return a panel with its columns and rows, as small as can be where it would not fit."""
    sketches = [Sketch(panel, step, look.marks(panel)) for step in (look.step, 1)]
    sizes = [(sketch, *sketch.size(sketch.region)) for sketch in sketches]
    return next((one for one in sizes if one[1] <= width and one[2] <= height), sizes[-1])


def _caption(main: Sketch, places: Region, hidden: int, words: Callable[[Message], str]) -> str:
    """Say which part of the panel is in sight, and how many panels are not."""
    panel, whole = main.panel, main.region
    across = _part(places.x, places.right, whole.x, whole.right)
    down = _part(places.y, places.bottom, whole.y, whole.bottom)
    named = panel.columns and panel.rows and (across, down) != ("all", "all")
    columns = _span(heading_at(panel.columns, places.x), heading_at(panel.columns, places.right - 1))
    rows = _span(heading_at(panel.rows, places.bottom - 1), heading_at(panel.rows, places.y))
    part = say(
        "sight-part", across=across, down=down, named="yes" if named else "no", columns=columns, rows=rows
    )
    others = (words(say("sight-others", count=hidden)),) * bool(hidden)
    return " ".join((words(part), *others))


def _span(first: str, last: str) -> Value:
    """Name a run of columns or rows; one alone by its name."""
    return first if first == last else Nested(say("sight-span", first=first, last=last))


def _part(start: int, end: int, first: int, last: int) -> str:
    """Tell which part of a length is in sight: all, the first, the last or a middle one."""
    if start <= first:
        return "all" if end >= last else "first"
    return "last" if end >= last else "middle"

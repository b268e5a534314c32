"""A page of SVG read back from its file and measured, with no code of the program."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from math import hypot
from typing import NamedTuple
from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"
ASSUMED_CELL, ASSUMED_DOT = 6.0, 2.5


class Stroke(NamedTuple):
    """A straight line with round ends; a dot has no length."""

    x1: float
    y1: float
    x2: float
    y2: float
    radius: float


class Thing(NamedTuple):
    """Ink that belongs together, as it stands in the file."""

    kind: str
    strokes: tuple[Stroke, ...]
    areas: tuple[tuple[tuple[float, float], ...], ...] = ()

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom edge of the ink."""
        return (
            min(min(one.x1, one.x2) - one.radius for one in self.strokes),
            min(min(one.y1, one.y2) - one.radius for one in self.strokes),
            max(max(one.x1, one.x2) + one.radius for one in self.strokes),
            max(max(one.y1, one.y2) + one.radius for one in self.strokes),
        )

    def covers(self, x: float, y: float) -> bool:
        """Whether a point lies in its areas, and in none of their holes."""
        crossings = sum(
            (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
            for area in self.areas
            for (x1, y1), (x2, y2) in pairwise((*area, area[0]))
        )
        return crossings % 2 == 1


def things(page: bytes) -> list[Thing]:
    """Read what is printed; anything that is not black, and any line without a width, is a fault."""
    root = ET.fromstring(page)  # noqa: S314 - ours
    assert ("210mm", "297mm", "0 0 210 297") == (root.get("width"), root.get("height"), root.get("viewBox"))
    return [_thing(group) for group in root.iter(f"{SVG}g")]


def _thing(group: ET.Element) -> Thing:
    strokes: list[Stroke] = []
    areas: list[tuple[tuple[float, float], ...]] = []
    for part in group:
        if part.tag == f"{SVG}circle":
            x, y, radius = (float(part.attrib[name]) for name in ("cx", "cy", "r"))
            assert "#000" == part.get("fill")
            strokes.append(Stroke(x, y, x, y, radius))
            continue
        closed = part.attrib["d"].count("Z")
        loops = [_points(loop) for loop in re.split("(?=M)", part.attrib["d"]) if loop]
        radius = float(part.get("stroke-width", "0")) / 2
        assert "#000" == (part.get("stroke") if radius else part.get("fill"))
        for loop in loops:
            round_again = (*loop, loop[0]) if closed else loop
            strokes += (Stroke(*start, *end, radius) for start, end in pairwise(round_again))
        if not radius:
            areas += loops
    return Thing(group.attrib["class"], tuple(strokes), tuple(areas))


def _points(loop: str) -> tuple[tuple[float, float], ...]:
    figures = [float(figure) for figure in re.findall(r"-?[0-9.]+", loop)]
    return tuple(zip(figures[::2], figures[1::2], strict=True))


def gap(one: Thing, other: Thing) -> float:
    """The least blank between two things; 0 where one lies on the other."""
    left, top, right, bottom = one.box
    left2, top2, right2, bottom2 = other.box
    apart = hypot(max(left2 - right, left - right2, 0), max(top2 - bottom, top - bottom2, 0))
    if apart > 4:
        return apart
    if any(one.covers(stroke.x1, stroke.y1) for stroke in other.strokes):
        return 0
    if any(other.covers(stroke.x1, stroke.y1) for stroke in one.strokes):
        return 0
    return min(_between(a, b) for a in one.strokes for b in other.strokes)


def _between(one: Stroke, other: Stroke) -> float:
    if _cross(one, other):
        return 0
    nearest = min(
        _to_point(one, other.x1, other.y1),
        _to_point(one, other.x2, other.y2),
        _to_point(other, one.x1, one.y1),
        _to_point(other, one.x2, one.y2),
    )
    return max(0, nearest - one.radius - other.radius)


def _to_point(line: Stroke, x: float, y: float) -> float:
    dx, dy = line.x2 - line.x1, line.y2 - line.y1
    along = dx * dx + dy * dy
    share = max(0, min(1, ((x - line.x1) * dx + (y - line.y1) * dy) / along)) if along else 0
    return hypot(line.x1 + share * dx - x, line.y1 + share * dy - y)


def _cross(one: Stroke, other: Stroke) -> bool:
    def side(line: Stroke, x: float, y: float) -> float:
        return (line.x2 - line.x1) * (y - line.y1) - (line.y2 - line.y1) * (x - line.x1)

    return (
        side(one, other.x1, other.y1) * side(one, other.x2, other.y2) < 0
        and side(other, one.x1, one.y1) * side(other, one.x2, one.y2) < 0
    )


def read(thing: Thing) -> str:
    """Read a line of Braille back: cells, from the first that is written."""
    top = min(one.y1 for one in thing.strokes)
    left = min(one.x1 for one in thing.strokes)
    raise_by = (0.0, ASSUMED_DOT, 2 * ASSUMED_DOT)
    for dx in (0.0, ASSUMED_DOT):
        for dy in raise_by:
            cells = _cells(thing, left - dx, top - dy)
            if cells is not None and _fits(thing, cells):
                return cells
    raise AssertionError(thing)


def _cells(thing: Thing, left: float, top: float) -> str | None:
    found: dict[int, int] = {}
    for dot in thing.strokes:
        number, rest = divmod(dot.x1 - left + 0.01, ASSUMED_CELL)
        column, off = divmod(rest, ASSUMED_DOT)
        row, off_row = divmod(dot.y1 - top + 0.01, ASSUMED_DOT)
        if off > 0.05 or off_row > 0.05 or column > 1 or row > 2:
            return None
        found[int(number)] = found.get(int(number), 0) | 1 << (int(column) * 3 + int(row))
    return "".join(chr(0x2800 + found.get(at, 0)) for at in range(max(found) + 1))


def _fits(thing: Thing, cells: str) -> bool:
    return sum((ord(cell) - 0x2800).bit_count() for cell in cells) == len(thing.strokes)


def faults(page: bytes, *, least: float = 3.0) -> list[str]:
    """Everything on a page that a finger could not tell apart, or that lies outside of the margins."""
    found = things(page)
    wrong: list[str] = []
    for thing in found:
        left, top, right, bottom = thing.box
        if left < 14.99 or top < 14.99 or right > 195.01 or bottom > 282.01:
            wrong.append(f"outside: {thing.kind} {thing.box}")
        thin = min((2 * one.radius for one in thing.strokes if one.radius), default=1)
        if thin < 1:
            wrong.append(f"thin: {thing.kind} {thin}")
        if thing.kind.startswith(("texture", "shape")) and min(right - left, bottom - top) < 6:
            wrong.append(f"small: {thing.kind} {thing.box}")
    wrong += (
        f"near: {one.kind} {one.box} and {other.kind} {other.box}: {gap(one, other):.2f}"
        for one, other in combinations(found, 2)
        if gap(one, other) < least - 0.02
    )
    textures = {thing.kind for thing in found if thing.kind.startswith("texture")}
    if len(textures) > 5:
        wrong.append(f"textures: {sorted(textures)}")
    return wrong

"""Ink for paper that swells: dots, lines and areas in millimetres, and pages of them as SVG."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from typing import TYPE_CHECKING, Final, TypeAlias
from xml.sax.saxutils import XMLGenerator
from xml.sax.xmlreader import AttributesImpl

from accessgames.dataclasses import dataclass, replace
from accessgames.output.swell.measures import HEIGHT, WIDTH

if TYPE_CHECKING:
    from collections.abc import Mapping

Point: TypeAlias = tuple[float, float]
"""Millimetres to the right and down."""


@dataclass(frozen=True, slots=True)
class Dot:
    """A round dot."""

    at: Point
    radius: float

    def moved(self, right: float, down: float) -> Dot:
        """Return it elsewhere."""
        return replace(self, at=(self.at[0] + right, self.at[1] + down))


@dataclass(frozen=True, slots=True)
class Line:
    """A line through points; a closed one comes back to the first."""

    points: tuple[Point, ...]
    width: float
    closed: bool = False

    def moved(self, right: float, down: float) -> Line:
        """Return it elsewhere."""
        return replace(self, points=_moved(self.points, right, down))


@dataclass(frozen=True, slots=True)
class Area:
    """What lies between outlines: those within another one are holes."""

    loops: tuple[tuple[Point, ...], ...]

    def moved(self, right: float, down: float) -> Area:
        """Return it elsewhere."""
        return replace(self, loops=tuple(_moved(loop, right, down) for loop in self.loops))


Ink: TypeAlias = Dot | Line | Area


@dataclass(frozen=True, slots=True)
class Group:
    """Ink that a finger takes for one thing.

    Attributes:
        kind: What it is, as the class in the file.
        ink: Its parts.
    """

    kind: str
    ink: tuple[Ink, ...]

    def moved(self, right: float, down: float) -> Group:
        """Return it elsewhere."""
        return replace(self, ink=tuple(part.moved(right, down) for part in self.ink))


def _moved(points: tuple[Point, ...], right: float, down: float) -> tuple[Point, ...]:
    return tuple((x + right, y + down) for x, y in points)


BLACK: Final = "#000"
WHITE: Final = "#fff"
_ROUND: Final = {"stroke-linejoin": "round", "stroke-linecap": "round"}
"""Ends and corners of lines are as far from other things as the lines themselves."""


def write_page(groups: tuple[Group, ...], title: str, language: str) -> bytes:
    """Write a page as an SVG file whose units are millimetres, the same bytes for the same page.

    Args:
        groups: What is printed.
        title: What programs call the page.
        language: Tag of the language of the title.
    """
    out = StringIO()
    xml = XMLGenerator(out, encoding="UTF-8", short_empty_elements=True)
    xml.startDocument()
    page = {
        "xmlns": "http://www.w3.org/2000/svg", "width": f"{WIDTH}mm", "height": f"{HEIGHT}mm",
        "viewBox": f"0 0 {WIDTH} {HEIGHT}", "role": "img", "xml:lang": language,
    }  # fmt: skip
    xml.startElement("svg", AttributesImpl(page))
    xml.startElement("title", AttributesImpl({}))
    xml.characters("".join(filter(str.isprintable, title)))
    xml.endElement("title")
    _element(xml, "rect", {"width": str(WIDTH), "height": str(HEIGHT), "fill": WHITE})
    for group in groups:
        xml.startElement("g", AttributesImpl({"class": group.kind}))
        for part in group.ink:
            _element(xml, *_drawn(part))
        xml.endElement("g")
    xml.endElement("svg")
    xml.endDocument()
    return (out.getvalue() + "\n").encode()


def _drawn(part: Ink) -> tuple[str, dict[str, str]]:
    if isinstance(part, Dot):
        x, y = map(_figure, part.at)
        return "circle", {"cx": x, "cy": y, "r": _figure(part.radius), "fill": BLACK}
    if isinstance(part, Area):
        steps = " ".join(step for loop in part.loops for step in _steps(loop, closed=True))
        return "path", {"d": steps, "fill": BLACK, "fill-rule": "evenodd"}
    steps = " ".join(_steps(part.points, closed=part.closed))
    return "path", {
        "d": steps,
        "fill": "none",
        "stroke": BLACK,
        "stroke-width": _figure(part.width),
        **_ROUND,
    }


def _steps(points: tuple[Point, ...], *, closed: bool) -> Iterator[str]:
    for number, (x, y) in enumerate(points):
        yield f"{'L' if number else 'M'} {_figure(x)} {_figure(y)}"
    if closed:
        yield "Z"


def _figure(value: float) -> str:
    """Hundredths of a millimetre are finer than any printer."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _element(xml: XMLGenerator, name: str, attributes: Mapping[str, str]) -> None:
    xml.startElement(name, AttributesImpl(attributes))
    xml.endElement(name)

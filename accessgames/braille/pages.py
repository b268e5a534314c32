"""Sheets of paper: their sizes in cells and lines, and how lines become pages.

Sizes: 40 × 25 is the American sheet; Czech producers emboss about 30 cells and 25 lines on A4, and 32 × 28 is
what a cell of 6 mm and a line of 10 mm leave of A4 without margins. The embosser must be set to the same
figures, therefore any size within sense may be given.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from accessgames.braille import tables, transcriber, wrapping
from accessgames.dataclasses import dataclass

MIN_WIDTH: Final = 12
"""Cells: the narrowest display or label in use; a heading with its margins still fits."""
MAX_WIDTH: Final = 100
"""Cells: more than the widest embosser prints."""
MIN_LINES: Final = 4
"""Lines: the running head, a heading, a blank line and a line of text."""
MAX_LINES: Final = 100
"""Lines: more than the longest sheet holds."""

Page: TypeAlias = tuple[str, ...]
"""A page: its lines of cells from the top, none longer than the width, without blanks at their end."""


@dataclass(frozen=True, slots=True)
class PageSize:
    """How much fits on a sheet.

    Attributes:
        width: Cells in a line, MIN_WIDTH … MAX_WIDTH.
        lines: Lines on a page, the running head among them, MIN_LINES … MAX_LINES.

    Raises:
        BrailleError: `braille-page-width` or `braille-page-lines` (`value`, `low`, `high`).
    """

    width: int
    lines: int

    def __post_init__(self) -> None:
        """Check both figures."""
        if not MIN_WIDTH <= self.width <= MAX_WIDTH:
            raise tables.BrailleError("braille-page-width", value=self.width, low=MIN_WIDTH, high=MAX_WIDTH)
        if not MIN_LINES <= self.lines <= MAX_LINES:
            raise tables.BrailleError("braille-page-lines", value=self.lines, low=MIN_LINES, high=MAX_LINES)


PRESETS: Final[Mapping[str, PageSize]] = MappingProxyType(
    {"us": PageSize(40, 25), "a4": PageSize(30, 25), "a4-full": PageSize(32, 28)}
)
"""The sizes known by name."""

DEFAULT_SIZE: Final = PRESETS["a4"]


def preset(name: str) -> PageSize:
    """Find a size by its name.

    Raises:
        BrailleError: `braille-preset-unknown` (`value`, `known`).
    """
    if name not in PRESETS:
        raise tables.BrailleError("braille-preset-unknown", value=name, known=", ".join(PRESETS))
    return PRESETS[name]


@dataclass(frozen=True, slots=True)
class Line:
    """A line on its way to a page.

    Attributes:
        cells: What it shows.
        keep: It must not be the last on its page: the next line belongs to it.
        new_page: It begins a page.
        between: It stands between two others, so that at the top of a page it is left out as a blank line is.
    """

    cells: str
    keep: bool = False
    new_page: bool = False
    between: bool = False


def paginate(
    lines: Iterable[Line],
    size: PageSize = DEFAULT_SIZE,
    *,
    head: str = "",
    head_from: int = 1,
    numbered: bool = True,
    language: str = tables.DEFAULT_LANGUAGE,
) -> Iterator[Page]:
    """Distribute lines over pages.

    Lines that keep together move to the next page together unless they are longer than a page. Blank lines at
    the top and at the bottom of a page are left out.

    Args:
        lines: Lines of cells, none longer than the width.
        size: The sheet.
        head: Running head, print text; cut where it does not fit beside the number.
        head_from: First page that shows the running head.
        numbered: Whether the number stands at the right of the first line.
        language: Whose Braille the head and the number are written in.

    Yields:
        The pages, at least one. The first line is the running head if there is a head or a number.

    Raises:
        BrailleError: `braille-line-too-long` (`value`, `limit`: cells).
    """
    headed = bool(head) or numbered
    room = size.lines - headed
    for number, body in enumerate(_bodies(_groups(lines, size.width), room), 1):
        if not headed:
            yield body
            continue
        # The head stands at the left, cut at a word if need be, and the number at the right.
        figure = transcriber.forward(str(number), language) if numbered else ""
        beside = size.width - len(figure) - bool(figure)
        whole = wrapping.wrap(head, beside, language=language) if head and number >= head_from else ()
        left = whole[0] if whole else ""
        yield ((left.ljust(size.width - len(figure), tables.BLANK) + figure).rstrip(tables.BLANK), *body)


def _groups(lines: Iterable[Line], width: int) -> Iterator[tuple[Line, ...]]:
    """Gather lines that must stay together."""
    group: list[Line] = []
    for line in lines:
        if len(line.cells) > width:
            raise tables.BrailleError("braille-line-too-long", value=len(line.cells), limit=width)
        if line.new_page and group:
            yield tuple(group)
            group = []
        group.append(line)
        if not line.keep:
            yield tuple(group)
            group = []
    if group:
        yield tuple(group)


def _bodies(groups: Iterable[tuple[Line, ...]], room: int) -> Iterator[Page]:
    """Fill pages of `room` lines with groups."""
    body: list[str] = []
    given = False
    for group in groups:
        too_much = len(body) + len(group) > room >= len(group)
        if body and (group[0].new_page or too_much):
            yield _trimmed(body)
            body, given = [], True
        for line in group:
            if len(body) == room:
                yield _trimmed(body)
                body, given = [], True
            if body or (line.cells.strip(tables.BLANK) and not line.between):
                body.append(line.cells.rstrip(tables.BLANK))
    if body or not given:
        yield _trimmed(body)


def _trimmed(body: list[str]) -> Page:
    """Drop the blank lines at the bottom."""
    end = len(body)
    while end and not body[end - 1]:
        end -= 1
    return tuple(body[:end])

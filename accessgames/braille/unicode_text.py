"""Unicode Braille as a text file: UTF-8, one character U+2800 … U+283F per cell, LF, FF after every page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from accessgames.braille.dots import BLANK, require_cells

if TYPE_CHECKING:
    from accessgames.braille.pages import Page

_PAGE_END: Final = "\f"


def to_unicode(pages: Iterable[Page]) -> bytes:
    """Write pages as Unicode Braille, without blanks at the ends of lines.

    Raises:
        BrailleError: `braille-not-cells`.
    """
    return "".join("".join(map(_line, page)) + _PAGE_END for page in pages).encode()


def _line(cells: str) -> str:
    require_cells(cells)
    return cells.rstrip(BLANK) + "\n"


def from_unicode(data: bytes) -> tuple[Page, ...]:
    """Read what `to_unicode` wrote.

    Raises:
        BrailleError: `braille-not-cells`.
        UnicodeDecodeError: The bytes are not UTF-8.
    """
    *pages, last = data.decode("utf-8").split(_PAGE_END)
    read = tuple(tuple(page.split("\n")[:-1]) for page in (*pages, *filter(None, [last])))
    for page in read:
        require_cells("".join(page))
    return read

"""BRF, the plain file every embosser takes: North American ASCII Braille.

Seven-bit ASCII, one character per cell, lines ended by CR LF, every page ended by FF (0x0C), no blanks at the
end of a line, capital letters only. The embosser must be set to the American (NABCC) table: a device that
translates by a Czech table of its own would translate twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from accessgames.braille.dots import COUNT, FIRST, require_cells
from accessgames.braille.errors import BrailleError

if TYPE_CHECKING:
    from accessgames.braille.pages import Page

NABCC: Final = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American ASCII Braille: the character of a cell stands at the index made of its dots' bits."""

_LINE_END: Final = b"\r\n"
_PAGE_END: Final = b"\x0c"
_TO_ASCII: Final = {FIRST + bits: NABCC[bits] for bits in range(COUNT)}
_FROM_ASCII: Final = {ord(sign): chr(FIRST + bits) for bits, sign in enumerate(NABCC)}
# Some programs write small letters: ASCII 0x60 … 0x7E are the capitals' cells once more.
_FROM_SMALL: Final = {code: _FROM_ASCII[code - 0x20] for code in range(0x60, 0x7F)}
_READ: Final = _FROM_SMALL | _FROM_ASCII
_ILLEGAL: Final = re.compile(rb"[^\r\n\x0c\x20-\x7e]")


def to_brf(pages: Iterable[Page]) -> bytes:
    """Write pages as a BRF file.

    Raises:
        BrailleError: `braille-not-cells`.
    """
    return b"".join(b"".join(map(_line, page)) + _PAGE_END for page in pages)


def _line(cells: str) -> bytes:
    require_cells(cells)
    return cells.translate(_TO_ASCII).rstrip(" ").encode("ascii") + _LINE_END


def from_brf(data: bytes) -> tuple[Page, ...]:
    """Read a BRF file; `from_brf(to_brf(pages)) == pages` for pages without blanks at the ends of lines.

    Small letters and lines ended by LF alone are understood too; the last page need not be ended.

    Raises:
        BrailleError: `braille-brf-byte` (`value`: the byte, `index`: its place from 0).
    """
    illegal = _ILLEGAL.search(data)
    if illegal:
        raise BrailleError("braille-brf-byte", value=illegal[0][0], index=illegal.start())
    *pages, last = data.split(_PAGE_END)
    return tuple(_page(page) for page in (*pages, *filter(None, [last])))


def _page(data: bytes) -> Page:
    *lines, last = data.replace(_LINE_END, b"\n").replace(b"\r", b"\n").split(b"\n")
    return tuple(line.decode("ascii").translate(_READ) for line in (*lines, *filter(None, [last])))

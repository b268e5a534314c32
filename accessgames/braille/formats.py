"""Paged Braille as files: BRF, the plain file every embosser takes, Unicode text, and PEF.

Unicode text is UTF-8, one character a cell, LF after every line, FF after every page. PEF is 1.0 (version
2008-1), XML free of device tables. Source: https://braillespecs.github.io/pef/pef-specification.html and
its schema pef-2008-1.rng.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from io import StringIO
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import XMLGenerator
from xml.sax.xmlreader import AttributesImpl

from accessgames.braille.tables import BLANK, COUNT, FIRST, BrailleError, require_cells
from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    import datetime as dt

    from accessgames.braille.pages import Page, PageSize

NABCC: Final = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American ASCII Braille: the character of a cell stands at the index made of its dots' bits."""

_BRF_LINE_END: Final = b"\r\n"
_BRF_PAGE_END: Final = b"\x0c"
_PAGE_END: Final = "\f"
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
    made: list[bytes] = []
    for page in pages:
        for cells in page:
            require_cells(cells)
            made.append(cells.translate(_TO_ASCII).rstrip(" ").encode("ascii") + _BRF_LINE_END)
        made.append(_BRF_PAGE_END)
    return b"".join(made)


def from_brf(data: bytes) -> tuple[Page, ...]:
    """Read a BRF file; `from_brf(to_brf(pages)) == pages` for pages without blanks at the ends of lines.

    Small letters and lines ended by LF alone are understood too; the last page need not be ended.

    Raises:
        BrailleError: `braille-brf-byte` (`value`: the byte, `index`: its place from 0).
    """
    illegal = _ILLEGAL.search(data)
    if illegal:
        raise BrailleError("braille-brf-byte", value=illegal[0][0], index=illegal.start())
    text = data.decode("ascii").replace("\r\n", "\n").replace("\r", "\n").translate(_READ)
    return tuple(tuple(_ended(page.split("\n"))) for page in _ended(text.split(_PAGE_END)))


def _ended(parts: list[str]) -> list[str]:
    """Leave out the empty part behind the last end."""
    return parts if parts[-1] else parts[:-1]


def to_unicode(pages: Iterable[Page]) -> bytes:
    """Write pages as Unicode Braille, without blanks at the ends of lines.

    Raises:
        BrailleError: `braille-not-cells`.
    """
    made: list[str] = []
    for page in pages:
        for cells in page:
            require_cells(cells)
            made.append(cells.rstrip(BLANK) + "\n")
        made.append(_PAGE_END)
    return "".join(made).encode()


def from_unicode(data: bytes) -> tuple[Page, ...]:
    """Read what `to_unicode` wrote.

    Raises:
        BrailleError: `braille-not-cells`.
        UnicodeDecodeError: The bytes are not UTF-8.
    """
    pages = _ended(data.decode("utf-8").split(_PAGE_END))
    read = tuple(tuple(page.split("\n")[:-1]) for page in pages)
    for page in read:
        require_cells("".join(page))
    return read


NAMESPACE: Final = "http://www.daisy.org/ns/2008/pef"
DUBLIN_CORE: Final = "http://purl.org/dc/elements/1.1/"
VERSION: Final = "2008-1"
MEDIA_TYPE: Final = "application/x-pef+xml"

_NO_ATTRIBUTES: Final = AttributesImpl({})


@dataclass(frozen=True, slots=True)
class Metadata:
    """What a PEF file says about itself; nothing is made up here, no clock and no random number is asked.

    Attributes:
        identifier: What tells the document from all others, for example a `urn:uuid:`; not empty.
        title: Title in print; left out if empty.
        language: Tag of the language; left out if empty.
        date: Day of publication; left out if None.
        duplex: Whether both sides of a sheet are embossed.
    """

    identifier: str
    title: str = ""
    language: str = ""
    date: dt.date | None = None
    duplex: bool = True


def to_pef(pages: Iterable[Page], size: PageSize, metadata: Metadata) -> bytes:
    """Write pages as a PEF file, the same bytes for the same arguments.

    Args:
        pages: At least one page.
        size: The sheet; it becomes `cols` and `rows`.
        metadata: See there. Characters that XML forbids are left out.

    Raises:
        BrailleError: `braille-pef-identifier`, `braille-pef-empty` for no page, `braille-not-cells`, or
            `braille-pef-size` (`width`, `lines`: what a page needs) for a page larger than the sheet.
    """
    pages = tuple(pages)
    if not _printable(metadata.identifier):
        raise BrailleError("braille-pef-identifier", value=metadata.identifier)
    if not pages:
        raise BrailleError("braille-pef-empty")
    out = StringIO()
    xml = XMLGenerator(out, encoding="UTF-8", short_empty_elements=True)
    xml.startDocument()
    xml.startElement("pef", AttributesImpl({"version": VERSION, "xmlns": NAMESPACE}))
    _head(xml, metadata)
    _body(xml, pages, size, duplex=metadata.duplex)
    xml.endElement("pef")
    xml.endDocument()
    return (out.getvalue() + "\n").encode()


def _head(xml: XMLGenerator, metadata: Metadata) -> None:
    xml.startElement("head", _NO_ATTRIBUTES)
    xml.startElement("meta", AttributesImpl({"xmlns:dc": DUBLIN_CORE}))
    for name, value in (
        ("format", MEDIA_TYPE),
        ("identifier", _printable(metadata.identifier)),
        ("title", _printable(metadata.title)),
        ("language", metadata.language),
        ("date", "" if metadata.date is None else metadata.date.isoformat()),
    ):
        if value:
            _element(xml, f"dc:{name}", value)
    xml.endElement("meta")
    xml.endElement("head")


def _body(xml: XMLGenerator, pages: Iterable[Page], size: PageSize, *, duplex: bool) -> None:
    cols, rows = str(size.width), str(size.lines)
    xml.startElement("body", _NO_ATTRIBUTES)
    volume = {"cols": cols, "rows": rows, "rowgap": "0", "duplex": str(duplex).lower()}
    xml.startElement("volume", AttributesImpl(volume))
    xml.startElement("section", _NO_ATTRIBUTES)
    for page in pages:
        require_cells("".join(page))
        width = max(map(len, page), default=0)
        if width > size.width or len(page) > size.lines:
            raise BrailleError("braille-pef-size", width=width, lines=len(page))
        xml.startElement("page", _NO_ATTRIBUTES)
        for row in page:
            _element(xml, "row", row.rstrip(BLANK))
        xml.endElement("page")
    for name in ("section", "volume", "body"):
        xml.endElement(name)


def _element(xml: XMLGenerator, name: str, text: str) -> None:
    xml.startElement(name, _NO_ATTRIBUTES)
    if text:
        xml.characters(text)
    xml.endElement(name)


def _printable(text: str) -> str:
    """Leave out control characters and lone surrogates, which XML cannot hold."""
    return "".join(sign for sign in text if sign.isprintable())

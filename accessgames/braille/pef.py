"""PEF 1.0 (version 2008-1), the Portable Embosser Format: XML with Unicode Braille, free of device tables.

Source: https://braillespecs.github.io/pef/pef-specification.html and its schema pef-2008-1.rng. `head` comes
before `body`; `meta` holds exactly one `dc:identifier` and one `dc:format`; `volume` must say cols, rows,
rowgap and duplex; a section holds at least one page; a row holds cells and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from io import StringIO
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import XMLGenerator
from xml.sax.xmlreader import AttributesImpl

from accessgames.braille.dots import BLANK, require_cells
from accessgames.braille.errors import BrailleError

if TYPE_CHECKING:
    import datetime as dt

    from accessgames.braille.pages import Page, PageSize

NAMESPACE: Final = "http://www.daisy.org/ns/2008/pef"
DUBLIN_CORE: Final = "http://purl.org/dc/elements/1.1/"
VERSION: Final = "2008-1"
MEDIA_TYPE: Final = "application/x-pef+xml"

_NONE: Final = AttributesImpl({})


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
    xml.startElement("head", _NONE)
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
    xml.startElement("body", _NONE)
    volume = {"cols": cols, "rows": rows, "rowgap": "0", "duplex": str(duplex).lower()}
    xml.startElement("volume", AttributesImpl(volume))
    xml.startElement("section", _NONE)
    for page in pages:
        _check(page, size)
        xml.startElement("page", _NONE)
        for row in page:
            _element(xml, "row", row.rstrip(BLANK))
        xml.endElement("page")
    for name in ("section", "volume", "body"):
        xml.endElement(name)


def _check(page: Page, size: PageSize) -> None:
    require_cells("".join(page))
    width = max(map(len, page), default=0)
    if width > size.width or len(page) > size.lines:
        raise BrailleError("braille-pef-size", width=width, lines=len(page))


def _element(xml: XMLGenerator, name: str, text: str) -> None:
    xml.startElement(name, _NONE)
    if text:
        xml.characters(text)
    xml.endElement(name)


def _printable(text: str) -> str:
    """Leave out control characters and lone surrogates, which XML cannot hold."""
    return "".join(sign for sign in text if sign.isprintable())

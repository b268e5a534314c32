"""PEF files: well-formed, and built as the published schema (pef-2008-1.rng) wants them."""

from __future__ import annotations

import datetime as dt
import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.braille.formats import DUBLIN_CORE, MEDIA_TYPE, NAMESPACE, VERSION, Metadata, to_pef
from accessgames.braille.pages import Page, PageSize
from accessgames.braille.tables import COUNT, FIRST, BrailleError

SIZE = PageSize(30, 25)
PAGES: tuple[Page, ...] = (("⠁⠀⠃", "", "⠼⠉"), ("⠙",))
META = Metadata("urn:uuid:12345678-1234-5678-8234-567812345678", "Pravidla", "cs", dt.date(2026, 11, 21))
CELLS = st.text(st.characters(min_codepoint=FIRST, max_codepoint=FIRST + COUNT - 1), max_size=30)


def parsed(data: bytes) -> ET.Element:
    """Read a file that we wrote ourselves."""
    return ET.fromstring(data.decode("utf-8"))  # noqa: S314


def tag(name: str) -> str:
    """A name in the namespace of PEF, or with the prefix dc in that of Dublin Core."""
    space, local = (DUBLIN_CORE, name[3:]) if name.startswith("dc:") else (NAMESPACE, name)
    return f"{{{space}}}{local}"


def children(element: ET.Element, *names: str) -> list[ET.Element]:
    """The children of an element, once they are found to have just these names and no text between them."""
    assert {tag(name) for name in names} >= {child.tag for child in element}
    assert not (element.text or "").strip()
    assert not any((child.tail or "").strip() for child in element)
    return list(element)


def validated(data: bytes) -> list[list[str]]:
    """Check a file against the rules of the schema and give the rows of its pages."""
    root = parsed(data)
    assert (tag("pef"), {"version": "2008-1"}) == (root.tag, dict(root.attrib))
    head, body = root
    assert (tag("head"), tag("body")) == (head.tag, body.tag)
    (meta,) = children(head, "meta")
    names = [child.tag for child in children(meta, *(f"dc:{name}" for name in DC_ELEMENTS))]
    assert len(names) == len(set(names))
    assert MEDIA_TYPE == meta.findtext(tag("dc:format"))
    assert meta.findtext(tag("dc:identifier"))
    assert re.fullmatch(r"([0-9]{4}-[0-9]{2}-[0-9]{2})?", meta.findtext(tag("dc:date")) or "")
    return [rows for volume in children(body, "volume") for rows in volume_rows(volume)]


DC_ELEMENTS = ("format", "identifier", "title", "language", "date")


def volume_rows(volume: ET.Element) -> list[list[str]]:
    """Check a volume and give the rows of its pages."""
    assert {"cols", "rows", "rowgap", "duplex"} == set(volume.attrib)
    cols, rows = int(volume.attrib["cols"]), int(volume.attrib["rows"])
    assert ("0", True) == (volume.attrib["rowgap"], volume.attrib["duplex"] in {"true", "false"})
    (section,) = children(volume, "section")
    pages = [children(page, "row") for page in children(section, "page")]
    assert pages
    assert max(map(len, pages)) <= rows
    content = [[row.text or "" for row in page] for page in pages]
    assert all(
        re.fullmatch("[\u2800-\u28ff]*", text) and len(text) <= cols for page in content for text in page
    )
    assert not any(len(row) or row.attrib for page in pages for row in page)
    return content


def test_a_file_is_built_as_the_schema_says() -> None:
    """Order of elements, mandatory attributes, one identifier, one format, rows of cells alone."""
    assert [["⠁⠀⠃", "", "⠼⠉"], ["⠙"]] == validated(to_pef(PAGES, SIZE, META))


def test_a_file_is_these_bytes() -> None:
    """The same arguments give the same bytes: no clock, no random identifier, no order of a set."""
    expected = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<pef version="2008-1" xmlns="http://www.daisy.org/ns/2008/pef"><head>'
        '<meta xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:format>application/x-pef+xml</dc:format>'
        "<dc:identifier>x</dc:identifier></meta></head>"
        '<body><volume cols="30" rows="25" rowgap="0" duplex="true"><section>'
        "<page><row>⠁⠀⠃</row><row/><row>⠼⠉</row></page><page><row>⠙</row></page>"
        "</section></volume></body></pef>\n"
    )
    assert expected.encode() == to_pef(PAGES, SIZE, Metadata("x"))


def test_metadata_says_what_was_given() -> None:
    """Title, language and date stand in their elements; the version and the type are fixed."""
    root = parsed(to_pef(PAGES, SIZE, META))
    found = {name: root.findtext(f".//{tag('dc:' + name)}") for name in DC_ELEMENTS}
    assert {
        "format": "application/x-pef+xml",
        "identifier": "urn:uuid:12345678-1234-5678-8234-567812345678",
        "title": "Pravidla",
        "language": "cs",
        "date": "2026-11-21",
    } == found
    assert VERSION == root.attrib["version"]


@pytest.mark.parametrize("duplex", [True, False])
def test_one_side_or_both(duplex: bool) -> None:
    """The volume says whether both sides of a sheet are meant, and how large it is."""
    root = parsed(to_pef(PAGES, PageSize(40, 27), Metadata("x", duplex=duplex)))
    volume = root.find(f".//{tag('volume')}")
    assert volume is not None
    assert {"cols": "40", "rows": "27", "rowgap": "0", "duplex": str(duplex).lower()} == volume.attrib


@pytest.mark.parametrize("title", ["A & B", "<volume>", "]]>", "a\"b'c", "x\x00y\x1bz\ud800\ufffe", "\u2028"])
def test_titles_cannot_break_the_file(title: str) -> None:
    """Markup is escaped and what XML forbids is left out."""
    data = to_pef(PAGES, SIZE, Metadata("x", title))
    validated(data)
    found = parsed(data).findtext(f".//{tag('dc:title')}") or ""
    assert "".join(sign for sign in title if sign.isprintable()) == found


@given(st.lists(st.lists(CELLS, max_size=25).map(tuple), min_size=1, max_size=4), st.text())
def test_any_pages_make_a_valid_file(pages: list[Page], title: str) -> None:
    """For any cells and any title the file keeps to the schema and holds each row but its last blanks."""
    data = to_pef(pages, SIZE, Metadata("x", title))
    assert [[row.rstrip("⠀") for row in page] for page in pages] == validated(data)


@pytest.mark.parametrize("identifier", ["", "\n", "\x00"])
def test_an_identifier_is_required(identifier: str) -> None:
    """The schema wants one, so an empty one is a mistake of the caller."""
    with pytest.raises(BrailleError) as caught:
        to_pef(PAGES, SIZE, Metadata(identifier))
    assert ("braille-pef-identifier", {"value": identifier}) == (caught.value.key, dict(caught.value.args_))


def test_a_page_is_required() -> None:
    """A section without a page is not allowed."""
    with pytest.raises(BrailleError) as caught:
        to_pef([], SIZE, META)
    assert "braille-pef-empty" == caught.value.key


@pytest.mark.parametrize(
    ("page", "width", "lines"),
    [(("⠁" * 31,), 31, 1), (("⠁",) * 26, 1, 26)],
    ids=["too wide", "too long"],
)
def test_a_page_larger_than_the_sheet_is_refused(page: Page, width: int, lines: int) -> None:
    """The file would promise a size it does not keep."""
    with pytest.raises(BrailleError) as caught:
        to_pef([page], SIZE, META)
    assert "braille-pef-size" == caught.value.key
    assert {"width": width, "lines": lines} == dict(caught.value.args_)


def test_only_cells_can_be_written() -> None:
    """Print in a row is refused."""
    with pytest.raises(BrailleError) as caught:
        to_pef([("abc",)], SIZE, META)
    assert "braille-not-cells" == caught.value.key

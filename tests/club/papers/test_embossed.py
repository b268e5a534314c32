"""Documents in Braille."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from accessgames.braille.formats import from_brf, from_unicode
from accessgames.braille.pages import PageSize
from accessgames.braille.tables import BrailleError
from accessgames.braille.transcriber import forward
from accessgames.club.papers.writers import to_braille
from tests.club.papers.sample import CZECH, PAPER

SIZE = PageSize(30, 25)


def cells(text: str) -> str:
    """A text in Czech Braille."""
    return forward(text, "cs")


def test_rows_of_tables_are_lines_of_braille() -> None:
    """Headings, then every sentence; nothing of the table's columns."""
    page = from_brf(to_braille(PAPER, CZECH, "brf", SIZE, None))[0]
    text = "\n".join(line.strip("⠀") for line in page)
    places = [text.index(cells(part)) for part in ("Zimní turnaj", "Hraje 14", "Pořadí", "1. Jana", "Ceny")]
    assert sorted(places) == places
    assert cells("Místo") not in text


def test_no_line_is_wider_than_the_paper() -> None:
    """Also on the narrowest line of a display."""
    pages = from_unicode(to_braille(PAPER, CZECH, "unicode", PageSize(20, 25), None))
    assert 20 >= max(len(line) for page in pages for line in page)


def test_cards_are_on_sheets_of_their_own() -> None:
    """A chapter that is given away begins a page; the first one does not leave an empty one before it."""
    cards = replace(PAPER, blocks=(), apart=True)
    assert 2 == len(from_brf(to_braille(cards, CZECH, "brf", SIZE, None)))
    assert 3 == len(from_brf(to_braille(replace(PAPER, apart=True), CZECH, "brf", SIZE, None)))


def test_pef_carries_the_title() -> None:
    """What a library of Braille shows of a file."""
    root = ET.fromstring(to_braille(PAPER, CZECH, "pef", SIZE, None).decode())  # noqa: S314
    assert "Zimní turnaj" == root.findtext(".//{http://purl.org/dc/elements/1.1/}title")


def test_an_unknown_format_is_refused() -> None:
    """The writers name the formats they know."""
    with pytest.raises(BrailleError) as caught:
        to_braille(PAPER, CZECH, "dxb", SIZE, None)
    assert "braille-format-unknown" == caught.value.key

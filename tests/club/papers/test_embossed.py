"""Documents in Braille."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from accessgames.braille.formats import from_brf, from_unicode
from accessgames.braille.pages import PageSize
from accessgames.braille.tables import BrailleError
from accessgames.braille.transcriber import forward
from accessgames.club.papers.paper import Chapter, Cut, DataRow, Entries, Paper, Paragraph
from accessgames.club.papers.writers import to_braille
from accessgames.language import say
from tests.club.papers.sample import CZECH, PAPER, STANDINGS, words

SIZE = PageSize(30, 25)


def cells(text: str) -> str:
    """A text in Czech Braille."""
    return forward(text, "cs")


def test_rows_of_tables_are_lines_of_braille() -> None:
    """Headings, then every sentence; nothing of the table's columns."""
    page = from_brf(to_braille(PAPER, CZECH, "brf", SIZE, None))[0]
    text = "\n".join(line.strip("⠀") for line in page)
    places = [text.index(cells(part)) for part in ("Zimní turnaj", "Hrálo 14", "Pořadí", "1. Jana", "Ceny")]
    assert sorted(places) == places
    assert cells("Místo") not in text


def test_no_line_is_wider_than_the_paper() -> None:
    """Also on the narrowest line of a display."""
    pages = from_unicode(to_braille(PAPER, CZECH, "unicode", PageSize(20, 25), None))
    assert 20 >= max(len(line) for page in pages for line in page)


def test_cards_are_on_sheets_of_their_own() -> None:
    """A chapter that is given away begins a page; the first one does not leave an empty one before it."""
    cards = replace(PAPER, blocks=(), apart=Cut.PAGES)
    assert 2 == len(from_brf(to_braille(cards, CZECH, "brf", SIZE, None)))
    assert 3 == len(from_brf(to_braille(replace(PAPER, apart=Cut.PAGES), CZECH, "brf", SIZE, None)))


def test_pef_carries_the_title() -> None:
    """What a library of Braille shows of a file."""
    root = ET.fromstring(to_braille(PAPER, CZECH, "pef", SIZE, None).decode())  # noqa: S314
    assert "Zimní turnaj" == root.findtext(".//{http://purl.org/dc/elements/1.1/}title")


def test_an_unknown_format_is_refused() -> None:
    """The writers name the formats they know."""
    with pytest.raises(BrailleError) as caught:
        to_braille(PAPER, CZECH, "dxb", SIZE, None)
    assert "braille-format-unknown" == caught.value.key


def pages(paper: Paper, size: PageSize) -> list[list[str]]:
    """The pages of a document, each without its running head."""
    return [list(page[1:]) for page in from_unicode(to_braille(paper, CZECH, "unicode", size, None))]


@pytest.mark.parametrize("lines", range(6, 26))
def test_no_record_stands_on_two_pages(lines: int) -> None:
    """However long a page is: each row, entry and paragraph is whole on one of them."""
    names = [f"Jméno {number} Velmidlouhé Příjmení Dalšíslovo" for number in range(1, 10)]
    rows = tuple(DataRow((1, name, 3), words(f"{number}. {name}")) for number, name in enumerate(names, 1))
    long = words("Odstavec, který se na jeden řádek nevejde ani náhodou, a proto má řádků několik.")
    paper = Paper(
        words("Večer"),
        (Paragraph((long,)), replace(STANDINGS, rows=rows), Entries((long, long)), Paragraph((long,))),
    )
    found = [" ".join(line.strip("⠀") for line in page) for page in pages(paper, PageSize(20, lines))]
    records = [forward(f"{number}. {name}", "cs") for number, name in enumerate(names, 1)]
    for record in (*records, *[forward(CZECH.form(long, "full"), "cs")] * 3):
        assert any(record.replace("⠀", "") in page.replace("⠀", "").replace(" ", "") for page in found)


def test_a_caption_stays_with_its_first_row() -> None:
    """Nobody reads on the next page whose rows these are; the caption says it right above them."""
    filling = Entries(tuple(words("a") for _ in range(20)))
    for lines in range(6, 26):
        paper = Paper(words("Večer"), (filling, STANDINGS))
        above = [page for page in pages(paper, PageSize(30, lines)) if cells("Pořadí všech") in "".join(page)]
        assert cells("1. Jana") in "".join(above[0])


@pytest.mark.parametrize("lines", range(8, 26))
def test_small_cards_share_a_page_and_none_is_on_two(lines: int) -> None:
    """A line shows where to cut; no page begins with it."""
    chapters = tuple(
        Chapter(words(f"Karta {number}"), (Entries((words("Stůl 1."), words("Místo 2."))),))
        for number in range(1, 8)
    )
    made = pages(Paper(words("Karty"), (), chapters, Cut.CARDS), PageSize(30, lines))
    for number in range(1, 8):
        holding = [page for page in made if any(cells(f"Karta {number}") in line for line in page)]
        assert 1 == len(holding)
        at = next(index for index, line in enumerate(holding[0]) if cells(f"Karta {number}") in line)
        assert [cells("Stůl 1."), cells("Místo 2.")] == holding[0][at + 1 : at + 3]
    assert [] == [page for page in made if page[0].startswith("⠒")]
    assert 6 <= sum(line.startswith("⠒" * 30) for page in made for line in page) + len(made) - 1


def test_there_is_an_empty_line_where_something_is_written() -> None:
    """Below each entry that asks for it, on the same page."""
    made = pages(Paper(words("L"), (Entries((words("Jana"), words("Petr")), room=True),)), PageSize(30, 25))
    at = made[0].index(cells("Jana"))
    assert [cells("Jana"), "", cells("Petr")] == made[0][at:]


def test_rows_of_tables_are_short() -> None:
    """What has a short form is told by it, since it is what fits one line."""
    row = DataRow((1, "Jana", 38), say("probe-short"))
    made = pages(Paper(words("Pořadí"), (replace(STANDINGS, rows=(row,)),)), PageSize(30, 25))
    assert cells("krátce") in "".join(made[0])
    assert cells("Celá věta") not in "".join(made[0])

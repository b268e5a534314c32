"""Pages can be read line by line, by ear and by finger."""

from __future__ import annotations

import re
import unicodedata

import pytest

from tests.docs.markdown import ROOT, Page, all_pages, readers_pages, twins

PAGES = pytest.mark.parametrize("page", readers_pages(), ids=lambda page: page.name)
TWINS = pytest.mark.parametrize(
    ("czech", "english"), twins(), ids=lambda page: page.name if isinstance(page, Page) else None
)
NAMES = {"IOTA", "Quantum", "Tetrikon", "iQLANDIE"}
"""Headings that are the same in both languages."""

LONG = 12_000
"""Bytes of a page above which it begins with a summary."""

ENGLISH = re.compile(r"\b(the|and|of|is|are|with|your|you|this|that|from|for)\b", re.IGNORECASE)
PROPER = re.compile(r"`[^`]*`|\]\([^)]*\)|„[^“]*“|English: type en")


def drawn(text: str) -> list[str]:
    """Return lines that are drawn rather than written: rules, frames, arrows, tables."""
    return [
        line
        for line in text.splitlines()
        if re.match(r"\s*\|", line)
        or re.search(r"[-=_*~+|]{4,}|[─-╿▀-▟←-⇿]|-->|=>", line)
        or re.search(r"<[a-z/][^>]*>", re.sub(r"`[^`]*`", "", line))
    ]


@PAGES
def test_nothing_is_drawn(page: Page) -> None:
    """No tables, no pictures, no ASCII art, no HTML: lists and sentences are read in their order."""
    assert drawn(page.prose) == []
    assert not page.pictures


@PAGES
def test_emphasis_is_no_heading(page: Page) -> None:
    """What looks like a heading is one: no line of the page consists of bold type alone."""
    assert re.findall(r"^(?:\*\*|__)[^*\n]+(?:\*\*|__)$", page.prose, re.MULTILINE) == []


@PAGES
def test_signs_are_readable(page: Page) -> None:
    """The text has no emoji and no invisible signs; Braille stands only inside examples."""
    strange = {char for char in page.prose if unicodedata.category(char) in {"So", "Cf", "Co", "Cn", "Cc"}}
    assert strange <= {"\n"}


@TWINS
def test_twins_have_the_same_sections(czech: Page, english: Page) -> None:
    """The Czech and the English page have headings of the same levels in the same order."""
    assert [level for level, _ in english.headings] == [level for level, _ in czech.headings]


@TWINS
def test_twins_have_the_same_lists_and_examples(czech: Page, english: Page) -> None:
    """Nothing was left out in one language: as many list items and as many examples in the whole."""
    for mark in (r"^- ", r"^\d+\. "):
        counts = [len(re.findall(mark, page.prose, re.MULTILINE)) for page in (czech, english)]
        assert abs(counts[0] - counts[1]) <= 3, mark
    counts = [len(re.findall(r"^```console", page.text, re.MULTILINE)) for page in (czech, english)]
    assert abs(counts[0] - counts[1]) <= 3


@TWINS
def test_czech_headings_are_czech(czech: Page, english: Page) -> None:
    """No heading of a Czech page was left in English."""
    pairs = zip(czech.headings, english.headings, strict=True)
    assert {mine for (_, mine), (_, theirs) in pairs if mine == theirs} <= NAMES


@TWINS
def test_czech_pages_are_czech(czech: Page, english: Page) -> None:
    """No sentence of a Czech page was left in English, and none of an English page in Czech."""
    assert ENGLISH.findall(PROPER.sub("", czech.prose)) == []
    assert english.headings
    letters = re.findall(r"[ěščřžýůťďň]\w*", PROPER.sub("", english.prose), re.IGNORECASE)
    assert set(letters) <= {"čeština"}


@TWINS
def test_clubs_find_their_order(czech: Page, english: Page) -> None:
    """The page of a game has its sections in the order that Czech clubs use."""
    titles = [text for level, text in czech.headings if level == 2]
    if "Průběh" not in titles:
        return
    order = ["V kostce", "Obsah", "Myšlenka a cíl hry", "Příprava", "Průběh", "Bodování", "Konec hry"]
    assert titles[: len(order)] == order
    assert len(english.headings) == len(czech.headings)


@pytest.mark.parametrize("line", ["| a | b |", "+-----+", "a --> b", "┌──┐", "<br>"])
def test_drawings_are_seen(line: str) -> None:
    """Each way of drawing is found."""
    assert drawn(line) == [line]


@pytest.mark.parametrize("shown", all_pages(), ids=lambda shown: shown.name)
def test_a_long_page_begins_with_a_summary(shown: Page) -> None:
    """Whoever opens a page of more than 12 kB hears first, in short, what it says."""
    if len(shown.text.encode()) > LONG and shown.path.parent != ROOT:
        first = shown.first_section
        assert first.startswith(("\n## V kostce\n", "\n## In short\n"))
        assert 150 < len(first) < 1500

"""Documents as HTML: structure that screen readers use."""

from __future__ import annotations

from dataclasses import replace
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

from accessgames.club.events import Created, Registered
from accessgames.club.notation import JournalLine
from accessgames.club.papers.book import book_paper
from accessgames.club.papers.paper import Cut, DataRow, Paper
from accessgames.club.papers.publications import (
    cards_paper,
    proposal_paper,
    protocol_paper,
    report_paper,
    results_paper,
    seating_paper,
)
from accessgames.club.papers.standings import league_paper, standings_paper
from accessgames.club.papers.web import to_html
from tests.club.papers import evening
from tests.club.papers.browser import violations, widths
from tests.club.papers.rounds import AFTER, LEAGUE
from tests.club.papers.sample import CZECH, PAPER, STANDINGS, words
from tests.club.papers.test_handouts import all_papers

if TYPE_CHECKING:
    from accessgames.language import Language


class Outline(HTMLParser):
    """What a screen reader makes of a page: elements with their scope, and texts."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str | None, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs).get("scope"), ""))

    def handle_data(self, data: str) -> None:
        tag, scope, text = self.found[-1] if self.found else ("", None, "")
        self.found[-1:] = [(tag, scope, text + data.strip())]


def outline(data: bytes) -> list[tuple[str, str | None, str]]:
    """Take a page apart."""
    parser = Outline()
    parser.feed(data.decode())
    return parser.found


def test_a_page_has_one_main_heading_and_chapters_below_it() -> None:
    """The way people jump through a page."""
    headings = [(tag, text) for tag, _, text in outline(to_html(PAPER, CZECH)) if tag in {"h1", "h2"}]
    assert [("h1", "Zimní turnaj"), ("h2", "Pořadí"), ("h2", "Ceny")] == headings


def test_a_table_names_its_columns_and_its_rows() -> None:
    """The cell with the name is the head of its row, wherever it stands."""
    cells = [found for found in outline(to_html(PAPER, CZECH)) if found[0] in {"caption", "th", "td"}]
    assert [
        ("caption", None, "Pořadí všech"),
        ("th", "col", "Místo"),
        ("th", "col", "Jméno"),
        ("th", "col", "Body"),
        ("td", None, "1"),
        ("th", "row", "Jana"),
        ("td", None, "34"),
        ("td", None, "2"),
        ("th", "row", "Petr & Pavel <oba>"),
        ("td", None, "28,5"),
    ] == cells


def test_the_page_says_its_language_and_title() -> None:
    """A voice is chosen by the language."""
    assert b'<!DOCTYPE html>\n<html lang="cs"><head><meta charset="utf-8">' == to_html(PAPER, CZECH)[:60]
    assert ("title", None, "Zimní turnaj") in outline(to_html(PAPER, CZECH))


def test_nobodys_name_becomes_markup() -> None:
    """A name is a text, whatever is in it."""
    name = '<script>alert("x")</script>'
    table = replace(STANDINGS, rows=(DataRow((1, name, 1), words(name)),))
    page = to_html(replace(PAPER, title=words(name), blocks=(table,)), CZECH)
    assert b"<script" not in page
    assert ("th", "row", name) in outline(page)


def test_a_page_needs_nothing_from_elsewhere() -> None:
    """It is read without the internet, from a stick or an e-mail."""
    page = to_html(PAPER, CZECH)
    assert [] == [part for part in (b"http", b"src=", b"href", b"@import", b"url(") if part in page]


def test_axe_finds_nothing_to_complain_about() -> None:
    """The checker of web accessibility, in a real browser."""
    assert [[], []] == violations(to_html(PAPER, CZECH), to_html(replace(PAPER, apart=Cut.PAGES), CZECH))


def test_axe_would_find_a_table_without_heads() -> None:
    """The check can fail: a page with what blind readers stumble over."""
    bad = to_html(PAPER, CZECH).replace(b'<html lang="cs">', b"<html>").replace(b"<h1>", b"<h1></h1><h4>")
    assert {"html-has-lang", "empty-heading"} <= {rule for rule, _ in violations(bad)[0]}


def papers() -> tuple[Paper, ...]:
    """All kinds of documents."""
    lines = (JournalLine(Created(AFTER.proposal, "zima")), JournalLine(Registered(1, "Jana")))
    return (
        proposal_paper(AFTER.proposal),
        seating_paper(AFTER, AFTER.rounds[0]),
        cards_paper(AFTER, AFTER.rounds[0]),
        results_paper(AFTER, AFTER.rounds[0]),
        standings_paper(AFTER),
        report_paper(AFTER),
        league_paper(LEAGUE, (AFTER,)),
        protocol_paper(lines),
        book_paper(AFTER),
        *all_papers(AFTER),
    )


@pytest.mark.parametrize("language", [evening.CZECH, evening.ENGLISH], ids=lambda one: one.tag)
def test_axe_has_nothing_against_any_document(language: Language) -> None:
    """All kinds of documents in one page each; both languages."""
    assert [[]] * len(papers()) == violations(*(to_html(paper, language) for paper in papers()))


@pytest.mark.parametrize("width", [320, 1280])
def test_a_page_is_never_wider_than_its_window(width: int) -> None:
    """Also 320 pixels wide, as a page enlarged four times is: nobody has to move it to and fro."""
    long = replace(AFTER, players=(replace(AFTER.players[0], name="x" * 90), *AFTER.players[1:]))
    made = (*papers(), standings_paper(long), seating_paper(long, long.rounds[0]))
    found = widths(*(to_html(one, evening.CZECH) for one in made), width=width)
    assert [] == [one for one in found if one[0] > width or one[1]]


SHEET = 680
"""Width of what is printed on A4 between its margins, in pixels."""


def printed(page: bytes) -> bytes:
    """A page as it is printed, shown in a window."""
    screen = b"@media screen and (max-width: 40em)"
    assert screen in page
    return page.replace(b"@media print", b"@media all").replace(screen, b"@media screen and (max-width: 1em)")


def test_nothing_is_cut_off_on_paper() -> None:
    """In letters of 18 points every table fits a sheet of A4, also with long names and many columns."""
    long = replace(AFTER, players=(replace(AFTER.players[0], name="x" * 90), *AFTER.players[1:]))
    made = (*papers(), *all_papers(long), standings_paper(long), book_paper(long))
    found = widths(*(printed(to_html(one, evening.CZECH)) for one in made), width=SHEET)
    assert [] == [one for one in found if one[0] > SHEET or one[1]]


def test_a_page_that_is_too_wide_is_seen() -> None:
    """The check can fail: a line that may not be broken."""
    page = to_html(PAPER, CZECH).replace(b"overflow-wrap: anywhere", b"white-space: nowrap")
    wide, _ = widths(
        page.replace(b"Hr\xc3\xa1lo 14 lid", b"Hr\xc3\xa1lo 14 velmi dlouhych slov ze kterych je rada"),
        width=320,
    )[0]
    assert 320 < wide

"""The pages of a season as plain files."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from typing import TYPE_CHECKING

from accessgames.club.model.proposal import LEAGUE_POINTS, League
from accessgames.club.papers.book import book_paper
from accessgames.club.papers.season import GENERATOR, INDEX, SeasonEvening, season_pages
from accessgames.club.papers.standings import league_paper
from accessgames.club.papers.story import story_paper
from tests.club.papers.browser import violations, widths
from tests.club.papers.evening import CZECH, ENGLISH, EVENING
from tests.club.papers.rounds import AFTER, tournament

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.club.model.tournament import Tournament
    from accessgames.language import Language

FIRST = replace(AFTER, proposal=replace(AFTER.proposal, name="Říjen", date="2026-10-03"), penalties=())
SECOND = replace(
    tournament((1, 1, 99), (2, 2, 12)), proposal=replace(AFTER.proposal, name="Listopad", rounds=1)
)
OPEN = replace(EVENING, proposal=replace(EVENING.proposal, name="Prosinec", date="2026-12-19"))


def evenings(*tournaments: Tournament) -> list[SeasonEvening]:
    found = []
    for number, one in enumerate(tournaments, 1):
        story = story_paper(one, tournaments[: number - 1])
        found.append(SeasonEvening(f"vecer-{number}", one, book_paper(one, story)))
    return found


def made(*tournaments: Tournament, language: Language = CZECH) -> Mapping[str, bytes]:
    league = league_paper(League("Podzim", LEAGUE_POINTS, tournaments=("a", "b")), tournaments)
    return dict(season_pages("Spolek", evenings(*tournaments), {"podzim": league}, language))


class Links(HTMLParser):
    """Where the links of a page lead, and what they say."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self._inside = False
        self.feed(page.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "a":
            self.found.append((dict(attrs)["href"] or "", ""))
            self._inside = True

    def handle_endtag(self, tag: str) -> None:
        self._inside = self._inside and tag != "a"

    def handle_data(self, data: str) -> None:
        if self._inside:
            self.found[-1] = (self.found[-1][0], self.found[-1][1] + data)


def test_the_first_page_leads_to_every_other() -> None:
    """Leagues, then tournaments, the latest first, with who won and how many played."""
    pages = made(FIRST, SECOND, OPEN)
    assert [
        ("league-podzim.html", "Liga Podzim"),
        ("tournament-vecer-3.html", "Sobota 19. prosince 2026, Prosinec: ještě se hraje"),
        ("tournament-vecer-2.html", "Sobota 5. prosince 2026, Listopad: 2 hráči, na prvním místě Jana"),
        ("tournament-vecer-1.html", "Sobota 3. října 2026, Říjen: 6 hráčů, na prvním místě Karel"),
    ] == Links(pages[INDEX]).found


def test_every_link_leads_to_a_page_of_the_season() -> None:
    """Relative, so that the files can be put anywhere; none leads to itself, none elsewhere."""
    pages = made(FIRST, SECOND, OPEN)
    for name, page in pages.items():
        targets = [target for target, _ in Links(page).found]
        assert targets
        assert {*targets} <= pages.keys() - {name}
        assert [] == [part for part in (b"http:", b"https:", b"src=", b"<script", b"url(") if part in page]
    assert [
        (INDEX, "Zpět na stránku klubu Spolek"),
        ("tournament-vecer-1.html", "Předchozí turnaj: Říjen"),
        ("tournament-vecer-3.html", "Další turnaj: Prosinec"),
    ] == Links(pages["tournament-vecer-2.html"]).found


def test_records_of_the_season_are_a_table() -> None:
    """The best result of each game with whoever had it and where."""
    text = re.sub(r"<[^>]+>", " ", made(FIRST, SECOND, OPEN)[INDEX].decode().partition("Rekordy")[2])
    cells = " ".join(text.split())
    assert "IOTA 99 Jana Listopad" in cells
    assert "Tetrikon 30 Jana Říjen" in cells


def test_names_are_texts_whatever_is_in_them() -> None:
    """Of people, of tournaments, and of the club."""
    name = '<script>alert("x")</script>&amp;'
    bad = replace(
        FIRST,
        proposal=replace(FIRST.proposal, name=name, place=name),
        players=(replace(FIRST.players[0], name=name), *FIRST.players[1:]),
    )
    pages = dict(season_pages(name, evenings(bad), {}, CZECH))
    assert [] == [page for page in pages.values() if b"<script" in page]
    assert (pages[INDEX].decode().count("&lt;script&gt;alert")) >= 2


def test_a_page_says_what_made_it_and_repeats_itself() -> None:
    """So that newer pages know which ones they may replace; in both languages."""
    for language in (CZECH, ENGLISH):
        pages = made(FIRST, SECOND, language=language)
        assert pages == made(FIRST, SECOND, language=language)
        assert all(f'content="{GENERATOR}"'.encode() in page for page in pages.values())
        assert next(iter(pages)) == INDEX


def test_no_page_breaks_a_rule_of_accessibility_or_its_window() -> None:
    """axe-core finds nothing, and nothing has to be moved to and fro at 320 pixels."""
    pages = tuple(made(FIRST, SECOND, OPEN).values())
    assert [[]] * len(pages) == violations(*pages)
    assert [] == [one for one in widths(*pages, width=320) if one[0] > 320 or one[1]]

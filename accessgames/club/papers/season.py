"""The web page of a season: plain files that can be put anywhere, with relative links and without scripts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final
from xml.etree.ElementTree import SubElement

from accessgames.club.papers import chronicle, facts, paper, standings, web
from accessgames.club.scoring.standings import make_standings
from accessgames.dataclasses import dataclass
from accessgames.language import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.club.model.proposal import Game
    from accessgames.club.model.tournament import Tournament
    from accessgames.language import Language, Message

INDEX: Final = "index.html"
"""Name of the first page."""

GENERATOR: Final = "accessgames season"
"""What the pages say they were made by, so that newer ones may take their place."""


@dataclass(frozen=True, slots=True)
class SeasonEvening:
    """A tournament of the season.

    Attributes:
        id: Its name among the tournaments of the club: small letters, figures and hyphens.
        tournament: The tournament.
        told: Everything that its page tells.
    """

    id: str
    tournament: Tournament
    told: paper.Paper

    @property
    def file(self) -> str:
        """Name of its page."""
        return f"tournament-{self.id}.html"


def season_pages(
    club: str, evenings: Sequence[SeasonEvening], leagues: Mapping[str, paper.Paper], language: Language
) -> Iterator[tuple[str, bytes]]:
    """Yield the pages of a season.

    Args:
        club: Name of the club.
        evenings: Its tournaments, the earliest first.
        leagues: Its leagues by their ids, of the same letters as those of tournaments.
        language: Whose words.

    Yields:
        Name of a file and its bytes; the first page comes first. The same facts give the same bytes.
    """
    title = language.form(say("club-season-title", club=club), "full")
    yield INDEX, _first_page(title, evenings, leagues, language)
    for number, evening in enumerate(evenings):
        back = [(INDEX, language.form(say("club-season-back", club=club), "full"))]
        for key, index in (("before", number - 1), ("after", number + 1)):
            if 0 <= index < len(evenings):
                other = evenings[index]
                link = say("club-season-other", which=key, name=other.tournament.proposal.name)
                back.append((other.file, language.form(link, "full")))
        yield evening.file, _page(evening.told, back, language)
    for name, league in leagues.items():
        back = [(INDEX, language.form(say("club-season-back", club=club), "full"))]
        yield _league_file(name), _page(league, back, language)


def _league_file(name: str) -> str:
    return f"league-{name}.html"


def _page(told: paper.Paper, links: Sequence[web.Link], language: Language) -> bytes:
    """Return a page with links below everything, so that nobody has to hear them before the results."""
    page, main = web.begin_page(language.form(told.title, "full"), language, generator=GENERATOR)
    web.write_document(main, told, language)
    web.write_links(SubElement(main, "nav"), tuple(links))
    return web.finish_page(page)


def _first_page(
    title: str, evenings: Sequence[SeasonEvening], leagues: Mapping[str, paper.Paper], language: Language
) -> bytes:
    page, main = web.begin_page(title, language, generator=GENERATOR)
    count = say("club-season-count", count=len(evenings))
    SubElement(main, "p").text = language.form(count, "full")
    if leagues:
        SubElement(main, "h2").text = language.form(say("club-season-leagues"), "full")
        links = (
            (_league_file(name), language.form(league.title, "full")) for name, league in leagues.items()
        )
        web.write_links(main, tuple(links))
    SubElement(main, "h2").text = language.form(say("club-season-tournaments"), "full")
    latest = [(one.file, language.form(_entry(one.tournament), "full")) for one in reversed(evenings)]
    web.write_links(main, tuple(latest))
    records = tuple(_records([one.tournament for one in evenings]))
    if records:
        columns = (
            paper.DataColumn(say("club-column-game")),
            paper.DataColumn(say("club-column-score"), numeric=True),
            paper.DataColumn(say("club-column-name")),
            paper.DataColumn(say("club-column-at")),
        )
        SubElement(main, "h2").text = language.form(say("club-season-records"), "full")
        table = paper.DataTable(say("club-season-records-caption"), columns, records)
        web.write_blocks(main, (table,), language)
    return web.finish_page(page)


def _entry(tournament: Tournament) -> Message:
    """Tell when a tournament was, how many people played, and who won where it is over."""
    rows = make_standings(tournament).rows
    date, name = facts.day(tournament.proposal.date), tournament.proposal.name
    winners = facts.people(tournament, (row.player for row in rows if row.place == 1))
    if not standings.is_over(tournament) or not winners.items:
        return say("club-season-entry-open", date=date, name=name)
    players = chronicle.meetings(tournament, ()).people
    return say("club-season-entry", date=date, name=name, players=players, winners=winners)


def _records(tournaments: Sequence[Tournament]) -> Iterator[paper.DataRow]:
    """Yield the best result of each game of the season, in the order in which the games were first played."""
    games: dict[chronicle.GameKey, Game] = {}
    for tournament in tournaments:
        for played in tournament.proposal.games:
            games.setdefault(chronicle.game_key(played), played)
    for key, played in games.items():
        best = min(
            chronicle.marks(tournaments, key),
            key=lambda mark: mark.score if played.lower_wins else -mark.score,
            default=None,
        )
        if best is not None:
            game = facts.game(played)
            told = say(
                "club-season-record",
                game=game,
                score=best.score,
                player=best.name,
                tournament=best.tournament,
            )
            name = say("club-book-game", game=game)
            yield paper.DataRow((name, best.score, best.name, best.tournament), told)

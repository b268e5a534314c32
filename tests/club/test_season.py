from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.cli.material import open_room
from accessgames.club.audit import run_journal
from accessgames.club.desk.open_club import open_club_by_name
from accessgames.club.events import REMARKS, Event
from accessgames.club.examination import audit_club
from accessgames.engine import Stream
from tests.club.season import NOW, QUICK, Evening, Season, ranking
from tests.nursery import NEVER, Nursery, nursery
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from accessgames.club.store.archive import Archive

KILLS = 4
LONGEST_WAIT = 0.05

pytestmark = not_on_windows("Windows has neither fork nor SIGKILL")


@pytest.fixture(scope="module")
def victims() -> Iterator[Nursery]:
    """The program that brings up the victims."""
    with nursery("tests.club.victim", LONGEST_WAIT) as running:
        yield running


def found(home: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """Open the club of a home to look at it."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(home))
    return Evening(Season("any"), open_club_by_name(None, lambda: NOW, lambda: "7", write=False))


@pytest.mark.parametrize("game", QUICK)
def test_a_season_is_killed_exported_and_verified_elsewhere(
    game: str, victims: Nursery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A season killed at random moments loses nothing announced and ends like one that was left in peace.

    Exported and imported elsewhere it is verified line by line, with the same standings. This one is small;
    `tools/club_season.py` plays 24 players over 6 rounds, and `test_robots.py` every kind of seating.
    """
    stream = Stream(f"season/{game}", "kills")
    told: list[str] = []
    for _ in range(KILLS):
        # Who is killed after the last step may have announced the end already, and so may the next one.
        announced = victims.kill(f"{tmp_path} {game}", stream.randrange(1, 7), stream)
        told += [one for one in announced if one != "end"]
        assert len(told) == len(set(told)), "a step that was announced had to be done again"
    told += victims.kill(f"{tmp_path} {game}", NEVER, stream)
    assert "end" == told[-1]
    # A killed organiser may have written one step that nobody heard of, never lost one.
    assert 1 + 8 + 2 + 4 + 2 <= len(told) + KILLS
    evening = found(tmp_path, monkeypatch)
    tournament = evening.club.tournament
    assert (8, 2, True) == (len(tournament.players), tournament.played, tournament.closed)
    evening.do("export", str(tmp_path / "club.txt"))
    expected = ranking(evening.club)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setenv("ACCESSGAMES_HOME", str(elsewhere))
    Evening(Season("any"), open_club_by_name(None, lambda: NOW, lambda: "7", make=True)).do(
        "import", str(tmp_path / "club.txt")
    )
    copy = found(elsewhere, monkeypatch)
    assert expected == ranking(copy.club)
    assert evening.club.archive == copy.club.archive
    (checked,) = audit_club(copy.club.archive, open_room)
    assert 4 == checked.matches


def test_a_season_left_in_peace_is_the_same(
    victims: Nursery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killing changes neither draws nor luck: the same happened, line by line, and in every match."""
    stream = Stream("season/peace", "kills")
    homes = tmp_path / "killed", tmp_path / "peace"
    for home in homes:
        home.mkdir()
    for _ in range(KILLS):
        victims.kill(f"{homes[0]} tetrikon", stream.randrange(1, 7), stream)
    for home in homes:
        victims.kill(f"{home} tetrikon", NEVER, stream)
    killed, peace = (found(home, monkeypatch).club.archive for home in homes)
    assert happened(killed) == happened(peace)
    assert killed.records == peace.records


def happened(archive: Archive) -> dict[str, list[Event]]:
    """What happened at each tournament; keys and what stands for names are random."""
    found: dict[str, list[Event]] = {}
    for name, lines in archive.tournaments.items():
        known = run_journal(name, lines, archive.people).known
        assert known is not None
        found[name] = [event for event in known.events if not isinstance(event, REMARKS)]
    return found

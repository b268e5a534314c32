"""An open club: its tournaments, and the one place where they change."""

from __future__ import annotations

import pytest

from accessgames.club.desk.open_club import OpenClub
from accessgames.club.events import Registered, Withdrawn
from accessgames.club.store.archive import club_path
from accessgames.club.store.database import open_club_file
from accessgames.engine import GameError, IllegalAction
from tests.club.desk.helpers import NOW, Bench, begun


def test_without_a_club_nothing_is_there() -> None:
    """Every question has an answer, and what needs a tournament says that there is none."""
    empty = Bench().club
    assert ({}, {}, (), "") == (
        dict(empty.tournaments),
        dict(empty.broken),
        empty.leagues,
        empty.archive.name,
    )
    with pytest.raises(GameError) as error:
        empty.tournament  # noqa: B018 - refuses
    assert "club-error-no-tournament" == error.value.key


def test_all_events_of_a_step_or_none() -> None:
    """When the second is refused, the first has not happened, in memory as on the disk."""
    club = begun("Jana").club
    before = club.archive
    with pytest.raises(IllegalAction):
        club.record(Registered(2, "Petr"), Registered(2, "Karel"))
    assert (before, 1) == (club.archive, len(club.tournament.players))
    club.record(Registered(2, "Petr"), Registered(3, "Karel"))
    assert 3 == len(club.tournament.players)


def test_seeds_of_draws_follow_from_what_has_happened() -> None:
    """The same tournament draws the same; after any event the seed is another one."""
    club = begun("Jana, Petr").club
    first = club.draw_seed()
    assert first == club.draw_seed()
    assert first != club.draw_seed(1)
    club.record(Withdrawn(1))
    assert first != club.draw_seed()


def test_undoing_goes_back_to_the_creation_and_no_further() -> None:
    """Each step is written down too."""
    club = begun("Jana, Petr").club
    lines = len(club.archive.tournaments["vecer"])
    club.record(Registered(3, "Eva"))
    assert [3] == [one.player for one in club.undo() if isinstance(one, Registered)]
    assert [2, 1] == [one.player for one in club.undo() if isinstance(one, Registered)]
    assert 0 == len(club.tournament.players)
    assert lines + 3 == len(club.archive.tournaments["vecer"])
    with pytest.raises(IllegalAction):
        club.undo()


def test_names_that_are_taken_get_a_number() -> None:
    """Two tournaments of one name have ids of their own, also when the name has no letter."""
    bench = begun("")
    bench.do("create", "Večer", {"date": "2026-12-01", "game": "iota"})
    bench.do("create", "!!!", {"date": "2026-12-01", "game": "iota"})
    assert ["vecer", "vecer-2", "turnaj"] == list(bench.club.tournaments)


def test_the_latest_open_tournament_is_worked_on() -> None:
    """A closed one is passed over when the club is opened again."""
    bench = begun("Jana, Petr", tables="2", rounds="1")
    bench.do("create", "Druhý", {"date": "2026-12-01", "game": "iota", "tables": "2", "rounds": "1"})
    bench.do("register", "Jana, Petr")
    bench.do("seat", "Jana, Petr /")
    bench.do("result", "1 2, 1")
    bench.do("close")
    bench.club.close()
    again = OpenClub(open_club_file(club_path("Náš klub")), lambda: NOW, lambda: "7")
    assert "vecer" == again.current
    again.close()
    again.close()
    assert again.file is None

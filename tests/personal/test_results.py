from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import Outcome, SeatSpec
from accessgames.engine.journal import PublicHeader
from accessgames.engine.luck import Sealed
from accessgames.personal import results
from accessgames.personal.database import PersonalFile
from accessgames.personal.results import Balance, MatchResult, SeatResult, Streak

if TYPE_CHECKING:
    from pathlib import Path

JANA, ALFA, PETR = SeatSpec("Jana"), SeatSpec("Alfa", "bot:3"), SeatSpec("Petr")
WON, LOST, SHARED = (1, 2), (2, 1), (1, 1)


@pytest.fixture
def own(tmp_path: Path) -> PersonalFile:
    """An empty personal file."""
    return PersonalFile(tmp_path / "personal.sqlite")


def header(number: int = 1, *seats: SeatSpec, training: bool = False) -> PublicHeader:
    started = f"2026-11-{number:02}T10:00:00+01:00"
    sealed = Sealed(f"{number:016x}", "a" * 64)
    return PublicHeader("iota", 1, seats or (JANA, ALFA), (), training, started, sealed)


def ended(places: tuple[int, ...]) -> Outcome:
    return Outcome(tuple(100 - place for place in places), places, ((),) * len(places), "went-out")


def result(number: int, places: tuple[int, ...] | None, *seats: SeatSpec) -> MatchResult:
    found = results.result_of(header(number, *seats), None if places is None else ended(places))
    assert found is not None
    return found


def test_what_was_counted_comes_back(own: PersonalFile) -> None:
    """With seats, scores and places, the earliest match first."""
    second, first = result(2, WON), replace(result(1, None), seconds=90)
    assert 2 == results.count(own, [second, first])
    assert (first, second) == results.counted(own) == results.counted(own, "iota")
    assert () == results.counted(own, "quantum")


def test_a_match_is_counted_once(own: PersonalFile) -> None:
    """Whoever counts it again, and how often, also from another computer."""
    assert 1 == results.count(own, [result(1, WON)])
    assert 0 == results.count(own, [result(1, WON)])
    assert 0 == results.count(PersonalFile(own.path), [result(1, LOST)], again=True)
    (found,) = results.counted(own)
    assert [2, 1] == [seat.place for seat in found.seats]


def test_what_was_given_up_on_one_computer_may_end_on_another(own: PersonalFile) -> None:
    """The end counts then, in whichever order they come."""
    for order in ((None, WON), (WON, None)):
        results.count(own, [result(1, places) for places in order])
        (found,) = results.counted(own)
        assert not found.given_up


def test_how_long_it_took_is_not_forgotten(own: PersonalFile) -> None:
    """A later count that does not know leaves it."""
    results.count(own, [replace(result(1, WON), seconds=60)])
    results.count(own, [result(1, WON)], again=True)
    assert [60] == [one.seconds for one in results.counted(own)]


def test_identity() -> None:
    """Drawn with the luck where that is secret; else seats, options and start, whatever was played."""
    sealed = results.identity_of(header(1))
    assert sealed == results.identity_of(replace(header(1), started=""))
    assert sealed != results.identity_of(header(2))
    chosen = replace(header(1), sealed=None)
    assert results.identity_of(chosen) == results.identity_of(replace(header(1), sealed=None))
    assert results.identity_of(chosen) != results.identity_of(replace(chosen, started="2026-11-02"))


def test_what_does_not_count() -> None:
    """Training, where time goes back, and matches of computers alone."""
    assert results.result_of(header(1, training=True), ended(WON)) is None
    assert results.result_of(header(1, ALFA, ALFA), ended(WON)) is None


def test_a_chosen_seed_is_counted_and_not_rated() -> None:
    """Who chooses it may have tried the match before."""
    found = results.result_of(replace(header(1), sealed=None), ended(WON))
    assert found is not None
    assert (False, True) == (found.rated, result(1, WON).rated)


PLAYED = (
    result(1, WON),
    result(2, SHARED),
    result(3, WON),
    result(4, None),
    result(5, LOST, JANA, PETR),
    result(6, (1,), JANA),
    result(7, (2, 1, 3), JANA, PETR, ALFA),
)


@pytest.mark.parametrize(
    ("opponent", "expected"),
    [
        ("", Balance(2, 1, 2, 1, 1)),
        ("bot:3", Balance(3, 1, 0, 1)),
        ("petr", Balance(0, 0, 2)),
        ("bot:1", Balance()),
    ],
)
def test_balance(opponent: str, expected: Balance) -> None:
    """By first places, or by who was better than one opponent; what was given up stands apart."""
    assert expected == results.balance(PLAYED, "jana", opponent)


def test_balance_of_somebody_else() -> None:
    """Names are compared whatever their case; computer players have no balance of their own."""
    assert Balance(2) == results.balance(PLAYED, "petr")
    assert Balance() == results.balance(PLAYED, "alfa")
    assert 6 == Balance(1, 2, 3, 4, 5).played


def test_streaks() -> None:
    """A match given up ends a streak; one without opponents is passed over."""
    places = (WON, WON, None, WON, WON, WON)
    played = [result(number, one) for number, one in enumerate(places, 1)]
    assert Streak(3, 3) == results.streak(played, "jana")
    assert Streak(2, 2) == results.streak(played[:2], "jana")
    assert Streak(0, 2) == results.streak(played[:3], "jana")
    assert Streak(3, 3) == results.streak([*played, result(9, (1,), JANA)], "jana", "")
    assert Streak(0, 0) == results.streak(played, "jana", "petr")


def test_meetings_with_one_opponent(own: PersonalFile) -> None:
    """What a character remembers of somebody."""
    results.count(own, PLAYED)
    assert Balance(3, 1, 0, 1) == results.against(own, "iota", "Jana", "bot:3")
    assert Balance() == results.against(own, "quantum", "Jana", "bot:3")


def test_people() -> None:
    """Who played most first, as they were written last."""
    other = result(9, WON, SeatSpec("JANA"), PETR)
    assert ("JANA", "Petr") == results.people([*PLAYED, other])


def test_deleting(own: PersonalFile) -> None:
    """Everything goes, and journals that were looked at are not counted anew."""
    results.count(own, PLAYED)
    results.note_looked(own, [("finished/a.jsonl", 7)])
    results.forget(own)
    assert () == results.counted(own)
    assert {"finished/a.jsonl": 7} == results.looked_at(own)


def test_moments() -> None:
    """Zones don't put matches out of order, and what is no time comes first."""
    assert results.moment("2026-11-01T10:00:00+01:00") < results.moment("2026-11-01T09:30:00+00:00")
    assert "" == results.moment("včera") == results.moment("")


def test_seats_of_computers_are_nobody() -> None:
    """A computer player of a person's name is not that person."""
    assert ("", "jana") == (SeatResult("Jana", "bot:1").person, SeatResult("JANA", "human").person)

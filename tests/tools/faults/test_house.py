"""What was too long for a guest is laid at the door of the right fault."""

from __future__ import annotations

from accessgames.engine import Stream
from tools.faults.__main__ import tell_waits
from tools.faults.house import KINDS, LIMITS, Fault, House, Wait, blame, by_kind

FAULTS = (Fault("kill", 100, 105), Fault("promote", 200, 220), Fault("stop", 221, 227))


def test_a_wait_counts_from_the_fault_on() -> None:
    """Who had waited for an answer before waits because of the fault only from then on."""
    assert Wait("kill", 4) == blame(FAULTS, 99, 104)
    assert Wait("kill", 3) == blame(FAULTS, 101, 104)
    assert Wait("stop", 9) == blame(FAULTS, 225, 234)
    assert Wait("none", 7) == blame(FAULTS, 50, 57)
    assert Wait("none", 7) == blame(FAULTS, 107, 114)


def test_of_two_faults_the_first_one_that_reaches_into_a_wait_counts() -> None:
    """A fault from which somebody has not come back takes the blame also for what lasts behind the next."""
    faults = (Fault("kill", 100, 105), Fault("lines", 103, 108), Fault("end", 107, 112))
    assert Wait("kill", 1) == blame(faults, 104, 105)
    assert Wait("kill", 5) == blame(faults, 99, 105)
    assert Wait("lines", 4) == blame(faults, 105, 109)


def test_what_is_too_long_is_told() -> None:
    """Behind a server five seconds, behind a database fifteen; also where nothing had gone wrong."""
    waits = [
        Wait("lines", 10),
        Wait("kill", 5),
        Wait("kill", 5.1),
        Wait("promote", 15),
        Wait("promote", 15.1),
        Wait("none", 6),
    ]
    assert [False, False, True, False, True, True] == [wait.late for wait in waits]
    assert 3 == tell_waits(waits)
    assert ["kill", "lines", "none", "promote"] == list(by_kind(waits))
    assert set(LIMITS) < set(KINDS)


def test_each_kind_goes_wrong_once_before_any_twice() -> None:
    """A short run knows all of them."""
    house = House.__new__(House)
    house._stream = Stream("1", "faults")
    drawn = house.draw(12)
    assert set(KINDS) == set(drawn[: len(set(KINDS))])
    assert 12 == len(drawn)
    assert 3 == len(house.draw(3))

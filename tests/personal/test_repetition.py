"""When something comes back: the better it was answered the later, until it is known."""

from __future__ import annotations

import datetime as dt

import pytest

from accessgames.personal.repetition import Return, plan_return, read_day

TODAY = dt.date(2026, 11, 23)


def course(*stars: int) -> tuple[list[int], bool]:
    """Answer on each day on which something comes back; return the days between, and whether it is known."""
    tries, waits, back = list[tuple[dt.date, int]](), list[int](), Return(TODAY, known=False)
    for one in stars:
        day = back.due
        tries.append((day, one))
        back = plan_return(tries)
        waits.append((back.due - day).days)
    return waits, back.known


def test_right_answers_come_back_ever_later_until_they_are_known() -> None:
    """Three right answers in time are enough: the third one would come back after a month and a half."""
    assert ([2, 11, 46], True) == course(3, 3, 3)
    assert ([2, 11], False) == course(3, 3)


@pytest.mark.parametrize("stars", [0, 1])
def test_wrong_answers_come_back_tomorrow(stars: int) -> None:
    """However often."""
    assert ([1, 1, 1, 1], False) == course(*[stars] * 4)


def test_a_mistake_later_brings_it_back_soon() -> None:
    """What was nearly known and is forgotten comes back within days."""
    waits, known = course(3, 3, 0, 3)
    assert [2, 11] == waits[:2]
    assert max(waits[2:]) < waits[1]
    assert not known


def test_the_better_the_later() -> None:
    """After any first answer: forgotten, hard, good."""
    (forgotten,), (hard,), (good,) = (course(stars)[0] for stars in (0, 2, 3))
    assert forgotten <= hard < good


def test_a_clock_that_was_put_back_does_no_harm() -> None:
    """A try of an earlier day than the one before counts as of that day."""
    back = plan_return([(TODAY, 3), (TODAY - dt.timedelta(days=400), 3)])
    assert back == plan_return([(TODAY, 3), (TODAY, 3)])
    assert back.due > TODAY


def test_nothing_is_put_off_for_ever() -> None:
    """However often it was right, and at the end of what is read as a day."""
    last = dt.date(2999, 12, 31)
    assert 365 >= (plan_return([(last, 3)] * 30).due - last).days


@pytest.mark.parametrize("text", ["", "23. 11. 2026", "2026-13-01", "0001-01-01", "9999-12-31", "x" * 200])
def test_what_is_no_day_is_none(text: str) -> None:
    """Also years in which nobody lives, whose days can't be counted on."""
    assert read_day(text) is None

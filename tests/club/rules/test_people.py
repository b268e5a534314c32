from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.club.events import (
    Changed,
    Declined,
    Grouped,
    Registered,
    Reported,
    Returned,
    Substituted,
    Withdrawn,
)
from accessgames.club.model.proposal import Groups, SeatingKind
from accessgames.club.rules.refusals import next_number
from accessgames.club.rules.results import typed_places
from tests.club.making import key, opened, placed, proposal, seated


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Registered(4, "Ola"), ""),
        (Registered(4, "Ola", "blind", "feminine", qualifier=True), ""),
        (Registered(5, "Ola"), "number"),
        (Registered(1, "Ola"), "number"),
        (Registered(4, ""), "empty"),
        (Registered(4, "x" * 41), "long"),
        (Registered(4, "Ola\n"), "unprintable"),
        (Registered(4, "HRÁČ  2"), "name-taken"),
        (Registered(4, "Ola", "junioři"), "category"),
        (Registered(4, "Ola", "", "f"), "gender"),
        (Changed(2, "Hráč 2", "blind"), ""),
        (Changed(2, "hráč 2"), ""),
        (Changed(2, "Hráč 2"), "unchanged"),
        (Changed(2, "Hráč 3"), "name-taken"),
        (Changed(9, "Ola"), "nobody"),
        (Changed(0, "Ola"), "nobody"),
        (Changed(-1, "Ola"), "nobody"),
        (Withdrawn(1), ""),
        (Withdrawn(4), "nobody"),
        (Returned(1), "present"),
        (Returned(4), "nobody"),
        (Substituted(1, 4, "Ola"), ""),
        (Substituted(1, 5, "Ola"), "number"),
        (Substituted(7, 4, "Ola"), "nobody"),
        (Substituted(1, 4, "Hráč 1"), "name-taken"),
        (Declined(1), ""),
        (Declined(4), "nobody"),
    ],
)
def test_who_may_do_what(event: Registered, expected: str) -> None:
    """Three people are here; each event passes or is refused by its own key."""
    assert (f"club-refused-{expected}" if expected else "") == key(opened(3).refusal(event))


def test_no_room() -> None:
    """A tournament for three takes three; somebody who leaves makes room."""
    course = opened(3, proposal(capacity=3))
    assert "club-refused-full" == key(course.refusal(Registered(4, "Ola")))
    course = course.after(Withdrawn(2)).after(Registered(4, "Ola"))
    assert "club-refused-full" == key(course.refusal(Returned(2)))


def test_leaving_and_coming_back() -> None:
    """Who has left can come back and cannot leave again."""
    course = opened(3).after(Withdrawn(2))
    assert (1, 3) == course.tournament.active
    assert "club-refused-absent" == key(course.refusal(Withdrawn(2)))
    assert (1, 2, 3) == course.after(Returned(2)).tournament.active


def test_a_substitute_takes_the_open_seats() -> None:
    """Seats at tables without a result change hands; what was played stays with who played it."""
    course = placed(seated(opened(4), (1, 2), (3, 4)), (1, 2), (1, 2))
    course = seated(course, (1, 3), (2, 4))
    course = course.after(Substituted(1, 5, "Ola"))
    assert [(1, 2), (3, 4)] == [table.players for table in course.tournament.rounds[0].tables]
    assert [(5, 3), (2, 4)] == [table.players for table in course.tournament.rounds[1].tables]
    assert (2, 3, 4, 5) == course.tournament.active
    assert (1, 2) == (course.tournament.player(5).replaces, course.tournament.player(5).joined)


def test_a_table_that_has_played_keeps_its_people_in_an_open_round() -> None:
    """Where the table has its result and the round goes on, the substitute does not get the seat."""
    course = seated(opened(4), (1, 2), (3, 4))
    course = course.after(Reported(1, 1, typed_places((1, 2), (1, 2)))).after(Substituted(1, 5, "Ola"))
    assert [(1, 2), (3, 4)] == [table.players for table in course.tournament.rounds[0].tables]


def test_one_substitute_for_each() -> None:
    """Who has a substitute gets no second one and cannot come back; the substitute may be replaced."""
    course = opened(4).after(Substituted(1, 5, "Ola"))
    assert "club-refused-replaced" == key(course.refusal(Substituted(1, 6, "Ivo")))
    assert "club-refused-replaced" == key(course.refusal(Returned(1)))
    assert None is course.refusal(Substituted(5, 6, "Ivo"))


def test_giving_up_a_place_twice() -> None:
    """A place is given up once."""
    course = opened(3).after(Declined(1))
    assert (1,) == course.tournament.declined
    assert "club-refused-declined" == key(course.refusal(Declined(1)))


def test_latecomers() -> None:
    """Whoever comes after a result joins from the next round without one; planned rounds stay."""
    course = placed(seated(opened(4), (1, 2, 3, 4)), (1, 2, 3, 4))
    course = seated(course, (4, 3, 2, 1)).after(Registered(5, "Ola"))
    assert 2 == course.tournament.player(5).joined
    assert 2 == len(course.tournament.rounds)
    assert 6 == next_number(course.tournament)


def test_a_latecomer_joins_the_smallest_group() -> None:
    """The smallest group takes a latecomer; a substitute gets the place of the other one."""
    made = proposal(rounds=2, seating=SeatingKind.GROUPS, groups=Groups(2, 1, 1))
    course = opened(5, made).after(Grouped(((1, 2, 3), (4, 5)), "")).after(Registered(6, "Ola"))
    assert ((1, 2, 3), (4, 5, 6)) == course.tournament.groups
    assert ((1, 2, 3), (7, 5, 6)) == course.after(Substituted(4, 7, "Ivo")).tournament.groups


def test_the_sitting_out_change_hands_too() -> None:
    """A substitute sits out where the other one would have."""
    course = seated(opened(3), (1, 2), out=(3,)).after(Substituted(3, 4, "Ola"))
    assert (4,) == course.tournament.rounds[0].out


def test_old_states_do_not_change() -> None:
    """An event makes a new tournament; the one before is what it was."""
    course = opened(3)
    before = replace(course.tournament)
    course.after(Withdrawn(1))
    assert before == course.tournament

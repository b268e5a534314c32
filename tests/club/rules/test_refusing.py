from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.club.events import (
    Amended,
    Closed,
    Created,
    Declined,
    Event,
    Penalised,
    Registered,
    Reopened,
    Restored,
    Undone,
    Withdrawn,
)
from accessgames.club.model.proposal import Groups, SeatingKind, TableSizes
from accessgames.club.rules.refusals import refusal
from tests.club.making import game, key, opened, placed, proposal, scored, seated

OTHER = proposal(games=(game("4-3-2-1", name="Suluc"),))


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Created(proposal(), "7"), "created"),
        (Undone(1), "undo"),
        (Restored(("0" * 32,)), "restored"),
        (Closed(), "nothing-played"),
        (Reopened(), "open"),
        (Amended(proposal()), "unchanged"),
        (Amended(proposal(rounds=3)), ""),
        (Amended(proposal(rounds=300)), "range"),
        (Amended(OTHER), ""),
        (Amended(proposal(categories=("sighted",))), "category-used"),
        (Penalised(1, 1), ""),
        (Penalised(1, 1, "Telefon u stolu"), ""),
        (Penalised(9, 1), "nobody"),
        (Penalised(1, 0), "range"),
        (Penalised(1, -5), "range"),
        (Penalised(1, 1, "x" * 201), "long"),
    ],
)
def test_of_the_whole(event: Event, expected: str) -> None:
    """Events of the whole tournament before anything has been played."""
    course = opened(0).after(Registered(1, "Jana", "blind"))
    assert (f"club-refused-{expected}" if expected else "") == key(refusal(course.tournament, event))


def test_a_closed_tournament_takes_nothing_but_opening() -> None:
    """Closed, only opening again and giving up a place pass."""
    course = placed(seated(opened(4), (1, 2, 3, 4)), (1, 2, 3, 4)).after(Closed())
    for event in (Registered(5, "Ola"), Withdrawn(1), Closed(), Amended(OTHER), Penalised(1, 1)):
        assert "club-refused-closed" == key(course.refusal(event))
    assert None is course.refusal(Declined(1))
    assert None is course.after(Reopened()).refusal(Withdrawn(1))


def test_a_table_still_playing_keeps_it_open() -> None:
    """A round that has begun has to be finished; one that was only planned is dropped."""
    course = seated(opened(4), (1, 2), (3, 4))
    course = course.after(placed(course, (1, 2), (1, 2)).events[-2])
    assert "club-refused-round-open" == key(course.refusal(Closed()))
    course = seated(course, (1, 3), (2, 4))
    course = course.after(placed(seated(opened(4), (1, 2), (3, 4)), (1, 2), (1, 2)).events[-1])
    course = course.after(Closed())
    assert (1, True) == (len(course.tournament.rounds), course.tournament.closed)


def test_what_has_been_played_stays_as_it_was() -> None:
    """After a round its game stays, and no fewer rounds than were played; points may change."""
    course = scored(seated(opened(4), (1, 2, 3, 4)), (4, 3, 2, 1))
    course = scored(seated(course, (1, 2, 3, 4)), (4, 3, 2, 1))
    assert "club-refused-game-played" == key(course.refusal(Amended(OTHER)))
    assert "club-refused-rounds-played" == key(course.refusal(Amended(proposal(rounds=1))))
    groups = proposal(seating=SeatingKind.GROUPS, groups=Groups(2, 1, 1))
    assert "club-refused-round-started" == key(course.refusal(Amended(groups)))
    assert None is course.refusal(Amended(proposal("4-3-2-1", rounds=2)))


def test_cutting_rounds_drops_those_planned() -> None:
    """When time is short the organiser cuts the rounds; planned ones beyond are dropped."""
    course = opened(4)
    for _ in range(4):
        course = seated(course, (1, 2, 3, 4))
    course = course.after(Amended(proposal(rounds=2)))
    assert 2 == len(course.tournament.rounds)


def test_planned_rounds_that_no_longer_fit_are_dropped() -> None:
    """Tables of four go where only three may sit, and so does a round that is to play another game."""
    course = seated(seated(opened(4), (1, 2, 3, 4)), (1, 2, 3, 4))
    smaller = course.after(Amended(proposal(sizes=TableSizes(3, 2, 3))))
    assert () == smaller.tournament.rounds
    two = replace(proposal(), games=(game(), game(name="Suluc")), order=(0, 1))
    assert 1 == len(course.after(Amended(two)).tournament.rounds)

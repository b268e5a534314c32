"""Standings of a tournament with a final: what counts in it, what decides, and how it was before."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from accessgames.club.events import LotDrawn, Reported
from accessgames.club.model.proposal import Carry, FinalStage, Groups, SeatingKind, TieBreak
from accessgames.club.model.tournament import Stage
from accessgames.club.rules.results import typed_scores
from accessgames.club.scoring.standings import PRELIMINARY, make_standings
from accessgames.club.seating.advancing import advance
from accessgames.club.seating.draws import draw_rounds
from accessgames.club.seating.lots import draw_groups
from tests.club.making import opened, placed, proposal, scored, seated

if TYPE_CHECKING:
    from accessgames.club.rules.course import Course


def before_final(carry: Carry = Carry.APART, ties: tuple[TieBreak, ...] = (TieBreak.LOT,)) -> Course:
    """Eight people after one round: 1, 5, 2 and 6 go on."""
    course = opened(8, proposal(rounds=2, final=FinalStage(4, 1, carry), tie_breaks=ties))
    course = placed(seated(course, (1, 2, 3, 4), (5, 6, 7, 8)), (1, 2, 3, 4), (1, 2, 3, 4))
    course = course.after(LotDrawn((1, 5))).after(LotDrawn((2, 6)))
    course = course.after(advance(course.tournament))
    return course.after(draw_rounds(course.tournament, "f"))


def finished(carry: Carry, places: dict[int, int]) -> Course:
    """The same with a final in which people have these places."""
    course = before_final(carry)
    table = course.tournament.rounds[-1].tables[0]
    return placed(course, [places[number] for number in table.players])


def order(course: Course) -> list[tuple[int, int, int]]:
    """Place, number and points of everybody."""
    return [(row.place, row.player, int(row.points)) for row in make_standings(course.tournament).rows]


def test_the_final_is_among_finalists_alone() -> None:
    """Its round belongs to the final, and only those who go on have a place in it."""
    round_ = before_final().tournament.rounds[-1]
    assert (Stage.FINAL, (1, 2, 5, 6), ()) == (round_.stage, round_.seated, round_.out)


def test_kept_apart() -> None:
    """Finalists come first, by the points of the final alone; behind them all as they were."""
    found = order(finished(Carry.APART, {6: 1, 2: 2, 5: 3, 1: 4}))
    assert [(1, 6, 8), (2, 2, 6), (3, 5, 4), (4, 1, 2)] == found[:4]
    assert [(3, 4), (7, 4), (4, 2), (8, 2)] == [(player, points) for _, player, points in found[4:]]


def test_added() -> None:
    """The points of both parts count: 1 has 8 and 4, 6 has 6 and 8."""
    found = order(finished(Carry.ADDED, {6: 1, 2: 2, 1: 3, 5: 4}))
    assert [(1, 6, 14), (2, 1, 12), (2, 2, 12), (4, 5, 10)] == sorted(found[:4])


def test_the_place_before_decides_between_equals() -> None:
    """Who is equal in a final that is kept apart is put in order by the place before it, before any lot."""
    course = finished(Carry.APART, {6: 1, 2: 1, 5: 3, 1: 3})
    assert [2, 6, 1, 5] == [row.player for row in make_standings(course.tournament).rows[:4]]
    decision = make_standings(course.tournament).rows[0].decision
    assert decision is not None
    assert (PRELIMINARY, Fraction(3), Fraction(4)) == (decision.by, decision.own, decision.other)


def test_as_it_was_before() -> None:
    """The standings before the final can be told when it is over; groups tell theirs too."""
    course = finished(Carry.APART, {6: 1, 2: 2, 5: 3, 1: 4})
    earlier = make_standings(course.tournament, before=True)
    assert [1, 5, 2, 6] == [row.player for row in earlier.rows[:4]]
    assert {1} == {len(row.lines) for row in earlier.rows}


@pytest.mark.parametrize(("carry", "rounds"), [(Carry.APART, 1), (Carry.ADDED, 3)])
def test_groups_are_added_too(carry: Carry, rounds: int) -> None:
    """After groups the points may be added as well: then finalists have the lines of all rounds."""
    made = proposal(rounds=3, seating=SeatingKind.GROUPS, groups=Groups(2, 2, 1, carry=carry))
    course = opened(8, made)
    course = course.after(draw_groups(course.tournament, "g"))
    course = course.after(draw_rounds(course.tournament, "r"))
    for number in (1, 2):
        for table in course.tournament.round(number).tables:
            course = _reported(course, number, table.number)
    course = course.after(advance(course.tournament))
    course = scored(course.after(draw_rounds(course.tournament, "f")), (1, 2, 3, 4))
    assert {rounds} == {len(row.lines) for row in make_standings(course.tournament).rows[:4]}


def _reported(course: Course, round_: int, table: int) -> Course:
    players = course.tournament.table(round_, table).players
    result = typed_scores(players, [(player,) for player in players], lower_wins=False)
    return course.after(Reported(round_, table, result))

"""Tie-breaks about opponents: Buchholz, without the weakest, Sonneborn-Berger, and the direct encounter."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from accessgames.club import events
from accessgames.club.model.proposal import Bye, TableSizes, TieBreak
from accessgames.club.scoring import ledger as books
from accessgames.club.scoring import opponents
from accessgames.club.scoring.standings import make_standings
from tests.club.making import opened, placed, proposal, seated

if TYPE_CHECKING:
    from accessgames.club.rules.course import Course

DUELS = TableSizes(2, 2, 2)


def ledger_of(course: Course) -> books.Ledger:
    """What tie-breaks are computed from."""
    tournament = course.tournament
    return books.Ledger(tournament, books.account_lines(tournament), books.accounts(tournament))


def evening(people: int = 5, *ties: TieBreak) -> Course:
    """People at tables of two, a bye is a win."""
    return opened(people, proposal("2-1-0", DUELS, bye=Bye.WIN, tie_breaks=ties))


def three_rounds() -> Course:
    """Five people: 1 has 6 points and the others 3; 3, 4 and 5 were free once."""
    course = placed(seated(evening(), (1, 2), (3, 4), out=(5,)), (1, 2), (1, 1))
    course = placed(seated(course, (1, 3), (2, 5), out=(4,)), (1, 2), (1, 1))
    return placed(seated(course, (1, 4), (5, 2), out=(3,)), (1, 2), (2, 1))


def test_points_of_opponents() -> None:
    """Each opponent adds its points; a free round adds the own ones, as if of a twin."""
    ledger = ledger_of(three_rounds())
    points = [opponents.points_of(ledger, one) for one in range(1, 6)]
    assert [6, 3, 3, 3, 3] == points
    assert [9, 12, 12, 12, 9] == [opponents.buchholz(ledger, one) for one in range(1, 6)]


def test_the_weakest_opponent_is_cut() -> None:
    """The lowest contribution is left out; before anything was played there is none."""
    ledger = ledger_of(three_rounds())
    assert [6, 9, 9, 9, 6] == [opponents.buchholz_cut(ledger, one) for one in range(1, 6)]
    assert 0 == opponents.buchholz_cut(ledger_of(evening()), 1)


def test_a_round_missed_is_cut_first() -> None:
    """Who was not there has the own points for it, and these are cut though an opponent had fewer."""
    course = evening(4)
    course = placed(seated(course, (1, 2), (3, 4)), (1, 2), (1, 2))
    course = course.after(events.Withdrawn(1)).after(events.Withdrawn(2))
    course = placed(seated(course, (3, 4)), (1, 2))
    ledger = ledger_of(course)
    assert [2, 0] == [opponents.points_of(ledger, one) for one in (1, 2)]
    assert [2, 0] == [one(ledger, 1) for one in (opponents.buchholz, opponents.buchholz_cut)]
    assert [True, False] == [one.missed for one in opponents.contributions(ledger, 1)][::-1]


def test_sonneborn_berger() -> None:
    """Points of those beaten and half of those drawn with; a bye that is a win has the own points."""
    ledger = ledger_of(three_rounds())
    assert [9, Fraction(9, 2), Fraction(9, 2)] == [opponents.sonneborn(ledger, one) for one in (1, 2, 3)]


def test_penalties_of_the_organiser_touch_nobody_else() -> None:
    """Points taken away stay with the one who lost them."""
    course = three_rounds()
    before = opponents.buchholz(ledger_of(course), 2)
    assert before == opponents.buchholz(ledger_of(course.after(events.Penalised(1, 2))), 2)


def test_direct_encounter_of_those_who_all_met() -> None:
    """Points against each other count, and once more among those still equal."""
    course = placed(seated(evening(4), (1, 2), (3, 4)), (1, 2), (1, 1))
    course = placed(seated(course, (1, 3), (2, 4)), (1, 2), (1, 2))
    course = placed(seated(course, (1, 4), (2, 3)), (2, 1), (2, 1))
    ledger = ledger_of(course)
    assert {1: 0, 3: -1, 4: -1, 2: -2} == opponents.direct(ledger, (1, 2, 3, 4))
    assert {1: 0, 2: -1} == opponents.direct(ledger, (1, 2))


def test_direct_encounter_where_some_have_not_met() -> None:
    """First is who could not be reached whatever came out of the games not played; others stay equal."""
    course = placed(seated(evening(4), (1, 2), (3, 4)), (1, 2), (1, 1))
    course = placed(seated(course, (1, 3), (2, 4)), (1, 2), (1, 1))
    ledger = ledger_of(course)
    assert {1: 0, 2: -1, 3: -1} == opponents.direct(ledger, (1, 2, 3))
    assert {1: 0, 4: 0} == opponents.direct(ledger, (1, 4))
    assert {1: 0, 2: 0, 3: 0, 4: 0} == opponents.direct(ledger, (1, 2, 3, 4))


def test_standings_tell_what_decided() -> None:
    """Each tie-break parts equals in its turn, with the figures of both where there are any."""
    found = make_standings(
        three_rounds()
        .after(events.Amended(proposal("2-1-0", DUELS, bye=Bye.WIN, tie_breaks=(TieBreak.BUCHHOLZ,))))
        .tournament
    )
    assert [1, 2, 2, 2, 5] == [row.place for row in found.rows]
    decision = found.rows[3].decision
    assert decision is not None
    assert "buchholz" == decision.by
    assert [12, 9] == [decision.own, decision.other]
    assert {"buchholz": 9} == dict(found.rows[0].values)

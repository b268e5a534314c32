"""Credits: which tables count for whom, in whatever order they were written down."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from accessgames.club.events import Opened, Reported, Substituted
from accessgames.club.model.proposal import Credits, SeatingKind
from accessgames.club.rules.results import typed_places
from accessgames.club.scoring import ledger, weeks
from accessgames.club.scoring.standings import make_standings
from tests.club.making import opened, proposal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.club.rules.course import Course

DAY = "2026-11-21"


def begun(rules: Credits, people: int = 6) -> Course:
    """A tournament by these rules."""
    return opened(people, proposal(rounds=1, seating=SeatingKind.CREDITS, credits=rules))


def sat(course: Course, players: Sequence[int], day: str = DAY, begins: str = "", where: str = "") -> Course:
    """One more table."""
    return course.after(Opened(f"{len(course.events):016x}", tuple(players), where, day, begins))


def played(course: Course, players: Sequence[int], day: str = DAY, begins: str = "") -> Course:
    """One more table, won by who sits first and so on."""
    course = sat(course, players, day, begins)
    table = course.tournament.rounds[0].tables[-1]
    result = typed_places(table.players, range(1, len(players) + 1))
    return course.after(Reported(1, table.number, result, table.token))


def account(course: Course, number: int) -> weeks.Account:
    """The account of somebody."""
    tournament = course.tournament
    return weeks.keep_accounts(tournament, ledger.rows_by_number(ledger.accounts(tournament)))[number]


def points(course: Course) -> dict[int, int]:
    """Points of everybody."""
    return {row.player: int(row.points) for row in make_standings(course.tournament).rows}


def test_the_first_tables_count() -> None:
    """With two credits the third table is played without one, and brings nothing."""
    course = begun(Credits(2))
    for other in (2, 3, 4):
        course = played(course, (1, other))
    assert (1, 2) == account(course, 1).counted
    assert ((3, weeks.Without.SPENT),) == account(course, 1).without
    assert 0 == account(course, 1).left
    assert {1: 16, 2: 6, 3: 6, 4: 6, 5: 0, 6: 0} == points(course)


def test_the_earlier_table_counts_however_they_were_written_down() -> None:
    """The order of days and times decides, not the order of writing."""
    tables = [((1, 2), "2026-11-20", "18:00"), ((3, 1), "2026-11-20", "19:00"), ((1, 4), "2026-11-22", "")]
    for order in permutations(tables):
        course = begun(Credits(2))
        for table in order:
            course = played(course, *table)
        assert {1: 14, 2: 6, 3: 8, 4: 6, 5: 0, 6: 0} == points(course)


def test_the_best_of_them_count() -> None:
    """Of three credits the best two count; of equals the earlier one."""
    course = begun(Credits(3, best=2))
    for players in ((2, 3, 1), (1, 4), (5, 1)):
        course = played(course, players)
    rows = {row.player: row for row in make_standings(course.tournament).rows}
    assert 14 == rows[1].points
    assert [2, 3] == [line.table for line in rows[1].lines]


def test_the_same_person_is_bounded() -> None:
    """The second table with the same other one counts for neither of them, but for the third person."""
    course = played(played(begun(Credits(4, together=1)), (1, 2)), (1, 2, 3))
    assert ((2, weeks.Without.TOGETHER),) == account(course, 1).without == account(course, 2).without
    assert (2,) == account(course, 3).counted
    assert {1: 8, 2: 6, 3: 4, 4: 0, 5: 0, 6: 0} == points(course)


def test_after_the_last_day_nothing_counts() -> None:
    """The last day itself does."""
    course = played(played(begun(Credits(4, until=DAY)), (1, 2)), (1, 3), "2026-11-22")
    assert (1,) == account(course, 1).counted
    assert ((2, weeks.Without.LATE),) == account(course, 1).without


def test_an_open_table_reserves_a_credit_and_takes_none() -> None:
    """While people play, one credit less is left; what is finished later and began earlier goes first."""
    course = sat(begun(Credits(1)), (1, 2), begins="10:00")
    assert 0 == account(course, 1).left
    course = played(course, (1, 3), begins="11:00")
    assert (2,) == account(course, 1).counted
    result = typed_places((1, 2), (2, 1))
    course = course.after(Reported(1, 1, result, course.tournament.rounds[0].tables[0].token))
    assert ((1,), ((2, weeks.Without.SPENT),)) == (account(course, 1).counted, account(course, 1).without)


def test_whoever_leaves_a_table_has_spent_the_credit() -> None:
    """So nobody keeps a credit by walking away from a lost match; it brings no points."""
    course = sat(begun(Credits(1)), (1, 2))
    table = course.tournament.rounds[0].tables[0]
    course = course.after(Reported(1, 1, typed_places((1, 2), (None, 1)), table.token))
    assert (1,) == account(course, 1).counted
    assert 0 == points(course)[1]


def test_a_substitute_who_inherits_goes_on_with_the_credits() -> None:
    """One row, one account."""
    course = played(begun(Credits(2)), (1, 2))
    course = played(course.after(Substituted(1, 7, "Ema", inherits=True)), (7, 3))
    assert (1, 2) == account(course, 7).counted
    assert 16 == points(course)[7]


def test_those_who_met_least_are_suggested_and_then_those_with_most_credits() -> None:
    """Five of whom two have met: one of them is left out, the one with fewer credits."""
    course = played(played(begun(Credits(4)), (1, 2)), (1, 6))
    tournament = course.tournament
    rows = ledger.rows_by_number(ledger.accounts(tournament))
    assert (2, 3, 4, 5) == weeks.suggest_table(tournament, rows, (1, 2, 3, 4, 5), 4)
    assert (1, 3) == weeks.suggest_table(tournament, rows, (1, 3), 2)


@pytest.mark.parametrize(("rules", "present"), [(Credits(1), (1, 2)), (Credits(4, together=1), (1, 2))])
def test_nobody_without_credits_or_beyond_the_bound_is_suggested(
    rules: Credits, present: tuple[int, ...]
) -> None:
    """Where no table is possible there is none; with somebody else there may be."""
    tournament = played(begun(rules), (1, 2)).tournament
    rows = ledger.rows_by_number(ledger.accounts(tournament))
    assert () == weeks.suggest_table(tournament, rows, present, 2)
    kept = replace(tournament, apart=((3, 4),))
    assert () == weeks.suggest_table(kept, ledger.rows_by_number(ledger.accounts(kept)), (3, 4), 2)
    assert (3, 5) == weeks.suggest_table(kept, ledger.rows_by_number(ledger.accounts(kept)), (3, 4, 5), 2)

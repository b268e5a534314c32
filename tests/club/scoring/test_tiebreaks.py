from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from accessgames.club.events import LotDrawn, Substituted
from accessgames.club.model.proposal import TieBreak
from accessgames.club.scoring.ledger import Ledger, account_lines, accounts
from accessgames.club.scoring.tie_breaks import tie_break_values
from tests.club.making import opened, placed, proposal, scored, seated

if TYPE_CHECKING:
    from accessgames.club.rules.course import Course


def ledger(course: Course) -> Ledger:
    """What tie-breaks of a course are computed from."""
    tournament = course.tournament
    return Ledger(tournament, account_lines(tournament), accounts(tournament))


def three(points: str = "8-6-4-2-0") -> Course:
    """Three people over two rounds, matches of two games each."""
    course = opened(3, proposal(points))
    course = scored(seated(course, (1, 2, 3)), ((5, 0), (3, 3), (0, 1)))
    return scored(seated(course, (1, 2, 3)), ((1, 1), (4, 0), (0, 0)))


@pytest.mark.parametrize(
    ("tie_break", "points", "expected"),
    [
        (TieBreak.SCORES, "score", (7, 10, 1)),
        (TieBreak.SCORES, "penalties", (-7, -10, -1)),
        (TieBreak.ZEROS, "penalties", (1, 1, 3)),
        (TieBreak.ZEROS, "score", (0, 0, 0)),
        (TieBreak.BEST_GAME, "score", (5, 4, 1)),
        (TieBreak.BEST_GAME, "penalties", (0, 0, 0)),
        (TieBreak.BEST_ROUND, "score", (5, 6, 1)),
        (TieBreak.BEST_ROUND, "penalties", (-2, -4, 0)),
        (TieBreak.WINS, "score", (0, 2, 0)),
        (TieBreak.WINS, "penalties", (0, 0, 2)),
    ],
)
def test_values(tie_break: TieBreak, points: str, expected: tuple[int, ...]) -> None:
    """Greater is better, so penalties count with a minus; zeros count only where fewer are better."""
    found = tie_break_values(ledger(three(points)), tie_break, (1, 2, 3))
    assert expected == tuple(int(value or 0) for value in found.values())


def test_nothing_to_compare() -> None:
    """Places alone tell no best game and no best round; sums are zero."""
    course = placed(seated(opened(2), (1, 2)), (1, 2))
    expected_of = {TieBreak.BEST_GAME: None, TieBreak.BEST_ROUND: None, TieBreak.SCORES: 0}
    for tie_break, expected in expected_of.items():
        assert {1: expected, 2: expected} == tie_break_values(ledger(course), tie_break, (1, 2))


def test_mutual_games_count_halves() -> None:
    """Somebody beaten is one, an equal a half; all three met at one table."""
    course = placed(seated(opened(3), (1, 2, 3)), (1, 1, 3))
    found = tie_break_values(ledger(course), TieBreak.MUTUAL, (1, 2, 3))
    assert {1: Fraction(3, 2), 2: Fraction(3, 2), 3: Fraction(0)} == found


def test_mutual_games_of_a_part() -> None:
    """Only meetings among those who are equal count."""
    course = placed(seated(opened(4), (1, 2, 3, 4)), (2, 4, 1, 3))
    assert {1: Fraction(1), 4: Fraction(0)} == tie_break_values(ledger(course), TieBreak.MUTUAL, (1, 4))


def test_mutual_games_that_were_not_the_same_for_all() -> None:
    """Where one met the others more often, or nobody met, nothing is decided."""
    course = placed(seated(opened(3), (1, 2), out=(3,)), (1, 2))
    assert {1: None, 2: None, 3: None} == tie_break_values(ledger(course), TieBreak.MUTUAL, (1, 2, 3))
    assert {1: None, 3: None} == tie_break_values(ledger(course), TieBreak.MUTUAL, (1, 3))


def test_mutual_games_of_some_who_met_more_often() -> None:
    """All have met, but two of them twice, so nothing is decided."""
    course = opened(3)
    for table, out in (((1, 2), 3), ((1, 3), 2), ((2, 3), 1), ((1, 2), 3)):
        course = placed(seated(course, table, out=(out,)), (1, 2))
    assert {1: None, 2: None, 3: None} == tie_break_values(ledger(course), TieBreak.MUTUAL, (1, 2, 3))


def test_sitting_out_together_is_no_meeting() -> None:
    """Only those who played at one table have met."""
    course = placed(seated(opened(4), (1, 2), out=(3, 4)), (1, 2))
    assert {3: None, 4: None} == tie_break_values(ledger(course), TieBreak.MUTUAL, (3, 4))


def test_the_last_lot_that_names_all_counts() -> None:
    """A later lot replaces an earlier one; one that does not name everybody says nothing."""
    course = placed(seated(opened(3), (1, 2, 3)), (1, 1, 1)).after(LotDrawn((1, 2, 3)))
    course = course.after(LotDrawn((3, 1, 2))).after(LotDrawn((2, 1)))
    assert {1: -1, 2: -2, 3: 0} == tie_break_values(ledger(course), TieBreak.LOT, (1, 2, 3))
    assert {1: -1, 2: 0} == tie_break_values(ledger(course), TieBreak.LOT, (1, 2))
    assert {2: -2, 3: 0} == tie_break_values(ledger(course), TieBreak.LOT, (2, 3))


def test_a_substitute_has_the_lot_of_the_one_before() -> None:
    """Who takes over what was won takes over the lot."""
    course = placed(seated(opened(2), (1, 2)), (1, 1)).after(LotDrawn((2, 1)))
    course = course.after(Substituted(2, 3, "Ola", inherits=True))
    assert {1: -1, 3: 0} == tie_break_values(ledger(course), TieBreak.LOT, (1, 3))

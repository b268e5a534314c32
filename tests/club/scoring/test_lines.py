from __future__ import annotations

from fractions import Fraction

from accessgames.club.events import Registered, Returned, Substituted, Withdrawn
from accessgames.club.scoring.ledger import LineKind, account_lines, accounts
from tests.club.making import opened, placed, proposal, scored, seated


def test_every_round_brings_a_line() -> None:
    """Playing, missing and playing again make three lines."""
    course = scored(seated(opened(4), (1, 2, 3, 4)), (40, 30, 20, 10)).after(Withdrawn(1))
    course = scored(seated(course, (2, 3, 4)), (3, 2, 1)).after(Returned(1))
    course = scored(seated(course, (1, 2, 3, 4)), (4, 3, 2, 1))
    lines = account_lines(course.tournament)[1]
    assert [LineKind.PLAYED, LineKind.MISSED, LineKind.PLAYED] == [line.kind for line in lines]
    assert [(1, 8), (0, 0), (1, 8)] == [(line.place, int(line.points)) for line in lines]
    assert [1, 2, 3] == [line.round_ for line in lines]


def test_a_line_of_a_played_round_has_all_of_it() -> None:
    """Table, place, sum, parts and points are told."""
    course = scored(seated(opened(4), (1, 2), (3, 4)), ((1, 1), (3, 3)), ((5, 5), (4, 4)))
    line = account_lines(course.tournament)[3][0]
    assert (1, LineKind.PLAYED, 2, 1, 10, (5, 5), Fraction(8)) == (
        line.round_, line.kind, line.table, line.place, line.score, line.parts, line.points,
    )  # fmt: skip


def test_sitting_out_is_worth_whole_points() -> None:
    """The average of a round is rounded down: two tables with 8, 6, 4, 2 and 8, 6, 4 make 38 over 7."""
    course = scored(seated(opened(8), (1, 2, 3, 4), (5, 6, 7), out=(8,)), (9, 7, 5, 3), (9, 7, 5))
    line = account_lines(course.tournament)[8][0]
    assert (LineKind.OUT, 6, Fraction(5)) == (line.kind, line.score, line.points)


def test_the_average_is_that_of_those_who_played() -> None:
    """Somebody absent brings nothing into the average: 8, 6, 8 and 6 make 7."""
    course = placed(seated(opened(6), (1, 2, 3), (4, 5), out=(6,)), (1, 2, None), (1, 2))
    line = account_lines(course.tournament)[6][0]
    assert (LineKind.OUT, Fraction(7)) == (line.kind, line.points)


def test_missing_a_round_of_points_is_worth_nothing() -> None:
    """Where the points of the game count, who was not there has none, however many the last one has."""
    course = scored(seated(opened(3, proposal("score")), (1, 2, 3)), (40, 30, 20)).after(Withdrawn(3))
    course = scored(seated(course, (1, 2)), (30, 20))
    line = account_lines(course.tournament)[3][1]
    assert (LineKind.MISSED, 0, Fraction()) == (line.kind, line.score, line.points)


def test_accounts_follow_substitutes_who_inherit() -> None:
    """A chain of substitutes has one account; one who begins anew has an own one."""
    course = scored(seated(opened(4), (1, 2, 3, 4)), (40, 30, 20, 10))
    course = course.after(Substituted(1, 5, "Ola", inherits=True))
    course = course.after(Substituted(5, 6, "Pavel", inherits=True))
    course = course.after(Substituted(2, 7, "Rút"))
    assert {2: (2,), 3: (3,), 4: (4,), 6: (6, 5, 1), 7: (7,)} == dict(accounts(course.tournament))


def test_no_account_for_somebody_who_left_before_playing() -> None:
    """Registered and gone before the first result: no account; still here: one without lines."""
    course = opened(4).after(Registered(5, "Ola")).after(Withdrawn(4))
    assert {1, 2, 3, 5} == accounts(course.tournament).keys()
    assert {()} == set(account_lines(course.tournament).values())


def test_no_account_for_somebody_who_left_while_sitting_out_a_round_to_come() -> None:
    """A round that has not begun is nothing that anybody took part in."""
    course = seated(opened(3), (1, 2), out=(3,)).after(Withdrawn(3))
    assert {1, 2} == accounts(course.tournament).keys()

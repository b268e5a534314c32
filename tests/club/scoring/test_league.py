from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from accessgames.club.events import Registered
from accessgames.club.model.proposal import LEAGUE_POINTS, PRESETS, League, parse_points
from accessgames.club.scoring.league import LeagueTable, make_league_table
from accessgames.club.scoring.standings import Decision
from tests.club.making import opened, proposal, scored, seated

if TYPE_CHECKING:
    from accessgames.club.model.tournament import Tournament


def evening(points: str = "score", **scores: int) -> Tournament:
    """A tournament of one table, with names and scores."""
    course = opened(0, proposal(points, tie_breaks=()))
    for number, name in enumerate(scores, 1):
        category = "blind" if name[0] in "JK" else "sighted"
        course = course.after(Registered(number, name, category))
    return scored(seated(course, tuple(range(1, len(scores) + 1))), tuple(scores.values())).tournament


def told(table: LeagueTable) -> list[tuple[int, str, str]]:
    """Place, name and points of each row."""
    return [(row.place, row.name, str(row.points)) for row in table.rows]


EVENINGS = (
    evening(Jana=40, Petr=30, Karel=20, Marie=10),
    evening(Petr=50, Jana=40, Marie=30),
    evening(Marie=9, Karel=8, Jana=7, Petr=6),
)


def test_league_4_3_2_1() -> None:
    """Points for places in each tournament add up over tournaments and places."""
    table = make_league_table(League("Ligan", LEAGUE_POINTS), EVENINGS)
    assert [(1, "Jana", "9"), (2, "Petr", "8"), (3, "Marie", "7"), (4, "Karel", "5")] == told(table)
    assert Decision("points", Fraction(9), Fraction(8)) == table.rows[0].decision


def test_league_2_1_0() -> None:
    """2-1-0: places after the third bring nothing."""
    table = make_league_table(League("Liga", PRESETS["2-1-0"]), EVENINGS)
    assert [("Jana", "3"), ("Petr", "3"), ("Marie", "2"), ("Karel", "1")] == [
        (row.name, str(row.points)) for row in table.rows
    ]


def test_best_results_count() -> None:
    """Only the best two of three count; the row tells which."""
    table = make_league_table(League("Ligan", LEAGUE_POINTS, best=2), EVENINGS)
    assert [(1, "Jana", "7"), (1, "Petr", "7"), (3, "Marie", "6"), (4, "Karel", "5")] == told(table)
    jana = next(row for row in table.rows if row.name == "Jana")
    assert [True, True, False] == [result.counted for result in jana.results]


def test_of_equal_results_the_earlier_counts() -> None:
    """The row tells which of two equal results is left out: the later one."""
    evenings = (evening(Jana=2, Petr=1), evening(Jana=2, Petr=1), evening(Jana=2, Petr=1))
    jana = make_league_table(League("Liga", LEAGUE_POINTS, best=2), evenings).rows[0]
    assert [True, True, False] == [result.counted for result in jana.results]


def test_a_category_once_written_holds() -> None:
    """Who is written down without a category later keeps the one of before."""
    later = scored(seated(opened(["Jana", "Petr"], proposal("score")), (1, 2)), (2, 1)).tournament
    table = make_league_table(League("Liga", LEAGUE_POINTS), (evening(Jana=2, Petr=1), later))
    assert [("Jana", "blind"), ("Petr", "sighted")] == [(row.name, row.category) for row in table.rows]


def test_points_of_the_tournaments_themselves() -> None:
    """With `score` the points of each tournament add up."""
    table = make_league_table(League("Liga", PRESETS["score"]), EVENINGS)
    assert [(1, "Jana", "87"), (2, "Petr", "86"), (3, "Marie", "49"), (4, "Karel", "28")] == told(table)


def test_penalties_put_taking_part_first() -> None:
    """Where fewer are better, nobody gains by staying away: more results that count come first."""
    evenings = (
        evening("penalties", Jana=0, Petr=20, Karel=40),
        evening("penalties", Petr=0, Jana=60),
    )
    table = make_league_table(League("Liga", PRESETS["penalties"]), evenings)
    assert [(1, "Petr", "20"), (2, "Jana", "60"), (3, "Karel", "40")] == told(table)
    assert Decision("points", Fraction(20), Fraction(60)) == table.rows[0].decision
    assert Decision("results", Fraction(2), Fraction(1)) == table.rows[1].decision


def test_best_single_result_then_wins() -> None:
    """Of equals the better single result is first; the decision is told."""
    evenings = (evening(Jana=3, Petr=2, Karel=1), evening(Karel=3, Petr=2, Jana=1))
    table = make_league_table(League("Liga", parse_points("4-2-0")), evenings)
    assert [("Jana", "4"), ("Karel", "4"), ("Petr", "4")] == [
        (row.name, str(row.points)) for row in table.rows
    ]
    assert [1, 1, 3] == [row.place for row in table.rows]
    assert Decision("best", Fraction(4), Fraction(2)) == table.rows[1].decision


def test_the_lot_of_a_league_is_drawn_from_its_seed() -> None:
    """With a seed equals are parted by a lot, always the same one; different seeds draw differently."""
    evenings = (evening(Jana=3, Karel=2), evening(Karel=3, Jana=2))
    orders = set()
    for seed in "abcdefgh":
        league = League("Liga", LEAGUE_POINTS, seed=seed)
        table = make_league_table(league, evenings)
        assert table == make_league_table(league, evenings)
        assert [1, 2] == [row.place for row in table.rows]
        assert Decision("lot", Fraction(1), Fraction(2)) == table.rows[0].decision
        orders.add(tuple(row.name for row in table.rows))
    assert {("Jana", "Karel"), ("Karel", "Jana")} == orders


@pytest.mark.parametrize(
    ("category", "expected"), [("blind", ["Jana", "Karel"]), ("sighted", ["Petr", "Marie"])]
)
def test_categories_of_a_league(category: str, expected: list[str]) -> None:
    """A category has the joint order with places of its own."""
    table = make_league_table(League("Ligan", LEAGUE_POINTS), EVENINGS, category)
    assert expected == [row.name for row in table.rows]
    assert [1, 2] == [row.place for row in table.rows]


def test_people_are_joined_by_name() -> None:
    """Case and blanks in a name do not make another person; the last spelling is told."""
    evenings = (evening("score", **{"jana  nová": 2}, Petr=1), evening("score", **{"Jana Nová": 2}, Petr=1))
    table = make_league_table(League("Liga", LEAGUE_POINTS), evenings)
    assert [("Jana Nová", "8"), ("Petr", "6")] == [(row.name, str(row.points)) for row in table.rows]
    assert 2 == len(table.rows[0].results)


def test_an_empty_league() -> None:
    """A league without tournaments has no rows."""
    assert () == make_league_table(League("Liga", LEAGUE_POINTS), ()).rows

"""Standings of teams: the ways to count, boards on which nobody played, equals, and what does not count."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessgames.club.desk.json_answers import results_document
from accessgames.club.events import Advanced, Substituted, Teamed, Withdrawn
from accessgames.club.model.proposal import FinalStage, TableSizes, Teams, TeamScoring
from accessgames.club.scoring.standings import Decision
from accessgames.club.scoring.teams import make_team_standings
from tests.club.making import opened, placed, proposal, scored, seated
from tools.club_referee import differences
from tools.team_referee import judge_teams

if TYPE_CHECKING:
    from accessgames.club.rules.course import Course

EIGHT = (1, 2, 3, 4), (5, 6, 7, 8)


def played(rules: Teams, points: str = "8-6-4-2-0") -> Course:
    """A: 1 and 5, B: 2 and 6, C: 3 and 7, D: 4 and 8; first at both tables are those of A, and so on."""
    course = opened(8, proposal(points, teams=rules, rounds=3))
    for number, name in enumerate("ABCD", 1):
        course = course.after(Teamed(name, (number, number + 4)))
    return scored(seated(course, *EIGHT), (40, 30, 20, 10), (40, 30, 20, 10))


def told(course: Course) -> dict[str, tuple[int, Fraction | int, int]]:
    """Place, points and tables won of each team."""
    rows = make_team_standings(course.tournament).rows
    return {row.team.name: (row.place, row.points, row.wins) for row in rows}


def test_the_sum_of_all() -> None:
    """Eight and eight, six and six; the winners of both tables have won two."""
    expected = {"A": (1, 16, 2), "B": (2, 12, 0), "C": (3, 8, 0), "D": (4, 4, 0)}
    assert expected == told(played(Teams(2)))
    assert (
        Decision("points", Fraction(16), Fraction(12))
        == make_team_standings(played(Teams(2)).tournament).rows[0].decision
    )


def test_the_best_of_each_round() -> None:
    """Only the better one of two counts."""
    course = seated(played(Teams(2, TeamScoring.BEST, 1)), (1, 6, 7, 8), (5, 2, 3, 4))
    course = scored(course, (10, 40, 30, 20), (5, 40, 30, 20))
    assert {"A": (2, 10, 2), "B": (1, 14, 2), "C": (3, 10, 0), "D": (4, 6, 0)} == told(course)
    assert [Fraction(8), Fraction(2)] == list(make_team_standings(course.tournament).rows[1].rounds)


def test_board_against_board() -> None:
    """Each board with the same one of every other team: three beaten on both boards, then two, and so on."""
    expected = {"A": (1, 6, 2), "B": (2, 4, 0), "C": (3, 2, 0), "D": (4, 0, 0)}
    assert expected == told(played(Teams(2, TeamScoring.BOARDS)))


def test_equal_boards_are_a_half() -> None:
    """All places shared: everybody has half of three, twice."""
    course = opened(8, proposal(teams=Teams(2, TeamScoring.BOARDS)))
    for number, name in enumerate("ABCD", 1):
        course = course.after(Teamed(name, (number, number + 4)))
    course = placed(seated(course, *EIGHT), (1, 1, 1, 1), (1, 1, 1, 1))
    assert {(1, Fraction(3), 2)} == set(told(course).values())


def test_penalties_are_better_where_there_are_fewer() -> None:
    """Also board against board, where more is better all the same."""
    found = make_team_standings(played(Teams(2), "penalties").tournament)
    assert found.fewer
    assert ["D", "C", "B", "A"] == [row.team.name for row in found.rows]
    boards = make_team_standings(played(Teams(2, TeamScoring.BOARDS), "penalties").tournament)
    assert not boards.fewer
    assert ["D6", "C4", "B2", "A0"] == [f"{row.team.name}{row.points}" for row in boards.rows]
    best = make_team_standings(played(Teams(2, TeamScoring.BEST, 1), "penalties").tournament)
    assert [10, 20, 30, 40] == [row.points for row in best.rows]


def test_nobody_at_a_board_is_worth_the_worst() -> None:
    """Of the table where somebody should have sat, else of the round; whoever is over does not count."""
    course = opened(9, proposal(teams=Teams(2), sizes=TableSizes(4, 2, 5)))
    course = course.after(Teamed("A", (1,))).after(Teamed("B", (2, 5))).after(Teamed("C", (3, 6, 7)))
    course = scored(seated(course, (1, 2, 3, 4), (5, 6, 7, 8, 9)), (40, 30, 20, 10), (None, 30, 20, 10, 5))
    # Whoever is not there has the places behind: 8, 6, 4, 2, at the other table 8, 6, 4, 2 and nothing.
    assert {"A": (2, 10, 1), "B": (3, 8, 0), "C": (1, 12, 1)} == told(course)


def test_a_substitute_plays_on() -> None:
    """With the points of whoever left and those of the one who came, also where nothing is inherited."""
    course = played(Teams(2)).after(Substituted(1, 9, "Iva"))
    course = scored(seated(course, (9, 2, 3, 4), (5, 6, 7, 8)), (40, 30, 20, 10), (40, 30, 20, 10))
    assert (1, 32, 4) == told(course)["A"]


def test_whoever_left_is_missed() -> None:
    """Each round that is missed is worth the worst of it."""
    course = played(Teams(2)).after(Withdrawn(1))
    course = scored(seated(course, (2, 3, 4), (5, 6, 7, 8)), (40, 30, 20), (40, 30, 20, 10))
    assert Fraction(16 + 8 + 2) == told(course)["A"][1]


def test_who_sat_out_has_what_that_is_worth() -> None:
    """The average of the round, rounded down, as in the standings of people."""
    sizes = TableSizes(4, 4, 4)
    course = opened(9, proposal(teams=Teams(2), sizes=sizes)).after(Teamed("A", (1, 9)))
    course = scored(seated(course, *EIGHT, out=(9,)), (40, 30, 20, 10), (40, 30, 20, 10))
    assert (1, 8 + 5, 1) == told(course)["A"]


def test_tables_won_part_equals() -> None:
    """Who has as many points and has won more tables comes first; after that a place is shared."""
    course = opened(8, proposal(teams=Teams(2)))
    for name, who in {"A": (1, 8), "B": (2, 7), "C": (5, 4), "D": (6, 3)}.items():
        course = course.after(Teamed(name, who))
    course = scored(seated(course, *EIGHT), (40, 30, 20, 10), (40, 30, 20, 10))
    rows = make_team_standings(course.tournament).rows
    assert [(1, "A"), (1, "C"), (3, "B"), (3, "D")] == [(row.place, row.team.name) for row in rows]
    assert [None, Decision("wins", Fraction(1), Fraction(0)), None, None] == [row.decision for row in rows]


def test_rounds_of_a_final_and_rounds_that_go_on_do_not_count() -> None:
    """Teams have what the rounds before brought."""
    course = opened(8, proposal(teams=Teams(2), rounds=2, final=FinalStage(4, 1)))
    course = course.after(Teamed("A", (1, 5)))
    course = seated(course, *EIGHT)
    assert () == make_team_standings(course.tournament).rounds
    course = scored(course, (40, 30, 20, 10), (40, 30, 20, 10))
    before = make_team_standings(course.tournament)
    course = course.after(Advanced((1, 5, 2, 6)))
    assert (1,) == before.rounds
    assert before == make_team_standings(course.tournament)


def test_a_team_that_is_no_more_keeps_what_it_has() -> None:
    """As people do who leave; one that never counted is gone."""
    course = played(Teams(2)).after(Teamed("A", ()))
    assert (1, 16, 2) == told(course)["A"]
    course = opened(8, proposal(teams=Teams(2))).after(Teamed("A", (1, 2))).after(Teamed("A", ()))
    assert () == make_team_standings(course.tournament).rows


def test_no_teams_no_standings() -> None:
    """Nothing, and the referee agrees."""
    course = opened(8)
    assert () == make_team_standings(course.tournament).rows
    assert [] == judge_teams(results_document(course.tournament))


@pytest.mark.parametrize("seed", range(12))
def test_the_referee_agrees(seed: int) -> None:
    """Random tournaments with teams, recomputed from their export by code of its own."""
    assert [] == differences(f"teams-{seed}")[0]


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.permutations([40, 30, 20, 10]), min_size=4, max_size=4),
    st.sampled_from([Teams(2), Teams(2, TeamScoring.BEST, 1), Teams(2, TeamScoring.BOARDS)]),
)
def test_better_results_never_harm(scores: list[list[int]], rules: Teams) -> None:
    """Whoever changes the worse of two places for the better one has as many points for the team, or more."""
    course = opened(8, proposal(teams=rules))
    for number, name in enumerate("ABCD", 1):
        course = course.after(Teamed(name, (number, number + 4)))
    there = seated(course, *EIGHT)
    worse = scored(there, scores[0], scores[1])
    first = list(scores[0])
    at = first.index(max(first))
    first[0], first[at] = first[at], first[0]
    better = scored(there, first, scores[1])
    assert told(better)["A"][1] >= told(worse)["A"][1]
    total = {sum(one[1] for one in told(course).values()) for course in (worse, better)}
    assert rules.scoring is TeamScoring.BEST or 1 == len(total)

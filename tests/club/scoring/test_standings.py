"""Standings: the examples of rules and clubs by name, then what every standing keeps to."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from accessgames.club.events import (
    Advanced,
    Corrected,
    Declined,
    Grouped,
    LotDrawn,
    Penalised,
    Registered,
    Reported,
    Substituted,
    Withdrawn,
)
from accessgames.club.model.proposal import (
    Bye,
    Groups,
    Points,
    PointsKind,
    SeatingKind,
    Sharing,
    TableSizes,
    TieBreak,
)
from accessgames.club.model.tournament import Stage, Tournament
from accessgames.club.rules.results import played_result, typed_scores
from accessgames.club.scoring.ledger import LineKind
from accessgames.club.scoring.standings import Decision, StandingsRow, make_standings
from accessgames.club.seating.draws import draw_rounds
from accessgames.engine import Outcome, ScoreItem
from tests.club.making import game, opened, placed, proposal, scored, seated

if TYPE_CHECKING:
    from accessgames.club.rules.course import Course

Number = Fraction | int

TETRIKON = ("Martin", "Bedřich", "David", "Jarda")
ROUNDS = ((0, 40, 80, 20), (60, 20, 0, 20), (20, 0, 20, 20))
"""Penalties of the three games of the example in the rules of Tetrikon."""


def told(tournament: Tournament, category: str | None = None) -> list[tuple[int, str, Number]]:
    """Place, name and points of each row."""
    rows = make_standings(tournament, category).rows
    return [(row.place, tournament.player(row.player).name, row.points) for row in rows]


def row_of(course: Course, player: int) -> StandingsRow:
    """The row of a player."""
    return next(row for row in make_standings(course.tournament).rows if row.player == player)


def points(course: Course) -> list[Number]:
    """The points of all rows."""
    return [row.points for row in make_standings(course.tournament).rows]


def reasons(tournament: Tournament) -> list[Decision | None]:
    """What decided between neighbours."""
    return [row.decision for row in make_standings(tournament).rows]


EXPECTED = [(1, "Bedřich", 60), (2, "Jarda", 60), (3, "Martin", 80), (4, "David", 100)]


def penalties(breaks: tuple[TieBreak, ...] = (TieBreak.ZEROS,)) -> Course:
    """Four players of Tetrikon, fewer penalties are better."""
    return opened(TETRIKON, proposal("penalties", tie_breaks=breaks))


def test_tetrikon_example_round_by_round() -> None:
    """The example of the rules from typed results of three rounds: a zero puts Bedřich before Jarda."""
    course = penalties()
    for penalty in ROUNDS:
        course = scored(seated(course, (1, 2, 3, 4)), penalty)
    assert EXPECTED == told(course.tournament)
    expected = [
        Decision("zeros", Fraction(1), Fraction(0)),
        Decision("points", Fraction(60), Fraction(80)),
        Decision("points", Fraction(80), Fraction(100)),
        None,
    ]
    assert expected == reasons(course.tournament)


def test_tetrikon_example_as_one_match() -> None:
    """The same from one typed match of three games."""
    course = seated(penalties(), (1, 2, 3, 4))
    course = scored(course, tuple(zip(*ROUNDS, strict=True)))
    assert EXPECTED == told(course.tournament)


def test_tetrikon_example_from_a_journal() -> None:
    """The same from the outcome of a match played here: totals are negative, an item is a diagram."""
    own = zip(*ROUNDS, strict=True)
    items = tuple(tuple(ScoreItem("tetrikon-item-empty", -penalty) for penalty in one) for one in own)
    outcome = Outcome((-80, -60, -100, -60), (3, 1, 4, 2), items, "filled")
    course = seated(penalties(), (1, 2, 3, 4))
    result = played_result((1, 2, 3, 4), outcome, course.tournament.proposal.games[0], "0" * 64)
    course = course.after(Reported(1, 1, result))
    assert EXPECTED == told(course.tournament)
    best = make_standings(course.tournament).rows[0]
    assert (40, 20, 0) == best.lines[0].parts


def test_without_zeros_the_two_share_the_place() -> None:
    """Without the rule about zeros nothing parts Bedřich and Jarda: they share the first place."""
    course = scored(seated(penalties(()), (1, 2, 3, 4)), tuple(zip(*ROUNDS, strict=True)))
    assert [1, 1, 3, 4] == [row.place for row in make_standings(course.tournament).rows]


CARCASSONNE = (TieBreak.SCORES, TieBreak.BEST_ROUND, TieBreak.LOT)


def carcassonne(*rounds: tuple[int, ...]) -> Course:
    """Four players of Carcassonne by the rules of Smíchov, everybody at one table."""
    course = opened(("Ivana", "Jan", "Karel", "Lenka"), proposal(tie_breaks=CARCASSONNE))
    for scores in rounds:
        course = scored(seated(course, (1, 2, 3, 4)), scores)
    return course


def test_carcassonne_points_then_sum_of_scores() -> None:
    """8-6-4-2 for places; of two with 14 points the one with more points in the games is first."""
    course = carcassonne((90, 80, 50, 40), (70, 95, 60, 30))
    assert [(1, "Jan", 14), (2, "Ivana", 14), (3, "Karel", 8), (4, "Lenka", 4)] == told(course.tournament)
    assert Decision("scores", Fraction(175), Fraction(160)) == reasons(course.tournament)[0]


def test_carcassonne_best_round() -> None:
    """Where the sums are equal too, the best result of one round decides."""
    course = carcassonne((91, 80, 50, 40), (79, 90, 60, 30))
    first, second = make_standings(course.tournament).rows[:2]
    assert first.points == second.points
    assert (1, Decision("best-round", Fraction(91), Fraction(90))) == (first.player, first.decision)


def test_carcassonne_lot() -> None:
    """Where everything is equal, a lot is asked for; drawn, it decides and is told as the place in it."""
    course = carcassonne((90, 80, 50, 40), (80, 90, 60, 30))
    found = make_standings(course.tournament)
    assert [1, 1, 3, 4] == [row.place for row in found.rows]
    assert ((1, 2),) == found.open_lots
    course = course.after(LotDrawn((2, 1)))
    assert "Jan" == told(course.tournament)[0][1]
    assert Decision("lot", Fraction(1), Fraction(2)) == reasons(course.tournament)[0]
    assert () == make_standings(course.tournament).open_lots


def test_a_lot_that_a_correction_made_pointless_is_forgotten() -> None:
    """A lot between two does not part three."""
    course = carcassonne((90, 90, 50, 40)).after(LotDrawn((2, 1)))
    correction = typed_scores((1, 2, 3, 4), [(90,), (90,), (90,), (40,)], lower_wins=False)
    course = course.after(Corrected(1, 1, correction))
    assert ((1, 2, 3),) == make_standings(course.tournament).open_lots


def test_five_at_a_table() -> None:
    """The whole list 8-6-4-2-0 is given at a table of five."""
    course = opened(5, proposal(sizes=TableSizes(5, 4, 5)))
    course = scored(seated(course, (1, 2, 3, 4, 5)), (50, 40, 30, 20, 10))
    assert [8, 6, 4, 2, 0] == points(course)


def test_league_points_4_3_2_1() -> None:
    """Člověče: 4-3-2-1; two who share the second place get 5/2 each."""
    course = placed(seated(opened(4, proposal("4-3-2-1")), (1, 2, 3, 4)), (1, 2, 2, 4))
    assert [Fraction(4), Fraction(5, 2), Fraction(5, 2), Fraction(1)] == points(course)


def test_league_points_2_1_0() -> None:
    """Pirátské kostky at tables of three: 2-1-0."""
    course = opened(3, proposal("2-1-0", sizes=TableSizes(3, 3, 3)))
    course = placed(seated(course, (3, 1, 2)), (1, 2, 3))
    assert [(1, "Hráč 3", 2), (2, "Hráč 1", 1), (3, "Hráč 2", 0)] == told(course.tournament)


def test_each_with_each_2_1_0() -> None:
    """At a table of two the same list means win, draw, loss, as in qualifications of draughts."""
    made = proposal("2-1-0", sizes=TableSizes(2, 2, 2), rounds=0, seating=SeatingKind.CIRCLE)
    course = seated(opened(2, made), (1, 2))
    assert [2, 0] == points(placed(course, (1, 2)))
    assert [1, 1] == points(placed(course, (1, 1)))


def test_three_games_of_a_league_evening() -> None:
    """Suluc by points of the game, Člověče 4-3-2-1 and Pirátské kostky 2-1-0 add up in one tournament."""
    games = (
        game("score", TableSizes(3, 3, 3), "Suluc"),
        game("4-3-2-1", TableSizes(3, 3, 3), "Člověče"),
        game("2-1-0", TableSizes(3, 3, 3), "Pirátské kostky"),
    )
    course = opened(3, proposal(games=games, order=(0, 1, 2), rounds=3))
    course = scored(seated(course, (1, 2, 3)), (5, 0, 2))
    course = placed(seated(course, (1, 2, 3)), (3, 1, 2))
    course = placed(seated(course, (1, 2, 3)), (3, 1, 2))
    assert [(1, "Hráč 1", 7), (2, "Hráč 3", 6), (3, "Hráč 2", 6)] == told(course.tournament)


def test_mutual_games_need_all_to_have_met() -> None:
    """Where everybody beat one and lost to one, or equals have not met, mutual games part nobody."""
    course = opened(4, proposal("2-1-0", tie_breaks=(TieBreak.MUTUAL,)))
    course = placed(seated(course, (1, 2), (3, 4)), (2, 1), (1, 2))
    course = placed(seated(course, (1, 3), (2, 4)), (1, 2), (2, 1))
    assert [1, 1, 1, 1] == [row.place for row in make_standings(course.tournament).rows]
    course = placed(seated(course, (2, 1), (3, 4)), (2, 1), (2, 1))
    rows = make_standings(course.tournament).rows
    assert [(1, 1), (4, 1), (2, 3), (3, 3)] == [(row.player, row.place) for row in rows]


def test_mutual_games_of_two_who_met() -> None:
    """The tie-break is told with what each won against the other."""
    course = opened(2, proposal("2-1-0", tie_breaks=(TieBreak.MUTUAL,)))
    course = placed(seated(course, (1, 2)), (1, 2))
    course = course.after(Penalised(1, 2))
    assert Decision("mutual", Fraction(1), Fraction(0)) == reasons(course.tournament)[0]


def test_wins_and_best_game() -> None:
    """Number of first places, then the best single game."""
    course = opened(
        3, proposal("2-1-0", tie_breaks=(TieBreak.WINS, TieBreak.BEST_GAME), sizes=TableSizes(3, 3, 3))
    )
    course = scored(seated(course, (1, 2, 3)), (30, 20, 10))
    course = scored(seated(course, (1, 2, 3)), (10, 20, 30))
    rows = make_standings(course.tournament).rows
    assert [2, 2, 2] == [row.points for row in rows]
    assert [1, 3, 2] == [row.player for row in rows]
    assert [1, 1, 3] == [row.place for row in rows]
    assert Decision("wins", Fraction(1), Fraction(0)) == rows[1].decision
    assert None is rows[0].decision


def test_categories_have_their_own_places() -> None:
    """A category has the joint order with places of its own, and says what decided between its neighbours."""
    course = opened(0)
    for number, category in enumerate(("blind", "sighted", "blind", "sighted"), 1):
        course = course.after(Registered(number, f"Hráč {number}", category))
    course = scored(seated(course, (1, 2, 3, 4)), (40, 30, 20, 10))
    assert [(1, "Hráč 1", 8), (2, "Hráč 3", 4)] == told(course.tournament, "blind")
    assert (
        Decision("points", Fraction(8), Fraction(4))
        == make_standings(course.tournament, "blind").rows[0].decision
    )
    assert [(1, "Hráč 2", 6), (2, "Hráč 4", 2)] == told(course.tournament, "sighted")


def strict(bye: Bye = Bye.AVERAGE, points: str = "8-6-4-2-0") -> Course:
    """Five people, tables of four only: somebody sits out."""
    return opened(5, proposal(points, sizes=TableSizes(4, 4, 4), bye=bye))


def test_sitting_out_is_worth_the_average() -> None:
    """Who has no place gets the average of the round, rounded down, also of the scores."""
    course = scored(seated(strict(), (1, 2, 3, 4), out=(5,)), (41, 30, 20, 10))
    row = row_of(course, 5)
    assert (LineKind.OUT, Fraction(5), 25) == (row.lines[0].kind, row.points, row.lines[0].score)


def test_sitting_out_can_be_worth_nothing() -> None:
    """By the other rule of the proposal it is worth nothing."""
    course = scored(seated(strict(Bye.NOTHING), (1, 2, 3, 4), out=(5,)), (41, 30, 20, 10))
    row = row_of(course, 5)
    assert (Fraction(0), 0) == (row.points, row.lines[0].score)


def test_missing_is_never_better_than_the_last() -> None:
    """A latecomer has no points for a missed round; of penalties those of the worst."""
    course = scored(seated(opened(4), (1, 2, 3, 4)), (40, 30, 20, 10)).after(Registered(5, "Ola"))
    row = make_standings(course.tournament).rows[-1]
    assert (5, LineKind.MISSED, Fraction(0)) == (row.player, row.lines[0].kind, row.points)
    course = scored(seated(penalties(), (1, 2, 3, 4)), (0, 40, 80, 20)).after(Registered(5, "Ola"))
    assert [80, 80] == [row.points for row in make_standings(course.tournament).rows if row.place == 4]


def test_negative_scores_do_not_reward_the_absent() -> None:
    """Where scores may be negative, missing a round is worth the lowest of them, not zero."""
    course = scored(seated(opened(4, proposal("score")), (1, 2, 3, 4)), (4, -3, 2, None))
    row = row_of(course, 4)
    assert (LineKind.ABSENT, Fraction(-3)) == (row.lines[0].kind, row.points)


def test_who_leaves_keeps_what_was_won() -> None:
    """Somebody who leaves stays in the standings; somebody who never played is not there."""
    course = scored(seated(opened(4), (1, 2, 3, 4)), (40, 30, 20, 10)).after(Withdrawn(1))
    course = course.after(Registered(5, "Ola")).after(Withdrawn(5))
    assert [(1, "Hráč 1", 8), (2, "Hráč 2", 6), (3, "Hráč 3", 4), (4, "Hráč 4", 2)] == told(course.tournament)


@pytest.mark.parametrize(
    ("inherits", "expected"), [(True, [("Ola", 8)]), (False, [("Hráč 1", 8), ("Ola", 0)])]
)
def test_substitute(inherits: bool, expected: list[tuple[str, int]]) -> None:
    """A substitute takes over what was won, or begins anew beside the one who left."""
    course = scored(seated(opened(4), (1, 2, 3, 4)), (40, 30, 20, 10))
    course = course.after(Substituted(1, 5, "Ola", inherits=inherits))
    rows = [(name, points) for _, name, points in told(course.tournament) if name in {"Ola", "Hráč 1"}]
    assert expected == rows


def test_substitute_goes_on_in_the_row() -> None:
    """What a substitute who inherits plays is added to the row, also a penalty of the one before."""
    course = scored(seated(opened(4), (1, 2, 3, 4)), (40, 30, 20, 10)).after(Penalised(1, 1))
    course = course.after(Substituted(1, 5, "Ola", inherits=True))
    course = scored(seated(course, (5, 2, 3, 4)), (40, 30, 20, 10))
    assert (1, "Ola", 15) == told(course.tournament)[0]


def test_organisers_penalty() -> None:
    """Points taken away are told in the row; penalties are added where fewer are better."""
    course = scored(seated(opened(2), (1, 2)), (40, 30)).after(Penalised(1, 3, "Pozdní příchod"))
    row = make_standings(course.tournament).rows[1]
    assert (1, Fraction(5), 3) == (row.player, row.points, row.penalty)
    course = scored(seated(penalties(), (1, 2, 3, 4)), (0, 40, 80, 20)).after(Penalised(1, 100))
    assert (4, "Martin", 100) == told(course.tournament)[-1]


def test_a_table_still_playing_counts_for_nobody() -> None:
    """While a table plays, its people have no line for the round."""
    course = seated(opened(4), (1, 2), (3, 4))
    course = course.after(Reported(1, 1, typed_scores((1, 2), [(5,), (3,)], lower_wins=False)))
    lines = {row.player: len(row.lines) for row in make_standings(course.tournament).rows}
    assert {1: 1, 2: 1, 3: 0, 4: 0} == lines


def test_planned_rounds_do_not_count() -> None:
    """Rounds that are seated and not begun give no lines and no lots."""
    course = opened(8)
    course = course.after(draw_rounds(course.tournament, "s"))
    found = make_standings(course.tournament)
    assert {()} == {row.lines for row in found.rows}
    assert () == found.open_lots


def groups() -> Course:
    """Eight people in two groups of four, two go on to a final at one table; the groups have been played."""
    made = proposal(rounds=2, seating=SeatingKind.GROUPS, groups=Groups(2, 2, 1), tie_breaks=())
    course = opened(8, made).after(Grouped(((1, 2, 3, 4), (5, 6, 7, 8)), ""))
    course = course.after(draw_rounds(course.tournament, "s"))
    for table in course.tournament.rounds[0].tables:
        scores = [(100 - player,) for player in table.players]
        course = course.after(
            Reported(1, table.number, typed_scores(table.players, scores, lower_wins=False))
        )
    return course


def test_standings_of_a_group() -> None:
    """Each group has standings of its own."""
    course = groups()
    assert [5, 6, 7, 8] == [row.player for row in make_standings(course.tournament, group=2).rows]
    assert [1, 2, 3, 4] == [row.place for row in make_standings(course.tournament, group=2).rows]


def test_standings_of_a_group_stay_what_they_were_in_the_final() -> None:
    """Neither who is in the final nor what is played there counts; the best of a group may have left."""
    course = groups().after(Withdrawn(1)).after(Advanced((2, 5, 3, 6)))
    course = course.after(draw_rounds(course.tournament, "f"))
    assert [1, 2, 3, 4] == [row.player for row in make_standings(course.tournament, group=1).rows]
    players = course.tournament.rounds[1].tables[0].players
    scores = [(player,) for player in players]
    course = course.after(Reported(2, 1, typed_scores(players, scores, lower_wins=False)))
    rows = make_standings(course.tournament, group=1).rows
    assert [(1, 8), (2, 6), (3, 4), (4, 2)] == [(row.player, int(row.points)) for row in rows]


def test_a_sum_over_games_of_both_kinds_is_told_with_its_sign() -> None:
    """Where fewer points are better in one of two games, what they cost is taken away and told like that."""
    games = (game(), replace(game(name="Mankala"), lower_wins=True))
    course = opened(2, proposal(games=games, order=(0, 1), tie_breaks=(TieBreak.SCORES,)))
    course = scored(seated(course, (1, 2)), (10, 5))
    course = scored(seated(course, (1, 2)), (3, 7))
    assert [7, -2] == [row.values["scores"] for row in make_standings(course.tournament).rows]


def test_finalists_come_first_and_by_the_final_alone() -> None:
    """The final begins from zero; everybody else follows by the points of the groups."""
    course = groups().after(Advanced((1, 5, 2, 6)))
    course = course.after(draw_rounds(course.tournament, "f"))
    round_ = course.tournament.rounds[1]
    assert (Stage.FINAL, (1, 2, 5, 6)) == (round_.stage, round_.seated)
    scores = [(player,) for player in round_.tables[0].players]
    course = course.after(Reported(2, 1, typed_scores(round_.tables[0].players, scores, lower_wins=False)))
    rows = make_standings(course.tournament).rows
    assert [6, 5, 2, 1] == [row.player for row in rows[:4]]
    assert [8, 6, 4, 2, 4, 4, 2, 2] == [row.points for row in rows]
    assert Decision("final", Fraction(1), Fraction(0)) == rows[3].decision


def test_sharing_rules() -> None:
    """A shared place gives the average, or the points of the better or of the worse place."""
    found = []
    for sharing in (Sharing.AVERAGE, Sharing.HIGHER, Sharing.LOWER):
        one = replace(game(), points=Points(PointsKind.PLACES, (8, 6, 4), sharing))
        course = placed(seated(opened(3, proposal(games=(one,))), (1, 2, 3)), (1, 1, 3))
        found.append(make_standings(course.tournament).rows[0].points)
    assert [7, 8, 6] == found


def test_declining_does_not_change_the_standings() -> None:
    """Giving up a qualifying place leaves the standings as they are."""
    course = scored(seated(opened(4), (1, 2, 3, 4)), (40, 30, 20, 10))
    assert told(course.tournament) == told(course.after(Declined(1)).tournament)

"""Handicaps: what they add to a result, which places follow, and what is refused."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.club.events import Handicapped, Reported
from accessgames.club.model.proposal import Handicaps
from accessgames.club.model.tournament import Result, SeatResult
from accessgames.club.notation import from_text, to_text
from accessgames.club.rules.handicaps import MAX_HANDICAP, level, placed, with_handicaps
from accessgames.club.rules.results import typed_places, typed_scores
from accessgames.club.scoring.standings import make_standings
from accessgames.engine import IllegalAction
from tests.club.making import game, key, opened, proposal, seated

if TYPE_CHECKING:
    from accessgames.club.rules.course import Course

ADDED = proposal("score", handicaps=Handicaps.RESULT)


def helped(made: Any = ADDED, points: int = 15) -> Course:  # noqa: ANN401 - a proposal
    """Two people, the second one with a handicap, at one table."""
    return seated(opened(["Jana", "Petr"], made).after(Handicapped(2, points)), (1, 2))


def test_a_handicap_is_added_and_gives_the_places() -> None:
    """Sixty and fifteen are more than seventy; the score stays as it was made."""
    course = helped()
    result = level(course.tournament, ADDED.games[0], typed_scores((1, 2), [(70,), (60,)], lower_wins=False))
    assert Result((SeatResult(1, 2, (70,)), SeatResult(2, 1, (60,), handicap=15))) == result
    assert (60, 75) == (result.seats[1].score, result.seats[1].level)
    rows = make_standings(course.after(Reported(1, 1, result)).tournament).rows
    assert [(2, Fraction(75)), (1, Fraction(70))] == [(row.player, row.points) for row in rows]
    assert [75, 70] == [row.lines[0].score for row in rows]


def test_where_fewer_points_win_it_is_taken_away() -> None:
    """Penalties get fewer, even less than none."""
    made = proposal("penalties", handicaps=Handicaps.RESULT)
    course = helped(made)
    result = level(course.tournament, made.games[0], typed_scores((1, 2), [(4,), (12,)], lower_wins=True))
    assert [(2, 4), (1, -3)] == [(seat.place, seat.level) for seat in result.seats]


def test_a_start_counts_in_each_game() -> None:
    """Three games with a start of fifteen are forty-five; one result is fifteen."""
    parts = [(10, 20, 30), (10, 10, 10)]
    for how, wanted in ((Handicaps.START, 45), (Handicaps.RESULT, 15), (Handicaps.NONE, 0)):
        made = proposal("score", handicaps=how)
        tournament = helped().tournament
        changed = type(tournament)(made, "7", tournament.players, tournament.rounds)
        result = level(changed, made.games[0], typed_scores((1, 2), parts, lower_wins=False))
        assert wanted == result.seats[1].handicap


def test_who_was_absent_has_nothing_added() -> None:
    """Neither a place nor points."""
    course = helped()
    result = level(course.tournament, ADDED.games[0], typed_scores((1, 2), [(7,), None], lower_wins=False))
    assert SeatResult(2, 0, (), absent=True) == result.seats[1]
    assert 1 == result.seats[0].place


def test_places_alone_would_leave_it_out() -> None:
    """They are taken only where nobody at the table has a handicap."""
    course = helped()
    with pytest.raises(IllegalAction) as refused:
        placed(course.tournament, typed_places((1, 2), [1, 2]))
    assert ("club-refused-handicap-places", {"name": "Petr"}) == (refused.value.key, refused.value.args_)
    free = opened(["Jana", "Petr"], ADDED).tournament
    assert typed_places((1, 2), [1, 2]) == placed(free, typed_places((1, 2), [1, 2]))


@pytest.mark.parametrize(
    ("event", "found"),
    [
        (Handicapped(1, 15), ""),
        (Handicapped(2, 15), "unchanged"),
        (Handicapped(2, 0), ""),
        (Handicapped(9, 15), "nobody"),
        (Handicapped(0, 15), "nobody"),
        (Handicapped(1, -1), "range"),
        (Handicapped(1, MAX_HANDICAP + 1), "range"),
    ],
)
def test_what_may_be_given(event: Handicapped, found: str) -> None:
    """Points that help somebody who is here."""
    assert (f"club-refused-{found}" if found else "") == key(helped().refusal(event))


def test_without_handicaps_in_the_proposal_there_are_none() -> None:
    """The proposal says it first."""
    assert "club-refused-no-handicaps" == key(opened(["Jana"]).refusal(Handicapped(1, 15)))


@pytest.mark.parametrize(
    ("seat", "found"),
    [
        (SeatResult(2, 1, (60,), handicap=15), ""),
        (SeatResult(2, 1, (90,), handicap=-15), "handicap"),
        (SeatResult(2, 1, (60,), handicap=MAX_HANDICAP + 1), "range"),
        (SeatResult(2, 1, (60,), handicap=5), "contradiction"),
    ],
)
def test_what_may_stand_in_a_result(seat: SeatResult, found: str) -> None:
    """A handicap helps, is no larger than there are, and places follow from the sums."""
    event = Reported(1, 1, Result((SeatResult(1, 2, (70,)), seat)))
    assert (f"club-refused-{found}" if found else "") == key(helped().refusal(event))


def test_results_told_before_keep_their_handicap() -> None:
    """A new handicap changes nothing that was written."""
    course = helped()
    result = with_handicaps(typed_scores((1, 2), [(70,), (60,)], lower_wins=False), game("score"), (0, 15))
    after = course.after(Reported(1, 1, result)).after(Handicapped(2, 30)).tournament
    assert result == after.table(1, 1).result
    assert 30 == after.player(2).handicap


def test_lines_without_a_handicap_are_those_of_earlier_programs() -> None:
    """The attribute stands only where it says something."""
    assert "handicap" not in to_text(SeatResult(1, 1, (5,)))
    seat = SeatResult(1, 1, (5,), handicap=3)
    assert seat == from_text(SeatResult, to_text(seat))

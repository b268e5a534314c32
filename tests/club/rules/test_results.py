from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.club.events import Corrected, Reported
from accessgames.club.model.proposal import TableSizes
from accessgames.club.model.tournament import Result, SeatResult
from accessgames.club.rules.results import played_result, typed_places, typed_scores
from accessgames.engine import Outcome, ScoreItem
from tests.club.making import game, key, opened, placed, proposal, scored, seated

if TYPE_CHECKING:
    from accessgames.club.rules.course import Course

DIGEST = "0123456789abcdef" * 4


def played(*seats: tuple[int, int], source: str = DIGEST) -> Result:
    """A result from places and scores of players 1, 2 …."""
    return Result(
        tuple(SeatResult(player, place, (score,)) for player, (place, score) in enumerate(seats, 1)), source
    )


def test_places_follow_from_scores() -> None:
    """The most wins, or the fewest; equal sums share; somebody absent has no place."""
    for lower, expected in ((False, (2, 0, 1, 2)), (True, (1, 0, 3, 1))):
        found = typed_scores((4, 3, 2, 1), [(10, 5), None, (20,), (15,)], lower_wins=lower)
        assert expected == tuple(seat.place for seat in found.seats)
        assert (4, 3, 2, 1) == tuple(seat.player for seat in found.seats)
        assert (15, 0, 20, 15) == tuple(seat.score for seat in found.seats)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [((1, 2, 2, 3), (1, 2, 2, 4)), ((1, 1, 2, 3), (1, 1, 3, 4)), ((3, None, 1, 2), (3, 0, 1, 2))],
)
def test_places_alone(typed: tuple[int | None, ...], expected: tuple[int, ...]) -> None:
    """Places are taken as people say them; after two firsts a second is the third."""
    found = typed_places((1, 2, 3, 4), typed)
    assert expected == tuple(seat.place for seat in found.seats)
    assert {()} == {seat.parts for seat in found.seats}


@given(st.lists(st.one_of(st.none(), st.integers(-9, 9)), min_size=2, max_size=5).filter(any))
def test_typed_scores_are_always_accepted(scores: list[int | None]) -> None:
    """Whatever scores are typed, the places made of them can be reported."""
    course = seated(
        opened(len(scores), proposal(sizes=TableSizes(5, 2, 5))), tuple(range(1, len(scores) + 1))
    )
    parts = [None if one is None else (one,) for one in scores]
    result = typed_scores(course.tournament.rounds[0].tables[0].players, parts, lower_wins=False)
    assert None is course.refusal(Reported(1, 1, result))


def test_a_match_of_a_game_of_penalties() -> None:
    """Every item is a game, told as a positive number, a zero among them."""
    items = ((ScoreItem("x", -20), ScoreItem("x", 0)), (ScoreItem("x", 0), ScoreItem("x", -40)))
    found = played_result((5, 2), Outcome((-20, -40), (1, 2), items, "filled"), game("penalties"), DIGEST)
    assert Result((SeatResult(5, 1, (20, 0)), SeatResult(2, 2, (0, 40))), DIGEST) == found
    assert not found.typed


def test_a_match_of_another_game() -> None:
    """The total is one part; the places of the game hold, with its own tie-breaks."""
    items = ((ScoreItem("x", 20), ScoreItem("y", 3)), (ScoreItem("x", 23),))
    found = played_result((5, 2), Outcome((23, 23), (2, 1), items, "over"), game(), DIGEST)
    assert Result((SeatResult(5, 2, (23,)), SeatResult(2, 1, (23,))), DIGEST) == found


def table(points: str = "8-6-4-2-0") -> Course:
    """One table of three, with nothing reported."""
    return seated(opened(3, proposal(points)), (1, 2, 3))


GOOD = played((1, 30), (2, 20), (3, 10))


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (GOOD, ""),
        (replace(GOOD, source=""), ""),
        (played((1, 20), (2, 20), (3, 10)), ""),
        (played((2, 30), (1, 20), (3, 10)), ""),
        (played((2, 30), (1, 20), (3, 10), source=""), "contradiction"),
        (played((1, 30), (2, 20)), "seats"),
        (replace(GOOD, seats=GOOD.seats[::-1]), "seats"),
        (replace(GOOD, source="ABC"), "source"),
        (replace(GOOD, source="g" * 64), "source"),
        (played((1, 30), (1, 20), (2, 10)), "places"),
        (played((2, 30), (3, 20), (3, 10)), "places"),
        (played((0, 30), (1, 20), (2, 10)), "places"),
        (played((1, 1_000_001), (2, 20), (3, 10)), "range"),
        (Result(tuple(SeatResult(player, 0, (), absent=True) for player in (1, 2, 3))), "all-absent"),
        (replace(GOOD, seats=(*GOOD.seats[:2], SeatResult(3, 3, (), absent=True))), "absent-result"),
        (replace(GOOD, seats=(*GOOD.seats[:2], SeatResult(3, 3, (5, 5)))), "parts"),
        (replace(GOOD, seats=tuple(replace(seat, parts=(1,) * 21) for seat in GOOD.seats)), "range"),
        (replace(GOOD, seats=tuple(replace(seat, parts=()) for seat in GOOD.seats)), ""),
    ],
)
def test_what_can_be_reported(result: Result, expected: str) -> None:
    """A result names the players of the table in their order, with places and scores that can be."""
    found = table().refusal(Reported(1, 1, result))
    assert (f"club-refused-{expected}" if expected else "") == key(found)


def test_where_points_of_the_game_count_they_have_to_be_told() -> None:
    """Places alone are not enough; penalties are not negative."""
    for points in ("score", "penalties"):
        found = table(points).refusal(Reported(1, 1, typed_places((1, 2, 3), (1, 2, 3))))
        assert "club-refused-scores-needed" == key(found)
    below = typed_scores((1, 2, 3), [(-1,), (2,), (3,)], lower_wins=True)
    assert "club-refused-range" == key(table("penalties").refusal(Reported(1, 1, below)))
    below = typed_scores((1, 2, 3), [(-1,), (2,), (3,)], lower_wins=False)
    assert "" == key(table("score").refusal(Reported(1, 1, below)))


@pytest.mark.parametrize(
    ("round_", "number", "expected"),
    [
        (1, 1, "reported"),
        (2, 1, "round-unseated"),
        (0, 1, "round-unseated"),
        (1, 2, "range"),
        (1, 0, "range"),
    ],
)
def test_where_can_be_reported(round_: int, number: int, expected: str) -> None:
    """Only a table that exists and has no result takes one."""
    course = scored(table(), (30, 20, 10))
    assert f"club-refused-{expected}" == key(course.refusal(Reported(round_, number, GOOD)))


def test_a_journal_counts_once() -> None:
    """The journal of one table cannot be the result of another one; it can correct its own."""
    course = seated(opened(4, proposal(rounds=3)), (1, 2), (3, 4))
    course = course.after(Reported(1, 1, played((1, 30), (2, 20))))
    other = Result((SeatResult(3, 1, (30,)), SeatResult(4, 2, (20,))), DIGEST)
    assert "club-refused-journal-twice" == key(course.refusal(Reported(1, 2, other)))
    assert None is course.refusal(Corrected(1, 1, played((1, 31), (2, 20))))


def test_a_correction_keeps_what_stood_there() -> None:
    """The old result, the new one and the reason are remembered."""
    course = scored(table(), (30, 20, 10))
    old = course.tournament.table(1, 1).result
    new = typed_scores((1, 2, 3), [(3,), (20,), (10,)], lower_wins=False)
    course = course.after(Corrected(1, 1, new, "Překlep"))
    (trace,) = course.tournament.corrections
    assert (1, 1, old, new, "Překlep") == (trace.round_, trace.table, trace.old, trace.new, trace.reason)
    assert new == course.tournament.table(1, 1).result


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, ""),
        ({"table": 2}, "range"),
        ({"reason": "x" * 201}, "long"),
        ({"reason": "a\nb"}, "unprintable"),
    ],
)
def test_what_can_be_corrected(changes: dict[str, object], expected: str) -> None:
    """A correction has a table with a result and a printable reason."""
    course = scored(table(), (30, 20, 10))
    new = typed_scores((1, 2, 3), [(3,), (20,), (10,)], lower_wins=False)
    event = replace(Corrected(1, 1, new), **changes)  # type: ignore[arg-type] # one attribute each
    assert (f"club-refused-{expected}" if expected else "") == key(course.refusal(event))


def test_nothing_to_correct() -> None:
    """A table without a result, and the same result again, are no corrections."""
    assert "club-refused-unreported" == key(table().refusal(Corrected(1, 1, GOOD)))
    course = placed(table(), (1, 2, 3))
    same = typed_places((1, 2, 3), (1, 2, 3))
    assert "club-refused-unchanged" == key(course.refusal(Corrected(1, 1, same)))

"""What every standing keeps to, whatever came out at the tables."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from accessgames.club.events import Reported
from accessgames.club.model.proposal import OPPONENTS, PRESETS, PointsKind, TableSizes, TieBreak
from accessgames.club.rules.results import typed_scores
from accessgames.club.scoring.standings import make_standings
from tests.club.making import opened, proposal, seated

if TYPE_CHECKING:
    from accessgames.club.model.tournament import Tournament
    from accessgames.club.rules.course import Course

ROUNDS = 3
NUMBERS = (1, 2, 3, 4, 5, 6, 7)
TABLES = ((1, 2, 3), (4, 5, 6, 7))
SCORES = st.lists(st.lists(st.integers(0, 4), min_size=7, max_size=7), min_size=ROUNDS, max_size=ROUNDS)
SCHEMES = st.sampled_from(sorted(PRESETS))
APART = {TieBreak.LOT, TieBreak.DIRECT, *OPPONENTS}
BREAKS = st.permutations([one for one in TieBreak if one not in APART]).map(tuple)


def tournament(
    scheme: str, breaks: tuple[TieBreak, ...], rounds: list[list[int]], names: tuple[int, ...] = NUMBERS
) -> Tournament:
    """Seven people at two tables over some rounds; `names` says which number each of them has."""
    made = proposal(scheme, TableSizes(4, 2, 5), rounds=ROUNDS, tie_breaks=breaks)
    course: Course = opened(7, made)
    for number, scores in enumerate(rounds, 1):
        tables = [tuple(names[player - 1] for player in table) for table in TABLES]
        course = seated(course, *tables)
        for table, own in zip((1, 2), TABLES, strict=True):
            parts = [(scores[player - 1],) for player in own]
            lower = course.tournament.proposal.games[0].lower_wins
            result = typed_scores(tables[table - 1], parts, lower_wins=lower)
            course = course.after(Reported(number, table, result))
    return course.tournament


def places(made: Tournament) -> dict[int, tuple[int, Fraction]]:
    """Place and points of everybody."""
    return {row.player: (row.place, row.points) for row in make_standings(made).rows}


@settings(max_examples=15)
@given(SCHEMES, BREAKS, SCORES, st.permutations(range(1, 8)).map(tuple))
def test_numbers_of_people_do_not_matter(
    scheme: str, breaks: tuple[TieBreak, ...], rounds: list[list[int]], names: tuple[int, ...]
) -> None:
    """With other numbers everybody has the same place and the same points."""
    plain = places(tournament(scheme, breaks, rounds))
    other = places(tournament(scheme, breaks, rounds, names))
    assert plain == {player: other[names[player - 1]] for player in plain}


@settings(max_examples=20)
@given(SCHEMES, BREAKS, SCORES)
def test_decisions_are_true(scheme: str, breaks: tuple[TieBreak, ...], rounds: list[list[int]]) -> None:
    """Each decision names a criterion in which the two differ, and all before it are equal."""
    found = make_standings(tournament(scheme, breaks, rounds))
    for row, following in zip(found.rows, found.rows[1:], strict=False):
        if row.decision is None:
            assert row.place == following.place
            continue
        if row.decision.by == "points":
            assert (row.points < following.points) is found.fewer
            assert (row.decision.own, row.decision.other) == (row.points, following.points)
            continue
        assert row.points == following.points
        for one in breaks:
            if one.value == row.decision.by:
                break
            if one is not TieBreak.MUTUAL:
                assert row.values[one.value] == following.values[one.value]
        if row.decision.by != TieBreak.MUTUAL:
            assert row.values[row.decision.by] == row.decision.own != row.decision.other


@settings(max_examples=20)
@given(BREAKS, SCORES)
def test_more_points_of_the_game_never_hurt(breaks: tuple[TieBreak, ...], rounds: list[list[int]]) -> None:
    """Who gets one point more in a game does not fall."""
    before = places(tournament("score", breaks, rounds))[1]
    (first, *others), *later = rounds
    after = places(tournament("score", breaks, [[first + 1, *others], *later]))[1]
    assert after[0] <= before[0]


@settings(max_examples=20)
@given(SCHEMES, SCORES)
def test_tables_give_what_they_have(scheme: str, rounds: list[list[int]]) -> None:
    """Points of all rows together are what the tables gave."""
    found = make_standings(tournament(scheme, (), rounds))
    points = PRESETS[scheme]
    total = sum((row.points for row in found.rows), Fraction())
    if points.kind is PointsKind.PLACES:
        each = sum(sum((*points.places, 0, 0, 0, 0)[: len(table)]) for table in TABLES)
        assert Fraction(ROUNDS * each) == total
    else:
        assert Fraction(sum(map(sum, rounds))) == total


@settings(max_examples=20)
@given(SCORES)
def test_the_lot_is_asked_for_exactly_where_places_are_shared(rounds: list[list[int]]) -> None:
    """With a lot at the end of the list, those who share a place have to draw; without it they share."""
    with_lot = make_standings(tournament("8-6-4-2-0", (TieBreak.LOT,), rounds))
    without = make_standings(tournament("8-6-4-2-0", (), rounds))
    every = [row.place for row in with_lot.rows]
    assert every == [row.place for row in without.rows]
    shared = {row.player for row in with_lot.rows if every.count(row.place) > 1}
    assert shared == {player for group in with_lot.open_lots for player in group}
    assert () == without.open_lots

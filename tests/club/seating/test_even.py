"""What is equal for everybody: smaller tables, starts and other seats, whatever people, tables and rounds."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessgames.club.events import Registered, SeatingDraft, Withdrawn
from accessgames.club.model.proposal import Groups, Mix, SeatingKind, TableSizes
from accessgames.club.seating import draws, lots, methods
from accessgames.engine import Stream
from tests.club.making import finished, opened, proposal

FOUR = TableSizes(4, 2, 4)
WIDE = TableSizes(4, 3, 5)
SIZES = st.integers(2, 5).flatmap(
    lambda best: st.builds(TableSizes, st.just(best), st.integers(2, best), st.integers(best, 5))
)


def smaller_tables(drafts: tuple[SeatingDraft, ...], people: int) -> list[int]:
    """How often each sat at a table smaller than the largest of the round."""
    counts = Counter(
        player
        for draft in drafts
        for table in draft.tables
        if len(table) < max(map(len, draft.tables))
        for player in table
    )
    return [counts[player] for player in range(1, people + 1)]


def starts(drafts: tuple[SeatingDraft, ...], people: int) -> list[int]:
    """How often each started."""
    counts = Counter(table[0] for draft in drafts for table in draft.tables)
    return [counts[player] for player in range(1, people + 1)]


def drawn(
    people: int, rounds: int, sizes: TableSizes = FOUR, seed: str = "7", steps: int | None = None
) -> tuple[SeatingDraft, ...]:
    """All rounds of an evening, with the order of seats."""
    nothing, stream = lots.history_of(()), Stream(seed, "test")
    drafts = methods.seat_for_meetings(range(1, people + 1), [sizes] * rounds, nothing, stream, steps)
    return lots.balance_seats(drafts, nothing, stream)


def spread(counts: list[int]) -> int:
    """How far the one who had most is from the one who had least."""
    return max(counts) - min(counts)


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 26), st.integers(1, 9), SIZES, st.integers(0, 99))
def test_whatever_the_numbers_sizes_and_starts_are_even(
    people: int, rounds: int, sizes: TableSizes, seed: int
) -> None:
    """Everybody has a place once a round, tables are allowed; smaller tables differ by one, starts too.

    Where all could have the same number of smaller tables, all have. Nobody starts more than once more than
    falls to him, nor less: where everybody plays every round, that is at most one apart, or two where sizes
    differ so that what falls to people lies on both sides of a whole number.
    """
    drafts = drawn(people, rounds, sizes, str(seed), 1500)
    division = lots.divide_tables(people, sizes)
    for draft in drafts:
        everybody = sorted([*(player for table in draft.tables for player in table), *draft.out])
        assert list(range(1, people + 1)) == everybody
        assert division.tables == tuple(sorted(map(len, draft.tables), reverse=True))
    smaller = smaller_tables(drafts, people)
    assert spread(smaller) == int(sum(smaller) % people > 0)
    found = lots.history_of(drafts)
    assert all(abs(surplus) < 60 for surplus in found.starts.values())


@settings(max_examples=40, deadline=None)
@given(st.integers(3, 24), st.integers(2, 9), st.integers(0, 99), st.sampled_from([2, 3, 4]))
def test_starts_are_one_apart_where_tables_are_alike(people: int, rounds: int, seed: int, size: int) -> None:
    """At tables of one size everybody who plays as often starts as often, as nearly as can be."""
    whole = people * size
    found = starts(drawn(whole, rounds, TableSizes(size, size, size), str(seed), 500), whole)
    assert spread(found) == int(sum(found) % whole > 0)


@pytest.mark.parametrize("seed", "abc")
@pytest.mark.parametrize(("people", "rounds"), [(13, 4), (13, 5), (12, 4), (17, 5), (22, 6)])
def test_measured_faults_of_starts(people: int, rounds: int, seed: str) -> None:
    """Twelve people over four rounds once started none to two times; now everybody starts once."""
    sizes = WIDE if people == 17 else FOUR
    found = starts(drawn(people, rounds, sizes, seed, 3000), people)
    assert spread(found) == int(sum(found) % people > 0)


@pytest.mark.parametrize("seed", "abc")
def test_nobody_sits_at_full_tables_all_evening(seed: str) -> None:
    """Thirteen people over four rounds: once one of them did by every seed; now two or three are smaller."""
    assert {2, 3} == set(smaller_tables(drawn(13, 4, seed=seed, steps=30_000), 13))


@pytest.mark.parametrize("seed", "ab")
def test_nobody_meets_four_times(seed: str) -> None:
    """Seventeen people over five rounds at tables of three to five: once two of them met four times."""
    met = lots.history_of(drawn(17, 5, WIDE, seed, 100_000)).meetings
    assert 2 == max(met.values())


def test_what_mathematics_knows_has_to_be_even() -> None:
    """Fifteen people over four rounds: the known schedule has no repeats and is even, so it is used."""
    drafts = drawn(15, 4, steps=0)
    assert 0 == lots.repeated_meetings(lots.history_of(drafts).meetings)
    assert {0, 1} == set(smaller_tables(drafts, 15))


@pytest.mark.parametrize("kind", [SeatingKind.LOT, SeatingKind.SCORE])
@pytest.mark.parametrize("mix", Mix)
def test_round_by_round_too(kind: SeatingKind, mix: Mix) -> None:
    """By lot and by score the smaller tables go around as well: thirteen people, five rounds.

    Starts can be spread less well, as the tables of later rounds are not known yet.
    """
    course = opened(13, proposal(rounds=5, seating=kind))
    for number in range(5):
        course = course.after(draws.draw_rounds(course.tournament, f"s{number}", kind, mix))
        course = finished(course)
    drafts = tuple(SeatingDraft(lots.tables_of(round_), round_.out) for round_ in course.tournament.rounds)
    assert 1 == spread(smaller_tables(drafts, 13))
    assert spread(starts(drafts, 13)) <= 3


def test_groups_each_for_itself() -> None:
    """Seven in each of two groups over three rounds: one and two smaller tables in each group."""
    made = proposal(rounds=4, seating=SeatingKind.GROUPS, groups=Groups(2, 2, 1))
    course = opened(14, made)
    course = course.after(lots.draw_groups(course.tournament, "g"))
    event = draws.draw_rounds(course.tournament, "s")
    smaller = smaller_tables(event.rounds, 14)
    for group in course.tournament.groups:
        assert {1, 2} == {smaller[player - 1] for player in group}


def test_latecomers_and_leavers() -> None:
    """Who comes late does not make up for smaller tables of rounds that were before; the rest stays even."""
    course = opened(13, proposal(rounds=6))
    course = course.after(draws.draw_rounds(course.tournament, "a"))
    for _ in range(2):
        course = finished(course)
    course = course.after(Registered(14, "Hráč 14")).after(Withdrawn(3))
    event = draws.draw_rounds(course.tournament, "b")
    course = course.after(event)
    drafts = tuple(SeatingDraft(lots.tables_of(one), one.out) for one in course.tournament.rounds)
    smaller = smaller_tables(drafts, 14)
    stayed = [smaller[number - 1] for number in range(1, 14) if number != 3]
    assert spread(stayed) <= 1
    late = smaller_tables(event.rounds, 14)[13]
    assert 2 <= late <= 3, "nine of thirteen sit at smaller tables, over four rounds"


def pairs_of(drafts: tuple[SeatingDraft, ...]) -> set[tuple[int, int]]:
    """Who met whom."""
    return {pair for draft in drafts for table in draft.tables for pair in combinations(sorted(table), 2)}


TEAMS = [tuple(range(first, first + 4)) for first in (1, 5, 9, 13)]
AVOID = frozenset(pair for team in TEAMS for pair in combinations(team, 2))


@pytest.mark.parametrize("kind", [SeatingKind.MEET, SeatingKind.LOT, SeatingKind.SCORE])
def test_members_of_a_team_sit_apart(kind: SeatingKind) -> None:
    """Four teams of four at tables of four over three rounds: nobody meets his own; the audit agrees."""
    course = opened(16, proposal(rounds=3, seating=kind))
    terms = lots.Terms(AVOID)
    while course.tournament.played < 3:
        event = draws.draw_rounds(course.tournament, f"s{course.tournament.played}", terms=terms)
        assert event == draws.redraw(course.tournament, event)
        assert set() == pairs_of(event.rounds) & AVOID
        course = course.after(event)
        while course.tournament.played < len(course.tournament.rounds):
            course = finished(course)


def test_who_cannot_sit_apart_sits_together() -> None:
    """Five who should not meet at four tables: two of them do, and no more."""
    avoid = frozenset(combinations(range(1, 6), 2))
    drafts = methods.seat_for_meetings(
        range(1, 17), [FOUR], lots.history_of(()), Stream("7", "test"), 30_000, lots.Terms(avoid)
    )
    assert 1 == len(pairs_of(drafts) & avoid)

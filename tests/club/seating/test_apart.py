"""Draws of every kind that keep people apart, and what they prove about it."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessgames.club.events import KeptApart, Seated
from accessgames.club.model.proposal import Groups, Knockout, Mix, SeatingKind, TableSizes
from accessgames.club.seating import advancing, bounds, draws, guarantees, lots, methods
from accessgames.dataclasses import replace
from accessgames.engine import Stream
from tests.club.making import finished, opened, placed, proposal

NOTHING = lots.history_of(())
PAIRS = ((1, 2), (3, 4), (5, 6), (7, 8))


def pairs_at(event: Seated) -> set[tuple[int, int]]:
    """All pairs who sit at one table."""
    return {
        pair for draft in event.rounds for table in draft.tables for pair in combinations(sorted(table), 2)
    }


@pytest.mark.parametrize("kind", [SeatingKind.MEET, SeatingKind.LOT, SeatingKind.SCORE, SeatingKind.CIRCLE])
@pytest.mark.parametrize("seed", "abc")
def test_every_draw_keeps_apart_whom_the_organiser_named(kind: SeatingKind, seed: str) -> None:
    """Four pairs among eight people: none of them meets, round after round; the draw can be made again."""
    sizes = TableSizes(2, 2, 2) if kind is SeatingKind.CIRCLE else TableSizes(4, 2, 4)
    course = opened(8, proposal(sizes=sizes, rounds=4, seating=kind))
    for pair in PAIRS:
        course = course.after(KeptApart(*pair))
    while course.tournament.played < 4:
        event = draws.draw_rounds(course.tournament, f"{seed}{course.tournament.played}")
        assert PAIRS == event.avoid
        assert event == draws.redraw(course.tournament, event)
        assert set() == pairs_at(event) & {*PAIRS}
        course = course.after(event)
        while course.tournament.current:
            course = finished(course)
    assert guarantees.Parting(4, (), 0) == guarantees.parting_of(course.tournament)


@given(st.integers(4, 11), st.data())
@settings(max_examples=40, deadline=None)
def test_each_with_each_but_those_kept_apart(people: int, data: st.DataObject) -> None:
    """Everybody meets everybody else once, those kept apart never, and nobody is lost in a round."""
    every = list(combinations(range(1, people + 1), 2))
    avoid = frozenset(data.draw(st.lists(st.sampled_from(every), max_size=5)))
    rounds = methods.pair_everybody(range(1, people + 1), NOTHING, Stream("7", "t"), avoid)
    met = lots.history_of(rounds).meetings
    assert {pair: 1 for pair in every if pair not in avoid} == dict(met)
    for draft in rounds:
        assert sorted([*(one for table in draft.tables for one in table), *draft.out]) == [
            *range(1, people + 1)
        ]


def test_pairs_opposite_each_other_save_a_round() -> None:
    """Four pairs of eight need six rounds instead of seven, and nobody sits out."""
    rounds = methods.pair_everybody(range(1, 9), NOTHING, Stream("7", "t"), frozenset(PAIRS))
    assert 6 == len(rounds)
    assert {()} == {draft.out for draft in rounds}


def test_a_long_evening_keeps_them_apart() -> None:
    """Over fifteen rounds everybody meets everybody many times, and still not those kept apart."""
    drafts = methods.seat_for_meetings(
        range(1, 9),
        [TableSizes(4, 4, 4)] * 15,
        NOTHING,
        Stream("7", "t"),
        60_000,
        lots.Terms(frozenset(PAIRS)),
    )
    assert not any(lots.history_of(drafts).meetings[pair] for pair in PAIRS)


def test_equals_by_score_are_kept_apart() -> None:
    """Where nobody has met and all have one place, there is nothing else to part by."""
    terms = lots.Terms(frozenset({(1, 2)}))
    for seed in "abcdef":
        draft = methods.seat_by_score(
            dict.fromkeys(range(1, 5), 1), TableSizes(2, 2, 2), NOTHING, Mix.NEW, Stream(seed, "t"), terms
        )
        assert all({1, 2} != {*table} for table in draft.tables)


def test_groups_part_them_as_well() -> None:
    """They come into different groups, which are as large as ever; the draw can be made again."""
    made = proposal(seating=SeatingKind.GROUPS, groups=Groups(2, 1, 1))
    course = opened(9, made)
    for pair in PAIRS:
        course = course.after(KeptApart(*pair))
    for seed in "abcde":
        event = lots.draw_groups(course.tournament, seed)
        assert [4, 5] == sorted(map(len, event.groups))
        assert not any({*pair} <= {*group} for pair in PAIRS for group in event.groups)
        assert event == draws.redraw(course.tournament, event)


def test_a_knockout_keeps_them_apart_until_its_final() -> None:
    """At the last table sits whoever is left; the proof says that it can't be otherwise."""
    made = proposal(
        sizes=TableSizes(2, 2, 2), rounds=0, seating=SeatingKind.KNOCKOUT, knockout=Knockout(1, third=False)
    )
    course = opened(4, made).after(KeptApart(1, 2))
    assert all((1, 2) not in pairs_at(draws.draw_rounds(course.tournament, seed)) for seed in "abcd")
    event = draws.draw_rounds(course.tournament, "a")
    course = course.after(event)
    course = placed(course, *((1, 2) if table[0] < 3 else (2, 1) for table in event.rounds[0].tables))
    due = advancing.due_advance(course.tournament)
    assert due is not None
    assert {1, 2} == {*due.finalists}
    course = course.after(due)
    course = course.after(draws.draw_rounds(course.tournament, "f"))
    found = guarantees.parting_of(course.tournament)
    assert guarantees.Parting(1, ((2, (1, 2)),), 1) == found


@pytest.mark.parametrize(
    ("sizes", "pairs", "least"),
    [
        ((4, 4), PAIRS, 0),
        ((4, 4), tuple(combinations((1, 2, 3), 2)), 1),
        ((8,), PAIRS, 4),
        ((4, 4), tuple(combinations(range(1, 9), 2)), 12),
        ((3, 3, 2), tuple(combinations(range(1, 5), 2)), 1),
        ((4, 4), ((1, 9), (9, 10)), 0),
    ],
)
def test_how_many_sit_together_at_least(
    sizes: tuple[int, ...], pairs: tuple[tuple[int, int], ...], least: int
) -> None:
    """Sets of people who are all kept apart, spread over the tables; who does not sit here does not count."""
    assert least == bounds.least_together(lots.cut_tables(range(1, 9), sizes), pairs)


@given(
    st.lists(st.sampled_from(list(combinations(range(1, 7), 2))), max_size=8),
    st.sampled_from([(3, 3), (2, 2, 2)]),
)
@settings(max_examples=40, deadline=None)
def test_the_bound_is_never_passed(pairs: list[tuple[int, int]], sizes: tuple[int, ...]) -> None:
    """No order of six people has fewer of the pairs together than the bound says."""
    own = frozenset(pairs)
    tables = lots.cut_tables(range(1, 7), sizes)
    best = min(
        len(
            {pair for table in lots.cut_tables(order, sizes) for pair in combinations(sorted(table), 2)} & own
        )
        for order in _orders(sizes)
    )
    assert bounds.least_together(tables, own) <= best


def _orders(sizes: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every division of six people into tables of these sizes, the same ones more than once."""
    first = sizes[0]
    found = []
    for table in combinations(range(1, 7), first):
        rest = [one for one in range(1, 7) if one not in table]
        if len(sizes) == 2:
            found.append((*table, *rest))
        else:
            found += [
                (*table, *two, *(one for one in rest if one not in two)) for two in combinations(rest, 2)
            ]
    return found


def test_a_draw_by_an_earlier_program_is_made_again_by_what_it_says() -> None:
    """What was to be kept apart stands in the event, whatever the tournament says by now."""
    course = opened(8, proposal(rounds=2))
    event = draws.draw_rounds(course.tournament, "s")
    later = course.after(KeptApart(1, 2))
    assert event == draws.redraw(later.tournament, event)
    turned = replace(event, avoid=((2, 1),))
    again = draws.redraw(later.tournament, turned)
    assert isinstance(again, Seated)
    assert ((2, 1),) == again.avoid

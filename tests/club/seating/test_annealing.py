from __future__ import annotations

from collections import Counter
from itertools import combinations, islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessgames.club.seating.schedules import OUT, Cooling, NumberedTables, Schedule, anneal, random_numbers
from accessgames.engine import Stream

COOLING = Cooling(0.5, 0.2, 10_000)


def lots(people: int, rounds: int, size: int, stream: Stream) -> list[NumberedTables]:
    """Rounds by lot; who is left over sits out."""
    drawn = []
    for _ in range(rounds):
        order = list(range(people))
        stream.shuffle(order)
        drawn.append([order[first : first + size] for first in range(0, people - people % size, size)])
    return drawn


def cost_of(rounds: list[NumberedTables], earlier: dict[tuple[int, int], int]) -> int:
    """The cost counted from nothing."""
    meetings = Counter(earlier)
    for tables in rounds:
        for table in tables:
            meetings.update(combinations(sorted(table), 2))
    return sum(times * (times - 1) // 2 for times in meetings.values())


@settings(max_examples=40)
@given(st.integers(4, 14), st.integers(1, 4), st.integers(2, 5), st.integers(0, 99))
def test_the_cost_that_is_kept_is_the_true_one(people: int, rounds: int, size: int, seed: int) -> None:
    """After any number of steps cost and tables agree, everybody sits as before, and nothing is worse."""
    stream = Stream(str(seed), "test")
    earlier = {(0, 1): 2, (1, 3): 1}
    drawn = lots(people, rounds, size, stream)
    schedule = Schedule(people, earlier, drawn)
    before = schedule.cost
    assert cost_of(drawn, earlier) == before
    found = anneal(schedule, 700, stream, COOLING)
    assert cost_of(schedule.rounds, earlier) == schedule.cost == found <= before
    for old, new, where in zip(drawn, schedule.rounds, schedule.where, strict=True):
        assert sorted(one for table in old for one in table) == sorted(one for table in new for one in table)
        assert [len(table) for table in old] == [len(table) for table in new]
        for one in range(people):
            assert where[one] == next((i for i, table in enumerate(new) if one in table), OUT)
    assert schedule.bound() <= found


def test_the_same_seed_finds_the_same() -> None:
    """Bit by bit: the search depends on seed and steps alone."""
    found = []
    for _ in range(2):
        stream = Stream("7", "test")
        schedule = Schedule(13, {}, lots(13, 5, 4, stream))
        anneal(schedule, 20_000, stream, COOLING)
        found.append(schedule.rounds)
    assert found[0] == found[1]


def test_it_ends_where_nothing_better_can_be() -> None:
    """Where everybody has met once and all must meet again evenly, no step is taken."""
    schedule = Schedule(4, {}, [[[0, 1, 2, 3]], [[0, 1, 2, 3]]])
    assert schedule.bound() == schedule.cost == 6
    assert 6 == anneal(schedule, 10**9, Stream("7", "test"), COOLING)


@pytest.mark.parametrize(("people", "expected"), [(0, 0), (1, 0), (2, 0)])
def test_few_people(people: int, expected: int) -> None:
    """Nobody, one and two people cost nothing."""
    schedule = Schedule(people, {}, [[list(range(people))]])
    assert expected == anneal(schedule, 10**9, Stream("7", "test"), COOLING)


def test_numbers_are_those_of_the_stream() -> None:
    """Chunks change nothing but the speed: the bits are the stream's, in order."""
    stream = Stream("7", "test")
    expected = [stream.getrandbits(64) for _ in range(2100)]
    assert expected == list(islice(random_numbers(Stream("7", "test")), 2100))

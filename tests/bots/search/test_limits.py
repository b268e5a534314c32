"""When a search ends, with clocks that are told what to show."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from accessgames.bots.search import SearchLimits


def _clock(times: Iterable[float]) -> Callable[[], float]:
    return iter(times).__next__


def test_without_a_clock_all_iterations_are_made() -> None:
    """The number of iterations is the only end, and what is left counts the current one."""
    assert [4, 3, 2, 1] == list(SearchLimits(4, 0).rounds(0.0))
    assert 0.0 == SearchLimits(4, 0).now()


def test_time_ends_the_rounds() -> None:
    """With 30 ms an iteration and a limit of 100 ms, a fourth one would end too late."""
    limits = SearchLimits(50, 100, _clock([0.03, 0.06, 0.09, 0.12, 0.15]))
    assert [50, 49, 48] == list(limits.rounds(0.0))


def test_a_slow_iteration_is_expected_again() -> None:
    """After one that took 60 ms, no other is begun 50 ms before the end."""
    limits = SearchLimits(50, 120, _clock([0.01, 0.07, 0.08]))
    assert [50, 49] == list(limits.rounds(0.0))


def test_a_slow_iteration_is_not_forgotten_after_a_quick_one() -> None:
    """The slowest so far is expected, not the last."""
    limits = SearchLimits(50, 120, _clock([0.06, 0.07, 0.08]))
    assert [50, 49] == list(limits.rounds(0.0))


def test_what_was_used_before_the_first_round_counts() -> None:
    """Preparing the search takes from the time of the decision."""
    limits = SearchLimits(50, 100, _clock([0.095]))
    assert [50] == list(limits.rounds(0.0))


def test_there_is_always_a_first_round() -> None:
    """Even when time is up before anything was tried, one action is."""
    assert [9] == list(SearchLimits(9, 0, _clock([7.0])).rounds(1.0))


@pytest.mark.parametrize("step", [0.001, 0.007, 0.03, 0.08])
@pytest.mark.parametrize("limit", [100, 300, 2000])
def test_no_decision_exceeds_its_limit(step: float, limit: int) -> None:
    """Whatever an iteration costs, the last one ends before the limit."""
    limits = SearchLimits(10_000, limit, _clock(step * number for number in range(1, 10_001)))
    made = len(list(limits.rounds(0.0)))
    assert made * step * 1000 <= limit
    assert (made + 2) * step * 1000 > limit

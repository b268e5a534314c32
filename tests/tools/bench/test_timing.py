"""How measurements are taken; time itself is made by hand here."""

from __future__ import annotations

import pytest

from tools.bench import timing


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock whose hands the test moves."""
    now = [0.0]
    monkeypatch.setattr(timing, "clock", lambda: now[0])
    return now


@pytest.mark.parametrize(
    ("values", "share", "expected"),
    [
        ([5, 1, 4, 2, 3], 0.5, 3),
        ([1, 2, 3, 4], 0.5, 2),
        ([7], 0.95, 7),
        (list(range(1, 101)), 0.95, 95),
        (list(range(1, 21)), 0.95, 19),
        ([1, 2, 3], 1.0, 3),
        ([1, 2, 3], 0.0, 1),
    ],
)
def test_quantile(values: list[float], share: float, expected: float) -> None:
    """The quantile is a measured value that the share of values does not exceed, in any order."""
    assert expected == timing.quantile(values, share)
    assert expected == timing.quantile(values[::-1], share)


def test_best_keeps_the_fastest(hands: list[float]) -> None:
    """Whatever disturbed the other repeats does not count."""
    lengths = iter([3.0, 1.0, 2.0])

    def work() -> None:
        hands[0] += next(lengths)

    assert 1.0 == timing.best(work)


def test_rate_is_the_median_after_a_warm_up(hands: list[float]) -> None:
    """The slow first call is not measured; of three stretches the middle one counts."""
    lengths = iter([100.0, *[0.5] * 2, *[0.25] * 4, *[1.0]])

    def work() -> int:
        hands[0] += next(lengths)
        return 10

    assert 20.0 == timing.rate(work, seconds=1.0)


def test_the_real_clock_goes_on() -> None:
    """The clock in use never goes back and is fine enough to time a call."""
    before = timing.clock()
    assert timing.clock() >= before
    assert timing.once(lambda: sum(range(10_000))) > 0

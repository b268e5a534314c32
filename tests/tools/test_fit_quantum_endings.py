"""Chances near the end of Quantum are fitted to who won: the fit finds what is put in, and repeats."""

from __future__ import annotations

from math import exp, log

import pytest

from accessgames.games.quantum.bot import endings
from tools import fit_quantum_endings as fit

SIZE = endings.FEATURES * len(endings.KNOTS)


def _told(lead: float, won: float) -> fit.Told:
    """Two seats that differ in one feature, at the first knot."""
    rows = [[0.0] * SIZE for _ in range(2)]
    rows[0][0] = lead
    return fit.Told(tuple(map(tuple, rows)), (won, 1 - won))


def test_equations_are_solved() -> None:
    """Two equations with two unknowns, the first of which begins with nothing."""
    assert [3.0, 2.0] == fit.solved([[0.0, 1.0, 2.0], [1.0, 1.0, 5.0]])


def test_what_makes_winners_is_found() -> None:
    """Where a feature multiplies the odds, its weight is found, and what never differs has none."""
    known = [_told(lead, 1 / (1 + exp(-0.5 * lead))) for lead in range(-6, 7)] * 40
    weights = fit.fitted(known)
    assert pytest.approx(0.5, abs=0.02) == weights[0]
    assert not any(weights[1:])
    assert fit.surprise(known, weights) < fit.surprise(known, [0.0] * SIZE)


def test_nothing_known_is_as_surprising_as_a_coin() -> None:
    """Without weights both seats are equal."""
    assert log(2) == pytest.approx(fit.surprise([_told(3, 1.0)], [0.0] * SIZE))
    assert [0.5, 0.5] == fit.chances(_told(3, 1.0), [0.0] * SIZE)


@pytest.mark.parametrize("seats", [2, 3])
def test_positions_of_a_game(seats: int) -> None:
    """Each position near the end has what is known of every seat, and who won; the same seed repeats them."""
    found = list(fit.played("bot:simple", seats, "test"))
    assert found == list(fit.played("bot:simple", seats, "test"))
    assert found
    for one in found:
        assert seats == len(one.rows) == len(one.won)
        assert {SIZE} == set(map(len, one.rows))
        assert 1.0 == pytest.approx(sum(one.won))

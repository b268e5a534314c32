"""What the contract is checked with: every game, and games played at random with every kind of set-up."""

from __future__ import annotations

import pytest

from tests.contract.cases import BEGINNINGS, CASES, Beginning, Case
from tests.contract.walks import Walk, walk


@pytest.fixture(params=CASES, ids=lambda case: case.id)
def case(request: pytest.FixtureRequest) -> Case:
    """Every game."""
    found: Case = request.param
    return found


@pytest.fixture(params=BEGINNINGS, ids=lambda beginning: beginning.id)
def walked(request: pytest.FixtureRequest) -> Walk:
    """A game played at random: every game, number of seats and option."""
    beginning: Beginning = request.param
    return walk(beginning)


@pytest.fixture(
    params=[beginning for beginning in BEGINNINGS if beginning.case.census],
    ids=lambda beginning: beginning.id,
)
def counted(request: pytest.FixtureRequest) -> Walk:
    """The same, of the games whose components can be counted."""
    beginning: Beginning = request.param
    return walk(beginning)

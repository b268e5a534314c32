"""Chances of equals: what the simulation counts, and that draws are as fair as the numbers allow."""

from __future__ import annotations

import pytest

from tools import equals

UNFAIR = [[(1, 2, 3, 4), (5, 6, 7), (8, 9, 10), (11, 12, 13)]] * 4


def test_chances_add_up_to_one() -> None:
    """Over all players one wins, ties shared."""
    rounds = equals.drawn(9, 2)
    members = list(equals.profiles(rounds).values())
    found = equals.simulate(rounds, 200)
    assert 1.0 == pytest.approx(sum(found[one] for one in members))


def test_profiles() -> None:
    """How often at smaller tables and how often first."""
    assert {1: (0, 4), 2: (0, 0), 5: (4, 4), 13: (4, 0)} == {
        player: profile for player, profile in equals.profiles(UNFAIR).items() if player in {1, 2, 5, 13}
    }


def test_the_full_table_every_evening_is_unfair() -> None:
    """Who sits at the table of four every round wins much less: what the simulation is there to see."""
    found = equals.simulate(UNFAIR, 4000)
    assert found[0, 0] + 0.02 < found[4, 0]


@pytest.mark.parametrize(("people", "rounds"), [(12, 4), (16, 5), (8, 3)])
def test_tables_of_one_size_are_fair(people: int, rounds: int) -> None:
    """Nobody's chance differs by more than half a point of a hundred, but for the luck of so few games."""
    found = equals.simulate(equals.drawn(people, rounds), 6000)
    assert max(found.values()) - min(found.values()) <= equals.ALLOWED + 0.005


def test_who_starts_may_have_an_advantage() -> None:
    """With a large one, who starts more often wins more often; by the share of those beaten as well."""
    rounds = [[(1, 2, 3, 4)]] * 3
    for scheme in equals.SCHEMES:
        found = equals.simulate(rounds, 2000, 1.0, scheme)
        assert found[0, 0] < found[0, 3]

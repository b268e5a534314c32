"""Places and directions."""

from __future__ import annotations

from accessgames.games.iota.rules.cards import START, Spot, across


def test_steps_go_right_and_up() -> None:
    """A row runs along x, a column along y."""
    assert (Spot(1, 0), Spot(0, 1)) == (START.step("row"), START.step("column"))
    assert (Spot(-2, 0), Spot(0, -2)) == (START.step("row", -2), START.step("column", -2))


def test_neighbours_are_left_right_above_below() -> None:
    """Corners do not touch."""
    assert (Spot(4, 2), Spot(6, 2), Spot(5, 3), Spot(5, 1)) == Spot(5, 2).neighbours()


def test_across_is_the_other_direction() -> None:
    """Twice across is back."""
    assert ("column", "row") == (across("row"), across("column"))

"""Copies with parts changed: the same as `dataclasses.replace`, which they stand in for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.games.tetrikon.rules.state import Hand, PlayerState, TurnState
from accessgames.games.tetrikon.rules.work import replace_fields
from tests.games.tetrikon.positions import position


def test_a_copy_has_the_changed_parts() -> None:
    """The others stay as they are, and the original is not touched."""
    course = TurnState(1, letters="ca", offers=2)
    copy = replace_fields(course, {"letters": "cab", "withdrawn": True})
    assert TurnState(1, letters="cab", offers=2, withdrawn=True) == copy
    assert TurnState(1, letters="ca", offers=2) == course


def test_it_is_what_the_standard_library_does() -> None:
    """For every class that the rules change."""
    table = position(free=["l4 k1"], placed=["d2 1 a1"]).table
    assert replace(table, turns=7, offer=()) == replace_fields(table, {"turns": 7, "offer": ()})
    player = table.players[0]
    assert replace(player, free=()) == replace_fields(player, {"free": ()})
    assert replace(Hand((1, 5)), cards=("draw-1",)) == replace_fields(Hand((1, 5)), {"cards": ("draw-1",)})


def test_nothing_changed_is_an_equal_copy() -> None:
    """Also where no field is named."""
    assert PlayerState("A1") == replace_fields(PlayerState("A1"), {})


def test_an_unknown_field_is_a_mistake() -> None:
    """As with the standard library, only another exception."""
    with pytest.raises(KeyError):
        replace_fields(PlayerState("A1"), {"colour": "red"})

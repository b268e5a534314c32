"""What the talking program is started with."""

from __future__ import annotations

import gc

from accessgames.cli.arguments import parse_arguments
from accessgames.cli.console import Console
from accessgames.cli.launch import launch


def test_what_was_there_before_a_game_is_not_looked_through_for_garbage() -> None:
    """So that no answer waits for it; what is made later is looked through as ever."""
    before = ["made before"]
    assert _looked_through(before)
    try:
        room = launch(parse_arguments(["play", "iota"]), Console("cs")).open_room("iota")
        after = ["made after"]
        assert "iota" == room.game.id
        assert not _looked_through(before)
        assert _looked_through(after)
    finally:
        gc.unfreeze()
    assert _looked_through(before)


def _looked_through(wanted: list[str]) -> bool:
    return any(one is wanted for one in gc.get_objects())

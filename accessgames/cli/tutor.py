"""`accessgames tutor`: the lesson of a game, from where it was left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.cli.launching import launch
from accessgames.cli.setting import find_room
from accessgames.shell import learn

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console


def run(arguments: Arguments, console: Console) -> int:
    """Give the lesson of a game, or ask which.

    Raises:
        UsageError: The game or the profile does not exist.
        GameError: The game has no lesson.
    """
    del console
    game = arguments.places.get("game")
    return learn(launch(arguments), None if game is None else find_room(game).game.id)

"""`accessgames play`: a match of a game, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.cli.launching import launch
from accessgames.cli.setting import (
    SEEDS,
    check_seats,
    find_room,
    make_setup,
    option_fault,
    read_options,
    read_players,
)
from accessgames.engine import SetupError
from accessgames.shell import play

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console


def run(arguments: Arguments, console: Console) -> int:
    """Check what the command line says about the match, then play it.

    Raises:
        UsageError: Game, players, options, seed or profile do not exist.
        GameError: The match can't be started.
    """
    room = find_room(arguments.places["game"])
    options = read_options(arguments.values("option"), room, console)
    players = arguments.value("players")
    seats = None if players is None else read_players(players)
    if seats is not None:
        seats = check_seats(room, seats)
        make_setup(room, len(seats), options, console)
    seed = None if not arguments.has("seed") else str(arguments.number("seed", 0, SEEDS))
    try:
        return play(launch(arguments), room.game.id, seats, options, seed)
    except SetupError as error:
        raise option_fault(error, room, console) from error

"""IOTA (Gene Mackles, 2011): lines of two to four cards, each property all the same or all different."""

from __future__ import annotations

from pathlib import Path

from accessgames.games.iota.bot import KIT
from accessgames.games.iota.bot.chances import chances
from accessgames.games.iota.commands import IotaCommands
from accessgames.games.iota.narration import IotaNarration
from accessgames.games.iota.rulebook import RULEBOOK
from accessgames.games.iota.rules.game import IotaGame
from accessgames.games.measures import Measure
from accessgames.games.room import Room

ROOM = Room(
    game=IotaGame(),
    narration=IotaNarration(),
    commands=IotaCommands(),
    bots=KIT,
    rulebook=RULEBOOK,
    measure=Measure(clear=20.0, chances=chances),
    lesson=Path(__file__).with_name("lesson.toml"),
)
"""The game as the shell, the bots and the club know it."""

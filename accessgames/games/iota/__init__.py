"""IOTA (Gene Mackles, 2011): lines of two to four cards, each property all the same or all different."""

from __future__ import annotations

from pathlib import Path

from accessgames.games.iota.bot import KIT
from accessgames.games.iota.bot.guide import winning_chances
from accessgames.games.iota.commands import IotaCommands
from accessgames.games.iota.narration import NARRATION
from accessgames.games.iota.rulebook import RULEBOOK
from accessgames.games.iota.rules.game import IotaGame
from accessgames.games.measure import ReviewMeasure
from accessgames.games.room import Room

ROOM = Room(
    game=IotaGame(),
    narration=NARRATION,
    commands=IotaCommands(),
    bots=KIT,
    rulebook=RULEBOOK,
    measure=ReviewMeasure(clear=20.0, chances=winning_chances),
    lesson=Path(__file__).with_name("lesson.toml"),
)
"""The game as the shell, the bots and the club know it."""

"""IOTA (Gene Mackles, 2011): lines of two to four cards, each property all the same or all different."""

from __future__ import annotations

from accessgames.games.iota.bot import KIT
from accessgames.games.iota.commands import IotaCommands
from accessgames.games.iota.narration import IotaNarration
from accessgames.games.iota.rulebook import RULEBOOK
from accessgames.games.iota.rules.game import IotaGame
from accessgames.games.room import Room

ROOM = Room(game=IotaGame(), narration=IotaNarration(), commands=IotaCommands(), bots=KIT, rulebook=RULEBOOK)
"""The game as the shell, the bots and the club know it."""

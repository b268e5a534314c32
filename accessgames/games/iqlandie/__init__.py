"""iQLANDIE (Albi, Mozkovna): races over four kinds of tasks, and six expositions built of pieces."""

from __future__ import annotations

from accessgames.games.iqlandie.bot import KIT
from accessgames.games.iqlandie.commands import IqlandieCommands
from accessgames.games.iqlandie.narration import IqlandieNarration
from accessgames.games.iqlandie.records import RECORDS
from accessgames.games.iqlandie.rulebook import RULEBOOK
from accessgames.games.iqlandie.rules.game import IqlandieGame
from accessgames.games.iqlandie.sheets import IqlandieSheets
from accessgames.games.iqlandie.workloads import WORKLOADS
from accessgames.games.room import Room

ROOM = Room(
    game=IqlandieGame(),
    narration=IqlandieNarration(),
    commands=IqlandieCommands(),
    bots=KIT,
    rulebook=RULEBOOK,
    sheets=IqlandieSheets(),
    records=RECORDS,
    workloads=WORKLOADS,
)
"""The game as the shell, the bots and the club know it."""

"""Tetrikon (Společenství duševních sportů): diagrams are filled with pieces bought, swapped and traded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.games.room import Equipment, Room
from accessgames.games.tetrikon.bot import make_kit
from accessgames.games.tetrikon.commands import TetrikonCommands
from accessgames.games.tetrikon.material import own_set, standard
from accessgames.games.tetrikon.modes import TetrikonGame
from accessgames.games.tetrikon.narration import TetrikonNarration
from accessgames.games.tetrikon.own_chance import OwnChance
from accessgames.games.tetrikon.records import TetrikonRecords
from accessgames.games.tetrikon.rulebook import RULEBOOK
from accessgames.games.tetrikon.rules.options import SET
from accessgames.games.tetrikon.sheets import TetrikonSheets
from accessgames.games.tetrikon.workloads import make_workloads

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Material


def make_room(material: Material) -> Room:
    """Return the game with a set, the program's or a club's own."""
    game = TetrikonGame(material)
    return Room(
        game=game,
        narration=TetrikonNarration(),
        commands=TetrikonCommands(),
        bots=make_kit(material),
        rulebook=RULEBOOK,
        own_chance=OwnChance(),
        equipment=Equipment(SET, lambda content: make_room(own_set(content))),
        records=TetrikonRecords(),
        sheets=TetrikonSheets(material),
        workloads=make_workloads(game),
    )


ROOM = make_room(standard())
"""The game as the shell, the bots and the club know it, with the set of the program."""

"""Tetrikon (Společenství duševních sportů): diagrams are filled with pieces bought, swapped and traded."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.games.measure import ReviewMeasure
from accessgames.games.room import ClubMaterial, Room
from accessgames.games.tetrikon.bot import Race, make_kit
from accessgames.games.tetrikon.bot.guide import WinningChances
from accessgames.games.tetrikon.commands import TetrikonCommands
from accessgames.games.tetrikon.material.sets import load_own_set, load_standard
from accessgames.games.tetrikon.modes import TetrikonGame
from accessgames.games.tetrikon.narration import NARRATION
from accessgames.games.tetrikon.own_chance import OwnChance
from accessgames.games.tetrikon.records import PuzzleRemarks, TetrikonRecords
from accessgames.games.tetrikon.rulebook import RULEBOOK
from accessgames.games.tetrikon.rules.options import SET
from accessgames.games.tetrikon.rules.puzzle import PuzzleView
from accessgames.games.tetrikon.sheets import TetrikonSheets
from accessgames.language import keys

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Material
    from accessgames.games.tetrikon.modes import AnyView


WORTH: Final = keys("tetrikon-worth")[0]
"""Tells an amount of T."""


def trading(view: AnyView) -> bool:
    """Tell whether values of actions are in T: where there is a market, not in blitz and solo."""
    return not isinstance(view, PuzzleView)


def make_room(material: Material) -> Room:
    """Return the game with a set, the program's or a club's own."""
    game, race = TetrikonGame(material), Race(material)
    return Room(
        game=game,
        narration=NARRATION,
        commands=TetrikonCommands(),
        bots=make_kit(material, race),
        rulebook=RULEBOOK,
        measure=ReviewMeasure(
            "T",
            WORTH,
            clear=200.0,
            judged=trading,
            chances=WinningChances(race),
            remarks=PuzzleRemarks(material),
        ),
        own_chance=OwnChance(),
        equipment=ClubMaterial(SET, lambda content: make_room(load_own_set(content))),
        records=TetrikonRecords(),
        sheets=TetrikonSheets(material),
        lesson=Path(__file__).with_name("lesson.toml"),
    )


ROOM = make_room(load_standard())
"""The game as the shell, the bots and the club know it, with the set of the program."""

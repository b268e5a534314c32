"""iQLANDIE (Albi, Mozkovna): races over four kinds of tasks, and six expositions built of pieces."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from accessgames.games.iqlandie.bot import GUIDE, KIT
from accessgames.games.iqlandie.bot.guide import WinningChances
from accessgames.games.iqlandie.commands import IqlandieCommands
from accessgames.games.iqlandie.narration import NARRATION
from accessgames.games.iqlandie.records import RECORDS
from accessgames.games.iqlandie.remarks import remarks
from accessgames.games.iqlandie.rulebook import RULEBOOK
from accessgames.games.iqlandie.rules import SET
from accessgames.games.iqlandie.rules.game import IqlandieGame
from accessgames.games.iqlandie.sheets import IqlandieSheets
from accessgames.games.iqlandie.tasks import STANDARD, Deck
from accessgames.games.iqlandie.tasks.own_cards import own_deck
from accessgames.games.measure import ReviewMeasure
from accessgames.games.room import ClubMaterial, Room

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqView


def building(view: IqView) -> bool:
    """Tell whether values of actions are points: outside of the race for the order."""
    return view.table.phase != "race"


def make_room(deck: Deck) -> Room:
    """Return the game with cards of tasks, the program's or a club's own."""
    return Room(
        game=IqlandieGame(deck),
        narration=NARRATION,
        commands=IqlandieCommands(),
        bots=KIT,
        rulebook=RULEBOOK,
        measure=ReviewMeasure(clear=6.0, judged=building, chances=WinningChances(GUIDE), remarks=remarks),
        sheets=IqlandieSheets(),
        records=RECORDS,
        lesson=Path(__file__).with_name("lesson.toml"),
        equipment=ClubMaterial(SET, lambda content: make_room(own_deck(content))),
    )


ROOM = make_room(STANDARD)
"""The game as the shell, the bots and the club know it, with the cards of the program."""

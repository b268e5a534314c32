"""The registry: games are found through the entry points `accessgames.games`, never by importing one."""

from __future__ import annotations

from importlib.metadata import entry_points

from accessgames.engine import GameError
from accessgames.games.measures import Chances, Deed, Measure, Remark, Remarking
from accessgames.games.room import (
    Answer,
    Commands,
    Confiding,
    Desk,
    Discreet,
    Doubting,
    Equipment,
    Feat,
    Group,
    Guessing,
    Hinting,
    Narration,
    Offering,
    OwnChance,
    Recording,
    Room,
    Rulebook,
    Section,
    Series,
    Sure,
    Taking,
    Together,
    Told,
)
from accessgames.games.sheets import Chapter, Drawing, Mark, Sheet, Sheets

GROUP = "accessgames.games"
"""Entry-point group; a further game is a package that somebody else can install."""


def game_ids() -> tuple[str, ...]:
    """Return the ids of all installed games, sorted."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


def load_room(game_id: str) -> Room:
    """Load one game.

    Raises:
        GameError: `error-game-unknown` with the id and the known ones.
    """
    for point in entry_points(group=GROUP):
        if point.name == game_id:
            room: Room = point.load()
            return room
    raise GameError("error-game-unknown", game=game_id, known=game_ids())


__all__ = [
    "GROUP",
    "Answer",
    "Chances",
    "Chapter",
    "Commands",
    "Confiding",
    "Deed",
    "Desk",
    "Discreet",
    "Doubting",
    "Drawing",
    "Equipment",
    "Feat",
    "Group",
    "Guessing",
    "Hinting",
    "Mark",
    "Measure",
    "Narration",
    "Offering",
    "OwnChance",
    "Recording",
    "Remark",
    "Remarking",
    "Room",
    "Rulebook",
    "Section",
    "Series",
    "Sheet",
    "Sheets",
    "Sure",
    "Taking",
    "Together",
    "Told",
    "game_ids",
    "load_room",
]

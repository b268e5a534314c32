"""The registry: games are found through the entry points `accessgames.games`, never by importing one."""

from __future__ import annotations

from collections.abc import Callable

from accessgames.engine import GameError
from accessgames.games.daily import DailyTask, DailyTasks, Grade, TaskJudge, daily_task
from accessgames.games.helping import HelpingMove, SolvableTry
from accessgames.games.measure import PlayedMove, Remark, RemarkFinder, ReviewMeasure, WinChances
from accessgames.games.move_lists import MoveChoice, MoveGroup, MoveMenu
from accessgames.games.own_material import OwnHands, PrivateChance, check_holders
from accessgames.games.room import (
    Achievement,
    Achievements,
    ActionSeries,
    Answer,
    CertainMove,
    ClubMaterial,
    Commands,
    ConditionalVerb,
    DoubtfulMove,
    HiddenInformation,
    IdleMove,
    Listener,
    Narration,
    OwnChance,
    Pictures,
    PrivateAnswers,
    Room,
    Rulebook,
    SealedTurns,
    Section,
    Sheets,
    SimultaneousTurns,
    StepwiseHint,
    ToldChance,
    TurnedBoards,
    VerbGuess,
    WalkedBoards,
)
from accessgames.games.sheets import Chapter, Drawing, Grid, Mark, Sheet
from accessgames.language import Message, say
from accessgames.language.resources import entry_points

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


def game_title(game_id: str, has: Callable[[str], bool]) -> Message:
    """Return the name of a game, as its room tells it; its id where it tells none.

    Args:
        game_id: The game; it may be one that is not installed.
        has: Tells whether a language has a message.
    """
    return say(f"{game_id}-name") if has(f"{game_id}-name") else say("shell-game", game=game_id)


__all__ = [
    "GROUP",
    "Achievement",
    "Achievements",
    "ActionSeries",
    "Answer",
    "CertainMove",
    "Chapter",
    "ClubMaterial",
    "Commands",
    "ConditionalVerb",
    "DailyTask",
    "DailyTasks",
    "DoubtfulMove",
    "Drawing",
    "Grade",
    "Grid",
    "HelpingMove",
    "HiddenInformation",
    "IdleMove",
    "Listener",
    "Mark",
    "MoveChoice",
    "MoveGroup",
    "MoveMenu",
    "Narration",
    "OwnChance",
    "OwnHands",
    "Pictures",
    "PlayedMove",
    "PrivateAnswers",
    "PrivateChance",
    "Remark",
    "RemarkFinder",
    "ReviewMeasure",
    "Room",
    "Rulebook",
    "SealedTurns",
    "Section",
    "Sheet",
    "Sheets",
    "SimultaneousTurns",
    "SolvableTry",
    "StepwiseHint",
    "TaskJudge",
    "ToldChance",
    "TurnedBoards",
    "VerbGuess",
    "WalkedBoards",
    "WinChances",
    "check_holders",
    "daily_task",
    "game_ids",
    "game_title",
    "load_room",
]

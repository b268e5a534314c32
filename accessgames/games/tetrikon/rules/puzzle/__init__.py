"""Blitz and solo: diagrams to be filled against the time, without market and cards (Tetrikon R41, R42)."""

from __future__ import annotations

from accessgames.games.tetrikon.rules.puzzle.actions import (
    PUZZLE_ACTIONS,
    THINKING,
    Begin,
    Draw,
    GiveUp,
    Lay,
    Lift,
    Pick,
    PuzzleAction,
    Think,
)
from accessgames.games.tetrikon.rules.puzzle.actions import WORDS as PUZZLE_WORDS
from accessgames.games.tetrikon.rules.puzzle.events import (
    PUZZLE_EVENTS,
    DiagramBegun,
    DiagramDrawn,
    DiagramFilled,
    DiagramPicked,
    Ending,
    PieceLaid,
    PieceLifted,
    PuzzleEvent,
    RunBegan,
    RunEnded,
)
from accessgames.games.tetrikon.rules.puzzle.game import PuzzleGame
from accessgames.games.tetrikon.rules.puzzle.state import (
    Building,
    PuzzleRules,
    PuzzleState,
    PuzzleView,
    Run,
    board_of,
    empty_squares,
    free_pieces,
)

__all__ = [
    "PUZZLE_ACTIONS",
    "PUZZLE_EVENTS",
    "PUZZLE_WORDS",
    "THINKING",
    "Begin",
    "Building",
    "DiagramBegun",
    "DiagramDrawn",
    "DiagramFilled",
    "DiagramPicked",
    "Draw",
    "Ending",
    "GiveUp",
    "Lay",
    "Lift",
    "Pick",
    "PieceLaid",
    "PieceLifted",
    "PuzzleAction",
    "PuzzleEvent",
    "PuzzleGame",
    "PuzzleRules",
    "PuzzleState",
    "PuzzleView",
    "Run",
    "RunBegan",
    "RunEnded",
    "Think",
    "board_of",
    "empty_squares",
    "free_pieces",
]

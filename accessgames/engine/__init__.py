"""The contract of every game: states, actions, events, views, matches, journals and randomness."""

from __future__ import annotations

from accessgames.engine.actors import CHANCE, CLOCK, SPECTATOR, Actor, Viewer, is_seat
from accessgames.engine.chain import Damage
from accessgames.engine.driver import Playout, Table, playout
from accessgames.engine.elapsed import Elapsed, Spans, format_elapsed, parse_elapsed
from accessgames.engine.errors import (
    AmbiguousAction,
    GameError,
    IllegalAction,
    JournalError,
    MalformedAction,
    NotYourTurn,
    SetupError,
    UndoError,
    malformed,
)
from accessgames.engine.game import Game, Step
from accessgames.engine.journal import Entry, Header, Journal, SeatSpec, Undo, Writer, read_journal
from accessgames.engine.match import Match, Verification, verify
from accessgames.engine.options import Option, Setup
from accessgames.engine.outcome import Outcome, ScoreItem, make_outcome, rank
from accessgames.engine.perspective import Perspective
from accessgames.engine.policy import (
    BotKit,
    Decision,
    Guide,
    Halving,
    Judge,
    Novice,
    Opening,
    Player,
    Policy,
    Reason,
    Search,
)
from accessgames.engine.refusal import Refusal, refuse
from accessgames.engine.sealed import HIDDEN, Hidden, SealedChoices
from accessgames.engine.streams import Stream, Streams

__all__ = [
    "CHANCE",
    "CLOCK",
    "HIDDEN",
    "SPECTATOR",
    "Actor",
    "AmbiguousAction",
    "BotKit",
    "Damage",
    "Decision",
    "Elapsed",
    "Entry",
    "Game",
    "GameError",
    "Guide",
    "Halving",
    "Header",
    "Hidden",
    "IllegalAction",
    "Journal",
    "JournalError",
    "Judge",
    "MalformedAction",
    "Match",
    "NotYourTurn",
    "Novice",
    "Opening",
    "Option",
    "Outcome",
    "Perspective",
    "Player",
    "Playout",
    "Policy",
    "Reason",
    "Refusal",
    "ScoreItem",
    "SealedChoices",
    "Search",
    "SeatSpec",
    "Setup",
    "SetupError",
    "Spans",
    "Step",
    "Stream",
    "Streams",
    "Table",
    "Undo",
    "UndoError",
    "Verification",
    "Viewer",
    "Writer",
    "format_elapsed",
    "is_seat",
    "make_outcome",
    "malformed",
    "parse_elapsed",
    "playout",
    "rank",
    "read_journal",
    "refuse",
    "verify",
]

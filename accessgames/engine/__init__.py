"""The contract of every game: states, actions, events, views, matches, journals and randomness."""

from __future__ import annotations

from accessgames.engine.chain import Damage
from accessgames.engine.chance import Elapsed, ElapsedRange, Stream, Streams, format_elapsed, parse_elapsed
from accessgames.engine.driver import MatchDriver, Playout, playout
from accessgames.engine.errors import (
    AmbiguousAction,
    GameError,
    IllegalAction,
    JournalError,
    MalformedAction,
    NotYourTurn,
    Refusal,
    SetupError,
    UndoError,
    malformed,
    refuse,
)
from accessgames.engine.game import (
    CHANCE,
    CLOCK,
    SPECTATOR,
    Actor,
    Game,
    Option,
    Outcome,
    ScoreItem,
    Setup,
    Step,
    Viewer,
    is_seat,
    make_outcome,
    rank,
)
from accessgames.engine.help_notes import Help, HelpNotes
from accessgames.engine.journal import (
    Correction,
    Entry,
    Header,
    Journal,
    SeatSpec,
    Undo,
    Writer,
    is_rated,
    occasion_of,
    read_journal,
)
from accessgames.engine.match import Match, Watch, unwatched, watched
from accessgames.engine.perspective import HIDDEN, Hidden, Perspective, SealedChoices
from accessgames.engine.policy import (
    BotKit,
    Character,
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
from accessgames.engine.verification import Verification, verify

__all__ = [
    "CHANCE", "CLOCK", "HIDDEN", "SPECTATOR", "Actor", "AmbiguousAction", "BotKit", "Character",
    "Correction", "Damage", "Decision", "Elapsed", "ElapsedRange", "Entry", "Game", "GameError", "Guide",
    "Halving", "Header", "Help", "HelpNotes", "Hidden", "IllegalAction", "Journal", "JournalError", "Judge",
    "MalformedAction", "Match", "MatchDriver", "NotYourTurn", "Novice", "Opening", "Option", "Outcome",
    "Perspective", "Player", "Playout", "Policy", "Reason", "Refusal", "ScoreItem", "SealedChoices",
    "Search", "SeatSpec", "Setup", "SetupError", "Step", "Stream", "Streams", "Undo", "UndoError",
    "Verification", "Viewer", "Watch", "Writer", "format_elapsed", "is_rated", "is_seat", "make_outcome",
    "malformed", "occasion_of", "parse_elapsed", "playout", "rank", "read_journal", "refuse", "unwatched",
    "verify", "watched",
]  # fmt: skip

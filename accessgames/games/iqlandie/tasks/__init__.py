"""The four kinds of tasks of iQLANDIE: models, generators, solvers, checks, hints, and the cards."""

from __future__ import annotations

from accessgames.games.iqlandie.tasks.deck import SHIPPED, STANDARD, Deck, card, level_of, like, shipped
from accessgames.games.iqlandie.tasks.kind import LEVELS, STAGES, AnyKind, Card, Hint, Measure, TaskKind
from accessgames.games.iqlandie.tasks.kinds import (
    BIOLOGY,
    KINDS,
    OPTICS,
    PROGRAMMING,
    SPACE,
    AnyStep,
    format_step,
    kind_of_step,
    parse_step,
)
from accessgames.games.iqlandie.tasks.loading import CardsError, read_cards
from accessgames.games.iqlandie.tasks.own import own_deck

__all__ = [
    "BIOLOGY",
    "KINDS",
    "LEVELS",
    "OPTICS",
    "PROGRAMMING",
    "SHIPPED",
    "SPACE",
    "STAGES",
    "STANDARD",
    "AnyKind",
    "AnyStep",
    "Card",
    "CardsError",
    "Deck",
    "Hint",
    "Measure",
    "TaskKind",
    "card",
    "format_step",
    "kind_of_step",
    "level_of",
    "like",
    "own_deck",
    "parse_step",
    "read_cards",
    "shipped",
]

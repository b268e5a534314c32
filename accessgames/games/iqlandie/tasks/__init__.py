"""The four kinds of tasks of iQLANDIE: models, generators, solvers, checks, hints, and the cards."""

from __future__ import annotations

from accessgames.games.iqlandie.tasks.deck import (
    BIOLOGY,
    KINDS,
    OPTICS,
    PROGRAMMING,
    SHIPPED,
    SPACE,
    STANDARD,
    AnyStep,
    CardsError,
    Deck,
    card,
    cards_like,
    format_step,
    kind_of_step,
    level_of,
    parse_step,
    read_cards,
    shipped_cards,
)
from accessgames.games.iqlandie.tasks.kind import LEVELS, STAGES, AnyKind, Card, Hint, Measure, TaskKind
from accessgames.games.iqlandie.tasks.own_cards import own_deck

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
    "cards_like",
    "format_step",
    "kind_of_step",
    "level_of",
    "own_deck",
    "parse_step",
    "read_cards",
    "shipped_cards",
]

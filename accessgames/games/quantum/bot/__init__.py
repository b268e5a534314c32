"""What computer players of Quantum think: gains, values of sheets, the exact second throw, and levels."""

from __future__ import annotations

from types import MappingProxyType

from accessgames.engine import BotKit, Character, LadderTable, Learner, Novice, Search
from accessgames.games.quantum.bot import characters
from accessgames.games.quantum.bot.guide import QuantumGuide
from accessgames.games.quantum.bot.judges import shipped_judges, shrewd_judge
from accessgames.games.quantum.bot.mistakes import beginner_slips, but_wins

BEGINNER = beginner_slips(colour=0.35, first=0.3, dice=0.45, second=0.2, others=0.2)
"""What the first level gets wrong, and how often."""

APPRENTICE = tuple(map(but_wins, beginner_slips(colour=0.15, first=0.1, dice=0.3, second=0.05, others=0.05)))
"""The same for the second level, which sees what surely wins."""

KIT = BotKit(
    judges=MappingProxyType({**shipped_judges(), **characters.JUDGES}),
    levels=("beginner", "apprentice", "careful", "master", "search"),
    adviser="shrewd",
    players=MappingProxyType(
        {
            "beginner": Learner("greedy", BEGINNER),
            "apprentice": Learner("simple", APPRENTICE),
            "master": Novice("strong", overlooks=0.0, blur=1.2),
            "search": Search(
                QuantumGuide(shrewd_judge()),
                iterations=16,
                milliseconds=2000,
                depth=2,
                later=1,
                replies=1,
            ),
        }
    ),
    characters=(Character("cautious", 3), Character("daring", 3), Character("spoiler", 3)),
    tables=(LadderTable("three", 3), LadderTable("four", 4)),
)
"""Judges, players and levels of the game."""

__all__ = ["KIT"]

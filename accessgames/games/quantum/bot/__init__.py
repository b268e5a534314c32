"""What computer players of Quantum think: gains, values of sheets, the exact second throw, and levels."""

from __future__ import annotations

from types import MappingProxyType

from accessgames.engine import BotKit, Character, Novice, Search
from accessgames.games.quantum.bot import characters
from accessgames.games.quantum.bot.guide import QuantumGuide
from accessgames.games.quantum.bot.judges import ShrewdJudge, shipped_judges
from accessgames.games.quantum.bot.whole_value import shipped_whole

KIT = BotKit(
    judges=MappingProxyType({**shipped_judges(), **characters.JUDGES}),
    levels=("beginner", "greedy", "careful", "master", "search"),
    adviser="shrewd",
    players=MappingProxyType(
        {
            "beginner": Novice("greedy", overlooks=0.1, blur=1.0),
            "master": Novice("strong", overlooks=0.0, blur=1.2),
            "search": Search(
                QuantumGuide(ShrewdJudge(shipped_whole())),
                iterations=16,
                milliseconds=2000,
                depth=2,
                later=1,
                replies=1,
            ),
        }
    ),
    characters=(Character("cautious", 3), Character("daring", 3), Character("spoiler", 3)),
)
"""Judges, players and levels of the game."""

__all__ = ["KIT"]

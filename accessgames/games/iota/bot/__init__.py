"""What computer players of IOTA think: points now, what a placing opens, what the hand is worth; levels."""

from __future__ import annotations

from types import MappingProxyType

from accessgames.engine import LARGER_TABLES, BotKit, Character, Halving, Learner, Novice
from accessgames.games.iota.bot import characters
from accessgames.games.iota.bot.evaluation import CAREFUL, GUIDING, MASTER, OF_FOUR, OF_THREE
from accessgames.games.iota.bot.guide import IotaGuide
from accessgames.games.iota.bot.judges import CarefulJudge, GreedyJudge, ReadingJudge
from accessgames.games.iota.bot.mistakes import beginner_slips

KIT = BotKit(
    judges={
        "greedy": GreedyJudge(),
        "careful": CarefulJudge(CAREFUL),
        "master": CarefulJudge(MASTER, OF_THREE, OF_FOUR),
        "adviser": ReadingJudge(CAREFUL, 600),
        **characters.JUDGES,
    },
    levels=("beginner", "apprentice", "greedy", "master", "search"),
    adviser="adviser",
    players=MappingProxyType(
        {
            "beginner": Learner("greedy", beginner_slips(side=0.6, few=0.55, lots=0.55, wild=0.6)),
            "apprentice": Learner("greedy", beginner_slips(side=0.35, few=0.3, lots=0.3, wild=0.35)),
            "master": Novice("master", overlooks=0.02, blur=1.0),
            "search": Halving(
                IotaGuide((GUIDING, OF_THREE, OF_FOUR)),
                iterations=400,
                milliseconds=2000,
                depth=2,
                breadth=12,
                lone=True,
                faith=5.0,
            ),
            **characters.PLAYERS,
        }
    ),
    yardstick="greedy",
    characters=(Character("hoarder", 3), Character("blocker", 3), Character("gambler", 3)),
    tables=LARGER_TABLES,
)
"""Judges and levels of the game.

Levels one to three are after points alone: the first two make the mistakes of beginners, the third none of
them. The fourth looks at what it opens, as the careful player does, with weights for each number of seats,
and hardly overlooks anything; the fifth tries what it values most in made-up worlds, and reads the end of a
game of two out.
"""

__all__ = ["KIT"]

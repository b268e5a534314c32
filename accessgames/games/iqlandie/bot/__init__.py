"""What computer players of iQLANDIE think, how fast they solve, and their levels."""

from __future__ import annotations

from types import MappingProxyType

from accessgames.engine import BotKit, Character, Search
from accessgames.games.iqlandie.bot import characters
from accessgames.games.iqlandie.bot.evaluation import no_weights, shipped_weights
from accessgames.games.iqlandie.bot.guide import SKILLS, IqGuide, Player
from accessgames.games.iqlandie.bot.judges import Builder
from accessgames.games.iqlandie.bot.mistakes import beginner_slips

_GREEDY = Builder(no_weights(), plans=False)
_PLANNING = Builder(shipped_weights(), plans=True)

GUIDE = IqGuide(_PLANNING, SKILLS["search"])
"""What the search knows."""

KIT = BotKit(
    judges=MappingProxyType(
        {
            "random": Player(_GREEDY, SKILLS["random"], careless=True),
            "greedy": Player(_GREEDY, SKILLS["greedy"]),
            "planning": Player(_PLANNING, SKILLS["planning"], blur=1.5),
            "beginner": Player(
                _GREEDY,
                SKILLS["beginner"],
                slips=beginner_slips(exposition=0.65, turned=0.65, colours=0.65, special=0.65),
            ),
            "apprentice": Player(
                _GREEDY,
                SKILLS["apprentice"],
                slips=beginner_slips(exposition=0.35, turned=0.35, colours=0.35, special=0.35),
            ),
            "player": Player(_PLANNING, SKILLS["player"], overlooks=0.05, blur=2.5),
            **characters.PLAYERS,
        }
    ),
    levels=("beginner", "apprentice", "player", "planning", "search"),
    adviser="planning",
    players=MappingProxyType(
        {"search": Search(GUIDE, iterations=24, milliseconds=2000, depth=2, later=6, replies=1)}
    ),
    characters=(Character("sprinter", 3), Character("architect", 3), Character("magpie", 3)),
)
"""Judges, players and levels of the game; all of them solve as a person would, the weaker the slower."""

__all__ = ["GUIDE", "KIT"]

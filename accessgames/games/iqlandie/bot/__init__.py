"""What computer players of iQLANDIE think, how fast they solve, and their levels."""

from __future__ import annotations

from types import MappingProxyType

from accessgames.engine import BotKit
from accessgames.games.iqlandie.bot.builder import Builder
from accessgames.games.iqlandie.bot.player import Player
from accessgames.games.iqlandie.bot.skill import SKILLS
from accessgames.games.iqlandie.bot.weights import nothing, shipped_weights

_GREEDY = Builder(nothing(), plans=False)

KIT = BotKit(
    judges=MappingProxyType(
        {
            "random": Player(_GREEDY, SKILLS["random"], careless=True),
            "greedy": Player(_GREEDY, SKILLS["greedy"]),
            "planning": Player(Builder(shipped_weights(), plans=True), SKILLS["planning"]),
        }
    ),
    levels=("random", "greedy", "planning"),
    adviser="planning",
)
"""Judges and levels of the game. The weakest one takes and lays at random, but solves as a person would."""

__all__ = ["KIT"]

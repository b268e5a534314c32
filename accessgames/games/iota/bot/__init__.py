"""What computer players of IOTA think: points now, what a placing opens, what the hand is worth; levels."""

from __future__ import annotations

from accessgames.engine import BotKit
from accessgames.games.iota.bot.judges import CarefulJudge, GreedyJudge
from accessgames.games.iota.bot.weights import CAREFUL

KIT = BotKit(
    judges={"greedy": GreedyJudge(), "careful": CarefulJudge(CAREFUL)},
    levels=("random", "greedy", "careful"),
    adviser="careful",
)
"""Judges and levels of the game."""

__all__ = ["KIT"]

"""What computer players of Quantum think: gains, the value of a sheet, the exact second throw, and levels."""

from __future__ import annotations

from accessgames.engine import BotKit
from accessgames.games.quantum.bot.judges import shipped_judges

KIT = BotKit(judges=shipped_judges(), levels=("random", "careful", "strong"), adviser="strong")
"""Judges and levels of the game."""

__all__ = ["KIT"]

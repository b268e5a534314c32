"""What a player may type in Tetrikon: verbs that make actions, and questions."""

from __future__ import annotations

from accessgames.games.tetrikon.commands.speaking import TetrikonCommands

__all__ = ["TetrikonCommands"]

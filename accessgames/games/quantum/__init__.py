"""Quantum: the dice game, published as Qwantum (NSV, 2018)."""

from __future__ import annotations

from pathlib import Path

from accessgames.games.measures import Measure
from accessgames.games.quantum.bot import KIT
from accessgames.games.quantum.commands import QuantumCommands
from accessgames.games.quantum.narration import QuantumNarration
from accessgames.games.quantum.own_dice import OwnDice
from accessgames.games.quantum.rulebook import RULEBOOK
from accessgames.games.quantum.rules.game import Quantum
from accessgames.games.room import Room

ROOM = Room(
    game=Quantum(),
    narration=QuantumNarration(),
    commands=QuantumCommands(),
    bots=KIT,
    rulebook=RULEBOOK,
    measure=Measure(clear=8.0),
    own_chance=OwnDice(),
    lesson=Path(__file__).with_name("lesson.toml"),
)
"""The game as the shell, the bots and the club know it."""

"""Quantum: the dice game, published as Qwantum (NSV, 2018)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from accessgames.games.measure import ReviewMeasure
from accessgames.games.quantum.bot import KIT
from accessgames.games.quantum.bot.guide import WinningChances, WinsJudge, build_shrewd_judge
from accessgames.games.quantum.commands import QuantumCommands
from accessgames.games.quantum.narration import NARRATION
from accessgames.games.quantum.rulebook import RULEBOOK
from accessgames.games.quantum.rules.game import QuantumGame
from accessgames.games.quantum.typed import OwnDice
from accessgames.games.room import Room
from accessgames.language import keys

WINS: Final = keys("analysis-wins")[0]
"""Tells an amount of victories in a hundred matches."""

_SHREWD: Final = build_shrewd_judge()

ROOM = Room(
    game=QuantumGame(),
    narration=NARRATION,
    commands=QuantumCommands(),
    bots=KIT,
    rulebook=RULEBOOK,
    measure=ReviewMeasure("wins", WINS, clear=6.0, judge=WinsJudge(_SHREWD), chances=WinningChances(_SHREWD)),
    own_chance=OwnDice(),
    lesson=Path(__file__).with_name("lesson.toml"),
)
"""The game as the shell, the bots and the club know it."""

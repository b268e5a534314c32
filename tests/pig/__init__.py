"""Pig, the tiny game that docs/adding-a-game.md builds: a whole room, as somebody else would write it."""

from __future__ import annotations

from pathlib import Path

from accessgames.games import Room
from tests.pig.bot import BOTS
from tests.pig.commands import PigCommands
from tests.pig.narration import RULEBOOK, PigNarration
from tests.pig.rules import Pig
from tests.pig.teaching import TEACHING

LESSON = Path(__file__).with_name("lesson.toml")
ROOM = Room(Pig(), PigNarration(), PigCommands(), BOTS, RULEBOOK, lesson=LESSON, teaching=TEACHING)

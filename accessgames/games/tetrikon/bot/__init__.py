"""What computer players of Tetrikon think: plans, the worth of pieces and cards, deals; the levels."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from accessgames.engine import BotKit, Judge
from accessgames.games.tetrikon.bot.builder import BuilderJudge
from accessgames.games.tetrikon.bot.prospects import Prospects
from accessgames.games.tetrikon.bot.puzzle import FAST, SLOW, PuzzleJudge
from accessgames.games.tetrikon.bot.reasons import deal_reasons
from accessgames.games.tetrikon.bot.strong import StrongJudge
from accessgames.games.tetrikon.bot.ways import WaysJudge

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Material


def make_kit(material: Material) -> BotKit:
    """Return judges and levels of the game with a set."""
    prospects = Prospects(material)
    strong = StrongJudge(prospects)
    judges: dict[str, Judge[Any, Any]] = {
        "greedy": WaysJudge(BuilderJudge(prospects), PuzzleJudge(material, SLOW)),
        "strong": WaysJudge(strong, PuzzleJudge(material, FAST)),
        "adviser": WaysJudge(strong, PuzzleJudge(material)),
    }
    return BotKit(MappingProxyType(judges), levels=("random", "greedy", "strong"), adviser="adviser")


__all__ = ["Prospects", "deal_reasons", "make_kit"]

"""What computer players of Tetrikon think: plans, the worth of pieces and cards, deals; the levels."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from accessgames.engine import BotKit, Judge, Novice, Player, Search
from accessgames.games.tetrikon.bot.bargaining import deal_reasons
from accessgames.games.tetrikon.bot.builder import BuilderJudge
from accessgames.games.tetrikon.bot.guide import TetrikonGuide
from accessgames.games.tetrikon.bot.master import MasterOutlook
from accessgames.games.tetrikon.bot.prospects import Prospects
from accessgames.games.tetrikon.bot.puzzle import FAST, LONG, SLOW, PuzzleJudge
from accessgames.games.tetrikon.bot.race import Race
from accessgames.games.tetrikon.bot.shortage import Shortage
from accessgames.games.tetrikon.bot.strong import StrongJudge
from accessgames.games.tetrikon.bot.ways import WaysJudge

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Material


def make_kit(material: Material, race: Race | None = None) -> BotKit:
    """Return judges and levels of the game with a set; what is known of the race may be shared."""
    prospects, race = Prospects(material), Race(material) if race is None else race
    builder = BuilderJudge(prospects)
    strong, master = StrongJudge(prospects), StrongJudge(race, MasterOutlook)
    judges: dict[str, Judge[Any, Any]] = {
        "novice": WaysJudge(builder, PuzzleJudge(material, LONG)),
        "greedy": WaysJudge(builder, PuzzleJudge(material, SLOW)),
        "strong": WaysJudge(strong, PuzzleJudge(material, FAST)),
        "adviser": WaysJudge(master, PuzzleJudge(material)),
    }
    guide = TetrikonGuide(race, WaysJudge(master, PuzzleJudge(material, FAST)))
    players: dict[str, Player] = {
        "beginner": Novice("novice", overlooks=0.88, blur=80.0),
        "apprentice": Novice("novice", overlooks=0.2, blur=20.0),
        "player": Novice("strong", overlooks=0.35, blur=40.0),
        "search": Search(
            guide,
            iterations=80,
            milliseconds=2000,
            depth=4,
            exploration=1.0,
            replies=1,
            later=1,
            judge="adviser",
        ),
    }
    return BotKit(
        MappingProxyType(judges),
        levels=("beginner", "apprentice", "player", "strong", "search"),
        adviser="adviser",
        players=MappingProxyType(players),
    )


__all__ = ["Prospects", "Race", "Shortage", "deal_reasons", "make_kit"]

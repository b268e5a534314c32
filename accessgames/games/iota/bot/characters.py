"""Three manners of playing IOTA: one waits for lines of four, one closes what others could use, one dares."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from accessgames.engine import Novice
from accessgames.games.iota.bot.evaluation import EvaluationWeights
from accessgames.games.iota.bot.judges import CarefulJudge

HOARDER: Final = EvaluationWeights(reply=0.5, left=0.5, next=0.5, wild=30.0, card=1.2, breadth=8)
"""Cards in hand are worth more to her than new ones: she lays few at once, or four."""

BLOCKER: Final = EvaluationWeights(reply=4.0, left=0.2, next=0.2, wild=22.0, card=-2.7, breadth=8)
"""What the next one could score weighs four times as much as his own points."""

GAMBLER: Final = EvaluationWeights(reply=0.0, left=0.0, next=0.9, wild=4.0, card=-8.2, breadth=8)
"""He looks at nobody, spends his wild cards and lays as much as he can: new cards are new luck."""

JUDGES: Final = MappingProxyType(
    {
        "hoarder": CarefulJudge(HOARDER),
        "blocker": CarefulJudge(BLOCKER),
        "gambler": CarefulJudge(GAMBLER),
    }
)
"""Their evaluations."""

PLAYERS: Final = MappingProxyType(
    {
        "hoarder": Novice("hoarder", overlooks=0.0, blur=0.0),
        "blocker": Novice("blocker", overlooks=0.52, blur=0.0),
        "gambler": Novice("gambler", overlooks=0.0, blur=0.0),
    }
)
"""The players: one overlooks so much that he is as strong as the third level, as the others are."""

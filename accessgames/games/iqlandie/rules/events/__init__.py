"""What happens in iQLANDIE, in the order in which it is told."""

from __future__ import annotations

from typing import TypeAlias

from accessgames.games.iqlandie.rules.events.pieces import (
    Added,
    BuildingBegan,
    Built,
    Declared,
    Ended,
    Exchanged,
    JokersAsked,
    PieceEvent,
    Placed,
    Returned,
    Took,
    Unplaced,
)
from accessgames.games.iqlandie.rules.events.race import (
    Claimed,
    FirstScored,
    GaveUp,
    Hinted,
    Judged,
    Late,
    Planned,
    Prepared,
    Pressed,
    RaceEvent,
    SaidReady,
    TaskShown,
    Uncovered,
    Verdict,
    WentBack,
    Worked,
)
from accessgames.games.iqlandie.rules.events.rounds import (
    BagEmpty,
    ConditionDealt,
    KindChosen,
    Offered,
    RoundBegan,
    RoundEvent,
)

IqEvent: TypeAlias = RoundEvent | RaceEvent | PieceEvent

__all__ = [
    "Added",
    "BagEmpty",
    "BuildingBegan",
    "Built",
    "Claimed",
    "ConditionDealt",
    "Declared",
    "Ended",
    "Exchanged",
    "FirstScored",
    "GaveUp",
    "Hinted",
    "IqEvent",
    "JokersAsked",
    "Judged",
    "KindChosen",
    "Late",
    "Offered",
    "PieceEvent",
    "Placed",
    "Planned",
    "Prepared",
    "Pressed",
    "RaceEvent",
    "Returned",
    "RoundBegan",
    "RoundEvent",
    "SaidReady",
    "TaskShown",
    "Took",
    "Uncovered",
    "Unplaced",
    "Verdict",
    "WentBack",
    "Worked",
]

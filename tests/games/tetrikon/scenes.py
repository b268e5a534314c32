"""Situations of Tetrikon in which something is told: how they are set up, and what is done in them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from tests.games.tetrikon.positions import play, position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.games.tetrikon.rules.events import TableEvent
    from accessgames.games.tetrikon.rules.state import TetrikonState


@dataclass(frozen=True, slots=True)
class Scene:
    """A position and what is done in it.

    Attributes:
        actions: In notation, by whoever is awaited; seat 0 is on turn.
        setup: Parts of the position (`positions.position`).
    """

    actions: tuple[str, ...]
    setup: Mapping[str, Any] = field(default_factory=dict)

    def play(self) -> tuple[TetrikonState, tuple[TableEvent, ...]]:
        """Do it; return the last state and everything that happened."""
        return play(position(**self.setup), *self.actions)


SCENES: Final[Mapping[str, Scene]] = {
    "roll": Scene(("roll", "dice 3 5", "money 25", "money 10")),
    "roll double": Scene(("roll", "dice 3 3", "choose chance", "chance joker-25", "keep")),
    "roll double money": Scene(("roll", "dice 3 3", "choose money", "money 50")),
    "six six piece": Scene(("roll", "dice 6 6", "choose piece", "die 3", "piece l4")),
    "buy": Scene(("buy", "pay 50 50", "die 2", "piece x5"), {"money": ["50 50 10", ""]}),
    "buy change": Scene(
        ("buy", "pay 50 25 20 10", "die 6", "piece k1"), {"money": ["50 25 20 10", ""], "returned": "5"}
    ),
    "build": Scene(("build i4 1 a1",), {"free": ["i4", ""]}),
    "build full": Scene(
        ("build k1 1 d3",), {"free": ["k1", ""], "placed": ["i4 1 a1, i4 1 a2, t3 1 a3", ""]}
    ),
    "exchange": Scene(("exchange a1 i4 1 a1",), {"free": ["i4", ""], "placed": ["l4 1 a1", ""]}),
    "swap": Scene(("swap l4", "die 3", "piece k1"), {"free": ["l4", ""]}),
    "deal": Scene(
        ("deal 1", "add give i4", "add give 25", "add take r3", "propose 25", "accept"),
        {"free": ["i4", "r3"], "money": ["25", ""]},
    ),
    "deal refused": Scene(
        ("deal 1", "add give i4", "add take r3", "propose", "refuse"), {"free": ["i4", "r3"]}
    ),
    "deal counter": Scene(
        (
            "deal 1",
            "add give i4",
            "add take r3",
            "propose",
            "counter",
            "add give r3",
            "add take i4",
            "add give 50",
            "propose 50",
            "accept",
        ),
        {"free": ["i4", "r3"], "money": ["", "50"]},
    ),
    "surrender": Scene(
        ("roll", "dice 2 2", "choose chance", "chance surrender", "give r3"), {"free": ["i4 r3", ""]}
    ),
    "surrender placed": Scene(
        ("roll", "dice 2 2", "choose chance", "chance surrender", "takeout a1"), {"placed": ["l4 1 a1", ""]}
    ),
    "discard": Scene(
        ("roll", "dice 2 2", "choose chance", "chance discard-1", "discard 10"), {"money": ["25 10", ""]}
    ),
    "no-build": Scene(("roll", "dice 2 2", "choose chance", "chance no-build")),
    "no-trade immune": Scene(
        ("roll", "dice 2 2", "choose chance", "chance no-trade", "immune"), {"cards": ["immunity", ""]}
    ),
    "ten": Scene(
        ("roll", "dice 2 2", "choose chance", "chance ten-from-each", "use ten-from-each", "pay 10"),
        {"money": ["", "10 5"]},
    ),
    "take short": Scene(
        ("use take-twenty-five 1", "pay 10 5"), {"money": ["", "10 5"], "cards": ["take-twenty-five", ""]}
    ),
    "claim immune": Scene(
        ("use piece-from-player 1", "immune"),
        {"free": ["", "r3"], "cards": ["piece-from-player", "immunity"]},
    ),
    "claim given": Scene(
        ("use piece-from-player 1", "give r3"), {"free": ["", "r3"], "cards": ["piece-from-player", ""]}
    ),
    "idle": Scene(("use piece-from-player 1",), {"cards": ["piece-from-player", ""]}),
    "jokers": Scene(("use joker-10 joker-25", "payout 25 10"), {"cards": ["joker-10 joker-25", ""]}),
    "swap-player": Scene(
        ("use swap-player 1 i4 r3", "accept"), {"free": ["i4", "r3"], "cards": ["swap-player", ""]}
    ),
    "inheritance": Scene(("use inheritance", "payout 100 50"), {"cards": ["inheritance", ""]}),
    "end": Scene(("end",)),
    "broken": Scene(
        (
            "roll",
            "dice 2 2",
            "choose chance",
            "chance take-twenty-five",
            "use take-twenty-five 1",
            "break 50 25 25",
            "pay 25",
        ),
        {"money": ["", "50"], "returned": "25 25 10 5"},
    ),
    "inflation": Scene(
        ("buy", "pay 50 50", "die 1", "piece k1", "give i4"),
        {"money": ["50 50", ""], "free": ["i4 r3 l4", "t4"], "bag": "k1 d2"},
    ),
}
"""Situations by name."""

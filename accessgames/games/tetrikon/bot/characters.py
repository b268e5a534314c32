"""Three manners of playing Tetrikon: one trades, one saves and asks nobody, one trusts the dice."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import Novice
from accessgames.games.tetrikon.bot.dealer import Bargain, Dealer
from accessgames.games.tetrikon.bot.evaluation import Evaluation
from accessgames.games.tetrikon.bot.judges import StrongJudge

if TYPE_CHECKING:
    from accessgames.games.tetrikon.bot.plans import DiagramPlans
    from accessgames.games.tetrikon.rules.state import TetrikonView


@dataclass(frozen=True, slots=True)
class Manner:
    """What a player likes more or less than it is worth.

    Attributes:
        rivalry: How much it matters that the partner of a deal gains, see `Dealer`.
        buying: Added to what a purchase is worth, in T.
        swapping: Added to what a swap at the manager is worth, where a die chooses the piece, in T.
        rolling: What a roll is worth, as a share of its worth to others.
        offers: Whether it makes offers.
    """

    rivalry: float = 0.5
    buying: float = 0.0
    swapping: float = 0.0
    rolling: float = 1.0
    offers: bool = True


TRADER: Final = Manner(rivalry=-1.5, buying=-30.0)
"""Whatever brings both of them something is done."""

SAVER: Final = Manner(rivalry=1.0, buying=-10.0, rolling=1.15, offers=False)
"""Rolls until there is plenty, buys late, and asks nobody."""

ADVENTURER: Final = Manner(buying=-10.0, swapping=25.0, rolling=0.9)
"""Swaps and lets the die choose the piece."""

MANNERS: Final = MappingProxyType({"trader": TRADER, "saver": SAVER, "adventurer": ADVENTURER})
"""The manners by the names of the players."""

PLAYERS: Final = MappingProxyType(
    {
        "trader": Novice("trader", overlooks=0.32, blur=0.0),
        "saver": Novice("saver", overlooks=0.6, blur=70.0),
        "adventurer": Novice("adventurer", overlooks=0.58, blur=50.0),
    }
)
"""The players: they overlook and misjudge about as much as the third level."""


class MannerEvaluation(Evaluation):
    """One moment of one seat, as a manner feels it."""

    def __init__(self, manner: Manner, prospects: DiagramPlans, view: TetrikonView, seat: int) -> None:
        """Look with the eyes of a seat."""
        super().__init__(prospects, view, seat)
        self.manner = manner
        self.dealer = Dealer(prospects, self.table, self.thrift, manner.rivalry)
        if not manner.offers:
            self.bargains: dict[int, Bargain] = {}

    @property
    def rolling(self) -> float:
        """What a roll is worth in T."""
        return super().rolling * self.manner.rolling

    def buying(self, place: int | None) -> float:
        """Return what a purchase is worth in T, and more or less to this manner."""
        if self.final:
            return super().buying(place)
        # Whoever has plenty likes or dislikes spending less, or would save for ever.
        return super().buying(place) + self.manner.buying * self.thrift

    def swapping(self, piece: str) -> float:
        """Return what a swap at the manager is worth in T, and more or less to this manner."""
        return super().swapping(piece) + (0.0 if self.final else self.manner.swapping)


def manner_judge(prospects: DiagramPlans, manner: Manner) -> StrongJudge:
    """Return the judge of a manner."""
    look: Any = partial(MannerEvaluation, manner)
    return StrongJudge(prospects, look)

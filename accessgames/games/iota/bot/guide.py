"""What the search knows about IOTA: where to look, how the end of a game of two goes, who may win."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.games.iota.bot.endgame import Endgame, ending_of
from accessgames.games.iota.bot.evaluation import EvaluationWeights, recycled_hand, weights_for
from accessgames.games.iota.bot.judges import CarefulJudge
from accessgames.games.iota.rules.actions import IotaAction, Trade
from accessgames.games.iota.rules.cards import WILD, Card
from accessgames.games.iota.rules.grid import Grid
from accessgames.games.iota.rules.legal import recycles
from accessgames.games.iota.rules.placements import placements

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import Game
    from accessgames.games.iota.rules.state import IotaState
    from accessgames.games.iota.rules.view import IotaTable, IotaView

    Rules: TypeAlias = Game[IotaState, IotaAction, Any, IotaView]

_LATE = 0.25
"""What a swap for a wild card is worth less than the placing it makes possible: equals are placed at once."""


@dataclass(frozen=True, slots=True)
class IotaGuide:
    """Considers what the careful player values most, and lets everybody go on with the best placement.

    With two players nothing is hidden once the deck is empty; then the rest of the game is read out.

    Attributes:
        weights: Of the careful player for two seats and for more, whose wild cards have the same price here.
        breadth: How many actions are considered.
        heat: Points by which an action is worse whose prior is e times lower: about the standard deviation of
            what the search sees.
        nothing: What a turn without a placement is worth.
        others: How much the best placement counts of those who are not to act, who find another grid.
        luck: Points by which the rest of the game changes the lead, for each card left, as they add up by
            chance: the lead over their sum decides who is likely to win.
        positions: How many positions are met at most when the rest of the game is read out.
    """

    weights: tuple[EvaluationWeights, ...]
    breadth: int = 12
    heat: float = 28.0
    nothing: float = -3.0
    others: float = 0.6
    luck: float = 9.0
    positions: int = 600

    def openings(self, game: Rules, state: IotaState, seat: int, /) -> Sequence[tuple[IotaAction, float]]:
        """Return what the careful player values most by what the seat knows, or what ends the game best."""
        ending = ending_of(state.table, state.hands[seat], state.hands[seat - 1])
        if ending is not None:
            reading = Endgame(state.table, self.positions).best(ending)
            if reading is not None:
                return [(reading.action, 1.0)]
        actions = tuple(game.legal_actions(state, seat))
        values = CarefulJudge(*self.weights).values(game.view(state, seat), actions)
        ranked = sorted(range(len(actions)), key=lambda index: -values[index])[: self.breadth]
        best = values[ranked[0]]
        return [(actions[index], exp((values[index] - best) / self.heat)) for index in ranked]

    def candidates(self, game: Rules, state: IotaState, seat: int, /) -> Sequence[tuple[IotaAction, float]]:
        """Return the best placement, a swap for a wild card before it, or else a trade: one action."""
        del game
        table, hand = state.table, state.hands[seat]
        price = weights_for(self.weights, table.seats).wild
        best, action = self._best(table.grid, hand, table.deck, price)
        for one in recycles(table, hand):
            grid = Grid([(one.spot, one.card)], table.grid)
            value = self._best(grid, recycled_hand(hand, one), table.deck, price)[0] - _LATE
            if value > best:
                best, action = value, one
        return [(action, 1.0)]

    def _best(self, grid: Grid, hand: tuple[Card, ...], deck: int, price: float) -> tuple[float, IotaAction]:
        """Return the best of a hand by points and wild cards kept, with its value."""
        kept = price * hand.count(WILD)
        found = placements(grid, hand).best(price, out=not deck)
        if found is None:
            return kept + self.nothing, Trade(tuple(card for card in hand if card != WILD)[:deck])
        return kept + found[0], found[1]

    def worth(self, game: Rules, state: IotaState, /) -> Sequence[float]:
        """Return chances by the points, with everybody's best placement and the wild cards kept."""
        del game
        table = state.table
        price = weights_for(self.weights, table.seats).wild
        totals = [
            score
            + (1.0 if seat == table.turn else self.others)
            * self._best(table.grid, hand, table.deck, price)[0]
            for seat, (score, hand) in enumerate(zip(table.scores, state.hands, strict=True))
        ]
        cards = table.deck + sum(map(len, state.hands))
        most, scale = max(totals), self.luck * sqrt(cards + 1)
        shares = [exp((total - most) / scale) for total in totals]
        return [share / sum(shares) for share in shares]


WILD_WORTH: Final = 22.0
"""Points that a wild card kept in hand is worth."""

NO_PLACEMENT: Final = -3.0
"""What a turn without a placement is worth."""

OWN_TURN: Final = 1.2
"""How much the best placement counts of whoever is to act: points of now and the way they are made."""

OTHERS_TURN: Final = 0.7
"""How much the best placements of the others count, who find another grid."""

LUCK_PER_CARD: Final = 5.0
"""Points by which the rest of the game changes the lead, for each card left, as they add up by chance."""


def winning_chances(game: Rules, state: IotaState) -> tuple[float, ...] | None:
    """Return everybody's chances before a turn; see `WinChances`. None while cards are drawn, or unknown."""
    del game
    table = state.table
    if table.phase != "play" or table.blind:
        return None
    totals = [
        score + (OWN_TURN if seat == table.turn else OTHERS_TURN) * best_worth(table, hand)
        for seat, (score, hand) in enumerate(zip(table.scores, state.hands, strict=True))
    ]
    scale = LUCK_PER_CARD * sqrt(table.deck + sum(map(len, state.hands)) + 1)
    most = max(totals)
    shares = [exp((total - most) / scale) for total in totals]
    return tuple(share / sum(shares) for share in shares)


def best_worth(table: IotaTable, hand: tuple[Card, ...]) -> float:
    """Return the most that a hand can make on the grid as it lies, wild cards kept included."""
    found = placements(table.grid, hand).best(WILD_WORTH, out=not table.deck)
    return WILD_WORTH * hand.count(WILD) + (NO_PLACEMENT if found is None else found[0])

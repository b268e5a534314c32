"""What becomes of a position after one's own action: the careful player's view of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from accessgames.games.iota.bot.prospects import Holder, Prospects, holder, unknown_cards
from accessgames.games.iota.rules.cards import HAND, WILD, Card
from accessgames.games.iota.rules.grid import Grid, grown
from accessgames.games.iota.rules.placements import placements

if TYPE_CHECKING:
    from accessgames.games.iota.bot.weights import Weights
    from accessgames.games.iota.rules.actions import Place, Recycle
    from accessgames.games.iota.rules.table import IotaView

Hand = tuple[Card, ...]


def without(hand: Iterable[Card], cards: Iterable[Card]) -> Hand:
    """Return a hand, sorted, without some of its cards."""
    left = sorted(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def recycled(view: IotaView, action: Recycle) -> tuple[Grid, Hand]:
    """Return the grid and the own hand after a swap for a wild card."""
    return Grid([(action.spot, action.card)], view.grid), recycled_hand(view.hand, action)


def recycled_hand(hand: Iterable[Card], action: Recycle) -> Hand:
    """Return a hand after a swap for a wild card."""
    return (*without(hand, (action.card,)), WILD)


def best_points(grid: Grid, hand: Hand, deck: int) -> int:
    """Return the most that a hand can score with one placement, 0 when it has none.

    Args:
        grid: The grid.
        hand: The hand.
        deck: Cards left in the deck; with none, placing the whole hand doubles.
    """
    size = len(hand)
    found = placements(grid, hand)
    if deck:
        return max(found.worths, default=0)
    pairs = zip(found.worths, found.actions, strict=True)
    return max([points << (len(action.cards) == size) for points, action in pairs], default=0)


class Outlook:
    """The prospects of a seat that is to act, by what it knows."""

    def __init__(self, view: IotaView, weights: Weights) -> None:
        """Look at the table with the eyes of the viewer."""
        table = view.table
        self._view = view
        self._weights = weights
        self._deck = table.deck
        self._unknown = unknown_cards(view)
        self._next = holder(view, (table.turn + 1) % table.seats)
        # What one of several opponents gains, the others lose as well.
        self._reply = weights.reply / (table.seats - 1)

    def placing(self, grid: Grid, hand: Hand, breadth: int) -> dict[Place, float]:
        """Return values of all placements of a hand.

        Only the `breadth` best ones by points and wild cards kept are looked at closely; the others count as
        if what follows were as bad for them as for the worst of those.
        """
        ranked = sorted(self._rough(grid, hand), key=lambda one: -one[0])
        values: dict[Place, float] = {}
        worst = 0.0
        for rough, action in ranked[:breadth]:
            left = without(hand, (card for _, card in action.cards))
            after = 0.0
            if left or self._deck:
                draws = min(HAND - len(left), self._deck)
                after = self._after(grown(grid, action.cards), left, draws)
            worst = min(worst, after)
            values[action] = rough + after
        values.update((action, rough + worst) for rough, action in ranked[breadth:])
        return values

    def _rough(self, grid: Grid, hand: Hand) -> list[tuple[float, Place]]:
        """Return placements with their points and the worth of the wild cards kept."""
        size, wilds, deck = len(hand), hand.count(WILD), self._deck
        rough = []
        for action, points in placements(grid, hand).points.items():
            used = [card for _, card in action.cards]
            scored = points << (not deck and len(used) == size)
            rough.append((scored + self._weights.wild * (wilds - used.count(WILD)), action))
        return rough

    def _after(self, grid: Grid, left: Hand, draws: int) -> float:
        """Return what follows from a grid and a hand, wild cards kept left out."""
        prospects = Prospects(grid, self._unknown)
        own = best_points(grid, left, self._deck) if left else 0
        return self._hand(prospects, Holder(left, draws), own) - self._reply * prospects.expected(self._next)

    def _hand(self, prospects: Prospects, hand: Holder, own: int) -> float:
        """Return what a hand promises for the own next turn, given what it could score at once."""
        weights, size = self._weights, len(hand.known)
        return weights.left * own + weights.next * prospects.expected(hand) + weights.card * size

    def recycling(self, action: Recycle) -> float:
        """Return the value of the best that can follow a swap for a wild card: a placement, or passing."""
        grid, hand = recycled(self._view, action)
        passing = self._after(grid, hand, 0) + self._weights.wild * hand.count(WILD)
        return max([passing, *self.placing(grid, hand, self._weights.breadth // 4).values()])

    def trading(self) -> Callable[[Hand], float]:
        """Return a function that values the trade of some cards of the hand, or of none."""
        view, grid, wild = self._view, self._view.grid, self._weights.wild
        prospects = Prospects(grid, self._unknown)
        reply = self._reply * prospects.expected(self._next)
        best: dict[Hand, int] = {}
        for action, points in placements(grid, view.hand).points.items():
            used = tuple(sorted(card for _, card in action.cards))
            best[used] = max(points, best.get(used, 0))

        def value(cards: Hand) -> float:
            left = without(view.hand, cards)
            own = max([points for used, points in best.items() if _within(used, left)], default=0)
            worth = self._hand(prospects, Holder(left, len(cards)), own)
            return worth + wild * left.count(WILD) - reply

        return value


def _within(some: Hand, hand: Hand) -> bool:
    """Tell whether a hand holds all these cards."""
    return all(hand.count(card) >= some.count(card) for card in some)

"""The careful player's evaluation: what becomes of a position after one's own action.

What somebody can expect to score next on a grid is worked out without trying hands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.dataclasses import dataclass
from accessgames.games.iota.rules.cards import (
    CARDS,
    HAND,
    LOT,
    NUMBERS,
    VALUES,
    WILD,
    Card,
    Mask,
    mask_of,
    number,
)
from accessgames.games.iota.rules.grid import EMPTY_RUN, Grid, grown
from accessgames.games.iota.rules.placements import placements

if TYPE_CHECKING:
    from accessgames.games.iota.rules.actions import Place, Recycle
    from accessgames.games.iota.rules.view import IotaView


@dataclass(frozen=True, slots=True)
class EvaluationWeights:
    """Weights of the parts of a position after one's own action.

    Attributes:
        reply: For each point that the next player can expect to score with a single card; shared among the
            opponents where there are several.
        left: For each point that the cards left in hand could score at once.
        next: For each point that a single card of the own hand, filled up, can be expected to score.
        wild: For each wild card left in hand.
        card: For each card left in hand (a new one has more chances).
        breadth: How many placements are looked at; the others are valued roughly.
    """

    reply: float
    left: float
    next: float
    wild: float
    card: float
    breadth: int


CAREFUL: Final = EvaluationWeights(reply=0.97, left=0.4, next=0.45, wild=22.0, card=-2.7, breadth=16)
"""Fitted: for 19,541 placements in games of greedy players, the points of the next own turn less those of the
next player's turn (each the mean over 16 random worlds) were regressed on these parts; the weight of wild
cards, which pay later than in the next turn, was then found by matches against the greedy player."""


def weights_for(by_seats: Sequence[EvaluationWeights], seats: int) -> EvaluationWeights:
    """Return the weights for a table of so many seats: first those for two, the last also for more."""
    return by_seats[min(seats, len(by_seats) + 1) - 2]


MASTER: Final = EvaluationWeights(reply=1.5, left=0.4, next=0.2, wild=22.0, card=-4.0, breadth=16)
"""Found by matches against the greedy player, weight by weight from those of `CAREFUL` (tools.iota_matches),
as the best of a few on the same deals. On other deals it wins 71.8 percent of 6,000 games of two with the few
mistakes of level 4 (70.7 to 72.9); `CAREFUL` wins 68.6 without any."""

GUIDING: Final = EvaluationWeights(reply=1.2, left=0.4, next=0.2, wild=22.0, card=-4.0, breadth=16)
"""The same where a search of 400 worlds decides: there it wins 81.8 percent of 2,000 games of two over the
greedy player (80.2 to 83.4), endings not read out; with a `reply` of 1.5 it does not win more often."""

OF_THREE: Final = EvaluationWeights(reply=1.9, left=0.4, next=0.45, wild=10.0, card=-2.7, breadth=16)
"""The same for three, where a wild card pays less: ahead in 59.7 percent of pairs (58.7 to 60.7)."""

OF_FOUR: Final = EvaluationWeights(reply=2.6, left=0.3, next=0.2, wild=10.0, card=-4.0, breadth=16)
"""The same for four: ahead in 56.3 percent of pairs (55.5 to 57.1)."""


_BY_NUMBER: Final = tuple(
    (value, mask_of(card for card in CARDS if number(card) == value)) for value in NUMBERS
)
_WILD_BIT: Final = 1 << WILD
_Opening = tuple[Mask, int, int, int]
"""A place that can take a card: what fits, the points around it, numbers of lines and of lots completed."""

_ENOUGH: Final = 0.02
"""Chance of nothing better so far below which the rest is left out."""


class UnknownCards(NamedTuple):
    """The cards whose place a viewer does not know.

    Attributes:
        cards: Those that are not wild.
        wilds: Number of wild ones.
        total: All of them.
    """

    cards: Mask
    wilds: int
    total: int


class KnownHand(NamedTuple):
    """Somebody's hand as far as it is known.

    Attributes:
        known: Cards that are known to be in it.
        hidden: Number of its other cards, any of the unknown ones.
    """

    known: tuple[Card, ...]
    hidden: int


def unknown_cards(view: IotaView) -> UnknownCards:
    """Return the cards that the viewer cannot place."""
    unseen = view.unseen
    return UnknownCards(mask_of(unseen), unseen.count(WILD), len(unseen))


def find_known_hand(view: IotaView, seat: int) -> KnownHand:
    """Return what the viewer knows of a hand."""
    hand = view.hands[seat]
    return KnownHand(tuple(card for card in hand if card is not None), hand.count(None))


class ExpectedPoints:
    """What single cards can score on a grid, for anybody who holds some of the unknown cards."""

    __slots__ = ("_chances", "_openings", "_unknown")

    def __init__(self, grid: Grid, unknown: UnknownCards) -> None:
        """Look at every place of the grid that can take a card."""
        rows, columns = grid.runs
        openings: list[_Opening] = []
        chances: list[tuple[int, Mask]] = []
        for place in rows.keys() | columns.keys():
            row, column = rows.get(place, EMPTY_RUN), columns.get(place, EMPTY_RUN)
            mask = row.mask & column.mask
            if not mask:
                continue
            lots = (row.length == LOT - 1) + (column.length == LOT - 1)
            base, times = row.points + column.points, (row.length > 0) + (column.length > 0)
            openings.append((mask, base, times, lots))
            if unknown.wilds:
                chances.append((base << lots, _WILD_BIT))
            mask &= unknown.cards
            if mask:
                chances.extend([(base + times * value << lots, mask & cards) for value, cards in _BY_NUMBER])
        chances.sort(reverse=True)
        self._openings = openings
        self._chances = chances
        self._unknown = unknown

    def expected(self, hand: KnownHand, *, exact: bool = False) -> float:
        """Return the expected points of the best single card that a hand can place.

        The hidden cards are drawn from the unknown ones without replacement, so this is exact for single
        cards: the points are gone through from the highest, each with the chance that no better card is held.
        Unless it is to be `exact`, the last bit is left out.
        """
        enough = 0.0 if exact else _ENOUGH
        unknown, floor = self._unknown, 0
        for card in dict.fromkeys(hand.known):
            value = VALUES[card]
            for mask, base, times, lots in self._openings:
                if mask >> card & 1 or card == WILD:
                    floor = max(floor, base + times * value << lots)
        covered = held = 0
        none_better, total = 1.0, 0.0
        for points, cards in self._chances:
            if points <= floor or none_better <= enough:
                break
            new = cards & ~covered
            if not new:
                continue
            covered |= new
            held += unknown.wilds if new == _WILD_BIT else new.bit_count()
            none = _chance_of_none(held, unknown.total, hand.hidden)
            total += points * (none_better - none)
            none_better = none
        return total + none_better * floor


def _chance_of_none(wanted: int, count: int, draws: int) -> float:
    """Return the chance that none of `wanted` cards among `count` is drawn."""
    chance = 1.0
    for drawn in range(min(draws, count)):
        chance *= max(0, count - wanted - drawn) / (count - drawn)
    return chance


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


class Evaluation:
    """The prospects of a seat that is to act, by what it knows."""

    def __init__(self, view: IotaView, weights: EvaluationWeights) -> None:
        """Look at the table with the eyes of the viewer."""
        table = view.table
        self._view = view
        self._weights = weights
        self._deck = table.deck
        self._unknown = unknown_cards(view)
        self._next = find_known_hand(view, (table.turn + 1) % table.seats)
        # What one of several opponents gains, the others lose as well.
        self._reply = weights.reply / (table.seats - 1)

    def placing(self, grid: Grid, hand: Hand, breadth: int) -> dict[Place, float]:
        """Return values of all placements of a hand.

        Only the `breadth` best ones by points and wild cards kept are looked at closely; the others count as
        if what follows were as bad for them as for the worst of those.
        """
        size, wilds, deck = len(hand), hand.count(WILD), self._deck
        ranked: list[tuple[float, Place]] = []
        for action, points in placements(grid, hand).points.items():
            used = [card for _, card in action.cards]
            scored = points << (not deck and len(used) == size)
            ranked.append((scored + self._weights.wild * (wilds - used.count(WILD)), action))
        ranked.sort(key=lambda one: -one[0])
        values: dict[Place, float] = {}
        worst = 0.0
        for rough, action in ranked[:breadth]:
            left = without(hand, (card for _, card in action.cards))
            after = 0.0
            if left or deck:
                draws = min(HAND - len(left), deck)
                after = self._after(grown(grid, action.cards), left, draws)
            worst = min(worst, after)
            values[action] = rough + after
        values.update((action, rough + worst) for rough, action in ranked[breadth:])
        return values

    def _after(self, grid: Grid, left: Hand, draws: int) -> float:
        """Return what follows from a grid and a hand, wild cards kept left out."""
        prospects = ExpectedPoints(grid, self._unknown)
        own = best_points(grid, left, self._deck) if left else 0
        return self._hand(prospects, KnownHand(left, draws), own) - self._reply * prospects.expected(
            self._next
        )

    def _hand(self, prospects: ExpectedPoints, hand: KnownHand, own: int) -> float:
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
        prospects = ExpectedPoints(grid, self._unknown)
        reply = self._reply * prospects.expected(self._next)
        best: dict[Hand, int] = {}
        for action, points in placements(grid, view.hand).points.items():
            used = tuple(sorted(card for _, card in action.cards))
            best[used] = max(points, best.get(used, 0))

        def value(cards: Hand) -> float:
            left = without(view.hand, cards)
            own = max(
                [
                    points
                    for used, points in best.items()
                    if all(left.count(card) >= used.count(card) for card in used)
                ],
                default=0,
            )
            worth = self._hand(prospects, KnownHand(left, len(cards)), own)
            return worth + wild * left.count(WILD) - reply

        return value

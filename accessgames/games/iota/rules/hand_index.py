"""A hand as the search for placements sees it: all its orders as sets of 64 bits, and which of them fit.

A hand of four cards can be played out in 4 + 12 + 24 + 24 = 64 ways: any first card alone, or followed by
one, two or three of the others. Each way is one bit of an integer, so that a rule about one place of a line
("here only the first and the third card fit") or about the cards together ("these two make no line") is an
integer too, and what is legal is found by a few `&` instead of card by card.

The bits are numbered in the order of a dictionary: an order comes before its continuations. So the bits of
a first card lie together, 16 of them, and reading a set from the lowest bit gives the order of notation
when the hand is sorted by notation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations, permutations
from operator import itemgetter
from typing import Any, Final, TypeAlias

from accessgames.games.iota.notation import CARD_NAMES
from accessgames.games.iota.rules.cards import ALL, HAND, LOT, PAIRS, WILD, Card, Mask, joinable, mask_of

Orders: TypeAlias = int
"""A set of orders: bit `n` stands for `ORDERS[n]`."""

Subset: TypeAlias = int
"""A set of cards of a hand: bit `n` stands for card number `n` of the hand."""

ORDERS: Final = tuple(
    sorted(order for count in range(1, HAND + 1) for order in permutations(range(HAND), count))
)
"""Every order as numbers of cards in the hand."""

SUBSETS: Final = range(1 << HAND)

BLOCK: Final = len(ORDERS) // HAND
"""Bits that begin with the same card; the lowest of them is that card alone."""

BLOCKS: Final = tuple(((1 << BLOCK) - 1) << BLOCK * first for first in range(HAND))
"""By card: all orders that begin with it."""


def subset_of(order: Iterable[int]) -> Subset:
    """Return the cards of an order, or other numbers of cards, as a set."""
    return sum(1 << index for index in order)


def _where(wanted: Iterable[bool]) -> Orders:
    return sum(1 << bit for bit, one in enumerate(wanted) if one)


OF_LENGTH: Final = tuple(_where(len(order) == count for order in ORDERS) for count in range(HAND + 1))
"""By number of cards: the orders of so many cards."""

SEVERAL: Final = sum(OF_LENGTH[2:])
"""The orders of two or more cards."""

MANY: Final = sum(OF_LENGTH[3:])
"""The orders of three or more cards."""

LONGER: Final = tuple(
    tuple(sum(OF_LENGTH[count + 1 : count + more + 1]) for more in range(HAND + 1))
    for count in range(HAND + 1)
)
"""By two numbers of cards: the orders longer than the first by at most the second."""

AT: Final = tuple(
    tuple(
        _where(len(order) > place and subset >> order[place] & 1 == 1 for order in ORDERS)
        for subset in SUBSETS
    )
    for place in range(HAND)
)
"""By place in the order and set of cards: the orders that reach the place and have one of the cards there."""

_SETS: Final = tuple(subset_of(order) for order in ORDERS)

WITHIN: Final = tuple(_where(not cards & ~subset for cards in _SETS) for subset in SUBSETS)
"""By set of cards: the orders that use no others."""

SINGLES: Final = tuple(orders & OF_LENGTH[1] for orders in WITHIN)
"""By set of cards: each of them alone."""

USING: Final = tuple(_where(cards == subset for cards in _SETS) for subset in SUBSETS)
"""By set of cards: the orders that use exactly these."""

EDGES: Final = tuple(combinations(range(HAND), 2))
"""The six pairs of cards."""

_PAIRED_IN: Final = tuple(
    sum(1 << bit for bit, pair in enumerate(EDGES) if not subset_of(pair) & ~cards) for cards in _SETS
)

CLIQUES: Final = tuple(_where(not pairs & ~edges for pairs in _PAIRED_IN) for edges in range(1 << len(EDGES)))
"""By set of pairs: the orders in which every two cards are such a pair."""


Taker: TypeAlias = Callable[[Any], Any]
"""Takes some items out of a tuple, and returns them as a tuple."""


def taker_of(indexes: Sequence[int]) -> Taker:
    """Return what takes the items with these numbers, one or more."""
    return itemgetter(*indexes) if len(indexes) > 1 else itemgetter(slice(indexes[0], indexes[0] + 1))


_TAKERS: Final = tuple(
    taker_of([HAND * place + index for place, index in enumerate(order)]) for order in ORDERS
)
"""By order: what takes its cards out of a row of HAND items for each of its places."""


@cache
def traders(ranks: tuple[int, ...], most: int) -> tuple[Taker, ...]:
    """Return what takes each choice of cards out of a hand, sorted by the names of what is chosen.

    Args:
        ranks: By card of the hand, how many of the hand's names come before its own.
        most: How many cards can be chosen.
    """
    # By rank, because two wild cards are told apart by nothing.
    chosen = {
        tuple([ranks[index] for index in indexes]): taker_of(indexes)
        for count in range(1, most + 1)
        for indexes in combinations(range(len(ranks)), count)
    }
    return tuple([chosen[named] for named in sorted(chosen)])


class _Takers(dict[Orders, tuple[Taker, ...]]):
    """By a set of orders: what takes each of them out of a row.

    Remembered, because a few hundred sets are nearly all that ever come up.
    """

    def __missing__(self, orders: Orders) -> tuple[Taker, ...]:
        """Collect what takes each order, by their bits ascending."""
        if len(self) >= _MEMORY:
            self.clear()
        takers = self[orders] = tuple([_TAKERS[bit] for bit in bits_of(orders)])
        return takers


_MEMORY: Final = 1 << 12
TAKERS: Final = _Takers()


def bits_of(orders: Orders) -> list[int]:
    """Return the numbers of the bits of a set, ascending."""
    found = []
    while orders:
        low = orders & -orders
        found.append(low.bit_length() - 1)
        orders ^= low
    return found


Line = tuple[tuple[Card, ...], tuple[Mask, ...]]
"""Cards that lie in a line: the fixed ones, and for each wild one the identities its other line allows."""

_BY_NAME: Final = sorted(range(WILD + 1), key=CARD_NAMES.__getitem__)
RANK: Final = tuple(_BY_NAME.index(card) for card in range(WILD + 1))
"""By card: its place among all cards by notation."""

_ROOM: Final = tuple(sum(OF_LENGTH[1 : LOT - length + 1]) for length in range(LOT + 1))
"""By number of cards that lie in a line: the orders for which there is room in it."""

_PAIRED: Final = tuple(
    tuple((one, other, 1 << bit) for bit, (one, other) in enumerate(EDGES) if other < size)
    for size in range(HAND + 1)
)
"""By number of cards in the hand: its pairs of cards, each with its bit."""

_TRIPLES: Final = tuple(
    tuple((*triple, subset_of(triple)) for triple in combinations(range(size), 3)) for size in range(HAND + 1)
)
"""By number of cards in the hand: every three of its cards, each with the set of them."""

_INDEXES: Final = tuple(tuple(index for index in range(HAND) if subset >> index & 1) for subset in SUBSETS)
_SUPERSETS: Final = tuple(
    sum(USING[larger] for larger in SUBSETS if larger & subset == subset) for subset in SUBSETS
)


def is_line(fixed: tuple[Card, ...], opens: tuple[Mask, ...]) -> bool:
    """Tell whether cards make a line: fixed ones, and wild ones with the identities open to each."""
    if len(fixed) + len(opens) > LOT:
        return False
    if opens:
        return joinable(fixed, opens[1:]) & opens[0] != 0
    return len(fixed) < LOT - 1 or joinable(fixed[:-1]) >> fixed[-1] & 1 == 1


class _FittingCards(dict[Mask, Subset]):
    """By identities, of those that the hand holds: the cards that may stand for one of them."""

    __slots__ = ("_cards", "_wild", "held")

    def __init__(self, cards: tuple[Card, ...], held: Mask, wild: Subset) -> None:
        """Know the hand."""
        self.held = held
        self._cards = cards
        self._wild = wild

    def __missing__(self, mask: Mask) -> Subset:
        """Look at each card; a wild one may stand for anything."""
        subset = self._wild
        bit = 1
        for card in self._cards:
            if mask >> card & 1:
                subset |= bit
            bit += bit
        self[mask] = subset
        return subset


class _LineOrders(dict[Line, Orders]):
    """By the cards that lie in a line: the orders of the hand that make a line together with them."""

    __slots__ = ("_cards", "_fits", "_pairs", "_wild", "alone")

    def __init__(self, cards: tuple[Card, ...], wild: Subset, fits: _FittingCards) -> None:
        """Look at the cards of a hand in pairs, and at what goes together without anything else."""
        self._cards = cards
        self._wild = wild
        self._fits = fits
        size = len(cards)
        self._pairs = [(bit, PAIRS[cards[one]][cards[other]]) for one, other, bit in _PAIRED[size]]
        # Of two wild cards the first is always played first.
        usable = WITHIN[(1 << size) - 1]
        if wild & wild - 1:
            first, second = _INDEXES[wild]
            before = 0
            for place in range(HAND):
                usable &= ~AT[place][1 << second] | before
                before |= AT[place][1 << first]
        # Three cards may make no line; a wild card goes with any other two.
        for one, other, third, subset in _TRIPLES[size]:
            if not PAIRS[cards[one]][cards[other]] >> cards[third] & 1 and not subset & wild:
                usable &= ~_SUPERSETS[subset]
        self.alone = usable

    def __missing__(self, line: Line) -> Orders:
        """Join a line that was not asked for yet."""
        fixed, opens = line
        if opens:
            # With wild cards there, every set of cards is tried.
            orders = 0
            for subset in SUBSETS[1 : 1 << len(self._cards)]:
                more = tuple([self._cards[index] for index in _INDEXES[subset & ~self._wild]])
                free = (subset & self._wild).bit_count()
                if is_line((*fixed, *more), opens + (ALL,) * free):
                    orders |= USING[subset]
            orders &= self.alone
        elif not fixed:
            orders = self.alone
        elif len(fixed) == 1:
            # Anything goes with a single card.
            orders = self.alone & _ROOM[1] & CLIQUES[self._joining(1 << fixed[0])]
        elif mask := joinable(fixed):
            # Where something can join three cards, they make a line.
            orders = self.alone & WITHIN[self._fits[mask & self._fits.held]] & _ROOM[len(fixed)]
            if orders & SEVERAL:
                orders &= CLIQUES[self._joining(mask_of(fixed))]
        else:
            orders = 0
        self[line] = orders
        return orders

    def _joining(self, fixed: Mask) -> int:
        """Return the pairs of cards of the hand that make a line with each of some cards."""
        pairs = 0
        for bit, mask in self._pairs:
            if mask & fixed == fixed:
                pairs |= bit
        return pairs


class HandIndex:
    """A hand with what was found out about it so far.

    Attributes:
        cards: The cards, sorted by notation.
        held: Those that are not wild, as a mask.
        wild: The wild ones, as a set of cards of the hand.
        pick: Takes what belongs to each card out of a row by card; always HAND items.
        alone: The orders that make a line by themselves.
        first: The cards that can come first: of two wild ones always the same.
        fits: By some identities that are `held`, the cards that may stand for one of them; the wild ones may
            for any, so ask only where there is one.
        lines: By the cards that lie in a line, the orders that make a line together with them. Where a wild
            card of the hand comes to lie is left out here: it may stand for anything; see `spared`.
    """

    __slots__ = ("_joins", "_spared", "alone", "cards", "first", "fits", "held", "lines", "pick", "wild")

    def __init__(self, hand: tuple[Card, ...]) -> None:
        """Sort the hand."""
        cards = tuple(sorted(hand, key=RANK.__getitem__))
        self.cards = cards
        self.held: Mask = 0
        self.wild: Subset = 0
        for index, card in enumerate(cards):
            if card == WILD:
                self.wild |= 1 << index
            else:
                self.held |= 1 << card
        self.pick: itemgetter[Any] = itemgetter(*cards, *[WILD] * (HAND - len(cards)))
        self.first: Subset = (1 << len(cards)) - 1 & ~(self.wild & self.wild - 1)
        self.fits = _FittingCards(cards, self.held, self.wild)
        # Nothing of this points back to the hand, or only the garbage collector could free it.
        self.lines = _LineOrders(cards, self.wild, self.fits)
        self.alone = self.lines.alone
        self._joins: dict[Line, list[tuple[Mask, Orders]]] = {}
        self._spared: dict[tuple[Line, Mask], Orders] = {}

    def spared(self, line: Line, mask: Mask) -> Orders:
        """Return the orders with a wild card for which the line spares an identity of a mask.

        Args:
            line: The cards that lie in the line.
            mask: The identities that the other line of the new wild card allows.
        """
        orders = self._spared.get((line, mask))
        if orders is None:
            joins = self._joins.get(line)
            if joins is None:
                joins = self._joins[line] = self._joined(line)
            orders = 0
            for identities, using in joins:
                if identities & mask:
                    orders |= using
            self._spared[line, mask] = orders
        return orders

    def _joined(self, line: Line) -> list[tuple[Mask, Orders]]:
        """Return what a new wild card can be by its line, with the orders that use the same cards."""
        fixed, opens = line
        joined = self.lines[line]
        joins = []
        for subset in SUBSETS[: 1 << len(self.cards)]:
            if subset & self.wild and joined & USING[subset]:
                more = tuple([self.cards[index] for index in _INDEXES[subset & ~self.wild]])
                others = (ALL,) * ((subset & self.wild).bit_count() - 1)
                if identities := joinable(fixed + more, opens + others):
                    joins.append((identities, USING[subset]))
        return joins

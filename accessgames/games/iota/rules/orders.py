"""All orders in which cards of a hand can come one after the other, as sets of 64 bits.

A hand of four cards can be played out in 4 + 12 + 24 + 24 = 64 ways: any first card alone, or followed by
one, two or three of the others. Each way is one bit of an integer, so that a rule about one place of a line
("here only the first and the third card fit") or about the cards together ("these two make no line") is an
integer too, and what is legal is found by a few `&` instead of card by card.

The bits are numbered in the order of a dictionary: an order comes before its continuations. So the bits of a
first card lie together, 16 of them, and reading a set from the lowest bit gives the order of notation when
the hand is sorted by notation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations, permutations
from operator import itemgetter
from typing import Any, Final, TypeAlias

from accessgames.games.iota.rules.cards import HAND

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

WITHIN: Final = tuple(_where(not subset_of(order) & ~subset for order in ORDERS) for subset in SUBSETS)
"""By set of cards: the orders that use no others."""

SINGLES: Final = tuple(orders & OF_LENGTH[1] for orders in WITHIN)
"""By set of cards: each of them alone."""

USING: Final = tuple(_where(subset_of(order) == subset for order in ORDERS) for subset in SUBSETS)
"""By set of cards: the orders that use exactly these."""

EDGES: Final = tuple(combinations(range(HAND), 2))
"""The six pairs of cards."""

CLIQUES: Final = tuple(
    _where(
        all(
            edges >> bit & 1 == 1
            for bit, pair in enumerate(EDGES)
            if subset_of(pair) & ~subset_of(order) == 0
        )
        for order in ORDERS
    )
    for edges in range(1 << len(EDGES))
)
"""By set of pairs: the orders in which every two cards are such a pair."""


def _getter(order: tuple[int, ...]) -> itemgetter[Any]:
    """Return what takes the cards of an order out of a row of HAND items for each of its places."""
    if len(order) == 1:
        return itemgetter(slice(order[0], order[0] + 1))
    return itemgetter(*[HAND * place + index for place, index in enumerate(order)])


_GETTERS: Final = tuple(map(_getter, ORDERS))


Taker: TypeAlias = Callable[[Any], Any]
"""Takes the cards of one order out of a row of HAND items for each of its places."""


class _Takers(dict[Orders, tuple[Taker, ...]]):
    """By a set of orders: what takes each of them out of a row.

    Remembered, because a few hundred sets are nearly all that ever come up.
    """

    def __missing__(self, orders: Orders) -> tuple[Taker, ...]:
        """Collect what takes each order, by their bits ascending."""
        if len(self) >= _MEMORY:
            self.clear()
        takers = self[orders] = tuple([_GETTERS[bit] for bit in bits_of(orders)])
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

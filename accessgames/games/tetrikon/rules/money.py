"""Sums of T cards: what can be paid exactly, with the smallest excess, below an amount, or given as change.

Cards are tuples of values with the highest first; piles are tuples of counts by ascending value.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache


def descending(cards: Iterable[int]) -> tuple[int, ...]:
    """Return cards with the highest first, as payments are written."""
    return tuple(sorted(cards, reverse=True))


@lru_cache(maxsize=4096)
def payments(cards: tuple[int, ...], amount: int) -> tuple[tuple[int, ...], ...]:
    """Return every choice of cards that makes an amount exactly, those of fewer cards first.

    >>> payments((10, 20, 25, 25, 50), 50)
    ((50,), (25, 25))
    """
    counts = sorted(Counter(cards).items(), reverse=True)
    found = _choices(tuple(counts), amount)
    return tuple(sorted(found, key=lambda choice: (len(choice), [-card for card in choice])))


def _choices(counts: tuple[tuple[int, int], ...], amount: int) -> Iterator[tuple[int, ...]]:
    """Yield choices from pairs of value and count, the highest value first."""
    if not amount:
        yield ()
        return
    if not counts or sum(value * count for value, count in counts) < amount:
        return
    (value, count), *others = counts
    for number in range(min(count, amount // value), -1, -1):
        for rest in _choices(tuple(others), amount - number * value):
            yield (value,) * number + rest


@lru_cache(maxsize=4096)
def sums(cards: tuple[int, ...]) -> frozenset[int]:
    """Return every amount that some of the cards make, 0 included."""
    reached = 1
    for card in cards:
        reached |= reached << card
    return frozenset(number for number in range(reached.bit_length()) if reached >> number & 1)


def at_least(cards: tuple[int, ...], amount: int) -> int | None:
    """Return the smallest sum that is not below an amount, or None when all cards are less (R12)."""
    return min((total for total in sums(cards) if total >= amount), default=None)


def at_most(cards: tuple[int, ...], amount: int) -> int:
    """Return the highest sum that is not above an amount (R13)."""
    return max(total for total in sums(cards) if total <= amount)


def spread(pile: tuple[int, ...], values: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards of a pile one by one, ascending."""
    return tuple(value for value, count in zip(values, pile, strict=True) for _ in range(count))


def fewest(cards: tuple[int, ...], amount: int) -> tuple[int, ...] | None:
    """Return the fewest cards that make an amount exactly, or None; of equals those with the higher cards."""
    found = payments(cards, amount)
    return found[0] if found else None


def change_for(excess: int, returned: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards that the manager gives back, none when the pile does not make exactly this (R12)."""
    return fewest(returned, excess) or ()


def breakings(
    cards: tuple[int, ...], amount: int, returned: tuple[int, ...]
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the exchanges of one own card at the manager after which an amount can be paid exactly (R13).

    Returns:
        Pairs of an own card and what it is exchanged for: one pair for each value that helps, with the fewest
        cards.
    """
    found = []
    for card in sorted(set(cards)):
        rest = list(cards)
        rest.remove(card)
        for into in payments(returned, card):
            if into != (card,) and amount in sums(tuple(sorted((*rest, *into)))):
                found.append((card, into))
                break
    return tuple(found)

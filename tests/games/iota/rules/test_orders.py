"""Orders of a hand as sets of bits."""

from __future__ import annotations

from itertools import combinations

import pytest

from accessgames.games.iota.rules.hand_index import (
    AT,
    BLOCK,
    BLOCKS,
    CLIQUES,
    EDGES,
    LONGER,
    OF_LENGTH,
    ORDERS,
    SINGLES,
    SUBSETS,
    TAKERS,
    USING,
    WITHIN,
    bits_of,
    subset_of,
)

EVERY = (1 << len(ORDERS)) - 1


def chosen(orders: int) -> set[tuple[int, ...]]:
    """The orders of a set, spelled out."""
    return {ORDERS[bit] for bit in bits_of(orders)}


def test_there_are_64_orders_sorted_like_words() -> None:
    """An order comes before its continuations, and those with the same first card lie in one block."""
    assert 64 == len(ORDERS) == len(set(ORDERS))
    assert sorted(ORDERS) == list(ORDERS)
    for first in range(4):
        assert {first} == {order[0] for order in ORDERS[BLOCK * first : BLOCK * first + BLOCK]}
        assert (first,) == ORDERS[BLOCK * first]


def test_lengths_divide_all_orders() -> None:
    """4 of one card, 12 of two, 24 of three and of four."""
    assert [0, 4, 12, 24, 24] == [orders.bit_count() for orders in OF_LENGTH]
    assert sum(OF_LENGTH) == EVERY
    assert OF_LENGTH[2] | OF_LENGTH[3] == LONGER[1][2]
    assert OF_LENGTH[3] | OF_LENGTH[4] == LONGER[2][4]
    assert 0 == LONGER[3][0]


@pytest.mark.parametrize("place", range(4))
def test_at_a_place_one_of_some_cards(place: int) -> None:
    """Orders that do not reach the place are left out."""
    for subset in SUBSETS:
        wanted = {order for order in ORDERS if len(order) > place and order[place] in set(bits_of(subset))}
        assert wanted == chosen(AT[place][subset])


def test_within_and_using_some_cards() -> None:
    """Any of the cards, or exactly all of them."""
    for subset in SUBSETS:
        cards = set(bits_of(subset))
        assert {order for order in ORDERS if set(order) <= cards} == chosen(WITHIN[subset])
        assert {order for order in ORDERS if set(order) == cards} == chosen(USING[subset])
        assert {(card,) for card in cards} == chosen(SINGLES[subset])
        assert subset == subset_of(cards)


def test_cliques_are_orders_of_cards_that_go_together_in_pairs() -> None:
    """For every set of pairs; single cards need none."""
    for edges in range(1 << len(EDGES)):
        pairs = {EDGES[bit] for bit in bits_of(edges)}
        wanted = {order for order in ORDERS if set(combinations(sorted(order), 2)) <= pairs}
        assert wanted == chosen(CLIQUES[edges])


def test_takers_take_cards_out_of_a_row_of_places() -> None:
    """In the order of the bits, a card alone before what it is continued by."""
    row = tuple(f"{place}{card}" for place in range(4) for card in "abcd")
    orders = sum(1 << ORDERS.index(order) for order in [(1,), (0, 2), (0, 3, 1), (3, 2, 1, 0)])
    wanted = [("0a", "1c"), ("0a", "1d", "2b"), ("0b",), ("0d", "1c", "2b", "3a")]
    assert wanted == [take(row) for take in TAKERS[orders]]
    assert wanted[:2] == [take(row) for take in TAKERS[orders & BLOCKS[0]]]
    assert () == TAKERS[orders & BLOCKS[2]]


def test_all_orders_can_be_taken() -> None:
    """Each once."""
    row = tuple(card for _ in range(4) for card in range(4))
    assert ORDERS == tuple(take(row) for take in TAKERS[EVERY])


def test_takers_are_remembered_up_to_a_number() -> None:
    """However many sets come up, the memory stays small, and what is made anew is the same."""
    before = TAKERS[EVERY]
    assert before is TAKERS[EVERY]
    for orders in range(5000):
        assert orders.bit_count() == len(TAKERS[orders])
    assert len(TAKERS) < 5000
    assert before == TAKERS[EVERY]

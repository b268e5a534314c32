"""A hand as the search for placements sees it, against lines that are looked at one by one."""

from __future__ import annotations

from itertools import combinations

import pytest

from accessgames.games.iota.notation import CARD_NAMES
from accessgames.games.iota.rules.cards import ALL, CARDS, clash, mask_of
from accessgames.games.iota.rules.hand_index import ORDERS, RANK, HandIndex, bits_of, is_line, traders
from tests.games.iota.positions import cards

HANDS = ["r2c g3s b4t y1x", "r1c r2c r3c g1c", "r1c g2s w b3t", "w r1c w g1c", "b1c r1c", "w", ""]
LINES = ["", "r4c", "r1c r2c", "g4x b4x", "r1c g1c b1c", "r1c r2c g3c", "r1c r2c r3c r4c"]


def makes_line(row: tuple[int, ...]) -> bool:
    """Whether cards with wild ones anywhere make a line: some card for each wild one makes a good line."""
    if len(row) > 4:
        return False
    if 64 in row:
        wild = row.index(64)
        return any(makes_line((*row[:wild], card, *row[wild + 1 :])) for card in CARDS if card not in row)
    return clash(row) is None


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("line", LINES)
def test_orders_that_make_a_line_with_cards(hand: str, line: str) -> None:
    """Every set of cards, tried with every card for a wild one; of two wild ones the first comes first."""
    holding = HandIndex(cards(hand))
    fixed = cards(line)
    found = {ORDERS[bit] for bit in bits_of(holding.lines[fixed, ()])}
    wilds = bits_of(holding.wild)
    for order in ORDERS:
        usable = all(index < len(holding.cards) for index in order)
        second = wilds[-1:] if len(wilds) > 1 else []
        early = any(index in second and wilds[0] not in order[:place] for place, index in enumerate(order))
        wanted = usable and not early and makes_line((*fixed, *(holding.cards[index] for index in order)))
        assert wanted == (order in found), (line, hand, order)


@pytest.mark.parametrize("hand", ["r2c g3s b4t y1x", "r1c r2c w g1c"])
def test_orders_beside_a_wild_card_that_may_be_few_things(hand: str) -> None:
    """Only what leaves it an identity."""
    holding = HandIndex(cards(hand))
    fixed, mask = cards("r4c"), mask_of(cards("r2c g2s b3c"))
    found = {ORDERS[bit] for bit in bits_of(holding.lines[fixed, (mask,)])}
    for order in ORDERS:
        row = (*fixed, *(holding.cards[index] for index in order))
        wanted = any(makes_line((*row, identity)) for identity in cards("r2c g2s b3c") if identity not in row)
        assert wanted == (order in found), order


def test_a_line_spares_identities_for_a_new_wild_card() -> None:
    """The orders with the wild card for which one of some identities is left; a rest of any kind may be."""
    holding = HandIndex(cards("w r2c g2s"))
    line = (cards("r1c"), ())
    spared = {ORDERS[bit] for bit in bits_of(holding.spared(line, mask_of(cards("r3c"))))}
    wild = bits_of(holding.wild)[0]
    red = holding.cards.index(cards("r2c")[0])
    assert (wild,) in spared
    assert (red, wild) in spared
    assert not any(holding.cards.index(cards("g2s")[0]) in order for order in spared)
    assert 0 == holding.spared(line, 0)


def test_hands_are_sorted_by_notation() -> None:
    """Blue before green, wild cards between red and yellow."""
    assert cards("b4t g3s w y1x") == HandIndex(cards("w y1x g3s b4t")).cards


def test_cards_that_fit_identities() -> None:
    """A wild one always does."""
    holding = HandIndex(cards("b4t w"))
    assert 0b11 == holding.fits[holding.held & mask_of(cards("b4t"))]
    assert 0b10 == holding.fits[0]
    assert 0b11 == holding.first
    assert 0b01 == HandIndex(cards("w w")).first


@pytest.mark.parametrize("hand", [*HANDS, "w b1c w y4x"])
def test_choices_of_cards_are_sorted_by_name(hand: str) -> None:
    """As the names of the cards written one behind the other would be, each once."""
    held = tuple(sorted(cards(hand)))
    by_name = sorted(RANK[card] for card in held)
    ranks = tuple(by_name.index(RANK[card]) for card in held)
    for most in range(len(held) + 1):
        found = [" ".join(CARD_NAMES[card] for card in take(held)) for take in traders(ranks, most)]
        chosen = [some for count in range(1, most + 1) for some in combinations(held, count)]
        assert sorted({" ".join(CARD_NAMES[card] for card in some) for some in chosen}) == found


def test_good_lines() -> None:
    """Fixed cards, wild ones, too many."""
    assert is_line(cards("r1c g2s"), ())
    assert is_line(cards("r1c r2c r3c r4c"), ())
    assert not is_line(cards("r1c r2c g3c"), ())
    assert not is_line(cards("r1c r2c r3c r4c g1c"), ())
    assert is_line(cards("r1c r2c"), (ALL, ALL))
    assert not is_line(cards("r1c r2c r3c"), (mask_of(cards("g1c")),))

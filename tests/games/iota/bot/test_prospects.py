"""Expected points of a single card, against counting all hands."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from accessgames.games.iota.bot.evaluation import (
    ExpectedPoints,
    KnownHand,
    UnknownCards,
    find_known_hand,
    unknown_cards,
)
from accessgames.games.iota.rules.cards import WILD, mask_of
from accessgames.games.iota.rules.placements import placements
from tests.games.iota.positions import GAME, cards, grid, play, position

if TYPE_CHECKING:
    from accessgames.games.iota.rules.grid import Grid


def by_counting(board: Grid, unseen: tuple[int, ...], known: tuple[int, ...], hidden: int) -> float:
    """Mean over all hands of the best single card."""
    best = {card: max(placements(board, (card,)).worths, default=0) for card in {*unseen, *known}}
    hands = list(combinations(unseen, hidden))
    return sum(max((best[card] for card in (*hand, *known)), default=0) for hand in hands) / len(hands)


@pytest.mark.parametrize(
    ("board", "unseen", "known", "hidden"),
    [
        ("m50=r1c", "r2c r3c g1s b4t y1x", "", 1),
        ("m50=r1c n50=r2c", "r3c r4c g1s b4t y1x w", "", 2),
        ("m50=r1c n50=r2c o50=r3c", "r4c g1s b4t y1x w w", "", 3),
        ("m50=r1c n50=r2c o50=r3c", "r4c g1s b4t y1x w", "g4t", 2),
        ("m50=r1c n50=r2c o50=r3c", "g1s b4t y1x", "r4c w", 1),
        ("m50=r1c n50=w o50=r3c", "g1s b4t y1x r2c", "", 4),
        ("m50=r1c n50=w n51=g2s n52=b2t", "g1s b4t y1x r2c w y2x", "b3s", 2),
    ],
)
def test_the_expectation_is_exact_for_single_cards(board: str, unseen: str, known: str, hidden: int) -> None:
    """Whatever is known or hidden, wild cards included."""
    some = cards(unseen)
    unknown = UnknownCards(mask_of(some), some.count(WILD), len(some))
    expected = by_counting(grid(board), some, cards(known), hidden)
    # What is left out once nothing better is all but certain never weighs more than a fiftieth of it.
    assert expected == pytest.approx(
        ExpectedPoints(grid(board), unknown).expected(KnownHand(cards(known), hidden)), rel=0.03
    )


def test_an_empty_hand_expects_nothing() -> None:
    """Nobody plays after the end."""
    assert 0.0 == ExpectedPoints(grid("m50=r1c"), UnknownCards(0, 0, 0)).expected(KnownHand((), 0))


def test_a_known_card_is_certain() -> None:
    """The only one that completes the lot."""
    prospects = ExpectedPoints(grid("m50=r1c n50=r2c o50=r3c"), UnknownCards(0, 0, 0))
    assert 20.0 == prospects.expected(KnownHand(cards("r4c"), 0))


def test_more_hidden_cards_never_expect_less() -> None:
    """More chances are better."""
    unknown = UnknownCards(mask_of(cards("r4c g1s b4t y1x g2x")), 1, 6)
    prospects = ExpectedPoints(grid("m50=r1c n50=r2c o50=r3c"), unknown)
    values = [prospects.expected(KnownHand((), hidden)) for hidden in range(7)]
    assert values == sorted(values)
    assert values[0] < values[-1]


def test_what_a_viewer_knows_of_cards_and_hands() -> None:
    """A wild card taken from the grid is known to be in the hand that took it."""
    state = play(position("m50=r1c n50=w", "r2c g1s", "b1x b2x"), "recycle n50=r2c", "pass")[0]
    view = GAME.view(state, 1)
    assert KnownHand((WILD,), 1) == find_known_hand(view, 0)
    assert KnownHand(cards("b1x b2x"), 0) == find_known_hand(view, 1)
    unknown = unknown_cards(view)
    assert (1, len(view.unseen)) == (unknown.wilds, unknown.total)
    assert 0 == unknown.cards & mask_of(cards("b1x b2x r1c r2c"))

"""Where the cards of a duel are."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.duel.rules import CARDS, COPIES, HAND, Card

if TYPE_CHECKING:
    from tests.duel.rules import State


def census(state: State) -> tuple[int, bool, bool, bool]:
    """Tell the seats, and whether no card and no seat has more than its number, and all cards exist."""
    cards: list[Card] = [card for hand in (*state.hands, *state.played) for card in hand]
    cards.extend(card for _, card in state.table.chosen)
    counts = Counter(cards)
    chosen = dict(state.table.chosen)
    had = [len(hand) + len(state.played) + (seat in chosen) for seat, hand in enumerate(state.hands)]
    few = all(count <= HAND for count in had)
    return len(had), few, all(counts[card] <= COPIES for card in CARDS), set(counts) <= set(CARDS)

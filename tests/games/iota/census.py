"""Where the 66 cards of IOTA are: the contract counts them in every state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.games.iota.rules.cards import UNTOLD

if TYPE_CHECKING:
    from accessgames.games.iota.rules.state import IotaState


def census(state: IotaState) -> tuple[tuple[int, ...], bool]:
    """Return all cards, wherever they lie, and whether the deck is as large as it is told to be."""
    cards = [*state.table.grid.at.values(), *state.pool]
    cards.extend(card for hand in state.hands for card in hand)
    cards.extend(card for card, _ in state.bottom)
    cards.extend(card for _, card in state.table.drawn)
    if not state.table.blind:
        return tuple(sorted(cards)), len(state.pool) + len(state.bottom) == state.table.deck
    # What nobody has seen is in the deck or in hands.
    hidden = cards.count(UNTOLD) + state.table.deck - len(state.bottom)
    return tuple(sorted(card for card in cards if card != UNTOLD)), len(state.pool) == hidden

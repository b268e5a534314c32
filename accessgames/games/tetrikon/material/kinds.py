"""The 24 kinds of chance cards that the rules know, whatever a set has of them."""

from __future__ import annotations

from typing import Final, NamedTuple


class Effect(NamedTuple):
    """What a kind of card does.

    Attributes:
        name: What happens, such as `joker`; kinds that differ only in the amount share it.
        amount: Points, cards or pieces it is about; 0 where there is nothing to count.
        keepable: Whether it may be kept for later in our reading (Tetrikon R5); a set may differ.
        negative: Whether it harms its owner, so that immunity can help (Tetrikon R24).
    """

    name: str
    amount: int
    keepable: bool
    negative: bool


EFFECTS: Final[dict[str, Effect]] = {
    "swap-manager": Effect("swap-manager", 1, keepable=True, negative=False),
    "swap-player": Effect("swap-player", 1, keepable=True, negative=False),
    "random-piece": Effect("random-piece", 1, keepable=True, negative=False),
    "piece-from-player": Effect("piece-from-player", 1, keepable=True, negative=False),
    "surrender": Effect("surrender", 1, keepable=False, negative=True),
    "choose-piece": Effect("choose-piece", 1, keepable=True, negative=False),
    "draw-1": Effect("draw", 1, keepable=True, negative=False),
    "draw-2": Effect("draw", 2, keepable=True, negative=False),
    "draw-3": Effect("draw", 3, keepable=True, negative=False),
    "discard-1": Effect("discard", 1, keepable=False, negative=True),
    "discard-2": Effect("discard", 2, keepable=False, negative=True),
    "no-trade": Effect("no-trade", 0, keepable=False, negative=True),
    "no-roll": Effect("no-roll", 0, keepable=False, negative=True),
    "ten-from-each": Effect("from-each", 10, keepable=True, negative=False),
    "twenty-five-from-each": Effect("from-each", 25, keepable=True, negative=False),
    "five-to-each": Effect("to-each", 5, keepable=False, negative=True),
    "joker-10": Effect("joker", 10, keepable=True, negative=False),
    "joker-25": Effect("joker", 25, keepable=True, negative=False),
    "joker-50": Effect("joker", 50, keepable=True, negative=False),
    "build-two": Effect("build-two", 2, keepable=True, negative=False),
    "no-build": Effect("no-build", 0, keepable=False, negative=True),
    "take-twenty-five": Effect("take", 25, keepable=True, negative=False),
    "immunity": Effect("immunity", 0, keepable=True, negative=False),
    "inheritance": Effect("inheritance", 150, keepable=True, negative=False),
}
"""Every kind by its id, in the order of the list of cards (Tetrikon, "Seznam karet")."""

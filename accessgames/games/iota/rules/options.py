"""What can be chosen before a match: each choice is a place where the rules are silent."""

from __future__ import annotations

from typing import Final

from accessgames.engine import Option

STARTER: Final = "starter"
WILD_START: Final = "wild-start"
RECYCLING: Final = "recycling"
TRADE: Final = "trade"
EMPTY_ROUNDS: Final = "empty-rounds"
IDLE_ROUNDS: Final = "idle-rounds"
LEFTOVER: Final = "leftover"

OPTIONS: Final = (
    # Everybody draws a card and the highest number starts, or the first seat does without a draw.
    Option(STARTER, ("draw", "first"), "draw", "IOTA I9"),
    # A wild card as start card stays, or goes under the deck and the next card is turned up.
    Option(WILD_START, ("allow", "bury"), "allow", "IOTA I4"),
    # Wild cards that may be taken from the grid before one turn.
    Option(RECYCLING, ("any", "one"), "any", "IOTA I5"),
    # At most as many cards as the deck holds can be traded, or any number, some of which then come back.
    Option(TRADE, ("deck", "any"), "deck", "IOTA I3"),
    # Full rounds without a placing on an empty deck that end the game.
    Option(EMPTY_ROUNDS, ("1", "2", "3"), "1", "IOTA I1"),
    # Full rounds without a placing at all that end the game.
    Option(IDLE_ROUNDS, ("2", "3", "5", "10"), "3", "IOTA I2"),
    # Cards left in hand at the end cost nothing, or their numbers.
    Option(LEFTOVER, ("none", "minus"), "none", "IOTA I8"),
)
"""All options, in the order in which they are listed."""

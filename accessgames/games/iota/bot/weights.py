"""What the careful player thinks things are worth, in points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights of the parts of a position after one's own action.

    Attributes:
        reply: For each point that the next player can expect to score with a single card; shared among the
            opponents where there are several.
        left: For each point that the cards left in hand could score at once.
        next: For each point that a single card of the own hand, filled up, can be expected to score.
        wild: For each wild card left in hand.
        card: For each card left in hand (a new one has more chances).
        breadth: How many placements are looked at; the others are valued roughly.
    """

    reply: float
    left: float
    next: float
    wild: float
    card: float
    breadth: int


CAREFUL: Final = Weights(reply=0.97, left=0.4, next=0.45, wild=22.0, card=-2.7, breadth=16)
"""Fitted: for 19,541 placements in games of greedy players, the points of the next own turn less those of the
next player's turn (each the mean over 16 random worlds) were regressed on these parts; the weight of wild
cards, which pay later than in the next turn, was then found by matches against the greedy player."""

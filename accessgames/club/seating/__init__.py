"""Who sits where: by lot, to meet many people, by score, each with each, in groups. Seeded and repeatable.

`propose` draws, `explain` says what a draw means, `redrawn` makes a recorded draw once more for an audit.
"""

from __future__ import annotations

from accessgames.club.seating.advancing import advance
from accessgames.club.seating.explaining import Explanation, Repeat, Spread, explain
from accessgames.club.seating.lots import draw_groups, draw_lot
from accessgames.club.seating.past import past_of, repeated_meetings
from accessgames.club.seating.proposing import next_round, outdated, propose, redrawn
from accessgames.club.seating.sizes import Division, divide

__all__ = [
    "Division",
    "Explanation",
    "Repeat",
    "Spread",
    "advance",
    "divide",
    "draw_groups",
    "draw_lot",
    "explain",
    "next_round",
    "outdated",
    "past_of",
    "propose",
    "redrawn",
    "repeated_meetings",
]

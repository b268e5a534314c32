"""Who sits where: by lot, to meet many people, by score, each with each, in groups. Seeded and repeatable.

`propose` draws, `explain` says what a draw means, `redrawn` makes a recorded draw once more for an audit.
"""

from __future__ import annotations

from accessgames.club.seating.draws import (
    Explanation,
    PlaceSpread,
    RepeatedMeeting,
    advance,
    draw_rounds,
    explain_draw,
    next_round,
    outdated_round,
    redraw,
)
from accessgames.club.seating.lots import (
    TableDivision,
    divide_tables,
    draw_groups,
    draw_lot,
    history_of,
    repeated_meetings,
)

__all__ = [
    "Explanation",
    "PlaceSpread",
    "RepeatedMeeting",
    "TableDivision",
    "advance",
    "divide_tables",
    "draw_groups",
    "draw_lot",
    "draw_rounds",
    "explain_draw",
    "history_of",
    "next_round",
    "outdated_round",
    "redraw",
    "repeated_meetings",
]

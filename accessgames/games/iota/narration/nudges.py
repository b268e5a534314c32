"""The first two steps of a hint: which card to look at, and where to look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.games.iota.naming import name_card, name_spot
from accessgames.games.iota.rules import Place, Recycle
from accessgames.games.iota.rules.names import START_ROW
from accessgames.language import Message, Nested, say

if TYPE_CHECKING:
    from accessgames.games.iota.rules import IotaAction, Spot


def tell_nudge(action: IotaAction) -> Message:
    """Name one card that is placed, or say whether it is about a wild card or about trading."""
    match action:
        case Place(cards):
            return say("iota-nudge-place", "hint", card=name_card(cards[0][1]), more=len(cards) - 1)
        case Recycle():
            return say("iota-nudge-wild", "hint")
        case _:
            return say("iota-nudge-trade", "hint")


def tell_area(action: IotaAction) -> Message | None:
    """Name the row or column in which cards are placed, or the row of a wild card."""
    match action:
        case Place(cards):
            spots = [spot for spot, _ in cards]
            return _line(spots[0], across=spots[0].y == spots[-1].y)
        case Recycle(spot):
            return _line(spot, across=True)
        case _:
            return None


def _line(spot: Spot, *, across: bool) -> Message:
    way = "row" if across else "column"
    line = say("iota-in-line", way=way, row=START_ROW + spot.y, cell=name_spot(spot))
    return say("iota-nudge-area", "hint", line=Nested(line))

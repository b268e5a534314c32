"""Chances to win, from points, the best placements of the hands, and wild cards: for looking back at a match.

Fitted by `tools/fit_chances.py`: equal players who are after points.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.games.iota.rules.cards import WILD
from accessgames.games.iota.rules.placements import placements

if TYPE_CHECKING:
    from accessgames.engine import Game
    from accessgames.games.iota.rules.actions import IotaAction
    from accessgames.games.iota.rules.cards import Card
    from accessgames.games.iota.rules.state import IotaState
    from accessgames.games.iota.rules.table import IotaView, Table

    Rules: TypeAlias = Game[IotaState, IotaAction, Any, IotaView]

WILD_WORTH: Final = 22.0
"""Points that a wild card kept in hand is worth."""

NOTHING: Final = -3.0
"""What a turn without a placement is worth."""

NOW: Final = 1.2
"""How much the best placement counts of whoever is to act: points of now and the way they are made."""

LATER: Final = 0.7
"""How much the best placements of the others count, who find another grid."""

LUCK: Final = 5.0
"""Points by which the rest of the game changes the lead, for each card left, as they add up by chance."""


def chances(game: Rules, state: IotaState) -> tuple[float, ...] | None:
    """Return everybody's chances before somebody's turn; see `games.Chances`. None while cards are drawn."""
    del game
    table = state.table
    if table.phase != "play":
        return None
    totals = [
        score + (NOW if seat == table.turn else LATER) * best(table, hand)
        for seat, (score, hand) in enumerate(zip(table.scores, state.hands, strict=True))
    ]
    scale = LUCK * sqrt(table.deck + sum(map(len, state.hands)) + 1)
    most = max(totals)
    shares = [exp((total - most) / scale) for total in totals]
    return tuple(share / sum(shares) for share in shares)


def best(table: Table, hand: tuple[Card, ...]) -> float:
    """Return the most that a hand can make on the grid as it lies, wild cards kept included."""
    found = placements(table.grid, hand).best(WILD_WORTH, out=not table.deck)
    return WILD_WORTH * hand.count(WILD) + (NOTHING if found is None else found[0])

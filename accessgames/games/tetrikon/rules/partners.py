"""Who may trade with whom: bans, the last turns, and how many offers one turn allows (R21, R32, R36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import refuse

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.tetrikon.rules.table import Table


def refuse_partner(table: Table, seat: int, partner: int) -> Refusal | None:
    """Return why a seat can't be the other player."""
    if partner in table.seats and partner != seat:
        return None
    return refuse("tetrikon-refused-partner", partner=partner)


def refuse_trading(table: Table, seat: int, partner: int) -> Refusal | None:
    """Return why two seats can't trade now: the game closes, a ban, or enough offers in this turn."""
    if table.closing is not None:
        return refuse("tetrikon-refused-trade-final")
    for who in (seat, partner):
        if table.players[who].no_trade:
            return refuse("tetrikon-refused-trade-banned", who=who)
    if table.turn is not None and table.turn.offers >= table.rules.offers:
        return refuse("tetrikon-refused-offers", most=table.rules.offers)
    return None

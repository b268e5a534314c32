"""Whose turn it is and what is expected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.language import Message, say

if TYPE_CHECKING:
    from accessgames.games.iota.rules import IotaView
    from accessgames.games.room import Desk


def tell_turn(desk: Desk) -> Message:
    """Tell whose turn it is; after a wild card was taken, that it goes on."""
    view: IotaView = desk.view
    table = view.table
    if table.phase == "over":
        return say("iota-turn-over", "turn")
    if table.phase != "play":
        return say("iota-turn-dealing", "turn")
    who = desk.person(table.turn)
    if table.recycled:
        return say("iota-turn-goes-on", "turn", who=who)
    return say("iota-turn", "turn", who=who)

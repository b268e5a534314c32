"""Whose turn it is and what is expected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.games.quantum.naming import everybody, name_totals
from accessgames.games.quantum.rules.dice import COLOURS
from accessgames.games.quantum.rules.game import writable
from accessgames.games.quantum.rules.state import Phase, State
from accessgames.language import Listing, Message, say

if TYPE_CHECKING:
    from accessgames.games.room import Desk


def tell_turn(desk: Desk) -> Message:
    """Tell whose turn it is and what is expected; in steps B and C what could be written."""
    table: State = desk.view.table
    who = desk.person(table.active)
    match table.phase:
        case Phase.OVER:
            return say("quantum-turn-over", "turn")
        case Phase.STARTER:
            return say("quantum-turn-starter", "turn")
        case Phase.ROLL:
            return say("quantum-turn-rolling", "turn", who=who)
        case Phase.REROLL:
            return say("quantum-turn-reroll", "turn", who=who)
        case Phase.ALONE:
            return say("quantum-turn-alone", "turn", who=who, numbers=writable_numbers(table, table.active))
        case Phase.EVERYBODY:
            return _everybody(table, desk)


def _everybody(table: State, desk: Desk) -> Message:
    """Ask the listener when the listener has to choose; otherwise tell who is waited for."""
    awaited = desk.perspective.game.actors(table)
    if desk.seat in awaited:
        who, numbers = desk.person(desk.seat), writable_numbers(table, desk.seat)
        return say("quantum-turn-everybody", "turn", who=who, numbers=numbers)
    return say("quantum-turn-waiting", "turn", who=everybody(desk, awaited))


def writable_numbers(table: State, seat: int) -> Listing:
    """Name the totals that a seat could write in this step."""
    mask = writable(table, seat)
    return name_totals(table.dice, [colour for colour in range(len(COLOURS)) if mask >> colour & 1])

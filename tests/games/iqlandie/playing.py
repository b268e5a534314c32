"""Whole matches of two computer players with some set, for the tests of iQLANDIE."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from accessgames.bots.policies import make_policy
from accessgames.engine import CHANCE, CLOCK, Header, Match, MatchDriver, SeatSpec, Streams
from accessgames.engine.driver import SeededChance, SimulatedClock
from accessgames.games.iqlandie import make_room

if TYPE_CHECKING:
    from accessgames.games.iqlandie.tasks import Deck


def play_out(
    own: Deck, options: Mapping[str, str], players: tuple[str, str] = ("bot:4", "bot:greedy")
) -> tuple[Match[Any, Any, Any, Any], list[str]]:
    """Return a match that has ended, and the lines of its journal."""
    room = make_room(own)
    seats = tuple(map(SeatSpec, ("Alfa", "Beta"), players))
    header = Header("iqlandie", 1, seats, room.game.setup(2, options).options, "7")
    lines: list[str] = []
    match = Match(room.game, header, lines.append)
    streams = Streams("7")
    bots = {seat: make_policy(room.bots, spec.player) for seat, spec in enumerate(seats)}
    table = MatchDriver(match, bots, {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)})
    while table.advance() is not None:
        pass
    return match, lines

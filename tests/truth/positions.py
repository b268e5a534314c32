"""Positions in which somebody is to act, reached by players who play now at random and now well."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import count
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import RandomPolicy, make_policy
from accessgames.engine import CHANCE, Decision, Perspective, Search, SetupError, Stream, is_seat
from accessgames.games import OwnHands, load_room

if TYPE_CHECKING:
    from accessgames.engine import BotKit, Policy, Setup
    from accessgames.games import Room

GAMES: Final = ("iota", "iqlandie", "quantum", "tetrikon")
POSITIONS: Final = 500
SHARE: Final = 20
"""Positions that are taken from one match, at most."""

LONGEST: Final = 1_200
"""Actions of a match at most."""

ITERATIONS: Final = 2
"""Worlds that a searching player looks into here: what it says of its choice is checked, not its skill."""

SEED: Final = os.environ.get("TRUTH_SEED", "7")
"""Another seed, to look closer."""


@dataclass(frozen=True, slots=True)
class Position:
    """A seat is to act.

    Attributes:
        number: From 0, among the positions of the game.
        perspective: What the seat knows.
        luck: Randomness of a computer player there.
        seats: How many play.
    """

    number: int
    perspective: Perspective[Any, Any, Any, Any]
    luck: Stream
    seats: int

    @property
    def decision(self) -> Decision[Any, Any]:
        """The position as a computer player gets it."""
        known = self.perspective
        return Decision(known.game, known.seat, known.legal, self.luck, lambda: known.view)


def quick(kit: BotKit) -> BotKit:
    """Return the players of a game, those who search with few iterations."""
    players = {
        name: replace(player, iterations=ITERATIONS, milliseconds=1_000_000)
        if isinstance(player, Search)
        else player
        for name, player in kit.players.items()
    }
    return replace(kit, players=MappingProxyType(players))


def set_ups(room: Room) -> Iterator[Setup]:
    """Yield set-ups without end: every number of seats, with the usual options and with each other value.

    Those where hands are unknown are left out: no computer player can say anything of them.
    """
    game, own = room.game, room.commands
    changed: list[Mapping[str, str]] = [
        {option.key: value} for option in game.options for value in option.choices if value != option.default
    ]
    for number in count():
        seats = game.seats[number % len(game.seats)]
        unusual = changed[number // 2 % len(changed)] if changed and number % 2 else {}
        try:
            setup = game.setup(seats, unusual)
        except SetupError:
            setup = game.setup(seats, {})
        if not (isinstance(own, OwnHands) and own.unknown(setup)):
            yield setup


def decisions(room: Room, setup: Setup, number: int) -> Iterator[tuple[Any, int, Stream]]:
    """Yield what there was to decide in one match: the state, the seat, and luck of its own."""
    game, stream = room.game, Stream(SEED, f"truth/{room.game.id}/{number}")
    policies: tuple[Policy, ...] = (RandomPolicy(), make_policy(room.bots, "bot:greedy"))
    skill = stream.randrange(4)
    state = game.initial(setup)
    for moment in range(LONGEST):
        actors = game.actors(state)
        if not actors:
            return
        actor = stream.choice(actors)
        if is_seat(actor):
            luck = Stream(SEED, f"luck/{number}/{moment}")
            look = partial(game.view, state, actor)
            decision = Decision(game, actor, game.legal_actions(state, actor), luck, look)
            if len(decision.legal) > 1:
                yield state, actor, luck
            action = policies[stream.randrange(4) < skill].choose(decision)
        else:
            action = game.chance(state, stream) if actor == CHANCE else game.clock(state, stream)
        state = game.apply(state, actor, action).state


@cache
def positions(game_id: str) -> tuple[Position, ...]:
    """Return the positions of a game, spread over many matches and over the length of each."""
    room = load_room(game_id)
    found: list[Position] = []
    for number, setup in enumerate(set_ups(room)):
        there = list(decisions(room, setup, number))
        which = Stream(SEED, f"which/{number}").sample(range(len(there)), min(SHARE, len(there)))
        for state, seat, luck in map(there.__getitem__, sorted(which)):
            perspective = Perspective(room.game, room.game.view(state, seat), seat)
            found.append(Position(len(found), perspective, luck, setup.seats))
        if len(found) >= POSITIONS:
            break
    return tuple(found[:POSITIONS])

"""What tells whether two computer players are still those that were measured."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import make_policy, policy_name
from accessgames.engine import CHANCE, CLOCK, Novice, Search, Streams
from accessgames.engine.driver import BotSeat, SeededChance, SimulatedClock, first_to_move
from tools.ladder.rungs import USUAL

if TYPE_CHECKING:
    from accessgames.engine import BotKit, LadderTable
    from accessgames.engine.driver import ChancePolicy
    from accessgames.games import Room

DECISIONS: Final = 16
"""Decisions of both players that are compared."""

ACTIONS: Final = 400
"""Actions after which the comparison ends, whoever made them."""

_SEED: Final = "fingerprint"


def fingerprint(room: Room, players: tuple[str, str], table: LadderTable = USUAL) -> str:
    """Return 16 hexadecimal digits that change when a player's numbers change, or what it does.

    Made of the descriptions of the players in the game's kit, and of the beginning of a game between them, or
    of one of each where each plays alone.
    """
    openings = chain.from_iterable(_opening(room, seats, table) for seats in seatings(players, table.seats))
    text = "\n".join((*(described(room.bots, player) for player in players), *openings))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def described(kit: BotKit, player: str) -> str:
    """Return what a kit says about a player: all its numbers and names, and those of its judge."""
    name = policy_name(kit, player)
    one: Any = kit.players.get(name, kit.judges.get(name))
    judge = one.judge if isinstance(one, Novice | Search) else ""
    return f"{name} {plain(one)} {plain(kit.judges.get(judge))}"


def plain(value: object) -> str:
    """Write a value by its numbers and texts alone: how the code calls their kinds is no part of a player.

    >>> plain(Novice("greedy", 0.5, 2.0))
    "('greedy', 0.5, 2.0)"
    """
    if is_dataclass(value) and not isinstance(value, type):
        return f"({', '.join(plain(getattr(value, field.name)) for field in fields(value))})"
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{plain(key)}: {plain(one)}' for key, one in value.items())}}}"
    if isinstance(value, tuple | list):
        return f"({', '.join(map(plain, value))})"
    return repr(value) if isinstance(value, str | int | float | None) else "-"


def seatings(players: tuple[str, str], seats: int) -> list[list[str]]:
    """Return who sits where in the games that are looked at.

    >>> seatings(("bot:3", "bot:2"), 3), seatings(("bot:3", "bot:2"), 1)
    ([['bot:3', 'bot:2', 'bot:3']], [['bot:3'], ['bot:2']])
    """
    if seats == 1:
        return [[player] for player in players]
    return [[players[seat % 2] for seat in range(seats)]]


def _opening(room: Room, players: Sequence[str], table: LadderTable) -> Iterator[str]:
    """Yield the first actions of a game in the game's notation, decisions and luck."""
    game, streams = room.game, Streams(_SEED)
    choosers: dict[int, ChancePolicy] = {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)}
    policies = (make_policy(room.bots, player) for player in players)
    choosers.update((seat, BotSeat(policy, seat, streams)) for seat, policy in enumerate(policies))
    state = game.initial(game.setup(table.seats, dict(table.options)))
    decisions = 0
    for moment in range(ACTIONS):
        actors = game.actors(state)
        if not actors or decisions == DECISIONS:
            return
        actor = first_to_move(actors)
        decisions += actor >= 0
        action = choosers[actor].choose(game, state, moment)
        yield game.format_action(action)
        state = game.apply(state, actor, action).state

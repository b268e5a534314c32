"""See whether the chances to win that an analysis tells are true, and how much steeper they should be.

Usage: .venv/bin/python tools/fit_chances.py GAME [--player bot:3] [--seats 2] [--games 40] [--option level=A]

Computer players of one kind play by seed; before each action of a seat it is noted what chance to win
everybody is given, and in the end who has won. For each tenth of the scale it tells how many chances were
told, their mean, and the share that won. Then every chance is made steeper or flatter by the same power, and
the power is told under which what happened was least surprising: 1 where the chances are right, more where
they should be bolder. The same arguments give the same result; nothing is written.

The numbers of the chances were fitted in other games, whose seeds differ. In these games of two the powers
were 1.0 for IOTA (60 games of `bot:greedy`), 0.9 for iQLANDIE (20 of `bot:greedy`), 1.2 for Quantum (30 of
`bot:strong`) and 1.3 for Tetrikon (20 of `bot:3`, diagrams of level B); 0.8 for Quantum of three (12 games).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import make_policy
from accessgames.engine import CHANCE, CLOCK, Streams
from accessgames.engine.driver import BotSeat, SeededChance, SimulatedClock, first_to_move
from accessgames.games import load_room

if TYPE_CHECKING:
    from accessgames.games import Room

POWERS: Final = tuple(power / 10 for power in range(2, 31))
"""Powers that are tried."""

TENTHS: Final = 10
_NEVER: Final = 1e-9
"""A chance of nothing that came true all the same would be surprising beyond measure."""


@dataclass(frozen=True, slots=True)
class Told:
    """What was told at one moment, and what came of it.

    Attributes:
        chances: Each seat's chance to win.
        won: Each seat's share of the victory.
    """

    chances: tuple[float, ...]
    won: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Bin:
    """Chances of about the same size.

    Attributes:
        count: How many.
        mean: Their mean.
        share: How many of them came true.
    """

    count: int
    mean: float
    share: float


def steeper(chances: Sequence[float], power: float) -> tuple[float, ...]:
    """Return chances raised to a power, adding up to 1 again.

    >>> [round(chance, 2) for chance in steeper((0.6, 0.4), 2)]
    [0.69, 0.31]
    """
    raised = [chance**power for chance in chances]
    return tuple(each / sum(raised) for each in raised)


def surprise(told: Sequence[Told], power: float) -> float:
    """Return how surprising on average it was who won, in natural units; less is better."""
    total = 0.0
    for one in told:
        chances = steeper(one.chances, power)
        total -= sum(won * log(max(chance, _NEVER)) for chance, won in zip(chances, one.won, strict=True))
    return total / len(told)


def best_power(told: Sequence[Told]) -> float:
    """Return the power under which what happened was least surprising."""
    return min(POWERS, key=lambda power: surprise(told, power))


def bins(told: Sequence[Told]) -> dict[int, Bin]:
    """Sort chances by tenths, and compare their mean with how often they came true."""
    found: dict[int, list[tuple[float, float]]] = {}
    for one in told:
        for chance, won in zip(one.chances, one.won, strict=True):
            found.setdefault(min(TENTHS - 1, int(TENTHS * chance)), []).append((chance, won))
    return {
        tenth: Bin(len(pairs), *(sum(column) / len(pairs) for column in zip(*pairs, strict=True)))
        for tenth, pairs in sorted(found.items())
    }


def notes(room: Room, player: str, seats: int, options: dict[str, str], seed: str) -> Iterator[Told]:
    """Play a game and yield what was told on the way."""
    game, streams = room.game, Streams(seed)
    choosers: dict[int, Any] = {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)}
    for seat in range(seats):
        choosers[seat] = BotSeat(make_policy(room.bots, player), seat, streams)
    state, moment = game.initial(game.setup(seats, options)), 0
    told: list[tuple[float, ...]] = []
    while actors := game.actors(state):
        actor = first_to_move(actors)
        tell = room.measure and room.measure.chances
        chances = tell(game, state) if tell and actor >= 0 else None
        told += [] if chances is None else [tuple(chances)]
        state = game.apply(state, actor, choosers[actor].choose(game, state, moment)).state
        moment += 1
    outcome = game.outcome(state)
    winners = outcome.winners() if outcome else ()
    won = tuple((seat in winners) / max(1, len(winners)) for seat in range(seats))
    yield from (Told(chances, won) for chances in told)


def main() -> None:
    """Play, and tell how true the chances are."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--player", default="bot:3")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.option)
    room = load_room(given.game)
    told = [
        one
        for number in range(given.games)
        for one in notes(room, given.player, given.seats, options, f"chances/{number}")
    ]
    for tenth, found in bins(told).items():
        print(f"{tenth * TENTHS:2} percent: {found.count:6}  {found.mean:.3f}  {found.share:.3f}")
    power = best_power(told)
    print(f"power {power}, surprise {surprise(told, power):.4f}, as told {surprise(told, 1):.4f}")


if __name__ == "__main__":
    main()

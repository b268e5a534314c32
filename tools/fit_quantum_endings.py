"""Fit the chances near the end of Quantum to played games and write them to `games/quantum/data/values.json`.

Usage: .venv/bin/python tools/fit_quantum_endings.py [--player bot:simple] [--games 800 300 200]

Players of one kind play by seed at two, three and four seats. Before each turn near the end it is noted what
is known of every seat, and in the end who won. The weights are those under which the winners are least
surprising (a conditional logit, by Newton's method, held back a little towards 0). The players do not use
what is fitted, so the same arguments give the same file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import exp, log
from operator import mul
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from accessgames.bots.policies import make_policy  # noqa: E402 - the checkout goes first
from accessgames.engine import CHANCE, CLOCK, Streams  # noqa: E402 - as above
from accessgames.engine.driver import BotSeat, SeededChance, SimulatedClock, first_to_move  # noqa: E402 - as above
from accessgames.games.quantum import ROOM  # noqa: E402 - as above
from accessgames.games.quantum.bot import endings  # noqa: E402 - as above
from accessgames.games.quantum.rules.state import Phase, QuantumState  # noqa: E402 - as above

TARGET: Final = ROOT / "accessgames/games/quantum/data/values.json"
ROUNDS: Final = 12
"""Newton's steps; the numbers no longer move after them."""

HELD: Final = 1.0
"""How strongly weights are held back, for each unit of their squares."""


class Told(NamedTuple):
    """A position before a turn, and what came of it.

    Attributes:
        rows: What is known of each seat, spread over the knots.
        won: Each seat's share of the victory.
    """

    rows: tuple[tuple[float, ...], ...]
    won: tuple[float, ...]


def told(table: QuantumState, won: Sequence[float]) -> Told:
    """Return a position as the fit sees it."""
    shares = endings.knot_shares(endings.distance(table))
    return Told(
        tuple(
            tuple(share * one for share in shares for one in endings.features(table, seat, table.active))
            for seat in range(len(table.sheets))
        ),
        tuple(won),
    )


def played(player: str, seats: int, seed: str) -> Iterator[Told]:
    """Play a game and yield its positions near the end."""
    game, streams = ROOM.game, Streams(seed)
    choosers: dict[int, Any] = {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)}
    for seat in range(seats):
        choosers[seat] = BotSeat(make_policy(ROOM.bots, player), seat, streams)
    state, moment = game.initial(game.setup(seats, {})), 0
    found: list[QuantumState] = []
    while actors := game.actors(state):
        if state.phase is Phase.ROLL and not state.second and endings.distance(state) <= endings.KNOTS[-1]:
            found.append(state)
        actor = first_to_move(actors)
        state = game.apply(state, actor, choosers[actor].choose(game, state, moment)).state
        moment += 1
    won = endings.result(state)
    yield from (told(one, won) for one in found)


def solved(lines: list[list[float]]) -> list[float]:
    """Solve linear equations, the right side in the last column."""
    size = len(lines)
    for step in range(size):
        pivot = max(range(step, size), key=lambda line: abs(lines[line][step]))
        lines[step], lines[pivot] = lines[pivot], lines[step]
        for line in range(size):
            if line != step and lines[line][step]:
                factor = lines[line][step] / lines[step][step]
                lines[line] = [a - factor * b for a, b in zip(lines[line], lines[step], strict=True)]
    return [line[-1] / line[step] for step, line in enumerate(lines)]


def chances(one: Told, weights: Sequence[float]) -> list[float]:
    """Return everybody's chance under these weights."""
    worths = [sum(map(mul, row, weights)) for row in one.rows]
    parts = [exp(worth - max(worths)) for worth in worths]
    return [part / sum(parts) for part in parts]


def fitted(known: Sequence[Told]) -> list[float]:
    """Return the weights under which the winners are least surprising."""
    size = endings.FEATURES * len(endings.KNOTS)
    weights = [0.0] * size
    for _ in range(ROUNDS):
        lines = [
            [HELD * (row == column) for column in range(size)] + [-HELD * weights[row]] for row in range(size)
        ]
        for one in known:
            expected = chances(one, weights)
            middle = [sum(map(mul, expected, column)) for column in zip(*one.rows, strict=True)]
            used = [place for place in range(size) if any(row[place] for row in one.rows)]
            for chance, won, row in zip(expected, one.won, one.rows, strict=True):
                for place in used:
                    lines[place][-1] += (won - chance) * row[place]
                    part = chance * (row[place] - middle[place])
                    for other in used:
                        lines[place][other] += part * (row[other] - middle[other])
        step = solved(lines)
        weights = [weight + max(-1.0, min(1.0, move)) for weight, move in zip(weights, step, strict=True)]
    return weights


def surprise(known: Sequence[Told], weights: Sequence[float]) -> float:
    """Return how surprising the winners are on average, in natural units; less is better."""
    total = 0.0
    for one in known:
        pairs = zip(one.won, chances(one, weights), strict=True)
        total -= sum(won * log(max(chance, 1e-9)) for won, chance in pairs if won)
    return total / len(known)


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--player", default="bot:simple")
    parser.add_argument("--games", type=int, nargs=3, default=[800, 300, 200])
    chosen = parser.parse_args()
    known: list[Told] = []
    for seats, games in zip((2, 3, 4), chosen.games, strict=True):
        for number in range(games):
            known += played(chosen.player, seats, f"endings/{seats}/{number}")
    weights = fitted(known)
    lines = [
        [round(weight, 4) for weight in weights[start : start + endings.FEATURES]]
        for start in range(0, len(weights), endings.FEATURES)
    ]
    data = json.loads(TARGET.read_text(encoding="utf-8"))
    data["endings"] = lines
    data["made-endings"] = {
        "by": "tools/fit_quantum_endings.py",
        "player": chosen.player,
        "games": chosen.games,
    }
    TARGET.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    print(f"{len(known)} positions, surprise {surprise(known, weights):.4f}")


if __name__ == "__main__":
    main()

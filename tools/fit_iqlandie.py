"""Fit what an exposition of iQLANDIE may still bring, by play, and write `games/iqlandie/data/values.json`.

Usage: .venv/bin/python tools/fit_iqlandie.py [--steps 150] [--games 12] [--check 60]

Simultaneous perturbation (Spall 1992): each step moves all numbers a little at random, one way and the other,
lets one player alone build with both and the same luck, and follows the points 1 to 7 of the boards. Begins
with the numbers in the file. The same arguments and file give the same result. `--check` lets the planning
player meet the greedy one, and one that solves as fast, in swapped seats; tells points, wins, seconds a game.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.engine import Stream, playout
from accessgames.games.iqlandie.bot import KIT
from accessgames.games.iqlandie.bot.evaluation import PARTS, read_weights
from accessgames.games.iqlandie.bot.guide import SKILLS, Player
from accessgames.games.iqlandie.bot.judges import Builder
from accessgames.games.iqlandie.rules.game import IqlandieGame

if TYPE_CHECKING:
    from accessgames.engine import Policy

TARGET: Final = Path(__file__).parents[1] / "accessgames/games/iqlandie/data/values.json"

NUDGE: Final = {
    "hope": 0.12,
    "colour": 0.1,
    "second": 0.12,
    "gaps": 0.1,
    "shapes": 0.3,
    "robots": 0.2,
    "lines": 0.25,
    "third": 0.12,
    "pair": 0.15,
    "tidy": 0.03,
}
"""How far numbers are moved to see what that changes; those that are not named stay as they are."""

RATE: Final = 0.12
"""Share of a nudge that a number moves for each point of difference, at the first step."""

GAME: Final = IqlandieGame()

Table = dict[str, list[float]]


def moved(table: Table, signs: Table, by: float) -> Table:
    """Return the numbers moved by so many nudges, none below 0."""
    return {
        name: [
            max(0.0, value + by * NUDGE.get(name, 0.0) * sign)
            for value, sign in zip(values, signs[name], strict=True)
        ]
        for name, values in table.items()
    }


def built(table: Table, games: int, seed: str) -> float:
    """Return the mean of the points 1 to 7 of a player alone."""
    player = Player(Builder(read_weights(table), plans=True), SKILLS["planning"])
    setup = GAME.setup(1, {})
    outcomes = (playout(GAME, setup, (player,), f"{seed}/{number}").outcome for number in range(games))
    return sum(sum(item.amount for item in outcome.items[0][:-1]) for outcome in outcomes) / games


def fit(table: Table, steps: int, games: int) -> Table:
    """Follow the points, with smaller and smaller steps; return the mean of the second half of the way."""
    stream = Stream("fit", "iqlandie")
    sums: Table = {name: [0.0] * len(values) for name, values in table.items()}
    for step in range(steps):
        signs: Table = {name: [stream.choice((-1.0, 1.0)) for _ in values] for name, values in table.items()}
        up = built(moved(table, signs, 1.0), games, f"fit/{step}")
        down = built(moved(table, signs, -1.0), games, f"fit/{step}")
        table = moved(table, signs, RATE * (up - down) / (1 + step / steps))
        if step >= steps // 2:
            for name, values in table.items():
                sums[name] = [one + other for one, other in zip(sums[name], values, strict=True)]
        print(f"{step + 1}/{steps}: {(up + down) / 2:.1f} points", flush=True)
    return {
        name: [round(value / (steps - steps // 2), 4) for value in values] for name, values in sums.items()
    }


def check(table: Table, games: int) -> None:
    """Let the planning player meet the greedy one in swapped seats."""
    planning = Player(Builder(read_weights(table), plans=True), SKILLS["planning"])
    greedy = KIT.judges["greedy"]
    if not isinstance(greedy, Player):
        raise TypeError(greedy)
    slow = replace(greedy, skill=SKILLS["planning"])
    for name, rival in (("greedy", greedy), ("greedy, as fast", slow)):
        points, rivals, wins, started = 0, 0, 0.0, time.perf_counter()
        for number in range(games):
            seat = number % 2
            players: tuple[Policy, ...] = (planning, rival) if seat == 0 else (rival, planning)
            outcome = playout(GAME, GAME.setup(2, {}), players, f"check/{number}").outcome
            points += outcome.totals[seat]
            rivals += outcome.totals[1 - seat]
            winners = outcome.winners()
            wins += (seat in winners) / len(winners)
        seconds = (time.perf_counter() - started) / games
        print(
            f"planning {points / games:.1f} points, {name} {rivals / games:.1f}; "
            f"{100 * wins / games:.0f} % of the wins; {seconds:.2f} s a game"
        )


def main() -> None:
    """Fit, write, check."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--steps", type=int, default=150)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--check", type=int, default=60)
    arguments = parser.parse_args()
    table: Table = json.loads(TARGET.read_text(encoding="utf-8"))["weights"]
    assert len(table["hope"]) == PARTS  # noqa: S101 - a slip in the file would only be seen much later
    if arguments.steps:
        table = fit(table, arguments.steps, arguments.games)
        TARGET.write_text(json.dumps({"weights": table}, indent=2) + "\n", encoding="utf-8")
    if arguments.check:
        check(table, arguments.check)


if __name__ == "__main__":
    main()

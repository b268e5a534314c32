"""Fit the value of whole sheets of Quantum by self-play and write it to `games/quantum/data/values.json`.

Usage: .venv/bin/python tools/fit_quantum_whole.py [--steps 1500] [--games 80] [--check 0]

The games are played by `tools/fit_quantum_whole.c`, which needs a C compiler (`cc`): a million of them would
take days in Python. It begins with the numbers that `tools/fit_quantum.py` fitted and writes "whole" beside
them; the same arguments give the same file. `--check` then lets the shrewd player meet the strong one.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from accessgames.bots.policies import JudgePolicy, make_policy
from accessgames.engine import playout
from accessgames.games.quantum import ROOM
from accessgames.games.quantum.bot import whole_value as whole
from accessgames.games.quantum.bot.judges import shrewd_judge
from accessgames.games.quantum.bot.sheet_values import FittedNumbers, read_numbers
from accessgames.games.quantum.rules.dice import DIE_FACES
from accessgames.games.quantum.rules.sheet import CELLS

SOURCE: Final = Path(__file__).with_suffix(".c")
TARGET: Final = Path(__file__).parents[1] / "accessgames/games/quantum/data/values.json"

FREE_STEP: Final = 4
"""A step of up to this many numbers skips nothing that a row needs (`bot/fitted.py`)."""

LATE: Final = (8, 16)
"""Progress of the others from which the strong player's haste is 1 and 2, at the knots."""

Table = dict[str, list[float]]


def beginning(numbers: FittedNumbers) -> Table:
    """Return numbers under which the whole value plays about like the strong player."""
    haste = (0.0, *numbers.haste)
    return {
        "number": [
            numbers.worth[cell] - _off(numbers, cell, knot - numbers.aim[cell])
            for cell in range(CELLS)
            for knot in whole.NUMBER_KNOTS
        ],
        "step": [
            -numbers.skipped[cell] * max(0, knot - FREE_STEP)
            for cell in range(CELLS)
            for knot in whole.STEP_KNOTS
        ],
        "column": [0.0] * whole.SHAPE["column"],
        "quality": [0.0, 0.0, 0.0, 0.0, 0.0, *numbers.column] * CELLS,
        "time": [0.0] * whole.SHAPE["time"],
        "ahead": [0.0] * whole.SHAPE["ahead"],
        "tempo": [
            cells * haste[sum(progress >= late for late in LATE)]
            for cells in whole.CELL_KNOTS
            for progress in whole.PROGRESS_KNOTS
        ],
        "miss": [sum(numbers.miss[: count + 1]) for count in range(len(numbers.miss))],
        "end": [5.0, 0.5],
    }


def _off(numbers: FittedNumbers, cell: int, off: float) -> float:
    """Return what it costs to be off the aim."""
    return off * numbers.over[cell] if off > 0 else -off * numbers.under[cell]


def fitted(table: Table, steps: int, games: int) -> Table:
    """Compile the fit, run it, and return the fitted numbers."""
    given = [
        *(face for die in DIE_FACES for face in die),
        *(value for name in whole.SHAPE for value in table[name]),
    ]
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(folder) / "fit")
        # No contraction and no fast mathematics: other machines have to come to the same numbers.
        options = ["-O3", "-std=c11", "-ffp-contract=off"]
        subprocess.run(["cc", *options, "-o", program, str(SOURCE), "-lm"], check=True)  # noqa: S607 - the compiler of this machine
        done = subprocess.run(
            [program, str(steps), str(games)],
            input=" ".join(map(str, given)),
            check=True,
            text=True,
            stdout=-1,
        )
    numbers = iter(map(float, done.stdout.split()))
    return {name: [next(numbers) for _ in range(count)] for name, count in whole.SHAPE.items()}


def check(games: int) -> None:
    """Let the shrewd player meet the strong one, each dice in both seatings."""
    game = ROOM.game
    shrewd, strong = JudgePolicy(shrewd_judge()), make_policy(ROOM.bots, "bot:strong")
    won = lead = 0.0
    for number in range(games):
        seat = number % 2
        players = (strong, shrewd) if seat else (shrewd, strong)
        outcome = playout(game, game.setup(2, {}), players, f"whole/{number // 2}").outcome
        lead += outcome.totals[seat] - outcome.totals[1 - seat]
        won += (seat in outcome.winners()) / len(outcome.winners())
    print(f"shrewd against strong: {won / games:.3f} of {games} games, {lead / games:+.1f} points")


def main() -> None:
    """Fit, write, check."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--steps", type=int, default=1500)
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--check", type=int, default=0)
    arguments = parser.parse_args()
    data = json.loads(TARGET.read_text(encoding="utf-8"))
    if arguments.steps:
        numbers = read_numbers(data["numbers"])
        data["whole"] = fitted(beginning(numbers), arguments.steps, arguments.games)
        data["made-whole"] = {
            "by": "tools/fit_quantum_whole.py",
            "steps": arguments.steps,
            "games": arguments.games,
        }
        TARGET.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    if arguments.check:
        check(arguments.check)


if __name__ == "__main__":
    main()

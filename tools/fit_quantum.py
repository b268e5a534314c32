"""Fit the value of a Quantum sheet by self-play and write `accessgames/games/quantum/data/values.json`.

Usage: .venv/bin/python tools/fit_quantum.py [--steps 400] [--games 40] [--check 200]

Simultaneous perturbation (Spall 1992): each step moves all numbers a little at random, one way and the other,
lets the two players meet with the same dice in swapped seats, and follows the winner by the points.
The same arguments give the same file. `--check` then plays the exact player against the careful one.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.engine import Policy, Streams, playout
from accessgames.games.quantum.bot.judges import CarefulJudge, GainsJudge, StrongJudge
from accessgames.games.quantum.bot.sheet_values import (
    FittedNumbers,
    FittedValue,
    ThumbValue,
    present_worth,
    read_numbers,
)
from accessgames.games.quantum.rules import dice as cubes
from accessgames.games.quantum.rules.game import QuantumGame

if TYPE_CHECKING:
    from accessgames.engine import Decision, Stream
    from accessgames.games.quantum.bot.sheet_values import Gains
    from accessgames.games.quantum.rules.state import QuantumAction, QuantumState, QuantumView

TARGET: Final = Path(__file__).parents[1] / "accessgames/games/quantum/data/values.json"
START: Final = {
    "worth": [6.0] * 6,
    "aim": [4.0, 8.0, 12.0, 17.0, 12.0, 7.0],
    "over": [0.35] * 6,
    "under": [0.35] * 6,
    "skipped": [1.0, 1.0, 1.0, 1.0, 1.0, 0.0],
    "haste": [0.0, 0.0],
    "column": [0.2],
    "miss": [1.0, 2.0, 3.0, 4.0, 5.0],
    "denial": [0.5],
}
"""Where fitting begins: the rule of thumb."""

NUDGE: Final = {
    "worth": 1.0,
    "aim": 0.8,
    "over": 0.12,
    "under": 0.12,
    "skipped": 0.2,
    "haste": 0.8,
    "column": 0.15,
    "miss": 0.6,
    "denial": 0.15,
}
"""How far each kind of number is moved to try."""

FOLLOW: Final = 0.06
"""Share of a nudge followed for each point of difference."""

THROWS: Final = 12
"""Sampled throws for each way to throw again: enough for learning, far faster than the exact worth."""

Table = dict[str, list[float]]


class QuickJudge(GainsJudge):
    """Judges the second throw by a dozen samples for each of the sensible masks."""

    stream: Stream

    def rerolls(self, table: QuantumState, gains: Gains, miss: float) -> list[float]:
        """Return sampled worths; masks that keep no colour together are left out."""
        worths = [-1e9] * (cubes.ALL_DICE + 1)
        for mask in sensible_masks(table):
            worths[mask] = self._sampled(table, gains, miss, mask)
        return worths

    def _sampled(self, table: QuantumState, gains: Gains, miss: float, mask: int) -> float:
        if not mask:
            return present_worth(gains, miss, cubes.totals(table.dice))
        thrown = cubes.dice_of_mask(mask)
        worth = 0.0
        for _ in range(THROWS):
            dice = list(table.dice)
            number = self.stream.getrandbits(40)
            for die in thrown:
                number, side = divmod(number, 6)
                dice[die] = cubes.DIE_FACES[die][side]
            worth += present_worth(gains, miss, cubes.totals(tuple(dice)))
        return worth / THROWS


def sensible_masks(table: QuantumState) -> set[int]:
    """Return the masks that keep no, one or two colours together, with and without the white die."""
    shown = [cubes.face_colour(face) for face in table.dice[:-1]]
    masks = {0, cubes.ALL_DICE}
    for one in range(len(cubes.COLOURS)):
        for other in range(one, len(cubes.COLOURS)):
            mask = sum(1 << die for die, colour in enumerate(shown) if colour not in (one, other))
            masks |= {mask, mask | 1 << len(shown)}
    return masks


class JudgePolicy:
    """Plays the action that a judge values most."""

    def __init__(self, judge: GainsJudge) -> None:
        """Follow this judge."""
        self.judge = judge

    def choose(self, decision: Decision[QuantumView, QuantumAction], /) -> QuantumAction:
        """Return the best legal action."""
        if isinstance(self.judge, QuickJudge):
            self.judge.stream = decision.stream
        actions = list(decision.legal)
        values = self.judge.values(decision.view, actions)
        return actions[max(range(len(actions)), key=values.__getitem__)]


def quick(table: Table) -> JudgePolicy:
    """Return the sampling player with these numbers."""
    numbers = read_numbers(table)
    return JudgePolicy(QuickJudge(FittedValue(numbers), numbers.denial[0]))


def exact(table: Table) -> JudgePolicy:
    """Return the exact player with these numbers."""
    numbers = read_numbers(table)
    return JudgePolicy(StrongJudge(FittedValue(numbers), numbers.denial[0]))


def meet(one: Policy, other: Policy, games: int, seed: str) -> tuple[float, float]:
    """Return the mean lead of `one` in points and its share of wins; each seed is played in both seatings."""
    game = QuantumGame()
    setup = game.setup(2, {})
    lead = won = 0.0
    for number in range(games):
        seat = number % 2
        players = (other, one) if seat else (one, other)
        outcome = playout(game, setup, players, f"{seed}/{number // 2}").outcome
        lead += outcome.totals[seat] - outcome.totals[1 - seat]
        won += (seat in outcome.winners()) / len(outcome.winners())
    return lead / games, won / games


def moved(table: Table, signs: dict[str, list[int]], amount: float) -> Table:
    """Return the numbers moved by an amount of their nudges; denial stays a share."""
    result = {
        name: [value + amount * NUDGE[name] * sign for value, sign in zip(values, signs[name], strict=True)]
        for name, values in table.items()
    }
    result["denial"] = [min(1.0, max(0.0, value)) for value in result["denial"]]
    return result


def fit(steps: int, games: int) -> Table:
    """Return the fitted numbers."""
    table: Table = {name: list(values) for name, values in START.items()}
    stream = Streams("fit").open("signs")
    careful = JudgePolicy(CarefulJudge(ThumbValue(), 0.5))
    began = time.process_time()
    for step in range(steps):
        signs = {name: [stream.choice((-1, 1)) for _ in values] for name, values in table.items()}
        lead, _ = meet(quick(moved(table, signs, 1)), quick(moved(table, signs, -1)), games, f"fit/{step}")
        table = moved(table, signs, FOLLOW * lead * (1 - step / (2 * steps)))
        if step % 25 == 0:
            _, won = meet(quick(table), careful, games, "progress")
            print(
                f"step {step}: quick against careful {won:.3f}, {time.process_time() - began:.0f} s",
                flush=True,
            )
    return table


def write(table: Table, steps: int, games: int) -> None:
    """Write the data file: how it was made, and the numbers to three decimals."""
    numbers = {name: [round(value, 3) for value in values] for name, values in table.items()}
    made = {"by": "tools/fit_quantum.py", "steps": steps, "games": games}
    TARGET.write_text(json.dumps({"made": made, "numbers": numbers}, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    """Fit, write, check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--check", type=int, default=200)
    arguments = parser.parse_args()
    table = fit(arguments.steps, arguments.games)
    write(table, arguments.steps, arguments.games)
    if arguments.check:
        careful = JudgePolicy(CarefulJudge(ThumbValue(), 0.5))
        lead, won = meet(exact(table), careful, arguments.check, "check")
        print(f"exact against careful: {won:.3f} of {arguments.check} games, {lead:+.1f} points")


__all__ = ["FittedNumbers", "fit", "meet", "moved", "sensible_masks"]

if __name__ == "__main__":
    main()

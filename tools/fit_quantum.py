"""Fit the value of a Quantum sheet by self-play and write `accessgames/games/quantum/data/values.json`.

Usage: .venv/bin/python tools/fit_quantum.py [--rounds 4] [--games 3000] [--check 100]

Each round plays games between two players who use the numbers of the round before, notes the sheet of each
player after every turn, and fits one number per feature so that their sum predicts the points that were still
to come. The same arguments give the same file. `--check` then plays the exact player against the careful one.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import Streams, is_seat, playout
from accessgames.games.quantum.bot.expectation import present_worth
from accessgames.games.quantum.bot.fitted import FittedValue, certain_points, sheet_features
from accessgames.games.quantum.bot.judges import CarefulJudge, Judge, StrongJudge
from accessgames.games.quantum.bot.thumb import ThumbValue
from accessgames.games.quantum.rules.dice import (
    ALL_DICE,
    COLOURS,
    DIE_FACES,
    dice_of_mask,
    face_colour,
    totals,
)
from accessgames.games.quantum.rules.endings import score
from accessgames.games.quantum.rules.game import Quantum
from accessgames.games.quantum.rules.state import Phase, State

if TYPE_CHECKING:
    from accessgames.engine import Decision, Stream
    from accessgames.games.quantum.bot.gains import Gains, SheetValue

TARGET: Final = Path(__file__).parents[1] / "accessgames/games/quantum/data/values.json"
THROWS: Final = 12
"""Sampled throws for each way to throw again: enough for learning, far faster than the exact worth."""

PASSES: Final = 6
RATE: Final = 0.3

Sample = tuple[list[str], float]
"""The features of a sheet and the points still to come."""


class QuickJudge(Judge):
    """Judges the second throw by a dozen samples for each of the sensible masks."""

    stream: Stream

    def rerolls(self, table: State, gains: Gains, miss: float) -> list[float]:
        """Return sampled worths; masks that keep no colour together are left out."""
        worths = [-1e9] * (ALL_DICE + 1)
        for mask in sensible_masks(table):
            worths[mask] = self._sampled(table, gains, miss, mask)
        return worths

    def _sampled(self, table: State, gains: Gains, miss: float, mask: int) -> float:
        if not mask:
            return present_worth(gains, miss, totals(table.dice))
        worth = 0.0
        for _ in range(THROWS):
            dice = list(table.dice)
            number = self.stream.getrandbits(40)
            for die in dice_of_mask(mask):
                number, side = divmod(number, 6)
                dice[die] = DIE_FACES[die][side]
            worth += present_worth(gains, miss, totals(tuple(dice)))
        return worth / THROWS


def sensible_masks(table: State) -> set[int]:
    """Return the masks that keep no, one or two colours together, with and without the white die."""
    shown = [face_colour(face) for face in table.dice[:-1]]
    masks = {0, ALL_DICE}
    for one in range(len(COLOURS)):
        for other in range(one, len(COLOURS)):
            mask = sum(1 << die for die, colour in enumerate(shown) if colour not in (one, other))
            masks |= {mask, mask | 1 << len(shown)}
    return masks


class JudgePolicy:
    """Plays the action that a judge values most."""

    def __init__(self, judge: Judge) -> None:
        """Follow this judge."""
        self.judge = judge

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - any action of the game
        """Return the best legal action."""
        if isinstance(self.judge, QuickJudge):
            self.judge.stream = decision.stream
        actions = list(decision.legal)
        values = self.judge.values(decision.view, actions)
        return actions[max(range(len(actions)), key=values.__getitem__)]


def play_and_note(game: Quantum, value: SheetValue, seed: str) -> list[Sample]:
    """Play one game of two and return a sample for every sheet after every turn."""
    streams = Streams(seed)
    chance = streams.open("chance")
    players = [(JudgePolicy(QuickJudge(value, denies=False)), streams.open(f"bot/{seat}")) for seat in (0, 1)]
    state = game.initial(game.setup(2, {}))
    noted: list[tuple[int, list[str], int]] = []
    turn, moment = 0, 0
    while state.phase is not Phase.OVER:
        if state.turn != turn:
            turn = state.turn
            noted += [(seat, features(state, seat), so_far(state, seat)) for seat in (0, 1)]
        actor = game.actors(state)[0]
        state = game.apply(state, actor, choose(game, state, actor, moment, players, chance)).state
        moment += 1
    final = [score(state, seat) for seat in (0, 1)]
    return [(names, float(final[seat] - before)) for seat, names, before in noted]


def features(state: State, seat: int) -> list[str]:
    """Return the features of a sheet, and the other player's progress, which only steadies the fit."""
    rival = sum(map(len, state.sheets[1 - seat]))
    return [
        *sheet_features(state.sheets[seat], state.misses[seat]),
        f"rival {rival} {state.misses[1 - seat]}",
    ]


def choose(game: Quantum, state: State, actor: int, moment: int, players: list[Any], chance: Stream) -> Any:  # noqa: ANN401 - a script's helper
    """Let chance or a player act."""
    from accessgames.engine import Decision  # noqa: PLC0415

    if not is_seat(actor):
        chance.seek(moment)
        return game.chance(state, chance)
    policy, stream = players[actor]
    stream.seek(moment)
    return policy.choose(
        Decision(game, actor, game.legal_actions(state, actor), stream, lambda: game.view(state, actor))
    )


def so_far(state: State, seat: int) -> int:
    """Return what is certain: points of complete columns less misses."""
    return certain_points(state.sheets[seat]) - sum(range(1, state.misses[seat] + 1))


def fit(samples: list[Sample], weights: dict[str, float]) -> dict[str, float]:
    """Fit the numbers by AdaGrad on the squared error, a few passes in the order of play."""
    weights = dict(weights)
    squares: dict[str, float] = {}
    for _ in range(PASSES):
        for names, target in samples:
            error = target - sum(weights.get(name, 0.0) for name in names)
            for name in names:
                squares[name] = squares.get(name, 1.0) + error * error
                weights[name] = weights.get(name, 0.0) + RATE * error / squares[name] ** 0.5
    return weights


def write(weights: dict[str, float], note: dict[str, Any]) -> None:
    """Write the data file: how it was made, and the numbers to three decimals, sorted."""
    rounded = {
        name: round(value, 3) for name, value in sorted(weights.items()) if not name.startswith("rival")
    }
    TARGET.write_text(json.dumps({"made": note, "weights": rounded}, indent=0) + "\n", encoding="utf-8")


def compare(weights: dict[str, float], games: int) -> float:
    """Return the share of wins of the exact player against the careful one, seats swapped every game."""
    game = Quantum()
    setup = game.setup(2, {})
    strong = JudgePolicy(StrongJudge(FittedValue(weights), denies=True))
    careful = JudgePolicy(CarefulJudge(ThumbValue(), denies=False))
    won = 0.0
    for number in range(games):
        seat = number % 2
        players = (strong, careful) if seat == 0 else (careful, strong)
        winners = playout(game, setup, players, f"check/{number // 2}").outcome.winners()
        won += (seat in winners) / len(winners)
    return won / max(games, 1)


def main() -> None:
    """Fit, write, check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--check", type=int, default=100)
    arguments = parser.parse_args()
    game = Quantum()
    weights: dict[str, float] = {}
    for number in range(arguments.rounds):
        began = time.process_time()
        value: SheetValue = FittedValue(weights) if weights else ThumbValue()
        samples = [
            sample
            for n in range(arguments.games)
            for sample in play_and_note(game, value, f"fit/{number}/{n}")
        ]
        weights = fit(samples, weights)
        mean = sum(target for _, target in samples) / max(1, len(samples))
        print(
            f"round {number}: {len(samples)} samples, {len(weights)} numbers, "
            f"{mean:.2f} points to come, {time.process_time() - began:.0f} s"
        )
    write(weights, {"rounds": arguments.rounds, "games": arguments.games, "by": "tools/fit_quantum.py"})
    if arguments.check:
        print(f"strong against careful: {compare(weights, arguments.check):.3f} over {arguments.check} games")


if __name__ == "__main__":
    main()

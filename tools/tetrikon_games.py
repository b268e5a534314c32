"""Play many games of Tetrikon at random and count the components: none is lost or made, and all games end.

Usage: .venv/bin/python tools/tetrikon_games.py [--games 10000] [--seed 1]

Each game has another number of players, level and options, by its number; the components are counted at
every tenth action and at the end. Tells how many games ended in which way; stops at the first mistake.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from accessgames.engine import CHANCE, CLOCK, Stream
from accessgames.engine.driver import MAX_ACTIONS
from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.modes import TetrikonGame
from tests.games.tetrikon.census import census

if TYPE_CHECKING:
    from accessgames.engine import Outcome, Setup

GAME: Final = TetrikonGame(load_standard())
EVERY: Final = 10
"""Actions between two counts."""

VARIED: Final[tuple[dict[str, str], ...]] = (
    {},
    {"minutes": "10"},
    {"buying": "choice"},
    {"money": "list", "change": "none", "exchange": "no"},
    {"inflation": "asked", "immunity": "inflation"},
    {"manager": "0", "mirror": "no"},
    {"games": "2", "level-2": "B"},
    {"hands": "open", "ties": "best-game"},
)
"""Options that the games take in turn."""


def setup_of(number: int) -> Setup:
    """Return how a game is set up: players, level and options go round with different periods."""
    options = {"rounds": "30", "level": "ABCDEFGHIJ"[number % 10], **VARIED[number % len(VARIED)]}
    return GAME.setup(2 + number // 3 % 3, options)


def play(setup: Setup, stream: Stream) -> tuple[Outcome, int]:
    """Play a game at random; return the result and the number of actions.

    Raises:
        SystemExit: Something was lost or made, or the game does not end.
    """
    state: Any = GAME.initial(setup)
    expected = census(state)
    for number in range(MAX_ACTIONS):
        actors = GAME.actors(state)
        if not number % EVERY or not actors:
            check(expected == census(state), f"components after action {number} of {setup}")
        if not actors:
            outcome = GAME.outcome(state)
            check(outcome is not None, f"no result of {setup}")
            assert outcome is not None  # noqa: S101 - just checked
            return outcome, number
        actor = actors[-1]
        state = GAME.apply(state, actor, choose(state, actor, stream)).state
    raise SystemExit(f"{setup} does not end")


def choose(state: Any, actor: int, stream: Stream) -> Any:  # noqa: ANN401 - states and actions of all modes
    """Return any action of whoever is awaited."""
    if actor == CHANCE:
        return GAME.chance(state, stream)
    if actor == CLOCK:
        return GAME.clock(state, stream)
    legal: Any = GAME.legal_actions(state, actor)
    return legal[stream.below(len(legal))]


def check(right: bool, what: str) -> None:  # noqa: FBT001 - a check has one argument
    """Stop when something is wrong.

    Raises:
        SystemExit: It is.
    """
    if not right:
        raise SystemExit(what)


def main() -> None:
    """Play the games and tell what came of them."""
    parser = argparse.ArgumentParser(description="Random games of Tetrikon with all components counted.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    endings: Counter[str] = Counter()
    actions, began = 0, time.perf_counter()
    for number in range(arguments.games):
        outcome, count = play(setup_of(number), Stream(f"{arguments.seed}/{number}", "games"))
        endings[outcome.ending] += 1
        actions += count
    seconds = time.perf_counter() - began
    print(f"{arguments.games} games, {actions} actions, {seconds:.0f} s, {dict(endings)}")


if __name__ == "__main__":
    main()

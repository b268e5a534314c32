"""Small measured pieces of work, the same for every version of the program: what `tools/regression.py` runs.

    python tools/workloads.py CHECKOUT [NAME …]

Prints a JSON object: for each piece of work the seconds of processor time of one unit (an action, a position,
a start), the fastest of some repeats. What a version cannot do is left out. Only the oldest parts of the
engine are used, so that as many versions as possible can be compared.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

GAMES: Final = ("iota", "quantum", "tetrikon", "iqlandie")
ENOUGH: Final = 0.2
"""Seconds after which a piece of work is not repeated any more."""

QUESTIONS: Final = ("stav", "kdo", "skóre", "ruka", "deska", "volno", "tahy", "změny", "poslední", "nesmysl")
ROUNDS: Final = 10
"""How often each question is asked in one match, so that the start counts little."""

REPEATS: Final = 3
_WARM: Final = 1
_POSITIONS: Final = 12

Work = Callable[[], int]
"""Does some units and returns how many; always the same ones."""


def played(game_id: str, player: str) -> Work:
    """Return what plays one game of computer players and counts its actions."""
    from accessgames.engine import playout  # noqa: PLC0415 - from the checkout that is measured
    from accessgames.games import load_room  # noqa: PLC0415 - as above

    room = load_room(game_id)
    setup = room.game.setup(2, {})
    policies = (_policy_maker()(room.bots, f"bot:{player}"),) * 2
    return lambda: playout(room.game, setup, policies, "regression").actions


def _policy_maker() -> Callable[[Any, str], Any]:
    """Return what makes a player of a kit: before December 2026 another module had it."""
    for module in ("accessgames.bots.policies", "accessgames.bots.catalogue"):
        try:
            maker: Callable[[Any, str], Any] = import_module(module).make_policy
        except (ImportError, AttributeError):
            continue
        return maker
    raise ImportError(name="make_policy")


def looked_at(game_id: str) -> Work:
    """Return what makes views, worlds that fit them and lists of what is legal, in positions of a game."""
    from accessgames.engine import Streams  # noqa: PLC0415 - as above
    from accessgames.games import load_room  # noqa: PLC0415 - as above

    game = load_room(game_id).game
    states = list(_positions(game))
    stream = Streams("regression").open("worlds")

    def look() -> int:
        for number, (state, seat) in enumerate(states):
            stream.seek(number)
            world = game.resample(game.view(state, seat), stream)
            for _ in zip(range(_POSITIONS), game.legal_actions(world, seat), strict=False):
                pass
        return len(states)

    return look


def _positions(game: Any) -> Iterator[tuple[Any, int]]:  # noqa: ANN401 - of any version
    """Yield decisions from the middle of a random game."""
    from accessgames.engine import CHANCE, Streams  # noqa: PLC0415 - as above
    from accessgames.engine.driver import first_to_move  # noqa: PLC0415 - as above

    stream = Streams("regression").open("walk")
    state = game.initial(game.setup(2, {}))
    found: list[tuple[Any, int]] = []
    for moment in range(10_000):
        actors = game.actors(state)
        if not actors or len(found) == 4 * _POSITIONS:
            break
        actor = first_to_move(actors)
        stream.seek(moment)
        if actor >= 0:
            found.append((state, actor))
            legal = list(game.legal_actions(state, actor))
            action = legal[stream.below(len(legal))]
        else:
            action = game.chance(state, stream) if actor == CHANCE else game.clock(state, stream)
        state = game.apply(state, actor, action).state
    yield from found[len(found) // 3 :][:_POSITIONS]


def started(checkout: str) -> Work:
    """Return what starts the program, which prints a section of rules, and counts one start."""
    words = (sys.executable, "-P", "-m", "accessgames", "rules", "quantum")
    environment = {**os.environ, "PYTHONPATH": checkout, "ACCESSGAMES_LANG": "cs"}

    def start() -> int:
        subprocess.run(words, check=True, cwd=checkout, env=environment, stdout=subprocess.DEVNULL)
        return 1

    return start


def answered(checkout: str, game_id: str) -> Work:
    """Return what starts a match, asks all that can be asked in any game many times, and counts the lines."""
    words = (
        sys.executable,
        "-P",
        "-m",
        "accessgames",
        "play",
        game_id,
        "--seed",
        "7",
        "--players",
        "Jana,bot:1",
    )
    questions = "".join(f"{question}\n" for _ in range(ROUNDS) for question in QUESTIONS)

    def ask() -> int:
        with tempfile.TemporaryDirectory() as home:
            places = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"), home)
            environment = {**os.environ, **places, "PYTHONPATH": checkout, "ACCESSGAMES_LANG": "cs"}
            subprocess.run(
                words, check=False, cwd=checkout, env=environment, text=True, input=questions,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
        return ROUNDS * len(QUESTIONS)

    return ask


def works(checkout: str) -> dict[str, Callable[[], Work]]:
    """Return all pieces of work by name; each is prepared when it is called."""
    found: dict[str, Callable[[], Work]] = {"start": partial(started, checkout)}
    for game in GAMES:
        found[f"random-{game}"] = partial(played, game, "random")
        found[f"greedy-{game}"] = partial(played, game, "greedy")
        found[f"look-{game}"] = partial(looked_at, game)
        found[f"answers-{game}"] = partial(answered, checkout, game)
    return found


def spent() -> float:
    """Return the processor time of this process and of those that it has waited for."""
    times = os.times()
    return time.process_time() + times.children_user + times.children_system


def fastest(work: Work, clock: Callable[[], float] = spent) -> float:
    """Return the seconds of one unit: the best of some repeats after a warm-up, of many if they are short.

    Raises:
        ZeroDivisionError: There was nothing to do.
    """
    for _ in range(_WARM):
        work()
    begun = clock()
    found: list[float] = []
    while len(found) < REPEATS or clock() - begun < ENOUGH:
        before = clock()
        units = work()
        found.append((clock() - before) / units)
    return min(found)


def main(words: list[str]) -> int:
    """Measure the named pieces of work of a checkout, or all, and print them.

    Raises:
        ImportError: The program that would be measured is another one.
    """
    checkout, *names = words
    sys.path.insert(0, checkout)
    import accessgames  # noqa: PLC0415 - of that checkout

    if Path(checkout).resolve() not in Path(accessgames.__file__).resolve().parents:
        raise ImportError(accessgames.__file__)
    found: dict[str, float] = {}
    for name, prepare in works(checkout).items():
        if not names or name in names:
            try:
                found[name] = fastest(prepare())
            except Exception:  # noqa: BLE001, S112 - another version may not have it at all
                continue
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

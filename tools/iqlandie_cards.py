"""Make the cards of iQLANDIE, check that they are made so, and solve many generated ones.

Usage: .venv/bin/python tools/iqlandie_cards.py             write accessgames/games/iqlandie/data/cards/*.txt
       .venv/bin/python tools/iqlandie_cards.py --check     fail if the files are not what this makes
       .venv/bin/python tools/iqlandie_cards.py --solve 10000 [--seed x]
                                              generate so many cards of each kind, solve each one by the
                                              independent solver, compare both; tell cards per second
       .venv/bin/python tools/iqlandie_cards.py --read optics FILE
                                              prove the cards of a file, such as a club's own; tell the first
                                              mistake with its line

The same arguments give the same cards. The solvers of optics and space look up a task that comes again.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import Stream
from accessgames.games.iqlandie import tasks
from accessgames.games.iqlandie.tasks.kind import LEVELS
from accessgames.language import Language, say

if TYPE_CHECKING:
    from accessgames.games.iqlandie.tasks.kind import AnyKind, Card

FOLDER: Final = Path(__file__).parents[1] / "accessgames/games/iqlandie/data/cards"

HEADERS: Final = {
    "biology": (
        "difficulty: slides of a shortest solution; solutions: shortest ways into the goal, in any turn.\n"
        "# task: start and goal by rows, . is the hole; A amoeba, B bacterium, K blood cell, N neuron,\n"
        "# P pollen, S spore, T ciliate, V egg."
    ),
    "programming": (
        "difficulty: commands; solutions: squares where the program can end, always 1.\n"
        "# task: start, /P /O /L if the board is turned right, over, left; commands: a sign and squares.\n"
        "# M blue, C red, Z green, O orange, K circle, B bolt, S heart, L leaf."
    ),
    "optics": (
        "difficulty: pieces; solutions: ways to place them all.\n"
        "# task: from, to, pieces. S north, V east, J south, Z west with column or row; Z mirror, H prism."
    ),
    "space": (
        "difficulty: cards of a smallest solution; solutions: choices of so many unshifted cards and turns.\n"
        "# task: the target by rows; S sun, M moon, P planet, H star, T meteorite."
    ),
}


def made(kind: AnyKind) -> str:
    """Return the file of a kind: its levels in turn, no task twice."""
    stream = Stream(tasks.SEED, kind.id)
    cards: dict[object, Card] = {}
    while len(cards) < tasks.SHIPPED:
        card = kind.generate(stream, LEVELS[len(cards) % len(LEVELS)])
        cards.setdefault(card.task, card)
    head = f"# Tasks of {kind.id}, made by tools/iqlandie_cards.py.\n"
    return f"{head}# {HEADERS[kind.id]}\n{tasks.format_cards(kind, cards.values())}"


def check() -> int:
    """Compare the files with what would be made; return the exit code."""
    wrong = [
        path
        for kind in tasks.KINDS.values()
        if not (path := FOLDER / f"{kind.id}.txt").is_file() or path.read_text(encoding="utf-8") != made(kind)
    ]
    for path in wrong:
        print(f"{path} is not what tools/iqlandie_cards.py makes; run it without arguments.", file=sys.stderr)
    return 1 if wrong else 0


def read(name: str, path: str) -> int:
    """Prove the cards of a file and tell how many they are, or the first mistake; return the exit code."""
    if name not in tasks.KINDS:
        print(f"{name}: {', '.join(tasks.KINDS)}", file=sys.stderr)
        return 2
    try:
        cards = tasks.read_cards(tasks.KINDS[name], tasks.decoded(Path(path).read_bytes()))
    except tasks.CardsError as mistake:
        language = Language("cs" if os.environ.get("LANG", "").startswith("cs") else "en")
        args: dict[str, Any] = dict(mistake.args_)
        print(language.render(say(mistake.key, **args)).full, file=sys.stderr)
        return 1
    except (OSError, UnicodeDecodeError) as mistake:
        print(f"{path}: {mistake}", file=sys.stderr)
        return 1
    print(f"{path}: {len(cards)}")
    return 0


def solve(kind: AnyKind, count: int, seed: str) -> int:
    """Generate and solve cards of a kind, tell the speed; return how many were measured differently."""
    stream = Stream(seed, kind.id)
    started = time.perf_counter()
    kind.generate(stream, LEVELS[0])
    ready = time.perf_counter()
    cards = [kind.generate(stream, LEVELS[number % len(LEVELS)]) for number in range(count)]
    generated = time.perf_counter()
    wrong = sum(
        kind.measure(card.task) != card.measure or kind.level(card.task, card.measure) != card.level
        for card in cards
    )
    solved = time.perf_counter()
    different = len({card.task for card in cards})
    print(
        f"{kind.id}: {count} cards, {different} different, {wrong} wrong; "
        f"set-up {(ready - started) * 1000:.0f} ms, generator {count / (generated - ready):.0f} a second, "
        f"solver {count / (solved - generated):.0f} a second"
    )
    return wrong


def main() -> int:
    """Do what the arguments ask; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--solve", type=int, metavar="CARDS")
    parser.add_argument("--seed", default="solve")
    parser.add_argument("--read", nargs=2, metavar=("KIND", "FILE"))
    arguments = parser.parse_args()
    if arguments.read:
        return read(*arguments.read)
    if arguments.check:
        return check()
    if arguments.solve:
        return 1 if sum(solve(kind, arguments.solve, arguments.seed) for kind in tasks.KINDS.values()) else 0
    for kind in tasks.KINDS.values():
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / f"{kind.id}.txt").write_text(made(kind), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

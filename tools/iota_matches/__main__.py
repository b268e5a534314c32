"""Play thousands of games of IOTA between players made of weights: ``python -m tools.iota_matches``.

    python -m tools.iota_matches careful reply=1.5 next=0.2 card=-4 --games 5000
    python -m tools.iota_matches search iterations=120 others=0.6 --against careful reply=1.5 next=0.2 card=-4

Builds `matches.c` with the C compiler of the system. Each deal is played twice with seats moved on; what is
told is the share of pairs in which the upper player is ahead, with the interval that chance leaves at 95
percent, of whole deals. It plays by the usual rules, but that two wild cards in one line must
agree, and its search does not read endings out. `careful` without words has the weights of `CAREFUL`.
"""

from __future__ import annotations

import argparse
import ctypes
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Final

SOURCE: Final = Path(__file__).with_name("matches.c")
KINDS: Final = ("greedy", "careful", "search")
DEFAULTS: Final = {
    "reply": 0.97,
    "left": 0.4,
    "next": 0.45,
    "wild": 22.0,
    "card": -2.7,
    "breadth": 16,
    "overlooks": 0.0,
    "blur": 0.0,
    "iterations": 120,
    "candidates": 12,
    "depth": 2,
    "heat": 28.0,
    "nothing": -3.0,
    "others": 0.6,
    "luck": 9.0,
    "faith": 5.0,
}
"""Numbers of a player in the order in which the simulator takes them, after its kind."""

SURE: Final = 1.96
"""Standard errors on either side within which 95 of 100 results lie."""


def player(words: Sequence[str]) -> tuple[float, ...]:
    """Return the numbers of a player, given its kind and `name=number` for what is not usual.

    >>> player(["greedy"])[:3]
    (0.0, 0.97, 0.4)
    """
    kind, *changes = words
    changed = {name: float(number) for name, _, number in (word.partition("=") for word in changes)}
    if unknown := changed.keys() - DEFAULTS.keys():
        sys.exit(f"No player has these numbers: {', '.join(sorted(unknown))}.")
    return (float(KINDS.index(kind)), *(DEFAULTS | changed).values())


def shares(
    upper: Sequence[str], lower: Sequence[str], *, games: int, seats: int = 2, seed: int = 1
) -> list[float]:
    """Return of each deal the share of pairs in which the upper player is ahead."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        sys.exit("No C compiler is here, so nothing can be played.")
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "matches.so"
        words = [compiler, "-O2", "-shared", "-fPIC", "-o", str(library), str(SOURCE), "-lm"]
        subprocess.run(words, check=True)
        simulator = ctypes.CDLL(str(library))
        numbers = (*player(upper), *player(lower))
        found = (ctypes.c_double * (games // 2))()
        simulator.play_deals(
            (ctypes.c_double * len(numbers))(*numbers), seats, ctypes.c_uint64(seed), len(found), found
        )
    return list(found)


def main(words: list[str]) -> int:
    """Play, and print one line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("upper", nargs="+", help="kind, and numbers that are not usual")
    parser.add_argument("--against", nargs="+", default=["greedy"], help="the same of the lower player")
    parser.add_argument("--games", type=int, default=2000, help="twice the number of deals")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4), help="at the table")
    parser.add_argument("--seed", type=int, default=1, help="of all that is random")
    wanted = parser.parse_args(words)
    found = shares(wanted.upper, wanted.against, games=wanted.games, seats=wanted.seats, seed=wanted.seed)
    spread = 100 * SURE * pstdev(found) / sqrt(len(found))
    print(
        f"{' '.join(wanted.upper)} against {' '.join(wanted.against)}, seats {wanted.seats}: ahead in"
        f" {100 * fmean(found):.1f} percent (+- {spread:.1f}), games {2 * len(found)}, seed {wanted.seed}."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""What a player gets must not depend on what is hidden from them: ``python tools/secrecy.py --pairs 10000``.

For each game, pairs of true states that look the same to somebody are made (`accessgames.testing.twins`), and
everything that person gets in both is compared: answers, hints, lists, errors, all forms of lines, what is
written in which portions, recalled lines, completions, the status line, the transcript, who is said to think.
Each difference is told; the exit code is 0 when there is none.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from functools import partial

from accessgames.games import game_ids
from accessgames.testing.cases import make_case
from accessgames.testing.secrecy import Findings, Secrecy
from accessgames.workers import worker_processes

SHOWN = 10
"""Differences that are shown of each game."""


def look(game: str, pairs: int, seed: str) -> tuple[str, Findings, float]:
    """Compare so many pairs of a game; return its id, what was found, and the seconds it took."""
    begun = time.monotonic()
    secrecy = Secrecy(make_case(game), seed)
    if secrecy.hides:
        secrecy.look(pairs)
    return game, secrecy.findings, time.monotonic() - begun


def main(words: list[str]) -> int:
    """Compare pairs of the games that were asked for, or of all, several games at once.

    Returns:
        0 when nothing differed.
    """
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--games", default=",".join(game_ids()))
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args(words)
    found: list[Findings] = []
    with worker_processes(os.cpu_count() or 1) as pool:
        work = partial(look, pairs=asked.pairs, seed=asked.seed)
        for game, findings, seconds in pool.map(work, asked.games.split(",")):
            found.append(findings)
            for each in findings.differences[:SHOWN]:
                print(f"{each.name}: {each.line!r}\n  {each.left}\n  {each.right}")
            told = f"{game}: {findings.pairs} pairs in {findings.positions} positions"
            print(
                f"{told}, {findings.answers} answers, {len(findings.differences)} differing, {seconds:.0f} s",
                flush=True,
            )
    differing = sum(len(findings.differences) for findings in found)
    print(f"{differing} differing in {sum(findings.pairs for findings in found)} pairs")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

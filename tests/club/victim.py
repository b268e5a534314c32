"""A nursery of organisers that will be killed; see `tests.storage.victim` for why they are forked.

For each line `HOME GAME` on its standard input it forks a child that goes on with the season of bots in that
home, writing `+ STEP` for each step it has announced, and `end` when nothing is left to be done.
"""

from __future__ import annotations

import os
import sys

from tests.club.season import QUICK, Evening, Season
from tests.storage.victim import out


def play(home: str, game: str) -> None:
    """Announce every step after it was written down."""
    os.environ["ACCESSGAMES_HOME"] = home
    points = "penalties" if game == "tetrikon" else "8-6-4-2-0"
    evening = Evening(Season(game, 8, 2, QUICK[game], points))
    for step in evening.steps():
        out(f"+ {step}")
    out("end")


def main() -> None:
    """Fork a child for each request and bury it when an empty line says so."""
    while line := sys.stdin.readline():
        home, game = line.split()
        child = os.fork()
        if not child:
            play(home, game)
            os._exit(0)
        out(f"child {child}")
        os.waitid(os.P_PID, child, os.WEXITED | os.WNOWAIT)
        out("dead")
        sys.stdin.readline()
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()

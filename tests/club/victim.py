"""A nursery of organisers that will be killed.

For each request `HOME GAME` a child goes on with the season of bots in that home, announcing each step, and
`end` when nothing is left to be done.
"""

from __future__ import annotations

import os

from tests.club.season import QUICK, Evening, Season
from tests.nursery import announce, bring_up


def play(request: str) -> None:
    """Announce every step after it was written down."""
    home, game = request.split()
    os.environ["ACCESSGAMES_HOME"] = home
    points = "penalties" if game == "tetrikon" else "8-6-4-2-0"
    evening = Evening(Season(game, 8, 2, QUICK[game], points))
    for step in evening.steps():
        announce(step)
    announce("end")


if __name__ == "__main__":
    bring_up(play)

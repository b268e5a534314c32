"""Measure the characters: ``python -m tools.characters --games 500``; stopped, it goes on from there.

Every two characters of a game play so many games, each deal twice with seats swapped, and each plays so many
against the level that it is about as strong as. Every deal is kept in a file as soon as it was played. At the
end, and with `--summary` at once, the results are written to `docs/strength/characters/GAME.json`.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from typing import Final

from accessgames.workers import worker_processes
from tools.characters.figures import FIGURES
from tools.characters.measure import Deal, deals, read_kept, summary

ROOT: Final = Path(__file__).parents[2]
RESULTS: Final = ROOT / "docs" / "strength" / "characters"


def main(words: list[str]) -> int:
    """Play what was not played yet, and write what came out.

    Returns:
        The exit code.
    """
    parser = argparse.ArgumentParser(prog="python -m tools.characters", description=__doc__)
    parser.add_argument("--game", choices=tuple(FIGURES), action="append")
    parser.add_argument("--games", type=int, default=500, help="games of each pair")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", type=Path, default=ROOT / ".characters.jsonl")
    parser.add_argument("--date", default="", help="day of the measurement, for the file")
    parser.add_argument("--summary", action="store_true", help="play nothing")
    asked = parser.parse_args(words)
    games = asked.game or list(FIGURES)
    kept = read_kept(asked.kept)
    missing = [deal for game in games for deal in deals(game, asked.games) if deal.key not in kept]
    if missing and not asked.summary:
        with asked.kept.open("a", encoding="utf-8") as file, worker_processes(asked.jobs) as pool:
            for document in pool.map(partial(Deal.play), missing):
                file.write(json.dumps(document) + "\n")
                file.flush()
        kept = read_kept(asked.kept)
    RESULTS.mkdir(exist_ok=True)
    for game in games:
        document = {"date": asked.date, **summary(game, kept)}
        (RESULTS / f"{game}.json").write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

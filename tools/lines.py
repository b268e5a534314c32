"""Measure how long lines are that are heard and felt in the recorded sessions: `python tools/lines.py`.

For each game and language: how many lines, the median of their characters, the share with at most 40, and
the share of short forms with at most 20 cells. The pages about speech and Braille name these figures.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.whole.heard import GAMES, LANGUAGES, SHORT, felt, heard
from tests.whole.measures import USUAL, measure


def main() -> int:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        for language in LANGUAGES:
            for game in GAMES:
                lengths = measure(heard(game, language))
                cells = [count for count, _ in felt(game, language, log)]
                short = sum(count <= SHORT for count in cells) / len(cells)
                print(
                    f"{language} {game}: {lengths.lines} lines, median {lengths.median:g}, "
                    f"{lengths.share:.0%} at most {USUAL}; "
                    f"{len(cells)} short forms, {short:.0%} at most {SHORT}"
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())

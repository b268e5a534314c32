"""Read endings of two-player IOTA out twice: ``python tools/iota_endings.py [--endings 500]``.

What level 5 reads out at the end of a game is compared with a brute force of the tests, which tries every
action of the rules without any cut and shares no code with the computer players. The positions are those of
random games as if the deck were empty, with the options that matter there. The last line has all figures and
the date; the exit code is 1 where an action was chosen that leads to less than the best.
"""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.games.iota.endings import compare  # noqa: E402 - after the path to it


def main(words: list[str]) -> int:
    """Compare the two, and print what it came to.

    Returns:
        0 when everything that was read out is the best.
    """
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--endings", type=int, default=500, help="endings to read out")
    parser.add_argument("--cards", type=int, default=4, help="cards in both hands at most")
    parser.add_argument("--most", type=int, default=400, help="positions of the brute force at most")
    parser.add_argument("--seed", default="1", help="of all that is random")
    wanted = parser.parse_args(words)
    tally = compare(wanted.seed, wanted.endings, wanted.cards, wanted.most)
    for fault in tally.faults:
        print(fault)
    print(
        f"{datetime.now(UTC):%Y-%m-%d}: {tally.read} endings read out twice, {len(tally.faults)} not best; "
        f"{tally.positions} positions by brute force, {tally.skipped} endings too long for it; "
        f"{tally.whole} read out whole within the limit of level 5."
    )
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

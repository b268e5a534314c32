"""Judge declared placements of IOTA twice: ``python tools/blind_referee.py [--declared 10000]``.

The rules and a slow referee of the tests, which shares no code with them, judge whatever is declared in
matches with own cards that nobody shows; illegal placements are among it. The last line has all figures and
the date; the exit code is 1 where the two do not agree.
"""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.games.iota.declaring import compare  # noqa: E402 - after the path to it


def main(words: list[str]) -> int:
    """Compare the two, and print what it came to.

    Returns:
        0 when they agree about everything.
    """
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--declared", type=int, default=10_000, help="placements to judge")
    parser.add_argument("--seed", default="1", help="of all that is random")
    wanted = parser.parse_args(words)
    try:
        tally = compare(wanted.seed, wanted.declared)
    except AssertionError as error:
        print(f"They do not agree: {error}")
        return 1
    refused = ", ".join(f"{key} {count}" for key, count in sorted(tally.refusals.items()))
    endings = ", ".join(f"{key} {count}" for key, count in sorted(tally.endings.items()))
    print(f"Refused: {refused}.\nEndings: {endings}.")
    print(
        f"{datetime.now(UTC):%Y-%m-%d}: {tally.declared} placements declared, {tally.allowed} allowed, "
        f"{tally.others} swaps and trades, all judged alike."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Attack what is saved: ``python tools/attack.py [--kills 1000] [--calls 100000] [--only game,desk]``.

Programs are killed at random moments of matches, at the desk and while a club is brought in or written out;
somebody else deletes, replaces and cuts the files of matches; and every call of the disk fails once and for
good, by a library that is preloaded (Linux, needs a C compiler). Afterwards each of them goes on, and what
was announced is compared with the disk. The last line has all figures; the exit code is 1 where anything was
lost.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.attack.siege import GAMES, KINDS, Figures, attack, compiler  # noqa: E402 - after the path to it


def main(words: list[str]) -> int:
    """Attack, and print what it came to.

    Returns:
        0 when nothing was lost and nothing wrong was said.
    """
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=1000, help="programs to kill")
    parser.add_argument(
        "--calls", type=int, default=100_000, help="most calls that fail in each attack; 0: none"
    )
    parser.add_argument("--step", type=int, default=1, help="let one call of so many fail")
    parser.add_argument("--seed", default="1", help="of all that is random")
    parser.add_argument("--only", default=",".join(KINDS), help=", ".join(KINDS))
    parser.add_argument("--games", default=",".join(GAMES), help="games to attack, separated by commas")
    wanted = parser.parse_args(words)
    if wanted.calls and compiler() is None:
        parser.error("letting calls fail needs a C compiler; without one: --calls 0")
    begun = time.monotonic()
    kinds = tuple(wanted.only.split(","))
    with tempfile.TemporaryDirectory(prefix="attack-") as folder:
        found = attack(
            Path(folder),
            kills=wanted.kills,
            calls=wanted.calls,
            kinds=kinds,
            seed=wanted.seed,
            step=wanted.step,
            games=tuple(wanted.games.split(",")),
        )
    for name, figures in found.items():
        for complaint in figures.complaints:
            print(f"{name}: {complaint}")
    total = sum(found.values(), Figures())
    minutes = (time.monotonic() - begun) / 60
    print(f"{datetime.now(UTC).date().isoformat()}: {total.line}, in {minutes:.0f} minutes")
    return 1 if total.complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

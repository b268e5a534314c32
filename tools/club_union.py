"""Unite diverged copies of a club in random orders: ``python tools/club_union.py [--orders 1000]``.

Copies go on apart: people are registered at two desks, the same round is drawn twice, two results are told
of one table, somebody is forgotten while another one is renamed. Then they are united in random orders, some
of them several times, each time into another copy first. All exports have to agree, byte for byte, and what
they come to has to be examined without a mistake; the last line says so, and the exit code is 1 otherwise.
"""

from __future__ import annotations

import argparse
import sys
from functools import reduce
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from accessgames.cli.material import open_room  # noqa: E402 - after the path to it
from accessgames.club.examination import examine_club  # noqa: E402 - as above
from accessgames.club.store.uniting import unite  # noqa: E402 - as above
from tests.club.union.diverging import differing, diverge  # noqa: E402 - after the path to it


def main(words: list[str]) -> int:
    """Unite, and print what it came to.

    Returns:
        0 when everything agreed.
    """
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--orders", type=int, default=1000, help="random orders")
    parser.add_argument("--copies", type=int, default=4, help="copies that go on apart")
    parser.add_argument("--seed", default="1", help="of all that is random")
    wanted = parser.parse_args(words)
    copies = diverge(wanted.copies, wanted.seed)
    wrong = differing(copies, wanted.orders, wanted.seed)
    entries = len({line for copy in copies for lines in copy.tournaments.values() for line in lines})
    found = examine_club(reduce(unite, copies), open_room)
    mistakes = [mistake for one in found for mistake in one.mistakes]
    for mistake in mistakes:
        print(mistake)
    told = f"{wrong} exports differ, {len(mistakes)} mistakes"
    print(f"{wanted.copies} copies, {entries} entries, {wanted.orders} orders, {told}")
    return int(wrong > 0 or bool(mistakes))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

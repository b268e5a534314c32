"""Break a house of several servers: ``python -m tools.faults --servers 3 --tables 200 --faults 60``.

The servers share a PostgreSQL with a synchronous standby, and each has a clock that is wrong by minutes.
Guests play at as many tables, with a computer each, through one address. At random moments a server is
killed, stopped for some seconds or asked to end, connections are cut between guests and servers or servers
and database, the primary dies and the standby is promoted, or its disk is full. At the end each line that a
guest was told has to be in the database as it was told, once and no other; every journal has to verify; and
guests have to be served again in time. The exit code is 1 where that is not so. The next fault comes at a
random moment behind play that goes on; with `--together` they come on top of each other, and only what is
lost counts.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools import clusters
from tools.faults import house, servers

if TYPE_CHECKING:
    from collections.abc import Sequence

SHOWN: Final = 20


def main(words: Sequence[str]) -> int:
    """Break a house; return 0 where nothing was lost and guests were served again in time."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--faults", type=int, default=60)
    parser.add_argument("--kinds", default="", help="what goes wrong, in this order, instead of drawn faults")
    parser.add_argument("--pace", type=float, default=3.0, help="seconds that a guest thinks")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--together", action="store_true", help="the next fault comes before play goes on")
    asked = parser.parse_args(words)
    if clusters.PROGRAMS is None:
        print(clusters.MISSING)
        return 1
    if servers.COMPILER is None:
        print("the clocks of all servers are right: there is no compiler here")
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        with house.House(Path(folder), asked.servers, asked.tables, asked.seed, asked.pace) as broken:
            kinds = asked.kinds.split(",") if asked.kinds else broken.draw(asked.faults)
            wrong = asyncio.run(broken.run(kinds, together=asked.together))
            wrong += broken.wrong()
            late = tell_waits(broken.waits())
        for fault in wrong[:SHOWN]:
            print(fault)
        minutes = (time.monotonic() - begun) / 60
        found = f"{len(wrong)} lost, double, forked or not served, {late} late, in {minutes:.0f} minutes"
        print(f"{summary(broken, asked.servers)}: {found}")
    return 1 if wrong or (late and not asked.together) else 0


def tell_waits(waits: Sequence[house.Wait]) -> int:
    """Print how long guests waited behind faults of each kind; return how many were too long."""
    for kind, same in house.by_kind(waits).items():
        longest, late = max(wait.seconds for wait in same), sum(wait.late for wait in same)
        print(f"{kind}: {len(same)} waits, the longest {longest:.1f} s, {late} too long")
        for wait in [wait for wait in same if wait.late][:SHOWN]:
            print(f"  {wait.seconds:.1f} s: {', '.join(wait.met)}")
    return sum(wait.late for wait in waits)


def summary(broken: house.House, count: int) -> str:
    """Return what was done, in one line."""
    matches = [match for guest in broken.guests for match in guest.matches]
    done = Counter(fault.kind for fault in broken.faults)
    faults = ", ".join(f"{kind} {number}" for kind, number in sorted(done.items()))
    told = sum(len(match.acted) for match in matches)
    confirmed = sum(len(match.confirmed) for match in matches)
    today = datetime.now(UTC).date().isoformat()
    return (
        f"{today}: {count} servers, {len(broken.guests)} tables,"
        f" {done.total()} faults ({faults}), {len(matches)} matches, {told} actions told,"
        f" {confirmed} confirmed"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

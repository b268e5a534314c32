"""A nursery of writers that will be killed; see `tests.storage.victim` for why they are forked.

For each line `FILE` on its standard input it forks a child that opens the club, or makes it, and adds lines
to its tournament, writing `+ NUMBER` for each one that is safe.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from accessgames.club.store import Archive, create_club, digest_of, open_club
from tests.storage.victim import out


def write(path: Path) -> None:
    """Announce every line after it was written; every third one brings the journal of a match."""
    club = open_club(path) if path.exists() else create_club(path, Archive("Klub", {"t": ("line 0",)}))
    while True:
        number = len(club.archive.tournaments["t"])
        text = f"match {number}\n" * 50
        records = [(digest_of(text), text)] if number % 3 == 0 else []
        club.append("t", [f"line {number}"], records)
        out(f"+ {number}")


def main() -> None:
    """Fork a child for each request and bury it when an empty line says so."""
    while line := sys.stdin.readline():
        child = os.fork()
        if not child:
            write(Path(line.strip()))
        out(f"child {child}")
        os.waitid(os.P_PID, child, os.WEXITED | os.WNOWAIT)
        out("dead")
        sys.stdin.readline()
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()

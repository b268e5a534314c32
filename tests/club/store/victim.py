"""A nursery of writers that will be killed.

For each request `FILE` a child opens the club, or makes it, and adds lines to its tournament, announcing the
`NUMBER` of each one that is safe.
"""

from __future__ import annotations

from pathlib import Path

from accessgames.club.notation import digest_of
from accessgames.club.store.archive import Archive
from accessgames.club.store.database import create_club_file, open_club_file
from tests.nursery import announce, bring_up


def write(request: str) -> None:
    """Announce every line after it was written; every third one brings the journal of a match."""
    path = Path(request)
    club = (
        open_club_file(path) if path.exists() else create_club_file(path, Archive("Klub", {"t": ("line 0",)}))
    )
    while True:
        number = len(club.archive.tournaments["t"])
        text = f"match {number}\n" * 50
        records = [(digest_of(text), text)] if number % 3 == 0 else []
        club.append("t", [f"line {number}"], records)
        announce(str(number))


if __name__ == "__main__":
    bring_up(write)

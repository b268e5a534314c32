"""A nursery of writers that will be killed.

For each request `FILE` a child opens the personal file, or makes it, and adds marks, announcing the `NUMBER`
of each one that is safe.
"""

from __future__ import annotations

from pathlib import Path

from accessgames.personal.database import PersonalFile
from tests.nursery import announce, bring_up


def write(request: str) -> None:
    """Announce every mark after it was written; each one is two rows, and belongs to the one before."""
    own = PersonalFile(Path(request))
    while True:
        with own.writing() as connection:
            number = connection.execute("SELECT count(*) FROM mark").fetchone()[0] // 2
            connection.execute("INSERT INTO mark VALUES (?, ?)", (f"first {number}", "x" * 150))
            connection.execute("INSERT INTO mark VALUES (?, ?)", (f"second {number}", "y" * 150))
        announce(str(number))


if __name__ == "__main__":
    bring_up(write)

"""A nursery of programs that will be killed.

For each line `FOLDER SEED` on its standard input it forks a child that resumes the match of the folder, or
starts one, and plays Pig at random, writing `+ NUMBER TEXT` for each action it has announced. The nursery
itself writes the child's number first and `dead` when it has gone. Forking spares 200 starts of Python.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from accessgames.engine import Match
from accessgames.storage import create_journal, resume_journal, saved_matches
from tests.engine.helpers import PIG, AnyMatch, header, table
from tests.storage.helpers import STARTED


def out(text: str) -> None:
    """Write a line at once."""
    os.write(1, f"{text}\n".encode())


def open_match(folder: Path, seed: str) -> AnyMatch:
    """Go on with the match of the folder, or start one."""
    found = saved_matches(folder)
    if not found:
        return Match(PIG, header(PIG, seed=seed), create_journal(folder, "pig", STARTED))
    resumed = resume_journal(found[0].path)
    return Match.replay(PIG, resumed.journal, resumed.file)


def play(folder: Path, seed: str) -> None:
    """Announce every action after it was written; announce the end by finishing the journal."""
    match = open_match(folder, seed)
    players = table(match)
    while players.advance():
        out(f"+ {match.moment} {match.entries[-1].text}")
    saved_matches(folder)[0].path.unlink()
    out("end")


def main() -> None:
    """Fork a child for each request and bury it when an empty line says so."""
    while line := sys.stdin.readline():
        folder, seed = line.split()
        child = os.fork()
        if not child:
            play(Path(folder), seed)
            os._exit(0)
        out(f"child {child}")
        # The dead keep their number until the next request, so that a late kill hits nobody else.
        os.waitid(os.P_PID, child, os.WEXITED | os.WNOWAIT)
        out("dead")
        sys.stdin.readline()
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()

"""A nursery of programs that will be killed.

For each request `FOLDER SEED` a child resumes the match of the folder, or starts one whose seed is secret,
and plays Pig at random, announcing `NUMBER TEXT` for each action, and `end`.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from accessgames.engine import Match
from accessgames.engine.luck import MATCH_DIGITS, SEED_DIGITS, Sealed, SecretSeed, joined_hash
from accessgames.storage.journal_files import create_journal, resume_journal
from accessgames.storage.saved_matches import saved_matches
from accessgames.storage.seed_files import seed_path
from tests.engine.helpers import PIG, AnyMatch, header, table
from tests.nursery import announce, bring_up
from tests.storage.helpers import STARTED


def open_match(folder: Path, seed: str) -> AnyMatch:
    """Go on with the match of the folder, or start one."""
    found = saved_matches(folder)
    if not found:
        secret = SecretSeed(joined_hash("kill", (seed,))[:SEED_DIGITS])
        sealed = Sealed("0" * MATCH_DIGITS, secret.commitment("0" * MATCH_DIGITS))
        file = create_journal(folder, "pig", STARTED, secret)
        return Match(PIG, replace(header(PIG, seed=""), sealed=sealed), file, secret)
    resumed = resume_journal(found[0].path)
    return Match.replay(PIG, resumed.journal, resumed.file, secret=resumed.secret)


def play(request: str) -> None:
    """Announce every action after it was written; announce the end by finishing the journal."""
    name, seed = request.split()
    folder = Path(name)
    match = open_match(folder, seed)
    players = table(match)
    while players.advance():
        announce(f"{match.moment} {match.entries[-1].text}")
    match.reveal()
    path = saved_matches(folder)[0].path
    seed_path(path).unlink(missing_ok=True)
    path.unlink()  # the last step before the end is announced: a kill behind it is taken for the end
    announce("end")


if __name__ == "__main__":
    bring_up(play)

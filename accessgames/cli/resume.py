"""`accessgames resume`: a match goes on where it was left."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from accessgames.cli.equipping import open_room
from accessgames.cli.launching import launch
from accessgames.engine import GameError, Match
from accessgames.shell import resume
from accessgames.storage import load_journal, matches_folder, resume_journal, saved_matches

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console


def run(arguments: Arguments, console: Console) -> int:
    """Go on with the match of a file, or with the one that was left last.

    Raises:
        UsageError: `--profile` names no profile.
        GameError: There is no unfinished match, or the file can't be used.
    """
    del console
    start = launch(arguments)
    file = arguments.places.get("file")
    resumed = resume_journal(Path(file) if file is not None else last_unfinished())
    try:
        return resume(start, resumed.journal, resumed.file)
    finally:
        resumed.file.close()


def last_unfinished() -> Path:
    """Return the journal of the match that was played last and has no result yet.

    Raises:
        GameError: `cli-error-nothing-saved`; or what is wrong with the latest journal that can't be used, if
            no other match is left.
    """
    unusable: GameError | None = None
    for saved in saved_matches(matches_folder()):
        try:
            if not is_over(saved.path):
                return saved.path
        except GameError as error:
            unusable = unusable or error
    raise unusable or GameError("cli-error-nothing-saved")


def is_over(path: Path) -> bool:
    """Tell whether a match has a result.

    Raises:
        GameError: The file can't be used.
    """
    journal = load_journal(path)
    room = open_room(journal.header.game, dict(journal.header.options))
    return Match.replay(room.game, journal).outcome is not None

"""From a name on the command line to an open club."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from accessgames.club.desk.office import Office
from accessgames.club.store import club_path, club_paths, open_club, read_club
from accessgames.engine import GameError
from accessgames.language.commandline import quoted

if TYPE_CHECKING:
    from pathlib import Path


def club_file(name: str | None, *, make: bool) -> Path | None:
    """Return the file of the club that is meant: the one named, else the one used last.

    Args:
        name: As typed, or None.
        make: Whether a club that is named and does not exist is going to be made.

    Returns:
        The file, or None where there is no club yet.

    Raises:
        GameError: `club-error-club` with the clubs there are.
    """
    known = club_paths()
    if name is None:
        return known[0] if known else None
    path = club_path(name)
    if path in known:
        return path
    if make:
        return None
    raise GameError("club-error-club", word=quoted(name), choices=tuple(one.stem for one in known) or ("0",))


def open_office(
    name: str | None,
    now: Callable[[], str],
    seed: Callable[[], str],
    *,
    write: bool = True,
    make: bool = False,
) -> Office:
    """Open a club, or an office without one.

    Args:
        name: Club as typed, or None for the one used last.
        now: Gives the time as ISO 8601 text.
        seed: Gives a fresh seed.
        write: Whether something is going to change, so that everybody else is kept out.
        make: Whether the club may be new.

    Raises:
        GameError: The club does not exist, is used by another program, or its file is damaged.
    """
    path = club_file(name, make=make)
    if path is None:
        return Office(None, now, seed)
    file = open_club(path) if write else read_club(path)
    try:
        return Office(file, now, seed)
    except BaseException:
        file.close()
        raise

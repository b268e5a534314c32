"""What the talking program is started with."""

from __future__ import annotations

import gc
import secrets
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from accessgames.cli.equipping import NEW, open_room
from accessgames.cli.store import DiskStore, log_path
from accessgames.cli.tongue import requested_language
from accessgames.shell import Launch
from accessgames.shell.profiles import PROFILES
from accessgames.storage import LessonsFile, RecordsFile, lessons_path, records_path

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.cli.arguments import Arguments
    from accessgames.games import Room
    from accessgames.shell.launch import Opened

MOST_SECONDS: Final = 3600
"""Highest value of `--clock`: nobody thinks about one line for longer than an hour."""

_SEEDS: Final = 10**6  # short enough to be read aloud and typed again


def launch(arguments: Arguments) -> Launch:
    """Gather the streams, the folders and what the command line says about language and profile.

    Raises:
        UsageError: `--profile` names no profile, `--clock` no number of seconds.
    """
    return Launch(
        store=DiskStore(),
        log=log_path(),
        language=arguments.value("lang") or requested_language(()),
        profile=arguments.choice("profile", PROFILES),
        stdin=sys.stdin,
        stdout=sys.stdout,
        line_time=_line_time(arguments),
        records=RecordsFile(records_path()),
        lessons=LessonsFile(lessons_path()),
        now=_now,
        seed=_seed,
        open_room=_opened,
        desk=_desk,
    )


def _opened(game_id: str, recorded: Mapping[str, str] = NEW) -> Room:
    """Load a game; what is loaded by then stays, and is not looked through for garbage any more.

    Otherwise that would be done in the middle of an answer or of a computer player's thinking, as soon as the
    sentences are read: 25 to 80 ms on a busy machine, of the 50 in which an answer is due. In the tours of
    IOTA, Quantum and Tetrikon none is left, in that of iQLANDIE one of two, in which less is looked through.
    """
    room = open_room(game_id, recorded)
    gc.freeze()
    return room


def _desk(started: Launch, opened: Opened) -> None:
    from accessgames.club.desk.session import visit  # noqa: PLC0415 - few evenings have an organiser

    visit(started, opened)


def _line_time(arguments: Arguments) -> int | None:
    """Return the milliseconds that every line takes, None for real time."""
    return arguments.number("clock", 0, range(MOST_SECONDS + 1)) * 1000 if arguments.has("clock") else None


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _seed() -> str:
    return str(secrets.randbelow(_SEEDS))

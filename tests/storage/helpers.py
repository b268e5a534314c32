"""Things that stand where a file should, and matches to write down."""

from __future__ import annotations

import os
import socket
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from accessgames.engine import Entry, Match, Writer, read_journal
from accessgames.storage.journal_files import JournalFile, create_journal
from tests.engine.helpers import PIG, AnyMatch, header, play, table

if TYPE_CHECKING:
    from pathlib import Path

STARTED = datetime(2026, 11, 21, 14, 5, tzinfo=UTC)


def begun(folder: Path, actions: int = 10, seed: str = "7") -> tuple[AnyMatch, JournalFile]:
    """A match of Pig that has gone on for some actions, with its open journal."""
    file = create_journal(folder, "pig", STARTED)
    match: AnyMatch = Match(PIG, header(PIG, seed=seed), file)
    players = table(match)
    for _ in range(actions):
        players.advance()
    return match, file


def saved(folder: Path, actions: int = 10, seed: str = "7") -> Path:
    """The closed journal of such a match."""
    _, file = begun(folder, actions, seed)
    file.close()
    return file.path


def finished_lines() -> list[str]:
    """The journal of a whole match."""
    return play(PIG)[1]


def lines_of(path: Path) -> list[bytes]:
    """The lines of a file with their newlines."""
    return path.read_bytes().splitlines(keepends=True)


def last_hash(path: Path) -> str:
    """The hash at the end of a journal."""
    return read_journal(path.read_text("utf-8").splitlines(keepends=True)).last_hash


def foreign_line(path: Path) -> str:
    """A line whose hash fits a journal although nothing else does."""
    writer = Writer(len(lines_of(path)) - 1, last_hash(path))
    return writer.record(Entry(5, "anything"))


def put_something_else(path: Path, kind: str) -> Any:  # noqa: ANN401 - whatever has to stay open
    """Put a thing of the given kind where a regular file is expected."""
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "loop":
        path.symlink_to(path)
    elif kind == "device":
        path.symlink_to("/dev/zero")
    elif kind == "socket":
        listener = socket.socket(socket.AF_UNIX)
        listener.bind(os.path.relpath(path))
        return listener
    return None

"""Copies of a hall: made while people play, and believed only when every match in them was verified."""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError, local_seat, luck, read_journal
from accessgames.language.commandline import quote_briefly
from accessgames.net.hall.ledger import DATABASE, KeptTable, Ledger
from accessgames.storage import files, parcels

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from accessgames.games import Room

HEAD: Final = "accessgames-hall-1"
"""Name of the empty file that comes first in a copy: what it is, and of which version."""

BESIDE: Final = ("host.txt", "ssh_host_key", "certificate.pem")
"""What a hall proves itself with, and its host; each where there is one."""

LOCK: Final = "hall.lock"
"""What keeps two servers apart: it may be in an empty folder."""

_MOST_SMALL: Final = 64 * 1024


@dataclass(frozen=True, slots=True)
class Content:
    """What is in a copy.

    Attributes:
        people: How many people.
        tables: How many tables.
        matches: How many matches were verified.
        file: The copy.
    """

    people: int
    tables: int
    matches: int
    file: str


def copy_hall(folder: Path, name: str, open_room: Callable[..., Room]) -> Content:
    """Copy a hall, whether it is served now or not, as it is at one moment; then verify the copy.

    Args:
        folder: Where the hall is.
        name: Name of the new file, as a person typed it.
        open_room: Loads a game, with the options of a match.

    Raises:
        GameError: `hall-copy-nothing` where there is no hall, `shell-file-exists`, `shell-file-name`; or it
            can't be read or written, or does not hold (`hall-copy-broken`).
    """
    if not (folder / DATABASE).exists():
        raise GameError("hall-copy-nothing", folder=files.shown(folder))
    with files.as_storage_error(Path(name)):
        try:
            path = parcels.write_parcel(name, HEAD, _contents(folder))
        except FileExistsError:
            raise GameError("shell-file-exists", file=quote_briefly(name)) from None
        except ValueError:
            raise GameError("shell-file-name", file=quote_briefly(name)) from None
    with tempfile.TemporaryDirectory() as beside:
        return _unpacked(path, Path(beside), open_room)


def _contents(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Yield what belongs into a copy; the database is whole, whoever writes there meanwhile."""
    with closing(sqlite3.connect(folder / DATABASE)) as source, closing(sqlite3.connect(":memory:")) as copy:
        try:
            source.backup(copy)
        except sqlite3.Error as error:
            raise GameError("net-ledger", file=files.shown(folder / DATABASE)) from error
        yield DATABASE, copy.serialize()
    for name in BESIDE:
        data = files.read_own(folder / name, _MOST_SMALL)
        if data is not None:
            yield name, data


def restore_hall(path: Path, folder: Path, open_room: Callable[..., Room]) -> Content:
    """Put a copy into a folder in which there is nothing, when everything in it was verified.

    Raises:
        GameError: `hall-copy-not-empty`; it is no copy, is damaged or does not hold (`hall-copy-broken`), and
            nothing has changed; or it can't be written.
    """
    with files.as_storage_error(folder):
        if any(found.name != LOCK for found in folder.iterdir()):
            raise GameError("hall-copy-not-empty", folder=files.shown(folder))
        with tempfile.TemporaryDirectory(dir=folder.parent) as beside:
            content = _unpacked(path, Path(beside), open_room)
            for name in (*BESIDE, DATABASE):
                with suppress(FileNotFoundError):
                    (Path(beside) / name).replace(folder / name)
    return content


def _unpacked(path: Path, folder: Path, open_room: Callable[..., Room]) -> Content:
    """Unpack a copy into a folder and verify it; raises GameError as `restore_hall`."""
    parcel = parcels.read_parcel(path, HEAD, _most_bytes)
    if DATABASE not in parcel.names:
        raise GameError("parcel-torn", file=files.shown(path), name=DATABASE)
    for name in parcel.names:
        files.replace_whole(folder / name, parcel.read(name), files.OWNER_ONLY)
    with closing(Ledger(folder / DATABASE)) as ledger:
        people = sum(1 for _ in ledger.people())
        found = (ledger.table(number) for number in range(1, ledger.last_table() + 1))
        tables = [table for table in found if table is not None]
        matches = sum(_holds(ledger, table, open_room) for table in tables)
    return Content(people, len(tables), matches, files.shown(path))


def _most_bytes(name: str) -> int:
    return parcels.MOST_UNPACKED if name == DATABASE else _MOST_SMALL if name in BESIDE else -1


def _holds(ledger: Ledger, table: KeptTable, open_room: Callable[..., Room]) -> bool:
    """Tell whether a match was played at a table, after it was played through again.

    Raises:
        GameError: `hall-copy-broken`: its journal does not hold.
    """
    lines = ledger.lines(table.number)
    if not lines:
        return False
    try:
        journal = read_journal(list(lines))
        room = open_room(journal.header.game, dict(journal.header.options))
        secret = luck.SecretSeed(table.secret) if table.secret and not journal.revealed else None
        whole = local_seat.LocalSeat.resume(room.game, journal, secret=secret)
        holds = journal.damage is None and whole.verify()
    except (GameError, ValueError):
        holds = False
    if not holds:
        raise GameError("hall-copy-broken", table=table.number)
    return True

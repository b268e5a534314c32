"""Parcels: several files in one ZIP, made for the owner alone, and believed only as far as it was looked at.

A parcel may come from a stranger. Its list is bounded and its names are checked before anything is unpacked;
nothing of it is unpacked but into memory, one file at a time and never more than was allowed for it.
"""

from __future__ import annotations

import io
import zipfile
import zlib
from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError
from accessgames.engine.errors import printable
from accessgames.storage import files

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

MOST_BYTES: Final = 128 * 1024 * 1024
"""Largest parcel accepted."""

MOST_FILES: Final = 20_000
"""Most files in one."""

MOST_UNPACKED: Final = 512 * 1024 * 1024
"""Most bytes that all its files have together."""

_MOST_LIST: Final = 4 * 1024 * 1024
# The record that ends each ZIP (APPNOTE 4.3.16), without a comment: its mark, and where its numbers are.
_END: Final = b"PK\x05\x06"
_END_BYTES: Final = 22
_COUNT: Final = slice(10, 12)
_LIST_BYTES: Final = slice(12, 16)
_LIST_START: Final = slice(16, 20)
_ENCRYPTED: Final = 1
_PLAIN_TIME: Final = (2000, 1, 1, 0, 0, 0)
_TORN: Final = (
    zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, ValueError, EOFError, OverflowError,
)  # fmt: skip


def write_parcel(name: str, head: str, contents: Iterable[tuple[str, bytes]]) -> Path:
    """Write files into a new parcel that only its owner may read, never over another file.

    Args:
        name: Name of the parcel as a player gave it; `~` stands for the home folder.
        head: Name of an empty file that comes first and says what the parcel is.
        contents: Name in the parcel, and content, of each file.

    Returns:
        Its absolute path.

    Raises:
        OSError: There is something of that name already (`FileExistsError`), or it can't be written there.
        ValueError: The name can be no file's name.
        GameError: `parcel-full`, when there is more than would be read again.
    """
    packed, count, size = io.BytesIO(), 1, 0
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as parcel:
        parcel.writestr(_entry(head), b"")
        for entry, data in contents:
            count, size = count + 1, size + len(data)
            if count > MOST_FILES or size > MOST_UNPACKED or packed.tell() > MOST_BYTES - _MOST_LIST:
                raise GameError("parcel-full", count=MOST_FILES, most=MOST_UNPACKED >> 20)
            parcel.writestr(_entry(entry), data)
    return files.write_new(name, packed.getvalue(), files.OWNER_ONLY)


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, _PLAIN_TIME)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = files.OWNER_ONLY << 16
    return entry


class Parcel:
    """A parcel whose list was looked at.

    Attributes:
        names: Of its files, in their order, each once in whatever case.
    """

    def __init__(self, file: str, parcel: zipfile.ZipFile, entries: Mapping[str, zipfile.ZipInfo]) -> None:
        """Take over what `read_parcel` has looked at."""
        self.names = tuple(entries)
        self._file = file
        self._parcel = parcel
        self._entries = entries

    def read(self, name: str) -> bytes:
        """Unpack a file.

        Raises:
            GameError: `parcel-torn` when it is damaged.
        """
        entry = self._entries[name]
        try:
            with self._parcel.open(entry) as stream:
                data = stream.read(entry.file_size + 1)
        except _TORN:
            raise GameError("parcel-torn", file=self._file, name=name) from None
        if len(data) != entry.file_size:
            raise GameError("parcel-torn", file=self._file, name=name)
        return data


def read_parcel(path: Path, head: str, most: Callable[[str], int]) -> Parcel:
    """Read a parcel into memory and look at its list; nothing is unpacked.

    Args:
        path: The file.
        head: Name of the file that has to come first.
        most: Returns how many bytes a file of that name may have; below 0 where there is none of that name.

    Raises:
        StorageError: The file can't be read, is no regular file or too large.
        GameError: `parcel-foreign` where it is no parcel of this kind; `parcel-torn`, `parcel-name` and
            `parcel-large` with the `name` of the file in it that is damaged, that does not belong there, or
            that is too large.
    """
    with files.as_storage_error(path):
        data = files.read_plain(path, MOST_BYTES)
    file = files.shown(path)
    end = data[-_END_BYTES:]
    count, length, start = (
        int.from_bytes(end[part], "little") for part in (_COUNT, _LIST_BYTES, _LIST_START)
    )
    whole = end[:4] == _END and start + length + _END_BYTES == len(data)
    if not whole or not 0 < count <= MOST_FILES or length > _MOST_LIST:
        raise GameError("parcel-foreign", file=file)
    try:
        parcel = zipfile.ZipFile(io.BytesIO(data))
    except _TORN:
        raise GameError("parcel-foreign", file=file) from None
    listed = parcel.infolist()
    if not listed or listed[0].filename != head or len(listed) != count:
        raise GameError("parcel-foreign", file=file)
    entries: dict[str, zipfile.ZipInfo] = {}
    seen, left = {head}, MOST_UNPACKED
    for entry in listed[1:]:
        name = entry.filename
        told = printable(entry.orig_filename)[:60]
        allowed = most(name)
        if allowed < 0 or name != entry.orig_filename or name.casefold() in seen:
            raise GameError("parcel-name", file=file, name=told)
        if entry.flag_bits & _ENCRYPTED or entry.compress_type not in {
            zipfile.ZIP_STORED,
            zipfile.ZIP_DEFLATED,
        }:
            raise GameError("parcel-torn", file=file, name=told)
        left -= entry.file_size
        if entry.file_size > allowed or left < 0:
            raise GameError("parcel-large", file=file, name=told, most=allowed // 1024)
        seen.add(name.casefold())
        entries[name] = entry
    return Parcel(file, parcel, entries)

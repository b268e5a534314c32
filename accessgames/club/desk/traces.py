"""Where in the folders of the program a name can still be read, and journals of matches that go with one."""

from __future__ import annotations

import re
import unicodedata
import zipfile
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from accessgames.braille import transcriber
from accessgames.club import notation
from accessgames.storage import files, signing

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from pathlib import Path

MOST_BYTES: Final = 64 * 2**20
"""So much of a file is looked through; no file of the program is as large."""

MOST_FILES: Final = 20_000
"""So many files are looked through."""

_COMPOSED: Final = ("NFC", "NFD")


def forms_of(name: str, language: str) -> frozenset[bytes]:
    """Return how a name can stand in a file: as text of several codes, escaped in JSON, in Braille.

    Args:
        name: As it is told.
        language: Whose Braille.
    """
    found: set[bytes] = set()
    cells = transcriber.transcriber(language).forward(name)
    for spelled in {*(unicodedata.normalize(form, name) for form in _COMPOSED), cells}:
        escaped = re.sub(r"[^\x20-\x7e]", lambda odd: f"\\u{ord(odd[0]):04x}", spelled)
        found |= {spelled.encode(), spelled.encode("utf-16-le"), spelled.encode("utf-16-be")}
        found |= {escaped.encode(), escaped.upper().replace("\\U", "\\u").encode()}
        with suppress(UnicodeEncodeError):
            found.add(spelled.encode("cp1250"))
    return frozenset(found)


def files_with(names: Collection[str], language: str) -> tuple[Path, ...]:
    """Return the files below the folders of the program in which one of some names can still be read.

    Inside a longer word a name is none: who forgets Jan keeps Jana. What can't be read is left out.

    Args:
        names: As they are told.
        language: Whose Braille.
    """
    told = sorted({form for name in names for form in forms_of(name, language)})
    letter = rb"[A-Za-z\x80-\xff]"
    wanted = re.compile(
        rb"(?<!" + letter + rb")(?:" + rb"|".join(map(re.escape, told)) + rb")(?!" + letter + rb")"
    )
    found: dict[Path, None] = {}
    for folder in (files.data_folder(), files.config_folder()):
        for path in sorted(_files(folder)):
            with suppress(OSError):
                if any(wanted.search(data) for data in _contents(path)):
                    found[path.relative_to(folder)] = None
    return tuple(found)


def _files(folder: Path) -> Iterator[Path]:
    """Yield the plain files below a folder; no link leads out of it."""
    for count, path in enumerate(folder.rglob("*")):
        if count >= MOST_FILES:
            return
        if path.is_file() and not path.is_symlink():
            yield path


def _contents(path: Path) -> Iterator[bytes]:
    """Yield the bytes of a file, and those of all that is packed into it."""
    with path.open("rb") as file:
        yield file.read(MOST_BYTES)
    with suppress(zipfile.BadZipFile, NotImplementedError, RuntimeError), zipfile.ZipFile(path) as packed:
        for one in packed.infolist():
            with packed.open(one) as inside:
                yield inside.read(MOST_BYTES)


def drop_matches(digests: Collection[str]) -> int:
    """Remove the journals of matches at tables of a club that are kept beside it, with all that lies by them.

    Args:
        digests: Digests of their texts, as results name them.

    Returns:
        How many there were.

    Raises:
        StorageError: One can't be removed.
    """
    count = 0
    folder = files.matches_folder()
    for path in sorted((*folder.glob("*.jsonl"), *(folder / files.FINISHED_FOLDER).glob("*.jsonl"))):
        with files.as_storage_error(path):
            text = path.read_bytes()[:MOST_BYTES].decode("utf-8", "replace")
            if notation.digest_of(text) in digests:
                signing.seal_path(path).unlink(missing_ok=True)
                path.unlink()
                count += 1
    return count

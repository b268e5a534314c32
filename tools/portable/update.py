"""Put a newer program beside the one that plays, and let it count once it is whole and starts.

    update                          the newest from the address of this folder, else the newest archive
                                    beside the folder or among the downloads
    update FILE, FOLDER or ADDRESS  this archive, the newest in a folder, or what an address offers

The first step that fails is told in one sentence, and the program that played before plays on.
"""

from __future__ import annotations

import errno
import hashlib
import http.client
import os
import shutil
import ssl
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
import zipfile
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, cast

if __name__ == "__main__":
    sys.path.append(str(Path(__file__).resolve().parents[2]))

from tools import texts
from tools.portable.contents import (
    ARCHIVE,
    CURRENT,
    LIST,
    LISTING,
    PROGRAMS,
    TOP,
    BrokenError,
    Name,
    make_name,
    read_list,
    read_name,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ADDRESS: Final = "address.txt"
"""In a program: where newer ones are offered. A program that was made without one has none."""

LARGEST: Final = 1024 * 1024 * 1024
"""In bytes, more than any archive or what is in it."""
_DRAFTS: Final = ".update-"
"""What the names of folders begin with in which an update unpacks."""
_LARGEST_LIST: Final = 4 * 1024 * 1024
_CHUNK: Final = 1024 * 1024
_PATIENCE: Final = 60.0
_START_PATIENCE: Final = 300.0
"""In seconds: the first start of a program compiles it, and a virus scanner reads every file."""

_UNREADABLE: Final = (
    BrokenError, EOFError, KeyError, NotImplementedError, RuntimeError, ValueError, zipfile.BadZipFile,
    zlib.error,
)  # fmt: skip
"""What reading a file raises that is no archive, was cut or is encrypted."""


_UNHEARD: Final = (
    ConnectionError, TimeoutError, http.client.HTTPException, ssl.SSLError, urllib.error.URLError,
)  # fmt: skip
"""What is raised when nobody answers, or stops in the middle."""


class UpdateError(Exception):
    """Nothing was changed.

    Attributes:
        key: The sentence of `start.json` that says why.
        values: What stands in its braces.
    """

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(key, values)
        self.key, self.values = key, values


class Tell(Protocol):
    """Says a sentence of `start.json`."""

    def __call__(self, key: str, **values: str) -> None:
        """Say the sentence `key` with `values` in its braces."""


class Starts(Protocol):
    """Tells whether a program starts."""

    def __call__(self, program: Path, version: str) -> bool:
        """Start the program in a folder, which should say that it has this version."""


class Offered(NamedTuple):
    """An archive that was looked into: the program in it, and its files with their hashes."""

    path: Path
    name: Name
    listed: bytes
    files: Mapping[str, str]


def update(root: Path, words: Sequence[str], tell: Tell, starts: Starts) -> Name:
    """Find an archive, take the program out of it and let that one count.

    Args:
        root: Folder of the program that counts now.
        words: What was typed behind the command.
        tell: Says how far it is.
        starts: Tries out a new program.

    Returns:
        The program that counts from now on.

    Raises:
        UpdateError: The old one still counts.
        OSError: As `UpdateError`.
    """
    folder, current = root.parents[1], read_name(root.name)
    for killed in folder.glob(f"{_DRAFTS}*"):
        shutil.rmtree(killed, ignore_errors=True)
    with tempfile.TemporaryDirectory(dir=folder, prefix=_DRAFTS, ignore_cleanup_errors=True) as name:
        archive = find(root, words, Path(name), tell)
        try:
            offered = look_into(archive)
            _require_newer(offered, current)
            tell("updating", version=offered.name.version)
            program = take_out(offered, Path(name))
        except _UNREADABLE as error:
            raise UpdateError("update-broken", file=archive.name, version=current.version) from error
        place = folder / PROGRAMS / offered.name.whole
        if place.exists():  # left by an update that was killed before its last step
            shutil.rmtree(place)
        program.rename(place)
    if not starts(place, offered.name.version):
        shutil.rmtree(place, ignore_errors=True)
        raise UpdateError("update-lame", version=current.version)
    let_count(folder, offered.name)
    for other in (folder / PROGRAMS).iterdir():
        if other.name not in (offered.name.whole, current.whole):
            shutil.rmtree(other, ignore_errors=True)
    return offered.name


def _require_newer(offered: Offered, current: Name) -> None:
    """Refuse the program that counts, and any before it.

    Raises:
        UpdateError: It is not newer.
    """
    if offered.name == current:
        raise UpdateError("update-same", version=current.version)
    if offered.name.order < current.order:
        raise UpdateError("update-older", version=current.version, file=offered.path.name)


def find(root: Path, words: Sequence[str], drafts: Path, tell: Tell) -> Path:
    """Find the archive that is meant, or fetch it.

    Args:
        root: Folder of the program that counts now.
        words: What was typed behind the command.
        drafts: Where something that is fetched may lie for a while.
        tell: Says how far it is.

    Raises:
        UpdateError: There is none, or it is not the one that it should be.
    """
    address = root / ADDRESS
    named = words[0] if words else address.read_text(encoding="utf-8").strip() if address.exists() else ""
    if named.startswith("https://"):
        tell("fetching")
        return fetch(named, drafts)
    path = Path(named)
    if named and path.is_file():
        archives = [path]
    else:
        places = [path] if named else [root.parents[2], Path.home() / "Downloads"]
        archives = [found for place in places for found in place.glob(ARCHIVE.format(version="*"))]
    if not archives:
        raise UpdateError("update-none", version=read_name(root.name).version)
    archive = max(archives, key=lambda one: one.stat().st_mtime)
    _compare(archive, archive.parent / LISTING, read_name(root.name).version)
    return archive


def _compare(archive: Path, listing: Path, version: str) -> None:
    """Compare an archive with a listing beside it, if that names it.

    Raises:
        UpdateError: Its hash is another.
    """
    wanted, name = _read_listing(listing.read_bytes()) if listing.exists() else ("", "")
    if name == archive.name:
        with archive.open("rb") as file:
            found = hashlib.file_digest(file, "sha256").hexdigest()
        if found != wanted:
            raise UpdateError("update-broken", file=archive.name, version=version)


def _read_listing(data: bytes) -> tuple[str, str]:
    """Read the hash and the name of an archive; nothing where they are not there."""
    try:
        ((name, wanted),) = read_list(data).items()
    except (ValueError, BrokenError):
        return "", ""
    return wanted, name


def fetch(address: str, drafts: Path) -> Path:
    """Fetch the archive that a listing at an address names with its hash.

    Raises:
        UpdateError: Nobody answers, or what comes is something else.
    """
    place = address if address.endswith("/") else f"{address}/"
    try:
        with _open(place + LISTING) as answer:
            wanted, name = _read_listing(answer.read(_LARGEST_LIST))
        if "/" in name or not name:
            raise UpdateError("wrong-hash")
        target, found, size = drafts / name, hashlib.sha256(), 0
        with _open(place + name) as answer, target.open("wb") as file:
            while size <= LARGEST and (part := answer.read(_CHUNK)):
                size += file.write(part)
                found.update(part)
    except _UNHEARD as error:
        raise UpdateError("update-unheard") from error
    if found.hexdigest() != wanted:
        raise UpdateError("wrong-hash")
    return target


def _open(address: str) -> http.client.HTTPResponse:
    """Ask for an address, without a way that is not encrypted, also where the answer leads elsewhere."""
    opener = urllib.request.OpenerDirector()
    for handler in (
        urllib.request.HTTPDefaultErrorHandler, urllib.request.HTTPErrorProcessor,
        urllib.request.HTTPRedirectHandler, urllib.request.HTTPSHandler, urllib.request.ProxyHandler,
        urllib.request.UnknownHandler,
    ):  # fmt: skip
        opener.add_handler(handler())
    return cast("http.client.HTTPResponse", opener.open(address, timeout=_PATIENCE))


def look_into(archive: Path) -> Offered:
    """Read which program is in an archive.

    Raises:
        BrokenError: None, or its list is not the one that it is named by; or others of `_UNREADABLE`.
    """
    with zipfile.ZipFile(archive) as opened:
        name = read_name(_read(opened, CURRENT).decode("ascii"))
        listed = _read(opened, f"{PROGRAMS}/{name.whole}/{LIST}")
    if make_name(name.version, listed) != name:
        raise BrokenError(LIST)
    return Offered(archive, name, listed, read_list(listed))


def _read(opened: zipfile.ZipFile, name: str) -> bytes:
    with opened.open(f"{TOP}/{name}") as file:
        return file.read(_LARGEST_LIST)


def take_out(offered: Offered, drafts: Path) -> Path:
    """Unpack the program of an archive, each file compared with its hash.

    Raises:
        BrokenError: A file is another, or all are too large; or others of `_UNREADABLE`.
    """
    target, size = drafts / offered.name.whole, 0
    with zipfile.ZipFile(offered.path) as opened:
        for name, wanted in offered.files.items():
            info = opened.getinfo(f"{TOP}/{PROGRAMS}/{offered.name.whole}/{name}")
            size += info.file_size
            if size > LARGEST:
                raise BrokenError(name)
            data = opened.read(info)
            if hashlib.sha256(data).hexdigest() != wanted:
                raise BrokenError(name)
            path = target / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    (target / LIST).write_bytes(offered.listed)
    return target


def let_count(folder: Path, name: Name) -> None:
    """Change `current.txt` in one step: whatever starts at this moment finds one name or the other."""
    draft = folder / f"{CURRENT}.new"
    with draft.open("wb") as file:
        file.write(f"{name.whole}\r\n".encode("ascii"))
        file.flush()
        os.fsync(file.fileno())
    draft.replace(folder / CURRENT)


def starts(program: Path, version: str) -> bool:
    """Tell whether the program in a folder starts and says that it has this version."""
    command = [str(program / "python" / "python.exe"), "-I", "-m", "accessgames", "--version"]
    try:
        done = subprocess.run(
            command, check=False, capture_output=True, cwd=program, encoding="utf-8", errors="replace",
            stdin=subprocess.DEVNULL, timeout=_START_PATIENCE,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0 and version in done.stdout


_KEYS: Final = {errno.ENOSPC: "no-space", errno.EACCES: "no-permission", errno.EPERM: "no-permission"}


def main(words: Sequence[str], root: Path) -> int:
    """Update the folder of the program in `root` and say what came of it.

    Returns:
        0 when a newer program counts, or this is the newest.
    """
    asked = [] if "ACCESSGAMES_LANG" in os.environ else _chosen_language()

    def tell(key: str, **values: str) -> None:
        texts.tell(str(root), asked, key, **values)

    try:
        tell("updated", version=update(root, words, tell, starts).version)
    except UpdateError as error:
        tell(error.key, **error.values)
        return 0 if error.key == "update-same" else 1
    except OSError as error:
        tell(_KEYS.get(error.errno or 0, "update-failed"), folder=str(root.parents[1]), reason=str(error))
        return 1
    except KeyboardInterrupt:
        tell("interrupted")
        return 1
    return 0


def _chosen_language() -> list[str]:
    """Return the option for the language that the player chose in the game, if the program can tell."""
    try:
        from accessgames.cli.arguments import spoken_language  # noqa: PLC0415 - an update mends a program without it

        return ["--lang", spoken_language([])]
    except Exception:  # noqa: BLE001 - as above
        return []


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Path(__file__).resolve().parents[2]))

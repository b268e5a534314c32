"""Make ``.venv/`` and install what a part needs, quietly and so that it can be interrupted at any moment.

Packages come with the versions and hashes of ``requirements/<part>.txt`` and from nowhere else; the project
itself is installed editable with the build backend of the same lock.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from tools import stamp

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TextIO

# Settings of other people's pip and Python that would install somewhere else.
_MISLEADING = (
    "PIP_PREFIX",
    "PIP_REQUIRE_VIRTUALENV",
    "PIP_ROOT",
    "PIP_TARGET",
    "PIP_USER",
    "PYTHONHOME",
    "PYTHONPATH",
)

# What pip and venv write when they fail, and the sentence of start.json that says it to a person. The first
# that fits counts: a package with a wrong hash has been downloaded, a full disk breaks downloads too.
_CAUSES = (
    ("wrong-hash", ("DO NOT MATCH THE HASHES",)),
    ("no-space", ("No space left on device", "Errno 28", "WinError 112")),
    ("no-permission", ("Permission denied", "Read-only file system", "WinError 5]")),
    ("no-venv", ("ensurepip is not", "No module named venv", "No module named ensurepip", "python3-venv")),
    (
        "no-network",
        (
            "NewConnectionError",
            "ConnectTimeoutError",
            "ReadTimeoutError",
            "ProxyError",
            "SSLError",
            "Name or service not known",
            "Temporary failure in name resolution",
            "getaddrinfo failed",
            "Could not find a version that satisfies",
            "No matching distribution found",
        ),
    ),
)


_PAUSES = (1.0, 3.0, 9.0) if sys.platform == "win32" else ()
"""Seconds to wait for what a start that was killed left running; elsewhere the lock tells its end."""


class Tell(Protocol):
    """Says a sentence of ``start.json`` to the person."""

    def __call__(self, key: str, **values: str) -> None:
        """Say the sentence `key` with `values` in its braces."""


class SetupError(Exception):
    """The environment could not be prepared.

    Attributes:
        key: the sentence of ``start.json`` that tells why.
        values: what stands in its braces.
    """

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


def prepare(root: str, part: str, tell: Tell, *, spare: str = "") -> None:
    """Install `part` into the environment of the checkout `root`, together with all that was there before.

    Nothing is trusted until all is done: the stamp goes first and comes back last, and an environment that an
    earlier attempt left unfinished is made anew.

    Args:
        root: folder of the checkout.
        part: name of a lock in ``requirements/``.
        tell: says sentences to the person.
        spare: the part that will do where `part` cannot be installed; "" for none.

    Raises:
        SetupError: with a sentence for the person; the next start will try again.
    """
    try:
        with _alone(root, tell) as note:
            _prepare(root, part, tell, note, spare)
    except OSError as error:
        raise SetupError(cause(str(error)), folder=root, log=str(error)) from error


def _prepare(root: str, part: str, tell: Tell, note: TextIO, spare: str) -> None:
    if part in stamp.installed(root):  # another window did it while this one waited
        return
    tell("preparing-tests" if part == "dev" else "preparing")
    where, before, _ = stamp.read(root)
    unfinished = note.read().split()
    parts = _known(root, before.union(unfinished)) | {part}
    _write(note, " ".join(sorted(parts)))
    stamp.remove(root)
    moved = where not in ("", stamp.place(root))
    if unfinished or moved or not _usable(root):
        _make(root, note, _PAUSES if unfinished else ())
    try:
        _install(root, parts, note)
    except SetupError:
        if not spare:
            raise
        parts = (parts - {part}) | {spare}
        _install(root, parts, note)
        tell("spared", part=part)
    stamp.write(root, parts)
    _write(note, "")


def _known(root: str, parts: frozenset[str]) -> frozenset[str]:
    """Leave out what no lock is for: parts that are no longer offered, or what a broken file says."""
    return frozenset(
        part for part in parts if part.isalpha() and Path(root, "requirements", f"{part}.txt").is_file()
    )


def _make(root: str, note: TextIO, pauses: tuple[float, ...]) -> None:
    """Make the environment anew; after a failure again, as often as there are pauses in seconds.

    Windows deletes nothing that the pip of a start which was killed still has open.
    """
    for pause in pauses:
        with contextlib.suppress(SetupError):
            _venv(root, note)
            return
        time.sleep(pause)
    _venv(root, note)


def _venv(root: str, note: TextIO) -> None:
    _run(root, [sys.executable, "-I", "-m", "venv", "--clear", stamp.venv(root)], note)


def cause(output: str) -> str:
    """The sentence of ``start.json`` that fits what a failed program wrote."""
    for key, marks in _CAUSES:
        if any(mark in output for mark in marks):
            return key
    return "failed"


def _install(root: str, parts: frozenset[str], note: TextIO) -> None:
    pip = [stamp.program(root, "python"), "-I", "-m", "pip"]
    pip += ["--disable-pip-version-check", "--no-input", "install"]
    for part in sorted(parts):
        lock = Path(root, "requirements", f"{part}.txt")
        _run(root, [*pip, "--retries", "2", "--require-hashes", "--requirement", str(lock)], note)
    _run(root, [*pip, "--no-index", "--no-deps", "--no-build-isolation", "--editable", root], note)
    _say_where_in_ascii(root)


def _say_where_in_ascii(root: str) -> None:
    """Let the environment find the checkout by a relative path instead of an absolute one.

    Pythons before 3.13 read path files in the encoding of the system: one that names a folder with diacritics
    stops every program of the environment there, on Windows above all.
    """
    base = stamp.venv(root)
    site = sysconfig.get_path("purelib", "venv", {"base": base, "platbase": base})
    for path in Path(site).glob("_*_accessgames.pth"):
        path.write_text(os.path.relpath(root, site), encoding="ascii")


def _usable(root: str) -> bool:
    """Whether there is an environment with a working pip for the same version of Python as the running one.

    One that somebody made by hand is as good as our own.
    """
    version = "import pip, sys; print(sys.implementation.name, *sys.version_info[:2])"
    try:
        answer = subprocess.run(
            [stamp.program(root, "python"), "-I", "-c", version],
            capture_output=True, check=False, cwd=root, env=_environment(),
            stdin=subprocess.DEVNULL, text=True,
        )  # fmt: skip
    except OSError:
        return False
    return answer.stdout.split() == [sys.implementation.name, *map(str, sys.version_info[:2])]


def _run(root: str, words: list[str], note: TextIO) -> None:
    """Run a program without a sound.

    It holds the lock of `note` as well, so that the next start waits for one that outlives this process: two
    that write into one environment would both fail.

    Raises:
        SetupError: it failed; what it wrote stands in a file beside the environment.
    """
    try:
        done = subprocess.run(
            words,
            check=False, cwd=root, encoding="utf-8", env=_environment(), errors="replace",
            pass_fds=() if sys.platform == "win32" else (note.fileno(),),
            stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        )  # fmt: skip
    except OSError as error:
        raise SetupError(cause(str(error)), folder=root, log=str(error)) from error
    if done.returncode:
        log = Path(stamp.venv(root) + ".log")
        with contextlib.suppress(OSError):
            log.write_text(f"{words}\n{done.stdout}", encoding="utf-8")
        raise SetupError(cause(done.stdout), folder=root, log=str(log))


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in _MISLEADING}
    # venv and pip start Pythons of their own, without -I.
    return {**kept, "PYTHONSAFEPATH": "1"}


@contextlib.contextmanager
def _alone(root: str, tell: Tell) -> Iterator[TextIO]:
    """Let only one start at a time prepare this checkout; the system frees the lock of one that dies.

    Yields:
        The locked file: the parts of an installation that began and did not end, or nothing.

    Raises:
        SetupError: the folder of the checkout cannot be written to.
    """
    try:
        file = Path(stamp.venv(root) + ".lock").open("a+", encoding="utf-8", errors="replace")  # noqa: SIM115 - closed below
    except OSError as error:
        raise SetupError("no-permission", folder=root) from error
    with file:
        if not _lock(file, wait=False):
            tell("waiting")
            _lock(file, wait=True)
        file.seek(0)
        yield file


def _write(note: TextIO, text: str) -> None:
    note.seek(0)
    note.truncate()
    note.write(text)
    note.flush()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: TextIO, *, wait: bool) -> bool:
        """Lock the first byte of the file; Windows itself would wait ten seconds at most."""
        while True:
            try:
                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            except OSError:
                if not wait:
                    return False
                time.sleep(0.5)
            else:
                return True

else:
    import fcntl

    def _lock(file: TextIO, *, wait: bool) -> bool:
        """Lock the file, at once or not at all unless asked to wait."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

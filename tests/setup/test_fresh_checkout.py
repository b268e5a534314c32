"""From a fresh checkout to the game: `start.py` as a person runs it, with real pip and real environments."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from typing import TYPE_CHECKING

import pytest

import accessgames
from tests.planted import Planted
from tests.setup import checkout
from tests.systems import not_on_windows, not_under_wine
from tools import stamp

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = [
    pytest.mark.slow,
    not_under_wine("takes longer for two first starts than a test may; its layer begins with a first start"),
]

PREPARING = "Připravuji hru, chvíli to potrvá."
WAITING = "Hru právě připravuje jiné okno, čekám na něj."
VERSION = f"accessgames {accessgames.__version__}\n"


def start(root: Path, *words: str, cwd: Path, **changes: str) -> subprocess.Popen[str]:
    """Start the game without waiting for it."""
    return subprocess.Popen(
        checkout.command(root, *words),
        cwd=cwd,
        encoding="utf-8",
        env=checkout.environment(**changes),
        start_new_session=True,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
    )


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Planted:
    """A folder of traps, where somebody stands at the first start."""
    return Planted(tmp_path_factory.mktemp("elsewhere"))


@pytest.fixture(scope="module")
def two_windows(
    tmp_path_factory: pytest.TempPathFactory, planted: Planted
) -> tuple[Path, list[tuple[int, str, str]]]:
    """A checkout in a folder with a Czech name, started twice at the same time from a folder of traps.

    Returns:
        The checkout and, for both starts, the exit code and what they wrote to either output.
    """
    elsewhere = planted.folder
    root = checkout.copy(tmp_path_factory.mktemp("hry") / "Hry pro Jiří Řepovou")
    both = [start(root, "--version", cwd=elsewhere) for _ in range(2)]
    told = [(*window.communicate(timeout=600), window.returncode) for window in both]
    return root, [(code, out, err) for out, err, code in told]


@pytest.fixture
def ready(two_windows: tuple[Path, list[tuple[int, str, str]]]) -> Path:
    """A checkout that is installed."""
    return two_windows[0]


def test_first_start(two_windows: tuple[Path, list[tuple[int, str, str]]]) -> None:
    """Both first starts play; one says that it prepares the game, the other that it waits, and no more."""
    _, told = two_windows
    assert [(0, VERSION), (0, VERSION)] == [(code, out) for code, out, _ in told]
    assert {f"{PREPARING}\n", f"{WAITING}\n"} == {err for _, _, err in told}


def test_nothing_where_one_stands_is_run(ready: Path, planted: Planted) -> None:
    """Neither the first start nor a later one, nor venv, pip and what they start, run a module from there."""
    done = checkout.run(ready, "diagnostika", cwd=planted.folder)
    assert (0, "", "") == (done.returncode, done.stderr, planted.ran())


def test_strictest_python(ready: Path, planted: Planted) -> None:
    """A Python with -I, which does not even look beside the script, can start the game."""
    python, *words = checkout.command(ready, "--version")
    done = subprocess.run(
        [python, "-I", *words], capture_output=True, check=False, cwd=planted.folder, encoding="utf-8",
        env=checkout.environment(PYTHONSAFEPATH="1"), stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert (0, VERSION, "") == (done.returncode, done.stdout, done.stderr)


def test_second_start(ready: Path, tmp_path: Path) -> None:
    """The second start says nothing of its own."""
    done = checkout.run(ready, "--version", cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, VERSION, "")


def test_becomes_the_program(ready: Path, tmp_path: Path) -> None:
    """Words, output and exit code are those of the installed program."""
    words = ["play", "no-such-game"]
    done = checkout.run(ready, *words, cwd=tmp_path)
    program = stamp.program(str(ready), "accessgames")
    direct = subprocess.run(
        [program, *words], capture_output=True, check=False, cwd=tmp_path, encoding="utf-8",
        env=checkout.environment(), stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert direct.returncode > 0
    assert (direct.returncode, direct.stdout, direct.stderr) == (done.returncode, done.stdout, done.stderr)


def test_system_without_utf8(ready: Path, tmp_path: Path) -> None:
    """The diacritics of the folder do no harm where the system's encoding cannot hold them."""
    plain = {"LC_ALL": "POSIX", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    done = checkout.run(ready, "--version", cwd=tmp_path, **plain)
    assert (done.returncode, done.stdout, done.stderr) == (0, VERSION, "")


def test_locales_are_those_of_the_checkout(ready: Path) -> None:
    """An installed checkout reads its own locales; no copy of them can grow stale in the environment."""
    copies = list((ready / ".venv").glob("**/site-packages/accessgames/**/*.ftl"))
    assert copies == []


def test_suite_in_a_fresh_checkout(tmp_path: Path) -> None:
    """The word test installs what the tests need and ends with pytest's closing line."""
    root = checkout.copy(tmp_path / "hry")
    done = checkout.run(root, "test", "-n0", "tests/setup/test_texts.py", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == "Připravuji testy, chvíli to potrvá.\n"
    assert re.search(r"\d+ passed.* in .*s", done.stdout.splitlines()[-1])


def test_no_network(tmp_path: Path) -> None:
    """Without network one sentence per language says so, and nothing half made is trusted afterwards."""
    root = checkout.copy(tmp_path / "hry")
    done = checkout.run(root, cwd=tmp_path, **checkout.NO_NETWORK)
    assert done.returncode == 1
    preparing, czech, english = done.stderr.splitlines()
    assert preparing == PREPARING
    assert "internet" in czech
    assert "internet" in english
    assert stamp.installed(str(root)) == frozenset()


def test_wrong_hash(tmp_path: Path) -> None:
    """A package whose hash is not the one in the lock is not installed."""
    root = checkout.copy(tmp_path / "hry")
    lock = root / "requirements" / "runtime.txt"
    lock.write_text(re.sub(r"sha256:[0-9a-f]{8}", "sha256:01234567", lock.read_text()))
    done = checkout.run(root, "--lang", "en", cwd=tmp_path)
    assert done.returncode == 1
    assert "is not the one it should be" in done.stderr.splitlines()[-1]
    assert stamp.installed(str(root)) == frozenset()


@not_on_windows("Windows delivers Ctrl+C to a console, not to a process")
def test_interrupt(tmp_path: Path) -> None:
    """Ctrl+C while the game is being prepared ends with one sentence; the next start begins again."""
    root = checkout.copy(tmp_path / "hry")
    window = start(root, "--lang=cs", cwd=tmp_path)
    assert window.stderr is not None
    assert window.stderr.readline() == f"{PREPARING}\n"
    os.killpg(window.pid, signal.SIGINT)
    out, err = window.communicate(timeout=60)
    assert (window.returncode, out, err) == (130, "", "Příprava přerušena. Příště začne znovu.\n")
    assert stamp.installed(str(root)) == frozenset()
    again = checkout.run(root, "--version", cwd=tmp_path)
    assert (again.returncode, again.stdout, again.stderr) == (0, VERSION, f"{PREPARING}\n")


@not_on_windows("there another process is waited for in another way")
def test_killed(tmp_path: Path) -> None:
    """A start that is killed leaves a pip behind; the next start waits for it, begins again and plays."""
    root = checkout.copy(tmp_path / "hry")
    window = start(root, "--lang=cs", cwd=tmp_path)
    while not list(root.glob(".venv/lib/python*/site-packages/babel")):
        assert window.poll() is None
        time.sleep(0.02)
    os.kill(window.pid, signal.SIGKILL)
    window.communicate(timeout=60)
    again = checkout.run(root, "--version", cwd=tmp_path)
    assert (again.returncode, again.stdout) == (0, VERSION)
    assert {f"{PREPARING}\n", f"{WAITING}\n{PREPARING}\n"} >= {again.stderr}

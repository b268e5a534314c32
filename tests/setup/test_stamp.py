"""`tools/stamp.py`: what the next start may trust."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import start
from tests.systems import not_on_windows
from tools import stamp

RUNTIME = frozenset({"runtime"})


@pytest.fixture
def root(tmp_path: Path) -> str:
    """A checkout with an environment that holds the two programs a start needs, and no stamp."""
    shutil.copy(Path(start.ROOT, "pyproject.toml"), tmp_path)
    shutil.copytree(Path(start.ROOT, "requirements"), tmp_path / "requirements")
    for name in ("accessgames", "python"):
        path = Path(stamp.program(str(tmp_path), name))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return str(tmp_path)


def test_written_stamp_is_trusted(root: str) -> None:
    """What was written is what is installed."""
    stamp.write(root, RUNTIME | {"speech"})
    assert RUNTIME | {"speech"} == stamp.installed(root)


def test_nothing_is_trusted_without_stamp(root: str) -> None:
    """An environment that nobody finished counts for nothing, however full it is."""
    assert stamp.installed(root) == frozenset()


def test_removed_stamp(root: str) -> None:
    """A removed stamp is not trusted; removing twice does no harm."""
    stamp.write(root, RUNTIME)
    stamp.remove(root)
    stamp.remove(root)
    assert stamp.installed(root) == frozenset()


@pytest.mark.parametrize("name", ["pyproject.toml", "requirements/runtime.txt"])
def test_changed_lock(root: str, name: str) -> None:
    """A changed lock or pyproject.toml has to be installed first."""
    stamp.write(root, RUNTIME)
    with Path(root, name).open("a") as file:
        file.write("\n")
    assert stamp.installed(root) == frozenset()


def test_lock_of_another_part(root: str) -> None:
    """The lock of a part that is not installed may change."""
    stamp.write(root, RUNTIME)
    Path(root, "requirements", "dev.txt").write_text("")
    assert RUNTIME == stamp.installed(root)


@pytest.mark.parametrize("name", ["pyproject.toml", "requirements/runtime.txt"])
def test_missing_lock(root: str, name: str) -> None:
    """A lock that is gone is a change as well, not a crash."""
    stamp.write(root, RUNTIME)
    Path(root, name).unlink()
    assert stamp.installed(root) == frozenset()


@pytest.mark.parametrize("name", ["accessgames", "python"])
def test_missing_program(root: str, name: str) -> None:
    """An environment whose programs were deleted is not trusted."""
    stamp.write(root, RUNTIME)
    Path(stamp.program(root, name)).unlink()
    assert stamp.installed(root) == frozenset()


def test_moved_checkout(root: str, tmp_path: Path) -> None:
    """A moved or copied checkout needs a new environment, since programs name its folder."""
    stamp.write(root, RUNTIME)
    moved = shutil.copytree(root, tmp_path / "elsewhere")
    assert stamp.installed(str(moved)) == frozenset()


def test_other_python(root: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment made for one version of Python is not used by another."""
    stamp.write(root, RUNTIME)
    newer = SimpleNamespace(major=3, minor=99)
    monkeypatch.setattr(stamp, "sys", SimpleNamespace(implementation=sys.implementation, version_info=newer))
    assert stamp.installed(root) == frozenset()


@not_on_windows("environments of Windows have a copy of Python, no link to it")
def test_python_replaced_below(root: str, tmp_path: Path) -> None:
    """When the system's Python changes under the environment's link to it, the environment is not trusted."""
    link = Path(stamp.program(root, "python"))
    for version in ("old", "new"):
        (tmp_path / version).touch()
        link.unlink(missing_ok=True)
        link.symlink_to(tmp_path / version)
        if version == "old":
            stamp.write(root, RUNTIME)
            assert RUNTIME == stamp.installed(root)
    assert stamp.installed(root) == frozenset()


@pytest.mark.parametrize("content", [b"", b"one line\n", b"a\nb\nc\nd\n", b"\xff\xfe\n\n\n"])
def test_damaged_stamp(root: str, content: bytes) -> None:
    """A stamp that is torn or full of rubbish is no stamp."""
    stamp.write(root, RUNTIME)
    next(Path(stamp.venv(root)).glob("*stamp*")).write_bytes(content)
    assert stamp.installed(root) == frozenset()


def test_failed_write_leaves_old_stamp(root: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stamp is replaced in one step: if that fails, the old one stands whole."""
    stamp.write(root, RUNTIME)

    def fail(_source: str, _target: str) -> None:
        raise OSError

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match=r"^$"):
        stamp.write(root, RUNTIME | {"dev"})
    assert RUNTIME == stamp.installed(root)


def test_second_start_loads_little() -> None:
    """An ordinary start imports no more than these modules, so that it costs next to nothing."""
    code = (
        "import os, sys; before = set(sys.modules); import start; from tools import stamp;"
        "print(*set(sys.modules) - before)"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], capture_output=True, check=True, cwd=start.ROOT, text=True
    )
    assert {"__future__", "start", "tools", "tools.stamp", "tools.texts", "zlib"} >= set(done.stdout.split())

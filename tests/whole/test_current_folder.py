"""Nothing is run out of the folder where somebody stands: each start of a Python, from a folder of traps."""

from __future__ import annotations

import json
import multiprocessing
import os
import queue
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from accessgames import isolation
from accessgames.output import wire
from accessgames.output.backends import Manner
from accessgames.output.process import Process
from accessgames.testing import goldens
from accessgames.workers import worker_processes
from tests.planted import Planted
from tests.systems import not_on_windows

PATIENCE = 60

STARTS = (
    "import multiprocessing, sys;multiprocessing.set_start_method({method!r});"
    "sys.argv[1:] = 'simulate quantum --games 60 --jobs 2 --players bot:random,bot:random'.split();"
    "from accessgames.{module} import main;sys.exit(main())"
)


@pytest.fixture
def command(tmp_path: Path) -> tuple[str, ...]:
    """The command `accessgames` as an installer writes it; on Windows Python is named with it."""
    project = tomllib.loads(Path(isolation.HOME, "pyproject.toml").read_text(encoding="utf-8"))["project"]
    module, _, name = project["scripts"]["accessgames"].partition(":")
    path = tmp_path / "bin" / "accessgames"
    path.parent.mkdir()
    path.write_text(
        f"#!{sys.executable}\nimport sys\nfrom {module} import {name}\n"
        f"if __name__ == '__main__':\n    sys.exit({name}())\n",
        encoding="utf-8",
    )
    path.chmod(0o755)
    return (sys.executable, str(path)) if sys.platform == "win32" else (str(path),)


@pytest.fixture
def planted(tmp_path: Path) -> Planted:
    """A folder of traps."""
    return Planted(tmp_path)


def own_modules(folder: Path) -> frozenset[str]:
    """Return what Python itself imports to run a module with `-m`, before anything of ours is run."""
    (folder / "empty").mkdir()
    (folder / "empty" / "__init__.py").touch()
    (folder / "empty" / "__main__.py").write_text("import sys;print(*sys.modules)", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "empty"], capture_output=True, check=True, cwd=folder, text=True
    )
    return frozenset(name.partition(".")[0] for name in done.stdout.split())


def ran(*command: str, cwd: Path, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a folder, with nothing typed."""
    return subprocess.run(
        command, capture_output=True, check=False, cwd=cwd, encoding="utf-8", env={**os.environ, **changes},
        stdin=subprocess.DEVNULL, timeout=PATIENCE,
    )  # fmt: skip


def test_the_traps_are_traps(planted: Planted) -> None:
    """A Python that takes no care runs the first of them that it imports."""
    ran(sys.executable, "-m", "accessgames", "--version", cwd=planted.folder)
    ran(sys.executable, "-c", "import queue", cwd=planted.folder)
    assert planted.ran()


def test_every_child_of_the_diagnosis(planted: Planted, command: tuple[str, ...]) -> None:
    """Each voice, display and player that is looked at is a child, and none of them sees the folder."""
    done = ran(*command, "diagnostika", "--json", cwd=planted.folder)
    assert (0, "") == (done.returncode, planted.ran())
    assert len(json.loads(done.stdout)["ports"]) > 3


def test_the_child_that_speaks(planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    """It answers, as the module that was meant."""
    monkeypatch.chdir(planted.folder)
    heard: queue.SimpleQueue[wire.Report | None] = queue.SimpleQueue()
    process = Process(heard.put)
    process.send(wire.OPEN, "no-such-voice", Manner())
    report = heard.get(timeout=PATIENCE)
    process.kill()
    assert "" == planted.ran()
    assert report is not None


@pytest.mark.parametrize("words", ["--version", "pravidla quantum", "hraj quantum --players Jana,bot:1"])
def test_the_installed_command(planted: Planted, command: tuple[str, ...], words: str) -> None:
    """The command `accessgames` runs its own modules and those that are installed."""
    done = ran(*command, *words.split(), cwd=planted.folder)
    assert (0, "") == (done.returncode, planted.ran()), done.stderr


@pytest.mark.parametrize("method", ["fork", "forkserver", "spawn"])
@pytest.mark.parametrize("module", ["__main__", "cli"])
def test_the_processes_of_a_simulation(planted: Planted, method: str, module: str) -> None:
    """However the system makes processes, as Linux, macOS and Windows do by default."""
    if method not in multiprocessing.get_all_start_methods():
        pytest.skip(f"this system has no {method}")
    script = planted.folder.with_name("run.py")
    text = STARTS.format(method=method, module=module)
    guarded = "if __name__ == '__main__':\n" + "".join(f"    {line}\n" for line in text.split(";"))
    script.write_text(guarded, encoding="utf-8")
    done = ran(sys.executable, str(script), cwd=planted.folder)
    assert (0, "") == (done.returncode, planted.ran()), done.stderr


def test_the_environment_after_the_processes() -> None:
    """What protected them is gone when they are."""
    before = dict(os.environ)
    with worker_processes(1) as pool:
        assert "1" == pool.submit(os.getenv, "PYTHONSAFEPATH").result()
    assert before == dict(os.environ)


def test_the_program_of_a_golden(planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who writes a game tests it from any folder."""
    monkeypatch.chdir(planted.folder)
    told = goldens.tell(["pravidla", "quantum"], ())
    assert ("", True) == (planted.ran(), len(told) > 3)


def test_python_m_leaves_the_folder(tmp_path: Path) -> None:
    """After `python -m accessgames` only what Python imports by itself can come from where somebody stands.

    The package itself is looked for there too, which the pages say.
    """
    spared = own_modules(tmp_path) | {"accessgames", "__future__", "sitecustomize", "usercustomize"}
    planted = Planted(tmp_path, frozenset({*sys.stdlib_module_names, "babel", "prompt_toolkit"} - spared))
    for words in (["diagnostika"], ["hraj", "quantum", "--players", "Jana,bot:1"]):
        done = ran(sys.executable, "-m", "accessgames", *words, cwd=planted.folder)
        assert (0, "") == (done.returncode, planted.ran()), done.stderr


@pytest.mark.parametrize("entry", ["", "."])
def test_relative_entries_of_the_path(tmp_path: Path, command: tuple[str, ...], entry: str) -> None:
    """An entry that depends on where somebody stands is dropped, an absolute one is a wish and stays."""
    planted = Planted(tmp_path, frozenset({"queue", "prompt_toolkit", "babel", "sqlite3"}))
    wish = tmp_path / "wish"
    wish.mkdir()
    (wish / "wished.py").touch()
    path = os.pathsep.join((entry, str(wish)))
    done = ran(*command, "diagnostika", cwd=planted.folder, PYTHONPATH=path)
    assert (0, "") == (done.returncode, planted.ran()), done.stderr
    code = (
        "from accessgames import isolation; isolation.leave_current_folder(); import os, wished;"
        "print(os.environ['PYTHONPATH'])"
    )
    done = ran(sys.executable, "-c", code, cwd=planted.folder, PYTHONPATH=path)
    assert (0, f"{wish}\n") == (done.returncode, done.stdout), done.stderr


def test_a_program_that_lies_where_one_stands(tmp_path: Path) -> None:
    """It finds itself, also in its children, but what lies beside it hides nothing of Python's own."""
    planted = Planted(tmp_path, frozenset({"queue", "subprocess", "prompt_toolkit"}))
    (planted.folder / "accessgames").symlink_to(Path(isolation.HOME, "accessgames"))
    (planted.folder / "locales").symlink_to(Path(isolation.HOME, "locales"))
    done = ran(sys.executable, "-m", "accessgames", "diagnostika", cwd=planted.folder)
    assert (0, "") == (done.returncode, planted.ran()), done.stderr


@not_on_windows("nobody can delete the folder where somebody stands")
def test_a_folder_that_is_gone(tmp_path: Path, command: tuple[str, ...]) -> None:
    """Who stands in a folder that was deleted can play."""
    gone = tmp_path / "gone"
    gone.mkdir()
    code = "import os, sys; os.chdir(sys.argv[1]); os.rmdir(sys.argv[1]); os.execv(sys.argv[2], sys.argv[2:])"
    done = ran(sys.executable, "-c", code, str(gone), *command, "--version", cwd=tmp_path)
    assert (0, "accessgames") == (done.returncode, done.stdout.split()[0]), done.stderr

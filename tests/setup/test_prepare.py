"""`tools/prepare.py`: the steps of an installation and what becomes of their failures."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.setup import checkout
from tests.systems import not_on_windows
from tools import prepare, stamp


class World:
    """A checkout whose pip and venv are pretended.

    Attributes:
        root: the checkout.
        commands: the words of every program that was run.
        said: the keys of the sentences told to the person.
        fail: a program whose words contain this fails.
        output: what it writes then.
        usable: what the environment answers about its Python.
    """

    def __init__(self, root: Path) -> None:
        self.root = str(root)
        self.commands: list[list[str]] = []
        self.said: list[str] = []
        self.fail = "nothing fails"
        self.output = ""
        self.usable = ""

    def run(self, words: list[str], **options: object) -> subprocess.CompletedProcess[str]:
        """Stand in for `subprocess.run`."""
        assert options["stdin"] == subprocess.DEVNULL
        assert (options["cwd"], words[1]) == (self.root, "-I")
        if "-c" in words:
            return subprocess.CompletedProcess(words, 0, self.usable)
        self.commands.append(words)
        if any(self.fail in word for word in words):
            return subprocess.CompletedProcess(words, 1, self.output)
        if "venv" in words:
            for name in ("python", "accessgames"):
                path = Path(stamp.program(self.root, name))
                path.parent.mkdir(parents=True, exist_ok=True)
                path.touch()
            self.usable = "{} {} {}".format(sys.implementation.name, *sys.version_info[:2])
        return subprocess.CompletedProcess(words, 0, "noise of pip")

    def tell(self, key: str, **_values: str) -> None:
        """Stand in for the console."""
        self.said.append(key)

    def prepare(self, part: str, spare: str = "") -> list[list[str]]:
        """Prepare `part`, or `spare` in its place, and return the commands that it took."""
        before = len(self.commands)
        prepare.prepare(self.root, part, self.tell, spare=spare)
        return self.commands[before:]


@pytest.fixture
def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    """A fresh checkout without an environment."""
    (tmp_path / "requirements").mkdir()
    (tmp_path / "pyproject.toml").touch()
    for part in ("runtime", "speech", "dev"):
        (tmp_path / "requirements" / f"{part}.txt").write_text(part)
    world = World(tmp_path)
    monkeypatch.setattr(subprocess, "run", world.run)
    return world


def kinds(commands: list[list[str]]) -> list[str]:
    """What each command does: venv, the name of a lock, or editable."""
    return [
        "venv" if "venv" in words else "editable" if "--editable" in words else Path(words[-1]).stem
        for words in commands
    ]


def test_first_time(world: World) -> None:
    """A fresh checkout gets an environment, the locked packages, then the project; one sentence is said."""
    assert ["venv", "runtime", "editable"] == kinds(world.prepare("runtime"))
    assert world.said == ["preparing"]
    assert stamp.installed(world.root) == {"runtime"}


def test_what_cannot_be_installed_is_spared(world: World) -> None:
    """Where a part has no packages for this machine the smaller one does, and that is told, once."""
    world.fail = "speech.txt"
    assert ["venv", "speech", "runtime", "editable"] == kinds(world.prepare("speech", "runtime"))
    assert ["preparing", "spared"] == world.said
    assert {"runtime"} == stamp.installed(world.root)
    world.fail = "nothing fails"
    assert ["runtime", "speech", "editable"] == kinds(world.prepare("speech"))
    assert {"runtime", "speech"} == stamp.installed(world.root)


def test_where_nothing_can_be_installed_the_last_cause_is_told(world: World) -> None:
    """A machine without network has no use for the smaller part either."""
    world.fail, world.output = ".txt", "getaddrinfo failed"
    with pytest.raises(prepare.SetupError) as caught:
        world.prepare("speech", "runtime")
    assert "no-network" == caught.value.key
    assert ["preparing"] == world.said


def test_only_locked_packages(world: World) -> None:
    """Locks are installed with their hashes; the project itself fetches nothing."""
    _, lock, project = world.prepare("runtime")
    assert "--require-hashes" in lock
    assert {"--no-index", "--no-deps", "--no-build-isolation"} <= set(project)


def test_other_window_was_first(world: World) -> None:
    """A part that another start has just prepared is not prepared again."""
    world.prepare("runtime")
    assert world.prepare("runtime") == []
    assert world.said == ["preparing"]


def test_parts_are_kept(world: World) -> None:
    """When a lock changes, every part installed before is installed again, in the same environment."""
    world.prepare("runtime")
    world.prepare("speech")
    Path(world.root, "requirements", "speech.txt").write_text("changed")
    assert ["runtime", "speech", "editable"] == kinds(world.prepare("runtime"))
    assert stamp.installed(world.root) == {"runtime", "speech"}


def test_environment_made_by_hand(world: World) -> None:
    """A working environment that somebody made is used, not deleted."""
    world.run(["python", "-I", "venv"], cwd=world.root, stdin=subprocess.DEVNULL)
    assert ["runtime", "editable"] == kinds(world.prepare("runtime"))


@pytest.mark.parametrize("answer", ["", "cpython 3 8", "pypy 3 11"])
def test_unusable_environment(world: World, answer: str) -> None:
    """An environment without pip or of another Python is made anew."""
    world.run(["python", "-I", "venv"], cwd=world.root, stdin=subprocess.DEVNULL)
    world.usable = answer
    assert kinds(world.prepare("runtime"))[0] == "venv"


@pytest.mark.parametrize("step", ["venv", "runtime.txt", "--editable"])
def test_failure_is_not_trusted(world: World, step: str) -> None:
    """After a failure in any step nothing is trusted, and the next start makes all of it anew."""
    world.fail = step
    with pytest.raises(prepare.SetupError):
        world.prepare("runtime")
    assert stamp.installed(world.root) == frozenset()
    world.fail = "nothing fails"
    assert ["venv", "runtime", "editable"] == kinds(world.prepare("runtime"))
    assert stamp.installed(world.root) == {"runtime"}


def test_nothing_of_the_current_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs run far from where somebody stands (see `World.run`); what they start is told to do so too."""
    monkeypatch.setenv("PYTHONPATH", ".")
    done = prepare._environment()
    assert "PYTHONPATH" not in done
    assert done["PYTHONSAFEPATH"] == "1"


@pytest.mark.parametrize("left", ["nonsense", "\0\0\0", "speach \udcff", "../runtime"])
def test_left_over_words(world: World, left: str) -> None:
    """What stands in the lock, or in the stamp, and is no part is not asked of pip: it would always fail."""
    Path(world.root, ".venv.lock").write_text(f"{left} speech", encoding="utf-8", errors="surrogateescape")
    assert ["venv", "runtime", "speech", "editable"] == kinds(world.prepare("runtime"))
    stamp.write(world.root, frozenset())
    Path(stamp.venv(world.root), "accessgames-stamp.txt").write_text(
        f"{stamp.place(world.root)}\nspeach\n0\n"
    )
    assert "speach" not in kinds(world.prepare("runtime"))


def test_a_full_disk(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told in a sentence also where no other program meets it."""

    def full(_root: str, _parts: frozenset[str]) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(stamp, "write", full)
    with pytest.raises(prepare.SetupError) as caught:
        world.prepare("runtime")
    assert caught.value.key == "no-space"


def test_an_environment_that_is_still_in_use(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a start that was killed the environment is made again and again, as long as Windows may need."""
    monkeypatch.setattr(prepare, "_PAUSES", (0.0, 0.0))
    world.fail = "venv"
    with pytest.raises(prepare.SetupError):
        world.prepare("runtime")
    assert ["venv"] == kinds(world.commands)
    with pytest.raises(prepare.SetupError):
        world.prepare("runtime")
    assert ["venv"] * 4 == kinds(world.commands)


@not_on_windows("a lock of Windows ends with whoever took it")
def test_a_pip_that_outlives_its_start(tmp_path: Path) -> None:
    """The next start waits for it, whatever became of the one that had started it."""
    slow = "import sys, time; print(flush=True); time.sleep(1); open('ended', 'w').close()"
    code = (
        "import os, sys; sys.path.insert(0, sys.argv[1]); from tools import prepare\n"
        "with prepare._alone(sys.argv[2], print) as note:\n"
        "    import subprocess, threading; run = subprocess.run\n"
        "    threading.Timer(0.5, lambda: os.kill(os.getpid(), 9)).start()\n"
        f"    prepare._run(sys.argv[2], [sys.executable, '-I', '-c', {slow!r}], note)\n"
    )
    words = [sys.executable, "-P", "-c", code, str(checkout.ROOT), str(tmp_path)]
    assert -9 == subprocess.run(words, check=False, timeout=60).returncode
    told: list[str] = []
    with prepare._alone(str(tmp_path), lambda key, **_: told.append(key)):
        assert ["waiting"] == told
        assert (tmp_path / "ended").exists()


def test_failure_forgets_no_part(world: World) -> None:
    """A part that was installed before a failure comes back with the next success."""
    world.prepare("speech")
    world.fail = "dev.txt"
    with pytest.raises(prepare.SetupError):
        world.prepare("dev")
    world.fail = "nothing fails"
    world.prepare("runtime")
    assert stamp.installed(world.root) == {"runtime", "speech", "dev"}


def test_interrupt_is_not_trusted(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C in the middle leaves nothing that the next start would trust, even over a good installation."""
    world.prepare("runtime")

    def interrupt(_words: list[str], **_options: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(subprocess, "run", interrupt)
        with pytest.raises(KeyboardInterrupt):
            prepare.prepare(world.root, "dev", world.tell)
    assert stamp.installed(world.root) == frozenset()
    assert kinds(world.prepare("runtime"))[0] == "venv"


def test_moved_checkout(world: World, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A moved checkout gets a new environment with the parts it had."""
    world.prepare("speech")
    moved = tmp_path_factory.mktemp("moved") / "hry"
    Path(world.root).rename(moved)
    world.root = str(moved)
    assert ["venv", "runtime", "speech", "editable"] == kinds(world.prepare("runtime"))


def test_failure_is_logged(world: World) -> None:
    """What a failed program wrote is kept in a file that the sentence names."""
    world.fail, world.output = "runtime.txt", "something odd: č\n"
    with pytest.raises(prepare.SetupError) as caught:
        world.prepare("runtime")
    assert caught.value.key == "failed"
    assert "something odd: č" in Path(caught.value.values["log"]).read_text(encoding="utf-8")


def test_folder_that_cannot_be_written(world: World) -> None:
    """A folder that cannot be written to is named, and nothing is run."""
    Path(world.root, ".venv.lock").mkdir()
    with pytest.raises(prepare.SetupError) as caught:
        world.prepare("runtime")
    assert caught.value.key == "no-permission"
    assert caught.value.values["folder"] == world.root
    assert world.commands == []


def test_missing_program(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that cannot even be started is a failure with a sentence."""

    def missing(_words: list[str], **_options: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(subprocess, "run", missing)
    with pytest.raises(prepare.SetupError) as caught:
        world.prepare("runtime")
    assert caught.value.key == "no-permission"


def test_second_window_waits(world: World) -> None:
    """While one start prepares, another says that it waits, and then finds everything done."""
    begun, go_on = threading.Event(), threading.Event()

    def tell_first(key: str, **values: str) -> None:
        world.tell(key, **values)
        begun.set()
        assert go_on.wait(60)

    def tell_second(key: str, **values: str) -> None:
        world.tell(key, **values)
        go_on.set()

    first = threading.Thread(target=prepare.prepare, args=(world.root, "runtime", tell_first))
    first.start()
    assert begun.wait(60)
    prepare.prepare(world.root, "runtime", tell_second)
    first.join(60)
    assert world.said == ["preparing", "waiting"]
    assert ["venv", "runtime", "editable"] == kinds(world.commands)


def test_misleading_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings that would install somewhere else do not reach pip; those that say where from do."""
    monkeypatch.setenv("PIP_TARGET", "/elsewhere")
    monkeypatch.setenv("PIP_RETRIES", "7")
    done = prepare._environment()
    assert "PIP_TARGET" not in done
    assert done["PIP_RETRIES"] == "7"


@pytest.mark.parametrize(
    ("output", "expected"),
    [
        (
            "Failed to establish a new connection: [Errno 111] Connection refused'))': NewConnectionError",
            "no-network",
        ),
        ("[Errno -3] Temporary failure in name resolution", "no-network"),
        ("ERROR: No matching distribution found for babel==2.18.0", "no-network"),
        ("OSError: [Errno 28] No space left on device\nReadTimeoutError", "no-space"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "wrong-hash"),
        ("Error: [Errno 13] Permission denied: '/opt/hry/.venv'", "no-permission"),
        ("Error: [Errno 30] Read-only file system", "no-permission"),
        ("The virtual environment was not created because ensurepip is not\navailable.", "no-venv"),
        ("/usr/bin/python3: No module named venv", "no-venv"),
        ("Segmentation fault", "failed"),
        ("", "failed"),
    ],
)
def test_cause(output: str, expected: str) -> None:
    """What pip, venv and the system write is told as the cause that a person can do something about."""
    assert expected == prepare.cause(output)


def test_path_file_is_ascii(world: World) -> None:
    """The environment names the checkout by a relative path in plain ASCII, whatever the folder is called."""
    site = Path(stamp.venv(world.root), "lib", f"python3.{sys.version_info.minor}", "site-packages")
    if os.name == "nt":
        site = Path(stamp.venv(world.root), "Lib", "site-packages")
    site.mkdir(parents=True)
    path = site / "_editable_impl_accessgames.pth"
    path.write_text("/home/Řepa/hry", encoding="utf-8")
    world.prepare("runtime")
    assert (site / path.read_text(encoding="ascii")).resolve() == Path(world.root).resolve()

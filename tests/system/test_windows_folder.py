"""The folder for Windows, made here and used there: played, updated, broken in many ways, played again.

Wine stands in for Windows, and a Python of the registry for that of python.org.
"""

from __future__ import annotations

import shutil
import subprocess
import time
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from accessgames import __version__
from accessgames.testing.goldens import read_transcript
from tests.system.programs import ROOT
from tests.system.under_wine import under_wine, windows_path
from tools import texts, windows
from tools.portable import build, contents

pexpect = pytest.importorskip("pexpect")

pytestmark = [*under_wine]

GOLDEN: Final = ROOT / "tests" / "golden" / "tetrikon-blitz.cs.txt"
"""A whole match, the shortest."""

NEWER: Final = "9.0.0"
SOME: Final = 50
"""Files that are there when an update is in the middle."""

_TARGET: Final = """
import pythoncom, sys
from win32com.shell import shell
kinds = pythoncom.CLSCTX_INPROC_SERVER, shell.IID_IShellLink
link = pythoncom.CoCreateInstance(shell.CLSID_ShellLink, None, *kinds)
link.QueryInterface(pythoncom.IID_IPersistFile).Load(sys.argv[1])
sys.stdout.buffer.write(link.GetPath(0)[0].encode())
"""

PATIENCE: Final = 240.0
"""In seconds, for anything; the longest takes a tenth of that on an idle computer."""

LEFT_OUT: Final = (
    "APPDATA",
    "LOCALAPPDATA",
    "USERPROFILE",
    "WIN_PD_OVERRIDE_APPDATA",
    "WIN_PD_OVERRIDE_LOCAL_APPDATA",
)
"""Variables of tests here that would lead programs of Windows to folders of Linux."""


class Told(NamedTuple):
    """What a program came to: its exit code, the lines of its results, and those beside them."""

    code: int
    lines: list[str]
    beside: list[str]


class Player:
    """Somebody at a Windows who unpacked the archive.

    Attributes:
        home: Their folder in Windows.
        folder: What was unpacked.
    """

    def __init__(self, machine: windows.Machine, archive: Path, place: Path) -> None:
        """Unpack the archive in a place, at a Windows where nobody has played."""
        self._machine = machine
        users = machine.prefix / "drive_c" / "users"
        self.home = next(path for path in users.iterdir() if path.name != "Public" and path.is_dir())
        for name in ("Desktop", "Downloads"):  # Wine leads both to a folder of whoever runs it
            path = self.home / name
            path.unlink() if path.is_symlink() else shutil.rmtree(path, ignore_errors=True)
            path.mkdir()
        for name in ("Local", "Roaming"):
            shutil.rmtree(self.home / "AppData" / name / "accessgames", ignore_errors=True)
        with zipfile.ZipFile(archive) as opened:
            opened.extractall(place)
        self.folder = place / contents.TOP

    @property
    def root(self) -> Path:
        """Folder of the program that counts."""
        name = (self.folder / contents.CURRENT).read_text(encoding="ascii").strip()
        return self.folder / contents.PROGRAMS / name

    def environment(self, **changes: str) -> dict[str, str]:
        """Return the variables of their programs."""
        known = {name: value for name, value in self._machine.environment.items() if name not in LEFT_OUT}
        overrides = f"{known['WINEDLLOVERRIDES']};winemenubuilder.exe=d"  # no menu of Linux gets a shortcut
        return {**known, "TERM": "xterm-256color", "WINEDLLOVERRIDES": overrides, **changes}

    def words(self, command: str, *words: str) -> list[str]:
        """Return what starts something in the folder as a double click does."""
        return ["cmd", "/c", windows_path(self.folder / f"{command}.cmd"), *words]

    def run(self, command: str, *words: str, typed: Sequence[str] = (), **changes: str) -> Told:
        """Start something in the folder, with lines in a pipe."""
        done = subprocess.run(
            ["wine", *self.words(command, *words)],
            check=False, capture_output=True, cwd="/", encoding="utf-8", env=self.environment(**changes),
            errors="replace", input="".join(f"{line}\n" for line in typed), timeout=PATIENCE,
        )  # fmt: skip
        return Told(done.returncode, done.stdout.splitlines(), done.stderr.splitlines())

    @property
    def version(self) -> str:
        """What the game says its version is, after it has started."""
        told = self.run("accessgames", "--version")
        assert (0, []) == (told.code, told.beside)
        return told.lines[0].removeprefix("accessgames ")

    @property
    def kept(self) -> dict[str, bytes]:
        """Everything of them that the game keeps, by names of files."""
        files = self.home.joinpath("AppData", "Local", "accessgames").rglob("*")
        return {path.name: path.read_bytes() for path in files if path.is_file()}

    def update(self) -> tuple[int, list[str]]:
        """Update by the one command; return its exit code and what was told."""
        told = self.run("aktualizuj")
        return told.code, told.beside

    def begin_update(self) -> None:
        """Update, and let the power fail while the new program is being unpacked."""
        running = subprocess.Popen(
            ["wine", *self.words("aktualizuj")],
            cwd="/", env=self.environment(), stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
        )  # fmt: skip
        end = time.monotonic() + PATIENCE
        with running:
            while sum(1 for _ in self.folder.glob(".update-*/**/*.py")) < SOME:
                assert running.poll() is None, "it was over before anything of it was there"
                assert time.monotonic() < end
            self._machine.stop()

    def target(self, link: Path) -> str:
        """Ask Windows where a shortcut leads."""
        python = self.root / "python" / "python.exe"
        words = ["wine", str(python), "-I", "-c", _TARGET, windows_path(link)]
        done = subprocess.run(words, check=True, capture_output=True, cwd="/", env=self.environment())
        return done.stdout.decode().strip()

    def window(self) -> Any:  # noqa: ANN401 - the pexpect of a system that has it
        """Start the game in a window of its own, as a double click does."""
        return pexpect.spawn(
            "wine", self.words("accessgames"), cwd="/", dimensions=(24, 130), encoding="utf-8",
            env=self.environment(), timeout=PATIENCE,
        )  # fmt: skip


def sentence(key: str, tag: str = "cs", **values: str) -> str:
    """Return a sentence of the set-up."""
    return texts.sentence(str(ROOT), tag, key).format(**values)


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive of this checkout."""
    try:
        return build.build(tmp_path_factory.mktemp("dist"))[0]
    except build.BuildError as error:
        pytest.skip(f"needs the internet: {error}")


@pytest.fixture
def player(archive: Path, tmp_path: Path) -> Iterator[Player]:
    """Somebody whose folder lies below a name with a space and Czech letters."""
    machine = windows.Machine(Path(__file__).parent)  # that of the checkout has other tests at this moment
    with machine.alone():
        try:
            windows.make_windows(machine)
        except windows.HiccupError as error:
            pytest.skip(f"needs Wine: {error}")
        yield Player(machine, archive, tmp_path / "hra pro všechny, žluťoučká")


def newer(archive: Path, target: Path, *, lame: bool = False) -> Path:
    """Make an archive like another one, of a later version; a lame one lacks what it starts with."""
    with zipfile.ZipFile(archive) as opened:
        opened.extractall(target / "whole")
    (program,) = (target / "whole" / contents.TOP / contents.PROGRAMS).iterdir()
    package = program / "python" / "Lib" / "site-packages" / "accessgames"
    text = (package / "__init__.py").read_text(encoding="utf-8")
    (package / "__init__.py").write_text(text.replace(f'"{__version__}"', f'"{NEWER}"'), encoding="utf-8")
    if lame:
        (package / "__main__.py").unlink()
    build.seal(program, NEWER, target / "folder")
    made = target / contents.ARCHIVE.format(version=NEWER)
    build.pack(target / "folder", made)
    return made


def test_a_whole_game_is_told_as_everywhere(player: Player, tmp_path: Path) -> None:
    """Typed through a pipe, a match in the folder is the golden one, line by line."""
    kept = read_transcript(GOLDEN.read_text(encoding="utf-8"))
    home = windows_path(tmp_path / "home")
    told = player.run("accessgames", *kept.words, typed=kept.typed, ACCESSGAMES_HOME=home)
    assert (0, list(kept.told), []) == told


def test_the_first_start_puts_a_shortcut_on_the_desktop(player: Player) -> None:
    """It leads to the folder. Who deletes it gets no other one, until the folder lies elsewhere."""
    link = player.home / "Desktop" / "accessgames.lnk"
    assert sentence("shortcut") in player.run("accessgames", typed=["konec"]).beside
    assert windows_path(player.folder / "accessgames.cmd") == player.target(link)
    link.unlink()
    assert sentence("shortcut") not in player.run("accessgames", typed=["konec"]).beside
    assert not link.exists()
    player.folder = player.folder.rename(player.folder.with_name("jinde"))
    assert 0 == player.run("accessgames", typed=["konec"]).code
    assert windows_path(player.folder / "accessgames.cmd") == player.target(link)


def test_an_update_is_one_command(player: Player, archive: Path, tmp_path: Path) -> None:
    """Whatever an archive lacks, the old program plays on; with a whole one the match begun before does."""
    begun = ["nastavení barvy žlutá na černé", "konec", "ano"]
    assert 0 == player.run("accessgames", "hraj", "quantum", "--hraci", "Jana,bot:1", typed=begun).code
    kept, root = player.kept, player.root
    assert {"settings.toml"} < set(kept)
    lame, whole = (newer(archive, tmp_path / name, lame=name == "lame") for name in ("lame", "whole"))
    made = player.home / "Downloads" / whole.name
    made.write_bytes(whole.read_bytes()[: whole.stat().st_size // 2])
    broken = sentence("update-broken", file=made.name, version=__version__)
    assert (1, [broken]) == player.update()
    listing = made.with_name(contents.LISTING)
    listing.write_text(f"{'0' * 64}  {made.name}\n", encoding="utf-8")
    shutil.copyfile(whole, made)
    assert (1, [broken]) == player.update()
    listing.unlink()
    shutil.copyfile(lame, made)
    updating = sentence("updating", version=NEWER)
    assert (1, [updating, sentence("update-lame", version=__version__)]) == player.update()
    shutil.copyfile(whole, made)
    player.begin_update()
    assert (root, __version__, kept) == (player.root, player.version, player.kept)
    assert (0, [updating, sentence("updated", version=NEWER)]) == player.update()
    assert (NEWER, kept, []) == (player.version, player.kept, list(player.folder.glob(".update-*")))
    again = player.run("accessgames", "pokracuj", typed=["konec", "ano"])
    assert (0, "Pokračuje Quantum.") == (again.code, again.lines[1].partition(" Hrají")[0])


def test_a_window_of_its_own(player: Player) -> None:
    """The window is named, Czech letters are right in it, and what went wrong stays there to be read."""
    with player.window() as window:
        window.expect_exact("\x1b]0;accessgames\x07")
        window.expect_exact("Vítejte.")
        window.expect_exact("Odpověď:")
        window.send("konec\r")
        window.expect(pexpect.EOF)
    assert 0 == window.exitstatus
    shutil.rmtree(player.root / "python" / "Lib" / "site-packages" / "accessgames")
    with player.window() as window:
        window.expect_exact("No module named 'accessgames")
        window.expect_exact("...")
        window.send(" ")
        window.expect(pexpect.EOF)
    assert 1 == window.exitstatus


def test_who_starts_it_inside_the_archive_is_told_to_unpack_it(player: Player) -> None:
    """Windows opens an archive like a folder, and then the launcher is alone."""
    shutil.rmtree(player.folder / contents.PROGRAMS)
    with player.window() as window:
        for tag in ("cs", "en"):
            window.expect_exact(sentence("not-unpacked", tag))
        window.expect_exact("...")
        window.send(" ")
        window.expect(pexpect.EOF)
    assert 1 == window.exitstatus

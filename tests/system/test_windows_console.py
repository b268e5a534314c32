"""The program at a console of Windows, in a Windows Python under Wine: lines, keys, letters, code pages.

In the profile `čtečka` the console edits lines, here that of Wine; in `klávesy` our own editor does.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Final

import pytest

if sys.platform == "win32":
    pytest.skip("Wine runs on Linux", allow_module_level=True)

from tests.system.under_wine import ENTER, Console, environment, under_wine, windows_path
from tools.windows import Machine

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = [*under_wine]

GAME: Final = ("play", "iota", "--players", "Jana,bot:2", "--seed", "7", "--lang", "cs")
SCORE: Final = ["Vede Alfa o 12 bodů.", "Body: Alfa 12, vy 0."]
HAND: Final = ["Máte modrý trojúhelník 4,", "modrý trojúhelník 2,", "žlutý trojúhelník 2 a zelený čtverec 3."]
STOPPED: Final = ["Přerušeno.", "Jste na tahu."]
SAVED: Final = "Partie je uložena. Až program zase spustíte, prázdný řádek v ní pokračuje."
PREPARING: Final = "Připravuji hru, chvíli to potrvá."
BROKEN_OFF: Final = "Příprava přerušena. Příště začne znovu."
INTERRUPT: Final = "\x03"
LETTERS: Final = "žluťoučký"


@pytest.fixture
def quiet(home: Path) -> dict[str, str]:
    """Variables of a program that neither speaks nor writes to a Braille line, with settings of its own."""
    (home / "settings.toml").write_text('speech = "no"\ndisplay = "no"\n', encoding="utf-8")
    return environment(Machine(), home, {})


def play(environ: dict[str, str], profile: str) -> Console:
    """Begin a match at a console."""
    machine = Machine()
    words = [str(machine.program), "-m", "accessgames", *GAME, "--profile", profile]
    return Console(words, environ, machine.checkout)


def leave(console: Console, keys: str) -> None:
    """End the program, which says that the match is kept."""
    console.press(keys)
    assert 0 == console.end()
    assert SAVED == next(row for row in reversed(console.rows(0)) if row)


@pytest.mark.parametrize("end", ["\x1a", "\x04"])
def test_lines_are_typed_in_the_console(quiet: dict[str, str], end: str) -> None:
    """Backspace of both kinds, Czech letters in and out; Ctrl+Z and Ctrl+D with Enter leave."""
    with play(quiet, "ctecka") as console:
        assert console.listen()[-1:] == STOPPED[1:]
        assert SCORE == console.type("ru\x7f\x7fskóre")
        assert SCORE == console.type("sx\x08kóre")
        assert [f"Příkaz „{LETTERS}“ neznám, všechny vypíše „nápověda“."] == console.type(LETTERS)
        leave(console, end + ENTER)


def test_ctrl_c_stops_a_line_and_not_the_match(quiet: dict[str, str]) -> None:
    """What is told then begins a line of its own; the console ends its line before it says why."""
    with play(quiet, "ctecka") as console:
        console.listen()
        assert STOPPED == console.interrupt(INTERRUPT)
        assert HAND == console.type("ruka")
        leave(console, "\x1a" + ENTER)


def test_single_keys(quiet: dict[str, str]) -> None:
    """Keys that answer at once, a line in our own editor, Ctrl+C before and within it, Ctrl+D at the end."""
    with play(quiet, "klavesy") as console:
        console.listen()
        assert HAND == console.answer("r")
        assert SCORE == console.answer(":rx\x7f\x08skóre" + ENTER)
        assert STOPPED == console.interrupt()
        assert ["Tato klávesa tu nic neznamená, všechny vypíše klávesy."] == console.answer("\x1a")
        console.press(":sk")
        console.shows(": sk")
        assert STOPPED == console.interrupt()
        assert [f"Příkaz „{LETTERS}“ neznám, všechny vypíše „nápověda“."] == console.answer(
            f":{LETTERS}{ENTER}"
        )
        leave(console, "\x04")


@pytest.mark.parametrize("page", ["852", "1250"])
def test_the_code_page_of_the_console_changes_nothing(quiet: dict[str, str], page: str) -> None:
    """From the prompt of `cmd`, in a folder with Czech letters in its name."""
    machine = Machine()
    with Console(["cmd"], quiet, machine.checkout) as console:
        console.shows(f"{machine.checkout.name}>")
        start = console.place + 1
        console.press(f"chcp {page}{ENTER}")
        console.shows(f"{machine.checkout.name}>", start)
        assert any(page in row for row in console.rows(start))
        start = console.place + 1
        console.press(f".venv\\Scripts\\python.exe -m accessgames {' '.join(GAME)}{ENTER}")
        assert console.listen(start)[-1:] == STOPPED[1:]
        assert HAND == console.type("ruka")
        assert [f"Příkaz „{LETTERS}“ neznám, všechny vypíše „nápověda“."] == console.type(LETTERS)


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """A folder with what a first start needs before it installs anything."""
    machine, folder = Machine(), tmp_path / "nová hra"
    folder.mkdir()
    shutil.copy2(machine.checkout / "start.py", folder)
    for name in ("tools", "accessgames", "locales", "requirements"):
        shutil.copytree(machine.checkout / name, folder / name, ignore=shutil.ignore_patterns("node_modules"))
    shutil.copy2(machine.checkout / "pyproject.toml", folder)
    return folder


def test_the_first_line_of_a_first_start(quiet: dict[str, str], fresh: Path) -> None:
    """Whole and in Czech at the console, before anything is installed; Ctrl+C ends it with a sentence."""
    machine = Machine()
    with Console([str(machine.python), "start.py", "--lang", "cs"], quiet, fresh) as console:
        while PREPARING not in console.rows(0):
            assert console.read()
        console.signal()
        assert console.end()
        assert [PREPARING, BROKEN_OFF] == [row for row in console.rows(0) if row]


def test_a_pipe_gets_utf_8_from_the_first_word(quiet: dict[str, str], fresh: Path) -> None:
    """Also what `start.py` says by itself, whatever the code page of Windows is."""
    machine = Machine()
    done = subprocess.run(
        ["wine", str(machine.python), windows_path(fresh / "start.py"), "add", "nesmysl", "--lang", "cs"],
        check=False, cwd=fresh, env=quiet, input=b"", capture_output=True,
    )  # fmt: skip
    assert 2 == done.returncode
    assert "Za slovem add čekám jednu z těchto součástí: " in (done.stdout + done.stderr).decode()

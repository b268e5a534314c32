"""Our Braille port on BRLTTY's virtual display."""

from __future__ import annotations

import queue
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING

import pytest

from accessgames.language import Language, Rendered
from accessgames.output.backends import Manner, UnavailableError
from accessgames.output.backends.debian import from_debian
from accessgames.output.line_worker import LineWorker
from accessgames.output.ports import DisplayPort
from accessgames.shell.port_manager import PortManager
from accessgames.shell.settings import default_settings
from tests.output.rogues import PATIENCE, until
from tests.system.programs import ROOT, accessgames, needs, path, running

if TYPE_CHECKING:
    from pathlib import Path

CELLS = re.compile(r'Visual "(.*)"')


def _importable() -> bool:
    try:
        from_debian("brlapi")
    except UnavailableError:
        return False
    return True


pytestmark = [
    needs("brltty"),
    pytest.mark.skipif(not _importable(), reason="needs Debian's python3-brlapi for this Python"),
]


class Virtual:
    """A virtual display: what stands on it, and how BRLTTY is reached."""

    def __init__(self, connection: socket.socket, columns: int) -> None:
        """Tell BRLTTY how many cells there are, and read what it shows."""
        self.shown: list[str] = []
        self._file = connection.makefile("rw", encoding="utf-8", newline="\n")
        self._file.write(f"cells {columns}\n")
        self._file.flush()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        with suppress(OSError), self._file:
            for line in self._file:
                found = CELLS.match(line)
                if found:
                    self.shown.append(found[1])

    def press(self, command: str) -> None:
        """Press a key that stands for a command of BRLTTY."""
        self._file.write(f"{command}\n")
        self._file.flush()

    def stands(self, text: str) -> bool:
        """Tell whether a text stands there now."""
        return self.shown[-1:] == [text.ljust(len(self.shown[0]))]

    def shows(self, text: str) -> bool:
        """Wait until a text stands there."""
        return until(lambda: text in self.shown)


class Place:
    """A place for a virtual display, at which BRLTTY can be started again and again."""

    def __init__(self, ours: socket.socket, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Let BrlAPI look for BRLTTY where it will be."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.host = f"127.0.0.1:{free.getsockname()[1] - 4101}"
        monkeypatch.setenv("BRLAPI_HOST", self.host)
        monkeypatch.setenv("BRLAPI_AUTH", "none")
        self._ours = ours
        self._folder = folder

    @contextmanager
    def running(self, columns: int) -> Iterator[Virtual]:
        """Run BRLTTY with a display."""
        device = f"client:127.0.0.1:{self._ours.getsockname()[1]}"
        words = ["brltty", "-n", "-q", "-e", "-b", "vr", "-d", device, "-x", "no", "-s", "no", "-t", "cs"]
        own = ["-A", f"auth=none,host={self.host}", "-P", str(self._folder / "pid"), "-U", str(self._folder)]
        with running([*words, *own]):
            connection, _ = self._ours.accept()
            with connection:
                display = Virtual(connection, columns)
                assert until(lambda: bool(display.shown))
                yield display


@contextmanager
def place(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    """Prepare a place for a virtual display."""
    with socket.create_server(("127.0.0.1", 0)) as ours:
        ours.settimeout(PATIENCE)
        yield Place(ours, folder, monkeypatch)


@contextmanager
def brltty(columns: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Virtual]:
    """Run BRLTTY with a virtual display and let BrlAPI find it."""
    with place(folder, monkeypatch) as found, found.running(columns) as display:
        yield display


@pytest.mark.parametrize("columns", [20, 40])
def test_short_forms_stand_on_the_line(columns: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each answer in its turn, Czech letters and all, filled up to the end of the line."""
    with brltty(columns, tmp_path, monkeypatch) as display:
        worker = LineWorker(["brltty"], Manner())
        port = DisplayPort(worker, lambda rendered: rendered.braille)
        for text in ("tah vy", "žlutý kříž 2 c4"):
            port.speak(Rendered("Věta.", "Věta.", text, "turn"), interrupt=False)
            port.flush()
            assert display.shows(text.ljust(columns))
        port.close()


def test_a_long_text_is_turned_by_the_keys_of_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of it is lost: right shows the next part, left the one before."""
    with brltty(20, tmp_path, monkeypatch) as display:
        worker = LineWorker(["brltty"], Manner())
        worker.say("žt3 mk2 mk3 zk2; hrajete; vede Alfa", interrupt=True)
        first, second = "žt3 mk2 mk3 zk2; 1/2", "hrajete; vede Alfa".ljust(20)
        assert display.shows(first)
        display.press("FWINRT")
        assert display.shows(second)
        display.press("INFO")
        assert until(partial(display.stands, "2/2"))
        display.press("FWINLT")
        assert until(partial(display.stands, first))
        worker.close()


def test_typing_and_routing_on_the_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is typed stands there, the answer a key away; a key over an entry of a list picks it."""
    with brltty(40, tmp_path, monkeypatch) as display:
        worker = LineWorker(["brltty"], Manner())
        port = DisplayPort(worker, lambda rendered: rendered.braille)
        for number in (1, 2, 3):
            port.speak(Rendered("", "", f"{number} žk{number}", number=number), interrupt=False)
        port.flush()
        assert display.shows("1 žk1; 2 žk2; 3 žk3".ljust(40))
        port.type_line("polož kř", 8)
        assert until(partial(display.stands, "polož kř"))
        display.press("FWINLT")
        assert until(partial(display.stands, "1 žk1; 2 žk2; 3 žk3"))
        display.press("ROUTE 9")
        assert until(lambda: port.picked() == 2)
        port.close()


def test_the_game_itself_writes_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the display chosen in the settings, the outlets of a session show the short form."""
    with brltty(20, tmp_path, monkeypatch) as display:
        settings = default_settings().set("display", "brltty")
        language = Language("cs", strict=True)
        outlets = PortManager(language, settings)
        outlets.adapt(language, settings)
        shown: queue.SimpleQueue[str] = queue.SimpleQueue()
        outlets.ports.braille(Rendered("Ruka: 3 karty.", "3 karty.", "ruka 3", "answer"))
        assert display.shows("ruka 3".ljust(20))
        outlets.close()
        assert shown.empty()


def test_a_brltty_that_was_killed_is_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody claims that something stands there meanwhile; what was told last stands there again."""
    with place(tmp_path, monkeypatch) as found:
        worker = LineWorker(["brltty"], Manner())
        port = DisplayPort(worker, lambda rendered: rendered.braille)
        assert "joining" == port.line
        assert until(lambda: port.line == "away")
        with found.running(20) as display:
            assert until(lambda: port.line == "here")
            worker.say("žlutý kříž 2 c4", interrupt=True)
            assert display.shows("žlutý kříž 2 c4".ljust(20))
        assert until(lambda: port.line == "away")
        with found.running(40) as display:
            assert display.shows("žlutý kříž 2 c4".ljust(40))
            assert until(lambda: [notice.kind for notice in worker.taken()] == ["back"])
        worker.close()


def test_a_game_that_is_stopped_or_killed_gives_the_line_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What another program writes is seen then; a game that goes on takes the line again."""
    code = (
        "import time;"
        "from accessgames.output.backends import Manner;"
        "from accessgames.output.line_worker import LineWorker;"
        "LineWorker(['brltty'], Manner()).say('tah vy', interrupt=True);"
        "time.sleep(60)"
    )
    brlapi = from_debian("brlapi")
    with brltty(20, tmp_path, monkeypatch) as display:
        other = brlapi.Connection()
        other.enterTtyModeWithPath([])

        def shows_other(text: str) -> bool:
            other.writeText(text)
            return display.stands(text)

        with running([sys.executable, "-c", code], {"PYTHONPATH": str(ROOT)}) as game:
            assert until(partial(display.stands, "tah vy"))
            assert not shows_other("jiný")
            game.send_signal(signal.SIGSTOP)
            assert until(partial(shows_other, "jiný program"))
            game.send_signal(signal.SIGCONT)
            assert until(partial(display.stands, "tah vy"))
            game.kill()
            assert until(partial(shows_other, "zase jiný"))


def test_the_line_follows_the_window_that_is_in_front(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a program of that name tells BRLTTY which it is; what is in front shows what was told last."""
    teller = tmp_path / "xbrlapi"
    shutil.copy(path("sleep"), teller)
    monkeypatch.setenv("WINDOWPATH", "7")
    monkeypatch.setenv("WINDOWID", "4711")
    brlapi = from_debian("brlapi")
    with brltty(20, tmp_path, monkeypatch) as display, running([str(teller), "60"]):
        # Like everybody, the teller gets the console of the X server before its own path.
        focus, other = brlapi.Connection(), brlapi.Connection()
        focus.enterTtyModeWithPath([])
        other.enterTtyModeWithPath([12])
        focus.setFocus(4711)
        worker = LineWorker(["brltty"], Manner())
        worker.say("tah vy", interrupt=True)
        assert until(partial(display.stands, "tah vy"))
        other.writeText("jiné okno")
        for window, text in ((12, "jiné okno"), (4711, "tah vy")):
            focus.setFocus(window)
            assert until(partial(display.stands, text))
        worker.close()


def test_the_diagnosis_tries_the_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`doctor` says that BRLTTY works, and `doctor --try` shows the sentence there."""
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", f"unix:path={tmp_path}/none")
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/none")
    with brltty(40, tmp_path, monkeypatch) as display:
        ran = subprocess.run(
            accessgames("doctor", "--try", "--lang", "cs"),
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
        assert display.shows("Dobrý den, toto je zkušební věta hry.".ljust(40))
    told = ran.stdout.splitlines()
    assert "Funguje BRLTTY." in told
    assert "Zkušební větu ukazuje BRLTTY." == told[-1]
    assert "" == ran.stderr

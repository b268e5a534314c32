"""Our Braille port on BRLTTY's virtual display."""

from __future__ import annotations

import queue
import re
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING

import pytest

from accessgames.language import Language, Rendered
from accessgames.output import wire
from accessgames.output.backends import Manner, UnavailableError
from accessgames.output.backends.debian import from_debian
from accessgames.output.ports import DisplayPort
from accessgames.output.worker import Worker
from accessgames.shell.port_manager import PortManager
from accessgames.shell.settings import default_settings
from tests.output.rogues import PATIENCE, until
from tests.system.programs import accessgames, needs, running

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

    def shows(self, text: str) -> bool:
        """Wait until a text stands there."""
        return until(lambda: text in self.shown)


@contextmanager
def brltty(columns: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Virtual]:
    """Run BRLTTY with a virtual display and let BrlAPI find it."""
    with socket.create_server(("127.0.0.1", 0)) as ours, socket.create_server(("127.0.0.1", 0)) as free:
        ours.settimeout(PATIENCE)
        number = free.getsockname()[1] - 4101
        free.close()
        host = f"127.0.0.1:{number}"
        monkeypatch.setenv("BRLAPI_HOST", host)
        monkeypatch.setenv("BRLAPI_AUTH", "none")
        device = f"client:127.0.0.1:{ours.getsockname()[1]}"
        words = ["brltty", "-n", "-q", "-e", "-b", "vr", "-d", device, "-x", "no", "-s", "no", "-t", "cs"]
        with running([*words, "-A", f"auth=none,host={host}", "-P", str(folder / "pid"), "-U", str(folder)]):
            connection, _ = ours.accept()
            with connection:
                display = Virtual(connection, columns)
                assert until(lambda: bool(display.shown))
                yield display


@pytest.mark.parametrize("columns", [20, 40])
def test_short_forms_stand_on_the_line(columns: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each answer in its turn, Czech letters and all, filled up to the end of the line."""
    with brltty(columns, tmp_path, monkeypatch) as display:
        worker = Worker(["brltty"], Manner(), str, do=wire.BRAILLE)
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
        worker = Worker(["brltty"], Manner(), str, do=wire.BRAILLE)
        worker.say("žt3 mk2 mk3 zk2; hrajete; vede Alfa", interrupt=True)
        first, second = "žt3 mk2 mk3 zk2;".ljust(20), "hrajete; vede Alfa".ljust(20)
        assert display.shows(first)
        display.press("FWINRT")
        assert display.shows(second)
        display.shown.clear()
        display.press("FWINLT")
        assert display.shows(first)
        worker.close()


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


def test_without_brltty_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits for a server that is not there."""
    monkeypatch.setenv("BRLAPI_HOST", "127.0.0.1:1")
    worker = Worker(["brltty"], Manner(), str, do=wire.BRAILLE)
    told: list[str] = []
    assert until(partial(_none, worker, told))
    worker.close()
    assert ["failed", "none"] == told


def _none(worker: Worker, told: list[str]) -> bool:
    told += [notice.kind for notice in worker.taken()]
    return "none" in told


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

"""A stand-in for Orca on a private session bus: exactly one message for each line."""

from __future__ import annotations

import re
import subprocess
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.language import Rendered
from accessgames.output.backends import Manner
from accessgames.output.backends.libraries import ORCA_MODULE, ORCA_NAME, ORCA_PATH
from accessgames.output.ports import VoicePort
from accessgames.output.worker import Worker
from tests.output.rogues import Told, until
from tests.system.programs import needs, path

if TYPE_CHECKING:
    from pathlib import Path

jeepney = pytest.importorskip("jeepney")
blocking = pytest.importorskip("jeepney.io.blocking")
message_bus = pytest.importorskip("jeepney.bus_messages").message_bus

pytestmark = needs("dbus-daemon")


@pytest.fixture
def bus(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[str]:
    """Run a session bus of our own."""
    daemon = subprocess.Popen(
        [
            path("dbus-daemon"),
            "--session",
            "--nofork",
            "--print-address",
            f"--address=unix:path={tmp_path}/bus",
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert daemon.stdout is not None
    with daemon.stdout:
        address = daemon.stdout.readline().strip()
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        yield address
        daemon.kill()
        daemon.wait()


class Orca:
    """Owns Orca's name and keeps what it is asked to present."""

    def __init__(self) -> None:
        """Appear on the bus."""
        self.calls: list[tuple[Any, ...]] = []
        self._bus = blocking.open_dbus_connection(bus="SESSION")
        (answer,) = blocking.Proxy(message_bus, self._bus).RequestName(ORCA_NAME)
        assert 1 == answer
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        """Keep what is asked until the bus ends."""
        found = jeepney.HeaderFields
        with suppress(OSError, EOFError):
            while True:
                message = self._bus.receive()
                fields = message.header.fields
                if message.header.message_type == jeepney.MessageType.method_call:
                    names = (fields[found.path], fields[found.interface], fields[found.member])
                    self.calls.append((*names, *message.body))
        self._bus.close()

    def presented(self, *texts: str) -> bool:
        """Wait until exactly these texts were presented."""
        return until(lambda: list(texts) == [call[3] for call in self.calls if call[2] == "PresentMessage"])


@pytest.mark.usefixtures("bus")
def test_one_message_for_each_line() -> None:
    """In order, on Orca's main object, none twice."""
    orca = Orca()
    worker = Worker(["orca"], Manner(), str)
    port = VoicePort(worker, lambda rendered: rendered.full)
    texts = ("Jana pokládá červený kruh 3.", "Máte 12 bodů.", "Hraje Alfa.")
    for text in texts:
        port.speak(Rendered(text, text, text, "other"), interrupt=False)
    assert orca.presented(*texts)
    port.close()
    assert {(ORCA_PATH, ORCA_NAME)} == {call[:2] for call in orca.calls}


@pytest.mark.usefixtures("bus")
def test_silence_interrupts_orca() -> None:
    """Under the module's new name and its old one."""
    orca = Orca()
    worker = Worker(["orca"], Manner(), str)
    worker.say("text", interrupt=False)
    assert orca.presented("text")
    worker.say("odpověď", interrupt=True)
    assert orca.presented("text", "odpověď")
    worker.close()
    interrupts = [call[2:4] for call in orca.calls if call[2] == "ExecuteCommand"]
    assert [("ExecuteCommand", "InterruptSpeech")] * 2 == interrupts
    assert "PresentMessage" == orca.calls[-1][2]
    assert all(re.fullmatch(f"{ORCA_PATH}(/Speech(AndVerbosity)?Manager)?", call[0]) for call in orca.calls)
    assert {ORCA_MODULE, ORCA_NAME} >= {call[1] for call in orca.calls}


@pytest.mark.usefixtures("bus")
def test_a_bus_without_orca_is_told() -> None:
    """So that the next backend is tried."""
    worker = Worker(["orca"], Manner(), str)
    told = Told(worker)
    assert told.has("none")
    worker.close()
    assert ("failed", "absent") == (told.notices[0].kind, told.notices[0].reason)


def test_no_bus_at_all_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A text console without a desktop has none."""
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", f"unix:path={tmp_path}/nothing")
    worker = Worker(["orca"], Manner(), str)
    told = Told(worker)
    assert told.has("none")
    worker.close()
    assert "absent" == told.notices[0].reason

"""Stand-ins for what speaks, behind our real backends, each served in a thread instead of a process."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, BinaryIO, cast

from accessgames.output import wire
from accessgames.output.backends import Backend, Manner
from accessgames.output.backends.debian import Dispatcher
from accessgames.output.backends.libraries import Accessible, Orca, Sapi
from accessgames.output.child import Service
from accessgames.output.worker import Worker
from tests.output.backends.fakes import module

if TYPE_CHECKING:
    import pytest

PACE = 400.0
"""Characters a second at which a stand-in is heard: fast, so that nobody waits for a test."""


class Ear:
    """Hears what a stand-in says.

    Attributes:
        calls: `say TEXT` and `cancel`, in order.
        backlog: Most texts that were still to be heard at any moment.
    """

    def __init__(self) -> None:
        """Nothing was said."""
        self.calls: list[str] = []
        self.backlog = 0
        self._ends: list[float] = []

    def say(self, text: str) -> None:
        """Begin a text when those before it have ended."""
        now = time.monotonic()
        self._ends = [end for end in self._ends if end > now]
        self._ends.append(max([now, *self._ends]) + len(text) / PACE)
        self.backlog = max(self.backlog, len(self._ends))
        self.calls.append(f"say {text}")

    def cancel(self) -> None:
        """Forget what was not heard."""
        self._ends = []
        self.calls.append("cancel")

    @property
    def busy(self) -> bool:
        """Whether anything is still to be heard."""
        return any(end > time.monotonic() for end in self._ends)


def _accessible(patch: pytest.MonkeyPatch, reader: object) -> Accessible:
    """Open what accessible-output2 has found, in the shape of its classes."""
    module(patch, "accessible_output2")
    module(patch, "accessible_output2.outputs")
    module(patch, "accessible_output2.outputs.auto", Auto=lambda: SimpleNamespace(outputs=(reader,)))
    return Accessible(Manner())


def nvda(patch: pytest.MonkeyPatch, ear: Ear) -> Backend:
    """NVDA as the library calls it: `speakText` and `cancelSpeech` of its controller client."""
    reader = SimpleNamespace(
        name="NVDA",
        is_active=lambda: True,
        is_system_output=lambda: False,
        speak=lambda text, **_: ear.say(text),
        silence=ear.cancel,
    )
    return _accessible(patch, reader)


def jaws(patch: pytest.MonkeyPatch, ear: Ear) -> Backend:
    """JAWS as the library calls it: it has no `silence`, but its COM object has `StopSpeech`."""
    reader = SimpleNamespace(
        name="jaws",
        is_active=lambda: True,
        is_system_output=lambda: False,
        speak=lambda text, **_: ear.say(text),
        object=SimpleNamespace(StopSpeech=ear.cancel),
    )
    return _accessible(patch, reader)


def orca(patch: pytest.MonkeyPatch, ear: Ear) -> Backend:
    """Orca without a bus; a real bus is in tests/system."""

    def send(_self: Orca, _path: str, _interface: str, method: str, _signature: str, body: Any) -> None:  # noqa: ANN401 - as D-Bus has it
        if method == "PresentMessage":
            ear.say(body[0])
        elif body[0] == "InterruptSpeech" and ear.calls[-1:] != ["cancel"]:
            ear.cancel()

    patch.setattr(Orca, "__init__", lambda *_: None)
    patch.setattr(Orca, "_send", send)
    patch.setattr(Orca, "close", lambda _self: None)
    return Orca(Manner())


def dispatcher(patch: pytest.MonkeyPatch, ear: Ear) -> Backend:
    """The client of speech-dispatcher; its callbacks come late, as those of a cancelled text do."""

    class Client:
        """A connection."""

        def __init__(self, name: str) -> None:
            """Connect."""
            del name
            self.late: list[Callable[[], None]] = []

        def __getattr__(self, name: str) -> Callable[..., None]:
            """Take any setting."""
            return lambda *_args, **_more: None

        def speak(self, text: str, *, callback: Callable[[], None], event_types: object) -> None:
            """Say a text; callbacks of what was cancelled come only now."""
            del event_types
            ear.say(text)
            for late in self.late:
                late()
            self.late = [callback]
            threading.Timer(len(text) / PACE, callback).start()

        def cancel(self) -> None:
            """Cancel."""
            ear.cancel()

    kinds = SimpleNamespace(END="end", CANCEL="cancel")
    signs = SimpleNamespace(NONE=0, SOME=1, ALL=2)
    client = {"SSIPClient": Client, "SSIPError": RuntimeError, "Priority": SimpleNamespace(MESSAGE=1)}
    module(patch, "speechd", CallbackType=kinds, PunctuationMode=signs, **client)
    return Dispatcher(Manner())


def sapi(patch: pytest.MonkeyPatch, ear: Ear) -> Backend:
    """The engine of pyttsx3: `stop` purges what SAPI says."""
    voices = [SimpleNamespace(id="cs", name="Czech", languages=["cs"])]
    engine = SimpleNamespace(
        getProperty=lambda _name: voices,
        setProperty=lambda *_: None,
        startLoop=lambda _own: None,
        endLoop=lambda: None,
        say=ear.say,
        stop=ear.cancel,
        iterate=lambda: None,
        isBusy=lambda: ear.busy,
    )
    module(patch, "pyttsx3", init=lambda: engine)
    return Sapi(Manner())


STANDINS = {"nvda": nvda, "jaws": jaws, "orca": orca, "dispatcher": dispatcher, "sapi": sapi}


class _Served:
    """A child that is a thread."""

    def __init__(self, heard: Callable[[wire.Report | None], None], backend: Backend) -> None:
        """Serve a backend."""
        self._orders: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._heard = heard
        self._thread = threading.Thread(target=self._serve, args=(backend,), daemon=True)
        self._thread.start()

    def __iter__(self) -> Iterator[bytes]:
        """Yield orders, as a pipe does."""
        return iter(self._orders.get, b"")

    def write(self, report: bytes) -> None:
        """Report."""
        self._heard(wire.read_report(report))

    def _serve(self, backend: Backend) -> None:
        pipe = cast("BinaryIO", self)
        Service(pipe, pipe, lambda _name, _manner: backend).run()

    def send(self, do: str, text: str = "", manner: Manner | None = None) -> None:
        """Take an order."""
        self._orders.put(wire.command(do, text, manner))

    def end(self) -> None:
        """End, while what stands in is still there."""
        self._orders.put(b"")
        self._thread.join(1)

    kill = end


def speaking(patch: pytest.MonkeyPatch, kind: str) -> tuple[Worker, Ear]:
    """Return a worker that speaks through a stand-in, and what hears it."""
    ear = Ear()
    backend = STANDINS[kind](patch, ear)
    worker = Worker([kind], Manner(pace=PACE), "{} more".format, spawn=lambda heard: _Served(heard, backend))
    return worker, ear

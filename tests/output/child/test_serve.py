"""The child's side of the pipe."""

from __future__ import annotations

import io
import threading
import time
from collections.abc import Sequence

from accessgames.output import wire
from accessgames.output.backends import (
    BRAILLE,
    KEYS,
    SPEAK,
    Manner,
    Quiet,
    UnavailableError,
    speaking_seconds,
)
from accessgames.output.child import Service
from tests.output.rogues import PATIENCE, until


class Diary(Quiet):
    """A backend that notes what is asked of it."""

    title = "diary"
    can = frozenset({SPEAK})

    def __init__(self) -> None:
        """Nothing was asked."""
        self.calls: list[str] = []

    def speak(self, text: str) -> None:
        """Note a text."""
        self.calls.append(f"speak {text}")

    def close(self) -> None:
        """Note the end."""
        self.calls.append("close")


def served(commands: Sequence[bytes], backend: Quiet | None = None) -> list[wire.Report | None]:
    """Serve commands and return the reports; without a backend, opening fails."""

    def opener(name: str, manner: Manner) -> Quiet:
        if backend is None:
            raise UnavailableError("absent", f"{name} {manner.language}")
        return backend

    class Target(io.BytesIO):
        def close(self) -> None:
            """Stay readable."""

    target = Target()
    Service(io.BytesIO(b"".join(commands)), target, opener).run()
    return [wire.read_report(line) for line in target.getvalue().splitlines()]


OPEN = wire.command(wire.OPEN, "diary", Manner())


def test_commands_are_done_in_order() -> None:
    """Each is reported, and the backend is closed when the pipe ends."""
    backend = Diary()
    reports = served([OPEN, wire.command(wire.SPEAK, "a"), wire.command(wire.STOP)], backend)
    assert ["ready", "taken", "taken"] == [getattr(report, "kind", None) for report in reports]
    assert ["speak a", "close"] == backend.calls


def test_before_it_is_open_nothing_is_done() -> None:
    """There is nobody to do it."""
    assert [] == served([wire.command(wire.SPEAK, "a")], Diary())


def test_a_backend_that_cannot_open() -> None:
    """The reason is reported, and serving ends."""
    assert [wire.Report(wire.FAILED, reason="absent", detail="diary cs")] == served([OPEN])


def test_any_accident_is_reported() -> None:
    """With the kind of exception and what it says."""

    class Clumsy(Diary):
        def speak(self, text: str) -> None:
            """Break."""
            raise RuntimeError(text)

    found = served([OPEN, wire.command(wire.SPEAK, "oops")], Clumsy())[-1]
    assert wire.Report(wire.FAILED, reason="failed", detail="RuntimeError: oops") == found


def test_a_malformed_command_ends_the_service() -> None:
    """The parent is ours, so this is a mistake of ours and not to be guessed at."""
    found = served([OPEN, b"rubbish\n"], Diary())[-1]
    assert found is not None
    assert ("failed", True) == (found.kind, "JSONDecodeError" in found.detail)


def test_keys_are_looked_after_while_nothing_comes() -> None:
    """Again and again, also where nothing is being said."""
    pressed = threading.Event()

    class Line(Diary):
        can = frozenset({BRAILLE, KEYS})

        def turn(self) -> None:
            """Note that somebody looked."""
            pressed.set()

    class Patient(io.BytesIO):
        """A parent who sends no more until a key was looked for."""

        def __next__(self) -> bytes:
            """Return a command, and end late."""
            line = self.readline()
            if not line:
                assert pressed.wait(PATIENCE)
                raise StopIteration
            return line

    target = io.BytesIO()
    Service(Patient(OPEN), target, lambda _name, _manner: Line()).run()
    assert pressed.is_set()


def test_a_voice_that_does_not_tell_ends_when_its_text_ought_to_have_been_heard() -> None:
    """Never before: a text that comes then would be put behind one that still sounds."""
    target = io.BytesIO()

    class Patient(io.BytesIO):
        """One who sends no more until then."""

        def __next__(self) -> bytes:
            """Return a command, and end late."""
            line = self.readline()
            if not line:
                assert until(lambda: b'"idle"' in target.getvalue())
                raise StopIteration
            return line

    manner = Manner(pace=100)
    begun = time.monotonic()
    orders = wire.command(wire.OPEN, "diary", manner) + wire.command(wire.SPEAK, "a" * 20)
    Service(Patient(orders), target, lambda _name, _manner: Diary()).run()
    assert speaking_seconds("a" * 20, manner) <= time.monotonic() - begun

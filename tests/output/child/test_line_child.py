"""The child's side of a Braille line, served in this process over pipes."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from accessgames.output import wire
from accessgames.output.backends import BRAILLE, KEYS, Manner, Quiet, UnavailableError
from accessgames.output.line_child import LineService
from tests.output.rogues import until


class Line(Quiet):
    """A line that is there or not, and notes what it is asked."""

    title = "line"
    can = frozenset({BRAILLE, KEYS})

    def __init__(self) -> None:
        """It is there."""
        self.reason = ""
        self.front = True
        self.calls: list[object] = []
        self.picked: int | None = None

    def open(self, name: str, manner: Manner) -> Line:
        """Open it, if it is there."""
        del manner
        self._check()
        self.calls.append(name)
        return self

    def _check(self) -> None:
        if self.reason:
            raise UnavailableError(self.reason, "line")

    def braille(self, text: str) -> None:
        """Note a text."""
        self._check()
        self.calls.append(text)

    def type_line(self, text: str, at: int) -> None:
        """Note what is typed."""
        self.calls.append((text, at))

    def hold(self, *, front: bool) -> None:
        """Note where the game is."""
        if front != self.front:
            self.front = front
            self.calls.append(front)

    def turn(self) -> int | None:
        """Hand over a key."""
        self._check()
        picked, self.picked = self.picked, None
        return picked

    def close(self) -> None:
        """Note the end."""
        self.calls.append("close")


class Served:
    """A service, what it is sent and what it says."""

    def __init__(self, line: Line) -> None:
        """Serve in a thread."""
        asked, self._ask = os.pipe()
        told, answer = os.pipe()
        self.line = line
        self.in_front = True
        self.reports: list[wire.Report] = []
        self._source, self._target = os.fdopen(asked, "rb"), os.fdopen(answer, "wb", buffering=0)
        service = LineService(self._source, self._target, line.open, lambda: self.in_front)
        self._threads = [
            threading.Thread(target=self._serve, args=(service,)),
            threading.Thread(target=self._hear, args=(told,)),
        ]
        for thread in self._threads:
            thread.start()

    def _serve(self, service: LineService) -> None:
        service.run()
        self._target.close()

    def _hear(self, told: int) -> None:
        with os.fdopen(told, "rb") as pipe:
            for line in pipe:
                found = wire.read_report(line)
                assert found is not None
                self.reports.append(found)

    def send(self, do: str, text: str = "", manner: Manner | None = None) -> None:
        """Send a command."""
        os.write(self._ask, wire.command(do, text, manner))

    def says(self, *kinds: str) -> bool:
        """Wait until these reports have come, and no others."""
        return until(lambda: [report.kind for report in self.reports] == list(kinds))

    def end(self) -> None:
        """Close the pipe."""
        os.close(self._ask)
        for thread in self._threads:
            thread.join()
        self._source.close()


@contextmanager
def served(line: Line) -> Iterator[Served]:
    """Serve a line for the length of a block, from its opening on."""
    found = Served(line)
    found.send(wire.OPEN, "line", Manner())
    yield found
    found.end()


def test_a_line_that_goes_is_awaited() -> None:
    """That it went and that it came is reported once each."""
    with served(Line()) as service:
        assert service.says(wire.READY, wire.TAKEN)
        service.line.reason = "absent"
        assert service.says(wire.READY, wire.TAKEN, wire.AWAY)
        service.send(wire.LOOK)
        assert service.says(wire.READY, wire.TAKEN, wire.AWAY, wire.TAKEN)
        service.line.reason = ""
        assert service.says(wire.READY, wire.TAKEN, wire.AWAY, wire.TAKEN, wire.READY)
    assert ["line", "close", "line", "close"] == service.line.calls


def test_a_line_that_can_never_come_is_reported_as_failed() -> None:
    """Nobody waits for a module."""
    line = Line()
    line.reason = "module"
    with served(line) as service:
        assert service.says(wire.FAILED)


def test_what_is_told_and_typed_reaches_the_line() -> None:
    """Also a colon in what is typed."""
    with served(Line()) as service:
        service.send(wire.BRAILLE, "tah vy")
        service.send(wire.TYPE, "3:a:b")
        assert until(partial(lambda line: ("a:b", 3) in line.calls, service.line))
        service.line.picked = 4
        assert service.says(wire.READY, *[wire.TAKEN] * 3, wire.PICKED)
        assert "4" == service.reports[-1].detail


def test_a_game_in_the_background_gives_the_line_back() -> None:
    """And takes it again."""
    with served(Line()) as service:
        service.in_front = False
        assert until(partial(lambda line: False in line.calls, service.line))
        service.in_front = True
        assert until(partial(lambda line: line.calls[-1] is True, service.line))

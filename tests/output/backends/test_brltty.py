"""A Braille line behind BRLTTY, with a module that stands in for `brlapi`."""

from __future__ import annotations

from typing import Any

import pytest

from accessgames.output.backends import Manner, UnavailableError
from accessgames.output.backends.brltty import open_backend
from tests.output.backends.fakes import module


class BrlapiError(Exception):
    """What the module raises."""


class Line:
    """A display of twenty cells that notes what is asked of it."""

    columns = 20

    def __init__(self) -> None:
        """Connect."""
        self.calls: list[tuple[Any, ...]] = []

    @property
    def displaySize(self) -> tuple[int, int]:  # noqa: N802 - the module's own
        """Columns and rows."""
        return self.columns, 1

    def enterTtyModeWithPath(self, path: list[int]) -> None:  # noqa: N802 - as above
        """Note that the line is taken."""
        self.calls.append(("enter", path))

    def writeText(self, text: str) -> None:  # noqa: N802 - as above
        """Note a text."""
        self.calls.append(("write", text))

    def leaveTtyMode(self) -> None:  # noqa: N802 - as above
        """Note that the line is given back."""
        self.calls.append(("leave",))

    def closeConnection(self) -> None:  # noqa: N802 - as above
        """Note the end."""
        self.calls.append(("close",))


def installed(monkeypatch: pytest.MonkeyPatch, connection: Any) -> None:  # noqa: ANN401 - as the module
    """Let the module make this connection."""
    module(
        monkeypatch, "brlapi", Connection=connection, ConnectionError=BrlapiError, OperationError=BrlapiError
    )


def test_a_text_fills_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short ones clear the rest of it, long ones are cut at its end."""
    line = Line()
    installed(monkeypatch, lambda: line)
    display = open_backend(Manner())
    display.braille("tah vy")
    display.braille("x" * 30)
    display.close()
    written = [call[1] for call in line.calls if call[0] == "write"]
    assert ["tah vy".ljust(20), "x" * 20] == written
    assert [("leave",), ("close",)] == line.calls[-2:]


def test_no_brltty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the server, or with a server that has no display, there is no line."""

    def refuse() -> Line:
        raise BrlapiError

    class Narrow(Line):
        columns = 0

    for connection in (refuse, Narrow):
        installed(monkeypatch, connection)
        with pytest.raises(UnavailableError) as caught:
            open_backend(Manner())
        assert ("absent", "BRLTTY") == (caught.value.reason, caught.value.detail)

"""A Braille line behind BRLTTY, with a module that stands in for `brlapi`."""

from __future__ import annotations

from collections import deque
from typing import Any

import pytest

from accessgames.output.backends import Manner, UnavailableError
from accessgames.output.backends.debian import Brltty
from tests.output.backends.fakes import module


class BrlapiError(Exception):
    """What the module raises."""


class Line:
    """A display of twenty cells that notes what is asked of it."""

    columns = 20

    def __init__(self) -> None:
        """Connect."""
        self.calls: list[tuple[Any, ...]] = []
        self.pressed: deque[int] = deque()

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

    def ignoreAllKeys(self) -> None:  # noqa: N802 - as above
        """Note that no key is wanted."""
        self.calls.append(("ignore",))

    def acceptKeys(self, kind: str, keys: list[int]) -> None:  # noqa: N802 - as above
        """Note which keys are wanted after all."""
        self.calls.append(("accept", kind, keys))

    def readKey(self, wait: bool) -> int | None:  # noqa: N802 - as above
        """Return a key that was pressed."""
        assert not wait
        return self.pressed.popleft() if self.pressed else None

    def leaveTtyMode(self) -> None:  # noqa: N802 - as above
        """Note that the line is given back."""
        self.calls.append(("leave",))

    def closeConnection(self) -> None:  # noqa: N802 - as above
        """Note the end."""
        self.calls.append(("close",))


RIGHT, LEFT = 256 + 24, 256 + 23


def installed(monkeypatch: pytest.MonkeyPatch, connection: Any) -> None:  # noqa: ANN401 - as the module
    """Let the module make this connection."""
    errors = {"ConnectionError": BrlapiError, "OperationError": BrlapiError}
    keys = {"KEY_TYPE_CMD": 256, "KEY_CMD_FWINRT": RIGHT - 256, "KEY_CMD_FWINLT": LEFT - 256}
    module(monkeypatch, "brlapi", Connection=connection, rangeType_command="command", **errors, **keys)


def test_a_text_fills_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short ones clear the rest of it, of long ones the first part stands there."""
    line = Line()
    installed(monkeypatch, lambda: line)
    display = Brltty(Manner())
    display.braille("tah vy")
    display.braille("vy 12, Alfa 7; hrajete vy")
    display.close()
    written = [call[1] for call in line.calls if call[0] == "write"]
    assert ["tah vy".ljust(20), "vy 12, Alfa 7;".ljust(20)] == written
    assert [("leave",), ("close",)] == line.calls[-2:]


def test_the_keys_of_the_line_turn_a_long_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Right and left, not beyond the ends; a new text begins at its beginning, other keys are not ours."""
    line = Line()
    installed(monkeypatch, lambda: line)
    display = Brltty(Manner())
    assert ("accept", "command", [RIGHT, LEFT]) in line.calls
    display.braille("vy 12, Alfa 7; hrajete vy, hoď")
    line.pressed += [LEFT, 7, RIGHT, RIGHT, LEFT]
    display.turn()
    display.braille("tah vy")
    line.pressed += [RIGHT]
    display.turn()
    first, second = "vy 12, Alfa 7;", "hrajete vy, hoď"
    written = [call[1].rstrip() for call in line.calls if call[0] == "write"]
    assert [first, second, first, "tah vy"] == written


def test_no_brltty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the server, or with a server that has no display, there is no line."""

    def refuse() -> Line:
        raise BrlapiError

    class Narrow(Line):
        columns = 0

    for connection in (refuse, Narrow):
        installed(monkeypatch, connection)
        with pytest.raises(UnavailableError) as caught:
            Brltty(Manner())
        assert ("absent", "BRLTTY") == (caught.value.reason, caught.value.detail)

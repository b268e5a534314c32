"""A Braille line behind BRLTTY, with a module that stands in for `brlapi`."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.output.backends import Manner, UnavailableError
from accessgames.output.backends.brltty import Brltty, find_place
from tests.output.backends.fakes import module

if TYPE_CHECKING:
    from pathlib import Path


class BrlapiError(Exception):
    """What the module raises."""


class Line:
    """A display of twenty cells that notes what is asked of it."""

    columns = 20
    online = True

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

    def writeText(self, text: str, cursor: int) -> None:  # noqa: N802 - as above
        """Note a text and where the cursor is."""
        self.calls.append(("write", text, cursor))

    def getParameter(self, parameter: str, sub: int, flags: int) -> bool:  # noqa: N802 - as above
        """Tell whether the display is plugged in."""
        assert ("online", 0, 1) == (parameter, sub, flags)
        return self.online

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


RIGHT, LEFT, DOWN, UP, TOP, BOTTOM, INFO = range(1, 8)
ROUTE = 1 << 16


def installed(monkeypatch: pytest.MonkeyPatch, connection: Any) -> None:  # noqa: ANN401 - as the module
    """Let the module make this connection."""
    errors = {"ConnectionError": BrlapiError, "OperationError": BrlapiError}
    names = ("FWINRT", "FWINLT", "LNDN", "LNUP", "TOP", "BOT", "INFO")
    keys = {f"KEY_CMD_{name}": number for number, name in enumerate(names, 1)}
    more = {"KEY_TYPE_CMD": 0, "KEY_CMD_ROUTE": ROUTE, "PARAM_DEVICE_ONLINE": "online", "PARAMF_GLOBAL": 1}
    more["rangeType_command"] = "command"
    module(monkeypatch, "brlapi", Connection=connection, **errors, **keys, **more)


def test_a_text_fills_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short ones clear the rest of it, of long ones the first part stands there."""
    line = Line()
    installed(monkeypatch, lambda: line)
    display = Brltty(Manner())
    display.braille("tah vy")
    display.braille("vy 12, Alfa 7; hrajete vy")
    display.close()
    written = [call[1] for call in line.calls if call[0] == "write"]
    assert ["tah vy".ljust(20), "vy 12, Alfa 7;   1/2"] == written
    assert [("leave",), ("close",)] == line.calls[-2:]


def test_the_keys_of_the_line_turn_a_long_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Right and left, not beyond the ends; a new text begins at its beginning, other keys are not ours."""
    line = Line()
    installed(monkeypatch, lambda: line)
    display = Brltty(Manner())
    assert ("accept", "command", [RIGHT, LEFT, DOWN, UP, TOP, BOTTOM, INFO, ROUTE]) in line.calls
    display.braille("vy 12, Alfa 7; hrajete vy, hoď")
    line.pressed += [LEFT, 99, RIGHT, RIGHT, LEFT]
    display.turn()
    display.braille("tah vy")
    line.pressed += [RIGHT]
    display.turn()
    first, second = "vy 12, Alfa 7;   1/2", "hrajete vy, hoď  2/2"
    written = [call[1].rstrip() for call in line.calls if call[0] == "write"]
    assert [first, second, first, "tah vy"] == written


def test_what_is_typed_stands_behind_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a cursor that is always on the line; a key leads to the answer, and so does erasing it all."""
    line = Line()
    installed(monkeypatch, lambda: line)
    display = Brltty(Manner())
    display.braille("tah vy")
    display.type_line("polož kruh na c4", 16)
    display.type_line("polož kruh na c4 a kříž na c5", 29)
    line.pressed += [LEFT]
    display.turn()
    display.type_line("", 0)
    written = [(call[1].rstrip(), call[2]) for call in line.calls if call[0] == "write"][1:]
    assert ("polož kruh na c4", 17) == written[0]
    assert (" na c4 a kříž na c5", 20) == written[1]
    assert [("tah vy", 0)] * 2 == written[2:]


def test_a_key_over_a_cell_tells_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the whole text, whatever part is shown; over nothing it means nothing."""
    line = Line()
    installed(monkeypatch, lambda: line)
    display = Brltty(Manner())
    text = "vy 12, Alfa 7; hrajete vy, hoď"
    display.braille(text)
    line.pressed += [ROUTE | 18, ROUTE | 3]
    assert 3 == display.turn()
    line.pressed += [RIGHT, ROUTE | 0]
    assert text.index("hrajete") == display.turn()


def test_the_line_is_given_back_and_taken_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written meanwhile; then stands there what was told last."""
    line = Line()
    installed(monkeypatch, lambda: line)
    display = Brltty(Manner())
    display.hold(front=False)
    display.braille("tah vy")
    assert [("leave",)] == line.calls[3:]
    display.hold(front=True)
    assert [("write", "tah vy".ljust(20), 0)] == line.calls[-1:]


@pytest.mark.parametrize(("columns", "online"), [(0, True), (40, True), (20, False)])
def test_a_display_that_goes_is_noticed(
    columns: int,
    online: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Within a second of looks for keys; also another one in its place, which has other cells."""
    line = Line()
    installed(monkeypatch, lambda: line)
    display = Brltty(Manner())
    line.columns, line.online = columns, online
    looks = (display.turn() for _ in range(50))
    with pytest.raises(UnavailableError) as caught:
        list(looks)
    assert "unplugged" == caught.value.reason


def test_where_the_line_is_taken(tmp_path: Path) -> None:
    """On the console it runs in; in its window, if something tells BRLTTY of windows; else everywhere."""
    window = {"WINDOWID": "4711", "WINDOWPATH": "7"}
    assert [3] == find_place(window, 3, tmp_path)
    assert [] == find_place(window, 0, tmp_path)
    (tmp_path / "12").mkdir()
    (tmp_path / "12" / "comm").write_text("xbrlapi\n", encoding="ascii")
    assert [4711] == find_place(window, 0, tmp_path)
    for other in ({"WINDOWID": "x", "WINDOWPATH": "7"}, {"WINDOWID": "4711"}, {}):
        assert [] == find_place(other, 0, tmp_path)


def test_no_brltty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the server, or with a server that has no display, there is no line."""

    def refuse() -> Line:
        raise BrlapiError

    class Narrow(Line):
        columns = 0

    for connection, reason in ((refuse, "absent"), (Narrow, "unplugged")):
        installed(monkeypatch, connection)
        with pytest.raises(UnavailableError) as caught:
            Brltty(Manner())
        assert (reason, "BRLTTY") == (caught.value.reason, caught.value.detail)

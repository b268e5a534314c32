from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from accessgames.shell.input.editor import Key
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.shell.input.toolkit_keys import ToolkitKeys

pytestmark = not_on_windows("pseudo-terminals of Unix")


@pytest.fixture
def terminal() -> Iterator[tuple[int, ToolkitKeys]]:
    """The far end of a terminal, and its keys as prompt_toolkit decodes them."""
    from accessgames.shell.input.toolkit_keys import ToolkitKeys  # noqa: PLC0415 - slow to load

    master, slave = os.openpty()
    with os.fdopen(slave, "r") as stream:
        keys = ToolkitKeys(stream)
        keys.open(lambda: None)
        yield master, keys
        keys.close()
    os.close(master)


def portions(terminal: tuple[int, ToolkitKeys], *sent: bytes) -> list[str]:
    """The keys that come of bytes in portions, each sent when the one before was taken for what it is."""
    master, keys = terminal
    found: list[str] = []
    for portion in sent:
        os.write(master, portion)
        found += keys.wait()
    while keys.ready(0):
        found += keys.wait()
    return found


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"s", ["s"]),
        ("ř".encode(), ["ř"]),
        (b" ", [" "]),
        (b"\r", [Key.ENTER]),
        (b"\x7f", [Key.BACKSPACE]),
        (b"\x03", [Key.INTERRUPT]),
        (b"\x04", [Key.END_OF_INPUT]),
        (b"\x1bOP", [Key.HELP]),
        (b"\x13", [Key.SAVE]),
        (b"\x11", [Key.QUIT]),
        (b"\x1b[D", [Key.LEFT]),
        (b"\x1b", [Key.ESCAPE]),
        (b"\x1b[200~ab\n\x1b[201~", ["a", "b"]),
        (b"\x1b[5~\x1b[6~", [Key.PAGE_UP, Key.PAGE_DOWN]),
        (b"\x1b[15~", [Key.F5]),
        (
            b"\x1b[1;5H\x1b[1;5F\x1b[1;5C\x1b[Z",
            [Key.CONTROL_HOME, Key.CONTROL_END, Key.CONTROL_RIGHT, Key.BACK_TAB],
        ),
        (b"\x1b[25~", [Key.OTHER]),
        (b"\x1b[3;2R", []),
    ],
)
def test_keys_are_decoded(terminal: tuple[int, ToolkitKeys], data: bytes, expected: list[str]) -> None:
    """Letters, editing and function keys, a lone Escape, pasted text; answers of terminals are no keys."""
    assert expected == portions(terminal, data)


@pytest.mark.parametrize(
    ("key", "sent"),
    [
        (Key.UP, "[A OA"),
        (Key.DOWN, "[B OB"),
        (Key.RIGHT, "[C OC"),
        (Key.LEFT, "[D OD"),
        (Key.HOME, "[H OH [1~ [7~"),
        (Key.END, "[F OF [4~ [8~"),
        (Key.CONTROL_HOME, "[1;5H"),
        (Key.CONTROL_END, "[1;5F"),
        (Key.CONTROL_RIGHT, "[1;5C [5C Oc"),
        (Key.BACK_TAB, "[Z"),
        (Key.PAGE_UP, "[5~"),
        (Key.DELETE, "[3~"),
        (Key.HELP, "OP [11~ [[A"),
    ],
)
def test_every_way_to_send_a_key(terminal: tuple[int, ToolkitKeys], key: Key, sent: str) -> None:
    """As xterm, rxvt, PuTTY and the Linux console do, in application mode and not."""
    master, keys = terminal
    for code in sent.split():
        os.write(master, f"\x1b{code}".encode())
        assert [key] == list(keys.wait()), code


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        ((b"\x1b", b"", b"[A"), [Key.ESCAPE, Key.UP]),
        ((b"\x1b", b"", b"[1;5C"), [Key.ESCAPE, Key.CONTROL_RIGHT]),
        ((b"\x1b", b"", b"OA"), [Key.ESCAPE, Key.UP]),
        ((b"\x1b", b"", b"[", b"3~"), [Key.ESCAPE, Key.DELETE]),
        ((b"\x1b[", b"1;5", b"H"), [Key.CONTROL_HOME]),
        ((b"\x1b", b"[A"), [Key.UP]),
        ((b"s\x1b",), ["s", Key.ESCAPE]),
        ((b"\x1b", b"", b"1"), [Key.ESCAPE, "1"]),
        ((b"\x1b", b"", b"o"), [Key.ESCAPE, "o"]),
    ],
)
def test_a_slow_key_is_never_its_letters(
    terminal: tuple[int, ToolkitKeys], sent: tuple[bytes, ...], expected: list[str]
) -> None:
    """What begins like a key and ends late chooses and answers nothing; b"" is a moment of silence."""
    assert expected == portions(terminal, *sent)


def test_a_key_that_breaks_off_is_no_key(
    terminal: tuple[int, ToolkitKeys], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor silence: it is one that means nothing, and what is pressed then is what it is."""
    from accessgames.shell.input import late_keys  # noqa: PLC0415 - slow to load

    monkeypatch.setattr(late_keys, "PATIENCE", 0.05)
    assert [Key.OTHER, "1"] == portions(terminal, b"\x1b[", b"", b"1")


def test_what_was_pressed_before_is_dropped_whole(terminal: tuple[int, ToolkitKeys]) -> None:
    """Half a key too."""
    master, keys = terminal
    os.write(master, b"ab\x1b")
    keys.drop()
    assert not keys.ready(0)
    os.write(master, b"c")
    assert ["c"] == list(keys.wait())


def test_nothing_is_echoed(terminal: tuple[int, ToolkitKeys]) -> None:
    """The terminal shows only what the program writes."""
    master, keys = terminal
    os.write(master, b"s")
    list(keys.wait())
    os.set_blocking(master, False)
    with pytest.raises(BlockingIOError):
        os.read(master, 10)

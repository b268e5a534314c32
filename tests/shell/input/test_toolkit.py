from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from accessgames.shell.input.editor import Key

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.shell.input.toolkit_keys import ToolkitKeys

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals of Unix")


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
    master, keys = terminal
    os.write(master, data)
    assert expected == list(keys.wait())


def test_nothing_is_echoed(terminal: tuple[int, ToolkitKeys]) -> None:
    """The terminal shows only what the program writes."""
    master, keys = terminal
    os.write(master, b"s")
    list(keys.wait())
    os.set_blocking(master, False)
    with pytest.raises(BlockingIOError):
        os.read(master, 10)

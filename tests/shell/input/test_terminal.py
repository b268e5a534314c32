from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

import pytest

from accessgames.shell.input.editor import Key
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.shell.input.terminal_keys import TerminalKeys

pytestmark = not_on_windows("terminals of Unix")


@pytest.fixture
def ends() -> Iterator[tuple[int, int]]:
    """Both ends of a pseudo-terminal."""
    master, slave = os.openpty()
    yield master, slave
    os.close(slave)
    if master >= 0:
        os.close(master)


@pytest.fixture
def keys(ends: tuple[int, int]) -> Iterator[TerminalKeys]:
    from accessgames.shell.input.terminal_keys import TerminalKeys  # noqa: PLC0415 - Unix only

    keys = TerminalKeys(ends[1])
    keys.open(lambda: None)
    yield keys
    keys.close()


def test_keys_come_without_enter_and_without_echo(ends: tuple[int, int], keys: TerminalKeys) -> None:
    """The kernel neither waits for the end of a line nor shows anything."""
    os.write(ends[0], b"st\x7f")
    assert ["s", "t", Key.BACKSPACE] == list(keys.wait())
    os.set_blocking(ends[0], False)
    with pytest.raises(BlockingIOError):
        os.read(ends[0], 10)


def test_line_ends_are_still_made_for_the_terminal(ends: tuple[int, int], keys: TerminalKeys) -> None:
    """What is written with a line feed arrives as a line end, as ever."""
    os.write(ends[1], b"a\n")
    assert b"a\r\n" == os.read(ends[0], 10)


def test_a_lone_escape_is_noticed(ends: tuple[int, int], keys: TerminalKeys) -> None:
    """After a moment in which nothing follows, it is the key."""
    os.write(ends[0], b"\x1b")
    assert [] == list(keys.wait())
    assert [Key.ESCAPE] == list(keys.wait())


def test_the_terminal_is_given_back_as_it_was(ends: tuple[int, int]) -> None:
    """Echo and line editing of the kernel are on again afterwards, and closing twice does nothing."""
    import termios  # noqa: PLC0415 - Unix only

    from accessgames.shell.input.terminal_keys import TerminalKeys  # noqa: PLC0415 - as above

    before = termios.tcgetattr(ends[1])
    keys = TerminalKeys(ends[1])
    keys.open(lambda: None)
    assert before != termios.tcgetattr(ends[1])
    keys.close()
    keys.close()
    assert before == termios.tcgetattr(ends[1])


def test_going_on_after_a_suspension_takes_the_terminal_again(ends: tuple[int, int]) -> None:
    """A shell in between has changed the terminal; the program takes it back and shows its line."""
    import termios  # noqa: PLC0415 - Unix only

    from accessgames.shell.input.terminal_keys import TerminalKeys  # noqa: PLC0415 - as above

    resumed: list[bool] = []
    before = termios.tcgetattr(ends[1])
    keys = TerminalKeys(ends[1])
    keys.open(lambda: resumed.append(True))
    own = termios.tcgetattr(ends[1])
    termios.tcsetattr(ends[1], termios.TCSADRAIN, before)
    os.kill(os.getpid(), signal.SIGCONT)
    assert own == termios.tcgetattr(ends[1])
    assert [True] == resumed
    keys.close()


def test_a_terminal_that_is_gone_is_the_end_of_input() -> None:
    """A closed window ends the session in order."""
    from accessgames.shell.input.terminal_keys import TerminalKeys  # noqa: PLC0415 - Unix only

    master, slave = os.openpty()
    keys = TerminalKeys(slave)
    os.close(master)
    with pytest.raises(EOFError):
        list(keys.wait())
    os.close(slave)

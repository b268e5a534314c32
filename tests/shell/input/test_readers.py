from __future__ import annotations

import signal
import sys
from io import StringIO
from typing import TYPE_CHECKING

import pytest

from accessgames.shell.input import readers
from accessgames.shell.input.editor import LONGEST, Aids
from accessgames.shell.input.readers import LineReader, PipeReader, ReadRequest, line_reader
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from collections.abc import Iterator

REQUEST = ReadRequest("Příkaz: ", Aids())


def lines_of(text: str) -> Iterator[str]:
    with PipeReader(StringIO(text)) as reader:
        while True:
            try:
                yield reader.read(REQUEST).line
            except EOFError:
                return


def test_a_pipe_gives_line_by_line() -> None:
    """One command a line, whatever ends the lines, also where the last one has no end."""
    assert ["stav", "", "tahy", "konec"] == list(lines_of("stav\n\ntahy\r\nkonec"))


def test_a_gigantic_line_is_cut() -> None:
    """A line without end fills no memory and does not become several commands."""
    assert ["a" * LONGEST, "stav"] == list(lines_of("a" * (3 * LONGEST + 5) + "\nstav\n"))


def test_no_prompt_is_written_into_a_pipe() -> None:
    """Nobody waits behind it."""
    assert not line_reader(StringIO(), StringIO()).prompts
    assert PipeReader(StringIO(), prompts=True).prompts


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 99


@pytest.mark.parametrize(
    ("stdin", "stdout", "prompts"),
    [(StringIO(), StringIO(), False), (StringIO(), Terminal(), False), (Terminal(), StringIO(), True)],
)
def test_without_two_terminals_lines_are_read_plainly(
    stdin: StringIO, stdout: StringIO, prompts: bool
) -> None:
    """A person whose output goes to a file is still asked by prompts."""
    reader = line_reader(stdin, stdout)
    assert isinstance(reader, PipeReader)
    assert prompts == reader.prompts


def test_a_terminal_gets_the_editor() -> None:
    """Only there something is shown while it is typed."""
    pytest.importorskip("termios")
    assert isinstance(line_reader(Terminal(), Terminal()), LineReader)


def test_windows_edits_lines_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its console has an editor of its own: lines are read plainly there, with prompts."""
    monkeypatch.setattr(sys, "platform", "win32")
    reader = line_reader(Terminal("stav\n"), Terminal())
    assert isinstance(reader, PipeReader)
    assert reader.prompts


@pytest.mark.parametrize(
    ("typed", "line"), [("sx\bkóre\n", "skóre"), ("\b\bskóre\n", "skóre"), ("skóre\b\b\b\b\b\n", "")]
)
def test_a_backspace_that_a_console_leaves_in_a_line_erases(typed: str, line: str) -> None:
    """Some consoles do so with Ctrl+H; to the player the letter was gone."""
    assert line == PipeReader(StringIO(typed), prompts=True).read(REQUEST).line


def test_control_d_leaves_a_console_that_passes_it_on() -> None:
    """As it does in our own editor; out of a pipe it is a character that nobody can see."""
    with pytest.raises(EOFError):
        PipeReader(StringIO("\x04\n"), prompts=True).read(REQUEST)
    assert ["\x04"] == list(lines_of("\x04\n"))


class Interrupted(StringIO):
    """A console whose line ends at Ctrl+C before its program is told why, as that of Windows may."""

    def readline(self, *_: object) -> str:  # type: ignore[override] # typeshed has bytes there
        """End the line, and tell why a moment later."""
        signal.setitimer(signal.ITIMER_REAL, 0.01)
        return ""


@not_on_windows("Windows has no timers that send signals")
def test_ctrl_c_is_no_end_of_input(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was taken for one, and ended the match; what is told then begins a line of its own."""

    def interrupt(number: int, frame: object) -> None:
        del number, frame
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    monkeypatch.setattr(readers, "_INTERRUPT_SECONDS", 10.0)
    shown = StringIO()
    try:
        with pytest.raises(KeyboardInterrupt):
            PipeReader(Interrupted(), prompts=True, shown=shown).read(REQUEST)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert "\n" == shown.getvalue()

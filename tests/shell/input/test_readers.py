from __future__ import annotations

import sys
from io import StringIO
from typing import TYPE_CHECKING

import pytest

from accessgames.shell.input.editor import LONGEST, Aids
from accessgames.shell.input.readers import LineReader, PipeReader, ReadRequest, line_reader

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

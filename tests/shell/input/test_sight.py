from __future__ import annotations

import sys
from io import StringIO
from typing import TYPE_CHECKING

import pytest

from accessgames.shell.input.editor import Aids, Completion
from accessgames.shell.input.readers import ReadRequest, TypedLine

if TYPE_CHECKING:
    from accessgames.shell.input.sight import SightReader

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the test terminal is of the Unix kind")


def read(typed: str, request: ReadRequest, theme: str = "dark") -> tuple[TypedLine, str, SightReader]:
    """Let a person with low vision type; return the line, what the terminal got, and the reader."""
    from prompt_toolkit.data_structures import Size  # noqa: PLC0415 - slow to load
    from prompt_toolkit.input import create_pipe_input  # noqa: PLC0415 - as above
    from prompt_toolkit.output.vt100 import Vt100_Output  # noqa: PLC0415 - as above

    from accessgames.shell.input import sight  # noqa: PLC0415 - as above

    screen = StringIO()
    output = Vt100_Output(screen, lambda: Size(rows=24, columns=80), term="xterm")
    with create_pipe_input() as pipe, pytest.MonkeyPatch.context() as patch:
        patch.setattr(sight, "create_input", lambda _stdin: pipe)
        patch.setattr(sight, "create_output", lambda _stdout: output)
        pipe.send_text(typed)
        with sight.SightReader(StringIO(), screen, theme) as reader:
            return reader.read(request), screen.getvalue(), reader


def complete(text: str) -> Completion:
    start = text.rfind(" ") + 1
    return Completion(start, tuple(word for word in ("stav", "stručně") if word.startswith(text[start:])))


@pytest.mark.parametrize("theme", ["dark", "light", "yellow"])
def test_a_line_is_typed_behind_the_prompt(theme: str) -> None:
    """The prompt is on the screen and the position in the status line, in any theme."""
    request = ReadRequest("Příkaz: ", Aids(), status=lambda: "Na tahu: Jana.")
    typed, screen, reader = read("tahy\r", request, theme)
    assert TypedLine("tahy") == typed
    assert "Příkaz: " in screen
    assert callable(reader._session.bottom_toolbar)
    assert " Na tahu: Jana. " == reader._session.bottom_toolbar()


def test_words_are_offered_in_the_menu() -> None:
    """What may stand at the cursor, in place of what was typed of it."""
    from prompt_toolkit.completion import CompleteEvent  # noqa: PLC0415 - slow to load
    from prompt_toolkit.document import Document  # noqa: PLC0415 - as above

    _, _, reader = read("x\r", ReadRequest("Příkaz: ", Aids(complete)))
    offered = reader._completer.get_completions(Document("nápověda st"), CompleteEvent())
    assert [("stav", -2), ("stručně", -2)] == [(one.text, one.start_position) for one in offered]


def test_earlier_lines_come_back_with_the_arrow() -> None:
    """Those of whoever has the keyboard."""
    typed, _, _ = read("\x1b[A\r", ReadRequest("Příkaz: ", Aids(past=("stav", "tahy"))))
    assert TypedLine("tahy") == typed


@pytest.mark.parametrize(("key", "error"), [("\x03", KeyboardInterrupt), ("\x04", EOFError)])
def test_control_keys_break_in(key: str, error: type[BaseException]) -> None:
    """As in the other profiles."""
    with pytest.raises(error):
        read(key, ReadRequest("Příkaz: ", Aids()))


def test_colours_are_left_out_where_they_are_unwanted(monkeypatch: pytest.MonkeyPatch) -> None:
    """NO_COLOR is honoured; otherwise each line is dressed in the theme, to the edge, and undressed."""
    from accessgames.shell.input.sight import apply_theme  # noqa: PLC0415 - slow to load

    monkeypatch.setenv("NO_COLOR", "1")
    assert ("", "") == apply_theme("dark")
    monkeypatch.delenv("NO_COLOR")
    before, after = apply_theme("yellow")
    assert ("\x1b[1;93;40m", "\x1b[K\x1b[0m") == (before, after)


def test_nothing_that_one_person_typed_comes_back_to_the_next() -> None:
    """Neither what was cut from a line, nor the last word of one, nor what was searched for."""
    from prompt_toolkit.data_structures import Size  # noqa: PLC0415 - slow to load
    from prompt_toolkit.input import create_pipe_input  # noqa: PLC0415 - as above
    from prompt_toolkit.output.vt100 import Vt100_Output  # noqa: PLC0415 - as above

    from accessgames.shell.input import sight  # noqa: PLC0415 - as above

    output = Vt100_Output(StringIO(), lambda: Size(rows=24, columns=80), term="xterm")
    with create_pipe_input() as pipe, pytest.MonkeyPatch.context() as patch:
        patch.setattr(sight, "create_input", lambda _stdin: pipe)
        patch.setattr(sight, "create_output", lambda _stdout: output)
        with sight.SightReader(StringIO(), StringIO(), "dark") as reader:
            for owner, typed, expected in (
                (0, "modrou\x15stav\r", "stav"),
                (0, "\x19\r", "modrou"),
                (1, "\x19kdo\r", "kdo"),
                (1, "\x1b.\r", "kdo"),
                (0, "\x19\x1b.ano\r", "ano"),
            ):
                pipe.send_text(typed)
                assert TypedLine(expected) == reader.read(ReadRequest("Příkaz: ", Aids(), owner=owner))

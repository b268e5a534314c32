from __future__ import annotations

import os
from io import StringIO
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.output.sink import BURST, TextSink, clean, terminal_width
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from collections.abc import Sequence


class Spy(StringIO):
    """A stream that remembers each write and flush."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[str | None] = []

    def write(self, text: str, /) -> int:
        self.calls.append(text)
        return super().write(text)

    def flush(self) -> None:
        self.calls.append(None)


@pytest.fixture
def spy() -> Spy:
    return Spy()


def test_an_answer_is_one_write_that_ends_on_the_prompt(spy: Spy) -> None:
    """Lines and prompt go out together and are flushed once."""
    TextSink(spy).write(["První.", "Druhá."], "Příkaz: ")
    assert ["První.\nDruhá.\nPříkaz: ", None] == spy.calls


def test_the_line_after_an_unanswered_prompt_begins_below_it(spy: Spy) -> None:
    """A single key leaves the cursor behind the prompt; the next answer moves on by itself."""
    sink = TextSink(spy)
    sink.write([], "Klávesa: ")
    sink.write(["Odpověď."], "Klávesa: ")
    assert "Klávesa: \nOdpověď.\nKlávesa: " == spy.getvalue()


def test_enter_has_moved_to_the_next_line_already(spy: Spy) -> None:
    """After a typed line nothing is put before the answer."""
    sink = TextSink(spy)
    sink.write([], "Příkaz: ")
    sink.entered()
    sink.write(["Odpověď."])
    assert "Příkaz: Odpověď.\n" == spy.getvalue()


def test_nothing_is_written_for_nothing(spy: Spy) -> None:
    """No lines and no prompt touch the terminal in no way."""
    TextSink(spy).write([])
    assert [] == spy.calls


def test_lines_are_wrapped_to_the_width_of_the_moment(spy: Spy) -> None:
    """A window may be resized between two answers."""
    widths = iter([20, 40])
    sink = TextSink(spy, lambda: next(widths))
    sink.write(["jedna dva tři čtyři pět"])
    sink.write(["jedna dva tři čtyři pět"])
    assert "jedna dva tři čtyři\npět\njedna dva tři čtyři pět\n" == spy.getvalue()


def test_in_a_pipe_lines_are_left_whole(spy: Spy) -> None:
    """No width, no wrapping; no-break spaces become plain all the same."""
    TextSink(spy).write(["34\N{NO-BREAK SPACE}bodů " * 15])
    assert ("34 bodů " * 15).strip() + "\n" == spy.getvalue()


def test_in_a_pipe_too_no_line_is_longer_than_any_may_be(spy: Spy) -> None:
    """Pairs of people with long names took 180 characters; such a line is broken at a clause."""
    pairs = [f"{'Jana' * 5} a {'Petr' * 5}"] * 4
    TextSink(spy).write([f"Potkají se: {', '.join(pairs)}."])
    expected = f"Potkají se: {pairs[0]}, {pairs[1]},\n{pairs[2]}, {pairs[3]}.\n"
    assert expected == spy.getvalue()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("tab\there", "tab here"),
        ("line\nend", "line end"),
        ("\x1b[31mred", "[31mred"),
        ("  trimmed  ", "trimmed"),
        ("bell\x07\x08\r", "bell"),
        ("34\N{NO-BREAK SPACE}bodů", "34\N{NO-BREAK SPACE}bodů"),
        ("", ""),
    ],
)
def test_clean_takes_out_what_a_terminal_would_obey(text: str, expected: str) -> None:
    """Names and files cannot smuggle in control characters."""
    assert expected == clean(text)


@given(st.lists(st.text(max_size=200), max_size=8), st.sampled_from(["", "Příkaz: "]))
def test_whatever_is_told_no_control_character_and_no_empty_line_goes_out(
    lines: Sequence[str], prompt: str
) -> None:
    """Any text at all becomes printable lines."""
    spy = Spy()
    TextSink(spy, lambda: 40).write(lines, prompt)
    written = spy.getvalue()
    assert all(char.isprintable() or char == "\n" for char in written)
    assert all(written.removesuffix(prompt).split("\n")[:-1])


def test_a_long_answer_goes_out_in_bursts(spy: Spy) -> None:
    """More than a thousand characters at once are reported inaccurately by some readers."""
    lines = [f"Věta číslo {number} je dlouhá asi padesát znaků celkem." for number in range(60)]
    TextSink(spy).write(lines, "Příkaz: ")
    writes = [call for call in spy.calls if call is not None]
    assert all(len(call) <= BURST + 60 for call in writes)
    assert "\n".join(lines) + "\nPříkaz: " == "".join(writes)
    assert writes[-1].endswith("Příkaz: ")


def test_a_window_takes_the_lines_in_place_of_the_stream(spy: Spy) -> None:
    """In the profile for low vision: cleaned and whole, since the window breaks them to its own width."""
    sink = TextSink(spy, lambda: 12)
    taken: list[str] = []
    sink.window = taken.extend
    sink.write(["Řádek\x07 dlouhý\N{NO-BREAK SPACE}přes okraj.", ""])
    assert ["Řádek dlouhý přes okraj."] == taken
    assert not spy.getvalue()


@not_on_windows("pseudo-terminals of Unix")
@pytest.mark.parametrize(("columns", "expected"), [(80, 79), (0, 79), (300, 120), (10, 20)])
def test_terminal_width_leaves_one_column_free(columns: int, expected: int) -> None:
    """The width is measured, 80 where the terminal does not know it, and stays within 20 and 120."""
    import fcntl  # noqa: PLC0415 - Unix only
    import struct  # noqa: PLC0415 - as above
    import termios  # noqa: PLC0415 - as above

    master, slave = os.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    with os.fdopen(slave, "w") as stream:
        assert expected == terminal_width(stream)()
    os.close(master)


def test_terminal_width_of_no_terminal_is_the_usual_one() -> None:
    """Streams without a descriptor do no harm."""
    assert 79 == terminal_width(StringIO())()

from __future__ import annotations

import pytest

from accessgames.shell.input.editor import Aids, Completion
from accessgames.shell.input.readers import ReadRequest, TypedLine
from tests.shell.sight.eyes import WORDS, Seen, Terminal, panels_of
from tests.systems import not_on_windows

sight = pytest.importorskip("accessgames.shell.input.sight")

pytestmark = not_on_windows("the test terminal is of the Unix kind")


def complete(text: str) -> Completion:
    start = text.rfind(" ") + 1
    return Completion(start, tuple(word for word in ("stav", "stručně") if word.startswith(text[start:])))


@pytest.mark.parametrize("theme", ["dark", "light", "yellow"])
def test_a_line_is_typed_below_what_was_told(theme: str) -> None:
    """The prompt is on the last row but one and the position in the last, in any theme."""
    terminal = Terminal()
    with Seen(terminal, theme) as seen:
        seen.reader.take(["Začíná Alfa."])
        assert TypedLine("tahy") == seen.type("tahy\r", status=lambda: "Na tahu: Jana.")
        assert "Začíná Alfa.\nPříkaz: tahy" in terminal.text
    assert " Na tahu: Jana. " in terminal.raw


def test_no_row_is_reserved_for_a_menu() -> None:
    """A long answer fills the window from its first row to the one above the prompt."""
    terminal = Terminal(60, 20)
    with Seen(terminal) as seen:
        seen.type("tahy\r")
        seen.reader.take([f"Možnost {number}." for number in range(50)])
        seen.type("\x1b[6~\x1b[5~x\r", words=WORDS)
    assert all(terminal.rows[:19])


def test_all_of_a_long_answer_can_be_seen() -> None:
    """Enter on an empty line turns the page while there is more; then it is an empty line."""
    terminal = Terminal(40, 12)
    with Seen(terminal) as seen:
        seen.type("tahy\r")
        seen.reader.take([f"Možnost {number}." for number in range(30)])
        assert "Možnost 0." in terminal.text
        assert TypedLine("2") == seen.type("\r\r2\r", words=WORDS)
        seen.reader.take([f"Možnost {number}." for number in range(30)])
        assert TypedLine("") == seen.type("\r\r\r\r", words=WORDS)
        assert "Možnost 29." in terminal.text


def test_words_are_offered_in_the_last_row() -> None:
    """What may stand at the cursor; Tab writes it, with no menu over what was told."""
    terminal = Terminal()
    with Seen(terminal) as seen:
        seen.pipe.send_text("nápověda stavx\x7f\t\r")
        typed = seen.reader.read(ReadRequest("Příkaz: ", Aids(complete)))
    assert TypedLine("nápověda stav") == typed


def test_earlier_lines_come_back_with_the_arrow() -> None:
    """Those of whoever has the keyboard."""
    with Seen(Terminal()) as seen:
        seen.pipe.send_text("\x1b[A\r")
        request = ReadRequest("Příkaz: ", Aids(past=("stav", "tahy")))
        assert TypedLine("tahy") == seen.reader.read(request)


@pytest.mark.parametrize(("key", "error"), [("\x03", KeyboardInterrupt), ("\x04", EOFError)])
def test_control_keys_break_in(key: str, error: type[BaseException]) -> None:
    """As in the other profiles."""
    with Seen(Terminal()) as seen, pytest.raises(error):
        seen.type(key)


def test_the_picture_becomes_larger_and_smaller_by_a_key() -> None:
    """Plus and minus on an empty line; within a line they are what they are."""
    steps: list[int] = []
    panels = panels_of("iota")
    with Seen(Terminal()) as seen:
        typed = seen.type("+-+1+1\r", panels=lambda: panels, zoom=steps.append, words=WORDS)
    assert [1, -1, 1] == steps
    assert TypedLine("1+1") == typed


def test_a_picture_is_there_while_nobody_is_asked() -> None:
    """It stays while computer players think, and their moves are told beside it at once."""
    terminal = Terminal()
    with Seen(terminal) as seen:
        seen.look(panels_of("iota"))
        seen.reader.take(["Alfa: 12 bodů."])
        assert "Stůl" in terminal.text
        assert "Alfa: 12 bodů." in terminal.text


def test_a_resized_window_is_painted_anew() -> None:
    """In its new size, whether somebody is asked or not."""
    terminal = Terminal(80, 24)
    with Seen(terminal) as seen:
        seen.look(panels_of("iota"), ["Váš tah."])
        terminal.resize(40, 12)
        seen.look(panels_of("iota"), ["Váš tah."])
        assert "Váš tah." in terminal.rows
        assert terminal.rows[0].startswith(" Stůl")
        assert "│" not in terminal.text


def test_the_terminal_is_left_clean() -> None:
    """The other screen, the brackets around pasted text and the colours end; the last answer stays."""
    terminal = Terminal()
    with Seen(terminal) as seen:
        seen.type("konec\r")
        seen.reader.take(["Zápas je uložený."])
    assert terminal.raw.index("\x1b[?1049h") < terminal.raw.rindex("\x1b[?1049l")
    assert terminal.raw.index("\x1b[?2004h") < terminal.raw.rindex("\x1b[?2004l")
    assert terminal.raw.endswith("Zápas je uložený.\n")
    assert "[48;" not in terminal.raw.rpartition("\x1b[?1049l")[2]


def test_what_one_person_saw_is_gone_for_the_next() -> None:
    """Neither hand nor answers stay, and nothing can be turned back to."""
    terminal = Terminal()
    with Seen(terminal) as seen:
        seen.look(panels_of("iota"), ["Vaše karty: modrý kruh 3."])
        seen.reader.wipe()
        seen.type("\x1b[5~x\r")
        assert "Karty v ruce" not in terminal.text
        assert "modrý" not in terminal.text


def test_hidden_lines_are_not_shown() -> None:
    """A seed that is agreed on in secret: not while it is typed, and not among what was typed."""
    terminal = Terminal()
    with Seen(terminal) as seen:
        seen.type("tajemství\r", hidden=True)
        seen.type("x\r")
    assert "tajemství" not in terminal.raw


def test_nothing_that_one_person_typed_comes_back_to_the_next() -> None:
    """Neither what was cut from a line, nor the last word of one, nor what was searched for."""
    with Seen(Terminal()) as seen:
        for owner, typed, expected in (
            (0, "modrou\x15stav\r", "stav"),
            (0, "\x19\r", "modrou"),
            (1, "\x19kdo\r", "kdo"),
            (1, "\x1b.\r", "kdo"),
            (0, "\x19\x1b.ano\r", "ano"),
        ):
            assert TypedLine(expected) == seen.type(typed, owner=owner)


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a second pass in no time, and the last row be painted at each of them."""
    monkeypatch.setattr(sight, "_SECOND", 0.01)
    monkeypatch.setattr(sight, "_REPAINTED", 1)


def test_what_comes_up_by_the_clock_is_told_without_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty line comes as if it had been entered; the prompt is not told as one, and the cursor stays."""
    quick(monkeypatch)
    terminal = Terminal()
    asked: list[tuple[str, tuple[int, int]]] = []

    def wake() -> bool:
        asked.append((terminal.rows[-1], terminal.cursor))
        return len(asked) == 4

    with Seen(terminal) as seen:
        seen.reader.take(["Začíná Alfa."])
        assert TypedLine("") == seen.type("", wake=wake, words=WORDS)
        assert [("Příkaz:", (len("Příkaz: "), 23))] * 3 == asked[1:]
        seen.reader.take(["Zbývá 5 minut."])
        assert ["Začíná Alfa.", "Zbývá 5 minut."] == terminal.rows[:2]


def test_half_a_line_is_never_broken_into(monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes up while somebody types is told after Enter; the time in the last row goes on meanwhile."""
    quick(monkeypatch)
    shown: list[int] = []
    with Seen(Terminal()) as seen:

        def status() -> str:
            shown.append(len(shown))
            if len(shown) == 6:
                seen.pipe.send_text("hy\r")
            return f"Zbývá {60 - len(shown)} s."

        assert TypedLine("tahy") == seen.type("ta", wake=lambda: True, status=status, words=WORDS)
    assert len(shown) >= 6


def test_the_clock_pushes_no_answer_away_that_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its page stays, and what came up is found behind it."""
    quick(monkeypatch)
    terminal = Terminal(40, 12)
    with Seen(terminal) as seen:
        seen.type("tahy\r")
        seen.reader.take([f"Možnost {number}." for number in range(30)])
        seen.type("\x1b[6~", wake=lambda: True, words=WORDS)
        before = terminal.rows[:9]
        seen.reader.take(["Zbývá 5 minut."])
        assert before == terminal.rows[:9]
        seen.type("\r\r\r\r\r", words=WORDS)
        assert "Zbývá 5 minut." in terminal.text

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.shell.input.editor import LONGEST, Aids, Completion, Key, LineEditor

PROMPT = "Příkaz: "


class Terminal:
    """The plainest terminal there is: it obeys line feed and Backspace, and nothing else is ever sent."""

    def __init__(self, width: int, prompt: str = PROMPT) -> None:
        self.width = width
        self.rows: list[list[str]] = [[]]
        self.column = 0
        self.show(prompt)

    def show(self, text: str) -> None:
        for char in text:
            if char == "\n":
                self.rows.append([])
                self.column = 0
            elif char == "\b":
                # A cursor that waits behind the last column stands on it.
                self.column = max(0, min(self.column, self.width - 1) - 1)
            else:
                assert char.isprintable(), repr(char)
                if self.column == self.width:
                    self.rows.append([])
                    self.column = 0
                row = self.rows[-1]
                row.extend(" " * (self.column + 1 - len(row)))
                row[self.column] = char
                self.column += 1

    @property
    def last(self) -> str:
        return "".join(self.rows[-1]).rstrip(" ")


def typed(keys: list[str], aids: Aids | None = None, width: int = 80) -> tuple[LineEditor, Terminal]:
    """Press keys and show on a terminal what the editor asks for."""
    editor = LineEditor(PROMPT, width, aids or Aids())
    terminal = Terminal(width)
    for key in keys:
        terminal.show(editor.feed(key))
    return editor, terminal


def completing(*words: str) -> Aids:
    """Words that Tab may insert at the end of a line."""

    def complete(text: str) -> Completion:
        start = text.rfind(" ") + 1
        return Completion(start, tuple(word for word in words if word.startswith(text[start:])))

    return Aids(complete, lambda found: ("Možnosti: " + ", ".join(found),))


@pytest.mark.parametrize(
    ("keys", "text", "cursor"),
    [
        (["a", "b"], "ab", 2),
        (["a", "b", Key.BACKSPACE], "a", 1),
        ([Key.BACKSPACE], "", 0),
        (["a", "c", Key.LEFT, "b"], "abc", 2),
        (["a", "b", Key.HOME, Key.DELETE], "b", 0),
        (["a", Key.DELETE], "a", 1),
        (["a", "b", Key.HOME, Key.RIGHT, Key.RIGHT, Key.RIGHT], "ab", 2),
        (["a", Key.LEFT, Key.LEFT, Key.END], "a", 1),
        ([*"jedna dva", Key.ERASE_WORD], "jedna ", 6),
        ([*"jedna  ", Key.ERASE_WORD], "", 0),
        ([*"jedna dva", Key.LEFT, Key.LEFT, Key.LEFT, Key.ERASE_LINE], "dva", 0),
        ([*"jedna dva", Key.HOME, Key.ERASE_REST], "", 0),
        (["q", "\N{COMBINING CARON}"], "q", 1),
        (["\N{COMBINING CARON}", "r", "\N{COMBINING CARON}", "a"], "řa", 2),
        (["x", "r", Key.LEFT, "e", "\N{COMBINING CARON}"], "xěr", 2),
        (["a", Key.INTERRUPT, Key.ESCAPE], "a", 1),
    ],
)
def test_keys_edit_the_line(keys: list[str], text: str, cursor: int) -> None:
    """The editing keys that every shell knows, and the screen always agrees with the line."""
    editor, terminal = typed(keys)
    assert (text, cursor) == (editor.text, editor.cursor)
    assert (PROMPT + text).rstrip(" ") == terminal.last
    assert len(PROMPT) + cursor == terminal.column


def test_each_letter_is_echoed_once() -> None:
    """A reader that follows the output hears what was typed and nothing more."""
    editor = LineEditor(PROMPT, 80, Aids())
    assert ["k", "d", "o"] == [editor.feed(key) for key in "kdo"]


def test_backspace_really_erases() -> None:
    """Back, a blank over the letter, back again: no escape sequence."""
    editor = LineEditor(PROMPT, 80, Aids())
    editor.feed("a")
    assert "\b \b" == editor.feed(Key.BACKSPACE)


def test_a_letter_of_two_columns_takes_two_steps_back() -> None:
    """Wide letters are erased whole."""
    editor = LineEditor(PROMPT, 80, Aids())
    editor.feed("漢")
    assert "\b\b  \b\b" == editor.feed(Key.BACKSPACE)


def test_enter_ends_the_line_from_anywhere() -> None:
    """The cursor goes behind the text before the line ends."""
    editor, terminal = typed([*"tahy", Key.HOME, Key.ENTER])
    assert editor.done
    assert "tahy" == editor.text
    assert [PROMPT + "tahy", ""] == ["".join(row) for row in terminal.rows]


def test_earlier_lines_come_back_with_the_arrows() -> None:
    """Up and down walk through the past, and what was being typed is kept."""
    aids = Aids(past=("stav", "tahy"))
    editor, terminal = typed([*"ru", Key.UP, Key.UP, Key.UP], aids)
    assert "stav" == editor.text
    assert PROMPT + "stav" == terminal.last
    for key in (Key.DOWN, Key.DOWN, Key.DOWN):
        terminal.show(editor.feed(key))
    assert "ru" == editor.text
    assert PROMPT + "ru" == terminal.last


def test_tab_inserts_what_is_certain() -> None:
    """One candidate is inserted with a blank behind it, several as far as they agree."""
    assert "skóre " == typed([*"sk", Key.TAB], completing("skóre", "stav"))[0].text
    assert "st" == typed(["s", Key.TAB], completing("stav", "stručně"))[0].text


def test_tab_tells_the_candidates_in_one_line_when_nothing_is_certain() -> None:
    """The line is shown below, then the prompt again with what was typed; nothing pops up."""
    editor, terminal = typed([*"st", Key.TAB], completing("stav", "stručně"))
    assert "st" == editor.text
    shown = ["".join(row) for row in terminal.rows]
    assert [PROMPT + "st", "Možnosti: stav, stručně", PROMPT + "st"] == shown


def test_tab_answers_also_when_there_is_nothing() -> None:
    """Silence is a bug."""
    _, terminal = typed(["x", Key.TAB], completing("stav"))
    assert 3 == len(terminal.rows)


def test_tab_puts_the_diacritics_in() -> None:
    """A word begun without diacritics is replaced by the one with them."""
    aids = Aids(lambda _text: Completion(0, ("řada",)))
    editor, terminal = typed([*"ra", Key.TAB], aids)
    assert "řada " == editor.text
    assert PROMPT + "řada" == terminal.last


def test_a_line_longer_than_the_terminal_is_shown_again_below_when_it_shrinks() -> None:
    """Backspace cannot climb to the row above, so what is left of the line appears on a new one."""
    editor, terminal = typed([*"abcdefghijklmnop", *[Key.BACKSPACE] * 6], width=20)
    assert "abcdefghij" == editor.text
    assert "abcdefghij" == terminal.last


def test_in_a_long_line_the_cursor_stays_at_the_end() -> None:
    """Moving across rows cannot be shown, so it is not done."""
    editor, _ = typed([*"abcdefghijklmnop", Key.HOME, "x"], width=20)
    assert "abcdefghijklmnopx" == editor.text


def test_a_line_does_not_grow_without_end() -> None:
    """Somebody leaning on a key fills no memory."""
    editor, _ = typed(["a"] * (LONGEST + 10), width=120)
    assert LONGEST == len(editor.text)


def test_again_shows_the_prompt_and_the_line() -> None:
    """After a suspension the player finds the line as it was left."""
    editor, terminal = typed([*"stav", Key.LEFT])
    terminal.show(editor.again())
    assert PROMPT + "stav" == terminal.last
    assert len("stav") == editor.cursor


KEYS = st.lists(
    st.one_of(
        st.sampled_from("abcřž "),
        st.sampled_from([key for key in Key if key is not Key.ENTER]),
    ),
    max_size=60,
)


@given(KEYS)
def test_the_screen_always_shows_the_line(keys: list[str]) -> None:
    """Whatever is pressed, the last row is prompt and line, and the cursor stands where it should."""
    aids = Aids(lambda _text: Completion(0, ("abeceda", "abc")), lambda _words: ("nic",), ("abba", "c"))
    editor, terminal = typed(keys, aids)
    if len(editor.text) + len(PROMPT) < 79:
        assert (PROMPT + editor.text).rstrip(" ") == terminal.last
        assert len(PROMPT) + editor.cursor == terminal.column


@given(KEYS, st.integers(12, 30))
def test_on_a_narrow_screen_the_end_of_the_line_is_always_right(keys: list[str], width: int) -> None:
    """Also where lines wrap, the last row shows the end of what was typed."""
    editor, terminal = typed([key for key in keys if key not in (Key.TAB, Key.UP, Key.DOWN)], width=width)
    assert (PROMPT + editor.text).rstrip(" ").endswith(terminal.last)
    assert editor.text.rstrip(" ")[-3:] in ("".join(map("".join, terminal.rows[-3:])) + "   ")

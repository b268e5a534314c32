from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from io import StringIO

import pytest

from accessgames.shell.input.editor import Aids, Key
from accessgames.shell.input.readers import KeyPressed, KeyReader, LineReader, ReadRequest, TypedLine


class FakeKeys:
    """A keyboard whose keys come in given portions."""

    def __init__(self, *portions: Iterable[str]) -> None:
        self.portions = deque(portions)
        self.opened = 0
        self.resume: Callable[[], None] = lambda: None

    def open(self, resumed: Callable[[], None]) -> None:
        self.opened += 1
        self.resume = resumed

    def close(self) -> None:
        self.opened -= 1

    def ready(self, seconds: float) -> bool:
        raise AssertionError(seconds)

    def drop(self) -> None:
        self.portions.clear()

    def wait(self) -> Iterable[str]:
        if not self.portions:
            raise EOFError
        return self.portions.popleft()


def press(key: str) -> KeyPressed:
    """Every key is a command of its name; `p` needs more words."""
    return KeyPressed("polož", whole=False) if key == "p" else KeyPressed(f"key {key}")


LINE = ReadRequest("Příkaz: ", Aids())
KEY = ReadRequest("Klávesa: ", Aids(), press)


def test_a_line_is_typed_and_shown() -> None:
    """Each portion of keys is shown in one write."""
    out = StringIO()
    reader = LineReader(FakeKeys("st", "av", [Key.ENTER]), out)
    assert TypedLine("stav") == reader.read(LINE)
    assert "stav\n" == out.getvalue()


def test_what_is_typed_ahead_is_kept_for_the_next_line() -> None:
    """Pasted lines become one command after another."""
    reader = LineReader(FakeKeys([*"a", Key.ENTER, *"b", Key.ENTER]), StringIO())
    assert ["a", "b"] == [reader.read(LINE).line for _ in range(2)]


@pytest.mark.parametrize(("key", "error"), [(Key.INTERRUPT, KeyboardInterrupt), (Key.END_OF_INPUT, EOFError)])
@pytest.mark.parametrize("request_", [LINE, KEY])
def test_control_keys_break_in(key: str, error: type[BaseException], request_: ReadRequest) -> None:
    """Ctrl+C and Ctrl+D move on to the next row, so that nothing is told behind the prompt."""
    out = StringIO()
    reader = KeyReader(FakeKeys([key]), out)
    with pytest.raises(error):
        reader.read(request_)
    assert "\n" == out.getvalue()


def test_end_of_input_behind_a_text_is_no_key() -> None:
    """As everywhere, Ctrl+D ends the input only on an empty line."""
    reader = LineReader(FakeKeys(["a", Key.END_OF_INPUT, Key.ENTER]), StringIO())
    assert TypedLine("a") == reader.read(LINE)


def test_the_end_of_the_terminal_is_the_end_of_input() -> None:
    """A closed window ends the session in order."""
    with pytest.raises(EOFError):
        LineReader(FakeKeys(), StringIO()).read(LINE)


def test_the_keyboard_is_held_only_inside() -> None:
    """The terminal is given back, whatever happens."""
    keys = FakeKeys()
    with LineReader(keys, StringIO()):
        assert 1 == keys.opened
    assert 0 == keys.opened


class SuspendedKeys(FakeKeys):
    """A keyboard during whose last portion the program was suspended."""

    def wait(self) -> Iterable[str]:
        if len(self.portions) == 1:
            self.resume()
        return super().wait()


def test_after_a_suspension_the_line_is_shown_again() -> None:
    """Who comes back from Ctrl+Z hears prompt and line once more; between lines there is nothing to show."""
    out = StringIO()
    keys = SuspendedKeys("st", [Key.ENTER])
    with LineReader(keys, out) as reader:
        keys.resume()
        assert "" == out.getvalue()
        reader.read(LINE)
    assert "st\nPříkaz: st\n" == out.getvalue()


def test_a_single_key_is_a_command_and_shows_nothing() -> None:
    """The answer begins on the next row by itself."""
    out = StringIO()
    assert TypedLine("key s", shown=False) == KeyReader(FakeKeys("s"), out).read(KEY)
    assert "" == out.getvalue()


def test_a_key_that_needs_more_words_lets_them_be_typed() -> None:
    """The command stands behind the prompt and the rest is edited like a line."""
    out = StringIO()
    reader = KeyReader(FakeKeys("p", [*"m5", Key.BACKSPACE, *"51", Key.ENTER]), out)
    assert TypedLine("polož m51") == reader.read(KEY)
    assert out.getvalue().startswith("polož m5")


def test_escape_gives_the_begun_command_up() -> None:
    """Nothing is done then; an empty line repeats the question."""
    out = StringIO()
    assert TypedLine("") == KeyReader(FakeKeys("p", [*"m5", Key.ESCAPE]), out).read(KEY)
    assert "polož m5\b\b  \b\b\n" == out.getvalue()


def test_free_text_is_typed_as_a_line() -> None:
    """Names and dice cannot be single keys."""
    assert TypedLine("Jana") == KeyReader(FakeKeys([*"Jana", Key.ENTER]), StringIO()).read(LINE)


class Slow(FakeKeys):
    """A keyboard that is idle for some seconds before each portion of keys."""

    def __init__(self, idle: int, *portions: Iterable[str]) -> None:
        super().__init__(*portions)
        self.idle = idle
        self.waited: list[float] = []

    def ready(self, seconds: float) -> bool:
        self.waited.append(seconds)
        self.idle -= 1
        return self.idle < 0


@pytest.mark.parametrize(("reader", "request_"), [(LineReader, LINE), (KeyReader, KEY), (KeyReader, LINE)])
def test_what_comes_up_while_nobody_types_ends_the_empty_line(
    reader: type[LineReader], request_: ReadRequest
) -> None:
    """As if Enter had been pressed: the news come below the prompt, which is asked again."""
    out = StringIO()
    answers = iter([False, False, True])
    keys = Slow(9, "never")
    typed = reader(keys, out).read(replace(request_, wake=lambda: next(answers)))
    assert TypedLine("") == typed
    assert "\n" == out.getvalue()
    assert 3 == len(keys.waited)


@pytest.mark.parametrize(("reader", "request_"), [(LineReader, LINE), (KeyReader, LINE)])
def test_half_a_line_is_never_broken_into(reader: type[LineReader], request_: ReadRequest) -> None:
    """From the first key on nobody is asked whether something has come up."""
    asked: list[int] = []

    def wake() -> bool:
        asked.append(1)
        return False

    out = StringIO()
    keys = Slow(2, "ho", "ď", [Key.ENTER])
    assert TypedLine("hoď") == reader(keys, out).read(replace(request_, wake=wake))
    assert "hoď\n" == out.getvalue()
    assert 2 == len(asked)


def test_keys_typed_ahead_are_not_waited_for() -> None:
    """What was pasted is taken before anything that may have come up."""
    keys = Slow(5, [*"a", Key.ENTER, *"b", Key.ENTER])
    reader = LineReader(keys, StringIO())
    assert ["a", "b"] == [reader.read(LINE).line, reader.read(replace(LINE, wake=lambda: True)).line]


@pytest.mark.parametrize(("reader", "request_"), [(LineReader, LINE), (KeyReader, KEY)])
def test_an_interruption_while_waiting_ends_the_line(reader: type[LineReader], request_: ReadRequest) -> None:
    """What follows begins on a line of its own."""

    def interrupted() -> bool:
        raise KeyboardInterrupt

    out = StringIO()
    with pytest.raises(KeyboardInterrupt):
        reader(Slow(5), out).read(replace(request_, wake=interrupted))
    assert "\n" == out.getvalue()

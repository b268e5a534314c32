"""A voice of our own and the keys: each silences it, and what is typed is said, but nothing secret."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING, cast

import pytest

from accessgames.language import Rendered, say
from accessgames.output.ports import Ports, VoicePort
from accessgames.shell.input.echo import Echo
from accessgames.shell.input.editor import Aids, Completion, Key
from accessgames.shell.input.readers import KeyReader, LineReader, ReadRequest
from accessgames.shell.input.requests import LineRequest
from tests.output.test_voice import Spy
from tests.shell.input.test_typed import FakeKeys, press
from tests.shell.stage import Stage, settings_with, speak
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.output.worker import Worker


class Voice:
    """A voice that notes what it is asked to echo.

    Attributes:
        spy: Its worker.
        ports: It, as all ports.
    """

    def __init__(self) -> None:
        """Nothing was said."""
        self.spy = Spy()
        self.ports = Ports([VoicePort(cast("Worker", self.spy), lambda line: line.full)])

    @property
    def said(self) -> list[str]:
        """What was echoed, each in place of what was being said."""
        return [call[0] for call in self.spy.calls if isinstance(call, tuple)]


def echoed(keys: Iterable[str], mode: str = "letters", **aids: object) -> list[str]:
    """Return what is said while somebody presses keys, one after another, and then Enter."""
    voice = Voice()
    settings = settings_with({"speech": "yes", "echo": mode})
    echo = Echo(voice.ports, speak("cs"), settings, secret=False)
    usual = Aids(**aids)  # type: ignore[arg-type] # as the test wants it
    helped = Aids(usual.complete, echo.listening(usual.offer), usual.past, echo.heed)
    LineReader(FakeKeys(*([key] for key in keys), [Key.ENTER]), StringIO()).read(ReadRequest("? ", helped))
    return voice.said


@pytest.mark.parametrize(
    ("mode", "said"),
    [
        ("letters", ["ká", "el", "mezera", "cé", "čtyři"]),
        ("words", ["kl"]),
        ("both", ["ká", "el", "kl", "cé", "čtyři"]),
        ("no", []),
    ],
)
def test_letters_or_words_or_both_are_said(mode: str, said: list[str]) -> None:
    """A word when it ends; Enter is answered, not said."""
    assert said == echoed("kl c4", mode)


def test_a_key_that_changes_nothing_visible_is_said_too() -> None:
    """Where the cursor comes to, what is deleted, and that there is nothing."""
    keys = [Key.BACKSPACE, *"ab", Key.LEFT, Key.LEFT, Key.END, Key.BACKSPACE, *"!?"]
    expected = ["prázdný řádek", "á", "bé", "bé", "á", "konec řádku", "bé", "jiný znak", "otazník"]
    assert expected == echoed(keys)


def test_whole_texts_are_said_as_such() -> None:
    """What Tab completed, which words it offers, and a line that came back."""

    def complete(text: str) -> Completion:
        """Complete one word, offer two for another."""
        return Completion(0, ("stav",)) if text == "st" else Completion(len(text), ("ano", "ne"))

    assert ["es", "té", "stav "] == echoed([*"st", Key.TAB], complete=complete)
    assert ["ano, ne"] == echoed([Key.TAB], complete=complete)
    assert ["tahy", "stav"] == echoed([Key.UP, Key.UP], past=("stav", "tahy"))


def test_every_key_silences_the_voice() -> None:
    """Before anything else is said, also where nothing is echoed."""
    voice = Voice()
    echo = Echo(voice.ports, speak("cs"), settings_with({"speech": "yes", "echo": "no"}), secret=False)
    aids = Aids(heed=echo.heed)
    LineReader(FakeKeys(["a"], [Key.UP], [Key.ENTER]), StringIO()).read(ReadRequest("? ", aids))
    assert ["stop", "stop", "stop"] == voice.spy.calls


def test_a_screen_reader_is_not_cut_off_by_keys() -> None:
    """It says them by itself, and stops by itself."""
    voice = Voice()
    echo = Echo(voice.ports, speak("cs"), settings_with({"speech": "reader"}), secret=False)
    echo.heed("a", ("", 0), ("a", 1))
    assert [] == voice.spy.calls


def test_keys_that_came_at_once_are_one_text() -> None:
    """What was pasted is not spelt letter by letter."""
    voice = Voice()
    echo = Echo(voice.ports, speak("cs"), settings_with({"speech": "yes"}), secret=False)
    LineReader(FakeKeys("stav", [Key.ENTER]), StringIO()).read(ReadRequest("? ", Aids(heed=echo.heed)))
    assert ["stav"] == voice.said


def test_the_beginning_of_a_command_is_said_in_single_keys() -> None:
    """The rest is typed, and echoed."""
    voice = Voice()
    echo = Echo(voice.ports, speak("cs"), settings_with({"speech": "yes"}), secret=False)
    reader = KeyReader(FakeKeys(["p"], ["a"], [Key.ENTER]), StringIO())
    assert "polož a" == reader.read(ReadRequest("? ", Aids(heed=echo.heed), press)).line
    assert ["polož ", "á"] == voice.said


def asked(stage: Stage, request: LineRequest) -> list[str]:
    """Return what a voice echoes of a line that is typed behind a request."""
    voice = Voice()
    stage.console.ports = voice.ports
    stage.reader.lines.append("heslo")
    stage.console.ask(request)
    stage.reader.requests[-1].aids.heed("h", ("", 0), ("h", 1))
    return voice.said[1:] if voice.said[:1] == ["Příkaz:"] else voice.said


@pytest.mark.parametrize(
    ("settings", "request_", "said"),
    [
        ({"speech": "yes"}, {}, ["há"]),
        ({"speech": "yes"}, {"hidden": True}, []),
        ({"speech": "yes"}, {"owner": 0}, ["há"]),
        ({"speech": "yes", "hand": "braille"}, {"owner": 0}, []),
        ({"speech": "reader"}, {}, []),
        ({"speech": "no"}, {}, []),
    ],
)
def test_nothing_secret_is_ever_said(
    settings: dict[str, str], request_: dict[str, object], said: list[str]
) -> None:
    """A password, and what only a finger may read; a screen reader echoes by itself."""
    stage = Stage(settings=settings)
    request = LineRequest(say("shell-prompt"), **request_)  # type: ignore[arg-type] # as the test wants it
    assert said == asked(stage, request)


@not_on_windows("the test terminal is of the Unix kind")
def test_the_window_echoes_too() -> None:
    """In the profile for low vision; Enter is answered there as well."""
    pytest.importorskip("accessgames.shell.input.sight")
    from tests.shell.sight.eyes import Seen, Terminal  # noqa: PLC0415 - needs what may be missing

    voice = Voice()
    echo = Echo(voice.ports, speak("cs"), settings_with({"speech": "yes"}), secret=False)
    with Seen(Terminal()) as seen:
        seen.pipe.send_text("ab\x7f\r")
        assert "a" == seen.reader.read(ReadRequest("Příkaz: ", Aids(heed=echo.heed))).line
    assert ["á", "bé", "bé"] == voice.said
    assert 4 <= voice.spy.calls.count("stop")


def test_what_was_echoed_is_no_answer() -> None:
    """It goes on where the answer was cut off, whatever was typed meanwhile."""
    voice = Voice()
    line = Rendered("Máte 3 karty.", "3 karty.", "3k", "answer")
    voice.ports.speak(line, interrupt=True)
    echo = Echo(voice.ports, speak("cs"), settings_with({"speech": "yes"}), secret=False)
    echo.heed("z", ("", 0), ("z", 1))
    voice.spy.ended = len(voice.spy.calls)
    echo.heed("o", ("z", 1), ("zo", 2))
    assert line is voice.ports.cut

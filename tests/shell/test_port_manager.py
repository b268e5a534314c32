"""Which ports are open."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import cast

import pytest

from accessgames.language import Language, Message, Rendered
from accessgames.output.backends import FASTEST, Manner
from accessgames.output.worker import Notice, Worker
from accessgames.shell.port_manager import PortManager
from accessgames.shell.settings import Settings, default_settings

PYTHON = "py" if sys.platform == "win32" else "python3"
SPOKEN = {"full": "Jana pokládá kruh na pole cé čtyři.", "brief": "Jana, kruh, cé čtyři."}
LINE = Rendered(
    "Jana pokládá kruh na pole c4.", "Jana kruh c4.", "J k1 c4", "other", spoken=SPOKEN.__getitem__
)
CZECH = Language("cs", strict=True)


class Spy:
    """A worker that only notes what it gets."""

    def __init__(self, names: Sequence[str], manner: Manner, merge: Callable[[int], str], do: str) -> None:
        """Start."""
        self.names = tuple(names)
        self.manner = manner
        self.merge = merge
        self.do = do
        self.calls: list[str] = []
        self.notices: list[Notice] = []
        self.ended = 0
        self.fastest = FASTEST

    def say(self, text: str, *, interrupt: bool, kept: bool = False, aside: bool = False) -> int:
        """Note a text."""
        del interrupt, kept, aside
        self.calls.append(text)
        return len(self.calls)

    def stop(self) -> None:
        """Note the silence."""
        self.calls.append("<stop>")

    def change(self, manner: Manner) -> None:
        """Note a manner."""
        self.manner = manner

    def close(self) -> None:
        """Note the end."""
        self.calls.append("<close>")

    def taken(self) -> tuple[Notice, ...]:
        """Hand the notices over, once."""
        found, self.notices = tuple(self.notices), []
        return found


class Bench:
    """Outlets whose workers are spies."""

    def __init__(self, system: str = "linux", **chosen: str) -> None:
        """Open what the settings want."""
        self.started: list[Spy] = []
        self.settings = settings(chosen)
        self.outlets = PortManager(CZECH, default_settings(), system=system, start=self._start)
        self.outlets.adapt(CZECH, self.settings)

    def _start(self, names: Sequence[str], manner: Manner, merge: Callable[[int], str], do: str) -> Worker:
        self.started.append(Spy(names, manner, merge, do))
        return cast("Worker", self.started[-1])

    def set(self, **chosen: str) -> None:
        """Change settings."""
        self.outlets.adapt(CZECH, settings(chosen, self.settings))

    def told(self) -> list[str]:
        """Return what is told about backends."""
        return [CZECH.render(message).full for message in self.outlets.notices()]

    def say(self, rendered: Rendered = LINE) -> None:
        """Tell one line."""
        self.outlets.ports.speak(rendered, interrupt=False)
        self.outlets.ports.flush()


def settings(chosen: Mapping[str, str], base: Settings | None = None) -> Settings:
    """Return settings in which these were chosen; `_` stands for `-`."""
    found = base or default_settings()
    for key, value in chosen.items():
        found = found.set(key.replace("_", "-"), value)
    return found


def test_own_speech_is_off_unless_asked_for() -> None:
    """A screen reader reads the console, and two voices at once are the commonest complaint."""
    assert [] == Bench().started
    assert [] == Bench(speech="no").started


def test_windows_gets_a_braille_line_by_itself() -> None:
    """Readers there put no new console text on it; with `no` it stays free."""
    (display,) = Bench("win32").started
    assert (("accessible",), "braille") == (display.names, display.do)
    assert [] == Bench("win32", display="no").started


@pytest.mark.parametrize(
    ("chosen", "names"),
    [
        ({"speech": "yes"}, ("dispatcher", "espeak")),
        ({"speech": "reader"}, ("orca",)),
        ({"speech": "yes", "voice_program": "espeak"}, ("espeak",)),
    ],
)
def test_the_chosen_voice(chosen: dict[str, str], names: tuple[str, ...]) -> None:
    """In the order of the system, or the one program that was chosen."""
    (voice,) = Bench(**chosen).started
    assert (names, "speak") == (voice.names, voice.do)


def test_orca_is_asked_once() -> None:
    """It speaks and shows a message in one; a second port would present everything twice."""
    assert 1 == len(Bench(speech="reader", display="orca").started)
    assert 1 == len(Bench(display="orca").started)


def test_each_port_gets_its_form() -> None:
    """The ear the sentence as a voice reads it, the finger the short form, the cue nothing for this kind."""
    bench = Bench(speech="yes", display="brltty", cues="yes")
    bench.say()
    voice, display, cues = bench.started
    assert ["Jana pokládá kruh na pole cé čtyři."] == voice.calls
    assert ["J k1 c4"] == display.calls
    assert ("sounds",) == cues.names
    assert [] == cues.calls


@pytest.mark.parametrize(
    ("speech", "chosen", "aloud"),
    [
        ("yes", "own-voice", True),
        ("reader", "own-voice", False),
        ("yes", "reader", True),
        ("reader", "reader", True),
        ("reader", "everywhere", True),
        ("yes", "no", False),
    ],
)
def test_who_gets_the_spoken_form(speech: str, chosen: str, aloud: bool) -> None:
    """The program's own voice does at first, a screen reader where it was chosen, nobody where it was not."""
    bench = Bench(speech=speech, spoken_form=chosen)
    bench.say()
    assert [SPOKEN["full"] if aloud else LINE.full] == bench.started[0].calls


def test_the_voice_says_what_the_console_shows() -> None:
    """Brief where brief was chosen, nothing where the kind is switched off; so does the Braille line."""
    bench = Bench(speech="yes", display="brltty", verbosity="brief")
    bench.say()
    bench.set(other="silent", speech="yes", display="brltty")
    bench.say()
    voice, display = bench.started
    assert ["Jana, kruh, cé čtyři."] == voice.calls
    assert ["J k1 c4"] == display.calls


def test_the_manner_follows_the_settings() -> None:
    """An open voice is not started again for it."""
    bench = Bench(speech="yes", rate="70", pitch="40", volume="60", voice="Zuzana", punctuation="some")
    (voice,) = bench.started
    names = CZECH.grammar.spoken.voices
    assert "zuzana" in names
    assert Manner("cs", names, "Zuzana", 70, 40, 60, "some") == voice.manner
    bench.set(rate="80")
    assert 80 == voice.manner.rate
    assert 1 == len(bench.started)


def test_switching_off_closes() -> None:
    """And nothing is said any more."""
    bench = Bench(speech="yes")
    bench.set(speech="no")
    bench.say()
    assert ["<close>"] == bench.started[0].calls


def test_leaving_closes_everything() -> None:
    """Each port once."""
    bench = Bench(speech="yes", display="brltty", cues="yes")
    bench.outlets.close()
    bench.outlets.close()
    assert [["<close>"]] * 3 == [spy.calls for spy in bench.started]


@pytest.mark.parametrize(
    ("notice", "told"),
    [
        (
            Notice("failed", "dispatcher", "module", "speechd"),
            "Hlas nejde: speech-dispatcher, chybí modul speechd, přidá ho sudo apt install python3-speechd.",
        ),
        (
            Notice("failed", "accessible", "module", "pyttsx3"),
            f"Hlas nejde: odečítač pro Windows, chybí modul pyttsx3, přidá ho {PYTHON} start.py add speech.",
        ),
        (
            Notice("failed", "sapi", "interface", "SAPI 5"),
            "Hlas nejde: hlas systému Windows, v systému chybí SAPI 5.",
        ),
        (
            Notice("failed", "espeak", "program", "espeak-ng"),
            "Hlas nejde: espeak-ng, chybí program espeak-ng.",
        ),
        (Notice("failed", "orca", "absent", "Orca"), "Hlas nejde: Orca neběží."),
        (Notice("hung", "dispatcher"), "Hlas neodpovídá: speech-dispatcher."),
        (Notice("refused", "espeak-ng", "voice", "Zuzana"), "Hlas Zuzana tu není, mluví dál ten dosavadní."),
        (
            Notice("none"),
            "Žádný hlas tu nejde, čte odečítač obrazovky. V terminálu víc poví accessgames diagnostika.",
        ),
    ],
)
def test_what_became_of_a_voice_is_told_once(notice: Notice, told: str) -> None:
    """One sentence with the reason; that a voice works is heard, not told."""
    bench = Bench(speech="yes")
    bench.started[0].notices = [Notice("chosen", "espeak-ng"), notice]
    assert [told] == bench.told()
    assert [] == bench.told()


@pytest.mark.parametrize(("port", "told"), [("display", "Braillský řádek nejde: BRLTTY neběží.")])
def test_what_became_of_a_display_is_told(port: str, told: str) -> None:
    """Under its own name."""
    bench = Bench(display="brltty")
    bench.started[0].notices = [Notice("failed", "brltty", "absent", "BRLTTY")]
    assert [told] == bench.told()
    assert "display" == port


@pytest.mark.parametrize(
    "notices",
    [
        (Notice("failed", "accessible", "module", "accessible_output2"), Notice("none")),
        (Notice("failed", "accessible", "absent", "NVDA, JAWS"), Notice("none")),
        (Notice("hung", "accessible"), Notice("none")),
    ],
)
def test_a_line_that_nobody_asked_for_is_no_complaint(notices: tuple[Notice, ...]) -> None:
    """Windows tries a Braille line by itself; who has none hears nothing of it, who chose one does."""
    bench = Bench("win32")
    bench.started[0].notices = list(notices)
    assert [] == bench.told()
    bench.set(display="accessible")
    assert ("accessible",) == bench.started[1].names
    bench.started[1].notices = list(notices)
    assert 2 == len(bench.told())


def test_a_line_that_was_there_and_went_is_told() -> None:
    """Whoever read on it has to know, asked for or not."""
    bench = Bench("win32")
    bench.started[0].notices = [Notice("chosen", "NVDA"), Notice("hung", "accessible"), Notice("none")]
    assert [
        "Braillský řádek neodpovídá: odečítač pro Windows.",
        "Žádný braillský řádek tu nejde. V terminálu víc poví accessgames diagnostika.",
    ] == bench.told()


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (1, "A jedna další zpráva, vypíše ji, historie."),
        (3, "A tři další zprávy, vypíše je, historie."),
        (6, "A šest dalších zpráv, vypíše je, historie."),
    ],
)
def test_dropped_lines_are_told_as_a_number(count: int, told: str) -> None:
    """With the word that lists them."""
    assert told == Bench(speech="yes").started[0].merge(count)


def test_a_notice_is_a_message_of_the_program() -> None:
    """So it can be made brief or silent like others of its kind."""
    bench = Bench(cues="yes")
    bench.started[0].notices = [Notice("none")]
    (message,) = bench.outlets.notices()
    assert isinstance(message, Message)
    assert "system" == message.kind

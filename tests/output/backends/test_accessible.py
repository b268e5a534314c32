"""Windows screen readers, with a library that stands in for accessible-output2."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from accessgames.output.backends import Manner, UnavailableError
from accessgames.output.backends.libraries import Accessible
from tests.output.backends.fakes import module


class Reader:
    """A class of the library, running or not."""

    def __init__(self, name: str, *, active: bool, system: bool = False) -> None:
        """Be this reader."""
        self.name = name
        self._active = active
        self._system = system
        self.calls: list[str] = []

    def is_active(self) -> bool:
        """Whether it runs."""
        return self._active

    def is_system_output(self) -> bool:
        """Whether it is a synthesizer that every Windows has."""
        return self._system

    def speak(self, text: str, *, interrupt: bool) -> None:
        """Note a text."""
        self.calls.append(f"speak {text} {interrupt}")

    def braille(self, text: str) -> None:
        """Note a text."""
        self.calls.append(f"braille {text}")

    def silence(self) -> None:
        """Note the silence."""
        self.calls.append("silence")


def installed(monkeypatch: pytest.MonkeyPatch, *readers: Reader) -> None:
    """Let the library know these readers."""

    class Auto:
        outputs = readers

    module(monkeypatch, "accessible_output2")
    module(monkeypatch, "accessible_output2.outputs")
    module(monkeypatch, "accessible_output2.outputs.auto", Auto=Auto)


def test_the_running_reader_speaks_and_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speech and Braille are asked for separately, and what is being said is not cut off."""
    jaws, nvda = Reader("jaws", active=False), Reader("NVDA", active=True)
    installed(monkeypatch, jaws, nvda)
    reader = Accessible(Manner())
    reader.speak("ahoj")
    reader.braille("ahoj")
    reader.stop()
    assert "NVDA" == reader.title
    assert ["speak ahoj False", "braille ahoj", "silence"] == nvda.calls
    assert [] == jaws.calls


def test_a_synthesizer_is_no_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """SAPI would talk over Narrator, which the library cannot see."""
    installed(monkeypatch, Reader("sapi5", active=True, system=True))
    with pytest.raises(UnavailableError) as caught:
        Accessible(Manner())
    assert "absent" == caught.value.reason


def test_a_reader_that_cannot_be_silenced(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is left to speak; nothing fails."""

    class Stubborn(Reader):
        silence = None  # type: ignore[assignment]

    reader = Stubborn("stubborn", active=True)
    installed(monkeypatch, reader)
    Accessible(Manner()).stop()
    assert [] == reader.calls


class Call:
    """A function of a library in C: what it answers goes through `errcheck`, as ctypes does it."""

    def __init__(self, code: int) -> None:
        """Answer with this code."""
        self.code = code
        self.errcheck: Callable[..., int] = lambda code, *_call: code

    def __call__(self, *words: object) -> int:
        """Answer."""
        return self.errcheck(self.code, self, words)


@pytest.mark.parametrize(
    ("active", "code", "expected"), [(False, 1722, ("absent", "NVDA")), (True, 5, ("failed", "5"))]
)
@pytest.mark.parametrize("what", ["speak", "braille"])
def test_what_nvda_does_not_take_is_known(
    what: str, active: bool, code: int, expected: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library looks at no answer: a NVDA that was closed kept silent and nobody was told."""
    spoken, shown = Call(0), Call(0)

    class Nvda(Reader):
        lib = SimpleNamespace(nvdaController_speakText=spoken, nvdaController_brailleMessage=shown)

        def speak(self, text: str, *, interrupt: bool) -> None:
            spoken(text, interrupt)

        def braille(self, text: str) -> None:
            shown(text)

        def is_active(self) -> bool:
            return running[0]

    running = [True]
    installed(monkeypatch, Nvda("NVDA", active=True))
    reader = Accessible(Manner())
    reader.speak("ahoj")
    reader.braille("ahoj")
    running[0], spoken.code, shown.code = active, code, code
    with pytest.raises(UnavailableError) as caught:
        getattr(reader, what)("ahoj")
    assert expected == (caught.value.reason, caught.value.detail)


def test_an_exception_of_a_reader_is_told_as_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """JAWS is reached by COM, which raises where it has gone."""

    class Jaws(Reader):
        def speak(self, text: str, *, interrupt: bool) -> None:
            del text, interrupt
            self._active = False
            raise RuntimeError

    installed(monkeypatch, Jaws("jaws", active=True))
    reader = Accessible(Manner())
    with pytest.raises(UnavailableError) as caught:
        reader.speak("ahoj")
    assert ("absent", "jaws") == (caught.value.reason, caught.value.detail)


def test_a_reader_that_ends_without_a_word_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """JAWS takes nothing then, and the library does not look at its answer."""
    jaws = Reader("jaws", active=True)
    installed(monkeypatch, jaws)
    reader = Accessible(Manner())
    jaws._active = False
    with pytest.raises(UnavailableError) as caught:
        reader.speak("ahoj")
    assert ("absent", "jaws") == (caught.value.reason, caught.value.detail)


def test_a_reader_that_has_ended_is_noticed_without_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Braille line that nobody shows is not claimed."""
    nvda = Reader("NVDA", active=True)
    installed(monkeypatch, nvda)
    reader = Accessible(Manner())
    reader.turn()
    nvda._active = False
    with pytest.raises(UnavailableError) as caught:
        reader.turn()
    assert ("absent", "NVDA") == (caught.value.reason, caught.value.detail)

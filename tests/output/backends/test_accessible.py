"""Windows screen readers, with a library that stands in for accessible-output2."""

from __future__ import annotations

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

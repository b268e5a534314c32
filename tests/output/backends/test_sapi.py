"""The voices of Windows, with an engine that stands in for pyttsx3."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from accessgames.output.backends import Manner, UnavailableError
from accessgames.output.backends.libraries import Sapi
from tests.output.backends.fakes import module

JAKUB = SimpleNamespace(id="jakub", name="Microsoft Jakub", languages=[])
DAVID = SimpleNamespace(id="david", name="Microsoft David", languages=[b"\x05en-us"])


class Engine:
    """Notes what is asked of it."""

    def __init__(self, *voices: SimpleNamespace) -> None:
        """Have these voices."""
        self.voices = voices
        self.set: dict[str, object] = {}
        self.calls: list[str] = []

    def getProperty(self, name: str) -> Any:  # noqa: N802, ANN401 - the library's own
        """Return the voices."""
        assert name == "voices"
        return list(self.voices)

    def setProperty(self, name: str, value: object) -> None:  # noqa: N802 - as above
        """Note a property."""
        self.set[name] = value

    def startLoop(self, useDriverLoop: bool) -> None:  # noqa: N802, N803 - as above
        """Note that the loop is ours."""
        self.calls.append(f"startLoop {useDriverLoop}")

    def say(self, text: str) -> None:
        """Note a text."""
        self.calls.append(f"say {text}")

    def stop(self) -> None:
        """Note the silence."""
        self.calls.append("stop")

    def iterate(self) -> None:
        """Note a turn of the loop."""
        self.calls.append("iterate")

    def isBusy(self) -> bool:  # noqa: N802 - as above
        """Have said everything after the second turn."""
        return self.calls.count("iterate") < 2

    def endLoop(self) -> None:  # noqa: N802 - as above
        """Note the end."""
        self.calls.append("endLoop")


def installed(monkeypatch: pytest.MonkeyPatch, engine: Engine) -> None:
    """Let pyttsx3 give this engine."""
    module(monkeypatch, "pyttsx3", init=lambda: engine)


def test_the_czech_voice_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Found by its name where it carries no language; rate in words a minute, loudness to 1."""
    engine = Engine(DAVID, JAKUB)
    installed(monkeypatch, engine)
    Sapi(Manner(names=("jakub",), rate=0, volume=25))
    assert {"voice": "jakub", "rate": 80, "volume": 0.5} == engine.set


def test_an_english_voice_is_found_by_its_tag(monkeypatch: pytest.MonkeyPatch) -> None:
    """Old drivers give tags as bytes with a length before them."""
    engine = Engine(JAKUB, DAVID)
    installed(monkeypatch, engine)
    Sapi(Manner("en"))
    assert "david" == engine.set["voice"]


def test_the_loop_is_turned_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """`runAndWait` is never called: it was seen never to return."""
    engine = Engine(JAKUB)
    installed(monkeypatch, engine)
    voice = Sapi(Manner(names=("jakub",)))
    voice.speak("ahoj")
    assert [True, False] == [voice.busy(), voice.busy()]
    voice.stop()
    voice.close()
    assert ["startLoop False", "say ahoj", "iterate", "iterate", "stop", "endLoop"] == engine.calls


def test_without_a_czech_voice_nothing_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """An English voice reading Czech helps nobody."""
    installed(monkeypatch, Engine(DAVID))
    with pytest.raises(UnavailableError) as caught:
        Sapi(Manner())
    assert ("voice", "cs") == (caught.value.reason, caught.value.detail)


def test_an_engine_that_fails_is_unavailable(monkeypatch: pytest.MonkeyPatch) -> None:
    """With what it said."""

    def broken() -> Engine:
        raise RuntimeError("no COM")

    module(monkeypatch, "pyttsx3", init=broken)
    with pytest.raises(UnavailableError) as caught:
        Sapi(Manner())
    assert ("failed", "no COM") == (caught.value.reason, caught.value.detail)


def test_a_system_without_the_interface_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    """A module is made of the description of SAPI; where it can't, its words are no sentence.

    So under Wine 8: "cannot import name 'SpeechLib' from 'comtypes.gen'".
    """

    def broken() -> Engine:
        raise ImportError(name="comtypes.gen")

    module(monkeypatch, "pyttsx3", init=broken)
    with pytest.raises(UnavailableError) as caught:
        Sapi(Manner())
    assert ("interface", "SAPI 5") == (caught.value.reason, caught.value.detail)

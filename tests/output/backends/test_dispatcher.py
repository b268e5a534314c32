"""The voice of speech-dispatcher, with a module that stands in for `speechd`."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from accessgames.output.backends import Manner, UnavailableError
from accessgames.output.backends.debian import Dispatcher, to_dispatcher_scale
from tests.output.backends.fakes import module


class Client:
    """A connection that notes what is asked of it."""

    def __init__(self, name: str) -> None:
        """Connect."""
        self.calls: list[tuple[Any, ...]] = [("connect", name)]
        self.ended: Callable[..., None] = lambda: None

    def speak(self, text: str, callback: Callable[..., None], event_types: tuple[str, ...]) -> None:
        """Note a text."""
        self.calls.append(("speak", text, *event_types))
        self.ended = callback

    def __getattr__(self, name: str) -> Callable[..., None]:
        """Note any other call."""
        return lambda *args: self.calls.append((name, *args))


class SSIPError(Exception):
    """What the module raises."""


def installed(monkeypatch: pytest.MonkeyPatch, client: Callable[[str], Any] = Client) -> None:
    """Let the module make this client."""
    module(
        monkeypatch,
        "speechd",
        SSIPClient=client,
        SSIPError=SSIPError,
        Priority=SimpleNamespace(MESSAGE="message"),
        CallbackType=SimpleNamespace(END="end", CANCEL="cancel"),
        PunctuationMode=SimpleNamespace(NONE="none", SOME="some", ALL="all"),
    )


@pytest.mark.parametrize(("value", "expected"), [(0, -100), (50, 0), (60, 20), (100, 100)])
def test_the_scale(value: int, expected: int) -> None:
    """From minus to plus one hundred."""
    assert expected == to_dispatcher_scale(value)


def test_czech_is_set_and_a_text_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """The language is always set: the server's own default is English; the end comes as an event."""
    client = Client("")
    installed(monkeypatch, lambda _: client)
    voice = Dispatcher(Manner(rate=60, punctuation="some"))
    assert ("set_language", "cs") in client.calls
    assert ("set_rate", 20) in client.calls
    assert ("set_punctuation", "some") in client.calls
    assert "set_synthesis_voice" not in [call[0] for call in client.calls]
    voice.speak("ahoj")
    assert voice.busy()
    assert ("speak", "ahoj", "end", "cancel") == client.calls[-1]
    client.ended("end")
    assert not voice.busy()


def test_silence_cancels(monkeypatch: pytest.MonkeyPatch) -> None:
    """And a late event about a cancelled text does no harm."""
    client = Client("")
    installed(monkeypatch, lambda _: client)
    voice = Dispatcher(Manner())
    voice.speak("dlouhý text")
    voice.stop()
    client.ended("cancel")
    assert not voice.busy()
    voice.close()
    assert [("cancel",), ("close",)] == client.calls[-2:]


def test_a_voice_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set as the server calls it."""
    client = Client("")
    installed(monkeypatch, lambda _: client)
    Dispatcher(Manner(voice="czech-mbrola-2"))
    assert ("set_synthesis_voice", "czech-mbrola-2") in client.calls


def test_no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told that speech-dispatcher does not run."""

    def refuse(name: str) -> Client:
        raise SSIPError(name)

    installed(monkeypatch, refuse)
    with pytest.raises(UnavailableError) as caught:
        Dispatcher(Manner())
    assert ("absent", "speech-dispatcher") == (caught.value.reason, caught.value.detail)

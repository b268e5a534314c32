"""The voice of speech-dispatcher, the sound of most Linux desktops, with the language set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.output.backends.backend import ENDS, SPEAK, Quiet
from accessgames.output.backends.debian import from_debian
from accessgames.output.backends.manner import USUAL, UnavailableError

if TYPE_CHECKING:
    from accessgames.output.backends.manner import Manner


def percent(value: int) -> int:
    """Put 0 to 100 on the scale of speech-dispatcher, -100 to 100.

    >>> [percent(value) for value in (0, 50, 100)]
    [-100, 0, 100]
    """
    return (value - USUAL) * 2


class Dispatcher(Quiet):
    """One connection to the server; texts one after another, each in a message of its own."""

    title = "speech-dispatcher"
    can = frozenset({SPEAK, ENDS})

    def __init__(self, manner: Manner) -> None:
        """Connect; this hangs where the server does, which is why a child process does it."""
        self._speechd = from_debian("speechd")
        try:
            self._client = self._speechd.SSIPClient("accessgames")
        except (self._speechd.SSIPError, OSError) as error:
            raise UnavailableError("absent", self.title) from error
        self._client.set_priority(self._speechd.Priority.MESSAGE)
        self._saying = 0
        self.change(manner)

    def change(self, manner: Manner) -> None:
        """Speak so from the next text on."""
        client = self._client
        client.set_language(manner.language)
        if manner.voice:
            client.set_synthesis_voice(manner.voice)
        client.set_rate(percent(manner.rate))
        client.set_pitch(percent(manner.pitch))
        client.set_volume(percent(manner.volume))
        mode = self._speechd.PunctuationMode
        client.set_punctuation({"none": mode.NONE, "some": mode.SOME, "all": mode.ALL}[manner.punctuation])

    def speak(self, text: str) -> None:
        """Hand a text to the server."""
        kinds = self._speechd.CallbackType
        self._saying += 1
        self._client.speak(text, callback=self._ended, event_types=(kinds.END, kinds.CANCEL))

    def _ended(self, *_: object, **__: object) -> None:
        """Hear from the server, in the library's thread, that a text has ended."""
        self._saying = max(0, self._saying - 1)

    def stop(self) -> None:
        """Drop what is being said and what waits."""
        self._client.cancel()
        self._saying = 0

    def busy(self) -> bool:
        """Whether the server still says something of ours."""
        return self._saying > 0

    def close(self) -> None:
        """End the connection."""
        self._client.close()


def open_backend(manner: Manner) -> Dispatcher:
    """Open the voice.

    Raises:
        UnavailableError: The module or the server is missing.
    """
    return Dispatcher(manner)

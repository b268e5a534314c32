"""What modules of Debian's own Python reach: speech-dispatcher."""

from __future__ import annotations

import sys
from functools import partial
from importlib import import_module
from typing import Any, Final

from accessgames.output import backends

DEBIAN: Final = "/usr/lib/python3/dist-packages"
"""Where Debian keeps them; an environment of ours does not look there by itself."""


def from_debian(name: str) -> Any:  # noqa: ANN401 - a module without types
    """Import a module that Debian installs for its own Python.

    Raises:
        UnavailableError: It is not there, or made for another Python.
    """
    sys.path.append(DEBIAN)
    try:
        return import_module(name)
    except ImportError as error:
        raise backends.UnavailableError("module", name) from error
    finally:
        sys.path.remove(DEBIAN)


def to_dispatcher_scale(value: int) -> int:
    """Put 0 to 100 on the scale of speech-dispatcher, -100 to 100, where it ends.

    >>> [to_dispatcher_scale(value) for value in (0, 50, 100, 200)]
    [-100, 0, 100, 100]
    """
    return backends.scale_setting(value, -100, 0, 100)


class Dispatcher(backends.Quiet):
    """One connection to the server; texts one after another, each in a message of its own."""

    title = "speech-dispatcher"
    can = frozenset({backends.SPEAK, backends.ENDS})

    def __init__(self, manner: backends.Manner) -> None:
        """Connect; this hangs where the server does, which is why a child process does it."""
        self._speechd = from_debian("speechd")
        try:
            self._client = self._speechd.SSIPClient("accessgames")
        except (self._speechd.SSIPError, OSError) as error:
            raise backends.UnavailableError("absent", self.title) from error
        self._client.set_priority(self._speechd.Priority.MESSAGE)
        self._said = 0
        self._saying: set[int] = set()
        self.change(manner)

    def change(self, manner: backends.Manner) -> None:
        """Speak so from the next text on."""
        client = self._client
        client.set_language(manner.language)
        if manner.voice:
            client.set_synthesis_voice(manner.voice)
        client.set_rate(to_dispatcher_scale(manner.rate))
        client.set_pitch(to_dispatcher_scale(manner.pitch))
        client.set_volume(to_dispatcher_scale(manner.volume))
        mode = self._speechd.PunctuationMode
        client.set_punctuation({"none": mode.NONE, "some": mode.SOME, "all": mode.ALL}[manner.punctuation])

    def speak(self, text: str) -> None:
        """Hand a text to the server."""
        kinds = self._speechd.CallbackType
        self._said += 1
        self._saying.add(self._said)
        ended = partial(self._ended, self._said)
        self._client.speak(text, callback=ended, event_types=(kinds.END, kinds.CANCEL))

    def _ended(self, number: int, *_: object, **__: object) -> None:
        """Hear from the server, in the library's thread, that a text has ended, perhaps one that was cut."""
        self._saying.discard(number)

    def stop(self) -> None:
        """Drop what is being said and what waits."""
        self._saying.clear()
        self._client.cancel()

    def busy(self) -> bool:
        """Whether the server still says something of ours."""
        return bool(self._saying)

    def close(self) -> None:
        """End the connection."""
        self._client.close()

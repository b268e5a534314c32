"""A terminal at the other end of an SSH connection: append-only lines, typed by keys that come as bytes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.net.lobby.playing import Home
from accessgames.net.visits.threads import Teller, Typed
from accessgames.output.sink import MOST_COLUMNS
from accessgames.shell.input.editor import KeyDecoder
from accessgames.shell.input.readers import KeyReader, LineReader
from accessgames.shell.launch import FarTerminal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from accessgames.shell.input.readers import Reader
    from accessgames.shell.settings import Settings

_MOST_TYPED: Final = 64
_ESCAPE_SECONDS: Final = 0.05
_NARROWEST: Final = 20
_KEYS: Final = "klavesy"


class ChannelKeys:
    """The keyboard behind a channel; portions of bytes come from the loop of the server."""

    def __init__(self) -> None:
        """Nothing was pressed yet."""
        self.portions: Typed[bytes] = Typed(_MOST_TYPED)
        self._decoder = KeyDecoder()
        self._ahead: list[str] = []

    def open(self, resumed: Callable[[], None]) -> None:
        """Take hold of it: it belongs to nobody else."""
        del resumed

    def close(self) -> None:
        """Give it back."""

    def ready(self, seconds: float) -> bool:
        """Wait so long for a key; return whether there is one, or the end of the channel."""
        if self._ahead or self._decoder.waiting:
            return True
        try:
            portion = self.portions.get(seconds) if seconds or self.portions.pending else None
        except EOFError:
            self.portions.end()
            return True
        self._ahead += [] if portion is None else self._decoder.feed(portion)
        return bool(self._ahead)

    def drop(self) -> None:
        """Drop keys that were pressed and not asked for."""
        self.portions.drop()
        self._ahead, self._decoder = [], KeyDecoder()

    def wait(self) -> Iterable[str]:
        """Wait for keys and return those that came; raises EOFError where the channel is gone."""
        if self._ahead:
            keys, self._ahead = self._ahead, []
            return keys
        portion = self.portions.get(_ESCAPE_SECONDS if self._decoder.waiting else None)
        return self._decoder.give_up() if portion is None else self._decoder.feed(portion)


def at_left_edge(text: str) -> bytes:
    r"""Return a text as bytes for a terminal far away: no driver begins its lines at the left edge there.

    >>> at_left_edge("pole c4\n")
    b'pole c4\r\n'
    """
    return text.replace("\n", "\r\n").encode()


class SshTerminal:
    """What somebody has at the other end of an SSH connection.

    Attributes:
        keys: What they press.
        stream: Where lines go.
        columns: How wide their terminal is; 0 where there is none.
        home: Their journals stay in the hall.
    """

    home = Home(Path(), "nowhere", lambda _path, _data: None)

    def __init__(
        self, write: Callable[[bytes], None], columns: int, shown: Callable[[], bool] = lambda: True
    ) -> None:
        """Talk to somebody through a channel; `shown` tells whether all that was written has left."""
        self.keys = ChannelKeys()
        self.stream = Teller(lambda text: write(at_left_edge(text)))
        self.columns = columns
        self._shown = shown

    def far(self) -> FarTerminal:
        """Return what reads there and how wide it is."""
        return FarTerminal(self._reader, self._width, self._shown)

    def _reader(self, settings: Settings) -> Reader:
        kind = KeyReader if settings["profile"] == _KEYS else LineReader
        return kind(self.keys, self.stream)

    def _width(self) -> int | None:
        return max(_NARROWEST, min(MOST_COLUMNS, self.columns - 1)) if self.columns else None

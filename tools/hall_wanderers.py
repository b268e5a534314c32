"""People who come back to a hall by another door whenever they were killed: for `tools/hall_kills.py`."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from accessgames.engine import Stream
from accessgames.games import load_room
from accessgames.net import frames
from accessgames.net.link import Link
from tools.hall_people import CZECH, ENGLISH, PASSPHRASE, Page, Place, Shell, Terminal, Typist

if TYPE_CHECKING:
    from pathlib import Path


class Wanderer(Typist):
    """Somebody with a passphrase who, each time they were cut off, comes back through another door.

    Attributes:
        returns: How often they did.
    """

    def __init__(self, hall: Place, name: str, stream: Stream, home: Path) -> None:
        """Take the name, with the passphrase that opens every door."""
        super().__init__(hall, name, stream)
        hello = frames.Hello(frames.VERSION, "", name, PASSPHRASE)
        Link(f"ws://127.0.0.1:{hall.port}", hello, lambda game, _=None: load_room(game)).close()
        self._home = home
        self.returns = 0
        self._door: Page | Terminal | Shell | None = None

    @property
    def door(self) -> str:
        """What they come by now."""
        return type(self._door).__name__

    @property
    def last(self) -> str:
        """What they were told last, at a door that keeps it."""
        return self._door.told[-800:] if self._door else ""

    def cut(self) -> None:
        """End them where they are."""
        self.cuts += 1
        if self._door is not None:
            self._door.leave()

    def play(self, table: int) -> None:
        """Play a match to its end, through as many doors as it takes."""
        self.mark = self.record = ""
        for at in count():
            if self.mark:
                return
            self.returns += at > 0
            self._door = self._another()
            self.tongue = self._door.tongue
            self._door.play(table)
            self.mark, self.record = self._door.mark, self._door.record
            self.faults += self._door.faults

    def _another(self) -> Page | Terminal | Shell:
        doors = ("Page", "Terminal", "Shell")
        door, own = self._stream.choice([one for one in doors if one != self.door]), self._own()
        tongue = self._stream.choice([CZECH, ENGLISH])
        if door == "Page":
            return Page(self._hall, self.name, own, tongue)
        if door == "Terminal":
            return Terminal(self._hall, self.name, own, tongue)
        home = self._home / f"{self.name}-{self.cuts}"
        return Shell(self._hall, self.name, own, tongue, home, "--lang", tongue.locale[:2])

    def _own(self) -> Stream:
        return Stream(str(self._stream.below(1 << 30)), self.name)

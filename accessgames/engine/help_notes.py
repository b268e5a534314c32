"""What a journal says of help: who was advised, and that nobody may be advised any more.

Neither is an action: it changes no position, and taking back moves does not take it back.
"""

from __future__ import annotations

from typing import Final

from accessgames.dataclasses import dataclass, replace
from accessgames.engine.errors import JournalError

_LOCKED: Final = "locked"


@dataclass(frozen=True, slots=True)
class Help:
    """A line about help.

    Attributes:
        seat: Who was advised; None where help is locked from here on.
    """

    seat: int | None

    @property
    def text(self) -> str:
        """What stands in the line."""
        return _LOCKED if self.seat is None else str(self.seat)

    @classmethod
    def read(cls, text: str) -> Help:
        """Read what `text` wrote.

        Raises:
            ValueError: It is neither a seat nor the lock.
        """
        return cls(None if text == _LOCKED else int(text))


@dataclass(frozen=True, slots=True)
class HelpNotes:
    """All of that in one match.

    Attributes:
        advised: The seats that were advised.
        locked: Whether nobody may be any more.
    """

    advised: frozenset[int] = frozenset()
    locked: bool = False

    def noted(self, note: Help, seats: int) -> HelpNotes:
        """Return the notes with one more, in a match of so many seats.

        Raises:
            JournalError: `error-journal-notation`, where it says nothing new or can't be: there is no such
                seat, or help is locked.
        """
        if note.seat in self.advised or self.locked or (note.seat is not None and note.seat >= seats):
            raise JournalError("error-journal-notation", text=note.text)
        if note.seat is None:
            return replace(self, locked=True)
        return replace(self, advised=self.advised | {note.seat})

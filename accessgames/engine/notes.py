"""What a journal says beside the actions: who was advised, that nobody may be any more, who turned a board.

None of it is an action: it changes no position, and taking back moves does not take it back.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from accessgames.dataclasses import dataclass, replace
from accessgames.engine.errors import JournalError

_LOCKED: Final = "locked"

_QUARTERS: Final = 4


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
class Side:
    """A line about the side from which somebody looks at their own board.

    Attributes:
        seat: Whose board.
        quarters: By how many quarters to the right it lies turned now, 0 to 3.
    """

    seat: int
    quarters: int

    @property
    def text(self) -> str:
        """What stands in the line."""
        return f"{self.seat} {self.quarters}"

    @classmethod
    def read(cls, text: str) -> Side:
        """Read what `text` wrote.

        Raises:
            ValueError: It is no seat with a number of quarters.
        """
        seat, quarters = map(int, text.split(" "))
        if quarters not in range(_QUARTERS):
            raise ValueError(text)
        return cls(seat, quarters)


Note: TypeAlias = Help | Side
"""A line that is no action."""


@dataclass(frozen=True, slots=True)
class Notes:
    """All of that in one match.

    Attributes:
        advised: The seats that were advised.
        locked: Whether nobody may be any more.
        sides: By how many quarters to the right the boards lie turned, by seat; empty before anybody turned
            theirs.
    """

    advised: frozenset[int] = frozenset()
    locked: bool = False
    sides: tuple[int, ...] = ()

    def side(self, seat: int) -> int:
        """Return by how many quarters to the right the board of a seat lies turned."""
        return self.sides[seat] if self.sides else 0

    def known(self, note: Note) -> bool:
        """Tell whether a note would say nothing new."""
        if isinstance(note, Side):
            return self.side(note.seat) == note.quarters
        return self.locked or note.seat in self.advised

    def noted(self, note: Note, seats: int) -> Notes:
        """Return the notes with one more, in a match of so many seats.

        Raises:
            JournalError: `error-journal-notation`, where it says nothing new or can't be: there is no such
                seat, or help is locked.
        """
        if not (note.seat is None or 0 <= note.seat < seats) or self.known(note):
            raise JournalError("error-journal-notation", text=note.text)
        if isinstance(note, Side):
            turned = (note.quarters if seat == note.seat else self.side(seat) for seat in range(seats))
            return replace(self, sides=tuple(turned))
        if note.seat is None:
            return replace(self, locked=True)
        return replace(self, advised=self.advised | {note.seat})

"""What a journal says beside the actions: who was advised or may be, who turned a board, who acts for whom.

None of it is an action: it changes no position, and taking back moves does not take it back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, TypeAlias

from accessgames.dataclasses import dataclass, replace
from accessgames.engine.errors import JournalError

_LOCKED: Final = "locked"

_QUARTERS: Final = 4
_LEVELS: Final = 10


@dataclass(frozen=True, slots=True)
class Help:
    """A line about help.

    Attributes:
        seat: Who was advised; None where help is locked from here on.
        by: How journals name such lines.
    """

    by: ClassVar[str] = "help"
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
        by: How journals name such lines.
    """

    by: ClassVar[str] = "side"
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


@dataclass(frozen=True, slots=True)
class StandIn:
    """A line about who acts on a seat from here on.

    Attributes:
        seat: Whose seat.
        level: Of the computer player who acts there for the person, 1 to 9; 0 where the person is back.
        by: How journals name such lines.
    """

    by: ClassVar[str] = "stand-in"
    seat: int
    level: int

    @property
    def text(self) -> str:
        """What stands in the line."""
        return f"{self.seat} {self.level}"

    @classmethod
    def read(cls, text: str) -> StandIn:
        """Read what `text` wrote.

        Raises:
            ValueError: It is no seat with a level.
        """
        seat, level = map(int, text.split(" "))
        if level not in range(_LEVELS):
            raise ValueError(text)
        return cls(seat, level)


Note: TypeAlias = Help | Side | StandIn
"""A line that is no action."""

KINDS: Final[Mapping[str, type[Help | Side | StandIn]]] = {kind.by: kind for kind in (Help, Side, StandIn)}
"""Kinds of such lines, by how journals name them."""


@dataclass(frozen=True, slots=True)
class Notes:
    """All of that in one match.

    Attributes:
        advised: The seats that were advised.
        locked: Whether nobody may be any more.
        sides: By how many quarters to the right the boards lie turned, by seat; empty before anybody turned
            theirs.
        levels: Of the computer players who act for people, by seat, 0 where the person acts; empty before
            that was so anywhere.
    """

    advised: frozenset[int] = frozenset()
    locked: bool = False
    sides: tuple[int, ...] = ()
    levels: tuple[int, ...] = ()

    @property
    def stood_in(self) -> dict[int, int]:
        """Levels of the computer players who act for people now, by seat."""
        return {seat: level for seat, level in enumerate(self.levels) if level}

    def side(self, seat: int) -> int:
        """Return by how many quarters to the right the board of a seat lies turned."""
        return self.sides[seat] if self.sides else 0

    def known(self, note: Note) -> bool:
        """Tell whether a note would say nothing new."""
        if isinstance(note, Side):
            return self.side(note.seat) == note.quarters
        if isinstance(note, StandIn):
            return self.stood_in.get(note.seat, 0) == note.level
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
        if isinstance(note, StandIn):
            now = {**self.stood_in, note.seat: note.level}
            return replace(self, levels=tuple(now.get(seat, 0) for seat in range(seats)))
        if note.seat is None:
            return replace(self, locked=True)
        return replace(self, advised=self.advised | {note.seat})

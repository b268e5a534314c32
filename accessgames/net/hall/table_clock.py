"""How long people at a table have had: from when their text was out, bounded by what was measured here."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

GRACE: Final = 60_000
"""Most milliseconds of one turn that are nobody's time: a slow or a broken line, a voice, a Braille line.

The program of a guest says how much of a turn that was. One that does not, or that lies, gains no more.
"""

_SECOND: Final = 1000


@dataclass(slots=True)
class _Turn:
    """A seat that is awaited.

    Attributes:
        line: Line of the journal behind which it is.
        sent: When that was first sent there, in milliseconds from any moment; None before.
        said: Milliseconds of it that its program called time, as far as the clock of the game knows them.
        given: Milliseconds of it that are nobody's; None while its text is not out.
        charged: Milliseconds of it that the clock of the game knows.
    """

    line: int
    sent: int | None = None
    said: int = 0
    given: int | None = None
    charged: int = 0

    def lasted(self, now: int) -> int:
        """Return how long it has lasted, since it was sent."""
        return 0 if self.sent is None else now - self.sent

    def say(self, now: int, milliseconds: int) -> None:
        """Take the word of its program for how much of it was time, as far as that can be."""
        self.given = min(GRACE, max(0, self.lasted(now) - milliseconds))

    def owed(self, now: int) -> int:
        """Return how much time of it the clock of the game does not know."""
        lasted = self.lasted(now)
        given = min(GRACE, lasted) if self.given is None else self.given
        return max(0, lasted - given - self.charged)


class TableClock:
    """Measures what the clock of a match is owed.

    A turn of a seat begins when it is awaited, and anew when chance has answered it; in between any number of
    things may be done, and all of them share what is nobody's time. Where several are awaited at once, time
    passes for all of them as for the one who has had least.
    """

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        """Measure by a clock that gives seconds from any moment."""
        self._monotonic = monotonic
        self._turns: dict[int, _Turn] = {}

    @property
    def _now(self) -> int:
        return round(self._monotonic() * _SECOND)

    def follow(self, awaited: Collection[int], line: int, *, anew: bool) -> None:
        """Know whose time runs behind a line of the journal.

        Args:
            awaited: The seats of people who are awaited, where the game has a clock.
            line: The number of the line.
            anew: Whether chance has acted since the last time.
        """
        before = {} if anew else self._turns
        self._turns = {seat: before.get(seat) or _Turn(line) for seat in awaited}

    def sent(self, own: Collection[int], line: int) -> None:
        """Note that everything up to a line is sent to whoever sits on some seats; the first time counts."""
        for turn in self._of(own):
            if turn.sent is None and line >= turn.line:
                turn.sent = self._now

    def out(self, own: Collection[int], line: int, milliseconds: int) -> None:
        """Hear that all up to a line has been out there for so long; of an old turn that is no news."""
        for turn in self._of(own):
            if line >= turn.line:
                turn.say(self._now, turn.said + milliseconds)

    def owed(self, own: Collection[int], milliseconds: int = 0) -> int:
        """Return how much time has passed that the clock of the game does not know.

        Args:
            own: The seats of somebody who acts, or asks for the time; nothing is owed to others by them.
            milliseconds: How much of it their program calls time.
        """
        now, turns = self._now, self._of(own)
        for turn in turns:
            turn.say(now, turn.said + milliseconds)
        return min(turn.owed(now) for turn in self._turns.values()) if turns else 0

    def charged(self, own: Collection[int], said: int, milliseconds: int) -> None:
        """Note that the clock of the game knows of so much, of which somebody's program had said so much."""
        turns = self._of(own)
        for turn in turns:
            turn.said += said
        for turn in self._turns.values() if turns else ():
            turn.charged += milliseconds

    def _of(self, own: Collection[int]) -> tuple[_Turn, ...]:
        return tuple(turn for seat, turn in self._turns.items() if seat in own)

"""A match in a hall whose course is written before, luck and time with it; only the disk is left out."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from accessgames.dataclasses import dataclass
from accessgames.engine import CHANCE, CLOCK, SPECTATOR
from accessgames.engine.driver import MatchDriver
from accessgames.engine.local_seat import LocalSeat

if TYPE_CHECKING:
    from accessgames.engine import Actor, Header, Viewer
    from accessgames.engine.luck import SecretSeed
    from accessgames.games import Room
    from accessgames.testing.twins import Move


class CourseDriver(MatchDriver):
    """A match whose course is written before: whoever acts by themselves does what stands there.

    Attributes:
        moves: The course.
    """

    def __init__(self, driver: MatchDriver, moves: Sequence[Move], people: frozenset[int]) -> None:
        """Follow a course; `people` act when they are told to, and so does time while somebody is awaited."""
        super().__init__(driver.match, {}, {})
        self.moves, self._people = moves, people

    @property
    def due(self) -> Move | None:
        """What comes next; None where nothing more is written."""
        moment = self.match.moment
        return self.moves[moment] if moment < len(self.moves) else None

    def next_automatic(self) -> Actor | None:
        """Return who acts next by themselves."""
        if self.due is None or self.due[0] in self._people:
            return None
        return None if self.due[0] == CLOCK and len(self.match.actors) > 1 else self.due[0]

    def advance(self) -> tuple[Actor, tuple[Any, ...]] | None:
        """Let them do it."""
        if self.due is None or self.next_automatic() is None:
            return None
        return self.due[0], self.match.submit(*self.due).events


class CourseSeat(LocalSeat[Any, Any, Any, Any]):
    """Every seat of a match whose course is written before."""

    _driver: CourseDriver

    @classmethod
    def follow(
        cls, seat: LocalSeat[Any, Any, Any, Any], secret: SecretSeed, moves: Sequence[Move],
        people: frozenset[int],
    ) -> CourseSeat:  # fmt: skip
        """Take the place of a seat; what is drawn behind the course would follow from another seed."""
        driver = CourseDriver(seat._driver, moves, people)  # noqa: SLF001 - luck is decided here
        driver.match._secret = secret  # noqa: SLF001 - one commitment can't be made to two seeds
        own = cls(driver, seat.own)
        own._driver, own._told, own._explain = driver, seat._told, seat._explain  # noqa: SLF001 - as there
        return own

    @property
    def due(self) -> Move | None:
        """What comes next; None where nothing more is written."""
        return self._driver.due

    def play_until(self, moment: int) -> None:
        """Let everybody do what they do before a moment; nobody ever sees that chance or time is awaited."""
        while self.due is not None and (self.moment < moment or self.actors in ((CHANCE,), (CLOCK,))):
            self._match.submit(*self.due)

    def pass_by(self, action: object) -> None:
        """Let the clock act."""
        self._match.submit(CLOCK, action)


class NoDisk:
    """Keeps nothing.

    Attributes:
        thinking: As `Ledger` has it.
    """

    def __init__(self) -> None:
        self.thinking = asyncio.Semaphore()

    async def synced(self) -> None:
        """Say that everything is kept, after whoever waits for the match has had a chance to queue up."""
        await asyncio.sleep(0)


@dataclass(frozen=True, slots=True)
class Hosting:
    """What is played, and what is the same for everybody who may look.

    Attributes:
        room: The game.
        header: What the match is.
        viewer: Who must not tell two courses apart.
        luck: The seed that the header commits to.
        people: Seats that people have at their own doors; computer players have the others.
    """

    room: Room
    header: Header
    viewer: Viewer
    luck: SecretSeed
    people: frozenset[int]

    @property
    def own(self) -> frozenset[int]:
        """Seats of whoever looks."""
        return frozenset() if self.viewer == SPECTATOR else frozenset({self.viewer})

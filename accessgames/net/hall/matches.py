"""A match that is kept in a hall: each line of its journal is on the disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from accessgames.bots.policies import make_policy
from accessgames.engine import GameError, Journal, read_journal
from accessgames.engine.local_seat import LocalSeat
from accessgames.engine.luck import SecretSeed
from accessgames.games import check_holders
from accessgames.net import chronicle, frames, values
from accessgames.net.service import SeatService

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from accessgames.engine import Header, Policy
    from accessgames.games import Room
    from accessgames.net.counted_lines import CountedLines
    from accessgames.net.hall.ledger import Ledger

_SLOW: Final = (frames.Verify, frames.TakeHome, frames.Why, frames.Certain)
"""Requests that look through a whole match: they are answered beside the loop."""


class Follower(Protocol):
    """A connection whose person follows a match.

    Attributes:
        news: Set when there is something to be told.
    """

    news: asyncio.Event


class HostedMatch:
    """One match; everybody who plays it is elsewhere.

    Attributes:
        seat: The match, every seat of it.
        values: Writes what the game says.
        followers: Who is told what happens.
        torn: Whether a line was lost on its way to the disk: the match is to be taken from its journal anew.
    """

    def __init__(
        self, room: Room, ledger: Ledger, lines: CountedLines, bots: Mapping[int, Policy],
        secret: SecretSeed | None, source: Header | Journal,
    ) -> None:  # fmt: skip
        """Begin a match with a header, or go on with one from its journal.

        Args:
            room: The game.
            ledger: Has the lines on the disk when it says so.
            lines: Where they go.
            bots: Computer players by seat.
            secret: The seed, where the journal has not revealed it.
            source: Its header, or its journal.

        Raises:
            GameError: The journal does not fit the game, or breaks its rules.
        """
        self._ledger, self.lines = ledger, lines
        self._chronicle = chronicle.Chronicle(source.records if isinstance(source, Journal) else ())
        if isinstance(source, Journal):
            known = None if source.revealed else secret
            self.seat: LocalSeat[Any, Any, Any, Any] = LocalSeat.resume(room.game, source, lines, known)
        else:
            self.seat = LocalSeat.begin(room.game, source, lines, secret)
        self.seat.thin()
        self._room = room
        self.seat.occupy(bots, self._passed, room.told_by_people)
        self._bots = set(bots)
        for at, level in self.seat.notes.stood_in.items():
            self._let_act(at, level)
        self._chronicle.begin(self.seat.entries)
        self.values = values.Values(room.game)
        self.followers: set[Follower] = set()
        self._changing = asyncio.Lock()
        self._going_on: asyncio.Task[None] | None = None
        self._changed_at = time.monotonic()
        self.torn = False
        self._watched: tuple[tuple[int, int], tuple[tuple[int, int], bytes]] | None = None

    def _passed(self) -> int:
        """Return no time: those who are awaited say how much has passed."""
        return 0

    def service(self, own: frozenset[int]) -> SeatService:
        """Return what answers somebody who sits on some seats, or on none."""
        return SeatService(self.seat.for_seats(own), self.values, self._chronicle, self.lines.text)

    @property
    def line(self) -> int:
        """Number of the last line that is on the disk."""
        return self._chronicle.line

    async def moved(self, service: SeatService, line: int, moment: int) -> tuple[tuple[int, int], bytes]:
        """Tell how the match stands to whoever knew it up to a line; never between a line and the disk.

        Returns:
            What is known by the frame, a line and a moment, and the frame. Those who watch see the same: it
            is written once for all of them.
        """
        async with self._changing:
            self._check_whole()
            asked, watches = (line, moment), not service.seat.own
            if watches and self._watched is not None and self._watched[0] == asked:
                return self._watched[1]
            moved = service.moved(min(line, self.line), moment)
            told = (moved.line, moved.kept + len(moved.acted)), msgspec.json.encode(moved)
            if watches:
                self._watched = asked, told
            return told

    async def answer(self, service: SeatService, what: frames.SeatRequest) -> msgspec.Raw:
        """Answer; what was done by it is on the disk then.

        Raises:
            GameError: It is refused, or could not be kept (`net-not-kept`).
        """
        async with self._changing:
            self._check_whole()
            try:
                if isinstance(what, _SLOW):
                    return await asyncio.to_thread(service.answer, what)
                answer = service.answer(self._measured(what))
                self._go_on_at_once()
                return answer
            finally:
                await self._tell()

    async def stand_in(self, at: int, level: int) -> None:
        """Let a computer player of a level act on a person's seat from now on, or the person again (0).

        Raises:
            GameError: There is no such level, the match is over, or that could not be kept.
        """
        async with self._changing:
            self._check_whole()
            if not self.seat.actors:
                raise GameError("net-nothing-goes")
            self._let_act(at, level)
            await self._tell()
        self.go_on()

    def check_level(self, level: int) -> None:
        """Refuse a level that no computer player has here; raises GameError."""
        check_holders(self._room, self.seat.setup, bots=True)
        make_policy(self._room.bots, f"bot:{level}")

    def _let_act(self, at: int, level: int) -> None:
        """Seat whoever acts on a person's seat; what the journal has already is not written again."""
        policy = make_policy(self._room.bots, f"bot:{level}") if level else None
        self.seat.stand_in(at, level, policy)
        (self._bots.add if level else self._bots.discard)(at)

    def _measured(self, what: frames.SeatRequest) -> frames.SeatRequest:
        """Return a request in which no more time has passed than since the last line was written here."""
        if not isinstance(what, frames.Pass):
            return what
        passed = int((time.monotonic() - self._changed_at) * 1000)
        return frames.Pass(min(what.milliseconds, passed), what.news_only)

    def _check_whole(self) -> None:
        if self.torn:
            raise GameError("net-not-kept")

    async def _tell(self) -> None:
        """Wait until what was written is on the disk, then let everybody hear of it.

        Raises:
            GameError: `net-not-kept`; nobody goes on with a match that is ahead of its journal.
        """
        written = self.lines.count - self.line
        if not written:
            return
        try:
            await self._ledger.synced()
        except GameError:
            self.torn = True
            self._wake()
            raise
        self._changed_at = time.monotonic()
        self._chronicle.follow(self.seat.entries, written)
        self._wake()

    def _wake(self) -> None:
        self._watched = None
        for follower in self.followers:
            follower.news.set()

    def go_on(self) -> None:
        """Let those act who act by themselves, if nobody lets them already."""
        if self.seat.actors and self.seat.next_automatic() is None:
            return
        if self._going_on is None or self._going_on.done():
            self._going_on = asyncio.create_task(self._advance())

    def _go_on_at_once(self) -> None:
        """Let chance follow what was done, and the seed what was done last.

        Nobody thinks about it, so it goes to the disk and is told together with what it follows.
        """
        if self.lines.count == self.line:
            return
        while (actor := self.seat.next_automatic()) is not None and actor not in self._bots:
            self.seat.advance()
        if not self.seat.actors:
            self.seat.reveal()

    async def _advance(self) -> None:
        with suppress(GameError):  # whoever asks next hears that it is torn
            while not self.torn and (self.seat.next_automatic() is not None or not self.seat.actors):
                async with self._changing:
                    if self.seat.next_automatic() in self._bots:
                        await asyncio.to_thread(self.seat.advance)
                    elif self.seat.actors:
                        self.seat.advance()
                    else:
                        self.seat.reveal()
                    self._go_on_at_once()
                    await self._tell()
                if not self.seat.actors:
                    return


def actors_after(room: Room, lines: Sequence[str], secret: str) -> tuple[int, ...]:
    """Return who is to act in the match of a journal that another server writes; raises GameError."""
    journal = read_journal(list(lines))
    known = SecretSeed(secret) if secret and not journal.revealed else None
    return tuple(LocalSeat.resume(room.game, journal, secret=known).actors)

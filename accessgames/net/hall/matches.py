"""A match that is kept in a hall: each line of its journal is on the disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol
from weakref import WeakSet

import msgspec

from accessgames.bots.policies import make_policy
from accessgames.engine import CHANCE, GameError, Help, Journal, is_seat, read_journal
from accessgames.engine.local_seat import LocalSeat
from accessgames.engine.luck import SecretSeed
from accessgames.games import check_holders
from accessgames.games.helping import HelpingMove
from accessgames.net import chronicle, frames, values
from accessgames.net.hall.late_match import LateMatch
from accessgames.net.hall.table_clock import TableClock
from accessgames.net.service import NOTHING, SeatService

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from accessgames.engine import Header, Policy
    from accessgames.games import Room
    from accessgames.net.counted_lines import CountedLines
    from accessgames.net.hall.ledger import Ledger

_SLOW: Final = (frames.Verify, frames.TakeHome, frames.Why, frames.Certain)
"""Requests that look through a whole match: they are answered beside the loop."""

_DOING: Final = (frames.Do, frames.TakeBack, frames.Correct, frames.Note, frames.Pass)
"""Requests by which a match goes on."""


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
        closed: Why nobody may do anything in it any more, as the key of a refusal; empty where they may.
        released: Whether nothing more is written here: another server may go on with it.
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
        # Where the clock alone acts, nobody's time passes.
        self.seat.occupy(bots, lambda: 0, room.told_by_people)
        self._bots = set(bots)
        for at, level in self.seat.notes.stood_in.items():
            self._let_act(at, level)
        self._chronicle.begin(self.seat.entries)
        self.values = values.Values(room.game)
        self.followers: set[Follower] = set()
        self._changing = asyncio.Lock()
        self._going_on: asyncio.Task[None] | None = None
        self._secret, self._waiting = secret, WeakSet[SeatService]()
        self._late: LateMatch | None = None
        self.arrange(time.monotonic)
        self.torn = self.released = False
        self.closed = ""
        self._watched: tuple[tuple[int, int], tuple[tuple[int, int], bytes]] | None = None

    def arrange(self, monotonic: Callable[[], float], delay: int = 0) -> None:
        """Measure the time of whoever is awaited anew, and let those who watch see the match late.

        Args:
            monotonic: Gives seconds from any moment.
            delay: How many moves lie behind what those see; 0 for none.
        """
        self._clock, self._delay = TableClock(monotonic), delay
        self._follow_time(0)

    def service(self, own: frozenset[int]) -> SeatService:
        """Return what answers somebody who sits on some seats, or on none: then perhaps of a late match."""
        seat, known = self.seat, self._chronicle
        late = self._delay and not own and seat.actors
        if late:
            if self._late is None:
                self._late = LateMatch(self._room, self._kept_lines(), self._secret, self._delay)
            seat, known = self._late.seat, self._late.chronicle
        found = SeatService(seat.for_seats(own), self.values, known, self.lines.text)
        if late:
            self._waiting.add(found)
        return found

    def is_late(self, service: SeatService) -> bool:
        """Tell whether somebody sees the match as it was before."""
        return service in self._waiting

    def _kept_lines(self) -> list[str]:
        """Return the lines of the journal that are on the disk, with its header."""
        return self.lines.kept[: self.line + 1]

    def _follow_late(self) -> None:
        """Let those who see the match late know more of it, and at its end all."""
        if self._late is None:
            return
        if self.seat.actors:
            self._late.follow(self._kept_lines())
            return
        for service in self._waiting:
            service.look_elsewhere(self.seat.for_seats(frozenset()), self._chronicle)
        self._waiting.clear()
        self._late = None

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
            if self.torn:
                raise GameError("net-not-kept")
            asked, watches = (line, moment), not service.seat.own
            if watches and self._watched is not None and self._watched[0] == asked:
                return self._watched[1]
            moved = service.moved(min(line, service.line), moment)
            self._clock.sent(service.seat.own, moved.line)
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
            self._check_allowed(what)
            try:
                if isinstance(what, _SLOW):
                    async with self._ledger.thinking:
                        return await asyncio.to_thread(service.answer, what)
                self._let_time_pass(service, what)
                answer = self._pass(service, what) if isinstance(what, frames.Pass) else service.answer(what)
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

    def _let_time_pass(self, service: SeatService, what: frames.SeatRequest) -> None:
        """Let the clock of the game know how late it is before somebody changes something."""
        if isinstance(what, frames.Out):
            self._clock.out(service.seat.own, what.line, what.milliseconds)
        elif isinstance(what, frames.Do | frames.TakeBack | frames.Correct) and not what.rehearse:
            owed = self._clock.owed(service.seat.own)
            if self.seat.timed and self.seat.pass_time(owed, news_only=False) is not None:
                self._clock.charged(service.seat.own, 0, owed)

    def _pass(self, service: SeatService, what: frames.Pass) -> msgspec.Raw:
        """Let as much time pass as was measured here, whatever a program calls time."""
        measured = self._clock.owed(service.seat.own, what.milliseconds)
        answer = service.answer(frames.Pass(measured, what.news_only))
        if answer != NOTHING:
            self._clock.charged(service.seat.own, what.milliseconds, measured)
        return answer

    def _follow_time(self, known: int) -> None:
        """Know whose time runs; `known` actions had been done the last time."""
        seat = self.seat
        awaited = tuple(at for at in seat.actors if is_seat(at) and at not in self._bots)
        self._clock.follow(awaited if seat.timed else (), self.line, anew=CHANCE in seat.acted[known:])

    def _check_allowed(self, what: frames.SeatRequest) -> None:
        """Refuse to do anything where the match is closed, and to help where help is locked.

        What a guest's own program does with what it sees is its own affair; nothing more comes from here.

        Raises:
            GameError: `closed`, or `shell-hint-locked`.
        """
        if self.closed and isinstance(what, _DOING):
            raise GameError(self.closed)
        if not self.seat.notes.locked:
            return
        if isinstance(what, frames.Note) and what.about == Help.by:
            raise GameError("shell-hint-locked")
        own = self._room.commands
        if not isinstance(what, frames.Do) or not isinstance(own, HelpingMove):
            return
        if any(own.helps(self.seat.game.parse_action(text)) for text in what.actions):
            raise GameError("shell-hint-locked")

    async def release(self) -> None:
        """Write nothing any more: what was told is on the disk, and whoever goes on with it may begin."""
        async with self._changing:
            self.released = True

    def _check_whole(self) -> None:
        if self.torn or self.released:
            raise GameError("net-not-kept" if self.torn else "net-restarts")

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
        self._follow_time(self._chronicle.follow(self.seat.entries, written))
        self._follow_late()
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
                    self._check_whole()
                    if self.seat.next_automatic() in self._bots:
                        async with self._ledger.thinking:
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

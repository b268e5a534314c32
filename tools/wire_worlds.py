"""One match of a pair in a hall, visited through every door; and both matches of a pair side by side.

What is noted is in order, so that two matches that look the same must bring the same things equally often,
counted in steps: nobody looks at a clock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from accessgames.engine import CLOCK
from accessgames.net import counted_lines, frames
from accessgames.net.hall import matches, tables
from accessgames.testing.worlds import Questions
from tools import wire_courses, wire_doors

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.engine.luck import SecretSeed
    from accessgames.testing.twins import Move

DOORS: Final = ("pipe", "page", "ssh")
"""A program whose input nobody sits at, which waits for others; a page; a terminal behind SSH."""

STEPS: Final = 4
"""So often somebody acts while everybody listens."""

LINES: Final = 2
"""So many lines are typed at each door."""

_TELLER: Final = "teller"
"""Name of a task that tells a page what happens as long as it is there."""

_TURNS: Final = 3
"""So often the loop of the hall turns until what was handed to it has been done."""

T = TypeVar("T")


class World:
    """One match of a pair in a hall.

    Attributes:
        hosting: What is played, and who looks.
        match: The match.
        table: The table.
        notes: All that came to the seat, in order.
        seat: Every seat of the match.
    """

    def __init__(
        self,
        hosting: wire_courses.Hosting,
        moves: Sequence[Move],
        secret: SecretSeed,
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        """Begin a match whose course is written, and whose luck to come follows from a seed of its own."""
        self.hosting, self._loop = hosting, loop
        self.notes: list[wire_doors.Note] = []
        self.doors: tuple[wire_doors.Door, ...] = ()
        self._tellers: list[asyncio.Task[None]] = []
        header, disk = hosting.header, wire_courses.NoDisk()
        lines = counted_lines.CountedLines(lambda _line: None)
        self.match = matches.HostedMatch(hosting.room, disk, lines, {}, hosting.luck, header)  # type: ignore[arg-type] # it keeps nothing
        self.seat = wire_courses.CourseSeat.follow(self.match.seat, secret, moves, hosting.people)
        self.match.seat = self.seat
        seats = tuple(tables.SeatKept(at + 1, spec.name) for at, spec in enumerate(header.seats))
        self.table = tables.Table(1, tables.TableKept(header.game, header.options, seats), "goes")
        self.table.match = self.match

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the loop of the hall do something."""
        return self._loop.run_until_complete(work)

    def rest(self) -> None:
        """Let everything happen that was begun."""
        self.run(self._settle())

    async def _settle(self) -> None:
        await asyncio.sleep(0)
        own = asyncio.current_task()
        while left := [one for one in asyncio.all_tasks() if one is not own and one.get_name() != _TELLER]:
            await asyncio.wait(left)
        for _ in range(_TURNS):
            await asyncio.sleep(0)

    def open(self, until: int, manner: wire_doors.Manner) -> None:
        """Come to the match when so much was done, through every door at once."""
        self.seat.play_until(until)
        self.run(self.match.answer(self.match.service(frozenset()), frames.Corrigible()))  # tells what is new
        self.doors = tuple(wire_doors.Door(name, self, manner) for name in DOORS)
        self.rest()

    def open_page(self, line: wire_doors.PageLine) -> wire_doors.Field:
        """Return a page whose line is served by the loop."""

        async def make() -> wire_doors.Field:
            field = wire_doors.Field()
            self._tellers.append(asyncio.create_task(field.send_all(line, 0), name=_TELLER))
            return field

        return self.run(make())

    def step(self) -> None:
        """Let whoever is due act, and all that follows by itself; then everybody hears of it."""
        if self.seat.due is None:
            return
        actor, action = self.seat.due
        if actor == CLOCK and len(self.seat.actors) > 1:
            self.seat.pass_by(action)
            self.run(self.match.answer(self.match.service(frozenset()), frames.Corrigible()))
        elif actor in self.hosting.people:
            text = self.seat.game.format_action(action)
            service = self.match.service(frozenset({actor}))
            self.run(self.match.answer(service, frames.Do(actor, (text,), self.match.line)))
        self.run(self._go_on())
        for door in self.doors:
            door.hear()
        self.rest()

    async def _go_on(self) -> None:
        self.match.go_on()
        await self._settle()

    def close(self) -> None:
        """Let everybody go."""
        for teller in self._tellers:
            teller.cancel()
        self.rest()


def worlds_apart(
    left: Sequence[wire_doors.Note], right: Sequence[wire_doors.Note]
) -> tuple[wire_doors.Note, wire_doors.Note] | None:
    """Return the first that differs of what came in two worlds; None where the same came equally often."""
    nothing: wire_doors.Note = ("", "end", "")
    pairs = zip([*left, nothing], [*right, nothing], strict=False)
    return next(((one, other) for one, other in pairs if one != other), None)


def visit_both(
    worlds: tuple[World, World], joined: int, manner: wire_doors.Manner, stream: Stream
) -> tuple[wire_doors.Note, wire_doors.Note] | None:
    """Come to both matches of a pair at a moment, hear how they go on, and ask the same at every door.

    Returns:
        The first difference; None where there is none.
    """
    for world in worlds:
        world.open(joined, manner)
    for _ in range(STEPS):
        if worlds_apart(worlds[0].notes, worlds[1].notes) or worlds[0].seat.due is None:
            break
        for world in worlds:
            world.step()
    for at in range(len(DOORS)):
        if not _ask_around(worlds, at, stream):
            break
    for world in worlds:
        world.close()
    return worlds_apart(worlds[0].notes, worlds[1].notes)


def _ask_around(worlds: tuple[World, World], at: int, stream: Stream) -> bool:
    """Ask the same at a door of both worlds; tell whether they may still look the same.

    A line that happens to be a move may bring what is hidden to light: what comes of it is not compared.
    """
    first = worlds[0].doors[at]
    pool = Questions(first.session, stream)
    for _ in range(LINES):
        question = first.session.agenda.question
        line = pool.line() if question is None else first.session.teller.words.word("no")
        before, moment = [len(world.notes) for world in worlds], worlds[0].seat.moment
        for world in worlds:
            if not world.doors[at].left:
                world.doors[at].enter(line)
        if any(world.seat.moment > moment for world in worlds):
            for world, known in zip(worlds, before, strict=True):
                del world.notes[known:]
            return False
    return True

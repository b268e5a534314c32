"""The clock of a match in a hall, through all three doors, by clocks that are set by hand."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from typing import TYPE_CHECKING

import asyncssh
import pytest

from accessgames.engine import CLOCK, read_journal, verify
from accessgames.engine.journal import Entry
from accessgames.games import load_room
from accessgames.net import frames
from accessgames.net.hall import serving
from accessgames.net.hall.hall import Hall
from accessgames.net.hall.table_clock import GRACE, TableClock
from tests.net.halls import OpenHall
from tests.net.sockets import Served, enter
from tests.net.test_sockets import wait_until
from tests.net.test_table_clock import Watch
from tests.net.visits.test_page import Page

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from accessgames.net.hall.matches import HostedMatch
    from accessgames.net.link import Link
    from accessgames.net.remote_seat import RemoteSeat

SOLO = "nový stůl tetrikon 1"


def times(journal: str, game: str = "tetrikon") -> list[int]:
    """The milliseconds that the clock was told of; the journal has to be sound."""
    found = read_journal(journal.splitlines(keepends=True))
    assert verify(load_room(game).game, found).ok
    entries = [record for record in found.records if isinstance(record, Entry)]
    return [int(entry.text) for entry in entries if entry.actor == CLOCK]


def is_out(match: HostedMatch, seat: int) -> bool:
    """Whether the text of a turn has been said to be out."""
    return match._clock._turns[seat].given is not None


# ---------------------------------------------------------------- the door of programs


class Alone:
    """Somebody who builds alone against the clock, at the door of programs."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.watch = Watch()
        served.hall.monotonic = self.watch
        self.link: Link = served.link("Jana")
        self.link.request(frames.Open("tetrikon", 1), frames.TableSeen)
        self.seat: RemoteSeat = enter(self.link)
        self.act("begin")

    def act(self, action: str) -> None:
        """Do something, whatever a client would say before."""
        self.seat.submit(0, [self.seat.game.parse_action(action)])

    @property
    def clock(self) -> TableClock:
        """What measures here."""
        match = self.served.hall.tables[1].match
        assert match is not None
        return match._clock

    def out(self, milliseconds: int = 0) -> None:
        """Say that the text is out, and wait until that has come."""
        self.seat.note_out(milliseconds)
        wait_until(lambda: self.clock._turns[0].given is not None)

    def times(self) -> list[int]:
        """What the journal has."""
        return times(self.served.journal(1))


@pytest.fixture
def alone(served: Served) -> Iterator[Alone]:
    """As above, when the clock has begun to run."""
    one = Alone(served)
    yield one
    one.link.close()


def test_the_clock_counts_from_when_the_text_was_out(alone: Alone) -> None:
    """A voice takes twenty seconds, thinking seven, the way of the action three."""
    alone.watch.now += 20
    alone.out()
    alone.watch.now += 7
    assert 0 == alone.seat.pass_time(7000, news_only=False)
    alone.watch.now += 3
    alone.act("give-up")
    assert [7000] == alone.times()


def test_who_never_says_anything_gains_the_grace(alone: Alone) -> None:
    """Not that the text is out, nor how long they took; what they do ends a turn of a hundred seconds."""
    alone.watch.now += 100
    alone.act("give-up")
    assert [100_000 - GRACE] == alone.times()


def test_who_lies_gains_the_grace(alone: Alone) -> None:
    """Again and again that the text is out just now, of lines to come, and that no time has passed."""
    for late in range(100):
        alone.watch.now += 1
        alone.link.mention(frames.Out(alone.seat.line + late, 0))
        assert alone.seat.pass_time(0, news_only=False) in {None, 0}
    alone.act("give-up")
    assert [100_000 - GRACE] == [sum(alone.times())]


def test_who_was_ahead_of_the_server_gains_nothing(alone: Alone) -> None:
    """They say an hour, and that the text was out before it was sent: what was measured here counts."""
    alone.watch.now += 4
    alone.out(3_600_000)
    assert 0 == alone.seat.pass_time(3_600_000, news_only=False)
    alone.act("give-up")
    assert [4000] == alone.times()


def test_a_break_of_the_line_is_nobodys_time(alone: Alone) -> None:
    """It breaks while somebody thinks; what was out is said again, their move comes half a minute late."""
    alone.watch.now += 5
    alone.out()
    alone.watch.now += 10
    alone.link._line.close()
    wait_until(lambda: alone.link.breaks == 1)
    alone.watch.now += 30
    assert 0 == alone.seat.pass_time(10_000, news_only=False)
    alone.act("give-up")
    assert [10_000] == alone.times()


def test_a_break_is_no_way_to_think_for_free(alone: Alone) -> None:
    """Somebody cuts their line for ten minutes and says that nothing has passed."""
    alone.out()
    alone.link._line.close()
    wait_until(lambda: alone.link.breaks == 1)
    alone.watch.now += 600
    assert 0 == alone.seat.pass_time(0, news_only=False)
    alone.act("give-up")
    assert [600_000 - GRACE] == alone.times()


def test_what_is_taken_back_gives_no_time_back(alone: Alone) -> None:
    """The server repeats it by itself, whatever the program asks for."""
    alone.watch.now += 1
    alone.out(1000)
    alone.watch.now += 8
    placed = next(
        text
        for text in map(alone.seat.game.format_action, alone.seat.perspective(0).legal)
        if text.startswith("lay")
    )
    assert 0 == alone.seat.pass_time(9000, news_only=False)
    alone.act(placed)
    alone.watch.now += 3
    alone.seat.pass_time(3000, news_only=False)
    alone.seat.take_back(0)
    alone.act("give-up")
    match = alone.served.hall.tables[1].match
    assert match is not None
    assert ["+9000", "+3000"] == [entry.text for entry in match.seat.entries if entry.actor == CLOCK]
    assert [9000, 3000, 3000] == alone.times()  # before it was taken back, and once more


def test_a_slow_line_costs_neither_of_two_their_time(served: Served) -> None:
    """Two people and half an hour for the match: each waits for their text as long as it takes."""
    watch = Watch()
    served.hall.monotonic = watch
    links = [served.link("Jana"), served.link("Petr")]
    opened = frames.Open("tetrikon", 2, (("minutes", "30"),))
    table = links[0].request(opened, frames.TableSeen).number
    links[1].request(frames.Sit(table), frames.TableSeen)
    seats = [enter(link) for link in links]
    match = served.hall.tables[table].match
    assert match is not None
    wait_until(lambda: match.seat.timed)
    for _ in range(6):
        (number,) = (actor for actor in match.seat.actors if actor >= 0)
        seat = seats[number]
        while seat.line < match.line:
            assert seat._wire.wait()
            seat.catch_up()
        watch.now += 9
        seat.note_out(0)
        wait_until(partial(is_out, match, number))
        watch.now += 2
        seat.pass_time(2000, news_only=False)
        seat.submit(number, [next(iter(seat.perspective(number).legal))])
        wait_until(lambda: match.seat.timed)
    assert {0, 2000} >= set(times(served.journal(table)))
    assert 6 == times(served.journal(table)).count(2000)
    for link in links:
        link.close()


# ---------------------------------------------------------------- pages and terminals


class Doors:
    """A hall with all its doors and a clock that is set by hand."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.halls: list[Hall] = []
        caught = self.halls

        class Caught(Hall):
            def __init__(self, *given: object) -> None:
                super().__init__(*given)  # type: ignore[arg-type]
                caught.append(self)

        monkeypatch.setattr(serving, "Hall", Caught)
        self.watch = Watch()
        self.open = OpenHall(folder, monotonic=self.watch)

    def out(self) -> bool:
        """Whether the text of the turn has been said to be out."""
        match = self.halls[0].tables[1].match
        return match is not None and any(turn.given is not None for turn in match._clock._turns.values())

    def times(self) -> list[int]:
        """What the journal has."""
        return times("".join(self.halls[0].ledger.lines(1)))


@pytest.fixture
def doors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Doors]:
    """As above."""
    found = Doors(tmp_path / "hall", monkeypatch)
    with found.open:
        yield found


def begun(page: Page) -> None:
    """Somebody at a page builds alone, and the clock has begun to run."""
    page.ready()
    page.type(SOLO)
    while not any("napište" in line for line in page.told):
        page.hear()
    page.send({"is": "Shown", "number": page.number})
    page.type("začni")


def give_up(page: Page) -> None:
    """They give it up, and hear the end."""
    page.type("vzdávám")
    page.type("ano")
    while not page.journals:
        page.hear()


def test_a_page_says_when_it_shows_the_text(doors: Doors) -> None:
    """Its line takes twenty seconds; then somebody reads and thinks for seven."""
    with Page(doors.open) as page:
        begun(page)
        doors.watch.now += 20
        assert not doors.out()
        page.send({"is": "Shown", "number": page.number})
        wait_until(doors.out)
        doors.watch.now += 7
        give_up(page)
    assert [7000] == doors.times()


def test_a_page_that_shows_nothing_gains_the_grace(doors: Doors) -> None:
    """Or says that it shows what was never told."""
    with Page(doors.open) as page:
        begun(page)
        page.send({"is": "Shown", "number": 0})
        doors.watch.now += 100
        give_up(page)
    assert [100_000 - GRACE] == doors.times()


def test_time_can_t_be_stopped_at_a_table_of_a_hall(doors: Doors) -> None:
    """Others would wait; where no time passes, that is what is said."""
    with Page(doors.open) as page:
        begun(page)
        page.type("pauza")
        assert "U stolu herny čas zastavit nejde, soupeři čekají s vámi." in page.told[-3:]


def test_a_terminal_has_the_text_when_it_has_left_for_it(doors: Doors) -> None:
    """Thinking is seven seconds."""

    def typed() -> None:
        asyncio.run(_at_terminal(doors))

    thread = threading.Thread(target=typed, daemon=True)
    thread.start()
    thread.join(60)
    assert not thread.is_alive()
    assert [7000] == doors.times()


async def _at_terminal(doors: Doors) -> None:
    async with asyncssh.connect(
        "127.0.0.1", doors.open.terminals, username="jana", known_hosts=None, config=None, agent_path=None,
        client_keys=None, password="tajné heslo Jany",  # noqa: S106 - of nobody
    ) as connection:  # fmt: skip
        process = await connection.create_process(
            term_type="xterm", term_size=(80, 24), encoding="utf-8", env={"LANG": "cs_CZ.UTF-8"}
        )

        async def until(end: str) -> None:
            heard = ""
            while end not in heard:
                heard += await asyncio.wait_for(process.stdout.read(1), 20)

        for line, end in ((SOLO, "Pak běží čas."), ("začni", "Co položíte?")):
            await until("Příkaz: ")
            process.stdin.write(f"{line}\r")
            await until(end)
        await asyncio.to_thread(wait_until, doors.out)
        doors.watch.now += 7
        for line in ("vzdávám", "ano", "konec"):
            process.stdin.write(f"{line}\r")
            await until(": ")

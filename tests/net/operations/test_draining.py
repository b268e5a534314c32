"""The end of a hall: one sentence at each door, nothing lost or told twice, and everybody comes back."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import asyncssh
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from accessgames.engine import GameError, read_journal
from accessgames.engine.journal import Entry
from accessgames.net import frames, pipes
from accessgames.net.hall.hall import Hall
from accessgames.net.hall.ledger import Ledger
from accessgames.net.hall.tables import Table
from accessgames.net.link import Link
from accessgames.net.operations import draining
from tests.net.halls import OpenHall
from tests.net.operations.test_health import asked
from tests.net.sockets import Party, Served, enter, hello, open_room, refused
from tests.net.visits.test_page import Page
from tests.net.visits.test_ssh import PASSPHRASE
from tools import hall_kills

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from pathlib import Path

    from accessgames.net.remote_seat import RemoteSeat

RESTARTS = "Herna se za chvíli restartuje, partie zůstanou uložené."
CLOSES = "Herna se zavírá, partie zůstanou uložené."


class Terminal(threading.Thread):
    """Somebody who sits at a table by SSH, types nothing more, and hears all that is told."""

    def __init__(self, port: int, *typed: str) -> None:
        super().__init__(daemon=True)
        self.port, self.typed = port, typed
        self.heard, self.code = "", -1
        self.start()

    def run(self) -> None:
        with suppress(asyncssh.Error, OSError):  # the hall is killed in the end
            asyncio.run(self._stay())

    async def _stay(self) -> None:
        async with asyncssh.connect(
            "127.0.0.1", self.port, username="ota", known_hosts=None, config=None, agent_path=None,
            client_keys=None, password=PASSPHRASE,
        ) as connection:  # fmt: skip
            process = await connection.create_process(encoding="utf-8", env={"LANG": "cs_CZ.UTF-8"})
            for line in self.typed:
                while not self.heard.endswith(": "):
                    self.heard += await process.stdout.read(1)
                process.stdin.write(f"{line}\r")
            while more := await process.stdout.read(4096):
                self.heard += more
            self.code = process.exit_status or 0


def seated(link: Link, table: int, wanted: set[str]) -> None:
    """Wait until people are at a table."""
    there: set[str] = set()
    until = time.monotonic() + 120
    while there != wanted:
        assert time.monotonic() < until, there
        time.sleep(0.1)
        there = {
            one.name for one in link.request(frames.Present(), list[frames.PersonSeen]) if one.table == table
        }


def act(seats: list[RemoteSeat]) -> tuple[int, str]:
    """Let whoever of some people is to act do the first thing there is; returns who did what."""
    while True:
        for number, seat in enumerate(seats):
            seat.catch_up()
            if number in seat._actors:
                action = next(iter(seat.perspective(number).legal))
                seat.submit(number, [action])
                return number, seat.game.format_action(action)
        time.sleep(0.05)


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_everybody_at_three_doors_comes_back_by_themselves(tmp_path: Path) -> None:
    """A real process ends by SIGTERM in time; each hears one sentence, and all sit at their table again."""
    hall = hall_kills.Hall(tmp_path)
    hall.serve()
    links = [
        Link(f"ws://127.0.0.1:{hall.port}", hello(name), open_room, (0.1,) * 1200)
        for name in ("Jana", "Petr")
    ]
    opened = frames.Open("quantum", 4, (("starter", "first"),))
    table = links[0].request(opened, frames.TableSeen).number
    links[1].request(frames.Sit(table), frames.TableSeen)
    page = Page(hall, "Eva").ready()  # type: ignore[arg-type]  # it needs its port alone
    page.send({"is": "Typed", "line": f"sedni {table}"})
    terminal = Terminal(hall.terminals, f"sedni {table}")
    seats = [enter(link) for link in links]
    seated(links[0], table, {"Jana", "Petr", "Eva", "ota"})
    done = [act(seats)]
    told = [list(seat.events(number)) for number, seat in enumerate(seats)]
    before = hall.record(table)
    seconds = hall.drain()
    with suppress(ConnectionClosed):
        while True:
            page.hear()
    terminal.join(60)
    assert seconds < draining.SECONDS + 2  # the system needs some to end a process
    assert (1, pipes.COME_BACK) == (page.told.count(RESTARTS), page.line.close_code)
    assert (1, 75) == (terminal.heard.count(RESTARTS), terminal.code)
    hall.serve()
    again = Page(hall, "", token=page.first["token"])  # type: ignore[arg-type]  # as above
    back = Terminal(hall.terminals)
    seated(links[0], table, {"Jana", "Petr", "Eva", "ota"})
    assert [["restarts"]] * 2 == [
        [one.what for one in link.heard if one.what == "restarts"] for link in links
    ]
    done.append(act(seats))
    for number, seat in enumerate(seats):
        seat.catch_up()
        assert told[number] == list(seat.events(number))[: len(told[number])]
    after = hall.record(table)
    assert before == after[: len(before)]
    records = read_journal(list(after)).records
    acted = [(record.actor, record.text) for record in records if isinstance(record, Entry)]
    assert done == [one for one in acted if one[0] in {0, 1}]
    again.line.close()
    for link in links:
        link._closed = True
    hall.kill()
    back.join(60)


def drained(served: Served, **more: Any) -> None:  # noqa: ANN401 - as `drain`
    """Let a hall end in which no session runs."""

    async def work() -> None:
        await draining.drain(served.hall, Well(), Nobody(), "restarts", **more)  # type: ignore[arg-type]

    served.do(work())


class Well:
    """Is asked by nobody."""

    leaving = False


class Nobody:
    """No sessions."""

    def keep_places(self) -> None:
        """Nobody sits anywhere."""

    async def settled(self) -> None:
        """Nobody has to hear of it."""

    def leave(self) -> list[Any]:
        """Nobody goes."""
        return []


def turn(seats: list[RemoteSeat]) -> int:
    """Which of some people is to act."""
    while True:
        for number, seat in enumerate(seats):
            seat.catch_up()
            if number in seat._actors:
                return number
        time.sleep(0.02)


def test_tables_are_released_before_they_are_handed_over(served: Served) -> None:
    """Whoever takes them over finds all that was told on the disk; they are handed over once."""
    party = Party(served, "quantum")
    handed: list[tuple[str, ...]] = []

    async def hand_over() -> None:
        match = served.hall.tables[party.table].match
        assert match is not None
        assert match.released
        handed.append(served.ledger.lines(party.table))

    number, text = act(party.seats)
    drained(served, hand_over=hand_over)
    assert [served.ledger.lines(party.table)] == handed
    assert any(f'"by":"{number}","do":"{text}"' in line for line in handed[0])
    for link in party.links:
        link._closed = True


def test_what_was_asked_too_late_is_done_once_by_whoever_goes_on(served: Served) -> None:
    """It gets no answer from the hall that ends, and is asked again when it is served anew."""
    party = Party(served, "quantum")
    number = turn(party.seats)
    seat = party.seats[number]
    action = next(iter(seat.perspective(number).legal))

    async def release() -> None:
        served.hall.leaving = True
        match = served.hall.tables[party.table].match
        assert match is not None
        await match.release()

    served.do(release())
    before = len(served.ledger.lines(party.table))
    doing = threading.Thread(target=seat.submit, args=(number, [action]), daemon=True)
    doing.start()
    doing.join(0.5)
    assert doing.is_alive()
    assert before == len(served.ledger.lines(party.table))
    served.kill()
    served.serve()
    doing.join(60)
    assert not doing.is_alive()
    done = f'"by":"{number}","do":"{seat.game.format_action(action)}"'
    assert 1 == sum(done in line for line in served.ledger.lines(party.table)[before:])
    party.close()


def test_no_new_table_and_nobody_new(served: Served) -> None:
    """Both are told why; whoever is here goes on until the line is closed."""
    link = served.link("Jana")
    served.hall.leaving = True
    assert "net-restarts" == refused(link, frames.Open("quantum", 2))
    assert [] == link.request(frames.Tables(), list[frames.TableSeen])
    with pytest.raises(GameError) as caught:
        served.link("Petr")
    assert "net-restarts" == caught.value.key
    served.hall.leaving = False
    link.close()


def test_the_line_ends_by_a_code_that_means_to_come_back(served: Served) -> None:
    """The last frame is the sentence."""
    with connect(served.address) as line:
        line.send(msgspec.json.encode(hello("Jana")), text=True)
        line.recv(20)
        drained(served)
        told = ""
        with suppress(ConnectionClosed):
            while True:
                told = str(line.recv(20))
        assert "restarts" in told
        assert pipes.COME_BACK == line.close_code


def test_whoever_reads_nothing_holds_no_end_up(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither does a computer player that thinks long: the others are told, and the hall ends in time."""
    for name in ("HEARING", "RELEASING", "HANDING", "CLOSING"):
        monkeypatch.setattr(draining, name, 0.1)

    async def hang() -> None:
        await asyncio.Event().wait()

    link = served.link("Jana")
    link.request(frames.Open("quantum", 2), frames.TableSeen)
    begun = time.monotonic()
    drained(served, hand_over=hang)
    assert time.monotonic() - begun < draining.SECONDS
    link._closed = True


def test_a_link_that_was_told_waits_longer(served: Served) -> None:
    """A restart may take minutes; nobody has to start the program again."""
    link = served.link("Jana")
    link.rest()
    assert not link._leaving
    drained(served)
    deadline = time.monotonic() + 20
    while not link.breaks and time.monotonic() < deadline:
        served.hall.leaving = False
        time.sleep(0.05)
    assert ["restarts"] == [one.what for one in link.heard]
    assert 1 == link.breaks
    link.close()


async def _in_hall(hall: OpenHall, work: Coroutine[Any, Any, Any]) -> None:
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, hall._loop))


def end(hall: OpenHall, how: str = "restarts") -> None:
    """Let a hall with its doors end."""
    assert hall.opened is not None
    asyncio.run(_in_hall(hall, hall.opened.drain(how)))  # type: ignore[arg-type]


def test_a_page_hears_it_and_comes_back_to_its_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its session is another one then, and sits where it sat."""
    monkeypatch.setattr(draining, "HEARING", 60.0)
    with OpenHall(tmp_path / "hall") as hall:
        page = Page(hall).ready()
        page.type("nový stůl quantum 2")
        page.type("začni 1")
        end(hall)
        with suppress(ConnectionClosed):
            while True:
                page.hear()
        assert (1, pipes.COME_BACK) == (page.told.count(RESTARTS), page.line.close_code)
        assert (503, {"ready": False, "faults": ["leaving"]}) == asked(hall, "/ready")
        with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{hall.port}"):
            pass
    with OpenHall(tmp_path / "hall") as hall, Page(hall, "", token=page.first["token"]).ready() as again:
        watcher = Link(f"ws://127.0.0.1:{hall.port}", hello("Ida"), open_room)
        seated(watcher, 1, {"Jana"})
        watcher.close()
        assert "Jana" == again.first["name"]
        before = page.told[: page.told.index(RESTARTS)]
        assert set(again.told) & set(before) <= set(before[-2:])  # what is asked still, in two lines at most
        assert not any("Vítejte" in line or "Spojení" in line for line in again.told)


def test_a_terminal_hears_it_and_ends_by_a_code_for_loops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A loop of a shell comes back while the code says so."""
    monkeypatch.setattr(draining, "HEARING", 60.0)

    async def stay(hall: OpenHall) -> tuple[str, int | None]:
        async with asyncssh.connect(
            "127.0.0.1", hall.terminals, username="jana", known_hosts=None, config=None, agent_path=None,
            client_keys=None, password=PASSPHRASE,
        ) as connection:  # fmt: skip
            process = await connection.create_process(encoding="utf-8", env={"LANG": "cs_CZ.UTF-8"})
            heard = ""
            while "Ostatní řekne" not in heard:
                heard += await process.stdout.read(4096)
            assert hall.opened is not None
            ending = asyncio.create_task(_in_hall(hall, hall.opened.drain("closes")))  # type: ignore[arg-type]
            heard += await process.stdout.read()
            await ending
            return heard, process.exit_status

    with OpenHall(tmp_path / "hall") as hall:
        heard, code = asyncio.run(stay(hall))
    assert (1, 75) == (heard.count(CLOSES), code)


def test_a_hall_that_leaves_takes_no_match_from_its_journal(tmp_path: Path) -> None:
    """It would write there while another server does."""

    async def work() -> str:
        ledger = Ledger(tmp_path / "hall.sqlite")
        hall = Hall("Klub", ledger, open_room, "cs", str)
        table = Table(1, msgspec_table(), "goes", "1")
        hall.leaving = True
        with pytest.raises(GameError) as caught:
            await hall.wake(table)
        ledger.close()
        return caught.value.key

    assert "net-restarts" == asyncio.run(work())


def msgspec_table() -> Any:  # noqa: ANN401 - what the ledger has
    """What is kept of a table."""
    from accessgames.net.hall.tables import SeatKept, TableKept  # noqa: PLC0415 - for one test

    return TableKept("quantum", (), (SeatKept(1, "Jana"), SeatKept(0, "Alfa", 1)))

"""Who is taken for away: whose line has been broken for a minute, though their session waits for ten."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import TYPE_CHECKING, Any

import asyncssh
import pytest

from accessgames.engine import GameError
from accessgames.net import frames
from accessgames.net.hall import guests
from accessgames.net.hall.guests import AWAY_SECONDS, Reach
from accessgames.net.hall.hall import Hall
from accessgames.net.link import Link
from accessgames.net.visits import page
from tests.net.sockets import PAUSES, enter, hello, open_room
from tests.net.test_standing_in import hears
from tests.net.visits.test_page import Page

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.net.halls import OpenHall

PROPOSED = frames.StandIn("propose", "petr", 1)


class Clock:
    """What the hall takes for the time, and when it sees that a line broke."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        self.broken = threading.Event()
        lose = Reach.lose

        def losing(reach: Reach, clock: Callable[[], float]) -> None:
            lose(reach, clock)
            self.broken.set()

        told = property(lambda _hall: lambda: self.now, lambda _hall, _given: None)
        monkeypatch.setattr(Hall, "monotonic", told, raising=False)
        monkeypatch.setattr(Reach, "lose", losing)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock that stands still until it is moved."""
    return Clock(monkeypatch)


def program(hall: OpenHall, name: str) -> Link:
    """Somebody who comes by the program."""
    return Link(f"ws://127.0.0.1:{hall.port}", hello(name), open_room, PAUSES)


def begun(hall: OpenHall) -> tuple[Link, Page]:
    """Jana by the program and Petr by a page, in a match of two."""
    jana = program(hall, "Jana")
    jana.request(frames.Open("quantum", 2), frames.TableSeen)
    petr = Page(hall, "Petr").ready()
    petr.type("sedni 1")
    enter(jana)
    return jana, petr


def refusal(link: Link) -> str:
    """Why nobody may be proposed for Petr; empty where it was done."""
    try:
        link.request(PROPOSED, int)
    except GameError as error:
        return error.key
    return ""


async def by_terminal(hall: OpenHall, jana: Link) -> None:
    """Let Petr sit down by a terminal, and cut his line once the match has begun."""
    async with asyncssh.connect(
        "127.0.0.1", hall.terminals, username="petr", password="heslo Petra", known_hosts=None,  # noqa: S106 - of nobody
        config=None, agent_path=None, client_keys=None,
    ) as connection:  # fmt: skip
        process = await connection.create_process(term_type="xterm", encoding=None)
        await process.stdout.readuntil(b": ")
        process.stdin.write(b"sedni 1\r")
        await asyncio.to_thread(enter, jana)
        connection.abort()


def back(first: dict[str, Any]) -> dict[str, str]:
    """What a page says that comes back to its session."""
    return {"token": first["token"], "visit": first["visit"]}


def test_a_page_without_a_line_is_away_after_a_minute(hall: OpenHall, clock: Clock) -> None:
    """Before that the seat is kept from others; the session goes on and tells what was done meanwhile."""
    jana, petr = begun(hall)
    assert "net-is-at-table" == refusal(jana)
    petr.line.close()
    assert clock.broken.wait(20)
    clock.now += AWAY_SECONDS - 0.1
    assert "net-is-at-table" == refusal(jana)
    clock.now += 0.1
    assert "" == refusal(jana)
    with Page(hall, "", **back(petr.first), told=petr.number).ready() as again:
        assert petr.first["visit"] == again.first["visit"]
        again.type("vracím se")
        while not any("zase" in line for line in again.told):
            again.hear()
    jana.close()


def test_whoever_comes_back_within_a_minute_was_never_away(hall: OpenHall, clock: Clock) -> None:
    """The seat is theirs, also long after the line broke for the first time."""
    jana, petr = begun(hall)
    petr.line.close()
    assert clock.broken.wait(20)
    clock.now += AWAY_SECONDS / 2
    with Page(hall, "", **back(petr.first)).ready():
        clock.now += 10 * AWAY_SECONDS
        assert "net-is-at-table" == refusal(jana)
    jana.close()


def test_the_others_hear_once_that_somebody_is_away(
    hall: OpenHall, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And once that they are back; where their session ends meanwhile, that is no news."""
    monkeypatch.setattr(guests, "AWAY_SECONDS", 0.0)
    jana, petr = begun(hall)
    petr.line.close()
    assert frames.Heard("away", "Petr", "", 1) == hears(jana, "away")
    with Page(hall, "", **back(petr.first)).ready() as again:
        assert frames.Heard("back", "Petr", "", 1) == hears(jana, "back")
        monkeypatch.setattr(page, "PATIENCE", 0.5)
        clock.broken.clear()
        again.line.close()
    assert frames.Heard("away", "Petr", "", 1) == hears(jana, "away")
    time.sleep(1)
    assert () == jana.heard
    jana.close()


def test_who_is_away_is_not_asked_for_a_stand_in(hall: OpenHall, clock: Clock) -> None:
    """The vote waits for those who are there alone."""
    jana = program(hall, "Jana")
    jana.request(frames.Open("quantum", 3), frames.TableSeen)
    eva = program(hall, "Eva")
    eva.request(frames.Sit(1), frames.TableSeen)
    petr = Page(hall, "Petr").ready()
    petr.type("sedni 1")
    enter(jana)
    eva.close()
    assert "Eva" == hears(jana, "away").who
    petr.line.close()
    assert clock.broken.wait(20)
    clock.now += AWAY_SECONDS
    assert 0 == jana.request(frames.StandIn("propose", "eva", 1), int)
    jana.close()


@pytest.mark.parametrize("door", ["program", "terminal"])
def test_other_doors_are_left_at_once(door: str, hall: OpenHall, clock: Clock) -> None:
    """A program or a terminal whose line ends is away without a minute: nothing of theirs waits here."""
    jana = program(hall, "Jana")
    jana.request(frames.Open("quantum", 2), frames.TableSeen)
    if door == "program":
        petr = program(hall, "Petr")
        petr.request(frames.Sit(1), frames.TableSeen)
        enter(jana)
        petr.close()
    else:
        asyncio.run(by_terminal(hall, jana))
    assert "away" == hears(jana, "away").what
    assert "" == refusal(jana)
    assert 1000.0 == clock.now
    jana.close()

"""Whoever has to wait until others are let in hears it at every door."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import TYPE_CHECKING

import asyncssh
import pytest

from accessgames.language import say
from accessgames.net import frames
from accessgames.net.hall import hashing
from accessgames.net.hall.people import People
from accessgames.net.link import Link
from tests.net.sockets import PAUSES, hello, open_room
from tests.net.visits.test_page import Page
from tests.shell.stage import speak

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.net.halls import OpenHall

PASSPHRASE = "tajné heslo Jany"  # noqa: S105 - of nobody
TOLD = "Přihlašuje se víc lidí najednou. Před vámi je 1 člověk, potrvá to asi "


class Gate:
    """Lets no passphrase be compared before it is opened."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.reached = threading.Event()


@pytest.fixture(autouse=True)
def one_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer with one processor, where it is told often."""
    monkeypatch.setattr(hashing, "TOLD_SECONDS", 0.1)
    monkeypatch.setattr("os.cpu_count", lambda: 1)


@pytest.fixture
def gate(hall: OpenHall, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """Jana is known by a passphrase, and somebody is being let in just now, which takes long."""
    gate = Gate()

    def fits(people: People, person: object, passphrase: str) -> bool:
        del people, person
        gate.reached.set()
        return gate.open.wait(20) and passphrase == PASSPHRASE

    for name in ("Jana", "Petr"):
        link = Link(f"ws://127.0.0.1:{hall.port}", hello(name), open_room, PAUSES)
        link.ask(frames.Protect(PASSPHRASE))
        link.close()
    monkeypatch.setattr(People, "fits", fits)
    first = threading.Thread(target=come, args=(hall, "Petr", []))
    first.start()
    assert gate.reached.wait(20)
    yield gate
    gate.open.set()
    first.join(20)


def come(hall: OpenHall, name: str, told: list[frames.Waits], heard: threading.Event | None = None) -> None:
    """Come by a program."""

    def waits(one: frames.Waits) -> None:
        told.append(one)
        if heard is not None:
            heard.set()

    known = hello(name, passphrase=PASSPHRASE)
    Link(f"ws://127.0.0.1:{hall.port}", known, open_room, PAUSES, waits=waits).close()


def test_a_program_is_told(hall: OpenHall, gate: Gate) -> None:
    """It gives nothing up meanwhile, and is let in then."""
    told: list[frames.Waits] = []
    heard = threading.Event()
    jana = threading.Thread(target=come, args=(hall, "Jana", told, heard))
    jana.start()
    assert heard.wait(20)
    gate.open.set()
    jana.join(20)
    assert not jana.is_alive()
    assert {1} == {one.before for one in told}


def test_a_page_is_told(hall: OpenHall, gate: Gate) -> None:
    """In words, above the field of the name."""
    with Page(hall, "Jana", passphrase=PASSPHRASE) as page:
        assert "Waits" == page.first["is"]
        assert page.first["text"].startswith(TOLD)
        gate.open.set()
        while (told := json.loads(page.line.recv(20)))["is"] == "Waits":
            assert told["text"].startswith(TOLD)
        assert "Entered" == told["is"]


def test_a_terminal_is_told(hall: OpenHall, gate: Gate) -> None:
    """As what SSH shows before somebody is in."""
    told: list[str] = []

    class Client(asyncssh.SSHClient):
        def auth_banner_received(self, msg: str, lang: str) -> None:
            del lang
            told.append(msg)
            gate.open.set()

    async def work() -> None:
        async with asyncssh.connect(
            "127.0.0.1", hall.terminals, username="jana", password=PASSPHRASE, known_hosts=None, config=None,
            agent_path=None, client_keys=None, client_factory=Client,
        ):  # fmt: skip
            pass

    asyncio.run(work())
    assert told[0].startswith(TOLD)
    assert told[0].endswith("\r\n")


@pytest.mark.parametrize(
    ("before", "expected"),
    [
        (1, "Před vámi je 1 člověk, potrvá to asi 3 sekundy."),
        (3, "Před vámi jsou 3 lidé, potrvá to asi 3 sekundy."),
        (12, "Před vámi je 12 lidí, potrvá to asi 3 sekundy."),
    ],
)
def test_the_number_is_told_in_good_czech(before: int, expected: str) -> None:
    """With the verb that belongs to it."""
    told = speak("cs").form(say("hall-entry-waits", "system", count=before, seconds=3), "full")
    assert told.endswith(expected)

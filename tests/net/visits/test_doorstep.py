"""Connections that never prove who they are: few are kept, none for long, and nobody else notices."""

from __future__ import annotations

import asyncio
import re
import socket
from contextlib import ExitStack
from typing import TYPE_CHECKING

import asyncssh
import pytest

from accessgames.engine import GameError
from accessgames.net.visits import doorstep
from tests.net.halls import OpenHall
from tests.net.test_sockets import wait_until
from tests.net.visits.test_ssh import PASSPHRASE, WELCOME, run

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FULL = "Z vaší adresy se přihlašuje příliš mnoho spojení najednou. Zkuste to za chvíli."


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[OpenHall]:
    """A hall with all its doors that tells its figures; nothing went wrong in it that nobody thought of."""
    with OpenHall(tmp_path / "hall", figures=True) as served:
        yield served
    assert "" == served.log


class Somebody:
    """A connection at a door."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        self.address = address
        self.told: list[str] = []

    def send_away(self, error: GameError) -> None:
        """Note why it ends."""
        self.told.append(error.key)


def test_few_wait_who_come_from_one_address() -> None:
    """The next one is refused; when one has come in there is room again."""

    async def work() -> None:
        step = doorstep.Doorstep(2, 10)
        first = Somebody()
        for one in (first, Somebody(), Somebody("192.0.2.2")):
            step.come(one)
        with pytest.raises(GameError, match="net-doorstep-full"):
            step.come(Somebody())
        step.go(first)
        step.come(Somebody())
        assert 3 == len(step)

    asyncio.run(work())


def test_with_too_many_in_all_the_crowd_makes_room() -> None:
    """The first of the address from which most come goes; those who come alone stay."""

    async def work() -> None:
        step = doorstep.Doorstep(3, 4)
        alone, crowd, late = Somebody("192.0.2.2"), [Somebody() for _ in range(3)], Somebody("192.0.2.3")
        for one in (alone, *crowd, late):
            step.come(one)
        assert [[], ["net-hall-busy"], [], [], []] == [one.told for one in (alone, *crowd, late)]
        assert 4 == len(step)

    asyncio.run(work())


def test_a_house_has_one_address() -> None:
    """However many long addresses somebody has, they are one; others are not."""

    async def work() -> None:
        step = doorstep.Doorstep(1, 10)
        step.come(Somebody("2001:db8:1:2::1"))
        with pytest.raises(GameError):
            step.come(Somebody("2001:db8:1:2:9::1"))
        step.come(Somebody("2001:db8:1:3::1"))

    asyncio.run(work())


def test_nobody_waits_for_long() -> None:
    """They are told why; whoever came in meanwhile is left alone."""

    async def work() -> None:
        step = doorstep.Doorstep(5, 5, 0.05)
        slow, quick = Somebody(), Somebody()
        step.come(slow)
        step.come(quick)
        step.go(quick)
        await asyncio.sleep(0.2)
        assert (["net-doorstep-slow"], []) == (slow.told, quick.told)
        assert 0 == len(step)

    asyncio.run(work())


def silent(hall: OpenHall, count: int, left: ExitStack, source: str = "127.0.0.1") -> list[socket.socket]:
    """Connections that say nothing."""
    opened = [
        left.enter_context(
            socket.create_connection(("127.0.0.1", hall.terminals), source_address=(source, 0))
        )
        for _ in range(count)
    ]
    for one in opened:
        one.settimeout(20)
    return opened


def held(hall: OpenHall) -> int:
    """How many connections the door of terminals has."""
    found = re.search(r'^accessgames_connections\{door="terminal"\} (\d+)', hall.scrape(), re.MULTILINE)
    return 0 if found is None else int(found[1])


def test_many_half_open_connections_are_few_in_the_hall(hall: OpenHall) -> None:
    """One who comes from there hears why not; from elsewhere everybody comes in; then there is room again."""
    bound = doorstep.MOST_HERE + doorstep.MOST_TOLD
    with ExitStack() as left:
        silent(hall, 4 * bound, left, "127.0.0.2")
        wait_until(lambda: held(hall) <= bound)
        assert WELCOME in run(hall, ["konec"], password=PASSPHRASE).decode()
    wait_until(lambda: not held(hall))


def test_who_is_one_too_many_hears_it(hall: OpenHall) -> None:
    """Before a passphrase is asked for; afterwards they come in."""
    told: list[str] = []

    class Client(asyncssh.SSHClient):
        def auth_banner_received(self, msg: str, lang: str) -> None:
            del lang
            told.append(msg)

    async def work() -> None:
        async with asyncssh.connect(
            "127.0.0.1", hall.terminals, username="jana", password=PASSPHRASE, known_hosts=None, config=None,
            agent_path=None, client_keys=None, client_factory=Client,
        ):  # fmt: skip
            pass

    with ExitStack() as left:
        silent(hall, doorstep.MOST_HERE, left)
        wait_until(lambda: held(hall) == doorstep.MOST_HERE)
        with pytest.raises(asyncssh.DisconnectError):
            asyncio.run(work())
        assert [f"{FULL}\r\n"] == told
    wait_until(lambda: not held(hall))
    assert WELCOME in run(hall, ["konec"], password=PASSPHRASE).decode()

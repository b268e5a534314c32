"""Whoever sat somewhere sits there again behind a kill, whichever server they come to."""

from __future__ import annotations

import signal
import sqlite3
import sys
import time
from contextlib import closing, suppress
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

from accessgames.net import frames
from accessgames.net.hall.ledger import DATABASE, KeptTable, Ledger
from accessgames.net.link import Link
from tests.net.operations.test_draining import Terminal, seated
from tests.net.sockets import hello, open_room
from tests.net.store.servers import Server
from tests.net.visits.test_page import Page
from tools import hall_kills

if TYPE_CHECKING:
    from pathlib import Path

    from tests.net.store.conftest import Place
    from tools.clusters import Cluster


def test_a_place_is_that_of_one_session(place: Place) -> None:
    """A table that is not over and has the person's seat; an older session that ends takes it from nobody."""
    with closing(Ledger(place)) as ledger:
        what = '{"game":"quantum","options":[],"seats":[{"person":2,"name":"Petr"}]}'
        for number, state in ((3, "waits"), (4, "over"), (5, "goes")):
            ledger.keep_table(KeptTable(number, state, what, "", frozenset({2})))
        found = []
        for number, visit, told in ((3, "a", -1), (5, "b", 7), (0, "a", -1), (4, "b", -1), (0, "b", -1)):
            ledger.keep_place(2, number, visit, told)
            ledger.keep_place(1, number, visit, told)  # who has no seat there
            ledger.store.commit(ledger._waiting)
            ledger._waiting.clear()
            found.append(ledger.place_of(2))
            assert (0, -1) == ledger.place_of(1)
        assert [(3, -1), (5, 7), (5, 7), (0, -1), (0, -1)] == found
        ledger.keep_place(2, 3, "c")
        ledger.forget(2)
        ledger.store.commit(ledger._waiting)
        ledger._waiting.clear()
        assert (0, -1) == ledger.place_of(2)


def until_kept(path: Path, asked: str) -> None:
    """Wait until something is in the file of a hall."""
    until = time.monotonic() + 60
    with closing(sqlite3.connect(path)) as file:
        while not file.execute(asked).fetchone()[0]:
            assert time.monotonic() < until
            time.sleep(0.05)


def cut(page: Page) -> list[str]:
    """Hear until the line is gone, and return all that was told."""
    with suppress(ConnectionClosed):
        while True:
            page.hear()
    return page.told


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_who_waited_at_a_table_waits_there_behind_a_kill(tmp_path: Path) -> None:
    """At the page and the terminal, before the match and in it; who only watched is in the hall."""
    hall = hall_kills.Hall(tmp_path)
    hall.serve()
    page = Page(hall, "Eva").ready()  # type: ignore[arg-type]  # it needs its port alone
    token = page.first["token"]
    page.type("nový stůl quantum 3")
    terminal = Terminal(hall.terminals, "sedni 1")
    database = next(tmp_path.rglob(DATABASE))
    until_kept(database, "SELECT count(*) = 2 FROM places")
    for goes in (False, True):
        if goes:
            page.type("začni 1")
            until_kept(database, "SELECT state = 'goes' FROM tables")
        hall.kill()
        cut(page)
        terminal.join(60)
        hall.serve()
        page = Page(hall, "", token=token).ready()  # type: ignore[arg-type]  # as above
        terminal = Terminal(hall.terminals)
        link = Link(f"ws://127.0.0.1:{hall.port}", hello(f"Ida {int(goes)}"), open_room)
        seated(link, 1, {"Eva", "ota"})
        link.close()
        waits = any(line.startswith("Stůl 1 čeká") for line in page.told)
        assert (not goes, not goes) == (waits, any("Vítejte" in line for line in page.told))
    page.line.close()
    hall.kill()
    terminal.join(60)


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_a_place_is_found_at_another_server(cluster: Cluster, tmp_path: Path) -> None:
    """Where the session of a page ran in a server that was killed, it goes on through another one."""
    database, tokens = cluster.database("places"), dict[str, str]()
    with (
        Server(tmp_path / "a", database, tokens) as first,
        Server(tmp_path / "b", database, tokens) as second,
    ):
        for one in (first, second):
            one.tells("Ctrl+C")
            one.knows(1)
        page = Page(first, "Eva").ready()  # type: ignore[arg-type]  # it needs its port alone
        page.type("nový stůl quantum 3")
        with closing(Ledger(database)) as ledger:
            while ledger.place_of(next(one.id for one in ledger.people() if one.name == "Eva")) != (1, -1):
                time.sleep(0.05)
        first.send(signal.SIGKILL)
        cut(page)
        again = Page(second, "", token=page.first["token"]).ready()  # type: ignore[arg-type]  # as above
        link = Link(second.address, hello("Ida"), open_room)
        seen = link.request(frames.Present(), list[frames.PersonSeen])
        assert ("Eva", 1) in [(one.name, one.table) for one in seen]
        link.close()
        again.line.close()

"""Computer players who think long at many tables keep nobody waiting who asks the database."""

from __future__ import annotations

import os
import threading
from typing import TYPE_CHECKING, Any

from accessgames.engine.local_seat import LocalSeat
from accessgames.net import frames
from tests.net.sockets import Served, enter, refused
from tests.net.test_sockets import wait_until

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from accessgames.net.remote_seat import RemoteSeat

PROCESSORS = os.cpu_count() or 1
THREADS = min(32, PROCESSORS + 4)
"""So many threads a loop has beside it."""


def test_whoever_asks_waits_for_no_computer_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many think at once as there are processors; the others have their turns when those are done."""
    advance, thinks = LocalSeat.advance, set[str]()
    slow, goes = threading.Event(), threading.Event()

    def slowly(seat: LocalSeat[Any, Any, Any, Any]) -> Any:  # noqa: ANN401 - as theirs
        if slow.is_set() and threading.current_thread().name.startswith("asyncio_"):
            thinks.add(threading.current_thread().name)
            goes.wait(60)
        return advance(seat)

    monkeypatch.setattr(LocalSeat, "advance", slowly)
    with Served(tmp_path / "hall.sqlite") as served:
        links = [served.link(f"Host {number}") for number in range(THREADS + 1)]
        players = []
        for link in links:
            link.request(frames.Open("quantum", 2, computers=(1,)), frames.TableSeen)
            players.append(threading.Thread(target=act, args=(enter(link),), daemon=True))
        slow.set()
        for player in players:
            player.start()
        wait_until(lambda: len(thinks) == PROCESSORS)
        assert "net-no-table" == refused(served.link("Jana"), frames.Sit(999))
        assert PROCESSORS == len(thinks)
        goes.set()
        for player in players:
            player.join(60)
        for link in links:
            link.close()


def act(seat: RemoteSeat) -> None:
    """Do something, as soon as it is the own turn, until it is the computer's."""
    while 0 not in seat.actors:
        assert seat._wire.wait()
        seat.catch_up()
    while 0 in seat.actors:
        seat.submit(0, [next(iter(seat.perspective(0).legal))])
        seat.catch_up()

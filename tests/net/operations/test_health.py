"""Whether a hall is well: what those hear who ask, and what systemd is told."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import time
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa
from prometheus_client import CollectorRegistry, Histogram

from accessgames.engine import GameError
from accessgames.net import frames
from accessgames.net.hall.ledger import Ledger
from accessgames.net.link import Link
from accessgames.net.operations import health
from accessgames.net.store.store import Store
from tests.net.halls import OpenHall
from tests.net.sockets import hello, open_room

if TYPE_CHECKING:
    from pathlib import Path


def asked(hall: OpenHall, path: str) -> tuple[int, dict[str, Any]]:
    """What a hall answers by HTTP."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{hall.port}{path}", timeout=20) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


class Disk:
    """A disk that is full, hangs, or is neither."""

    def __init__(self, *, full: bool = False, hangs: bool = False) -> None:
        self.full, self.hangs = full, hangs
        self.asked, self.failing = 0, False

    async def writable(self) -> None:
        """Write."""
        self.asked += 1
        if self.hangs:
            await asyncio.Event().wait()
        if self.full:
            raise GameError("net-not-kept")


def heart() -> health.Heart:
    """A heart that does not beat yet."""
    return health.Heart(Histogram("late", "late", registry=CollectorRegistry()))


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the computer is that runs the tests, no loop is late."""
    monkeypatch.setattr(health, "LATE", float("inf"))


@pytest.mark.usefixtures("patient")
def test_a_hall_that_is_open_lives_and_is_ready(tmp_path: Path) -> None:
    """At the door of guests, in a few bytes that say nothing about anybody."""
    with OpenHall(tmp_path / "hall") as hall:
        assert (200, {"alive": True}) == asked(hall, "/health")
        assert (200, {"ready": True, "faults": []}) == asked(hall, "/ready")
        with pytest.raises(urllib.error.HTTPError):
            urllib.request.urlopen(f"http://127.0.0.1:{hall.port}/metrics", timeout=20)


@pytest.mark.usefixtures("patient")
def test_a_hall_that_can_write_nothing_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It lives all the same: to start it again would help nobody."""
    monkeypatch.setattr(health, "TRUSTED", 0.0)

    async def full(self: Ledger) -> None:
        raise GameError("net-not-kept", file=str(self.store.place))

    with OpenHall(tmp_path / "hall") as hall:
        monkeypatch.setattr(Ledger, "writable", full)
        assert (503, {"ready": False, "faults": ["store"]}) == asked(hall, "/ready")
        assert (200, {"alive": True}) == asked(hall, "/health")
        monkeypatch.undo()
        monkeypatch.setattr(health, "LATE", float("inf"))
        monkeypatch.setattr(health, "TRUSTED", 0.0)
        assert (200, {"ready": True, "faults": []}) == asked(hall, "/ready")


@pytest.mark.usefixtures("patient")
def test_a_store_that_begins_to_fail_is_told_at_once(tmp_path: Path) -> None:
    """Whoever asks need not wait until it is tried again; operators and the host hear it once."""
    news: list[str] = []
    with OpenHall(tmp_path / "hall", news=news.append) as hall:
        link = Link(f"ws://127.0.0.1:{hall.port}", hello("Jana"), open_room)
        assert (200, {"ready": True, "faults": []}) == asked(hall, "/ready")
        with pytest.MonkeyPatch.context() as broken:
            broken.setattr(Store, "commit", lambda *_: 1 / 0)
            for _ in range(2):
                with pytest.raises(GameError) as caught:
                    link.request(frames.Open("quantum", 2), frames.TableSeen)
                assert "net-not-kept" == caught.value.key
            assert (503, {"ready": False, "faults": ["store"]}) == asked(hall, "/ready")
            assert ["hall-store-fails"] == news
        link.request(frames.Open("quantum", 2), frames.TableSeen)
        assert (200, {"ready": True, "faults": []}) == asked(hall, "/ready")
        assert ["hall-store-fails", "hall-store-works"] == news
        link.close()
    told = [one for one in hall.happenings() if one["what"].startswith("store-")]
    assert [("store-fails", "ZeroDivisionError"), ("store-works", None)] == [
        (one["what"], one.get("type")) for one in told
    ]


def test_a_ledger_tells_whether_it_can_be_written(tmp_path: Path) -> None:
    """What it writes for that changes nothing; what could not be written is counted."""

    async def work() -> None:
        ledger = Ledger(tmp_path / "hall.sqlite")
        await ledger.writable()
        assert (1, 0) == (ledger.commits, ledger.failures)
        ledger.write(sa.text("INSERT INTO nothing VALUES (:what)"), what=1)
        with pytest.raises(GameError):
            await ledger.writable()
        assert (1, 1) == (ledger.commits, ledger.failures)
        await ledger.writable()
        ledger.close()
        assert 0 == Ledger(tmp_path / "hall.sqlite").last_table()

    asyncio.run(work())


@pytest.mark.parametrize("disk", [Disk(full=True), Disk(hangs=True)])
def test_a_disk_that_is_full_or_hangs_is_told(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks waits a few seconds at most."""
    monkeypatch.setattr(health, "_DISK_SECONDS", 0.05)

    async def work() -> list[str]:
        return await health.Health(disk, heart()).faults()

    assert ["store"] == asyncio.run(work())


def test_whoever_asks_often_costs_no_disk() -> None:
    """A hundred at once are told what one of them found out."""
    disk = Disk()

    async def work() -> None:
        well = health.Health(disk, heart())
        assert [[]] * 100 == await asyncio.gather(*(well.faults() for _ in range(100)))

    asyncio.run(work())
    assert 1 == disk.asked


def test_a_loop_that_was_late_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is forgotten when it has been in time for a while."""
    monkeypatch.setattr(health, "BEAT", 0.01)
    monkeypatch.setattr(health, "LATE", 0.2)

    async def work() -> None:
        beats = heart()
        well = health.Health(Disk(), beats)
        async with beats.beating():
            await asyncio.sleep(0.02)
            assert [] == await well.faults()
            time.sleep(0.4)  # noqa: ASYNC251 - whoever works in the loop makes it late
            await asyncio.sleep(0.02)
            assert ["loop"] == await well.faults()
            await asyncio.sleep(health.REMEMBERED * 0.02)
            assert [] == await well.faults()

    asyncio.run(work())


def test_a_hall_that_is_about_to_end_wants_no_guests() -> None:
    """Whoever leads guests leads them elsewhere."""

    async def work() -> list[str]:
        well = health.Health(Disk(), heart())
        well.leaving = True
        return await well.faults()

    assert ["leaving"] == asyncio.run(work())


@pytest.mark.skipif(sys.platform != "linux", reason="systemd is a thing of Linux")
@pytest.mark.parametrize("abstract", [False, True])
def test_systemd_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, abstract: bool) -> None:
    """At the address that it gives, a path or a name that is no file."""
    address = f"@accessgames {tmp_path}"[:90] if abstract else str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
        told.bind(f"\0{address[1:]}" if abstract else address)
        monkeypatch.setenv("NOTIFY_SOCKET", address)
        health.tell_systemd("READY=1")
        assert b"READY=1" == told.recv(100)


@pytest.mark.parametrize("address", [None, "", "nowhere", "/nowhere/at/all"])
def test_without_systemd_nothing_is_told(address: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing goes wrong."""
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    if address is not None:
        monkeypatch.setenv("NOTIFY_SOCKET", address)
    health.tell_systemd("READY=1")
    assert address in {None, "", "nowhere", "/nowhere/at/all"}

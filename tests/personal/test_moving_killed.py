"""A parcel whose unpacking is killed: nothing that was here is lost, and once more completes it."""

from __future__ import annotations

import os
import shutil
import signal
import sys
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.personal import results
from accessgames.personal.daily import DailyBook
from accessgames.storage import files
from accessgames.storage.progress import Record
from tests.personal.test_moving import NAME, Computer, furnish, lines
from tests.personal.test_results import WON, result
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

KILLS = 12
_TEXTS = (b'{"', b"a = ", b"language")
"""How journals, material and settings begin, which give way as they are."""

pytestmark = not_on_windows("Windows has neither fork nor SIGKILL")


def unpack_apart(computer: Computer, last: int) -> int:
    """Unpack in a child that is killed at a call of a function; return how many there were before the end.

    Args:
        computer: Where the parcel is unpacked.
        last: The call at which it is killed.
    """
    told, tell = os.pipe()
    child = os.fork()
    if child == 0:
        calls = 0

        def count(_frame: object, event: str, _argument: object) -> None:
            nonlocal calls
            calls += event in {"call", "c_call"}
            if calls == last:
                os.kill(os.getpid(), signal.SIGKILL)

        sys.setprofile(count)
        computer.unpack()
        sys.setprofile(None)
        os.write(tell, str(calls).encode())
        os._exit(0)
    os.close(tell)
    with os.fdopen(told) as pipe:
        found = pipe.read()
    _, status = os.waitpid(child, 0)
    # How many calls there are differs by a few.
    assert status in ({0, signal.SIGKILL} if last else {0})
    return int(found or last)


def occupy(computer: Computer) -> None:
    """What is there before: an earlier state of a match, other matches, settings, results."""
    computer.write(f"matches/{NAME}.jsonl", b"".join(lines()[:10]))
    computer.write("matches/abandoned/2026-11-19-1000-iota-0001.jsonl", b"".join(lines()[:15]))
    computer.write("material/tetrikon.toml", b"a = 2\n")
    computer.use()
    files.settings_path().write_text('language = "cs"\n', encoding="utf-8")
    results.count(computer.own, [result(3, WON)])
    computer.book.save([Record("iota", "turn", "Petr", 30, "points", lower=False)])


def state(computer: Computer) -> Mapping[str, Any]:
    """Return everything personal; databases and what gave way by what is in them."""
    found = {
        name: data
        for name, data in computer.there().items()
        if not name.startswith("set-aside-")
        and not name.endswith((".lock", "-wal", "-shm", "personal.sqlite"))
        and "/." not in f"/{name}"
    }
    return {
        **found,
        "results": sorted(one.identity for one in results.counted(computer.own)),
        "records": sorted((one.name, one.value) for one in computer.book.load().records),
        "daily": DailyBook(computer.own).results(),
        "settings": dict(computer.settings()),
    }


@pytest.fixture
def parcel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A parcel with something of every kind."""
    monkeypatch.chdir(tmp_path)
    here = Computer("here", monkeypatch)
    furnish(here)
    return here.pack()


def test_unpacking_that_is_killed(parcel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At many moments: what was there is there or aside, and once more it is as if nothing had been."""
    del parcel
    first = Computer("first", monkeypatch)
    occupy(first)
    texts = {data for data in first.there().values() if data.startswith(_TEXTS)}
    total, whole = unpack_apart(first, 0), state(first)
    for number in range(KILLS):
        one = Computer(f"killed-{number}", monkeypatch)
        occupy(one)
        before = state(one)
        unpack_apart(one, total * (2 * number + 1) // (2 * KILLS))
        assert texts <= set(one.there().values()), number
        after = state(one)
        assert set(before["results"]) <= set(after["results"]), number
        assert set(before["records"]) <= set(after["records"]), number
        one.unpack()
        assert whole == state(one), number
        shutil.rmtree(one.folder)

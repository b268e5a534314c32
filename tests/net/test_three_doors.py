"""One table, three doors: the program, a page and a terminal, each in its own language and manner."""

from __future__ import annotations

import sys
import threading
import time
from typing import TYPE_CHECKING, Final

import pytest

from accessgames.engine import Stream, read_journal, verify
from accessgames.games import load_room
from accessgames.language.fingerprint import spoken_fingerprint
from accessgames.net import frames
from accessgames.net.hall.ledger import Ledger
from accessgames.net.link import Link
from tests.net.halls import OpenHall
from tests.net.sockets import hello, open_room
from tools import hall_people
from tools.hall_people import CZECH, ENGLISH

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no terminals of this kind")


def record(hall: OpenHall, table: int) -> tuple[str, ...]:
    """The lines of a match in the file of the hall."""
    ledger = Ledger(hall.service.folder / "hall.sqlite")
    try:
        return ledger.lines(table)
    finally:
        ledger.close()


OPTIONS: Final = {"tetrikon": (("rounds", "30"),), "iqlandie": (("rounds", "3"),)}
"""The shortest whole match that the rules give, where the usual one is too long for a test."""

PATIENCE: Final = 600.0
"""Seconds after which a match hangs."""


def opened(hall: OpenHall, game: str, first: hall_people.Typist, playing: list[threading.Thread]) -> int:
    """Open a table for the first of four, and leave it when they sit there; returns its number."""
    host = Link(f"ws://127.0.0.1:{hall.port}", hello("Host"), open_room)
    table = host.request(frames.Open(game, 4, OPTIONS.get(game, ())), frames.TableSeen).number
    playing.append(threading.Thread(target=first.play, args=(table,), daemon=True))
    playing[0].start()
    while all(seat.name != first.name for seat in seen(host)):
        time.sleep(0.05)
    host.ask(frames.Stand())
    host.close()
    return table


def seen(host: Link) -> tuple[frames.SeatSeen, ...]:
    """The seats of the only table."""
    (table,) = host.request(frames.Tables(), list[frames.TableSeen])
    return table.seats


@pytest.mark.slow
@pytest.mark.parametrize("game", ["quantum", "iota", "tetrikon", "iqlandie"])
def test_four_people_at_three_doors_play_a_whole_match(game: str, tmp_path: Path) -> None:
    """Terminals get lines and nothing else; all who take the record home have the same, and all its words."""
    with OpenHall(tmp_path / "hall") as hall:
        jana = hall_people.Shell(
            hall,
            "Jana",
            Stream(game, "Jana"),
            ENGLISH,
            tmp_path / "jana",
            "--profile",
            "ctecka",
            "--lang",
            "en",
        )
        petr = hall_people.Shell(
            hall,
            "Petr",
            Stream(game, "Petr"),
            CZECH,
            tmp_path / "petr",
            "--profile",
            "klavesy",
            "--lang",
            "cs",
        )
        petr.keys = True
        eva = hall_people.Page(hall, "Eva", Stream(game, "Eva"), CZECH)
        ota = hall_people.Terminal(hall, "ota", Stream(game, "ota"), ENGLISH)
        ota.first = ("brief",)
        people: list[hall_people.Typist] = [jana, petr, eva, ota]
        table = opened(hall, game, jana, playing := [])
        for one in people[1:]:
            playing.append(threading.Thread(target=one.play, args=(table,), daemon=True))
            playing[-1].start()
        for thread in playing:
            thread.join(PATIENCE)
        assert not any(thread.is_alive() for thread in playing)
        lines = record(hall, table)
        journal = read_journal(list(lines))
        assert verify(load_room(game).game, journal).ok
        assert sorted(spec.name for spec in journal.header.seats) == sorted(one.name for one in people)
        assert [[]] * 4 == [one.faults for one in people]
        assert ["".join(lines)] * 3 == [one.record for one in (jana, petr, eva)]
        words = {tag: spoken_fingerprint(journal.last_hash, tag) for tag in ("cs", "en")}
        for one in people:
            assert " ".join(words[one.tongue.locale[:2]]) == one.mark
        assert hall.log == ""

"""An evening of a club: the desk and the hall of one computer, and guests at its three doors."""

from __future__ import annotations

import sys
import threading
import time
from typing import TYPE_CHECKING

import pytest

from accessgames.club.desk.commands.hall_tables import HallResults
from accessgames.club.desk.open_club import open_club_by_name
from accessgames.club.examination import audit_club
from accessgames.dataclasses import replace
from accessgames.engine import Help, Stream, occasion_of, read_journal
from accessgames.net import frames
from accessgames.net.hall.ledger import Ledger
from accessgames.storage import files, hall_orders
from tests.club.desk.helpers import Bench, begun, language
from tests.net.halls import OpenHall
from tools import hall_people
from tools.hall_people import CZECH, ENGLISH

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no terminals of this kind")

LUCK = "0123456789abcdef0123456789abcdef"
"""Luck that nobody knows before the end, as in any tournament whose seed was not chosen."""

SEVEN = "Jana, Petr, Eva, Ota, Marie, Karel, Ivan"


class Sitting(hall_people.Program):
    """Somebody who comes by the door of programs and sits down with words, or by their name."""

    def __init__(self, hall: OpenHall, name: str, code: str = "") -> None:
        super().__init__(hall, name, Stream("evening", name))
        self.code = code

    def play(self, table: int) -> None:
        """Sit down and play to the end."""
        self.link.request(frames.Sit(0 if self.code else table, self.code), frames.TableSeen)
        super().play(table)


class Evening:
    """A club of seven people with one round drawn, and a hall that is open.

    Attributes:
        bench: The desk.
        hall: The hall.
    """

    def __init__(self, home: Path) -> None:
        self.home = home
        self.bench = begun(SEVEN, game="quantum", tables="3-4", rounds="2", seed=LUCK)
        self.hall = OpenHall(files.data_folder() / hall_orders.FOLDER)
        self.playing: list[threading.Thread] = []

    def wanted(self) -> dict[int, hall_orders.Order]:
        """The tables of the desk by their numbers."""
        orders = hall_orders.HallOrders(hall_orders.orders_path()).wanted()
        return {order.table: order for order in orders}

    def number(self, table: int) -> int:
        """The number of a table in the hall."""
        orders = hall_orders.HallOrders(hall_orders.orders_path())
        return orders.answers()[self.wanted()[table].id].number

    def words(self, name: str) -> str:
        """The invitation of somebody."""
        places = (place for order in self.wanted().values() for place in order.places)
        return next(place.words for place in places if place.name == name)

    def let_play(self, who: hall_people.Typist | hall_people.Program, table: int | str) -> None:
        """Let somebody sit down and play, beside the others."""
        self.playing.append(threading.Thread(target=who.play, args=(table,), daemon=True))
        self.playing[-1].start()

    def stands(self, table: int) -> tuple[str, str]:
        """How a table stands, as the hall says it."""
        orders = hall_orders.HallOrders(hall_orders.orders_path())
        answer = orders.answers()[self.wanted()[table].id]
        return answer.state, answer.seats

    def lines(self, table: int) -> int:
        """How many lines the record of a match has."""
        file = Ledger(self.hall.service.folder / "hall.sqlite")
        try:
            return len(file.lines(table))
        finally:
            file.close()

    def over(self) -> None:
        """Wait until all have played."""
        playing, self.playing = self.playing, []
        for thread in playing:
            thread.join(hall_people.PATIENCE)
        assert not any(thread.is_alive() for thread in playing)

    def taken(self) -> list[str]:
        """What the desk tells when results have come."""
        results = HallResults.here()
        told: list[str] = []
        end = time.monotonic() + hall_people.PATIENCE
        while not told and time.monotonic() < end:
            told = [language("cs").form(one, "full") for one in results.take(self.bench.context)]
            time.sleep(0.05)
        return told


@pytest.fixture
def evening(home: Path) -> Iterator[Evening]:
    """The desk and the hall."""
    found = Evening(home)
    with found.hall:
        yield found
    assert "" == found.hall.log


def audited(bench: Bench) -> None:
    """The club as its file has it: every line, signature, draw and match."""
    bench.club.close()
    bench.club = open_club_by_name(None, bench.club.now, bench.club.seed)
    audit_club(bench.club.archive, bench.context.open_room)


def test_a_round_of_seven_people_at_two_tables_and_three_doors(evening: Evening, tmp_path: Path) -> None:
    """Some are known by name, some come late with words; both results are at the desk, proven and once."""
    hall, bench = evening.hall, evening.bench
    known = [Sitting(hall, name) for name in ("Jana", "Petr", "Ivan")]
    bench.do("seat", "Jana, Eva, Ota, Marie / Petr, Karel, Ivan")
    told = bench.do("hall")
    assert ["Eva", "Ota", "Marie", "Karel"] == [line.split(":")[0] for line in told if "napíše" in line]
    assert 2 == sum("čeká v herně pod číslem" in line for line in told)
    first, second = evening.number(1), evening.number(2)
    eva = hall_people.Page(hall, "Evička", Stream("evening", "Eva"), CZECH)
    ota = hall_people.Terminal(hall, "ota", Stream("evening", "Ota"), ENGLISH)
    karel = Sitting(hall, "Karel2", evening.words("Karel"))
    marie = hall_people.Shell(
        hall, "Marie2", Stream("evening", "Marie"), CZECH, tmp_path / "marie", "--profile", "ctecka",
        "--lang", "cs",
    )  # fmt: skip
    for who, table in ((known[0], first), (known[1], second), (known[2], second), (karel, second)):
        evening.let_play(who, table)
    evening.let_play(ota, evening.words("Ota"))
    eva.invitation = evening.words("Eva")
    evening.let_play(eva, first)
    two = evening.taken()
    assert "V herně je dohraný stůl 2." == two[0]
    assert "Zbývá stůl 1." == two[-1]
    assert evening.stands(1) == (hall_orders.WAITS, "sssw")  # Marie is waited for
    evening.let_play(marie, evening.words("Marie"))
    one = evening.taken()
    evening.over()
    assert "První kolo je odehrané." == one[-1]
    assert [] == [fault for typist in (eva, ota, marie) for fault in typist.faults]
    assert [] == [fault for program in (*known, karel) for fault in program.faults]
    assert {} == evening.wanted()
    for seated in bench.tournament.round(1).tables:
        assert seated.result is not None
        journal = read_journal(bench.club.archive.records[seated.result.source].splitlines(keepends=True))
        names = {bench.tournament.player(number).name for number in seated.players}
        assert names == {seat.name for seat in journal.header.seats}
        assert Help(None) == journal.records[0]
        assert occasion_of(journal.header).endswith(f"-1-{seated.number}")
    audited(bench)


@pytest.mark.slow
def test_two_rounds_go_on_through_a_killed_hall(evening: Evening) -> None:
    """The hall is gone in the middle of a match and comes back: the match goes on, and counts once."""
    bench = evening.bench
    bench.do("withdraw", "Ivan, Karel, Marie")
    people = [Sitting(evening.hall, name) for name in ("Jana", "Petr", "Eva", "Ota")]
    for number in (1, 2):
        bench.do("seat")
        bench.do("hall")
        table = evening.number(1)
        for one in people:
            one.record = ""
            evening.let_play(one, table)
        while evening.lines(table) < 20:
            time.sleep(0.02)
        evening.hall.__exit__()
        evening.hall.service = replace(evening.hall.service, port=evening.hall.port)
        evening.hall.__enter__()
        told = evening.taken()
        evening.over()
        assert "V herně je dohraný stůl 1." == told[0]
        assert [] == [fault for one in people for fault in one.faults]
        result = bench.tournament.table(number, 1).result
        assert result is not None
        assert [bench.club.archive.records[result.source]] * 4 == [one.record for one in people]
    audited(bench)

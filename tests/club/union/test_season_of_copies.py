from __future__ import annotations

import json
import os
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.material import open_room
from accessgames.club.desk.commands.exchange import unite_folder
from accessgames.club.desk.open_club import Request
from accessgames.club.examination import examine_club
from accessgames.engine import Stream
from accessgames.storage.files import HOME_VARIABLE
from tests.club.union import organiser
from tests.nursery import NEVER, Nursery, nursery
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.club.desk.helpers import Bench

Crew = tuple[Nursery, Stream]

pytestmark = not_on_windows("Windows has neither fork nor SIGKILL")

EVENINGS = 12
PEOPLE = ("Jana Nová", *(f"Člen {one}" for one in range(1, 27)), *(f"Host {one}" for one in range(1, 14)))
AT_ONE = 12
LONGEST_WAIT = 0.03


@contextmanager
def at(home: Path, evening: int) -> Iterator[Bench]:
    """A desk of a computer on an evening."""
    home.mkdir(exist_ok=True)
    bench = organiser.desk(str(home), evening)
    try:
        yield bench
    finally:
        os.environ[HOME_VARIABLE] = str(home)
        bench.club.close()


class Evening:
    """One evening with two desks: the computer of the place, and the laptop of the second organiser."""

    def __init__(self, number: int, homes: tuple[Path, Path], stick: Path, crew: Crew) -> None:
        self.number, (self.place, self.laptop), self.stick = number, homes, stick
        self.victims, self.stream = crew
        stick.mkdir()

    def do(self, home: Path, *, kills: int = 0, **job: object) -> None:
        """Let a desk do its work; first it is killed so many times in the middle."""
        wanted = {"home": str(home), "evening": self.number, **job}
        told: list[str] = []
        for _ in range(kills):
            told += self.victims.kill(json.dumps(wanted), self.stream.randrange(1, 5), self.stream)
        if kills:
            told += self.victims.kill(json.dumps(wanted), NEVER, self.stream)
            assert "end" == told[-1]
            safe = [one for one in told if one != "end"]
            assert len(safe) == len(set(safe)), "a step that was announced had to be done again"
        else:
            with at(home, self.number) as bench:
                list(organiser.steps(bench, wanted))

    def swap(self) -> None:
        """Both desks bring the stick to each other, in any order, and the first one a second time."""
        homes = [self.place, self.laptop]
        self.stream.shuffle(homes)
        for home in (*homes, homes[0]):
            exchange(home, self.number, self.stick)

    def tables(self) -> list[int]:
        """Numbers of the tables of the present round."""
        with at(self.place, self.number) as bench:
            bench.club.current = f"vecer-{self.number}"
            return [one.number for one in bench.tournament.round(bench.tournament.current).tables]


def exchange(home: Path, evening: int, stick: Path) -> list[str]:
    """Let a computer take in what lies on a stick, and write its own copy there."""
    with at(home, evening) as bench:
        if bench.club.file is None:
            bench.do("import", str(min(stick.iterdir())))
            return []
        told = unite_folder(bench.context, Request((str(stick),)))
        return [bench.context.language.form(one, "full") for one in told]


def export(home: Path, name: Path) -> bytes:
    """Export the club of a computer; return the file."""
    with at(home, EVENINGS) as bench:
        bench.do("export", str(name))
    return name.read_bytes()


@pytest.mark.slow
def test_a_season_on_four_computers_ends_with_one_club(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twelve evenings, forty people, three places, two organisers: all copies end with the same export.

    Desks are killed in the middle, sticks go between them in any order, one table is told differently and
    decided, and somebody who wants to be forgotten does not come back with an old copy.
    """
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    stream = Stream("season", "copies")
    places, laptop = [tmp_path / f"place-{one}" for one in range(3)], tmp_path / "laptop"
    old = tmp_path / "old.txt"
    with nursery("tests.club.union.organiser", LONGEST_WAIT) as victims:
        for number in range(1, EVENINGS + 1):
            place = places[number % 3]
            if number > 1:  # the laptop brings what happened at the other places
                stick = tmp_path / f"bring-{number}"
                stick.mkdir()
                exchange(laptop, number, stick)
                exchange(place, number, stick)
            evening = Evening(number, (place, laptop), tmp_path / f"stick-{number}", (victims, stream))
            members = PEOPLE if number < 8 else PEOPLE[1:]
            people = stream.sample(members, AT_ONE)
            people = [PEOPLE[0], *people[1:]] if number in {2, 5} and PEOPLE[0] not in people else people
            evening.do(place, create=True, people=people[:4], kills=1)
            exchange(place, number, evening.stick)
            evening.swap()
            evening.do(place, people=people[4:8])
            evening.do(laptop, people=people[7:], kills=number % 2)  # one of them at both desks
            evening.swap()
            for round_ in (1, 2):
                evening.do(place, seat=True)
                evening.swap()
                tables = evening.tables()
                evening.do(place, round=round_, tables=tables[::2], kills=(number + round_) % 2)
                evening.do(laptop, round=round_, tables=tables[1::2])
                if (number, round_) == (4, 1):
                    disagree(evening, tables)
                evening.swap()
            evening.do(place, close=True)
            evening.swap()
            if number == 6:
                export(laptop, old)
            if number == 7:
                with at(place, number) as bench:
                    bench.club.current = "vecer-5"
                    bench.do("forget", "Jana Nová, ano")
    come_together([*places, laptop], tmp_path, stream)
    with at(places[0], EVENINGS) as bench:
        bench.do("import", str(old))
    exports = {export(home, tmp_path / f"{home.name}.txt") for home in (*places, laptop)}
    assert 1 == len(exports)
    assert b"Jana" in old.read_bytes()
    for home in (*places, laptop):
        assert b"Jana" not in b"".join(path.read_bytes() for path in home.rglob("*.club"))
    look_through(laptop)


def come_together(homes: list[Path], tmp_path: Path, stream: Stream) -> None:
    """Let three more sticks go round all computers, twice each, in any order."""
    for turn in range(3):
        stick = tmp_path / f"last-{turn}"
        stick.mkdir()
        stream.shuffle(homes)
        for home in (*homes, *homes):
            exchange(home, EVENINGS, stick)


def look_through(home: Path) -> None:
    """Everything that was played is there, and all of it agrees."""
    with at(home, EVENINGS) as bench:
        found = [one.tournament for one in bench.club.tournaments.values()]
        assert [(True, 2, AT_ONE)] * EVENINGS == [(one.closed, one.played, len(one.players)) for one in found]
        assert [] == [one.mistakes for one in examine_club(bench.club.archive, open_room) if one.mistakes]


def disagree(evening: Evening, tables: list[int]) -> None:
    """Let both desks tell another result of one table, decide at one desk, and see it decided at both."""
    scores = "11 12 13 14"
    with at(evening.laptop, evening.number) as bench:
        bench.club.current = f"vecer-{evening.number}"
        bench.do("result", f"kolo 1 stůl {tables[0]} {scores}")
    exchange(evening.place, evening.number, evening.stick)
    exchange(evening.laptop, evening.number, evening.stick)
    told = exchange(evening.place, evening.number, evening.stick)
    assert any("různé výsledky" in line for line in told), told
    with at(evening.place, evening.number) as bench:
        bench.club.current = f"vecer-{evening.number}"
        (dispute,) = bench.club.running.known.disputes if bench.club.running.known else ()
        bench.do("settle", f"kolo 1 stůl {dispute.table} 2")
        assert ["Nic sporného ani odloženého tu není."] == bench.do("pending")
    exchange(evening.place, evening.number, evening.stick)
    exchange(evening.laptop, evening.number, evening.stick)
    with at(evening.laptop, evening.number) as bench:
        bench.club.current = f"vecer-{evening.number}"
        assert ["Nic sporného ani odloženého tu není."] == bench.do("pending")

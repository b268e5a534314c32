"""One evening after another: what organisers type, what they do after a kill, what was announced."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.cli.material import open_room
from accessgames.club.desk import handed_match
from accessgames.club.desk.commands import handing
from accessgames.engine.luck import draw_luck
from tests.club import season
from tools.club_year.desks import CLUB, Desk
from tools.club_year.plan import EVENINGS, PLACES, Evening

if TYPE_CHECKING:
    from pathlib import Path

Table: TypeAlias = tuple[str, int, int]
"""Id of a tournament, round, table."""

_BATCH: Final = 6
"""So many people are typed on one line."""

_PAIR: Final = 2
_MOST_ROUNDS: Final = 12


@dataclass
class Ledger:
    """What was announced, and must be there for ever.

    Attributes:
        people: Id of the tournament -> names.
        results: Table -> name -> points.
        lost: What was announced and was not there afterwards.
        happened: How often something was done.
    """

    people: dict[str, set[str]] = field(default_factory=dict)
    results: dict[Table, dict[str, int]] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)
    happened: dict[str, int] = field(default_factory=dict)

    def count(self, what: str) -> None:
        """Note that something was done once more."""
        self.happened[what] = self.happened.get(what, 0) + 1


def do(desk: Desk, ledger: Ledger, there: Callable[[], bool] | None, *lines: str) -> list[str]:
    """Type what is to be done until it is there, whatever is killed meanwhile; return what was said.

    Where the program had answered before it was killed, what it said has to be there.

    Args:
        desk: Where it is typed.
        ledger: What was announced.
        there: Tells whether it is there; None for what can be done twice.
        lines: What is typed.
    """
    while desk.is_killed_now():
        heard = desk.type_and_kill(*lines)
        if there is not None and there():
            return heard
        if heard and there is not None:
            ledger.lost.append(f"{desk.place}: {lines}: {heard}")
        desk.halves += 1
    return desk.type(*lines)


class Night:
    """An evening at one place, or at two."""

    def __init__(
        self, desks: dict[str, Desk], ledger: Ledger, number: int, stick: Path, present: list[str]
    ) -> None:
        """Begin the evening of a number from 1; who is present comes in that order."""
        self.plan: Evening = EVENINGS[number - 1]
        self.desk = desks[PLACES[(number - 1) % len(PLACES)]]
        self.other = desks[PLACES[number % len(PLACES)]]
        self.ledger = ledger
        self.stick = stick
        self.stream = self.desk.stream
        self.present = present
        self.late = present[-2:]
        self.name = f"Večer {number}"
        self.id = f"vecer-{number}"
        self.date = f"{10 + number}.{number}.2026"

    def play(self) -> None:
        """Play it from the beginning to the end."""
        self._unite(self.desk)
        self._begin()
        self._play_rounds()
        self._finish()
        self._unite(self.desk)
        self.desk.close()
        self.ledger.count(self.plan.format)

    def _unite(self, desk: Desk) -> None:
        """Unite the copy of a computer with those on the stick, once it has one."""
        if any((desk.home / "clubs").glob("*.club")):
            do(desk, self.ledger, None, f"spoj {self.stick}")
            return
        for path in sorted(self.stick.glob("klub-*.txt"))[:1]:
            desk.run("nacti", str(path), "--klub", CLUB)
            do(desk, self.ledger, None, f"spoj {self.stick}")

    def _document(self, desk: Desk | None = None) -> Any:  # noqa: ANN401 - a document of JSON
        return (desk or self.desk).values("vysledky", "--turnaj", self.id)

    def _state(self, desk: Desk | None = None) -> Any:  # noqa: ANN401 - as above
        return (desk or self.desk).values("stav", "--turnaj", self.id)

    def _exists(self) -> bool:
        try:
            return any(one["id"] == self.id for one in self.desk.values("turnaje"))
        except RuntimeError:  # no club yet
            return False

    def _begin(self) -> None:
        options = f'založ "{self.name}" --datum {self.date} --misto {self.desk.place} {self.plan.options}'
        heard = do(self.desk, self.ledger, self._exists, options)
        if not self._exists():
            raise RuntimeError(f"{self.name} was not made: {heard}")
        self.ledger.people[self.id] = set()
        for line in self.plan.amendments:
            do(self.desk, self.ledger, None, line)
        self._register(self.present[:-2])
        if self.plan.teams:
            names, size = self.present[:-2], self.plan.teams
            for start in range(0, len(names) - size + 1, size):
                own = ", ".join(names[start : start + size])
                what = "dvojice" if size == _PAIR else f"družstvo Parta {start // size + 1}:"
                do(self.desk, self.ledger, None, f"{what} {own}")

    def _register(self, names: list[str]) -> None:
        for start in range(0, len(names), _BATCH):
            batch = names[start : start + _BATCH]
            while missing := [name for name in batch if name not in self.ledger.people[self.id]]:
                do(self.desk, self.ledger, partial(self._are_there, missing), f"zapiš {', '.join(missing)}")
                self._are_there(missing)

    def _are_there(self, names: list[str]) -> bool:
        """Note who is registered; tell whether some people are."""
        self.ledger.people[self.id] = {one["name"] for one in self._document()["players"]}
        return self.ledger.people[self.id].issuperset(names)

    def _play_rounds(self) -> None:
        for _ in range(_MOST_ROUNDS):
            if not self._draw():
                return
            self._play_round()
            self._people_change()

    def _draw(self) -> bool:
        """Have tables of a round that is to be played; tell whether there are any."""
        for line in ("losuj", "los", "losuj"):
            state = self._state()
            if state["waiting"]:
                return True
            # What is refused, since all rounds are over or no lot is due, is no announcement.
            do(self.desk, self.ledger, None, line)
        return bool(self._state()["waiting"])

    def _play_round(self) -> None:
        round_ = self.desk.values("stoly", "--turnaj", self.id)
        waiting = [table for table in round_["tables"] if table["places"] is None]
        if self.plan.handed:
            self._hand_out(round_["round"], waiting)
        elif self.plan.shared:
            self._share(round_["round"], waiting)
        else:
            for table in waiting:
                self._report(self.desk, round_["round"], table, self._scores(table))
        if self.stream.below(2) == 0:
            table = waiting[self.stream.below(len(waiting))]
            self._report(self.desk, round_["round"], table, self._scores(table), "oprav")
            self.ledger.count("corrections")

    def _scores(self, table: Any) -> list[int]:  # noqa: ANN401 - as above
        return [self.stream.below(self.plan.most) for _ in table["players"]]

    def _report(self, desk: Desk, round_: int, table: Any, scores: list[int], word: str = "výsledek") -> None:  # noqa: ANN401 - as above
        number, points = table["table"], dict(zip(table["players"], scores, strict=True))
        where = f"kolo {round_} stůl {number}" if word == "oprav" else str(number)
        line = f"{word} {where} {', '.join(map(str, scores))}"
        do(desk, self.ledger, lambda: points == told(self._document(desk), round_, number), line)
        if told(self._document(desk), round_, number) != points:
            self.ledger.lost.append(f"{self.name}: {line} was not taken at {desk.place}")
        self.ledger.results[self.id, round_, number] = points
        self.ledger.count("results")

    def _hand_out(self, round_: int, tables: list[Any]) -> None:
        """Give every table out as a file; the first is played by computer players, others typed into it."""
        folder = self.stick.parent / f"{self.id}-{round_}"
        folder.mkdir()
        do(self.desk, self.ledger, None, f"vydej stoly, {folder}")
        for table in tables:
            path = folder / f"stůl {table['table']}.txt"
            points = dict(zip(table["players"], self._scores(table), strict=True))
            if table["table"] == 1:
                play_elsewhere(path)
            else:
                line = ", ".join(f"{name} {own}" for name, own in points.items())
                path.write_text(path.read_text("utf-8").replace("result \n", f"result {line}\n"), "utf-8")
            self.ledger.results[self.id, round_, table["table"]] = points
            self.ledger.count("results")
        do(self.desk, self.ledger, lambda: not self._state()["waiting"], f"přijmi {folder}")
        first = told(self._document(), round_, 1)
        self.ledger.results[self.id, round_, 1] = first
        for path in folder.iterdir():  # the organiser throws them away, names and all
            path.unlink()
        self.ledger.count("tables by file")

    def _share(self, round_: int, tables: list[Any]) -> None:
        """Two organisers write results of one round at once and say different things about one table."""
        self._unite(self.desk)
        self._unite(self.other)
        for table in tables:
            desk = self.desk if table["table"] % 2 else self.other
            self._report(desk, round_, table, self._scores(table))
        asked = tables[0]
        held = self.ledger.results[self.id, round_, asked["table"]]
        wrong = [points + 1 for points in held.values()]
        self.other.type(f"výsledek {asked['table']} {', '.join(map(str, wrong))}")
        self._unite(self.other)
        self._unite(self.desk)
        self._settle(round_, asked["table"], held)
        self._unite(self.desk)
        self._unite(self.other)
        self.other.close()

    def _settle(self, round_: int, table: int, held: dict[str, int]) -> None:
        """Decide for what this organiser had said; what is asked stays until it is decided."""
        waiting = self.desk.type("odložené")
        if not any("platí" in line for line in waiting):
            self.ledger.lost.append(f"{self.name}: nothing is asked about table {table}: {waiting}")
        self.desk.type(f"platí {table}, 1")
        if told(self._document(), round_, table) != held:
            self.desk.type(f"oprav stůl {table} kolo {round_} {', '.join(map(str, held.values()))}")
        self.ledger.count("settled")

    def _people_change(self) -> None:
        """Somebody comes late, somebody goes, somebody is replaced."""
        chance = self.stream.below(4)
        active = [one["name"] for one in self.desk.values("hraci", "--turnaj", self.id) if one["active"]]
        if self.late and self.plan.format != "knock-out":
            self._register([self.late.pop(0)])
            self.ledger.count("latecomers")
        elif chance == 0 and len(active) > self.plan.least:
            gone = active[self.stream.below(len(active))]
            do(self.desk, self.ledger, lambda: not self._is_active(gone), f"odhlas {gone}")
            self.ledger.count("leavers")
        elif chance == 1 and self.late:
            gone, new = active[self.stream.below(len(active))], self.late.pop(0)
            do(self.desk, self.ledger, partial(self._are_there, [new]), f"nahraď {gone}, {new}")
            self._are_there([new])
            self.ledger.count("substitutes")

    def _is_active(self, name: str) -> bool:
        people = self.desk.values("hraci", "--turnaj", self.id)
        return any(one["name"] == name and one["active"] for one in people)

    def _finish(self) -> None:
        for line in ("los", "uzavři"):
            do(self.desk, self.ledger, None, line)
        if not self._state()["closed"]:
            self.ledger.lost.append(f"{self.name} was not closed: {self.desk.type('stav')}")


def told(document: Any, round_: int, table: int) -> dict[str, int]:  # noqa: ANN401 - a document of JSON
    """Return the points at a table in a document of results, by names; empty without a result."""
    names = {one["number"]: one["name"] for one in document["players"]}
    found = document["rounds"][round_ - 1]["tables"][table - 1]["result"] or []
    return {names[seat["player"]]: sum(seat["parts"]) for seat in found}


def play_elsewhere(path: Path) -> None:
    """Play the match of a table's file to its end, everybody choosing at random, and write it back."""
    found = handing.read_file(path)
    given = found.handout
    room, luck = open_room(given.game, {}), draw_luck(given.occasion)
    names = [name for name, _gender in given.seats]
    header = season.match_header(room, names, given.options, given.seed or None, luck)
    journal = path.with_suffix(".jsonl")
    journal.write_bytes(season.play_out(room, header, luck.secret).encode())
    handed_match.give_back(path, found, journal)

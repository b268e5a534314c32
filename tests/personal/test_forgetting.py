"""Somebody is forgotten in what is kept at this computer; everybody else's results stay as they were."""

from __future__ import annotations

import datetime as dt
import json
from typing import TYPE_CHECKING

from accessgames.engine import SeatSpec
from accessgames.personal import forgetting, ratings, results
from accessgames.personal.database import PersonalFile
from accessgames.personal.mistakes import Mistake, MistakeBook
from accessgames.personal.records import PersonalRecords
from accessgames.storage.progress import Record, RecordsFile
from tests.personal.test_results import LOST, PETR, WON, result

if TYPE_CHECKING:
    from pathlib import Path

ZOFIE = SeatSpec("Žofie Říp")
LABEL = "hráč 9"


def mistake(number: int, seat: int, *names: str) -> tuple[Mistake, str]:
    """A mistake at a seat, with a position in which some people sit."""
    day = dt.date(2026, 11, 21)
    seats = [[name, "human", ""] for name in names]
    position = json.dumps({"options": {}, "seats": seats, "moves": []}, separators=(",", ":"))
    return Mistake(f"m{number}", number, "iota", "", seat, "play a", day, day), position


def kept(folder: Path) -> PersonalFile:
    """Žofie and Petr: two matches, a record of each, and three mistakes."""
    own = PersonalFile(folder / "personal.sqlite")
    results.count(own, [result(1, WON, ZOFIE, PETR), result(2, LOST, PETR, SeatSpec("žofie říp"))])
    PersonalRecords(own, RecordsFile(folder / "none.jsonl")).save(
        Record("iota", "best", name, 30, "points", lower=False, when="2026-11-21")
        for name in ("Žofie Říp", "Petr")
    )
    found = [
        mistake(1, 0, "Žofie Říp", "Petr"),
        mistake(2, 1, "Žofie Říp", "Petr"),
        mistake(3, 0, "Petr", "Eva"),
    ]
    MistakeBook(own).keep("a.jsonl", "m", found)
    return own


def test_a_name_goes_and_results_stay(tmp_path: Path) -> None:
    """The label sits where the person sat, however the name was written; ratings of others do not change."""
    own = kept(tmp_path)
    before = ratings.ratings(results.counted(own))["petr"]
    assert {"žofie říp", "petr"} == forgetting.counted_names(own)
    assert forgetting.Gone(2, 1, 1) == forgetting.forget_people(own, {"žofie říp"}, LABEL)
    first, second = results.counted(own)
    assert [LABEL, "Petr"] == [seat.name for seat in first.seats]
    assert ["Petr", LABEL] == [seat.name for seat in second.seats]
    assert before == ratings.ratings(results.counted(own))["petr"]
    assert {LABEL, "petr"} == forgetting.counted_names(own)


def test_no_byte_of_the_name_is_left(tmp_path: Path) -> None:
    """Not in a free page of the file, nor in the positions of other people's mistakes."""
    own = kept(tmp_path)
    data = own.path.read_bytes()
    assert "Žofie".encode() in data
    assert b"\\u017dofie" in data
    forgetting.forget_people(own, {"žofie říp"}, LABEL)
    data = own.path.read_bytes()
    assert not any(form in data for form in ("Žofie".encode(), "žofie".encode(), b"\\u017dofie"))
    book = MistakeBook(own)
    assert ["m2", "m3"] == sorted(one.match for one in book.mistakes())
    other = next(one for one in book.mistakes() if one.match == "m2")
    assert [LABEL, "Petr"] == [one[0] for one in json.loads(book.position(other) or "")["seats"]]


def test_nobody_of_that_name_changes_nothing(tmp_path: Path) -> None:
    """A part of a name is none."""
    own = kept(tmp_path)
    before = results.counted(own)
    assert forgetting.Gone(0, 0, 0) == forgetting.forget_people(own, {"žofie", "pet"}, LABEL)
    assert before == results.counted(own)

"""Extracts: everything about somebody, recomputed here from what was typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.club.desk import history
from accessgames.club.desk.json_answers import JSON_ANSWERS
from accessgames.club.desk.open_club import Request
from accessgames.personal.ratings import ratings
from accessgames.personal.results import MatchResult, SeatResult
from tests.club.desk.helpers import Bench, begun

if TYPE_CHECKING:
    from collections.abc import Sequence


def evening(bench: Bench, name: str, seats: str, scores: Sequence[str], **options: str) -> None:
    """A tournament of as many rounds as there are scores, always at the same table."""
    usual = {"game": "iota", "rounds": str(len(scores)), "seed": "7", **options}
    bench.do("create", name, usual)
    bench.do("register", seats)
    for typed in scores:
        bench.do("seat", f"{seats} /")
        bench.do("result", f"1 {typed}")


@pytest.fixture
def bench() -> Bench:
    """Two evenings and one that goes on."""
    bench = begun("")
    evening(bench, "Leden", "Jana, Petr, Eva", ("30, 20, 10", "12, 40, 12"), date="5. 1. 2027")
    evening(bench, "Únor", "Petr, Jana, Ivo", ("20, 25, 5",), date="2. 2. 2027")
    bench.do("create", "Březen", {"date": "2. 3. 2027", "game": "iota", "rounds": "2", "seed": "7"})
    bench.do("register", "Jana, Eva")
    bench.do("seat", "Jana, Eva /")
    bench.do("result", "1 9, 9")
    return bench


def test_an_extract_tells_everything(bench: Bench) -> None:
    """What is kept, each tournament with its place, tables, the longest row and the best result."""
    bench.do("note", "Jana, kontakt 777")
    told = bench.do("extract", "Jana")
    assert "Jana, v klubu 3 turnaje." == told[0]
    assert "Kontakt: 777" in told
    start = next(index for index, line in enumerate(told) if "Leden" in line)
    assert [
        "Úterý 5. ledna 2027, Leden: místo 2, hráčů 3.",
        "Úterý 2. února 2027, Únor: místo 1, hráčů 3.",
        "Úterý 2. března 2027, Březen: zatím místo 1, hráčů 2.",
        "Odehrané stoly 4, vyhrané 2, o první místo dělené 1, nejdelší řada výher 1.",
        "IOTA, odehrané stoly: 4.",
        "Nejlepší výsledek 30, turnaj Leden, první kolo.",
    ] == told[start : start + 6]
    assert told[start + 6].startswith("Hodnocení ")


def test_the_rating_is_that_of_the_tables(bench: Bench) -> None:
    """All tables of a game in the order of days, on the scale of the matches at home."""
    matches = [
        [("jana", 30, 1), ("petr", 20, 2), ("eva", 10, 3)],
        [("petr", 40, 1), ("jana", 12, 2), ("eva", 12, 2)],
        [("jana", 25, 1), ("petr", 20, 2), ("ivo", 5, 3)],
        [("jana", 9, 1), ("eva", 9, 1)],
    ]
    expected = ratings(
        MatchResult(str(number), "iota", "", False, True, None, tuple(
            SeatResult(name, "human", total, place) for name, total, place in match
        ))
        for number, match in enumerate(matches)
    )  # fmt: skip
    values = JSON_ANSWERS["extract"](bench.context, Request(("Jana",)))
    assert {"iota": {"points": expected["jana"].points, "spread": expected["jana"].spread}} == values[
        "ratings"
    ]


def test_other_programs_get_every_table(bench: Bench) -> None:
    """Round, table, game, place and score of each; places of each tournament."""
    values = JSON_ANSWERS["extract"](bench.context, Request(("Jana",)))
    assert [("leden", 1, 1, 30), ("leden", 2, 2, 12), ("unor", 1, 1, 25), ("brezen", 1, 1, 9)] == [
        (one["tournament"], one["round"], one["place"], one["score"]) for one in values["tables"]
    ]
    assert [("leden", 2, True), ("unor", 1, True), ("brezen", 1, False)] == [
        (one["id"], one["place"], one["over"]) for one in values["standings"]
    ]
    assert "Jana" == values["name"]


def test_where_fewer_points_win_the_least_is_the_best() -> None:
    """Penalty points count the other way."""
    bench = begun("")
    evening(bench, "Leden", "Jana, Petr", ("30, 20", "10, 40"), game="tetrikon", date="5. 1. 2027")
    assert "Nejlepší výsledek 10, turnaj Leden, druhé kolo." in bench.do("extract", "Jana")


def test_who_never_played_has_an_extract_too() -> None:
    """Only what is kept is told."""
    bench = begun("Jana")
    bench.do("add-person", "Ivo")
    assert bench.do("person", "Ivo") == bench.do("extract", "Ivo")
    assert bench.do("persons") == bench.do("extract")
    context = bench.context
    assert JSON_ANSWERS["persons"](context, Request()) == JSON_ANSWERS["extract"](context, Request())


def test_merged_people_have_one_history_and_the_forgotten_none(bench: Bench) -> None:
    """Doubles count together; who is forgotten has no extract, and the ratings of others stay."""
    bench.do("merge", "Ivo, Eva")
    assert "Eva, v klubu 3 turnaje." == bench.do("extract", "Eva")[0]
    before = JSON_ANSWERS["extract"](bench.context, Request(("Jana",)))["ratings"]
    tables = len(history.played_tables(bench.club))
    bench.do("split", "Eva")
    bench.do("forget", "Ivo, ano")
    assert "„Ivo“ v rejstříku není, všechny vypíše slovo „osoby“." == bench.refused("extract", "Ivo")
    assert tables == len(history.played_tables(bench.club))
    assert before.keys() == JSON_ANSWERS["extract"](bench.context, Request(("Jana",)))["ratings"].keys()

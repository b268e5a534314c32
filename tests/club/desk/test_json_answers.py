"""Answers for other programs: values that JSON can hold, the same as what is told."""

from __future__ import annotations

import json
from typing import Any

from accessgames.club.desk.json_answers import JSON_ANSWERS
from accessgames.club.desk.open_club import Request
from tests.club.desk.helpers import Bench, begun
from tests.club.desk.test_broken import archive, desk


def document(bench: Bench, command: str, *items: str) -> Any:  # noqa: ANN401 - whatever JSON can hold
    """A document as it comes back from JSON."""
    return json.loads(json.dumps(JSON_ANSWERS[command](bench.context, Request(items))))


def played(club: str = "A") -> Bench:
    """Two tables of two, one of them reported."""
    bench = begun("Jana nevidomí, Petr, Marie, Karel", tables="2", rounds="1", club=club)
    bench.do("seat", "Jana, Petr / Marie, Karel")
    bench.do("result", "1 5, 3")
    return bench


def test_places_are_there_with_the_first_result() -> None:
    """Before it nobody has one, so that no program announces a winner either."""
    assert [None, None] == [row["place"] for row in document(begun("Jana, Petr"), "standings")["rows"]]
    rows = document(played(club="B"), "standings")["rows"]
    assert ("Jana", 1, 8, "blind", "points") == tuple(
        rows[0][key] for key in ("name", "place", "points", "category", "decided")
    )


def test_what_is_awaited_and_who_sits_where() -> None:
    """Tables without a result have no places yet."""
    bench = played()
    assert [2] == document(bench, "show")["waiting"]
    first, second = document(bench, "tables", "1")["tables"]
    assert (["Jana", "Petr"], [1, 2], [5, 3]) == (first["players"], first["places"], first["scores"])
    assert (None, None) == (second["places"], second["scores"])
    assert ["Jana", "Petr", "Marie", "Karel"] == [one["name"] for one in document(bench, "people")]


def test_wrong_lines_are_in_the_audit() -> None:
    """A damaged tournament stands beside the sound ones, with each line and what is wrong with it."""
    bench = desk(archive())
    assert {"id": "vecer", "damaged": 3} in document(bench, "list")
    damaged, sound = document(bench, "verify")
    assert ("vecer", {"line": 3, "error": "error-journal-changed"}) == (damaged["id"], damaged["mistakes"][0])
    assert ("druhy", []) == (sound["id"], sound["mistakes"])


def test_a_damaged_league_is_in_the_audit_and_a_sound_one_is_not() -> None:
    """Leagues have nothing to be counted."""
    bench = played()
    bench.do("league", "Rok, vecer")
    assert ["vecer"] == [one["id"] for one in document(bench, "verify")]
    assert bench.club.file is not None
    bench.club.file.append("@rok", ["{}"])
    found = document(bench, "verify")
    assert ["vecer", "rok"] == [one["id"] for one in found]
    assert [{"line": 2, "error": "club-error-league-unread"}] == found[1]["mistakes"]

"""Standings of random tournaments, recomputed by a referee that shares no code with the program."""

from __future__ import annotations

from copy import deepcopy

from accessgames.club.desk.json_answers import ranking_rows, results_document
from tools.club_evenings import Evening
from tools.club_referee import differences, judge, main


def test_thirty_tournaments_agree() -> None:
    """Places, points, rounds and what decided, jointly and in each category; and all of it happens."""
    happened: set[str] = set()
    for number in range(30):
        found, counts = differences(f"suite-{number}")
        assert [] == found
        happened |= counts.keys()
    assert happened > {
        "Corrected",
        "LotDrawn",
        "Penalised",
        "Registered",
        "Substituted",
        "Undone",
        "Withdrawn",
    }


def test_a_substitute_behind_the_draw_makes_no_gap() -> None:
    """Who was drawn to another winner and leaves then is no fault of the draw, whoever sits there now."""
    evening = Evening("gap-44")
    evening.play()
    document = results_document(evening.tournament)
    assert {14: 13} == {one["number"]: one["replaces"] for one in document["players"] if one["number"] == 14}
    assert [11, 14] == document["rounds"][2]["tables"][2]["players"]
    assert not any(14 in table["players"] for one in document["rounds"][:2] for table in one["tables"])
    assert [] == differences("gap-44")[0]


def test_a_changed_result_is_noticed() -> None:
    """Two people of a table who are exchanged in the document change what the referee says of most."""
    noticed = 0
    for number in range(20):
        evening = Evening(f"changed-{number}")
        evening.play()
        document = results_document(evening.tournament)
        spoilt = deepcopy(document)
        tables = [table["result"] for one in spoilt["rounds"] for table in one["tables"] if table["result"]]
        pairs = ((one, two) for result in tables for one in result for two in result)
        first, second = next(((a, b) for a, b in pairs if 0 < a["place"] < b["place"]), ({"player": 0},) * 2)
        first["player"], second["player"] = second["player"], first["player"]
        rows = ranking_rows(evening.tournament)
        assert [row["points"] for row in rows] == [row["points"] for row in judge(document)]
        mine = {row["name"]: row["points"] for row in rows}
        noticed += mine != {row["name"]: row["points"] for row in judge(spoilt)}
    assert noticed > 5


def test_the_script_tells_its_figures() -> None:
    """The exit code is 0 where nothing differs."""
    assert 0 == main(["--games", "3", "--seed", "x"])

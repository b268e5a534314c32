"""Handicaps at the desk: an evening in which they are given, told, taken back and checked."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from accessgames.club import events
from accessgames.club.desk.json_answers import results_document
from accessgames.club.desk.proposal_fields import load_proposal
from accessgames.club.examination import examine_club
from accessgames.club.model.proposal import Handicaps
from accessgames.club.model.tournament import Result, SeatResult
from tests.club.desk.helpers import Bench, begun

if TYPE_CHECKING:
    from pathlib import Path


def evening(**options: object) -> Bench:
    """Jana and Petr at one table; Jana has fifteen points."""
    bench = begun("Jana, Petr", game="Mars", points="skóre", tables="2", handicaps="k výsledku", **options)
    bench.do("handicap", "Jana 15")
    bench.do("seat", "Jana, Petr /")
    return bench


def test_an_evening_with_a_handicap() -> None:
    """The result tells both numbers, at the desk, on the paper and in the export; standings count the sum."""
    bench = evening()
    told = bench.do("result", "Jana 60, Petr 70")
    assert "První kolo, stůl 1: Jana 60, s vyrovnáním 75, Petr 70." == told[0]
    assert "První místo má Jana se ziskem 75 bodů." == bench.do("standings")[1]
    assert "První místo má Jana, výsledek 60, s vyrovnáním 75." in bench.do("results")
    document = json.loads(json.dumps(results_document(bench.tournament)))
    assert [15, 0] == [player["handicap"] for player in document["players"]]
    seats = {seat["player"]: seat for seat in document["rounds"][0]["tables"][0]["result"]}
    assert {"player": 1, "place": 1, "parts": [60], "absent": False, "handicap": 15} == seats[1]
    assert "handicap" not in seats[2]
    assert [()] == [one.mistakes for one in examine_club(bench.club.archive, bench.context.open_room)]


def test_giving_taking_back_and_listing() -> None:
    """Several in one line; nothing lists them; zero takes one away; zpět brings it back."""
    bench = begun("Jana, Petr", game="Mars", points="skóre")
    off = "Tento turnaj vyrovnání nemá. Zavede ho „uprav vyrovnání k výsledku“."
    assert off == bench.refused("handicap", "Jana 15")
    bench.do("amend", "vyrovnání k výsledku")
    assert ["Vyrovnání zatím nikdo nemá."] == bench.do("handicap")
    both = ["Jana má vyrovnání 15 bodů.", "Petr má vyrovnání 5 bodů."]
    assert both == bench.do("handicap", "Jana 15, Petr 5")
    assert both == bench.do("handicap")
    assert ["Petr je bez vyrovnání."] == bench.do("handicap", "Petr 0")
    bench.do("undo")
    assert both == bench.do("handicap")
    assert "Chybí jméno a body, správně je například Jana 15." == bench.refused("handicap", "Jana")
    assert "–5" in bench.refused("handicap", "Jana –5") or "-5" in bench.refused("handicap", "Jana -5")


def test_places_are_not_enough() -> None:
    """With a handicap at the table scores are asked for."""
    bench = evening()
    wanted = "Jana má vyrovnání, místa by ho nepočítala. Správně je zapsat body."
    assert wanted == bench.refused("result", "Jana 1., Petr 2.")


def test_a_correction_counts_with_what_holds_now() -> None:
    """And what was told before stays until somebody corrects it."""
    bench = evening()
    bench.do("result", "Jana 60, Petr 70")
    bench.do("handicap", "Jana 5")
    assert "První místo má Jana se ziskem 75 bodů." == bench.do("standings")[1]
    told = bench.do("correct", "1 Jana 60, Petr 71")
    assert "Oprava, první kolo, stůl 1: Petr 71, Jana 60, s vyrovnáním 65." == told[0]


def test_the_proposal_explains_it() -> None:
    """To the result, as a start, or nothing of it."""
    bench = evening()
    result = "Kdo má vyrovnání, má ho jednou k výsledku u stolu. Kde vítězí méně bodů, tam se odečítá."
    assert result in bench.do("proposal")
    bench.do("amend", "vyrovnání náskok")
    start = (
        "Kdo má vyrovnání, má ho jako náskok v každé partii u stolu. Kde vítězí méně bodů, tam se odečítá."
    )
    assert start in bench.do("proposal")
    bench.do("amend", "vyrovnání nic")
    assert "vyrovnání" not in " ".join(bench.do("proposal"))


def test_a_handicap_that_nobody_was_given_is_found() -> None:
    """The proof names the table."""
    bench = evening()
    seats = bench.tournament.table(1, 1).players
    result = Result(tuple(SeatResult(one, one, (60,), handicap=20 if one == 1 else 0) for one in seats))
    bench.club.record(events.Reported(1, 1, result))
    (found,) = examine_club(bench.club.archive, bench.context.open_room)
    assert ["club-error-handicap-given"] == [getattr(one.args_["cause"], "key", "") for one in found.mistakes]


def test_a_file_says_it(home: Path) -> None:
    """As `handicaps`."""
    (home / "p.toml").write_text(
        'name = "T"\ndate = "2026-11-21"\nhandicaps = "start"\n[[games]]\ngame = "iota"\n'
    )
    assert Handicaps.START is load_proposal("p.toml").handicaps


def test_english() -> None:
    """The same in English."""
    bench = Bench("en")
    bench.do(
        "create", "E", {"game": "Mars", "points": "score", "handicaps": "to the result", "date": "2026-11-21"}
    )
    bench.do("register", "Jana, Petr")
    assert ["Jana has a handicap of 15 points."] == bench.do("handicap", "Jana 15")

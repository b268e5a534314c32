"""People kept apart at the desk: an evening in which they are named, drawn, told, taken back and checked."""

from __future__ import annotations

import json

import pytest

from accessgames.club import events
from accessgames.club.desk.json_answers import JSON_ANSWERS, results_document
from accessgames.club.desk.open_club import Request
from accessgames.club.examination import examine_club
from accessgames.club.seating import draws, lots
from tests.club.desk.helpers import Bench, begun

EIGHT = "Jana, Petr, Eva, Karel, Marie, Jan, Ota, Iva"


def mistakes(bench: Bench) -> list[str]:
    """What the examination finds wrong."""
    return [
        getattr(one.args_["cause"], "key", "")
        for report in examine_club(bench.club.archive, bench.context.open_room)
        for one in report.mistakes
    ]


def test_an_evening() -> None:
    """Named before the draw; the proof says that they are apart; export, answers and examination have it."""
    bench = begun(EIGHT)
    assert ["Každý může sedět s každým, odděleně nesedí nikdo."] == bench.do("apart")
    assert ["Jana a Petr spolu u stolu nesedí."] == bench.do("apart", "Jana, Petr")
    assert ["Karel a Eva spolu u stolu nesedí."] == bench.do("apart", "Karel, Eva")
    proof = "Odděleně sedí ve všech kolech všechny 2 dvojice, které spolu sedět nemají."
    assert proof == bench.do("seat")[-1]
    assert proof == bench.do("proof")[-1]
    assert ["Jana a Petr spolu u stolu nesedí.", "Eva a Karel spolu u stolu nesedí."] == bench.do("apart")
    document = json.loads(json.dumps(results_document(bench.tournament)))
    assert [[1, 2], [3, 4]] == document["apart"]
    assert [[[1, 2], [3, 4]]] * 3 == [one["apart"] for one in document["rounds"]]
    assert [["Jana", "Petr"], ["Eva", "Karel"]] == JSON_ANSWERS["apart"](bench.context, Request())
    assert [] == mistakes(bench)


def test_several_at_once_and_ending_it() -> None:
    """Three in one line are three pairs and one sentence; a word that says no ends it; only news is told."""
    bench = begun(EIGHT)
    assert ["Jana, Petr a Eva spolu u stolu nesedí."] == bench.do("apart", "Jana, Petr, Eva")
    assert [(1, 2), (1, 3), (2, 3)] == [*bench.tournament.apart]
    assert ["Jana a Petr mohou zase sedět spolu."] == bench.do("apart", "Jana, Petr, ne")
    told = ["Jana a Karel spolu u stolu nesedí.", "Eva a Karel spolu u stolu nesedí."]
    assert told == bench.do("apart", "Jana, Eva, Karel")
    gone = ["Vzato zpět: Eva a Karel spolu u stolu nesedí.", "Vzato zpět: Jana a Karel spolu u stolu nesedí."]
    assert gone == bench.do("undo")[1:]
    assert [(1, 3), (2, 3)] == [*bench.tournament.apart]


def test_taking_back_by_its_word() -> None:
    """`zpět nespolu`, with a name where there are several; letting it hold again."""
    bench = begun(EIGHT)
    bench.do("apart", "Jana, Petr")
    assert ["Vzat zpět krok 9: Jana a Petr spolu u stolu nesedí."] == bench.do("undo", "nespolu")
    assert [] == [*bench.tournament.apart]
    assert ["Krok 9 zase platí: Jana a Petr spolu u stolu nesedí."] == bench.do("redo")
    bench.do("apart", "Eva, Karel")
    assert "nespolu Jana, Petr" in bench.refused("undo", "nespolu")
    bench.do("undo", "nespolu Karla")
    assert [(1, 2)] == [*bench.tournament.apart]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Jana", "Chybí jméno, správně jsou aspoň dvě, třeba Jana, Petr."),
        ("ne", "Chybí jméno, správně jsou aspoň dvě, třeba Jana, Petr."),
        ("Eva, Karel, Eva", "Eva je tu dvakrát, správně jsou dvě různá jména."),
        ("Petr, Jana", "Petr a Jana už spolu nesedí, nic se nemění."),
        ("Iva, Ota, ne", "Iva a Ota sedět spolu mohou, nic se nemění."),
        ("Jana, Zuzana", "Zuzana"),
    ],
)
def test_what_can_not_be(typed: str, told: str) -> None:
    """One sentence, and nothing changes."""
    bench = begun(EIGHT)
    bench.do("apart", "Jana, Petr")
    assert told in bench.refused("apart", typed)


def test_tables_that_are_drawn_already() -> None:
    """It is said that they sit together; the next draw parts them, and nothing else asks for one."""
    bench = begun(EIGHT, rounds="2")
    bench.do("seat")
    names = [bench.tournament.player(one).name for one in bench.tournament.rounds[0].tables[0].players[:2]]
    told = bench.do("apart", ", ".join(names))
    assert "V prvním kole, které je už rozlosované, sedí u stolu ti, kdo spolu sedět nemají." == told[1]
    assert "Losuje slovo „losuj“; když se už hraje, výsledky zapíše „výsledek“." == told[2]
    assert told[1:] == bench.do("show")[1:]
    assert "Odděleně sedí ve všech kolech dvojice, která spolu sedět nemá." == bench.do("seat")[-1]
    assert [] == mistakes(bench)


def test_where_it_can_not_be_kept() -> None:
    """Three people and two tables: two of them sit together, and the sentence says that it has to be so."""
    bench = begun("Jana, Petr, Eva, Karel", rounds="1", tables="2")
    bench.do("apart", "Jana, Petr, Eva")
    (told,) = [one for one in bench.do("seat") if one.startswith("Spolu přesto")]
    assert told.endswith(" v prvním kole; u tolika stolů to jinak nejde.")


def test_many_who_can_not_be_apart_are_counted() -> None:
    """At one table nobody can be parted: three pairs are named, the others counted."""
    bench = begun("Jana, Petr, Eva, Karel", rounds="1", tables="4")
    bench.do("apart", "Jana, Petr, Eva, Karel")
    bench.do("seat")
    told = bench.do("proof")[-1]
    named = "Jana a Petr v prvním kole, Jana a Eva v prvním kole, Jana a Karel v prvním kole"
    assert f"Spolu přesto sedí {named} a ještě 3 dvojice; u tolika stolů to jinak nejde." == told


def test_by_hand_it_is_the_organisers_word() -> None:
    """Tables set by hand are taken; it is said that two sit together who should not, and need not."""
    bench = begun("Jana, Petr, Eva, Karel", rounds="2", tables="2")
    bench.do("apart", "Jana, Petr")
    told = bench.do("seat", "Jana, Petr / Eva, Karel")
    assert "Spolu přesto sedí Jana a Petr v prvním kole; nikdo by přitom spolu sedět nemusel." == told[-1]
    assert [] == mistakes(bench)
    bench.do("undo")
    assert (
        "Odděleně sedí ve všech kolech dvojice, která spolu sedět nemá."
        == bench.do("seat", "Jana, Eva / Petr, Karel")[-1]
    )


def test_a_draw_that_parts_others_is_found() -> None:
    """A forged draw that leaves somebody out is named by the examination, though its tables can be drawn."""
    bench = begun(EIGHT, rounds="1")
    bench.do("apart", "Jana, Petr")
    event = draws.draw_rounds(bench.tournament, bench.club.draw_seed(), terms=lots.Terms())
    bench.club.record(event)
    assert ["club-error-draw-apart"] == mistakes(bench)


def test_english() -> None:
    """The same in English."""
    bench = Bench("en")
    bench.do("create", "E", {"game": "iota", "rounds": "1", "date": "2026-11-21"})
    bench.do("register", EIGHT)
    assert ["Everybody may sit with everybody, nobody is kept apart."] == bench.do("apart")
    assert ["Jana and Petr are kept apart."] == bench.do("apart", "Jana, Petr")
    assert "The pair that should not sit together is apart in all rounds." == bench.do("seat")[-1]
    assert "may sit together again" in bench.do("apart", "Jana, Petr, no")[0]
    assert isinstance(bench.club.running.course.events[-1], events.KeptApart)

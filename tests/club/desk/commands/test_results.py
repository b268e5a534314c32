from __future__ import annotations

import pytest

from accessgames.club.model.tournament import SeatResult
from tests.club.desk.helpers import Bench, begun

NO_RESULT = "není jméno a výsledek jako „Jana 34“, „Jana 1.“ nebo „Petr nehrál“."


@pytest.fixture
def bench() -> Bench:
    """Four people at one table in the order Jana, Petr, Marie, Karel, in the first of three rounds."""
    bench = begun()
    bench.do("seat", "Jana, Petr, Marie, Karel /")
    return bench


def seats(bench: Bench) -> list[tuple[int, int]]:
    result = bench.tournament.round(1).tables[0].result
    assert result is not None
    return [(seat.place, seat.score) for seat in result.seats]


@pytest.mark.parametrize(
    "typed",
    [
        "1 34, 28, 28, 11",
        "34, 28, 28, 11",
        "1 Jana 34, Petr 28, Marie 28, Karel 11",
        "stůl 1 Karel 11, Jana 34, Petr 28, Marie 28",
        "kolo 1 stůl 1 Jana: 34, Petr=28, mar 28, K 11",
        "Karel 11, Jana 34, Petr 28, Marie 28",
        "1. kolo 1. stůl Jana 30 4, Petr 20+8, Marie 28 0, Karel 5 6",
    ],
)
def test_results_are_typed_in_many_ways(bench: Bench, typed: str) -> None:
    """By names in any order, by the order of the seats, with or without the table; parts are added up."""
    if typed.startswith("34"):
        typed = f"1, {typed}"
    told = bench.do("result", typed)
    assert "První kolo, stůl 1: Jana 34, Petr 28, Marie 28, Karel 11." == told[0]
    assert "První kolo je odehrané." == told[1]
    assert [(1, 34), (2, 28), (2, 28), (4, 11)] == seats(bench)


def test_places_alone_and_absent_people(bench: Bench) -> None:
    """Numbers with a full stop are places; who did not play has a word for it."""
    told = bench.do("result", "1 Jana 2., Petr 1., Marie 2., Karel nehrál")
    assert (
        "První kolo, stůl 1: první místo Petr, druhé místo Jana, druhé místo Marie, Karel nehraje." == told[0]
    )
    result = bench.tournament.round(1).tables[0].result
    assert result is not None
    assert SeatResult(4, 0, (), absent=True) == result.seats[3]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Chybí výsledek, u stolu 1 sedí Jana, Petr, Marie a Karel."),
        ("1", "Chybí výsledek, u stolu 1 sedí Jana, Petr, Marie a Karel."),
        ("1 34, 28", "Čísel je 2, u stolu sedí 4."),
        ("1 Jana 34, Petr 28, Marie 20", "Chybí výsledek: Karel."),
        ("1 Jana 34, Jana 28, Marie 20, Karel 1", "Jana má výsledek dvakrát."),
        ("1 Jana 34, Petr, Marie 20, Karel 1", f"„Petr“ {NO_RESULT}"),
        ("1 Jana 34, Petr 2., Marie 20, Karel 1", "Buď body, nebo místa, obojí najednou nejde."),
        ("2 34, 28, 20, 11", "Stůl 2 v prvním kole není, je tam jen stůl 1."),
        (
            "1 Jana 34, Ivo 2, Marie 20, Karel 1",
            "„Ivo“ u stolu 1 nesedí, sedí tam: Jana, Petr, Marie a Karel.",
        ),
        ("kolo 7 stůl 1 1, 2, 3, 4", "„7“ nejde, možné je jen číslo 1."),
        ("1 Jana 99999999, Petr 1, Marie 2, Karel 3", f"„Jana 99999999“ {NO_RESULT}"),
    ],
)  # fmt: skip
def test_what_is_no_result_changes_nothing(bench: Bench, typed: str, said: str) -> None:
    """One sentence names what is wrong, and nothing is written."""
    assert said == bench.refused("result", typed)


def test_a_result_is_reported_once_and_corrected_with_a_trace(bench: Bench) -> None:
    """A second report is refused; a correction says what stood there, and why."""
    bench.do("result", "1 34, 28, 20, 11")
    assert "" != bench.refused("result", "kolo 1 stůl 1 1, 2, 3, 4")
    told = bench.do("correct", "1 34, 38, 20, 11", {"reason": "překlep"})
    assert "Oprava, první kolo, stůl 1: Petr 38, Jana 34, Marie 20, Karel 11." == told[0]
    assert told[1].startswith("Původně: První kolo, stůl 1: Jana 34")
    (trace,) = bench.tournament.corrections
    assert ("překlep", 28, 38) == (trace.reason, trace.old.seats[1].score, trace.new.seats[1].score)
    assert "" != bench.refused("correct", "1 34, 38, 20, 11")


def test_names_with_numbers_are_names() -> None:
    """A player called Robot 1 is not a player with a score."""
    bench = begun("Robot 1, Robot 2, Robot 12")
    bench.do("seat", "Robot 1, Robot 2, Robot 12 /")
    told = bench.do("result", "1 Robot 12 5, Robot 1 7, Robot 2 9")
    assert "První kolo, stůl 1: Robot 2 9, Robot 1 7, Robot 12 5." == told[0]


def test_penalties_take_points_away(bench: Bench) -> None:
    """A name and a number, and a reason behind a comma."""
    assert ["Petr: trest 2 body, důvod: pozdní příchod."] == bench.do("penalty", "Petr 2, pozdní příchod")
    assert "pozdní příchod" == bench.tournament.penalties[0].reason
    assert "Chybí jméno a body, správně je například Petr 2." == bench.refused("penalty", "Petr")
    assert "„9999“ není číslo od 1 do 1000." == bench.refused("penalty", "Petr 9999")


def test_everything_is_taken_back_step_by_step(bench: Bench) -> None:
    """The last thing goes first, down to the creation, and each is told."""
    bench.do("result", "1 34, 28, 20, 11")
    assert bench.do("undo")[0].startswith("Vzat zpět krok 6: První kolo, stůl 1: Jana 34")
    assert ["Vzat zpět krok 5: Stoly prvního kola jsou určené."] == bench.do("undo")
    assert ["Vzat zpět krok 1, zápis: Jana, Petr, Marie a Karel."] == bench.do("undo")
    assert "Není co vzít zpět." == bench.refused("undo")


def test_results_are_read(bench: Bench) -> None:
    """The latest round that was played, or another one by its number."""
    bench.do("result", "1 34, 28, 20, 11")
    told = bench.do("results")
    assert "První místo má Jana, výsledek 34." in told
    assert told == bench.do("results", "1.")
    assert "„2“ nejde, možné je jen číslo 1." == bench.refused("results", "2")


def test_no_results_before_anybody_sits() -> None:
    """Nothing can be reported before a draw."""
    bench = begun()
    for command in ("result", "correct", "results"):
        assert "Žádné kolo není rozlosované, rozlosuje ho slovo „losuj“." == bench.refused(command, "1")


def test_the_only_table_that_is_awaited_needs_no_number() -> None:
    """Figures for all its seats are enough, unless the first one is the number of a table."""
    bench = begun("Jana, Petr, Marie, Karel", tables="2", rounds="1")
    bench.do("seat", "Jana, Petr / Marie, Karel")
    assert bench.refused("result", "40, 30").startswith("Stůl 40 v prvním kole není")
    bench.do("result", "1 40, 30")
    assert bench.refused("result", "40, 30, 20").startswith("Stůl 40 v prvním kole není")
    assert "První kolo, stůl 2: Marie 40, Karel 30." == bench.do("result", "40, 30")[0]
    bench.do("undo")
    assert "První kolo, stůl 2: Karel 50, Marie 40." == bench.do("result", "40 50")[0]
    assert bench.refused("correct", "40, 30").startswith("Stůl 40 v prvním kole není")

"""Results that organisers type, read directly; what nobody should type gets one mistake."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.club.desk.open_club import words_of
from accessgames.club.desk.typed import TableTarget, players_named, read_result, read_target
from accessgames.club.rules.results import typed_places, typed_scores
from accessgames.engine import GameError
from tests.club.desk.helpers import begun, language
from tests.club.desk.test_parsing import mistake
from tests.club.making import opened, seated

if TYPE_CHECKING:
    from accessgames.club.model.tournament import Result

WORDS = words_of(language("cs"))
COURSE = seated(opened(["Jana Nová", "Žaneta", "Petr", "Petra"]), (1, 2, 3, 4))


def result(*items: str) -> Result:
    tournament = COURSE.tournament
    return read_result(tournament, tournament.round(1), tournament.table(1, 1), items, WORDS)


@pytest.mark.parametrize(
    "items",
    [
        ("34", "28", "20", "5"),
        ("Jana 34", "Žaneta 28", "Petr 20", "Petra 5"),
        ("petra: 5", "petr=20", "zaneta 28", "jana nova 34"),
        ("34 28 20 5",),
    ],
)
def test_scores(items: tuple[str, ...]) -> None:
    """Numbers in the order of the seats, or behind names in any order."""
    expected = typed_scores((1, 2, 3, 4), [(34,), (28,), (20,), (5,)], lower_wins=False)
    assert expected == result(*items)


def test_several_games_and_absent_people() -> None:
    """Several numbers are single games; who did not play has none."""
    expected = typed_scores((1, 2, 3, 4), [(3, 4), (1, -2), None, (0, 0)], lower_wins=False)
    assert expected == result("Jana 3 4", "Žaneta 1+-2", "Petr nehral", "Petra 0 0")


def test_places() -> None:
    """A number with a full stop is a place; places alone go by the order of the seats."""
    expected = typed_places((1, 2, 3, 4), [2, 1, 3, None])
    assert expected == result("Jana 2.", "Žaneta 1.", "Petr 3.", "Petra nehrála")
    expected = typed_places((1, 2, 3, 4), [2, 1, 3, 4])
    assert expected == result("2.", "1.", "3.", "4.") == result("2. 1. 3. 4.")


@pytest.mark.parametrize(
    ("items", "expected"),
    [
        (("1", "2", "3"), "result-count"),
        (("1",) * 5_000, "result-count"),
        (("Jana 1", "Jana 2", "Petr 3", "Petra 4"), "result-twice"),
        (("Jana 1", "Petr 3"), "result-missing"),
        (("Jana 1.", "Žaneta 2", "Petr 3.", "Petra 4."), "result-mixed"),
        (("Jana pět", "Žaneta 2", "Petr 3", "Petra 4"), "result-number"),
        (("Jana Nová pět", "Žaneta 2", "Petr 3", "Petra 4"), "result-number"),
        ((f"Jana Nová {'9' * 5_000}", "Žaneta 2", "Petr 3", "Petra 4"), "result-number"),
        (("x" * 5_000, "1", "2", "3"), "result-names"),
        (("1", "2", "3", "x"), "result-names"),
        (("1. 2. 3",), "result-number"),
        (("1 2 3",), "result-count"),
        (("1", "2.", "3", "4"), "result-names"),
        (("Ivo 1", "Žaneta 2", "Petr 3", "Petra 4"), "who-table"),
    ],
)
def test_results_that_cannot_be_read(items: tuple[str, ...], expected: str) -> None:
    """One mistake for each, also for lines that no hand has typed."""
    with pytest.raises(GameError) as error:
        result(*items)
    assert expected == mistake(error)


@pytest.mark.parametrize(
    ("items", "expected"),
    [
        (("2 Jana 34", "Petr 28"), TableTarget(0, 2, ("Jana 34", "Petr 28"))),
        (("stůl 2 Jana 34",), TableTarget(0, 2, ("Jana 34",))),
        (("kolo 1 stul 2", "34"), TableTarget(1, 2, ("34",))),
        (("1. kolo 2. stůl", "34"), TableTarget(1, 2, ("34",))),
        (("2 kolo 3 Jana 34",), TableTarget(3, 2, ("Jana 34",))),
        (("2 kolo 3",), TableTarget(3, 2, ())),
        (("2 kolo 3", "34", "28"), TableTarget(3, 2, ("34", "28"))),
        (("2. kolo 3 Jana 34",), TableTarget(2, 3, ("Jana 34",))),
        (("kolo 3 2 Jana 34",), TableTarget(3, 2, ("Jana 34",))),
        (("stůl 2 kolo 3 34 28",), TableTarget(3, 2, ("34 28",))),
        (("kolo 3 stůl 2 34 28",), TableTarget(3, 2, ("34 28",))),
        (("2. stůl 3. kolo 34 28",), TableTarget(3, 2, ("34 28",))),
        (("2 kolo Jana 34",), TableTarget(2, 0, ("Jana 34",))),
        (("kolo 3",), TableTarget(3, 0, ())),
        (("2 stůl 3 kolo 34",), TableTarget(0, 0, ("2 stůl 3 kolo 34",), clear=False)),
        (("stůl kolo 3",), TableTarget(0, 0, ("stůl kolo 3",), clear=False)),
        (("Jana 34",), TableTarget(0, 0, ("Jana 34",))),
        ((), TableTarget(0, 0, ())),
    ],
)
def test_which_table_is_meant(items: tuple[str, ...], expected: TableTarget) -> None:
    """The round and the table stand first; a bare number is a table."""
    assert expected == read_target(items, WORDS)


def test_a_name_ends_where_the_result_begins() -> None:
    """Figures that belong to a name stay with it, a word for somebody absent does not."""
    tournament = opened(["Robot 2", "Robot", "Jana Nová"]).tournament
    for item, name, rest in (
        ("Robot 2 9", "Robot 2", ["9"]),
        ("Robot 9", "Robot", ["9"]),
        ("jana nehrála", "Jana Nová", ["nehrála"]),
        ("Jana 1.", "Jana Nová", ["1."]),
        ("3 34", "Jana Nová", ["34"]),
    ):
        player, typed = players_named(tournament, item, (1, 2, 3), WORDS)
        assert (name, rest) == (player.name, list(typed))


def test_the_table_of_somebody_absent_is_found() -> None:
    """A result that begins with who did not play says where it was, and sitting elsewhere is told."""
    bench = begun("Jana, Petr, Marie, Karel", tables="2", rounds="1")
    bench.do("seat", "Jana, Petr / Marie, Karel")
    assert "Petr u stolu 2 nesedí" not in bench.do("result", "Marie nehrála, Karel 20")[0]
    assert "„Karel“ u stolu 1 nesedí, sedí tam: Jana a Petr." == bench.refused("result", "1 Jana 3, Karel 4")
    assert bench.refused("result", "1 remíza").startswith("„remíza“ není jméno a výsledek")
    assert "Buď má každé číslo jméno, nebo žádné; nejasné je „x“." == bench.refused("result", "1 3, x")

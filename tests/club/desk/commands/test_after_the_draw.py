"""What is told when the format changes after the tables were drawn, and how steps are taken back."""

from __future__ import annotations

import pytest

from accessgames.club.model.proposal import SeatingKind
from tests.club.desk.helpers import Bench, begun

CHANGED = "Propozice turnaje Večer jsou změněné."
ALL_ANEW = "Rozlosovaná kola od prvního už neplatí, losují se znovu."


def drawn(**options: str) -> Bench:
    """Return a desk with eight people and tables of all rounds."""
    bench = begun("A1, B1, C1, D1, E1, F1, G1, H1", **{"rounds": "3", "tables": "2-4", **options})
    bench.do("seat")
    return bench


@pytest.mark.parametrize(
    "change", ["skupiny 2,1,1", "rozsazení každý s každým", "rozsazení losem", "u stolu 2-2", "u stolu 3-4"]
)
def test_another_format_is_drawn_anew(change: str) -> None:
    """What is not played holds no longer, and the next draw is by the new format."""
    bench = drawn()
    assert [CHANGED, ALL_ANEW] == bench.do("amend", change)
    assert () == bench.tournament.rounds


def test_groups_after_the_draw_are_drawn() -> None:
    """`losuj`, then `uprav skupiny 2,1,1`: the next `losuj` makes groups."""
    bench = drawn()
    bench.do("amend", "skupiny 2,1,1")
    bench.do("seat")
    assert 2 == len(bench.tournament.groups)
    assert {SeatingKind.GROUPS} == {round_.kind for round_ in bench.tournament.rounds}


def test_what_is_played_stays_and_is_told() -> None:
    """A round that has begun goes on; the rounds behind it are drawn anew."""
    bench = drawn()
    bench.do("result", "1 4 3 2 1")
    assert [
        CHANGED,
        "Rozlosovaná kola od druhého už neplatí, losují se znovu.",
        "První kolo se už hraje a dohraje se tak, jak je rozlosované.",
    ] == bench.do("amend", "rozsazení losem")
    assert 1 == len(bench.tournament.rounds)


def test_more_rounds_leave_what_is_drawn() -> None:
    """It is told that the tables hold, and by which word the others are drawn."""
    bench = drawn()
    assert [
        CHANGED,
        "Rozlosovaná kola, do třetího včetně, platí dál, ostatní losuje potom slovo „losuj“.",
    ] == bench.do("amend", "kola 5")
    assert 3 == len(bench.tournament.rounds)


@pytest.mark.parametrize("change", ["body 4-3-2-1", "místo Klub", "minuty 30", "při shodě los", "váha body"])
def test_what_has_nothing_to_do_with_tables_leaves_them(change: str) -> None:
    """Points, places, minutes, ties, and a weight that means nothing here."""
    bench = drawn()
    assert [CHANGED] == bench.do("amend", change)
    assert 3 == len(bench.tournament.rounds)


def test_six_people_of_one_line_are_one_step() -> None:
    """One `zpět` takes all of them back and names them; the step before it is another one."""
    bench = begun("Jana")
    bench.do("register", "Eva, Ivo, Olga, Petr, Tom, Hana")
    assert ["Vzat zpět krok 2, zápis: Eva, Ivo, Olga, Petr, Tom a Hana."] == bench.do("undo")
    assert ["Vzat zpět krok 1: Číslo 1: Jana."] == bench.do("undo")


def test_two_steps_of_the_same_words_are_told_differently() -> None:
    """So the second `zpět` is not heard as something that still stands."""
    bench = begun("Jana, Petr")
    bench.do("penalty", "Jana 1")
    bench.do("penalty", "Jana 1")
    first, second = bench.do("undo"), bench.do("undo")
    assert ["Vzat zpět krok 4: Jana: trest 1 bod."] == first
    assert ["Vzat zpět krok 3: Jana: trest 1 bod."] == second


def test_a_table_of_another_round_is_corrected_by_words_in_any_order() -> None:
    """`oprav 2 kolo 1` is table 2 of round 1; without a result it asks for that."""
    bench = drawn()
    for number in (1, 2):
        for table in (1, 2):
            bench.do("result", f"{table} 4 3 2 1")
        assert number == bench.tournament.played
    for typed in (
        "2 kolo 1 9 3 2 1",
        "kolo 1 stůl 2 8 3 2 1",
        "stůl 2 kolo 1, 7, 3, 2, 1",
        "2 1. kolo 6 3 2 1",
    ):
        assert bench.do("correct", typed)[0].startswith("Oprava, první kolo, stůl 2: ")
    assert bench.refused("correct", "2 kolo 1").startswith("První kolo, stůl 2: chybí výsledek, sedí tam ")
    assert bench.refused("correct", "kolo 1").startswith(
        "Který stůl prvního kola? Napište třeba oprav stůl 1"
    )
    assert bench.refused("correct", "2 stůl 1 kolo 4 3 2 1").startswith("Není jasné, který stůl")

"""What draws guarantee: counts of meetings, smaller tables and starts, and how far they are from the best."""

from __future__ import annotations

import pytest

from accessgames.club.model.proposal import Groups, SeatingKind
from accessgames.club.seating import draws, guarantees, lots
from accessgames.club.seating.guarantees import Guarantee, Spread
from tests.club.desk.helpers import begun
from tests.club.making import opened, proposal

TWICE = [[(1, 2, 3, 4), (5, 6, 7)], [(1, 2, 3, 4), (5, 6, 7)]]


def test_tables_that_could_be_better() -> None:
    """The same tables twice: three sit at the smaller one both times, and the same people start.

    No more than nine pairs meet as long as the same four sit at the larger table.
    """
    found = guarantees.measure(TWICE, [range(1, 8)])
    assert 21 == found.pairs
    assert 9 == found.met == found.most
    assert Spread(0, 2, 4, 2, 1) == found.smaller
    assert Spread(0, 2, 5, 2, 1) == found.starts


@pytest.mark.parametrize(
    ("people", "rounds", "expected"),
    [
        (13, 4, Guarantee(78, 54, 54, Spread(2, 3, 3, 1, 1), Spread(1, 2, 10, 1, 1))),
        (16, 5, Guarantee(120, 120, 120, None, Spread(1, 2, 12, 1, 1))),
        (12, 4, Guarantee(66, 54, 54, None, Spread(1, 1, 0, 0, 0))),
    ],
)
def test_draws_that_reach_the_bound(people: int, rounds: int, expected: Guarantee) -> None:
    """As many meet as can, and nothing could be spread more evenly."""
    course = opened(people, proposal(rounds=rounds))
    course = course.after(draws.draw_rounds(course.tournament, "s"))
    assert expected == guarantees.guarantee_of(course.tournament)


def test_groups_count_each_for_itself() -> None:
    """Two groups of seven: pairs are those within a group, and no more meet than within each can."""
    made = proposal(rounds=4, seating=SeatingKind.GROUPS, groups=Groups(2, 2, 1))
    course = opened(14, made)
    course = course.after(lots.draw_groups(course.tournament, "g"))
    course = course.after(draws.draw_rounds(course.tournament, "s"))
    found = guarantees.guarantee_of(course.tournament)
    assert 42 == found.pairs
    assert found.met <= found.most <= 42
    assert Spread(1, 2, 10, 1, 1) == found.smaller


def test_the_proof_is_told_after_a_draw_and_by_a_word() -> None:
    """One sentence, the same both times; before any draw the word is refused."""
    bench = begun("Jana, Petr, Marie, Karel, Eva, Ivo, Olga")
    assert "Žádné kolo není rozlosované, rozlosuje ho slovo „losuj“." == bench.refused("proof")
    told = bench.do("seat")
    proven = bench.do("proof")
    assert told[-len(proven) :] == proven
    assert proven[0].startswith("Losování zaručuje: potká se ")
    assert "u menších stolů sedí každý 1 až 2krát, rovněji to nejde" in proven[0]
    assert proven[1].endswith("o jednou méně než ostatní a naděje nejsou úplně stejné.")
    assert proven[2].startswith("Skoro to vyrovnají body za podíl poražených: ")
    assert 3 == len(proven)


def test_what_is_advised_about_points_can_be_typed() -> None:
    """Where people cannot sit alike, two lines even it out; then nothing is advised any more."""
    bench = begun("Jana, Petr, Marie, Karel, Eva, Ivo, Olga")
    bench.do("seat")
    _, _, advice = bench.do("proof")
    assert "„uprav body 12“ a „uprav velikost stolu podíl poražených“" in advice
    bench.do("amend", "body 12")
    bench.do("amend", "velikost stolu podíl poražených")
    assert 2 == len(bench.do("proof"))


def test_tables_by_hand_are_measured_too() -> None:
    """What somebody set by hand may be far from the best, and the sentence says so."""
    bench = begun("Jana, Petr, Marie, Karel, Eva, Ivo")
    for scores in ("3, 2, 1", "1, 2, 3"):
        bench.do("seat", "Jana, Petr, Marie / Karel, Eva, Ivo")
        for table in (1, 2):
            bench.do("result", f"{table} {scores}")
    (proven,) = bench.do("proof")
    assert "potká se 6 z 15 dvojic, při stejné rovnosti jich může být nejvýš 10" in proven
    assert proven.endswith("začíná každý 0 až 2krát, rovněji by to možná šlo.")

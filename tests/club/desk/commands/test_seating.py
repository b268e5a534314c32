from __future__ import annotations

import pytest

from accessgames.club.model.proposal import SeatingKind
from accessgames.club.model.tournament import Stage
from tests.club.desk.helpers import Bench, begun

EIGHT = "Jana, Petr, Marie, Karel, Eva, Ivo, Olga, Jiří"


def play(bench: Bench) -> None:
    """Report the present round: the lower the number of a player, the more points."""
    tournament = bench.tournament
    round_ = tournament.round(tournament.current)
    for table in round_.tables:
        scores = ", ".join(str(100 - player) for player in table.players)
        bench.do("result", f"{table.number}, {scores}")


def test_all_rounds_are_planned_and_each_is_told_when_it_comes() -> None:
    """The first draw plans every round; the next ones only read what is planned."""
    bench = begun(EIGHT)
    told = bench.do("seat")
    assert "Stoly prvního až třetího kola jsou určené." == told[0]
    assert told[-1].startswith("Losování zaručuje: potká se ")
    assert "První kolo, hraje se IOTA." in told
    plan = bench.tournament.rounds
    assert 3 == len(plan)
    assert told[-1:] == bench.do("proof")
    assert bench.do("tables") == bench.do("seat")
    play(bench)
    assert "Druhé kolo, hraje se IOTA." == bench.do("seat")[0]
    assert plan[1:] == bench.tournament.rounds[1:]


def test_the_same_seed_gives_the_same_tables() -> None:
    """A draw follows from the tournament's seed and what has happened, so that it can be verified."""
    one, two = begun(EIGHT, club="A"), begun(EIGHT, club="B")
    assert one.do("seat") == two.do("seat")
    assert one.do("seat", "znovu") == two.do("seat", "znovu")


def test_a_round_that_goes_on_is_not_drawn_again() -> None:
    """The tables whose results are missing are named."""
    bench = begun(EIGHT)
    bench.do("seat")
    bench.do("result", "1 4, 3, 2, 1")
    assert "První kolo se ještě hraje, výsledek chybí u stolu 2." == bench.refused("seat")
    assert "První kolo se ještě hraje, výsledek chybí u stolu 2." == bench.refused("seat", "znovu")


def test_a_draw_may_be_wished_otherwise() -> None:
    """By lot, by score with a weight, or anew."""
    bench = begun(EIGHT, seating="los")
    bench.do("seat")
    assert 1 == len(bench.tournament.rounds)
    first = bench.tournament.round(1)
    bench.do("seat", "znovu")
    assert first.seed != bench.tournament.round(1).seed
    play(bench)
    told = bench.do("seat", "podle bodů", {"mix": "blízké body"})
    assert SeatingKind.SCORE is bench.tournament.round(2).kind
    assert told[-2].startswith("Nejvíc se body liší u stolu ")
    assert bench.refused("seat", "hvězdy").startswith("„hvězdy“ tu nic neznamená")


def test_who_meets_again_is_told_and_nobody_else() -> None:
    """One pair, several pairs, and nobody have their own sentences."""
    bench = begun("Jana, Petr, Marie, Karel, Eva, Ivo", tables="3-3")
    assert (
        "V tomto kole se nikdo nepotká podruhé."
        == bench.do("seat", "Jana, Petr, Marie / Karel, Eva, Ivo")[-1]
    )
    play(bench)
    told = bench.do("seat", "Jana, Petr, Karel / Marie, Eva, Ivo")
    assert ["Podruhé se potkají: Jana a Petr, Eva a Ivo.", "Ostatní sedí s novými soupeři."] == told[-2:]
    four = begun("Jana, Petr, Marie, Karel", tables="2-2", club="B")
    four.do("seat", "Jana, Petr / Marie, Karel")
    play(four)
    four.do("seat", "Jana, Marie / Petr, Karel")
    play(four)
    assert (
        "Podruhé se potkají: Jana a Petr, Marie a Karel." == four.do("seat", "Jana, Petr / Marie, Karel")[-2]
    )


def test_one_pair_that_meets_again() -> None:
    """The sentence of the whole point: those two, and nobody else."""
    bench = begun("Jana, Petr, Marie, Karel, Eva", tables="2-3")
    bench.do("seat", "Jana, Petr, Marie / Karel, Eva")
    play(bench)
    assert (
        "Jana a Petr se potkají podruhé, jinak nikdo."
        == bench.do("seat", "Jana, Karel, Petr / Marie, Eva")[-1]
    )


def test_tables_set_by_hand() -> None:
    """People are named between slashes; who is not named sits out; nonsense changes nothing."""
    bench = begun(EIGHT, tables="2-4")
    told = bench.do("seat", "Jana, Petr, Marie / Karel, Eva, Ivo, Olga")
    assert "Stůl 2: Karel, Eva, Ivo a Olga." in told
    assert "Bez stolu: Jiří." in told
    assert SeatingKind.HAND is bench.tournament.rounds[0].kind
    assert "" != bench.refused("seat", "Jana, Petr / Jana, Karel")
    assert bench.refused("seat", "Jana, Nina / Petr, Karel").startswith("Hráče „Nina“ tu neznám")
    bench.do("seat", "", {"tables": ("Jana, Jiří", "Petr, Marie, Karel")})
    assert [(1, 8), (2, 3, 4)] == [table.players for table in bench.tournament.rounds[0].tables]


def test_a_round_is_drawn_anew_when_people_have_changed() -> None:
    """Who came is seated, and the history of the others is kept."""
    bench = begun(EIGHT)
    bench.do("seat")
    play(bench)
    bench.do("register", "Nina")
    told = bench.do("seat")
    assert "Stoly druhého a třetího kola jsou určené." == told[0]
    assert 9 in bench.tournament.rounds[1].seated


def test_groups_and_a_final_come_by_themselves() -> None:
    """The groups are drawn before the first round, and the best of each go on to the final."""
    bench = begun(EIGHT, groups="2, 2, 1", rounds="3")
    told = bench.do("seat")
    assert "Losem jsou určené 2 skupiny." == told[0]
    for _ in range(2):
        play(bench)
        told = bench.do("seat")
    assert told[0].startswith("Do finále postupují ")
    assert Stage.FINAL is bench.tournament.rounds[2].stage
    assert 4 == len(bench.tournament.round(3).seated)


def test_each_with_each() -> None:
    """Two at a table, everybody against everybody."""
    bench = begun("Jana, Petr, Marie, Karel", seating="kruh", rounds="0", points="2-1-0")
    bench.do("seat")
    assert 3 == len(bench.tournament.rounds)
    met = {frozenset(table.players) for round_ in bench.tournament.rounds for table in round_.tables}
    assert 6 == len(met)


@pytest.mark.parametrize("text", ["9", "x"])
def test_tables_of_a_round_that_is_not_there(text: str) -> None:
    """A wrong number is told with the rounds there are."""
    bench = begun()
    assert "Žádné kolo není rozlosované, rozlosuje ho slovo „losuj“." == bench.refused("tables")
    bench.do("seat")
    assert f"„{text}“ není číslo od 1 do 3." == bench.refused("tables", text)

"""Evenings by knock-out at the desk: what is told of the format, of who goes on, and of corrections."""

from __future__ import annotations

from tests.club.desk.helpers import Bench, begun

EIGHT = "Jana, Petr, Marie, Karel, Eva, Ivo, Olga, Hana"


def evening(**options: object) -> Bench:
    """Eight people in duels."""
    return begun(EIGHT, game="Carcassonne", tables="2", ties="los", knockout="1", **options)


def play(bench: Bench) -> list[str]:
    """Draw a round and report it, the first seat of each table ahead; return what was told of the draw."""
    told = bench.do("seat")
    for table in bench.tournament.rounds[-1].tables:
        bench.do("result", f"{table.number} {20 + table.number} 10")
    return told


def test_the_proposal_tells_the_knock_out() -> None:
    """The propozice say who goes on, how rounds are drawn, when the final comes and what parts equals."""
    bench = evening()
    bench.do("amend", "vyřazování 1, další místa")
    lines = bench.do("proposal")
    assert "Hraje se na vyřazení." in lines
    assert "Z každého stolu postupuje 1 hráč, ostatní končí." in lines
    assert "Když se všichni zbylí vejdou k jednomu stolu, hraje se finále." in lines
    assert "Při shodě o postup rozhodují stejná pravidla jako v pořadí a pak los." in lines
    assert any(line.startswith("Vedle finále se hraje o další místa") for line in lines)


def test_an_evening_to_the_final() -> None:
    """Each draw names who goes on; the final is told, and afterwards nothing more is drawn."""
    bench = evening()
    play(bench)
    told = play(bench)
    assert told[0].startswith("Dál postupují ")
    bench.do("amend", "vyřazování 1, další místa")
    told = play(bench)
    assert ", o další místa hrají " in told[0]
    assert "U stolu 1 je finále, u stolu 2 se hraje o další místa." in told
    final = bench.tournament.rounds[-1].tables[0]
    best = bench.tournament.player(final.players[0]).name
    lines = bench.do("standings")
    assert lines[1].startswith(f"První místo má {best} ")
    assert "Výš je, kdo se dostal dál, a pak kdo byl lepší u svého posledního stolu." in lines
    assert "Vyřazovací turnaj má vítěze, další kolo se nehraje." == bench.refused("seat")


def test_somebody_free_goes_on() -> None:
    """Who has no table is told to go on, and a latecomer is told to be too late."""
    bench = begun(f"{EIGHT}, Jan", game="Carcassonne", tables="2", knockout="1")
    assert any(line.startswith("Bez hry postupuje: ") for line in play(bench))
    told = bench.do("register", "Nina")
    assert "Vyřazovací turnaj už běží: hrát může Nina jen jako náhrada." == told[-1]


def test_a_correction_says_who_goes_on() -> None:
    """Before the next round has begun others go on; afterwards its players stay."""
    bench = evening()
    play(bench)
    one, other = (bench.tournament.player(n).name for n in bench.tournament.rounds[0].tables[0].players)
    told = bench.do("correct", "kolo 1 stůl 1 1 2")
    assert f"Oprava mění postup: nově {other}, už ne {one}." == told[2]
    play(bench)
    told = bench.do("correct", "kolo 1 stůl 1 2 1")
    assert told[2].startswith("Další kolo už se hraje, hráči v něm zůstávají.")


def test_an_equal_table_asks_for_a_lot() -> None:
    """Who is equal is named, and the word for a lot decides who goes on."""
    bench = evening()
    bench.do("seat")
    for number in range(1, 5):
        bench.do("result", f"{number} 7 7")
    assert bench.refused("seat").startswith("O postupu musí rozhodnout los: ")
    for _ in range(4):
        bench.do("lot")
    assert bench.do("seat")[0].startswith("Dál postupují ")


def test_tables_by_hand() -> None:
    """The organiser may seat those who are still in it, and nobody else."""
    bench = evening()
    play(bench)
    names = [bench.tournament.player(table.players[0]).name for table in bench.tournament.rounds[0].tables]
    out = bench.tournament.player(bench.tournament.rounds[0].tables[0].players[1]).name
    assert f"{out}" in bench.refused("seat", f"{names[0]}, {out} / {names[2]}, {names[3]}")
    told = bench.do("seat", f"{names[0]}, {names[1]} / {names[2]}, {names[3]}")
    assert f"Stůl 1: {names[0]} a {names[1]}." in told


def test_what_cannot_be_is_told_in_one_sentence() -> None:
    """What was typed is named, and what would be right; nothing changes."""
    bench = evening()
    expected = "„x“ není postup, správně je jedno číslo: kolik hráčů postupuje z každého stolu."
    assert expected == bench.refused("amend", "vyřazování x")
    expected = (
        "Počet postupujících z každého stolu 2: správně je 1 až 1, i u nejmenšího stolu musí někdo vypadnout."
    )
    assert expected == bench.refused("amend", "vyřazování 2")
    expected = "Na vyřazení se hraje tolik kol, kolik je potřeba, počet kol 3 se nezadává."
    assert expected == bench.refused("amend", "kola 3")
    assert "Vyřazovací turnaj má svoje finále, další k němu nepatří." == bench.refused("amend", "finále 4, 1")
    bench.do("amend", "rozsazení los")
    assert (None, 1) == (bench.tournament.proposal.knockout, bench.tournament.proposal.rounds)
    assert "Tento turnaj se nehraje na vyřazení." == bench.refused("seat", "vyřazovací")
    bench.do("amend", "vyřazování 1")
    bench.do("amend", "skupiny 2, 1, 1")
    assert (None, 2) == (bench.tournament.proposal.knockout, bench.tournament.proposal.rounds)
    bench.do("amend", "vyřazování 1")
    assert (None, 0) == (bench.tournament.proposal.groups, bench.tournament.proposal.rounds)

"""Evenings with a final and with groups at the desk: who goes on, what is told, what a correction means."""

from __future__ import annotations

from tests.club.desk.helpers import Bench, begun, language

EIGHT = "Jana, Petr, Marie, Karel, Eva, Ivo, Olga, Hana"


def evening(**options: object) -> Bench:
    """Eight people, two rounds of everybody and a final of four."""
    return begun(EIGHT, game="Carcassonne", rounds="3", tables="4-4", **options)


def played(bench: Bench, *tables: str) -> list[str]:
    """Draw a round and report its tables; return what was told of the draw."""
    told = bench.do("seat")
    for number, scores in enumerate(tables, 1):
        bench.do("result", f"{number} {scores}")
    return told


def test_the_proposal_tells_the_final() -> None:
    """The propozice say who goes on and what the rounds before are worth."""
    bench = evening(final="4, 1")
    lines = bench.do("proposal")
    assert "Po 2 kolech postupují do finále 4 hráči podle pořadí, finále má 1 kolo." in lines
    assert "Mezi finalisty rozhodují jen body z finále, při shodě místo před finále." in lines
    bench.do("amend", "finále 4, 1, sečíst")
    lines = bench.do("proposal")
    assert "Body z finále se přičítají k bodům před finále." in lines


def test_an_evening_with_a_final() -> None:
    """Two rounds, the first four in the final; then standings of the whole and of what was before."""
    bench = evening(final="4, 1")
    played(bench, "80 70 60 50", "80 70 60 50")
    played(bench, "80 70 60 49", "80 70 60 48")
    told = played(bench, "10 20 30 40")
    assert "Do finále postupují Olga, Marie, Hana a Ivo." == told[0]
    assert "Třetí kolo, hraje se Carcassonne." == told[1]
    lines = bench.do("standings")
    assert "Finalisté mají body z finále, ostatní z kol před finále." in lines
    finalists = bench.tournament.rounds[2].tables[0].players
    best = bench.tournament.player(finalists[3]).name
    assert f"První místo má {best} se ziskem 8 bodů." == lines[1]
    lines = bench.do("standings", "před finále")
    assert ["Pořadí před finále", "První místo má Olga se ziskem 14 bodů."] == lines[:2]
    chapters = bench.do("standings", "vše")
    assert "Pořadí před finále" in chapters


def test_a_correction_says_what_follows() -> None:
    """Before the final others go on and it is drawn anew; once it is played, finalists stay."""
    bench = evening(final="4, 1")
    played(bench, "80 70 60 50", "80 70 60 50")
    played(bench, "80 70 60 49", "80 70 60 48")
    bench.do("seat")
    told = bench.do("correct", "kolo 1 stůl 1 10 20 30 40")
    assert "Oprava mění postup do finále: nově Eva, už ne Marie." == told[2]
    assert "Do finále postupují Ivo, Olga, Hana a Eva." == bench.do("seat")[0]
    bench.do("result", "1 1 2 3 4")
    told = bench.do("correct", "kolo 1 stůl 1 80 70 60 50")
    assert (
        "Finále už se hraje, finalisté zůstávají. "
        "Podle opravy by nově mělo postoupit: Marie, nepostoupit: Eva." == told[2]
    )


def test_a_lot_for_the_final_is_asked_for_and_drawn() -> None:
    """Who is equal at the border of the final is named; the word for a lot decides."""
    bench = evening(final="4, 1", ties="los")
    played(bench, "3 2 2 2", "3 2 2 2")
    played(bench, "3 3 3 3", "3 3 3 3")
    assert bench.refused("seat").startswith("O postupu musí rozhodnout los: ")
    assert 1 == len(bench.do("lot"))
    assert bench.do("seat")[0].startswith("Do finále postupují")


def test_who_leaves_before_the_final_is_replaced() -> None:
    """The next one of the standings goes on instead, and the tables are drawn anew."""
    bench = evening(final="4, 1")
    played(bench, "80 70 60 50", "80 70 60 50")
    played(bench, "80 70 60 49", "80 70 60 48")
    bench.do("seat")
    told = bench.do("withdraw", "Hana")
    assert "Stoly třetího kola už neodpovídají seznamu hráčů." in told
    told = bench.do("seat")
    assert "Do finále postupují Olga, Marie, Ivo a Eva." == told[0]


def test_groups_are_read_out_and_ranked() -> None:
    """With the draw everybody hears the groups; each has standings of its own."""
    bench = begun(EIGHT, game="Carcassonne", rounds="2", groups="2, 1, 1, 2, sečíst", tables="4")
    told = played(bench, "80 70 60 50", "80 70 60 50")
    assert "Losem jsou určené 2 skupiny." == told[0]
    assert ["Skupina 1:", "Skupina 2:"] == [line[:10] for line in told[1:3]]
    lines = bench.do("standings", "skupina 2")
    assert "Skupina 2" == lines[0]
    assert 5 == len(lines)
    assert "„3“ není číslo od 1 do 2." == bench.refused("standings", "skupina 3")
    assert "Do finále postupují" in bench.do("seat")[0]
    lines = bench.do("proposal")
    assert "Body z finále se přičítají k bodům ze skupin." in lines
    best = "Kromě nich postupují 2 nejlepší z dalších míst ve skupinách, rozhodují body na odehrané kolo."
    assert best in lines


def test_what_is_no_final_is_told_in_one_sentence() -> None:
    """What was typed is named, and what would be right; nothing changes."""
    bench = evening()
    expected = "„4“ není finále, správně jsou dvě čísla: kolik lidí postupuje a kolik má finále kol."
    assert expected == bench.refused("amend", "finále 4")
    assert "Počet kol finále je 3, správně je 1 až 2." == bench.refused("amend", "finále 4, 3")
    bench.do("amend", "finále 4, 1, zvlášť")
    bench.do("amend", "finále nic")
    assert bench.tournament.proposal.final is None
    bench.do("amend", "finále 4, 1")
    bench.do("amend", "skupiny 2, 1, 1")
    assert bench.tournament.proposal.final is None
    expected = "Do finále ještě nikdo nepostoupil, pořadí před finále je zatím celé pořadí."
    assert expected == bench.refused("standings", "před finále")


def test_in_english() -> None:
    """The same in English, with its words."""
    bench = Bench("en")
    bench.do("create", "Evening", {"game": "Carcassonne", "rounds": "3", "seed": "7", "final": "4, 1, added"})
    bench.do("register", EIGHT)
    lines = bench.do("proposal")
    assert "The first 4 players after 2 rounds play a final, which has 1 round." in lines
    assert "Points of the final are added to those from before." in lines
    assert language("en").text("club-ranking-before") == "Standings before the final"

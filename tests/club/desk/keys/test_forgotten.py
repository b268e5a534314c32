"""A name that is forgotten: gone from the file of the club, with all numbers and hashes as they were."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from accessgames.club.desk.open_club import OpenClub
from accessgames.club.store.archive import club_path, read_archive
from accessgames.club.store.database import open_club_file
from accessgames.storage import signing
from tests.club.desk.goldens import hold
from tests.club.desk.helpers import NOW, Bench, begun
from tests.club.season import played
from tests.systems import SIGNS

if TYPE_CHECKING:
    from pathlib import Path

CLUB = "Náš klub"


def evening() -> Bench:
    """A desk with a round played, Jana renamed once and taken back once, and Petr replaced by Eva."""
    bench = Bench("cs", OpenClub(None, lambda: NOW, lambda: "7", signing.own_signer))
    bench.do("create", "Večer", {"date": "21. 11. 2026", "game": "iota", "rounds": "3", "seed": "7"})
    bench.do("register", "Jana nevidomí, Petr, Marie, Karel nevidomí")
    bench.do("rename", "Jana, Jana Dřívější")
    bench.do("rename", "Jana Dřívější, Jana Nová")
    bench.do("seat", "Jana, Petr, Marie, Karel /")
    bench.do("result", "1 34, 28, 20, 11")
    return bench


def reopened(name: str = CLUB) -> Bench:
    """The same club, opened again."""
    file = open_club_file(club_path(name))
    return Bench("cs", OpenClub(file, lambda: NOW, lambda: "7", signing.own_signer))


@SIGNS
def test_a_name_is_gone_everywhere_and_the_chain_verifies(home: Path) -> None:
    """Also names of before; not a byte of them is left in the file, and standings stay as they were."""
    bench = evening()
    bench.do("create", "Druhý", {"date": "1. 12. 2026", "game": "iota"})
    bench.do("register", "Jana Nová, Petr")
    bench.do("open", "vecer")
    first = bench.do("standings")[1]
    told = bench.do("forget", "Jana, ano")
    assert told[0].startswith("Jméno Jana Nová je zapomenuté, v klubu je to hráč 1. Týká se 2 turnajů.")
    assert ["hráč 1", "Petr", "Marie", "Karel"] == [player.name for player in bench.tournament.players]
    assert first.replace("Jana Nová", "hráč 1") == bench.do("standings")[1]
    bench.club.close()
    path = club_path(CLUB)
    assert b"Jana" not in path.read_bytes()
    again = reopened()
    assert all("souhlasí" in line for line in again.do("verify") if line.startswith("Turnaj "))
    assert ["hráč 1", "Petr"] == [
        player.name for player in again.club.tournaments["druhy"].tournament.players
    ]
    assert any("Jméno hráče číslo 1 je zapomenuté." in line for line in again.do("papers", "protokol"))


def test_nobody_is_forgotten_without_a_word(home: Path) -> None:
    """The sentence says what would be gone and how to say that it is meant."""
    bench = evening()
    told = "Jméno Jana Nová by se smazalo natrvalo. Kdo to chce, napíše „zapomeň Jana Nová, ano“."
    assert told == bench.refused("forget", "Jana")
    assert "Chybí jméno hráče." == bench.refused("forget")
    assert "Ivo" in bench.refused("forget", "Ivo, ano")


def test_what_is_forgotten_stays_forgotten(home: Path) -> None:
    """Taking back takes back what happened before; a second time there is nothing to forget."""
    bench = evening()
    bench.do("forget", "Jana, ano")
    assert "Vzat zpět krok 8: První kolo, stůl 1: hráč 1 34" in bench.do("undo")[0]
    assert "hráč 1" == bench.tournament.player(1).name
    assert "Jméno hráč 1 už je zapomenuté, víc se o něm nikde nevede." == bench.refused(
        "forget", "hráč 1, ano"
    )
    assert bench.do("verify")[0].startswith("Turnaj Večer souhlasí")


def test_nobody_else_is_called_as_somebody_forgotten(home: Path) -> None:
    """The number is the next one that nobody has for a name."""
    bench = evening()
    bench.do("register", "hráč 1, Hráč 2")
    assert "v klubu je to hráč 3." in bench.do("forget", "Jana, ano")[0]
    assert "hráč 3" in bench.refused("register", "hráč 3")


def test_a_match_with_the_name_goes_and_the_result_stays(home: Path) -> None:
    """Its journal has the name; the audit counts it as lost and finds no mistake."""
    bench = begun("Jana, Petr, Marie, Karel", game="quantum", rounds="2")
    bench.do("seat")
    round_ = bench.tournament.round(1)
    (home / "m.jsonl").write_text(
        played(bench.tournament, round_, round_.tables[0]), encoding="utf-8", newline="\n"
    )
    bench.do("import", "m.jsonl")
    before = bench.tournament.round(1).tables[0].result
    assert ", smazal se 1 záznam partie." in bench.do("forget", "Jana, ano")[0]
    assert {} == bench.club.archive.records
    assert before == bench.tournament.round(1).tables[0].result
    told = bench.do("verify")
    assert told[0].startswith("Turnaj Večer souhlasí")
    assert "Přehrát nejde 1 partii, záznam se smazal i se zapomenutým jménem." in told
    bench.club.close()
    assert b"Jana" not in club_path(CLUB).read_bytes()


def test_a_name_taken_out_by_hand_is_told(home: Path) -> None:
    """Without a line that says so, a missing name is a mistake of its line; everything else goes on."""
    bench = evening()
    bench.club.close()
    connection = sqlite3.connect(club_path(CLUB))
    with connection:
        connection.execute("DELETE FROM person WHERE text LIKE '%Petr%'")
    connection.close()
    again = reopened()
    assert "Jméno hráče číslo 2 není to, které se zapsalo, nebo chybí." in again.do("verify")[0]
    assert 8 == len(again.tournament.player(2).name)


def test_a_name_in_the_place_of_a_forgotten_one_is_told(home: Path) -> None:
    """What lies there is bound to the chain as well, so that nobody wins under another name."""
    bench = evening()
    bench.do("forget", "Jana, ano")
    bench.club.close()
    connection = sqlite3.connect(club_path(CLUB))
    with connection:
        connection.execute("""UPDATE person SET text = replace(text, 'hráč 1', 'Ivo')""")
    connection.close()
    again = reopened()
    assert "Ivo" == again.tournament.player(1).name
    assert "Jméno hráče číslo 1 není to, které se zapsalo, nebo chybí." in again.do("verify")[0]


def test_forgetting_travels_and_is_never_undone_by_an_old_copy(home: Path) -> None:
    """A branch that takes in the tournament forgets as well; an old export brings no name back."""
    bench = evening()
    bench.do("export", "stary.txt")
    branch = Bench("cs", OpenClub(None, lambda: NOW, lambda: "7"))
    branch.do("import", "stary.txt", {"club": "Pobočka"})
    bench.do("forget", "Jana, ano")
    bench.do("export", "novy.txt")
    assert "Jana" not in (home / "novy.txt").read_text(encoding="utf-8")
    branch = reopened("Pobočka")
    assert "Jana Nová" == branch.tournament.player(1).name
    branch.do("import", "novy.txt", {"club": "Pobočka"})
    assert "hráč 1" == branch.tournament.player(1).name
    branch.club.close()
    assert b"Jana" not in club_path("Pobočka").read_bytes()
    bench.do("import", "stary.txt")
    assert "hráč 1" == bench.tournament.player(1).name
    archive = read_archive((home / "novy.txt").read_text(encoding="utf-8"))
    assert bench.club.archive == archive


def test_forgetting_takes_the_matches_of_a_branch_too(home: Path) -> None:
    """Where the journal of a match is kept twice, it goes twice."""
    bench = begun("Jana, Petr, Marie, Karel", game="quantum", rounds="1")
    bench.do("seat")
    round_ = bench.tournament.round(1)
    (home / "m.jsonl").write_text(
        played(bench.tournament, round_, round_.tables[0]), encoding="utf-8", newline="\n"
    )
    bench.do("import", "m.jsonl")
    bench.do("export", "stary.txt")
    bench.do("import", "stary.txt", {"club": "Pobočka"})
    assert b"Jana" in club_path("Pobočka").read_bytes()
    bench.do("forget", "Jana, ano")
    bench.do("export", "novy.txt")
    bench.do("import", "novy.txt", {"club": "Pobočka"})
    assert b"Jana" not in club_path("Pobočka").read_bytes()
    assert reopened("Pobočka").do("verify")[0].startswith("Turnaj Večer souhlasí")


def test_the_results_of_a_league_stay_with_one_person(home: Path) -> None:
    """The same word stands for the person in every tournament, and for nobody else; lots may fall anew."""
    bench = evening()
    bench.do("create", "Druhý", {"date": "1. 12. 2026", "game": "iota", "rounds": "1"})
    bench.do("register", "Petr, Jana Nová, Ivo")
    bench.do("seat", "Petr, Jana, Ivo /")
    bench.do("result", "1 10, 40, 5")
    before = bench.do("league", "Rok, vecer, druhy")[5]
    bench.do("forget", "Jana, ano")
    assert "Jana Nová" in before
    assert before == bench.do("league", "Rok")[5].replace("hráč 2", "Jana Nová")


def test_the_conversation_asks_before_it_forgets(home: Path) -> None:
    """Only a yes deletes; anything else keeps the name, and what is asked for by word needs no question."""
    begun("Jana, Petr").club.close()
    told = hold("cs", ("zapomeň Jana", "ne", "hráči", "zapomeň Jana", "ano", "zapomeň Petr, ano", "hráči"))
    assert "Opravdu natrvalo smazat jméno Jana ve všech turnajích klubu?" in told
    assert "Jana zůstává, nic se nesmazalo.\n> hráči\nZapsáni jsou 2 hráči.\n1: Jana." in told
    assert told.rstrip().endswith("1: hráč 1.\n2: hráč 2.\nVše je zapsáno, práce s klubem končí.")


def test_a_club_that_forgot_is_still_played(home: Path) -> None:
    """Results, draws and corrections go on with who is left, and with the number of who is gone."""
    bench = evening()
    bench.do("forget", "Jana, ano")
    bench.do("correct", "1 30, 28, 20, 11")
    bench.do("seat", "hráč 1, Petr, Marie, Karel /")
    bench.do("result", "1 10, 20, 30, 40")
    bench.do("qualify", "hráč 1")
    bench.do("withdraw", "hráč 1")
    bench.club.close()
    again = reopened()
    assert "hráč 1" == again.tournament.player(1).name
    assert again.do("verify")[0].startswith("Turnaj Večer souhlasí")


def test_everything_that_the_register_has_goes_with_the_name(home: Path) -> None:
    """Contact, spelling and consent are gone from the file, with the names of people who were merged."""
    bench = evening()
    bench.do("create", "Druhý", {"date": "1. 12. 2026", "game": "iota"})
    bench.do("register", "Janička Nová, Ivo")
    bench.do("note", "Jana Nová, kontakt jana@example.cz, výslovnost Džejn")
    bench.do("merge", "Janička, Jana Nová")
    bench.do("consent", "Jana Nová, jméno")
    told = bench.do("forget", "Jana Nová, ano")
    assert told[0].startswith("Jméno Jana Nová je zapomenuté, v klubu je to hráč 1. Týká se 2 turnajů.")
    assert "„Jana“ v rejstříku není, všechny vypíše slovo „osoby“." == bench.refused("person", "Jana")
    assert ["hráč 1", "Ivo"] == [player.name for player in bench.tournament.players]
    bench.club.close()
    data = club_path(CLUB).read_bytes()
    assert [] == [text for text in (b"Jan", "Džejn".encode(), b"example") if text in data]
    assert all("souhlasí" in line for line in reopened().do("verify") if line.startswith("Turnaj "))


def test_somebody_who_never_played_can_be_forgotten(home: Path) -> None:
    """Who is in the register alone goes without a trace in any tournament."""
    bench = evening()
    bench.do("add-person", "Zdeněk")
    assert "Jméno Zdeněk je zapomenuté, v žádném turnaji nehrálo." == bench.do("forget", "Zdeněk, ano")[0]
    bench.club.close()
    assert "Zdeněk".encode() not in club_path(CLUB).read_bytes()


def test_an_older_copy_with_other_evenings_brings_nobody_back(home: Path) -> None:
    """Also in a tournament that was unknown here, somebody whom the register has forgotten is forgotten."""
    bench = evening()
    bench.do("add-person", "Zdeněk")
    bench.do("export", "stary.txt")
    branch = Bench("cs", OpenClub(None, lambda: NOW, lambda: "7"))
    branch.do("import", "stary.txt", {"club": "Pobočka"})
    branch = reopened("Pobočka")
    branch.do("create", "Druhý", {"date": "1. 12. 2026", "game": "iota"})
    branch.do("register", "Jana Nov, Zdenek, Petr")
    assert ["Jana Nová", "Zdeněk", "Petr"] == [player.name for player in branch.tournament.players]
    branch.do("note", "Jana Nová, kontakt jana@example.cz")
    branch.do("export", "druhy.txt")
    bench.do("forget", "Jana, ano")
    bench.do("forget", "Zdeněk, ano")
    bench.do("import", "druhy.txt", {"club": CLUB})
    told = [player.name for player in bench.club.tournaments["druhy"].tournament.players]
    assert told[2:] == ["Petr"]
    assert all(name.startswith("hráč ") for name in told[:2])
    bench.club.close()
    data = club_path(CLUB).read_bytes()
    assert [] == [text for text in (b"Jana", "Zdeněk".encode(), b"example") if text in data]
    bench = reopened()
    assert all("souhlasí" in line for line in bench.do("verify") if line.startswith("Turnaj "))
    bench.do("export", "novy.txt")
    branch.do("import", "novy.txt", {"club": "Pobočka"})
    branch.club.close()
    data = club_path("Pobočka").read_bytes()
    assert [] == [text for text in (b"Jana", "Zdeněk".encode(), b"example") if text in data]


def test_a_registration_that_was_taken_back_is_forgotten_too(home: Path) -> None:
    """A name that stood there for a moment goes with the others, and the tournament can still be read."""
    bench = evening()
    bench.do("create", "Druhý", {"date": "1. 12. 2026", "game": "iota"})
    bench.do("register", "Ivo")
    bench.do("register", "Jana Nová")
    bench.do("undo")
    bench.do("register", "Jana Nová")
    bench.do("forget", "Jana, ano")
    bench.club.close()
    assert b"Jana" not in club_path(CLUB).read_bytes()
    again = reopened()
    assert {} == again.club.broken
    assert all("souhlasí" in line for line in again.do("verify") if line.startswith("Turnaj "))


def test_a_new_name_that_the_forgetting_copy_did_not_know_goes_too(home: Path, tmp_path: Path) -> None:
    """One copy renames Jana, another one forgets her: united, every line agrees, and no name comes back."""
    bench = evening()
    bench.do("export", str(tmp_path / "druhy"))
    other = Bench("cs", OpenClub(None, lambda: NOW, lambda: "7", signing.own_signer))
    other.do("import", str(tmp_path / "druhy"), {"club": "Druhý"})
    other = reopened("Druhý")
    other.do("open", "vecer")
    other.do("forget", "Jana, ano")
    other.do("export", str(tmp_path / "bez"))
    bench.do("rename", "Jana, Jana Pozdější")
    bench.do("note", "Jana, kontakt 777")
    bench.do("rename", "Jana, Jana Poslední")
    bench.do("undo")
    bench.do("import", str(tmp_path / "bez"), {"club": CLUB})
    assert "hráč 1" == bench.tournament.player(1).name
    assert all("souhlasí" in line for line in bench.do("verify") if line.startswith("Turnaj "))
    bench.club.close()
    assert b"Jana" not in club_path(CLUB).read_bytes()


def test_somebody_whose_only_registration_was_taken_back_is_forgotten(home: Path) -> None:
    """The name goes from a tournament in which the person has no number, and every line of it agrees."""
    bench = evening()
    bench.do("create", "Druhý", {"date": "1. 12. 2026", "game": "iota"})
    bench.do("register", "Jana Nová")
    bench.do("rename", "Jana Nová, Jana Jiná")
    bench.do("undo")
    bench.do("undo")
    bench.do("open", "vecer")
    bench.do("forget", "Jana, ano")
    assert all("souhlasí" in line for line in bench.do("verify") if line.startswith("Turnaj "))
    bench.club.close()
    assert b"Jana" not in club_path(CLUB).read_bytes()


def test_a_namesake_keeps_the_name(home: Path) -> None:
    """Of two people with one name only the one who asked is forgotten."""
    bench = evening()
    bench.do("create", "Druhý", {"date": "1. 12. 2026", "game": "iota"})
    bench.do("register", "Jana Nová, Ivo")
    bench.do("split", "Jana Nová, Druhý")
    numbers = [line[0] for line in bench.do("persons") if "Jana Nová, 1 turnaj" in line]
    bench.do("forget", f"{numbers[0]}, ano")
    there = [one.tournament.player(1).name for one in bench.club.tournaments.values()]
    assert ["Jana Nová"] == [name for name in there if not name.startswith("hráč ")]
    assert {} == reopened_after(bench).club.broken


def reopened_after(bench: Bench) -> Bench:
    """The same club, opened again."""
    bench.club.close()
    return reopened()

"""Copies of a club by a folder, and two windows on one club."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club.desk.open_club import OpenClub
from accessgames.club.store.archive import club_path, read_archive, write_archive
from accessgames.club.store.database import create_club_file, open_club_file
from accessgames.dataclasses import replace
from tests.club.desk.helpers import NOW, Bench, begun

if TYPE_CHECKING:
    from pathlib import Path


def copy_of(bench: Bench, home: Path, monkeypatch: object) -> Bench:
    """A second copy of a club, in the folder of another computer."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(home / "jinde"))  # type: ignore[attr-defined]
    create_club_file(club_path("A"), bench.club.archive).close()
    return Bench("cs", OpenClub(open_club_file(club_path("A")), lambda: NOW, lambda: "7"))


def window() -> Bench:
    """Another window on the same club."""
    return Bench("cs", OpenClub(open_club_file(club_path("A")), lambda: NOW, lambda: "7"))


def at(monkeypatch: object, home: Path) -> None:
    """Go to a computer."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(home))  # type: ignore[attr-defined]


def test_two_computers_unite_by_a_folder(home: Path, monkeypatch: object) -> None:
    """Each writes its own copy and takes in the other one; in the end both export the same."""
    here = begun("Jana, Petr, Marie, Karel", club="A")
    there = copy_of(here, home, monkeypatch)
    stick = home / "stick"
    stick.mkdir()
    there.do("register", "Eva, Ota")
    there.do("unite", str(stick))
    at(monkeypatch, home)
    here.do("register", "Iva")
    told = here.do("unite", str(stick))
    assert "Turnaj vecer pokračuje tím, co se zapsalo jinde." in told
    at(monkeypatch, home / "jinde")
    there.do("unite", str(stick))
    names = [[player.name for player in one.tournament.players] for one in (here, there)]
    assert names[0] == names[1]
    assert 7 == len(names[0])
    here.do("export", "tady.txt")
    there.do("export", "tam.txt")
    assert (home / "tady.txt").read_bytes() == (home / "tam.txt").read_bytes()
    assert 2 == len([*stick.iterdir()])
    assert ["Tahle kopie klubu je ve složce jako"] == [
        line[: len("Tahle kopie klubu je ve složce jako")] for line in there.do("unite", str(stick))
    ]


def test_an_evening_that_waits_is_worked_on_once_it_has_come(home: Path, monkeypatch: object) -> None:
    """At a desk whose own tournament is over; where one goes on, nothing else is put in its place."""
    here = begun("Jana, Petr", club="A", rounds="1")
    here.do("seat", "Jana, Petr /")
    here.do("result", "1 30 20")
    here.do("close")
    there = copy_of(here, home, monkeypatch)
    stick = home / "stick"
    stick.mkdir()
    there.do("create", "Druhý", {"date": "28. 11. 2026", "game": "iota", "rounds": "1"})
    there.do("register", "Jana, Petr")
    there.do("seat", "Jana, Petr /")
    there.do("unite", str(stick))
    at(monkeypatch, home)
    told = [" ".join(line.split()) for line in here.do("unite", str(stick))]
    assert "Pracuje se teď s turnajem Druhý, ten ještě není uzavřený." in told
    assert here.do("result", "1 12 10")[0].startswith("První kolo, stůl 1: ")
    at(monkeypatch, home / "jinde")
    there.do("create", "Třetí", {"date": "5. 12. 2026", "game": "iota", "rounds": "1"})
    there.do("unite", str(stick))
    at(monkeypatch, home)
    told = here.do("unite", str(stick))
    assert not any("Pracuje se teď" in line for line in told)
    assert "druhy" == here.club.current


def test_whoever_wrote_less_is_told_new_numbers(home: Path, monkeypatch: object) -> None:
    """The longer row keeps its numbers; at the other desk it is said who has which number now."""
    here = begun("Jana, Petr", club="A")
    there = copy_of(here, home, monkeypatch)
    there.do("register", "Eva")
    there.do("unite", str(home))
    at(monkeypatch, home)
    here.do("register", "Iva, Ota")
    here.do("unite", str(home))
    at(monkeypatch, home / "jinde")
    assert "Eva má nově číslo 5, dosud 3." in there.do("unite", str(home))


def test_damaged_and_foreign_files_change_nothing(home: Path, monkeypatch: object) -> None:
    """A file that was cut or changed is told and skipped, one of another club is passed over."""
    here = begun("Jana, Petr", club="A")
    there = copy_of(here, home, monkeypatch)
    there.do("register", "Eva")
    there.do("export", "tam.txt")
    at(monkeypatch, home)
    whole = (home / "tam.txt").read_text(encoding="utf-8")
    (home / "tam.txt").unlink()
    (home / "cut.txt").write_text(whole[: len(whole) // 2], encoding="utf-8", newline="\n")
    (home / "changed.txt").write_text(whole.replace("Eva", "Iva"), encoding="utf-8", newline="\n")
    (home / "letter.txt").write_text("Milá Jano", encoding="utf-8")
    other = replace(read_archive(whole), name="Jiný")
    (home / "other.txt").write_text(write_archive(other), encoding="utf-8", newline="\n")
    before = here.club.archive
    told = here.do("unite", str(home))
    assert before == here.club.archive
    assert 2 == len([line for line in told if "nic se jím nezměnilo" in line])
    assert here.refused("unite", str(home / "nikde"))
    assert "Chybí složka, ve které jsou nebo budou kopie klubu, třeba flešky." == here.refused("unite")


def test_two_results_wait_for_one_decision(home: Path, monkeypatch: object) -> None:
    """The question is told with its choices, and answered once it is answered at the other computer, too."""
    here = begun("Jana, Petr, Marie, Karel", club="A")
    here.do("seat", "Jana, Petr, Marie, Karel /")
    there = copy_of(here, home, monkeypatch)
    there.do("result", "1 40 30 20 10")
    there.do("unite", str(home))
    at(monkeypatch, home)
    here.do("result", "1 41 30 20 10")
    told = here.do("unite", str(home))
    assert "První kolo, stůl 1: dva lidé zapsali různé výsledky." in told
    assert "Zatím platí možnost 1. Rozhodne „platí 1, 1“ nebo „platí 1, 2“." in told
    assert here.refused("settle", "1")
    assert here.refused("settle", "1, 3")
    held = here.tournament.round(1).tables[0].result
    told = here.do("settle", "1, 2")
    assert told[0].startswith("Rozhodnuto. První kolo, stůl 1: Jana")
    assert held != here.tournament.round(1).tables[0].result
    here.do("unite", str(home))
    at(monkeypatch, home / "jinde")
    there.do("unite", str(home))
    assert here.tournament.round(1) == there.tournament.round(1)
    assert ["Nic sporného ani odloženého tu není."] == there.do("pending")
    assert "Nic sporného ani odloženého tu není." == there.refused("settle", "1, 1")


def test_two_windows_write_into_one_club(home: Path) -> None:
    """Whoever writes has what the other one wrote before; nothing is lost, and no number is given twice."""
    del home
    first = begun("Jana", club="A")
    second = window()
    second.do("register", "Petr")
    assert first.club.catch_up()
    first.do("register", "Marie")
    second.club.catch_up()
    assert ["Jana", "Petr", "Marie"] == [player.name for player in second.tournament.players]
    second.club.close()


def test_an_entry_behind_that_of_another_window_is_written(home: Path) -> None:
    """Who has not caught up is brought up to date at the moment of writing."""
    del home
    first = begun("Jana, Petr, Marie, Karel", club="A")
    first.do("seat", "Jana, Petr / Marie, Karel")
    second = window()
    second.do("result", "1 20 10")
    first.do("result", "2 5 6")
    assert first.tournament.round(1).finished
    second.club.close()

from __future__ import annotations

from pathlib import Path

import pytest

from accessgames.cli.material import open_room
from accessgames.club.desk.commands import COMMANDS
from accessgames.club.desk.commands.papers import DOCUMENTS
from accessgames.club.desk.commands.sources import match_turns
from accessgames.club.desk.open_club import Request
from accessgames.club.events import Reported
from accessgames.club.model.tournament import Result, SeatResult
from accessgames.club.notation import digest_of
from accessgames.club.papers.writers import FORMATS, SUFFIXES
from tests.club.desk.helpers import Bench, begun


@pytest.fixture
def bench() -> Bench:
    bench = begun(rounds="1")
    bench.do("seat", "Jana, Petr, Marie, Karel /")
    bench.do("result", "1 34, 28, 20, 11")
    bench.do("league", "Liga, vecer")
    return bench


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_paper_is_read_and_written(bench: Bench, home: Path, name: str) -> None:
    """Without a file a paper is heard, with one it is there."""
    word = bench.context.words.word(f"paper-{name}")
    assert 1 < len(bench.do("papers", word))
    told = bench.do("papers", word, {"file": f"{name}.txt"})
    assert [f"Soubor {name}.txt je hotov: "] == [
        line[: len(f"Soubor {name}.txt je hotov: ")] for line in told
    ]
    assert 20 < len((home / f"{name}.txt").read_bytes())


@pytest.mark.parametrize("form", FORMATS)
def test_every_format_by_its_name(bench: Bench, home: Path, form: str) -> None:
    """All formats come from the same paper."""
    bench.do("papers", "pořadí", {"file": "x", "format": form})
    assert 20 < len((home / "x").read_bytes())


def test_the_ending_of_a_file_is_its_format(bench: Bench, home: Path) -> None:
    """In a conversation the file stands behind the paper."""
    bench.do("papers", "pořadí, poradi.html")
    assert b"<!DOCTYPE html>" == (home / "poradi.html").read_bytes()[:15]
    bench.do("papers", "pořadí", {"file": "p.csv"})
    assert b"\xef\xbb\xbf" == (home / "p.csv").read_bytes()[:3]
    assert {".txt", ".html", ".csv", ".xlsx", ".brf", ".pef"} == set(SUFFIXES.values())


def test_several_tables_are_several_files(bench: Bench, home: Path) -> None:
    """Each is told; if one of the names is taken, none is written."""
    told = bench.do("papers", "pořadí", {"file": "p.csv"})
    told_whole = "Hotovo, souborů je 3 a v každém jedna tabulka: p.csv, p-2.csv a p-3.csv."
    assert [f"{told_whole} Večer: pořadí po prvním kole"] == told
    names = ["p.csv", "p-2.csv", "p-3.csv"]
    assert sorted(names) == sorted(one.name for one in home.glob("p*"))
    (home / "p.csv").unlink()
    assert "Soubor p-2.csv už existuje" in bench.refused("papers", "pořadí", {"file": "p.csv"})
    assert not (home / "p.csv").exists()


def test_a_paper_and_its_audience_may_stand_in_one_word(bench: Bench, home: Path) -> None:
    """On a command line the shell gives one item with a comma in it, which means what two items mean."""
    items = ("pořadí,veřejně",)
    told = COMMANDS["papers"](bench.context, Request(items))
    assert COMMANDS["papers"](bench.context, Request(("pořadí", "veřejně"))) == told


def test_paper_for_braille_has_the_size_asked_for(bench: Bench, home: Path) -> None:
    """Named sheets and own figures."""
    bench.do("papers", "pořadí", {"file": "a.brf", "paper": "us", "width": "20"})
    lines = (home / "a.brf").read_bytes().decode("ascii").splitlines()
    assert 20 >= max(len(line.rstrip("\f")) for line in lines)
    assert "us" in bench.refused("papers", "pořadí", {"file": "b.brf", "paper": "a0"})
    assert "není číslo od" in bench.refused("papers", "pořadí", {"file": "b.brf", "width": "5"})


def test_what_is_no_paper_or_format(bench: Bench, home: Path) -> None:
    """Wrong words are told with what there is; nothing is ever overwritten."""
    assert bench.do("papers")[0].startswith("Listiny: propozice, prezenční listina, rozsazení, karty stolů")
    assert bench.refused("papers", "ozdoba").startswith("„ozdoba“ tu nic neznamená")
    assert "doc" in bench.refused("papers", "pořadí", {"file": "a.doc"})
    assert bench.refused("papers", "pořadí", {"format": "brf"}).startswith("K podobě „brf“ patří soubor")
    (home / "je.txt").write_text("moje", encoding="utf-8")
    assert "Soubor je.txt už existuje a nepřepíše se." == bench.refused(
        "papers", "pořadí", {"file": "je.txt"}
    )
    assert "moje" == (home / "je.txt").read_text(encoding="utf-8")
    assert "neexistuje" in bench.refused("papers", "pořadí", {"file": "nic/x.txt"})


def test_papers_that_are_not_there_yet() -> None:
    """Seating and results come with a draw, a league with its tournaments."""
    bench = begun()
    for word in ("rozsazení", "karty stolů", "výsledky", "výsledkové lístky", "karty míst", "osobní plány"):
        assert "Žádné kolo není rozlosované, rozlosuje ho slovo „losuj“." == bench.refused("papers", word)
    assert bench.refused("papers", "liga").startswith("Žádná liga zatím není")


def test_what_is_written_only_when_all_is_played() -> None:
    """Certificates and the story wait for the end, and say how far it is."""
    bench = begun(rounds="2")
    bench.do("seat", "Jana, Petr, Marie, Karel /")
    bench.do("result", "1 34, 28, 20, 11")
    assert "Diplomy se píšou, až je dohráno; zatím je odehráno kol 1 ze 2." == bench.refused(
        "papers", "diplomy"
    )
    assert "Příběh se píše, až je dohráno; zatím je odehráno kol 1 ze 2." == bench.refused("papers", "příběh")
    assert 5 < len(bench.do("papers", "kniha"))


def test_a_plan_of_somebody_by_name(bench: Bench) -> None:
    """Only the people who are named; a wrong name is told as everywhere."""
    told = bench.do("papers", "plány, Jana")
    assert ["Večer: osobní plán", "Jana"] == told[:2]
    assert ["Petr", "Karel"] == [line for line in bench.do("papers", "plány, Petr, Karel") if len(line) < 8]
    assert "Xaver" in bench.refused("papers", "plány, Xaver")


def test_certificates_down_to_a_place(bench: Bench) -> None:
    """A number behind the word; what is none is told."""
    found = [bench.do("papers", f"diplomy, {most}") for most in (1, 2)]
    # Jana alone and Karel are of a category, where he is the second.
    assert [1, 3] == [sum(line.startswith("Podpis") for line in told) for told in found]
    assert 4 == sum(line.startswith("Podpis") for line in bench.do("papers", "diplomy"))
    assert "„x“" in bench.refused("papers", "diplomy, x")


def test_the_story_knows_the_evenings_before(bench: Bench) -> None:
    """Records and first meetings are of the whole club, of earlier days alone."""
    assert not any("klubu" in line for line in bench.do("papers", "příběh"))
    bench.do("create", "Druhý", {"date": "28. 11. 2026", "game": "iota", "rounds": "1", "seed": "8"})
    bench.do("register", "Jana, Petr, Nový")
    bench.do("seat", "Jana, Petr, Nový /")
    bench.do("result", "1 40, 28, 20")
    told = bench.do("papers", "příběh")
    assert "Byl to nový rekord klubu, do té doby platil výsledek 34: Jana, Večer." in told
    assert "Poprvé v klubu to bylo pro 2 z nich: Jana a Nový; Petr a Nový." in told
    assert "Klub přivítal novou tvář: Nový." in told
    assert "Osobní rekord ve hře IOTA padl jednou: Jana 40, dřív 34." in told


def test_what_lies_on_tables_has_no_fingerprint(bench: Bench) -> None:
    """Slips and cards have room for names alone, a wall or a newsletter for what people read there."""
    for word in ("lístky", "karty míst", "diplomy", "plány", "prezence", "příběh"):
        assert not any(line.startswith("Otisk") for line in bench.do("papers", word))
    assert any(line.startswith("Otisk") for line in bench.do("papers", "kniha"))


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        (("plány Jana",), "Večer: osobní plán"),
        (("plány", "Jana"), "Večer: osobní plán"),
        (("osobní", "plány", "Jana"), "Večer: osobní plán"),
        (("diplomy 1",), "Večer: diplomy"),
        (("karty", "míst"), "Večer, první kolo: karty míst"),
        (("karty míst",), "Večer, první kolo: karty míst"),
        (("karty",), "Večer, první kolo: karty stolů"),
        (("liga Liga",), "Liga Liga"),
    ],
)
def test_the_name_of_a_paper_in_one_item_or_in_several(
    bench: Bench, typed: tuple[str, ...], title: str
) -> None:
    """As it is said at the desk and as words come from a command line."""
    assert title == bench.do("papers", ", ".join(typed))[0]


def test_nothing_is_said_to_a_paper_that_listens_to_nothing(bench: Bench) -> None:
    """A word behind it is refused and never left out in silence."""
    assert "„pořadí abc“ tu nic neznamená" in bench.refused("papers", "pořadí abc")
    assert "„karty 2“ tu nic neznamená" in bench.refused("papers", "karty, 2")


def test_turns_of_matches_are_told_from_their_journals(bench: Bench) -> None:
    """A result that was taken from a journal brings the story how the match went."""
    text = (Path(__file__).parents[3] / "golden" / "iota-analysis.jsonl").read_text("utf-8")
    bench.do("create", "Partie", {"date": "28. 11. 2026", "game": "iota", "rounds": "1", "seed": "8"})
    bench.do("register", "Jana, Petr")
    bench.do("seat", "Jana, Petr /")
    seats = (SeatResult(1, 1, (9,)), SeatResult(2, 2, (8,)))
    told = Reported(1, 1, Result(seats, digest_of(text)))
    bench.club.record(told, records=((digest_of(text), text),))
    (turned,) = match_turns(bench.tournament, bench.club.archive.records, open_room)
    story = [line for line in bench.do("papers", "příběh") if line.startswith("Nejvíc zvratů")]
    assert 1 == len(story)
    assert f"partie měla {turned.moves} tah" in story[0]

"""Tables that are played elsewhere: a file for each goes out, and its result comes back in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.club.desk import handed_match
from accessgames.club.desk.commands import handing
from accessgames.club.desk.open_club import OpenClub, open_club_by_name
from accessgames.club.examination import audit_club
from accessgames.club.store.archive import club_path
from accessgames.club.store.database import create_club_file
from accessgames.dataclasses import replace
from tests.club.desk.helpers import NOW, Bench, begun, linear
from tests.club.season import played

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def bench() -> Bench:
    """Two tables of Quantum, drawn."""
    found = begun("Jana, Petr, Marie, Karel", game="quantum", tables="2", rounds="2")
    found.do("seat", "Jana, Petr / Marie, Karel")
    return found


def write(path: Path, result: str) -> None:
    """Type a result by hand."""
    path.write_text(path.read_text().replace("result \n", f"result {result}\n"))


def give_back(bench: Bench, path: Path, table: int) -> str:
    """Play a table elsewhere; return the journal."""
    round_ = bench.tournament.round(1)
    text = played(bench.tournament, round_, round_.tables[table - 1])
    journal = path.with_suffix(".jsonl")
    journal.write_bytes(text.encode())
    handed_match.give_back(path, handing.read_file(path), journal)
    return text


def test_a_table_goes_out_and_comes_back_with_what_was_typed(bench: Bench, home: Path) -> None:
    """The result is taken once, and the second time nothing is written."""
    assert ["Stůl 2 je v souboru stůl 2.txt. Sedí u něj Marie a Karel."] == [
        line.replace("\n", " ") for line in bench.do("hand-out", f"stůl 2, {home}")
    ]
    write(home / "stůl 2.txt", "Marie 30, Karel 40")
    told = bench.do("accept", str(home / "stůl 2.txt"))
    assert ["První kolo, stůl 2: Karel 40, Marie 30.", "Zbývá stůl 1."] == told
    lines = bench.club.lines
    assert ["První kolo, stůl 2: ten výsledek už klub má."] == bench.do("accept", str(home / "stůl 2.txt"))
    assert lines == bench.club.lines


def test_all_tables_go_out_and_come_back_in_any_order(bench: Bench, home: Path) -> None:
    """A folder is taken at once; files of others and those without a result are passed over or told."""
    bench.do("hand-out", f"stoly, {home}")
    (home / "others.txt").write_text("shopping\n")
    write(home / "stůl 2.txt", "30, 40")
    told = bench.do("accept", str(home))
    assert told[0].startswith("Soubor stůl 1.txt se nepřijal")
    assert "zatím není výsledek stolu 1" in told[0]
    assert [False, True] == [table.result is not None for table in bench.tournament.round(1).tables]
    write(home / "stůl 1.txt", "10, 20")
    bench.do("accept", str(home))
    assert 1 == bench.tournament.played


def test_a_match_comes_back_with_its_journal(bench: Bench, home: Path) -> None:
    """Its luck and seed are verified, the club keeps the journal, and the whole club is found good."""
    bench.do("hand-out", f"1, {home}")
    text = give_back(bench, home / "stůl 1.txt", 1)
    bench.do("accept", str(home / "stůl 1.txt"))
    result = bench.tournament.table(1, 1).result
    assert result is not None
    assert text == bench.club.archive.records[result.source]
    audit_club(bench.club.archive, bench.context.open_room)
    bench.do("undo")
    assert bench.tournament.table(1, 1).result is None
    bench.do("accept", str(home / "stůl 1.txt"))
    assert result == bench.tournament.table(1, 1).result


def test_a_match_that_was_changed_or_has_another_seed_is_refused(bench: Bench, home: Path) -> None:
    """As an imported one is."""
    bench.do("hand-out", f"stoly, {home}")
    give_back(bench, home / "stůl 1.txt", 2)
    assert "Karel" in bench.refused("accept", str(home / "stůl 1.txt"))
    path = home / "stůl 2.txt"
    give_back(bench, path, 2)
    good = path.read_text()
    path.write_text(good.replace('"seed":"', '"seed":"9', 1))
    bench.refused("accept", str(path))
    path.write_text(good.replace("result \n", "result 30, 40\n"))
    assert "výsledek napsaný rukou" in bench.refused("accept", str(path))


def test_only_different_things_said_of_a_table_are_a_question(bench: Bench, home: Path) -> None:
    """What the desk typed meanwhile agrees with the file, or both are told and decided between."""
    bench.do("hand-out", f"stoly, {home}")
    write(home / "stůl 1.txt", "10, 20")
    write(home / "stůl 2.txt", "30, 40")
    bench.do("result", "1 10 20")
    bench.do("result", "2 40 30")
    assert ["První kolo, stůl 1: ten výsledek už klub má."] == bench.do("accept", str(home / "stůl 1.txt"))
    told = bench.do("accept", str(home / "stůl 2.txt"))
    assert any("platí" in line for line in told)
    known = bench.club.running.known
    assert known is not None
    assert [(1, 2)] == [(one.round_, one.table) for one in known.disputes]
    bench.do("settle", "2, 1")
    known = bench.club.running.known
    assert known is not None
    assert () == known.disputes
    audit_club(bench.club.archive, bench.context.open_room)


def test_a_correction_that_knew_the_file_is_not_asked_about(bench: Bench, home: Path) -> None:
    """The same file once more changes nothing behind it."""
    bench.do("hand-out", f"1, {home}")
    write(home / "stůl 1.txt", "10, 20")
    bench.do("accept", str(home / "stůl 1.txt"))
    bench.do("correct", "1 20 10")
    lines = bench.club.lines
    bench.do("accept", str(home / "stůl 1.txt"))
    assert lines == bench.club.lines


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ("seat - Petr", "seat - Eva", "nevydal tento klub"),
        ("table 1\nclub", "table 1\nclub X\nclub", "je na řádku"),
        ("round 1", "round 9", "nevydal tento klub"),
        ("accessgames table 1", "accessgames tables", "není soubor stolu"),
        ("code ", "code x", "je na řádku"),
        ("name Večer", "name \u202eVečer", "je na řádku"),
        ("game quantum", "game quantum\nplay rm", "je na řádku"),
    ],
)
def test_a_file_that_was_changed_is_refused(bench: Bench, home: Path, old: str, new: str, cause: str) -> None:
    """With a sentence that says what is wrong, and the club stays as it was."""
    bench.do("hand-out", f"1, {home}")
    path = home / "stůl 1.txt"
    write(path, "10, 20")
    path.write_text(path.read_text().replace(old, new, 1))
    assert cause in bench.refused("accept", str(path))


def test_a_table_that_was_drawn_again_is_refused(bench: Bench, home: Path) -> None:
    """Its people sit elsewhere by now."""
    bench.do("hand-out", f"1, {home}")
    write(home / "stůl 1.txt", "10, 20")
    bench.do("seat", "Jana, Marie / Petr, Karel")
    assert "losoval znovu a jinak" in bench.refused("accept", str(home / "stůl 1.txt"))


def test_another_copy_takes_it_once_it_knows_what_it_stands_on(bench: Bench, home: Path) -> None:
    """Both copies may take the same file; united there is one result and no question."""
    create_club_file(club_path("Druhá"), replace(bench.club.archive, name="Druhá")).close()
    bench.do("register", "Eva")
    bench.do("hand-out", f"1, {home}")
    path = home / "stůl 1.txt"
    write(path, "10, 20")
    other = Bench("cs", open_club_by_name("Druhá", lambda: NOW, lambda: "8", make=False))
    assert "Nejdřív kopie klubu spojte" in other.refused("accept", str(path))
    other.club.unite(replace(bench.club.archive, name="Druhá"))
    other.do("accept", str(path))
    bench.do("accept", str(path))
    bench.club.unite(other.club.archive)
    known = bench.club.running.known
    assert known is not None
    assert ((), ()) == (known.disputes, known.aside)
    other.club.close()


def test_what_is_handed_out_is_awaited_and_has_a_folder(bench: Bench, home: Path) -> None:
    """Everything else is one sentence, and no file is written over."""
    assert "Chybí složka" in bench.refused("hand-out", "stůl 1")
    assert "tu není" in bench.refused("hand-out", f"stůl 1, {home / 'away'}")
    assert "čekají 1 a 2" in bench.refused("hand-out", f"modrý, {home}")
    assert "Chybí soubor" in bench.refused("accept")
    (home / "empty").mkdir()
    assert "není žádný soubor stolu" in bench.refused("accept", str(home / "empty"))
    bench.do("hand-out", f"1, {home}")
    bench.do("hand-out", f"1, {home}")
    assert (home / "stůl 1 kolo 1.txt").exists()
    bench.refused("hand-out", f"1, {home}")
    bench.do("result", "1 10 20")
    assert "oprav" in bench.refused("hand-out", f"1, {home}")


def test_no_secret_is_in_the_file(home: Path) -> None:
    """Neither the seed of the tournament, nor any seed of a match, nor people of other tables."""
    bench = Bench("cs", OpenClub(None, lambda: NOW, lambda: "0123456789abcdef0123456789abcdef"))
    bench.do("create", "Večer", {"date": "21. 11. 2026", "game": "quantum", "rounds": "1", "tables": "2"})
    bench.do("register", "Jana, Petr, Marie, Karel")
    bench.do("seat", "Jana, Petr / Marie, Karel")
    bench.do("hand-out", f"1, {home}")
    text = (home / "stůl 1.txt").read_text()
    assert bench.tournament.seed not in text
    assert [] == [line for line in text.split("\n") if line.startswith("seed ")]
    assert [] == [name for name in ("Marie", "Karel") if name in text]


@pytest.mark.usefixtures(linear.__name__)
def test_an_older_journal_hands_nothing_out(home: Path) -> None:
    """Its lines follow each other, so nothing can come back beside them."""
    bench = begun("Jana, Petr", tables="2", rounds="1")
    bench.do("seat")
    assert "starší záznam" in bench.refused("hand-out", f"1, {home}")

"""Matches that tables sign at their end with the key of their computer, looked at when they are taken in."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from accessgames.club.desk.open_club import OpenClub
from accessgames.club.store.archive import club_path
from accessgames.club.store.database import open_club_file
from accessgames.storage import signing
from accessgames.storage.files import matches_folder
from accessgames.storage.journal_files import create_journal
from tests.club.desk.helpers import NOW, Bench
from tests.club.season import played
from tests.systems import SIGNS

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def bench() -> Bench:
    """A desk that signs, with both rounds of one table drawn."""
    bench = Bench("cs", OpenClub(None, lambda: NOW, lambda: "7", signing.own_signer))
    usual = {"date": "21. 11. 2026", "game": "quantum", "rounds": "2", "seed": "7"}
    bench.do("create", "Večer", usual)
    bench.do("register", "Jana, Petr, Marie, Karel")
    bench.do("seat")
    return bench


def finished(text: str) -> Path:
    """Play a match to its end at a table: the journal is put among the finished ones, and signed."""
    file = create_journal(matches_folder(), "quantum", datetime(2026, 11, 21, 16, tzinfo=UTC))
    for line in text.splitlines(keepends=True):
        file(line)
    return file.finish()


def match(bench: Bench, round_: int = 1) -> str:
    found = bench.tournament.round(round_)
    return played(bench.tournament, found, found.tables[0])


def at_table(bench: Bench, home: Path, monkeypatch: pytest.MonkeyPatch, round_: int = 1) -> Path:
    """Play at another computer, which has a key of its own."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(home / "stul"))
    path = finished(match(bench, round_))
    monkeypatch.setenv("ACCESSGAMES_HOME", str(home))
    return path


@SIGNS
def test_a_match_that_ends_is_signed_beside_it(bench: Bench) -> None:
    """The journal is what it was, byte by byte; the signature lies in a file of its own."""
    text = match(bench)
    path = finished(text)
    assert text == path.read_text(encoding="utf-8")
    assert signing.find_seal(path) is not None
    assert f"{path.name}.sig" == signing.seal_path(path).name


@SIGNS
def test_a_table_is_told_as_known_once_it_was_here(
    bench: Bench, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first match of a key is that of an unknown one, whose words are told; the second is known."""
    first = at_table(bench, home, monkeypatch)
    told = bench.do("import", str(first))[-1]
    assert told.startswith("Záznam podepsal klíč, který tu ještě nebyl: ")
    second = at_table(bench, home, monkeypatch, 2)
    assert bench.do("import", str(second))[-1].startswith("Záznam podepsal známý stůl, klíč ")
    assert 2 == len(bench.club.archive.seals)
    assert bench.do("verify")[0].startswith("Turnaj Večer souhlasí")
    bench.do("export", "klub.txt")
    assert ["Klub Kopie je načtený a ověřený, turnajů: 1."] == bench.do(
        "import", "klub.txt", {"club": "Kopie"}
    )
    with open_club_file(club_path("Kopie")) as copy:
        assert bench.club.archive.seals == copy.archive.seals


@SIGNS
def test_a_match_of_this_computer_and_one_without_a_signature(bench: Bench, home: Path) -> None:
    """Both are taken in, and told as what they are."""
    assert "Záznam podepsal tento počítač." == bench.do("import", str(finished(match(bench))))[-1]
    (home / "m.jsonl").write_bytes(match(bench, 2).encode())
    assert "Záznam partie nikdo nepodepsal." == bench.do("import", "m.jsonl")[-1]


@SIGNS
def test_a_match_changed_behind_its_signature_is_refused(
    bench: Bench, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another match of the same people under the signature of the first one is not taken in."""
    path = at_table(bench, home, monkeypatch)
    path.write_bytes(match(bench, 2).encode())
    assert bench.refused("import", str(path)).startswith("Podpis .sig vedle záznamu nesedí")


@SIGNS
def test_a_signature_exchanged_in_the_club_is_found(
    bench: Bench, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What lies beside a match is checked again by every audit."""
    bench.do("import", str(at_table(bench, home, monkeypatch)))
    ((digest, text),) = bench.club.archive.seals.items()
    seal = signing.read_seal(text)
    assert seal is not None
    other = replace(seal, signature="0" * 128).text()
    path = club_path("Náš klub")
    bench.club.close()
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("UPDATE seal SET text = ? WHERE digest = ?", (other, digest))
    connection.close()
    again = Bench("cs", OpenClub(open_club_file(path), lambda: NOW, lambda: "7"))
    assert "Podpis .sig vedle záznamu nesedí" in again.do("verify")[0]


def test_a_signature_that_is_none_is_no_signature(bench: Bench, home: Path) -> None:
    """Whatever lies there under its name, a match is told as unsigned where it can't be one."""
    for text in ("", "x", "accessgames signature 1 ab cd\n", "é" * 300):
        (home / "m.jsonl.sig").write_bytes(text.encode())
        assert signing.find_seal(home / "m.jsonl") is None

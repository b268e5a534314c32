"""Papers for everybody to see: what people did not agree to is not in them, in no form."""

from __future__ import annotations

import zipfile
from io import BytesIO
from typing import TYPE_CHECKING

import pytest

from accessgames.club.desk import club_register
from accessgames.club.desk.commands.papers import DOCUMENTS
from accessgames.club.papers.writers import FORMATS
from tests.club.desk.helpers import Bench, begun

if TYPE_CHECKING:
    from pathlib import Path

OWN = ("attendance", "slips", "protocol")


@pytest.fixture
def bench() -> Bench:
    """Two evenings that are over, and a league of them; only Petr agreed to be named."""
    bench = begun("Xenie nevidomí, Petr, Marie, Karel nevidomí", rounds="1", category="nevidomí")
    bench.do("seat", "Xenie, Petr, Marie, Karel /")
    bench.do("result", "1 34, 28, 20, 11")
    bench.do("create", "Druhý", {"date": "1. 12. 2026", "game": "iota", "rounds": "1", "seed": "8"})
    bench.do("register", "Karel, Ota, Petr, Xenie")
    bench.do("seat", "Karel, Ota, Petr, Xenie /")
    bench.do("result", "1 30, 40, 20, 10")
    bench.do("league", "Liga, vecer, druhy")
    bench.do("consent", "Petr, jméno")
    return bench


def whole(data: bytes) -> bytes:
    """The bytes of a file, of a workbook those of all its parts."""
    if not data.startswith(b"PK"):
        return data
    with zipfile.ZipFile(BytesIO(data)) as book:
        return b"".join(map(book.read, book.namelist()))


@pytest.mark.parametrize("name", [name for name in DOCUMENTS if name not in OWN])
def test_nobody_is_named_who_did_not_agree(bench: Bench, name: str) -> None:
    """Every paper that can be published hides the others, and names who agreed where the others are."""
    word = bench.context.words.word(f"paper-{name}")
    usual = "\n".join(bench.do("papers", word))
    public = "\n".join(bench.do("papers", f"{word}, veřejně"))
    assert public == "\n".join(bench.do("papers", f"{word} veřejně"))
    assert [] == [one for one in ("Xenie", "Marie", "Karel", "Ota") if one in public]
    assert ("Petr" in usual) == ("Petr" in public)
    assert ("Xenie" in usual) == ("hráč 4" in public)


@pytest.mark.parametrize("form", FORMATS)
def test_every_form_of_a_paper_is_served(bench: Bench, home: Path, form: str) -> None:
    """The name is in no file of a public paper, and in that of the organiser."""
    bench.do("papers", "pořadí", {"file": "own", "format": form})
    bench.do("papers", "pořadí, veřejně", {"file": "public", "format": form})
    own, public = (
        b"".join(whole(path.read_bytes()) for path in sorted(home.glob(f"{name}*")))
        for name in ("own", "public")
    )
    if form not in {"brf", "pef", "unicode"}:
        assert b"Xenie" in own
        assert "hráč 4".encode() in public
    assert own != public
    assert b"Xenie" not in public


def test_somebody_has_one_number_in_all_tournaments_and_never_that_of_another(bench: Bench) -> None:
    """Xenie has the number of the evening that is worked on; who was elsewhere only, a free one."""
    names = club_register.unnamed(bench.club, lambda number: f"hráč {number}")
    assert {"Karel": "hráč 1", "Ota": "hráč 2", "Xenie": "hráč 4", "Marie": "hráč 3"} == names
    bench.do("register", "hráč 5")
    bench.do("open", "vecer")
    names = club_register.unnamed(bench.club, lambda number: f"hráč {number}")
    assert {
        "Xenie": "hráč 1", "Marie": "hráč 3", "Karel": "hráč 4", "Ota": "hráč 2", "hráč 5": "hráč 6",
    } == names  # fmt: skip


def test_a_league_keeps_its_order_under_other_names(bench: Bench) -> None:
    """What is counted by names is counted before they are hidden."""
    bench.do("consent", "Xenie, kategorie")
    bench.do("consent", "Karel, kategorie")
    labels = club_register.unnamed(bench.club, lambda number: f"hráč {number}")
    usual = bench.do("papers", "liga, Liga")
    public = bench.do("papers", "liga, Liga, veřejně")
    for name, label in labels.items():
        usual = [line.replace(name, label) for line in usual]
    assert usual == public


def test_categories_are_told_when_everybody_agreed_to_that(bench: Bench) -> None:
    """Of a ranking by category nobody can be left out without moving the others up."""
    bench.do("open", "vecer")
    assert any("nevidomí" in line for line in bench.do("papers", "pořadí"))
    assert not any("nevidomí" in line for line in bench.do("papers", "pořadí, veřejně"))
    bench.do("consent", "Xenie, kategorie")
    assert not any("nevidomí" in line for line in bench.do("papers", "pořadí, veřejně"))
    bench.do("consent", "Karel, kategorie")
    assert any("nevidomí" in line for line in bench.do("papers", "pořadí, veřejně"))
    bench.do("consent", "Karel, kategorie, ne")
    assert not any("nevidomí" in line for line in bench.do("papers", "pořadí, veřejně"))


@pytest.mark.parametrize("name", OWN)
def test_papers_for_the_organiser_are_not_published(bench: Bench, name: str) -> None:
    """They are lists of names, or have names of before; the sentence says so."""
    word = bench.context.words.word(f"paper-{name}")
    told = f"Listina „{word}“ je jen pro pořadatele, veřejně se nevydává."
    assert told == bench.refused("papers", f"{word}, veřejně")


def test_pages_of_a_season_are_for_everybody(bench: Bench, home: Path) -> None:
    """Web pages name only who agreed, also among records and winners."""
    bench.do("pages", "web")
    data = b"".join(path.read_bytes() for path in sorted((home / "web").iterdir()))
    assert [] == [one for one in (b"Xenie", b"Marie", b"Karel", b"Ota<", "nevidomí".encode()) if one in data]
    assert b"Petr" in data
    bench.do("consent", "Xenie, jméno")
    bench.do("pages", "web")
    assert b"Xenie" in (home / "web" / "index.html").read_bytes()

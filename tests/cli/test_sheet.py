"""`accessgames sheet`: boards for the fingers without a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.braille.formats import from_brf, from_unicode
from accessgames.cli import paper
from tests.pig import ROOM as PIG

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def test_a_diagram_is_drawn_with_its_key(run: Run) -> None:
    """In Unicode unless another format is wanted; the same cells in each."""
    ran = run("sheet", "tetrikon", "A1")
    assert (0, "") == (ran.code, ran.err)
    pages = from_unicode(ran.out.encode())
    assert 12 == sum(line.count("⠿") for page in pages for line in page if line.startswith(("⠼", "⠀⠼")))
    assert pages == from_brf(run("tisk", "tetrikon", "a1", "--format", "brf").out.encode("ascii"))
    assert "<pef" in run("sheet", "tetrikon", "A1", "--format", "pef").out


def test_the_solution_is_drawn_on_request(run: Run) -> None:
    """Every square has the letter of a piece."""
    solved = from_unicode(run("sheet", "tetrikon", "A1", "--reseni").out.encode())
    rows = [line for page in solved for line in page if line.startswith("⠼") and len(line) < 20]
    assert rows
    assert not any("⠿" in line for line in rows)


def test_a_page_for_swell_paper(run: Run) -> None:
    """A page of SVG; where there are more, one sentence says so, and any can be chosen."""
    one, first, last = (
        run("sheet", "tetrikon", "A1", "--format", "svg"),
        run("sheet", "iqlandie", "--format", "svg"),
        run("tisk", "iqlandie", "--format", "svg", "--stranka", "5"),
    )
    assert [(0, True)] * 3 == [(ran.code, "<svg" in ran.out) for ran in (one, first, last)]
    assert ["", "List má 5 stránek, zapsána je první, další vybírá --stranka.", ""] == [
        ran.err.strip() for ran in (one, first, last)
    ]
    assert first.out != last.out


def test_a_page_that_is_not_there(run: Run) -> None:
    """The sentence says how many there are."""
    ran = run("sheet", "iqlandie", "--format", "svg", "--page", "6")
    assert (2, "", True) == (ran.code, ran.out, "1 až 5" in ran.err or "1 do 5" in ran.err)


def test_the_size_of_the_paper(run: Run) -> None:
    """As for any text in Braille."""
    pages = from_unicode(run("sheet", "iqlandie", "--sirka", "24", "--radku", "15").out.encode())
    assert len(pages) > 1
    assert all(len(page) <= 15 and max(map(len, page)) <= 24 for page in pages)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("tetrikon", "Z9"), "Diagram „Z9“ v soupravě není, má A1 až J12."),
        (("tetrikon",), "Chybí diagram, souprava má A1 až J12."),
        (("iqlandie", "7"), "Expozice „7“ není, expozice mají čísla 1 až 6."),
        (("iota", "x"), "Slovo „x“ je navíc."),
        (("quantum", "2"), "Slovo „2“ je navíc."),
    ],
)
def test_what_is_not_there(run: Run, words: tuple[str, ...], sentence: str) -> None:
    """One sentence, wrong usage, nothing written."""
    ran = run("sheet", *words)
    assert (2, "", sentence) == (ran.code, ran.out, ran.err.strip())


def test_a_game_that_draws_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of others need not have anything for the fingers."""
    monkeypatch.setattr(paper, "find_room", lambda _: PIG)
    ran = run("sheet", "pig")
    assert (2, "", "Hra pig nemá nic, co by se tisklo pro hmat.") == (ran.code, ran.out, ran.err.strip())


@pytest.mark.parametrize("words", [("--format", "pdf"), ("--width", "5"), ("--lines", "x")])
def test_wrong_sizes_and_formats(run: Run, words: tuple[str, str]) -> None:
    """Refused before anything is written."""
    ran = run("sheet", "tetrikon", "A1", *words)
    assert (2, "") == (ran.code, ran.out)

"""Tables of documents as CSV and as workbooks."""

from __future__ import annotations

import csv
import io
import sys
import zipfile
from dataclasses import replace
from fractions import Fraction
from xml.etree import ElementTree as ET

import pytest

from accessgames.club.papers.paper import DataRow
from accessgames.club.papers.spreadsheets import to_csv, to_workbook
from accessgames.club.papers.writers import write_files
from accessgames.engine import GameError
from tests.club.papers.sample import CZECH, PAPER, STANDINGS, words


def rows(data: bytes) -> list[list[str]]:
    """Read a file as a spreadsheet does."""
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), delimiter=";"))


def test_one_table_is_its_head_and_its_rows() -> None:
    """Semicolons, CR LF, and the mark by which spreadsheets know UTF-8."""
    assert (
        "\ufeffMísto;Jméno;Body\r\n1;Jana;34\r\n2;Petr & Pavel <oba>;28,5\r\n".encode()
        == to_csv(STANDINGS, CZECH)
    )  # fmt: skip


def test_several_tables_are_files_of_their_own() -> None:
    """Each is read by any program as it is: a head and its rows, nothing before or between."""
    files = write_files(replace(PAPER, blocks=(STANDINGS,)), CZECH, "csv", "vecer/pořadí.csv")
    assert ["vecer/pořadí.csv", "vecer/pořadí-2.csv"] == list(files)
    assert [to_csv(STANDINGS, CZECH)] * 2 == list(files.values())
    assert ["p.csv"] == list(write_files(PAPER, CZECH, "csv", "p.csv"))


def test_numbers_stay_before_the_ending() -> None:
    """Also where the name has no ending or several, and other formats have one file."""
    two = replace(PAPER, blocks=(STANDINGS,))
    assert ["a.b.csv", "a.b-2.csv"] == list(write_files(two, CZECH, "csv", "a.b.csv"))
    assert ["a", "a-2"] == list(write_files(two, CZECH, "csv", "a"))
    assert ["a.xlsx"] == list(write_files(two, CZECH, "xlsx", "a.xlsx"))


@pytest.mark.parametrize("name", ["=1+1", "+420", "-Jana", "@SUM(A1)", "\tJana", '=HYPERLINK("x";"y")'])
def test_a_name_never_becomes_a_formula(name: str) -> None:
    """A text that a spreadsheet would reckon out is marked as a text."""
    table = replace(STANDINGS, rows=(DataRow((-5, name, 3), words("x")),))
    assert ["-5", f"'{name}", "3"] == rows(to_csv(table, CZECH))[1]


@pytest.mark.parametrize("name", ["Jana; Petr", 'Jana "Jája"', "Jana\nPetr", "Žofie Čapková-Řeháková"])
def test_any_name_is_read_back_as_it_was(name: str) -> None:
    """Separators, quotes and line ends inside a field are quoted."""
    table = replace(STANDINGS, rows=(DataRow((1, name, 3), words("x")),))
    assert name == rows(to_csv(table, CZECH))[1][1]


_MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


def sheets(data: bytes) -> dict[str, list[list[str | float | None]]]:
    """Read a workbook by its XML alone: names of sheets with their cells."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        strings = ET.fromstring(archive.read("xl/sharedStrings.xml"))  # noqa: S314 - written right here
        texts = ["".join(one.itertext()) for one in strings.iter(f"{_MAIN}si")]
        book = ET.fromstring(archive.read("xl/workbook.xml"))  # noqa: S314 - as above
        names = [one.attrib["name"] for one in book.iter(f"{_MAIN}sheet")]
        found: dict[str, list[list[str | float | None]]] = {}
        for number, name in enumerate(names, 1):
            page = ET.fromstring(archive.read(f"xl/worksheets/sheet{number}.xml"))  # noqa: S314 - as above
            assert [] == list(page.iter(f"{_MAIN}f")), "a formula"
            found[name] = [[_read(cell, texts) for cell in row] for row in page.iter(f"{_MAIN}row")]
        return found


def _read(cell: ET.Element, texts: list[str]) -> str | float | None:
    value = cell.findtext(f"{_MAIN}v")
    if value is None:
        return None
    return texts[int(value)] if cell.get("t") == "s" else float(value)


def test_a_workbook_has_a_sheet_for_each_table() -> None:
    """Named by the captions, each name once; figures are numbers, parts of points too."""
    parts = replace(STANDINGS, rows=(DataRow((1, "Jana", Fraction(57, 2)), words("x")),))
    assert {
        "Pořadí všech": [["Místo", "Jméno", "Body"], [1.0, "Jana", 28.5]],
        "Pořadí všech 2": [
            ["Místo", "Jméno", "Body"], [1.0, "Jana", 34.0], [2.0, "Petr & Pavel <oba>", "28,5"],
        ],
    } == sheets(to_workbook("Turnaj", (parts, STANDINGS), CZECH))  # fmt: skip


@pytest.mark.parametrize("caption", ["Výsledek u stolu 1:", "a[b]:*?/\\", "'", "x" * 70, "žž" * 40])
def test_any_caption_names_a_sheet(caption: str) -> None:
    """Spreadsheets refuse some characters and long names; two tables never have the same one."""
    table = replace(STANDINGS, caption=words(caption))
    names = list(sheets(to_workbook(caption, (table, table, table), CZECH)))
    assert 3 == len({name.casefold() for name in names})
    assert [] == [name for name in names if not 0 < len(name) <= 31 or set(name) & set("[]:*?/\\")]


@pytest.mark.parametrize(
    "name", ["=1+1", "+420", "-Jana", "@SUM(A1)", '=HYPERLINK("http://x";"y")', "http://x.cz", "007", "{=1}"]
)
def test_a_name_is_a_text_in_a_workbook(name: str) -> None:
    """Neither a formula, nor a link, nor a number, and without an apostrophe before it."""
    table = replace(STANDINGS, rows=(DataRow((-5, name, 3), words("x")),))
    data = to_workbook("x", (table,), CZECH)
    assert [-5.0, name, 3.0] == sheets(data)["Pořadí všech"][1]
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert [] == [one for one in archive.namelist() if "_rels/sheet" in one], "a link"


def test_a_workbook_repeats_itself() -> None:
    """The same tables give the same bytes, whenever they are written."""
    assert to_workbook("x", (STANDINGS,), CZECH) == to_workbook("x", (STANDINGS,), CZECH)


def test_without_the_library_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is an extra; everything else is written without it."""
    monkeypatch.setitem(sys.modules, "xlsxwriter", None)
    with pytest.raises(GameError) as caught:
        to_workbook("x", (STANDINGS,), CZECH)
    assert "club-error-no-workbook" == caught.value.key

"""`accessgames braille`: text in, cells out, in the format and size that was asked for."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from accessgames.braille.formats import from_brf, from_unicode
from accessgames.braille.transcriber import forward
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

_TEXT = "Příliš žluťoučký kůň úpěl ďábelské ódy v řadě 12.\n\nKonec.\n"


@pytest.fixture
def text(tmp_path: Path) -> str:
    """A file with two paragraphs."""
    path = tmp_path / "kůň.txt"
    path.write_text(_TEXT, encoding="utf-8")
    return str(path)


def test_unicode_is_the_default(run: Run, text: str) -> None:
    """Paragraphs begin with two empty cells, and the cells are those of the transcriber."""
    ran = run("braille", text)
    assert (0, "") == (ran.code, ran.err)
    ((first, *others, blank, last),) = from_unicode(ran.out.encode())
    words = " ".join(line.strip("\u2800") for line in [first, *others]).replace("\u2800", " ")
    assert [forward(word) for word in _TEXT.split("\n", maxsplit=1)[0].split()] == words.split()
    assert first.startswith("\u2800\u2800")
    assert ("", "\u2800\u2800" + forward("Konec.")) == (blank, last)


@pytest.mark.parametrize("width", [12, 30, 40])
def test_lines_fit_the_width(run: Run, text: str, width: int) -> None:
    """No line is longer than the width, whatever it is."""
    pages = from_unicode(run("brajl", text, "--sirka", str(width)).out.encode())
    assert 0 < max(len(line) for page in pages for line in page) <= width


def test_pages_fit_the_lines(run: Run, tmp_path: Path) -> None:
    """A long text is broken into pages of at most the lines that were asked for."""
    path = tmp_path / "long.txt"
    path.write_text("řádek\n" * 20, encoding="utf-8")
    pages = from_unicode(run("braille", str(path), "--lines", "6").out.encode())
    assert [6, 6, 6, 2] == [len(page) for page in pages]


def test_brf_and_pef_hold_the_same_cells(run: Run, text: str) -> None:
    """All formats show the same cells; PEF is XML and the same bytes every time; paper has page numbers."""
    cells = from_brf(run("braille", text, "--format", "brf").out.encode("ascii"))
    assert forward("1") == cells[0][0].lstrip("\u2800")
    assert (cells[0][1:],) == from_unicode(run("braille", text).out.encode())
    pef = run("braille", text, "--format", "pef").out
    tree = ET.fromstring(pef)  # noqa: S314 - made by us a moment ago
    rows = [row.text or "" for row in tree.iter("{http://www.daisy.org/ns/2008/pef}row")]
    assert list(cells[0]) == rows
    assert pef == run("braille", text, "--format", "pef").out


@pytest.mark.parametrize(("paper", "size"), [("us", (40, 25)), ("a4", (30, 25)), ("a4-full", (32, 28))])
def test_sheets_by_name(run: Run, tmp_path: Path, paper: str, size: tuple[int, int]) -> None:
    """Full pages have just so many lines, and the number ends with the last cell; a figure may be changed."""
    path = tmp_path / "long.txt"
    path.write_text("řádek\n" * 60, encoding="utf-8")
    data = run("braille", str(path), "--format", "brf", "--papir", paper).out.encode("ascii")
    assert b"\r\n\x0c" in data
    first = from_brf(data)[0]
    assert size == (len(first[0]), len(first))
    narrow = run("braille", str(path), "--format", "brf", "--paper", paper, "--width", "20").out
    assert (20, size[1]) == (len(from_brf(narrow.encode())[0][0]), len(from_brf(narrow.encode())[0]))


def test_a_hyphen_reads_the_input(run: Run) -> None:
    """Text may come through a pipe, with a byte order mark as Windows writes it."""
    ran = run("braille", "-", stdin="\ufeffKonec.\n")
    assert (("\u2800\u2800" + forward("Konec."),),) == from_unicode(ran.out.encode())


@pytest.mark.parametrize(
    "words",
    [
        ("--paper", "a5"),
        ("--format", "pdf"),
        ("--width", "11"),
        ("--width", "101"),
        ("--lines", "3"),
        ("--lines", "x"),
    ],
)
def test_wrong_sizes_and_formats(run: Run, text: str, words: tuple[str, str]) -> None:
    """What does not exist is refused with what does, before anything is written."""
    ran = run("braille", text, *words)
    assert (2, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))
    assert words[1] in ran.err


@pytest.mark.parametrize(
    ("content", "hint"),
    [
        ("Šiška".encode("cp1250"), "UTF-8"),
        (b"\x7fELF\0\0", "nulový"),
        (b" \n\n", "prázdný"),
        (b"", "prázdný"),
    ],
)
def test_what_is_no_text_is_refused(run: Run, tmp_path: Path, content: bytes, hint: str) -> None:
    """Another encoding, a program or an empty file would become wrong Braille, or none without a word."""
    path = tmp_path / "kniha.txt"
    path.write_bytes(content)
    ran = run("braille", str(path))
    assert (1, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))
    assert hint in ran.err
    assert "kniha.txt" in ran.err


def test_a_missing_file(run: Run, tmp_path: Path) -> None:
    """A file that is not there ends with exit code 1 and one sentence."""
    ran = run("braille", str(tmp_path / "nic.txt"))
    assert (1, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))


@not_on_windows("there are no named pipes on this system")
def test_a_named_pipe_is_refused_instead_of_waited_for(run: Run, tmp_path: Path) -> None:
    """Whatever is no regular file is refused at once."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    assert 1 == run("braille", str(path)).code

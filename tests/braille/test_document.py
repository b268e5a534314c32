"""Text files on paper."""

from __future__ import annotations

import datetime as dt
import os
import re
import sys
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.braille.blocks import Block, Diagram, Gap, Heading, Item, Literal, PageBreak, Paragraph
from accessgames.braille.document import (
    FORMATS,
    MAX_BYTES,
    BrailleTarget,
    compose,
    decode_source,
    lay_out,
    read_source,
    render,
    transcribe,
    transcribe_file,
)
from accessgames.braille.formats import from_brf, from_unicode
from accessgames.braille.pages import Page, PageSize
from accessgames.braille.tables import BrailleError
from accessgames.braille.transcriber import backward, forward
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from pathlib import Path

RULES = """# Pravidla hry

Hra pro *dva* až čtyři hráče,
kteří sedí u stolu.

## Příprava

- karty zamíchejte
- rozdejte čtyři
"""


def printed(*content: Block, width: int = 30) -> list[str]:
    """Lines of a layout, read back."""
    return [backward(line.cells) for line in lay_out(content, width)]


def read_pages(pages: tuple[Page, ...]) -> list[list[str]]:
    """Pages, read back."""
    return [[backward(row) for row in page] for page in pages]


def write(folder: Path, content: str | bytes, name: str = "pravidla.md") -> Path:
    """A file with this content."""
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def refusal(path: Path) -> tuple[str, dict[str, object]]:
    """The key and the arguments with which a file is refused."""
    with pytest.raises(BrailleError) as caught:
        read_source(path)
    arguments = dict(caught.value.args_)
    assert str(path) == arguments.pop("file")
    return caught.value.key, arguments


def test_a_paragraph_begins_on_the_third_cell() -> None:
    """Two empty cells mark a new paragraph; its other lines begin at the edge."""
    assert ["  jedna dvě", "tři čtyři"] == printed(Paragraph("jedna dvě tři čtyři"), width=12)


def test_the_highest_heading_is_centred_between_blank_lines() -> None:
    """The same number of cells on both sides, or one more at the right."""
    assert ["", "     hra", "", "  a"] == printed(Heading(1, "hra"), Paragraph("a"), width=14)


def test_a_long_heading_is_broken_with_margins() -> None:
    """It leaves two cells on both sides of every line."""
    assert ["", "  jedna dvě", "    čtyři", ""] == printed(Heading(1, "jedna dvě čtyři"), width=14)


def test_other_headings_begin_on_the_fifth_cell() -> None:
    """A blank line before, none after."""
    assert ["", "    jedna dvě", "    tři", "  a"] == printed(
        Heading(3, "jedna dvě tři"), Paragraph("a"), width=14
    )


def test_headings_stay_with_what_follows() -> None:
    """Every line of a heading is kept with the next one; text is free."""
    lines = list(lay_out([Heading(1, "a"), Heading(2, "b"), Paragraph("c")], 20))
    assert [True] * 5 + [False] == [line.keep for line in lines]


def test_entries_hang() -> None:
    """The marks of a list stand out at the left, deeper lists two cells further."""
    assert ["- jedna dvě", "  tři", "  - jedna", "    dvě"] == printed(
        Item("• jedna dvě tři"), Item("• jedna dvě", 1), width=11
    )


def test_deep_lists_leave_half_of_a_narrow_line() -> None:
    """However deep, at least half of the line holds text."""
    assert 6 == len(re.match(" *", printed(Item("a", 3), width=12)[0])[0])  # type: ignore[index]
    assert 5 == len(re.match(" *", printed(Item("a", 3), width=11)[0])[0])  # type: ignore[index]


def test_literal_lines_keep_their_spaces() -> None:
    """Columns stay columns; a line too long goes on indented by two cells."""
    assert ["a   b", "  c4", "", "abcdefghijkl", "  mn"] == printed(
        Literal(("a   b", "  c4", "", "abcdefghijklmn")), width=12
    )


def test_long_literal_lines_break_at_spaces() -> None:
    """If there is a space to break at, no word is torn; spaces in front are no such place."""
    assert ["abcd efgh", "  ijkl mnop"] == printed(Literal(("abcd efgh ijkl mnop",)), width=12)
    assert ["abcd", ""] == printed(Literal(("abcd" + " " * 20, "  ")), width=12)
    assert ["          ab", "  cdef"] == printed(Literal((" " * 10 + "abcdef",)), width=12)


def test_tabs_in_literal_lines_go_to_the_next_stop() -> None:
    """A stop is every four cells."""
    assert ["a   b"] == printed(Literal(("a\tb",)))


def test_gaps_are_blank_lines() -> None:
    """One each."""
    assert ["  a", "", "  b"] == printed(Paragraph("a"), Gap(), Paragraph("b"))


def test_page_breaks_mark_the_next_line() -> None:
    """Only the first line after the break begins a page."""
    lines = list(lay_out([Paragraph("a"), PageBreak(), Paragraph("b"), Paragraph("c")], 20))
    assert [False, True, False] == [line.new_page for line in lines]


def test_a_diagram_stays_on_one_page() -> None:
    """A tactile drawing that does not fit on the rest of a page moves to the next one."""
    content: list[Block] = [Paragraph("a"), Paragraph("b"), Diagram(("⠿⠒", "⠒⠿")), Paragraph("c")]
    pages = list(compose(content, BrailleTarget(size=PageSize(12, 4))))
    assert [("⠀⠀⠁", "⠀⠀⠃"), ("⠿⠒", "⠒⠿", "⠀⠀⠉")] == [page[1:] for page in pages]


def test_a_diagram_wider_than_the_sheet_is_refused() -> None:
    """A drawing cannot be broken, so the mistake says how many cells there are."""
    with pytest.raises(BrailleError) as caught:
        render([Diagram(("⠿" * 31,))], BrailleTarget())
    assert ("braille-line-too-long", {"value": 31, "limit": 30}) == (
        caught.value.key,
        dict(caught.value.args_),
    )


def test_a_diagram_is_made_of_cells() -> None:
    """Print in a drawing would come out as something else, so it is refused."""
    with pytest.raises(BrailleError) as caught:
        render([Diagram(("abc",))], BrailleTarget())
    assert "braille-not-cells" == caught.value.key


def test_a_whole_document(tmp_path: Path) -> None:
    """Number at the right, centred title, paragraphs, headings, lists; the head runs from the second page."""
    data = transcribe_file(write(tmp_path, RULES), width=20, lines=8)
    assert [
        [
            "                  1",
            "   Pravidla hry",
            "",
            "  Hra pro dva až",
            "čtyři hráče, kteří",
            "sedí u stolu.",
        ],
        [
            "Pravidla hry     2",
            "    Příprava",
            "- karty zamíchejte",
            "- rozdejte čtyři",
        ],
    ] == read_pages(from_brf(data))


def test_all_formats_hold_the_same_cells(tmp_path: Path) -> None:
    """BRF, PEF and Unicode differ in bytes only."""
    path = write(tmp_path, RULES)
    brf, pef, unicode = (transcribe_file(path, fmt, 20, 8) for fmt in ("brf", "pef", "unicode"))
    pages = from_brf(brf)
    assert pages == from_unicode(unicode)
    rows = re.findall("<row>([⠀-⠿]*)</row>|<(row)/>", pef.decode())
    assert [row for page in pages for row in page] == [cells for cells, _ in rows]


def test_there_are_three_formats() -> None:
    """What the command line offers."""
    assert ("brf", "pef", "unicode") == FORMATS


def test_an_unknown_format_is_refused(tmp_path: Path) -> None:
    """The mistake lists the formats there are."""
    with pytest.raises(BrailleError) as caught:
        transcribe_file(write(tmp_path, RULES), "pdf")
    assert "braille-format-unknown" == caught.value.key
    assert {"value": "pdf", "known": "brf, pef, unicode"} == dict(caught.value.args_)


@pytest.mark.parametrize(
    ("width", "lines", "key"), [(5, 25, "braille-page-width"), (30, 1, "braille-page-lines")]
)
def test_bad_sizes_are_refused(tmp_path: Path, width: int, lines: int, key: str) -> None:
    """Sizes are checked before the file is even read."""
    with pytest.raises(BrailleError) as caught:
        transcribe_file(tmp_path / "missing.md", "brf", width, lines)
    assert key == caught.value.key


def test_the_language_decides_the_code(tmp_path: Path) -> None:
    """The same text has other cells in English; an unknown language is refused."""
    path = write(tmp_path, "(w)")
    assert "⠐⠣⠺⠐⠜" in from_unicode(transcribe_file(path, "unicode", language="en"))[0][1]
    assert "⠦⠷⠴" in from_unicode(transcribe_file(path, "unicode", language="cs"))[0][1]
    with pytest.raises(BrailleError) as caught:
        transcribe_file(path, language="xx")
    assert "braille-language-unknown" == caught.value.key


def test_without_a_heading_the_name_is_the_head(tmp_path: Path) -> None:
    """The running head then stands on the first page already."""
    data = transcribe_file(write(tmp_path, "a\nb", "vysledky.txt"))
    assert [["vysledky" + " " * 20 + "1", "a", "b"]] == [
        [re.sub(r" +(?=\d$)", " " * 20, row) for row in page] for page in read_pages(from_brf(data))
    ]
    assert 30 == len(from_brf(data)[0][0])


@pytest.mark.parametrize("suffix", [".md", ".MD", ".markdown"])
def test_markdown_flows(tmp_path: Path, suffix: str) -> None:
    """By its suffix a file is known as Markdown, and its lines are joined."""
    (page,) = from_brf(transcribe_file(write(tmp_path, "a\nb", f"x{suffix}")))
    assert (forward("  a b"),) == page[1:]


@pytest.mark.parametrize("name", ["x.txt", "x", "x.log", ".md"])
def test_other_files_keep_their_lines(tmp_path: Path, name: str) -> None:
    """A transcript or a result list has one fact on each line."""
    (page,) = from_brf(transcribe_file(write(tmp_path, "a\nb", name)))
    assert (forward("a"), forward("b")) == page[1:]


def test_the_same_file_gives_the_same_bytes(tmp_path: Path) -> None:
    """Also in PEF, whose identifier comes from the content and whose date only from the caller."""
    path = write(tmp_path, RULES)
    day = dt.date(2026, 11, 21)
    once = transcribe_file(path, "pef", date=day)
    assert once == transcribe_file(path, "pef", date=day)
    assert b"<dc:date>2026-11-21</dc:date>" in once
    assert b"dc:date" not in transcribe_file(path, "pef")


def test_identifiers_tell_documents_apart(tmp_path: Path) -> None:
    """Another text, another sheet or another title: another identifier, always a urn:uuid of version 5."""
    targets = [BrailleTarget("pef"), BrailleTarget("pef", title="b"), BrailleTarget("pef", PageSize(40, 25))]
    files = [transcribe("a", target) for target in targets] + [transcribe("b", targets[0])]
    found = [re.findall(rb"<dc:identifier>(.*?)</dc:identifier>", data)[0] for data in files]
    assert 4 == len(set(found))
    assert all(
        re.fullmatch(rb"urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab].*", name) for name in found
    )


def test_a_form_feed_in_the_file_begins_a_page(tmp_path: Path) -> None:
    """Sheets can be separated by hand."""
    pages = from_brf(transcribe_file(write(tmp_path, "a\fb", "x.txt")))
    assert [(forward("a"),), (forward("b"),)] == [page[1:] for page in pages]


def test_a_byte_order_mark_is_dropped(tmp_path: Path) -> None:
    """Windows' editors write one."""
    assert "žluť" == read_source(write(tmp_path, b"\xef\xbb\xbf" + "žluť".encode()))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    """Also one below a file instead of a folder."""
    assert ("braille-file-missing", {}) == refusal(tmp_path / "x")
    assert ("braille-file-missing", {}) == refusal(write(tmp_path, "a") / "x")


def test_only_regular_files_are_read(tmp_path: Path) -> None:
    """A folder, a device without an end and a pipe nobody writes to: no waiting, one mistake."""
    assert ("braille-file-not-regular", {}) == refusal(tmp_path)


@not_on_windows("pipes in the file system exist on POSIX only")
def test_pipes_and_devices_are_not_waited_for(tmp_path: Path) -> None:
    """Opening them could block for ever."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert ("braille-file-not-regular", {}) == refusal(pipe)
    device = tmp_path / "zero"
    device.symlink_to("/dev/zero")
    assert ("braille-file-not-regular", {}) == refusal(device)


def test_impossible_names_are_refused(tmp_path: Path) -> None:
    """A zero character in a name is a mistake like others, and so is an endless name; Windows finds none."""
    endless = "missing" if sys.platform == "win32" else "unreadable"
    assert ("braille-file-unreadable", {}) == refusal(tmp_path / "a\0b")
    assert (f"braille-file-{endless}", {}) == refusal(tmp_path / ("a" * 5000))


def test_a_file_that_may_not_be_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's refusal becomes one of ours."""
    path = write(tmp_path, "a")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(type(path), "open", refuse)
    assert ("braille-file-unreadable", {}) == refusal(path)


def test_a_gigantic_file_is_refused(tmp_path: Path) -> None:
    """One byte more than the limit is too much; only so much is ever read."""
    path = write(tmp_path, b"a" * (MAX_BYTES + 1))
    assert ("braille-file-too-large", {"size": MAX_BYTES + 1, "limit": MAX_BYTES}) == refusal(path)


def test_a_sparse_monster_is_refused_at_once(tmp_path: Path) -> None:
    """A file of a terabyte that takes no room on the disk is not read."""
    path = write(tmp_path, b"a")
    os.truncate(path, 10**12)
    assert ("braille-file-too-large", {"size": 10**12, "limit": MAX_BYTES}) == refusal(path)


def test_a_file_at_the_limit_is_read(tmp_path: Path) -> None:
    """The limit itself is allowed."""
    assert MAX_BYTES == len(read_source(write(tmp_path, b"a" * MAX_BYTES)))


@pytest.mark.parametrize(
    ("data", "key", "index"),
    [
        ("příliš".encode("cp1250"), "braille-file-encoding", 1),
        ("žluť".encode("utf-16"), "braille-file-encoding", 0),
        (b"abc\xed\xa0\x80", "braille-file-encoding", 3),
        (b"abc\0", "braille-file-binary", 3),
    ],
    ids=["cp1250", "utf-16", "surrogate", "zero"],
)
def test_foreign_bytes_are_refused(tmp_path: Path, data: bytes, key: str, index: int) -> None:
    """Other encodings and binary files are named with the place of the first wrong byte."""
    assert (key, {"index": index}) == refusal(write(tmp_path, data))


@pytest.mark.parametrize("data", [b"", b" \n\t\n", b"\xef\xbb\xbf"])
def test_empty_files_are_refused(tmp_path: Path, data: bytes) -> None:
    """There is nothing to emboss."""
    assert ("braille-file-empty", {}) == refusal(write(tmp_path, data))


def test_bytes_from_elsewhere_are_decoded_alike() -> None:
    """What comes through a pipe is checked in the same way, under the name the caller gives."""
    assert "a" == decode_source(b"a", "-")
    with pytest.raises(BrailleError) as caught:
        decode_source(b"\xff", "-")
    assert {"file": "-", "index": 0} == dict(caught.value.args_)


@given(st.text(max_size=300), st.integers(12, 40), st.integers(4, 9), st.booleans())
def test_any_text_fits_the_sheet(text: str, width: int, lines: int, flowing: bool) -> None:
    """Whatever is in a file, every page keeps to its size and every byte is legal."""
    data = transcribe(text, BrailleTarget("brf", PageSize(width, lines), title="x"), flowing=flowing)
    pages = from_brf(data)
    assert pages
    assert all(len(page) <= lines for page in pages)
    assert all(len(row) <= width for page in pages for row in page)
    assert set(data) <= set(range(0x20, 0x60)) | {0x0C, 0x0D, 0x0A}


@pytest.mark.parametrize(
    "text",
    [
        "a" * 200_000,
        "**a " * 50_000,
        "[" * 200_000,
        "#" * 200_000,
        "# " + " " * 200_000,
        "> " * 100_000,
        "\f" * 200_000,
        "½" * 100_000,
        "* " * 100_000,
        "1" * 200_000,
        "A" * 200_000,
    ],
    ids=[
        "word",
        "stars",
        "brackets",
        "marks",
        "spaces",
        "quotes",
        "feeds",
        "halves",
        "bullets",
        "digits",
        "caps",
    ],
)
def test_hostile_texts_end(text: str) -> None:
    """Texts made to be slow are written like others; a quadratic way would take minutes for each."""
    for flowing in (True, False):
        data = transcribe(text, BrailleTarget(), flowing=flowing)
        assert data.endswith(b"\x0c")
        assert all(len(page) <= 25 for page in from_brf(data))

"""BRF files."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.braille.formats import NABCC, from_brf, to_brf
from accessgames.braille.tables import COUNT, FIRST, BrailleError, to_dots

if TYPE_CHECKING:
    from accessgames.braille.pages import Page

# The published table, dots and character, in the order of the ASCII codes from 0x20.
PUBLISHED = """
2346 !  5 "  3456 #  1246 $  146 %  12346 &  3 '  12356 (  23456 )  16 *  346 +  6 ,  36 -  46 .
34 /  356 0  2 1  23 2  25 3  256 4  26 5  235 6  2356 7  236 8  35 9  156 :  56 ;  126 <  123456 =
345 >  1456 ?  4 @  1 A  12 B  14 C  145 D  15 E  124 F  1245 G  125 H  24 I  245 J  13 K  123 L
134 M  1345 N  135 O  1234 P  12345 Q  1235 R  234 S  2345 T  136 U  1236 V  2456 W  1346 X  13456 Y
1356 Z  246 [  1256 \\  12456 ]  45 ^  456 _
"""

CELLS = st.text(st.characters(min_codepoint=FIRST, max_codepoint=FIRST + COUNT - 1), max_size=40)
PAGES = st.lists(st.lists(CELLS.map(lambda row: row.rstrip("⠀")), max_size=28).map(tuple), max_size=6).map(
    tuple
)


def test_the_table_has_a_character_for_every_cell() -> None:
    """64 different characters of printable ASCII without small letters."""
    assert 64 == len(NABCC) == len(set(NABCC))
    assert set(map(chr, range(0x20, 0x60))) == set(NABCC)


def test_the_table_is_the_published_one() -> None:
    """All 64 cells stand for the characters of North American ASCII Braille."""
    signs = PUBLISHED.split()
    ours = {to_dots(chr(FIRST + bits)): sign for bits, sign in enumerate(NABCC)}
    assert {"0": " "} | dict(zip(signs[::2], signs[1::2], strict=True)) == ours


def test_a_page_is_lines_and_a_form_feed() -> None:
    """CR LF after every line, FF after every page, no blank at the end of a line, capital letters."""
    pages: list[Page] = [("⠁⠃⠀⠀", "", "⠼⠉"), ("⠀⠵",)]
    assert b"AB\r\n\r\n#C\r\n\x0c Z\r\n\x0c" == to_brf(pages)


def test_no_pages_are_no_bytes() -> None:
    """Nothing gives an empty file, and an empty file gives nothing."""
    assert b"" == to_brf([])
    assert () == from_brf(b"")


def test_an_empty_page_is_a_form_feed() -> None:
    """Even a page without lines is kept."""
    assert b"\x0c\x0c" == to_brf([(), ()])
    assert ((), ()) == from_brf(b"\x0c\x0c")


@given(PAGES)
def test_round_trip(pages: tuple[Page, ...]) -> None:
    """What was written reads back exactly."""
    assert pages == from_brf(to_brf(pages))


@given(PAGES)
def test_every_byte_is_legal(pages: tuple[Page, ...]) -> None:
    """Only 0x20 to 0x5F and the three ends of lines and pages; CR and LF only together."""
    data = to_brf(pages)
    assert set(data) <= set(range(0x20, 0x60)) | {0x0C, 0x0D, 0x0A}
    assert data.count(b"\r") == data.count(b"\n") == data.count(b"\r\n")
    assert b" \r" not in data
    assert len(pages) == data.count(b"\x0c")


@pytest.mark.parametrize("text", ["abc", "⡀", "⠁\n"])
def test_only_cells_can_be_written(text: str) -> None:
    """Print and eight-dot cells are refused, and nothing comes out for them."""
    with pytest.raises(BrailleError) as caught:
        to_brf([(text,)])
    assert "braille-not-cells" == caught.value.key


def test_files_of_other_programs_are_understood() -> None:
    """Small letters, LF alone, CR alone and a last page that is not ended."""
    assert (("⠁⠃", "⠉"), ("⠵", "⠪")) == from_brf(b"ab\nC\n\x0cz\r[")
    assert to_row("`{|}~") == from_brf(b"`{|}~")[0]


def to_row(small: str) -> tuple[str]:
    """The row that the characters 0x60 to 0x7E mean: those 0x20 below them."""
    return ("".join(chr(FIRST + NABCC.index(chr(ord(sign) - 0x20))) for sign in small),)


@pytest.mark.parametrize(
    ("data", "value", "index"), [(b"A\x80", 0x80, 1), (b"\x00", 0, 0), (b"AB\x7f", 0x7F, 2)]
)
def test_foreign_bytes_are_refused(data: bytes, value: int, index: int) -> None:
    """A file that is no BRF is named by its first wrong byte and the place of it."""
    with pytest.raises(BrailleError) as caught:
        from_brf(data)
    assert "braille-brf-byte" == caught.value.key
    assert {"value": value, "index": index} == dict(caught.value.args_)

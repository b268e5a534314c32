"""Unicode Braille files."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.braille.formats import from_unicode, to_unicode
from accessgames.braille.tables import COUNT, FIRST, BrailleError

if TYPE_CHECKING:
    from accessgames.braille.pages import Page

CELLS = st.text(st.characters(min_codepoint=FIRST, max_codepoint=FIRST + COUNT - 1), max_size=40)
PAGES = st.lists(st.lists(CELLS.map(lambda row: row.rstrip("⠀")), max_size=9).map(tuple), max_size=6).map(
    tuple
)


def test_lines_and_pages_are_ended() -> None:
    """LF after every line, FF after every page, no blanks at the end of a line, UTF-8."""
    assert "⠁⠀⠃\n\n\f⠉\n\f" == to_unicode([("⠁⠀⠃⠀", ""), ("⠉",)]).decode("utf-8")


def test_nothing_is_an_empty_file() -> None:
    """No pages, no bytes, and back."""
    assert b"" == to_unicode([])
    assert () == from_unicode(b"")


@given(PAGES)
def test_round_trip(pages: tuple[Page, ...]) -> None:
    """What was written reads back exactly."""
    assert pages == from_unicode(to_unicode(pages))


def test_only_cells_pass_both_ways() -> None:
    """Print is refused when writing and when reading."""
    with pytest.raises(BrailleError) as writing:
        to_unicode([("abc",)])
    with pytest.raises(BrailleError) as reading:
        from_unicode(b"abc\n\f")
    assert ["braille-not-cells"] * 2 == [writing.value.key, reading.value.key]

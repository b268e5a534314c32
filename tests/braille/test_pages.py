"""Sheets and pages."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.braille.pages import (
    DEFAULT_SIZE,
    MAX_LINES,
    MAX_WIDTH,
    MIN_LINES,
    MIN_WIDTH,
    PRESETS,
    Line,
    Page,
    PageSize,
    paginate,
    preset,
)
from accessgames.braille.tables import BrailleError
from accessgames.braille.transcriber import backward, forward

SMALL = PageSize(12, 4)


def plain(*lines: Line, size: PageSize = SMALL) -> list[Page]:
    """Pages without running head and number."""
    return list(paginate(lines, size, numbered=False))


def several(count: int) -> list[Line]:
    """Lines "a", "b", "c" …, each free to be the last on its page."""
    return [Line(chr(0x2801 + number)) for number in range(count)]


@pytest.mark.parametrize(("name", "width", "lines"), [("us", 40, 25), ("a4", 30, 25), ("a4-full", 32, 28)])
def test_presets(name: str, width: int, lines: int) -> None:
    """The three sizes that have names, in cells and lines."""
    assert PageSize(width, lines) == preset(name) == PRESETS[name]


def test_a4_is_the_default() -> None:
    """Czech A4 practice comes first."""
    assert PageSize(30, 25) == DEFAULT_SIZE


def test_an_unknown_preset_is_refused() -> None:
    """The mistake lists the names there are."""
    with pytest.raises(BrailleError) as caught:
        preset("a5")
    assert "braille-preset-unknown" == caught.value.key
    assert {"value": "a5", "known": "us, a4, a4-full"} == dict(caught.value.args_)


@pytest.mark.parametrize("width", [MIN_WIDTH - 1, MAX_WIDTH + 1, 0, -30, 10**9])
def test_widths_beyond_sense_are_refused(width: int) -> None:
    """The mistake shows the value and the limits."""
    with pytest.raises(BrailleError) as caught:
        PageSize(width, 25)
    assert "braille-page-width" == caught.value.key
    assert {"value": width, "low": MIN_WIDTH, "high": MAX_WIDTH} == dict(caught.value.args_)


@pytest.mark.parametrize("lines", [MIN_LINES - 1, MAX_LINES + 1, 0, -1])
def test_heights_beyond_sense_are_refused(lines: int) -> None:
    """The same for the number of lines."""
    with pytest.raises(BrailleError) as caught:
        PageSize(30, lines)
    assert "braille-page-lines" == caught.value.key
    assert {"value": lines, "low": MIN_LINES, "high": MAX_LINES} == dict(caught.value.args_)


@pytest.mark.parametrize(("width", "lines"), [(MIN_WIDTH, MIN_LINES), (MAX_WIDTH, MAX_LINES), (33, 29)])
def test_own_sizes_are_accepted(width: int, lines: int) -> None:
    """Every size within the limits, the limits included."""
    assert (width, lines) == (PageSize(width, lines).width, PageSize(width, lines).lines)


def test_lines_fill_pages_one_after_the_other() -> None:
    """Four lines to a page, the rest on the last."""
    assert [("⠁", "⠂", "⠃", "⠄"), ("⠅",)] == plain(*several(5))


def test_a_full_page_is_followed_by_no_empty_one() -> None:
    """Exactly as many lines as fit make exactly one page."""
    assert 1 == len(plain(*several(4)))


def test_nothing_is_one_empty_page() -> None:
    """A document has at least a page."""
    assert [()] == plain()
    assert [("⠀" * 10 + "⠼⠁",)] == list(paginate([], SMALL))


def test_the_page_number_stands_at_the_right_of_the_first_line() -> None:
    """The number ends in the last cell, and the text has one line less."""
    pages = list(paginate(several(4), SMALL))
    assert ["⠀" * 10 + "⠼⠁", "⠀" * 10 + "⠼⠃"] == [page[0] for page in pages]
    assert [("⠁", "⠂", "⠃"), ("⠄",)] == [page[1:] for page in pages]


def test_the_running_head_stands_at_the_left() -> None:
    """Head and number share the first line with a blank between them at least."""
    assert ["Hra      1"] == [backward(page[0]) for page in paginate([Line("⠁")], SMALL, head="Hra")]
    assert "⠓⠗⠁" == next(paginate([], SMALL, head="hra", numbered=False))[0]


def test_a_long_head_is_cut_at_a_word() -> None:
    """What does not fit beside the number is left out; the number always stands."""
    (page,) = paginate([], PageSize(20, 5), head="Pravidla hry Quantum a IOTA")
    assert "Pravidla hry     1" == backward(page[0])
    assert 20 == len(page[0])


def test_a_head_of_one_long_word_is_cut_hard() -> None:
    """Even then the line keeps to the width."""
    (page,) = paginate([], SMALL, head="nejneobhospodařovávatelnější")
    assert "nejneobho 1" == backward(page[0])


def test_the_head_can_begin_on_a_later_page() -> None:
    """Where the title opens the first page, the running head comes with the second."""
    pages = list(paginate(several(4), SMALL, head="hra", head_from=2))
    assert ["⠀" * 10 + "⠼⠁", "⠓⠗⠁" + "⠀" * 7 + "⠼⠃"] == [page[0] for page in pages]


def test_the_head_is_written_in_the_language() -> None:
    """Brackets differ between Czech and English."""
    (page,) = paginate([], SMALL, head="(a)", language="en")
    assert page[0].startswith(forward("(a)", "en"))


def test_lines_that_belong_together_move_together() -> None:
    """A heading is not the last line of a page."""
    lines = [*several(3), Line("⠗", keep=True), Line("⠎")]
    assert [("⠁", "⠂", "⠃"), ("⠗", "⠎")] == plain(*lines)


def test_a_group_longer_than_a_page_flows_on() -> None:
    """Nothing is lost if there is no page to hold it; it begins where it stands."""
    lines = [Line("⠁"), *(Line("⠃", keep=True) for _ in range(6)), Line("⠉")]
    assert [("⠁", "⠃", "⠃", "⠃"), ("⠃", "⠃", "⠃", "⠉")] == plain(*lines)


def test_a_last_line_may_have_nothing_to_belong_to() -> None:
    """A document that ends in a heading keeps the heading."""
    assert [("⠁", "⠗")] == plain(Line("⠁"), Line("⠗", keep=True))


def test_a_line_can_begin_a_page() -> None:
    """A forced page break leaves the rest of the page empty, at the very beginning it does nothing."""
    assert [("⠁",), ("⠃", "⠉")] == plain(Line("⠁", new_page=True), Line("⠃", new_page=True), Line("⠉"))


def test_a_page_break_parts_what_would_keep_together() -> None:
    """A heading right before a forced break stays where it is."""
    assert [("⠗",), ("⠃",)] == plain(Line("⠗", keep=True), Line("⠃", new_page=True))


def test_blank_lines_at_the_edges_of_a_page_are_left_out() -> None:
    """A gap is a gap only between two lines."""
    gap = Line("")
    assert [("⠁", "", "⠃")] == plain(gap, Line("⠀"), Line("⠁"), gap, Line("⠃"), gap)
    assert [("⠁", "⠂", "⠃"), ("⠃",)] == plain(*several(3), gap, gap, Line("⠃"))


def test_only_gaps_are_one_empty_page() -> None:
    """However many blank lines there are, they make no page of their own."""
    assert [()] == plain(*[Line("")] * 20)


def test_blanks_at_the_end_of_a_line_are_left_out() -> None:
    """A page holds no invisible cells at the right."""
    assert [("⠀⠁",)] == plain(Line("⠀⠁⠀⠀"))


def test_a_line_longer_than_the_sheet_is_refused() -> None:
    """Whoever makes lines by hand, a diagram for instance, learns by how much they are too long."""
    with pytest.raises(BrailleError) as caught:
        plain(Line("⠁" * 13))
    assert "braille-line-too-long" == caught.value.key
    assert {"value": 13, "limit": 12} == dict(caught.value.args_)


LINES = st.builds(Line, st.text(st.sampled_from("⠀⠁⠃"), max_size=12), st.booleans(), st.booleans())


@given(st.lists(LINES, max_size=40), st.integers(MIN_LINES, 9), st.booleans(), st.booleans())
def test_pages_keep_to_their_size_and_hold_every_line(
    lines: list[Line], height: int, numbered: bool, headed: bool
) -> None:
    """For any lines all pages fit the sheet, and what is written on them is written in order."""
    size = PageSize(12, height)
    pages = list(paginate(lines, size, head="hra" if headed else "", numbered=numbered))
    assert all(len(page) <= height for page in pages)
    assert all(len(row) <= 12 for page in pages for row in page)
    body = [row for page in pages for row in page[int(numbered or headed) :] if row]
    assert [line.cells.rstrip("⠀") for line in lines if line.cells.strip("⠀")] == body

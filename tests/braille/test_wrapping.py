"""Lines by Braille cells."""

from __future__ import annotations

import itertools
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.braille.tables import BrailleError
from accessgames.braille.transcriber import backward, cells, forward, normalise
from accessgames.braille.wrapping import WIDEST_SIGN, chop, wrap, wrap_print

BLANK = "⠀"
WORDS = st.text(st.sampled_from("abcčžAZ0129.,–\"?'()\u00a0½"), min_size=1, max_size=30)
TEXTS = st.lists(WORDS, max_size=12).map(" ".join)
LANGUAGES = st.sampled_from(["cs", "en"])


def joined(lines: tuple[str, ...]) -> str:
    """All cells of some lines but the blanks."""
    return "".join(lines).replace(BLANK, "")


def test_a_short_text_is_one_line() -> None:
    """What fits stays together, blanks and all."""
    assert ("⠚⠁⠝⠁⠀⠓⠗⠁⠚⠑",) == wrap("jana hraje", 10)


@pytest.mark.parametrize("text", ["", " ", "\n\t ", "\u00a0", "\u200b"])
def test_an_empty_text_has_no_lines(text: str) -> None:
    """Nothing to write takes no line of paper."""
    assert () == wrap(text, 10)
    assert () == wrap_print(text, 10)


def test_cells_count_not_characters() -> None:
    """Ten characters with signs in front need more than ten cells."""
    assert (forward("Jana C4"), forward("D5")) == wrap("Jana C4 D5", 10)
    assert (forward("Jana"), forward("C4 D5")) == wrap("Jana C4 D5", 9)


def test_a_line_may_be_full_to_the_last_cell() -> None:
    """A word that exactly fills the line stays on it; one cell less and it moves on."""
    assert 1 == len(wrap("abc def", 7))
    assert 2 == len(wrap("abc def", 6))


def test_runs_of_white_space_are_one_space() -> None:
    """Line ends, tabs and several spaces in the source do not show."""
    assert wrap("a b c", 20) == wrap("  a \n\n b\t c ", 20)


@pytest.mark.parametrize("space", ["\u00a0", "\u202f", "\u2007"])
def test_no_break_spaces_hold_words_together(space: str) -> None:
    """A number and its noun move to the next line together and have a blank between them."""
    assert (forward("jana má"), forward("34 bodů")) == wrap(f"jana má 34{space}bodů", 12)


def test_an_ordinary_space_lets_them_part() -> None:
    """The same words break where there is room as soon as the space is an ordinary one."""
    assert (forward("jana má 34"), forward("bodů")) == wrap("jana má 34 bodů", 12)


def test_words_held_together_part_if_no_line_can_hold_them() -> None:
    """A no-break space yields before a word is torn."""
    assert (forward("kartička"), forward("kartička")) == wrap("kartička\u00a0kartička", 10)


def test_a_word_longer_than_a_line_is_split_hard() -> None:
    """There is no hyphen, and what follows goes on behind the rest of the word."""
    assert ("⠁⠃⠉⠙", "⠑⠋⠛⠓", "⠊⠚⠀⠁") == wrap("abcdefghij a", 4)


def test_a_long_word_begins_on_a_line_of_its_own() -> None:
    """A word that must be split anyway does not begin behind others."""
    assert ("⠁", "⠃⠃⠃⠃", "⠃⠃") == wrap("a bbbbbb", 4)


def test_a_sign_is_never_parted_from_its_letter() -> None:
    """A split leaves the capital sign, the number sign and others on the line of what they belong to."""
    assert (forward("abc"), forward("Def")) == wrap("abcDef", 4)
    assert (forward("ab"), forward("123")) == wrap("ab123", 4)
    assert (forward("ab", "en"), forward("(", "en")) == wrap("ab(", 3, language="en")


def test_numbers_and_capitals_are_split_only_if_no_line_holds_them() -> None:
    """A digit without its sign would read as a letter, a capital as a small one; so the whole run moves."""
    assert (forward("zzz"), forward("12,5z")) == wrap("zzz12,5z", 7)
    assert (forward("zzz"), forward("ABC-z")) == wrap("zzz" + "ABC-z", 6)
    assert (forward("zzz", "en"), forward("ABC-z", "en")) == wrap("zzzABC-z", 7, language="en")
    assert ("⠼⠁⠁⠁", "⠁⠁") == wrap("11111", 4)


def test_a_long_group_parts_at_its_spaces_first() -> None:
    """Words held together that fit on no line with their indent are parted there, not inside a word."""
    assert ("⠁⠃⠉", "⠀⠀⠙⠑⠋", "⠀⠀⠛⠓⠊") == wrap("abc def\u00a0ghi", 7, rest=2)
    assert ("⠭⠭", "⠀⠀⠀⠀⠀⠀⠁", "⠀⠀⠀⠀⠀⠀⠃") == wrap("xx a\u00a0\u00a0\u00a0\u00a0b", 8, rest=6)
    assert (7, 3) == (chop("⠙⠑⠋⠀⠛⠓⠊", 7), chop("⠙⠑⠋⠀⠛⠓⠊", 5))


def test_signs_part_if_nothing_else_fits() -> None:
    """On a line of one cell there is no choice, and nothing is lost."""
    assert ("⠠", "⠁") == wrap("A", 1)
    assert 1 == chop("⠼⠁", 1)


def test_chop_gives_the_end_of_the_part() -> None:
    """The index counts from the beginning of the word, wherever the part begins; the rest may fit whole."""
    assert [3, 6, 8] == [chop("⠁" * 8, 3, start=start) for start in (0, 3, 6)]
    assert 8 == chop("⠁" * 8, 8)


def test_indents_are_cells_before_the_lines() -> None:
    """The first line and the others have an indent each, inside the width."""
    assert ("⠀⠀⠁⠃⠉", "⠙⠑⠋⠀⠛") == wrap("abc def g", 6, first=2)
    assert ("⠁⠃⠉", "⠀⠀⠙⠑⠋", "⠀⠀⠛") == wrap("abc def g", 6, rest=2)


def test_indents_hold_for_split_words_too() -> None:
    """A word longer than the line is split to what the indents leave."""
    assert ("⠀⠁⠃", "⠀⠀⠉", "⠀⠀⠙") == wrap("abcd", 3, first=1, rest=2)


@pytest.mark.parametrize("width", [0, -1])
def test_a_line_has_at_least_one_cell(width: int) -> None:
    """A width without a cell is a mistake that says what would be right."""
    with pytest.raises(BrailleError) as caught:
        wrap("a", width)
    assert ("braille-line-width", {"value": width, "low": 1}) == (caught.value.key, dict(caught.value.args_))


@pytest.mark.parametrize(("first", "rest", "value"), [(5, 0, 5), (0, 7, 7), (-1, 0, -1)])
def test_an_indent_leaves_room(first: int, rest: int, value: int) -> None:
    """An indent as wide as the line, or a negative one, is a mistake."""
    with pytest.raises(BrailleError) as caught:
        wrap("a", 5, first=first, rest=rest)
    assert ("braille-indent", {"value": value, "width": 5}) == (caught.value.key, dict(caught.value.args_))


@given(TEXTS, st.integers(1, 40), LANGUAGES, st.data())
def test_no_cell_is_lost_and_no_line_too_long(
    text: str, width: int, language: str, data: st.DataObject
) -> None:
    """For any text, width and indents the lines hold all cells in order and keep to the width."""
    first, rest = (data.draw(st.integers(0, width - 1)) for _ in range(2))
    lines = wrap(text, width, first=first, rest=rest, language=language)
    pieces = re.split(r"[ \u00a0]+", text)
    assert "".join(forward(piece, language) for piece in pieces).replace(BLANK, "") == joined(lines)
    assert all(0 < len(line) <= width for line in lines)
    assert all(line == line.rstrip(BLANK) for line in lines)
    for number, line in enumerate(lines):
        assert line.startswith(BLANK * (rest if number else first))


@given(st.lists(st.text(st.sampled_from("abcčžAZ0129.,-"), min_size=1, max_size=6), min_size=1), LANGUAGES)
def test_lines_of_whole_words_read_back_as_the_text(words: list[str], language: str) -> None:
    """Where no word is split, the lines read one after the other are the text."""
    text = " ".join(words)
    assert normalise(text, language) == " ".join(
        backward(line, language) for line in wrap(text, 30, language=language)
    )


@given(st.lists(st.text(st.sampled_from("abcčžAZ0129.,-"), min_size=1, max_size=6), min_size=1))
def test_words_are_transcribed_as_in_the_whole_text(words: list[str]) -> None:
    """A space ends every number and every string of capitals, so words can be written one by one."""
    text = " ".join(words)
    assert (forward(text),) == wrap(text, len(forward(text)))


@given(TEXTS, st.integers(1, 40))
def test_every_line_is_as_full_as_it_can_be(text: str, width: int) -> None:
    """The first word of a line would not have fitted on the line before."""
    words = text.replace("\u00a0", "").replace("½", "").split()
    lines = wrap(" ".join(word for word in words if cells(word) <= width), width)
    for line, following in itertools.pairwise(lines):
        word = following.split(BLANK)[0]
        assert len(line) + 1 + len(word) > width


def test_print_lines_fit_in_cells_and_in_characters() -> None:
    """A display of 20 cells gets lines that fit whether the reader uses six dots or eight."""
    text = "Jana pokládá ČERVENÝ KRUH 3 na pole c4, C4 a D5 jsou volná."
    lines = wrap_print(text, 20)
    assert text == " ".join(lines)
    assert all(max(len(line), cells(line)) <= 20 for line in lines)
    assert len(lines) > len(text) / 20


def test_no_break_spaces_hold_in_print_lines_and_come_out_ordinary() -> None:
    """Number and noun stay on one line; no no-break space reaches the display."""
    assert ("jana má", "34 bodů") == wrap_print("jana má 34\u00a0bodů", 12)
    assert ("kartička", "kartička") == wrap_print("kartička\u00a0kartička", 10)


def test_no_print_line_is_too_short_to_be_heard() -> None:
    """A line of one or two characters takes a word of the line before, but leaves that one long enough."""
    assert ("50 T: 2 krát", "25 T.") == wrap_print("50 T: 2 krát 25 T.", 16)
    assert ("kartičky jdou", "po 5") == wrap_print("kartičky jdou po 5", 15)
    assert ("jana má", "34 bodů a") == wrap_print("jana má 34\u00a0bodů a", 17)
    assert ("do kartičky", "5") == wrap_print("do kartičky 5", 11)


def test_long_words_are_split_in_print_lines() -> None:
    """A word with many capitals splits by its cells."""
    assert ("abcdefgh", "ij") == wrap_print("abcdefghij", 8)
    assert ("AbAbA", "bAb") == wrap_print("AbAbAbAb", 8)


@pytest.mark.parametrize("width", [0, WIDEST_SIGN - 1])
def test_a_display_has_room_for_the_widest_sign(width: int) -> None:
    """Narrower displays do not exist; the mistake names the least width."""
    with pytest.raises(BrailleError) as caught:
        wrap_print("a", width)
    assert "braille-line-width" == caught.value.key
    assert {"value": width, "low": WIDEST_SIGN} == dict(caught.value.args_)


@given(TEXTS, st.integers(WIDEST_SIGN, 80), LANGUAGES)
def test_print_lines_keep_to_the_width_and_lose_nothing(text: str, width: int, language: str) -> None:
    """For any text each line fits in cells and characters, and all characters are there in order."""
    lines = wrap_print(text, width, language=language)
    assert re.sub(r"[ \u00a0]", "", text) == "".join(lines).replace(" ", "")
    assert all(len(line) <= width for line in lines)
    assert all(cells(line, language) <= width for line in lines)

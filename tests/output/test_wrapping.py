from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.output.sink import LEAST_COLUMNS, wrap_line

NBSP = "\N{NO-BREAK SPACE}"
WORDS = st.lists(st.text("abcděř,.", min_size=1, max_size=9), min_size=1, max_size=40).map(" ".join)


def test_a_short_line_is_left_as_it_is() -> None:
    """What fits is not touched."""
    assert ("Jste na tahu.",) == wrap_line("Jste na tahu.", 13)


def test_a_clause_is_the_best_place_to_break() -> None:
    """The line ends behind a comma where that leaves it at least half full."""
    line = "Řada 50, m až n: 3 a 4, dohromady sedm bodů"
    assert ("Řada 50, m až n: 3 a 4,", "dohromady sedm bodů") == wrap_line(line, 30)


def test_a_clause_too_early_is_no_place_to_break() -> None:
    """A comma in the first half would leave a stump, so the line ends between words."""
    assert ("Ano, tohle je jedna dlouhá", "věta bez čárek") == wrap_line(
        "Ano, tohle je jedna dlouhá věta bez čárek", 27
    )


def test_no_preposition_of_one_letter_ends_a_line() -> None:
    """A single letter goes over to the next line with its noun."""
    assert ("Karta leží", "v balíčku") == wrap_line("Karta leží v balíčku", 12)


def test_a_single_letter_ends_a_line_if_it_must() -> None:
    """Where there is no other place, any blank will do."""
    assert ("a b c d e f g", "h i j k") == wrap_line("a b c d e f g h i j k", 14)


def test_no_break_spaces_hold_words_together_and_come_out_plain() -> None:
    """A number and its noun stay on one line."""
    assert ("získáváte", "34 bodů") == wrap_line(f"získáváte 34{NBSP}bodů", 14)


def test_a_word_longer_than_a_line_is_cut() -> None:
    """Only then is a word broken."""
    assert ("abcdefgh", "ijklm") == wrap_line("abcdefghijklm", 8)


def test_nothing_shorter_than_three_characters_is_left_over() -> None:
    """Some readers don't say lines of one or two characters, so the last line gets a word more."""
    assert ("jedna dva", "tři 4.") == wrap_line("jedna dva tři 4.", 14)


@given(WORDS, st.integers(8, 60))
def test_every_line_fits_and_nothing_is_lost(text: str, width: int) -> None:
    """All lines are within the width, none is a stump, and together they are the text."""
    lines = wrap_line(text, width)
    assert all(len(line) <= width for line in lines)
    assert "".join(text.split()) == "".join("".join(lines).split())
    if len(text) > width:
        assert all(len(line) >= LEAST_COLUMNS for line in lines)


@pytest.mark.parametrize("width", range(20, 60))
def test_no_row_equals_the_one_before(width: int) -> None:
    """A sentence that repeats itself, such as the walk around a stair, is broken at other places."""
    text = "Right 2, " + "right 1, up 1, " * 20 + "down 7."
    rows = wrap_line(text, width)
    assert text == " ".join(rows)
    assert all(one != other for one, other in pairwise(rows))
    assert all(LEAST_COLUMNS <= len(row) <= width for row in rows)

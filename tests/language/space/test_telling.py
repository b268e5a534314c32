from __future__ import annotations

import pytest

from accessgames.braille import cells
from accessgames.engine.grid import rectangle
from accessgames.language import Phrase
from accessgames.language.space import (
    Patch,
    Scene,
    tell_around,
    tell_column,
    tell_columns,
    tell_extent,
    tell_row,
    tell_rows,
    tell_square,
)
from tests.language.space.boards import board, heard, scene, square

BOARD = board(
    ".###.",
    ".####",
    "#.##.",
)
ON = scene(BOARD, circle="b2 c2", cross="c1")


def test_the_extent_of_a_board() -> None:
    """Columns and rows that the outline reaches, where row 1 is, and how many squares it has."""
    assert ["Sloupce a až e, řady 1 až 3 odspodu, 10 čtverečků."] == heard(tell_extent(BOARD))
    assert ["a-e 1-3, 10 čtv"] == heard(tell_extent(BOARD), form="braille")
    assert ["Columns a to b, rows 1 to 2 from the bottom, 3 squares."] == heard(
        tell_extent(board("##", "#.")), "en"
    )
    assert ["Columns a to b, row 1 from the top, 2 squares."] == heard(
        tell_extent(board("##.", upward=False)), "en"
    )


def test_rows_are_told_from_row_one_on() -> None:
    """The bottom row first where rows are counted from there; free squares are merged, gaps not told."""
    assert [
        "Řada 1: volno a, c kříž, volno d.",
        "Řada 2: b až c kruh, volno d až e.",
        "Řada 3: volno b až d.",
    ] == heard(tell_rows(ON))
    assert ["1: volno a, c kříž, volno d.", "2: b až c kruh, volno d až e.", "3: volno b až d."] == heard(
        tell_rows(ON), form="brief"
    )
    assert ["ř1 vol a, c x, vol d", "ř2 b-c k, vol d-e", "ř3 vol b-d"] == heard(tell_rows(ON), form="braille")


def test_rows_that_are_free_alike_are_told_together() -> None:
    """A new board is short; what lies on one of the rows, another width or a gap parts them."""
    new = Scene(board("##.", "##.", "###", "###", "###"))
    assert ["Řady 1 až 3: volno a až c.", "Řady 4 až 5: volno a až b."] == heard(tell_rows(new))
    assert ["ř1-3 vol a-c", "ř4-5 vol a-b"] == heard(tell_rows(new), form="braille")
    built = scene(board("##.", "##.", "###", "###", "###"), circle="c2")
    assert ["Řada 1: volno a až c.", "Řada 2: volno a až b, c kruh.", "Řada 3: volno a až c."] == heard(
        tell_rows(built)
    )[:3]
    apart = Scene(board("#.#", "...", "#.#", "#.#"))
    assert ["Řady 1 až 2: volno a, volno c.", "Řada 4: volno a, volno c."] == heard(tell_rows(apart))
    assert ["Rows 1 to 2: free a, free c."] == heard(tell_rows(apart), "en")[:1]


def test_equal_pieces_in_neighbouring_rows_are_told_row_by_row() -> None:
    """Only what is free is the same thing everywhere."""
    piled = scene(board("##", "##"), circle="a1 b1", cross="a2 b2")
    assert ["Řada 1: a až b kruh.", "Řada 2: a až b kříž."] == heard(tell_rows(piled))


def test_rows_of_a_board_that_counts_from_the_top() -> None:
    """The same names, the other side of the table."""
    downward = board("##.", ".##", upward=False)
    assert ["Řada 1: volno a až b.", "Řada 2: volno b až c."] == heard(tell_rows(Scene(downward)))


def test_rows_in_other_styles() -> None:
    """Numbers alone would be heard as amounts, so a covered square has the word column."""
    assert "Řada 1: volno Adam, Cyril kříž, volno David." == heard(tell_rows(ON), style="names")[0]
    assert "Řada 1: volno 1, sloupec 3 kříž, volno 4." == heard(tell_rows(ON), style="numbers")[0]
    assert "Řada 2: sloupce 2 až 3 kruh, volno 4 až 5." == heard(tell_rows(ON), style="numbers")[1]


def test_columns_are_told_from_the_left() -> None:
    """Each from row 1 on; a covered square has the word row."""
    told = heard(tell_columns(ON))
    assert ["Sloupec a: volno 1.", "Sloupec b: řada 2 kruh, volno 3."] == told[:2]
    assert "Sloupec c: řada 1 kříž, řada 2 kruh, volno 3." == told[2]
    assert "s c 1 x, 2 k, vol 3" == heard(tell_columns(ON), form="braille")[2]


def test_one_row_and_one_column() -> None:
    """As in the whole board; and a sentence where there is nothing."""
    assert ["Řada 3: volno b až d."] == heard(tell_row(ON, 2))
    assert ["Sloupec e: volno 2."] == heard(tell_column(ON, 4))
    small = Scene(board(".#.", "..."))
    assert ["Řada 1 je celá mimo obrys."] == heard(tell_row(small, 0))
    assert ["Sloupec c je celý mimo obrys."] == heard(tell_column(small, 2))
    assert ["Column 3 is all outside the outline."] == heard(tell_column(small, 2), "en", style="numbers")


def test_a_row_of_many_runs_takes_several_lines() -> None:
    """Four on each, and every line says which row it belongs to."""
    whole = rectangle(8, 1, upward=True)
    many = Scene(whole, tuple(Patch(1 << column, Phrase("triangle")) for column in range(0, 8, 2)))
    told = heard(tell_rows(many))
    assert [
        "Řada 1: a trojúhelník, volno b, c trojúhelník, volno d.",
        "Řada 1 dál: e trojúhelník, volno f, g trojúhelník, volno h.",
    ] == told


@pytest.mark.parametrize("style", ["letters", "names", "numbers"])
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_no_line_of_a_board_is_too_long(tag: str, style: str) -> None:
    """Neither for the ear (120 characters) nor for a Braille line (40 cells), whatever lies there."""
    whole = rectangle(8, 8, upward=True)
    full = Scene(whole, tuple(Patch(1 << at, Phrase("triangle")) for at in range(64)))
    messages = (*tell_rows(full), *tell_columns(full))
    lines = [line for message in messages for line in heard(message, tag, style=style)]  # type: ignore[arg-type]
    assert max(map(len, lines)) <= 120
    short = [line for message in messages for line in heard(message, tag, "braille")]
    assert max(cells(line, tag) for line in short) <= 40


def test_one_square() -> None:
    """What is on it and how far that reaches; or free, or outside."""
    assert ["Pole b2: kruh, místa b2 až c2."] == heard(tell_square(ON, square("b2")))
    assert ["b2 k: b-c2"] == heard(tell_square(ON, square("b2")), form="braille")
    assert ["Pole c1: kříž."] == heard(tell_square(ON, square("c1")))
    assert ["Pole d1: volno."] == heard(tell_square(ON, square("d1")))
    assert ["Sloupec 4, řada 1: volno."] == heard(tell_square(ON, square("d1")), style="numbers")
    assert ["Pole David 1: volno."] == heard(tell_square(ON, square("d1")), style="names")
    assert ["Pole a2: mimo obrys."] == heard(tell_square(ON, square("a2")))
    assert ["Square a2: outside the outline."] == heard(tell_square(ON, square("a2")), "en")


def test_the_surroundings_of_a_square() -> None:
    """The square first, then what is around it, together where it is the same thing."""
    assert [
        "Pole c1: kříž.",
        "Kruh: nahoře, vlevo nahoře.",
        "Volno: vpravo nahoře, vpravo.",
        "Mimo obrys: vpravo dole, dole, vlevo dole, vlevo.",
    ] == heard(tell_around(ON, square("c1")))
    assert ["c1 x", "k: n, ln", "vol: pn, p", "mimo: pd, d, ld, l"] == heard(
        tell_around(ON, square("c1")), form="braille"
    )


def test_above_is_where_the_player_sees_it() -> None:
    """On a board that counts from the top, row 1 lies above row 2."""
    downward = scene(board("###", "###", "###", upward=False), circle="b1")
    assert "Kruh: nahoře." == heard(tell_around(downward, square("b2")))[1]
    assert (
        "Kruh: dole." == heard(tell_around(scene(board("###", "###", "###"), circle="b1"), square("b2")))[1]
    )


def test_the_same_on_all_sides() -> None:
    """Is not told eight times."""
    free = Scene(board("###", "###", "###"))
    assert ["Pole b2: volno.", "Volno: ze všech stran."] == heard(tell_around(free, square("b2")))

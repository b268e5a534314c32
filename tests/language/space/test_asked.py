from __future__ import annotations

import pytest

from accessgames.engine import MalformedAction
from accessgames.engine.grid import rectangle
from accessgames.language import Cell, say
from accessgames.language.readers import Parsed
from accessgames.language.space import (
    read_asked_column,
    read_asked_row,
    read_asked_square,
    read_square,
    read_squares,
    refuse_more_words,
)
from tests.language.space.boards import board, heard, mask, square
from tests.language.tongues import tongue, words

BOARD = rectangle(8, 6, upward=True)
KNOWN = tongue("cs").vocabulary("common", "space")


def refused(error: MalformedAction, tag: str = "cs", style: str = "letters") -> str:
    """The sentence of an error."""
    return heard(say(error.key, **dict(error.args_)), tag, style=style)[0]  # type: ignore[arg-type]


@pytest.mark.parametrize("typed", ["c4", "C4", "cé čtyři", "Cyril 4", "sloupec 3 řada 4", "na pole c4"])
def test_a_square_in_every_style(typed: str) -> None:
    """However a place may be typed."""
    assert square("c4") == read_asked_square(words(typed), BOARD, KNOWN)


def test_a_square_at_the_beginning() -> None:
    """What follows is left alone."""
    assert Parsed(square("c4"), 1) == read_square(words("c4 vpravo"), BOARD, KNOWN)
    assert read_square(words("vpravo c4"), BOARD, KNOWN) is None


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "Chybí pole, třeba a1."),
        ("nic", "„nic“ není pole, pole se píše třeba a1."),
        ("c4 d5", "Slovo „d5“ je navíc."),
        ("i1", "Pole i1 je mimo desku, poslední je pole h6."),
        ("c7", "Pole c7 je mimo desku, poslední je pole h6."),
        ("c0", "Pole c0 je mimo desku, poslední je pole h6."),
    ],
)
def test_what_is_no_square_of_the_board(typed: str, sentence: str) -> None:
    """The sentence has what was typed and what would be right on this board."""
    with pytest.raises(MalformedAction) as caught:
        read_asked_square(words(typed), BOARD, KNOWN)
    assert sentence == refused(caught.value)


def test_errors_keep_to_the_style_of_the_player() -> None:
    """Also in their examples."""
    with pytest.raises(MalformedAction) as caught:
        read_asked_square((), board(".#"), KNOWN)
    assert "Chybí pole, třeba sloupec 2, řada 1." == refused(caught.value, style="numbers")
    with pytest.raises(MalformedAction) as caught:
        read_asked_square(("i1",), BOARD, KNOWN)
    assert "Sloupec 9, řada 1 je mimo desku, poslední je sloupec 8, řada 6." == refused(
        caught.value, style="numbers"
    )
    assert "Square i1 is off the board, the last one is square h6." == refused(caught.value, "en")


def test_rows_and_columns() -> None:
    """Counted from 0, with and without their word."""
    assert 2 == read_asked_row(words("3"), BOARD, KNOWN) == read_asked_row(words("třetí řada"), BOARD, KNOWN)
    assert (
        2
        == read_asked_column(words("c"), BOARD, KNOWN)
        == read_asked_column(words("sloupec 3"), BOARD, KNOWN)
    )


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("7", "Řada 7 na desce není, řady jsou 1 až 6."),
        ("0", "Řada 0 na desce není, řady jsou 1 až 6."),
        ("", "Chybí číslo řady, třeba 1."),
        ("xy", "„xy“ není řada, řada se píše třeba 1."),
        ("1 2", "Slovo „2“ je navíc."),
    ],
)
def test_what_is_no_row_of_the_board(typed: str, sentence: str) -> None:
    """One sentence."""
    with pytest.raises(MalformedAction) as caught:
        read_asked_row(words(typed), BOARD, KNOWN)
    assert sentence == refused(caught.value)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("i", "Sloupec i na desce není, poslední je h."),
        ("50", "Sloupec 50 na desce není, poslední je h."),
        ("padesátý", "Sloupec 50 na desce není, poslední je h."),
        ("zz", "Sloupec zz na desce není, poslední je h."),
        ("", "Chybí sloupec, třeba a."),
        ("čtverec", "„čtverec“ není sloupec, sloupec se píše třeba a."),
        ("a b", "Slovo „b“ je navíc."),
    ],
)
def test_what_is_no_column_of_the_board(typed: str, sentence: str) -> None:
    """One sentence."""
    with pytest.raises(MalformedAction) as caught:
        read_asked_column(words(typed), BOARD, KNOWN)
    assert sentence == refused(caught.value)


@pytest.mark.parametrize(
    ("typed", "names", "used"),
    [
        ("c3", "c3", 1),
        ("c3 d4", "c3 d4", 2),
        ("c3, d4 a e5", "c3 d4 e5", 5),
        ("c3 až e3", "c3 d3 e3", 3),
        ("c3 až e3, d4", "c3 d3 e3 d4", 5),
        ("e3 až c3", "c3 d3 e3", 3),
        ("c3-e3", "c3 d3 e3", 1),
        ("c-e3 d4", "c3 d3 e3 d4", 2),
        ("c3-5", "c3 c4 c5", 1),
        ("a1 až b2", "a1 b1 a2 b2", 3),
        ("cé tři až é tři", "c3 d3 e3", 5),
        ("c3 až vpravo", "c3", 1),
        ("c3 vpravo", "c3", 1),
        ("c3 vpravo d4", "c3", 1),
        ("c3,", "c3", 1),
        ("a1 a a2", "a1 a2", 3),
    ],
)
def test_squares_as_runs(typed: str, names: str, used: int) -> None:
    """As they are told, and as they are told in Braille."""
    assert Parsed(mask(BOARD, names), used) == read_squares(words(typed), BOARD, KNOWN)


def test_no_squares() -> None:
    """Nothing at the beginning is None; a square off the board is an error."""
    assert read_squares(words("vpravo c3"), BOARD, KNOWN) is None
    assert read_squares((), BOARD, KNOWN) is None
    assert read_squares(words("a c3"), BOARD, KNOWN) is None
    assert read_squares(words(", c3"), BOARD, KNOWN) is None
    for typed in ("c3 i1", "c3-9", "c3 až c9", "i-k3"):
        with pytest.raises(MalformedAction, match="space-error-outside"):
            read_squares(words(typed), BOARD, KNOWN)


def test_nothing_more() -> None:
    """The first word too many is named, not more of it than a line can take."""
    refuse_more_words(("c3",), 1)
    with pytest.raises(MalformedAction) as caught:
        refuse_more_words(("c3", "x" * 50), 1)
    assert {"word": "x" * 30} == dict(caught.value.args_)


def test_an_example_is_a_square_inside_the_outline() -> None:
    """Not simply a1."""
    with pytest.raises(MalformedAction) as caught:
        read_asked_square((), board("..#", "..."), KNOWN)
    assert Cell("c", 2) == dict(caught.value.args_)["example"]

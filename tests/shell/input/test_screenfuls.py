"""An answer is cut to the rows of a window: whole lines where that is possible, and nothing is lost."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence

from hypothesis import given
from hypothesis import strategies as st

from accessgames.shell.input.screenfuls import (
    LEAST_ROWS,
    Piece,
    Screenfuls,
    cut_screenfuls,
    rows_of_part,
)

WIDTH = 10


def fit(lines: Iterable[str]) -> Sequence[str]:
    """Break lines after ten characters."""
    return [line[start : start + WIDTH] for line in lines for start in range(0, len(line), WIDTH)]


def pieces(*lines: str) -> tuple[Piece[str], ...]:
    """Lines that are heard as they are written."""
    return tuple(Piece(line, (line,), None) for line in lines)


def test_what_fits_is_one_part() -> None:
    """Nobody has to ask for the rest, also where the window is just full, or nothing is written at all."""
    assert (pieces("a", "b", "c"),) == cut_screenfuls(pieces("a", "b", "c"), fit, 3, 1)
    felt = (Piece("finger", (), 1),)
    assert (felt,) == cut_screenfuls(felt, fit, 3, 1)


def test_each_part_leaves_room_for_the_line_that_tells_how_to_go_on() -> None:
    """A sentence of two rows that does not fit any more begins the next part."""
    parts = cut_screenfuls(pieces("a", "b", "c" * 15, "d"), fit, 4, 1)
    assert (pieces("a", "b"), pieces("c" * 15, "d")) == parts


def test_a_sentence_longer_than_the_window_is_cut_and_spoken_once() -> None:
    """Its rows are told in turns; the voice says it with the first of them."""
    (first,), (second,) = cut_screenfuls(pieces("x" * 35), fit, 3, 1)
    assert ("x" * 35, ("x" * 10, "x" * 10)) == (first.heard, first.lines)
    assert (None, ("x" * 10, "x" * 5)) == (second.heard, second.lines)


@given(st.lists(st.integers(min_value=0, max_value=60), max_size=30), st.integers(1, 12), st.integers(1, 2))
def test_every_part_fits_and_nothing_is_lost(sizes: list[int], rows: int, reserved: int) -> None:
    """Whatever the answer, the window and the length of the line that tells how to go on."""
    answer = tuple(Piece(number, ("z" * size,), None) for number, size in enumerate(sizes))
    parts = cut_screenfuls(answer, fit, rows, reserved)
    told = [sum(len(fit(piece.lines)) for piece in part) for part in parts]
    assert all(count <= max(1, rows - reserved) for count in told[:-1])
    assert told[-1] <= rows
    whole = [piece for part in parts for piece in part]
    assert list(range(len(sizes))) == [piece.heard for piece in whole if piece.heard is not None]
    assert sum(sizes) == sum(len(line) for piece in whole for line in piece.lines)


def test_parts_are_turned_both_ways() -> None:
    """Behind the last one and before the first there is none."""
    told = Screenfuls((pieces("a"), pieces("b"), pieces("c")))
    following = told.turned(1)
    assert following == Screenfuls(told.parts, 1)
    assert pieces("b", "c") == told.left
    assert None is told.turned(-1)
    assert following is not None
    assert told == following.turned(-1)
    assert None is Screenfuls(told.parts, 2).turned(1)


def heard(height: int, standing: Sequence[str], rows: Sequence[str]) -> list[str]:
    """Return what a reader says of a part that compares a window with the one before, as Fenrir does."""
    part = [*rows[: rows_of_part(height, 0, standing, rows)], "Příkaz:"]
    before = [*standing, "Příkaz: dál"][-height:]
    after = [*before, *part][-height:]
    new = [line[2:] for line in difflib.Differ().compare(before, after) if line.startswith("+")]
    return [row for row in new if row in rows]


def test_what_is_told_twice_is_found_twice_by_comparing() -> None:
    """However much of an answer stands in the window already, the whole part is told as new."""
    told = [f"Sloupec {letter}." for letter in "abcdefghijklmnop"]
    for height in (10, 12, 24):
        for again in range(10):
            rows = ["Jste na tahu.", *told[-again - 1 : -1], "Hraje Alfa."]
            part = rows[: rows_of_part(height, 0, told, rows)]
            assert part == heard(height, told, rows), (height, again)


def test_what_is_new_fills_the_window_but_three_rows_and_the_prompt() -> None:
    """What stands again makes parts shorter, at worst a half; a beginning that was told counts."""
    told, fresh = ["a", "b", "c", "d"], ["e", "f", "g", "h"]
    assert 20 == rows_of_part(24, 0, told, fresh)
    assert 15 == rows_of_part(24, 5, told, fresh)
    assert 18 == rows_of_part(24, 0, told, ["e", "b", "c", "d", "f"])
    assert [6, 5, 4] == [rows_of_part(10, 0, told, rows) for rows in (["d"], ["c", "d"], ["b", "c", "d"])]
    assert 4 == rows_of_part(10, 0, told * 3, told * 3)
    assert LEAST_ROWS == rows_of_part(5, 0, told, fresh)

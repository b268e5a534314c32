from __future__ import annotations

import pytest

from accessgames.braille import cells
from accessgames.engine.grid import rectangle
from accessgames.language.space import Scene, tell_areas, tell_cover, tell_left, tell_totals
from tests.language.space.boards import board, heard, mask, scene

BOARD = rectangle(8, 8, upward=True)


def left(names: str) -> int:
    """Free squares."""
    return mask(BOARD, names)


def test_nothing_left() -> None:
    """Is said and not left out."""
    assert ["Nic volného nezbývá."] == heard(tell_left(BOARD, 0)) == heard(tell_areas(BOARD, 0))
    assert ["zbývá 0"] == heard(tell_left(BOARD, 0), form="braille")


@pytest.mark.parametrize(
    ("names", "full", "braille"),
    [
        ("c3", "Zbývá 1 čtvereček: pole c3.", "zbývá 1: c3"),
        ("c3 c4", "Zbývají 2 čtverečky, jedna oblast od pole c3.", "zbývá 2: c3"),
        ("c3 c4 d4 e4 e3", "Zbývá 5 čtverečků, jedna oblast od pole c3.", "zbývá 5: c3"),
    ],
)
def test_one_area_is_told_by_its_first_square(names: str, full: str, braille: str) -> None:
    """With the right form of the verb and of the noun."""
    assert [full] == heard(tell_left(BOARD, left(names)))
    assert [braille] == heard(tell_left(BOARD, left(names)), form="braille")


def test_several_areas_are_told_with_their_sizes() -> None:
    """By their first squares; a corner does not connect."""
    free = left("c3 d4 d5 a8")
    assert ["Zbývají 4 čtverečky, 3 volné oblasti: 1 od pole c3, 2 od pole d4, 1 od pole a8."] == heard(
        tell_left(BOARD, free)
    )
    brief = "Zbývají 4: 1 od pole c3, 2 od pole d4, 1 od pole a8."
    assert [brief] == heard(tell_left(BOARD, free), form="brief")
    assert ["zb 4: 1 c3 2 d4 1 a8"] == heard(tell_left(BOARD, free), form="braille")
    numbers = "1 od sloupce 3 řady 3, 2 od sloupce 4 řady 4, 1 od sloupce 1 řady 8."
    told = heard(tell_left(BOARD, free), style="numbers")
    assert [f"Zbývají 4 čtverečky, 3 volné oblasti: {numbers}"] == told


def test_many_areas_take_several_lines() -> None:
    """Three on each, none too long for the ear or for a Braille line."""
    free = left("a1 c1 e1 g1 a3 c3 e3 g3 a5 c5 e5 g5")
    lines = tell_left(BOARD, free)
    assert 4 == len(lines)
    assert heard(lines)[1].startswith("Dál 1 od pole g1, ")
    for tag in ("cs", "en"):
        for style in ("letters", "names", "numbers"):
            assert max(map(len, heard(lines, tag, style=style))) <= 120
        assert max(cells(line, tag) for line in heard(lines, tag, "braille")) <= 40


def test_each_area_with_its_squares() -> None:
    """First how many, when there are several; then each by runs."""
    assert [
        "Zbývají 4 čtverečky, 2 volné oblasti.",
        "Oblast 1, 3 čtverečky: c3 až d3, d4.",
        "Oblast 2, 1 čtvereček: a8.",
    ] == heard(tell_areas(BOARD, left("c3 d3 d4 a8")))
    assert ["Oblast 1, 2 čtverečky: c3 až c4."] == heard(tell_areas(BOARD, left("c3 c4")))
    assert ["zbývá 4, oblastí 2", "1: 3, c-d3 d4", "2: 1, a8"] == heard(
        tell_areas(BOARD, left("c3 d3 d4 a8")), form="braille"
    )
    assert ["Area 1, 2 squares: c3 to c4."] == heard(tell_areas(BOARD, left("c3 c4")), "en")


def test_a_ragged_area_takes_several_lines() -> None:
    """Each says which area it is about."""
    told = heard(tell_areas(BOARD, left("a1 b1 b2 c2 c3 d3 d4 e4 e5 f5 f6 g6")))
    assert "Oblast 1, 12 čtverečků: a1 až b1, b2 až c2, c3 až d3, d4 až e4." == told[0]
    assert "Oblast 1 dál: e5 až f5, f6 až g6." == told[1]


@pytest.mark.parametrize(
    ("covered", "full", "brief"),
    [
        ("", "Zakryto 0 ze 6, zbývá 6.", "0 ze 6."),
        ("a1 b1", "Zakryto 2 ze 6, zbývají 4.", "2 ze 6."),
        ("a1 b1 c1 a2 b2", "Zakryto 5 ze 6, zbývá 1.", "5 ze 6."),
        ("a1 b1 c1 a2 b2 c2", "Vše zakryto, 6 čtverečků.", "Vše zakryto."),
    ],
)
def test_totals(covered: str, full: str, brief: str) -> None:
    """How many squares of the outline are covered and left."""
    on = board("###", "###")
    told = tell_totals(scene(on, circle=covered) if covered else Scene(on))
    assert [full] == heard(told)
    assert [brief] == heard(told, form="brief")


def test_what_a_piece_covers() -> None:
    """By runs, in all forms."""
    told = tell_cover(BOARD, left("c3 d3 d4"))
    assert ["Zakryto: c3 až d3, d4."] == heard(told)
    assert ["c3 až d3, d4."] == heard(told, form="brief")
    assert ["c-d3 d4"] == heard(told, form="braille")
    assert ["Covered: c3 to d3, d4."] == heard(told, "en")

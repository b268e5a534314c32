"""Dot numbers and cells."""

from __future__ import annotations

import pytest

from accessgames.braille.tables import BLANK, COUNT, FIRST, BrailleError, from_dots, require_cells, to_dots


@pytest.mark.parametrize(
    ("notation", "cells"),
    [("1", "⠁"), ("145", "⠙"), ("123456", "⠿"), ("6-236", "⠠⠦"), ("3456-1234", "⠼⠏"), ("6", "⠠")],
)
def test_dot_numbers_name_cells(notation: str, cells: str) -> None:
    """Each group of dots becomes one cell, and back."""
    assert cells == from_dots(notation)
    assert notation == to_dots(cells)


def test_all_cells_have_a_notation() -> None:
    """All cells but the empty one can be written as dots and read back; there are 64 in all."""
    cells = [chr(FIRST + bits) for bits in range(COUNT)]
    assert BLANK == cells[0]
    assert "0" == to_dots(BLANK)
    assert cells[1:] == [from_dots(to_dots(cell)) for cell in cells[1:]]
    assert 64 == len(set(map(to_dots, cells)))


@pytest.mark.parametrize("notation", ["", "7", "21", "11", "1--2", "1-", "-1", "1 2", "a", "0", "٣"])
def test_other_notations_are_refused(notation: str) -> None:
    """Wrong order, dots that do not exist and empty groups are errors that show the value."""
    with pytest.raises(BrailleError) as caught:
        from_dots(notation)
    assert ("braille-dots", {"value": notation}) == (caught.value.key, dict(caught.value.args_))


@pytest.mark.parametrize(("text", "foreign", "index"), [("⠁a", "a", 1), ("⡀", "⡀", 0), ("⠁⠂ ⠃", " ", 2)])
def test_foreign_characters_among_cells_are_named(text: str, foreign: str, index: int) -> None:
    """Print, ordinary spaces and eight-dot cells are no cells of this package."""
    with pytest.raises(BrailleError) as caught:
        require_cells(text)
    assert "braille-not-cells" == caught.value.key
    assert {"value": foreign, "index": index} == dict(caught.value.args_)


def test_cells_pass() -> None:
    """Nothing is raised for cells, none among them included."""
    require_cells("")
    require_cells("⠀⠁⠿")

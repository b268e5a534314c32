"""The sheets of Quantum on paper: four rows of six fields."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.braille.formats import from_unicode
from accessgames.braille.pages import PRESETS
from accessgames.engine import SPECTATOR, MalformedAction
from accessgames.games import Listener, Sheets
from accessgames.games.quantum.sheets import QuantumSheets
from accessgames.language import Language, Person
from accessgames.output.tactile import draw_grid, emboss
from tests.games.quantum.helpers import position, rows

if TYPE_CHECKING:
    from accessgames.games import Sheet

SHEETS: Sheets = QuantumSheets()
CZECH = Language("cs", strict=True)
WORDS = CZECH.vocabulary("common", "quantum", "shell")
FIRST = rows(R=(3, 12), Y=(1, 2, 3, 30, 29, 8))


def table(seat: int = 0, *words: str) -> Sheet | None:
    """The sheet of a match in which Jana has written."""
    state = position(sheets={0: FIRST, 1: rows(B=(7,))})
    perspective: Any = SimpleNamespace(view=SimpleNamespace(table=state), seat=seat)
    return SHEETS.table(
        Listener(perspective, (Person("Jana", "you"), Person("Petr")), frozenset(), WORDS), words
    )


def felt(sheet: Sheet | None, at: int = 0) -> list[str]:
    """A grid of a sheet on A4, as it is."""
    assert sheet is not None
    (part,) = draw_grid(sheet.grids[at], PRESETS["a4"], CZECH)
    return list(part)


def test_numbers_stand_in_their_fields() -> None:
    """With a number sign, units below units, empty fields as guide dots, a line behind the fourth."""
    above, red, yellow, blue, purple = felt(table())
    assert "⠩⠀⠀⠼⠉⠀⠼⠁⠃⠀⠐⠐⠐⠀⠐⠐⠐⠀⠸⠀⠐⠐⠐⠀⠐⠐⠐" == red
    assert "⠮⠀⠀⠼⠁⠀⠀⠼⠃⠀⠀⠼⠉⠀⠼⠉⠚⠀⠸⠀⠼⠃⠊⠀⠀⠼⠓" == yellow
    assert 6 == above.count("⠼")
    assert [18, 18] == [blue.count("⠐"), purple.count("⠐")]


def test_the_own_sheet_comes_first() -> None:
    """Then those of the others; who watches gets the first seat first."""
    assert 1 == felt(table(1))[3].count("⠛")
    assert felt(table(1), 1) == felt(table()) == felt(table(SPECTATOR))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_sheet_is_whole_on_every_paper(preset: str) -> None:
    """Four rows of six fields in 27 cells, on one page."""
    sheet, size = table(), PRESETS[preset]
    assert sheet is not None
    pages = from_unicode(emboss(sheet, CZECH, "unicode", size))
    for grid in sheet.grids:
        (part,) = draw_grid(grid, size, CZECH)
        assert 27 == max(map(len, part))
        assert any(set(part) <= set(page) for page in pages)


def test_an_empty_sheet_to_be_written_on() -> None:
    """24 empty fields; nothing else can be named, and in a match other words are questions."""
    above, *fields = felt(SHEETS.material((), WORDS, solved=False))
    assert (6, 4, 24) == (above.count("⠼"), len(fields), sum(row.count("⠐⠐⠐") for row in fields))
    assert table(0, "stav") is None
    with pytest.raises(MalformedAction):
        SHEETS.material(("x",), WORDS, solved=False)

"""The table of IOTA on paper: three cells a card, everything where it lies."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.braille.formats import from_unicode
from accessgames.braille.pages import PRESETS
from accessgames.braille.transcriber import forward
from accessgames.engine import MalformedAction
from accessgames.games import Listener, Sheets
from accessgames.games.iota.sheets import IotaSheets
from accessgames.language import Language, Person
from accessgames.output.tactile import draw_grid, emboss
from tests.games.iota.positions import grid

if TYPE_CHECKING:
    from accessgames.games import Sheet

SHEETS: Sheets = IotaSheets()
CZECH, ENGLISH = Language("cs", strict=True), Language("en", strict=True)
WORDS = CZECH.vocabulary("common", "iota", "shell")
LONG = (
    " ".join(f"m{row}=w" for row in range(30, 60))
    + " "
    + " ".join(f"{letter}50=w" for letter in "abcdefghijkl")
)


def table(layout: str, *words: str) -> Sheet | None:
    """The sheet of a table with these cards."""
    perspective: Any = SimpleNamespace(view=SimpleNamespace(grid=grid(layout)), seat=0)
    return SHEETS.table(Listener(perspective, (Person("Jana", "you"),), frozenset(), WORDS), words)


def felt(sheet: Sheet | None, language: Language = CZECH) -> list[str]:
    """The first part on A4 with signs in the place of cells: `-` fits, `.` is empty, `=` is full."""
    assert sheet is not None
    signs = {"⠀": " ", "⠐": ".", "⠒": "-", "⠿": "=", "⠼": "#"} | {
        forward(sign, language.tag): sign for sign in "abcdefghijlmnopqrtuvxyzkčžs"
    }
    (part,) = draw_grid(sheet.grids[0], PRESETS["a4"], language)
    return ["".join(signs[cell] for cell in row) for row in part]


def test_a_card_is_three_cells() -> None:
    """Colour, shape and number, each at its place, places where a card fits around them."""
    assert [
        "    l   m   n   o",
        "#ea ... .-. .-. ...",
        "#ej .-. čkc mčd .-.",
        "#di ... .-. .-. ...",
    ] == felt(table("m50=r3c n50=b4s"))


def test_the_signs_are_those_of_the_language() -> None:
    """In English red, circle, 3."""
    rows = felt(table("m50=r3c"), ENGLISH)
    assert "#ej .-. rcc .-." == rows[2]


def test_a_wild_card_is_full() -> None:
    """And is explained only where there is one."""
    sheet = table("m50=r3c n50=w")
    assert "#ej .-. čkc === .-." == felt(sheet)[2]
    assert sheet is not None
    assert [3, 2] == [len(each.grids[0].key) for each in (sheet, table("m50=r3c")) if each is not None]


def test_every_card_lies_below_the_name_of_its_column() -> None:
    """A card begins every fourth cell, where the letter above it stands."""
    above, *rows = felt(table("m50=r3c n50=b4s o50=g1x"))
    starts = [at for at, sign in enumerate(above) if sign != " "]
    assert [4, 8, 12, 16, 20] == starts
    assert all(" " == row[start - 1] for row in rows for start in starts)


def test_a_table_that_is_larger_than_the_paper_is_told_in_parts() -> None:
    """Each card once, no line too long, no page too high."""
    sheet = table(LONG)
    assert sheet is not None
    for size in PRESETS.values():
        parts = list(draw_grid(sheet.grids[0], size, CZECH))
        assert len(parts) > 1
        assert sum(row.count("⠿⠿⠿") for part in parts for row in part) == len(grid(LONG))
        assert all(len(row) <= size.width for part in parts for row in part)
        pages = from_unicode(emboss(sheet, CZECH, "unicode", size))
        assert all(
            set(part) <= set(page) for part in parts for page in pages if part[0] in page and part[1] in page
        )


def test_nothing_is_drawn_before_there_is_a_card_and_for_other_words() -> None:
    """They are questions for the shell."""
    assert table("") is None
    assert table("m50=r3c", "ruka") is None


def test_all_cards_as_signs_for_a_set_of_ones_own() -> None:
    """64 different ones of three cells; nothing else can be named."""
    sheet = SHEETS.material((), WORDS, solved=False)
    rows = felt(sheet)[1:]
    cards = [card for row in rows for card in row.split()]
    assert (64, {3}) == (len(set(cards)), set(map(len, cards)))
    with pytest.raises(MalformedAction):
        SHEETS.material(("x",), WORDS, solved=False)

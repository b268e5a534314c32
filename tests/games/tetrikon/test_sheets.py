"""Diagrams on paper: empty, solved, and as they are in a match."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.braille.formats import from_unicode
from accessgames.braille.pages import PRESETS
from accessgames.engine import MalformedAction
from accessgames.games import Listener, Sheets
from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.sheets import TetrikonSheets
from accessgames.language import Language, Person, say
from accessgames.output.tactile import draw, draw_figures, emboss

if TYPE_CHECKING:
    from accessgames.games import Sheet
    from accessgames.language import Message

KIT = load_standard()
SHEETS: Sheets = TetrikonSheets(KIT)
CZECH = Language("cs", strict=True)
WORDS = CZECH.vocabulary("common", "space", "shell", "tetrikon")


def material(*words: str, solved: bool = False) -> Sheet:
    """A sheet of the set."""
    return SHEETS.material(words, WORDS, solved=solved)


def text(message: Message | None) -> str:
    """A message in words."""
    assert message is not None
    return CZECH.form(message, "full")


def desk(diagram: str = "A1", laid: int = 0, free: tuple[str, ...] = ()) -> Listener:
    """Jana's desk: a diagram with the first pieces of its solution in it."""
    placed = KIT.diagram_by_id[diagram].solution[:laid] if diagram else ()
    player = SimpleNamespace(diagram=diagram, placed=placed, free=free)
    view = SimpleNamespace(table=SimpleNamespace(players=(player,)))
    perspective: Any = SimpleNamespace(view=view, seat=0, game=SimpleNamespace(material=KIT))
    return Listener(perspective, (Person("Jana", "you"),), frozenset(), WORDS)


@pytest.mark.parametrize("words", [("A1",), ("a1",), ("a", "1")])
def test_an_empty_diagram_by_its_name(words: tuple[str, ...]) -> None:
    """In small or capital letters, together or apart."""
    sheet = material(*words)
    assert "Diagram A1" == text(sheet.title)
    (drawing,) = sheet.drawings
    assert KIT.diagram_by_id["A1"].mask == drawing.board.mask == drawing.free.mask
    assert ((), None) == (drawing.pieces, drawing.flags)
    assert "volno, 12 čtverečků" == text(drawing.free.meaning)


def test_a_solved_diagram() -> None:
    """Every square belongs to a piece, and the key names the pieces."""
    sheet = material("E7", solved=True)
    assert "Diagram E7, řešení" == text(sheet.title)
    (drawing,) = sheet.drawings
    assert 0 == drawing.free.mask
    assert drawing.board.mask == sum(piece.mask for piece in drawing.pieces)
    assert all(": " in text(piece.meaning) for piece in drawing.pieces)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("Z9",), "Diagram „Z9“ v soupravě není, má A1 až J12."),
        (("A13",), "Diagram „A13“ v soupravě není, má A1 až J12."),
        ((), "Chybí diagram, souprava má A1 až J12."),
    ],
)
def test_a_diagram_that_is_not_in_the_set(words: tuple[str, ...], sentence: str) -> None:
    """The sentence says which there are."""
    with pytest.raises(MalformedAction) as caught:
        material(*words)
    assert sentence == text(say(caught.value.key, **dict(caught.value.args_)))  # type: ignore[arg-type]


def test_the_own_diagram_with_its_pieces() -> None:
    """What is laid has letters, what is free is named at the end."""
    sheet = SHEETS.table(desk("A1", laid=2, free=("i4", "i4", "r3")), ())
    assert sheet is not None
    assert "Diagram A1, Jana" == text(sheet.title)
    (drawing,) = sheet.drawings
    assert [laid.mask for laid in KIT.diagram_by_id["A1"].solution[:2]] == [
        piece.mask for piece in drawing.pieces
    ]
    assert drawing.board.mask == drawing.free.mask + sum(piece.mask for piece in drawing.pieces)
    assert ["Volné dílky: 2 tyče, roh."] == list(map(text, sheet.notes))


def test_a_named_diagram_during_a_match_is_empty() -> None:
    """Nobody gets a solution while it can be used."""
    sheet = SHEETS.table(desk(), ("e7",))
    assert sheet is not None
    assert ("Diagram E7", ()) == (text(sheet.title), sheet.drawings[0].pieces)


def test_other_words_are_questions() -> None:
    """They are for the shell; so is everything before there is a diagram."""
    assert SHEETS.table(desk(), ("ruka",)) is None
    assert SHEETS.table(desk(""), ()) is None


@pytest.mark.parametrize("preset", PRESETS)
def test_every_diagram_fits_on_every_paper(preset: str) -> None:
    """The whole drawing on the first page; a long key may go on."""
    for diagram in KIT.diagrams:
        sheet = material(diagram.id, solved=True)
        pages = from_unicode(emboss(sheet, CZECH, "unicode", PRESETS[preset]))
        assert len(pages) <= 2, diagram.id
        rows = draw(sheet.drawings[0], PRESETS[preset].width, CZECH)
        assert set(rows) <= set(pages[0]), diagram.id


def test_every_piece_in_every_orientation() -> None:
    """13 kinds; each orientation is felt once, two cells a square, and is the shape of the set."""
    sheet = material("dílky")
    assert [13, len(KIT.pieces)] == [len(sheet.figures)] * 2
    for piece, figures in zip(KIT.pieces, sheet.figures, strict=True):
        ways = piece.shape.orientations(mirror=True, upward=KIT.board.upward)
        assert [way.number for way in ways] == [figure.name for figure in figures.ways]
        drawn = {tuple("".join(map(str, row)) for row in figure.rows) for figure in figures.ways}
        assert len(ways) == len(drawn)
        for way, figure in zip(ways, figures.ways, strict=True):
            rows = figure.rows[::-1] if KIT.board.upward else figure.rows
            assert (way.shape.width, way.shape.height) == (len(rows[0]), len(rows))
            assert set(way.shape.squares) == {
                (column, row)
                for row, cells in enumerate(rows)
                for column, cell in enumerate(cells)
                if cell == "⠿⠿"
            }


def test_pieces_side_by_side_fit_and_stand_apart() -> None:
    """Three blanks between them, lines within the paper, none lost."""
    for figures in material("dílky").figures:
        for width in (20, 30, 40):
            parts = list(draw_figures(figures.ways, width, CZECH))
            assert len(figures.ways) == sum(part[0].count("⠼") for part in parts)
            assert all(len(line) <= width for part in parts for line in part)
            squares = sum(row.count("⠿⠿") for figure in figures.ways for row in map(tuple, figure.rows))
            assert 2 * squares == sum(line.count("⠿") for part in parts for line in part)
            for part in parts:
                starts = [at for at, cell in enumerate(part[0]) if cell == "⠼"]
                assert all("⠀⠀⠀" == line[at - 3 : at] for at in starts[1:] for line in part if len(line) > at)


def test_the_pieces_can_be_printed_in_a_match_too() -> None:
    """They are the same."""
    assert material("dílky") == SHEETS.table(desk(), ("dílky",))

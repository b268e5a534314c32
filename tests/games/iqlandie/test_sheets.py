"""Expositions on paper: empty, and as they are in a match."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.braille.formats import from_unicode
from accessgames.braille.pages import PRESETS
from accessgames.braille.transcriber import forward
from accessgames.engine import SPECTATOR, MalformedAction
from accessgames.games import Listener, Sheets
from accessgames.games.iqlandie.material import BOARDS, EXPOSITIONS, PIECES, looks, spots
from accessgames.games.iqlandie.rules.state import EMPTY_BOARD, Laid, PlayerBoard, with_piece
from accessgames.games.iqlandie.sheets import IqlandieSheets
from accessgames.games.iqlandie.tasks import STANDARD
from accessgames.games.iqlandie.tasks.space_model import PICTURES, LaidCard, shown
from accessgames.language import Language, Person, say
from accessgames.output.tactile import FLAG, FREE, draw, draw_figures, draw_grid, emboss
from tests.games.iqlandie.positions import racing
from tests.games.iqlandie.wording import listener_at

if TYPE_CHECKING:
    from accessgames.games import Sheet
    from accessgames.language import Message

SHEETS: Sheets = IqlandieSheets(STANDARD)
CZECH = Language("cs", strict=True)
WORDS = CZECH.vocabulary("common", "space", "shell", "iqlandie")


def text(message: Message | None) -> str:
    """A message in words."""
    assert message is not None
    return CZECH.form(message, "full")


def with_robot() -> PlayerBoard:
    """A board with a piece that has a robot, on the third exposition, and one without beside it."""
    robot, plain = PIECES["t4r*"], PIECES["i3p"]
    first = spots(robot, EXPOSITIONS[2])[0]
    board = with_piece(EMPTY_BOARD, Laid(robot, first, "red"))
    second = next(spot for spot in spots(plain, EXPOSITIONS[2]) if not spot.mask & first.mask)
    return with_piece(board, Laid(plain, second, "purple"))


def listener(board: PlayerBoard = EMPTY_BOARD, seat: int = 0) -> Listener:
    """Jana as a listener."""
    view = SimpleNamespace(table=SimpleNamespace(boards=(board, EMPTY_BOARD)), race=None, run=None)
    perspective: Any = SimpleNamespace(view=view, seat=seat)
    return Listener(perspective, (Person("Jana", "you"), Person("Petr")), frozenset(), WORDS)


def table(*words: str, board: PlayerBoard = EMPTY_BOARD, seat: int = 0) -> Sheet:
    """A sheet of a match."""
    sheet = SHEETS.table(listener(board, seat), words)
    assert sheet is not None
    return sheet


def test_all_expositions_are_drawn() -> None:
    """Each with its purpose, row 1 at the top."""
    sheet = table()
    assert "Expozice, Jana" == text(sheet.title)
    assert list(BOARDS) == [drawing.board for drawing in sheet.drawings]
    assert all(drawing.free.mask == drawing.board.mask for drawing in sheet.drawings)
    titles = [text(drawing.title) for drawing in sheet.drawings]
    assert "Expozice 3, mezery" == titles[2]
    assert 6 == len(set(titles))


def test_one_exposition_with_pieces_and_robots() -> None:
    """Pieces have letters, the square of a robot a flag."""
    (drawing,) = table("3", board=with_robot()).drawings
    assert ["červené téčko s robotem", "fialová krátká tyčka"] == [
        text(piece.meaning).partition(":")[0] for piece in drawing.pieces
    ]
    assert drawing.flags is not None
    assert 1 == drawing.flags.mask.bit_count()
    assert drawing.flags.mask & drawing.pieces[0].mask
    assert drawing.board.mask == drawing.free.mask + sum(piece.mask for piece in drawing.pieces)


def test_colours_are_cells_behind_the_letters() -> None:
    """A piece in two cells, its letter and its colour, the robot behind both; the key has them, too."""
    sheet = table("3", board=with_robot())
    rows = draw(sheet.drawings[0], 30, CZECH)
    felt = "\n".join(rows)
    assert [4, 3] == [felt.count(forward(sign)) for sign in ("ač", "bf")]
    assert 1 == felt.count(forward("ač") + FLAG)
    assert len({len(row) for row in rows if forward("ač") in row or FREE in row}) <= 2
    lines = [line for page in from_unicode(emboss(sheet, CZECH, "unicode", PRESETS["a4"])) for line in page]
    assert {forward("č červená"), forward("f fialová")} <= set(lines)


def test_an_exposition_without_robots_has_no_flags() -> None:
    """Nothing to be explained."""
    assert table("1", board=with_robot()).drawings[0].flags is None


def test_a_spectator_sees_the_first_seat() -> None:
    """Who names nobody means somebody."""
    assert "Expozice, Jana" == text(table(seat=SPECTATOR).title)


def test_other_words_are_questions() -> None:
    """They are for the shell."""
    assert SHEETS.table(listener(), ("skóre",)) is None
    assert SHEETS.table(listener(), ("3", "4")) is None


def test_empty_expositions_without_a_match() -> None:
    """All, or one; solved or not makes no difference."""
    assert 6 == len(SHEETS.material((), WORDS, solved=False).drawings)
    sheet = SHEETS.material(("druhá",), WORDS, solved=True)
    assert ["Expozice 2, dvě barvy"] == [text(drawing.title) for drawing in sheet.drawings]
    assert "Prázdné expozice" == text(sheet.title)


@pytest.mark.parametrize("word", ["0", "7", "nic"])
def test_an_exposition_that_is_not_there(word: str) -> None:
    """The sentence says which there are."""
    with pytest.raises(MalformedAction) as caught:
        SHEETS.material((word,), WORDS, solved=False)
    sentence = f"Expozice „{word}“ není, expozice mají čísla 1 až 6."
    assert sentence == text(say(caught.value.key, **dict(caught.value.args_)))  # type: ignore[arg-type]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_paper_holds_the_expositions(preset: str) -> None:
    """Whole drawings on few pages."""
    data = emboss(table(board=with_robot()), CZECH, "unicode", PRESETS[preset])
    assert len(from_unicode(data)) <= 4


def test_every_shape_in_every_orientation() -> None:
    """As many as the match counts, and a robot stands on one square of each that has one."""
    sheet = SHEETS.material(("dílky",), WORDS, solved=False)
    kinds = sorted({(piece.shape, piece.robot): piece for piece in PIECES.values()}.items())
    assert len(kinds) == len(sheet.figures)
    for ((_, robot), piece), figures in zip(kinds, sheet.figures, strict=True):
        assert len(looks(piece)) == len(figures.ways)
        for look, figure in zip(looks(piece), figures.ways, strict=True):
            felt = [(cell, (x, y)) for y, row in enumerate(figure.rows) for x, cell in enumerate(row)]
            assert set(look.orientation.shape.squares) == {at for cell, at in felt if cell in {"⠿⠿", "⠶⠶"}}
            assert [look.robot] * robot == [at for cell, at in felt if cell == "⠶⠶"]


def test_every_space_card_in_every_turn() -> None:
    """Five cards, four turns, two cells a square; each stands as the program turns it."""
    sheet = SHEETS.material(("karty",), WORDS, solved=False)
    signs = {"S": "sl", "M": "mě", "P": "pl", "H": "hv", "T": "me"}
    assert [4] * 5 == [len(figures.ways) for figures in sheet.figures]
    for card, figures in enumerate(sheet.figures, 1):
        for quarters, figure in enumerate(figures.ways):
            ((_, *lines),) = draw_figures((figure,), 30, CZECH)
            picture = shown(PICTURES, LaidCard(card, quarters))
            expected = ["".join(signs.get(sign, "⠐⠐") for sign in picture[at : at + 3]) for at in (0, 3, 6)]
            assert [forward(line) for line in expected] == lines
            assert {6} == set(map(len, lines))


@pytest.mark.parametrize("words", ["dílky", "karty"])
@pytest.mark.parametrize("preset", PRESETS)
def test_figures_fit_on_every_paper(preset: str, words: str) -> None:
    """No line is too long, no figure is cut by the end of a page."""
    sheet, size = SHEETS.material((words,), WORDS, solved=False), PRESETS[preset]
    pages = from_unicode(emboss(sheet, CZECH, "unicode", size))
    assert all(len(line) <= size.width for page in pages for line in page)
    text = ["\n".join(page) for page in pages]
    for figures in sheet.figures:
        assert all(
            any("\n".join(part) in page for page in text)
            for part in draw_figures(figures.ways, size.width, CZECH)
        )


@pytest.mark.parametrize(
    ("kind", "sizes"),
    [
        ("biology", [(3, 3), (3, 3)]),
        ("programming", [(5, 5)]),
        ("optics", [(5, 5)]),
        ("space", [(3, 3), (3, 3)]),
    ],
)
def test_every_kind_of_task_is_drawn(kind: str, sizes: list[tuple[int, int]]) -> None:
    """The board of the task, and its goal, with all their squares, and no exhibition; ports stand around."""
    sheet = SHEETS.table(listener_at(racing(kind)), ())
    assert sheet is not None
    assert () == sheet.drawings
    named = [(len([*filter(None, grid.columns)]), len([*filter(None, grid.rows)])) for grid in sheet.grids]
    assert sizes == named
    for grid in sheet.grids:
        (part,) = draw_grid(grid, PRESETS["a4"], CZECH)
        assert len(grid.rows) + 1 == len(part)
    assert len(from_unicode(emboss(sheet, CZECH, "unicode", PRESETS["a4"]))) <= 2


def test_a_board_of_optics_shows_where_the_beam_comes_in_and_goes_out() -> None:
    """Both outside of the five by five squares, each once, and explained."""
    sheet = SHEETS.table(listener_at(racing("optics")), ())
    assert sheet is not None
    (grid,) = sheet.grids
    felt = [field for row in grid.fields for field in row]
    assert [1, 1, 25] == [felt.count(sign) for sign in ("⠿", "⠒", "⠐")]
    assert ["⠿", "⠒", "⠐"] == [sign for sign, _ in grid.key]


def test_the_key_of_a_task_has_the_signs_of_its_fields() -> None:
    """As short as they stand there, and then in full; a field begins below the letter of its column."""
    sheet = SHEETS.table(listener_at(racing("programming")), ())
    assert sheet is not None
    lines = [line for page in from_unicode(emboss(sheet, CZECH, "unicode", PRESETS["a4"])) for line in page]
    assert forward("zač začátek cesty") in lines
    ((above, *rows),) = draw_grid(sheet.grids[0], PRESETS["a4"], CZECH)
    starts = [at for at, cell in enumerate(above) if cell != "⠀"]
    assert all(row[at] != "⠀" == row[at - 1] for row in rows for at in starts)

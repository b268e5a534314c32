"""Boards on paper: what a finger finds, what the key says, and files that can be read back."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from accessgames.braille.blocks import Diagram, Heading, Item
from accessgames.braille.formats import from_brf, from_unicode
from accessgames.braille.pages import PageSize
from accessgames.braille.tables import BrailleError
from accessgames.braille.transcriber import forward
from accessgames.engine.grid import rectangle
from accessgames.games import Drawing, Grid, Mark, Sheet
from accessgames.games.sheets import LEAD, LINE
from accessgames.language import say
from accessgames.language.space import explain_free, explain_piece
from accessgames.output.tactile import FLAG, FREE, draw, draw_grid, emboss, lay_out
from tests.language.space.boards import CIRCLE, CROSS, board, mask
from tests.language.tongues import tongue

CZECH, ENGLISH = tongue("cs"), tongue("en")
A4 = PageSize(30, 25)
TITLE = say("space-total-full", all=5)


def drawing(*rows: str, upward: bool = True, robots: str = "", title: bool = False, **pieces: str) -> Drawing:
    """A drawn board with pieces: `circle="a1 b1"`."""
    on = board(*rows, upward=upward)
    names = {"circle": CIRCLE, "cross": CROSS}
    masks = {what: mask(on, squares) for what, squares in pieces.items()}
    marks = tuple(Mark(squares, explain_piece(on, squares, names[what])) for what, squares in masks.items())
    free = on.mask & ~sum(masks.values())
    flags = Mark(mask(on, robots), say("space-left-nothing")) if robots else None
    return Drawing(on, Mark(free, explain_free(free)), marks, flags, TITLE if title else None)


def felt(one: Drawing, width: int = 30) -> list[str]:
    """The drawing with letters in the place of cells: `=` is a free square, `'` a flag."""
    signs = {LEAD: ".", FREE: "=", FLAG: "'", "⠀": " ", "⠼": "#"}
    letters = {forward(letter): letter for letter in "abcdefghij"}
    return ["".join({**letters, **signs}[cell] for cell in line) for line in draw(one, width, CZECH)]


def test_squares_are_cells_with_the_names_of_columns_and_rows() -> None:
    """Letters above, numbers at the left, guide dots where the outline is not."""
    assert [
        "   a b c",
        "#b = . .",
        "#a = = =",
    ] == felt(drawing("#..", "###"))


def test_row_one_is_at_the_bottom_only_where_it_is_counted_from_there() -> None:
    """The paper lies as the board does."""
    assert ["   a b", "#a = =", "#b = ."] == felt(drawing("##", "#.", upward=False))


def test_pieces_have_letters_in_the_order_in_which_they_were_laid() -> None:
    """Free squares stay full cells."""
    assert [
        "   a b c",
        "#b a = =",
        "#a a b b",
    ] == felt(drawing("###", "###", circle="a1 a2", cross="b1 c1"))


def test_a_flag_stands_behind_its_square() -> None:
    """In the place of the blank between columns, also behind the last one."""
    assert [
        "   a b c",
        "#a a'a ='",
    ] == felt(drawing("###", circle="a1 b1", robots="a1 c1"))


def test_only_as_much_as_the_outline_reaches_is_drawn() -> None:
    """From column a and row 1, so that counting on the paper gives the names."""
    assert ["   a b", "#b . =", "#a . ."] == felt(drawing("....", ".#..", "...."))


def test_rows_of_two_figures_keep_the_columns_straight() -> None:
    """Shorter numbers are moved to the right."""
    tall = draw(drawing(*["#"] * 10), 30, CZECH)
    assert "⠼⠁⠚⠀⠿" == tall[1]
    assert "⠀⠼⠊⠀⠿" == tall[2]
    assert "⠀⠀⠀⠀⠁" == tall[0]


def test_a_narrow_sheet_leaves_the_blanks_out() -> None:
    """Eight columns need 18 cells with blanks between them, and 11 without."""
    wide = drawing("########")
    assert 18 == len(draw(wide, 18, CZECH)[1])
    assert "⠼⠁⠀⠿⠿⠿⠿⠿⠿⠿⠿" == draw(wide, 17, CZECH)[1]


def test_a_drawing_that_does_not_fit_is_refused() -> None:
    """With how much there is and how much would fit."""
    sheet = Sheet(TITLE, (drawing("#" * 20),))
    with pytest.raises(BrailleError) as caught:
        emboss(sheet, CZECH, "brf", PageSize(12, 25))
    assert ("braille-line-too-long", {"value": 23, "limit": 12}) == (
        caught.value.key,
        dict(caught.value.args_),
    )


def test_the_key_explains_what_occurs() -> None:
    """Full cells, letters, flags; what does not occur is not explained."""
    sheet = Sheet(TITLE, (drawing("###", circle="a1 b1", robots="a1"),), (say("space-left-nothing"),))
    heading, picture, *items = lay_out(sheet, CZECH, A4)
    assert Heading(1, "Vše zakryto, 5 čtverečků.") == heading
    assert isinstance(picture, Diagram)
    assert [
        Item(f"{FREE} volno, 1 čtvereček"),
        Item("a kruh: a1 až b1"),
        Item(f"{FLAG} Nic volného nezbývá."),
        Item("Nic volného nezbývá."),
    ] == items
    covered = tuple(lay_out(Sheet(TITLE, (drawing("##", circle="a1 b1"),)), ENGLISH, A4))
    assert (Item("a circle: a1 to b1"),) == covered[2:]


def test_each_of_several_drawings_has_its_heading() -> None:
    """And its own key right behind it."""
    sheet = Sheet(TITLE, (drawing("#", title=True), drawing("##", title=True)))
    kinds = [type(block) for block in lay_out(sheet, CZECH, A4)]
    assert [Heading, Heading, Diagram, Item, Heading, Diagram, Item] == kinds


def test_a_sheet_without_a_drawing_is_a_list() -> None:
    """Any answer can be put on paper."""
    blocks = tuple(lay_out(Sheet(TITLE, notes=(say("space-left-nothing"),)), CZECH, A4))
    assert (Heading(1, "Vše zakryto, 5 čtverečků."), Item("Nic volného nezbývá.")) == blocks


@pytest.mark.parametrize("size", [PageSize(30, 25), PageSize(20, 14), PageSize(40, 25)])
def test_pages_hold_what_they_may_and_a_drawing_stays_whole(size: PageSize) -> None:
    """No line is too long, no page too high, and all rows of a board are below their letters."""
    sheet = Sheet(TITLE, (drawing(*["########"] * 8, circle="a1"), drawing(*["########"] * 8)))
    pages = from_unicode(emboss(sheet, CZECH, "unicode", size))
    assert all(len(page) <= size.lines and max(map(len, page)) <= size.width for page in pages)
    heads = [(page, at) for page in pages for at, line in enumerate(page) if line.startswith("⠀⠀⠀⠁⠀⠃")]
    assert 2 == len(heads)
    for page, at in heads:
        assert list("hgfedcba") == [
            next(x for x in "abcdefgh" if forward(x) == line[1]) for line in page[at + 1 : at + 9]
        ]


def test_all_formats_hold_the_same_cells() -> None:
    """BRF, PEF and Unicode; the same bytes every time."""
    sheet = Sheet(TITLE, (drawing("#..", "###", circle="a1 b1"),))
    pages = from_unicode(emboss(sheet, CZECH, "unicode", A4))
    assert pages == from_brf(emboss(sheet, CZECH, "brf", A4))
    pef = emboss(sheet, CZECH, "pef", A4)
    rows = [row.text or "" for row in ET.fromstring(pef).iter("{http://www.daisy.org/ns/2008/pef}row")]  # noqa: S314 - ours
    assert list(pages[0]) == rows
    assert pef == emboss(sheet, CZECH, "pef", A4)


def test_the_bytes_of_a_small_sheet() -> None:
    """As an embosser gets them."""
    sheet = Sheet(TITLE, (drawing("##", circle="a1"),))
    lines = emboss(sheet, CZECH, "brf", PageSize(24, 10)).decode("ascii").split("\r\n")
    assert "   A B" in lines
    assert "#A A =" in lines
    assert "= VOLNO1 #A %TVERE%EK" in lines


def test_a_board_of_the_whole_rectangle() -> None:
    """Nothing is taken for granted about outlines."""
    whole = rectangle(3, 3, upward=False)
    lines = draw(Drawing(whole, Mark(whole.mask, explain_free(whole.mask))), 30, ENGLISH)
    assert ("⠀⠀⠀⠁⠀⠃⠀⠉", "⠼⠁⠀⠿⠀⠿⠀⠿", "⠼⠃⠀⠿⠀⠿⠀⠿", "⠼⠉⠀⠿⠀⠿⠀⠿") == lines


def parts(grid: Grid, size: PageSize) -> list[list[str]]:
    """The parts of a grid, read back: `_` is a blank, `.` a guide dot, `|` a line."""
    signs = {LEAD: ".", LINE: "|", "⠀": "_", "⠼": "#"} | {forward(letter): letter for letter in "abcdefghijx"}
    return [["".join(map(signs.__getitem__, row)) for row in part] for part in draw_grid(grid, size, CZECH)]


def test_fields_of_a_grid_stand_below_each_other() -> None:
    """All are as wide as the widest, a blank apart; numbers stand at the right, text below the name."""
    grid = Grid((1, 2), ("a", "b"), ((3, 12), (LEAD * 3, "x")))
    assert [["__#a__#b", "a__#c_#ab", "b_..._x"]] == parts(grid, A4)


def test_a_spelled_grid_has_a_cell_for_each_sign() -> None:
    """A figure is one cell too."""
    grid = Grid((1,), ("a",), (("bc4",),), spelled=True)
    assert [["__#a", "a_bcd"]] == parts(grid, A4)


def test_a_line_divides_the_rows_of_a_grid() -> None:
    """It stands between blanks, and not among the names of the columns."""
    grid = Grid((1, 2, 3), ("a",), (("x", "x", "x"),), divider=2)
    assert [["__#a_#b___#c", "a_x__x__|_x"]] == parts(grid, A4)


def test_a_grid_that_is_too_wide_is_told_in_parts() -> None:
    """Every part has the names of its columns and of all rows; no column is lost or told twice."""
    grid = Grid(tuple("abcdefgh"), ("a", "b"), (tuple("abcdefgh"), ("x",) * 8), divider=6)
    narrow = PageSize(12, 25)
    assert [
        ["__a_b_c_d_e", "a_a_b_c_d_e", "b_x_x_x_x_x"],
        ["__f___g_h", "a_f_|_g_h", "b_x_|_x_x"],
    ] == parts(grid, narrow)
    assert max(map(len, next(draw_grid(grid, narrow, CZECH)))) <= narrow.width


def test_a_grid_that_is_too_high_is_told_in_parts() -> None:
    """The names of the columns come again above each part, so that a page is whole in itself."""
    grid = Grid(("a",), (1, 2, 3, 4), tuple((letter,) for letter in "abcd"))
    assert [
        ["___a", "#a_a", "#b_b", "#c_c"],
        ["___a", "#d_d"],
    ] == parts(grid, PageSize(12, 10))


def test_the_key_of_a_grid_follows_its_parts() -> None:
    """Signs and their meaning, once."""
    grid = Grid(tuple("abcdefgh"), ("a",), (("x",) * 8,), key=((LEAD, TITLE),), title=TITLE)
    names = [type(block).__name__ for block in lay_out(Sheet(TITLE, grids=(grid,)), CZECH, PageSize(12, 25))]
    assert ["Heading", "Heading", "Diagram", "Gap", "Diagram", "Item"] == names

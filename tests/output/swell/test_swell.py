"""Paper that swells: every sheet of every game is read back, measured, and told apart by a finger."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

import pytest

from accessgames.braille import backward
from accessgames.braille.transcriber import forward
from accessgames.engine import GameError
from accessgames.engine.grid import rectangle
from accessgames.games import Drawing, Mark, Sheet, game_ids, load_room
from accessgames.games.iota.rules.cards import NUMBERS
from accessgames.games.iqlandie.material import EXPOSITIONS, PIECES, spots
from accessgames.games.iqlandie.rules.state import EMPTY_BOARD, Laid, with_piece
from accessgames.games.sheets import Grid, Symbol
from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.language import say
from accessgames.language.space import explain_free
from accessgames.output.swell import swell
from accessgames.output.swell.boards import told_apart
from accessgames.output.swell.textures import sample
from tests.games.iqlandie.positions import racing
from tests.games.iqlandie.test_sheets import table
from tests.games.iqlandie.wording import listener_at
from tests.language.tongues import tongue
from tests.output.swell.measuring import Thing, faults, read, things
from tests.shell.stage import Stage

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.games.sheets import Texture
    from accessgames.language import Language

CZECH, ENGLISH = tongue("cs"), tongue("en")
PARTS = [
    ("iota", "", 2),
    ("quantum", "", 1),
    ("tetrikon", "dílky", 7),
    ("iqlandie", "", 5),
    ("iqlandie", "dílky", 12),
    ("iqlandie", "karty", 2),
]
"""What a game has without a match, and how many pages that is."""


def material(game: str, part: str, *, solved: bool = False, language: Language = CZECH) -> Sheet:
    """A sheet of the material of a game."""
    sheets = load_room(game).sheets
    assert sheets is not None
    words = language.vocabulary("common", "space", "shell", game)
    return sheets.material(part.split(), words, solved=solved)


def kinds(page: bytes, start: str) -> set[str]:
    """What of a kind is on a page."""
    return {thing.kind for thing in things(page) if thing.kind.startswith(start)}


def lines(pages: tuple[bytes, ...]) -> list[str]:
    """Everything in Braille, as a reader reads it."""
    texts = [thing for page in pages for thing in things(page) if thing.kind == "text"]
    return [backward(read(thing), "cs") for thing in texts]


@pytest.mark.parametrize(("game", "part", "count"), PARTS)
def test_every_sheet_can_be_felt(game: str, part: str, count: int) -> None:
    """Nothing is near, thin, small or beyond the margins; the title and the numbers of pages are there."""
    sheet = material(game, part)
    pages = swell(sheet, CZECH)
    assert [[] for _ in range(count)] == [faults(page) for page in pages]
    written = lines(pages)
    first = CZECH.form(sheet.title, "full").split()[0]
    assert any(line.strip().startswith(first) for line in written)
    assert [str(number) for number in range(1, count + 1)] == [
        lines((page,))[0].split()[-1] for page in pages
    ]


@pytest.mark.parametrize("number", [0, 6, 30, 60, 90, 119])
@pytest.mark.parametrize("solved", [False, True])
def test_diagrams_of_tetrikon_can_be_felt(number: int, solved: bool) -> None:
    """Empty and solved, from the smallest to the largest."""
    diagram = load_standard().diagrams[number]
    pages = swell(material("tetrikon", diagram.id, solved=solved), CZECH)
    assert [] == list(chain.from_iterable(map(faults, pages)))
    guides = sum(thing.kind == "guide" for page in pages for thing in things(page))
    assert (0 if solved else diagram.mask.bit_count() + 1) == guides


def test_neighbours_in_tetrikon_have_different_textures() -> None:
    """In every solution; no more than five on a page."""
    kit = load_standard()
    for diagram in kit.diagrams:
        board = kit.board.outlined(diagram.mask)
        masks = [frozenset(board.squares(laid.mask)) for laid in diagram.solution]
        given = told_apart(masks, [None] * len(masks))
        for one, texture in zip(masks, given, strict=True):
            near = {(x + dx, y + dy) for x, y in one for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
            assert not any(
                other != one and near & other and texture == same
                for other, same in zip(masks, given, strict=True)
            ), diagram.id


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(
    ("language", "moves", "printing"), [("cs", "tahy", "tisk"), ("en", "moves", "emboss")]
)
def test_what_lies_on_the_table_can_be_felt(
    game: str, language: str, moves: str, printing: str, tmp_path: Path
) -> None:
    """After some moves, printed by a player."""
    stage = Stage(load_room(game), "Jana,bot:1", settings={"language": language})
    stage.type(moves, "1", moves, "1", f"{printing} {tmp_path / 'table.svg'}")
    pages = [path.read_bytes() for path in tmp_path.iterdir()]
    assert pages
    assert [] == list(chain.from_iterable(map(faults, pages)))


@pytest.mark.parametrize("kind", ["biology", "programming", "optics", "space"])
def test_every_kind_of_task_can_be_felt(kind: str) -> None:
    """The board of the task and its goal; bodies, mirrors and prisms are shapes."""
    sheets = load_room("iqlandie").sheets
    assert sheets is not None
    sheet = sheets.table(listener_at(racing(kind)), ())
    assert sheet is not None
    pages = swell(sheet, CZECH)
    assert [] == list(chain.from_iterable(map(faults, pages)))
    drawn = set(chain.from_iterable(kinds(page, "shape") for page in pages))
    assert (kind == "space") == bool(drawn)


def test_colours_of_iqlandie_are_textures_and_cells() -> None:
    """The same texture on the board and in the key; a piece of one square has its cell."""
    board = EMPTY_BOARD
    taken = 0
    for name in ("t4r*", "i3p", "l4b", "o1g", "i3o"):
        piece = PIECES[name]
        spot = next(spot for spot in spots(piece, EXPOSITIONS[2]) if not spot.mask & taken)
        taken |= spot.mask
        board = with_piece(board, Laid(piece, spot, piece.colour))
    pages = swell(table("3", board=board), CZECH)
    assert [] == list(chain.from_iterable(map(faults, pages)))
    found = [thing.kind for page in pages for thing in things(page) if thing.kind.startswith("texture")]
    assert {"smooth": 2, "down": 2, "across": 2, "bumps": 1, "mesh": 2} == {
        kind: found.count(f"texture {kind}") for kind in ("smooth", "down", "across", "bumps", "mesh")
    }
    written = lines(pages)
    assert "dz" in written
    assert {"červená", "fialová", "modrá", "zelená", "oranžová"} <= set(written)


def test_cards_of_iota_are_a_texture_a_shape_and_a_number() -> None:
    """Sixty-four of them, each texture and each shape as often as any other, and once in the legend."""
    pages = swell(material("iota", "", language=ENGLISH), ENGLISH)
    assert [] == list(chain.from_iterable(map(faults, pages)))
    found = [thing.kind for page in pages for thing in things(page)]
    for kind in ("texture smooth", "texture bumps", "texture across", "texture mesh"):
        assert 17 == found.count(kind)
    for kind in ("circle", "square", "triangle", "cross"):
        assert 17 == found.count(f"shape {kind}")
    digits = [read(thing) for page in pages for thing in things(page) if thing.kind == "text"]
    assert [16] * 4 == [digits.count(forward(str(number))[-1]) for number in NUMBERS]


def profile(thing: Thing) -> tuple[bool, bool, bool]:
    """How a texture feels: whether a finger finds lines across, lines down, and an area without any."""
    across = any(one.y1 == one.y2 and one.x1 != one.x2 for one in thing.strokes)
    down = any(one.x1 == one.x2 and one.y1 != one.y2 for one in thing.strokes)
    return across, down, bool(thing.areas)


def test_no_two_textures_feel_the_same() -> None:
    """Lines across, lines down, both, neither, and a smooth area."""
    names: tuple[Texture, ...] = ("bumps", "across", "down", "mesh", "smooth")
    grid = Grid(("",) * 5, ("",), (names,))
    symbols = tuple((name, Symbol(name)) for name in names)
    (page,) = swell(Sheet(say("space-total-full", all=5), grids=(grid,), symbols=symbols), CZECH)
    found = [thing for thing in things(page) if thing.kind.startswith("texture")]
    assert 5 == len({profile(thing) for thing in found})
    boxes = [thing.box for thing in found]
    assert all(right - left > 9 and bottom - top > 9 for left, top, right, bottom in boxes)
    assert [f"texture {name}" for name in names] == [sample(name).kind for name in names]


def test_a_drawing_that_is_too_large_is_refused() -> None:
    """With what there is and what would fit."""
    wide = rectangle(9, 2, upward=True)
    sheet = Sheet(say("space-total-full", all=5), (Drawing(wide, Mark(wide.mask, explain_free(wide.mask))),))
    with pytest.raises(GameError) as caught:
        swell(sheet, CZECH)
    assert "swell-too-large" == caught.value.key
    assert (180, True) == (caught.value.args_["most"], caught.value.args_["width"] == 199)


def test_text_alone_becomes_pages_of_braille() -> None:
    """Every line where Braille stands on any paper, ten millimetres apart; pages go on with the title."""
    notes = tuple(say("space-left-nothing") for _ in range(40))
    pages = swell(Sheet(say("space-total-full", all=5), notes=notes), CZECH)
    assert 2 == len(pages)
    assert [] == list(chain.from_iterable(map(faults, pages)))
    written = lines(pages)
    assert 40 == written.count("Nic volného nezbývá.")
    assert ["1", "Vše zakryto, 5", "čtverečků."] == [line.strip() for line in written[:3]]
    assert ["Vše", "2"] == [lines(pages[1:])[0].split()[at] for at in (0, -1)]


def test_the_same_sheet_gives_the_same_bytes() -> None:
    """And says in print what it is, for programs that show it."""
    first, second = (swell(material("tetrikon", "A1"), CZECH) for _ in range(2))
    assert first == second
    assert b"<title>Diagram A1, 1</title>" in first[0]

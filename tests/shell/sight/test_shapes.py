"""Nothing is told by colour alone: whatever differs has other letters or signs, however small it is drawn."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pytest

from accessgames.games.pictures import BRIGHT, Offset, Panel, Region, Tile
from accessgames.games.tetrikon.naming import PIECES, name_piece
from accessgames.language import Language
from accessgames.shell.sight.drawing import SIZES, Marks, Sketch
from accessgames.shell.sight.saying import say_panels
from accessgames.shell.sight.told import Told
from accessgames.shell.sight.window import Look, compose
from tests.shell.sight.eyes import GAMES, WORDS, panels_of, views_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

STEPS: Final = range(1, len(SIZES) + 1)

PARTS: Final = (0.2, 0.5, 0.8, 0.99)
"""When matches are looked at."""


def text_of(tile: Tile, step: int, marks: Marks | None = None) -> str:
    """Return what is read on a tile that lies alone."""
    alone = replace(tile, at=Offset(0, 0))
    sketch = Sketch(Panel("one", "", (alone,)), step, marks or Marks())
    _, _, text = sketch.draw(Region(0, 0, 1, 1), SIZES[step - 1][0]).text().partition("\n")
    return text


def things_of(panel: Panel) -> Iterator[list[Tile]]:
    """Yield the things of a panel, each with its tiles: a piece has several, a card has one."""
    parts = defaultdict[object, list[Tile]](list)
    for tile in panel.tiles:
        if tile.framed:
            parts[tile.part or tile.at].append(tile)
    yield from parts.values()


def alike(panels: Iterable[Panel], step: int) -> list[set[object]]:
    """Return the things that differ and have the same letters and signs, together."""
    found = defaultdict[frozenset[str], set[object]](set)
    for panel in panels:
        for tiles in things_of(panel):
            look = frozenset(text_of(tile, step) for tile in tiles)
            found[look].add((frozenset((tile.label, tile.sign, tile.count) for tile in tiles), tiles[0].role))
    return [things for things in found.values() if len(things) > 1]


def seen_in(game: str, tag: str) -> list[Panel]:
    """Return all boards, hands and shelves that are looked at in a match, of both people."""
    views = [panels_of(game, part, seat, tag) for part in PARTS for seat in (0, 1)]
    return [panel for panels in (*views, *views_of(game, tag)) for panel in panels]


@pytest.mark.parametrize("tag", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("step", STEPS)
def test_nothing_is_told_by_colour_alone(game: str, tag: str, step: int) -> None:
    """Two different things never have the same text, in no magnification."""
    assert [] == alike(seen_in(game, tag), step)


@pytest.mark.parametrize("tag", ["cs", "en"])
@pytest.mark.parametrize("step", STEPS)
def test_pieces_of_tetrikon_keep_names_of_their_own(tag: str, step: int) -> None:
    """Also where only three letters of a name have room: a bar is no stick."""
    tiles = tuple(
        Tile(Offset(x, 0), name_piece(piece), role=BRIGHT[x % len(BRIGHT)], part=x + 1)
        for x, piece in enumerate(PIECES)
    )
    assert [] == alike(say_panels([Panel("pieces", "", tiles)], Language(tag)), step)


def test_the_smallest_number_has_its_sign() -> None:
    """A red 4 and a blue one, also with two figures; the robot of a piece stays in sight."""
    numbers: Sequence[Tile] = [Tile(Offset(0, 0), label, "■", role="blue") for label in ("4", "13")]
    assert ["4■ ▐", "13■▐"] == [text_of(tile, 1) for tile in numbers]
    assert " ☺ ▐" == text_of(Tile(Offset(0, 0), "fu5", "☺", role="purple", part=1), 1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("step", STEPS)
def test_the_cursor_hides_no_letter(game: str, step: int) -> None:
    """Whatever it stands on: letters and signs are those that were there, only walls give way."""
    walls = str.maketrans(dict.fromkeys("▛▜▌▐┌┐└┘│─║►◄ \n", ""))
    tiles = {tile for panels in views_of(game) for panel in panels for tile in panel.tiles}
    here = Marks(Offset(0, 0))
    assert [] == [
        tile
        for tile in tiles
        if text_of(tile, step).translate(walls).strip("▀")
        != text_of(tile, step, here).translate(walls).strip("▀")
    ]


@pytest.mark.parametrize("size", [(80, 24), (40, 12)])
@pytest.mark.parametrize("game", GAMES)
def test_things_have_walls_in_both_windows(game: str, size: tuple[int, int]) -> None:
    """There is room for at least one row of cards of three rows and six columns, also in a small window."""
    for panels in views_of(game):
        text = compose(Look(panels), Told(), (size[0], size[1] - 2), WORDS).text()
        assert "▀▀▀▀" in text or "────" in text

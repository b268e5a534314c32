from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.games.pictures import Offset, Pointer
from accessgames.shell.sight.told import Told
from accessgames.shell.sight.window import Look, compose
from tests.shell.sight.eyes import GAMES, WORDS, panels_of, words_of

if TYPE_CHECKING:
    from accessgames.shell.sight.canvas import Canvas

SIZES = ((80, 24), (40, 12), (57, 17), (120, 40), (28, 10))


def paint(look: Look, told: Told, columns: int, rows: int) -> Canvas:
    """Paint a window without the line that is typed on and the one below it."""
    return compose(look, told, (columns, rows - 2), WORDS)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("step", [1, 2, 3, 4])
def test_every_window_has_a_picture_and_room_for_lines(game: str, step: int, size: tuple[int, int]) -> None:
    """In any game, size and magnification; nothing is painted outside, and the first line told is seen."""
    told = Told()
    told.typed("?")
    told.take(["Jana: 12 bodů."])
    canvas = paint(Look(panels_of(game), step=step), told, *size)
    assert (size[0], size[1] - 2) == (canvas.width, canvas.height)
    assert all(size[0] == len(row) for row in canvas.rows)
    assert "Jana: 12" in canvas.text()


def test_lines_stand_beside_the_picture_in_a_wide_window_and_below_it_in_a_narrow_one() -> None:
    """Wide is from 72 columns on."""
    told = Told()
    told.take(["Váš tah."])
    look = Look(panels_of("iota"))
    wide = paint(look, told, 80, 24).text().split("\n")
    narrow = paint(look, told, 60, 24).text().split("\n")
    assert wide[0].startswith(" Stůl")
    assert wide[0].endswith("│Váš tah.")
    assert narrow[0].startswith(" Stůl")
    assert "Váš tah." in narrow


def test_the_cursor_is_always_in_sight() -> None:
    """Wherever it is on a board that is larger than the window, and a word says which part is shown."""
    (table, *_) = panels_of("iota", 0.9)
    text = ""
    for tile in table.tiles:
        look = Look((table,), Pointer("table", tile.at))
        text = paint(look, Told(), 40, 12).text()
        assert "►" in text
    assert any(word in text for word in ("Vlevo", "Vpravo", "Nahoře", "Dole", "Uprostřed"))


def test_what_is_new_is_in_sight_and_marked() -> None:
    """A card that was laid since the last look; without a cursor the picture follows it."""
    before, after = panels_of("iota", 0.3), panels_of("iota", 0.9)
    look = Look(after).after(Look(before))
    old = {tile.at for tile in before[0].tiles if tile.framed}
    assert frozenset(tile.at for tile in after[0].tiles if tile.framed) - old == look.changed["table"]
    assert "*" in paint(look, Told(), 40, 12).text()


def test_what_is_new_stays_marked_until_more_is() -> None:
    """Asking something changes nothing on the board."""
    before, after = Look(panels_of("iota", 0.3)), panels_of("iota", 0.9)
    look = Look(after).after(before)
    assert look.changed == Look(after).after(look).changed


def test_free_places_are_never_new() -> None:
    """They only say where something could be laid."""
    (table, *_) = panels_of("iota", 0.5)
    bare = replace(table, tiles=tuple(tile for tile in table.tiles if tile.framed))
    assert {} == Look((table,)).after(Look((bare,))).changed


def test_another_panel_can_be_chosen() -> None:
    """One after another, and from the last one to the first again."""
    look = Look(panels_of("iqlandie", 0.99))
    keys = [look.main.key]
    for _ in look.panels:
        look = look.next_panel()
        keys.append(look.main.key)
    assert [*(panel.key for panel in look.panels), look.panels[0].key] == keys


def test_one_can_look_around() -> None:
    """Place by place, to the edge and not beyond."""
    look = Look(panels_of("iota", 0.9))
    region = look.main.region
    for _ in range(60):
        look = look.moved(-1, -1)
    assert Offset(region.x, region.y) == look.centre
    assert "Vlevo nahoře" in paint(look, Told(), 40, 12).text()


def test_a_long_answer_says_that_it_goes_on() -> None:
    """With how many rows are left and the key that shows them."""
    told = Told()
    told.typed("?")
    told.take([f"Možnost {number}." for number in range(40)])
    text = paint(Look(panels_of("iota")), told, 80, 24).text()
    assert "Ještě 20 řádků: Enter" in text
    assert "Možnost 0." in text


def test_the_picture_speaks_the_language() -> None:
    """Titles, labels and captions."""
    look = Look(panels_of("iota", tag="en"))
    text = compose(look, Told(), (80, 22), words_of("en")).text()
    assert text.startswith(" Table")
    assert "Cards in hand" in text


def test_no_hand_is_shown_to_those_who_look_on() -> None:
    """A spectator sees the table alone."""
    assert ["table"] == [panel.key for panel in panels_of("iota", seat=-1)]
    assert ["table", "hand"] == [panel.key for panel in panels_of("iota", seat=0)]

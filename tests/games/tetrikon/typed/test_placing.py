"""Where a piece shall lie: its name, its first square or all squares, and its position, in any order."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.engine import MalformedAction
from accessgames.games.tetrikon.player_areas import area_of
from accessgames.games.tetrikon.typed import Spotted, chosen_spots, placement_of, read_spot, unclear_place
from accessgames.language.commandline import split_words
from tests.games.tetrikon.positions import SET, position, square
from tests.games.tetrikon.wording import desk_at, mistake

CS: Final = desk_at(position(placed=["o4 1 a1", ""], free=["i4 l4", ""]))
EN: Final = desk_at(position(), tag="en")
EMPTY: Final = area_of(CS, 0).empty


def mask(squares: str) -> int:
    """Squares as a mask."""
    return SET.board.mask_of(square(name) for name in squares.split())


@pytest.mark.parametrize(
    ("typed", "squares", "numbers"),
    [
        ("tyč", "", None),
        ("tyč a3", "a3", None),
        ("a3 tyč", "a3", None),
        ("tyč a3 2", "a3", (2,)),
        ("tyč 2 a3", "a3", (2,)),
        ("tyč a3 poloha 2", "a3", (2,)),
        ("tyč svisle a3", "a3", (2,)),
        ("tyč vodorovně", "", (1,)),
        ("tyč na pole a3", "a3", None),
        ("tyč a3 až d3", "a3 b3 c3 d3", None),
        ("tyč a3 b3 c3 d3", "a3 b3 c3 d3", None),
        ("tyč a3, b3, c3 a d3", "a3 b3 c3 d3", None),
    ],
)
def test_a_place(typed: str, squares: str, numbers: tuple[int, ...] | None) -> None:
    """The parts may stand in any order; what is not said stays open."""
    assert Spotted("i4", mask(squares), numbers) == read_spot(split_words(typed), CS)


@pytest.mark.parametrize("typed", ["hák vpravo", "hák vlevo", "hák otočeno vpravo zrcadlově"])
def test_a_position_by_its_name(typed: str) -> None:
    """Each means positions of the piece, never all of them."""
    spot = read_spot(split_words(typed), CS)
    assert spot.numbers
    assert len(spot.numbers) < 8


@pytest.mark.parametrize(
    ("typed", "squares", "numbers"),
    [("bar a3 2", "a3", (2,)), ("the bar at a3", "a3", None), ("bar a3 to d3", "a3 b3 c3 d3", None)],
)
def test_a_place_in_english(typed: str, squares: str, numbers: tuple[int, ...] | None) -> None:
    """The same in English."""
    assert Spotted("i4", mask(squares), numbers) == read_spot(split_words(typed), EN)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Chybí dílek, třeba „polož tyč c3 2“."),
        ("a3", "„a3“ není dílek, jejich jména vypíše „dílky“."),
        ("tyč cosi", "„cosi“ není pole ani poloha, píše se třeba „tyč c3 2“. Dílek je tyč."),
        ("tyč a3 9", "Poloha 9 není, polohy jsou 1 až 2."),
        ("tyč z9", "Pole z9 je mimo desku, poslední je pole h8."),
    ],
)
def test_no_place(typed: str, said: str) -> None:
    """What is wrong is named with what would be right."""
    with pytest.raises(MalformedAction) as caught:
        read_spot(split_words(typed), CS)
    assert said == mistake(caught.value)


@pytest.mark.parametrize(
    ("typed", "places"),
    [
        ("tyč a3", [(1, "a3")]),
        ("tyč a3 1", [(1, "a3")]),
        ("tyč a3 až d3", [(1, "a3")]),
        ("tyč d3", []),
        ("domino c1", [(1, "c1"), (2, "c1")]),
        ("kostička a1", [(1, "a1")]),
        ("tyč a1 1", [(1, "a1")]),
        ("hák a1 b1 c1 a2", [(1, "a1")]),
    ],
)
def test_what_a_place_can_mean(typed: str, places: list[tuple[int, str]]) -> None:
    """Free places first; where none is free, the one that was named without doubt: the rules answer."""
    spot = read_spot(split_words(typed), CS)
    found = chosen_spots(spot, CS, EMPTY)
    assert [(number, square(name)) for number, name in places] == list(found)


def test_a_piece_alone_means_every_place() -> None:
    """All of them lie on free squares."""
    for number, anchor in chosen_spots(Spotted("l4"), CS, EMPTY):
        laid = placement_of(CS, "l4", number, anchor)
        assert laid is not None
        assert laid.mask & EMPTY == laid.mask


def test_over_the_edge_of_the_board_there_is_no_placement() -> None:
    """The base board has eight columns."""
    assert placement_of(CS, "i4", 1, square("g1")) is None
    assert placement_of(CS, "i4", 1, square("e1")) is not None


def test_no_place_at_all_is_told() -> None:
    """With the square that was named, or without one."""
    assert "Nikam se nevejde: tyč." == mistake(unclear_place(Spotted("i4"), CS))
    said = "Od pole d3 se v žádné poloze nevejde: tyč."
    assert said == mistake(unclear_place(Spotted("i4", mask("d3")), CS))

"""Whether the empty squares can still be filled, worked out from what lies open."""

from __future__ import annotations

from collections import Counter

import pytest

from accessgames.games.tetrikon.player_areas import Filling, area_of, find_filling, supply_of, tell_fillable
from tests.games.tetrikon.positions import SET, position, square
from tests.games.tetrikon.situations import building
from tests.games.tetrikon.wording import desk_at, forms, full

TWO_BARS = "i4 1 a1, i4 1 a2"
"""What leaves the third row of four squares empty."""


@pytest.mark.parametrize(
    ("free", "bag", "offer", "other", "way"),
    [
        ("i4", "", "- - - - - -", "", "own"),
        ("d2 d2", "", "- - - - - -", "", "own"),
        ("d2", "d2", "- - - - - -", "", "coming"),
        ("", "i4", "- - - - - -", "", "coming"),
        ("", "", "i4 - - - - -", "", "coming"),
        ("", "", "- - - - - -", "i4", "coming"),
        ("", "x5 p5 o4", "u5 u5 - - - -", "t4", "never"),
        ("d2", "x5", "- - - - - -", "", "never"),
    ],
)
def test_whether_the_rest_can_be_filled(free: str, bag: str, offer: str, other: str, way: Filling) -> None:
    """With the own free pieces, with what the offer, the bag and others still hold, or not at all."""
    desk = desk_at(position(placed=[TWO_BARS, ""], free=[free, other], bag=bag, offer=offer))
    assert way == find_filling(desk, area_of(desk, 0).empty)


def test_what_is_about_to_be_laid_is_not_there_any_more() -> None:
    """One domino is used up, so the other half of the row needs a second one."""
    desk = desk_at(position(placed=[TWO_BARS, ""], free=["d2", ""], bag="", offer="- - - - - -"))
    rest = SET.board.mask_of([square("c3"), square("d3")])
    assert "own" == find_filling(desk, rest)
    assert "never" == find_filling(desk, rest, laid="d2")


def test_what_comes_out_is_free_then() -> None:
    """A piece that is replaced can be used again."""
    desk = desk_at(position(placed=[TWO_BARS, ""], bag="", offer="- - - - - -"))
    empty = area_of(desk, 0).empty
    assert "never" == find_filling(desk, empty)
    assert "own" == find_filling(desk, empty, lifted="i4")


@pytest.mark.parametrize(("mirror", "way"), [("yes", "own"), ("no", "never")])
def test_where_pieces_may_not_be_turned_over(mirror: str, way: Filling) -> None:
    """The hook fits the rest only when it is turned over."""
    rest = SET.board.mask_of(map(square, ("a1", "b1", "c1", "c2")))
    start = position(free=["l4", ""], bag="", offer="- - - - - -", options={"mirror": mirror})
    assert way == find_filling(desk_at(start), rest)


def test_the_supply() -> None:
    """The own free pieces, and all that can come: in the bag, on offer, free in front of anybody."""
    desk = desk_at(position(free=["l4 l4", "t4"], bag="k1 k1 d2", offer="r3 r3 - - - i4"))
    own, coming = supply_of(desk, 0)
    assert Counter(l4=2) == +own
    assert Counter(l4=2, t4=1, k1=2, d2=1, r3=2, i4=1) == +coming


@pytest.mark.parametrize(
    ("free", "bag", "said", "brief", "felt", "english"),
    [
        (
            "i4",
            "",
            "Zbytek jde vyplnit už jen volnými dílky.",
            "Zbytek jde volnými dílky.",
            "zbytek jde volnými",
            "own",
        ),
        (
            "",
            "i4",
            "Zbytek jde vyplnit dílky, které ještě mohou přijít.",
            "Zbytek vyplnit jde.",
            "zbytek jde",
            "coming",
        ),
        (
            "",
            "x5",
            "Zbytek už vyplnit nejde, musel by se vyměnit vložený dílek.",
            "Zbytek vyplnit nejde.",
            "zbytek nejde",
            "never",
        ),
    ],
)
def test_the_sentences(free: str, bag: str, said: str, brief: str, felt: str, english: str) -> None:
    """In full, in brief and in Braille."""
    desk = desk_at(position(placed=[TWO_BARS, ""], free=[free, ""], bag=bag, offer="- - - - - -"))
    empty = area_of(desk, 0).empty
    (line,) = forms(tell_fillable(desk, empty))
    assert (said, brief, felt) == (line.full, line.brief, line.braille)
    assert english == find_filling(desk, empty)
    assert 1 == len(full(tell_fillable(desk, empty), "en"))


def test_in_blitz_and_solo_nothing_is_told() -> None:
    """There it would be the solution."""
    desk = desk_at(building())
    assert () == tell_fillable(desk, area_of(desk, 0).empty)

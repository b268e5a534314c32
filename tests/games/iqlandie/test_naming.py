"""Squares, pieces, tokens, signs and times as values: what they sound like, in sentences and on a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.material import COLOURS, JOKER, MATERIAL, SINGLE, Piece
from accessgames.games.iqlandie.naming import (
    EMPTY,
    list_squares,
    name_bag,
    name_body,
    name_direction,
    name_exhibition,
    name_kind,
    name_laid,
    name_optic,
    name_piece,
    name_shape,
    name_sign,
    name_time,
    name_token,
    time_figures,
)
from accessgames.games.iqlandie.narration.events import numbered_lines
from accessgames.games.iqlandie.tasks.biology import HOLE, TOKENS
from accessgames.games.iqlandie.tasks.space_model import SYMBOLS, WINDOW, LaidCard
from accessgames.language import Language, Nested, say

if TYPE_CHECKING:
    from accessgames.language import Value
    from accessgames.language.voice import Form

CZECH = Language("cs", strict=True)
ENGLISH = Language("en", strict=True)


def _said(value: Value, form: Form = "full", language: Language = CZECH) -> str:
    """Say a value inside a message that adds nothing to it."""
    if isinstance(value, Nested):
        return language.form(value.message, form)
    text = language.form(say("iqlandie-numbered", number=1, piece=value), form)
    return text.removeprefix("1 ")


@pytest.mark.parametrize(
    ("piece", "czech", "short", "english"),
    [
        (Piece("t4", "purple", robot=True), "fialové téčko s robotem", "ft4r", "purple T with a robot"),
        (Piece("i3", "red", robot=False), "červená krátká tyčka", "či3", "red short bar"),
        (Piece("x5", JOKER, robot=False), "žolíkové plus", "jx5", "joker plus"),
        (Piece(SINGLE, "green", robot=False), "zelená kostička", "zk1", "green cube"),
    ],
)
def test_pieces(piece: Piece, czech: str, short: str, english: str) -> None:
    """A piece is its colour, its shape and its robot; on a Braille line a few letters."""
    assert czech == _said(name_piece(piece))
    assert short == _said(name_piece(piece), "braille")
    assert english == _said(name_piece(piece), language=ENGLISH)


def test_pieces_in_the_accusative() -> None:
    """What is taken stands in the case of what is taken."""
    piece = Piece("i4", "orange", robot=True)
    assert "oranžovou dlouhou tyčku s robotem" == _said(name_piece(piece, "acc"))
    assert "the orange long bar with a robot" == _said(name_piece(piece, "acc"), language=ENGLISH)


def test_no_two_pieces_sound_the_same() -> None:
    """Every piece of the set has a name and a short form of its own."""
    pieces = {piece for shape in MATERIAL.shapes for piece, _ in MATERIAL.copies_of(MATERIAL.shapes[shape])}
    for form in ("full", "braille"):
        assert len(pieces) == len({_said(name_piece(piece), form) for piece in pieces})
    assert 6 == len({piece.colour for piece in pieces})
    assert {*COLOURS, JOKER} == {piece.colour for piece in pieces}


def test_tokens_have_different_initials() -> None:
    """The eight tokens of biology can be meant by a letter in both languages."""
    for language in (CZECH, ENGLISH):
        initials = {_said(name_token(token), language=language)[0] for token in TOKENS}
        assert len(TOKENS) == len(initials)
    assert EMPTY == name_token(HOLE)
    assert "volno" == _said(EMPTY)


def test_signs_and_directions() -> None:
    """Colours and symbols, and the eight directions clockwise from the north."""
    signs = ["modrá", "červená", "zelená", "oranžová", "kruh", "blesk", "srdce", "list"]
    assert signs == [_said(name_sign(sign)) for sign in range(8)]
    ways = ["sever", "severovýchod", "východ", "jihovýchod", "jih", "jihozápad", "západ", "severozápad"]
    assert ways == [_said(name_direction(way)) for way in range(8)]
    assert ["s", "sv", "v", "jv"] == [_said(name_direction(way), "braille") for way in range(4)]


def test_bodies_and_windows() -> None:
    """What is seen on a space card; whatever is no symbol is a window."""
    assert {"hvězda", "meteorit", "měsíc", "planeta", "slunce"} == {_said(name_body(one)) for one in SYMBOLS}
    assert "okénko" == _said(name_body(WINDOW))


@pytest.mark.parametrize(
    ("laid", "told", "short"),
    [
        (LaidCard(4), "4 rovně", "4"),
        (LaidCard(2, 3), "2 vlevo", "2l"),
        (LaidCard(5, 2), "5 obráceně", "5o"),
        (LaidCard(1, 1, 1), "1 vpravo o 1 na východ", "1p+v1"),
        (LaidCard(3, 0, -2, 1), "3 rovně o 2 na západ a 1 na jih", "3+z2j1"),
    ],
)
def test_space_cards(laid: LaidCard, told: str, short: str) -> None:
    """A card is told with its turn and its shift."""
    assert told == _said(name_laid(laid))
    assert short == _said(name_laid(laid), "braille")


def test_mirrors_and_prisms_are_counted() -> None:
    """Pieces of optics by themselves and in numbers."""
    assert "zrcadlo" == _said(name_optic("Z"))
    assert "2 hranoly" == _said(name_optic("H", 2))
    assert "5 zrcadel" == _said(name_optic("Z", 5))


@pytest.mark.parametrize(
    ("milliseconds", "told"),
    [
        (0, "po 0 sekundách"),
        (1_000, "po 1 sekundě"),
        (32_400, "po 32 sekundách"),
        (60_000, "po 1 minutě"),
        (125_000, "po 2 minutách a 5 sekundách"),
    ],
)
def test_times(milliseconds: int, told: str) -> None:
    """Times are told in whole minutes and seconds."""
    assert told == _said(name_time(milliseconds))


def test_parts_of_a_time() -> None:
    """A time is split into minutes and seconds, rounded to a whole second."""
    assert {"minutes": 1, "seconds": 0} == time_figures(59_999)
    assert {"minutes": 0, "seconds": 0} == time_figures(400)


def test_kinds_bags_and_exhibitions() -> None:
    """Each has its name, short on a Braille line."""
    assert "programování" == _said(name_kind("programming"))
    assert "pro" == _said(name_kind("programming"), "braille")
    assert "malý pytlík" == _said(name_bag("small"))
    assert "velkého pytlíku" == _said(name_bag("large", "gen"))
    assert "mezery" == _said(name_exhibition(3))
    assert "téčko" == _said(name_shape("t4"))


def test_squares_are_named_in_their_order() -> None:
    """Letter before digit; row 1 is the topmost."""
    named = list_squares((Square(0, 0), Square(4, 2)))
    assert ["a1", "e3"] == [_said(cell) for cell in named.items]


def test_the_number_of_a_piece_is_not_heard_as_how_many_there_are() -> None:
    """What is written "1 žolíkové elko" has its number as a name aloud, in no gender of the piece."""
    pieces = (Piece("l4", JOKER, robot=False), Piece("i3", "blue", robot=False))
    (few,) = numbered_lines(pieces)
    hand = say("iqlandie-hand", pieces=few)
    assert "K umístění: 1 žolíkové elko, 2 modrá krátká tyčka." == CZECH.form(hand, "full")
    told = "K umístění: číslo jedna žolíkové elko, číslo dva modrá krátká tyčka."
    assert told == CZECH.aloud(hand)
    assert "number one joker el, number two blue short bar" in ENGLISH.aloud(hand)

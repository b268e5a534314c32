"""Pieces and places as they are typed."""

from __future__ import annotations

import pytest

from accessgames.engine import MalformedAction
from accessgames.games.iqlandie.material import EXPOSITIONS, spots
from accessgames.games.iqlandie.notation import format_action
from accessgames.games.iqlandie.rules.actions import Place
from accessgames.games.iqlandie.typed import corner_of, placements, read_pieces, read_placing, read_wanted
from accessgames.language.commandline import split_words
from accessgames.shell.errors import tell_error
from tests.games.iqlandie.positions import names, piece
from tests.games.iqlandie.wording import full, language

WORDS = language("cs").vocabulary("common", "space", "shell", "iqlandie")
HAND = tuple(map(piece, ("t4r", "t4p*", "i3b")))


def wanted(typed: str) -> tuple[str, str, bool, int]:
    """Colour, shape, robot and how many words a description took."""
    found, used = read_wanted(split_words(typed), WORDS)
    return found.colour, found.shape, found.robot, used


def picked(typed: str) -> list[str]:
    """For each piece that is named those that it may be; or the sentence of the error."""
    try:
        return [names(few) for few in read_pieces(split_words(typed), HAND, WORDS)]
    except MalformedAction as error:
        return full([tell_error(error)])


def places(typed: str) -> list[str]:
    """The placements that may be meant, in notation; or the sentence of the error."""
    try:
        placing = read_placing(split_words(typed), HAND, WORDS)
        return [format_action(action) for action in placements(placing, HAND, WORDS)]
    except MalformedAction as error:
        return full([tell_error(error)])


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("ft4", ("purple", "t4", False, 1)),
        ("ft4r", ("purple", "t4", True, 1)),
        ("FT4R", ("purple", "t4", True, 1)),
        ("fialové téčko", ("purple", "t4", False, 2)),
        ("téčko fialové", ("purple", "t4", False, 2)),
        ("téčko s robotem", ("", "t4", True, 3)),
        ("fialová", ("purple", "", False, 1)),
        ("krátká tyčka", ("", "i3", False, 2)),
        ("žolík", ("joker", "", False, 1)),
        ("robot", ("", "", True, 1)),
        ("červený růžek a", ("red", "v3", False, 2)),
        ("1", ("", "", False, 0)),
        ("slon", ("", "", False, 0)),
        ("ft9", ("", "", False, 0)),
    ],
)
def test_descriptions(typed: str, expected: tuple[str, str, bool, int]) -> None:
    """A code, or words in any order."""
    assert expected == wanted(typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("1", ["t4r"]),
        ("2 3", ["t4p*", "i3b"]),
        ("ct4", ["t4r"]),
        ("ft4r", ["t4p*"]),
        ("téčko", ["t4r t4p*"]),
        ("červené téčko", ["t4r"]),
        ("tyčka", ["i3b"]),
        ("1, 3", ["t4r", "i3b"]),
        ("ct4 a krátká tyčka", ["t4r", "i3b"]),
        ("robot", ["t4p*"]),
    ],
)
def test_pieces(typed: str, expected: list[str]) -> None:
    """By number, code or words; a description may fit several."""
    assert expected == picked(typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", ["Který dílek? Třeba jeho číslo, barva nebo tvar."]),
        ("5", ["Dílek 5 není, dílků je 3."]),
        ("0", ["Dílek 0 není, dílků je 3."]),
        ("slon", ["Slovo „slon“ tu nic neznamená."]),
        (
            "zelené plus",
            ["Takový dílek tu není, jsou tu červené téčko, fialové téčko s robotem a modrá krátká tyčka."],
        ),
        ("1 slon", ["Slovo „slon“ tu nic neznamená."]),
    ],
)
def test_pieces_near_misses(typed: str, expected: list[str]) -> None:
    """What is not there, with what there is."""
    assert expected == picked(typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("ct4 3 b2 2", ["place t4r 3 c2 2"]),
        ("1 3 b2 2", ["place t4r 3 c2 2"]),
        ("téčko 3 b2 1", ["place t4r 3 b2 1", "place t4p* 3 b2 1"]),
        ("mi3 4 a1 1", ["place i3b 4 a1 1"]),
        ("mi3 4 a1 svisle", ["place i3b 4 a1 2"]),
        ("mi3 4 a1 vodorovně", ["place i3b 4 a1 1"]),
        ("ct4 mezery b2 1", ["place t4r 3 b2 1"]),
        ("ct4 do mezer od b2 nožka dolů", ["place t4r 3 b2 1"]),
        ("ct4 3 b2 nožka nahoru", ["place t4r 3 c2 3"]),
        ("mi3 1 a1", ["place i3b 1 a1 1", "place i3b 1 a1 2"]),
    ],
)
def test_places(typed: str, expected: list[str]) -> None:
    """Exhibition, upper left square of the piece, and its position."""
    assert expected == places(typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", ["Místo se píše třeba „3 b2 2“: expozice, levé horní pole, poloha."]),
        ("ct4", ["Místo se píše třeba „3 b2 2“: expozice, levé horní pole, poloha."]),
        ("3", ["Místo se píše třeba „3 b2 2“: expozice, levé horní pole, poloha."]),
        ("b2", ["Místo se píše třeba „3 b2 2“: expozice, levé horní pole, poloha."]),
        ("ct4 b2 1", ["Místo se píše třeba „3 b2 2“: expozice, levé horní pole, poloha."]),
        ("ct4 3", ["Místo se píše třeba „3 b2 2“: expozice, levé horní pole, poloha."]),
        ("ct4 3 b2 9", ["Poloha 9 není, polohy jsou 1 až 4."]),
        ("ct4 3 b2 bokem", ["Slovo „bokem“ tu nic neznamená."]),
        ("ct4 3 4 b2 1", ["Slovo „4“ tu nic neznamená."]),
        ("slon 3 b2 1", ["Slovo „slon“ tu nic neznamená."]),
    ],
)
def test_places_near_misses(typed: str, expected: list[str]) -> None:
    """The part that is missing or unknown."""
    assert expected == places(typed)


@pytest.mark.parametrize("name", ["t4r", "l4p*", "v3b", "i4o", "x5g", "u5r*", "p5b", "i3p", "o4r"])
def test_every_place_can_be_typed_by_its_corner(name: str) -> None:
    """Exhibition, corner of the surrounding rectangle and number of the position name each place."""
    hand = (piece(name),)
    for spot in spots(hand[0], EXPOSITIONS[4]):
        action = Place(hand[0], 5, spot.anchor, spot.orientation)
        typed = f"5 {corner_of(action).name} {spot.orientation}"
        placing = read_placing(split_words(typed), hand, WORDS)
        assert (action,) == placements(placing, hand, WORDS)

"""Words after a verb, taken apart: cards, positions, places, directions, amounts."""

from __future__ import annotations

import pytest

from accessgames.engine import MalformedAction
from accessgames.games.iota.rules.cards import WILD, Spot, make_card
from accessgames.games.iota.typed import ItemReader, TypedItems
from accessgames.language.commandline import split_words
from tests.games.iota.wording import desk_at, position

STATE = position("m50=r2c", "g4x g1t r3t w", "y1s")
G4X, G1T, R3T = (
    make_card("green", "cross", 4),
    make_card("green", "triangle", 1),
    make_card("red", "triangle", 3),
)


def read(typed: str, tag: str = "cs", *, places: bool = True) -> TypedItems:
    """Take typed words apart."""
    return ItemReader(desk_at(STATE, 0, tag), places=places).read(split_words(typed))


@pytest.mark.parametrize(
    ("typed", "items"),
    [
        ("", TypedItems()),
        ("zx4", TypedItems(cards=((G4X,),))),
        ("1 třetí", TypedItems(cards=((G4X,), (R3T,)))),
        ("zx4 m51", TypedItems(cards=((G4X,),), spots=(Spot(0, 1),))),
        ("zelená", TypedItems(cards=((G1T, G4X),))),
        ("div od m51 vpravo", TypedItems(cards=((WILD,),), spots=(Spot(0, 1),), ways=("right",))),
        ("zx4, zt1 a div", TypedItems(cards=((G4X,), (G1T,), (WILD,)))),
        ("vše", TypedItems(everything=True)),
        ("nic", TypedItems(nothing=True)),
        ("na pole m51", TypedItems(spots=(Spot(0, 1),))),
        ("d 50", TypedItems(spots=(Spot(-9, 0),))),
    ],
)
def test_items(typed: str, items: TypedItems) -> None:
    """Each word is what it means at its place; small words mean nothing."""
    assert items == read(typed)


def test_without_places() -> None:
    """Where no place is expected, a place is a word that means nothing."""
    with pytest.raises(MalformedAction) as caught:
        read("zx4 m51", places=False)
    assert "iota-error-word" == caught.value.key
    assert "m51" == caught.value.args_["word"]


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("0", "iota-error-position"),
        ("5", "iota-error-position"),
        ("-1", "iota-error-position"),
        ("qq50", "iota-error-cell"),
        ("modrá", "iota-error-not-in-hand"),
        ("zx9", "iota-error-card-number"),
        ("cosi", "iota-error-word"),
    ],
)
def test_mistakes(typed: str, key: str) -> None:
    """Words that cannot be right are refused with what is wrong about them."""
    with pytest.raises(MalformedAction) as caught:
        read(typed)
    assert key == caught.value.key

"""Pieces and amounts as they are offered and paid."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.engine import MalformedAction
from accessgames.games.tetrikon.typed import (
    Goods,
    read_amount,
    read_amounts,
    read_goods,
    starts_goods,
    values_of,
)
from accessgames.language.commandline import split_words
from tests.games.tetrikon.positions import position
from tests.games.tetrikon.wording import desk_at, mistake

CS: Final = desk_at(position())
LIST: Final = desk_at(position(options={"money": "list"}))


@pytest.mark.parametrize(
    ("typed", "pieces", "money"),
    [
        ("hák", "l4", 0),
        ("hák a tyč", "l4 i4", 0),
        ("2 háky", "l4 l4", 0),
        ("dva háky a 3 tyče", "l4 l4 i4 i4 i4", 0),
        ("25 T", "", 25),
        ("T 25", "", 25),
        ("25", "", 25),
        ("dvacet pět T", "", 25),
        ("tyč a 25 T", "i4", 25),
        ("25 T a tyč", "i4", 25),
        ("50 a 50", "", 100),
        ("hák, tyč, 10 T", "l4 i4", 10),
        ("dlouhou tyč a tyč", "i5 i4", 0),
        ("nic", "", 0),
        ("zdarma", "", 0),
        ("", "", 0),
        ("1 hák", "l4", 0),
    ],
)
def test_goods(typed: str, pieces: str, money: int) -> None:
    """Pieces in their order, amounts added up, or nothing at all."""
    goods = read_goods(split_words(typed), CS)
    assert Goods(tuple(pieces.split()), money) == goods
    assert bool(pieces or money) == bool(goods)


@pytest.mark.parametrize("typed", ["medvěda", "hák a medvěda", "3000 T", "0 T", "hák nic"])
def test_what_is_no_goods(typed: str) -> None:
    """The word that is wrong is named with what would be right."""
    with pytest.raises(MalformedAction) as caught:
        read_goods(split_words(typed), CS)
    assert "není dílek ani částka, píše se třeba „hák a 25 T“." in mistake(caught.value)


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("50 25 25", (50, 25, 25)),
        ("25 50 25", (50, 25, 25)),
        ("50 T a 2 krát 25 T", (50, 25, 25)),
        ("kartami 50, 25 a 25", (50, 25, 25)),
        ("sto", (100,)),
        ("padesát a padesát T", (50, 50)),
        ("3 krát 10", (10, 10, 10)),
        ("", ()),
    ],
)
def test_cards(typed: str, cards: tuple[int, ...]) -> None:
    """Values of single cards, the highest first."""
    assert cards == read_amounts(split_words(typed), CS)


@pytest.mark.parametrize("typed", ["30", "50 30", "hák", "krát 10", "2 krát", "2 krát 30", "99 krát 10"])
def test_what_is_no_card(typed: str) -> None:
    """There is no such value; the answer says how cards are typed."""
    with pytest.raises(MalformedAction) as caught:
        read_amounts(split_words(typed), CS)
    assert mistake(caught.value).endswith("není hodnota karty, píše se třeba „50 25 25“.")


def test_the_values_follow_the_option() -> None:
    """Without cards of 100 T nobody can name one."""
    assert (1, 5, 10, 20, 25, 50, 100) == values_of(CS)
    assert (1, 5, 10, 20, 25, 50) == values_of(LIST)
    with pytest.raises(MalformedAction):
        read_amounts(["100"], LIST)


@pytest.mark.parametrize(
    ("typed", "value", "used"),
    [("25 T", 25, 2), ("T 25", 25, 2), ("25 hák", 25, 1), ("hák", None, 0), ("", None, 0)],
)
def test_one_amount(typed: str, value: int | None, used: int) -> None:
    """With or without the sign of points, which may stand on either side."""
    taken = read_amount(split_words(typed), CS)
    assert (value, used) == ((None, 0) if taken is None else (taken.value, taken.used))


@pytest.mark.parametrize(
    ("typed", "yes"),
    [("hák", True), ("2 háky", True), ("25 T", True), ("nic", True), ("za", True), ("Karel", False)],
)
def test_where_goods_begin(typed: str, yes: bool) -> None:
    """So that a name nobody has can be told from a piece."""
    assert yes == starts_goods(split_words(typed), CS)

"""Real dice told by hand: faces find dice, and what does not fit is named."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine.chance import Clash, Throw, assign_dice

DICE = ("abc", "ab", "cd")

dice_of_letters = st.lists(st.sets(st.sampled_from("abcdef"), min_size=1, max_size=4), min_size=1, max_size=5)
letters = st.lists(st.sampled_from("abcdefg"), max_size=5)


def throw(*layouts: tuple[str, ...]) -> Throw[str]:
    """Dice in the air, each written as the letters on its sides."""
    return Throw(tuple(tuple(map(frozenset, dice)) for dice in layouts))


def by_trying(faces: list[str], dice: list[set[str]]) -> bool:
    """Tell whether some order of some dice shows the faces."""
    return any(
        all(face in die for face, die in zip(faces, order, strict=True))
        for order in permutations(dice, len(faces))
    )


@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        ("", ()),
        ("d", (2,)),
        ("aab", None),
        ("abc", (1, 0, 2)),
        ("bca", (1, 2, 0)),
        ("dd", None),
        ("x", None),
        ("abcd", None),
    ],
)
def test_faces_find_dice(faces: str, expected: tuple[int, ...] | None) -> None:
    """Every face gets a die that has it, no die twice; None where that can't be."""
    assert expected == assign_dice(faces, DICE)


@given(letters, dice_of_letters)
def test_seating_is_as_good_as_trying_everything(faces: list[str], dice: list[set[str]]) -> None:
    """A seating exists exactly when some order of the dice shows the faces, and it is a right one."""
    found = assign_dice(faces, dice)
    assert by_trying(faces, dice) == (found is not None)
    if found is not None:
        assert len(faces) == len(set(found))
        assert all(face in dice[die] for face, die in zip(faces, found, strict=True))


def test_one_of_several_sets_of_dice_has_to_do() -> None:
    """When it is not known which dice were thrown, faces are right that one of the possible sets can show."""
    air = throw(("ab", "cd"), ("ef", "cd"))
    assert 2 == len(air)
    assert (True, True, False) == (air.takes("ac"), air.takes("ec"), air.takes("ae"))
    assert frozenset("abefcd") == air.possible("")
    assert frozenset("cd") == air.possible("a")


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("ab", None),
        ("ad", None),
        ("x", Clash("x", (), frozenset("abcd"))),
        ("dc", None),
        ("dcc", Clash("c", ("d", "c"), frozenset("ab"))),
        ("add", Clash("d", ("d",), frozenset("abc"))),
        ("aba", Clash("a", ("a", "b"), frozenset("cd"))),
        ("adx", Clash("x", (), frozenset("abc"))),
    ],
)
def test_the_first_wrong_face_is_named(told: str, expected: Clash[str] | None) -> None:
    """The clash names the face, the fewest faces it quarrels with, and what the dice could show instead."""
    assert expected == throw(DICE).clash(told)


@given(letters, dice_of_letters)
def test_a_clash_is_a_quarrel_as_small_as_can_be(faces: list[str], dice: list[set[str]]) -> None:
    """The rivals alone leave no die for the face; without any of them there is one."""
    air = Throw((tuple(map(frozenset, dice)),))
    clash = air.clash(faces)
    assert (clash is None) == air.takes(faces)
    if clash is not None:
        assert not air.takes((*clash.rivals, clash.face))
        for fewer in combinations(clash.rivals, max(0, len(clash.rivals) - 1)):
            assert air.takes((*fewer, clash.face)) or not clash.rivals


@given(letters, dice_of_letters)
def test_what_is_possible_can_be_told(faces: list[str], dice: list[set[str]]) -> None:
    """Exactly the faces that are possible go with those told."""
    air = Throw((tuple(map(frozenset, dice)),))
    if air.takes(faces):
        possible = air.possible(faces)
        assert {face for face in "abcdefg" if air.takes((*faces, face))} == possible

"""Throws: their space, their fairness, and real dice told by hand."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine import CHANCE, Stream
from accessgames.games.quantum.notation import format_action
from accessgames.games.quantum.rules.dice import DIE_FACES, face_name
from accessgames.games.quantum.rules.rolls import RollSpace, is_possible, random_roll, seat_faces
from accessgames.games.quantum.rules.state import REROLLS, Phase, QuantumState, Roll
from tests.games.quantum.helpers import GAME, faces, play, position

OWN = {"dice": "own"}


def rolling(mask: int, dice: str, options: dict[str, str] | None = None) -> QuantumState:
    """Return a position in which the dice of a mask are in the air for the second time."""
    state = position(Phase.REROLL, dice=dice, options=options)
    return GAME.apply(state, 0, REROLLS[mask]).state


def test_the_space_of_a_first_throw() -> None:
    """Seven dice have 279,936 throws, sorted by notation from the first one on."""
    space = RollSpace(position())
    first = [format_action(roll) for roll in islice(space, 500)]
    assert (6**7, first) == (len(space), sorted(first))


@pytest.mark.parametrize("mask", [0b0000001, 0b1000000, 0b0010110])
def test_the_space_of_a_second_throw(mask: int) -> None:
    """A second throw has one face to the power of its dice, each different, each in the space."""
    space = RollSpace(rolling(mask, "R1 R2 B4 P3 B6 Y5 3"))
    listed = list(space)
    assert 6 ** mask.bit_count() == len(space) == len(set(listed))
    assert all(roll in space for roll in listed)
    assert sorted(listed, key=format_action) == listed


def test_every_face_of_every_die_falls() -> None:
    """Over 2,000 throws each of the 42 faces falls, and about as often as the others."""
    stream = Stream("1", "chance")
    state = position()
    rolls = [random_roll(state, stream).dice for _ in range(2000)]
    for die, sides in enumerate(DIE_FACES):
        counts = [sum(roll[die] == face for roll in rolls) for face in sides]
        assert sum((count - 2000 / 6) ** 2 / (2000 / 6) for count in counts) < 30


@given(st.integers(0, 127), st.integers(0, 10_000))
def test_a_random_throw_is_possible(mask: int, moment: int) -> None:
    """Whatever falls is in the space of throws and leaves the other dice alone."""
    stream = Stream("2", "chance")
    stream.seek(moment)
    state = rolling(mask, "R1 R2 B4 P3 B6 Y5 3") if mask else position()
    roll = random_roll(state, stream)
    assert is_possible(state, roll.dice)


def test_faces_told_in_any_order_find_their_dice() -> None:
    """Whoever reads real dice says colours and numbers in any order."""
    found = seat_faces(position(options=OWN), faces("3 Y5 R2 B6 P3 B4 R1"))
    assert found is not None
    assert sorted(["R1", "R2", "B4", "P3", "B6", "Y5", "3"]) == sorted(map(face_name, found))
    assert all(face in DIE_FACES[die] for die, face in enumerate(found))


@pytest.mark.parametrize(
    "told",
    [
        "R1 R2 B4 P3 B6 Y5",
        "R1 R1 R1 P3 B6 Y5 3",
        "R1 R2 B4 P3 B6 Y5 3 3",
        "R1 R2 B4 P3 B6 3 3",
        "P6 P6 P6 P2 R1 R2 3",
    ],
    ids=["six", "three red ones", "eight", "two whites", "three purple sixes"],
)
def test_faces_that_these_dice_cannot_show(told: str) -> None:
    """Too few, too many, or a face that no free die has: nothing is found."""
    assert None is seat_faces(position(options=OWN), faces(told))


def test_a_second_throw_may_be_told_by_the_thrown_dice_only() -> None:
    """With two dice thrown, their two faces are enough, and all seven are fine too."""
    state = rolling(0b1000001, "R1 R2 B4 P3 B6 Y5 3", OWN)
    kept = [face_name(face) for die, face in enumerate(state.dice) if not state.rolling >> die & 1]
    fresh = "R1 5" if "R1" not in kept else "Y4 5"
    by_two = seat_faces(state, faces(fresh))
    by_all = seat_faces(state, faces(" ".join([*kept, fresh])))
    assert by_two is not None
    assert by_all is not None
    assert sorted(by_two) == sorted(by_all)


def test_nobody_knows_which_of_two_dice_showed_a_face() -> None:
    """Red 6 is on two dice. Whichever of them was thrown again, what it shows now is accepted."""
    state = position(options=OWN)
    state, _ = play(state, (CHANCE, "roll B1 R6 R3 P1 Y4 Y1 3"))
    state = GAME.apply(state, 0, REROLLS[0b0000010]).state
    for told in ("P4", "P2", "B3"):
        found = seat_faces(state, faces(told))
        assert found is not None, told
        assert Roll(found) in GAME.legal_actions(state, CHANCE)
        assert GAME.refusal(state, CHANCE, Roll(found)) is None
    assert None is seat_faces(state, faces("R5"))


def test_the_space_of_real_dice_knows_the_swapped_ones() -> None:
    """With real dice the space holds every throw of every die that may have been the one thrown, once."""
    state = position(options=OWN)
    state, _ = play(state, (CHANCE, "roll B1 R6 R3 P1 Y4 Y1 3"))
    space = RollSpace(GAME.apply(state, 0, REROLLS[0b0000010]).state)
    listed = list(space)
    assert len(listed) == len(set(listed)) == len(space) > 6
    assert all(roll in space for roll in listed)


def test_without_real_dice_each_die_is_known() -> None:
    """The program knows its dice: die 2 thrown again can't show a face of die 6 only."""
    state = position()
    state, _ = play(state, (CHANCE, "roll B1 R6 R3 P1 Y4 Y1 3"))
    state = GAME.apply(state, 0, REROLLS[0b0000010]).state
    assert 6 == len(RollSpace(state))

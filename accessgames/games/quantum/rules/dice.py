"""The seven dice: which faces they have and what a roll adds up to."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, TypeAlias

COLOURS: Final = ("R", "Y", "B", "P")
"""Red, yellow, blue, purple: a colour is an index into this tuple everywhere in the game."""

Face: TypeAlias = int
"""A face of a die: `6 * colour + number - 1` on coloured dice, `24 + number - 1` on the white one."""

WHITE: Final = 24
"""Code of the white face 1; smaller codes are coloured."""

SIDES: Final = 6
DICE: Final = 7
WHITE_DIE: Final = 6
"""Index of the white die; the coloured ones are 0 to 5."""

ALL_DICE: Final = (1 << DICE) - 1
"""Bit mask of all dice; bit `i` stands for die `i`."""

_BITS: Final = 8
_LOW: Final = (1 << _BITS) - 1
_EVERY_COLOUR: Final = 1 | 1 << _BITS | 1 << 2 * _BITS | 1 << 3 * _BITS


def face_name(face: Face) -> str:
    """Write a face: colour letter and number, or the bare number of the white die."""
    if face >= WHITE:
        return str(face - WHITE + 1)
    return f"{COLOURS[face // SIDES]}{face % SIDES + 1}"


FACE_BY_NAME: Final = {face_name(face): face for face in range(WHITE + SIDES)}
"""Every face that any die could have, by its name."""


def _load() -> tuple[tuple[Face, ...], ...]:
    text = Path(__file__).parents[1].joinpath("data/dice.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)
    dice = [*table["coloured"], [str(number) for number in table["white"]]]
    return tuple(tuple(sorted((FACE_BY_NAME[name] for name in die), key=face_name)) for die in dice)


DIE_FACES: Final = _load()
"""The six faces of each die, sorted by name; the white die comes last."""


def face_colour(face: Face) -> int | None:
    """Return the colour of a face, None on the white die."""
    return None if face >= WHITE else face // SIDES


def face_number(face: Face) -> int:
    """Return the number of a face, 1 to 6."""
    return face % SIDES + 1


_WORTH: Final = tuple(
    face_number(face) * (_EVERY_COLOUR if face >= WHITE else 1 << _BITS * (face // SIDES))
    for face in range(WHITE + SIDES)
)
"""What each face adds to the packed totals: the white number counts for every colour."""


def totals(dice: tuple[Face, ...]) -> tuple[int, int, int, int]:
    """Add a roll up by colour, the white die counted with each; a missing colour is the white die alone.

    Returns the totals of red, yellow, blue and purple, each from 1 to 33 (Quantum A, "missing colours").
    """
    packed = 0
    for face in dice:
        packed += _WORTH[face]
    return packed & _LOW, packed >> _BITS & _LOW, packed >> 2 * _BITS & _LOW, packed >> 3 * _BITS


def absent(dice: tuple[Face, ...]) -> tuple[int, ...]:
    """Return the colours that no die shows."""
    shown = {face_colour(face) for face in dice}
    return tuple(colour for colour in range(len(COLOURS)) if colour not in shown)


def dice_of_mask(mask: int) -> tuple[int, ...]:
    """Return the indices of the dice in a bit mask, ascending."""
    return _DICE_OF_MASK[mask]


_DICE_OF_MASK: Final = tuple(
    tuple(die for die in range(DICE) if mask >> die & 1) for mask in range(ALL_DICE + 1)
)

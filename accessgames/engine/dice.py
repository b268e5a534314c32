"""Real dice told by hand: which faces the dice in the air can show together.

Who reads dice does not know which of them is which. So a list of faces is right when every face finds a die
of its own, which is a matching of faces and dice; and when nobody knows even which dice were thrown again,
one of several sets of dice has to do.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

F = TypeVar("F", bound=Hashable)


def seat(faces: Sequence[F], dice: Sequence[Collection[F]]) -> tuple[int, ...] | None:
    """Find a die for every face, no die twice.

    Args:
        faces: What is seen, in any order; there may be fewer faces than dice.
        dice: What each die can show.

    Returns:
        For each face the index of its die, or None when these dice cannot show these faces together.

    >>> seat("ab", ["ab", "a"])
    (1, 0)
    """
    holders: dict[int, int] = {}
    for place in range(len(faces)):
        if not _find(place, faces, dice, holders, set()):
            return None
    dice_by_face = {place: die for die, place in holders.items()}
    return tuple(dice_by_face[place] for place in range(len(faces)))


def _find(
    place: int, faces: Sequence[F], dice: Sequence[Collection[F]], holders: dict[int, int], seen: set[int]
) -> bool:
    """Give one face a die, moving faces that already have one where that helps."""
    for die, sides in enumerate(dice):
        if die in seen or faces[place] not in sides:
            continue
        seen.add(die)
        if die not in holders or _find(holders[die], faces, dice, holders, seen):
            holders[die] = place
            return True
    return False


@dataclass(frozen=True, slots=True)
class Clash(Generic[F]):
    """A face that the dice cannot show beside those already told.

    Attributes:
        face: The face.
        rivals: Told faces that leave no die for it, as few as possible; empty when no die has the face.
        possible: What can be told in its place.
    """

    face: F
    rivals: tuple[F, ...]
    possible: frozenset[F]


@dataclass(frozen=True, slots=True)
class Throw(Generic[F]):
    """Dice in the air.

    Attributes:
        layouts: The sets of dice that may have been thrown, all equally many: a die is the collection of its
            faces. One set when it is known which dice are in the air.
    """

    layouts: tuple[tuple[frozenset[F], ...], ...]

    def __len__(self) -> int:
        """How many dice are in the air."""
        return len(self.layouts[0])

    def takes(self, faces: Sequence[F]) -> bool:
        """Tell whether the dice can show these faces together, and perhaps more."""
        return any(seat(faces, dice) is not None for dice in self.layouts)

    def possible(self, told: Sequence[F]) -> frozenset[F]:
        """Return the faces that one more die can show beside those told."""
        sides = frozenset[F]().union(*(die for dice in self.layouts for die in dice))
        return frozenset(face for face in sides if self.takes((*told, face)))

    def clash(self, told: Sequence[F]) -> Clash[F] | None:
        """Return the first face told that does not go with those before it, or None when all go together."""
        for place, face in enumerate(told):
            before = tuple(told[:place])
            if not self.takes((*before, face)):
                return Clash(face, self._rivals(before, face), self.possible(before))
        return None

    def _rivals(self, told: tuple[F, ...], face: F) -> tuple[F, ...]:
        """Return a smallest part of what was told that still leaves no die for the face."""
        for place in reversed(range(len(told))):
            fewer = told[:place] + told[place + 1 :]
            if not self.takes((*fewer, face)):
                told = fewer
        return told

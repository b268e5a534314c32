"""Chance and time: streams of randomness, time that passes, and real dice told by hand.

Streams are one per purpose, each able to jump to any moment of the match. Who reads real dice does not know
which of them is which, so a list of faces is right when every face finds a die of its own, which is a
matching of faces and dice; and when nobody knows even which dice were thrown again, one of several sets of
dice has to do.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Hashable, Iterator, Sequence
from hashlib import blake2b
from typing import Final, Generic, NoReturn, Self, TypeVar

from accessgames.dataclasses import dataclass

_BLOCK_BITS: Final = 512
_DOUBLE_BITS: Final = 53
_SPARE_BITS: Final = 64


class Stream(random.Random):
    """Repeatable random numbers for one purpose of one match.

    All methods of `random.Random` that draw work; only the source of bits is replaced by a counter run
    through BLAKE2b, so that `seek` costs a microsecond instead of refilling the 2.5 kB state of the Mersenne
    twister.
    """

    def __new__(cls, seed: str, purpose: str) -> Self:  # noqa: ARG004 - the arguments belong to __init__
        """Create the generator without consuming entropy of the machine."""
        return super().__new__(cls, 0)  # type: ignore[call-arg] # random.Random takes its seed here

    def __init__(self, seed: str, purpose: str) -> None:
        """Open the stream of `purpose` in the match with `seed`, at moment 0."""
        # The length keeps pairs such as ("7/bot", "1") and ("7", "bot/1") apart.
        self._key = blake2b(f"{len(seed)}/{seed}/{purpose}".encode(), digest_size=32).digest()
        self.seek(0)

    def seek(self, moment: int) -> None:
        """Jump to a moment: whatever is drawn next depends on it alone."""
        self._prefix = self._key + moment.to_bytes(8, "big")
        self._counter = 0
        self._bits = 0
        self._left = 0
        self.gauss_next = None  # where random.Random.gauss keeps its second number

    def getrandbits(self, k: int, /) -> int:
        """Return `k` random bits as a non-negative integer.

        Raises:
            ValueError: `k` is negative.
        """
        if k < 0:
            raise ValueError(k)
        while self._left < k:
            block = blake2b(self._prefix + self._counter.to_bytes(8, "big")).digest()
            self._bits |= int.from_bytes(block, "big") << self._left
            self._left += _BLOCK_BITS
            self._counter += 1
        value = self._bits & ((1 << k) - 1)
        self._bits >>= k
        self._left -= k
        return value

    def below(self, n: int) -> int:
        """Return a number from 0 to `n - 1`, or 0 when `n` is 0: the short way to what `randrange` does.

        One read of bits always suffices; the bias is below 2 to the power of -64.
        """
        return self.getrandbits(n.bit_length() + _SPARE_BITS) % n if n else 0

    _randbelow = below
    """`random.Random` builds choice, shuffle and the rest on this."""

    def random(self) -> float:
        """Return a number in [0.0, 1.0)."""
        return self.getrandbits(_DOUBLE_BITS) / (1 << _DOUBLE_BITS)

    def seed(self, *_args: object, **_kwargs: object) -> None:
        """Do nothing: a stream is seeded once, by its purpose."""

    def getstate(self) -> NoReturn:
        """Refuse: the place in a stream is a moment, and `seek` returns to it."""
        raise NotImplementedError

    def setstate(self, state: object) -> NoReturn:
        """Refuse, as `getstate` does."""
        raise NotImplementedError


class Streams:
    """All streams of one match, opened by purpose."""

    def __init__(self, seed: str) -> None:
        """Remember the seed of the match."""
        self.seed = seed

    def open(self, purpose: str) -> Stream:
        """Open a fresh stream, such as `chance` or `bot/1`."""
        return Stream(self.seed, purpose)


DAY: Final = 86_400_000
"""Milliseconds of a day; a single action of the clock is never longer."""

_DIGITS: Final = 10


@dataclass(frozen=True, slots=True)
class Elapsed:
    """Time has passed.

    Attributes:
        milliseconds: How much, from 0.
    """

    milliseconds: int


def format_elapsed(elapsed: Elapsed) -> str:
    """Write it in the notation of journals.

    >>> format_elapsed(Elapsed(5320))
    '+5320'
    """
    return f"+{elapsed.milliseconds}"


def parse_elapsed(text: str) -> Elapsed | None:
    """Read what `format_elapsed` wrote; None for anything else.

    >>> parse_elapsed("+5320")
    Elapsed(milliseconds=5320)
    >>> parse_elapsed("+05320") is None
    True
    """
    digits = text[1:]
    fits = text.startswith("+") and digits.isascii() and digits.isdecimal() and len(digits) <= len(str(DAY))
    elapsed = Elapsed(int(digits)) if fits else None
    return elapsed if elapsed is not None and format_elapsed(elapsed) == text else None


class ElapsedRange(Collection[Elapsed]):
    """All lengths up to a longest one, as legal actions of the clock: lazy, sorted by notation."""

    __slots__ = ("_least", "_most")

    def __init__(self, most: int, least: int = 0) -> None:
        """Allow at most `most` milliseconds, and never more than a day.

        Args:
            most: The longest; none at all when it is less than `least`.
            least: The shortest: 0 where the clock has to act although no time has passed, else 1.
        """
        self._least = least
        self._most = min(most, DAY)

    def __len__(self) -> int:
        """Count the lengths."""
        return max(0, self._most - self._least + 1)

    def __contains__(self, action: object) -> bool:
        """Tell whether an action of any sort is one of them."""
        return isinstance(action, Elapsed) and self._least <= action.milliseconds <= self._most

    def __iter__(self) -> Iterator[Elapsed]:
        """Give them in the order of their notation: first 0, 1, 10, 100, 101."""
        if self._least <= 0 <= self._most:
            yield Elapsed(0)
        number = 1
        for _ in range(self._most):
            if number >= self._least:
                yield Elapsed(number)
            if number * _DIGITS <= self._most:
                number *= _DIGITS
                continue
            while number == self._most or number % _DIGITS == _DIGITS - 1:
                number //= _DIGITS  # nothing longer, and nothing beside it either
            number += 1


Face = TypeVar("Face", bound=Hashable)


def assign_dice(faces: Sequence[Face], dice: Sequence[Collection[Face]]) -> tuple[int, ...] | None:
    """Find a die for every face, no die twice.

    Args:
        faces: What is seen, in any order; there may be fewer faces than dice.
        dice: What each die can show.

    Returns:
        For each face the index of its die, or None when these dice cannot show these faces together.

    >>> assign_dice("ab", ["ab", "a"])
    (1, 0)
    """
    holders: dict[int, int] = {}
    for place in range(len(faces)):
        if not _assign(place, faces, dice, holders, set()):
            return None
    dice_by_face = {place: die for die, place in holders.items()}
    return tuple(dice_by_face[place] for place in range(len(faces)))


def _assign(
    place: int,
    faces: Sequence[Face],
    dice: Sequence[Collection[Face]],
    holders: dict[int, int],
    seen: set[int],
) -> bool:
    """Give one face a die, moving faces that already have one where that helps."""
    for die, sides in enumerate(dice):
        if die in seen or faces[place] not in sides:
            continue
        seen.add(die)
        if die not in holders or _assign(holders[die], faces, dice, holders, seen):
            holders[die] = place
            return True
    return False


@dataclass(frozen=True, slots=True)
class Clash(Generic[Face]):
    """A face that the dice cannot show beside those already told.

    Attributes:
        face: The face.
        rivals: Told faces that leave no die for it, as few as possible; empty when no die has the face.
        possible: What can be told in its place.
    """

    face: Face
    rivals: tuple[Face, ...]
    possible: frozenset[Face]


@dataclass(frozen=True, slots=True)
class Throw(Generic[Face]):
    """Dice in the air.

    Attributes:
        layouts: The sets of dice that may have been thrown, all equally many: a die is the collection of its
            faces. One set when it is known which dice are in the air.
    """

    layouts: tuple[tuple[frozenset[Face], ...], ...]

    def __len__(self) -> int:
        """How many dice are in the air."""
        return len(self.layouts[0])

    def takes(self, faces: Sequence[Face]) -> bool:
        """Tell whether the dice can show these faces together, and perhaps more."""
        return any(assign_dice(faces, dice) is not None for dice in self.layouts)

    def possible(self, told: Sequence[Face]) -> frozenset[Face]:
        """Return the faces that one more die can show beside those told."""
        sides = frozenset[Face]().union(*(die for dice in self.layouts for die in dice))
        return frozenset(face for face in sides if self.takes((*told, face)))

    def clash(self, told: Sequence[Face]) -> Clash[Face] | None:
        """Return the first face told that does not go with those before it, or None when all go together."""
        for place, face in enumerate(told):
            before = tuple(told[:place])
            if not self.takes((*before, face)):
                return Clash(face, self._rivals(before, face), self.possible(before))
        return None

    def _rivals(self, told: tuple[Face, ...], face: Face) -> tuple[Face, ...]:
        """Return a smallest part of what was told that still leaves no die for the face."""
        for place in reversed(range(len(told))):
            fewer = told[:place] + told[place + 1 :]
            if not self.takes((*fewer, face)):
                told = fewer
        return told

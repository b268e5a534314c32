"""Streams of randomness: one per purpose, each able to jump to any moment of the match.

A stream is a pure function of the match seed, the purpose and a moment (the number of actions so far). So a
thinking bot can never change the deal, and a resumed match goes on exactly as the uninterrupted one would.
"""

from __future__ import annotations

import random
from hashlib import blake2b
from typing import Final, NoReturn, Self

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

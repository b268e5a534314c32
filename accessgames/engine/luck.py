"""Secret luck: a seed that nobody knows before the end, and what a header says about it meanwhile.

The commitment (a hash) is told at the beginning and fits one seed only, so that whoever holds the seed can
no more choose another one than the players can guess it: 2 to the power of 128 would have to be tried.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NoReturn, Self

from accessgames.dataclasses import dataclass
from accessgames.engine.chance import Streams

SEED_DIGITS: Final = 32
"""Hexadecimal digits of a secret seed: 128 bits."""

MATCH_DIGITS: Final = 16
"""Hexadecimal digits of a match's id."""

COMMITMENT_DIGITS: Final = 64
"""Hexadecimal digits of a commitment: a whole SHA-256."""

MAX_OCCASION: Final = 80
"""Longest occasion, in characters."""

MAX_WORDS: Final = 40
"""Longest words of one person, in characters; the same as a name, since both stand in the header."""

# Each use of the hash has a word of its own, so that no two of them can ever be taken for each other.
_COMMITMENT: Final = "accessgames/commitment/1"
_STREAMS: Final = "accessgames/streams/1"

_HEX: Final = frozenset("0123456789abcdef")


def is_hex(text: str, digits: int) -> bool:
    """Tell whether a text has so many hexadecimal digits, all in small letters, and nothing else.

    >>> is_hex("0a", 2), is_hex("0A", 2), is_hex("0a", 4)
    (True, False, False)
    """
    return len(text) == digits and _HEX.issuperset(text)


def joined_hash(domain: str, parts: Sequence[str]) -> str:
    """Return the SHA-256 of texts as 64 hexadecimal digits.

    The length before each one keeps ("ab", "c") and ("a", "bc") apart.
    """
    counted = "".join(f"/{len(part)}/{part}" for part in parts)
    return sha256(f"{domain}/{len(parts)}{counted}".encode()).hexdigest()


class SecretSeed:
    """A seed that is carried through the program without being looked at.

    It has no text, no equality and cannot be pickled, so that no log, list or page shows it by mistake; only
    `reveal` gives its digits, for the file beside the journal and for the journal's last line.
    """

    __slots__ = ("_digits",)

    def __init__(self, digits: str) -> None:
        """Take over a seed that was drawn before.

        Raises:
            ValueError: It has other than 32 hexadecimal digits.
        """
        if not is_hex(digits, SEED_DIGITS):
            raise ValueError(len(digits))  # never the digits: they could end up in a log
        self._digits = digits

    @classmethod
    def draw(cls) -> Self:
        """Draw 128 bits from the system's source of secrets."""
        return cls(secrets.token_hex(SEED_DIGITS // 2))

    def reveal(self) -> str:
        """Return the digits; for engine and storage only."""
        return self._digits

    def commitment(self, match: str) -> str:
        """Return what a header says about this seed: 64 hexadecimal digits."""
        return joined_hash(_COMMITMENT, (match, self._digits))

    def streams(self, words: Sequence[str]) -> Streams:
        """Return the streams of a match; words that people added are part of its luck."""
        return Streams(joined_hash(_STREAMS, (self._digits, *words)) if words else self._digits)

    def __reduce__(self) -> NoReturn:
        raise TypeError(type(self).__name__)


@dataclass(frozen=True, slots=True)
class Sealed:
    """What a header says about luck that nobody knows yet.

    Attributes:
        match: The match's id: 16 hexadecimal digits, drawn.
        commitment: See `SecretSeed.commitment`.
        occasion: What the match is part of, such as a tournament's table; empty at home.
        words: What people added to the luck, in the order of their seats; empty where nobody did.
    """

    match: str
    commitment: str
    occasion: str = ""
    words: tuple[str, ...] = ()

    @property
    def well_formed(self) -> bool:
        """Whether the numbers have the right digits; what the texts may be is said by the journal."""
        return is_hex(self.match, MATCH_DIGITS) and is_hex(self.commitment, COMMITMENT_DIGITS)

    def fits(self, secret: SecretSeed) -> bool:
        """Tell whether a seed is the one that was committed to."""
        return secret.commitment(self.match) == self.commitment


@dataclass(frozen=True, slots=True)
class DrawnLuck:
    """Luck that was just drawn: the open half for the header, the secret one for the engine and a file.

    Attributes:
        sealed: What everybody may know.
        secret: The seed.
    """

    sealed: Sealed
    secret: SecretSeed


def draw_luck(occasion: str = "") -> DrawnLuck:
    """Draw the seed and the id of a match; the words of people may be added to `sealed` afterwards."""
    secret, match = SecretSeed.draw(), secrets.token_hex(MATCH_DIGITS // 2)
    return DrawnLuck(Sealed(match, secret.commitment(match), occasion), secret)

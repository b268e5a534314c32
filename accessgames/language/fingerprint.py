"""Four words for a long number: a check for the ear, for people who compare what they hold. No proof."""

from __future__ import annotations

import secrets
from functools import cache
from typing import Final

from accessgames.language.resources import LanguageDataError, locales_root

WORDS: Final = 2048
"""Words of each list: one carries 11 bits."""

_FALLBACK: Final = "en"
_BITS: Final = 11
_SPOKEN: Final = 4


@cache
def fingerprint_words(language: str) -> tuple[str, ...]:
    """Return the words of a language in their order, which never changes; English ones where it has none.

    Raises:
        LanguageDataError: There is no list, or not one of 2048 words that differ.
    """
    path = locales_root() / language / "fingerprint.txt"
    if not path.exists():
        path = path.parent.parent / _FALLBACK / path.name
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise LanguageDataError(f"{path}: {error}") from error
    words = tuple(line for line in lines if not line.startswith("#"))
    if len(words) != WORDS or len(set(words)) != WORDS:
        raise LanguageDataError(f"{path}: not {WORDS} different words")
    return words


def spoken_fingerprint(digest_hex: str, language: str, count: int = _SPOKEN) -> tuple[str, ...]:
    """Return the words of a number: four for its first 44 bits, or more where somebody may look for another.

    Two numbers with the same words are one in 17 billion, so words that agree by chance are no worry, but
    somebody who looks for a second number with the same words finds one; the whole number is the proof.

    Args:
        digest_hex: At least 11 hexadecimal digits for four words, such as a whole SHA-256.
        language: Tag of the language.
        count: How many words.

    Raises:
        ValueError: There are fewer digits, or others.
        LanguageDataError: The list is broken.

    >>> spoken_fingerprint("00000000000", "en") == fingerprint_words("en")[:1] * 4
    True
    """
    bits, digits = _BITS * count, -(-_BITS * count // 4)
    if len(digest_hex) < digits:
        raise ValueError(digest_hex)
    number = int(digest_hex[:digits], 16) >> 4 * digits - bits
    words = fingerprint_words(language)
    return tuple(words[number >> _BITS * place & WORDS - 1] for place in reversed(range(count)))


def drawn_words(language: str, count: int = _SPOKEN) -> str:
    """Return words that were just drawn, as an invitation or a password: 11 bits each, which nobody guesses.

    Raises:
        LanguageDataError: The list is broken.
    """
    return " ".join(spoken_fingerprint(secrets.token_hex(_BITS * count // 8 + 1), language, count))

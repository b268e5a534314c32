"""A result as one line of text for friends, with a code that finds a line that was altered.

The code is made of the whole line, so it fits in every language, and a change of any letter is found but for
one of 2 to the power of 40 changes. It proves nothing: the recipe stands here, and who wants to can write any
line with its right code.
"""

from __future__ import annotations

import re
import unicodedata
from hashlib import sha256
from typing import Final

LONGEST: Final = 300
"""Longest line that is looked at, in characters."""

FIRST_WORD: Final = "accessgames "
"""How every line begins, in every language."""

_DOMAIN: Final = "accessgames/daily line/1"
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters that are not taken for one another when read aloud or copied by hand: no I, L, O, U."""

_LENGTH: Final = 8
_BITS: Final = 5
_CODED: Final = re.compile(r"(?P<text>.*\S) (?P<code>[0-9A-Za-z]{4}-[0-9A-Za-z]{4})")


def code_of(text: str) -> str:
    """Return the code of a line, such as `K7QM-3TXA`; white space counts once, and looks of letters not."""
    number = int.from_bytes(sha256(f"{_DOMAIN}\n{_plain(text)}".encode()).digest()[:5], "big")
    letters = [_LETTERS[number >> _BITS * place & len(_LETTERS) - 1] for place in range(_LENGTH)]
    return f"{''.join(letters[:4])}-{''.join(letters[4:])}"


def coded_line(text: str) -> str:
    """Return a line with its code behind it."""
    return f"{_plain(text)} {code_of(text)}"


def is_unaltered(line: str) -> bool:
    """Tell whether the code at the end of a line fits the line; False for anything that is no such line."""
    if len(line) > LONGEST or not line.isprintable():
        return False
    found = _CODED.fullmatch(_plain(line))
    return found is not None and found["code"] == code_of(found["text"])


def _plain(text: str) -> str:
    """Return a text as it is hashed: composed letters, single blanks, none around it."""
    return " ".join(unicodedata.normalize("NFC", text).split())

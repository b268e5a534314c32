"""Keys and abbreviations that somebody chose: names with what each stands for, as a setting keeps them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from accessgames.shell.settings import LONGEST_TEXT

MOST: Final = 40
"""So many keys, and so many abbreviations, are kept."""

LONGEST_COMMAND: Final = 80
"""Characters of what one stands for."""

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})

_BETWEEN: Final = ";"
_THEN: Final = re.compile(r"\s\+(?=\s|$)")
"""Stands between the commands of one name, as a setting keeps them."""

_MEANS: Final = "="
_FUNCTION: Final = re.compile(r"f([2-9]|1[0-2])")
_ABBREVIATION: Final = re.compile(r"[^\W\d_]{2,12}")
FIXED: Final = frozenset(":?;,. 0123456789")
"""Characters that always mean what they do: to type a command, to choose, to hear again, to list the keys."""


def is_key(name: str) -> bool:
    """Tell whether a name is a key that can be given: one character that is not `FIXED`, or f2 to f12.

    Enter, Escape, F1, arrows and keys with Ctrl have no such name, so they always stay what they are.
    """
    return bool(_FUNCTION.fullmatch(name)) or (
        len(name) == 1 and name.isprintable() and name == name.casefold() and name not in FIXED
    )


def is_abbreviation(name: str) -> bool:
    """Tell whether a name is 2 to 12 small letters: no number or place looks like that."""
    return bool(_ABBREVIATION.fullmatch(name)) and name == name.casefold()


def is_command(line: str) -> bool:
    """Tell whether a text is a command, or several, of a length that is kept."""
    return bool(line) and len(line) <= LONGEST_COMMAND and line.isprintable() and _BETWEEN not in line


def commands_of(line: str) -> tuple[str, ...]:
    """Return the commands that one name stands for, in the order in which they are done."""
    return tuple(filter(None, map(str.strip, _THEN.split(line)))) or (line,)


def as_kept(commands: str) -> str:
    """Return commands with semicolons between them as a setting keeps them."""
    return " + ".join(filter(None, map(str.strip, commands.split(_BETWEEN))))


def as_typed(line: str) -> str:
    """Return what a setting keeps as it is typed."""
    return f"{_BETWEEN} ".join(commands_of(line))


def read_own_words(text: str, fits: Callable[[str], bool]) -> Mapping[str, str]:
    """Return what a setting keeps, by name; what has another shape, or is beyond `MOST`, is left out.

    Args:
        text: The value of the setting; somebody else may have written it.
        fits: Tells whether a name is one of this kind, `is_key` or `is_abbreviation`.
    """
    found: dict[str, str] = {}
    for entry in text[:LONGEST_TEXT].split(_BETWEEN):
        at = entry.find(_MEANS, 1)
        name, line = entry[: max(at, 0)], entry[at + 1 :].strip()
        if fits(name) and is_command(line) and len(found) < MOST:
            found[name] = line
    return MappingProxyType(found)


def write_own_words(own: Mapping[str, str]) -> str:
    """Return the text that a setting keeps."""
    return _BETWEEN.join(f"{name}{_MEANS}{line}" for name, line in own.items())

"""The file of a club's own set: sections with a line for each entry in TOML, so that a mistake has a line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.games.iqlandie import tasks

if TYPE_CHECKING:
    from accessgames.engine import GameError

FILE: Final = "iqlandie.toml"
"""Name of the file in the folder of own material."""

SKY: Final = "cards"
"""The section with the five cards of space."""

PIECES: Final = "pieces"
"""The section with the shapes of pieces."""

BOARDS: Final = "boards"
"""The section with the grids of the expositions."""

SECTIONS: Final = (*tasks.KINDS, SKY, PIECES, BOARDS)
"""What a file may have, each section once."""

_SECTION: Final = re.compile(r"\[\s*([a-z]+)\s*\]\s*(?:#.*)?")
_SHOWN: Final = 40


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a section.

    Attributes:
        line: Its line, from 1.
        text: What stands there.
        key: What stands before the equals sign.
        value: What stands behind it: a text, a number, a table or anything else that TOML knows.
    """

    line: int
    text: str
    key: str
    value: object


def read_entries(text: str) -> Mapping[str, Sequence[Entry]]:
    """Return the entries of each section, in the order of the file.

    Raises:
        CardsError: `iqlandie-error-card-section`: a line is in no section, or a section is unknown or there
            twice; `iqlandie-error-card-form`: a line is no entry.
    """
    found: dict[str, list[Entry]] = {}
    section: list[Entry] | None = None
    for line, raw in enumerate(text.split("\n"), 1):
        bare = raw.strip()
        if not bare or bare.startswith("#"):
            continue
        if bare.startswith("["):
            match = _SECTION.fullmatch(bare)
            if match is None or match[1] not in SECTIONS or match[1] in found:
                raise fault("section", line, bare, known=SECTIONS)
            section = found[match[1]] = []
        elif section is None:
            raise fault("section", line, bare, known=SECTIONS)
        else:
            section.append(_entry(line, bare, next(reversed(found))))
    return found


def fault(what: str, line: int, text: str, **args: object) -> tasks.CardsError:
    """Return the mistake `iqlandie-error-card-…` with its line and what stands there."""
    return tasks.CardsError(f"iqlandie-error-card-{what}", line=line, text=shown(text), **args)


def shown(text: str) -> str:
    """Return a value of the file as a sentence may have it: cut short, without what can't be printed."""
    return "".join(letter if letter.isprintable() else "?" for letter in text[:_SHOWN])


EXAMPLES: Final[Mapping[str, str]] = {
    SKY: '1 = "TS./P.H/..."',
    PIECES: 'z4 = "#@./.##"',
    BOARDS: '4 = "####/####"',
}
"""An entry of a section; those of tasks are alike."""

EXAMPLE: Final = '1 = "V5 Z1 ZZ"'
"""An entry of a section with tasks."""


def wrong_form(section: str, entry: Entry) -> tasks.CardsError:
    """Return the mistake that an entry does not have the form of its section."""
    what = {PIECES: "piece", BOARDS: "board"}.get(section, "card")
    text, expected = shown(entry.text), EXAMPLES.get(section, EXAMPLE)
    return tasks.CardsError(f"iqlandie-error-{what}-form", line=entry.line, text=text, expected=expected)


def _entry(line: int, text: str, section: str) -> Entry:
    """Read one line."""
    try:
        ((key, value),) = tomllib.loads(text).items()
    except (ValueError, RecursionError) as error:
        raise wrong_form(section, Entry(line, text, "", None)) from error
    return Entry(line, text, key, value)


def check_numbers(entries: Sequence[Entry]) -> None:
    """Check that entries are numbered from 1 in their order.

    Raises:
        CardsError: `iqlandie-error-card-number` with the number and the one that should have been.
    """
    for expected, entry in enumerate(entries, 1):
        if entry.key != str(expected):
            number = shown(entry.key)
            raise tasks.CardsError(
                "iqlandie-error-card-number", line=entry.line, number=number, expected=expected
            )


def told_in_file(cause: GameError) -> tasks.CardsError:
    """Return the mistake with the name of the file in front."""
    return tasks.CardsError("iqlandie-error-card-file", file=FILE, cause=cause)

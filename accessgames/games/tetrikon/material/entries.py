"""A file of material, line by line: each line is one entry in TOML, so a mistake has a line."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import Any, Final

from accessgames.games.tetrikon.material.faults import fault

SECTIONS: Final = ("board", "pieces", "treasury", "chance", "diagrams")
"""Parts of a set; a club's file has those that differ from the standard set."""

MOST_BYTES: Final = 1 << 18
"""A larger file is no material."""

_MOST_LINES: Final = 2_000
_LONGEST_LINE: Final = 1_000
_SECTION: Final = re.compile(r"\[\s*([a-z]+)\s*\]\s*(?:#.*)?")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line that says something.

    Attributes:
        line: Its number in the file, from 1; 0 in the standard set, which has no mistakes.
        key: What it is about, such as `l4` or `E7`.
        value: What TOML makes of it.
    """

    line: int
    key: str
    value: Any


def read_entries(text: str) -> dict[str, tuple[Entry, ...]]:
    """Read a file.

    Returns:
        The entries of each section that occurs, in the order of the file.

    Raises:
        MaterialError: A line is no entry, an unknown section, in no section or there twice.
    """
    lines = text.split("\n")  # as editors count, not at every separator of Unicode
    if len(lines) > _MOST_LINES:
        raise fault("tetrikon-material-long", _MOST_LINES + 1, "", most=_MOST_LINES)
    found: dict[str, dict[str, Entry]] = {}
    section = None
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            section = found[_section(number, line, found)] = {}
            continue
        entry = _entry(number, line)
        if section is None:
            raise fault("tetrikon-material-homeless", number, line, known=SECTIONS)
        if entry.key in section:
            raise fault("tetrikon-material-twice", number, entry.key, before=section[entry.key].line)
        section[entry.key] = entry
    return {name: tuple(entries.values()) for name, entries in found.items()}


def _section(number: int, line: str, found: dict[str, dict[str, Entry]]) -> str:
    match = _SECTION.fullmatch(line)
    if match is None or match[1] not in SECTIONS:
        raise fault("tetrikon-material-section", number, line, known=SECTIONS)
    if match[1] in found:
        raise fault("tetrikon-material-section-twice", number, line)
    return match[1]


def _entry(number: int, line: str) -> Entry:
    if len(line) > _LONGEST_LINE:
        raise fault("tetrikon-material-wide", number, line, most=_LONGEST_LINE)
    try:
        ((key, value),) = tomllib.loads(line).items()
    except (ValueError, RecursionError) as error:
        raise fault("tetrikon-material-entry", number, line) from error
    return Entry(number, key, value)

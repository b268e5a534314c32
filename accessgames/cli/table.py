"""The commands and options of the operating-system command line, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final


class Takes(Enum):
    """What follows an option."""

    NOTHING = 0
    VALUE = 1
    VALUES = 2  # the option may be given several times


@dataclass(frozen=True, slots=True)
class Command:
    """One command.

    Attributes:
        id: English name, as in the design; other languages add names in `locales/*/cli.toml`.
        module: Module of this package with `run(arguments, console) -> int`, imported only when needed.
        places: Ids of the words that follow the command, in order.
        required: How many of them must be given.
        options: Ids of the options it understands, beside those that every command does.
    """

    id: str
    module: str
    places: tuple[str, ...] = ()
    required: int = 0
    options: tuple[str, ...] = ()


OPTIONS: Final = MappingProxyType(
    {
        "action": Takes.VALUES,
        "clock": Takes.VALUE,
        "format": Takes.VALUE,
        "games": Takes.VALUE,
        "help": Takes.NOTHING,
        "jobs": Takes.VALUE,
        "journal": Takes.VALUE,
        "json": Takes.NOTHING,
        "lang": Takes.VALUE,
        "limit": Takes.VALUE,
        "lines": Takes.VALUE,
        "only": Takes.VALUES,
        "option": Takes.VALUES,
        "paper": Takes.VALUE,
        "players": Takes.VALUE,
        "profile": Takes.VALUE,
        "seed": Takes.VALUE,
        "solved": Takes.NOTHING,
        "sound": Takes.VALUE,
        "try": Takes.NOTHING,
        "verify": Takes.NOTHING,
        "version": Takes.NOTHING,
        "width": Takes.VALUE,
    }
)
"""Every option and what follows it."""

COMMON_OPTIONS: Final = ("help", "lang")
"""Options that every command understands."""

SHORT_OPTIONS: Final = MappingProxyType({"-h": "help"})
"""The letters that people try first."""

START: Final = Command("start", "start", options=("profile", "version"))
"""What happens without any command: the program talks and lets choose."""

COMMANDS: Final = (
    Command("play", "play", ("game",), 1, ("players", "seed", "profile", "option", "clock")),
    Command("resume", "resume", ("file",), 0, ("profile", "clock")),
    Command("replay", "replay", ("file",), 1, ("verify", "json")),
    Command(
        "simulate",
        "simulate",
        ("game",),
        1,
        ("games", "players", "seed", "option", "journal", "jobs", "json"),
    ),
    Command(
        "analyse", "analyse", ("game", "file"), 1, ("players", "seed", "option", "action", "limit", "json")
    ),
    Command("rules", "rules", ("game", "section"), 1),
    Command("records", "records", ("game",), options=("json",)),
    Command("braille", "braille", ("file",), 1, ("format", "paper", "width", "lines")),
    Command("sheet", "sheet", ("game", "part"), 1, ("format", "paper", "width", "lines", "solved")),
    Command("doctor", "doctor", options=("profile", "try", "sound", "json")),
    Command("bench", "bench", options=("only", "json")),
)
"""Every command, in the order of help."""

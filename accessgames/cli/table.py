"""The commands and options of the operating-system command line, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final, Literal


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
        many: Whether any number of further words may follow, beside the places.
        group: `deed` for what the command `club` does, each a word behind it.
    """

    id: str
    module: str
    places: tuple[str, ...] = ()
    required: int = 0
    options: tuple[str, ...] = ()
    many: bool = False
    group: Literal["command", "deed"] = "command"


OPTIONS: Final = MappingProxyType(
    {
        "action": Takes.VALUES,
        "analyse": Takes.NOTHING,
        "begins": Takes.VALUE,
        "best": Takes.VALUE,
        "bye": Takes.VALUE,
        "capacity": Takes.VALUE,
        "category": Takes.VALUE,
        "clock": Takes.VALUE,
        "club": Takes.VALUE,
        "date": Takes.VALUE,
        "deadline": Takes.VALUE,
        "entries": Takes.VALUE,
        "evaluation": Takes.VALUE,
        "fee": Takes.VALUE,
        "file": Takes.VALUE,
        "format": Takes.VALUE,
        "game": Takes.VALUES,
        "games": Takes.VALUE,
        "groups": Takes.VALUE,
        "help": Takes.NOTHING,
        "inherits": Takes.NOTHING,
        "jobs": Takes.VALUE,
        "journal": Takes.VALUE,
        "json": Takes.NOTHING,
        "lang": Takes.VALUE,
        "limit": Takes.VALUE,
        "lines": Takes.VALUE,
        "minutes": Takes.VALUE,
        "mix": Takes.VALUE,
        "notes": Takes.VALUE,
        "only": Takes.VALUES,
        "option": Takes.VALUES,
        "organiser": Takes.VALUE,
        "paper": Takes.VALUE,
        "place": Takes.VALUE,
        "players": Takes.VALUE,
        "points": Takes.VALUE,
        "profile": Takes.VALUE,
        "qualified": Takes.NOTHING,
        "qualifies": Takes.VALUE,
        "reason": Takes.VALUE,
        "round": Takes.VALUE,
        "rounds": Takes.VALUE,
        "seating": Takes.VALUE,
        "seed": Takes.VALUE,
        "solved": Takes.NOTHING,
        "sound": Takes.VALUE,
        "tables": Takes.VALUES,
        "ties": Takes.VALUE,
        "tournament": Takes.VALUE,
        "travel": Takes.VALUE,
        "try": Takes.NOTHING,
        "verify": Takes.NOTHING,
        "version": Takes.NOTHING,
        "walk": Takes.NOTHING,
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
    Command("tutor", "tutor", ("game",), 0, ("profile",)),
    Command("replay", "replay", ("file",), 1, ("verify", "analyse", "walk", "profile", "json")),
    Command(
        "simulate",
        "simulate",
        ("game",),
        1,
        ("games", "players", "seed", "option", "journal", "jobs", "json"),
    ),
    Command("ladder", "checkout", ("game",), 0, ("games", "only", "seed", "jobs", "json")),
    Command(
        "analyse", "analyse", ("game", "file"), 1, ("players", "seed", "option", "action", "limit", "json")
    ),
    Command("rules", "rules", ("game", "section"), 1),
    Command("records", "records", ("game",), options=("json",)),
    Command("braille", "braille", ("file",), 1, ("format", "paper", "width", "lines")),
    Command("sheet", "sheet", ("game", "part"), 1, ("format", "paper", "width", "lines", "solved")),
    Command("club", "club", options=("club", "tournament", "profile", "clock")),
    Command("doctor", "doctor", options=("profile", "try", "sound", "json")),
    Command("bench", "checkout", options=("only", "json")),
)
"""Every command, in the order of help."""

_PROPOSAL: Final = (
    "date", "begins", "place", "organiser", "game", "tables", "rounds", "seating", "mix", "groups", "points",
    "ties", "category", "minutes", "bye", "qualifies", "capacity", "option", "evaluation", "fee", "travel",
    "entries", "deadline", "notes",
)  # fmt: skip
"""Options of a proposal."""


def _deed(name: str, *options: str) -> Command:
    return Command(name, "club", (), 0, ("club", "tournament", *options), many=True, group="deed")


DEEDS: Final = (
    _deed("create", "file", "seed", *_PROPOSAL),
    _deed("amend", *_PROPOSAL),
    _deed("proposal"),
    _deed("list", "json"),
    _deed("show", "json"),
    _deed("register", "category", "qualified"),
    _deed("people", "json"),
    _deed("category", "category"),
    _deed("rename"),
    _deed("withdraw"),
    _deed("return"),
    _deed("substitute", "inherits"),
    _deed("qualify"),
    _deed("decline"),
    _deed("seat", "seating", "mix", "tables"),
    _deed("mix"),
    _deed("tables", "round", "json"),
    _deed("play", "round", "profile", "clock"),
    _deed("import"),
    _deed("result", "round"),
    _deed("results", "round"),
    _deed("correct", "round", "reason"),
    _deed("penalty", "reason"),
    _deed("undo"),
    _deed("standings", "category", "json"),
    _deed("lot"),
    _deed("league", "points", "best", "json"),
    _deed("papers", "file", "format", "round", "points", "best", "paper", "width", "lines"),
    _deed("close"),
    _deed("reopen"),
    _deed("export", "file"),
    _deed("verify", "json"),
)
"""What the command `club` does, in the order of help."""

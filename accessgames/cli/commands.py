"""Commands and options of the command line as data, and their names in every language.

The names stand in `cli.toml` and `words/club.toml`.
"""

from __future__ import annotations

import unicodedata
from enum import Enum
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, get_args

from accessgames.dataclasses import dataclass
from accessgames.language.resources import languages, locales_root, read_toml

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class OptionValue(Enum):
    """What follows an option."""

    NOTHING = 0
    VALUE = 1
    VALUES = 2  # the option may be given several times


@dataclass(frozen=True, slots=True)
class CommandSpec:
    """One command.

    Attributes:
        id: English name, as in the design; other languages add names in `locales/*/cli.toml`.
        function: Module of this package and its function of arguments and console that returns the code,
            such as `matches:play_command`; imported only when needed.
        places: Ids of the words that follow the command, in order.
        required: How many of them must be given.
        options: Ids of the options it understands, beside those that every command does.
        many: Whether any number of further words may follow, beside the places.
        group: `club` for what that command does, each a word behind it.
    """

    id: str
    function: str
    places: tuple[str, ...] = ()
    required: int = 0
    options: tuple[str, ...] = ()
    many: bool = False
    group: Literal["command", "club"] = "command"


_SWITCHES: Final = (
    "addresses", "analyse", "csv", "delete", "help", "inherits", "json", "no-help", "qualified", "solved",
    "tls", "try", "verify", "version", "walk", "words",
)  # fmt: skip
_REPEATED: Final = ("action", "game", "only", "option", "tables")
_SINGLE: Final = (
    "backup", "begins", "best", "bye", "capacity", "category", "clock", "club", "database", "date",
    "deadline", "entries",
    "evaluation", "fee", "figures", "file", "final", "format", "games", "groups", "jobs", "journal",
    "knockout", "lang", "limit",
    "line", "lines", "lower", "minutes", "mix", "name", "notes", "organiser", "page", "paper", "place",
    "players", "points", "port", "poster",
    "profile", "qualifies", "reached", "reason", "restore", "round", "rounds", "scale", "seating",
    "seed", "sound", "ssh", "certificate", "key",
    "table", "ties", "handicaps",
    "teams", "credits",
    "tournament", "travel", "width", "word",
)  # fmt: skip

_KINDS: Final = (
    dict.fromkeys(_SWITCHES, OptionValue.NOTHING)
    | dict.fromkeys(_REPEATED, OptionValue.VALUES)
    | dict.fromkeys(_SINGLE, OptionValue.VALUE)
)
OPTIONS: Final = MappingProxyType(dict(sorted(_KINDS.items())))
"""Every option and what follows it."""

COMMON_OPTIONS: Final = ("help", "lang")
"""Options that every command understands."""

SHORT_OPTIONS: Final = MappingProxyType({"-h": "help"})
"""The letters that people try first."""

START_COMMAND: Final = CommandSpec("start", "launch:start_command", options=("profile", "version"))
"""What happens without any command: the program talks and lets choose."""

_HALL: Final = (
    "port", "ssh", "name", "word", "tls", "certificate", "key", "poster", "figures", "addresses", "backup",
    "restore", "database", "reached",
)  # fmt: skip
"""Options of a hall."""

COMMANDS: Final = (
    CommandSpec(
        "play",
        "launch:play_command",
        ("game",),
        1,
        ("players", "seed", "words", "profile", "option", "clock", "table", "no-help"),
    ),
    CommandSpec("resume", "launch:resume_command", ("file",), 0, ("profile", "clock")),
    CommandSpec("tutor", "launch:tutor_command", ("game", "chapter"), 0, ("profile",)),
    CommandSpec(
        "replay", "replay:replay_command", ("file",), 1, ("verify", "analyse", "walk", "profile", "json")
    ),
    CommandSpec(
        "simulate",
        "simulate:simulate_command",
        ("game",),
        1,
        ("games", "players", "seed", "option", "journal", "jobs", "json"),
    ),
    CommandSpec(
        "ladder", "development:tools_command", ("game",), 0, ("games", "only", "seed", "jobs", "json")
    ),
    CommandSpec(
        "analyse",
        "analysis:analyse_command",
        ("game", "file"),
        1,
        ("players", "seed", "option", "action", "limit", "json"),
    ),
    CommandSpec("rules", "reference:rules_command", ("game", "section"), 1),
    CommandSpec("daily", "daily:daily_command", ("game",), 0, ("date", "line", "profile", "json")),
    CommandSpec("mistakes", "mistakes:mistakes_command", ("game",), 0, ("profile", "json")),
    CommandSpec("records", "reference:records_command", ("game",), options=("json",)),
    CommandSpec("statistics", "statistics:statistics_command", ("game",), options=("csv", "delete", "json")),
    CommandSpec("backup", "backup:backup_command", ("file",)),
    CommandSpec("restore", "backup:restore_command", ("file",), 1),
    CommandSpec("news", "reference:news_command"),
    CommandSpec("not-understood", "missed:missed_command", options=("file", "json")),
    CommandSpec("braille", "paper:braille_command", ("file",), 1, ("format", "paper", "width", "lines")),
    CommandSpec(
        "sheet",
        "paper:sheet_command",
        ("game", "part"),
        1,
        ("format", "page", "paper", "width", "lines", "solved"),
    ),
    CommandSpec(
        "serve",
        "net:serve_command",
        options=_HALL,
    ),
    CommandSpec("join", "net:join_command", ("address",), 0, ("profile", "name", "word")),
    CommandSpec("table", "club:table_command", ("file",), 1, ("words", "profile", "clock")),
    CommandSpec("club", "club:club_command", options=("club", "tournament", "profile", "clock")),
    CommandSpec("doctor", "doctor:doctor_command", options=("profile", "try", "sound", "json")),
    CommandSpec("bench", "development:tools_command", options=("only", "json")),
    CommandSpec("new-game", "development:new_game_command", ("name",), 1),
)
"""Every command, in the order of help."""

_PROPOSAL: Final = (
    "date", "begins", "place", "organiser", "game", "lower", "tables", "rounds", "seating", "mix", "groups",
    "final", "knockout", "points", "scale", "ties", "category", "minutes", "bye", "qualifies", "capacity",
    "option", "handicaps", "teams", "credits",
    "evaluation", "fee", "travel", "entries", "deadline", "notes",
)  # fmt: skip
"""Options of a proposal."""


def _club_command(name: str, *options: str) -> CommandSpec:
    return CommandSpec(
        name, "club:club_command", (), 0, ("club", "tournament", *options), many=True, group="club"
    )


CLUB_COMMANDS: Final = (
    _club_command("create", "file", "seed", *_PROPOSAL),
    _club_command("amend", *_PROPOSAL),
    _club_command("proposal"),
    _club_command("list", "json"),
    _club_command("show", "json"),
    _club_command("register", "category", "qualified"),
    _club_command("people", "json"),
    _club_command("category", "category"),
    _club_command("rename"),
    _club_command("withdraw"),
    _club_command("return"),
    _club_command("substitute", "inherits"),
    _club_command("qualify"),
    _club_command("decline"),
    _club_command("persons", "json"),
    _club_command("person", "json"),
    _club_command("extract", "json"),
    _club_command("add-person"),
    _club_command("note"),
    _club_command("consent"),
    _club_command("merge"),
    _club_command("split"),
    _club_command("forget"),
    _club_command("seat", "seating", "mix", "tables"),
    _club_command("open-table", "place", "date"),
    _club_command("suggest", "place"),
    _club_command("credits", "json"),
    _club_command("proof"),
    _club_command("mix"),
    _club_command("tables", "round", "json"),
    _club_command("play", "round", "words", "profile", "clock"),
    _club_command("hall"),
    _club_command("hand-out"),
    _club_command("accept"),
    _club_command("import"),
    _club_command("result", "round"),
    _club_command("results", "round", "json"),
    _club_command("correct", "round", "reason"),
    _club_command("penalty", "reason"),
    _club_command("handicap"),
    _club_command("apart", "json"),
    _club_command("team"),
    _club_command("pairs"),
    _club_command("teams", "json"),
    _club_command("undo"),
    _club_command("redo"),
    _club_command("steps"),
    _club_command("standings", "category", "json"),
    _club_command("lot"),
    _club_command("league", "points", "best", "json"),
    _club_command("season", "points", "best", "json"),
    _club_command("records", "json"),
    _club_command("papers", "file", "format", "round", "points", "best", "paper", "width", "lines"),
    _club_command("pages"),
    _club_command("close"),
    _club_command("reopen"),
    _club_command("export", "file"),
    _club_command("verify", "json"),
    _club_command("key"),
    _club_command("unite"),
    _club_command("pending"),
    _club_command("settle", "round"),
)
"""What the command `club` does, in the order of help."""


NameGroup = Literal["command", "flag", "club"]
"""What a word names."""

NAME_GROUPS: Final[tuple[NameGroup, ...]] = get_args(NameGroup)


def fold_name(word: str) -> str:
    """Make case, diacritics and underscores of a typed word irrelevant.

    >>> fold_name("Pokračuj")
    'pokracuj'
    """
    plain = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).replace("_", "-")


def find_id(group: NameGroup, word: str) -> str | None:
    """Return the id of a command or option by any of its names, or None when there is none such.

    The language files are read only for a word that is not the English name.
    """
    folded = fold_name(word)
    if folded in _ids(group):
        return folded
    return _aliases(group).get(folded)


def nearest_name(group: NameGroup, word: str) -> str | None:
    """Return the name that resembles a mistyped word most, or None when none does."""
    from difflib import get_close_matches  # noqa: PLC0415 - needed after a mistake only

    names = (*_ids(group), *_aliases(group))
    return next(iter(get_close_matches(fold_name(word), names, n=1)), None)


def first_names(group: NameGroup, tag: str) -> Mapping[str, str]:
    """Return the first name of each command or option in a language, English where it has none."""
    own = {key: aliases[0] for key, aliases in spellings(tag, group).items()}
    return {key: own.get(key, key) for key in _ids(group)}


def _ids(group: NameGroup) -> Iterable[str]:
    if group == "flag":
        return tuple(OPTIONS)
    return tuple(command.id for command in (CLUB_COMMANDS if group == "club" else COMMANDS))


@cache
def _aliases(group: NameGroup) -> Mapping[str, str]:
    tables = (spellings(tag, group) for tag in languages())
    return {alias: key for table in tables for key, aliases in table.items() for alias in aliases}


@cache
def spellings(tag: str, group: NameGroup) -> Mapping[str, list[str]]:
    """Return every name that a language gives, by id, folded; the first of each is shown."""
    if group != "club":
        path = locales_root() / tag / "cli.toml"
        table: Mapping[str, list[str]] = read_toml(path)[group] if path.exists() else {}
        return table
    # What `club` does has the words of the conversation about it, as far as they stand for themselves.
    path = locales_root() / tag / "words" / "club.toml"
    words = read_toml(path)["club"] if path.exists() else {}
    return {
        command: [fold_name(word) for word in entry["words"] if " " not in word]
        for key, entry in words.items()
        if (command := key.removeprefix("club-")) in _ids(group)
    }

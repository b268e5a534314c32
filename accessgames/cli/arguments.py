"""From the words of the command line to a language and to a command with its arguments."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from typing import Final

from accessgames.cli import commands
from accessgames.cli.commands import find_id
from accessgames.cli.console import UsageError
from accessgames.dataclasses import dataclass, field
from accessgames.language import commandline, resources, values

DEFAULT_LANGUAGE: Final = "cs"
LANGUAGE_VARIABLE: Final = "ACCESSGAMES_LANG"


def requested_language(words: Sequence[str]) -> str | None:
    """Return the language that the command line or the environment asks for, or None.

    A language that does not exist is passed over here and complained about by `check_language`, which needs a
    language to do so.
    """
    known = resources.languages()
    wanted = (_language_flag(words), os.environ.get(LANGUAGE_VARIABLE))
    return next((tag for tag in wanted if tag in known), None)


def spoken_language(words: Sequence[str]) -> str:
    """Choose the language of everything that is said here, mistakes on the command line included."""
    requested = requested_language(words)
    if requested is not None:
        return requested
    from accessgames.storage import files, settings  # noqa: PLC0415 - not needed with a flag

    setting = settings.Setting("language", DEFAULT_LANGUAGE, resources.languages())
    # What is wrong with the file is told where all of it is read.
    saved = settings.SettingsFile(files.settings_path(), [setting]).load()
    return str(saved.values[setting.key])


def check_language(tag: str | None) -> None:
    """Refuse a language that does not exist.

    Raises:
        UsageError: `cli-error-choice`, with the languages there are.
    """
    known = resources.languages()
    if tag is not None and tag not in known:
        raise UsageError("cli-error-choice", flag="lang", value=tag, choices=known)


def _language_flag(words: Sequence[str]) -> str | None:
    """Find the value of `--lang` in a command line that may be wrong otherwise."""
    for number, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name.startswith("--") and find_id("flag", name[2:]) == "lang":
            return value if equals else next(iter(words[number + 1 :]), None)
    return None


_END_OF_OPTIONS: Final = "--"
_BY_NAME: Final[Mapping[tuple[str, str], commands.CommandSpec]] = {
    (each.group, each.id): each for each in (*commands.COMMANDS, *commands.CLUB_COMMANDS)
}
_UNKNOWN: Final = {
    "command": values.keys("cli-error-command-unknown", "cli-error-command-near"),
    "club": values.keys("cli-error-deed-unknown", "cli-error-deed-near"),
    "flag": values.keys("cli-error-option-unknown", "cli-error-option-near"),
}
"""By what a word should have named: the mistake where nothing resembles it, and where something does."""


@dataclass(frozen=True, slots=True)
class Arguments(commandline.GivenOptions):
    """A command line that was understood.

    Attributes:
        command: What to do.
        places: Values of the command's places, by id.
        options: Values of the given options, by id; an option without a value has an empty tuple.
        items: Further words, where the command takes any number of them.
    """

    command: commands.CommandSpec
    places: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    items: tuple[str, ...] = ()

    def number(self, option: str, default: int, allowed: range) -> int:
        """Return the whole number given with an option, or the default.

        Raises:
            UsageError: `cli-error-number` when it is no whole number within `allowed`.
        """
        text = self.value(option)
        if text is None:
            return default
        number = whole_number(text)
        if number is None or number not in allowed:
            raise UsageError("cli-error-number", flag=option, value=text, least=allowed[0], most=allowed[-1])
        return number

    def choice(self, option: str, choices: Sequence[str]) -> str | None:
        """Return the value given with an option, or None when it was not given.

        Raises:
            UsageError: `cli-error-choice` when it is none of `choices`.
        """
        text = self.value(option)
        if text is not None and text not in choices:
            raise UsageError("cli-error-choice", flag=option, value=text, choices=tuple(choices))
        return text


def whole_number(text: str) -> int | None:
    """Read an unsigned whole number of at most 18 digits; None when the text is anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 18 else None  # noqa: PLR2004 - fits


def parse_arguments(words: Sequence[str]) -> Arguments:
    """Understand a command line (without the name of the program).

    Options may stand anywhere, `--name value` and `--name=value` mean the same, and after `--` nothing is an
    option. Help is not checked for completeness: `play --help` needs no game.

    Raises:
        UsageError: The first thing that is wrong, with the offending word and what would be right.
    """
    options, places = _split(words)
    command = _command("command", places.pop(0)) if places else commands.START_COMMAND
    if command.id == "club" and places:
        command = _command("club", places.pop(0))
    _check_options(command, options)
    if command.many:
        return Arguments(command, {}, options, tuple(places))
    if len(places) > len(command.places):
        raise UsageError("cli-error-extra", word=places[len(command.places)])
    if len(places) < command.required and "help" not in options:
        raise _missing(command.places[len(places)])
    return Arguments(command, dict(zip(command.places, places, strict=False)), options)


_OPTION: Final = re.compile(r"(?:^|\s)(?=--\w)")


def read_typed_options(deed: str, text: str, tag: str) -> tuple[str, Mapping[str, tuple[str, ...]]]:
    """Understand options that are typed in a conversation about a club, behind the words of a command.

    A value goes on to the next option, so that it may have blanks.

    Args:
        deed: Id of what `club` does.
        text: What stands behind its word.
        tag: Language in which a mistake names commands and options.

    Returns:
        The text without its options, and their values by id.

    Raises:
        UsageError: As `parse_arguments`.
    """
    plain, *typed = _OPTION.split(text)
    options: dict[str, tuple[str, ...]] = {}
    rest = [plain]
    try:
        for part in typed:
            name, _, value = re.sub(r"[\s=]", " ", part, count=1).partition(" ")
            bare = value.strip().strip('"')
            if commands.OPTIONS.get(find_id("flag", name[2:]) or "") is commands.OptionValue.NOTHING:
                rest.append(value)
                bare = ""
            _take_option(name, [bare] if bare else [], options)
        _check_options(_BY_NAME["club", deed], options)
    except UsageError as error:
        flags, deeds = (commands.first_names(group, tag) for group in ("flag", "club"))
        told = {
            key: names[str(error.args_[key])]
            for key, names in (("flag", flags), ("deed", deeds))
            if key in error.args_
        }
        raise UsageError(error.key, **{**error.args_, **told}) from None
    return " ".join(filter(None, map(str.strip, rest))), options


def _missing(place: str) -> UsageError:
    if place == "name":
        return UsageError("cli-error-missing-name")
    if place != "game":
        return UsageError("cli-error-missing-file")
    from accessgames.games import game_ids  # noqa: PLC0415 - looks into everything that is installed

    return UsageError("cli-error-missing-game", choices=game_ids())


def _split(words: Sequence[str]) -> tuple[dict[str, tuple[str, ...]], list[str]]:
    options: dict[str, tuple[str, ...]] = {}
    plain: list[str] = []
    waiting = list(reversed(words))
    while waiting:
        word = waiting.pop()
        if word == _END_OF_OPTIONS:
            plain.extend(reversed(waiting))
            break
        if word.startswith("-") and word != "-":
            _take_option(word, waiting, options)
        else:
            plain.append(word)
    return options, plain


def _take_option(word: str, waiting: list[str], options: dict[str, tuple[str, ...]]) -> None:
    name, equals, value = word.partition("=")
    option = commands.SHORT_OPTIONS.get(name)
    if option is None and name.startswith("--"):
        option = find_id("flag", name[2:])
    if option is None:
        raise _unknown("flag", name, name.lstrip("-"))
    takes = commands.OPTIONS[option]
    if takes is commands.OptionValue.NOTHING:
        if equals:
            raise UsageError("cli-error-unwanted", flag=option, value=value)
        options[option] = ()
        return
    if not equals:
        if not waiting or waiting[-1].startswith("--"):
            raise UsageError("cli-error-no-value", flag=option)
        value = waiting.pop()
    if takes is commands.OptionValue.VALUE and option in options:
        raise UsageError("cli-error-twice", flag=option)
    options[option] = (*options.get(option, ()), value)


def _command(group: commands.NameGroup, word: str) -> commands.CommandSpec:
    found = find_id(group, word)
    if found is None:
        raise _unknown(group, word, word)
    return _BY_NAME[group, found]


def _unknown(group: commands.NameGroup, word: str, name: str) -> UsageError:
    unknown, like = _UNKNOWN[group]
    near = commands.nearest_name(group, name)
    return UsageError(unknown, word=word) if near is None else UsageError(like, word=word, near=near)


def _check_options(command: commands.CommandSpec, options: Mapping[str, object]) -> None:
    known = (*command.options, *commands.COMMON_OPTIONS)
    for option in options:
        if option not in known and command.group == "club":
            raise UsageError("cli-error-option-foreign-deed", flag=option, deed=command.id)
        if option not in known and command is commands.START_COMMAND:  # which nobody types, so it has no name
            raise UsageError("cli-error-option-alone", flag=option)
        if option not in known:
            raise UsageError("cli-error-option-foreign", flag=option, command=command.id)

"""`--help`: plain lines in the chosen language, one fact on each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessgames.cli.table import COMMANDS, COMMON_OPTIONS, START
from accessgames.language.values import keys

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console
    from accessgames.cli.table import Command

SUMMARIES: Final = keys(
    "cli-command-play",
    "cli-command-resume",
    "cli-command-replay",
    "cli-command-simulate",
    "cli-command-analyse",
    "cli-command-rules",
    "cli-command-records",
    "cli-command-braille",
    "cli-command-sheet",
    "cli-command-doctor",
    "cli-command-bench",
)
"""One line for each command, in the order of the table."""

USAGES: Final = keys(
    "cli-usage-play",
    "cli-usage-resume",
    "cli-usage-replay",
    "cli-usage-simulate",
    "cli-usage-analyse",
    "cli-usage-rules",
    "cli-usage-records",
    "cli-usage-braille",
    "cli-usage-sheet",
    "cli-usage-doctor",
    "cli-usage-bench",
)
"""How each command is written, in the order of the table."""

OPTION_LINES: Final = keys(
    "cli-option-action",
    "cli-option-clock",
    "cli-option-format",
    "cli-option-games",
    "cli-option-help",
    "cli-option-jobs",
    "cli-option-journal",
    "cli-option-json",
    "cli-option-lang",
    "cli-option-limit",
    "cli-option-lines",
    "cli-option-only",
    "cli-option-option",
    "cli-option-paper",
    "cli-option-players",
    "cli-option-profile",
    "cli-option-seed",
    "cli-option-solved",
    "cli-option-sound",
    "cli-option-try",
    "cli-option-verify",
    "cli-option-version",
    "cli-option-width",
)
"""One line for each option, in alphabetical order of ids."""


def run(arguments: Arguments, console: Console) -> int:
    """Write help for the command that was given, or for the program."""
    command = arguments.command
    found = overview() if command is START else details(command)
    console.lines(console.text(key) for key in found)
    return 0


def overview() -> Iterator[str]:
    """Yield the messages about the whole program."""
    yield from ("cli-help-usage", "cli-help-start", "cli-help-commands")
    yield from SUMMARIES
    yield "cli-help-options"
    yield from _options(START)
    yield from ("cli-help-more", "cli-help-english")


def details(command: Command) -> Iterator[str]:
    """Yield the messages about one command."""
    yield USAGES[COMMANDS.index(command)]
    yield SUMMARIES[COMMANDS.index(command)]
    yield "cli-help-options"
    yield from _options(command)


def _options(command: Command) -> Iterator[str]:
    known = (*command.options, *COMMON_OPTIONS)
    return (key for key in OPTION_LINES if key.removeprefix("cli-option-") in known)

"""`--help` and `--version`: plain lines in the chosen language, one fact on each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from accessgames import __version__
from accessgames.cli.commands import CLUB_COMMANDS, COMMANDS, COMMON_OPTIONS, START_COMMAND, first_names
from accessgames.language.values import Nested, keys, say

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments
    from accessgames.cli.commands import CommandSpec
    from accessgames.cli.console import Console


def help_command(arguments: Arguments, console: Console) -> int:
    """Write help for the command that was given, or for the program."""
    command = arguments.command
    console.lines(_overview(console) if command is START_COMMAND else _details(command, console))
    return 0


def version_command(arguments: Arguments, console: Console) -> int:
    """Write the name of the program and its version."""
    del arguments
    console.lines([f"accessgames {__version__}"])
    return 0


def _details(command: CommandSpec, console: Console) -> Iterator[str]:
    """Yield the lines about one command, or one thing that `club` does."""
    if command.group == "club":
        yield console.text("cli-help-deed-usage", deed=first_names("club", console.tag)[command.id])
        yield _club_summary(command, console)
    else:
        yield console.text(f"cli-usage-{command.id}")
        yield console.text(f"cli-command-{command.id}")
    yield console.text("cli-help-options")
    yield from _options(command, console)
    if command.id == "club":
        yield console.text("cli-help-deeds")
        yield from (_club_summary(each, console) for each in CLUB_COMMANDS)


def _overview(console: Console) -> Iterator[str]:
    """Yield the lines about the whole program."""
    yield from map(console.text, keys("cli-help-usage", "cli-help-start", "cli-help-commands"))
    yield from (console.text(f"cli-command-{command.id}") for command in COMMANDS)
    yield console.text("cli-help-options")
    yield from _options(START_COMMAND, console)
    yield from map(console.text, keys("cli-help-more", "cli-help-english"))


def _options(command: CommandSpec, console: Console) -> Iterator[str]:
    known = sorted({*command.options, *COMMON_OPTIONS})
    return (console.text(f"cli-option-{option}") for option in known)


def _club_summary(command: CommandSpec, console: Console) -> str:
    """Say what a command of the club does, in the words in which a conversation explains it."""
    called = first_names("club", console.tag)[command.id]
    return console.text("cli-help-deed", deed=called, what=Nested(say(f"help-club-{command.id}")))

"""`--help`: plain lines in the chosen language, one fact on each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessgames.cli.commands import CLUB_COMMANDS, COMMANDS, COMMON_OPTIONS, START_COMMAND, first_names
from accessgames.language.values import Nested, keys, say

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments
    from accessgames.cli.commands import CommandSpec
    from accessgames.cli.console import Console

SUMMARIES: Final = keys(
    "cli-command-play",
    "cli-command-resume",
    "cli-command-tutor",
    "cli-command-replay",
    "cli-command-simulate",
    "cli-command-ladder",
    "cli-command-analyse",
    "cli-command-rules",
    "cli-command-records",
    "cli-command-braille",
    "cli-command-sheet",
    "cli-command-club",
    "cli-command-doctor",
    "cli-command-bench",
    "cli-command-new-game",
)
"""One line for each command, in the order of the table."""

USAGES: Final = keys(
    "cli-usage-play",
    "cli-usage-resume",
    "cli-usage-tutor",
    "cli-usage-replay",
    "cli-usage-simulate",
    "cli-usage-ladder",
    "cli-usage-analyse",
    "cli-usage-rules",
    "cli-usage-records",
    "cli-usage-braille",
    "cli-usage-sheet",
    "cli-usage-club",
    "cli-usage-doctor",
    "cli-usage-bench",
    "cli-usage-new-game",
)
"""How each command is written, in the order of the table."""

OPTION_LINES: Final = keys(
    "cli-option-action",
    "cli-option-analyse",
    "cli-option-begins",
    "cli-option-best",
    "cli-option-bye",
    "cli-option-capacity",
    "cli-option-category",
    "cli-option-clock",
    "cli-option-club",
    "cli-option-date",
    "cli-option-deadline",
    "cli-option-entries",
    "cli-option-evaluation",
    "cli-option-fee",
    "cli-option-file",
    "cli-option-format",
    "cli-option-game",
    "cli-option-games",
    "cli-option-groups",
    "cli-option-help",
    "cli-option-inherits",
    "cli-option-jobs",
    "cli-option-journal",
    "cli-option-json",
    "cli-option-lang",
    "cli-option-limit",
    "cli-option-lines",
    "cli-option-minutes",
    "cli-option-mix",
    "cli-option-notes",
    "cli-option-only",
    "cli-option-option",
    "cli-option-organiser",
    "cli-option-paper",
    "cli-option-place",
    "cli-option-players",
    "cli-option-points",
    "cli-option-profile",
    "cli-option-qualified",
    "cli-option-qualifies",
    "cli-option-reason",
    "cli-option-round",
    "cli-option-rounds",
    "cli-option-seating",
    "cli-option-seed",
    "cli-option-solved",
    "cli-option-sound",
    "cli-option-tables",
    "cli-option-ties",
    "cli-option-tournament",
    "cli-option-travel",
    "cli-option-try",
    "cli-option-verify",
    "cli-option-version",
    "cli-option-walk",
    "cli-option-width",
)
"""One line for each option, in alphabetical order of ids."""


def help_command(arguments: Arguments, console: Console) -> int:
    """Write help for the command that was given, or for the program."""
    command = arguments.command
    if command.group == "deed":
        console.lines(_deed(command, console))
        return 0
    found = overview() if command is START_COMMAND else details(command)
    console.lines(console.text(key) for key in found)
    if command.id == "club":
        console.lines([console.text("cli-help-deeds"), *(_summary(deed, console) for deed in CLUB_COMMANDS)])
    return 0


def _deed(deed: CommandSpec, console: Console) -> Iterator[str]:
    """Yield the lines about one thing that `club` does."""
    yield console.text("cli-help-deed-usage", deed=first_names("deed", console.tag)[deed.id])
    yield _summary(deed, console)
    yield console.text("cli-help-options")
    yield from map(console.text, _options(deed))


def _summary(deed: CommandSpec, console: Console) -> str:
    """Say what a deed does, in the words in which a conversation explains it."""
    called = first_names("deed", console.tag)[deed.id]
    return console.text("cli-help-deed", deed=called, what=Nested(say(f"help-club-{deed.id}")))


def overview() -> Iterator[str]:
    """Yield the messages about the whole program."""
    yield from ("cli-help-usage", "cli-help-start", "cli-help-commands")
    yield from SUMMARIES
    yield "cli-help-options"
    yield from _options(START_COMMAND)
    yield from ("cli-help-more", "cli-help-english")


def details(command: CommandSpec) -> Iterator[str]:
    """Yield the messages about one command."""
    yield USAGES[COMMANDS.index(command)]
    yield SUMMARIES[COMMANDS.index(command)]
    yield "cli-help-options"
    yield from _options(command)


def _options(command: CommandSpec) -> Iterator[str]:
    known = (*command.options, *COMMON_OPTIONS)
    return (key for key in OPTION_LINES if key.removeprefix("cli-option-") in known)

"""The table of commands agrees with itself, with the modules and with help."""

from __future__ import annotations

from importlib import import_module

import pytest

from accessgames.cli.commands import (
    CLUB_COMMANDS,
    COMMANDS,
    COMMON_OPTIONS,
    OPTIONS,
    START_COMMAND,
    CommandSpec,
)
from accessgames.language.catalogue import Language

_ALL = pytest.mark.parametrize(
    "command", [*COMMANDS, *CLUB_COMMANDS, START_COMMAND], ids=lambda command: command.id
)


@_ALL
def test_every_command_can_run(command: CommandSpec) -> None:
    """The module of each command exists and has the function that runs it."""
    module, _, name = command.function.partition(":")
    assert callable(getattr(import_module(f"accessgames.cli.{module}"), name))


@_ALL
def test_options_of_a_command_exist(command: CommandSpec) -> None:
    """A command names only options of the table, and none twice."""
    known = (*command.options, *COMMON_OPTIONS)
    assert set(known) <= set(OPTIONS)
    assert len(set(known)) == len(known)
    assert command.required <= len(command.places)


def test_every_option_serves_a_command() -> None:
    """The table holds no option that nobody understands."""
    used = {option for command in (*COMMANDS, *CLUB_COMMANDS, START_COMMAND) for option in command.options}
    assert {*used, *COMMON_OPTIONS} == set(OPTIONS)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_help_follows_the_table(tag: str) -> None:
    """A language has exactly one summary and one usage for each command, and one line for each option."""
    known = [command.id for command in COMMANDS]
    for kind, ids in (("command", known), ("usage", known), ("option", OPTIONS)):
        prefix = f"cli-{kind}-"
        told = [key.removeprefix(prefix) for key in Language(tag).data.entries if key.startswith(prefix)]
        assert sorted(ids) == sorted(told)


def test_the_commands_are_those_of_the_design() -> None:
    """The command line is stable: scripts rely on these names."""
    expected = [
        "play",
        "resume",
        "tutor",
        "replay",
        "simulate",
        "ladder",
        "analyse",
        "rules",
        "daily",
        "mistakes",
        "records",
        "statistics",
        "backup",
        "restore",
        "news",
        "not-understood",
        "braille",
        "sheet",
        "serve",
        "join",
        "table",
        "club",
        "doctor",
        "bench",
        "new-game",
    ]
    assert expected == [command.id for command in COMMANDS]

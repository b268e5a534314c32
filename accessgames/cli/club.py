"""`accessgames club`: what an organiser does, one command at a time, or a conversation about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.braille.pages import DEFAULT_SIZE
from accessgames.cli.launch import launch
from accessgames.cli.material import open_room
from accessgames.club.desk.commands import COMMANDS, READING_COMMANDS
from accessgames.club.desk.commands.tournaments import find_tournament
from accessgames.club.desk.context import ClubContext, Request, words_of
from accessgames.club.desk.json_answers import JSON_ANSWERS
from accessgames.club.desk.open_club import open_club_by_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console
    from accessgames.club.desk.open_club import OpenClub
    from accessgames.language import Message
    from accessgames.shell import Launch

_MAKING = frozenset({"create", "import"})
"""Commands that may be done before there is a club."""


def club_command(arguments: Arguments, console: Console) -> int:
    """Do one command and tell the result, or hold a conversation.

    Raises:
        UsageError: `--profile` or `--clock` are wrong.
        GameError: The command is refused.
    """
    started = launch(arguments)
    command = arguments.command.id
    if arguments.command.group == "command":
        return _talk(arguments, started)
    club = open_club_by_name(
        arguments.value("club"),
        started.now,
        started.seed,
        write=command not in READING_COMMANDS,
        make=command in _MAKING,
    )
    try:
        return _do(arguments, console, club, started)
    finally:
        club.close()


def _talk(arguments: Arguments, started: Launch) -> int:
    from accessgames.club.desk.console_sessions import (  # noqa: PLC0415 - one command needs no conversation
        start_conversation,
    )

    return start_conversation(started, arguments.value("club"), arguments.value("tournament"))


def _do(arguments: Arguments, console: Console, club: OpenClub, started: Launch) -> int:
    context = ClubContext(club, console.language, words_of(console.language), DEFAULT_SIZE, open_room)
    command = arguments.command.id
    wanted = arguments.value("tournament")
    if wanted is not None and command not in _MAKING:
        club.current = find_tournament(context, wanted)
    request = Request(arguments.items, arguments.options)
    if command == "play":
        from accessgames.club.desk.console_sessions import play_club_table  # noqa: PLC0415 - as above

        return play_club_table(started, context, request)
    if arguments.has("json"):
        found = JSON_ANSWERS[command](context, request)
        console.document(found)
        return int(command == "verify" and any(one["mistakes"] for one in found))
    return _tell(console, COMMANDS[command](context, request))


def _tell(console: Console, told: Sequence[Message]) -> int:
    """Write an answer, what is wrong in it to the error stream; return the exit code."""
    wrong = [one for one in told if one.kind == "refusal"]
    console.lines(console.render(one) for one in told if one.kind != "refusal")
    console.err.write("".join(f"{console.render(one)}\n" for one in wrong))
    console.err.flush()
    return int(bool(wrong))

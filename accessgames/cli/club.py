"""`accessgames club`: what an organiser does, one command at a time, or a conversation about it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from accessgames.braille.pages import DEFAULT_SIZE
from accessgames.cli.console import within_limit
from accessgames.cli.launch import launch
from accessgames.cli.material import open_room
from accessgames.club.desk import doubts, json_answers, open_club
from accessgames.club.desk.commands import READING_COMMANDS, hall_tables, run_club_command
from accessgames.club.desk.commands.tournaments import find_tournament

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console
    from accessgames.language import Message

_MAKING = frozenset({"create", "import"})
"""Commands that may be done before there is a club."""


def club_command(arguments: Arguments, console: Console) -> int:
    """Do one command and tell the result, or hold a conversation.

    Raises:
        UsageError: `--profile` or `--clock` are wrong.
        GameError: The command is refused.
    """
    started = launch(arguments, console)
    command, name, wanted = arguments.command.id, arguments.value("club"), arguments.value("tournament")
    if arguments.command.group == "command":
        from accessgames.club.desk.console_sessions import (  # noqa: PLC0415 - one command needs no conversation
            start_conversation,
        )

        return start_conversation(started, name, wanted)
    hall = hall_tables.HallResults.here()
    write, make = command not in READING_COMMANDS or hall.is_due(), command in _MAKING
    club = open_club.open_club_by_name(name, started.now, started.seed, write=write, make=make)
    try:
        words, patience = open_club.words_of(console.language), console.patience(silent=arguments.has("json"))
        context = open_club.ClubContext(club, console.language, words, DEFAULT_SIZE, open_room, patience)
        if wanted is not None and not make:
            club.current = find_tournament(context, wanted)
        played = tuple(hall.take(context)) if write else ()
        request = open_club.Request(arguments.items, arguments.options)
        if command == "play":
            from accessgames.club.desk.console_sessions import play_club_table  # noqa: PLC0415 - as above

            return play_club_table(started, context, request)
        for doubt in doubts.doubtful_names(context, command, request, asked=False):
            console.complain(doubt)
        if not arguments.has("json"):
            _tell(console, played)
            return _tell(console, run_club_command(context, command, request))
        found = json_answers.JSON_ANSWERS[command](context, request)
        console.document(found)
        return int(command == "verify" and any(one["mistakes"] for one in found))
    finally:
        club.close()


def table_command(arguments: Arguments, console: Console) -> int:
    """Play the table of a file that an organiser gave out.

    Raises:
        UsageError: `--profile` or `--clock` are wrong.
        GameError: The file can't be used, or the match can't be kept.
    """
    from accessgames.club.desk import handed_match  # noqa: PLC0415 - one command needs no conversation

    path = Path(arguments.places["file"]).expanduser()
    return handed_match.play_handed_table(launch(arguments, console), path, words=arguments.has("words"))


def _tell(console: Console, told: Sequence[Message]) -> int:
    """Write an answer, what is wrong in it to the error stream; return the exit code."""
    wrong = [one for one in told if one.kind == "refusal"]
    right = (console.render(one) for one in told if one.kind != "refusal")
    console.lines(line for one in right for line in within_limit(one))
    console.warn(map(console.render, wrong))
    return int(bool(wrong))

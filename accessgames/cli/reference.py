"""`accessgames rules`, `records` and `news`: what there is to be read about a game and the program."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from accessgames.cli.console import Console, UsageError
from accessgames.cli.launch import records_store
from accessgames.cli.match_options import find_room
from accessgames.engine import GameError
from accessgames.games import Room, Section, game_ids
from accessgames.games.told_rules import usual_section
from accessgames.language import say
from accessgames.language.vocabulary import Found
from accessgames.personal.database import PersonalFile, personal_path
from accessgames.shell.news import news_lines
from accessgames.shell.records import record_tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.cli.arguments import Arguments


def rules_command(arguments: Arguments, console: Console) -> int:
    """Write one section, or all of them: the usual rules, and what options change.

    Raises:
        UsageError: There is no such game, or no such section.
    """
    room = find_room(arguments.places["game"])
    wanted = arguments.places.get("section")
    sections = room.rulebook.sections if wanted is None else (find_section(room, wanted, console),)
    language = console.language
    lines = (
        line for section in sections for line in (say(section.title), *usual_section(room, section, language))
    )
    console.lines(map(console.render, lines))
    return 0


def find_section(room: Room, wanted: str, console: Console) -> Section:
    """Find a section by its id or by any of its words.

    Raises:
        UsageError: `cli-error-section`, with the sections there are.
    """
    words = console.language.vocabulary("common", "space", "shell", room.game.id)
    sections: Sequence[Section] = room.rulebook.sections
    named = {section.id: section for section in sections}
    if wanted in named:
        return named[wanted]
    found = words.match(wanted.split(), [name for name in named if name in words])
    if isinstance(found, Found):
        return named[found.id]
    known = tuple(words.word(name) if name in words else name for name in named)
    raise UsageError("cli-error-section", section=wanted, known=known)


def records_command(arguments: Arguments, console: Console) -> int:
    """Write the records of one game, or of all that are installed.

    Raises:
        UsageError: There is no such game.
        GameError: `shell-records-not-here` for a game without records.
    """
    wanted = arguments.places.get("game")
    games = game_ids()
    if wanted is not None:
        room = find_room(wanted)
        if room.records is None:
            raise GameError("shell-records-not-here")
        games = (room.game.id,)
    loaded = records_store(PersonalFile(personal_path())).load()
    records = [record for record in loaded.records if record.game in games]
    if loaded.problem is not None:
        console.complain(loaded.problem)
    if arguments.has("json"):
        console.document([asdict(record) for record in records])
        return 0
    told = record_tables(records, games, lambda game: find_room(game).records, console.language.has)
    console.lines(map(console.render, told))
    if not told:
        console.say("shell-records-none")
    return 0


def news_command(arguments: Arguments, console: Console) -> int:
    """Tell what is new in the program, the latest version first."""
    del arguments
    console.lines(map(console.render, news_lines()))
    return 0

"""`accessgames rules`: the rules of a game to be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.cli.console import UsageError
from accessgames.cli.match_options import find_room
from accessgames.language import say
from accessgames.language.vocabulary import Found

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console
    from accessgames.games import Room, Section


def rules_command(arguments: Arguments, console: Console) -> int:
    """Write one section, or all of them.

    Raises:
        UsageError: There is no such game, or no such section.
    """
    room = find_room(arguments.places["game"])
    wanted = arguments.places.get("section")
    sections = room.rulebook.sections if wanted is None else (find_section(room, wanted, console),)
    console.lines(console.render(say(key)) for section in sections for key in (section.title, *section.lines))
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

"""Names that look like those of others, or mean something else here: who is called so is asked about once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.club.desk.commands.people import items_of
from accessgames.club.desk.typed import find_player, read_entry
from accessgames.engine import GameError
from accessgames.language.commandline import split_words
from accessgames.language.lookalike import find_look_alike

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.club.desk.open_club import ClubContext, Request

_FIRST_NAME: Final = {"register": 0, "substitute": 1, "rename": 1}
"""Commands that bring names, and behind how many items these stand."""


def doubtful_names(
    context: ClubContext, command: str, request: Request, *, asked: bool
) -> Iterator[GameError]:
    """Yield what is said of each new name that looks like the name of somebody else.

    Args:
        context: The club.
        command: Id of the command.
        request: What was typed.
        asked: Whether the names hold when they are typed again; else they hold anyway.

    Raises:
        GameError: There is no tournament, or a name cannot be read.
    """
    if command not in _FIRST_NAME:
        return
    tournament = context.club.tournament
    items = items_of(request)
    own = find_player(tournament, items[0]).number if command == "rename" and items else 0
    taken = [player.name for player in tournament.players if player.number != own]
    for item in items[_FIRST_NAME[command] :]:
        name = item if own else read_entry(tournament.proposal, context.words, item).name
        yield from _other_meanings(context, name, asked=asked)
        alike = find_look_alike(name, taken)
        if alike is not None:
            yield alike.doubt(name, asked=asked)
        taken.append(name)


def _other_meanings(context: ClubContext, name: str, *, asked: bool) -> Iterator[GameError]:
    """Yield what is said of a name that means something else where names are typed."""
    words, spoken = context.words, split_words(name)
    values = {"name": name, "asked": "yes" if asked else "no"}
    if words.read.alone(spoken) is not None:
        yield GameError("club-error-name-number", **values)
    elif any(words.in_full(key, name) for key in words.ids("club", "commands", "club-words")):
        yield GameError("club-error-name-command", **values)

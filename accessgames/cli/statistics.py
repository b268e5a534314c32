"""`accessgames statistics`: what was counted of finished matches, told, as CSV or as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.cli.match_options import find_room
from accessgames.cli.material import open_room
from accessgames.engine import GameError
from accessgames.games import game_title
from accessgames.personal.database import PersonalFile, personal_path
from accessgames.shell.statistics import exporting
from accessgames.shell.statistics.command import Source, forget, gather
from accessgames.shell.statistics.telling import Wanted, statistics_lines

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console
    from accessgames.language import Message


def statistics_command(arguments: Arguments, console: Console) -> int:
    """Write the statistics of one game in full, or of all games, or every match; or delete all of them.

    Raises:
        UsageError: There is no such game.
        GameError: Nothing was counted, or the personal file can't be used.
    """
    named = arguments.places.get("game")
    game = "" if named is None else find_room(named).game.id

    source = Source(PersonalFile(personal_path()), open_room)
    if arguments.has("delete"):
        told = forget(source.own)
        if arguments.has("json"):
            console.document({"deleted": True})
        else:
            console.lines([console.render(told)])
        return 0

    def tell(message: Message) -> None:
        console.warn([console.render(message)])

    counted = gather(source, tell, console.patience())
    own = [one for one in counted if game in {"", one.game}]
    if arguments.has("json"):
        console.document(exporting.document(own))
        return 0
    if arguments.has("csv"):
        console.lines(exporting.table(own).splitlines())
        return 0
    lines = statistics_lines(own, Wanted(game), lambda one: game_title(one, console.language.has))
    if not lines:
        raise GameError("statistics-none")
    console.lines(map(console.render, lines))
    return 0

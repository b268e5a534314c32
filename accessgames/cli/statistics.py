"""`accessgames statistics`: what was counted of finished matches, told, as CSV or as JSON."""

from __future__ import annotations

import csv
import io
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from accessgames.cli.match_options import find_room
from accessgames.cli.material import open_room
from accessgames.engine import GameError
from accessgames.games import game_title
from accessgames.personal.database import PersonalFile, personal_path
from accessgames.shell.statistics.command import Source, gather
from accessgames.shell.statistics.telling import Wanted, statistics_lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console
    from accessgames.language import Message
    from accessgames.personal.results import MatchResult

_COLUMNS: Final = (
    "identity", "game", "started", "given_up", "rated", "seconds", "seat", "name", "player", "total", "place",
)  # fmt: skip


def statistics_command(arguments: Arguments, console: Console) -> int:
    """Write the statistics of one game in full, or of all games, or every match that was counted.

    Raises:
        UsageError: There is no such game.
        GameError: Nothing was counted, or the personal file can't be used.
    """
    named = arguments.places.get("game")
    game = "" if named is None else find_room(named).game.id

    def tell(message: Message) -> None:
        console.warn([console.render(message)])

    counted = gather(Source(PersonalFile(personal_path()), open_room), tell, console.patience())
    own = [one for one in counted if game in {"", one.game}]
    if arguments.has("json"):
        console.document([asdict(one) for one in own])
        return 0
    if arguments.has("csv"):
        console.lines(_table(own).splitlines())
        return 0
    lines = statistics_lines(own, Wanted(game), lambda one: game_title(one, console.language.has))
    if not lines:
        raise GameError("statistics-none")
    console.lines(map(console.render, lines))
    return 0


def _table(counted: Iterable[MatchResult]) -> str:
    """Write the matches as CSV (RFC 4180), one line a seat."""
    out = io.StringIO()
    writer = csv.DictWriter(out, _COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(_rows(counted))
    return out.getvalue()


def _rows(counted: Iterable[MatchResult]) -> Iterator[dict[str, Any]]:
    for one in counted:
        match = {key: value for key, value in asdict(one).items() if key != "seats"}
        flags = {"given_up": int(one.given_up), "rated": int(one.rated)}
        for number, seat in enumerate(one.seats, 1):
            yield {**match, **flags, "seat": number, **asdict(seat), "name": _plain(seat.name)}


def _plain(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in {"=", "+", "-", "@"} else name

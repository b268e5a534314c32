"""`accessgames daily`: a task of the daily round is asked or printed, or the line of a result is checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.cli.console import UsageError
from accessgames.cli.launch import launch, this_day
from accessgames.cli.match_options import find_room
from accessgames.engine import GameError
from accessgames.games import daily_task, game_ids, game_title
from accessgames.games.daily import MOST_ATTEMPTS, task_data
from accessgames.games.room import room_of
from accessgames.language import Nested
from accessgames.language.commandline import quote_briefly
from accessgames.shell.tasks.dates import read_numbers
from accessgames.shell.tasks.lines import is_unaltered

if TYPE_CHECKING:
    import datetime as dt

    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console


def daily_command(arguments: Arguments, console: Console) -> int:
    """Ask a task of the daily round, or print it without its answer; or check a line that a friend has sent.

    Returns:
        The exit code: 1 for a line that was altered.

    Raises:
        UsageError: There is no such game, or none is named.
        GameError: `daily-error-date`, `daily-not-here`.
    """
    line = arguments.value("line")
    if line is not None:
        return _check(line, console)
    if "game" not in arguments.places:
        raise UsageError("cli-error-missing-game", choices=game_ids())
    day, room = _day(arguments), find_room(arguments.places["game"])
    if room.daily is None:
        title = Nested(game_title(room.game.id, console.language.has))
        raise GameError("daily-not-here", game=title)
    if arguments.has("json"):
        with console.patience().positions(MOST_ATTEMPTS) as watch:
            task = daily_task(room.game.id, room.daily, day, watch)
        console.document(task_data(room_of(room, task).game, task))
        return 0
    from accessgames.shell.tasks.giving import ask_daily  # noqa: PLC0415 - scripts need no conversation

    return ask_daily(launch(arguments, console), room.game.id, day)


def _day(arguments: Arguments) -> dt.date:
    """Return the day of `--date`, or today.

    Raises:
        GameError: `daily-error-date` with what was given.
    """
    text, today = arguments.value("date"), this_day()
    day = today if text is None else read_numbers(text, today)
    if day is None:
        raise GameError("daily-error-date", date=quote_briefly(text or ""))
    return day


def _check(line: str, console: Console) -> int:
    """Say whether a line fits its code, and that this proves nothing."""
    if is_unaltered(line):
        console.say("daily-unaltered")
        return 0
    console.say("daily-altered", line=quote_briefly(line))
    return 1

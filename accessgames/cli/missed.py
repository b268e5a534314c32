"""`accessgames not-understood`: lines that the program did not understand, where somebody keeps them."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from accessgames.cli import launch
from accessgames.engine import GameError
from accessgames.language import Language
from accessgames.shell.input import missed, missed_answers
from accessgames.shell.settings import Preferences, read_settings

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console


def missed_command(arguments: Arguments, console: Console) -> int:
    """Write the lines, equal ones together and the newest first, or put them into a new file.

    Raises:
        GameError: There is nothing to put into a file, or it can't be written.
    """
    settings = read_settings(launch.DiskStore().load_settings())
    tag = console.language.tag
    preferences = Preferences(Language, settings, _save_nothing, {"language": tag}, launch.missed_file())
    name = arguments.value("file")
    if name is not None:
        where = missed.Whereabouts(missed.SET_UP, "", preferences.words())
        told = missed_answers.write_out(preferences, where, name)
        if told.kind == "refusal":
            raise GameError(told.key, **told.args)
        console.lines([console.render(told)])
        return 0
    found = missed_answers.look_up(preferences)
    if arguments.has("json"):
        console.document([{**asdict(one.last), "count": one.count} for one in found.lines])
        return 0
    lines = (missed_answers.tell_line(line, console.language.has) for line in found.lines)
    console.lines(map(console.render, (*found.notes, *lines)))
    return 0


def _save_nothing(values: object) -> None:
    """Nothing is changed here."""
    del values

"""`accessgames sheet`: a board of a game for the fingers, without a match."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from accessgames.cli.braille import FORMATS, paper
from accessgames.cli.faults import UsageError, as_usage
from accessgames.cli.setting import find_room
from accessgames.language.commandline import split_words
from accessgames.output.tactile import emboss

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console


def run(arguments: Arguments, console: Console) -> int:
    """Write a drawing with its key to the standard output.

    Raises:
        UsageError: There is no such game, it has nothing to draw, or not what was named; or a format or size
            does not exist.
        GameError: The drawing is wider than the paper.
    """
    room = find_room(arguments.places["game"])
    if room.sheets is None:
        raise UsageError("cli-error-no-sheets", game=room.game.id)
    form = arguments.choice("format", FORMATS) or FORMATS[0]
    size = paper(arguments)
    words = console.language.vocabulary("common", "space", "shell", room.game.id)
    with as_usage():
        part = split_words(arguments.places.get("part", ""))
        sheet = room.sheets.material(part, words, solved=arguments.has("solved"))
    out = getattr(console.out, "buffer", sys.stdout.buffer)
    out.write(emboss(sheet, console.language, form, size))
    out.flush()
    return 0

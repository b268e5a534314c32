"""`accessgames` without a command: the program talks and lets choose a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames import __version__

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console


def start_command(arguments: Arguments, console: Console) -> int:
    """Tell the version, or start to talk.

    Raises:
        UsageError: `--profile` names no profile.
    """
    if arguments.has("version"):
        console.lines([f"accessgames {__version__}"])
        return 0
    from accessgames.cli.launch import launch
    from accessgames.shell import talk

    return talk(launch(arguments))

"""A session that is about nothing but walking through a match from its journal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from accessgames.engine import GameError, Match
from accessgames.shell.analysis.past import look_back
from accessgames.shell.analysis.walking import Walking
from accessgames.shell.entry import hold, welcome
from accessgames.shell.interpreter import interpret
from accessgames.shell.session import sit_down, take_lines

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.engine import Journal
    from accessgames.shell.launch import Launch, Opened


@dataclass(slots=True)
class Shelf:
    """The journal of a finished match, which is only read.

    Attributes:
        path: The file.
    """

    path: Path

    def __call__(self, line: str, /) -> None:
        """Refuse to write.

        Raises:
            GameError: `analysis-only-read`, always.
        """
        del line
        raise GameError("analysis-only-read")

    def finish(self) -> object:
        """Leave the file where it is."""
        return self.path

    def close(self) -> None:
        """Do nothing: the file is not open."""


def look_through(launch: Launch, journal: Journal, path: Path) -> int:
    """Walk through a finished match as somebody who only watches; nothing is written to its journal.

    Args:
        launch: What the session is started with.
        journal: What was read from the file.
        path: The file.

    Returns:
        The exit code.

    Raises:
        GameError: `analysis-unfinished`; or the journal does not fit the game or breaks its rules.
    """
    room = launch.open_room(journal.header.game, dict(journal.header.options))
    shelf = Shelf(path)
    match = Match.replay(room.game, journal, shelf)
    if match.outcome is None:
        raise GameError("analysis-unfinished")

    def session(opened: Opened) -> None:
        welcome(launch, opened)
        play = sit_down(room, match, opened, shelf)
        play.flow.rest()
        past = look_back(room, match, play.seating.people, play.words)
        Walking(past, alone=True).begin(play)
        take_lines(play, partial(interpret, play))

    return hold(launch, session)

"""Looking back at a finished match: rozbor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError

if TYPE_CHECKING:
    from accessgames.shell.playing import Play
    from accessgames.shell.rest import Handlers, Rest


def analyse(play: Play, rest: Rest) -> None:
    """Walk through the match from its beginning, once it is over.

    Raises:
        GameError: `analysis-unfinished`, since the hands of a match that goes on stay hidden.
    """
    from accessgames.shell.analysis.past import look_back  # noqa: PLC0415 - few sessions need it
    from accessgames.shell.analysis.walking import Walking  # noqa: PLC0415 - as above

    rest.nothing(play.words)
    if play.match.outcome is None:
        raise GameError("analysis-unfinished")
    seating = play.seating
    past = look_back(play.room, play.match, seating.people, play.words, seating.listener)
    Walking(past).begin(play)


HANDLERS: Final[Handlers] = {"analysis": analyse}
"""Commands by word id."""

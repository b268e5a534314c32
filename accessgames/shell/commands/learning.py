"""Learning a game from the middle of a match: the match waits, and goes on afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.language import say
from accessgames.shell.launch import as_installed
from accessgames.shell.setup_dialogue import named_game
from accessgames.shell.stopwatch import charge

if TYPE_CHECKING:
    from accessgames.shell.playing import Play
    from accessgames.shell.rest import Handlers, Rest


def learn(play: Play, rest: Rest) -> None:
    """Give the lesson of this game or of another one that is named; meanwhile nobody's time passes.

    What was told of the match can't be heard again in the lesson, as the learner may have another seat there.

    Raises:
        GameError: There is no such game, or it has no lesson.
    """
    from accessgames.shell.tutor.teaching import teach  # noqa: PLC0415 - few matches are left for a lesson

    charge(play)
    language = play.console.language
    game = named_game(rest.text, language) if rest.words else play.room.game.id
    room = as_installed(game)
    with play.console.aside():
        teach(room, play.opened)
    play.moved()
    play.tell(say("tutor-back", "system"))
    play.repeat_question()


HANDLERS: Final[Handlers] = {"learn": learn}
"""Commands by word id."""

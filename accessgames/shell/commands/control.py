"""The match as a thing: zpět, ulož, ověř, přepis, ticho, pauza, konec."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError, Match
from accessgames.language import Found, say
from accessgames.language.commandline import quoted
from accessgames.output.transcript import Transcript
from accessgames.shell.errors import tell_system_error
from accessgames.shell.questions import ConfirmQuit, Paused
from accessgames.shell.stopwatch import charge, runs

if TYPE_CHECKING:
    from accessgames.shell.playing import Play
    from accessgames.shell.rest import Handlers, Rest


def undo(play: Play, rest: Rest) -> None:
    """Take back the last action of whoever may."""
    rest.nothing(play.words)
    gone = play.take_back()
    play.tell(say("shell-taken-back", count=gone))


def save(play: Play, rest: Rest) -> None:
    """Say that the match is safe, as it is after every action, and where."""
    rest.nothing(play.words)
    play.tell(say("shell-saved", file=str(play.kept.path)))


def check(play: Play, rest: Rest) -> None:
    """Play the journal through once more and compare: the same position, the same result."""
    rest.nothing(play.words)
    match = play.match
    again: Match[object, object, object, object] = Match(match.game, match.header)
    for entry in match.entries:
        again.submit(entry.actor, match.game.parse_action(entry.text))
    if again.state != match.state or again.outcome != match.outcome:
        raise GameError("shell-check-differs")
    play.tell(say("shell-check-agrees", count=len(match.entries)))


def transcript(play: Play, rest: Rest) -> None:
    """Begin a transcript in a new file, end it, or say whether there is one."""
    console = play.console
    match rest.words and play.words.match(rest.words, ("off",)):
        case Found():
            _end_transcript(play)
        case () if console.transcript is not None:
            play.tell(say("shell-transcript-goes", file=str(console.transcript.path)))
        case ():
            play.tell(say("shell-transcript-none"))
        case _:
            _begin_transcript(play, rest.text)


def _end_transcript(play: Play) -> None:
    ended = play.console.transcript
    if ended is None:
        raise GameError("shell-transcript-none")
    play.console.transcript = None
    ended.close()
    play.tell(say("shell-transcript-ended", file=str(ended.path)))


def _begin_transcript(play: Play, name: str) -> None:
    console = play.console
    if console.transcript is not None:
        raise GameError("shell-transcript-goes", file=str(console.transcript.path))
    try:
        console.transcript = Transcript(name)
    except OSError as error:
        play.tell(tell_system_error(error, quoted(name)))
    except ValueError:
        raise GameError("shell-file-name", file=quoted(name)) from None
    else:
        play.tell(say("shell-transcript-begun", file=str(console.transcript.path)))


def silence(play: Play, rest: Rest) -> None:
    """Stop own speech now."""
    rest.nothing(play.words)
    play.console.ports.stop()
    play.tell(say("shell-silence"))


def pause(play: Play, rest: Rest) -> None:
    """Stop the time until the players go on.

    Raises:
        GameError: `shell-no-time`, where no time passes.
    """
    rest.nothing(play.words)
    charge(play)
    if not runs(play):
        raise GameError("shell-no-time")
    play.question = Paused(play.question)
    play.page = None
    play.repeat_question()


def leave(play: Play, rest: Rest) -> None:
    """Leave the match, which stays saved; asks first unless the match is over or the setting says no."""
    rest.nothing(play.words)
    if play.over or not play.preferences.settings.flag("confirm-quit"):
        play.done = True
        return
    play.question = ConfirmQuit(play.question)
    play.repeat_question()


HANDLERS: Final[Handlers] = {
    "undo": undo,
    "save": save,
    "check": check,
    "transcript": transcript,
    "silence": silence,
    "pause": pause,
    "quit": leave,
}
"""Commands by word id."""

"""The match as a whole: its state, taking back, saving, checking, leaving.

A lesson in between, an analysis after.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError, Match
from accessgames.language import Found, say
from accessgames.language.commandline import quote_briefly
from accessgames.output.sink import Transcript
from accessgames.shell.errors import tell_system_error
from accessgames.shell.launch import load_installed_room
from accessgames.shell.questions import ConfirmQuit, Paused
from accessgames.shell.seating import HUMAN, player_message
from accessgames.shell.setup_dialogue import find_game
from accessgames.shell.stopwatch import charge_time, clock_runs

if TYPE_CHECKING:
    from accessgames.language import Message
    from accessgames.shell.parsing import Arguments, Handlers
    from accessgames.shell.session import Session


def tell_status(play: Session, rest: Arguments) -> None:
    """Tell whose turn it is and the score, for games that have no better summary."""
    rest.nothing(play.words)
    play.repeat_question()
    answer = play.room.commands.answers.get("score")
    if answer is not None:
        play.answer(answer(play.desk(), ()))


def tell_whose_turn(play: Session, rest: Arguments) -> None:
    """Tell whose turn it is and what is expected."""
    rest.nothing(play.words)
    play.tell(play.turn())
    if play.question is not None:
        play.repeat_question()


def tell_players(play: Session, rest: Arguments) -> None:
    """Tell who sits at the table."""
    rest.nothing(play.words)
    for spec, person in zip(play.seating.seats, play.desk().people, strict=True):
        if spec.player == HUMAN:
            play.tell(say("shell-player-human", who=person))
        else:
            play.tell(player_message(person, spec.player, play.room.bots))


def tell_changes(play: Session, rest: Arguments) -> None:
    """Tell what has happened since the listener's last turn."""
    rest.nothing(play.words)
    viewer = play.seating.listener
    _tell_again(play, _heard_since(play, play.log.after_own(viewer)))


def tell_last_turn(play: Session, rest: Arguments) -> None:
    """Tell the last turn of anybody of which the listener hears something, with what chance added to it."""
    rest.nothing(play.words)
    told = (_heard_since(play, start) for start in play.log.turns())
    _tell_again(play, next(filter(None, told), ()))


def _heard_since(play: Session, start: int) -> Sequence[Message]:
    desk = play.desk()
    return play.room.narration.tell(play.log.events(desk.seat, start), desk)


def _tell_again(play: Session, messages: Sequence[Message]) -> None:
    if not messages:
        play.tell(say("shell-nothing-happened"))
    for message in messages:
        play.tell(message, record=False)


def tell_missing(play: Session, rest: Arguments) -> None:
    """Say that this game has no answer to a common question."""
    play.tell(say("shell-not-here", "refusal", word=play.words.word(rest.id)))


_OF_GAMES: Final = (
    "score", "time", "hand", "board", "row", "column", "cell", "around", "where", "free",
)  # fmt: skip
"""Questions that only a game can answer."""

STATE_HANDLERS: Final[Handlers] = {
    "status": tell_status,
    "who": tell_whose_turn,
    "players": tell_players,
    "changes": tell_changes,
    "last": tell_last_turn,
    **dict.fromkeys(
        ("score", "time", "hand", "board", "row", "column", "cell", "around", "where", "free"), tell_missing
    ),
}
"""Commands by word id."""


def undo_move(play: Session, rest: Arguments) -> None:
    """Take back the last action of whoever may."""
    rest.nothing(play.words)
    gone = play.take_back()
    play.tell(say("shell-taken-back", count=gone))


def confirm_saved(play: Session, rest: Arguments) -> None:
    """Say that the match is safe, as it is after every action, and where."""
    rest.nothing(play.words)
    play.tell(say("shell-saved", file=str(play.kept.path)))


def check_journal(play: Session, rest: Arguments) -> None:
    """Play the journal through once more and compare: the same position, the same result."""
    rest.nothing(play.words)
    match = play.match
    again: Match[object, object, object, object] = Match(match.game, match.header)
    for entry in match.entries:
        again.submit(entry.actor, match.game.parse_action(entry.text))
    if again.state != match.state or again.outcome != match.outcome:
        raise GameError("shell-check-differs")
    play.tell(say("shell-check-agrees", count=len(match.entries)))


def switch_transcript(play: Session, rest: Arguments) -> None:
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


def _end_transcript(play: Session) -> None:
    ended = play.console.transcript
    if ended is None:
        raise GameError("shell-transcript-none")
    play.console.transcript = None
    ended.close()
    play.tell(say("shell-transcript-ended", file=str(ended.path)))


def _begin_transcript(play: Session, name: str) -> None:
    console = play.console
    if console.transcript is not None:
        raise GameError("shell-transcript-goes", file=str(console.transcript.path))
    try:
        console.transcript = Transcript(name)
    except OSError as error:
        play.tell(tell_system_error(error, quote_briefly(name)))
    except ValueError:
        raise GameError("shell-file-name", file=quote_briefly(name)) from None
    else:
        play.tell(say("shell-transcript-begun", file=str(console.transcript.path)))


def stop_speaking(play: Session, rest: Arguments) -> None:
    """Stop own speech now."""
    rest.nothing(play.words)
    play.console.ports.stop()
    play.tell(say("shell-silence"))


def pause_match(play: Session, rest: Arguments) -> None:
    """Stop the time until the players go on.

    Raises:
        GameError: `shell-no-time`, where no time passes.
    """
    rest.nothing(play.words)
    charge_time(play)
    if not clock_runs(play):
        raise GameError("shell-no-time")
    play.question = Paused(play.question)
    play.page = None
    play.repeat_question()


def leave_session(play: Session, rest: Arguments) -> None:
    """Leave the match, which stays saved; asks first unless the match is over or the setting says no."""
    rest.nothing(play.words)
    if play.over or not play.preferences.settings.flag("confirm-quit"):
        play.done = True
        return
    play.question = ConfirmQuit(play.question)
    play.repeat_question()


CONTROL_HANDLERS: Final[Handlers] = {
    "undo": undo_move,
    "save": confirm_saved,
    "check": check_journal,
    "transcript": switch_transcript,
    "silence": stop_speaking,
    "pause": pause_match,
    "quit": leave_session,
}
"""Commands by word id."""


def begin_lesson(play: Session, rest: Arguments) -> None:
    """Give the lesson of this game or of another one that is named; meanwhile nobody's time passes.

    What was told of the match can't be heard again in the lesson, as the learner may have another seat there.

    Raises:
        GameError: There is no such game, or it has no lesson.
    """
    from accessgames.shell.tutor.classroom import (  # noqa: PLC0415 - few matches are left for a lesson
        give_lesson,
    )

    charge_time(play)
    language = play.console.language
    game = find_game(rest.text, language) if rest.words else play.room.game.id
    room = load_installed_room(game)
    with play.console.aside():
        give_lesson(room, play.opened)
    play.moved()
    play.tell(say("tutor-back", "system"))
    play.repeat_question()


LEARNING_HANDLERS: Final[Handlers] = {"learn": begin_lesson}
"""Commands by word id."""


def begin_analysis(play: Session, rest: Arguments) -> None:
    """Walk through the match from its beginning, once it is over.

    Raises:
        GameError: `analysis-unfinished`, since the hands of a match that goes on stay hidden.
    """
    from accessgames.shell.analysis.past import past_match  # noqa: PLC0415 - few sessions need it
    from accessgames.shell.analysis.walk import ReviewWalk  # noqa: PLC0415 - as above

    rest.nothing(play.words)
    if play.match.outcome is None:
        raise GameError("analysis-unfinished")
    seating = play.seating
    past = past_match(play.room, play.match, seating.people, play.words, seating.listener)
    ReviewWalk(past).begin(play)


ANALYSIS_HANDLERS: Final[Handlers] = {"analysis": begin_analysis}
"""Commands by word id."""

"""From a typed line to what it does: several commands, prefixes, numbers, questions, mistakes."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError, IllegalAction
from accessgames.games import PrivateAnswers
from accessgames.language import Ambiguous, Found, Unknown
from accessgames.language.commandline import split_commands
from accessgames.shell.commands import (
    control,
    explanations,
    moves,
    paper,
    preferences,
    review,
)
from accessgames.shell.errors import tell_error
from accessgames.shell.lists import Page
from accessgames.shell.parsing import (
    Arguments,
    ambiguity_message,
    find_speaker,
    meanings_page,
    normalise_spaces,
    not_done_message,
    press_verb,
    unfit_message,
    unknown_command,
)
from accessgames.shell.questions import HandOver, Paused
from accessgames.shell.stopwatch import TIMED_WORDS, charge_time

if TYPE_CHECKING:
    from accessgames.language.commandline import TypedCommand
    from accessgames.shell.parsing import Handlers
    from accessgames.shell.session import Session

HANDLERS: Final[Handlers] = {
    **control.STATE_HANDLERS,
    **moves.MOVE_HANDLERS,
    **moves.HINT_HANDLERS,
    **control.ANALYSIS_HANDLERS,
    **review.REVIEW_HANDLERS,
    **explanations.READING_HANDLERS,
    **control.CONTROL_HANDLERS,
    **preferences.SETTING_HANDLERS,
    **paper.PAPER_HANDLERS,
    **explanations.HELP_HANDLERS,
    **control.LEARNING_HANDLERS,
    **preferences.VOICE_HANDLERS,
}
"""What the shell itself understands, by word id."""

SECRET: Final = frozenset({"hand", "moves", "try", "hint", "hint-all", "emboss"})
"""Commands whose answers only the owner of the keyboard may hear."""

ALWAYS: Final = frozenset({
    "help", "time", "players", "records", "rules", "next", "previous", "learn", *explanations.PROGRAM_WORDS,
})  # fmt: skip
"""Commands that are answered even in a pause: nothing of the position is told by them."""


def interpret(play: Session, line: str) -> None:
    """Do everything that a line says; a command that is refused or ambiguous stops those after it.

    Every line gets an answer, an empty one the question that is open (silence is a bug).
    """
    wrong = unfit_message(line)
    if wrong is not None:
        play.tell(wrong)
        return
    if not _hear_of_time(play):
        return
    commands = split_commands(normalise_spaces(line))
    for number, command in enumerate(commands):
        play.unclear = False
        before = play.changes
        try:
            _execute_command(play, command)
            play.flow.advance()
        except GameError as error:
            play.unclear = True
            _refuse(play, error)
            _catch_up(play, before)
        if play.unclear and commands[number + 1 :]:
            play.tell(not_done_message(commands[number + 1 :]))
        if play.unclear or play.done:
            break
    if play.console.silent and not play.done:
        play.repeat_question()


def _catch_up(play: Session, before: int) -> None:
    """Go on after a refusal: tell what has come up all the same, and let everybody listen again."""
    if play.changes != before:
        try:
            play.flow.advance()
        except GameError as error:
            _refuse(play, error)
    play.flow.all_listen()


def _hear_of_time(play: Session) -> bool:
    """Tell what has come up by the clock while the line was typed; False when that can't be kept."""
    try:
        if charge_time(play, news_only=True):
            play.flow.advance()
    except GameError as error:
        _refuse(play, error)
        return False
    return True


def _refuse(play: Session, error: GameError) -> None:
    if isinstance(error, IllegalAction):
        play.refused = error.refusal
        play.tell(play.room.narration.refusal(error.refusal, play.desk()))
    else:
        play.tell(tell_error(error))


def _execute_command(play: Session, command: TypedCommand) -> None:
    """Take a command as an answer to the open question, a number of a list, or a command.

    Raises:
        GameError: It is refused or not understood.
    """
    play.doubted = None
    if play.question is not None and play.question.answer(play, command):
        return
    spoken = find_speaker(play, command)
    if spoken is not None:
        _speak(play, *spoken)
        return
    verb = moves.certain_verb(play, command.words, play.desk())
    if verb is not None:
        run_command(play, verb, Arguments(verb, command.words, command.text))
        return
    _understand(play, command)


def _speak(play: Session, seat: int, command: TypedCommand) -> None:
    """Do what one of several people says; who says nothing but who they are is the first.

    Raises:
        GameError: It is refused or not understood.
    """
    play.seating = play.seating.hand_to(seat)
    play.moved()
    verb = press_verb(play) if not command.words else moves.certain_verb(play, command.words, play.desk())
    if verb is None:
        _understand(play, command)
    else:
        run_command(play, verb, Arguments(verb, command.words, command.text))


def _understand(play: Session, command: TypedCommand) -> None:
    """Take a number of a list, or a command.

    Raises:
        GameError: It is refused or not understood.
    """
    taken = play.words.read.which(command.words)
    if taken is not None and taken.used == len(command.words):
        item = moves.pick_item(play, taken.value)
        with play.apart() if _lists_moves(play) else nullcontext():
            item.choose()
        return
    match play.meant(command):
        case Found(found, used):
            verb = _left_out_after_all(play, found, command, used)
            if verb is None:
                run_command(play, found, Arguments(found, command.words[used:], command.rest(used)))
            else:
                run_command(play, verb, Arguments(verb, command.words, command.text))
        case Ambiguous() as several:
            play.unclear = True
            play.tell(ambiguity_message(several, command))
            play.listed(meanings_page(play.words, several, command, partial(run_command, play)))
        case Unknown() as none:
            verb = moves.omitted_verb(play, command.words, play.desk())
            if verb is None:
                raise unknown_command(play.words, none, command)
            run_command(play, verb, Arguments(verb, command.words, command.text))


def _left_out_after_all(play: Session, found: str, command: TypedCommand, used: int) -> str | None:
    """Return the verb of a move that begins like a command which nothing may follow: `div m49`."""
    if used == len(command.words) or play.words.table[found].arguments != "none":
        return None
    return moves.omitted_verb(play, command.words, play.desk())


def run_command(play: Session, key: str, rest: Arguments) -> None:
    """Run a command: a move of the game, a question the game answers, or one the shell answers.

    Raises:
        GameError: It is refused.
    """
    own = play.room.commands
    verbs = moves.game_verbs(play)
    if key in TIMED_WORDS:
        charge_time(play)
    if _withheld(play, key, verbs):
        play.unclear = True
        play.repeat_question()
    elif key not in play.own_handlers and (key in verbs or (key in own.verbs and key not in HANDLERS)):
        with play.apart():
            action = moves.parse_action_words(play, key, rest.words, play.acting_desk())
        if action is not None:
            moves.do_action(play, action)
    else:
        _answer_question(play, key, rest)
        play.answered(key, rest)


def _answer_question(play: Session, key: str, rest: Arguments) -> None:
    """Answer a question or do a command of the shell.

    Raises:
        GameError: It is refused.
    """
    own = play.room.commands
    if key in play.own_handlers:
        play.own_handlers[key](play, rest)
    elif key in own.answers:
        messages = own.answers[key](play.desk(), rest.words)
        if key == "hand":
            play.tell_secret(messages)
        else:
            with play.apart() if isinstance(own, PrivateAnswers) and key in own.private else nullcontext():
                play.answer(messages)
    else:
        with play.apart() if _confides(play, key) else nullcontext():
            HANDLERS[key](play, rest)


def _confides(play: Session, key: str) -> bool:
    """Tell whether the shell's answer names moves, which are made of what is in the hand."""
    return key in {"moves", "try", "hint", "hint-all"} or (key in {"next", "previous"} and _lists_moves(play))


def _lists_moves(play: Session) -> bool:
    return isinstance(play.page, Page) and play.page.moment is not None


def _withheld(play: Session, key: str, verbs: tuple[str, ...]) -> bool:
    """Tell whether a command has to wait until the open question is answered."""
    if isinstance(play.question, Paused):
        return key not in ALWAYS
    return isinstance(play.question, HandOver) and (key in SECRET or key in verbs)

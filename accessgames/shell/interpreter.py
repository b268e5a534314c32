"""From a typed line to what it does: several commands, prefixes, numbers, questions, mistakes."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError, IllegalAction, MalformedAction
from accessgames.games import PrivateAnswers
from accessgames.language import Ambiguous, Found, Unknown
from accessgames.language.commandline import quote_briefly
from accessgames.shell import conversation, errors, lists, questions, stopwatch
from accessgames.shell.commands import asking as ask
from accessgames.shell.commands import (
    control,
    explanations,
    hints,
    moves,
    paper,
    preferences,
    review,
    sense,
    whole,
)
from accessgames.shell.commands import missed as missed_lines
from accessgames.shell.commands import own_words as own_names
from accessgames.shell.commands.correcting import CORRECTING_HANDLERS
from accessgames.shell.cursor import acting, walking
from accessgames.shell.mistakes.words import MISTAKE_HANDLERS
from accessgames.shell.tasks.today import DAILY_HANDLERS

if TYPE_CHECKING:
    from accessgames.language.commandline import TypedCommand
    from accessgames.shell.session import Handlers, Session

HANDLERS: Final[Handlers] = {
    **control.STATE_HANDLERS,
    **moves.MOVE_HANDLERS,
    **hints.HINT_HANDLERS,
    **control.ANALYSIS_HANDLERS,
    **review.REVIEW_HANDLERS,
    **explanations.READING_HANDLERS,
    **control.CONTROL_HANDLERS,
    **preferences.SETTING_HANDLERS,
    **paper.PAPER_HANDLERS,
    **explanations.HELP_HANDLERS,
    **control.LEARNING_HANDLERS,
    **preferences.VOICE_HANDLERS,
    **walking.WALKING_HANDLERS,
    **acting.ACTING_HANDLERS,
    **own_names.OWN_HANDLERS,
    **preferences.ZOOM_HANDLERS,
    **missed_lines.MISSED_HANDLERS,
    **DAILY_HANDLERS,
    **MISTAKE_HANDLERS,
    **CORRECTING_HANDLERS,
}
"""What the shell itself understands, by word id."""

SECRET: Final = frozenset(
    {"hand", "holds", "moves", "try", "hint", "hint-all", "hint-nudge", "emboss", "missed"}
)
"""Commands whose answers only the owner of the keyboard may hear."""

ALWAYS: Final = frozenset({
    "help", "time", "players", "who-is", "records", "rules", "next", "previous", "learn",
    *explanations.PROGRAM_WORDS,
})  # fmt: skip
"""Commands that are answered even in a pause: nothing of the position is told by them."""


def interpret(session: Session, line: str) -> None:
    """Do everything that a line says, and let the match go on after each command."""
    written_out = partial(own_names.written_out, session)
    line = own_names.one_definition(session, line)
    conversation.do_line(
        session, line, partial(_do_command, session), partial(_hear_of_time, session), written_out
    )


def _do_command(session: Session, command: TypedCommand) -> None:
    """Do a command; after a refusal tell what has come up all the same, and let everybody listen again."""
    before, start, owner = session.agenda.changes, session.known.seat.moment, session.known.seating.unlocked
    try:
        _execute_command(session, command)
        session.flow.advance()
        session.agenda.surprised |= session.known.surprised_since(start)
    except GameError as error:
        session.agenda.refuse(error.key)
        _refuse(session, error)
        if session.agenda.changes != before:
            try:
                session.flow.advance()
            except GameError as other:
                _refuse(session, other)
        session.flow.all_listen()
    if session.known.together and session.known.seat.moment == start and session.agenda.question is None:
        # Who said who they are did so for this command; whoever had the keyboard goes on.
        session.known.hand_to(owner)


def _hear_of_time(session: Session) -> bool:
    """Tell what has come up by the clock or from afar while a line was typed; False when it can't be kept."""
    try:
        if session.charge(news_only=True) or session.known.seat.behind:
            session.flow.advance()
    except GameError as error:
        _refuse(session, error)
        return False
    return True


def _refuse(session: Session, error: GameError) -> None:
    if isinstance(error, IllegalAction):
        session.agenda.refused = error.refusal
        session.teller.tell(session.known.room.narration.refusal(error.refusal, session.known.listener()))
    else:
        session.teller.tell(errors.tell_error(error))


def _execute_command(session: Session, command: TypedCommand) -> None:
    """Take a command as an answer to the open question, a number of a list, or a command.

    Raises:
        GameError: It is refused or not understood.
    """
    session.agenda.doubted = None
    if preferences.speak_otherwise(session, command):
        return
    meant = sense.in_own_words(session, command)
    if len(meant) > 1:
        sense.choose_meaning(session, meant, partial(_take_command, session, command))
    else:
        _take_command(session, command, meant[0])


def _take_command(session: Session, said: TypedCommand, command: TypedCommand) -> None:
    """Take a command in the program's own words; what is not understood is looked at once more, also as said.

    Raises:
        GameError: It is refused or not understood.
    """
    if _only_asks_answer(session, command) or _asks_back(session, command):
        return
    if sense.answer_question(session, command):
        return
    if _completes(session, command):
        return
    spoken = session.known.speaker(command)
    if spoken is not None:
        seat, command = spoken
        session.known.hand_to(seat)
    if spoken is not None and not command.words:
        # Who says nothing but who they are is the first.
        verb = session.known.press_verb()
    else:
        verb = _certain_verb(session, said, command)
    try:
        if verb is None:
            _understand(session, command)
        else:
            run_command(session, verb, conversation.Arguments.behind(verb, command))
    except MalformedAction:
        if not _understand_otherwise(session, command, said):
            raise


def _completes(session: Session, command: TypedCommand) -> bool:
    """Take a command that says which entry of the list an unclear line meant; tell whether it does."""
    more = moves.complete_words(session, command.words, session.known.listener())
    if more is not None:
        verb, words = more
        run_command(session, verb, conversation.Arguments(verb, words, " ".join(words), command.asks))
    return more is not None


def _certain_verb(session: Session, said: TypedCommand, command: TypedCommand) -> str | None:
    """Return the verb that a command without one certainly means; a sentence that asks means none.

    "Kolik karet zbývá v pokladnici" asks also where the word for the answer alone would choose.
    """
    matched = session.meant(command)
    asks = isinstance(matched, Found) and matched.id in session.known.room.commands.answers
    if asks and command.words != said.words:
        return None
    return moves.certain_verb(session, command.words, session.known.listener())


def _only_asks_answer(session: Session, command: TypedCommand) -> bool:
    """Repeat the open question, if a command with a question mark would answer it; tell whether it would."""
    if not command.asks or not ask.answers_question(session, command):
        return False
    session.agenda.unclear = True
    session.repeat_question()
    return True


def _asks_back(session: Session, command: TypedCommand) -> bool:
    """Ask whether a command that would name a card or a piece on the table as well does; tell whether."""
    question = session.agenda.question
    if not isinstance(question, questions.ChanceQuestion):
        return False
    told = question.alike(session, command)
    if told is None:
        return False
    session.agenda.question = questions.LookAlike(question, command, told, partial(_understand, session))
    session.repeat_question()
    return True


def _understand_otherwise(session: Session, command: TypedCommand, said: TypedCommand) -> bool:
    """Do what a command means that was not understood, once its words are arranged; tell whether it is that.

    Args:
        session: The session.
        command: What was not understood, in the program's own words as far as it is in them.
        said: The same as it was said.

    Raises:
        GameError: It is refused.
    """
    found = sense.arranged(session, command, said)
    if len(found) > 1:
        sense.choose_meaning(session, found, partial(_understand, session, once=True))
    elif found and not _only_asks_answer(session, found[0]) and not sense.answer_question(session, found[0]):
        _understand(session, found[0], once=True)
    return bool(found)


def _understand(session: Session, command: TypedCommand, *, once: bool = False) -> None:
    """Take a number of a list, or a command; what was arranged once is not arranged again.

    Raises:
        GameError: It is refused or not understood.
    """
    words, listener = session.teller.words, session.known.listener()
    number = words.read.alone(command.words)
    if number is not None:
        page = session.teller.page
        listed = page is not None and not (isinstance(page, lists.Page) and number > len(page.items))
        if not listed and (verb := moves.omitted_verb(session, command.words, listener)):
            run_command(session, verb, conversation.Arguments.behind(verb, command))
            return
        item = moves.pick_item(session, number)
        with session.teller.apart() if _lists_moves(session) else nullcontext():
            (partial(explanations.ask_item, session, item, number) if command.asks else item.choose)()
        return
    if (line := whole.whole_line(words, command)) is not None:
        whole.WHOLE[line](session)
        return
    match session.meant(command):
        case Found(found, used):
            # A move may begin like a command which nothing may follow: `div m49`.
            alone = used == len(command.words) or words.table[found].arguments != "none"
            verb = None if alone else moves.omitted_verb(session, command.words, listener)
            if verb is None:
                run_command(session, found, conversation.Arguments.behind(found, command, used))
            else:
                run_command(session, verb, conversation.Arguments.behind(verb, command))
        case Ambiguous() if not once and _understand_otherwise(session, command, command):
            return
        case Ambiguous() as several:
            conversation.ask_which(session, several, command, partial(run_command, session))
        case Unknown() as none:
            verb = moves.omitted_verb(session, command.words, listener)
            if verb is None:
                raise _unknown(session, none, command)
            run_command(session, verb, conversation.Arguments.behind(verb, command))


def _unknown(session: Session, none: Unknown, command: TypedCommand) -> GameError:
    """Return the refusal of a word that is no command: where it holds, or those most like it."""
    home = session.teller.preferences.words("home")
    if conversation.is_said(home, command, "home"):
        return GameError("error-word-home", word=quote_briefly(command.text))
    return conversation.unknown_command(session.teller.words, none, command)


def run_command(session: Session, key: str, rest: conversation.Arguments) -> None:
    """Run a command: a move of the game, a question the game answers, or one the shell answers.

    Raises:
        GameError: It is refused.
    """
    own = session.known.room.commands
    verbs = moves.game_verbs(session)
    if key in stopwatch.TIMED_WORDS:
        session.charge()
    if _withheld(session, key, verbs):
        session.agenda.unclear = True
        session.repeat_question()
    elif key not in session.handlers and (key in verbs or (key in own.verbs and key not in HANDLERS)):
        with session.teller.apart():
            listener = session.known.acting_listener()
            action = moves.parse_action_words(session, key, rest.words, listener, asking=rest.asks)
            if action is not None and rest.asks:
                moves.ask_action(session, action)
        if action is not None and not rest.asks:
            moves.do_action(session, action)
    elif rest.asks and ask.would_change(session, rest):
        ask.explain_only(session, key)
    else:
        _answer_question(session, key, rest)
        session.answered(key, rest)


def _answer_question(session: Session, key: str, rest: conversation.Arguments) -> None:
    """Answer a question or do a command of the shell.

    Raises:
        GameError: It is refused.
    """
    own = session.known.room.commands
    if key in session.handlers:
        session.handlers[key](session, rest)
    elif key in own.answers and key != "who":
        messages = own.answers[key](session.known.listener(), rest.words)
        if key == "status":
            control.name_awaited(session)
        if key == "hand":
            session.teller.tell_secret(messages)
        else:
            with (
                session.teller.apart()
                if isinstance(own, PrivateAnswers) and key in own.private
                else nullcontext()
            ):
                session.teller.answer(messages)
    else:
        with session.teller.apart() if _confides(session, key) else nullcontext():
            (control.GAME_HANDLERS.get(key) or HANDLERS[key])(session, rest)


def _confides(session: Session, key: str) -> bool:
    """Tell whether the shell's answer names moves, which are made of what is in the hand."""
    return key in {"moves", "try", "hint", "hint-all", "hint-nudge"} or (
        key in {"next", "previous"} and _lists_moves(session)
    )


def _lists_moves(session: Session) -> bool:
    return isinstance(session.teller.page, lists.Page) and session.teller.page.moment is not None


def _withheld(session: Session, key: str, verbs: tuple[str, ...]) -> bool:
    """Tell whether a command has to wait until the open question is answered."""
    if isinstance(session.agenda.question, questions.Paused):
        return key not in ALWAYS
    return isinstance(session.agenda.question, questions.HandOver) and (key in SECRET or key in verbs)

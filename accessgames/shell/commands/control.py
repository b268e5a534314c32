"""The match as a whole: its state, taking back, saving, checking, leaving.

A lesson in between, an analysis after.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError, MalformedAction, Side, is_rated, occasion_of
from accessgames.games import TurnedBoards
from accessgames.games.people import find_person
from accessgames.language import Found, Message, say
from accessgames.language.commandline import quote_briefly
from accessgames.output.sink import Transcript
from accessgames.shell import errors, launch, proofs, questions, seating, setup_dialogue
from accessgames.shell.rivals.characters import introductions
from accessgames.shell.tasks import lines

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.shell.conversation import Arguments, Conversation
    from accessgames.shell.session import Handlers, Session


def tell_status(session: Session, rest: Arguments) -> None:
    """Tell whose turn it is and the score, for games that have no better summary."""
    rest.nothing(session.teller.words)
    session.repeat_question()
    answer = session.known.room.commands.answers.get("score")
    if answer is not None:
        session.teller.answer(answer(session.known.listener(), ()))


def tell_whose_turn(session: Session, rest: Arguments) -> None:
    """Tell whose turn it is, by name where several people share the keyboard, and what is expected."""
    rest.nothing(session.teller.words)
    name_awaited(session)
    answer = session.known.room.commands.answers.get("who")
    if answer is None:
        session.teller.tell(session.known.turn())
    else:
        session.teller.answer(answer(session.known.listener(), ()))
    if session.agenda.question is not None:
        session.repeat_question()


def name_awaited(session: Session) -> None:
    """Tell the name of who is awaited, where several people share the keyboard and it is one of them."""
    known = session.known
    awaited = [seat for seat in known.seat.actors if seat in known.seating.humans]
    if len(known.seating.humans) > 1 and len(awaited) == 1:
        session.teller.tell(say("shell-who-acts", who=known.seating.seats[awaited[0]].name))


def tell_players(session: Session, rest: Arguments) -> None:
    """Tell who sits at the table, and what characters are like."""
    rest.nothing(session.teller.words)
    seats = session.known.seating.seats
    for seat in range(len(seats)):
        session.teller.tell(_player(session, seat))
    session.teller.tell(*introductions(session.known.room.bots, [spec.player for spec in seats]))


def tell_scripted_players(other: str, session: Session, rest: Arguments) -> None:
    """Tell who sits at a table where people do something by a script: of those, with the message `other`."""
    rest.nothing(session.teller.words)
    for spec, person in zip(session.known.seating.seats, session.known.listener().people, strict=True):
        session.teller.tell(say("shell-player-human" if spec.player == seating.HUMAN else other, who=person))


def tell_who_is(session: Session, rest: Arguments) -> None:
    """Tell who somebody at the table is, and what a character is like; who all are where nobody is named.

    Raises:
        MalformedAction: `shell-who-is` when nobody is called so; carries what was typed and all names.
    """
    if not rest.words:
        tell_players(session, rest)
        return
    listener, known = session.known.listener(), session.known
    seat = find_person(rest.words, listener)
    if seat is None:
        names = tuple(spec.name for spec in known.seating.seats)
        raise MalformedAction("shell-who-is", typed=quote_briefly(" ".join(rest.words)), names=names)
    session.teller.tell(_player(session, seat))
    session.teller.tell(*introductions(known.room.bots, [known.seating.seats[seat].player]))


def _player(session: Session, seat: int) -> Message:
    known = session.known
    spec, person = known.seating.seats[seat], known.listener().person(seat)
    if spec.player == seating.HUMAN:
        return say("shell-player-human", who=person)
    return seating.player_message(person, spec.player, known.room.bots)


def tell_changes(session: Session, rest: Arguments) -> None:
    """Tell what has happened since the listener's last turn: in one sentence, then one after another."""
    rest.nothing(session.teller.words)
    known = session.known
    start = known.after_own_turn(known.seating.listener)
    told, me = known.told_since(start), known.listener()
    none = say("shell-nothing-since", who=me.person(me.seat)) if start else say("shell-nothing-happened")
    _tell_again(session, (*known.gained_since(start), *told) if told else (), none)


def tell_last_turn(session: Session, rest: Arguments) -> None:
    """Tell the last turn of anybody of which the listener hears something, with what chance added to it."""
    rest.nothing(session.teller.words)
    told = map(session.known.told_since, session.known.turns())
    _tell_again(session, next(filter(None, told), ()), say("shell-nothing-happened"))


def _tell_again(session: Session, messages: Sequence[Message], none: Message) -> None:
    if not messages:
        session.teller.tell(none)
    session.teller.tell(*messages, record=False)


def tell_missing(session: Session, rest: Arguments) -> None:
    """Say that this game has no answer to a common question."""
    session.teller.tell(say("shell-not-here", "refusal", word=session.teller.words.word(rest.id)))


STATE_HANDLERS: Final[Handlers] = {
    "status": tell_status,
    "who": tell_whose_turn,
    "players": tell_players,
    "who-is": tell_who_is,
    "changes": tell_changes,
    "last": tell_last_turn,
    **dict.fromkeys(
        ("score", "time", "hand", "board", "row", "column", "cell", "around", "where", "free"), tell_missing
    ),
}
"""Commands by word id."""


def undo_move(session: Session, rest: Arguments) -> None:
    """Take back the last action of whoever may; where nobody has the keyboard, ask who does it first.

    Raises:
        GameError: There is nothing to take back, or something has been seen since; `shell-who-speaks`, where
            several may act and the line did not say who wants that.
    """
    rest.nothing(session.teller.words)
    known = session.known
    if known.seating.shared and known.seating.unlocked is None:
        known.insist_on_speaker()
        seat = known.last_actor(known.seating.humans)
        if seat is None:
            raise GameError("error-undo-nothing")
        known.seat.check_take_back(seat)
        session.agenda.question = questions.OwnerAsked(session.agenda.question, seat)
        session.agenda.unclear = True
        session.repeat_question()
    else:
        session.teller.tell(say("shell-taken-back", count=session.take_back()))


def confirm_saved(session: Session, rest: Arguments) -> None:
    """Ask the disk whether the match is safe, as it is after every action, and say so, and where."""
    rest.nothing(session.teller.words)
    session.confirm_kept()
    session.teller.tell(say("shell-saved", file=str(session.store.path)))


def check_journal(session: Session, rest: Arguments) -> None:
    """Compare the file with what was written, and play it through once more: the same position and result.

    With the line of a friend behind it, it is that which is checked.
    """
    if rest.words:
        check_line(session, rest)
        return
    session.confirm_kept(whole=True)
    seat = session.known.seat
    with session.teller.console.patience.actions(seat.moment) as watch:
        agrees = seat.verify(watch)
    if not agrees:
        raise GameError("shell-check-differs")
    session.teller.tell(say("shell-check-agrees"), *proofs.luck_messages(seat.header))


def check_line(talk: Conversation, rest: Arguments) -> None:
    """Tell whether the result line of a friend fits its code; what stands before the line does not matter.

    Raises:
        GameError: `daily-check-what` without a line.
    """
    if not rest.words:
        raise GameError("daily-check-what", command=talk.teller.words.word(rest.id))
    line = rest.text[max(0, rest.text.find(lines.FIRST_WORD)) :]
    whole = lines.is_unaltered(line)
    talk.teller.tell(say("daily-unaltered") if whole else say("daily-altered", line=quote_briefly(line)))


def switch_transcript(session: Conversation, rest: Arguments) -> None:
    """Begin a transcript in a new file, end it, or say whether there is one."""
    console, tell = session.teller.console, session.teller.tell
    now = console.transcript
    if rest.words and isinstance(session.teller.words.match(rest.words, ("off",)), Found):
        if now is None:
            raise GameError("shell-transcript-none")
        console.transcript = None
        now.close()
        tell(say("shell-transcript-ended", file=str(now.path)))
    elif not rest.words:
        none = say("shell-transcript-none")
        tell(none if now is None else say("shell-transcript-goes", file=str(now.path)))
    elif now is not None:
        raise GameError("shell-transcript-goes", file=str(now.path))
    else:

        def begin() -> Path:
            console.transcript = Transcript(rest.text)
            return console.transcript.path

        tell(errors.tell_written(rest.text, begin, lambda path: say("shell-transcript-begun", file=path)))


def stop_speaking(session: Session, rest: Arguments) -> None:
    """Stop own speech now."""
    rest.nothing(session.teller.words)
    session.teller.console.ports.stop()
    session.teller.tell(say("shell-silence"))


def pause_match(session: Session, rest: Arguments) -> None:
    """Stop the time until the players go on.

    Raises:
        GameError: `shell-no-time`, where no time passes.
    """
    rest.nothing(session.teller.words)
    session.charge()
    if not session.clock_runs:
        raise GameError("shell-no-time")
    session.agenda.question = questions.Paused(session.agenda.question)
    session.teller.page = None
    session.repeat_question()


def leave_session(session: Session, rest: Arguments) -> None:
    """Leave the match, which stays saved; asks first unless the match is over or the setting says no."""
    rest.nothing(session.teller.words)
    if session.known.over or not session.teller.preferences.settings.flag("confirm-quit"):
        session.agenda.done = True
        return
    session.agenda.question = questions.ConfirmQuit(session.agenda.question)
    session.repeat_question()


def abandon_match(session: Session, rest: Arguments) -> None:
    """Give the match up for good, after a question; nobody can go on with it then.

    Raises:
        GameError: `shell-abandon-over`; or `shell-abandon-table` for a match of a tournament, since whoever
            gave it up could begin it anew with other luck.
    """
    rest.nothing(session.teller.words)
    header = session.known.seat.header
    if session.known.over:
        raise GameError("shell-abandon-over")
    if is_rated(header):
        raise GameError("shell-abandon-table", occasion=occasion_of(header))
    session.agenda.question = questions.ConfirmAbandon(session.agenda.question)
    session.repeat_question()


def go_home(session: Session, rest: Arguments) -> None:
    """Leave the match for home; where it is not over it stays saved, which is said, so nothing is asked.

    Raises:
        GameError: The disk has not all of it, and it can't be written; one stays in the match then.
    """
    rest.nothing(session.teller.words)
    leave_for(session, rest)


def leave_for(session: Session, rest: Arguments) -> None:
    """Leave the match for what is wanted at home.

    Raises:
        GameError: As `go_home`.
    """
    if not session.known.over:
        session.confirm_kept()
        session.teller.tell(say("shell-left-home", "system"))
    session.agenda.onward = rest
    session.agenda.done = True


def play_again(session: Session, rest: Arguments) -> None:
    """Play with the same set-up once more, or a rematch, after the match.

    Raises:
        GameError: `shell-again-unfinished` before the end; `shell-again-table` at a table of a tournament.
    """
    rest.nothing(session.teller.words)
    if not session.known.over:
        raise GameError("shell-again-unfinished", command=session.teller.words.word("home"))
    if is_rated(session.known.seat.header):
        raise GameError("shell-again-table", occasion=occasion_of(session.known.seat.header))
    go_home(session, rest)


def turn_board(session: Session, rest: Arguments) -> None:
    """Turn the own board, so that it is told as it lies then; that stands in the journal of the match.

    Raises:
        GameError: `shell-not-here` in a lesson or a task, or in a game without such boards; the match is
            over, the words name no turn, or it can't be written.
    """
    known, own = session.known, session.known.room.commands
    session.check_match(rest.id)
    if not isinstance(own, TurnedBoards):
        raise GameError("shell-not-here", word=session.teller.words.word(rest.id))
    listener = known.listener()
    if known.over or listener.seat < 0:
        listener = known.acting_listener()
    known.seat.note(Side(listener.seat, own.turning(listener, rest.words)))
    known.forget_listeners()
    session.teller.answer(own.turned(known.listener(listener.seat)))


CONTROL_HANDLERS: Final[Handlers] = {
    "home": go_home,
    "rematch": play_again,
    "play-again": play_again,
    "undo": undo_move,
    "save": confirm_saved,
    "check": check_journal,
    "transcript": switch_transcript,
    "silence": stop_speaking,
    "pause": pause_match,
    "quit": leave_session,
    "abandon": abandon_match,
}
"""Commands by word id."""


GAME_HANDLERS: Final[Handlers] = {"turn-board": turn_board}
"""What the shell does in games that have a word for it, by word id."""


def begin_lesson(session: Session, rest: Arguments) -> None:
    """Give the lesson of this game or of another one that is named; meanwhile nobody's time passes.

    What was told of the match can't be heard again in the lesson, as the learner may have another seat there.

    Raises:
        GameError: There is no such game, or it has no lesson.
    """
    session.charge()
    console = session.teller.console
    chosen = setup_dialogue.read_lesson(rest.words, console.language, session.known.room.game.id)
    room = launch.load_installed_room(chosen.game)
    with console.aside():
        session.services.teach(room, within=True, chosen=chosen.words)
    session.known.forget_listeners()
    session.teller.tell(say("tutor-back", "system"))
    session.repeat_question()


LEARNING_HANDLERS: Final[Handlers] = {"learn": begin_lesson}
"""Commands by word id."""


def begin_analysis(session: Session, rest: Arguments) -> None:
    """Walk through the match from its beginning, once it is over.

    Raises:
        GameError: `analysis-unfinished`, since the hands of a match that goes on stay hidden.
    """
    rest.nothing(session.teller.words)
    session.services.review(session)


ANALYSIS_HANDLERS: Final[Handlers] = {"analysis": begin_analysis}
"""Commands by word id."""

"""Questions that wait for an answer while every other command still works."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from accessgames.dataclasses import dataclass
from accessgames.engine import CHANCE, GameError, Help, MalformedAction
from accessgames.language import Found, Message, Nested, say
from accessgames.language.commandline import quote_briefly

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from accessgames.games.room import OwnChance, ToldChance
    from accessgames.language import Vocabulary
    from accessgames.language.commandline import TypedCommand
    from accessgames.shell.conversation import Conversation
    from accessgames.shell.session import Question, Session

TalkT = TypeVar("TalkT", bound="Conversation")
"""The conversation in which something is asked: a match, or home."""

_YES_NO = ("yes", "no")


def answer_word(talk: Conversation, command: TypedCommand, words: tuple[str, ...] = _YES_NO) -> str | None:
    """Return which of some words a command is, alone and unambiguously; None when it is none of them."""
    match = talk.teller.words.match(command.words, words)
    return match.id if isinstance(match, Found) and match.used == len(command.words) else None


@dataclass(frozen=True, slots=True)
class HandOver:
    """The keyboard goes to somebody else, before anything is told that only they may know.

    The answer is typed as a line, also where single keys are in use: a key that was meant for something else
    opens no hand.

    Attributes:
        seat: Who gets it.
    """

    seat: int
    free = True
    halting = True
    words = _YES_NO

    def message(self, session: Session) -> Message:
        """Ask for the keyboard to be handed over."""
        return say(
            "shell-hand-over",
            "turn",
            who=session.known.seating.people(session.known.seating.public)[self.seat],
            screen=session.teller.console.screen,
        )

    def answer(self, session: Session, command: TypedCommand) -> bool:
        """Take a yes, and repeat the question after a no."""
        match answer_word(session, command):
            case "yes":
                session.agenda.question = None
                session.flow.sit_down(self.seat)
            case "no":
                session.repeat_question()
            case _:
                return False
        return True


@dataclass(frozen=True, slots=True)
class Confirmation(ABC, Generic[TalkT]):
    """Whether something is meant: a yes does it, a no goes on with what waited before.

    Attributes:
        before: The question that waited before, to go on with after a no.
    """

    before: Any
    free = False
    words: ClassVar[tuple[str, ...]] = _YES_NO

    @property
    def halting(self) -> bool:
        """Whether nobody's time passes: as before this was asked."""
        return self.before is not None and self.before.halting

    @abstractmethod
    def message(self, talk: TalkT) -> Message:
        """Ask."""

    @abstractmethod
    def agreed(self, talk: TalkT) -> None:
        """Do what was meant."""

    def declined(self) -> Message:
        """Say that it is not done: the match goes on."""
        return say("shell-stay", "system")

    def passed_over(self, talk: TalkT) -> None:
        """Remember what has to be remembered when something else is typed, which goes on without it."""

    def answer(self, talk: TalkT, command: TypedCommand) -> bool:
        """Take a yes or a no; anything else leaves the question."""
        talk.agenda.question = self.before
        match answer_word(talk, command):
            case "yes":
                self.agreed(talk)
            case "no":
                talk.teller.tell(self.declined())
                talk.repeat_question()
            case _:
                self.passed_over(talk)
                return False
        return True


@dataclass(frozen=True, slots=True)
class ConfirmQuit(Confirmation["Session"]):
    """Whether the player really wants to leave."""

    def message(self, session: Session) -> Message:
        """Ask."""
        del session
        return say("shell-confirm-quit", "turn")

    def agreed(self, session: Session) -> None:
        """Leave."""
        session.agenda.done = True


@dataclass(frozen=True, slots=True)
class ConfirmAbandon(Confirmation["Session"]):
    """Whether the match is really to be given up for good."""

    def message(self, session: Session) -> Message:
        """Ask, and say what comes to light."""
        sealed = session.known.seat.header.sealed is not None
        return say("shell-confirm-abandon", "turn", sealed="yes" if sealed else "no")

    def agreed(self, session: Session) -> None:
        """Leave for good."""
        session.agenda.done = session.agenda.abandoned = True


@dataclass(frozen=True, slots=True)
class OwnerAsked(Confirmation["Session"]):
    """Whether it is the person who acted last that wants the action back, while nobody has the keyboard.

    Attributes:
        seat: Who acted last.
    """

    seat: int
    free = True

    def message(self, session: Session) -> Message:
        """Say whose action it is, and ask for that person."""
        known = session.known
        return say("shell-undo-whose", "turn", who=known.seating.people(known.seating.public)[self.seat])

    def agreed(self, session: Session) -> None:
        """Give the keyboard back to whose action it is, and take the action back."""
        session.known.seat.check_take_back(self.seat)
        session.known.hand_to(self.seat)
        session.teller.tell(say("shell-taken-back", count=session.take_back()))

    def declined(self) -> Message:
        """Say that it stays."""
        return say("shell-undo-not", "system")


@dataclass(frozen=True, slots=True)
class DoubtedAction(Confirmation["Session"]):
    """Whether an action that the rules allow is meant; the same once more means yes, anything else no.

    Attributes:
        seat: Who wants to do it.
        action: What is doubted.
        asked: The question in the words of the game.
    """

    seat: int
    action: object
    asked: Message

    def message(self, session: Session) -> Message:
        """Ask."""
        del session
        return self.asked

    def agreed(self, session: Session) -> None:
        """Do it."""
        session.submit(self.seat, self.action)

    def declined(self) -> Message:
        """Say that it was not done."""
        return say("shell-not-meant", "system")

    def passed_over(self, session: Session) -> None:
        """Remember the doubt: the same action once more is meant (`moves.act`)."""
        session.agenda.doubted = (self.seat, self.action)

    def pointless(self, session: Session) -> bool:
        """Tell whether it can't be done any more, because of what others or the clock have done since."""
        seat = session.known.seat
        return self.seat not in seat.actors or seat.refusal(self.seat, self.action) is not None


@dataclass(frozen=True, slots=True)
class AdviceAsked(Confirmation["Session"]):
    """Whether somebody wants advice for what it costs.

    Attributes:
        seat: Who is to be advised.
        ending: Whether the solution is told, which ends the try.
        then: Advises.
    """

    seat: int
    ending: bool
    then: Callable[[Session], None]

    def message(self, session: Session) -> Message:
        """Say what it costs, and ask."""
        del session
        return say("shell-advice-ends" if self.ending else "shell-advice-costs", "turn")

    def agreed(self, session: Session) -> None:
        """Write that somebody is advised, and advise.

        Raises:
            GameError: It is nobody's turn here any more, help is locked, or it can't be written.
        """
        session.known.acting_listener()
        session.check_help()
        if session.costs(self.seat):
            session.known.seat.note(Help(self.seat))
        self.then(session)

    def declined(self) -> Message:
        """Say that nothing was told."""
        return say("shell-advice-not", "system")


@dataclass(frozen=True, slots=True)
class Paused:
    """The match stands still: no time passes, and nothing of the position is told, so that nobody ponders it.

    Attributes:
        before: The question that waited before, to go on with.
    """

    before: Question | None
    free = False
    halting = True
    words = ("go-on", "yes")

    def message(self, session: Session) -> Message:
        """Say that the match stands still, and how it goes on."""
        del session
        return say("shell-paused", "turn")

    def answer(self, session: Session, command: TypedCommand) -> bool:
        """Go on after the word for it."""
        if answer_word(session, command, self.words) is None:
            return False
        session.agenda.question = self.before
        session.teller.tell(say("shell-goes-on-again", "system"))
        session.repeat_question()
        return True


@dataclass(frozen=True, slots=True)
class ChanceQuestion:
    """What the real dice or cards on the table show.

    Attributes:
        told: What was told so far, in the game's own terms.
    """

    told: ToldChance = ()
    free = True
    halting = False
    words: tuple[str, ...] = ()

    def message(self, session: Session) -> Message:
        """Ask in the words of the game, or read back what is complete and ask for a yes."""
        chance, listener = _own_chance(session), session.known.chance_listener()
        if chance.action(self.told, listener) is None:
            return chance.question(self.told, listener)
        return say("shell-confirm-chance", "turn", heard=Nested(chance.read_back(self.told, listener)))

    def answer(self, session: Session, command: TypedCommand) -> bool:
        """Take what the dice show, a yes or no to what was read back, or a correction.

        A command written in full is a command; a shortened one only where it makes no sense for dice.

        Raises:
            GameError: It is neither, the dice can't show that, or nothing was told that could be confirmed.
        """
        action = _own_chance(session).action(self.told, session.known.chance_listener())
        answered = answer_word(session, command)
        if answered is not None and action is None:
            raise MalformedAction("shell-chance-unheard", word=quote_briefly(command.text))
        match answered:
            case "yes":
                session.submit(CHANCE, action)
                return True
            case "no":
                self._ask(session, ())
                return True
        pending = _pending_words(session, command.words) if self.told else ()
        if not pending and session.knows(command, whole=True):
            return False
        try:
            told = _own_chance(session).hear(
                pending or command.words, self.told, session.known.chance_listener()
            )
        except MalformedAction:
            if session.knows(command) and not pending:
                return False
            raise
        self.take(session, told)
        return True

    def alike(self, session: Session, command: TypedCommand) -> ToldChance | None:
        """Return what a line tells that is a command or the beginning of one as well; None for all others.

        What the game calls so in full is meant, and so is a number.
        """
        words, known, room = command.words, session.teller.words, session.known.room
        matched = session.meant(command)
        whole = isinstance(matched, Found) and matched.used == len(words) and session.knows(command)
        number = known.read.number(words)
        if not whole or answer_word(session, command) or (number is not None and number.used == len(words)):
            return None
        named = session.teller.console.language.vocabulary(room.game.id)
        if any(named.in_full(key, command.text) for key in named.ids()):
            return None
        try:
            told = _own_chance(session).hear(words, self.told, session.known.chance_listener())
        except MalformedAction:
            return None
        return None if told == self.told else told

    def take(self, session: Session, told: ToldChance) -> None:
        """Take what was told: it is asked about once more, or counts at once where that is wanted."""
        action = _own_chance(session).action(told, session.known.chance_listener())
        if action is not None and not session.teller.preferences.settings.flag("confirm-chance"):
            session.submit(CHANCE, action)
        else:
            self._ask(session, told)

    @staticmethod
    def _ask(session: Session, told: ToldChance) -> None:
        session.agenda.question = ChanceQuestion(told)
        with nullcontext() if session.known.holder is None else session.teller.apart():
            session.repeat_question()


@dataclass(frozen=True, slots=True)
class LookAlike:
    """Whether a word that is a command as well tells what is on the table.

    Attributes:
        before: The question that it may answer.
        command: What was typed.
        told: What it would tell.
        do: Does the command.
    """

    before: ChanceQuestion
    command: TypedCommand
    told: ToldChance
    do: Callable[[TypedCommand], None]
    free = True
    halting = False
    words = _YES_NO

    def message(self, session: Session) -> Message:
        """Say what it would tell, and which command it would be."""
        chance, listener = _own_chance(session), session.known.chance_listener()
        matched = session.meant(self.command)
        word = session.teller.words.word(matched.id) if isinstance(matched, Found) else self.command.text
        return say("shell-told-alike", "turn", heard=Nested(chance.read_back(self.told, listener)), word=word)

    def answer(self, session: Session, command: TypedCommand) -> bool:
        """Take it as told after a yes, do the command after a no; anything else leaves both."""
        session.agenda.question = self.before
        match answer_word(session, command):
            case "yes":
                action = _own_chance(session).action(self.told, session.known.chance_listener())
                if action is None:
                    self.before.take(session, self.told)
                else:
                    session.submit(CHANCE, action)
            case "no":
                self.do(self.command)
            case _:
                return self.before.answer(session, command)
        return True


def _pending_words(session: Session, words: Sequence[str]) -> tuple[str, ...]:
    """Return the words of a correction of what is not confirmed yet, without its kind; () for all others."""
    known = session.teller.words
    verb = known.match(words, ("dice-correct",))
    if not isinstance(verb, Found) or not known.in_full(verb.id, " ".join(words[: verb.used])):
        return ()
    ago, kind, rest = earlier_words(words[verb.used :], known)
    if ago is not None or not rest:
        return ()
    return (*words[: verb.used], *rest) if kind else tuple(words)


_AGO: Final = {"told-last": 0, "told-before-last": 1}


def earlier_words(words: Sequence[str], known: Vocabulary) -> tuple[int | None, str, tuple[str, ...]]:
    """Read which of the things that were told is meant: how long ago, of what kind, and the words behind.

    Returns:
        0 for the last, 1 for the one before it, None where that is not said; the word id of the kind, or "".
    """
    ago, kind, left = None, "", tuple(words)
    for keys in (tuple(_AGO), known.ids("told-kinds")):
        match = known.match(left, keys)
        if isinstance(match, Found) and known.in_full(match.id, " ".join(left[: match.used])):
            left = left[match.used :]
            ago, kind = (_AGO.get(match.id, ago), kind if match.id in _AGO else match.id)
    return ago, kind, left


def _own_chance(session: Session) -> OwnChance:
    """Return what asks for chance; it is awaited only in games that have this."""
    if session.known.room.own_chance is None:
        raise GameError("shell-no-own-chance")
    return session.known.room.own_chance

"""Questions that wait for an answer while every other command still works."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from accessgames.engine import CHANCE, GameError, MalformedAction
from accessgames.language import Found, Message, Nested, say

if TYPE_CHECKING:
    from accessgames.games.room import OwnChance, ToldChance
    from accessgames.language.commandline import TypedCommand
    from accessgames.shell.protocols import Question
    from accessgames.shell.session import Session

_YES_NO = ("yes", "no")


def answer_word(play: Session, command: TypedCommand, words: tuple[str, ...] = _YES_NO) -> str | None:
    """Return which of some words a command is, alone and unambiguously; None when it is none of them."""
    match = play.words.match(command.words, words)
    return match.id if isinstance(match, Found) and match.used == len(command.words) else None


@dataclass(frozen=True, slots=True)
class HandOver:
    """The keyboard goes to somebody else, before anything is told that only they may know.

    Attributes:
        seat: Who gets it.
    """

    seat: int
    free = False
    halting = True
    words = _YES_NO

    def message(self, play: Session) -> Message:
        """Ask for the keyboard to be handed over."""
        return say("shell-hand-over", "turn", who=play.seating.people(play.seating.public)[self.seat])

    def answer(self, play: Session, command: TypedCommand) -> bool:
        """Take a yes, and repeat the question after a no."""
        match answer_word(play, command):
            case "yes":
                play.question = None
                play.flow.sit_down(self.seat)
            case "no":
                play.repeat_question()
            case _:
                return False
        return True


@dataclass(frozen=True, slots=True)
class Confirmation(ABC):
    """Whether something is meant: a yes does it, a no goes on with what waited before.

    Attributes:
        before: The question that waited before, to go on with after a no.
    """

    before: Question | None
    free = False
    words = _YES_NO

    @property
    def halting(self) -> bool:
        """Whether nobody's time passes: as before this was asked."""
        return self.before is not None and self.before.halting

    @abstractmethod
    def message(self, play: Session) -> Message:
        """Ask."""

    @abstractmethod
    def agreed(self, play: Session) -> None:
        """Do what was meant."""

    @abstractmethod
    def declined(self) -> Message:
        """Say that it is not done."""

    @abstractmethod
    def passed_over(self, play: Session) -> None:
        """Remember what has to be remembered when something else is typed, which goes on without it."""

    def answer(self, play: Session, command: TypedCommand) -> bool:
        """Take a yes or a no; anything else leaves the question."""
        play.question = self.before
        match answer_word(play, command):
            case "yes":
                self.agreed(play)
            case "no":
                play.tell(self.declined())
                play.repeat_question()
            case _:
                self.passed_over(play)
                return False
        return True


@dataclass(frozen=True, slots=True)
class ConfirmQuit(Confirmation):
    """Whether the player really wants to leave."""

    def message(self, play: Session) -> Message:
        """Ask."""
        del play
        return say("shell-confirm-quit", "turn")

    def agreed(self, play: Session) -> None:
        """Leave."""
        play.done = True

    def declined(self) -> Message:
        """Say that it goes on."""
        return say("shell-stay", "system")

    def passed_over(self, play: Session) -> None:
        """Remember nothing: who types something else stays."""


@dataclass(frozen=True, slots=True)
class DoubtedAction(Confirmation):
    """Whether an action that the rules allow is meant; the same once more means yes, anything else no.

    Attributes:
        seat: Who wants to do it.
        action: What is doubted.
        asked: The question in the words of the game.
    """

    seat: int
    action: Any
    asked: Message

    def message(self, play: Session) -> Message:
        """Ask."""
        del play
        return self.asked

    def agreed(self, play: Session) -> None:
        """Do it."""
        play.submit(self.seat, self.action)

    def declined(self) -> Message:
        """Say that it was not done."""
        return say("shell-not-meant", "system")

    def passed_over(self, play: Session) -> None:
        """Remember the doubt: the same action once more is meant (`moves.act`)."""
        play.doubted = self

    def pointless(self, play: Session) -> bool:
        """Tell whether it can't be done any more, because of what others or the clock have done since."""
        game, state = play.match.game, play.match.state
        return self.seat not in play.match.actors or game.refusal(state, self.seat, self.action) is not None


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

    def message(self, play: Session) -> Message:
        """Say that the match stands still, and how it goes on."""
        del play
        return say("shell-paused", "turn")

    def answer(self, play: Session, command: TypedCommand) -> bool:
        """Go on after the word for it."""
        if answer_word(play, command, self.words) is None:
            return False
        play.question = self.before
        play.tell(say("shell-goes-on-again", "system"))
        play.repeat_question()
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

    def message(self, play: Session) -> Message:
        """Ask in the words of the game, or read back what is complete and ask for a yes."""
        chance, desk = _own_chance(play), play.public_desk()
        if chance.action(self.told, desk) is None:
            return chance.question(self.told, desk)
        return say("shell-confirm-chance", "turn", heard=Nested(chance.read_back(self.told, desk)))

    def answer(self, play: Session, command: TypedCommand) -> bool:
        """Take what the dice show, a yes or no to what was read back, or a correction.

        A command written in full is a command; a shortened one only where it makes no sense for dice.

        Raises:
            GameError: It is neither, or the dice can't show that.
        """
        action = _own_chance(play).action(self.told, play.public_desk())
        match None if action is None else answer_word(play, command):
            case "yes":
                play.submit(CHANCE, action)
                return True
            case "no":
                self._ask(play, ())
                return True
        if play.knows(command, whole=True):
            return False
        try:
            told = _own_chance(play).hear(command.words, self.told, play.public_desk())
        except MalformedAction:
            if play.knows(command):
                return False
            raise
        self._take(play, told)
        return True

    def _take(self, play: Session, told: ToldChance) -> None:
        action = _own_chance(play).action(told, play.public_desk())
        if action is not None and not play.preferences.settings.flag("confirm-chance"):
            play.submit(CHANCE, action)
        else:
            self._ask(play, told)

    @staticmethod
    def _ask(play: Session, told: ToldChance) -> None:
        play.question = ChanceQuestion(told)
        play.repeat_question()


def _own_chance(play: Session) -> OwnChance:
    """Return what asks for chance; it is awaited only in games that have this."""
    if play.room.own_chance is None:
        raise GameError("shell-no-own-chance")
    return play.room.own_chance

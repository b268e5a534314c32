"""Putting right what was told of real dice, cards and pieces: which of it, what it really was, who agrees."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import CHANCE, SPECTATOR, GameError, MalformedAction, is_rated
from accessgames.games import OwnHands, PrivateChance
from accessgames.games.corrections import correction_messages
from accessgames.language import Found, Message, Nested, say
from accessgames.language.commandline import normalise_bare, quote_briefly
from accessgames.shell import lists, questions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine.seat import Consequences
    from accessgames.games import Listener
    from accessgames.games.room import OwnChance, ToldChance
    from accessgames.language.commandline import TypedCommand
    from accessgames.shell.conversation import Arguments
    from accessgames.shell.session import Handlers, Question, Session

LOOKED: Final = 12
"""So many things of the kind that was named are looked at for one that may have been the new one."""


@dataclass(frozen=True, slots=True)
class ToldThing:
    """What was told of the table at a moment, and may be corrected.

    Attributes:
        at: Number of the action of chance.
        chance: What understands it.
        listener: Who listened, in the position before it.
        told: What was told, in the game's own terms.
    """

    at: int
    chance: OwnChance
    listener: Listener
    told: ToldChance

    @property
    def kind(self) -> str:
        """Word id of what it is, such as a card."""
        return self.chance.kind(self.listener)

    def label(self) -> Message:
        """Tell what was told."""
        return self.chance.read_back(self.told, self.listener)

    def hear(self, words: Sequence[str], told: ToldChance) -> ToldChance:
        """Return what is told with these words; raises MalformedAction."""
        return self.chance.hear(words, told, self.listener)

    def action(self, told: ToldChance) -> Any | None:  # noqa: ANN401 - by game
        """Return the action of chance that was told, or None while something is missing."""
        return self.chance.action(told, self.listener)


def told_things(session: Session) -> tuple[ToldThing, ...]:
    """Return all that was told of the table and that whoever has the keyboard knows of, the last first."""
    known, seat = session.known, session.known.seat
    viewer = known.seating.listener
    # Who knows of it is told by the game, or shows in what there was to hear.
    known_by_game = isinstance(known.room.own_chance, PrivateChance)
    things = (
        (at, action, _anew(session, at), known.listener_at(at, viewer, known.seating.public))
        for at, action in reversed(tuple(seat.corrigible().items()))
        if known_by_game or seat.events(viewer, at, at + 1)
    )
    return tuple(
        ToldThing(at, anew, then, anew.told(action, then)) for at, action, anew, then in things if anew
    )


def _anew(session: Session, at: int) -> OwnChance | None:
    """Return what understands how an action really was; None where whoever has the keyboard does not know."""
    known, room = session.known, session.known.room
    if known.seat.acted[at] != CHANCE:
        return room.commands.declared() if isinstance(room.commands, OwnHands) else None
    private: object = room.own_chance
    if not isinstance(private, PrivateChance):
        return room.own_chance
    holder = private.holder(known.seat.perspective(SPECTATOR, at).view)
    return private.alone() if holder in {None, known.seating.listener} else None


def correct_told(session: Session, rest: Arguments) -> None:
    """Correct what was told of the table: the last thing, the one before it, one of a kind, or one of a list.

    Raises:
        GameError: `shell-correct-nothing`, or what was typed can't be what was there.
    """
    known_words = session.teller.words
    ago, kind, words = questions.earlier_words(rest.words, known_words)
    things = told_things(session)
    if kind:
        things = tuple(thing for thing in things if thing.kind == kind)
    things = things[ago or 0 :]
    if not things:
        raise GameError("shell-correct-nothing", word=known_words.word(kind or rest.id))
    fillers = set(map(normalise_bare, known_words.table["filler"].words))
    while words and normalise_bare(words[0]) in fillers:
        words = words[1:]
    if words:
        _hear(session, things[: LOOKED if kind and ago is None else 1], words)
    elif ago is not None or kind or len(things) == 1:
        _ask(session, things[0])
    else:
        items = tuple(lists.ListItem(thing.label, partial(_ask, session, thing)) for thing in things)
        session.agenda.question = WhichAsked(things, session.agenda.question)
        session.teller.read_page(
            lists.Page(items, moment=session.agenda.changes, head=say("shell-correct-which"))
        )


def _hear(session: Session, things: Sequence[ToldThing], words: Sequence[str]) -> None:
    """Take the last of some things that may have been what is told now; raises GameError."""
    mistakes: list[GameError] = []
    for thing in things:
        try:
            told = thing.hear(words, thing.told)
            _take(session, thing, told)
        except GameError as error:
            mistakes.append(error)
        else:
            return
    raise mistakes[0]


def _take(session: Session, thing: ToldThing, told: ToldChance) -> None:
    """Ask for what is missing, or for agreement; raises GameError for what can't be or is so already."""
    action = thing.action(told)
    if action is None:
        session.agenda.question = CorrectionAsked(thing, told, session.agenda.question)
        session.repeat_question()
        return
    outlook = session.known.seat.check_correction(thing.at, action)
    before = session.agenda.question
    if isinstance(before, CorrectionAsked):
        before = before.before
    with session.teller.apart() if _is_private(session, thing) else nullcontext():
        session.teller.tell(_means(thing, told, outlook))
    session.agenda.question = (
        OrganiserAsked(before, thing.at, action)
        if is_rated(session.known.seat.header)
        else AgreementAsked(before, thing.at, action, session.known.seating.humans)
    )
    session.repeat_question()


def _is_private(session: Session, thing: ToldThing) -> bool:
    """Tell whether others at the keyboard do not know what was told."""
    seat, seating = session.known.seat, session.known.seating
    own = seating.shared and seating.listener != SPECTATOR
    return own and bool(seat.private_events(seating.listener, seating.public, thing.at, thing.at + 1))


def _means(thing: ToldThing, told: ToldChance, outlook: Consequences) -> Message:
    new = thing.chance.read_back(told, thing.listener)
    return say("shell-correct-means", "turn", old=Nested(thing.label()), new=Nested(new), lost=outlook.lost)


def _ask(session: Session, thing: ToldThing) -> None:
    session.agenda.question = CorrectionAsked(thing, (), session.agenda.question)
    session.repeat_question()


def _leave(session: Session, before: Question | None) -> None:
    """Leave everything as it was told, and go on with what waited before."""
    session.agenda.question = before
    session.teller.tell(say("shell-correct-stays", "system"))
    session.repeat_question()


@dataclass(frozen=True, slots=True)
class WhichAsked:
    """Which of the things that were told is corrected: a number is one of the list, and nothing on the table.

    Attributes:
        things: What was told, the last first.
        before: The question that waited before, to go on with.
    """

    things: tuple[ToldThing, ...]
    before: Question | None
    free = True
    halting = False
    words = ("no",)

    def message(self, session: Session) -> Message:
        """Ask for a number."""
        del session
        return say("shell-correct-which")

    def answer(self, session: Session, command: TypedCommand) -> bool:
        """Take a number; a no leaves everything, commands are done, the rest answers what waited before.

        Raises:
            GameError: As the question before.
        """
        number = session.teller.words.read.alone(command.words)
        if number is None and session.knows(command, whole=True):
            return False
        session.agenda.question = self.before
        if number is not None and 1 <= number <= len(self.things):
            _ask(session, self.things[number - 1])
        elif questions.answer_word(session, command, ("no",)):
            _leave(session, self.before)
        else:
            return self.before is not None and self.before.answer(session, command)
        return True


@dataclass(frozen=True, slots=True)
class CorrectionAsked:
    """What it really was that was told wrongly.

    Attributes:
        thing: What was told.
        told: What was told of it now, so far.
        before: The question that waited before, to go on with.
    """

    thing: ToldThing
    told: ToldChance
    before: Question | None
    free = True
    halting = False
    words = ("no",)

    def message(self, session: Session) -> Message:
        """Ask in the words of the game, with what was told."""
        del session
        asked = self.thing.chance.question(self.told, self.thing.listener)
        return say("shell-correct-what", "turn", old=Nested(self.thing.label()), asked=Nested(asked))

    def answer(self, session: Session, command: TypedCommand) -> bool:
        """Take what it really was; a no leaves it as it is, and every other command works meanwhile.

        Raises:
            GameError: That can't be, or it is so already.
        """
        if questions.answer_word(session, command, ("no",)):
            _leave(session, self.before)
            return True
        if questions.answer_word(session, command, ("yes",)):
            raise MalformedAction("shell-chance-unheard", word=quote_briefly(command.text))
        # The words of a turn are commands as well, and mean the turn that was asked for.
        if session.knows(command, whole=True) and not self._is_turn(session, command):
            return False
        try:
            told = self.thing.hear(command.words, self.told)
        except GameError:
            if session.knows(command):
                return False
            raise
        _take(session, self.thing, told)
        return True

    def _is_turn(self, session: Session, command: TypedCommand) -> bool:
        verb = session.teller.words.match(command.words, session.known.room.commands.verbs)
        return session.known.seat.acted[self.thing.at] != CHANCE and isinstance(verb, Found)


@dataclass(frozen=True, slots=True)
class AgreementAsked(questions.Confirmation["Session"]):
    """Whether everybody at the table agrees with a correction, one person after another.

    Attributes:
        at: Number of the action.
        action: What it really was.
        left: Seats of people who have not said yes yet.
        settling: Word id of what agrees for everybody.
    """

    at: int
    action: object
    left: tuple[int, ...]
    free = True
    words: ClassVar[tuple[str, ...]] = ("yes", "no", "all")
    settling: ClassVar[str] = "all"

    def message(self, session: Session) -> Message:
        """Ask the next person."""
        seating = session.known.seating
        if len(seating.humans) == 1:
            return say("shell-correct-sure", "turn")
        return say("shell-correct-agree", "turn", who=seating.people(SPECTATOR)[self.left[0]])

    def answer(self, talk: Session, command: TypedCommand) -> bool:
        """Take a yes or a no of the next person, or that all agree."""
        if questions.answer_word(talk, command, (self.settling,)):
            talk.agenda.question = self.before
            put_right(talk, self.at, self.action)
            return True
        return questions.Confirmation.answer(self, talk, command)

    def agreed(self, session: Session) -> None:
        """Ask the next person, or correct it."""
        left = self.left[1:]
        if left:
            session.agenda.question = AgreementAsked(self.before, self.at, self.action, left)
            session.repeat_question()
        else:
            put_right(session, self.at, self.action)

    def declined(self) -> Message:
        """Say that nothing is corrected."""
        return say("shell-correct-stays", "system")


@dataclass(frozen=True, slots=True)
class OrganiserAsked(AgreementAsked):
    """Whether the organiser of a tournament agrees with a correction; a mere yes is no answer."""

    left: tuple[int, ...] = ()
    words: ClassVar[tuple[str, ...]] = ("organiser", "no")
    settling: ClassVar[str] = "organiser"

    def message(self, session: Session) -> Message:
        """Ask for the organiser's word."""
        return say("shell-correct-organiser", "turn", word=session.teller.words.word(self.settling))

    def answer(self, talk: Session, command: TypedCommand) -> bool:
        """Take the organiser's word, or a no; a yes repeats the question."""
        if questions.answer_word(talk, command, ("yes", "all")):
            talk.repeat_question()
            return True
        return AgreementAsked.answer(self, talk, command)


def put_right(session: Session, at: int, action: object) -> None:
    """Correct what was told, and tell what that changes.

    Raises:
        GameError: It can't be, or it could not be written; then nothing has changed.
    """
    known = session.known
    before = _noticed(session, at)
    session.correct(at, action)
    now = _noticed(session, at)
    told = correction_messages(known.room, before, now, known.public_listener())
    session.teller.console.tell(*told)


def _noticed(session: Session, at: int) -> tuple[tuple[Any, ...], ...]:
    seat, viewer = session.known.seat, session.known.seating.public
    return tuple(seat.events(viewer, moment, moment + 1) for moment in range(at, seat.moment))


CORRECTING_HANDLERS: Final[Handlers] = {"correct": correct_told}
"""Commands by word id."""

"""What can be done now: lists of moves, choosing from them, trying one out, and advice in three steps."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames.bots.policies import RatedAction, advise, rate
from accessgames.engine import AmbiguousAction, GameError, MalformedAction
from accessgames.games import (
    ActionSeries,
    CertainMove,
    ConditionalVerb,
    DoubtfulMove,
    MoveGroup,
    MoveMenu,
    StepwiseHint,
    VerbGuess,
)
from accessgames.language import Ambiguous, Found, Message, Nested, say
from accessgames.language.commandline import normalise_bare
from accessgames.shell.conversation import Arguments, HintProgress
from accessgames.shell.errors import tell_error
from accessgames.shell.lists import PAGE_LENGTH, ListItem, Page
from accessgames.shell.questions import DoubtedAction

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from accessgames.games import Listener
    from accessgames.shell.session import Handlers, Session


def do_action(session: Session, action: object) -> None:
    """Do an action of the listener; one that is hardly meant only after a question.

    Raises:
        GameError: The rules refuse it, or it is not the listener's turn.
    """
    seat = session.known.seat_to_act()
    if not _asks_doubt(session, seat, action):
        session.submit(seat, action)


def _asks_doubt(session: Session, seat: int, action: object) -> bool:
    """Ask whether an action is meant, unless that was just asked; tell whether it has to wait."""
    own, just = session.known.room.commands, session.agenda.doubted
    if not isinstance(own, DoubtfulMove) or just == (seat, action):
        return False
    asked = own.doubt(action, session.known.listener(seat))
    if asked is None:
        return False
    session.agenda.question = DoubtedAction(session.agenda.question, seat, action, asked)
    session.agenda.unclear = True
    session.repeat_question()
    session.flow.all_listen()
    return True


def action_item(session: Session, listener: Listener, action: object) -> ListItem:
    """Make an action into an entry of a list; choosing it does it, and choosing a group lists its moves."""
    if isinstance(action, MoveGroup):
        rest = Arguments("moves", action.words, " ".join(action.words))
        return ListItem(lambda: action.name, partial(list_moves, session, rest))
    return ListItem(
        partial(session.known.room.narration.action, action, listener),
        partial(do_action, session, action),
        action,
    )


def offer_actions(session: Session, listener: Listener, actions: Iterable[object]) -> None:
    """Read a list of actions, to be chosen from by number; of a long one first how many they are."""
    items = tuple(action_item(session, listener, action) for action in actions)
    head = say("shell-moves-count", count=len(items), told=PAGE_LENGTH) if len(items) > PAGE_LENGTH else None
    session.teller.read_page(Page(items, moment=session.agenda.changes, head=head))


def parse_action_words(session: Session, verb: str, words: tuple[str, ...], listener: Listener) -> object:
    """Return the action that words mean, or None after a list of what they may mean was read.

    Raises:
        MalformedAction: The words form no action.
    """
    try:
        return session.known.room.commands.parse(verb, words, listener)
    except AmbiguousAction as error:
        session.agenda.unclear = True
        session.teller.tell(tell_error(error))
        offer_actions(session, listener, error.candidates)
        return None


def game_verbs(session: Session) -> tuple[str, ...]:
    """Return the verbs that mean an action of the game now; some may be meant as words of the shell."""
    own = session.known.room.commands
    if not isinstance(own, ConditionalVerb):
        return own.verbs
    listener = session.known.listener()
    return tuple(verb for verb in own.verbs if own.takes(verb, listener))


def certain_verb(session: Session, words: tuple[str, ...], listener: Listener) -> str | None:
    """Return the verb that words without one certainly mean, even if they begin like another command."""
    own = session.known.room.commands
    return own.sure(words, listener) if isinstance(own, CertainMove) else None


def omitted_verb(session: Session, words: tuple[str, ...], listener: Listener) -> str | None:
    """Return the verb that a move was typed without, or None when the words mean no move."""
    own = session.known.room.commands
    return own.guess(words, listener) if words and isinstance(own, VerbGuess) else None


def list_moves(session: Session, rest: Arguments) -> None:
    """List what can be done, the best first; further words choose among it, by a part of what is told.

    Raises:
        GameError: `shell-no-such-move` when nothing fits the words.
    """
    listener = session.known.acting_listener()
    own, narration = session.known.room.commands, session.known.room.narration
    if isinstance(own, MoveMenu):
        actions = own.offered(listener, rest.words)
    else:
        kit, form = session.known.room.bots, session.teller.console.language.form
        rated = rate(kit.judges[kit.adviser], listener.perspective)
        wanted = normalise_bare(rest.text)
        actions = [
            one.action
            for one in rated
            if not wanted or wanted in normalise_bare(form(narration.action(one.action, listener), "full"))
        ]
    if not actions:
        raise GameError("shell-no-such-move", text=rest.text)
    offer_actions(session, listener, actions)


def try_action(session: Session, rest: Arguments) -> None:
    """Tell what an action would bring, without doing it.

    Raises:
        MalformedAction: The words are neither a number of the list nor an action.
    """
    listener = session.known.acting_listener()
    action = _tried_action(session, rest, listener)
    if action is None:
        return
    told: list[Message] = []
    for each in action.actions if isinstance(action, ActionSeries) else (action,):
        refusal = listener.perspective.refusal(each)
        if refusal is not None:
            session.agenda.refused = refusal
            session.teller.tell(session.known.room.narration.refusal(refusal, listener))
            return
        told.extend(session.known.room.narration.preview(each, listener))
        listener = replace(listener, perspective=listener.perspective.after(each))
    session.teller.answer(told)


def _tried_action(session: Session, rest: Arguments, listener: Listener) -> object:
    number = rest.number(session.teller.words)
    if number is not None and (action := pick_item(session, number).action) is not None:
        return action
    match session.teller.words.match(rest.words, session.known.room.commands.verbs):
        case Found(verb, used):
            return parse_action_words(session, verb, rest.words[used:], listener)
        case Ambiguous(ids, _):
            names = tuple(map(session.teller.words.word, ids))
            raise MalformedAction("error-unknown-command-near", word=rest.words[0], nearest=names)
    guessed = omitted_verb(session, rest.words, listener)
    if guessed is not None:
        return parse_action_words(session, guessed, rest.words, listener)
    example = session.teller.words.word(next(iter(session.known.room.commands.verbs)))
    raise MalformedAction("shell-try-what", command=session.teller.words.word(rest.id), example=example)


def pick_item(session: Session, number: int) -> ListItem:
    """Return an item of the list that was read last.

    Raises:
        GameError: `shell-no-list`, `shell-list-stale` or `error-choice-number`.
    """
    page = session.teller.page
    if page is None:
        raise GameError("shell-no-list", number=number)
    if page.moment is not None and page.moment != session.agenda.changes:
        raise GameError("shell-list-stale")
    return page.pick(number, by_key=session.teller.by_key)


def turn_page(session: Session, pages: int) -> None:
    """Read the next or previous page of the list.

    Raises:
        GameError: `shell-no-page`, `shell-list-end` or `shell-list-start`.
    """
    if session.teller.page is None:
        raise GameError("shell-no-page")
    session.teller.read_page(session.teller.page.turn(pages))


def next_page(session: Session, rest: Arguments) -> None:
    """Read the next page."""
    rest.nothing(session.teller.words)
    turn_page(session, 1)


def previous_page(session: Session, rest: Arguments) -> None:
    """Read the previous page."""
    rest.nothing(session.teller.words)
    turn_page(session, -1)


MOVE_HANDLERS: Final[Handlers] = {
    "moves": list_moves,
    "try": try_action,
    "next": next_page,
    "previous": previous_page,
}
"""Commands by word id."""


_HINT_REASONS: Final = 3


def next_hint(session: Session, rest: Arguments) -> None:
    """Advise a little more than the last time in this position; the last step is told again and again.

    Raises:
        GameError: `shell-no-hint`, or it is not the listener's turn.
    """
    rest.nothing(session.teller.words)
    listener = session.known.acting_listener()
    told = _advised(session, listener)
    steps = tuple(_hint_steps(session, listener, told.advice))
    steps[min(told.steps, len(steps) - 1)]()
    if session.agenda.hinted is None and len(steps) > 1:
        word = session.teller.words.word
        session.teller.tell(say("shell-hint-more", "hint", next=word(rest.id), all=word("hint-all")))
    session.agenda.hinted = replace(told, steps=told.steps + 1)


def whole_hint(session: Session, rest: Arguments) -> None:
    """Advise an action with its reasons at once.

    Raises:
        GameError: `shell-no-hint`, or it is not the listener's turn.
    """
    rest.nothing(session.teller.words)
    listener = session.known.acting_listener()
    advice = _advised(session, listener).advice
    _tell_action(session, listener, advice.action, *_hint_reasons(session, listener, advice))


def _advised(session: Session, listener: Listener) -> HintProgress:
    """Return the advice for this position and how much of it was told; made once, for it may take a while."""
    last = session.agenda.hinted
    if last is not None and (last.moment, last.seat) == (session.agenda.changes, listener.seat):
        return last
    advice = advise(session.known.room.bots, listener.perspective)
    if advice is None:
        raise GameError("shell-no-hint")
    return HintProgress(session.agenda.changes, listener.seat, advice)


def _hint_steps(
    session: Session, listener: Listener, advice: RatedAction[object]
) -> Iterator[Callable[[], None]]:
    """Yield what tells each step; where there is nothing to choose, the action alone."""
    if len(listener.perspective.legal) > 1:
        own = session.known.room.narration
        if isinstance(own, StepwiseHint):
            yield partial(session.teller.tell, own.nudge(advice.action, listener))
        reasons = _hint_reasons(session, listener, advice)
        if isinstance(own, StepwiseHint) and (area := own.area(advice.action, listener)) is not None:
            reasons = (area, *reasons)
        if reasons:
            yield partial(session.teller.tell, *reasons)
    yield partial(_tell_action, session, listener, advice.action)


def _hint_reasons(session: Session, listener: Listener, advice: RatedAction[object]) -> tuple[Message, ...]:
    return tuple(
        session.known.room.narration.reason(reason, listener) for reason in advice.reasons[:_HINT_REASONS]
    )


def _tell_action(session: Session, listener: Listener, action: object, *reasons: Message) -> None:
    """Tell an action, its reasons and what is typed to do it, and let the number 1 do it."""
    room, teller = session.known.room, session.teller
    move = Nested(room.narration.action(action, listener))
    how = say("shell-hint-how", "hint", words=room.commands.spell(action, listener))
    teller.tell(say("shell-hint", "hint", move=move), *reasons, how)
    teller.page = Page((action_item(session, listener, action),), moment=session.agenda.changes)


HINT_HANDLERS: Final[Handlers] = {"hint": next_hint, "hint-all": whole_hint}
"""Commands by word id."""

"""What can be done now: lists of moves, choosing from them, trying one out, and advice in three steps."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import advise, rate
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
from accessgames.language import Ambiguous, Found, Nested, say
from accessgames.language.commandline import normalise_bare
from accessgames.shell.errors import tell_error
from accessgames.shell.lists import PAGE_LENGTH, ListItem, Page
from accessgames.shell.parsing import Arguments
from accessgames.shell.protocols import HintProgress
from accessgames.shell.questions import DoubtedAction

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from accessgames.bots.policies import RatedAction
    from accessgames.games import Listener
    from accessgames.language import Message
    from accessgames.shell.parsing import Handlers
    from accessgames.shell.session import Session


def do_action(play: Session, action: Any) -> None:  # noqa: ANN401 - by game
    """Do an action of the listener; one that is hardly meant only after a question.

    Raises:
        GameError: The rules refuse it, or it is not the listener's turn.
    """
    seat = play.seat_to_act()
    if not _asks_doubt(play, seat, action):
        play.submit(seat, action)


def _asks_doubt(play: Session, seat: int, action: Any) -> bool:  # noqa: ANN401 - by game
    """Ask whether an action is meant, unless that was just asked; tell whether it has to wait."""
    own, just = play.room.commands, play.doubted
    if not isinstance(own, DoubtfulMove) or (just is not None and (just.seat, just.action) == (seat, action)):
        return False
    asked = own.doubt(action, play.desk(seat))
    if asked is None:
        return False
    play.question = DoubtedAction(play.question, seat, action, asked)
    play.unclear = True
    play.repeat_question()
    play.flow.all_listen()
    return True


def action_item(play: Session, desk: Listener, action: Any) -> ListItem:  # noqa: ANN401 - by game
    """Make an action into an entry of a list; choosing it does it, and choosing a group lists its moves."""
    if isinstance(action, MoveGroup):
        rest = Arguments("moves", action.words, " ".join(action.words))
        return ListItem(lambda: action.name, partial(list_moves, play, rest))
    return ListItem(
        partial(play.room.narration.action, action, desk), partial(do_action, play, action), action
    )


def offer_actions(play: Session, desk: Listener, actions: Iterable[Any]) -> None:
    """Read a list of actions, to be chosen from by number; of a long one first how many they are."""
    items = tuple(action_item(play, desk, action) for action in actions)
    head = say("shell-moves-count", count=len(items), told=PAGE_LENGTH) if len(items) > PAGE_LENGTH else None
    play.listed(Page(items, moment=play.changes, head=head))


def parse_action_words(play: Session, verb: str, words: tuple[str, ...], desk: Listener) -> Any:  # noqa: ANN401 - by game
    """Return the action that words mean, or None after a list of what they may mean was read.

    Raises:
        MalformedAction: The words form no action.
    """
    try:
        return play.room.commands.parse(verb, words, desk)
    except AmbiguousAction as error:
        play.unclear = True
        play.tell(tell_error(error))
        offer_actions(play, desk, error.candidates)
        return None


def game_verbs(play: Session) -> tuple[str, ...]:
    """Return the verbs that mean an action of the game now; some may be meant as words of the shell."""
    own = play.room.commands
    if not isinstance(own, ConditionalVerb):
        return own.verbs
    desk = play.desk()
    return tuple(verb for verb in own.verbs if own.takes(verb, desk))


def certain_verb(play: Session, words: tuple[str, ...], desk: Listener) -> str | None:
    """Return the verb that words without one certainly mean, even if they begin like another command."""
    own = play.room.commands
    return own.sure(words, desk) if isinstance(own, CertainMove) else None


def omitted_verb(play: Session, words: tuple[str, ...], desk: Listener) -> str | None:
    """Return the verb that a move was typed without, or None when the words mean no move."""
    own = play.room.commands
    return own.guess(words, desk) if isinstance(own, VerbGuess) else None


def list_moves(play: Session, rest: Arguments) -> None:
    """List what can be done, the best first; further words choose among it.

    Raises:
        GameError: `shell-no-such-move` when nothing fits the words.
    """
    desk = play.acting_desk()
    own = play.room.commands
    actions = (
        own.offered(desk, rest.words) if isinstance(own, MoveMenu) else _best_first(play, desk, rest.text)
    )
    if not actions:
        raise GameError("shell-no-such-move", text=rest.text)
    offer_actions(play, desk, actions)


def _best_first(play: Session, desk: Listener, text: str) -> list[Any]:
    """Return all legal actions, the best first; those whose label has the text in it, if there is any."""
    kit = play.room.bots
    actions = [rated.action for rated in rate(kit.judges[kit.adviser], desk.perspective)]
    wanted = normalise_bare(text)
    return [
        action for action in actions if not wanted or wanted in normalise_bare(_label(play, desk, action))
    ]


def _label(play: Session, desk: Listener, action: Any) -> str:  # noqa: ANN401 - by game
    return play.console.language.form(play.room.narration.action(action, desk), "full")


def try_action(play: Session, rest: Arguments) -> None:
    """Tell what an action would bring, without doing it.

    Raises:
        MalformedAction: The words are neither a number of the list nor an action.
    """
    desk = play.acting_desk()
    action = _tried_action(play, rest, desk)
    if action is None:
        return
    told: list[Message] = []
    for each in action.actions if isinstance(action, ActionSeries) else (action,):
        refusal = desk.perspective.refusal(each)
        if refusal is not None:
            play.refused = refusal
            play.tell(play.room.narration.refusal(refusal, desk))
            return
        told.extend(play.room.narration.preview(each, desk))
        desk = replace(desk, perspective=desk.perspective.after(each))
    play.answer(told)


def _tried_action(play: Session, rest: Arguments, desk: Listener) -> Any:  # noqa: ANN401 - by game
    number = rest.number(play.words)
    if number is not None and (action := pick_item(play, number).action) is not None:
        return action
    match play.words.match(rest.words, play.room.commands.verbs):
        case Found(verb, used):
            return parse_action_words(play, verb, rest.words[used:], desk)
        case Ambiguous(ids, _):
            names = tuple(map(play.words.word, ids))
            raise MalformedAction("error-unknown-command-near", word=rest.words[0], nearest=names)
    guessed = omitted_verb(play, rest.words, desk)
    if guessed is not None:
        return parse_action_words(play, guessed, rest.words, desk)
    example = play.words.word(next(iter(play.room.commands.verbs)))
    raise MalformedAction("shell-try-what", command=play.words.word(rest.id), example=example)


def pick_item(play: Session, number: int) -> ListItem:
    """Return an item of the list that was read last.

    Raises:
        GameError: `shell-no-list`, `shell-list-stale` or `error-choice-number`.
    """
    page = play.page
    if page is None:
        raise GameError("shell-no-list", number=number)
    if page.moment is not None and page.moment != play.changes:
        raise GameError("shell-list-stale")
    return page.pick(number, by_key=play.by_key)


def turn_page(play: Session, pages: int) -> None:
    """Read the next or previous page of the list.

    Raises:
        GameError: `shell-no-page`, `shell-list-end` or `shell-list-start`.
    """
    if play.page is None:
        raise GameError("shell-no-page")
    play.listed(play.page.turn(pages))


def next_page(play: Session, rest: Arguments) -> None:
    """Read the next page."""
    rest.nothing(play.words)
    turn_page(play, 1)


def previous_page(play: Session, rest: Arguments) -> None:
    """Read the previous page."""
    rest.nothing(play.words)
    turn_page(play, -1)


MOVE_HANDLERS: Final[Handlers] = {
    "moves": list_moves,
    "try": try_action,
    "next": next_page,
    "previous": previous_page,
}
"""Commands by word id."""


_HINT_REASONS: Final = 3


def next_hint(play: Session, rest: Arguments) -> None:
    """Advise a little more than the last time in this position; the last step is told again and again.

    Raises:
        GameError: `shell-no-hint`, or it is not the listener's turn.
    """
    rest.nothing(play.words)
    desk = play.acting_desk()
    told = _advised(play, desk)
    steps = tuple(_hint_steps(play, desk, told.advice))
    steps[min(told.steps, len(steps) - 1)]()
    if play.hinted is None and len(steps) > 1:
        play.tell(
            say("shell-hint-more", "hint", next=play.words.word(rest.id), all=play.words.word("hint-all"))
        )
    play.hinted = told.further()


def whole_hint(play: Session, rest: Arguments) -> None:
    """Advise an action with its reasons at once.

    Raises:
        GameError: `shell-no-hint`, or it is not the listener's turn.
    """
    rest.nothing(play.words)
    desk = play.acting_desk()
    advice = _advised(play, desk).advice
    play.tell(say("shell-hint", "hint", move=Nested(play.room.narration.action(advice.action, desk))))
    play.tell(*_hint_reasons(play, desk, advice))
    _tell_how(play, desk, advice.action)


def _advised(play: Session, desk: Listener) -> HintProgress:
    """Return the advice for this position and how much of it was told; made once, for it may take a while."""
    last = play.hinted
    if last is not None and (last.moment, last.seat) == (play.changes, desk.seat):
        return last
    advice = advise(play.room.bots, desk.perspective)
    if advice is None:
        raise GameError("shell-no-hint")
    return HintProgress(play.changes, desk.seat, advice)


def _hint_steps(play: Session, desk: Listener, advice: RatedAction[Any]) -> Iterator[Callable[[], None]]:
    """Yield what tells each step; where there is nothing to choose, the action alone."""
    if len(desk.perspective.legal) > 1:
        own = play.room.narration
        if isinstance(own, StepwiseHint):
            yield partial(play.tell, own.nudge(advice.action, desk))
        reasons = _hint_reasons(play, desk, advice)
        if isinstance(own, StepwiseHint) and (area := own.area(advice.action, desk)) is not None:
            reasons = (area, *reasons)
        if reasons:
            yield partial(play.tell, *reasons)
    yield partial(_tell_action, play, desk, advice.action)


def _hint_reasons(play: Session, desk: Listener, advice: RatedAction[Any]) -> tuple[Message, ...]:
    return tuple(play.room.narration.reason(reason, desk) for reason in advice.reasons[:_HINT_REASONS])


def _tell_action(play: Session, desk: Listener, action: Any) -> None:  # noqa: ANN401 - by game
    play.tell(say("shell-hint", "hint", move=Nested(play.room.narration.action(action, desk))))
    _tell_how(play, desk, action)


def _tell_how(play: Session, desk: Listener, action: Any) -> None:  # noqa: ANN401 - by game
    """Tell what is typed to do the action, and let the number 1 do it."""
    play.tell(say("shell-hint-how", "hint", words=play.room.commands.spell(action, desk)))
    play.page = Page((action_item(play, desk, action),), moment=play.changes)


HINT_HANDLERS: Final[Handlers] = {"hint": next_hint, "hint-all": whole_hint}
"""Commands by word id."""

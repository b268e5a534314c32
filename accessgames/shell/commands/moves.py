"""What can be done now: lists of moves, choosing from them, and trying one out."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames import games
from accessgames.engine import AmbiguousAction, GameError, MalformedAction
from accessgames.language import Ambiguous, Found, Message, say
from accessgames.language.commandline import quote_briefly
from accessgames.shell import conversation, errors, lists, questions
from accessgames.shell.commands import ordering

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from accessgames.games import Listener
    from accessgames.shell.session import Handlers, Session


def do_action(session: Session, action: object) -> None:
    """Do an action that the listener has typed; one that is hardly meant only after a question.

    Raises:
        GameError: As `do_chosen`.
    """
    if session.agenda.surprised or not _asks_doubt(session, session.known.seat_to_act(), action):
        do_chosen(session, action)


def do_chosen(session: Session, action: object) -> None:
    """Do an action that the listener has heard before and chooses by its number: nobody doubts it.

    Raises:
        GameError: The rules refuse it, it is not the listener's turn, or `shell-not-done-heard`, where
            something was heard on this line before it that nobody could know.
    """
    seat = session.known.seat_to_act()
    if session.agenda.surprised:
        raise GameError("shell-not-done-heard", command=quote_briefly(session.agenda.typed))
    session.submit(seat, action)


def _asks_doubt(session: Session, seat: int, action: object) -> bool:
    """Ask whether an action is meant, unless that was just asked; tell whether it has to wait."""
    if session.agenda.doubted == (seat, action) or session.expects(action):
        return False
    asked = _doubt(session, action, session.known.listener(seat))
    if asked is None:
        return False
    session.agenda.question = questions.DoubtedAction(session.agenda.question, seat, action, asked)
    session.agenda.unclear = True
    session.repeat_question()
    session.flow.all_listen()
    return True


def _doubt(session: Session, action: object, listener: Listener) -> Message | None:
    """Return what to ask before an action, or None; one that is refused needs no question."""
    own = session.known.room.commands
    session.check_action(action)
    asked = own.doubt(action, listener) if isinstance(own, games.DoubtfulMove) else None
    if asked is None and session.teller.by_key and isinstance(own, games.IdleMove) and own.idle(action):
        asked = say("shell-doubt-idle", "turn", words=own.spell(action, listener))
    return None if asked is None or listener.perspective.refusal(action) is not None else asked


def action_item(
    session: Session, listener: Listener, action: object, do: Callable[[Session, object], None] = do_chosen
) -> lists.ListItem:
    """Make an action into an entry of a list; choosing it does it, and choosing a group lists its moves."""
    if isinstance(action, games.MoveGroup):
        rest = conversation.Arguments("moves", action.words, " ".join(action.words))
        listed = partial(list_moves, session, rest)
        return lists.ListItem(lambda: action.name, listed, asked=listed)
    label = partial(session.known.room.narration.action, action, listener)
    return lists.ListItem(label, partial(do, session, action), action)


def offer_actions(
    session: Session,
    listener: Listener,
    actions: Iterable[object],
    head: Message | None = None,
    unclear: tuple[str, tuple[str, ...]] | None = None,
) -> None:
    """Read a list of actions behind its head, or how many they are where it is long; a number chooses one.

    Where `unclear` words mean any of them, more words choose as well.
    """
    items = tuple(action_item(session, listener, action) for action in actions)
    told = session.teller.page_length(len(items))
    if head is None and len(items) > told:
        head = say("shell-moves-count", count=len(items), told=told)
    session.teller.read_page(lists.Page(items, moment=session.agenda.changes, head=head, unclear=unclear))


def complete_words(
    session: Session, words: tuple[str, ...], listener: Listener
) -> tuple[str, tuple[str, ...]] | None:
    """Return the verb and all words of an unclear line of which these say more, or None if they do not.

    "Který dílek se mění?" is answered by `tyč` as by its number.
    """
    page = session.teller.page
    if not isinstance(page, lists.Page) or page.unclear is None or page.moment != session.agenda.changes:
        return None
    verb, before = page.unclear
    meant = verb, (*before, *words)
    listed = [item.action for item in page.items]
    try:
        fitting = [session.known.room.commands.parse(*meant, listener)]
    except AmbiguousAction as several:
        fitting = list(several.candidates)
    except MalformedAction:
        return None
    return meant if len(fitting) < len(listed) and all(one in listed for one in fitting) else None


def parse_action_words(
    session: Session, verb: str, words: tuple[str, ...], listener: Listener, *, asking: bool = False
) -> object:
    """Return the action that words mean, or None after a list of what they may mean was read.

    Where somebody only asks, a number of that list tells what the action would bring, and its head says so.

    Raises:
        MalformedAction: The words form no action.
    """
    try:
        return session.known.room.commands.parse(verb, words, listener)
    except AmbiguousAction as error:
        session.agenda.unclear = True
        session.teller.tell(errors.tell_error(error))
        if asking:
            ask = partial(ask_action, number=0)
            items = tuple(action_item(session, listener, one, ask) for one in error.candidates)
            head = say("shell-asked-which")
            session.teller.read_page(lists.Page(items, moment=session.agenda.changes, head=head))
        else:
            offer_actions(session, listener, error.candidates, unclear=(verb, words))
        return None


def game_verbs(session: Session) -> tuple[str, ...]:
    """Return the verbs that mean an action of the game now; some may be meant as words of the shell."""
    own = session.known.room.commands
    if not isinstance(own, games.ConditionalVerb):
        return own.verbs
    listener = session.known.listener()
    return tuple(verb for verb in own.verbs if own.takes(verb, listener))


def certain_verb(session: Session, words: tuple[str, ...], listener: Listener) -> str | None:
    """Return the verb that words without one certainly mean, even if they begin like another command.

    A number alone means nothing else than an entry while there is a list: it was read with these numbers.
    """
    own = session.known.room.commands
    listed = (
        isinstance(session.teller.page, lists.Page) and session.teller.words.read.alone(words) is not None
    )
    return own.sure(words, listener) if isinstance(own, games.CertainMove) and not listed else None


def omitted_verb(session: Session, words: tuple[str, ...], listener: Listener) -> str | None:
    """Return the verb that a move was typed without, or None when the words mean no move."""
    own = session.known.room.commands
    return own.guess(words, listener) if words and isinstance(own, games.VerbGuess) else None


def list_moves(session: Session, rest: conversation.Arguments) -> None:
    """List what can be done; further words choose among it and say in which order.

    Raises:
        GameError: `shell-no-such-move` when no move is as the words say; or they name no move and no order.
    """
    listener = session.known.acting_listener()
    wanted = ordering.read_wanted(session, listener, rest.words)
    if wanted.costly:
        ask_cost(session, partial(list_moves, rest=rest))
        return
    actions = ordering.wanted_moves(session, listener, wanted)
    if not actions:
        raise GameError("shell-no-such-move", text=quote_briefly(" ".join(wanted.words)))
    head = ordering.list_head(session, wanted, len(actions), session.teller.page_length(len(actions)))
    offer_actions(session, listener, actions, head)


def try_action(session: Session, rest: conversation.Arguments) -> None:
    """Tell what an action would bring, without doing it.

    Raises:
        MalformedAction: The words are neither a number of the list nor an action.
    """
    action = _tried_action(session, rest, session.known.acting_listener())
    if action is not None:
        preview_action(session, action)


def preview_action(session: Session, action: object) -> bool:
    """Tell what an action would bring, or why it is not allowed; tell whether it is."""
    listener = session.known.acting_listener()
    told: list[Message] = []
    for each in action.actions if isinstance(action, games.ActionSeries) else (action,):
        refusal = listener.perspective.refusal(each)
        if refusal is not None:
            session.agenda.refused = refusal
            session.teller.tell(session.known.room.narration.refusal(refusal, listener))
            return False
        told.extend(session.known.room.narration.preview(each, listener))
        listener = replace(listener, perspective=listener.perspective.after(each))
    session.teller.answer(told)
    return True


def ask_action(session: Session, action: object, number: int | None = None) -> None:
    """Tell what an action would bring, and what is typed to do it.

    Args:
        session: The match.
        action: What is asked about.
        number: Its number in the list that was read last, which stays; 0 where the numbers of that list do
            nothing; None where it was typed in words: then it becomes the only entry of a list.
    """
    session.agenda.surprised = True
    teller, known = session.teller, session.known
    before = teller.page
    if not preview_action(session, action):
        return
    if isinstance(action, games.ActionSeries) or known.together:
        teller.tell(conversation.done_by_message(session.agenda.typed))
        return
    listener = known.acting_listener()
    words = known.room.commands.spell(action, listener)
    if not number and (number == 0 or teller.page is not before):
        teller.tell(say("shell-asked-words", words=words))
        return
    teller.tell(say("shell-asked-number", number=number or 1, words=words))
    if not number:
        teller.page = lists.Page((action_item(session, listener, action),), moment=session.agenda.changes)


def _tried_action(session: Session, rest: conversation.Arguments, listener: Listener) -> object:
    number = rest.number(session.teller.words)
    if number is not None and not isinstance(session.teller.page, lists.Page):
        # It means what it does alone: an action where it is one, else that no list was read.
        number = number if omitted_verb(session, rest.words, listener) is None else None
    if number is not None and (action := pick_item(session, number).action) is not None:
        return action
    words = session.teller.words
    match words.match(rest.words, session.known.room.commands.verbs):
        case Found(verb, used) if (
            # `U` is a piece and not the beginning of `undo`.
            words.in_full(verb, " ".join(rest.words[:used]))
            or omitted_verb(session, rest.words, listener) is None
        ):
            return parse_action_words(session, verb, rest.words[used:], listener, asking=True)
        case Ambiguous(ids, _) if omitted_verb(session, rest.words, listener) is None:
            names = tuple(map(session.teller.words.word, ids))
            raise MalformedAction("error-unknown-command-near", word=rest.words[0], nearest=names)
    guessed = omitted_verb(session, rest.words, listener)
    if guessed is not None:
        return parse_action_words(session, guessed, rest.words, listener, asking=True)
    example = session.teller.words.word(next(iter(session.known.room.commands.verbs)))
    raise MalformedAction("shell-try-what", command=session.teller.words.word(rest.id), example=example)


def pick_item(session: Session, number: int) -> lists.ListItem:
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


def next_page(session: Session, rest: conversation.Arguments) -> None:
    """Read the next page."""
    rest.nothing(session.teller.words)
    turn_page(session, 1)


def previous_page(session: Session, rest: conversation.Arguments) -> None:
    """Read the previous page."""
    rest.nothing(session.teller.words)
    turn_page(session, -1)


def ask_cost(session: Session, advise_now: Callable[[Session], None], *, ending: bool = False) -> None:
    """Advise at once where that costs nothing more, else after a yes to the question what it costs.

    Args:
        session: The match.
        advise_now: Advises.
        ending: Whether the solution of a try is told, which always costs something.

    Raises:
        GameError: Help is locked, nobody knows what to advise, or it is not the listener's turn.
    """
    listener = session.known.acting_listener()
    session.check_help()
    if not (ending or session.costs(listener.seat)):
        advise_now(session)
        return
    session.agenda.question = questions.AdviceAsked(
        session.agenda.question, listener.seat, ending, advise_now
    )
    session.agenda.unclear = True
    session.repeat_question()


MOVE_HANDLERS: Final[Handlers] = {
    "moves": list_moves,
    "try": try_action,
    "next": next_page,
    "previous": previous_page,
}
"""Commands by word id."""

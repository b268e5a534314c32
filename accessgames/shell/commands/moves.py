"""What can be done now: tahy, zkus, and choosing from lists."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots import rate
from accessgames.engine import AmbiguousAction, GameError, MalformedAction
from accessgames.games import Doubting, Group, Guessing, Offering, Series, Sure, Taking
from accessgames.language import Ambiguous, Found, say
from accessgames.language.commandline import plain
from accessgames.shell.errors import tell_error
from accessgames.shell.lists import PAGE, Item, Page
from accessgames.shell.questions import Doubted
from accessgames.shell.rest import Rest

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.games.room import Desk
    from accessgames.language import Message
    from accessgames.shell.playing import Play
    from accessgames.shell.rest import Handlers


def act(play: Play, action: Any) -> None:  # noqa: ANN401 - by game
    """Do an action of the listener; one that is hardly meant only after a question.

    Raises:
        GameError: The rules refuse it, or it is not the listener's turn.
    """
    seat = play.seat_to_act()
    if not _doubted(play, seat, action):
        play.submit(seat, action)


def _doubted(play: Play, seat: int, action: Any) -> bool:  # noqa: ANN401 - by game
    """Ask whether an action is meant, unless that was just asked; tell whether it has to wait."""
    own, just = play.room.commands, play.doubted
    if not isinstance(own, Doubting) or (just is not None and (just.seat, just.action) == (seat, action)):
        return False
    asked = own.doubt(action, play.desk(seat))
    if asked is None:
        return False
    play.question = Doubted(play.question, seat, action, asked)
    play.unclear = True
    play.repeat_question()
    play.flow.all_listen()
    return True


def item_of(play: Play, desk: Desk, action: Any) -> Item:  # noqa: ANN401 - by game
    """Make an action into an entry of a list; choosing it does it, and choosing a group lists its moves."""
    if isinstance(action, Group):
        rest = Rest("moves", action.words, " ".join(action.words))
        return Item(lambda: action.name, partial(moves, play, rest))
    return Item(partial(play.room.narration.action, action, desk), partial(act, play, action), action)


def offer(play: Play, desk: Desk, actions: Iterable[Any]) -> None:
    """Read a list of actions, to be chosen from by number; of a long one first how many they are."""
    items = tuple(item_of(play, desk, action) for action in actions)
    head = say("shell-moves-count", count=len(items), told=PAGE) if len(items) > PAGE else None
    play.listed(Page(items, moment=play.changes, head=head))


def parse(play: Play, verb: str, words: tuple[str, ...], desk: Desk) -> Any:  # noqa: ANN401 - by game
    """Return the action that words mean, or None after a list of what they may mean was read.

    Raises:
        MalformedAction: The words form no action.
    """
    try:
        return play.room.commands.parse(verb, words, desk)
    except AmbiguousAction as error:
        play.unclear = True
        play.tell(tell_error(error))
        offer(play, desk, error.candidates)
        return None


def verbs(play: Play) -> tuple[str, ...]:
    """Return the verbs that mean an action of the game now; some may be meant as words of the shell."""
    own = play.room.commands
    if not isinstance(own, Taking):
        return own.verbs
    desk = play.desk()
    return tuple(verb for verb in own.verbs if own.takes(verb, desk))


def sure(play: Play, words: tuple[str, ...], desk: Desk) -> str | None:
    """Return the verb that words without one certainly mean, even if they begin like another command."""
    own = play.room.commands
    return own.sure(words, desk) if isinstance(own, Sure) else None


def left_out(play: Play, words: tuple[str, ...], desk: Desk) -> str | None:
    """Return the verb that a move was typed without, or None when the words mean no move."""
    own = play.room.commands
    return own.guess(words, desk) if isinstance(own, Guessing) else None


def moves(play: Play, rest: Rest) -> None:
    """List what can be done, the best first; further words choose among it.

    Raises:
        GameError: `shell-no-such-move` when nothing fits the words.
    """
    desk = play.acting_desk()
    own = play.room.commands
    actions = own.offered(desk, rest.words) if isinstance(own, Offering) else _rated(play, desk, rest.text)
    if not actions:
        raise GameError("shell-no-such-move", text=rest.text)
    offer(play, desk, actions)


def _rated(play: Play, desk: Desk, text: str) -> list[Any]:
    """Return all legal actions, the best first; those whose label has the text in it, if there is any."""
    kit = play.room.bots
    actions = [rated.action for rated in rate(kit.judges[kit.adviser], desk.perspective)]
    wanted = plain(text)
    return [action for action in actions if not wanted or wanted in plain(_label(play, desk, action))]


def _label(play: Play, desk: Desk, action: Any) -> str:  # noqa: ANN401 - by game
    return play.console.language.form(play.room.narration.action(action, desk), "full")


def attempt(play: Play, rest: Rest) -> None:
    """Tell what an action would bring, without doing it.

    Raises:
        MalformedAction: The words are neither a number of the list nor an action.
    """
    desk = play.acting_desk()
    action = _attempted(play, rest, desk)
    if action is None:
        return
    told: list[Message] = []
    for each in action.actions if isinstance(action, Series) else (action,):
        refusal = desk.perspective.refusal(each)
        if refusal is not None:
            play.refused = refusal
            play.tell(play.room.narration.refusal(refusal, desk))
            return
        told.extend(play.room.narration.preview(each, desk))
        desk = replace(desk, perspective=desk.perspective.after(each))
    play.answer(told)


def _attempted(play: Play, rest: Rest, desk: Desk) -> Any:  # noqa: ANN401 - by game
    number = rest.number(play.words)
    if number is not None and (action := chosen(play, number).action) is not None:
        return action
    match play.words.match(rest.words, play.room.commands.verbs):
        case Found(verb, used):
            return parse(play, verb, rest.words[used:], desk)
        case Ambiguous(ids, _):
            names = tuple(map(play.words.word, ids))
            raise MalformedAction("error-unknown-command-near", word=rest.words[0], nearest=names)
    guessed = left_out(play, rest.words, desk)
    if guessed is not None:
        return parse(play, guessed, rest.words, desk)
    example = play.words.word(next(iter(play.room.commands.verbs)))
    raise MalformedAction("shell-try-what", command=play.words.word(rest.id), example=example)


def chosen(play: Play, number: int) -> Item:
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


def turn_page(play: Play, pages: int) -> None:
    """Read the next or previous page of the list.

    Raises:
        GameError: `shell-no-page`, `shell-list-end` or `shell-list-start`.
    """
    if play.page is None:
        raise GameError("shell-no-page")
    play.listed(play.page.turn(pages))


def following(play: Play, rest: Rest) -> None:
    """Read the next page."""
    rest.nothing(play.words)
    turn_page(play, 1)


def previous(play: Play, rest: Rest) -> None:
    """Read the previous page."""
    rest.nothing(play.words)
    turn_page(play, -1)


HANDLERS: Final[Handlers] = {
    "moves": moves,
    "try": attempt,
    "next": following,
    "previous": previous,
}
"""Commands by word id."""

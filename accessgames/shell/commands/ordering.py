"""In which order moves are listed: chosen by words, kept for the match, limited where a match is rated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.bots.policies import rate
from accessgames.engine import GameError, MalformedAction, is_rated
from accessgames.games import Listener, MoveChoice, MoveMenu, move_lists
from accessgames.language import Found, Message, say
from accessgames.language.commandline import normalise_bare, quote_briefly

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from accessgames.language import Vocabulary
    from accessgames.shell.session import Session

_PLAIN: Final[tuple[move_lists.Order, ...]] = (move_lists.VALUE,)
"""What a game without orders of its own has."""


class WantedList(NamedTuple):
    """What was typed behind `tahy`.

    Attributes:
        words: What chooses among the moves.
        order: In which order they are told; the usual one unless another is wanted.
        said: Whether the order is told also with few moves: it was just chosen, or is not the usual one.
    """

    words: tuple[str, ...]
    order: move_lists.Order
    said: bool


def read_wanted(session: Session, listener: Listener, words: Sequence[str]) -> WantedList:
    """Take the order out of what was typed, and remember it for the rest of the match.

    Raises:
        GameError: `shell-order-rated`, where lists may not be sorted by value.
        MalformedAction: `shell-order-unknown`, with the orders that there are.
    """
    known, agenda = session.teller.words, session.agenda
    own = session.known.room.commands
    orders = own.orders if isinstance(own, MoveChoice) else _PLAIN
    rated = is_rated(session.known.seat.header)
    able = tuple(order for order in orders if order != move_lists.VALUE or not rated)
    at = _begins(words, known)
    chosen = at < len(words)
    if chosen:
        found = known.match(words[at:], known.ids("orders"))
        if not isinstance(found, Found) or found.id not in orders:
            typed = quote_briefly(" ".join(words[at:]))
            raise MalformedAction("shell-order-unknown", words=typed, orders=tuple(map(known.word, able)))
        order = next(one for one in orders if one == found.id)
        if order not in able:
            raise GameError("shell-order-rated", order=known.word(order), orders=tuple(map(known.word, able)))
        agenda.orders[listener.seat] = order
        words = (*words[:at], *words[at + found.used :])
    first = move_lists.PLACE if rated and move_lists.PLACE in able else able[0] if able else orders[0]
    order = agenda.orders.get(listener.seat, first)
    return WantedList(tuple(words), order, chosen or order != orders[0])


def _begins(words: Sequence[str], known: Vocabulary) -> int:
    """Return where the order begins, "podle hodnoty"; the length where none is named."""
    begins = {
        normalise_bare(text.split()[0]) for key in known.ids("orders") for text in known.table[key].words
    }
    return next((at for at, word in enumerate(words) if normalise_bare(word) in begins), len(words))


def wanted_moves(session: Session, listener: Listener, wanted: WantedList) -> Sequence[Any]:
    """Return the entries of the list of moves that is wanted.

    Raises:
        MalformedAction: A word means nothing in this game.
    """
    own = session.known.room.commands
    if isinstance(own, MoveMenu) and wanted.order in own.menus:
        offered = own.offered(listener, wanted.words, wanted.order)
        if offered or not isinstance(own, MoveChoice):
            return offered
    if isinstance(own, MoveChoice):
        chosen = own.chosen(listener, wanted.words)
        if wanted.order != move_lists.VALUE:
            return sorted(chosen, key=lambda action: own.order_key(wanted.order, action, listener))
    else:
        chosen = _plainly_chosen(session, listener, wanted.words)
    kit = session.known.room.bots
    among = set(chosen)
    rated = rate(kit.judges[kit.adviser], listener.perspective) if among else ()
    return [one.action for one in rated if one.action in among]


def _plainly_chosen(session: Session, listener: Listener, words: Sequence[str]) -> Sequence[Any]:
    """Return the moves of a game that has no words for them but its verbs.

    Raises:
        MalformedAction: `shell-list-word`, where the words are no verb.
    """
    own, known, legal = session.known.room.commands, session.teller.words, listener.perspective.legal
    if not words:
        return tuple(legal)
    kind = move_lists.read_kind(words, own.verbs, known)
    if kind is None or kind.used < len(words):
        word = quote_briefly(words[kind.used if kind else 0])
        raise MalformedAction("shell-list-word", word=word, example=known.word(own.verbs[0]))
    begin = known.word(kind.value)
    return [action for action in legal if f"{own.spell(action, listener)} ".startswith(f"{begin} ")]


def list_head(session: Session, wanted: WantedList, count: int, told: int) -> Message | None:
    """Tell how many moves there are and in which order; of a short list only an order that is not the usual.

    Args:
        session: The match.
        wanted: What is listed.
        count: How many entries there are.
        told: How many of them a page has.
    """
    order = session.teller.words.word(wanted.order)
    if count > told:
        return say("shell-moves-ordered", count=count, told=told, order=order)
    return None if not wanted.said or count == 1 else say("shell-moves-order", order=order)

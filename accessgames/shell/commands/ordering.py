"""In which order moves are listed: chosen by words, kept for the match, limited where a match is rated."""

from __future__ import annotations

from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.bots.policies import rate
from accessgames.engine import GameError, MalformedAction
from accessgames.games import Listener, MoveChoice, MoveMenu, move_lists
from accessgames.language import Found, Message, say
from accessgames.language.commandline import normalise_bare, quote_briefly
from accessgames.shell.errors import tell_error

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from accessgames.language import Vocabulary
    from accessgames.shell.session import Session

_PLAIN: Final[tuple[move_lists.Order, ...]] = (move_lists.KIND, move_lists.STRENGTH)
"""What a game without orders of its own has: by the verbs of its commands, or by the adviser's judgement."""

_MOST: Final = 40
"""So many orders that were said are kept, the latest ones."""


class WantedList(NamedTuple):
    """What was typed behind `tahy`.

    Attributes:
        words: What chooses among the moves.
        order: In which order they are told; the usual one unless another is wanted.
        said: Whether the order is told also with few moves: it was just chosen, or is not the usual one.
        costly: Whether it is advice that has to be paid for first.
    """

    words: tuple[str, ...]
    order: move_lists.Order
    said: bool
    costly: bool = False


def read_wanted(session: Session, listener: Listener, words: Sequence[str]) -> WantedList:
    """Take the order out of what was typed, and remember it for the rest of the match.

    Raises:
        GameError: `shell-order-rated` or `shell-hint-locked`, where moves may not be sorted by value.
        MalformedAction: `shell-order-unknown`, with the orders that there are.
    """
    known = session.teller.words
    own = session.known.room.commands
    orders = own.orders if isinstance(own, MoveChoice) else _PLAIN
    rated = session.rated
    limited = rated or session.known.seat.notes.locked
    costs = session.costs(listener.seat)
    able = tuple(order for order in orders if not (limited and order in move_lists.ADVISING))
    free = tuple(order for order in orders if order not in move_lists.ADVISING)
    at = _begins(words, known)
    chosen = at < len(words)
    if chosen:
        found = known.match(words[at:], known.ids("orders"))
        if not isinstance(found, Found) or found.id not in orders:
            typed = quote_briefly(" ".join(words[at:]))
            raise MalformedAction("shell-order-unknown", words=typed, orders=tuple(map(known.word, able)))
        order = next(one for one in orders if one == found.id)
        if order not in able:
            if not rated:
                session.check_help()
            raise GameError("shell-order-rated", order=known.word(order), orders=tuple(map(known.word, able)))
        words = (*words[:at], *words[at + found.used :])
        if costs and order in move_lists.ADVISING:
            return WantedList(tuple(words), order, said=True, costly=True)
        _keep_said(session, listener.seat, order)
    first = move_lists.PLACE if rated and move_lists.PLACE in free else orders[0]
    wanted = _said(session, listener.seat) or (None if rated else _preferred(session))
    order = wanted if wanted in (free if costs else able) else first
    return WantedList(tuple(words), order, chosen or order != orders[0])


def _preferred(session: Session) -> move_lists.Order | None:
    """Return the order that the settings want in every match, or None for the usual one of the game."""
    value = session.teller.preferences.settings["order"]
    return next((order for order in move_lists.ORDERS if order == f"order-{value}"), None)


def _said(session: Session, seat: int) -> move_lists.Order | None:
    """Return the order that somebody said in this match, maybe before it was left and resumed."""
    said = session.agenda.orders.get(seat)
    if said is None and (place := _place(session, seat)):
        kept = read_pairs(session.teller.preferences.settings["said-orders"])
        said = next((order for order in move_lists.ORDERS if order == kept.get(place)), None)
    return said


def _keep_said(session: Session, seat: int, order: move_lists.Order) -> None:
    """Keep an order for the rest of the match, also on the disk where the match is kept."""
    session.agenda.orders[seat] = order
    place = _place(session, seat)
    if not place:
        return
    kept = read_pairs(session.teller.preferences.settings["said-orders"])
    kept.pop(place, None)
    latest = [*kept.items(), (place, order)][-_MOST:]
    try:
        session.teller.set_preference("said-orders", " ".join(f"{one}={value}" for one, value in latest))
    except GameError as error:
        session.teller.tell(tell_error(error, "system"))


def read_pairs(text: str) -> dict[str, str]:
    """Read orders that were said from the settings; what is no pair is passed over."""
    return {place: order for place, equals, order in (pair.partition("=") for pair in text.split()) if equals}


def _place(session: Session, seat: int) -> str:
    """Return what names a seat of a match among all matches; "" for a lesson, which nobody resumes."""
    header = session.known.seat.header
    if not header.started:
        return ""
    sealed = "" if header.sealed is None else header.sealed.match
    names = "/".join(spec.name for spec in header.seats)
    text = f"{header.game}/{header.started}/{sealed}/{names}"
    return f"{blake2b(text.encode(), digest_size=6).hexdigest()}/{seat}"


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
        GameError: `shell-hands-unknown`.
    """
    if session.known.hands_unknown:
        raise GameError("shell-hands-unknown")
    own = session.known.room.commands
    rank = partial(_by_strength, session, listener)
    if isinstance(own, MoveChoice) or (isinstance(own, MoveMenu) and wanted.order in own.menus):
        return move_lists.list_entries(own, listener, wanted.words, wanted.order, rank)
    chosen = _plainly_chosen(session, listener, wanted.words)
    if wanted.order == move_lists.STRENGTH:
        return rank(chosen)
    verbs = tuple(map(session.teller.words.word, own.verbs))
    return sorted(chosen, key=lambda action: _kind(own.spell(action, listener), verbs))


def _by_strength(session: Session, listener: Listener, chosen: Sequence[Any]) -> Sequence[Any]:
    """Sort moves by what the adviser of the game thinks of them, the best first."""
    if session.rated or session.known.seat.notes.locked:
        return chosen
    among = set(chosen)
    kit = session.known.room.bots
    rated = rate(kit.judges[kit.adviser], listener.perspective) if among else ()
    return [one.action for one in rated if one.action in among]


def _kind(spelled: str, verbs: Sequence[str]) -> int:
    """Return which verb an action is spelled with."""
    return next((at for at, verb in enumerate(verbs) if f"{spelled} ".startswith(f"{verb} ")), len(verbs))


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

"""Lists of moves: which of them words mean, in which orders they can stand, and many as one entry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, TypeAlias, TypeVar, runtime_checkable

from accessgames.dataclasses import dataclass
from accessgames.engine import MalformedAction
from accessgames.language import Found, Parsed
from accessgames.language.commandline import normalise_bare

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.games.room import Listener
    from accessgames.language import Message, Vocabulary

Order: TypeAlias = Literal[
    "order-strength", "order-points", "order-place", "order-card", "order-piece", "order-kind"
]
"""Word id of an order: by the adviser's judgement, by the points that each entry says, by where moves are, by
what is laid (cards, pieces), by what is done.
"""

STRENGTH: Final[Order] = "order-strength"
POINTS: Final[Order] = "order-points"
PLACE: Final[Order] = "order-place"
CARD: Final[Order] = "order-card"
PIECE: Final[Order] = "order-piece"
KIND: Final[Order] = "order-kind"

ORDERS: Final[tuple[Order, ...]] = (STRENGTH, POINTS, PLACE, CARD, PIECE, KIND)
"""All orders."""

ADVISING: Final = frozenset({STRENGTH, POINTS})
"""Orders that say which moves are good: help, which is paid for, and not to be had where help is limited."""


@dataclass(frozen=True, slots=True)
class MoveGroup:
    """Several moves as one entry of a list, such as all places of one piece; choosing it lists them.

    Attributes:
        name: What they have in common and how many they are.
        words: What lists them when it is typed behind `tahy`.
    """

    name: Message
    words: tuple[str, ...]


@runtime_checkable
class MoveChoice(Protocol):
    """Commands that understand words as a choice among moves, and know in which orders to tell them.

    Attributes:
        orders: The orders that make sense in this game, the usual one first, which is none of `ADVISING`: a
            list that was not paid for says nothing by where a move stands in it. `PLACE` is among them, as
            lists of a tournament begin by it. By `POINTS` the points that entries say never rise.
    """

    orders: tuple[Order, ...]

    def chosen(self, listener: Listener[Any], words: Sequence[str]) -> Sequence[Any]:
        """Return the legal moves that words mean, all of the words together.

        Args:
            listener: Somebody who may act now.
            words: Cards, pieces, places, kinds of moves and the like, as they are understood in a move;
                empty for everything that makes sense to be listed.

        Returns:
            Legal single actions in any order; empty where the words are understood and no move is such.

        Raises:
            MalformedAction: A word means nothing here; says which, and what would be right.
        """

    def order_key(self, order: Order, action: Any, listener: Listener[Any]) -> Any:  # noqa: ANN401 - by game
        """Return what a move is sorted by in one of `orders` but `STRENGTH`; equals stand as they are chosen.

        Made from the listener's view alone; any two keys of a list can be compared. What belongs to no place
        has a key, too.
        """


@runtime_checkable
class MoveMenu(Protocol):
    """Commands that know better than the interpreter which entries a list of moves should have.

    Attributes:
        menus: The orders in which they make it; in others it is one move after another.
    """

    menus: frozenset[Order]

    def offered(self, listener: Listener[Any], words: Sequence[str], order: Order = ...) -> Sequence[Any]:
        """Return the entries of the list of moves, in the order in which they are told and numbered.

        Args:
            listener: Somebody who may act now.
            words: What was typed behind `tahy`, as `MoveChoice.chosen` understands it; empty for everything
                that makes sense to be listed.
            order: One of `menus`; the usual one where it is missing.

        Returns:
            Legal single actions, those that belong together side by side; or a `MoveGroup` in the place of
            many. Empty where it has none of its own: then the moves are told one after another.

        Raises:
            MalformedAction: A word means nothing here; says which, and what would be right.
        """


Wish: TypeAlias = Callable[[Any], bool]
"""Tells whether a move is as somebody wants it."""

ReadT = TypeVar("ReadT")

WishReader: TypeAlias = "Callable[[Sequence[str]], Parsed[Wish] | None]"
"""Reads one wish from the beginning of some words; None where there is none."""

Understand: TypeAlias = Callable[[Sequence[str]], Sequence[Wish]]
"""Returns what all of some words want; raises MalformedAction where one of them means nothing."""


def choose(
    actions: Iterable[Any], words: Sequence[str], known: Vocabulary, understand: Understand
) -> tuple[Any, ...]:
    """Return the moves that words choose: behind "kromě" stands what they must not have.

    Small words, as in "jaké mám s červenou", are left out where they are not understood.

    Raises:
        MalformedAction: As `understand`.
    """
    try:
        wish = _wish(words, known, understand)
    except MalformedAction as error:
        told = known.sentences.telling(words)
        if told == tuple(words):
            raise
        try:
            wish = _wish(told, known, understand)
        except MalformedAction:
            raise error from None
    return tuple(action for action in actions if wish(action))


def wanted_before(words: Sequence[str], known: Vocabulary) -> int:
    """Return how many words say what is wanted: all before "kromě", behind which stands what is not."""
    but = {normalise_bare(word) for word in known.table["except"].words} if "except" in known else set()
    return next((at for at, word in enumerate(words) if normalise_bare(word) in but), len(words))


def _wish(words: Sequence[str], known: Vocabulary, understand: Understand) -> Wish:
    cut = wanted_before(words, known)
    wanted = understand(words[:cut]) if cut else ()
    unwanted = understand(words[cut + 1 :] or words[cut:]) if cut < len(words) else ()
    return lambda action: all(wish(action) for wish in wanted) and not any(wish(action) for wish in unwanted)


def read_wishes(
    words: Sequence[str], readers: Sequence[WishReader], unknown: Callable[[str], MalformedAction]
) -> tuple[Wish, ...]:
    """Read one wish after another, each by the first reader that knows it.

    Raises:
        MalformedAction: What `unknown` returns for the first word that nobody reads.
    """
    rest, wishes = list(words), []
    while rest:
        read = next((read for reader in readers if (read := reader(rest)) is not None), None)
        if read is None:
            raise unknown(rest[0])
        wishes.append(read.value)
        rest = rest[read.used :]
    return tuple(wishes)


def wish_for(read: Parsed[ReadT] | None, fits: Callable[[Any, ReadT], bool]) -> Parsed[Wish] | None:
    """Return a wish for moves that fit what was read, or None where nothing was."""
    return None if read is None else Parsed(lambda action: fits(action, read.value), read.used)


_NAMED: Final = 3
"""Fewest letters of a word that names a kind of moves: fewer are a card, a colour or a column."""


def read_kind(words: Sequence[str], verbs: Sequence[str], known: Vocabulary) -> Parsed[str] | None:
    """Read a kind of moves: the verb of it in any form that people use, such as "výměny" or "přehoz"."""
    if not words or len(words[0]) < _NAMED:
        return None
    found = known.match(words, verbs)
    if isinstance(found, Found):
        return Parsed(found.id, found.used)
    verb = known.sentences.verb(words[0])
    return Parsed(verb, 1) if verb is not None and verb in verbs else None


Rank: TypeAlias = Callable[[Sequence[Any]], Sequence[Any]]
"""Sorts moves by how good they are."""


def list_entries(
    own: MoveChoice | MoveMenu, listener: Listener[Any], words: Sequence[str], order: Order, rank: Rank
) -> Sequence[Any]:
    """Return the entries of a list of moves: those that a room makes, or else the chosen moves one by one.

    Args:
        own: The commands of a room.
        listener: Somebody who may act now.
        words: What was typed behind `tahy`.
        order: One of those of the room.
        rank: Sorts by strength.

    Raises:
        MalformedAction: A word means nothing here.
    """
    if isinstance(own, MoveMenu) and order in own.menus:
        offered = own.offered(listener, words, order)
        if offered or not isinstance(own, MoveChoice):
            return offered
    if not isinstance(own, MoveChoice):
        return ()
    chosen = own.chosen(listener, words)
    if order == STRENGTH:
        return rank(chosen)
    return sorted(chosen, key=lambda action: own.order_key(order, action, listener))

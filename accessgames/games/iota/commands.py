"""What a player may type in IOTA: verbs that make actions, words for an action, questions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import AmbiguousAction, MalformedAction
from accessgames.games.board_questions import quote
from accessgames.games.iota import listing
from accessgames.games.iota.answers import ANSWERS
from accessgames.games.iota.declared_turns import DeclaredTurns
from accessgames.games.iota.naming import IotaListener, name_card, name_spot
from accessgames.games.iota.notation import format_spot
from accessgames.games.iota.rules.actions import PASS, IotaAction, Place, Recycle, Trade
from accessgames.games.iota.rules.cards import HAND, UNTOLD, WILD, Card, Spot, colour, number, shape
from accessgames.games.iota.rules.view import CARDS_FROM
from accessgames.games.iota.typed import STEPS, ItemReader, TypedItems, read_card_pattern
from accessgames.games.iota.walk import table_walk
from accessgames.language import Found, Message, say
from accessgames.language.commandline import normalise_bare

if TYPE_CHECKING:
    from accessgames.engine import Setup
    from accessgames.games import move_lists
    from accessgames.games.board_walk import BoardWalk
    from accessgames.games.room import Answer
    from accessgames.language import Vocabulary

_OFFERED: Final = 9
"""So many candidates fit a numbered list."""


def make_place(words: Sequence[str], listener: IotaListener) -> IotaAction:
    """Make a placement of `čt3 m51 zk2 m52`, of `1 m51 2 m52` or of `čt3 zk2 od m51 vpravo`.

    Raises:
        MalformedAction: Cards and places do not match up.
        AmbiguousAction: A description fits several cards of the hand.
    """
    items = ItemReader(listener, places=True).read(words)
    if not items.cards:
        raise MalformedAction("iota-error-no-cards")
    if len(items.cards) > HAND:
        raise MalformedAction("iota-error-too-many", count=len(items.cards))
    if not items.spots:
        raise MalformedAction("iota-error-no-cell")
    if items.ways:
        spots: Sequence[Spot] = _spread(items, listener)
    elif len(items.spots) == 1 < len(items.cards):
        raise MalformedAction("iota-error-no-way", cell=name_spot(items.spots[0]))
    elif len(items.spots) != len(items.cards):
        raise MalformedAction("iota-error-pairs", cards=len(items.cards), cells=len(items.spots))
    else:
        spots = items.spots
    chosen = (tuple(zip(spots, cards, strict=True)) for cards in _choices(items.cards))
    return _only((Place(cards) for cards in chosen), listener)


def _spread(items: TypedItems, listener: IotaListener) -> Sequence[Spot]:
    """Give the cards places one after another, stepping over those that are taken."""
    if len(items.spots) > 1 or len(items.ways) > 1:
        raise MalformedAction("iota-error-one-way")
    direction, by = STEPS[items.ways[0]]
    spots: list[Spot] = []
    spot = items.spots[0]
    while len(spots) < len(items.cards):
        if spot not in listener.view.grid:
            spots.append(spot)
        spot = spot.step(direction, by)
    return spots


def make_recycle(words: Sequence[str], listener: IotaListener) -> IotaAction:
    """Make a recycling of `m50 za čt3`; the place may be missing where only one wild card lies on the grid.

    Raises:
        MalformedAction: There is no wild card, or card and place are not one each.
        AmbiguousAction: Several wild cards could be meant, or several cards.
    """
    items = ItemReader(listener, places=True).read(words)
    given = [cards for cards in items.cards if cards != (WILD,)]
    if len(given) != 1 or len(items.spots) > 1 or items.ways:
        raise MalformedAction("iota-error-recycle")
    spots = items.spots or tuple(spot for spot, card in listener.view.grid.items() if card == WILD)
    if not spots:
        raise MalformedAction("iota-error-no-wild")
    return _only((Recycle(spot, card) for spot in spots for card in given[0]), listener)


def make_trade(words: Sequence[str], listener: IotaListener) -> IotaAction:
    """Make a trade of `1 3`, `čt3 div` or "vše"; "nic" is a pass.

    Raises:
        MalformedAction: No card is named, or too many are.
        AmbiguousAction: A description fits several cards of the hand.
    """
    if listener.view.table.blind:
        return _trade_untold(words, listener)
    but = {normalise_bare(word) for word in listener.words.table["except"].words}
    kept = next((place for place, word in enumerate(words) if normalise_bare(word) in but), len(words))
    items = ItemReader(listener, places=False).read(words[:kept])
    if kept < len(words):
        if not items.everything or items.cards:
            raise MalformedAction("iota-error-word", word=quote(words[kept]))
        return _trade_without(words[kept + 1 :], listener)
    if items.everything and not items.cards:
        return Trade(listener.view.hand)
    if items.nothing and not items.cards:
        return PASS
    if not items.cards:
        raise MalformedAction("iota-error-trade")
    if len(items.cards) > HAND:
        raise MalformedAction("iota-error-too-many", count=len(items.cards))
    return _only((Trade(cards) for cards in _choices(items.cards)), listener)


def _trade_untold(words: Sequence[str], listener: IotaListener) -> IotaAction:
    """Make a trade of so many cards: `2`, `2 karty`, "vše"; which they are is nobody's business.

    Raises:
        MalformedAction: It is no number of cards, or more than there are in a hand.
    """
    known = listener.words
    glue = {normalise_bare(text) for text in known.table["glue"].words}
    rest = [word for word in words if normalise_bare(word) not in glue]
    amount = known.match(rest, ("all", "none"))
    if isinstance(amount, Found) and amount.used == len(rest):
        return Trade(
            (UNTOLD,) * len(listener.view.hands[listener.view.table.turn] if amount.id == "all" else ())
        )
    number = known.read.number(rest) if rest else None
    if number is None or number.used < len(rest):
        raise MalformedAction("iota-error-trade-count")
    if not 0 <= number.value <= HAND:
        raise MalformedAction("iota-error-too-many", count=number.value)
    return Trade((UNTOLD,) * number.value)


def _trade_without(words: Sequence[str], listener: IotaListener) -> IotaAction:
    """Make a trade of all cards but some, in the order of the hand.

    Raises:
        MalformedAction: No card is named, or one that is not in the hand.
        AmbiguousAction: A description fits several cards of the hand.
    """
    kept, hand = ItemReader(listener, places=False).read(words).cards, listener.view.hand
    if not kept:
        raise MalformedAction("iota-error-which-card")
    absent = next((card for slot in kept for card in slot if card not in hand), None)
    if absent is not None:
        raise MalformedAction("iota-error-not-in-hand", card=name_card(absent))
    trades = (tuple(card for card in hand if card not in cards) for cards in _choices(kept))
    return _only((Trade(cards) for cards in trades), listener)


def make_pass(words: Sequence[str], listener: IotaListener) -> IotaAction:
    """Make a pass, after which nothing follows.

    Raises:
        MalformedAction: Something follows.
    """
    del listener
    if words:
        raise MalformedAction("iota-error-more", word=quote(words[0]))
    return PASS


def _choices(slots: Sequence[Sequence[Card]]) -> Iterable[tuple[Card, ...]]:
    """Yield every way to take one card of each slot; where there is a choice, no card twice."""
    for cards in product(*slots):
        chosen = [card for card, slot in zip(cards, slots, strict=True) if len(slot) > 1]
        if len(set(chosen)) == len(chosen):
            yield cards


def _only(actions: Iterable[IotaAction], listener: IotaListener) -> IotaAction:
    """Return the one action that is meant; where there are several, the one that is legal.

    Where none of them is, the first stands for all, so that its refusal tells why; impossible moves are
    nothing to choose from.

    Raises:
        MalformedAction: There is none, because two descriptions fit the same card only.
        AmbiguousAction: Several are legal.
    """
    meant = tuple(dict.fromkeys(actions))
    if not meant:
        raise MalformedAction("iota-error-same-card")
    if len(meant) > 1:
        meant = tuple(action for action in meant if listener.perspective.refusal(action) is None) or meant[:1]
    if len(meant) > 1:
        raise AmbiguousAction("iota-error-several", candidates=meant[:_OFFERED], count=len(meant))
    return meant[0]


def spell_card(card: Card, words: Vocabulary) -> str:
    """Write a card in its short form, such as `čt3`, of the shortest words for its properties."""
    if card == WILD:
        return _shortest("wild", words)
    return f"{_shortest(colour(card), words)}{_shortest(shape(card), words)}{number(card)}"


def _shortest(key: str, words: Vocabulary) -> str:
    return min(words.table[key].words, key=len)


def spell_action(action: IotaAction, words: Vocabulary) -> str:
    """Write an action of a player.

    Raises:
        TypeError: It is an action of chance, which nobody types.
    """
    match action:
        case Place(cards):
            pairs = (f"{spell_card(card, words)} {format_spot(spot)}" for spot, card in cards)
            return " ".join([words.word("place"), *pairs])
        case Recycle(spot, card):
            verb, behind = words.word("recycle"), words.word("for")
            return f"{verb} {format_spot(spot)} {behind} {spell_card(card, words)}"
        case Trade(cards) if UNTOLD in cards:
            return f"{words.word('trade')} {len(cards)}"
        case Trade(cards) if cards:
            return " ".join([words.word("trade"), *(spell_card(card, words) for card in cards)])
        case Trade():
            return words.word("pass")
        case _:
            raise TypeError(f"{action!r} is not typed by players")


_MAKERS: Final[Mapping[str, Callable[[Sequence[str], Any], IotaAction]]] = {
    "place": make_place,
    "recycle": make_recycle,
    "trade": make_trade,
    "pass": make_pass,
}

_NAMED: Final = 3
"""Fewest letters of a word that is taken for a card by itself."""


class IotaCommands:
    """From words to actions and answers.

    Attributes:
        verbs: Word ids of the actions.
        answers: Word id of a question -> who answers it.
        private: Questions whose answers name cards of the own hand.
        orders: The orders of lists of moves.
    """

    verbs: tuple[str, ...] = tuple(_MAKERS)
    answers: Mapping[str, Answer] = ANSWERS
    private = frozenset({"cell", "fits", "where", "where-to", "lots"})
    orders = listing.ORDERS

    def parse(self, verb: str, words: Sequence[str], listener: IotaListener) -> IotaAction:
        """Return the action that a verb and the words after it mean."""
        return _MAKERS[verb](words, listener)

    def guess(self, words: Sequence[str], listener: IotaListener) -> str | None:
        """Return the verb that words without one mean: cards and places, "čt3 m51", are a placement.

        So is a card by itself, "kruh": the answer then is that its place is missing.
        """
        try:
            items = ItemReader(listener, places=True).read(words)
        except MalformedAction as error:
            foreign = error.key == "iota-error-word" or not listener.view.hand
            return None if foreign or not (len(words) > 1 or _names_card(words, listener)) else "place"
        return "place" if items.cards and (items.spots or _names_card(words, listener)) else None

    def walks(self, listener: IotaListener) -> Sequence[BoardWalk]:
        """Return the table, to be walked place by place."""
        return (table_walk(listener),)

    def chosen(self, listener: IotaListener, words: Sequence[str]) -> Sequence[IotaAction]:
        """Return the legal moves that words mean; see `games.move_lists.MoveChoice`."""
        return listing.choose_moves(listener, words)

    def order_key(self, order: move_lists.Order, action: IotaAction, listener: IotaListener) -> Any:  # noqa: ANN401 - any key that can be compared
        """Return what a move is sorted by in an order."""
        return listing.order_key(order, action, listener)

    def doubt(self, action: IotaAction, listener: IotaListener) -> Message | None:
        """Ask before a pass of somebody who can place something."""
        if listener.view.table.blind or not self.idle(action):
            return None
        return (
            say("iota-doubt-pass", "turn")
            if any(isinstance(action, Place) for action in listener.perspective.legal)
            else None
        )

    def secret(self, setup: Setup) -> bool:
        """Tell whether the program knows hands that only one seat may know."""
        return not self.unknown(setup)

    def people_only(self, setup: Setup) -> bool:
        """Tell whether people play with their own cards."""
        return setup.value(CARDS_FROM) != "program"

    def unknown(self, setup: Setup) -> bool:
        """Tell whether hands are known to nobody but their holders."""
        return setup.value(CARDS_FROM) == "blind"

    def declared(self) -> DeclaredTurns:
        """Return how a turn that was declared is told anew."""
        return DeclaredTurns(self.verbs, self.parse)

    def idle(self, action: IotaAction) -> bool:
        """Tell whether an action is a pass."""
        return action == PASS

    def spell(self, action: IotaAction, listener: IotaListener) -> str:
        """Return words that `parse` turns into the action."""
        return spell_action(action, listener.words)


def _names_card(words: Sequence[str], listener: IotaListener) -> bool:
    """Tell whether a card is named first, by more than a letter that may mean much else or its position."""
    try:
        return len(words[0]) >= _NAMED and read_card_pattern(words, listener.words) is not None
    except MalformedAction:
        return True

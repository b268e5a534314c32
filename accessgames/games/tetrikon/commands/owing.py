"""From what was typed to purchases, payments, and what is given away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessgames.engine import AmbiguousAction, MalformedAction
from accessgames.games.room import Series
from accessgames.games.tetrikon.commands.building import placed_anchors
from accessgames.games.tetrikon.fronts import front_of, own_seat, table_of
from accessgames.games.tetrikon.rules.actions import (
    Break,
    Buy,
    DiscardChance,
    DiscardMoney,
    Give,
    Pay,
    SeatAction,
    Swap,
    TakeOut,
)
from accessgames.games.tetrikon.rules.money import at_least, fewest
from accessgames.games.tetrikon.rules.table import PLACES, PRICE
from accessgames.games.tetrikon.rules.tasks import Discarding, Payment
from accessgames.games.tetrikon.typed import (
    meaningful,
    piece_asked,
    read_amounts,
    read_card,
    read_goods,
    read_piece,
)
from accessgames.games.tetrikon.typed.items import spellings
from accessgames.language.commandline import plain, quoted
from accessgames.language.space import read_squares

if TYPE_CHECKING:
    from accessgames.games.room import Desk


def make_buy(words: Sequence[str], desk: Desk) -> Buy | Series:
    """Buy: "kup", where it may be chosen "kup 3" or "kup roh"; with cards or "hned" pay at once: "kup 50 50".

    Raises:
        MalformedAction: The words name no place and no cards.
    """
    rest = meaningful(words, desk.words)
    at_once = spellings(desk.words, "at-once")
    now = [word for word in rest if plain(word) not in at_once]
    pays = len(now) < len(rest)
    place: int | None = None
    if now and (table_of(desk).rules.choice or _names_place(now, desk)):
        place, now = _bought_place(now, desk)
    cards = read_amounts(now, desk) if now else ()
    if not cards and pays:
        cards = cards_for_price(desk)
    return Series((Buy(place), Pay(cards))) if cards else Buy(place)


def _names_place(words: Sequence[str], desk: Desk) -> bool:
    """Tell whether a place was named, though a die decides: the rules say so then."""
    number = desk.words.read.number(words)
    if number is None:
        return read_piece(words, desk) is not None
    return number.used == len(words) and 1 <= number.value <= PLACES


def _bought_place(words: list[str], desk: Desk) -> tuple[int, list[str]]:
    """Read a place by its number or by the piece that lies there, and return what follows."""
    number = desk.words.read.number(words)
    if number is not None and 1 <= number.value <= PLACES:
        return number.value, words[number.used :]
    piece = read_piece(words, desk)
    offer = table_of(desk).offer
    if piece is None or piece.value not in offer:
        raise MalformedAction("tetrikon-error-not-offered", word=quoted(" ".join(words)))
    return offer.index(piece.value) + 1, words[piece.used :]


def cards_for_price(desk: Desk) -> tuple[int, ...]:
    """Return own cards for the price of a piece: exactly, or the least that is enough; () when short."""
    money = tuple(sorted(desk.view.hand.money))
    least = at_least(money, PRICE)
    return () if least is None else fewest(money, least) or ()


def best_payment(desk: Desk) -> Pay | None:
    """Return the payment that is offered: legal, of the least sum, then of the fewest cards."""
    legal = [action for action in desk.perspective.legal if isinstance(action, Pay)]
    return min(
        legal, key=lambda pay: (sum(pay.cards), len(pay.cards), [-card for card in pay.cards]), default=None
    )


def make_pay(words: Sequence[str], desk: Desk) -> Pay:
    """Pay what is owed with the cards that are named: "50 50"; by nothing with those that were offered.

    Raises:
        MalformedAction: The words are no cards, or there is nothing to pay.
    """
    rest = meaningful(words, desk.words)
    nothing = spellings(desk.words, "nothing-at-all")
    if rest and not (len(rest) == 1 and plain(rest[0]) in nothing):
        return Pay(read_amounts(rest, desk))
    pay = Pay(()) if rest else best_payment(desk)
    if pay is None and isinstance(table_of(desk).task, Payment):
        return Pay(())
    if pay is None:
        raise MalformedAction("tetrikon-error-no-payment")
    return pay


def make_break(words: Sequence[str], desk: Desk) -> Break:
    """Exchange a card at the manager: "rozměň 50", "rozměň 50 na 25 25".

    Raises:
        MalformedAction: No card is named, or the manager can't exchange it.
        AmbiguousAction: There are several ways.
    """
    cards = _typed_order(words, desk)
    if len(cards) > 1:
        return Break(cards[0], tuple(sorted(cards[1:], reverse=True)))
    ways = [way for way in desk.perspective.legal if isinstance(way, Break)]
    if words:
        ways = [way for way in ways if cards == (way.card,)]
    if len(ways) > 1:
        raise AmbiguousAction("tetrikon-error-break-ways", candidates=tuple(ways))
    if not ways:
        raise MalformedAction("tetrikon-error-break")
    return ways[0]


def _typed_order(words: Sequence[str], desk: Desk) -> tuple[int, ...]:
    """Read the first amount, then the others."""
    rest = meaningful(words, desk.words)
    number = desk.words.read.number(rest)
    if number is None:
        return ()
    return (number.value, *(read_amounts(rest[number.used :], desk) if rest[number.used :] else ()))


def make_swap(words: Sequence[str], desk: Desk) -> Swap:
    """Announce the swap: "měním dílek u managera", with the piece where there are several.

    Raises:
        MalformedAction: There is no free piece, or the words name none.
        AmbiguousAction: There are several free pieces and none is named.
    """
    rest = meaningful(words, desk.words)
    manager = spellings(desk.words, "manager")
    rest = [word for word in rest if plain(word).rstrip(":") not in manager]
    if rest:
        goods = read_goods(rest, desk)
        if goods.money or len(goods.pieces) != 1:
            raise MalformedAction("tetrikon-error-piece", word=quoted(" ".join(rest)))
        return Swap(goods.pieces[0])
    free = tuple(dict.fromkeys(front_of(desk, own_seat(desk)).free))
    if not free:
        raise MalformedAction("tetrikon-error-no-free")
    if len(free) > 1:
        raise AmbiguousAction("tetrikon-error-which-swap", candidates=tuple(map(Swap, free)))
    return Swap(free[0])


def make_give(words: Sequence[str], desk: Desk) -> SeatAction:
    """Give away what is asked for: a piece ("roh"), a placed one by its square ("c3"), a card ("25 T").

    Raises:
        MalformedAction: The words name none of these.
        AmbiguousAction: Several placed pieces are called so.
    """
    if isinstance(table_of(desk).task, Discarding):
        return make_discard(words, desk)
    front = front_of(desk, own_seat(desk))
    rest = meaningful(words, desk.words)
    if not rest:
        raise MalformedAction("tetrikon-error-give")
    squares = read_squares(rest, front.board, desk.words)
    if squares is not None:
        return TakeOut(placed_anchors(rest, desk)[0])
    piece = piece_asked(rest, desk)
    placed = tuple(laid.anchor for laid in front.placed if laid.shape == piece)
    if front.free or not placed:
        return Give(piece)
    if len(placed) > 1:
        raise AmbiguousAction("tetrikon-error-which-exchange", candidates=tuple(map(TakeOut, placed)))
    return TakeOut(placed[0])


def make_discard(words: Sequence[str], desk: Desk) -> DiscardMoney | DiscardChance:
    """Give up one card: "25 T", "žolík 25 T".

    Raises:
        MalformedAction: The words name no card.
    """
    if not words:
        raise MalformedAction("tetrikon-error-which-card")
    points = spellings(desk.words, "points")
    bare = [word for word in words if plain(word) not in points]
    number = desk.words.read.number(bare)
    if number is None or number.used < len(bare):
        card = read_card(words, desk)
        if card is not None and card.used == len(words):
            return DiscardChance(card.value)
    cards = read_amounts(words, desk)
    if len(cards) != 1:
        raise MalformedAction("tetrikon-error-one-card")
    return DiscardMoney(cards[0])

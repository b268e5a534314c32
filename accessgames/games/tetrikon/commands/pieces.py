"""From what was typed to building, purchases, payments, and what is given away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.engine import AmbiguousAction, MalformedAction
from accessgames.games.room import ActionSeries
from accessgames.games.tetrikon import typed
from accessgames.games.tetrikon.naming import TetrikonListener, name_piece
from accessgames.games.tetrikon.player_areas import area_of, market_of, meant, own_seat, puzzle_of, table_of
from accessgames.games.tetrikon.rules import actions as acts
from accessgames.games.tetrikon.rules.debts import best_payment
from accessgames.games.tetrikon.rules.money import at_least, fewest
from accessgames.games.tetrikon.rules.puzzle import Lay, Lift
from accessgames.games.tetrikon.rules.state import PLACES, PRICE
from accessgames.games.tetrikon.rules.tasks import Discarding, Payment
from accessgames.language.commandline import normalise_bare, quote_briefly
from accessgames.language.space import name_square, read_squares

if TYPE_CHECKING:
    from accessgames.engine.grid import Placement, Square

_FEW: Final = 36
"""With more places than this a piece alone is not enough: its square has to be said."""


def make_build(words: Sequence[str], listener: TetrikonListener) -> acts.Build | Lay:
    """Lay a piece: "tyč c3 2", "hák c3 vpravo zrcadlově", "roh c3 c4 d3".

    Raises:
        MalformedAction: The words name no piece or no place for it.
        AmbiguousAction: The piece fits there in several positions.
    """
    make: Callable[[str, int, Square], acts.Build | Lay] = acts.Build if puzzle_of(listener) is None else Lay
    piece, places = _read_places(words, listener, area_of(listener, own_seat(listener)).empty)
    actions = tuple(meant(listener, make(piece, orientation, anchor)) for orientation, anchor in places)
    if len(actions) == 1:
        return actions[0]
    kind = "position" if len({anchor for _, anchor in places}) == 1 else "place"
    raise AmbiguousAction(
        "tetrikon-error-which-position", candidates=actions, piece=name_piece(piece), kind=kind
    )


def _read_places(
    words: Sequence[str], listener: TetrikonListener, free: int
) -> tuple[str, tuple[tuple[int, Square], ...]]:
    """Read a piece and the places on free squares that are meant, which are not too many."""
    spot = typed.read_spot(words, listener)
    places = typed.chosen_spots(spot, listener, free)
    if not places:
        raise typed.unclear_place(spot, listener)
    if len(places) > _FEW:
        raise MalformedAction("tetrikon-error-many-places", piece=name_piece(spot.piece), count=len(places))
    return spot.piece, places


def make_exchange(words: Sequence[str], listener: TetrikonListener) -> acts.Exchange:
    """Replace a piece: "hák za tyč c3 2", "c3 za tyč c3 2", "tyč c3 2 místo háku".

    Raises:
        MalformedAction: It is not said what comes out, or what comes in and where.
        AmbiguousAction: Several such pieces lie there, or the new one fits in several positions.
    """
    instead, swapped = typed.spellings(listener.words, "for"), typed.spellings(listener.words, "instead")
    cut = next((at for at, word in enumerate(words) if normalise_bare(word) in instead | swapped), None)
    if cut is None or not words[:cut] or not words[cut + 1 :]:
        raise MalformedAction("tetrikon-error-exchange")
    out, into = words[:cut], words[cut + 1 :]
    if normalise_bare(words[cut]) in swapped:
        out, into = into, out
    actions: list[acts.Exchange] = []
    failed: MalformedAction | None = None
    empty = area_of(listener, own_seat(listener)).empty
    for removed in _removed(out, listener):
        try:
            piece, places = _read_places(into, listener, empty | removed.mask)
            ways = (acts.Exchange(removed.anchor, piece, number, anchor) for number, anchor in places)
            actions += [meant(listener, way) for way in ways]
        except MalformedAction as error:
            failed = error
    if not actions:
        raise failed or MalformedAction("tetrikon-error-exchange")
    if len(actions) > 1:
        raise AmbiguousAction("tetrikon-error-which-exchange", candidates=tuple(actions))
    return actions[0]


def _removed(words: Sequence[str], listener: TetrikonListener) -> tuple[Placement, ...]:
    """Return the placed pieces that words name: by a square they cover, or by their name.

    Raises:
        MalformedAction: None lies there, or none is called so.
    """
    area = area_of(listener, own_seat(listener))
    rest = typed.drop_fillers(words, listener.words)
    piece = typed.read_piece(rest, listener)
    after = rest[piece.used :] if piece else rest
    squares = read_squares(after, area.board, listener.words) if after else None
    if (piece is None and squares is None) or len(after) > (squares.used if squares else 0):
        raise MalformedAction("tetrikon-error-removed", word=quote_briefly(" ".join(words)))
    found = tuple(
        laid
        for laid in area.placed
        if (piece is None or laid.shape == piece.value) and (squares is None or laid.mask & squares.value)
    )
    if found:
        return found
    if squares is None and piece is not None:
        raise MalformedAction("tetrikon-error-not-placed", piece=name_piece(piece.value))
    mask = squares.value if squares else area.board.mask
    there = next((laid for laid in area.placed if laid.mask & mask), None)
    if piece is not None and there is not None:
        first = name_square(area.board.square(there.mask & mask))
        raise MalformedAction(
            "tetrikon-error-other-there",
            cell=first,
            row=first.row,
            piece=name_piece(piece.value),
            there=name_piece(there.shape),
        )
    cell = name_square(area.board.square(mask))
    raise MalformedAction("tetrikon-error-nothing-at", cell=cell, row=cell.row)


def make_lift(words: Sequence[str], listener: TetrikonListener) -> Lift:
    """Take a piece out of the diagram: "vyjmi hák", "vyjmi c3".

    Raises:
        MalformedAction: None lies there.
        AmbiguousAction: Several are called so.
    """
    if not words:
        raise MalformedAction("tetrikon-error-which-piece")
    actions = tuple(meant(listener, Lift(laid.anchor)) for laid in _removed(words, listener))
    if len(actions) > 1:
        raise AmbiguousAction("tetrikon-error-which-exchange", candidates=actions)
    return actions[0]


def make_buy(words: Sequence[str], listener: TetrikonListener) -> acts.Buy | ActionSeries:
    """Buy: "kup", where it may be chosen "kup 3" or "kup roh"; with cards or "hned" pay at once: "kup 50 50".

    Raises:
        MalformedAction: The words name no place and no cards.
    """
    rest = typed.drop_fillers(words, listener.words)
    at_once = typed.spellings(listener.words, "at-once")
    now = [word for word in rest if normalise_bare(word) not in at_once]
    pays = len(now) < len(rest)
    place: int | None = None
    if now:
        number = listener.words.read.number(now)
        # Where a die decides, the rules say so when a place was named.
        if number is None:
            named = typed.read_piece(now, listener) is not None
        else:
            named = number.used == len(now) and 1 <= number.value <= PLACES
        if named or table_of(listener).rules.choice:
            place, now = _bought_place(now, listener)
    cards = typed.read_amounts(now, listener) if now else ()
    if not cards and pays:
        cards = cards_for_price(listener)
    return ActionSeries((acts.Buy(place), acts.Pay(cards))) if cards else acts.Buy(place)


def _bought_place(words: list[str], listener: TetrikonListener) -> tuple[int, list[str]]:
    """Read a place by its number or by the piece that lies there, and return what follows."""
    number = listener.words.read.number(words)
    if number is not None and 1 <= number.value <= PLACES:
        return number.value, words[number.used :]
    piece = typed.read_piece(words, listener)
    offer = table_of(listener).offer
    if piece is None or piece.value not in offer:
        # What it shall be paid with is no part of what is missing.
        named = words if piece is None else words[: piece.used]
        raise MalformedAction("tetrikon-error-not-offered", word=quote_briefly(" ".join(named)))
    return offer.index(piece.value) + 1, words[piece.used :]


def cards_for_price(listener: TetrikonListener) -> tuple[int, ...]:
    """Return own cards for the price of a piece: exactly, or the least that is enough; () when short."""
    money = tuple(sorted(market_of(listener).hand.money))
    least = at_least(money, PRICE)
    return () if least is None else fewest(money, least) or ()


def make_pay(words: Sequence[str], listener: TetrikonListener) -> acts.Pay:
    """Pay what is owed with the cards that are named: "50 50"; by nothing with those that were offered.

    Raises:
        MalformedAction: The words are no cards, or there is nothing to pay.
    """
    rest = typed.drop_fillers(words, listener.words)
    nothing = typed.spellings(listener.words, "nothing-at-all")
    if rest and not (len(rest) == 1 and normalise_bare(rest[0]) in nothing):
        return acts.Pay(typed.read_amounts(rest, listener))
    pay = acts.Pay(()) if rest else best_payment(listener.perspective.legal)
    if pay is None and isinstance(table_of(listener).task, Payment):
        return acts.Pay(())
    if pay is None:
        raise MalformedAction("tetrikon-error-no-payment")
    return pay


def make_break(words: Sequence[str], listener: TetrikonListener) -> acts.Break:
    """Exchange a card at the manager: "rozměň 50", "rozměň 50 na 25 25".

    Raises:
        MalformedAction: No card is named, or the manager can't exchange it.
        AmbiguousAction: There are several ways.
    """
    rest = typed.drop_fillers(words, listener.words)
    number = listener.words.read.number(rest)
    cards: tuple[int, ...] = ()
    if number is not None:
        more = rest[number.used :]
        cards = (number.value, *(typed.read_amounts(more, listener) if more else ()))
    if len(cards) > 1:
        return acts.Break(cards[0], tuple(sorted(cards[1:], reverse=True)))
    ways = [way for way in listener.perspective.legal if isinstance(way, acts.Break)]
    if number is not None:
        ways = [way for way in ways if cards == (way.card,)]
    elif rest:
        into = tuple(sorted(typed.read_amounts(rest, listener), reverse=True))
        ways = [way for way in ways if way.into == into]
    if len(ways) > 1:
        raise AmbiguousAction("tetrikon-error-break-ways", candidates=tuple(ways))
    if not ways:
        raise MalformedAction("tetrikon-error-break")
    return ways[0]


def make_swap(words: Sequence[str], listener: TetrikonListener) -> acts.Swap:
    """Announce the swap: "měním dílek u managera", with the piece where there are several.

    Raises:
        MalformedAction: There is no free piece, or the words name none.
        AmbiguousAction: There are several free pieces and none is named.
    """
    rest = typed.drop_fillers(words, listener.words)
    manager = typed.spellings(listener.words, "manager")
    rest = [word for word in rest if normalise_bare(word).rstrip(":") not in manager]
    if rest:
        goods = typed.read_goods(rest, listener)
        if goods.money or len(goods.pieces) != 1:
            raise MalformedAction("tetrikon-error-piece", word=quote_briefly(" ".join(rest)))
        return acts.Swap(goods.pieces[0])
    free = tuple(dict.fromkeys(area_of(listener, own_seat(listener)).free))
    if not free:
        raise MalformedAction("tetrikon-error-no-free")
    if len(free) > 1:
        raise AmbiguousAction("tetrikon-error-which-swap", candidates=tuple(map(acts.Swap, free)))
    return acts.Swap(free[0])


def make_give(words: Sequence[str], listener: TetrikonListener) -> acts.SeatAction:
    """Give away what is asked for: a piece ("roh"), a placed one by its square ("c3"), a card ("25 T").

    Raises:
        MalformedAction: The words name none of these.
        AmbiguousAction: Several placed pieces are called so.
    """
    if isinstance(table_of(listener).task, Discarding):
        return make_discard(words, listener)
    area = area_of(listener, own_seat(listener))
    rest = typed.drop_fillers(words, listener.words)
    if not rest:
        raise MalformedAction("tetrikon-error-give")
    squares = read_squares(rest, area.board, listener.words)
    if squares is not None:
        return meant(listener, acts.TakeOut(_removed(rest, listener)[0].anchor))
    piece = typed.asked_piece(rest, listener)
    placed = tuple(meant(listener, acts.TakeOut(laid.anchor)) for laid in area.placed if laid.shape == piece)
    if area.free or not placed:
        return acts.Give(piece)
    if len(placed) > 1:
        raise AmbiguousAction("tetrikon-error-which-exchange", candidates=placed)
    return placed[0]


def make_discard(words: Sequence[str], listener: TetrikonListener) -> acts.DiscardMoney | acts.DiscardChance:
    """Give up one card: "25 T", "žolík 25 T".

    Raises:
        MalformedAction: The words name no card.
    """
    if not words:
        raise MalformedAction("tetrikon-error-which-card")
    points = typed.spellings(listener.words, "points")
    bare = [word for word in words if normalise_bare(word) not in points]
    number = listener.words.read.number(bare)
    if number is None or number.used < len(bare):
        card = typed.read_card(words, listener)
        if card is not None and card.used == len(words):
            return acts.DiscardChance(card.value)
    cards = typed.read_amounts(words, listener)
    if len(cards) != 1:
        raise MalformedAction("tetrikon-error-one-card")
    return acts.DiscardMoney(cards[0])

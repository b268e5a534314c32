"""Pieces, chance cards and T cards in words: what was laid, drawn, used, paid and given.

What telling needs to know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.games.tetrikon.naming import (
    counts,
    cut,
    kind_of,
    name_card,
    name_cards,
    name_money,
    name_piece,
)
from accessgames.games.tetrikon.player_areas import area_of
from accessgames.games.tetrikon.rules.events import (
    BanLifted,
    BanSet,
    Broken,
    Built,
    CardIdle,
    CardKept,
    CardUsed,
    ChanceDiscarded,
    ChanceDrawn,
    ChanceReshuffled,
    DealMade,
    DieRolled,
    Exchanged,
    GameClosing,
    ImmunityUsed,
    InflationDeclared,
    InflationDeclined,
    MoneyDiscarded,
    MoneyDrawn,
    MoneyMissing,
    Paid,
    PaidOut,
    PieceGiven,
    PieceReturned,
    PieceTaken,
    PurchaseAnnounced,
    PurchaseWithdrawn,
    SwapAnnounced,
    SwapProposed,
    TreasuryRefilled,
)
from accessgames.language import Listing, Nested, say
from accessgames.language.space import name_squares, tell_left

if TYPE_CHECKING:
    from accessgames.games.room import Listener
    from accessgames.language import Kind, Message, Person


@dataclass(frozen=True, slots=True)
class Moment:
    """The events around an event.

    Attributes:
        desk: The listener's desk after all events.
        earlier: The events that were told before in the same go.
        later: Those that will be.
    """

    desk: Listener
    earlier: Sequence[Any]
    later: Sequence[Any]

    def person(self, seat: int) -> Person:
        """Return who sits on a seat."""
        return self.desk.person(seat)

    def kind(self, seat: int) -> Kind:
        """Tell whose doing a line is about."""
        return kind_of(seat, self.desk)

    def own(self, seat: int) -> bool:
        """Tell whether the listener sits there and is addressed."""
        return seat == self.desk.seat and self.person(seat).role == "you"

    def follows(self, *kinds: type) -> bool:
        """Tell whether an event of one of these kinds is told later in the same go."""
        return any(isinstance(event, kinds) for event in self.later)


Teller: TypeAlias = "Callable[[Any, Moment], Iterator[Message]]"
"""Tells one event, or for events that go together a tuple of them."""


def _built(event: Built, moment: Moment) -> Iterator[Message]:
    laid, board = event.placement, area_of(moment.desk, event.seat).board
    yield say(
        "tetrikon-built",
        moment.kind(event.seat),
        who=moment.person(event.seat),
        piece=name_piece(laid.shape),
        squares=name_squares(board, laid.mask),
        left=event.left,
    )
    yield from _left(event, moment)


def _exchanged(event: Exchanged, moment: Moment) -> Iterator[Message]:
    laid, board = event.placement, area_of(moment.desk, event.seat).board
    yield say(
        "tetrikon-exchanged",
        moment.kind(event.seat),
        who=moment.person(event.seat),
        piece=name_piece(laid.shape),
        removed=name_piece(event.removed.shape),
        squares=name_squares(board, laid.mask),
        left=event.left,
    )
    yield from _left(event, moment)


def _left(event: Built | Exchanged, moment: Moment) -> Iterator[Message]:
    """Tell the builder the free areas that remain, unless more is laid in the same go or nothing is left."""
    if not moment.own(event.seat) or moment.follows(GameClosing):
        return
    if any(isinstance(one, Built | Exchanged) and one.seat == event.seat for one in moment.later):
        return
    front = area_of(moment.desk, event.seat)
    for line in tell_left(front.board, front.empty):
        yield replace(line, kind="own")


BUILDING_TELLERS: Final[dict[type, Teller]] = {Built: _built, Exchanged: _exchanged}
"""Who tells which event."""


INFLATION: Final = "inflation"
"""What an immunity answers where it is no card."""


def _chance_drawn(event: ChanceDrawn, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    if event.kind is None:
        yield say("tetrikon-chance-drawn-hidden", kind, who=who)
    else:
        yield say("tetrikon-chance-drawn", kind, who=who, card=name_card(event.kind))


def _chance_reshuffled(event: ChanceReshuffled, moment: Moment) -> Iterator[Message]:
    del moment
    yield say("tetrikon-chance-reshuffled", "system", count=event.count)


def _card_kept(event: CardKept, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    if event.kind is None:
        yield say("tetrikon-card-kept-hidden", kind, who=who)
    else:
        yield say("tetrikon-card-kept", kind, who=who, card=name_card(event.kind))


def _card_used(event: CardUsed, moment: Moment) -> Iterator[Message]:
    """Tell the card; where it takes from a player, also from whom. A swap tells its partner by itself."""
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    if event.partner is None or moment.follows(SwapProposed):
        kinds = (event.kind, *event.others)
        yield say("tetrikon-card-used", kind, who=who, cards=name_cards(kinds), number=len(kinds))
    else:
        partner = moment.person(event.partner)
        yield say("tetrikon-card-used-on", kind, who=who, card=name_card(event.kind), partner=partner)


def _card_idle(event: CardIdle, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    yield say("tetrikon-card-idle", kind, who=who, card=name_card(event.kind))


def _immunity_used(event: ImmunityUsed, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    card = Nested(say("tetrikon-inflation")) if event.kind == INFLATION else name_card(event.kind)
    yield say("tetrikon-immunity-used", kind, who=who, card=card)


def _ban_set(event: BanSet, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    yield say("tetrikon-ban-set", kind, who=who, kind=event.kind)


def _ban_lifted(event: BanLifted, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    yield say("tetrikon-ban-lifted", kind, who=who, kind=event.kind)


CARD_TELLERS: Final[dict[type, Teller]] = {
    ChanceDrawn: _chance_drawn,
    ChanceReshuffled: _chance_reshuffled,
    CardKept: _card_kept,
    CardUsed: _card_used,
    CardIdle: _card_idle,
    ImmunityUsed: _immunity_used,
    BanSet: _ban_set,
    BanLifted: _ban_lifted,
}
"""Who tells which event."""


def _piece_taken(event: PieceTaken, moment: Moment) -> Iterator[Message]:
    who, kind, piece = moment.person(event.seat), moment.kind(event.seat), name_piece(event.piece)
    before = moment.earlier[-1] if moment.earlier else None
    rolled = "yes" if isinstance(before, DieRolled) and not before.empty else "no"
    if event.source == "buy":
        yield say("tetrikon-piece-bought", kind, who=who, piece=piece, place=event.place, rolled=rolled)
    else:
        yield say("tetrikon-piece-taken", kind, who=who, piece=piece, place=event.place, rolled=rolled)


def _piece_returned(event: PieceReturned, moment: Moment) -> Iterator[Message]:
    kind, piece = moment.kind(event.seat), name_piece(event.piece)
    yield say("tetrikon-piece-returned", kind, piece=piece, place=event.place or 0)


def _piece_given(event: PieceGiven, moment: Moment) -> Iterator[Message]:
    who, kind, piece = moment.person(event.seat), moment.kind(event.seat), name_piece(event.piece)
    if event.to is None:
        placed = "no" if event.lifted is None else "yes"
        yield say("tetrikon-piece-surrendered", kind, who=who, piece=piece, placed=placed)
    else:
        yield say("tetrikon-piece-given", kind, who=who, piece=piece, to=moment.person(event.to))


def _swap_announced(event: SwapAnnounced, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    yield say("tetrikon-swap-announced", kind, who=who, piece=name_piece(event.piece))


PIECE_TELLERS: Final[dict[type, Teller]] = {
    PieceTaken: _piece_taken,
    PieceReturned: _piece_returned,
    PieceGiven: _piece_given,
    SwapAnnounced: _swap_announced,
}
"""Who tells which event."""


_CHANGES: Final = (MoneyDrawn, Paid, PaidOut, Broken, MoneyDiscarded, DealMade)
"""Events after which the T of the listener may be others."""


def _money_drawn(group: tuple[MoneyDrawn, ...], moment: Moment) -> Iterator[Message]:
    """Tell the listener the new cards and, where it is still true, what they have now.

    Of others only how many cards they draw; where the dice have told it already, nothing.
    """
    first = group[0]
    if moment.own(first.seat):
        values = [event.value for event in group if event.value is not None]
        total = 0 if _changes(first.seat, moment) else moment.desk.view.hand.total
        yield say(
            "tetrikon-drew",
            "own",
            number=len(values),
            cards=name_money(values),
            values=_figures(values),
            sum=total,
        )
    elif first.reason != "roll":
        who = moment.person(first.seat)
        yield say("tetrikon-drew-other", moment.kind(first.seat), who=who, count=len(group))


def _changes(seat: int, moment: Moment) -> bool:
    """Tell whether the T of a seat are others after the events that follow."""
    return any(seat in _seats(event) for event in moment.later if isinstance(event, _CHANGES))


def _seats(event: Any) -> tuple[int, ...]:  # noqa: ANN401 - an event
    """Return the seats whose T an event changes; an inflation asks everybody."""
    if isinstance(event, DealMade):
        return (event.offer.seat, event.offer.partner)
    if isinstance(event, Paid) and event.to is not None:
        return (event.seat, event.to)
    return (event.seat,)


def _figures(values: list[int]) -> Listing:
    return Listing(tuple(sorted(values, reverse=True)))


def _money_missing(event: MoneyMissing, moment: Moment) -> Iterator[Message]:
    yield say("tetrikon-money-missing", moment.kind(event.seat), short=event.short)


def _treasury_refilled(event: TreasuryRefilled, moment: Moment) -> Iterator[Message]:
    del moment
    yield say("tetrikon-treasury-refilled", "system", count=event.count)


def _paid(event: Paid, moment: Moment) -> Iterator[Message]:
    """Tell a payment; that of another player for a piece is heard by the piece."""
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    difference = abs(event.amount - event.owed)
    way = "less" if event.amount < event.owed else "more" if event.amount > event.owed else "exact"
    if event.to is not None:
        to = moment.person(event.to)
        yield say("tetrikon-paid-player", kind, who=who, to=to, amount=event.amount, owed=event.owed, way=way)
    elif moment.own(event.seat) or not moment.follows(PieceTaken) or difference:
        yield say(
            "tetrikon-paid-manager",
            kind,
            who=who,
            amount=event.amount,
            number=len(event.cards or ()),
            cards=name_money(event.cards or ()),
            change=name_money(event.change),
            difference=difference,
            way="more" if way == "more" else "exact",
        )


def _broken(event: Broken, moment: Moment) -> Iterator[Message]:
    yield say(
        "tetrikon-broken",
        moment.kind(event.seat),
        who=moment.person(event.seat),
        card=event.card,
        into=name_money(event.into),
    )


def _paid_out(event: PaidOut, moment: Moment) -> Iterator[Message]:
    yield say(
        "tetrikon-paid-out",
        moment.kind(event.seat),
        who=moment.person(event.seat),
        amount=event.amount,
        number=len(event.cards or ()),
        cards=name_money(event.cards or ()),
        way="less" if event.amount < event.owed else "exact",
    )


def _money_discarded(event: MoneyDiscarded, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    yield say("tetrikon-money-discarded", kind, who=who, value=event.value or 0)


def _chance_discarded(event: ChanceDiscarded, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    yield say("tetrikon-chance-discarded", kind, who=who, card=name_card(event.kind))


def _purchase_announced(event: PurchaseAnnounced, moment: Moment) -> Iterator[Message]:
    """Tell that somebody else buys, unless the piece says so in the same go; who buys is asked to pay."""
    if not moment.own(event.seat) and not moment.follows(Paid, PieceTaken):
        yield say("tetrikon-purchase", moment.kind(event.seat), who=moment.person(event.seat))


def _purchase_withdrawn(event: PurchaseWithdrawn, moment: Moment) -> Iterator[Message]:
    yield say("tetrikon-purchase-withdrawn", moment.kind(event.seat), who=moment.person(event.seat))


def _inflation_declared(event: InflationDeclared, moment: Moment) -> Iterator[Message]:
    owed = counts(moment.desk, ((seat, count) for seat, count in enumerate(event.owed) if count))
    for part in cut(owed):
        if event.what == "pieces":
            yield say("tetrikon-inflation-pieces", "system", owed=part)
        else:
            yield say("tetrikon-inflation-money", "system", owed=part)


def _inflation_declined(event: InflationDeclined, moment: Moment) -> Iterator[Message]:
    yield say("tetrikon-inflation-declined", moment.kind(event.seat))


MONEY_TELLERS: Final[dict[type, Teller]] = {
    MoneyDrawn: _money_drawn,
    MoneyMissing: _money_missing,
    TreasuryRefilled: _treasury_refilled,
    Paid: _paid,
    Broken: _broken,
    PaidOut: _paid_out,
    MoneyDiscarded: _money_discarded,
    ChanceDiscarded: _chance_discarded,
    PurchaseAnnounced: _purchase_announced,
    PurchaseWithdrawn: _purchase_withdrawn,
    InflationDeclared: _inflation_declared,
    InflationDeclined: _inflation_declined,
}
"""Who tells which event."""

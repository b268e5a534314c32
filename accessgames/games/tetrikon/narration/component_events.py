"""Pieces, chance cards and T cards in words: what was laid, drawn, used, paid and given.

What telling needs to know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.games.tetrikon import naming
from accessgames.games.tetrikon.player_areas import area_of
from accessgames.games.tetrikon.rules import events
from accessgames.language import Listing, Nested, say
from accessgames.language.space import name_squares, tell_left

if TYPE_CHECKING:
    from accessgames.games.room import Listener
    from accessgames.language import Kind, Message, Person


@dataclass(frozen=True, slots=True)
class Moment:
    """The events around an event.

    Attributes:
        listener: What the listener knows after all events.
        earlier: The events that were told before in the same go.
        later: Those that will be.
    """

    listener: Listener
    earlier: Sequence[Any]
    later: Sequence[Any]

    def person(self, seat: int) -> Person:
        """Return who sits on a seat."""
        return self.listener.person(seat)

    def kind(self, seat: int) -> Kind:
        """Tell whose doing a line is about."""
        return naming.kind_of(seat, self.listener)

    def own(self, seat: int) -> bool:
        """Tell whether the listener sits there and is addressed."""
        return seat == self.listener.seat and self.person(seat).role == "you"

    def follows(self, *kinds: type) -> bool:
        """Tell whether an event of one of these kinds is told later in the same go."""
        return any(isinstance(event, kinds) for event in self.later)


Teller: TypeAlias = "Callable[[Any, Moment], Iterator[Message]]"
"""Tells one event, or for events that go together a tuple of them."""


def _built(event: events.Built, moment: Moment) -> Iterator[Message]:
    laid, board = event.placement, area_of(moment.listener, event.seat).board
    yield say(
        "tetrikon-built",
        moment.kind(event.seat),
        who=moment.person(event.seat),
        piece=naming.name_piece(laid.shape),
        squares=name_squares(board, laid.mask),
        left=event.left,
    )
    yield from _left(event, moment)


def _exchanged(event: events.Exchanged, moment: Moment) -> Iterator[Message]:
    laid, board = event.placement, area_of(moment.listener, event.seat).board
    yield say(
        "tetrikon-exchanged",
        moment.kind(event.seat),
        who=moment.person(event.seat),
        piece=naming.name_piece(laid.shape),
        removed=naming.name_piece(event.removed.shape),
        squares=name_squares(board, laid.mask),
        left=event.left,
    )
    yield from _left(event, moment)


def _left(event: events.Built | events.Exchanged, moment: Moment) -> Iterator[Message]:
    """Tell the builder the free areas that remain, unless more is laid in the same go or nothing is left."""
    if not moment.own(event.seat) or moment.follows(events.GameClosing):
        return
    if any(
        isinstance(one, events.Built | events.Exchanged) and one.seat == event.seat for one in moment.later
    ):
        return
    front = area_of(moment.listener, event.seat)
    for line in tell_left(front.board, front.empty):
        yield replace(line, kind="own")


BUILDING_TELLERS: Final[dict[type, Teller]] = {events.Built: _built, events.Exchanged: _exchanged}
"""Who tells which event."""


INFLATION: Final = "inflation"
"""What an immunity answers where it is no card."""


def _chance_drawn(event: events.ChanceDrawn, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    if event.kind is None:
        yield say("tetrikon-chance-drawn-hidden", kind, who=who)
    else:
        yield say("tetrikon-chance-drawn", kind, who=who, card=naming.name_card(event.kind))


def _chance_reshuffled(event: events.ChanceReshuffled, moment: Moment) -> Iterator[Message]:
    del moment
    yield say("tetrikon-chance-reshuffled", "system", count=event.count)


def _card_kept(event: events.CardKept, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    if event.kind is None:
        yield say("tetrikon-card-kept-hidden", kind, who=who)
    else:
        yield say("tetrikon-card-kept", kind, who=who, card=naming.name_card(event.kind))


def _card_used(event: events.CardUsed, moment: Moment) -> Iterator[Message]:
    """Tell the card; where it takes from a player, also from whom. A swap tells its partner by itself."""
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    if event.partner is None or moment.follows(events.SwapProposed):
        kinds = (event.kind, *event.others)
        yield say("tetrikon-card-used", kind, who=who, cards=naming.name_cards(kinds), number=len(kinds))
    else:
        partner = moment.person(event.partner)
        yield say("tetrikon-card-used-on", kind, who=who, card=naming.name_card(event.kind), partner=partner)


def _card_idle(event: events.CardIdle, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    yield say("tetrikon-card-idle", kind, who=who, card=naming.name_card(event.kind))


def _immunity_used(event: events.ImmunityUsed, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    card = Nested(say("tetrikon-inflation")) if event.kind == INFLATION else naming.name_card(event.kind)
    yield say("tetrikon-immunity-used", kind, who=who, card=card)


def _ban_set(event: events.BanSet, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    yield say("tetrikon-ban-set", kind, who=who, kind=event.kind)


def _ban_lifted(event: events.BanLifted, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    yield say("tetrikon-ban-lifted", kind, who=who, kind=event.kind)


CARD_TELLERS: Final[dict[type, Teller]] = {
    events.ChanceDrawn: _chance_drawn,
    events.ChanceReshuffled: _chance_reshuffled,
    events.CardKept: _card_kept,
    events.CardUsed: _card_used,
    events.CardIdle: _card_idle,
    events.ImmunityUsed: _immunity_used,
    events.BanSet: _ban_set,
    events.BanLifted: _ban_lifted,
}
"""Who tells which event."""


def _piece_taken(event: events.PieceTaken, moment: Moment) -> Iterator[Message]:
    who, kind, piece = moment.person(event.seat), moment.kind(event.seat), naming.name_piece(event.piece)
    before = moment.earlier[-1] if moment.earlier else None
    rolled = "yes" if isinstance(before, events.DieRolled) and not before.empty else "no"
    if event.source == "buy":
        yield say("tetrikon-piece-bought", kind, who=who, piece=piece, place=event.place, rolled=rolled)
    else:
        yield say("tetrikon-piece-taken", kind, who=who, piece=piece, place=event.place, rolled=rolled)


def _piece_returned(event: events.PieceReturned, moment: Moment) -> Iterator[Message]:
    kind, piece = moment.kind(event.seat), naming.name_piece(event.piece)
    yield say("tetrikon-piece-returned", kind, piece=piece, place=event.place or 0)


def _piece_given(event: events.PieceGiven, moment: Moment) -> Iterator[Message]:
    who, kind, piece = moment.person(event.seat), moment.kind(event.seat), naming.name_piece(event.piece)
    if event.to is None:
        placed = "no" if event.lifted is None else "yes"
        yield say("tetrikon-piece-surrendered", kind, who=who, piece=piece, placed=placed)
    else:
        yield say("tetrikon-piece-given", kind, who=who, piece=piece, to=moment.person(event.to))


def _swap_announced(event: events.SwapAnnounced, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    yield say("tetrikon-swap-announced", kind, who=who, piece=naming.name_piece(event.piece))


PIECE_TELLERS: Final[dict[type, Teller]] = {
    events.PieceTaken: _piece_taken,
    events.PieceReturned: _piece_returned,
    events.PieceGiven: _piece_given,
    events.SwapAnnounced: _swap_announced,
}
"""Who tells which event."""


_CHANGES: Final = (
    events.MoneyDrawn,
    events.Paid,
    events.PaidOut,
    events.Broken,
    events.MoneyDiscarded,
    events.DealMade,
)
"""Events after which the T of the listener may be others."""


def _money_drawn(group: tuple[events.MoneyDrawn, ...], moment: Moment) -> Iterator[Message]:
    """Tell the listener the new cards and, where it is still true, what they have now.

    Of others only how many cards they draw; where the dice have told it already, nothing.
    """
    first = group[0]
    if moment.own(first.seat):
        values = [event.value for event in group if event.value is not None]
        total = 0 if _changes(first.seat, moment) else moment.listener.view.hand.total
        yield say(
            "tetrikon-drew",
            "own",
            number=len(values),
            cards=naming.name_money(values),
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
    if isinstance(event, events.DealMade):
        return (event.offer.seat, event.offer.partner)
    if isinstance(event, events.Paid) and event.to is not None:
        return (event.seat, event.to)
    return (event.seat,)


def _figures(values: list[int]) -> Listing:
    return Listing(tuple(sorted(values, reverse=True)))


def _money_missing(event: events.MoneyMissing, moment: Moment) -> Iterator[Message]:
    yield say("tetrikon-money-missing", moment.kind(event.seat), short=event.short)


def _treasury_refilled(event: events.TreasuryRefilled, moment: Moment) -> Iterator[Message]:
    del moment
    yield say("tetrikon-treasury-refilled", "system", count=event.count)


def _paid(event: events.Paid, moment: Moment) -> Iterator[Message]:
    """Tell a payment; that of another player for a piece is heard by the piece."""
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    difference = abs(event.amount - event.owed)
    way = "less" if event.amount < event.owed else "more" if event.amount > event.owed else "exact"
    if event.to is not None:
        to = moment.person(event.to)
        yield say("tetrikon-paid-player", kind, who=who, to=to, amount=event.amount, owed=event.owed, way=way)
    elif moment.own(event.seat) or not moment.follows(events.PieceTaken) or difference:
        yield say(
            "tetrikon-paid-manager",
            kind,
            who=who,
            amount=event.amount,
            number=len(event.cards or ()),
            cards=naming.name_money(event.cards or ()),
            change=naming.name_money(event.change),
            difference=difference,
            way="more" if way == "more" else "exact",
        )


def _broken(event: events.Broken, moment: Moment) -> Iterator[Message]:
    yield say(
        "tetrikon-broken",
        moment.kind(event.seat),
        who=moment.person(event.seat),
        card=event.card,
        into=naming.name_money(event.into),
    )


def _paid_out(event: events.PaidOut, moment: Moment) -> Iterator[Message]:
    yield say(
        "tetrikon-paid-out",
        moment.kind(event.seat),
        who=moment.person(event.seat),
        amount=event.amount,
        number=len(event.cards or ()),
        cards=naming.name_money(event.cards or ()),
        way="less" if event.amount < event.owed else "exact",
    )


def _money_discarded(event: events.MoneyDiscarded, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    yield say("tetrikon-money-discarded", kind, who=who, value=event.value or 0)


def _chance_discarded(event: events.ChanceDiscarded, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    yield say("tetrikon-chance-discarded", kind, who=who, card=naming.name_card(event.kind))


def _purchase_announced(event: events.PurchaseAnnounced, moment: Moment) -> Iterator[Message]:
    """Tell that somebody else buys, unless the piece says so in the same go; who buys is asked to pay."""
    if not moment.own(event.seat) and not moment.follows(events.Paid, events.PieceTaken):
        yield say("tetrikon-purchase", moment.kind(event.seat), who=moment.person(event.seat))


def _purchase_withdrawn(event: events.PurchaseWithdrawn, moment: Moment) -> Iterator[Message]:
    yield say("tetrikon-purchase-withdrawn", moment.kind(event.seat), who=moment.person(event.seat))


def _inflation_declared(event: events.InflationDeclared, moment: Moment) -> Iterator[Message]:
    owed = naming.counts(moment.listener, ((seat, count) for seat, count in enumerate(event.owed) if count))
    for part in naming.cut(owed):
        if event.what == "pieces":
            yield say("tetrikon-inflation-pieces", "system", owed=part)
        else:
            yield say("tetrikon-inflation-money", "system", owed=part)


def _inflation_declined(event: events.InflationDeclined, moment: Moment) -> Iterator[Message]:
    yield say("tetrikon-inflation-declined", moment.kind(event.seat))


MONEY_TELLERS: Final[dict[type, Teller]] = {
    events.MoneyDrawn: _money_drawn,
    events.MoneyMissing: _money_missing,
    events.TreasuryRefilled: _treasury_refilled,
    events.Paid: _paid,
    events.Broken: _broken,
    events.PaidOut: _paid_out,
    events.MoneyDiscarded: _money_discarded,
    events.ChanceDiscarded: _chance_discarded,
    events.PurchaseAnnounced: _purchase_announced,
    events.PurchaseWithdrawn: _purchase_withdrawn,
    events.InflationDeclared: _inflation_declared,
    events.InflationDeclined: _inflation_declined,
}
"""Who tells which event."""

"""T cards drawn, paid, exchanged and given up, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.tetrikon.naming import counts, cut, name_card, name_money
from accessgames.games.tetrikon.rules.events import (
    Broken,
    ChanceDiscarded,
    DealMade,
    InflationDeclared,
    InflationDeclined,
    MoneyDiscarded,
    MoneyDrawn,
    MoneyMissing,
    Paid,
    PaidOut,
    PieceTaken,
    PurchaseAnnounced,
    PurchaseWithdrawn,
    TreasuryRefilled,
)
from accessgames.language import Listing, say

if TYPE_CHECKING:
    from accessgames.games.tetrikon.narration.moment import Moment, Teller
    from accessgames.language import Message

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


TELLERS: Final[dict[type, Teller]] = {
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

"""Pieces, chance cards and T cards in words: what was laid, drawn, used, paid and given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.dataclasses import dataclass, replace
from accessgames.games.narration import EventTeller, kind_of, say_who
from accessgames.games.tetrikon import naming
from accessgames.games.tetrikon.player_areas import area_of, market_of, material_of, seen_placement, table_of
from accessgames.games.tetrikon.rules import events, puzzle
from accessgames.language import Kind, Listing, Message, Nested, Person, Value, say
from accessgames.language.space import name_squares, tell_left

if TYPE_CHECKING:
    from accessgames.games.tetrikon.naming import TetrikonListener


@dataclass(frozen=True, slots=True)
class Moment:
    """The events around an event.

    Attributes:
        listener: What the listener knows after all events.
        earlier: The events that were told before in the same go.
        later: Those that will be.
    """

    listener: TetrikonListener
    earlier: Sequence[Any]
    later: Sequence[Any]

    def person(self, seat: int) -> Person:
        """Return who sits on a seat."""
        return self.listener.person(seat)

    def kind(self, seat: int) -> Kind:
        """Tell whose doing a line is about."""
        return kind_of(seat, self.listener)

    def say_who(self, key: str, seat: int, /, **values: Value) -> Message:
        """Name a message about what somebody did, as `games.narration.say_who`."""
        return say_who(key, seat, self.listener, **values)

    def own(self, seat: int) -> bool:
        """Tell whether the listener sits there and is addressed."""
        return seat == self.listener.seat and self.person(seat).role == "you"

    def follows(self, *kinds: type) -> bool:
        """Tell whether an event of one of these kinds is told later in the same go."""
        return any(isinstance(event, kinds) for event in self.later)


Tellers: TypeAlias = Mapping[type, EventTeller[Moment]]
"""Who tells which event, or for events that go together a tuple of them."""


# ---------------------------------------------------------------- building


def _built(event: events.Built | puzzle.PieceLaid, moment: Moment) -> Iterator[Message]:
    laid = seen_placement(moment.listener, event.seat, event.placement)
    yield moment.say_who(
        "tetrikon-built",
        event.seat,
        piece=naming.name_piece(laid.shape),
        squares=name_squares(area_of(moment.listener, event.seat).board, laid.mask),
        left=event.left,
    )
    if isinstance(event, events.Built):
        yield from _near_end(event, event.left + laid.mask.bit_count(), moment)
    yield from _left(event, moment)


def _near_end(event: events.Built | events.Exchanged, before: int, moment: Moment) -> Iterator[Message]:
    """Tell everybody that somebody has come so far that one more piece may fill the diagram."""
    most = max(piece.size for piece in material_of(moment.listener).pieces)
    if 0 < event.left <= most < before and table_of(moment.listener).closing is None:
        yield say("tetrikon-near-filled", "other", who=moment.person(event.seat), left=event.left)


def _exchanged(event: events.Exchanged, moment: Moment) -> Iterator[Message]:
    laid = seen_placement(moment.listener, event.seat, event.placement)
    yield moment.say_who(
        "tetrikon-exchanged",
        event.seat,
        piece=naming.name_piece(laid.shape),
        removed=naming.name_piece(event.removed.shape),
        squares=name_squares(area_of(moment.listener, event.seat).board, laid.mask),
        left=event.left,
    )
    before = event.left + laid.mask.bit_count() - event.removed.mask.bit_count()
    yield from _near_end(event, before, moment)
    yield from _left(event, moment)


def _lifted(event: puzzle.PieceLifted, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    piece = naming.name_piece(event.placement.shape)
    yield say("tetrikon-piece-lifted", kind, who=who, piece=piece, left=event.left)
    yield from _left(event, moment)


_MORE: Final = (events.Built, events.Exchanged, puzzle.PieceLaid, puzzle.PieceLifted, puzzle.RunEnded)
"""Events of a seat after which it is told what is free then."""


def _left(
    event: events.Built | events.Exchanged | puzzle.PieceLaid | puzzle.PieceLifted, moment: Moment
) -> Iterator[Message]:
    """Tell the builder the free areas that remain, unless more happens in the same go or nothing is left."""
    if not moment.own(event.seat) or moment.follows(events.GameClosing):
        return
    if not event.left and isinstance(event, puzzle.PieceLaid | puzzle.PieceLifted):
        return
    if any(isinstance(one, _MORE) and one.seat == event.seat for one in moment.later):
        return
    area = area_of(moment.listener, event.seat)
    for line in tell_left(area.board, area.empty):
        yield replace(line, kind="own")


# ---------------------------------------------------------------- cards and pieces

INFLATION: Final = "inflation"
"""What an immunity answers where it is no card."""


def _card_used(event: events.CardUsed, moment: Moment) -> Iterator[Message]:
    """Tell the card; where it takes from a player, also from whom. A swap tells its partner by itself."""
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    if event.partner is None or moment.follows(events.SwapProposed):
        kinds = (event.kind, *event.others)
        yield say("tetrikon-card-used", kind, who=who, cards=naming.name_cards(kinds), number=len(kinds))
    else:
        partner = moment.person(event.partner)
        yield say("tetrikon-card-used-on", kind, who=who, card=naming.name_card(event.kind), partner=partner)


def _piece_taken(event: events.PieceTaken, moment: Moment) -> Iterator[Message]:
    who, kind, piece = moment.person(event.seat), moment.kind(event.seat), naming.name_piece(event.piece)
    before = moment.earlier[-1] if moment.earlier else None
    rolled = "yes" if isinstance(before, events.DieRolled) and not before.empty else "no"
    if event.source == "buy":
        yield say("tetrikon-piece-bought", kind, who=who, piece=piece, place=event.place, rolled=rolled)
    else:
        yield say("tetrikon-piece-taken", kind, who=who, piece=piece, place=event.place, rolled=rolled)


def _piece_given(event: events.PieceGiven, moment: Moment) -> Iterator[Message]:
    who, kind, piece = moment.person(event.seat), moment.kind(event.seat), naming.name_piece(event.piece)
    if event.to is None:
        placed = "no" if event.lifted is None else "yes"
        yield say("tetrikon-piece-surrendered", kind, who=who, piece=piece, placed=placed)
    else:
        yield say("tetrikon-piece-given", kind, who=who, piece=piece, to=moment.person(event.to))


# ---------------------------------------------------------------- money


def _money_drawn(group: tuple[events.MoneyDrawn, ...], moment: Moment) -> Iterator[Message]:
    """Tell the listener the new cards and, where it is still true, what they have now.

    Of others only how many cards they draw; where the dice have told it already, nothing.
    """
    seat, reason = group[0].seat, group[0].reason
    if moment.own(seat):
        values = sorted((event.value for event in group if event.value is not None), reverse=True)
        total = (
            0
            if any(seat in _paying(event) for event in moment.later)
            else market_of(moment.listener).hand.total
        )
        yield say(
            "tetrikon-drew",
            "own",
            number=len(values),
            cards=naming.name_money(values),
            values=Listing(tuple(values)),
            sum=total,
        )
    elif reason != "roll":
        yield moment.say_who("tetrikon-drew-other", seat, count=len(group))


def _paying(event: events.TableEvent) -> tuple[int, ...]:
    """Return the seats whose T an event changes."""
    match event:
        case events.DealMade():
            return (event.offer.seat, event.offer.partner)
        case events.Paid():
            return (event.seat,) if event.to is None else (event.seat, event.to)
        case events.MoneyDrawn() | events.PaidOut() | events.Broken() | events.MoneyDiscarded():
            return (event.seat,)
        case _:
            return ()


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


def _inflation_declared(event: events.InflationDeclared, moment: Moment) -> Iterator[Message]:
    owed = naming.counts(moment.listener, ((seat, count) for seat, count in enumerate(event.owed) if count))
    for part in naming.cut(owed):
        if event.what == "pieces":
            yield say("tetrikon-inflation-pieces", "system", owed=part)
        else:
            yield say("tetrikon-inflation-money", "system", owed=part)


COMPONENT_TELLERS: Final[Tellers] = {
    events.Built: _built,
    events.Exchanged: _exchanged,
    puzzle.PieceLaid: _built,
    puzzle.PieceLifted: _lifted,
    events.ChanceDrawn: lambda event, moment: (
        moment.say_who("tetrikon-chance-drawn-hidden", event.seat)
        if event.kind is None
        else moment.say_who("tetrikon-chance-drawn", event.seat, card=naming.name_card(event.kind)),
    ),
    events.ChanceReshuffled: lambda event, _: (
        say("tetrikon-chance-reshuffled", "system", count=event.count),
    ),
    events.CardKept: lambda event, moment: (
        moment.say_who("tetrikon-card-kept-hidden", event.seat)
        if event.kind is None
        else moment.say_who("tetrikon-card-kept", event.seat, card=naming.name_card(event.kind)),
    ),
    events.CardUsed: _card_used,
    events.CardIdle: lambda event, moment: (
        moment.say_who("tetrikon-card-idle", event.seat, card=naming.name_card(event.kind)),
    ),
    events.ImmunityUsed: lambda event, moment: (
        moment.say_who(
            "tetrikon-immunity-used",
            event.seat,
            card=Nested(say("tetrikon-inflation"))
            if event.kind == INFLATION
            else naming.name_card(event.kind),
        ),
    ),
    events.BanSet: lambda event, moment: (moment.say_who("tetrikon-ban-set", event.seat, kind=event.kind),),
    events.BanLifted: lambda event, moment: (
        moment.say_who("tetrikon-ban-lifted", event.seat, kind=event.kind),
    ),
    events.PieceTaken: _piece_taken,
    events.PieceReturned: lambda event, moment: (
        say(
            "tetrikon-piece-returned",
            moment.kind(event.seat),
            piece=naming.name_piece(event.piece),
            place=event.place or 0,
        ),
    ),
    events.PieceGiven: _piece_given,
    events.SwapAnnounced: lambda event, moment: (
        moment.say_who("tetrikon-swap-announced", event.seat, piece=naming.name_piece(event.piece)),
    ),
    events.MoneyDrawn: _money_drawn,
    events.MoneyMissing: lambda event, moment: (
        say("tetrikon-money-missing", moment.kind(event.seat), short=event.short),
    ),
    events.TreasuryRefilled: lambda event, _: (
        say("tetrikon-treasury-refilled", "system", count=event.count),
    ),
    events.Paid: _paid,
    events.Broken: lambda event, moment: (
        moment.say_who("tetrikon-broken", event.seat, card=event.card, into=naming.name_money(event.into)),
    ),
    events.PaidOut: lambda event, moment: (
        moment.say_who(
            "tetrikon-paid-out",
            event.seat,
            amount=event.amount,
            number=len(event.cards or ()),
            cards=naming.name_money(event.cards or ()),
            way="less" if event.amount < event.owed else "exact",
        ),
    ),
    events.MoneyDiscarded: lambda event, moment: (
        moment.say_who("tetrikon-money-discarded", event.seat, value=event.value or 0),
    ),
    events.ChanceDiscarded: lambda event, moment: (
        moment.say_who("tetrikon-chance-discarded", event.seat, card=naming.name_card(event.kind)),
    ),
    # Whoever buys is asked to pay; of others it is told unless the piece says so in the same go.
    events.PurchaseAnnounced: lambda event, moment: (
        ()
        if moment.own(event.seat) or moment.follows(events.Paid, events.PieceTaken)
        else (moment.say_who("tetrikon-purchase", event.seat),)
    ),
    events.PurchaseWithdrawn: lambda event, moment: (
        moment.say_who("tetrikon-purchase-withdrawn", event.seat),
    ),
    events.InflationDeclared: _inflation_declared,
    events.InflationDeclined: lambda event, moment: (
        say("tetrikon-inflation-declined", moment.kind(event.seat)),
    ),
}
"""Who tells which event."""

"""Deals between players, in words: always read out in full to both sides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.naming import name_goods, name_piece
from accessgames.games.tetrikon.narration.reasons import tell_refusing
from accessgames.games.tetrikon.rules.events import (
    DealCancelled,
    DealCountered,
    DealMade,
    DealOpened,
    DealProposed,
    DealRefused,
    DraftChanged,
    GameClosing,
    SwapMade,
    SwapProposed,
    SwapRefused,
)
from accessgames.language import say

if TYPE_CHECKING:
    from accessgames.games.tetrikon.narration.moment import Moment, Teller
    from accessgames.language import Message


def _deal_opened(event: DealOpened | DealCountered, moment: Moment) -> Iterator[Message]:
    """Leave it to the question that follows: what to put into the offer."""
    del event, moment
    yield from ()


def _draft_changed(event: DraftChanged, moment: Moment) -> Iterator[Message]:
    """Tell the offer so far, to who puts it together step by step."""
    if moment.own(event.seat) and not moment.follows(DraftChanged, DealProposed, DealCancelled):
        give, take = name_goods(event.offer.give, event.offer.give_money), event.offer
        yield say("tetrikon-draft", "own", give=give, take=name_goods(take.take, take.take_money))


def _deal_cancelled(event: DealCancelled, moment: Moment) -> Iterator[Message]:
    """Tell that there is no offer after all: to others only of one that they have heard, when time is up."""
    if moment.own(event.seat) or any(isinstance(before, GameClosing) for before in moment.earlier):
        yield say("tetrikon-deal-cancelled", moment.kind(event.seat), who=moment.person(event.seat))


def _deal_proposed(event: DealProposed, moment: Moment) -> Iterator[Message]:
    offer = event.offer
    yield say(
        "tetrikon-deal-proposed",
        moment.kind(offer.seat),
        who=moment.person(offer.seat),
        partner=moment.person(offer.partner),
        give=name_goods(offer.give, offer.give_money),
        take=name_goods(offer.take, offer.take_money),
    )


def _deal_refused(event: DealRefused, moment: Moment) -> Iterator[Message]:
    """Tell a refusal; of a computer player also why, as long as the table still stands as it did."""
    seat = event.offer.partner
    yield say("tetrikon-deal-refused", moment.kind(seat), who=moment.person(seat))
    if not moment.later:
        yield from tell_refusing(event.offer, moment.desk)


def _deal_made(event: DealMade, moment: Moment) -> Iterator[Message]:
    """Tell what changed hands, to who took part from their own side."""
    offer = event.offer
    seat, partner = offer.seat, offer.partner
    give, take = name_goods(offer.give, offer.give_money), name_goods(offer.take, offer.take_money)
    if moment.own(partner):
        seat, partner, give, take = partner, seat, take, give
    yield say(
        "tetrikon-deal-made",
        moment.kind(seat),
        who=moment.person(seat),
        partner=moment.person(partner),
        give=give,
        take=take,
    )


def _swap_proposed(event: SwapProposed, moment: Moment) -> Iterator[Message]:
    yield say(
        "tetrikon-swap-proposed",
        moment.kind(event.seat),
        who=moment.person(event.seat),
        partner=moment.person(event.partner),
        give=name_piece(event.give),
        take=name_piece(event.take),
    )


def _swap_refused(event: SwapRefused, moment: Moment) -> Iterator[Message]:
    yield say("tetrikon-deal-refused", moment.kind(event.partner), who=moment.person(event.partner))


def _swap_made(event: SwapMade, moment: Moment) -> Iterator[Message]:
    seat, partner, give, take = event.seat, event.partner, event.give, event.take
    if moment.own(partner):
        seat, partner, give, take = partner, seat, take, give
    yield say(
        "tetrikon-swap-made",
        moment.kind(seat),
        who=moment.person(seat),
        partner=moment.person(partner),
        give=name_piece(give),
        take=name_piece(take),
    )


TELLERS: Final[dict[type, Teller]] = {
    DealOpened: _deal_opened,
    DealCountered: _deal_opened,
    DraftChanged: _draft_changed,
    DealCancelled: _deal_cancelled,
    DealProposed: _deal_proposed,
    DealRefused: _deal_refused,
    DealMade: _deal_made,
    SwapProposed: _swap_proposed,
    SwapRefused: _swap_refused,
    SwapMade: _swap_made,
}
"""Who tells which event."""

"""Chance cards drawn, kept, used and answered, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.naming import name_card, name_cards
from accessgames.games.tetrikon.rules.events import (
    BanLifted,
    BanSet,
    CardIdle,
    CardKept,
    CardUsed,
    ChanceDrawn,
    ChanceReshuffled,
    ImmunityUsed,
    SwapProposed,
)
from accessgames.language import Nested, say

if TYPE_CHECKING:
    from accessgames.games.tetrikon.narration.moment import Moment, Teller
    from accessgames.language import Message

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


TELLERS: Final[dict[type, Teller]] = {
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

"""Games, turns and deals in words: how they begin, what is offered to both sides in full, how they end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon import naming
from accessgames.games.tetrikon.narration.actions import tell_refusing
from accessgames.games.tetrikon.rules import events
from accessgames.games.tetrikon.rules.state import PLACES
from accessgames.language import say

if TYPE_CHECKING:
    from accessgames.games.tetrikon.narration.component_events import Moment, Teller
    from accessgames.language import Message


def _game_began(event: events.GameBegan, moment: Moment) -> Iterator[Message]:
    """Tell which game of a sequence it is; of a single one the names of the diagrams say enough."""
    del moment
    if event.of > 1:
        yield say("tetrikon-game-began", "system", number=event.number, of=event.of, level=event.level)


def _diagram_dealt(event: events.DiagramDealt, moment: Moment) -> Iterator[Message]:
    yield say(
        "tetrikon-diagram-dealt",
        moment.kind(event.seat),
        who=moment.person(event.seat),
        diagram=event.diagram,
        squares=event.squares,
    )


def _offer_filled(group: tuple[events.OfferFilled, ...], moment: Moment) -> Iterator[Message]:
    """Tell the whole offer in one line when it is laid out, otherwise each place for itself."""
    del moment
    if len(group) == PLACES and [event.place for event in group] == list(range(1, PLACES + 1)):
        yield say(
            "tetrikon-offer-begins", "system", pieces=naming.name_offer([event.piece for event in group])
        )
        return
    for event in group:
        piece = naming.name_piece(event.piece)
        yield say("tetrikon-offer-filled", "system", place=event.place, piece=piece, left=event.left)


def _start_rolled(group: tuple[events.StartRolled, ...], moment: Moment) -> Iterator[Message]:
    rolls = naming.counts(moment.listener, ((event.seat, event.face) for event in group))
    yield say("tetrikon-start-rolled", "other", rolls=rolls)


def _start_tied(event: events.StartTied, moment: Moment) -> Iterator[Message]:
    who = naming.name_people(moment.listener, event.seats)
    yield say("tetrikon-start-tied", "other", face=event.face, who=who)


def _starter(event: events.Starter, moment: Moment) -> Iterator[Message]:
    yield say("tetrikon-starter", "turn", who=moment.person(event.seat))


def _turn_began(event: events.TurnBegan, moment: Moment) -> Iterator[Message]:
    """Tell whose turn it is; the listener is asked what to do right afterwards, which says the same."""
    if not moment.own(event.seat):
        final = "yes" if event.final else "no"
        yield say("tetrikon-turn-began", moment.kind(event.seat), who=moment.person(event.seat), final=final)


def _turn_ended(event: events.TurnEnded, moment: Moment) -> Iterator[Message]:
    """Tell of a turn without an action; the end of another one is heard by the next one's beginning."""
    if event.passed:
        yield say("tetrikon-turn-passed", moment.kind(event.seat), who=moment.person(event.seat))


def _dice_rolled(event: events.DiceRolled, moment: Moment) -> Iterator[Message]:
    low, high = event.faces
    choice = "yes" if len(event.choices) > 1 else "no"
    yield say(
        "tetrikon-rolled",
        moment.kind(event.seat),
        who=moment.person(event.seat),
        low=low,
        high=high,
        money=event.money,
        choice=choice,
    )


def _reward_chosen(event: events.RewardChosen, moment: Moment) -> Iterator[Message]:
    """Tell that cards were chosen; a chance card and a piece are told as they come."""
    if event.reward == "money":
        yield say("tetrikon-reward-money", moment.kind(event.seat), who=moment.person(event.seat))


def _die_rolled(event: events.DieRolled, moment: Moment) -> Iterator[Message]:
    """Tell a roll that has to be repeated; otherwise the piece that it brings tells it."""
    if event.empty:
        yield say("tetrikon-die-empty", moment.kind(event.seat), face=event.face)
    elif event.purpose != "start" and not moment.follows(events.PieceTaken):
        yield say("tetrikon-die", moment.kind(event.seat), face=event.face)


BEGINNING_TELLERS: Final[dict[type, Teller]] = {
    events.GameBegan: _game_began,
    events.DiagramDealt: _diagram_dealt,
    events.OfferFilled: _offer_filled,
    events.StartRolled: _start_rolled,
    events.StartTied: _start_tied,
    events.Starter: _starter,
    events.TurnBegan: _turn_began,
    events.TurnEnded: _turn_ended,
    events.DiceRolled: _dice_rolled,
    events.RewardChosen: _reward_chosen,
    events.DieRolled: _die_rolled,
}
"""Who tells which event."""


def _deal_opened(event: events.DealOpened | events.DealCountered, moment: Moment) -> Iterator[Message]:
    """Leave it to the question that follows: what to put into the offer."""
    del event, moment
    yield from ()


def _draft_changed(event: events.DraftChanged, moment: Moment) -> Iterator[Message]:
    """Tell the offer so far, to who puts it together step by step."""
    if moment.own(event.seat) and not moment.follows(
        events.DraftChanged, events.DealProposed, events.DealCancelled
    ):
        give, take = naming.name_goods(event.offer.give, event.offer.give_money), event.offer
        yield say("tetrikon-draft", "own", give=give, take=naming.name_goods(take.take, take.take_money))


def _deal_cancelled(event: events.DealCancelled, moment: Moment) -> Iterator[Message]:
    """Tell that there is no offer after all: to others only of one that they have heard, when time is up."""
    if moment.own(event.seat) or any(isinstance(before, events.GameClosing) for before in moment.earlier):
        yield say("tetrikon-deal-cancelled", moment.kind(event.seat), who=moment.person(event.seat))


def _deal_proposed(event: events.DealProposed, moment: Moment) -> Iterator[Message]:
    offer = event.offer
    yield say(
        "tetrikon-deal-proposed",
        moment.kind(offer.seat),
        who=moment.person(offer.seat),
        partner=moment.person(offer.partner),
        give=naming.name_goods(offer.give, offer.give_money),
        take=naming.name_goods(offer.take, offer.take_money),
    )


def _deal_refused(event: events.DealRefused, moment: Moment) -> Iterator[Message]:
    """Tell a refusal; of a computer player also why, as long as the table still stands as it did."""
    seat = event.offer.partner
    yield say("tetrikon-deal-refused", moment.kind(seat), who=moment.person(seat))
    if not moment.later:
        yield from tell_refusing(event.offer, moment.listener)


def _deal_made(event: events.DealMade, moment: Moment) -> Iterator[Message]:
    """Tell what changed hands, to who took part from their own side."""
    offer = event.offer
    seat, partner = offer.seat, offer.partner
    give, take = (
        naming.name_goods(offer.give, offer.give_money),
        naming.name_goods(offer.take, offer.take_money),
    )
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


def _swap_proposed(event: events.SwapProposed, moment: Moment) -> Iterator[Message]:
    yield say(
        "tetrikon-swap-proposed",
        moment.kind(event.seat),
        who=moment.person(event.seat),
        partner=moment.person(event.partner),
        give=naming.name_piece(event.give),
        take=naming.name_piece(event.take),
    )


def _swap_refused(event: events.SwapRefused, moment: Moment) -> Iterator[Message]:
    yield say("tetrikon-deal-refused", moment.kind(event.partner), who=moment.person(event.partner))


def _swap_made(event: events.SwapMade, moment: Moment) -> Iterator[Message]:
    seat, partner, give, take = event.seat, event.partner, event.give, event.take
    if moment.own(partner):
        seat, partner, give, take = partner, seat, take, give
    yield say(
        "tetrikon-swap-made",
        moment.kind(seat),
        who=moment.person(seat),
        partner=moment.person(partner),
        give=naming.name_piece(give),
        take=naming.name_piece(take),
    )


DEAL_TELLERS: Final[dict[type, Teller]] = {
    events.DealOpened: _deal_opened,
    events.DealCountered: _deal_opened,
    events.DraftChanged: _draft_changed,
    events.DealCancelled: _deal_cancelled,
    events.DealProposed: _deal_proposed,
    events.DealRefused: _deal_refused,
    events.DealMade: _deal_made,
    events.SwapProposed: _swap_proposed,
    events.SwapRefused: _swap_refused,
    events.SwapMade: _swap_made,
}
"""Who tells which event."""


def _game_closing(event: events.GameClosing, moment: Moment) -> Iterator[Message]:
    if event.reason == "filled" and event.seat is not None:
        yield say("tetrikon-closing-filled", "score", who=moment.person(event.seat))
    else:
        yield say("tetrikon-closing", "score", reason=event.reason)
    if event.turns:
        yield say("tetrikon-last-turns", "score", who=naming.name_people(moment.listener, event.turns))


def _game_scored(event: events.GameScored, moment: Moment) -> Iterator[Message]:
    """Tell the penalties of the game; in a sequence also those of all games so far with the zeros."""
    listener = moment.listener
    for part in naming.cut(naming.counts(listener, enumerate(event.penalties))):
        yield say("tetrikon-game-scored", "score", penalties=part)
    if event.number > 1:
        totals = naming.nest(
            say("tetrikon-total-of", who=listener.person(seat), total=total, zeros=zeros)
            for seat, (total, zeros) in enumerate(zip(event.totals, event.zeros, strict=True))
        )
        for part in naming.cut(totals):
            yield say("tetrikon-game-totals", "score", number=event.number, totals=part)


def _lot_drawn(event: events.LotDrawn, moment: Moment) -> Iterator[Message]:
    who, among = moment.person(event.seat), naming.name_people(moment.listener, event.among)
    yield say("tetrikon-lot-drawn", "score", who=who, place=event.place, among=among)


def _match_over(event: events.MatchOver, moment: Moment) -> Iterator[Message]:
    """Leave the result to `tell_outcome`, which follows at once."""
    del event, moment
    yield from ()


ENDING_TELLERS: Final[dict[type, Teller]] = {
    events.GameClosing: _game_closing,
    events.GameScored: _game_scored,
    events.LotDrawn: _lot_drawn,
    events.MatchOver: _match_over,
}
"""Who tells which event."""

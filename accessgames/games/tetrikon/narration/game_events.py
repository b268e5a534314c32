"""Games, turns and deals in words: how they begin, what is offered to both sides in full, how they end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.naming import (
    counts,
    cut,
    name_goods,
    name_offer,
    name_people,
    name_piece,
    nest,
)
from accessgames.games.tetrikon.narration.actions import tell_refusing
from accessgames.games.tetrikon.rules.events import (
    DealCancelled,
    DealCountered,
    DealMade,
    DealOpened,
    DealProposed,
    DealRefused,
    DiagramDealt,
    DiceRolled,
    DieRolled,
    DraftChanged,
    GameBegan,
    GameClosing,
    GameScored,
    LotDrawn,
    MatchOver,
    OfferFilled,
    PieceTaken,
    RewardChosen,
    Starter,
    StartRolled,
    StartTied,
    SwapMade,
    SwapProposed,
    SwapRefused,
    TurnBegan,
    TurnEnded,
)
from accessgames.games.tetrikon.rules.state import PLACES
from accessgames.language import say

if TYPE_CHECKING:
    from accessgames.games.tetrikon.narration.component_events import Moment, Teller
    from accessgames.language import Message


def _game_began(event: GameBegan, moment: Moment) -> Iterator[Message]:
    """Tell which game of a sequence it is; of a single one the names of the diagrams say enough."""
    del moment
    if event.of > 1:
        yield say("tetrikon-game-began", "system", number=event.number, of=event.of, level=event.level)


def _diagram_dealt(event: DiagramDealt, moment: Moment) -> Iterator[Message]:
    yield say(
        "tetrikon-diagram-dealt",
        moment.kind(event.seat),
        who=moment.person(event.seat),
        diagram=event.diagram,
        squares=event.squares,
    )


def _offer_filled(group: tuple[OfferFilled, ...], moment: Moment) -> Iterator[Message]:
    """Tell the whole offer in one line when it is laid out, otherwise each place for itself."""
    del moment
    if len(group) == PLACES and [event.place for event in group] == list(range(1, PLACES + 1)):
        yield say("tetrikon-offer-begins", "system", pieces=name_offer([event.piece for event in group]))
        return
    for event in group:
        piece = name_piece(event.piece)
        yield say("tetrikon-offer-filled", "system", place=event.place, piece=piece, left=event.left)


def _start_rolled(group: tuple[StartRolled, ...], moment: Moment) -> Iterator[Message]:
    rolls = counts(moment.desk, ((event.seat, event.face) for event in group))
    yield say("tetrikon-start-rolled", "other", rolls=rolls)


def _start_tied(event: StartTied, moment: Moment) -> Iterator[Message]:
    who = name_people(moment.desk, event.seats)
    yield say("tetrikon-start-tied", "other", face=event.face, who=who)


def _starter(event: Starter, moment: Moment) -> Iterator[Message]:
    yield say("tetrikon-starter", "turn", who=moment.person(event.seat))


def _turn_began(event: TurnBegan, moment: Moment) -> Iterator[Message]:
    """Tell whose turn it is; the listener is asked what to do right afterwards, which says the same."""
    if not moment.own(event.seat):
        final = "yes" if event.final else "no"
        yield say("tetrikon-turn-began", moment.kind(event.seat), who=moment.person(event.seat), final=final)


def _turn_ended(event: TurnEnded, moment: Moment) -> Iterator[Message]:
    """Tell of a turn without an action; the end of another one is heard by the next one's beginning."""
    if event.passed:
        yield say("tetrikon-turn-passed", moment.kind(event.seat), who=moment.person(event.seat))


def _dice_rolled(event: DiceRolled, moment: Moment) -> Iterator[Message]:
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


def _reward_chosen(event: RewardChosen, moment: Moment) -> Iterator[Message]:
    """Tell that cards were chosen; a chance card and a piece are told as they come."""
    if event.reward == "money":
        yield say("tetrikon-reward-money", moment.kind(event.seat), who=moment.person(event.seat))


def _die_rolled(event: DieRolled, moment: Moment) -> Iterator[Message]:
    """Tell a roll that has to be repeated; otherwise the piece that it brings tells it."""
    if event.empty:
        yield say("tetrikon-die-empty", moment.kind(event.seat), face=event.face)
    elif event.purpose != "start" and not moment.follows(PieceTaken):
        yield say("tetrikon-die", moment.kind(event.seat), face=event.face)


BEGINNING_TELLERS: Final[dict[type, Teller]] = {
    GameBegan: _game_began,
    DiagramDealt: _diagram_dealt,
    OfferFilled: _offer_filled,
    StartRolled: _start_rolled,
    StartTied: _start_tied,
    Starter: _starter,
    TurnBegan: _turn_began,
    TurnEnded: _turn_ended,
    DiceRolled: _dice_rolled,
    RewardChosen: _reward_chosen,
    DieRolled: _die_rolled,
}
"""Who tells which event."""


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


DEAL_TELLERS: Final[dict[type, Teller]] = {
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


def _game_closing(event: GameClosing, moment: Moment) -> Iterator[Message]:
    if event.reason == "filled" and event.seat is not None:
        yield say("tetrikon-closing-filled", "score", who=moment.person(event.seat))
    else:
        yield say("tetrikon-closing", "score", reason=event.reason)
    if event.turns:
        yield say("tetrikon-last-turns", "score", who=name_people(moment.desk, event.turns))


def _game_scored(event: GameScored, moment: Moment) -> Iterator[Message]:
    """Tell the penalties of the game; in a sequence also those of all games so far with the zeros."""
    desk = moment.desk
    for part in cut(counts(desk, enumerate(event.penalties))):
        yield say("tetrikon-game-scored", "score", penalties=part)
    if event.number > 1:
        totals = nest(
            say("tetrikon-total-of", who=desk.person(seat), total=total, zeros=zeros)
            for seat, (total, zeros) in enumerate(zip(event.totals, event.zeros, strict=True))
        )
        for part in cut(totals):
            yield say("tetrikon-game-totals", "score", number=event.number, totals=part)


def _lot_drawn(event: LotDrawn, moment: Moment) -> Iterator[Message]:
    who, among = moment.person(event.seat), name_people(moment.desk, event.among)
    yield say("tetrikon-lot-drawn", "score", who=who, place=event.place, among=among)


def _match_over(event: MatchOver, moment: Moment) -> Iterator[Message]:
    """Leave the result to `tell_outcome`, which follows at once."""
    del event, moment
    yield from ()


ENDING_TELLERS: Final[dict[type, Teller]] = {
    GameClosing: _game_closing,
    GameScored: _game_scored,
    LotDrawn: _lot_drawn,
    MatchOver: _match_over,
}
"""Who tells which event."""

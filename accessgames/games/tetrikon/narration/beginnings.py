"""How a game and a turn begin, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.naming import counts, everybody, name_offer, name_piece
from accessgames.games.tetrikon.rules.events import (
    DiagramDealt,
    DiceRolled,
    DieRolled,
    GameBegan,
    OfferFilled,
    PieceTaken,
    RewardChosen,
    Starter,
    StartRolled,
    StartTied,
    TurnBegan,
    TurnEnded,
)
from accessgames.games.tetrikon.rules.table import PLACES
from accessgames.language import say

if TYPE_CHECKING:
    from accessgames.games.tetrikon.narration.moment import Moment, Teller
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
    who = everybody(moment.desk, event.seats)
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


TELLERS: Final[dict[type, Teller]] = {
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

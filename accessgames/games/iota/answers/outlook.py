"""What could be done: where a card fits and what it brings, which fours can be closed, who holds what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.games.board_questions import quote
from accessgames.games.iota import naming
from accessgames.games.iota.answers import board
from accessgames.games.iota.answers.board import nothing_more
from accessgames.games.iota.rules.cards import DIRECTIONS, HAND, LOT, WILD, Card, Spot
from accessgames.games.iota.rules.grid import grown
from accessgames.games.iota.rules.scoring import score_turn
from accessgames.games.iota.rules.view import IotaView, can_fill, fit, joined, places_for, places_left
from accessgames.games.iota.typed import ItemReader
from accessgames.games.measure import Changes
from accessgames.games.narration import counted, nest
from accessgames.games.people import find_person
from accessgames.language import Listing, Message, Phrase, say

if TYPE_CHECKING:
    from accessgames.games.iota.naming import IotaListener

_PER_LINE: Final = 3
"""So many places with their points fit a line."""


def answer_where_to(listener: IotaListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell where a card fits as a single one and what it brings there, row by row from the top.

    Raises:
        MalformedAction: The words are not one card.
    """
    read = ItemReader(listener, places=False).read(words)
    if not words:
        raise MalformedAction("iota-error-which-card")
    if len(read.cards) != 1:
        raise MalformedAction("iota-error-ask-card", words=quote(*words))
    cards = dict.fromkeys(read.cards[0])
    return tuple(line for card in cards for line in _where_to(card, listener.view))


def _where_to(card: Card, view: IotaView) -> Iterator[Message]:
    named = naming.name_held(card)
    lying = next((spot for spot, laid in view.grid.items() if laid == card != WILD), None)
    if lying is not None:
        yield say("iota-where-to-laid", card=named, cell=naming.name_spot(lying))
        return
    spots = sorted(places_for(view, card), key=lambda spot: (-spot.y, spot.x))
    if not spots:
        yield say("iota-where-to-none", card=named)
        return
    yield say("iota-where-to", card=named, count=len(spots))
    for start in range(0, len(spots), _PER_LINE):
        few = spots[start : start + _PER_LINE]
        yield say("iota-where-to-some", places=nest(_brings(spot, card, view) for spot in few))


def _brings(spot: Spot, card: Card, view: IotaView) -> Message:
    return say("iota-where-to-place", cell=naming.name_spot(spot), points=points_for(spot, card, view))


def points_for(spot: Spot, card: Card, view: IotaView) -> int:
    """Return what a single card would score on a place where it fits."""
    size = len(view.hands[view.viewer]) if view.viewer >= 0 else 0
    out = view.table.deck == 0 and size == 1 and (view.table.blind or card in view.hand)
    laid = ((spot, card),)
    return score_turn(grown(view.grid, laid), laid, 0, out=out).total


def answer_cell(listener: IotaListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what lies on a place; of a free one also which own cards fit there alone and what each brings.

    Raises:
        MalformedAction: The words are no place, or one that no match can reach.
    """
    view: IotaView = listener.view
    spot = board.asked_spot(listener, words)
    lines = board.tell_cell(view.grid, spot)
    if spot in view.grid or view.table.blind or not view.hand or not can_fill(view.grid, spot):
        return lines
    own = [_bringing(spot, card, view) for card in dict.fromkeys(fit(view, spot).own)]
    if not own:
        return (*lines, say("iota-cell-none"))
    few = [nest(own[start : start + _PER_LINE]) for start in range(0, len(own), _PER_LINE)]
    return (*lines, *(say("iota-cell-own", cards=cards) for cards in few))


def _bringing(spot: Spot, card: Card, view: IotaView) -> Message:
    return say("iota-cell-brings", card=naming.name_held(card), points=points_for(spot, card, view))


def answer_lots(listener: IotaListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell which lots one card of the own hand closes, and which places wait for a card that is not in it."""
    nothing_more(words)
    view: IotaView = listener.view
    closing = [
        (fit(view, spot), direction, joined(view.grid, spot, direction))
        for spot in places_left(view)
        for direction in DIRECTIONS
    ]
    lots = [(end, direction, line) for end, direction, line in closing if len(line) == LOT]
    own = [
        say(
            "iota-lots-own",
            run=naming.name_run(direction, line),
            cell=naming.name_spot(end.spot),
            cards=naming.name_hand(dict.fromkeys(end.own)),
        )
        for end, direction, line in lots
        if end.own
    ]
    waiting = dict.fromkeys(naming.name_spot(end.spot) for end, _, _ in lots if not end.own)
    if not lots:
        return (say("iota-lots-none"),)
    rest = (say("iota-lots-unseen", cells=Listing(tuple(waiting))),) if waiting else ()
    return (*(own or ([] if view.viewer < 0 or view.table.blind else [say("iota-lots-no-hand")])), *rest)


def compare(before: IotaListener, listener: IotaListener) -> Changes:
    """Return the points and the cards of everybody since an earlier position, and where a big table grew."""
    then, now = before.view.table, listener.view.table
    turns = now.history[len(then.history) :]

    def gained(seat: int) -> tuple[Phrase, ...]:
        laid = sum(len(turn.placed) for turn in turns if turn.seat == seat)
        return counted(point=now.scores[seat] - then.scores[seat], card=laid)

    new = [spot for spot, card in now.grid.items() if spot not in then.grid or then.grid[spot] != card]
    lines = board.tell_regions("iota-regions-new", new) if len(now.grid) >= board.MANY else ()
    return Changes(tuple(map(gained, range(now.seats))), tuple(lines))


def answer_holds(listener: IotaListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell how many cards somebody holds and which of them are known; without a name of everybody.

    Raises:
        MalformedAction: Nobody here is called so.
    """
    if not words:
        return tuple(line for seat in range(len(listener.people)) for line in _held(seat, listener))
    seat = find_person(words, listener)
    if seat is None:
        raise MalformedAction(
            "iota-error-nobody",
            name=quote(*words),
            names=Listing(tuple(person.name for person in listener.people)),
        )
    return tuple(_held(seat, listener))


def _held(seat: int, listener: IotaListener) -> Iterator[Message]:
    hand, who = listener.view.hands[seat], listener.person(seat)
    yield say("iota-holds", who=who, count=len(hand))
    known = tuple(card for card in hand if card is not None)
    if known and seat != listener.view.viewer:
        yield say("iota-holds-known", cards=naming.name_hand(known[:HAND]))

"""Events of pieces: offers, taking, adding, building, jokers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.material import BOARDS, MATERIAL
from accessgames.games.iqlandie.naming import (
    everybody,
    name_bag,
    name_colour,
    name_kind,
    name_piece,
    name_pieces,
    name_plain,
)
from accessgames.games.iqlandie.narration.telling.common import change, kind_of
from accessgames.language import Listing, Message, Nested, say
from accessgames.language.space import name_squares, portions

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material import Piece
    from accessgames.games.iqlandie.rules.events import (
        Added,
        BagEmpty,
        Built,
        ConditionDealt,
        Declared,
        Ended,
        Exchanged,
        JokersAsked,
        Offered,
        Placed,
        Returned,
        Took,
        Unplaced,
    )
    from accessgames.games.room import Desk

PIECES: Final = 3
"""So many pieces fit on one line."""


def condition_dealt(event: ConditionDealt, desk: Desk) -> Iterator[Message]:
    """Tell which colours a seat collects."""
    colours = Listing(tuple(map(name_colour, MATERIAL.conditions[event.condition])))
    yield say(
        "iqlandie-condition-dealt", kind_of(event.seat, desk), who=desk.person(event.seat), colours=colours
    )


def offered(event: Offered, desk: Desk) -> Iterator[Message]:
    """Tell the pieces beside a kind of tasks."""
    del desk
    refilled = "yes" if event.refilled else "no"
    for few in portions(name_pieces(event.pieces).items, PIECES):
        yield say("iqlandie-offered", "other", kind=name_kind(event.kind), pieces=few, refilled=refilled)


def bag_empty(event: BagEmpty, desk: Desk) -> Iterator[Message]:
    """Tell that a bag has run out."""
    del desk
    yield say("iqlandie-bag-empty", "other", bag=name_bag(event.bag), instead=name_bag(event.instead, "gen"))


def took(events: Sequence[Took], desk: Desk) -> Iterator[Message]:
    """Tell what somebody took, both pieces together."""
    seat = events[-1].seat
    pieces = name_pieces((piece for event in events for piece in event.pieces), "acc")
    for few in portions(pieces.items, PIECES):
        yield say("iqlandie-took", kind_of(seat, desk), who=desk.person(seat), pieces=few)


def added(event: Added, desk: Desk) -> Iterator[Message]:
    """Tell what came out of the bag."""
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    bag, piece = name_bag(event.bag, "gen"), name_piece(event.piece)
    yield say("iqlandie-added", kind, who=who, bag=bag, piece=piece)


def returned(event: Returned, desk: Desk) -> Iterator[Message]:
    """Tell what goes back to the bags."""
    del desk
    for few in portions(name_pieces(event.pieces).items, PIECES):
        yield say("iqlandie-returned", "other", pieces=few)


def placed(event: Placed, desk: Desk) -> Iterator[Message]:
    """Tell a piece that was laid: to the builder also where it lies."""
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    number = event.spot.exposition
    values = change(event.before, event.after)
    piece = name_piece(event.piece)
    yield say("iqlandie-placed", kind, who=who, piece=piece, number=number, score=event.after, **values)
    if event.seat not in desk.bots:
        squares = name_squares(BOARDS[number - 1], event.spot.mask)
        yield say("iqlandie-placed-at", kind, piece=piece, number=number, squares=squares)


def unplaced(event: Unplaced, desk: Desk) -> Iterator[Message]:
    """Tell a piece that was taken up again."""
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    values = change(event.before, event.after)
    piece = name_piece(event.piece)
    number = event.spot.exposition
    yield say("iqlandie-unplaced", kind, who=who, piece=piece, number=number, score=event.after, **values)


def exchanged(event: Exchanged, desk: Desk) -> Iterator[Message]:
    """Tell a piece that fitted nowhere, and what came for it."""
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    piece = name_piece(event.piece)
    if event.single is None:
        yield say("iqlandie-lost", kind, who=who, piece=piece)
    else:
        yield say("iqlandie-exchanged", kind, who=who, piece=piece, single=name_piece(event.single, "acc"))


def built(event: Built, desk: Desk) -> Iterator[Message]:
    """Tell that somebody has built; of computer players that goes without saying."""
    if event.seat in desk.bots:
        return
    who, people = desk.person(event.seat), [seat for seat in event.waiting if seat not in desk.bots]
    kind = kind_of(event.seat, desk)
    if people:
        yield say("iqlandie-built-waits", kind, who=who, waiting=everybody(desk.people, people))
    else:
        yield say("iqlandie-built", kind, who=who)


def jokers_asked(event: JokersAsked, desk: Desk) -> Iterator[Message]:
    """Tell which people declare jokers now, unless it is the listener alone, whose turn tells it."""
    people = [seat for seat in event.seats if seat not in desk.bots]
    if people and people != [desk.seat]:
        yield say("iqlandie-jokers-asked", "turn", who=everybody(desk.people, people))


def declared(event: Declared, desk: Desk) -> Iterator[Message]:
    """Tell what a joker stands for."""
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    yield say(
        "iqlandie-declared",
        kind,
        who=who,
        piece=name_plain(event.piece),
        number=event.spot.exposition,
        colour=name_colour(event.colour),
    )


def ended(event: Ended, desk: Desk) -> Iterator[Message]:
    """Say that it is over; the result says the rest."""
    del event, desk
    yield say("iqlandie-ended", "turn")


def numbered(pieces: Sequence[Piece]) -> tuple[Listing, ...]:
    """Name pieces with the numbers by which they are taken, in lines."""
    entries = tuple(
        Nested(say("iqlandie-numbered", number=number, piece=name_piece(piece)))
        for number, piece in enumerate(pieces, 1)
    )
    return portions(entries, PIECES)


def offer_now(desk: Desk) -> Iterator[Message]:
    """Tell a person who is to take pieces what there is."""
    table = desk.view.table
    if table.phase != "take" or table.taker in desk.bots:
        return
    kind = table.history[-1].kind
    for few in numbered(table.offer(kind)):
        yield say("iqlandie-offer-now", "turn", pieces=few)

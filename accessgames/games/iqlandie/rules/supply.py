"""The supply: which cards and pieces chance may draw, bags and offers (iQLANDIE, "Počet dílků u úlohy")."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie import material
from accessgames.games.iqlandie.rules import CARDS, LEVEL
from accessgames.games.iqlandie.rules.events import Added, BagEmpty, IqEvent, Offered
from accessgames.games.iqlandie.rules.state import IqTable, Owed
from accessgames.games.iqlandie.tasks import KINDS, SHIPPED, Deck

if TYPE_CHECKING:
    from accessgames.engine import Stream

_NEW_CARDS: Final = 1000
"""So many cards are made anew, numbered behind those of the box."""


@lru_cache(maxsize=64)
def _numbers(deck: Deck, kind: str, level: str, new: bool) -> tuple[int, ...]:  # noqa: FBT001 - plain, for a cache
    box = deck.size(kind)
    first = max(SHIPPED, box) + 1
    every = range(first, first + _NEW_CARDS) if new else range(1, box + 1)
    return tuple(number for number in every if level in {"all", str(deck.level_of(kind, number))})


def is_new(table: IqTable) -> bool:
    """Tell whether cards are made anew, without a half to prepare with."""
    return table.setup.value(CARDS) == "new"


def drawable_cards(table: IqTable, kind: str) -> tuple[int, ...]:
    """Return the numbers that chance may draw, ascending; when all were played, any of them once more."""
    numbers = _numbers(table.deck, kind, table.setup.value(LEVEL), is_new(table))
    used = {result.number for result in table.history if result.kind == kind}
    return tuple(number for number in numbers if number not in used) or numbers


def full_stock(pieces: material.PieceSet) -> tuple[int, ...]:
    """Return the full bags, and all single squares in the common supply."""
    return tuple(count for _, count in pieces.supply)


def stock_count(table: IqTable, bag: str) -> int:
    """Count the pieces in a bag."""
    return sum([table.stock[place] for place in table.pieces.places_in[bag]])


def source_bag(table: IqTable, bag: str) -> str | None:
    """Return the bag that pieces really come from; None when all are empty.

    Instead of an empty bag that of medium pieces is used, and when it is empty as well, the fullest.
    """
    for wanted in (bag, material.MATERIAL.instead):
        if stock_count(table, wanted):
            return wanted
    fullest = max(material.BAGS, key=lambda name: stock_count(table, name))
    return fullest if stock_count(table, fullest) else None


def filled_bags(table: IqTable) -> tuple[str, ...]:
    """Return the bags with something in them, the smallest pieces first."""
    return tuple(bag for bag in material.BAGS if stock_count(table, bag))


def drawable_pieces(table: IqTable) -> tuple[material.Piece, ...]:
    """Return the different pieces that may come next, sorted by name."""
    bag, pieces = source_bag(table, table.owed[0].bag) if table.owed else None, table.pieces
    return (
        tuple(pieces.supply[place][0] for place in pieces.places_in[bag] if table.stock[place]) if bag else ()
    )


def random_piece(table: IqTable, stream: Stream) -> material.Piece:
    """Draw a piece: each one in the bag is equally likely.

    Raises:
        ValueError: Nothing is owed, or all bags are empty.
    """
    bag = source_bag(table, table.owed[0].bag) if table.owed else None
    if bag is None:
        raise ValueError(table.phase)
    rest = stream.below(stock_count(table, bag))
    for place in table.pieces.places_in[bag]:
        rest -= table.stock[place]
        if rest < 0:
            return table.pieces.supply[place][0]
    raise ValueError(bag)


def with_moved(
    pieces: material.PieceSet, stock: tuple[int, ...], piece: material.Piece, by: int
) -> tuple[int, ...]:
    """Return the stock with a piece more or less."""
    place = pieces.place_of[piece]
    return (*stock[:place], stock[place] + by, *stock[place + 1 :])


def single_of(piece: material.Piece) -> material.Piece:
    """Return the single square that replaces a piece: of the same colour, never with a robot."""
    return material.Piece(material.SINGLE, piece.colour, robot=False)


def ordered(pieces: tuple[material.Piece, ...]) -> tuple[material.Piece, ...]:
    """Return pieces sorted by name."""
    return tuple(sorted(pieces, key=material.piece_name))


def without(pieces: tuple[material.Piece, ...], piece: material.Piece) -> tuple[material.Piece, ...]:
    """Return pieces with one of them gone.

    Raises:
        ValueError: It is not among them.
    """
    place = pieces.index(piece)
    return (*pieces[:place], *pieces[place + 1 :])


def with_offer(table: IqTable, kind: str, pieces: tuple[material.Piece, ...]) -> IqTable:
    """Return the table with another offer beside a kind of tasks."""
    place = tuple(KINDS).index(kind)
    return replace(table, offers=(*table.offers[:place], ordered(pieces), *table.offers[place + 1 :]))


def owing(table: IqTable, kinds: tuple[str, ...]) -> tuple[Owed, ...]:
    """Return what has to be drawn to fill empty offers, by the number of players."""
    return tuple(Owed(kind, bag) for kind in kinds for bag in material.MATERIAL.offers[table.seats])


def with_drawn(table: IqTable, piece: material.Piece) -> tuple[IqTable, tuple[IqEvent, ...]]:
    """Put a drawn piece into the offer it is owed to; tell when an offer is complete."""
    owed, *rest = table.owed
    bag = table.pieces.bag_of[piece]
    table = with_offer(table, owed.kind, (*table.offer(owed.kind), piece))
    table = replace(table, stock=with_moved(table.pieces, table.stock, piece, -1), owed=tuple(rest))
    events: list[IqEvent] = [BagEmpty(owed.bag, bag)] if bag != owed.bag else []
    if owed.seat is not None:
        events.append(Added(owed.seat, bag, piece))
    elif not rest or rest[0].kind != owed.kind:
        events.append(Offered(owed.kind, table.offer(owed.kind), table.phase == "draw"))
    return table, tuple(events)

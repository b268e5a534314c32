"""Cards, places and lines of IOTA as values that a message may carry, and the way back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from accessgames.engine import MalformedAction
from accessgames.games.iota.notation import START_ROW, format_column, parse_spot
from accessgames.games.iota.rules.cards import WILD, Card, Direction, Laid, Spot, colour, number, shape
from accessgames.games.iota.rules.view import IotaView
from accessgames.games.narration import nest
from accessgames.games.room import Listener
from accessgames.language import Cell, Listing, Message, Nested, Phrase, Value, keys, say

IotaListener: TypeAlias = Listener[IotaView]
"""Somebody at a table of IOTA."""

WILD_CARD: Final = Phrase("wild-card")
"""How a wild card is named."""

HELD_WILD: Final = Phrase("held-wild-card")
"""How a wild card is named among the cards of somebody: "a wild card" where the language has articles."""

NAME: Final = keys("iota-name")
"""The name of the game, said by the shell."""


def name_card(card: Card) -> Phrase:
    """Name a card: "červený kruh 3", short "čk3"."""
    if card == WILD:
        return WILD_CARD
    return Phrase(shape(card), (colour(card),), label=str(number(card)))


def name_cards(cards: Iterable[Card]) -> Listing:
    """Name several cards in their order, so that a card of the hand can be meant by its place."""
    return Listing(tuple(map(name_card, cards)))


def name_held(card: Card) -> Phrase:
    """Name a card that somebody holds or could place: "a wild card" where the language has articles."""
    return HELD_WILD if card == WILD else name_card(card)


def name_hand(cards: Iterable[Card]) -> Listing:
    """Name cards of a hand in their order, each wild card for itself."""
    return Listing(tuple(map(name_held, cards)))


def name_drawn(cards: Iterable[Card]) -> Listing:
    """Name new cards; wild cards are counted, since each is like the other."""
    names = list(name_hand(cards).items)
    wilds = names.count(HELD_WILD)
    if wilds > 1:
        names[names.index(HELD_WILD)] = Phrase(WILD_CARD.noun, count=wilds)
        names = [name for name in names if name != HELD_WILD]
    return Listing(tuple(names))


def name_spot(spot: Spot) -> Cell:
    """Name a place: the start card lies at m50."""
    return Cell(format_column(spot.x), START_ROW + spot.y)


def find_spot(cell: Cell) -> Spot | None:
    """Return the place that a name means, or None when no match can reach it."""
    try:
        return parse_spot(f"{cell.column}{cell.row}")
    except MalformedAction:
        return None


def name_laid(laid: Laid) -> Message:
    """Name a card together with its place: "m51 červený kruh 3"."""
    spot, card = laid
    return say("iota-card-at", cell=name_spot(spot), card=name_card(card))


def name_laid_cards(laid: Iterable[Laid]) -> Listing:
    """Name several cards together with their places."""
    return nest(map(name_laid, laid))


def name_line(direction: Direction, spot: Spot) -> Nested:
    """Name the whole row or column through a place: "řada 51", "sloupec m"."""
    return Nested(say("iota-line", way=direction, cell=name_spot(spot), row=START_ROW + spot.y))


def name_within_line(direction: Direction, spot: Spot) -> Nested:
    """Name the row or column through a place where something is: "v řadě 51", "ve sloupci m"."""
    return Nested(say("iota-in-line", way=direction, cell=name_spot(spot), row=START_ROW + spot.y))


def name_run(direction: Direction, spots: Sequence[Spot]) -> Nested:
    """Name neighbouring places of a line: "řada 51, m až p", "sloupec m, 48 až 51"."""
    first, last = spots[0], spots[-1]
    return Nested(
        say(
            "iota-run",
            way=direction,
            long="yes" if len(spots) > 1 else "no",
            first=name_spot(first),
            last=name_spot(last),
            low=START_ROW + first.y,
            high=START_ROW + last.y,
        )
    )


def name_people(listener: IotaListener, seats: Iterable[int]) -> Listing:
    """Name several people, the listener as "vy"."""
    return nest(say("iota-somebody", who=listener.person(seat)) for seat in seats)


def split_listing(items: Sequence[Value], size: int) -> tuple[Listing, ...]:
    """Cut a long list into listings that fit a line each."""
    return tuple(Listing(tuple(items[at : at + size])) for at in range(0, len(items), size))

"""Pieces, cards, amounts, diagrams and people of Tetrikon as values that a message may carry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from accessgames.games.narration import nest
from accessgames.language import Listing, Nested, Phrase, Value, keys, say
from accessgames.language.space import portions
from accessgames.language.values import Clock, duration

if TYPE_CHECKING:
    from accessgames.games.room import Listener
    from accessgames.games.tetrikon.rules.puzzle import PuzzleView
    from accessgames.games.tetrikon.rules.state import TetrikonView
    from accessgames.games.tetrikon.rules.tasks import Offer

TetrikonListener: TypeAlias = "Listener[TetrikonView | PuzzleView]"
"""Somebody at a table with a market, or at a diagram in blitz and solo."""

NAME: Final = keys("tetrikon-name")
"""How the game is called; whoever tells about games looks for this key."""

PIECES: Final = (
    "k1", "d2", "t3", "r3", "i4", "o4", "l4", "t4", "s4", "i5", "u5", "x5", "p5",
)  # fmt: skip
"""Pieces that have a name in the lexicon; those of a club's own set are named by their id."""

_FEW: Final = 3
"""Of so many players one Braille line can tell."""


def name_piece(piece: str) -> Phrase:
    """Name a piece: "hák"."""
    return Phrase(f"tetrikon-{piece}") if piece in PIECES else Phrase("tetrikon-piece", label=piece)


def name_pieces(pieces: Iterable[str]) -> Listing:
    """Name several pieces, equal ones counted: "2 háky a tyč"."""
    counted = Counter(pieces)
    return Listing(tuple(count_piece(piece, count) for piece, count in counted.items()))


def count_piece(piece: str, count: int) -> Phrase:
    """Name so many pieces of a type; one of them without the number."""
    if count == 1:
        return name_piece(piece)
    if piece in PIECES:
        return Phrase(f"tetrikon-{piece}", count=count)
    return Phrase("tetrikon-piece", count=count, label=piece)


def name_offer(offer: Sequence[str | None]) -> Listing:
    """Name the pieces of the offer with their places: "1 hák, 2 tyč"."""
    return nest(
        say("tetrikon-place-empty", place=place)
        if piece is None
        else say("tetrikon-at-place", place=place, piece=name_piece(piece))
        for place, piece in enumerate(offer, 1)
    )


def name_card(kind: str) -> Nested:
    """Name a chance card; on a Braille line by its fixed abbreviation."""
    return Nested(say(f"tetrikon-card-{kind}"))


def name_cards(kinds: Iterable[str]) -> Listing:
    """Name several chance cards."""
    return Listing(tuple(map(name_card, kinds)))


def name_points(points: int) -> Nested:
    """Name an amount: "25 T"."""
    return Nested(say("tetrikon-points", points=points))


def name_money(cards: Iterable[int]) -> Listing:
    """Name T cards, the highest first, equal ones counted: "50 T, 2 krát 10 T"."""
    counted = Counter(sorted(cards, reverse=True))
    return nest(
        say("tetrikon-note", points=value) if count == 1 else say("tetrikon-times", count=count, points=value)
        for value, count in counted.items()
    )


def name_goods(pieces: Sequence[str], money: int) -> Listing:
    """Name one side of a deal: "hák a 25 T", or "nic"."""
    items: list[Value] = list(name_pieces(pieces).items)
    if money:
        items.append(name_points(money))
    return Listing(tuple(items)) if items else nest((say("tetrikon-nothing"),))


def name_sides(offer: Offer) -> tuple[Listing, Listing]:
    """Name both sides of a deal: what who makes it gives, and takes."""
    return name_goods(offer.give, offer.give_money), name_goods(offer.take, offer.take_money)


def somebody(listener: TetrikonListener, seat: int) -> Nested:
    """Name somebody in a list, the listener as "vy"."""
    return Nested(say("tetrikon-somebody", who=listener.person(seat)))


def name_people(listener: TetrikonListener, seats: Iterable[int]) -> Listing:
    """Name several people, the listener as "vy"."""
    return Listing(tuple(somebody(listener, seat) for seat in seats))


def counts(listener: TetrikonListener, numbers: Iterable[tuple[int, int]]) -> Listing:
    """Name people with a number each: "vy 2, Petr 1"."""
    return nest(say("tetrikon-count-of", who=listener.person(seat), count=count) for seat, count in numbers)


def cut(entries: Listing) -> tuple[Listing, ...]:
    """Cut what is told of four players in two, so that it fits a Braille line."""
    size = len(entries.items)
    return portions(entries.items, 2 if size > _FEW else size) if size else (entries,)


def name_time(milliseconds: int) -> Nested:
    """Name a time: "2 minuty a 5 sekund", short "2:05"."""
    seconds = milliseconds // 1000
    return Nested(say("tetrikon-time-span", time=duration(seconds), figures=Clock(seconds)))

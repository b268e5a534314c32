"""Sets of cards told in few words: by name when they are few, else by colour, shape and number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from accessgames.games.iota.naming import name_cards, portions
from accessgames.games.iota.rules import CARDS, COLOURS, NUMBERS, SHAPES, Mask, cards_of, mask_of
from accessgames.games.iota.rules.cards import MARKS
from accessgames.language import Listing, Message, Nested, Phrase, say

FEW: Final = 4
"""So many cards are named one by one, on one line."""


def tell_kinds(mask: Mask) -> Iterator[Message]:
    """Describe a set of cards in one line where it can be, else in several."""
    cards = tuple(cards_of(mask))
    parts = _parts(mask)
    if len(cards) > FEW and mask == _product(*parts):
        colours, shapes, numbers = parts
        yield say(
            "iota-kinds",
            colours=Listing(tuple(Nested(say("iota-colour", colour=COLOURS[at])) for at in sorted(colours))),
            shapes=Listing(tuple(Phrase(SHAPES[at]) for at in sorted(shapes))),
            numbers=Listing(tuple(NUMBERS[at] for at in sorted(numbers))),
        )
    else:
        for few in portions(name_cards(cards).items, FEW):
            yield say("iota-choice", cards=few)


def _parts(mask: Mask) -> tuple[set[int], set[int], set[int]]:
    """Return the colours, the shapes and the numbers that occur, as indexes."""
    marks = [MARKS[card] for card in cards_of(mask)]
    colours, shapes, numbers = ({mark[kind] for mark in marks} for kind in range(3))
    return colours, shapes, numbers


def _product(colours: set[int], shapes: set[int], numbers: set[int]) -> Mask:
    """Return all cards with one of the colours, one of the shapes and one of the numbers."""
    return mask_of(
        card
        for card in CARDS
        if MARKS[card][0] in colours and MARKS[card][1] in shapes and MARKS[card][2] in numbers
    )

"""Throws told by colour: totals with the white die counted, colours that no die shows named as missing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from accessgames.games.quantum.naming import (
    name_colour,
    name_faces,
    name_number,
    name_totals,
    nested,
    white_number,
)
from accessgames.games.quantum.rules.dice import COLOURS, absent, totals
from accessgames.language import Listing, Message, Nested, Phrase, say

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.dice import Face


def missing_and_totals(dice: tuple[Face, ...], colours: Iterable[int]) -> Listing:
    """Name totals; a colour that no die shows is named as missing, its total is the white die."""
    missing = absent(dice)
    return Listing(
        tuple(_missing(colour) if colour in missing else _total(dice, colour) for colour in colours)
    )


def _missing(colour: int) -> Nested:
    return Nested(say("quantum-missing", colour=name_colour(colour)))


def _total(dice: tuple[Face, ...], colour: int) -> Phrase:
    return name_number(colour, totals(dice)[colour])


def tell_dice(dice: tuple[Face, ...]) -> tuple[Message, ...]:
    """Tell a throw for somebody who asks: totals, missing colours, then each die with its number."""
    items = missing_and_totals(dice, range(len(COLOURS)))
    white = white_number(dice)
    lines = [say("quantum-dice-totals", items=items, sums=name_totals(dice), white=white)]
    missing = absent(dice)
    if missing:
        names = Listing(tuple(map(name_colour, missing)))
        lines.append(say("quantum-dice-missing", colours=names, white=white))
    shown = name_faces(dice)
    numbered = nested(say("quantum-die", number=at, face=face) for at, face in enumerate(shown.items, 1))
    lines.append(say("quantum-dice-each", dice=numbered, faces=shown))
    return tuple(lines)

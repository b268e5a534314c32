"""Colours, totals, dice and people of Quantum as values that a message may carry."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final, TypeAlias

from accessgames.games.narration import nest
from accessgames.games.quantum.rules import dice as cubes
from accessgames.games.quantum.rules.state import QuantumView
from accessgames.games.room import Listener
from accessgames.language import Listing, Phrase, keys, say

QuantumListener: TypeAlias = Listener[QuantumView]
"""Somebody at a table of Quantum."""

NAME: Final = keys("quantum-name")
"""How the game is called; whoever tells about games looks for this key."""

COLOUR_WORDS: Final = ("red", "yellow", "blue", "purple")
"""Word ids of the colours, in the order of the rules."""

WHITE_WORD: Final = "white"
"""Word id of the white die."""

NUMBER_WORDS: Final = ("one", "two", "three", "four", "five", "six")
"""Word ids of the names of the numbers on a die, from 1 on."""

_NOUNS: Final = ("red-one", "yellow-one", "blue-one", "purple-one", "white-one")


def name_colour(colour: int) -> Phrase:
    """Name a colour: "červená"."""
    return Phrase(_NOUNS[colour])


def name_number(colour: int, number: int) -> Phrase:
    """Name a total or a written number of a colour: "červená 6", short `č6`."""
    return Phrase(_NOUNS[colour], label=str(number))


def name_colours(colours: Iterable[int]) -> Listing:
    """Name several colours."""
    return Listing(tuple(map(name_colour, colours)))


def name_totals(dice: tuple[cubes.Face, ...], colours: Iterable[int] | None = None) -> Listing:
    """Name the totals of a throw, the white die counted with each: "červená 6, žlutá 8"."""
    sums = cubes.totals(dice)
    chosen = range(len(cubes.COLOURS)) if colours is None else colours
    return Listing(tuple(name_number(colour, sums[colour]) for colour in chosen))


def present(dice: tuple[cubes.Face, ...]) -> tuple[int, ...]:
    """Return the colours that some die shows."""
    missing = cubes.absent(dice)
    return tuple(colour for colour in range(len(cubes.COLOURS)) if colour not in missing)


def name_face(face: cubes.Face) -> Phrase:
    """Name what a die shows: "modrá 4", "bílá 3", short `m4`, `b3`."""
    colour = cubes.face_colour(face)
    return Phrase(_NOUNS[-1 if colour is None else colour], label=str(cubes.face_number(face)))


def name_faces(faces: Iterable[cubes.Face]) -> Listing:
    """Name what several dice show, in their order."""
    return Listing(tuple(map(name_face, faces)))


def name_groups(faces: Iterable[cubes.Face]) -> Listing:
    """Name faces grouped by colour, the white one last: "červená 1 a 2", "bílá 3", short `č12`, `b3`."""
    groups = groupby(sorted(faces), key=lambda face: face // cubes.SIDES)
    numbers = ((group, tuple(map(cubes.face_number, alike))) for group, alike in groups)
    return nest(
        say(
            "quantum-group",
            colour=Phrase(_NOUNS[group]),
            numbers=Listing(shown),
            digits="".join(map(str, shown)),
        )
        for group, shown in numbers
    )


def name_dice(dice: tuple[cubes.Face, ...], mask: int) -> Listing:
    """Name what the dice of a mask show, by colour, the white one last."""
    return name_faces(sorted(dice[die] for die in cubes.dice_of_mask(mask)))


def find_face(suit: str, number: int) -> cubes.Face | None:
    """Return the face that a colour word and a number mean; a bare number is the white die."""
    if not 1 <= number <= cubes.SIDES:
        return None
    if suit in COLOUR_WORDS:
        return COLOUR_WORDS.index(suit) * cubes.SIDES + number - 1
    return cubes.WHITE + number - 1


def white_number(dice: tuple[cubes.Face, ...]) -> int:
    """Return the number of the white die."""
    return cubes.face_number(dice[cubes.WHITE_DIE])


def name_people(listener: QuantumListener, seats: Iterable[int]) -> Listing:
    """Name several people, the listener as "vy"."""
    return nest(say("quantum-somebody", who=listener.person(seat)) for seat in seats)

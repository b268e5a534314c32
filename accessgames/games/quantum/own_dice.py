"""Real dice on the table: what they show is told by hand, checked against the dice, corrected, confirmed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from accessgames.engine.chance import Throw, assign_dice
from accessgames.games.quantum.answers import asked_seat
from accessgames.games.quantum.naming import find_face, name_dice, name_face, name_faces, name_groups
from accessgames.games.quantum.rules.dice import (
    ALL_DICE,
    DIE_FACES,
    WHITE_DIE,
    Face,
    dice_of_mask,
    face_colour,
    face_number,
)
from accessgames.games.quantum.rules.rolls import seat_faces
from accessgames.games.quantum.rules.state import Phase, QuantumState, Roll, Start
from accessgames.games.quantum.typed import face_reader
from accessgames.language import Listing, Message, say
from accessgames.language.dice import DiceDictation

if TYPE_CHECKING:
    from accessgames.games.room import Listener

Faces = tuple[Face, ...]


def throw_of(table: QuantumState) -> Throw[Face]:
    """Return the dice in the air.

    At a second throw nobody knows which of the dice that can show the kept faces were kept, so every set of
    dice counts that could have been thrown.
    """
    coloured = dice_of_mask(ALL_DICE ^ 1 << WHITE_DIE)
    white = (frozenset(DIE_FACES[WHITE_DIE]),) if table.rolling >> WHITE_DIE & 1 else ()
    count = len(_coloured(table.rolling))
    layouts = tuple(
        (*(frozenset(DIE_FACES[die]) for die in air), *white)
        for air in combinations(coloured, count)
        if _could_be_thrown(air, table)
    )
    return Throw(layouts)


def _coloured(mask: int) -> tuple[int, ...]:
    return tuple(die for die in dice_of_mask(mask) if die != WHITE_DIE)


def _could_be_thrown(air: Sequence[int], table: QuantumState) -> bool:
    """Tell whether these dice could have shown the thrown faces, and the others the kept ones."""
    if table.rolling == ALL_DICE:
        return True
    lying = [die for die in range(WHITE_DIE) if die not in air]
    thrown = [table.dice[die] for die in _coloured(table.rolling)]
    kept = [table.dice[die] for die in _coloured(ALL_DICE ^ table.rolling)]
    return (
        assign_dice(thrown, [DIE_FACES[die] for die in air]) is not None
        and assign_dice(kept, [DIE_FACES[die] for die in lying]) is not None
    )


def kept_faces(table: QuantumState) -> Faces:
    """Return the faces of the dice that stay on the table."""
    return tuple(table.dice[die] for die in dice_of_mask(ALL_DICE ^ table.rolling))


def offer(face: Face, possible: frozenset[Face]) -> Listing:
    """Name the possible faces of the same colour, the ones most likely meant: "červená 1, 2 nebo 4"."""
    alike = sorted(other for other in possible if face_colour(other) == face_colour(face))
    return Listing((*map(name_face, alike[:1]), *map(face_number, alike[1:])))


class OwnDice:
    """Takes what real dice show; see `games.room.OwnChance`. The lot for the first player is told by name."""

    def asked(self, desk: Listener) -> bool:
        """Whether this match is played with real dice."""
        own: bool = desk.view.table.rulings.own_dice
        return own

    def question(self, told: Faces, desk: Listener) -> Message:
        """Ask who starts, what was thrown, or what is still missing of it."""
        table: QuantumState = desk.view.table
        if table.phase is Phase.STARTER:
            return say("quantum-own-starter", "turn")
        missing = table.rolling.bit_count() - len(told)
        if told:
            return say(
                "quantum-own-more", "turn", count=missing, groups=name_groups(told), faces=name_faces(told)
            )
        if table.rolling == ALL_DICE:
            return say("quantum-own-throw", "turn", who=desk.person(table.active), count=missing)
        dice = name_dice(table.dice, table.rolling)
        return say("quantum-own-again", "turn", who=desk.person(table.active), count=missing, dice=dice)

    def hear(self, words: Sequence[str], told: Faces, desk: Listener) -> Faces:
        """Return what is told after these words.

        Raises:
            MalformedAction: A word is no face, or the dice can't show it beside the others.
        """
        table: QuantumState = desk.view.table
        if table.phase is Phase.STARTER:
            return (asked_seat(desk, words),)
        hearing = DiceDictation(face_reader(desk.words), find_face, name_face, offer)
        return hearing.hear(words, told, throw_of(table), kept_faces(table) if table.second else ())

    def action(self, told: Faces, desk: Listener) -> Start | Roll | None:
        """Return the throw once every die in the air is told."""
        table: QuantumState = desk.view.table
        if table.phase is Phase.STARTER:
            return Start(told[0]) if told else None
        if len(told) < table.rolling.bit_count():
            return None
        dice = seat_faces(table, told)
        return None if dice is None else Roll(dice)

    def read_back(self, told: Faces, desk: Listener) -> Message:
        """Repeat who starts, or the faces with the totals they make."""
        action = self.action(told, desk)
        if isinstance(action, Roll):
            groups, faces = name_groups(told), name_faces(sorted(told))
            return say("quantum-own-heard", "turn", groups=groups, faces=faces)
        return say("quantum-own-heard-starter", "turn", who=desk.person(told[0]))

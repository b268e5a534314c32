"""What the dice in the air can show: fair throws, the space of all throws, and real dice told by hand."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import permutations, product
from typing import TYPE_CHECKING, Final

from accessgames.engine.chance import assign_dice
from accessgames.games.quantum.rules.dice import (
    ALL_DICE,
    DICE,
    DIE_FACES,
    SIDES,
    WHITE_DIE,
    Face,
    dice_of_mask,
    face_name,
)
from accessgames.games.quantum.rules.state import Phase, QuantumAction, QuantumState, Roll

if TYPE_CHECKING:
    from accessgames.engine import Stream

Dice = tuple[Face, ...]

_POWERS: Final[tuple[int, ...]] = tuple(SIDES**count for count in range(DICE + 1))


def random_roll(state: QuantumState, stream: Stream) -> Roll:
    """Throw the dice of `state.rolling`; each face of a die is equally likely."""
    thrown = dice_of_mask(state.rolling)
    number = stream.below(_POWERS[len(thrown)])
    shown = list(state.dice or (0,) * DICE)
    for die in thrown:
        number, side = divmod(number, SIDES)
        shown[die] = DIE_FACES[die][side]
    return Roll(tuple(shown))


class RollSpace(Collection[QuantumAction]):
    """All throws that are possible now: tested at once, listed lazily, sorted by notation."""

    __slots__ = ("_state",)

    def __init__(self, state: QuantumState) -> None:
        """Look at the dice in the air."""
        self._state = state

    def __len__(self) -> int:
        if _seatings_matter(self._state):
            return sum(1 for _ in self)
        return _POWERS[self._state.rolling.bit_count()]

    def __iter__(self) -> Iterator[Roll]:
        if not _seatings_matter(self._state):
            return map(Roll, product(*_sides(self._state.dice, self._state.rolling)))
        spaces = [product(*_sides(dice, rolling)) for dice, rolling in _seatings(self._state)]
        return map(
            Roll,
            sorted({dice for space in spaces for dice in space}, key=lambda dice: list(map(face_name, dice))),
        )

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Roll) and is_possible(self._state, action.dice)


def _sides(dice: Dice, rolling: int) -> list[Dice]:
    """What each die may show: all its faces in the air, its present face otherwise."""
    return [DIE_FACES[die] if rolling >> die & 1 else (dice[die],) for die in range(DICE)]


def is_possible(state: QuantumState, dice: Dice) -> bool:
    """Tell whether the thrown dice can show this while the others stay as they are."""
    if state.phase is not Phase.ROLL or len(dice) != DICE:
        return False
    seatings = _seatings(state) if _seatings_matter(state) else ((state.dice, state.rolling),)
    return any(
        all(face in sides for face, sides in zip(dice, _sides(shown, rolling), strict=True))
        for shown, rolling in seatings
    )


def _seatings_matter(state: QuantumState) -> bool:
    """With real dice nobody knows which of two dice shows a face; it matters once some are thrown again."""
    return state.rulings.own_dice and state.rolling != ALL_DICE


def _seatings(state: QuantumState) -> Iterator[tuple[Dice, int]]:
    """All ways in which the coloured dice could show the present faces, with the mask in the air."""
    for order in permutations(range(WHITE_DIE)):
        if all(state.dice[place] in DIE_FACES[die] for place, die in enumerate(order)):
            shown = list(state.dice)
            rolling = state.rolling >> WHITE_DIE << WHITE_DIE
            for place, die in enumerate(order):
                shown[die] = state.dice[place]
                rolling |= (state.rolling >> place & 1) << die
            yield tuple(shown), rolling


def seat_faces(state: QuantumState, faces: Dice) -> Dice | None:
    """Find dice for faces told by hand, in any order: all seven, or only those just thrown.

    Who reads real dice does not know which die is which. Returns what each die shows, or None when these dice
    cannot show that (no such face, or one too many of it).
    """
    if state.rolling == ALL_DICE:
        return _seat(ALL_DICE, faces, (0,) * DICE)
    for shown, rolling in _seatings(state):
        kept = [face for die, face in enumerate(shown) if not rolling >> die & 1]
        fresh = _without(faces, kept) if len(faces) == DICE else faces
        found = None if fresh is None else _seat(rolling, fresh, shown)
        if found is not None:
            return found
    return None


def _without(faces: Dice, kept: list[Face]) -> Dice | None:
    """Take the kept faces out of a complete list; None when one of them is missing."""
    rest = list(faces)
    for face in kept:
        if face not in rest:
            return None
        rest.remove(face)
    return tuple(rest)


def _seat(rolling: int, faces: Dice, shown: Dice) -> Dice | None:
    """Give each face a thrown die, or return None when they do not go together."""
    thrown = dice_of_mask(rolling)
    seats = assign_dice(faces, [DIE_FACES[die] for die in thrown]) if len(faces) == len(thrown) else None
    if seats is None:
        return None
    result = list(shown)
    for face, place in zip(faces, seats, strict=True):
        result[thrown[place]] = face
    return tuple(result)

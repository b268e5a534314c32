"""What short sounds stand for, and the text by which a cue goes to what plays it.

A cue is a name such as `turn`, a number of points, or places of a board: where they are and what lies there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, cast, get_args

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from collections.abc import Sequence

Lies: TypeAlias = Literal["empty", "free", "taken", "mine"]
"""What lies on a place: nothing, nothing but something fits there, something, something of the listener's."""

SCALE: Final = 100
"""The right and the upper end of a board; the left and the lower one are 0."""

MOST_SPOTS: Final = 99
"""Places that one cue may have; no board is wider."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of a board as it sounds.

    Attributes:
        across: 0 at the left end of the board to `SCALE` at the right.
        up: 0 at its lower end to `SCALE` at the upper.
        lies: What lies there.
    """

    across: int
    up: int
    lies: Lies


@dataclass(frozen=True, slots=True)
class Cue:
    """A short sound.

    Attributes:
        name: `turn`, `refused`, `end`, `points`, `place`; or `edge`, a place behind which the board ends.
        points: How many, of `points`; a loss is below 0.
        spots: Places one after another, of `place` and `edge`.
    """

    name: str
    points: int = 0
    spots: tuple[Spot, ...] = ()


def write_cue(cue: Cue) -> str:
    """Write a cue as text.

    >>> write_cue(Cue("place", spots=(Spot(0, 50, "free"), Spot(100, 50, "mine"))))
    'place 0,50,free 100,50,mine'
    """
    if cue.name == "points":
        return f"points {cue.points}"
    return " ".join((cue.name, *(f"{spot.across},{spot.up},{spot.lies}" for spot in cue.spots)))


def read_cue(text: str) -> Cue:
    """Read what `write_cue` wrote.

    Raises:
        ValueError: It is no such text.

    >>> read_cue("points -3")
    Cue(name='points', points=-3, spots=())
    """
    name, *words = text.split(" ")
    if name == "points" and len(words) == 1:
        return Cue(name, points=int(words[0]))
    if len(words) > MOST_SPOTS:
        raise ValueError(text)
    return Cue(name, spots=tuple(map(_read_spot, words)))


def _read_spot(word: str) -> Spot:
    across, up, lies = word.split(",")
    spot = Spot(int(across), int(up), cast("Lies", lies))
    if lies not in get_args(Lies) or not all(0 <= share <= SCALE for share in (spot.across, spot.up)):
        raise ValueError(word)
    return spot


def place_on_scale(value: int, among: Sequence[int]) -> int:
    """Return where a column or row stands between the first and the last one; the middle where there is one.

    >>> [place_on_scale(value, (3, 4, 7)) for value in (3, 5, 7)]
    [0, 50, 100]
    """
    first, last = min(among), max(among)
    return SCALE * (value - first) // (last - first) if last > first else SCALE // 2

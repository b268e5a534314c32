"""What can be done in blitz and solo, and how journals write it.

A seat is a number from 0, a piece its id, a diagram its id, a square its name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from accessgames.engine import Elapsed, format_elapsed, malformed, parse_elapsed
from accessgames.engine.grid import Square, parse_square

THINKING: Final = (1000, 2000, 5000, 10_000, 20_000, 30_000, 60_000)
"""Milliseconds that `Think` may take."""

WORDS: Final = ("begin", "draw", "give-up", "lay", "lift", "pick", "think")
"""First words of this notation, besides `+MS`."""

FORMS: Final = ("lay l4 2 c3", "lift c3", "pick A7", "draw A7", "think 5000", "begin", "give-up")
"""What actions look like, for people who wrote another thing."""
_NUMBERS: Final = tuple("12345678")
_ID: Final = re.compile(r"[a-z][a-z0-9]{0,11}")
_DIAGRAM: Final = re.compile(r"[A-Z][1-9][0-9]?")


@dataclass(frozen=True, slots=True)
class Pick:
    """Name the next diagram of the combination, "pick A7" (R42)."""

    diagram: str


@dataclass(frozen=True, slots=True)
class Begin:
    """Begin the own run: the diagrams are drawn, then the time runs, "begin"."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: the awaited seat gets this diagram, "draw A7"."""

    diagram: str


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a free piece into the present diagram, "lay l4 2 c3".

    Attributes:
        piece: Which.
        orientation: Number of its orientation, from 1.
        anchor: The covered square with the lowest row, then the lowest column.
    """

    piece: str
    orientation: int
    anchor: Square


@dataclass(frozen=True, slots=True)
class Lift:
    """Take a piece out of the present diagram, "lift c3".

    Attributes:
        anchor: Where it lies.
    """

    anchor: Square


@dataclass(frozen=True, slots=True)
class Think:
    """Let time pass before the next piece, "think 5000": how computer players, who need none, take theirs.

    Attributes:
        milliseconds: One of `THINKING`.
    """

    milliseconds: int


@dataclass(frozen=True, slots=True)
class GiveUp:
    """End the own run unfinished, "give-up"."""


PuzzleAction: TypeAlias = Pick | Begin | Draw | Lay | Lift | Think | GiveUp | Elapsed
"""Everything that can be done."""

PUZZLE_ACTIONS: Final = (Pick, Begin, Draw, Lay, Lift, Think, GiveUp)
"""The same as classes, but for `Elapsed`, which the other ways to play have, too."""


def format_action(action: PuzzleAction) -> str:
    """Write an action; `parse_action` reads it back."""
    if isinstance(action, Elapsed):
        return format_elapsed(action)
    if isinstance(action, Pick | Draw):
        return f"{'pick' if isinstance(action, Pick) else 'draw'} {action.diagram}"
    if isinstance(action, Lay):
        return f"lay {action.piece} {action.orientation} {action.anchor.name}"
    if isinstance(action, Lift):
        return f"lift {action.anchor.name}"
    if isinstance(action, Think):
        return f"think {action.milliseconds}"
    return "begin" if isinstance(action, Begin) else "give-up"


def parse_action(text: str) -> PuzzleAction:
    """Read an action.

    Raises:
        MalformedAction: `error-malformed-action` with the text and the forms that exist.
    """
    verb, *words = text.split(" ")
    action = parse_elapsed(text) or _ALONE.get(text) or _parse_plain(verb, words) or _parse_piece(verb, words)
    if action is None:
        raise malformed(text, *FORMS)
    return action


_ALONE: Final[Mapping[str, PuzzleAction]] = MappingProxyType({"begin": Begin(), "give-up": GiveUp()})


def _parse_plain(verb: str, words: list[str]) -> Pick | Draw | Think | None:
    match verb, words:
        case "pick", [name] if _DIAGRAM.fullmatch(name):
            return Pick(name)
        case "draw", [name] if _DIAGRAM.fullmatch(name):
            return Draw(name)
        case "think", [digits] if digits in map(str, THINKING):
            return Think(int(digits))
    return None


def _parse_piece(verb: str, words: list[str]) -> Lay | Lift | None:
    anchor = parse_square(words[-1]) if words else None
    if anchor is None:
        return None
    match verb, words:
        case "lift", [_]:
            return Lift(anchor)
        case "lay", [piece, number, _] if _ID.fullmatch(piece) and number in _NUMBERS:
            return Lay(piece, int(number), anchor)
    return None

"""What can be done in blitz and solo, how journals write it, what is legal.

Which rule forbids the rest.

A seat is a number from 0, a piece its id, a diagram its id, a square its name.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from accessgames.engine import (
    CHANCE,
    CLOCK,
    Actor,
    Elapsed,
    ElapsedRange,
    Refusal,
    format_elapsed,
    is_seat,
    malformed,
    parse_elapsed,
    refuse,
)
from accessgames.engine.chance import DAY
from accessgames.engine.grid import Square, parse_square, placements
from accessgames.games.tetrikon.rules.material_index import try_placement
from accessgames.games.tetrikon.rules.puzzle.state import board_of, free_pieces

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Material
    from accessgames.games.tetrikon.rules.puzzle.state import PuzzleState

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


_AWAITED = {"pick": (Pick,), "ready": (Begin,), "draw": (Draw,), "run": (Lay, Lift, Think, GiveUp)}


def actors(state: PuzzleState) -> tuple[Actor, ...]:
    """Return who is to act; time passes only while somebody builds."""
    match state.phase:
        case "over":
            return ()
        case "draw":
            return (CHANCE,)
        case "run":
            return (CLOCK, state.seat)
        case _:
            return (state.seat,)


def open_diagrams(material: Material, state: PuzzleState) -> tuple[str, ...]:
    """Return the diagrams that can still be drawn or named, in the order of the material.

    In blitz those of the letter of the match, in solo all of them (R41, R42); every one only once.
    """
    used = {building.diagram for run in state.runs for building in run.buildings}
    level = None if state.rules.solo else state.rules.level
    return tuple(
        diagram.id
        for diagram in material.diagrams
        if diagram.id not in used and (level is None or diagram.level == level)
    )


def legal_actions(material: Material, state: PuzzleState, actor: Actor) -> Collection[PuzzleAction]:
    """Return what an actor may do; see `Game.legal_actions`."""
    if actor not in actors(state):
        return ()
    if actor == CLOCK:
        return ElapsedRange(DAY if state.left is None else state.left, 1)
    return tuple(sorted(_listed(material, state), key=format_action))


def _listed(material: Material, state: PuzzleState) -> Iterator[PuzzleAction]:
    match state.phase:
        case "pick":
            yield from map(Pick, open_diagrams(material, state))
        case "draw":
            yield from map(Draw, open_diagrams(material, state))
        case "ready":
            yield Begin()
        case _:
            yield GiveUp()
            yield from _building(material, state)


def _building(material: Material, state: PuzzleState) -> Iterator[PuzzleAction]:
    building, mirror = state.run.building, state.rules.mirror
    if not state.run.thought:
        yield from map(Think, THINKING)
    yield from (Lift(placement.anchor) for placement in building.placed)
    board = board_of(material, building.diagram)
    free = board.mask & ~building.covered
    for piece, count in free_pieces(material, state).items():
        shape = material.piece_by_id[piece].shape
        if count:
            for placement in placements(board, free, piece, shape, mirror=mirror):
                yield Lay(piece, placement.orientation, placement.anchor)


def refusal(material: Material, state: PuzzleState, actor: Actor, action: PuzzleAction) -> Refusal | None:
    """Return the rule that an action breaks; see `Game.refusal`.

    Returns:
        `tetrikon-refused-not-now` (`phase`), `-diagram` (`diagram`), `-diagram-used`, `-diagram-level`
        (`level`), `-no-free-piece` (`piece`), `-nothing-there` (`square`), `-thought`, `-time`, or those of
        `laying.lay`.
    """
    if actor == CLOCK:
        return _untimely(state, action)
    if not isinstance(action, _AWAITED[state.phase]) or (isinstance(action, Draw) is is_seat(actor)):
        return refuse("tetrikon-refused-not-now", phase=state.phase)
    return _unfit(material, state, action)


def _unfit(material: Material, state: PuzzleState, action: PuzzleAction) -> Refusal | None:
    """Refuse what is awaited, but not like this."""
    match action:
        case Pick(diagram) | Draw(diagram):
            return _no_diagram(material, state, diagram)
        case Lay():
            return _not_laid(material, state, action)
        case Lift(anchor) if all(placement.anchor != anchor for placement in state.run.building.placed):
            return refuse("tetrikon-refused-nothing-there", square=anchor)
        case Think() if state.run.thought:
            return refuse("tetrikon-refused-thought")
    return None


def _untimely(state: PuzzleState, action: PuzzleAction) -> Refusal | None:
    if not isinstance(action, Elapsed):
        return refuse("tetrikon-refused-not-now", phase=state.phase)
    fits = action in ElapsedRange(DAY if state.left is None else state.left, 1)
    return None if fits else refuse("tetrikon-refused-time")


def _no_diagram(material: Material, state: PuzzleState, diagram: str) -> Refusal | None:
    if diagram in open_diagrams(material, state):
        return None
    if diagram not in material.diagram_by_id:
        return refuse("tetrikon-refused-diagram", diagram=diagram)
    if not state.rules.solo and material.diagram_by_id[diagram].level != state.rules.level:
        return refuse("tetrikon-refused-diagram-level", diagram=diagram, level=state.rules.level)
    return refuse("tetrikon-refused-diagram-used", diagram=diagram)


def _not_laid(material: Material, state: PuzzleState, action: Lay) -> Refusal | None:
    if not free_pieces(material, state).get(action.piece):
        return refuse("tetrikon-refused-no-free-piece", piece=action.piece)
    building, piece = state.run.building, material.piece_by_id[action.piece]
    board = board_of(material, building.diagram)
    laid = try_placement(
        board, building.covered, piece, action.orientation, action.anchor, mirror=state.rules.mirror
    )
    return laid if isinstance(laid, Refusal) else None

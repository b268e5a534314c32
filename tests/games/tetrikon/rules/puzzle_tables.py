"""Positions of blitz and solo for the tests."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from accessgames.engine import CHANCE, CLOCK, Elapsed, Header, Match, SeatSpec
from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.rules.puzzle import (
    Begin,
    Draw,
    Lay,
    PuzzleAction,
    PuzzleEvent,
    PuzzleState,
    PuzzleView,
)
from accessgames.games.tetrikon.rules.puzzle_game import PuzzleGame

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.engine import Actor

PuzzleMatch = Match[PuzzleState, PuzzleAction, PuzzleEvent, PuzzleView]


@cache
def game() -> PuzzleGame:
    """The game with the standard set."""
    return PuzzleGame(load_standard())


def begin(seats: int = 1, **options: str) -> PuzzleState:
    """The first position of a match: solo for one seat, else blitz."""
    chosen = {"mode": "solo" if seats == 1 else "blitz", **options}
    return game().initial(game().setup(seats, chosen))


def play(state: PuzzleState, *actions: PuzzleAction) -> PuzzleState:
    """Do checked actions, each by whoever it belongs to."""
    return told(state, *actions)[0]


def told(state: PuzzleState, *actions: PuzzleAction) -> tuple[PuzzleState, list[PuzzleEvent]]:
    """Do checked actions; return the position and everything that was told."""
    events: list[PuzzleEvent] = []
    for action in actions:
        step = game().play(state, actor_of(state, action), action)
        state = step.state
        events += step.events
    return state, events


def actor_of(state: PuzzleState, action: PuzzleAction) -> Actor:
    """Whose action this is."""
    if isinstance(action, Elapsed):
        return CLOCK
    return CHANCE if isinstance(action, Draw) else state.seat


def running(*diagrams: str, seats: int = 1, **options: str) -> PuzzleState:
    """A position in which the first player builds these diagrams."""
    return play(begin(seats, **options), Begin(), *map(Draw, diagrams))


def solution(diagram: str, *, but: int = 0) -> list[Lay]:
    """The pieces of a diagram's own solution, without the last so many."""
    placed = load_standard().diagram_by_id[diagram].solution
    return [Lay(each.shape, each.orientation, each.anchor) for each in placed[: len(placed) - but]]


def filled(state: PuzzleState, diagrams: Iterable[str]) -> PuzzleState:
    """Fill diagrams one after another."""
    for diagram in diagrams:
        state = play(state, *solution(diagram))
    return state


def match(seats: int = 1, *, training: bool = False, **options: str) -> PuzzleMatch:
    """A match to be played with journal and taking back."""
    chosen = {"mode": "solo" if seats == 1 else "blitz", **options}
    specs = tuple(SeatSpec(f"Hráč {seat}", "human") for seat in range(seats))
    setup = game().setup(seats, chosen)
    return Match(game(), Header("tetrikon", 1, specs, setup.options, "7", training))

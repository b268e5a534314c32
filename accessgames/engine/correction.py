"""What was told of real dice or cards is put right, and what followed is played again as far as it fits.

An action fits where its actor is to act and the rules allow it. What chance drew by itself and fits no more
is drawn again; it stands in the line of the correction, so that a journal needs no luck to be repeated. From
the first other action that does not fit, everything counts no longer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from accessgames.dataclasses import dataclass
from accessgames.engine.errors import GameError, IllegalAction, NotYourTurn
from accessgames.engine.game import CHANCE, Game, Step
from accessgames.engine.journal import Correction, Entry, is_too_much

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

Redraw: TypeAlias = Callable[[Any, int], Any]
"""Draws for chance in a state at a moment; None where people tell it, or nothing can be drawn."""


@dataclass(frozen=True, slots=True)
class Played(Generic[S, A, E]):
    """One action as it counts after a correction."""

    entry: Entry
    action: A
    step: Step[S, E]


@dataclass(frozen=True, slots=True)
class Revision(Generic[S, A, E]):
    """What a correction makes of a match.

    Attributes:
        record: The line that says so.
        played: The corrected action and those behind it that still count.
        lost: Number of actions that count no longer.
    """

    record: Correction
    played: tuple[Played[S, A, E], ...]
    lost: int


def revise(
    game: Game[S, A, E, Any], before: S, at: int, entries: Sequence[Entry], action: A, redraw: Redraw
) -> Revision[S, A, E]:
    """Play a match again from an action that was told wrongly: of chance, or of a seat with real cards.

    Args:
        game: The rules.
        before: The state before that action.
        at: Its number, from 0.
        entries: This action and all behind it.
        action: What it really was.
        redraw: Draws again what nobody told.

    Raises:
        GameError: `error-correct-chance` where people told nothing, `error-correct-same` where that is what
            was told.
        IllegalAction: That can't have been so.
    """
    wrong = entries[0]
    if wrong.actor != CHANCE and not game.declares(before, wrong.actor):
        raise GameError("error-correct-chance")
    first = Entry(wrong.actor, game.format_action(action), joined=wrong.joined)
    if wrong.text == first.text:
        raise GameError("error-correct-same")
    played = [Played(first, action, game.play(before, wrong.actor, action))]
    redrawn: list[tuple[int, str]] = []
    for moment, entry in enumerate(entries[1:], start=at + 1):
        state = played[-1].step.state
        following = _follow(game, state, entry)
        if following is None and entry.actor == CHANCE and CHANCE in game.actors(state):
            following = _draw(game, state, redraw(state, moment))
            if following is not None:
                redrawn.append((moment, following.entry.text))
        if following is None or is_too_much(redrawn):
            break
        played.append(following)
    # A line that several actions were typed on counts as a whole or not at all.
    while 1 < len(played) < len(entries) and entries[len(played)].joined:
        played.pop()
    kept = at + len(played)
    again = tuple(pair for pair in redrawn if pair[0] < kept)
    return Revision(Correction(at, first.text, kept, again), tuple(played), len(entries) - len(played))


def _follow(game: Game[S, A, E, Any], state: S, entry: Entry) -> Played[S, A, E] | None:
    action = game.parse_action(entry.text)
    try:
        return Played(entry, action, game.play(state, entry.actor, action))
    except (IllegalAction, NotYourTurn):
        return None


def _draw(game: Game[S, A, E, Any], state: S, action: A | None) -> Played[S, A, E] | None:
    """Return what was drawn as an action of the match; None where nothing was drawn or can't be done."""
    return None if action is None else _follow(game, state, Entry(CHANCE, game.format_action(action)))

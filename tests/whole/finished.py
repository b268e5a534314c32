"""The finished matches that are gone through: their states, decisions and rooms."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from accessgames.engine import Match, Perspective, is_seat
from accessgames.games import load_room
from accessgames.storage.journal_files import load_journal
from tests.whole.analyses import FOLDER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.games import WinChances


@cache
def match_of(game: str) -> Match[Any, Any, Any, Any]:
    """The match of a game."""
    return Match.replay(load_room(game).game, load_journal(FOLDER / f"{game}-analysis.jsonl"))


def states(game: str) -> Iterator[Any]:
    """All states of it in which a seat is to act."""
    match = match_of(game)
    for moment in range(match.moment):
        state = match.state_at(moment)
        if any(map(is_seat, match.game.actors(state))):
            yield state


def choices(game: str) -> Iterator[Perspective[Any, Any, Any, Any]]:
    """All positions in which a seat had a choice, as it knew them."""
    match = match_of(game)
    for moment, entry in enumerate(match.entries):
        if is_seat(entry.actor):
            view = match.game.view(match.state_at(moment), entry.actor)
            position = Perspective(match.game, view, entry.actor)
            if len(position.legal) > 1:
                yield position


def chances_of(game: str) -> WinChances:
    """What tells the chances of a game."""
    measure = load_room(game).measure
    assert measure is not None
    assert measure.chances is not None
    return measure.chances

"""A seat at a match that is kept here: what it tells to whom, and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from accessgames.engine import CHANCE, SPECTATOR, GameError, Header, IllegalAction, SeatSpec, UndoError
from accessgames.engine.local_seat import LocalSeat
from tests.duel.rules import Duel
from tests.pig import ROOM as PIG
from tests.pig.notation import HOLD, ROLL, Face

SEATS = (SeatSpec("Jana"), SeatSpec("Alfa", "bot:1"))


def pig(*, training: bool = False) -> LocalSeat[Any, Any, Any, Any]:
    """A seat at a match of Pig to 100 points in which chance is told."""
    options = PIG.game.setup(2, {}).options
    return LocalSeat.begin(PIG.game, Header("pig", 1, SEATS, options, "7", training=training))


def test_the_public_header_has_no_seed() -> None:
    """Whoever sits here may not work out what will be drawn."""
    seat = pig()
    assert not hasattr(seat.header, "seed")
    assert ("pig", SEATS, frozenset({0})) == (seat.header.game, seat.header.seats, seat.own)


def test_nobody_looks_through_the_eyes_of_others() -> None:
    """Before the end a seat tells what its own people and a spectator know."""
    game = Duel()
    seat = LocalSeat.begin(game, Header(game.id, game.rules_version, SEATS, (), "7"))
    assert (0, SPECTATOR) == (seat.perspective(0).seat, seat.perspective(SPECTATOR).seat)
    for look in (seat.perspective, seat.events, lambda viewer: seat.private_events(viewer, SPECTATOR, 0)):
        with pytest.raises(PermissionError):
            look(1)


def test_a_line_is_done_whole_or_not_at_all() -> None:
    """What is refused later in a line leaves nothing of it."""
    seat = pig()
    with pytest.raises(IllegalAction):
        seat.submit(0, (HOLD,))
    seat.submit(0, (ROLL,))
    seat.submit(CHANCE, (Face(3),))
    with pytest.raises(GameError):
        seat.submit(0, (HOLD, HOLD))
    assert (2, (0, CHANCE), (0,)) == (seat.moment, seat.acted, seat.actors)
    assert len(seat.events(0)) == len(seat.events(0, 0, 1)) + len(seat.events(0, 1, 2))


def test_what_was_taken_back_is_told() -> None:
    """How many actions count, and how many lines went."""
    seat = pig(training=True)
    seat.submit(0, (ROLL,))
    seat.submit(CHANCE, (Face(3),))
    taken = seat.take_back(0)
    assert (0, 1, ()) == (taken.kept, taken.lines, taken.passed)
    with pytest.raises(UndoError):
        seat.take_back(0)


def test_only_a_match_that_is_over_is_open() -> None:
    """Then all its positions are; before that there is nothing to look back at."""
    seat = pig()
    with pytest.raises(GameError, match="analysis-unfinished"):
        seat.finished()
    for _ in range(17):
        seat.submit(0, (ROLL,))
        seat.submit(CHANCE, (Face(6),))
    seat.submit(0, (HOLD,))
    finished = seat.finished()
    assert seat.outcome == finished.outcome
    assert seat.acted == finished.acted
    assert ROLL == finished.action(0)
    assert finished.events(1, 0, 35) == seat.events(1)
    assert finished.perspective(35, 1).view == seat.perspective(1).view
    assert seat.verify()

"""Somebody at the table is far away: whose turn it is, is told when it begins, and once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.games import load_room
from tests.shell.stage import Stage


@pytest.mark.parametrize("verbosity", ["brief", "normal", "detailed"])
@pytest.mark.parametrize("game", ["iota", "iqlandie", "quantum", "tetrikon"])
def test_whose_turn_it_is_is_told_once(game: str, verbosity: str) -> None:
    """What happened last and who is waited for are not the same sentence twice."""
    stage = Stage(load_room(game), "Jana,Beta", settings={"verbosity": verbosity})
    known = stage.session.known
    here = known.awaited()
    assert here is not None
    known.seating = replace(known.seating, away=frozenset({1 - here}), unlocked=here)
    stage.session.agenda.question = None
    other = known.seating.seats[1 - here].name
    told = [line for _ in range(6) for line in stage.type("tahy", "1")]
    turns = ("Hraje", "Na tahu", "Ještě jednou: Hraje", "Ještě jednou: Na tahu")
    assert 2 > sum(line.startswith(turns) and other in line for line in told)
    assert any(other in line for line in told)

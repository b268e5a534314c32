from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import get_args

import pytest

from accessgames.engine import CHANCE, CLOCK, SPECTATOR, Stream
from accessgames.engine.driver import first_to_move
from accessgames.games.iqlandie.rules import events
from accessgames.games.iqlandie.rules.events import IqEvent
from tests.games.iqlandie.positions import GAME, begin

KINDS_OF_EVENTS = get_args(IqEvent)


def happened(seats: int, seed: str, **options: str) -> list[object]:
    """Play a short match, every kind of action as likely as any other, and return all of its events."""
    state = begin(seats, {"rounds": "3", **options})
    told: list[object] = []
    moment = 0
    while actors := GAME.actors(state):
        actor = first_to_move(actors)
        stream = Stream(seed, str(moment))
        if actor == CHANCE:
            action = GAME.chance(state, stream)
        elif actor == CLOCK:
            action = GAME.clock(state, stream)
        else:
            legal = list(GAME.legal_actions(state, actor))
            kind = stream.choice(sorted({type(each).__name__ for each in legal}))
            action = stream.choice([each for each in legal if type(each).__name__ == kind])
        state, new = GAME.play(state, actor, action)
        told += new
        moment += 1
    return told


@pytest.mark.parametrize("kind", KINDS_OF_EVENTS, ids=lambda kind: kind.__name__)
def test_events_are_frozen_values_with_docstrings(kind: type) -> None:
    """Each says what it means."""
    assert is_dataclass(kind)
    assert kind.__doc__
    assert not kind.__doc__.startswith(f"{kind.__name__}(")
    assert getattr(events, kind.__name__) is kind
    assert len({field.name for field in fields(kind)}) == len(fields(kind))


def test_nearly_all_events_happen_in_random_games() -> None:
    """Only what takes full boards and empty bags does not happen in three rounds."""
    told = [*happened(3, "1"), *happened(4, "2"), *happened(1, "3"), *happened(3, "4", race="turns")]
    missing = {kind.__name__ for kind in KINDS_OF_EVENTS} - {type(event).__name__ for event in told}
    assert {"BagEmpty", "Exchanged"} >= missing - {"JokersAsked", "Declared"}


def test_private_events_are_of_a_seat_and_nobody_elses() -> None:
    """A spectator never hears of workspaces, hints and plans."""
    private = (events.Worked, events.WentBack, events.Hinted, events.Planned)
    told = happened(4, "private")
    assert any(isinstance(event, private) for event in told)
    for event in told:
        if isinstance(event, private):
            assert None is GAME.redact(event, SPECTATOR)
            assert event == GAME.redact(event, event.seat)


def test_the_end_comes_last() -> None:
    """With the totals of all."""
    last = happened(4, "end")[-1]
    assert isinstance(last, events.Ended)
    assert 4 == len(last.totals)

"""What everybody is said to have gained since an earlier position is what the events in between brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pytest

from accessgames.bots.policies import RandomPolicy, make_policy
from accessgames.engine import CHANCE, SPECTATOR, Decision, Stream, is_seat
from accessgames.games import load_room
from accessgames.games.iota.rules import events as of_iota
from accessgames.games.iqlandie.rules import events as of_iqlandie
from accessgames.games.quantum.rules import state as of_quantum
from accessgames.games.tetrikon.rules import events as of_tetrikon
from accessgames.games.tetrikon.rules import puzzle as against_time
from accessgames.games.tetrikon.rules.state import TetrikonState
from tests.truth.listeners import seen
from tests.truth.positions import GAMES, LONGEST, SEED, set_ups

if TYPE_CHECKING:
    from accessgames.engine import Setup
    from accessgames.games import Room

PAIRS: Final = 500
"""Pairs of positions of a game, at least."""

MATCHES: Final = 200
"""Matches that they are taken from, at most."""

Gains = list[Counter[str]]


def played(room: Room, number: int, setup: Setup) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Yield every state of a match, with the events that led to it; half of the players play well."""
    game, stream = room.game, Stream(SEED, f"changes/{room.game.id}/{number}")
    policies = RandomPolicy(), make_policy(room.bots, "bot:greedy")
    state = game.initial(setup)
    yield state, ()
    for moment in range(LONGEST):
        actors = game.actors(state)
        if not actors:
            return
        actor = stream.choice(actors)
        if is_seat(actor):
            luck = Stream(SEED, f"changed/{number}/{moment}")
            look = partial(game.view, state, actor)
            decision = Decision(game, actor, game.legal_actions(state, actor), luck, look)
            action = policies[stream.randrange(2)].choose(decision)
        else:
            action = game.chance(state, stream) if actor == CHANCE else game.clock(state, stream)
        step = game.apply(state, actor, action)
        state = step.state
        yield state, step.events


def iota(event: object, gains: Gains) -> None:
    """Points and cards of each placing, and what cards left in hand cost."""
    match event:
        case of_iota.Placed(seat, cards, scoring):
            gains[seat].update(point=scoring.total, card=len(cards))
        case of_iota.LeftOver(seat, _, points):
            gains[seat].update(point=points)


def quantum(event: object, gains: Gains) -> None:
    """Numbers, columns and misses as they come."""
    match event:
        case of_quantum.Wrote():
            gains[event.seat].update(number=1, point=event.points or 0)
        case of_quantum.Missed():
            gains[event.seat].update(miss=1, point=-event.cost)


def iqlandie(event: object, gains: Gains) -> None:
    """Pieces laid and taken up; points are those of the whole board, which `test_answers` reckons."""
    match event:
        case of_iqlandie.Placed():
            gains[event.seat]["iq-piece"] += 1
        case of_iqlandie.Unplaced():
            gains[event.seat]["iq-piece"] -= 1


def tetrikon(event: object, gains: Gains) -> None:
    """Squares covered and uncovered, from the beginning of a diagram on."""
    match event:
        case against_time.DiagramBegun() | of_tetrikon.DiagramDealt():
            gains[event.seat].clear()
        case of_tetrikon.Built() | against_time.PieceLaid():
            gains[event.seat]["tetrikon-square"] += event.placement.mask.bit_count()
        case of_tetrikon.Exchanged():
            gains[event.seat]["tetrikon-square"] += event.placement.mask.bit_count()
            gains[event.seat]["tetrikon-square"] -= event.removed.mask.bit_count()
        case of_tetrikon.PieceGiven(seat, lifted=lifted) if lifted is not None:
            gains[seat]["tetrikon-square"] -= lifted.mask.bit_count()
        case against_time.PieceLifted():
            gains[event.seat]["tetrikon-square"] -= event.placement.mask.bit_count()


COUNTERS: Final = {"iota": iota, "quantum": quantum, "iqlandie": iqlandie, "tetrikon": tetrikon}
CHECKED: Final = {
    "iota": {"point", "card"},
    "quantum": {"number", "point", "miss"},
    "iqlandie": {"iq-piece"},
    "tetrikon": {"tetrikon-square"},
}


def pairs(game_id: str) -> Iterator[tuple[Any, Any, Gains]]:
    """Yield the changes that are told between two positions of a match, with what the events brought."""
    room = load_room(game_id)
    assert room.changes is not None
    found = 0
    for number, setup in zip(range(MATCHES), set_ups(room), strict=False):
        luck = Stream(SEED, f"pairs/{game_id}/{number}")
        before, gains = None, [Counter[str]() for _ in range(setup.seats)]
        for at, (state, events) in enumerate(played(room, number, setup)):
            for event in events:
                COUNTERS[game_id](event, gains)
            if isinstance(state, TetrikonState) and not any(one.diagram for one in state.table.players):
                gains = [Counter[str]() for _ in range(setup.seats)]
            if before is None or luck.below(25) == 0:
                viewer = SPECTATOR if at % 7 == 0 else at % setup.seats
                if before is not None:
                    pair = (seen(room.game, one, viewer, setup.seats) for one in (before, state))
                    yield room.changes(*pair), state, gains
                    found += 1
                before, gains = state, [Counter[str]() for _ in range(setup.seats)]
        if found >= PAIRS:
            return
    raise AssertionError(found)


@pytest.mark.parametrize("game_id", GAMES)
def test_gains_are_what_the_events_brought(game_id: str) -> None:
    """Of every seat, whoever listens, and in every kind of match; nothing that is nothing is told."""
    for changes, state, gains in pairs(game_id):
        told = [{thing.noun: thing.count for thing in things} for things in changes.gains]
        wanted = [{noun: count for noun, count in one.items() if count} for one in gains]
        kept = [{noun: one[noun] for noun in one.keys() & CHECKED[game_id]} for one in told]
        assert wanted == kept, state
        assert all(count for one in told for count in one.values())

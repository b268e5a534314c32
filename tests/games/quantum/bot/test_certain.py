"""Certain wins are seen, all of them, and taken: an exhaustive search over every choice is the referee."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from accessgames.bots.policies import make_policy
from accessgames.engine import CHANCE, CLOCK, Decision, Streams, is_seat
from accessgames.engine.driver import BotSeat, SeededChance, SimulatedClock, first_to_move
from accessgames.games.quantum import ROOM
from accessgames.games.quantum.bot.certain import certain_leads, prefer_certain
from accessgames.games.quantum.rules.state import PASS, WRITES, Phase, QuantumState
from tests.games.quantum.helpers import position, rows

GAME: Any = ROOM.game
LATE = 22
TAKERS = ("bot:3", "bot:4", "bot:5", "bot:shrewd", "bot:cautious", "bot:daring", "bot:spoiler")


def _endings(seats: int, player: str, games: int) -> list[tuple[QuantumState, int]]:
    """Decisions in which a turn may end the match, of a few seeded games; nothing sealed is in them."""
    found = []
    for number in range(games):
        streams = Streams(f"certain/{number}")
        choosers: dict[int, Any] = {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)}
        policy = make_policy(ROOM.bots, player)
        choosers.update((seat, BotSeat(policy, seat, streams)) for seat in range(seats))
        state, moment = GAME.initial(GAME.setup(seats, {})), 0
        while actors := GAME.actors(state):
            actor = first_to_move(actors)
            late = is_seat(actor) and (
                sum(map(len, state.sheets[actor])) >= LATE or state.misses[actor] >= len("four")
            )
            if late and not (state.phase is Phase.EVERYBODY and state.choices.chosen):
                found.append((state, actor))
            action = choosers[actor].choose(GAME, state, moment)
            state, moment = GAME.apply(state, actor, action).state, moment + 1
    return found


def _sure(state: QuantumState, seat: int, action: Any) -> bool:  # noqa: ANN401 - by game
    """Whether an action wins alone, whatever the others choose; own choices of the turn come first."""
    after = GAME.apply(state, seat, action).state
    outcome, actors = GAME.outcome(after), GAME.actors(after)
    if outcome is not None:
        return bool(outcome.winners() == (seat,))
    if not all(map(is_seat, actors)):
        return False
    if seat in actors:
        return any(_sure(after, seat, own) for own in GAME.legal_actions(after, seat))
    return all(_still(after, seat, each) for each in GAME.legal_actions(after, actors[0]))


def _still(state: QuantumState, seat: int, choice: Any) -> bool:  # noqa: ANN401 - by game
    after = GAME.apply(state, GAME.actors(state)[0], choice).state
    outcome, actors = GAME.outcome(after), GAME.actors(after)
    if outcome is not None:
        return bool(outcome.winners() == (seat,))
    if not all(map(is_seat, actors)) or seat in actors:
        return False
    return all(_still(after, seat, each) for each in GAME.legal_actions(after, actors[0]))


@pytest.mark.parametrize(("seats", "player"), [(2, "bot:4"), (3, "bot:4"), (4, "bot:2")])
def test_certain_wins_are_those_of_an_exhaustive_search(seats: int, player: str) -> None:
    """An action is called certain exactly when trying every choice of everybody finds that it wins."""
    wins = 0
    for state, seat in _endings(seats, player, 5):
        legal = [one for one in GAME.legal_actions(state, seat) if not getattr(one, "mask", 0)]
        expected = [_sure(state, seat, one) for one in legal]
        assert expected == [lead is not None for lead in certain_leads(state, seat, legal)]
        wins += any(expected)
    assert wins > 0


@pytest.mark.parametrize("taker", TAKERS)
def test_a_certain_win_is_taken(taker: str) -> None:
    """Levels 3 to 5, the adviser and the characters decline none, at two and at three seats."""
    policy, wins = make_policy(ROOM.bots, taker), 0
    for state, seat in (*_endings(2, "bot:2", 4), *_endings(3, "bot:4", 3)):
        legal = GAME.legal_actions(state, seat)
        sure = [one for one in legal if not getattr(one, "mask", 0) and _sure(state, seat, one)]
        if sure:
            stream = Streams("taker").open("bot/0")
            look = Decision(GAME, seat, legal, stream, partial(GAME.view, state, seat))
            assert policy.choose(look) in sure
            wins += 1
    assert wins > 0


def test_what_surely_wins_goes_first() -> None:
    """Without a certain win values stay as they are; with some, the highest lead is best."""
    assert [1.0, 9.0] == prefer_certain([1.0, 9.0], [None, None])
    values = prefer_certain([1.0, 9.0, 2.0], [3, None, 30])
    assert values[2] > values[0] > values[1] == 9.0


def test_who_can_only_miss_ends_the_match() -> None:
    """When the active seat has four misses and can write nothing, whoever leads surely wins in step C."""
    high = rows(R=(30,), Y=(30,), B=(30,), P=(30,))
    leading = rows(R=(4,), Y=(33,), B=(33,), P=(33,))
    state = position(Phase.EVERYBODY, dice="R1 R2 B4 P3 B6 Y5 3", sheets={0: high, 1: leading}, misses={0: 4})
    assert [True, True] == [lead is not None for lead in certain_leads(state, 1, (PASS, WRITES[0]))]
    free = state._replace(sheets=(leading, leading))
    assert [None, None] == certain_leads(free, 1, (PASS, WRITES[0]))

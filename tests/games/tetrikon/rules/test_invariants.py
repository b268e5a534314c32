"""What is true at every moment of every game, whoever plays how."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from accessgames.engine import CHANCE, CLOCK, Stream, is_seat
from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.modes import TetrikonGame
from accessgames.games.tetrikon.rules.events import Built, Exchanged, GameClosing, GameScored, TurnBegan
from accessgames.games.tetrikon.rules.material_index import MaterialIndex
from accessgames.games.tetrikon.rules.state import TetrikonState
from accessgames.games.tetrikon.rules.tasks import (
    Answering,
    CardChoice,
    Drafting,
    InflationCheck,
    PieceReturn,
    SwapAnswer,
    Turn,
)
from accessgames.games.tetrikon.rules.turns import is_exhausted

GAME = TetrikonGame(load_standard())
GEAR = MaterialIndex(load_standard())

SETUPS = [
    (2, {"level": "A"}),
    (3, {"level": "C", "minutes": "10"}),
    (4, {"level": "B", "inflation": "asked", "manager": "2"}),
    (2, {"level": "A", "games": "2", "level-2": "D"}),
    (3, {"level": "E", "buying": "choice", "mirror": "no", "hands": "open"}),
]


@cache
def steps(number: int) -> list[tuple[TetrikonState, Any, TetrikonState, tuple[Any, ...]]]:
    """Every step of a game at random: before, action, after, events."""
    seats, options = SETUPS[number]
    stream = Stream(str(number), "invariants")
    state: Any = GAME.initial(GAME.setup(seats, {"rounds": "30", **options}))
    found = []
    while actors := GAME.actors(state):
        actor = actors[-1]
        if actor == CHANCE:
            action = GAME.chance(state, stream)
        elif actor == CLOCK:
            action = GAME.clock(state, stream)
        else:
            legal: Any = GAME.legal_actions(state, actor)
            action = legal[stream.below(len(legal))]
        step: Any = GAME.apply(state, actor, action)
        found.append((state, action, step.state, step.events))
        state = step.state
    return found


@pytest.fixture(params=range(len(SETUPS)))
def game(request: pytest.FixtureRequest) -> list[tuple[TetrikonState, Any, TetrikonState, tuple[Any, ...]]]:
    """A whole game."""
    return steps(request.param)


Game = list[tuple[TetrikonState, Any, TetrikonState, tuple[Any, ...]]]


def test_pieces_lie_inside_their_diagram_and_never_overlap(game: Game) -> None:
    """Whatever was laid, taken out or exchanged."""
    for _, _, state, _ in game:
        for player in state.table.players:
            if player.diagram:
                board = GEAR.board(player.diagram)
                assert player.covered & ~board.mask == 0
                assert player.covered.bit_count() == sum(each.mask.bit_count() for each in player.placed)


def test_hands_are_sorted(game: Game) -> None:
    """So that equal hands are equal values."""
    for _, _, state, _ in game:
        for hand in state.hands:
            assert tuple(sorted(hand.money)) == hand.money
            assert tuple(sorted(hand.cards)) == hand.cards
        assert tuple(sorted(state.table.used)) == state.table.used
        assert tuple(sorted(state.fresh)) == state.fresh


def test_the_rules_leave_nothing_of_their_own_to_do(game: Game) -> None:
    """What is awaited is somebody's: inner tasks are done at once, and no exhausted turn is awaited."""
    for _, _, state, _ in game:
        task = state.table.task
        assert not isinstance(task, PieceReturn | InflationCheck)
        if isinstance(task, Turn):
            assert not is_exhausted(state.table)
            assert state.table.turn is not None
            assert task.actor == state.table.turn.seat


def test_hidden_parts_belong_to_their_tasks(game: Game) -> None:
    """A drawn card, a draft and a pledge are there exactly while their task is."""
    for _, _, state, _ in game:
        pending = state.table.pending
        drawing = any(isinstance(task, CardChoice) for task in pending)
        assert drawing == (state.drawn is not None)
        assert any(isinstance(task, Drafting) for task in pending) == (state.draft is not None)
        if not any(isinstance(task, Answering) for task in pending):
            assert state.pledge == ()
        for task in pending:
            if isinstance(task, Answering):
                assert task.offer.give_money == sum(state.pledge)
            if isinstance(task, SwapAnswer) and task.drawn:
                assert state.drawn == "swap-player"


def test_letters_are_those_of_the_rules(game: Game) -> None:
    """At most two of a) to e), each once, or the swap alone; in first turns only a)."""
    for _, _, state, _ in game:
        turn = state.table.turn
        if turn is None:
            continue
        assert len(set(turn.letters)) == len(turn.letters) <= 2
        assert "f" not in turn.letters or turn.letters == "f"
        assert not turn.first or turn.letters in {"", "a"}
        assert set(turn.letters) <= set("acdef")
        assert turn.offers <= state.table.rules.offers


def test_somebody_is_awaited_until_the_end(game: Game) -> None:
    """And whoever is awaited has something to do."""
    for before, action, _, _ in game[:: max(1, len(game) // 200)]:
        actors = GAME.actors(before)
        assert actors
        for actor in actors:
            assert len(GAME.legal_actions(before, actor)) > 0
            assert is_seat(actor) or actor in {CHANCE, CLOCK}
        assert any(action in GAME.legal_actions(before, actor) for actor in actors)
    assert GAME.actors(game[-1][2]) == ()


def test_turns_follow_each_other_to_the_left(game: Game) -> None:
    """In each game the seats have their turns in order; the last ones once each."""
    last: int | None = None
    for _, _, state, events in game:
        for event in events:
            if isinstance(event, GameScored):
                last = None
            if isinstance(event, TurnBegan):
                assert last is None or event.seat == (last + 1) % state.table.rules.seats
                last = event.seat


def test_a_game_closes_once_and_is_scored_once(game: Game) -> None:
    """Closing comes before the score, and after it everybody else has exactly one turn."""
    kinds = [event for _, _, _, events in game for event in events]
    closings = [event for event in kinds if isinstance(event, GameClosing)]
    scores = [event for event in kinds if isinstance(event, GameScored)]
    assert len(closings) == len(scores)
    final = [event for event in kinds if isinstance(event, TurnBegan) and event.final]
    assert sum(len(closing.turns) for closing in closings) == len(final)


def test_squares_left_are_told_rightly(game: Game) -> None:
    """What building tells is what is empty then."""
    for _, _, state, events in game:
        for event in events:
            if isinstance(event, Built | Exchanged) and state.table.players[event.seat].diagram:
                player = state.table.players[event.seat]
                left = (GEAR.board(player.diagram).mask & ~player.covered).bit_count()
                assert event.left == left or not player.placed


def test_time_only_gets_less(game: Game) -> None:
    """Within a game the time that is left never grows."""
    for before, _, after, _ in game:
        one, other = before.table, after.table
        if one.remaining is not None and other.remaining is not None and one.results == other.results:
            assert other.remaining <= one.remaining


def test_results_are_never_taken_back(game: Game) -> None:
    """Finished games stay as they are."""
    for (_, _, one, _), (_, _, other, _) in pairwise(game):
        assert one.table.results == other.table.results[: len(one.table.results)]

"""Whole games: random players with every number of seats, and what they leave behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.bots.policies import RandomPolicy
from accessgames.engine import CHANCE, CLOCK, Stream, playout
from accessgames.engine.driver import first_to_move
from accessgames.games.iqlandie.material import BOARDS
from accessgames.games.iqlandie.rules.state import pieces_on
from accessgames.games.iqlandie.tasks import KINDS, level_of
from tests.games.iqlandie import oracle
from tests.games.iqlandie.census import census
from tests.games.iqlandie.positions import GAME, begin

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState


def played(seats: int, seed: str, **options: str) -> IqState:
    """Play a match at random to its end."""
    state = begin(seats, {key.replace("_", "-"): value for key, value in options.items()})
    moment = 0
    while actors := GAME.actors(state):
        actor = first_to_move(actors)
        stream = Stream(seed, str(moment))
        if actor == CHANCE:
            action = GAME.chance(state, stream)
        elif actor == CLOCK:
            action = GAME.clock(state, stream)
        else:
            action = stream.choice(list(GAME.legal_actions(state, actor)))
        state = GAME.play(state, actor, action).state
        moment += 1
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_twelve_rounds(seats: int, seed: str) -> None:
    """Everybody took 24 pieces, which lie on the boards or fitted nowhere; the other scorer agrees."""
    state = played(seats, seed)
    table = state.table
    assert census(begin(seats)) == census(state)
    assert (12, 12) == (table.round, len(table.history))
    laid = [pieces_on(board) for board in table.boards]
    outcome = GAME.outcome(state)
    assert outcome is not None
    real = sum(each.piece.shape != "o1" for board in laid for each in board)
    assert 24 * seats == real + len(table.removed)
    for seat, board in enumerate(table.boards):
        pair = table.colours_of(seat)
        assert pair is not None
        assert sum(oracle.fixed(board, pair, {})) + 2 * table.firsts[seat] == outcome.totals[seat]
    assert sum(table.firsts) <= 12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chooser_goes_round(seats: int) -> None:
    """In three rounds as in twelve."""
    history = played(seats, "round", rounds="3").table.history
    assert [number % seats for number in range(3)] == [result.chooser for result in history]


def test_alone_all_rounds_are_played() -> None:
    """24 pieces for one player."""
    state = played(1, "alone")
    assert 12 == len(state.table.history)
    board = state.table.boards[0]
    assert 24 == sum(each.piece.shape != "o1" for each in pieces_on(board)) + len(state.table.removed)


@pytest.mark.parametrize("kind", list(KINDS))
def test_a_practice_has_tasks_of_one_kind_only(kind: str) -> None:
    """Each card once, no pieces."""
    table = played(2, "practice", practice=kind, rounds="6").table
    assert {kind} == {result.kind for result in table.history}
    assert 6 == len({result.number for result in table.history})
    assert [(), ()] == [pieces_on(board) for board in table.boards]
    assert "practice" == table.ending


@pytest.mark.parametrize("level", ["1", "2", "3"])
def test_all_tasks_have_the_level_that_was_chosen(level: str) -> None:
    """In a whole match."""
    table = played(2, "level", level=level, rounds="3").table
    assert {int(level)} == {level_of(result.kind, result.number) for result in table.history}


def test_one_after_another_and_new_cards_end_as_well() -> None:
    """The other ways to race."""
    assert 3 == len(played(3, "turns", race="turns", rounds="3").table.history)
    new = played(2, "new", cards="new", rounds="3").table.history
    assert all(result.number > 40 for result in new)


def test_nothing_overlaps() -> None:
    """However pieces were laid, moved and exchanged."""
    for board in played(4, "overlap").table.boards:
        for index, laid in enumerate(board):
            squares = sum(each.spot.mask.bit_count() for each in laid)
            union = 0
            for each in laid:
                union |= each.spot.mask
            assert squares == union.bit_count()
            assert not union & ~BOARDS[index].mask


def test_random_players_finish_through_the_driver() -> None:
    """The same seed gives the same game."""
    setup = GAME.setup(2, {"rounds": "3"})
    once, again = (playout(GAME, setup, [RandomPolicy()] * 2, "7") for _ in range(2))
    assert once == again

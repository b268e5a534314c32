from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.games.iqlandie.rules.events import Declared, Ended, JokersAsked
from accessgames.games.iqlandie.rules.state import EMPTY_BOARD, PlayerBoard, pieces_on
from tests.games.iqlandie.positions import (
    GAME,
    board,
    building,
    choosing,
    do,
    events_of,
    piece,
    refused,
    spot,
)

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState


def test_the_first_seat_chooses_first() -> None:
    """The youngest one sits there."""
    state = choosing(3)
    assert (1, 0, (0,)) == (state.table.round, state.table.chooser, GAME.actors(state))


@pytest.mark.parametrize(("rounds", "choices"), [("3", 3), ("6", 6), ("12", 12)])
def test_a_match_has_so_many_rounds(rounds: str, choices: int) -> None:
    """With three players each chooses four times in twelve rounds."""
    state = building(["", "", ""], options={"rounds": rounds})
    choosers: list[int] = []
    events: tuple[object, ...] = ()
    while state.table.phase != "over":
        choosers.append(state.table.chooser)
        state = replace(state, table=replace(state.table, phase="build", waiting=(0, 1, 2)))
        for seat in range(3):
            state, events = events_of(state, seat, "done")
    assert [number % 3 for number in range(choices)] == choosers
    assert isinstance(events[-1], Ended)


def with_jokers(*boards: PlayerBoard) -> tuple[IqState, tuple[object, ...]]:
    """Return a match after the last round with these boards, and its last events."""
    state = building([""] * len(boards), list(boards), last=True)
    for seat in range(len(boards) - 1):
        state = do(state, seat, "done")
    return events_of(state, len(boards) - 1, "done")


def test_without_jokers_the_game_is_over() -> None:
    """Totals come with the end."""
    state, events = with_jokers(board({1: ("i3r a1 b1 c1",)}), EMPTY_BOARD)
    assert Ended((6, 3), practice=False) == events[-1]
    assert () == GAME.actors(state)


def test_jokers_are_declared_one_by_one_at_the_same_time() -> None:
    """In any order; a seat is awaited until all of its have a colour."""
    two = board({1: ("i3r a1 b1 c1", "o4j a2 b2 a3 b3"), 6: ("t4j a1 b1 c1 b2",)})
    state, events = with_jokers(two, board({2: ("i3j a1 b1 c1",)}), EMPTY_BOARD)
    assert JokersAsked((0, 1)) == events[-1]
    assert (0, 1) == GAME.actors(state)
    assert 10 == len(GAME.legal_actions(state, 0))
    state, events = events_of(state, 0, "declare 02 blue")
    assert (Declared(0, 2, piece("t4j"), spot("t4j", 6, "a1 b1 c1 b2"), "blue"),) == events
    assert 5 == len(GAME.legal_actions(state, 0))
    state = do(state, 0, "declare 01 red")
    assert (1,) == GAME.actors(state)
    assert ["red", "red", "blue"] == [laid.colour for laid in pieces_on(state.table.boards[0])]
    state, events = events_of(state, 1, "declare 01 green")
    assert isinstance(events[-1], Ended)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("declare 00 red", "joker"),
        ("declare 03 red", "joker"),
        ("declare 02 red", "declared"),
        ("done", "phase"),
    ],
)
def test_wrong_declarations_are_refused(text: str, key: str) -> None:
    """A joker that does not exist or has its colour; anything else is not asked for."""
    two = board({1: ("i3j a1 b1 c1", "o4j a2 b2 a3 b3")})
    state = do(with_jokers(two, EMPTY_BOARD)[0], 0, "declare 02 blue")
    refusal = refused(state, 0, text)
    assert refusal is not None
    assert f"iqlandie-refused-{key}" == refusal.key

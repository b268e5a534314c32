"""The beginning of games: diagrams, the offer, the roll for the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import CHANCE
from accessgames.games.tetrikon.rules.events import (
    DiagramDealt,
    GameBegan,
    OfferFilled,
    Starter,
    StartRolled,
    StartTied,
    TurnBegan,
)
from accessgames.games.tetrikon.rules.options import Rules
from accessgames.games.tetrikon.rules.tasks import DiagramDue, DieDue, PieceDue, Turn
from accessgames.games.tetrikon.rules.turns import first_state, legal_diagrams
from tests.games.tetrikon.census import census
from tests.games.tetrikon.positions import (
    GAME,
    GEAR,
    awaiting,
    every,
    legal,
    on_turn,
    only,
    play,
    refused,
)

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.state import TetrikonState


def beginning(seats: int = 2, **options: str) -> TetrikonState:
    """A game before anything was dealt."""
    return first_state(GEAR, Rules.of(GAME.setup(seats, options)))


def laid_out(seats: int = 2) -> TetrikonState:
    """A game with diagrams and offer, before the roll for the start."""
    state, _ = play(beginning(seats), *[f"diagram A{seat + 1}" for seat in range(seats)])
    return play(state, *["piece k1"] * 4, *["piece d2"] * 2)[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_done_in_which_order(seats: int) -> None:
    """A diagram for each seat, six pieces, a die for each seat."""
    pending = beginning(seats).table.pending[::-1]
    expected = [DiagramDue(seat) for seat in range(seats)]
    assert expected == list(pending[:seats])
    assert [PieceDue(place) for place in range(1, 7)] == list(pending[seats : seats + 6])
    assert [DieDue(seat, "start") for seat in range(seats)] == list(pending[seats + 6 :])


def test_everything_is_in_its_box() -> None:
    """All pieces in the bag, all cards in their decks, nothing in hands."""
    state = beginning(4)
    assert (52, 96, 42) == (sum(state.table.bag), sum(state.treasury), len(state.fresh))
    assert [((), ())] * 4 == [(hand.money, hand.cards) for hand in state.hands]
    assert (52, 96, 42) == tuple(sum(count for _, count in found) for found in census(state))


def test_a_game_is_announced_with_its_first_diagram() -> None:
    """Once, before the first diagram; each diagram with its squares."""
    state, events = play(beginning(level="B"), "diagram B3", "diagram B1")
    assert [GameBegan, DiagramDealt, DiagramDealt] == [type(event) for event in events]
    assert [("B3", 15), ("B1", 15)] == [
        (dealt.diagram, dealt.squares) for dealt in every(events, DiagramDealt)
    ]
    assert ["B3", "B1"] == [player.diagram for player in state.table.players]


def test_every_diagram_of_the_letter_may_come_once() -> None:
    """Those that somebody has can't be dealt again (R43)."""
    state = beginning(3)
    assert 5 == len(legal_diagrams(GEAR, state))
    state, _ = play(state, "diagram A2")
    assert 4 == len(legal_diagrams(GEAR, state))
    assert ("diagram", "diagram", "level") == tuple(
        refused(state, f"diagram {name}") for name in ("A2", "A99", "B1")
    )


def test_the_offer_is_laid_out_from_the_left() -> None:
    """Places 1 to 6, each from what is left in the bag."""
    state, _ = play(beginning(), "diagram A1", "diagram A2")
    state, events = play(state, *["piece x5"] * 4)
    assert [(place, 52 - place) for place in range(1, 5)] == [
        (filled.place, filled.left) for filled in every(events, OfferFilled)
    ]
    assert "bag" == refused(state, "piece x5")
    assert 12 == len(GAME.legal_actions(state, CHANCE))


def test_the_start_is_rolled_for() -> None:
    """Every seat rolls; the highest begins with its first turn, which is the roll (R6, R31)."""
    state, events = play(laid_out(3), "die 3", "die 5", "die 4")
    assert [(0, 3), (1, 5), (2, 4)] == [(rolled.seat, rolled.face) for rolled in every(events, StartRolled)]
    assert Starter(1, 5) == only(events, Starter)
    assert TurnBegan(1, 1, first=True) == events[-1]
    assert (["roll"], Turn(1)) == (legal(state), awaiting(state))


def test_ties_are_rolled_again_until_one_leads() -> None:
    """Only by those with the highest number, as often as needed."""
    state, events = play(laid_out(4), "die 6", "die 6", "die 1", "die 6")
    assert StartTied((0, 1, 3), 6) == only(events, StartTied)
    state, events = play(state, "die 2", "die 4", "die 4")
    assert StartTied((1, 3), 4) == only(events, StartTied)
    state, events = play(state, "die 1", "die 2")
    assert (Starter(3, 2), 3) == (only(events, Starter), on_turn(state))
    assert ((), ()) == (state.table.contenders, state.table.rolled)


def test_the_youngest_begins_without_a_roll() -> None:
    """As an option: once the offer lies there the first seat is on turn, in every game of the match (R31)."""
    state, _ = play(beginning(3, starter="youngest"), "diagram A1", "diagram A2", "diagram A3")
    state, events = play(state, "piece k1", "piece d2", "piece t3", "piece i4", "piece l4", "piece s4")
    assert [Starter(0, None), TurnBegan(0, 1, first=True)] == list(events[-2:])
    assert (["roll"], Turn(0)) == (legal(state), awaiting(state))
    again = first_state(GEAR, state.table.rules, ())
    assert not any(isinstance(task, DieDue) for task in again.table.pending)


def test_an_old_result_does_not_show_in_the_new_game() -> None:
    """A second game begins with an empty table, but for the results."""
    state, _ = play(laid_out(), "die 1", "die 2")
    again = first_state(GEAR, state.table.rules, ())
    assert beginning() == again

"""The course of the game: worked examples, rulings and both endings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import CHANCE, IllegalAction, NotYourTurn, SetupError
from accessgames.games.quantum.notation import format_action
from accessgames.games.quantum.rules.dice import ALL_DICE
from accessgames.games.quantum.rules.sheet import score, score_items
from accessgames.games.quantum.rules.state import (
    Chose,
    Ended,
    Missed,
    Nothing,
    Passed,
    Phase,
    QuantumState,
    Rolled,
    Started,
    TurnBegan,
    Write,
    Wrote,
)
from tests.games.quantum.helpers import GAME, play, position, rows

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import Rows

SARA = "R1 R2 B4 P3 B6 Y5 3"
LINUS = "Y5 B5 B4 B2 B2 B3 3"

EMA = rows(
    R=(4, 7, 11, 15, 9, 3), Y=(6, 8, 12, 16, 11, 4), B=(8, 10, 13, 18, 12, 6), P=(9, 12, 15, 20, 14, 7)
)


def allowed(state: QuantumState, seat: int) -> set[str]:
    """Return the notations of what a seat may do."""
    return {format_action(action) for action in GAME.legal_actions(state, seat)}


def refused(state: QuantumState, seat: int, text: str) -> str:
    """Return the key of the refusal of an action."""
    with pytest.raises(IllegalAction) as caught:
        play(state, (seat, text))
    return caught.value.key


def test_q2_what_sara_leaves_is_open_to_all() -> None:
    """Q2: purple 6 goes to Sára alone; red 6, yellow 8 and blue 13 are then open to everybody."""
    state, events = play(position(Phase.ALONE, seats=4, dice=SARA), (0, "write P"))
    assert (Wrote(0, "B", 3, 6, 0, None),) == events
    assert [{"pass", "write R", "write Y", "write B"}] * 4 == [allowed(state, seat) for seat in range(4)]
    state, _ = play(state, (0, "write Y"), (1, "write R"), (2, "write R"), (3, "write B"))
    expected = (rows(Y=(8,), P=(6,)), rows(R=(6,)), rows(R=(6,)), rows(B=(13,)))
    assert (expected, 1) == (state.sheets, state.active)


def test_q4_a_missing_colour_is_the_white_die_alone() -> None:
    """Q3 and Q4: Linus writes purple 3; red 3, yellow 8 and blue 19 remain."""
    state, events = play(position(Phase.ALONE, dice=LINUS), (0, "write P"))
    assert (Wrote(0, "B", 3, 3, 0, None),) == events
    state, events = play(state, (0, "write R"), (1, "write B"))
    assert {Wrote(0, "C", 0, 3, 0, None), Wrote(1, "C", 2, 19, 0, None)} <= set(events)
    assert (0, 0) == state.misses


def test_q5_one_second_throw_of_any_dice() -> None:
    """Q5: Sára throws three dice again, the white one may be among them; there is no third throw."""
    state, _ = play(position(), (CHANCE, "roll R1 R2 B4 P3 B6 Y5 3"), (0, "reroll 1 4 7"))
    assert (Phase.ROLL, 0b1001001) == (state.phase, state.rolling)
    before = state.dice
    state, events = play(state, (CHANCE, "roll R4 R2 B4 B2 B6 Y5 6"))
    assert (Rolled(0, 0b1001001, state.dice, before),) == events
    assert (Phase.ALONE, {"pass", "write R", "write Y", "write B", "write P"}) == (
        state.phase,
        allowed(state, 0),
    )
    assert "quantum-refused-phase" == refused(state, 0, "reroll 1")


def test_dice_that_are_kept_keep_their_faces() -> None:
    """A second throw can't change a die that was not thrown."""
    state, _ = play(position(), (CHANCE, "roll R1 R2 B4 P3 B6 Y5 3"), (0, "reroll 1"))
    assert "quantum-refused-roll" == refused(state, CHANCE, "roll R4 R6 B4 P3 B6 Y5 3")


def test_a_face_that_a_die_does_not_have_is_refused() -> None:
    """The first die has no red 2."""
    assert "quantum-refused-roll" == refused(position(), CHANCE, "roll R2 R2 B4 P3 B6 Y5 3")


def test_nothing_taken_alone_leaves_all_colours() -> None:
    """When step B takes nothing, all four colours are open in step C."""
    state, events = play(position(Phase.ALONE, dice=SARA), (0, "pass"))
    assert ((Passed(0, "B"),), 5) == (events, len(allowed(state, 1)))


def test_q8_emas_score() -> None:
    """Q8: columns 6, 8, 12, 16, 11 and 4 make 57, three misses take 6, 51 remain."""
    state = position(sheets={0: EMA}, misses={0: 3})
    items = score_items(state, 0)
    assert [6, 8, 12, 16, 11, 4, -1, -2, -3] == [item.amount for item in items]
    assert 51 == score(state, 0)


@pytest.mark.parametrize(("row", "number"), [((4, 9), 9), ((4, 9, 13, 17), 17)])
def test_q10_equal_numbers_are_illegal(row: tuple[int, ...], number: int) -> None:
    """Q10: a row never takes the number it ends with."""
    dice = {9: "R1 R2 B4 P3 R3 Y5 3", 17: "R1 R6 R3 R5 P2 Y5 2"}[number]
    state = position(Phase.ALONE, dice=dice, sheets={0: rows(R=row)})
    expected = "quantum-refused-rising" if len(row) < 4 else "quantum-refused-falling"
    assert expected == refused(state, 0, "write R")


def almost_full() -> Rows:
    """A sheet with 23 numbers; red still takes anything below 9."""
    return rows(R=EMA[0][:5], Y=EMA[1], B=EMA[2], P=EMA[3])


def test_q11_the_last_cell_alone_ends_the_game_at_once() -> None:
    """Q11: filling the sheet in step B ends the game; nobody gets step C."""
    state, events = play(position(Phase.ALONE, dice=SARA, sheets={0: almost_full()}), (0, "write R"))
    assert (Wrote(0, "B", 0, 6, 5, 6), Ended("sheet-full-alone", (0,))) == events
    assert ((), (), (1, 2)) == (GAME.actors(state), state.sheets[1][0], GAME.outcome(state).places)  # type: ignore[union-attr]


def test_the_last_cell_in_step_c_ends_the_game_after_it() -> None:
    """Filling the sheet in step C ends the game once all have written."""
    state = position(Phase.EVERYBODY, dice=SARA, sheets={1: almost_full()})
    state, events = play(state, (0, "write B"), (1, "write R"))
    assert [Wrote(0, "C", 2, 13, 0, None), Wrote(1, "C", 0, 6, 5, 6), Ended("sheet-full", (1,))] == list(
        events[2:]
    )


def test_q12_the_fifth_miss_ends_the_game_after_step_c() -> None:
    """Q12: others still write in step C; then the fifth miss costs 5, together 15, and the game is over."""
    state = position(Phase.EVERYBODY, dice=SARA, misses={0: 4})
    state, events = play(state, (0, "pass"), (1, "write R"))
    assert [Passed(0, "C"), Wrote(1, "C", 0, 6, 0, None), Missed(0, 5, 5), Ended("misses", (0,))] == list(
        events[2:]
    )
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert ((-15, 0), (2, 1)) == (outcome.totals, outcome.places)


def test_a_miss_is_marked_by_the_active_player_only() -> None:
    """Who is not active may write nothing without a miss; the active player may not."""
    state, events = play(position(Phase.EVERYBODY, dice=SARA), (0, "pass"), (1, "pass"))
    assert (Missed(0, 1, 1), (1, 0)) == (events[-2], state.misses)


def test_writing_alone_protects_from_a_miss() -> None:
    """Step B counts: passing in step C after it is no miss."""
    state, _ = play(position(Phase.ALONE, dice=SARA), (0, "write P"), (0, "pass"), (1, "pass"))
    assert (0, 0) == state.misses


def test_a_column_is_scored_as_soon_as_it_is_complete() -> None:
    """The fourth number of a column brings its points at once."""
    sheet = rows(Y=(4,), B=(9,), P=(12,))
    state = position(Phase.ALONE, dice=SARA, sheets={0: sheet})
    state, events = play(state, (0, "write R"))
    assert (Wrote(0, "B", 0, 6, 0, 6), 6) == (events[0], score(state, 0))


def test_who_can_write_nothing_is_not_asked() -> None:
    """A seat without a possible number is skipped in both steps, and this is told."""
    full = (1, 2, 3, 33, 2, 1)
    stuck = rows(R=full, Y=full, B=full, P=(33,))
    state, events = play(
        position(dice="", sheets={0: stuck}), (CHANCE, "roll R1 R2 B4 P3 B6 Y5 3"), (0, "keep")
    )
    assert (Nothing((0,), "B"), Nothing((0,), "C")) == events[-2:]
    assert (1,) == GAME.actors(state)
    state, events = play(state, (1, "pass"))
    assert Missed(0, 1, 1) in events


def test_u3_equal_totals_share_the_victory() -> None:
    """U3: equal totals share the place; with the option fewer misses win."""
    sheets = {0: rows(R=(4,), Y=(5,), B=(6,), P=(7,)), 1: rows(R=(3,), Y=(4,), B=(6,), P=(7,))}
    for ties, places in (("shared", (1, 1)), ("fewer-misses", (2, 1))):
        state = position(sheets=sheets, misses={0: 1}, options={"ties": ties})._replace(phase=Phase.OVER)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert ((4, 4), places) == (outcome.totals, outcome.places)


def test_u4_choices_of_step_c_are_sealed() -> None:
    """U4: until all are in, the others learn that a choice was made, not which."""
    state, events = play(position(Phase.EVERYBODY, seats=3, dice=SARA), (1, "write R"))
    assert ((0, 2), (Chose(1, Write(0)),)) == (GAME.actors(state), events)
    assert Chose(1, None) == GAME.redact(events[0], 2)
    other, _ = play(position(Phase.EVERYBODY, seats=3, dice=SARA), (1, "write B"))
    for viewer in (0, 2, -3):
        assert GAME.view(state, viewer) == GAME.view(other, viewer)
    assert GAME.view(state, 1) != GAME.view(other, 1)


def test_u4_choices_may_be_open_and_in_turn() -> None:
    """U4 as an option: the active player chooses first, then clockwise, and everybody hears it."""
    state = position(Phase.EVERYBODY, seats=3, dice=SARA, options={"step-c": "in-turn"})._replace(active=1)
    order = []
    while state.phase is Phase.EVERYBODY:
        (seat,) = GAME.actors(state)
        order.append(seat)
        state, events = play(state, (seat, "write R"))
        assert Chose(seat, Write(0), sealed=False) == GAME.redact(events[0], (seat + 1) % 3)
    assert [1, 2, 0] == order


def test_u5_chance_chooses_the_starter() -> None:
    """U5: any seat may start; with the option the first one does."""
    start = GAME.initial(GAME.setup(3, {}))
    state, events = play(start, (CHANCE, "start 2"))
    assert ((Started(2), TurnBegan(2, 1)), 2) == (events, state.active)
    assert 0 == start.turn
    begun = GAME.initial(GAME.setup(3, {"starter": "first"}))
    assert (Phase.ROLL, 1) == (begun.phase, begun.turn)
    assert "quantum-refused-seat" == refused(start, CHANCE, "start 3")


def test_the_turn_passes_clockwise() -> None:
    """After step C the next seat is active with all dice in the air."""
    state = position(Phase.EVERYBODY, dice=SARA)._replace(active=1)
    state, events = play(state, (0, "pass"), (1, "write R"))
    assert (TurnBegan(0, 2), 0, ALL_DICE, ()) == (events[-1], state.active, state.rolling, state.dice)


@pytest.mark.parametrize(
    ("sheet", "text", "key"),
    [
        (rows(P=(33,)), "write P", "quantum-refused-rising"),
        (rows(P=(1, 2, 3, 33, 5, 4)), "write P", "quantum-refused-full"),
        (rows(P=(1, 2, 3, 5)), "write P", "quantum-refused-falling"),
        (rows(), "keep", "quantum-refused-phase"),
    ],
)
def test_refusals_name_the_rule(sheet: Rows, text: str, key: str) -> None:
    """Every wrong action is refused with the rule it breaks."""
    assert key == refused(position(Phase.ALONE, dice=SARA, sheets={0: sheet}), 0, text)


def test_the_colour_taken_alone_is_gone() -> None:
    """What the active player took in step B nobody writes in step C."""
    state, _ = play(position(Phase.ALONE, dice=SARA), (0, "write P"))
    assert "quantum-refused-taken" == refused(state, 1, "write P")


def test_only_those_expected_may_act() -> None:
    """Step B belongs to the active player."""
    with pytest.raises(NotYourTurn):
        play(position(Phase.ALONE, dice=SARA), (1, "pass"))


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    """The game is for 2 to 4."""
    with pytest.raises(SetupError):
        GAME.setup(seats, {})

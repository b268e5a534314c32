"""The shrewd player: margins between sheets, replies of the others, and what the search is given."""

from __future__ import annotations

from functools import partial

import pytest

from accessgames.bots.search import SearchPolicy
from accessgames.engine import Decision, Search, Stream
from accessgames.games.quantum.bot import KIT
from accessgames.games.quantum.bot.endings import BEHIND, PROMISING, throws
from accessgames.games.quantum.bot.guide import QuantumGuide
from accessgames.games.quantum.bot.judges import shrewd_judge
from accessgames.games.quantum.bot.sheet_values import ILLEGAL
from accessgames.games.quantum.bot.whole_value import (
    best_reply,
    close_turn,
    furthest_but,
    margin,
    miss_loss,
    seat_gains,
    shipped_whole,
    turn_progress,
    with_sheet,
)
from accessgames.games.quantum.rules.dice import DIE_FACES, totals
from accessgames.games.quantum.rules.sheet import write
from accessgames.games.quantum.rules.state import PASS, REROLLS, WRITES, Phase, QuantumState, QuantumView
from tests.games.quantum.helpers import GAME, position, rows

SARA = "R1 R2 B4 P3 B6 Y5 3"
VALUE = shipped_whole()
JUDGE = shrewd_judge()
GUIDE = QuantumGuide(JUDGE)
NEARLY = rows(R=(1, 2, 3, 9, 8, 7), Y=(1, 2, 3, 9, 8, 7), B=(1, 2, 3, 9, 8, 7), P=(1, 2, 3, 9, 8))


def seen(state: QuantumState, seat: int = 0) -> QuantumView:
    """Return what a seat sees."""
    return GAME.view(state, seat)


def test_margins_of_two_are_opposite() -> None:
    """What one is ahead the other is behind."""
    state = position(sheets={0: rows(R=(5, 9)), 1: rows(Y=(4,))})
    progress = turn_progress(state)
    assert margin(VALUE, state, 0, progress) == pytest.approx(-margin(VALUE, state, 1, progress))


def test_the_end_counts_points() -> None:
    """Once a sheet is full, the margin is that of the final scores."""
    full = write(NEARLY, 3, 7)
    state = position(sheets={0: full})
    assert VALUE.final(1 + 2 + 3 + 9 + 8 + 7) == margin(VALUE, state, 0, turn_progress(state))


def test_gains_are_differences_of_sheets() -> None:
    """What a number adds is the value of the sheet with it less that without it."""
    state = position(Phase.ALONE, dice=SARA, sheets={0: rows(R=(5,), Y=(4, 9)), 1: rows(B=(3,))})
    progress = turn_progress(state)
    gains = seat_gains(VALUE, state, 0, progress)
    for colour, number in ((0, 9), (1, 14), (2, 6)):
        sheet = write(state.sheets[0], colour, number)
        with_it = VALUE.sheet(sheet, 0, furthest_but(progress, 0))
        without = VALUE.sheet(state.sheets[0], 0, furthest_but(progress, 0))
        assert with_it - without == pytest.approx(gains[colour][number])
    assert ILLEGAL == gains[0][5]


def test_the_last_cell_is_worth_the_result() -> None:
    """The number that fills the sheet is worth the lead that it leaves."""
    state = position(Phase.ALONE, dice=SARA, sheets={0: NEARLY})
    progress = turn_progress(state)
    gains = seat_gains(VALUE, state, 0, progress)
    ended = with_sheet(state, 0, write(NEARLY, 3, 6))
    now = margin(VALUE, state, 0, progress)
    assert margin(VALUE, ended, 0, progress) - now == pytest.approx(gains[3][6])


def test_the_fifth_miss_is_worth_the_result() -> None:
    """A miss costs what the file says, the fifth one what the end brings."""
    state = position(misses={0: 1})
    assert VALUE.miss_loss(1) == miss_loss(VALUE, state, 0, turn_progress(state))
    last = position(misses={0: 4})
    lost = margin(VALUE, last, 0, turn_progress(last)) - VALUE.final(-15)
    assert lost == pytest.approx(miss_loss(VALUE, last, 0, turn_progress(last)))


def test_progress_is_that_of_the_beginning_of_the_turn() -> None:
    """What was written in step B is not counted yet."""
    state = position(Phase.EVERYBODY, dice=SARA, sheets={0: rows(R=(6,))})._replace(taken=0)
    assert (0, 0) == turn_progress(state)
    assert (1, 0) == turn_progress(state._replace(taken=None))


def test_closing_a_turn() -> None:
    """Everybody's number is written; who is active and wrote nothing has a miss."""
    state = position(Phase.EVERYBODY, dice=SARA)
    after = close_turn(state, {0: None, 1: 2})
    assert ((), (13,)) == (after.sheets[0][2], after.sheets[1][2])
    assert (1, 0) == after.misses[:2]
    assert (0, 0) == close_turn(state, {0: 0, 1: None}).misses[:2]


def test_the_best_reply() -> None:
    """Of the colours that are left the best is written, or none when none is good."""
    sums = totals(position(dice=SARA).dice)
    gains = seat_gains(VALUE, position(dice=SARA), 0, (0, 0))
    first = best_reply(gains, sums, None)
    assert first.colour is not None
    assert first.gain == max(gains[colour][sums[colour]] for colour in range(4))
    assert best_reply(gains, sums, first.colour).gain <= first.gain
    assert None is best_reply(([ILLEGAL] * 34,) * 4, sums, None).colour


def test_throws_are_always_the_same() -> None:
    """The throws for comparing are those of the dice, and the same each time."""
    assert throws() is throws()
    assert all(face in DIE_FACES[die] for thrown in throws() for die, face in enumerate(thrown))


def test_only_promising_throws_are_compared() -> None:
    """A few ways are compared by what they give the others; the rest stays behind, the more the worse."""
    state = position(Phase.REROLL, dice=SARA)
    values = JUDGE.rerolls(state, 0)
    assert 128 == len(values)
    ranked = sorted(values, reverse=True)
    assert ranked[PROMISING - 1] - ranked[PROMISING] >= BEHIND - 1e-9


def test_openings_are_nearly_equal() -> None:
    """The search gets the judge's best first, and nothing that is clearly worse."""
    for phase in (Phase.REROLL, Phase.ALONE):
        state = position(phase, dice=SARA)
        found = GUIDE.openings(GAME, state, 0)
        legal = tuple(GAME.legal_actions(state, 0))
        values = JUDGE.values(seen(state), legal)
        assert legal[values.index(max(values))] == found[0][0]
        assert 1.0 == found[0][1]
        assert all(0 < weight <= 1 for _, weight in found)


def test_further_down_the_dice_are_kept() -> None:
    """Within the tree a throw is not weighed again, and a reply in step C is taken as it is."""
    assert ((REROLLS[0], 1.0),) == tuple(GUIDE.candidates(GAME, position(Phase.REROLL, dice=SARA), 0))
    state = GAME.play(position(Phase.ALONE, dice=SARA), 0, WRITES[3]).state
    ((reply, _),) = GUIDE.candidates(GAME, state, 1)
    assert reply in GAME.legal_actions(state, 1)


def test_chances_add_up() -> None:
    """Chances of all seats add up to 1, with choices of step C still to be made, or some made already."""
    state = GAME.play(position(Phase.ALONE, dice=SARA), 0, WRITES[3]).state
    chances = GUIDE.worth(GAME, state)
    assert 1.0 == pytest.approx(sum(chances))
    passed = GAME.play(state, 0, PASS).state
    assert GUIDE.worth(GAME, passed)[0] < chances[0]


def test_the_search_plays_something_legal_and_repeats() -> None:
    """The fifth level makes the same legal choice from the same view and luck."""
    plan = KIT.players["search"]
    assert isinstance(plan, Search)
    for phase in (Phase.REROLL, Phase.ALONE):
        state = position(phase, dice=SARA, sheets={0: rows(R=(9,), B=(12,))})
        legal = GAME.legal_actions(state, 0)
        decision = partial(Decision, GAME, 0, legal, look=partial(seen, state))
        chosen = {SearchPolicy(plan).choose(decision(stream=Stream("7", "bot"))) for _ in range(2)}
        assert 1 == len(chosen)
        assert chosen <= set(legal)

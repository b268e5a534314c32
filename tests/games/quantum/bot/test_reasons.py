"""Reasons of the judges: which there are, and their figures in positions that can be counted by hand."""

from __future__ import annotations

import pytest

from accessgames.engine import Reason
from accessgames.games.quantum.bot import KIT
from accessgames.games.quantum.bot.reasons import chance_of, fitting
from accessgames.games.quantum.rules.state import PASS, REROLLS, WRITES, Phase, QuantumAction, QuantumState
from tests.games.quantum.helpers import GAME, position, rows

SARA = "R1 R2 B4 P3 B6 Y5 3"
NEARLY = rows(R=(1, 2, 3, 9, 8, 7), Y=(1, 2, 3, 9, 8, 7), B=(1, 2, 3, 9, 8, 7), P=(1, 2, 3, 9, 8))


def told(
    state: QuantumState, action: QuantumAction, judge: str = "shrewd", seat: int = 0
) -> tuple[Reason, ...]:
    """Return the reasons of a judge for an action of a seat."""
    return KIT.judges[judge].reasons(GAME.view(state, seat), action)


def keys(found: tuple[Reason, ...]) -> list[str]:
    """Return the kinds of reasons without what is common to them."""
    return [reason.key.removeprefix("quantum-reason-") for reason in found]


@pytest.mark.parametrize("judge", ["greedy", "careful", "strong", "shrewd"])
@pytest.mark.parametrize(
    ("phase", "action", "key"),
    [
        (Phase.REROLL, REROLLS[0], "keep"),
        (Phase.REROLL, REROLLS[127], "chance"),
        (Phase.ALONE, PASS, "wait"),
        (Phase.EVERYBODY, WRITES[0], "saves"),
        (Phase.EVERYBODY, PASS, "skips"),
    ],
)
def test_every_choice_has_a_reason(phase: Phase, action: QuantumAction, key: str, judge: str) -> None:
    """Every judge says why, for every kind of choice."""
    assert key == keys(told(position(phase, dice=SARA), action, judge))[0]


def test_what_can_be_written_now() -> None:
    """Keeping is explained by all numbers that the rows take, or by there being none."""
    state = position(Phase.REROLL, dice=SARA, sheets={0: rows(R=(9,), P=(8,))})
    assert (Reason("quantum-reason-keep", (("numbers", ((1, 8), (2, 13))),)),) == told(state, REROLLS[0])
    stuck = rows(R=(33,), Y=(33,), B=(33,), P=(33,))
    assert ["stuck"] == keys(told(position(Phase.REROLL, dice=SARA, sheets={0: stuck}), REROLLS[0]))


def test_chance_of_one_die() -> None:
    """Die 1 has a red 1 and a red 4: thrown alone it gives red 6 or 9 with a sixth each, else 5."""
    state = position(Phase.REROLL, dice=SARA)
    mask = 0b0000001
    assert [1 / 6, 1 / 6, 4 / 6, 1.0] == [
        chance_of(state, mask, 0, wanted) for wanted in (range(6, 7), range(9, 10), range(5, 6), range(34))
    ]


@pytest.mark.parametrize(
    ("row", "fits"),
    [((), (1, 4)), ((5,), (6, 9)), ((1, 2, 3, 12), (8, 11)), ((1, 2, 3, 12, 3), (1, 2))],
)
def test_numbers_that_fit(row: tuple[int, ...], fits: tuple[int, int]) -> None:
    """The four numbers next to the one before fit, above it up to the divider, below it after that."""
    window = fitting(row, one_peak=True)
    assert fits == (window[0], window[-1])


def test_what_stays_is_held() -> None:
    """Two red dice and the white one stay, so red is at least their sum; with the white one thrown less."""
    sheets = {0: rows(Y=(33,), B=(33,), P=(33,))}
    state = position(Phase.REROLL, dice=SARA, sheets=sheets)
    assert Reason("quantum-reason-hold", (("colour", 0), ("least", 6))) in told(state, REROLLS[0b0101000])
    assert "hold" not in keys(told(state, REROLLS[0b0111111]))


def test_steps_and_columns() -> None:
    """A number tells its step and the cells that are left, and first the column that it completes."""
    state = position(Phase.EVERYBODY, dice=SARA, sheets={0: rows(Y=(4,), B=(9,), P=(12,))})
    state = state._replace(active=1)
    found = told(state, WRITES[0])
    assert ["column", "step"] == keys(found)
    assert (("column", 1), ("points", 6)) == found[0].args
    assert (("colour", 0), ("step", 6), ("cell", 0), ("left", 5)) == found[1].args


def test_the_end_with_a_lead() -> None:
    """Who fills the sheet in step B ends the game, which is told when it wins."""
    found = told(position(Phase.ALONE, dice=SARA, sheets={0: NEARLY}), WRITES[3])
    assert Reason("quantum-reason-end", (("lead", 1 + 2 + 3 + 9 + 8 + 7),)) == found[0]


def test_what_others_lose() -> None:
    """A colour that alone suits another player is taken from that player."""
    other = rows(R=(1, 2, 3, 9, 8, 7), Y=(33,), B=(33,), P=(5,))
    state = position(Phase.ALONE, dice=SARA, sheets={1: other})
    assert Reason("quantum-reason-denial", (("colour", 3), ("seat", 1))) in told(state, WRITES[3], "careful")


def test_writing_nothing() -> None:
    """Who has to mark a miss hears what it costs; to others it is free."""
    state = position(Phase.EVERYBODY, dice=SARA, misses={0: 2})
    assert Reason("quantum-reason-costs", (("cost", 3),)) == told(state, PASS)[-1]
    assert ["skips", "free"] == keys(told(state, PASS, seat=1))

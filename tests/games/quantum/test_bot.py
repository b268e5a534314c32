"""What the computer players think: gains, the exact second throw, the fitted value and the judges."""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import product
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessgames.engine import Decision, Policy, Stream, Streams, playout
from accessgames.engine.driver import BotSeat
from accessgames.games.quantum.bot import KIT
from accessgames.games.quantum.bot.sheet_values import (
    ILLEGAL,
    FittedNumbers,
    FittedValue,
    Gains,
    ThumbValue,
    count_skipped,
    expected_worths,
    gains_of,
    haste_of,
    present_worth,
    read_numbers,
    shipped_value,
    turn_worth,
)
from accessgames.games.quantum.rules.dice import ALL_DICE, DIE_FACES, dice_of_mask, totals
from accessgames.games.quantum.rules.sheet import MOST_TOTAL
from accessgames.games.quantum.rules.state import (
    PASS,
    REROLLS,
    WRITES,
    Phase,
    QuantumAction,
    QuantumState,
    QuantumView,
)
from tests.games.quantum.helpers import GAME, faces, position, rows

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import Rows

SARA = "R1 R2 B4 P3 B6 Y5 3"


class Best:
    """Plays what a judge values most, the first of equals."""

    def __init__(self, name: str) -> None:
        self.judge = KIT.judges[name]

    def choose(self, decision: Decision[QuantumView, QuantumAction], /) -> QuantumAction:
        """Return the best legal action."""
        actions = list(decision.legal)
        values = self.judge.values(decision.view, actions)
        return actions[max(range(len(actions)), key=values.__getitem__)]


class Anything:
    """Plays at random."""

    def choose(self, decision: Decision[QuantumView, QuantumAction], /) -> QuantumAction:
        """Return any legal action."""
        return decision.stream.choice(list(decision.legal))


def seen(state: QuantumState, seat: int = 0) -> QuantumView:
    """Return what a seat sees."""
    return GAME.view(state, seat)


def brute_worth(gains: Gains, miss: float, dice: tuple[int, ...], mask: int) -> float:
    """Return the expected worth of a mask by going through every throw."""
    thrown = dice_of_mask(mask)
    worths = []
    for shown in product(*(DIE_FACES[die] for die in thrown)):
        after = list(dice)
        for die, face in zip(thrown, shown, strict=True):
            after[die] = face
        worths.append(present_worth(gains, miss, totals(tuple(after))))
    return sum(worths) / len(worths)


@pytest.mark.parametrize("mask", [0, 0b0000001, 0b1000000, 0b0010110, 0b1101000, 0b1010101])
def test_the_second_throw_is_exact(mask: int) -> None:
    """The expected worth of a mask is the mean over every single throw of its dice."""
    state = position(Phase.REROLL, dice=SARA, sheets={0: rows(R=(4,), Y=(3, 9), P=(6,))})
    gains = gains_of(shipped_value(), state, 0)
    exact = expected_worths(gains, 2.0, state.dice)
    assert 128 == len(exact)
    assert brute_worth(gains, 2.0, state.dice, mask) == pytest.approx(exact[mask])


@settings(max_examples=5)
@given(st.integers(0, 10_000))
def test_the_second_throw_is_exact_for_any_gains(seed: int) -> None:
    """The same holds for gains without rhyme or reason."""
    stream = Stream(str(seed), "gains")
    lists = [[stream.uniform(-6, 9) for _ in range(MOST_TOTAL + 1)] for _ in range(4)]
    gains: Gains = (lists[0], lists[1], lists[2], lists[3])
    dice = faces("R1 R2 B4 P3 B6 Y5 3")
    mask = stream.choice([0b0000110, 0b1000010, 0b0110001])
    assert brute_worth(gains, 1.5, dice, mask) == pytest.approx(expected_worths(gains, 1.5, dice)[mask])


@pytest.mark.parametrize(
    ("first", "second", "worth"),
    [(5, 3, 8), (5, -3, 5), (5, ILLEGAL, 5), (-1, -2, -1), (-4, -5, -2), (ILLEGAL, ILLEGAL, -2)],
)
def test_the_worth_of_a_turn(first: float, second: float, worth: float) -> None:
    """Two gains are taken when both are good, one when one is, and a small loss rather than a miss."""
    assert worth == turn_worth(first, second, 2)


def test_gains_know_what_a_row_takes() -> None:
    """Numbers that a row does not take are worth nothing at all."""
    state = position(Phase.ALONE, dice=SARA, sheets={0: rows(R=(4,), P=(1, 2, 3, 33, 2, 1))})
    red, _, _, purple = gains_of(ThumbValue(), state, 0)
    assert [ILLEGAL] * 5 == red[:5]
    assert all(gain > ILLEGAL for gain in red[5:])
    assert {ILLEGAL} == set(purple)


@pytest.mark.parametrize(
    ("sheet", "misses", "haste"),
    [
        (rows(), 0, 0),
        (rows(R=(1, 2, 3, 4, 3, 2), Y=(1, 2, 3, 4)), 0, 1),
        (rows(), 4, 1),
        (rows(R=(1,) * 6), 4, 2),
    ],
)
def test_haste_grows_with_the_others_progress(sheet: Rows, misses: int, haste: int) -> None:
    """Cells and misses of another player bring the end nearer."""
    assert haste == haste_of(position(sheets={1: sheet}, misses={1: misses}), 0)


def test_the_thumb_prefers_small_steps() -> None:
    """From 4 the next number 6 is better than 20, and after the divider 13 better than 2."""
    thumb = ThumbValue()
    assert thumb.write_gain(rows(R=(4,)), 0, 6, 0) > thumb.write_gain(rows(R=(4,)), 0, 20, 0)
    row = rows(R=(4, 8, 12, 17))
    assert thumb.write_gain(row, 0, 13, 0) > thumb.write_gain(row, 0, 2, 0)


def test_misses_cost_more_and_more() -> None:
    """Each further miss is worse for the thumb."""
    losses = [ThumbValue().miss_loss(misses) for misses in range(5)]
    assert losses == sorted(losses)


def fitted(**changed: tuple[float, ...]) -> FittedValue:
    """Return a value whose numbers are all 0 but those given."""
    shipped = shipped_value().numbers
    table = {name: [0.0] * len(getattr(shipped, name)) for name in FittedNumbers.__dataclass_fields__}
    return FittedValue(read_numbers({**table, **changed}))


@pytest.mark.parametrize(
    ("changed", "number", "gain"),
    [
        ({"worth": (0, 6, 0, 0, 0, 0)}, 8, 6.0),
        ({"aim": (0, 8, 0, 0, 0, 0), "over": (0, 0.5, 0, 0, 0, 0)}, 11, -1.5),
        ({"aim": (0, 8, 0, 0, 0, 0), "under": (0, 0.25, 0, 0, 0, 0)}, 6, -0.5),
        ({"skipped": (0, 1, 0, 0, 0, 0)}, 11, -3.0),
        ({"haste": (2, 3)}, 8, 3.0),
    ],
    ids=["worth", "over", "under", "skipped", "haste"],
)
def test_each_fitted_number_does_its_part(
    changed: dict[str, tuple[float, ...]], number: int, gain: float
) -> None:
    """Worth, distance above and below the aim, skipped numbers and haste add up to the gain."""
    assert gain == fitted(**changed).write_gain(rows(R=(4,)), 0, number, 2)


def test_a_completed_column_counts() -> None:
    """The share of a column's points counts only for the number that completes it."""
    value = fitted(column=(0.5,))
    assert 3.0 == value.write_gain(rows(Y=(4,), B=(9,), P=(12,)), 0, 6, 0)
    assert 0.0 == value.write_gain(rows(B=(9,), P=(12,)), 0, 6, 0)


@pytest.mark.parametrize(
    ("row", "number", "lost"),
    [((), 4, 0), ((), 7, 3), ((4,), 8, 0), ((1, 2, 3, 17), 13, 0), ((1, 2, 3, 17), 9, 4)],
)
def test_skipped_numbers(row: tuple[int, ...], number: int, lost: int) -> None:
    """Steps of up to four lose nothing, up or down."""
    assert lost == count_skipped(row, number)


def test_the_shipped_numbers_say_how_they_were_made() -> None:
    """The data file names the script and its arguments, and has every number that the value needs."""
    text = files("accessgames.games.quantum").joinpath("data/values.json").read_text(encoding="utf-8")
    data = json.loads(text)
    assert ("tools/fit_quantum.py", shipped_value().numbers) == (
        data["made"]["by"],
        read_numbers(data["numbers"]),
    )
    assert [6, 6, 6, 6, 6, 2, 1, 5, 1] == [len(values) for values in data["numbers"].values()]


@pytest.mark.parametrize("name", list(KIT.judges))
def test_judges_value_every_action(name: str) -> None:
    """Each judge gives each legal action of each step a number."""
    judge = KIT.judges[name]
    for phase, actions in (
        (Phase.REROLL, REROLLS),
        (Phase.ALONE, (PASS, *WRITES)),
        (Phase.EVERYBODY, (PASS, *WRITES)),
    ):
        values = judge.values(seen(position(phase, dice=SARA)), actions)
        assert len(actions) == len([float(value) for value in values])


def test_a_judge_rather_writes_than_misses() -> None:
    """Nobody passes in step C when a fitting number is at hand and a miss threatens."""
    state = position(Phase.EVERYBODY, dice=SARA)
    for name in KIT.judges:
        values = KIT.judges[name].values(seen(state), (PASS, WRITES[0]))
        assert values[1] > values[0], name


def test_the_careful_player_keeps_what_fits() -> None:
    """With two numbers that hit their aims the rule of thumb throws nothing again."""
    sheet = rows(R=(30,), Y=(4,), B=(4, 9), P=(30,))
    values = KIT.judges["careful"].values(seen(position(Phase.REROLL, dice=SARA, sheets={0: sheet})), REROLLS)
    assert 0 == values.index(max(values))


def test_the_careful_player_imagines_averages() -> None:
    """When nothing fits, some dice are thrown; of two masks with the same average the smaller one."""
    stuck = rows(R=(12,), Y=(12,), B=(16,), P=(12,))
    values = KIT.judges["careful"].values(seen(position(Phase.REROLL, dice=SARA, sheets={0: stuck})), REROLLS)
    assert 0 != values.index(max(values))


def test_the_greedy_player_throws_all_or_nothing() -> None:
    """When no number fits, all dice are thrown; otherwise none."""
    stuck = rows(R=(30,), Y=(30,), B=(30,), P=(30,))
    values = KIT.judges["greedy"].values(seen(position(Phase.REROLL, dice=SARA, sheets={0: stuck})), REROLLS)
    assert ALL_DICE == values.index(max(values))


def wins(first: Policy, second: Policy, games: int) -> float:
    """Return the share of wins of the first policy, seats swapped every game."""
    setup = GAME.setup(2, {})
    won = 0.0
    for number in range(games):
        seat = number % 2
        policies = (first, second) if not seat else (second, first)
        winners = playout(GAME, setup, policies, f"ladder/{number // 2}").outcome.winners()
        won += (seat in winners) / len(winners)
    return won / games


def test_careful_beats_random() -> None:
    """The rule of thumb wins nearly always against chance."""
    assert wins(Best("careful"), Anything(), 40) >= 0.95


def test_thinking_does_not_change_the_dice() -> None:
    """The same seed rolls the same dice whoever plays; the bots have streams of their own."""
    start = GAME.initial(GAME.setup(2, {"starter": "first"}))
    rolls = []
    for bot in (Best("careful"), Anything()):
        streams = Streams("7")
        BotSeat(bot, 0, streams)
        stream = streams.open("chance")
        stream.seek(0)
        rolls.append(GAME.chance(start, stream))
    assert rolls[0] == rolls[1]

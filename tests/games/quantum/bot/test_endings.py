"""Near the end of Quantum the chance to win decides, at two, three and four seats."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from accessgames.games.quantum.bot import KIT, endings
from accessgames.games.quantum.bot.guide import WinningChances
from accessgames.games.quantum.bot.judges import VICTORIES_A_POINT, shrewd_judge
from accessgames.games.quantum.bot.sheet_values import ILLEGAL
from accessgames.games.quantum.rules.sheet import final_outcome, write
from accessgames.games.quantum.rules.state import PASS, REROLLS, WRITES, Phase, QuantumState
from tests.games.quantum.helpers import GAME, position, rows

DICE = "R1 R2 B4 P3 B6 Y5 3"
FULL = (1, 2, 3, 9, 8, 7)
LAST = rows(R=FULL, Y=FULL, B=FULL, P=FULL[:5])
HIGH = rows(R=(9, 10, 11, 12), Y=(9, 10, 11, 12), B=(9, 10, 11, 12), P=(9, 10, 11, 12))
ENDS = endings.shipped_ends()


def values(name: str, state: QuantumState, seat: int = 0) -> dict[object, float]:
    """What a judge thinks of each legal action."""
    legal = tuple(GAME.legal_actions(state, seat))
    return dict(zip(legal, KIT.judges[name].values(GAME.view(state, seat), legal), strict=True))


@pytest.mark.parametrize(
    ("sheets", "misses", "expected"),
    [({}, {}, 10), ({0: LAST}, {}, 1), ({1: LAST}, {}, 1), ({}, {1: 4}, 2), ({}, {0: 3}, 4)],
)
def test_the_distance_from_the_end(sheets: dict[int, object], misses: dict[int, int], expected: int) -> None:
    """The fullest sheet counts by open cells, misses by two for each that is left."""
    assert expected == endings.distance(position(sheets=sheets, misses=misses))  # type: ignore[arg-type]


def test_a_whole_turn_is_judged_alike() -> None:
    """What is written in step B does not bring the end nearer for the rest of the turn."""
    sheet = rows(R=FULL, Y=FULL, B=(1, 2, 3), P=(1, 2))
    state = position(Phase.ALONE, dice=DICE, sheets={0: sheet})
    assert not endings.is_near(state)
    wrote = state._replace(phase=Phase.EVERYBODY, taken=2)
    longer = wrote._replace(sheets=(write(sheet, 2, 13), state.sheets[1]))
    assert endings.NEAR == endings.distance(longer)
    assert not endings.is_near(longer)


def test_features_of_a_sheet() -> None:
    """Points, points in sight, open cells, closed rows; a row that takes little is hard to fill."""
    points, one, two, cells, hard, full = endings.sheet_features(LAST, one_peak=True)
    assert (1 + 2 + 3 + 9 + 8, 7, 0, 1, 3) == (points, one, two, cells, full)
    assert 1 - endings.odds_to_take(3, 5, 8, one_peak=True) == hard
    assert 1.0 == pytest.approx(endings.odds_to_take(0, 0, 0, one_peak=True))
    assert endings.odds_to_take(0, 5, 3, one_peak=True) < endings.odds_to_take(0, 5, 9, one_peak=True)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_add_up(seats: int) -> None:
    """Everybody's chances are 1 together, those of equals are equal, and a lead helps."""
    state = position(seats=seats, sheets=dict.fromkeys(range(seats), LAST))
    chances = ENDS.chances(state, 0)
    assert 1.0 == pytest.approx(sum(chances))
    assert all(chances[1] == pytest.approx(chance) for chance in chances[1:])
    behind = state._replace(misses=(0, *[2] * (seats - 1)))
    assert ENDS.chances(behind, 0)[0] > chances[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_that_is_over_has_its_result(seats: int) -> None:
    """With a full sheet, or a fifth miss, there is nothing to guess; a shared place is shared."""
    state = position(seats=seats, sheets={1: write(LAST, 3, 7)})
    assert (0.0, 1.0) == ENDS.chances(state, 0)[:2]
    assert (1,) == final_outcome(state).winners()
    lost = position(seats=seats, misses={0: 5})
    assert (0.0, *[1 / (seats - 1)] * (seats - 1)) == ENDS.chances(lost, 0)


def test_gains_are_differences_of_victories() -> None:
    """What a number adds is what is won with it less what is won without it."""
    state = position(Phase.ALONE, dice=DICE, sheets={0: LAST})
    gains = ENDS.gains(state, 0)
    assert 100 - ENDS.value(state, 0) == pytest.approx(gains[3][7])
    assert ILLEGAL == gains[3][8] == gains[0][1]
    assert ENDS.miss_loss(state, 0) > 0


@pytest.mark.parametrize("name", ["shrewd", "strong", "careful"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_ends_a_match_that_is_lost(name: str, seats: int) -> None:
    """The last number that would fill the sheet of who is behind is not written."""
    state = position(Phase.ALONE, seats=seats, dice=DICE, sheets={0: LAST, 1: HIGH})
    found = values(name, state)
    assert found[PASS] > found[WRITES[3]]


def test_a_fifth_miss_wins_for_who_leads() -> None:
    """With a lead that the fifth miss does not cost, writing nothing ends the match and wins it."""
    state = position(Phase.EVERYBODY, dice=DICE, sheets={0: LAST}, misses={0: 4})
    assert ENDS.miss_loss(state, 0) < 0


@pytest.mark.parametrize("name", ["shrewd", "strong"])
def test_every_way_to_throw_has_a_value(name: str) -> None:
    """All 128 are told apart, and what was not looked at closely stays behind what was."""
    state = position(Phase.REROLL, dice=DICE, sheets={0: LAST, 1: HIGH})
    found = sorted(values(name, state).values(), reverse=True)
    scale = 1 if name == "shrewd" else VICTORIES_A_POINT
    assert len(REROLLS) == len(found)
    assert found[endings.CLOSELY - 1] - found[endings.CLOSELY] >= endings.BEHIND / scale - 1e-9


def test_replies_are_the_best_of_everybody() -> None:
    """In step C each seat chooses something it can write, or nothing."""
    state = position(Phase.EVERYBODY, seats=3, dice=DICE, sheets={0: LAST, 1: HIGH})
    found = ENDS.replies(state)
    assert {0, 1, 2} == set(found)
    assert all(
        choice is None or WRITES[choice] in GAME.legal_actions(state, seat) for seat, choice in found.items()
    )


@pytest.mark.parametrize("phase", [Phase.REROLL, Phase.ALONE, Phase.EVERYBODY])
def test_chances_are_told_in_every_step(phase: Phase) -> None:
    """Looking back, everybody's chances are known at any moment near the end, and they add up."""
    state = position(phase, dice=DICE, sheets={0: LAST, 1: HIGH})
    assert 1.0 == pytest.approx(sum(WinningChances(shrewd_judge())(GAME, state)))


def test_the_shipped_weights_say_how_they_were_made() -> None:
    """The data file names the script, and has a line of weights for each knot; others are refused."""
    text = files("accessgames.games.quantum").joinpath("data/values.json").read_text(encoding="utf-8")
    data = json.loads(text)
    assert "tools/fit_quantum_endings.py" == data["made-endings"]["by"]
    assert len(endings.KNOTS) == len(data["endings"])
    with pytest.raises(ValueError, match="1"):
        endings.EndValue(((1.0,),))


@pytest.mark.parametrize(("place", "expected"), [(0, 0), (1, 0), (3, 2), (8, 4), (20, 4)])
def test_at_a_knot_one_line_counts(place: int, expected: int) -> None:
    """Before the first and after the last knot the nearest one holds."""
    assert 1.0 == endings.knot_shares(place)[expected]
    assert 1.0 == pytest.approx(sum(endings.knot_shares(place)))


def test_between_knots_two_lines_count() -> None:
    """Half way between them each counts half."""
    assert (0, 0, 0.5, 0.5, 0) == endings.knot_shares(4)

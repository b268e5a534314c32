"""The script that fits the weights of the race: its arithmetic, on a few positions."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING

import pytest

from accessgames.bots.policies import make_policy
from accessgames.games.tetrikon.bot import make_kit
from accessgames.games.tetrikon.bot.race import SHIPPED
from tools import fit_tetrikon as tool

if TYPE_CHECKING:
    from accessgames.engine import Policy


@cache
def player() -> Policy:
    """A player of the fourth level, with the whole set."""
    return make_policy(make_kit(tool.GAME.material), "bot:4")


def rows(*counts: tuple[float, int, int]) -> list[tool.Row]:
    """Positions with one feature, so many of them won and lost, each in a game of its own."""
    wins = [(value, won) for value, won, _ in counts for _ in range(won)]
    losses = [(value, lost) for value, _, lost in counts for _ in range(lost)]
    found = [(value, True) for value, _ in wins] + [(value, False) for value, _ in losses]
    return [tool.Row(number, (1.0, value), won) for number, (value, won) in enumerate(found)]


def test_equations_are_solved() -> None:
    """Also where the first pivot is 0."""
    assert [2.0, 3.0] == tool.solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0])


def test_a_fit_finds_the_shares() -> None:
    """With many positions the chances are the shares that were won."""
    constant, weight = tool.fit(rows((0.0, 1000, 1000), (1.0, 3000, 1000)))
    assert 0.0 == pytest.approx(constant, abs=0.01)
    assert math.log(3) == pytest.approx(weight, abs=0.01)
    assert 0.75 == pytest.approx(tool.chance((constant, weight), (1.0, 1.0)), abs=0.01)


def test_knowing_nothing_costs_a_bit() -> None:
    """The loss of even chances is 1, and whoever knows more is surprised less."""
    found = rows((1.0, 30, 10), (-1.0, 10, 30))
    assert 1.0 == pytest.approx(tool.loss((0.0, 0.0), found))
    assert tool.loss(tool.fit(found), found) < 1.0


def test_errors_come_from_the_spread() -> None:
    """Where all parts of the games tell the same, there is none."""
    same = [tool.Row(number, (1.0, 1.0), number % 10 < 5) for number in range(100)]
    assert [0.0, 0.0] == pytest.approx(tool.errors(same))
    uneven = [tool.Row(number, (1.0, 1.0), number % 5 < 2) for number in range(100)]
    assert min(tool.errors(uneven)) > 0.1


@pytest.mark.parametrize(
    ("fitted", "error", "expected"), [(0.2, 0.0, True), (0.2, 0.1, False), (-0.1, 0.0, False)]
)
def test_a_weight_may_differ_by_the_tolerance_and_two_errors(
    fitted: float, error: float, expected: bool
) -> None:
    """Rounding and luck are no difference."""
    assert expected is tool.differs(fitted, error, 0.0)


def test_features_with_the_weights_of_the_program_are_its_strength() -> None:
    """So what is compared is what the player uses."""
    *states, _ = tool.turns(0, player())
    compared = 0
    for state in states:
        for seat, found in enumerate(tool.features(state, each) for each in range(2)):
            if found is not None:
                logit = sum(weight * value for weight, value in zip(tool.shipped()[1:], found, strict=True))
                strength = tool.RACE.strength(state.table, seat, state.hands[seat].total)
                assert strength == pytest.approx(logit)
                compared += 1
    assert compared > 10


def test_each_weight_has_a_name() -> None:
    """The plan costs, T help."""
    weights = dict(zip(tool.NAMES, tool.shipped(), strict=True))
    assert -SHIPPED.plan == weights["turn of the plan"]
    assert 100 * SHIPPED.money[0][1] == weights["100 T above 0"]


def test_fitted_weights_become_those_of_a_player() -> None:
    """There and back again; what has the wrong sign counts nothing."""
    back = tool.weights_of(tool.shipped())
    assert (SHIPPED.plan, SHIPPED.step, SHIPPED.hit) == (back.plan, back.step, back.hit)
    assert SHIPPED.missing == pytest.approx(back.missing)
    assert SHIPPED.spare == pytest.approx(back.spare)
    assert dict(SHIPPED.money) == pytest.approx(dict(back.money))
    wrong = tool.weights_of([-weight for weight in tool.shipped()])
    assert {0.0} == {
        wrong.plan,
        wrong.step,
        *wrong.missing,
        *wrong.hit,
        *wrong.spare,
        *dict(wrong.money).values(),
    }


def test_weights_are_played_against_each_other() -> None:
    """The same weights win half of the games, as each is played twice with the seats swapped."""
    assert 0.5 == tool.duel(SHIPPED, 2)


def test_a_game_gives_the_same_positions_again(capsys: pytest.CaptureFixture[str]) -> None:
    """Each with the seat on turn first, and one winner; what is told names every weight."""
    found = [row for game in range(5) for row in tool.collect(game, player())]
    assert tool.collect(0, player()) == [row for row in found if row.game == 0]
    assert {1.0} == {row.features[0] for row in found}
    assert {len(tool.NAMES)} == {len(row.features) for row in found}
    marked = tool.compare(found)
    lines = capsys.readouterr().out.splitlines()
    assert len(tool.NAMES) - 1 == len(lines)
    assert marked == sum(line.endswith("differs") for line in lines)
    assert all(value > 0 for value in tool.judged(found))

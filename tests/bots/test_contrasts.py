"""What separates two actions: which differences are told, and how they are joined."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING

import pytest

from accessgames.bots import contrasts
from accessgames.engine import Comparing, Difference, Perspective, Reason
from tests.bots.fakes import TableJudge, kit
from tests.pig import ROOM as PIG
from tests.pig.bot import BOTS, HoldAt
from tests.pig.notation import HOLD, ROLL
from tests.pig.rules import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import BotKit

POINTS, CARD, ROOM = (Reason(key) for key in ("points", "card", "room"))


def found(**weights: float) -> tuple[Difference, ...]:
    """Differences with these weights, the weightiest first."""
    made = (Difference(Reason(key), weight) for key, weight in weights.items())
    return tuple(sorted(made, key=lambda one: -abs(one.weight)))


@dataclass(frozen=True)
class ComparingHold(HoldAt):
    """A judge of Pig, as somebody else would add what separates its two actions."""

    def differences(self, view: State, action: object, other: object, /) -> tuple[Difference, ...]:
        """Holding keeps the points at stake."""
        sign = (action == HOLD) - (other == HOLD)
        return (Difference(Reason("pig-reason-stake", (("points", view.turn),)), float(sign * view.turn)),)


def pig(judge: HoldAt) -> BotKit:
    """The players of Pig, advised by a judge."""
    return replace(BOTS, judges=MappingProxyType({**BOTS.judges, "greedy": judge}))


@pytest.mark.parametrize(
    ("differences", "better", "expected"),
    [
        ((), False, None),
        (found(points=-6.0), False, contrasts.Contrast("alone", POINTS)),
        (found(points=-6.0, card=4.0), False, contrasts.Contrast("but", POINTS, CARD)),
        (found(points=-6.0, room=-1.0), False, contrasts.Contrast("and", POINTS, ROOM)),
        (found(points=-6.0, room=-1.0, card=0.5), False, contrasts.Contrast("but", POINTS, CARD)),
        (found(points=6.0, card=-4.0), True, contrasts.Contrast("but", POINTS, CARD)),
        (found(card=8.0, points=-2.0), False, contrasts.Contrast("but", POINTS, CARD)),
        (found(points=6.0), False, contrasts.Contrast("yet", POINTS)),
        (found(points=-6.0), True, contrasts.Contrast("yet", POINTS)),
        (found(points=6.0), None, contrasts.Contrast("even", POINTS)),
        (found(points=-6.0, room=-1.0), None, contrasts.Contrast("even", POINTS)),
        (found(points=-6.0, card=6.0), None, contrasts.Contrast("but", POINTS, CARD)),
    ],
)
def test_the_weightiest_of_each_side_are_told(
    differences: tuple[Difference, ...],
    better: bool | None,
    expected: contrasts.Contrast | None,
) -> None:
    """First what speaks as the judge does, then what speaks against it, else what comes next."""
    assert expected == contrasts.summarise(differences, better=better)


def test_a_game_can_do_without() -> None:
    """Pig's judge compares nothing: two moves are advised, and nothing is said to separate them."""
    advice = contrasts.weigh(BOTS, Perspective(PIG.game, State(100, ((), ()), turn=21), 0))
    assert advice is not None
    assert advice.other is not None
    assert (HOLD, ROLL) == (advice.best.action, advice.other.action)
    assert () == advice.differences
    assert advice.contrast is None
    assert not advice.equal


def test_a_game_can_add_it() -> None:
    """A judge that compares is asked about the second action against the best."""
    judge = ComparingHold(20)
    assert isinstance(judge, Comparing)
    advice = contrasts.weigh(pig(judge), Perspective(PIG.game, State(100, ((), ()), turn=21), 0))
    assert advice is not None
    stake = Reason("pig-reason-stake", (("points", 21),))
    assert (Difference(stake, -21.0),) == advice.differences
    assert contrasts.Contrast("alone", stake) == advice.contrast


def test_equal_actions_of_which_nothing_can_be_counted_make_no_difference() -> None:
    """At 20 points holding and rolling are worth the same."""
    advice = contrasts.weigh(BOTS, Perspective(PIG.game, State(100, ((), ()), turn=20), 0))
    assert advice is not None
    assert advice.equal


def test_equal_actions_that_differ_in_something_are_told_by_that() -> None:
    """What speaks for one of them is outweighed by something else."""
    advice = contrasts.weigh(pig(ComparingHold(20)), Perspective(PIG.game, State(100, ((), ()), turn=20), 0))
    assert advice is not None
    assert not advice.equal
    assert advice.contrast is not None
    assert "even" == advice.contrast.joint


def test_where_nothing_can_be_chosen_there_is_one_action() -> None:
    """A turn of Pig begins with a throw."""
    advice = contrasts.weigh(BOTS, Perspective(PIG.game, State(100, ((), ())), 0))
    assert advice is not None
    assert ROLL == advice.best.action
    assert advice.other is None
    assert not advice.equal


def test_who_is_not_to_act_is_not_advised() -> None:
    """Neither is a spectator."""
    assert None is contrasts.weigh(BOTS, Perspective(PIG.game, State(100, ((), ())), 1))


def test_a_judge_that_compares_nothing_gives_no_differences() -> None:
    """Whatever the actions are."""
    judge = kit(careful=TableJudge({"a": 1.0, "b": 2.0})).judges["careful"]
    assert () == contrasts.differences(judge, None, "a", "b")


def test_of_two_that_are_worth_the_same_the_one_that_brings_something_is_named_first() -> None:
    """Nobody is advised to do nothing where a number is as good and its points are there at once."""

    @dataclass(frozen=True)
    class Even(ComparingHold):
        def values(self, view: State, actions: Sequence[object], /) -> tuple[float, ...]:
            del view
            return (0.0,) * len(actions)

    for sign in (1, -1):
        judge = Even(20)
        state = State(100, ((), ()), turn=sign * 20)
        advice = contrasts.weigh(pig(judge), Perspective(PIG.game, state, 0))
        assert advice is not None
        assert (HOLD if sign > 0 else ROLL) == advice.best.action
        assert 0 > sum(one.weight for one in advice.differences)

"""The court itself: a claim is true only if somebody has checked every part of it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

import pytest

from accessgames.engine import Perspective, Reason
from tests.pig.notation import HOLD
from tests.pig.rules import Pig
from tests.truth.claims import Check, Claim, fault


def claim(**args: object) -> Claim:
    """A claim about holding at Pig."""
    game = Pig()
    view = game.view(game.initial(game.setup(2, {})), 0)
    return Claim(Perspective(game, view, 0), HOLD, Reason("pig-reason-stake", tuple(args.items())))


def _twelve(checked: Claim) -> None:
    assert 12 == checked.number("points")


CHECKS: Final = MappingProxyType[str, Check]({"pig-reason-stake": _twelve})


def test_a_true_claim_has_no_fault() -> None:
    """The number is right, and there is nothing else in the sentence."""
    assert fault(CHECKS, claim(points=12)) is None


@pytest.mark.parametrize(
    ("false", "told"),
    [
        (claim(points=13), "13"),
        (claim(points=12, count=3), "nobody looks at count"),
        (claim(points="12"), "no whole number"),
        (claim(), "no argument points"),
    ],
)
def test_a_claim_fails_by_each_of_its_parts(false: Claim, told: str) -> None:
    """A wrong number, one that nobody looks at, a text in place of a number, and one that is missing."""
    found = fault(CHECKS, false)
    assert found is not None
    assert told in found
    assert "hold by seat 0: pig-reason-stake" in found


def test_a_claim_that_cannot_even_be_checked_is_a_fault() -> None:
    """Such as one about a fifth colour where there are four."""

    def look(checked: Claim) -> None:
        assert "abcd"[checked.number("colour")]

    found = fault({"pig-reason-stake": look}, claim(colour=4))
    assert found is not None
    assert "out of range" in found


def test_a_reason_that_nobody_checks_is_a_fault() -> None:
    """A new reason needs a check."""
    found = fault({}, claim(points=12))
    assert found is not None
    assert "nobody checks" in found


def test_a_changed_claim_begins_anew() -> None:
    """Nothing of it has been looked at, and the first one is as it was."""
    first = claim(points=12, count=3)
    first.take("points")
    second = first.with_argument("count", 4)
    assert {"points": 12, "count": 4} == second.args
    assert {"points": 12, "count": 3} == first.args
    assert set() == second.taken

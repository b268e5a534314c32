"""Ratings and advice from a judge, by a perspective made by hand."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

from accessgames.bots.policies import advise, rate
from accessgames.engine import Reason
from tests.bots.fakes import TableJudge, kit

if TYPE_CHECKING:
    from accessgames.engine import Perspective


def _perspective(legal: str, view: object = "view") -> Perspective[Any, str, Any, Any]:
    return cast("Perspective[Any, str, Any, Any]", SimpleNamespace(legal=list(legal), view=view))


def test_rate_puts_the_best_first_and_keeps_the_order_of_equals() -> None:
    """Actions come by value, highest first; equal ones as the game lists them."""
    rated = rate(TableJudge({"a": 1, "b": 3, "c": 1, "d": 3}), _perspective("abcd"))
    assert [("b", 3), ("d", 3), ("a", 1), ("c", 1)] == [(one.action, one.value) for one in rated]


def test_rate_of_somebody_who_is_not_to_act_is_empty() -> None:
    """Without legal actions the judge is not even asked."""
    judge = TableJudge({})
    assert () == rate(judge, _perspective(""))
    assert [] == judge.views


def test_advice_is_the_advisers_best_with_its_reasons() -> None:
    """The adviser of the kit decides, and its own reasons for that action are passed on."""
    advice = advise(kit(), _perspective("ab"))
    assert advice is not None
    assert ("b", 2) == (advice.action, advice.value)
    assert (Reason("fake-reason", (("action", "b"),)),) == advice.reasons


def test_no_advice_when_not_to_act() -> None:
    """Whoever is not to act gets no advice instead of a guess."""
    assert None is advise(kit(), _perspective(""))


def test_advice_needs_the_view_and_nothing_else() -> None:
    """The adviser sees what the seat sees."""
    judge = TableJudge({"a": 1})
    advise(kit(careful=judge), _perspective("a", view="seen"))
    assert ["seen", "seen"] == judge.views

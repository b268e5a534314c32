"""The last set-ups are remembered in a setting, which is hostile until it was read."""

from __future__ import annotations

import json
from typing import Any

import pytest

from accessgames.engine import SeatSpec
from accessgames.shell.home.plans import MatchPlan, remember_plan, remembered_plans
from accessgames.shell.settings import LONGEST_TEXT
from tests.shell.home.evenings import evening
from tests.whole.voices import choose

GOOD: dict[str, Any] = {
    "game": "iota",
    "people": ["Jana"],
    "bots": [["", "bot:2"]],
    "options": {"trade": "all"},
}


def test_what_was_written_is_read() -> None:
    """Each game once, the one played last at the end."""
    iota = MatchPlan("iota", ("Jana", "Žofie"), (SeatSpec("Beta", "bot:4"),), {"trade": "all"})
    quantum = MatchPlan("quantum", ("Jana",), (SeatSpec("", "bot:1"),))
    text = remember_plan(iota, remember_plan(quantum, remember_plan(iota, "")))
    assert ("quantum", "iota") == tuple(plan.game for plan in remembered_plans(text))
    assert remembered_plans(text)[-1] == iota
    assert text.isprintable()


@pytest.mark.parametrize(
    "text",
    [
        "nonsense", "[" * 5000, "{}", "7", "null", '"iota"', "[[]]", "[null]", '[{"game":"iota"}]',
        "[" + "9" * 5000 + "]",
    ],
)  # fmt: skip
def test_what_is_no_set_up_is_passed_over(text: str) -> None:
    """Whatever it is, nothing is raised."""
    assert () == remembered_plans(text)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "chess"), ("game", ["iota"]), ("people", "Jana"), ("people", []), ("people", ["x" * 31]),
        ("people", ["\x1b[2J"]), ("people", [7]), ("people", ["Jana"] * 17), ("bots", [["", "human"]]),
        ("bots", [["bot:2"]]), ("bots", ["bot:2"]), ("bots", {"": "bot:2"}), ("bots", [["", 2]]),
        ("options", []), ("options", {"trade": 1}), ("options", {"x" * 41: "1"}),
        ("options", {str(number): "1" for number in range(40)}),
    ],
)  # fmt: skip
def test_one_that_is_damaged_is_passed_over(key: str, value: object) -> None:
    """The others stay."""
    other = {**GOOD, "game": "quantum", "options": {}}
    text = json.dumps([{**GOOD, key: value}, other])
    assert ["quantum"] == [plan.game for plan in remembered_plans(text)]
    assert () == remembered_plans(json.dumps([{**GOOD, "more": 1}]))


def test_what_does_not_fit_is_not_kept() -> None:
    """The oldest is forgotten first, and the text is never longer than a setting may be."""
    long = {f"option-{number}": "y" * 40 for number in range(200)}
    before = remember_plan(MatchPlan("iota", ("Jana",)), "")
    assert before == remember_plan(MatchPlan("quantum", ("Jana",), options=long), before)
    some = {f"option-{number}": "y" * 40 for number in range(90)}
    text = remember_plan(MatchPlan("quantum", ("Jana",), options=some), "")
    assert len(text) <= LONGEST_TEXT


@pytest.mark.parametrize(
    "damage",
    [
        {"bots": [["", "bot:9"]]}, {"bots": [["", "bot:2"]] * 9}, {"options": {"trade": "nonsense"}},
        {"options": {"nonsense": "1"}}, {"bots": []},
    ],
)  # fmt: skip
def test_a_set_up_that_the_game_does_not_have_is_the_usual_one(damage: dict[str, Any]) -> None:
    """The match begins all the same."""
    choose(last_setups=json.dumps([{**GOOD, **damage}]))
    told = evening("iota", "konec", "ano")
    assert "IOTA. Hrají Hráč a Alfa." in told

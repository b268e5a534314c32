"""What a typed line comes to: an action, several together, a refusal, nothing, or a question which one."""

from __future__ import annotations

from typing import Any, Final

import pytest

from accessgames.engine import AmbiguousAction, MalformedAction
from accessgames.games.room import ActionSeries
from accessgames.games.tetrikon.notation import format_action
from tests.games.tetrikon.positions import position
from tests.games.tetrikon.wording import TELL, desk_at, full, mistake, parse

RICH: Final = position(
    seats=3,
    money=["50 50 25 10 5", "50 20"],
    cards=[
        "joker-10 joker-25 swap-manager swap-player take-twenty-five choose-piece immunity piece-from-player",
        "immunity",
    ],
    free=["i4 l4 l4 k1", "r3 t4", "i5"],
    placed=["o4 1 a1", "t3 1 a1"],
)
"""Jana on turn, then Petr and Eva; her diagram is 4 by 3 squares, a1 to b2 are covered."""


def check_meant(tag: str, typed: str, meant: str) -> None:
    """A line means one legal action."""
    desk = desk_at(RICH, tag=tag)
    action = parse(desk, typed)
    assert meant == format_action(action)
    assert desk.perspective.refusal(action) is None


def check_together(tag: str, typed: str, meant: str) -> None:
    """A line means several actions, in the order in which they are done."""
    series = parse(desk_at(RICH, tag=tag), typed)
    assert isinstance(series, ActionSeries)
    assert meant == ", ".join(map(format_action, series.actions))


def check_refused(tag: str, typed: str, meant: str, said: str) -> None:
    """A line is understood, and refused by the rule that it breaks."""
    desk = desk_at(RICH, tag=tag)
    action = parse(desk, typed)
    refusal = desk.perspective.refusal(action)
    assert meant == format_action(action)
    assert refusal is not None
    assert [said] == full([TELL.refusal(refusal, desk)], tag)


def check_wrong(tag: str, typed: str, said: str) -> None:
    """A line means nothing: what is said names the word that is wrong, and what would be right."""
    with pytest.raises(MalformedAction) as caught:
        parse(desk_at(RICH, tag=tag), typed)
    assert said == mistake(caught.value, tag)


def check_several(tag: str, typed: str, said: str, candidates: tuple[str, ...]) -> None:
    """A line leaves something open: what is left is listed by numbers, and every entry is legal."""
    desk = desk_at(RICH, tag=tag)
    with pytest.raises(AmbiguousAction) as caught:
        parse(desk, typed)
    assert said == mistake(caught.value, tag)
    found: Any = caught.value.candidates
    assert candidates == tuple(map(format_action, found))
    assert all(desk.perspective.refusal(action) is None for action in found)

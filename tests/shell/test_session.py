"""Sitting down at a match."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from accessgames.bots.policies import make_policy
from accessgames.shell import entry
from tests.pig import ROOM as PIG
from tests.shell.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from accessgames.engine import BotKit, Policy


def test_people_wait_no_longer_than_promised(monkeypatch: pytest.MonkeyPatch) -> None:
    """In play a real clock ends the look ahead of every computer player; simulations have none."""
    clocks: list[Callable[[], float] | None] = []

    def made(kit: BotKit, player: str, clock: Callable[[], float] | None = None) -> Policy:
        clocks.append(clock)
        return make_policy(kit, player, clock)

    monkeypatch.setattr(entry, "make_policy", made)
    stage = Stage(PIG, "Jana,bot:5,bot:search")
    told = [clock() for clock in clocks if clock is not None]
    assert 2 == len(told)
    assert told == sorted(told)
    assert told[0] <= perf_counter()
    assert ["Jana je člověk.", "Alfa je počítač, úroveň 5, velmistr.", "Beta je počítač, povaha search."] == (
        stage.type("hráči")
    )

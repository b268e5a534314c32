"""Which computer players are measured against which."""

from __future__ import annotations

from accessgames.engine import BotKit
from tools.ladder.rungs import Rung, rungs

LEVELS = ("novice", "greedy", "careful", "master", "search")


def test_each_level_meets_the_one_below() -> None:
    """Five levels make four rungs, the lowest first, each with the same aim."""
    found = list(rungs(BotKit({}, LEVELS, "careful")))
    assert ["2-1", "3-2", "4-3", "5-4"] == [rung.name for rung in found]
    assert {0.60} == {rung.wanted for rung in found}


def test_the_two_strongest_meet_the_yardstick() -> None:
    """A game with a yardstick measures its last two levels against it, with higher aims."""
    found = list(rungs(BotKit({}, LEVELS, "careful", yardstick="greedy")))[4:]
    assert [Rung("4-greedy", 0.65), Rung("5-greedy", 0.70)] == found


def test_players_are_written_as_on_the_command_line() -> None:
    """A rung says whom to give to `--players`, the upper one first."""
    assert ("bot:5", "bot:4") == Rung("5-4", 0.6).players
    assert ("bot:4", "bot:greedy") == Rung("4-greedy", 0.65).players

"""Which computer players are measured against which."""

from __future__ import annotations

from accessgames.engine import BotKit, LadderTable
from accessgames.games import load_room
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


def test_every_pair_of_levels_meets_at_the_further_tables() -> None:
    """They follow the usual table, named after the pair and the table, with the same aim."""
    four = LadderTable("four", 4)
    found = list(rungs(BotKit({}, LEVELS[:3], "careful", tables=(four,))))
    assert ["2-1", "3-2", "2-1-four", "3-2-four"] == [rung.name for rung in found]
    assert ("bot:3", "bot:2") == found[3].players
    assert (four, 0.60) == (found[3].table, found[3].wanted)


def test_tetrikon_and_quantum_meet_at_larger_tables_and_in_other_ways() -> None:
    """Three and four players in both; letters, blitz and solo in Tetrikon."""
    tables = {game: [one.name for one in load_room(game).bots.tables] for game in ("quantum", "tetrikon")}
    assert ["three", "four"] == tables["quantum"]
    assert ["three", "four", "c", "e", "j", "blitz", "blitz-j", "solo"] == tables["tetrikon"]

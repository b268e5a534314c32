"""Fingerprints change when a player changes, and only then."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import BotKit, LadderTable, Novice, Search
from accessgames.games import load_room
from tests.bots.search.nim import Even
from tests.cli.pig_room import ROOM, Bold
from tools.ladder.fingerprint import described, fingerprint, plain

if TYPE_CHECKING:
    from accessgames.games import Room

PAIR = ("bot:novice", "bot:greedy")


def _room(overlooks: float = 0.2, threshold: int = 20) -> Room:
    novice = Novice("greedy", overlooks, 1.0)
    kit = BotKit(
        MappingProxyType({"greedy": Bold(threshold)}), ("novice", "greedy"), "greedy", {"novice": novice}
    )
    return replace(ROOM, bots=kit)


def test_the_same_players_have_the_same_fingerprint() -> None:
    """Made anew, players are recognised."""
    assert fingerprint(_room(), PAIR) == fingerprint(_room(), PAIR)
    assert 16 == len(fingerprint(_room(), PAIR))


@pytest.mark.parametrize("other", [_room(overlooks=0.21), _room(threshold=8)])
def test_a_changed_number_changes_it(other: Room) -> None:
    """A chance of overlooking and a number of the judge behind it both count."""
    assert fingerprint(_room(), PAIR) != fingerprint(other, PAIR)


def test_what_a_player_does_counts() -> None:
    """A judge that is described the same but plays otherwise is somebody else."""
    kit = replace(_room().bots, judges={"greedy": Bold(8)})
    assert described(_room().bots, PAIR[0]) == described(kit, PAIR[0])
    assert fingerprint(_room(), PAIR) != fingerprint(replace(ROOM, bots=kit), PAIR)


def test_a_search_is_described_by_its_numbers_and_its_judge() -> None:
    """Iterations, depth and the rest stand in the description; how the code calls the kinds does not."""
    search = Search(Even(), 100, 2000, 3, judge="greedy")
    kit = replace(_room().bots, players={"search": search})
    told = described(kit, "bot:search")
    assert "100, 2000, 3" in told
    assert "Even" not in told
    assert "Bold" not in told
    assert told != described(replace(kit, players={"search": replace(search, depth=4)}), "bot:search")


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (1.5, "1.5"),
        ("a", "'a'"),
        (None, "None"),
        ((1, [2, 3]), "(1, (2, 3))"),
        ({"a": 1}, "{'a': 1}"),
        (object(), "-"),
        (len, "-"),
    ],
)
def test_plain(value: object, expected: str) -> None:
    """No address in memory ever gets into a description."""
    assert expected == plain(value)


def test_each_table_has_a_fingerprint_of_its_own() -> None:
    """What is done at a larger table, by another letter or alone is another beginning."""
    room, pair = load_room("tetrikon"), ("bot:2", "bot:1")
    tables = (LadderTable(""), *room.bots.tables)
    assert len(tables) == len({fingerprint(room, pair, table) for table in tables})
    assert fingerprint(room, pair) == fingerprint(room, pair, tables[0])

"""Positions of mistakes as text: written and read again, and nothing else is read."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine.hindsight import FinishedMatch
from accessgames.games import load_room
from accessgames.games.daily import position_of
from accessgames.shell.mistakes.positions import read_position, write_position
from accessgames.storage.journal_files import load_journal
from tests.shell.mistakes.played import play

if TYPE_CHECKING:
    from pathlib import Path

GOOD: dict[str, Any] = {"options": {"a": "b"}, "seats": [["Jana", "human", ""]], "moves": [[-1, "draw b4x"]]}


@pytest.mark.parametrize("game", ["iota", "quantum"])
def test_a_position_comes_back(tmp_path: Path, game: str) -> None:
    """What is read leads to the same true position, with the same people."""
    room = load_room(game)
    match = FinishedMatch.read(room.game, load_journal(play(game, tmp_path)))
    text = write_position(match, 60)
    position = read_position(text)
    assert position is not None
    assert text.isascii()
    assert match.header.seats == position.seats
    assert match.position(60) == position_of(room.game, position.task(0))


def test_the_pattern_is_read() -> None:
    """So that the refusals below are refusals of what they change."""
    assert read_position(json.dumps(GOOD)) is not None


@pytest.mark.parametrize(
    "change",
    [
        {"options": []}, {"options": {"a": 1}}, {"options": {"a": "\x1b[2J"}}, {"options": {"x" * 41: "b"}},
        {"seats": {}}, {"seats": [["Jana", "human"]]}, {"seats": [["Jana", "human", 7]]}, {"seats": ["abc"]},
        {"seats": [["J", "human", ""]] * 13}, {"moves": None}, {"moves": [["0", "x"]]},
        {"moves": [[True, "x"]]},
        {"moves": [[99, "x"]]}, {"moves": [[0, "x" * 401]]}, {"moves": [[0, "x\n"]]}, {"moves": [[0]]},
        {"moves": [[0, "x"]] * 5001}, {"more": 1},
    ],
)  # fmt: skip
def test_what_nobody_would_write_is_not_read(change: dict[str, Any]) -> None:
    """Wrong shapes, wrong sizes, control characters."""
    assert read_position(json.dumps(GOOD | change)) is None


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "7", "[" * 100_000, "{}"])
def test_what_is_no_position_at_all_is_not_read(text: str) -> None:
    """Neither torn text nor endless nesting."""
    assert read_position(text) is None

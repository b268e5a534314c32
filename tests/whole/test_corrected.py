"""Whole matches with a real set, one thing in twelve told wrongly and corrected later."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import Correction, Match, read_journal
from accessgames.engine.proof import prove
from accessgames.games import load_room
from tests.whole.corrected import GOLDENS, SETS, make, play
from tests.whole.goldens import FOLDER
from tests.whole.real_table import ONE_IN

if TYPE_CHECKING:
    from accessgames.engine import Journal

NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)


@cache
def journal(game: str) -> Journal:
    """What was written of the match."""
    with TemporaryDirectory() as folder:
        return read_journal(play(game, "cs", Path(folder) / "log").journal.splitlines(keepends=True))


@pytest.mark.parametrize("game", SETS)
def test_the_journal_verifies_and_has_every_correction(game: str) -> None:
    """The match has an end, one thing in twelve was wrong, and each of them has a line that puts it right."""
    room, written = load_room(journal(game).header.game), journal(game)
    proof = prove(room.game, written, room.told_by_people, NOW)
    assert () == proof.faults
    assert proof.verification.outcome is not None
    corrected = sum(isinstance(record, Correction) for record in written.records)
    assert proof.luck.told // ONE_IN // 2 <= corrected
    assert corrected > 0


@pytest.mark.parametrize("game", SETS)
def test_it_ends_as_if_no_mistake_had_been_made(game: str) -> None:
    """Played from the start with what really was there, it has the same positions, result and luck."""
    room, written = load_room(journal(game).header.game), journal(game)
    ended: Match[Any, Any, Any, Any] = Match.replay(room.game, written)
    right: Match[Any, Any, Any, Any] = Match(room.game, written.header)
    for number, entry in enumerate(ended.entries):
        right.submit(entry.actor, room.game.parse_action(entry.text))
        assert right.state == ended.state_at(number + 1)
    assert ended.outcome == right.outcome
    last = {record.at: record.text for record in written.records if isinstance(record, Correction)}
    assert last.items() <= {number: entry.text for number, entry in enumerate(ended.entries)}.items()


@pytest.mark.parametrize("name", GOLDENS)
def test_it_is_told_as_it_was_found_good(name: str, tmp_path: Path) -> None:
    """In full and on 20 cells, in Czech and in English: `python tools/golden.py` makes them anew."""
    assert (FOLDER / name).read_text("utf-8") == make(name, tmp_path / "log")
    assert not (tmp_path / "log").exists()

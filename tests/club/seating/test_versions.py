"""Draws of earlier programs come out as they were drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from accessgames.cli.material import open_room
from accessgames.club.events import Seated
from accessgames.club.examination import audit_club
from accessgames.club.notation import read_tournament_journal
from accessgames.club.store.archive import Archive

DRAWN_BEFORE = sorted((Path(__file__).parents[1] / "data" / "drawn-before").glob("*.jsonl"))


def test_there_are_such_journals() -> None:
    """One of every kind, and what the construction knew."""
    kinds = ["circle", "groups", "known", "lot", "meet-strict", "meet", "score"]
    assert kinds == [path.stem for path in DRAWN_BEFORE]


@pytest.mark.parametrize("path", DRAWN_BEFORE, ids=lambda path: path.stem)
def test_old_journals_are_drawn_as_they_were(path: Path) -> None:
    """Every draw of an older program is made once more by the method it was made by; nothing differs."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    drawn = [line.event for line in read_tournament_journal(lines).lines if isinstance(line.event, Seated)]
    assert {0} == {event.method for event in drawn if event.seed}
    (found,) = audit_club(
        Archive("Klub", {path.stem: tuple(line.rstrip("\n") for line in lines)}, {}), open_room
    )
    assert found.draws >= len(drawn)

"""`accessgames records`: what this computer's people have achieved, as text or as a document."""

from __future__ import annotations

from dataclasses import asdict, replace
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from accessgames.language import Message, say
from accessgames.storage.files import records_path
from accessgames.storage.progress import Record, RecordsFile
from tests.cli.pig_room import ROOM

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.games import Achievement, Listener
    from tests.cli.conftest import Run

JANA = Record("sow", "walk", "Jana", 65, "seconds", lower=True)


class Recording:
    """Says what a discipline is called; nothing is played here."""

    def feats(self, desk: Listener, outcome: object) -> tuple[Achievement, ...]:
        raise AssertionError(desk, outcome)

    def title(self, key: str) -> Message:
        return say("shell-word", word=key)


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A home of its own, and a game with records beside one without."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path))
    sow = replace(ROOM, records=Recording())
    rooms = {"sow": sow, "pig": ROOM}
    points = tuple(SimpleNamespace(name=name, load=partial(rooms.get, name)) for name in rooms)
    monkeypatch.setattr("accessgames.games.entry_points", lambda **_kwargs: points)


def save(*records: Record) -> None:
    """Keep some records."""
    RecordsFile(records_path()).save(records)


def test_records_are_written_as_text(run: Run) -> None:
    """The best of a discipline first; without a game those of all games that have any."""
    save(replace(JANA, name="Petr", value=70), JANA, replace(JANA, game="gone"))
    lines = ["walk: 1 minuta a 5 sekund, Jana.", "walk: 1 minuta a 10 sekund, Petr."]
    for words in (("records",), ("rekordy",), ("records", "--lang", "cs")):
        assert lines == run(*words).lines


def test_records_are_written_as_a_document(run: Run) -> None:
    """Of all games that are installed, exactly as they are kept."""
    save(JANA)
    assert [asdict(JANA)] == run("records", "--json").document


def test_nothing_is_said_to_be_nothing(run: Run) -> None:
    """An empty answer would be silence."""
    assert ["Takový osobní rekord tu zatím není."] == run("records").lines
    assert [] == run("records", "--json").document


def test_a_game_without_records_says_so(run: Run) -> None:
    """One sentence with exit code 1; an unknown game is wrong usage."""
    ran = run("records", "pig")
    assert (1, "", "Osobní rekordy se tu nevedou.\n") == (ran.code, ran.out, ran.err)
    assert 2 == run("records", "nothing").code


def test_a_broken_file_is_told_beside_the_records(run: Run) -> None:
    """What can be read is written, and the sentence does not mix with it."""
    save(JANA)
    with records_path().open("a", encoding="utf-8") as file:
        file.write("x\n")
    for words, told in ((("records",), True), (("records", "--json"), False)):
        ran = run(*words)
        assert 0 == ran.code
        assert "Jana" in ran.out
        assert told == ("řádek 2" in ran.err)

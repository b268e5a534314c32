"""What is said of a saved match is true of the disk, in every game and whatever happens to the file."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import pytest

from accessgames.cli.launch import DiskStore
from accessgames.engine import Entry, SeatSpec, verify
from accessgames.games import game_ids, load_room
from accessgames.shell import Launch, play
from accessgames.shell.setup_dialogue import WantedLuck
from accessgames.storage.files import HOME_VARIABLE, StorageError
from accessgames.storage.journal_files import load_journal
from tests.whole.program import matches

if sys.platform == "win32":
    pytest.skip("Windows lets nobody touch an open file", allow_module_level=True)

Deed = Callable[[Path], None]


def unbroken(text: str) -> list[str]:
    """Return lines, each with the long path that was told on a line of its own."""
    return text.replace("\n/", " /").replace("\nv /", " v /").splitlines()


class Hand:
    """Types lines, and touches files between them."""

    def __init__(self, home: Path, script: Iterable[str | Deed], out: io.StringIO) -> None:
        self.answers: list[list[str]] = []
        self._home, self._script, self._out = home, iter(script), out
        self._read = 0

    def isatty(self) -> bool:
        return False

    def readline(self, _size: int = -1, /) -> str:
        text = self._out.getvalue()
        self.answers.append(unbroken(text[self._read :]))
        self._read = len(text)
        for step in self._script:
            if isinstance(step, str):
                return f"{step}\n"
            (path,) = (path for path in matches(self._home) if ".repaired" not in path.name)
            step(path)
        return ""


def hold(game: str, script: Iterable[str | Deed], home: Path, monkeypatch: pytest.MonkeyPatch) -> Hand:
    """Play a match whose file is touched between the lines."""
    monkeypatch.setenv(HOME_VARIABLE, str(home))
    out = io.StringIO()
    hand = Hand(home, script, out)
    start = Launch(
        DiskStore(),
        home / "log",
        lambda: "2026-11-22T10:00:00+00:00",
        lambda: "7",
        "cs",
        stdin=hand,  # type: ignore[arg-type] # lines are read from it and nothing else
        stdout=out,
    )
    with suppress(StorageError):
        play(start, game, (SeatSpec("Jana"), SeatSpec("", "bot:1")), {}, WantedLuck("7"))
    hand.answers.append(unbroken(out.getvalue()[hand._read :]))
    return hand


def delete(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    other = path.with_suffix(".other")
    other.write_bytes(b"something else\n")
    other.replace(path)


def shorten(path: Path) -> None:
    os.truncate(path, 300)


MEDDLING = [(delete, "smazal"), (replace, "leží jiný soubor"), (shorten, "zkrátil")]


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(("meddle", "word"), MEDDLING)
def test_saved_is_true_of_the_disk(
    game: str, meddle: Deed, word: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`ulož` of a touched file writes it anew, tells so once, and only then says that it is saved."""
    hand = hold(game, ["ulož", meddle, "ulož", "ulož", "ověř"], home, monkeypatch)
    first, told, again, checked, end = hand.answers[1:]
    assert 1 == len(first)
    assert [True, False] == [word in line for line in told]
    assert told[1].startswith("Partie je uložena po každém tahu.")
    assert told[1:] == again or 1 == len(again)
    assert checked[0].startswith("Souhlasí")
    assert end[-1].startswith("Partie je uložena.")
    path = Path(told[1].partition("Soubor: ")[2])
    assert verify(load_room(game).game, load_journal(path)).ok


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(("meddle", "word"), MEDDLING)
def test_the_next_action_tells_what_happened_to_the_file(
    game: str, meddle: Deed, word: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An action after the file was touched is told as ever, with one sentence about the file, and is kept."""
    hand = hold(game, ["tahy", meddle, "1", "ulož"], home, monkeypatch)
    told, saved = hand.answers[2], hand.answers[3]
    assert 1 == sum(word in line for line in told)
    assert 1 < len(told)
    assert not any(word in line for line in saved)
    path = Path(saved[-1].partition("Soubor: ")[2])
    found = load_journal(path)
    assert verify(load_room(game).game, found).ok
    assert any(isinstance(record, Entry) and record.actor == 0 for record in found.records)


@pytest.mark.parametrize(("meddle", "word"), MEDDLING)
def test_leaving_asks_the_disk(meddle: Deed, word: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who leaves hears that the match is saved only when it is, and what had happened to its file."""
    hand = hold("iota", [meddle], home, monkeypatch)
    assert word in hand.answers[-1][0]
    assert hand.answers[-1][1].startswith("Partie je uložena.")


def test_saved_is_not_said_without_room(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing can be written any more, neither `ulož` nor `ověř` claims that the match is safe."""

    def fill(path: Path) -> None:
        path.unlink()

        def full(*_: object) -> int:
            raise OSError(28, os.strerror(28))

        monkeypatch.setattr(os, "write", full)

    first, _, *rest = hold("iota", ["ulož", "tahy", fill, "1", "ulož", "ověř"], home, monkeypatch).answers[1:]
    assert first[0].startswith("Partie je uložena po každém tahu.")
    assert [1, 1, 1] == [len(lines) for lines in rest[:3]]
    assert all("Na disku není místo" in line for lines in rest[:3] for line in lines)
    assert [] == rest[3]

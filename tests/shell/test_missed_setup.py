"""Answers before a match that were not understood, at the first start as well; names are never kept."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import SeatSpec
from accessgames.language import say
from accessgames.shell import play, talk
from accessgames.shell.dialogue import Dialogue
from accessgames.shell.launch import ask_language, ask_speech
from accessgames.storage.missed_lines import MissedFile, MissedLine
from tests.shell.stage import Stage
from tests.shell.test_entry import launch

if TYPE_CHECKING:
    from pathlib import Path

QUESTION = (say("shell-ask-choice"),)


@pytest.fixture
def file(tmp_path: Path) -> MissedFile:
    """Where lines are kept."""
    return MissedFile(tmp_path / "missed.jsonl", tmp_path / "matches", lambda: "2026-11-23")


def dialogue(file: MissedFile, *lines: str, **settings: str) -> Dialogue:
    """Questions that keep what is not understood."""
    stage = Stage(settings={"missed": "yes", **settings})
    stage.session.teller.preferences.missed = file
    stage.reader.lines.extend(lines)
    return Dialogue(stage.console, stage.session.teller.preferences)


def kept(file: MissedFile) -> list[tuple[str, str, str]]:
    """Place, line and answer of what was kept; all of it is about the set-up."""
    lines = file.load().lines
    assert {"set-up"} >= {one.subject for one in lines}
    return [(one.place, one.line, one.answer) for one in lines]


def text(asked: Dialogue) -> str:
    """All that was told."""
    asked.console.flush()
    stream: Any = asked.console.sink
    return str(stream._stream.text)


def at_home(file: MissedFile, *lines: str, game: str = "") -> None:
    """Type lines at home, or at the question how a game is set up."""
    start = launch("".join(f"{line}\n" for line in lines), missed=file)
    start.store.load_settings = lambda: {"missed": "yes", "name": "Bohumil"}  # type: ignore[method-assign]
    assert 0 == (play(start, game) if game else talk(start))


def test_orders_of_a_match(file: MissedFile) -> None:
    """What the set-up did not understand, and never who plays."""
    at_home(file, "kopa lidí", "Jméno1 a Bohumil", "s Karlem 3 xyz", "úroveň 3", "konec", game="iota")
    assert {"people"} == {place for place, _, _ in kept(file)}
    assert "kopa lidí" in str(kept(file))
    for name in ("Jméno1", "Bohumil", "Karl"):
        assert name not in str(kept(file))


def test_names_alone_are_never_kept(file: MissedFile) -> None:
    """Where a name is asked for, nothing is."""
    at_home(file, "2 lidé", "změň jména", "x" * 31, "Jana", "jana", "konec", game="iota")
    assert not file.path.exists()


@pytest.mark.parametrize("more", [{"hidden": True, "place": "people"}, {}])
def test_hidden_and_private_answers_are_never_kept(file: MissedFile, more: dict[str, Any]) -> None:
    """What is typed unseen, and where no place is named, is nobody else's business."""

    def understand(line: str) -> str:
        if line == "heslo":
            return line
        return str(dialogue(file).which(line, (("první",), ("druhá",)), 0))

    assert "heslo" == dialogue(file, "tajné", "heslo").ask(QUESTION, understand, **more)
    assert not file.path.exists()


def test_nothing_is_written_at_first(file: MissedFile) -> None:
    """The setting is off."""
    assert 2 == dialogue(file, "kopa", "dva", missed="no").number(QUESTION, range(1, 4), 1, "people")
    assert not file.path.exists()


def test_the_first_start(file: MissedFile) -> None:
    """Which language, how often it is heard, and which game; a game may be written large."""
    lines = ("klingonsky", "cs", "kolikrát", "jednou")
    asked = dialogue(file, *lines, speech="unasked")
    ask_language(asked)
    ask_speech(asked)
    expected = [("language", "klingonsky"), ("speech", "kolikrát")]
    assert [(*one, "shell-choose") for one in expected] == kept(file)


def test_at_home(file: MissedFile) -> None:
    """A game may be written large."""
    at_home(file, "Šachy", "konec")
    assert [("game", "Šachy", "error-unknown-command")] == kept(file)


def test_a_whole_session_keeps_them_and_lets_the_oldest_go(file: MissedFile) -> None:
    """The match is told where lines go, and the file is in order when the program ends."""
    line = MissedLine("2026-11-22", "iota", "cs", "command", "x", "error-unknown-command")
    for _ in range(2100):
        file.add(line)
    start = launch("blablabla\nkonec\nano\n", missed=file)
    start.store.load_settings = lambda: {"missed": "yes"}  # type: ignore[method-assign]
    assert 0 == play(start, "iota", (SeatSpec("Jana"), SeatSpec("", "bot:1")))
    assert 2000 == file.path.read_bytes().count(b"\n")
    assert "blablabla" == file.load().lines[-1].line


@pytest.mark.parametrize("word", ["nerozpoznané", "nerozpoznane", "Nepochopené"])
def test_they_are_heard_before_a_match(file: MissedFile, word: str) -> None:
    """At any question, a name's as well; the question is asked again."""
    asked = dialogue(file, "kopa", word, "dva")
    assert 2 == asked.number(QUESTION, range(1, 4), 1, "people")
    assert "„kopa“, před hrou" in text(asked)
    assert 2 == text(asked).count("Jak to má být?")


def test_only_the_newest_are_read_before_a_match(file: MissedFile) -> None:
    """And how many are left is told."""
    for number in range(12):
        file.add(
            MissedLine("2026-11-22", "iota", "cs", "command", f"slovo{number}x", "error-unknown-command")
        )
    asked = dialogue(file, "nerozpoznané", "1")
    asked.number(QUESTION, range(1, 4), 1)
    assert "slovo11x" in text(asked)
    assert "slovo2x" not in text(asked)
    assert "Další 3 řádky přečte týž příkaz ve hře" in text(asked)


def test_they_are_sent_deleted_and_switched_before_a_match(
    file: MissedFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deleting asks once, a question mark only asks; whoever leaves at that question deletes nothing."""
    monkeypatch.chdir(tmp_path)
    lines = (
        "kopa", "nerozpoznané soubor ven.txt", "nerozpoznané smazat?", "nerozpoznané smazat", "ne",
        "nerozpoznané smazat", "konec", "nerozpoznané abc", "nerozpoznané vypnout", "hromada",
        "nerozpoznané smaž", "ano", "nerozpoznané zapnout", "dva",
    )  # fmt: skip
    asked = dialogue(file, *lines)
    assert 2 == asked.number(QUESTION, range(1, 4), 1, "people")
    assert "kopa =>" in (tmp_path / "ven.txt").read_text(encoding="utf-8").splitlines()
    told = text(asked)
    assert 3 == told.count("Opravdu smazat všechny zapsané nerozpoznané řádky?")
    assert 2 == told.count("Nerozpoznané řádky zůstaly, jak byly.")
    assert 1 == told.count("Nerozpoznané řádky jsou smazány.")
    assert "Za „nerozpoznané“ nemůže být „abc“" in told
    assert "Nerozpoznané řádky se nezapisují." in told
    assert "yes" == asked.preferences.settings["missed"]
    assert not file.path.exists()


def test_a_full_disk_before_a_match(file: MissedFile, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told once, and the question is asked on."""

    def refused(descriptor: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "no")

    monkeypatch.setattr(os, "write", refused)
    asked = dialogue(file, "kopa", "hromada", "dva")
    assert 2 == asked.number(QUESTION, range(1, 4), 1, "people")
    assert 1 == text(asked).count("Nerozpoznaný řádek se nezapsal, hra jde dál.")

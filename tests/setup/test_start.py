"""`start.py`: which program a start becomes, and what it does when it cannot."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import start
from tools import prepare, stamp


class Became(Exception):
    """Raised in the place of becoming another program."""


@pytest.fixture
def became(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The program that the start became, with its words; nothing is really run."""
    commands: list[list[str]] = []

    def run(command: list[str]) -> None:
        commands.append(command)
        raise Became

    def replace(program: str, command: list[str]) -> None:
        assert program == command[0]
        run(command)

    if sys.platform == "win32":
        monkeypatch.setattr(subprocess, "Popen", run)
    else:
        monkeypatch.setattr(os, "execv", replace)
    monkeypatch.setattr(os, "chdir", lambda _folder: None)
    return commands


def have(monkeypatch: pytest.MonkeyPatch, *parts: str) -> None:
    """Pretend that these parts are installed."""
    monkeypatch.setattr(stamp, "installed", lambda _root: frozenset(parts))


def test_becomes_the_game(monkeypatch: pytest.MonkeyPatch, became: list[list[str]]) -> None:
    """Any words go on to the installed program as they are."""
    have(monkeypatch, "runtime")
    with pytest.raises(Became):
        start.main(["play", "iota", "--players", "Jana,bot:2"])
    program = stamp.program(start.ROOT, "accessgames")
    assert [[program, "play", "iota", "--players", "Jana,bot:2"]] == became


def test_becomes_the_suite(monkeypatch: pytest.MonkeyPatch, became: list[list[str]]) -> None:
    """The word test runs pytest on all cores; the other words go to pytest."""
    have(monkeypatch, "dev")
    with pytest.raises(Became):
        start.main(["test", "tests/setup", "-q"])
    python = stamp.program(start.ROOT, "python")
    assert [
        [python, "-P", "-m", "pytest", "-n", "auto", "--dist", "worksteal", "tests/setup", "-q"]
    ] == became


def test_becomes_the_quick_layer(monkeypatch: pytest.MonkeyPatch, became: list[list[str]]) -> None:
    """The words test quick run the layer of that name; further words go to pytest."""
    have(monkeypatch, "dev")
    with pytest.raises(Became):
        start.main(["test", "quick", "-x"])
    assert ["--dist", "worksteal", "-q", "--layer", "quick", "-x"] == became[0][-6:]


def test_prepares_what_is_missing(monkeypatch: pytest.MonkeyPatch, became: list[list[str]]) -> None:
    """A part that is not installed is prepared before the program starts, one that is not at all."""
    prepared: list[str] = []
    monkeypatch.setattr(prepare, "prepare", lambda _root, part, _tell, spare: prepared.append(part + spare))
    have(monkeypatch, "runtime")
    for words in (["test"], []):
        with pytest.raises(Became):
            start.main(words)
    assert prepared == ["dev"]
    assert len(became) == 2


@pytest.mark.parametrize(
    ("there", "expected"), [((), ["speech"]), (("runtime",), []), (("speech",), []), (("club",), ["speech"])]
)
def test_windows_gets_its_screen_readers(
    there: tuple[str, ...],
    expected: list[str],
    monkeypatch: pytest.MonkeyPatch,
    became: list[list[str]],
) -> None:
    """There the first start installs the way to NVDA and JAWS; where that failed, no start waits again."""
    prepared: list[str] = []

    def note(_root: str, part: str, _tell: prepare.Tell, *, spare: str) -> None:
        assert "runtime" == spare
        prepared.append(part)

    monkeypatch.setattr(start, "PLAYED", "speech")
    monkeypatch.setattr(start, "SPARE", "runtime")
    monkeypatch.setattr(prepare, "prepare", note)
    have(monkeypatch, *there)
    with pytest.raises(Became):
        start.main([])
    assert expected == prepared
    assert 1 == len(became)


@pytest.mark.parametrize("words", [[], ["test"], ["add", "speech"]])
def test_failed_preparation(
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
    became: list[list[str]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A preparation that fails ends with its sentence and code 1; nothing is started."""

    def fail(_root: str, _part: str, _tell: prepare.Tell, *, spare: str) -> None:
        raise prepare.SetupError("no-permission", folder="/hry")

    monkeypatch.setattr(prepare, "prepare", fail)
    have(monkeypatch)
    assert start.main(words) == 1
    assert became == []
    czech, english = capsys.readouterr().err.splitlines()
    assert "/hry" in czech
    assert "/hry" in english


def test_interrupted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Ctrl+C during the preparation ends with one sentence per language and the code of an interrupt."""

    def interrupt(_root: str, _part: str, _tell: prepare.Tell, *, spare: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(prepare, "prepare", interrupt)
    have(monkeypatch)
    assert start.main(["--lang", "cs"]) == 130
    assert capsys.readouterr().err == "Příprava přerušena. Příště začne znovu.\n"


@pytest.mark.parametrize("version", [(3, 6), (3, 10), (2, 7)])
def test_too_old(
    version: tuple[int, int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A Python that is too old is told which one is needed and which one runs, before anything is touched."""
    monkeypatch.setattr(sys, "version_info", (*version, 0, "final", 0))
    assert start.main([]) == 1
    for line in capsys.readouterr().err.splitlines():
        assert "3.11" in line
        assert "{}.{}".format(*version) in line


@pytest.mark.parametrize("words", [["add"], ["add", "braille"]])
def test_unknown_part(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A part that does not exist is wrong usage; those that do are named."""
    assert start.main(words) == 2
    for line in capsys.readouterr().err.splitlines():
        assert "speech, club, net, bench" in line


def test_added_part(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A part that was added is named, and no game starts."""
    have(monkeypatch, "runtime", "speech")
    assert start.main(["add", "speech", "--lang", "en"]) == 0
    assert capsys.readouterr().err == "The part speech is installed.\n"


class Running:
    """A program in Windows, interrupted once before it ends."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.waits = 0

    def wait(self) -> int:
        """End with code 3 at the second wait."""
        self.waits += 1
        if self.waits == 1:
            raise KeyboardInterrupt
        return 3


def test_windows_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows cannot replace a process: its exit code is passed on, and Ctrl+C is left to the program."""
    started: list[Running] = []

    def run(command: list[str], **_options: object) -> Running:
        started.append(Running(command))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", run)
    monkeypatch.setattr(os, "name", "nt")
    code = start.become("accessgames.exe", ["play"])
    monkeypatch.undo()
    assert code == 3
    assert [["accessgames.exe", "play"]] == [running.command for running in started]

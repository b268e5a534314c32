"""Whole games with the program's own voice: what it is told, and that nobody ever waits for it."""

from __future__ import annotations

import os
import socket
import sys
from functools import partial
from typing import TYPE_CHECKING

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are of the Unix kind", allow_module_level=True)

from accessgames.output.backends import UnavailableError
from accessgames.output.backends.debian import from_debian
from accessgames.output.screen_readers import is_read
from tests.output.rogues import diary_of, until
from tests.shell.stage import sentences
from tests.whole.program import matches
from tests.whole.session import Order, hold
from tests.whole.terminal import BACKSPACE, Person
from tests.whole.voices import FOREIGN, MANNERS, alive, choose, install

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from tests.whole.session import Watch

ORDER = Order("iota", "Jana,bot:2", "7")
QUESTIONS = ("skóre", "ruka", "stav", "změny", "tahy")
"""Asked in a match, each with an answer of its own."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for everything, whose programs are found before those of the system."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    choose(speech="yes", voice_program="espeak", echo="no", spoken_form="no")
    return tmp_path


def said(lines: Iterable[str]) -> list[str]:
    """Return what a voice is told for lines of the console, as it has no form of its own here."""
    return list(map(spaced, lines))


def spaced(text: str) -> str:
    """Return a text with ordinary blanks only: the console shows no others."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def spoken(diary: Path, start: int = 0) -> list[str]:
    """Return what a voice was told so far."""
    return list(map(spaced, diary_of(diary)[start:]))


def longer(diary: Path, lines: int) -> bool:
    """Whether a voice was told more than so many lines."""
    return lines < len(diary_of(diary))


def test_the_voice_says_what_stands_on_the_console(folder: Path) -> None:
    """Every line of every answer once, whole, in order, and nothing else; the first line of all too."""
    diary = install(folder, "well")
    with Person(*ORDER.words) as person:
        shown = person.listen()
        assert until(partial(_says, diary, 0, shown))
        for line in (*QUESTIONS, "1", "nesmysl", "skóre"):
            start = len(diary_of(diary))
            told = person.type(line)
            assert until(partial(_says, diary, start, told)), (line, told, spoken(diary, start))
        person.type("konec")
        assert person.type("ano")
        assert 0 == person.end()


def _says(diary: Path, start: int, rows: list[str]) -> bool:
    """Whether a voice was told just what stands in these rows, in whatever lines."""
    shown, heard_text = (" ".join(" ".join(lines).split()) for lines in (rows, spoken(diary, start)))
    return said([shown]) == [heard_text]


@pytest.mark.parametrize("columns", [80, 40])
def test_in_a_small_window_the_voice_says_what_each_part_shows(columns: int, folder: Path) -> None:
    """Part by part: what stands in ten rows, with how to go on, and nothing of what follows."""
    diary = install(folder, "well")
    with Person(*ORDER.words, columns=columns, rows=10) as person:
        assert until(partial(_says, diary, 0, person.listen()))
        for line in ("stav", "deska", "nápověda", "příkazy", "nastavení", "tahy", "pas", "nápověda", "ne"):
            typed = line
            while typed:
                start = len(diary_of(diary))
                rows = person.type(typed)
                assert len(rows) < 10
                assert until(partial(_says, diary, start, rows)), (line, rows, spoken(diary, start))
                typed = "dál" if rows[-1].endswith("dál.") and line != "tahy" else ""


def test_an_answer_interrupts_and_a_new_line_silences(folder: Path) -> None:
    """A voice that would never end is cut off by what is typed next; what waited is never said."""
    diary = install(folder, "without an end")
    with Person(*ORDER.words) as person:
        first = said(person.listen())[:1]
        assert until(lambda: bool(diary_of(diary)))
        for number, line in enumerate(QUESTIONS, 1):
            begun = said(sentences(person.type(line)))[0]
            assert until(partial(longer, diary, number))
            assert begun == spoken(diary)[number]
        before = len(diary_of(diary))
        assert ["Ticho."] == person.type("ticho")
        assert until(partial(longer, diary, before))
        assert [*first, "Ticho."] == [spoken(diary)[0], spoken(diary)[-1]]
        person.kill()
    assert until(lambda: not alive(diary))


def test_every_key_silences_and_letters_are_said(folder: Path) -> None:
    """A voice that would never end is killed by the first letter, whose name is said instead."""
    choose(speech="yes", voice_program="espeak", spoken_form="no")
    diary = install(folder, "without an end")
    with Person(*ORDER.words) as person:
        person.listen()
        for key, name in (("k", "ká"), ("4", "čtyři"), (BACKSPACE, "čtyři")):
            assert until(lambda: bool(alive(diary) and diary_of(diary)))
            count, speaking = len(diary_of(diary)), alive(diary)
            person.press(key)
            assert until(partial(longer, diary, count))
            assert name == spoken(diary)[-1]
            assert until(lambda: not set(speaking) & set(alive(diary)))  # noqa: B023 - called at once
        person.kill()


@pytest.mark.parametrize("manner", sorted(MANNERS))
def test_whatever_the_voice_does_the_game_goes_on(manner: str, folder: Path) -> None:
    """The same lines as without a voice, no byte of the voice's, and an orderly end.

    Only what became of the voice is told besides, in one sentence each; nothing of it is left running.
    """
    diary = install(folder, manner)

    def player(watch: Watch) -> Iterator[str]:
        del watch
        yield from (*QUESTIONS, "1", "skóre", "tahy", "1", "konec", "ano")

    expected = hold(Order("iota", "Jana,bot:2", "7"), player, folder / "log").exchanges
    with Person(*ORDER.words) as person:
        person.listen()
        notices: list[str] = []
        for exchange in expected[1:]:
            told = person.type(exchange.typed or "")
            notices += [line for line in told if line not in exchange.told]
            assert list(exchange.told) == [line for line in told if line in exchange.told]
        assert 0 == person.end()
        assert [] == person.screen.forbidden()
        assert FOREIGN not in person.screen.raw
    assert all("las" in notice for notice in notices)
    assert len(notices) == len(set(notices)) <= 2
    assert 1 == len(matches(folder / "home"))
    assert until(lambda: not alive(diary))


def _speechd() -> bool:
    try:
        from_debian("speechd")
    except UnavailableError:
        return False
    return True


@pytest.mark.skipif(not _speechd(), reason="needs Debian's python3-speechd")
def test_a_speech_server_that_never_answers_costs_one_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A socket that accepts and says nothing: the match goes on, the next voice speaks, it is told once."""
    choose(speech="yes", spoken_form="no")
    diary, notice = install(folder, "well"), "Hlas neodpovídá: speech-dispatcher."
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{folder}/mute")
    with socket.socket(socket.AF_UNIX) as mute:
        mute.bind(str(folder / "mute"))
        mute.listen()
        with Person(*ORDER.words) as person:
            person.listen()
            person.type("ruka")
            assert until(lambda: bool(diary_of(diary)))
            # It may be told at any moment, also between two letters of what is typed.
            person.wait_for(notice, 0)
            person.listen()
            for line in QUESTIONS:
                person.type(line)
            person.type("konec")
            person.type("ano")
            assert 0 == person.end()
            assert [] == person.screen.forbidden()
            assert [notice] == [line for line in person.screen.rows() if "speech-dispatcher" in line]


@pytest.fixture
def unread(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A computer at which the program has never run, and where nothing reads the console."""
    for name in ("SSH_CONNECTION", "SSH_TTY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    choose(voice_program="espeak", echo="no", spoken_form="no")
    return folder


@pytest.mark.skipif(is_read({}), reason="a screen reader runs here")
@pytest.mark.parametrize(("answer", "speaks"), [("", False), ("vůbec", True)])
def test_the_first_question_reaches_who_hears_nothing(unread: Path, answer: str, *, speaks: bool) -> None:
    """It is spoken, with what to type; only who types that is spoken to from then on."""
    diary = install(unread, "well")
    with Person(read=False) as person:
        shown = person.listen()
        assert shown[-1].startswith("Odečítač jsme nenašli")
        question = said([shown[-2]])[0]
        assert until(lambda: spoken(diary)[:1] == [question] and len(spoken(diary)) == 2)
        start = len(diary_of(diary))
        told = person.type(answer)
        if speaks:
            assert until(partial(longer, diary, start))
            assert said(told[:1]) == spoken(diary, start)[:1]
        person.type("konec")
        assert speaks is (len(diary_of(diary)) > start)
        assert 0 == person.end()

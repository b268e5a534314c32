"""Home at a terminal: the first start of all, single keys, completion and the picture's status line."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest

from accessgames.shell import talk
from accessgames.shell.home.commands import HANDLERS, enter
from accessgames.shell.home.conversation import Home, next_request, take_line
from accessgames.shell.input.editor import Key
from accessgames.shell.launch import open_console
from tests.shell.home.evenings import launch
from tests.shell.stage import ScriptReader
from tests.shell.test_entry import Terminal

if TYPE_CHECKING:
    from collections.abc import Sequence


@pytest.fixture
def found() -> Home:
    """Home, with nobody at the keyboard."""
    start = launch((), io.StringIO())
    return Home(start, open_console(start), HANDLERS, enter)


def first_start(monkeypatch: pytest.MonkeyPatch, typed: Sequence[str], **environ: str) -> str:
    """Start the program for the first time at a terminal; return what was told."""
    monkeypatch.setattr("accessgames.shell.launch.line_reader", lambda _stdin, _stdout: ScriptReader(typed))
    heard = Terminal()
    start = launch((), heard, stdin=Terminal(), language=None, environ=environ, is_read=lambda _: True)
    assert 0 == talk(start)
    return heard.getvalue().replace("\n", " ")


def test_three_questions_until_the_first_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Language, hearing, game; then cards are dealt to somebody who only pressed Enter."""
    told = first_start(monkeypatch, ["", "", ""], LANG="C")
    assert told.startswith("Vítejte.")
    assert "Profil" not in told
    assert "Dostáváte " in told


def test_english_stays_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is greeted in English and presses Enter goes on in it."""
    told = first_start(monkeypatch, ["", "", ""], LANG="en_US.UTF-8")
    assert told.startswith("Welcome.")
    assert "You are dealt " in told
    assert "Prázdný" not in told


def test_one_word_leads_back_from_any_of_the_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here from the question about hearing, and from home."""
    told = first_start(monkeypatch, ["", "cesky", "", "english", "quit"], LANG="en_US.UTF-8")
    assert "Jazyk: čeština. Slyšíte tuto větu" in told
    assert told.endswith("Good-bye. ")


@pytest.mark.parametrize(
    ("pressed", "line"),
    [("1", "1"), ("g", "hry"), ("p", "hraj"), ("d", "pokračuj"), (Key.ENTER, ""), (Key.ESCAPE, "zpět")],
)
def test_single_keys(found: Home, pressed: str, line: str) -> None:
    """Digits choose, letters are commands, Enter does what was offered and Escape goes back."""
    press = next_request(found).press
    assert press is not None
    assert line == press(pressed).line


def test_no_two_commands_share_a_key(found: Home) -> None:
    """In either language."""
    for tag in ("cs", "en"):
        found.context.preferences.change("language", tag)
        keys = [key for word in found.commands() if (key := found.teller.words.key(word))]
        assert sorted(set(keys)) == sorted(keys)


def test_names_are_typed_and_not_pressed(found: Home) -> None:
    """Where free text is asked for, no key answers."""
    take_line(found, "hraj quantum 2 lidé")
    assert next_request(found).press is None


def test_tab_completes_commands_and_games(found: Home) -> None:
    """At the beginning both, behind a command the games."""
    complete = next_request(found).complete
    assert complete is not None
    assert {"Quantum"} == set(complete("qua").words)
    assert {"rozehrané"} == set(complete("roz").words)
    assert {"Tetrikon"} == set(complete("hraj te").words)


def test_the_status_line_says_what_waits(found: Home) -> None:
    """For those who look."""
    told = [found.context.preferences.language.form(line, "full") for line in next_request(found).status()]
    assert ["Která hra? Číslo nebo jméno, prázdný řádek: IOTA."] == told

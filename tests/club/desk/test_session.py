from __future__ import annotations

import io
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.launch import DiskStore
from accessgames.club.desk.console_sessions import complete_line, offer_words, prompt_for, visit_desk
from accessgames.club.desk.conversation import Conversation, take_line
from accessgames.shell import Launch, talk
from accessgames.shell.input.editor import Key
from accessgames.shell.launch import open_console
from tests.club.desk.goldens import launch
from tests.club.desk.helpers import begun, language

if TYPE_CHECKING:
    from pathlib import Path


def visited(lines: tuple[str, ...], heard: io.StringIO) -> Launch:
    """What a conversation begins with that leads to the desk."""
    return replace(launch(lines, heard, DiskStore()), desk=visit_desk)


@pytest.fixture
def found() -> Conversation:
    """A conversation about a tournament of two people, with nobody at the keyboard."""
    started = visited((), io.StringIO())
    return Conversation(started, open_console(started), begun("Jana, Jan Malý").club)


@pytest.mark.parametrize("word", ["klub", "TURNAJ", "Klub"])
def test_the_word_for_the_club_leads_to_the_desk_and_back(word: str) -> None:
    """In place of a game the desk opens; when it is left, games are offered again."""
    begun("Jana").club.close()
    heard = io.StringIO()
    assert 0 == talk(visited((word, "hráči", "konec", "konec"), heard))
    lines = heard.getvalue().splitlines()
    assert "1: Jana." in lines
    assert 2 == sum(line.startswith("Která hra?") for line in lines)
    assert "Na shledanou." == lines[-1]


def test_a_damaged_club_is_told_and_games_go_on(home: Path) -> None:
    """What is wrong with the club keeps nobody from playing."""
    (home / "clubs").mkdir()
    (home / "clubs" / "x.club").write_bytes(b"nothing")
    heard = io.StringIO()
    assert 0 == talk(visited(("klub", "konec"), heard))
    assert "není klub z tohoto programu." in heard.getvalue()


def test_without_a_desk_the_games_are_offered_again() -> None:
    """A program without clubs does not fall silent."""
    heard = io.StringIO()
    assert 0 == talk(replace(visited(("klub", "konec"), heard), desk=None))
    assert 2 == heard.getvalue().count("Která hra?")


def test_single_keys_are_commands(found: Conversation) -> None:
    """Letters, digits and the usual special keys; an unknown one is asked about."""
    press = prompt_for(found).press
    assert press is not None
    assert "zapiš" == press("z").line
    assert "" == press(Key.ENTER).line
    assert "konec" == press(Key.QUIT).line
    assert "7" == press("7").line
    assert not press(":").whole
    assert "klávesy q" == press("q").line
    assert press("l").whole


def test_tab_completes_commands_and_names(found: Conversation) -> None:
    """The first word is a command, the others are players."""
    assert ("losuj",) == complete_line(found, "losu").words
    assert ("Jan Malý", "Jana") == complete_line(found, "odhlas ja").words
    assert () == complete_line(found, "odhlas x").words
    spoken = language("cs")
    assert "Možnosti: los." == spoken.form(offer_words(("los",)), "full")
    assert "Takové slovo tu není." == spoken.form(offer_words(()), "full")


def test_the_status_line_says_what_is_awaited(found: Conversation) -> None:
    """The profile for low vision has a line that sums the tournament up."""
    (message,) = prompt_for(found).status()
    assert "Losuje se kolo 1." == language("cs").form(message, "brief")


def test_another_language_by_its_word(found: Conversation) -> None:
    """At the desk as everywhere: it is spoken at once, and what is awaited is told in it."""
    take_line(found, "english")
    assert "en" == found.opened.preferences.settings["language"]
    take_line(found, "cesky")
    assert "cs" == found.opened.preferences.settings["language"]
    told = [heard.text for heard in found.teller.console.history.for_listener(-1)]
    assert ["Language: English.", "Jazyk: čeština."] == [line for line in told if ": " in line][-2:]


def test_another_language_in_a_question_of_the_desk() -> None:
    """The question is asked again in it."""
    heard = io.StringIO()
    assert 0 == talk(visited(("klub", "založ", "english", "quit", "quit", "quit"), heard))
    assert "Language: English." in heard.getvalue()

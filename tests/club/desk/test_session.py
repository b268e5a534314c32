from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest

from accessgames.cli.launch import DiskStore
from accessgames.club.desk.console_sessions import complete_line, offer_words, prompt_for, visit_desk
from accessgames.club.desk.conversation import Conversation
from accessgames.shell import Launch, talk
from accessgames.shell.input.editor import Key
from accessgames.shell.launch import open_console
from tests.club.desk.goldens import Mouth
from tests.club.desk.helpers import begun, language


def launch(lines: tuple[str, ...], heard: io.StringIO) -> Launch:
    return Launch(
        store=DiskStore(),
        log=Path("log"),
        now=lambda: "2026-11-21T16:00:00+00:00",
        seed=lambda: "7",
        language="cs",
        stdin=Mouth(lines, heard),  # type: ignore[arg-type] # all that the shell uses of it
        stdout=heard,
        environ={},
        desk=visit_desk,
    )


@pytest.fixture
def found() -> Conversation:
    """A conversation about a tournament of two people, with nobody at the keyboard."""
    started = launch((), io.StringIO())
    return Conversation(started, open_console(started), begun("Jana, Jan Malý").club)


@pytest.mark.parametrize("word", ["klub", "TURNAJ", "Klub"])
def test_the_word_for_the_club_leads_to_the_desk_and_back(word: str) -> None:
    """In place of a game the desk opens; when it is left, games are offered again."""
    begun("Jana").club.close()
    heard = io.StringIO()
    assert 0 == talk(launch((word, "hráči", "konec", "konec"), heard))
    lines = heard.getvalue().splitlines()
    assert "1: Jana." in lines
    assert 2 == sum(line.startswith("Která hra?") for line in lines)
    assert "Na shledanou." == lines[-1]


def test_a_damaged_club_is_told_and_games_go_on(home: Path) -> None:
    """What is wrong with the club keeps nobody from playing."""
    (home / "clubs").mkdir()
    (home / "clubs" / "x.club").write_bytes(b"nothing")
    heard = io.StringIO()
    assert 0 == talk(launch(("klub", "konec"), heard))
    assert "není klub z tohoto programu." in heard.getvalue()


def test_without_a_desk_the_games_are_offered_again() -> None:
    """A program without clubs does not fall silent."""
    heard = io.StringIO()
    assert 0 == talk(replace(launch(("klub", "konec"), heard), desk=None))
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

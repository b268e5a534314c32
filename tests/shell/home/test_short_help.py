"""Help on a Braille line of 20 cells, at home and in a club: topics to choose, short answers, short pages."""

from __future__ import annotations

import io
from typing import Final

import pytest

from accessgames.braille import cells
from accessgames.shell import talk
from accessgames.shell.lists import SHORT_PAGE
from accessgames.storage.files import settings_path
from tests.club.desk.goldens import Mouth, hold
from tests.shell.home.evenings import launch

FORMS: Final = {"output": "braille", "cells": "20"}
"""Settings of somebody who reads by the finger alone."""

NUMBERED: Final = tuple(f"{number} " for number in range(1, SHORT_PAGE + 1))

MOST: Final = 8
"""Lines that a topic takes at most."""


def _answers(heard: str) -> dict[str, list[str]]:
    """Return what was told behind each typed line; the last time, where it was typed again."""
    answers: dict[str, list[str]] = {}
    for part in heard.split("\n> ")[1:]:
        typed, *told = part.splitlines()
        answers[typed] = told
    return answers


def _at_home(tag: str, *lines: str) -> dict[str, list[str]]:
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_text("".join(f'{key} = "{value}"\n' for key, value in FORMS.items()), "utf-8")
    heard = io.StringIO()
    assert 0 == talk(launch(lines, heard, stdin=Mouth(lines, heard), language=tag))
    return _answers(heard.getvalue())


def _at_the_desk(tag: str, *lines: str) -> dict[str, list[str]]:
    return _answers(hold(tag, lines, FORMS))


@pytest.mark.parametrize(
    ("tag", "lines", "play"),
    [
        ("cs", ("pomoc", "1", "6", "konec"), "hraj IOTA 2 boti"),
        ("en", ("help", "1", "6", "quit"), "play IOTA 2 bots"),
    ],
)
def test_help_at_home_is_a_list_of_topics(tag: str, lines: tuple[str, ...], play: str) -> None:
    """Six topics are told instead of twenty-odd lines of words; the first has an example of its words."""
    answers = _at_home(tag, *lines)
    topics, words, program = (answers[line] for line in lines[:-1])
    assert NUMBERED == tuple(line[:2] for line in topics[-SHORT_PAGE - 1 : -1])
    assert play == words[-1]
    _assert_short(tag, words, program)


@pytest.mark.parametrize(
    ("tag", "lines", "more"),
    [
        ("cs", ("pomoc", "1", "5", "konec"), "nápověda zapiš"),
        ("en", ("help", "1", "5", "quit"), "help register"),
    ],
)
def test_help_in_a_club_is_a_list_of_topics(tag: str, lines: tuple[str, ...], more: str) -> None:
    """The words of the desk are told by what they are about; people who stay are a topic of their own."""
    answers = _at_the_desk(tag, *lines)
    topics, tournament, outcome = (answers[line] for line in lines[:-1])
    assert (*NUMBERED, "7 ") == tuple(line[:2] for line in topics[-SHORT_PAGE - 2 : -1])
    assert more == topics[-1]
    _assert_short(tag, tournament, outcome)


def _assert_short(tag: str, *answers: list[str]) -> None:
    for told in answers:
        assert 1 <= len(told) <= MOST
        assert all(cells(line, language=tag) <= 20 for line in told)


def test_a_word_is_explained_in_a_line_or_two() -> None:
    """What a word does is told without the word itself, which was just typed."""
    home = _at_home("cs", "pomoc hraj", "pomoc záloha", "pomoc odveta", "konec")
    desk = _at_the_desk("cs", "pomoc losuj", "pomoc stav", "konec")
    assert ["nová partie: hra,", "hráči, úroveň"] == home["pomoc hraj"]
    assert ["záloha do souboru"] == home["pomoc záloha"]
    assert ["nová, o místo dál"] == home["pomoc odveta"]
    assert ["los kola; Jana,", "Petr / Eva, Karel"] == desk["pomoc losuj"]
    assert ["stav, na co se čeká"] == desk["pomoc stav"]


def test_a_page_of_a_list_is_shorter_there() -> None:
    """A list is told six items at a time, and its pages are turned by as many."""
    answers = _at_home("cs", "nastavení", "dál", "předchozí", "konec")
    first, second, back = (
        [line.split()[0] for line in answers[typed] if line[0].isdigit()]
        for typed in ("nastavení", "dál", "předchozí")
    )
    assert ["1", "2", "3", "4", "5", "6"] == first
    assert ["7", "8", "9", "10", "11", "12"] == second
    assert first == back
    assert "dál" == answers["nastavení"][-1].partition(": ")[2]

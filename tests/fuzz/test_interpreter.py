"""Whatever is typed, wherever the match stands, however it is told: an answer comes, and nothing breaks."""

from __future__ import annotations

import os
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessgames.language.commandline import SEPARATOR
from tests.fuzz.lines import lines
from tests.fuzz.table import FuzzTable, Plan

if TYPE_CHECKING:
    from pathlib import Path

EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "30"))
"""Matches played; more of them to look closer."""

LINES = 16
"""Lines typed in one match."""

LIKELY = {
    "cs": ("tahy", "1", "2", "rada", "ano", "dál", "zpět", "pas", "hotovo", "znovu", "konec"),
    "en": ("moves", "1", "2", "hint", "yes", "next", "undo", "pass", "done", "again", "quit"),
}
"""What moves a match, a list or a question on."""

MOST_SEATS = {"iota": 4, "pig": 2, "quantum": 4, "tetrikon": 4, "iqlandie": 4}
MOST_PEOPLE = {"iota": 3, "pig": 2, "quantum": 2, "tetrikon": 2, "iqlandie": 2}

OPTIONS: dict[str, tuple[dict[str, str], ...]] = {
    "tetrikon": (
        {},
        {"mode": "blitz"},
        {"minutes": "30", "level": "C"},
        {"dice": "own", "cards": "own"},
        {"manager": "0", "inflation": "asked", "buying": "choice"},
    ),
    "iqlandie": (
        {"rounds": "3"},
        {"rounds": "3", "race": "turns"},
        {"practice": "optics"},
        {"practice": "space"},
    ),
}
"""Ways to play that ask for words of their own."""

SETTINGS = {
    "language": ("cs", "en"),
    "verbosity": ("normal", "brief", "detailed"),
    "register": ("formal", "informal"),
    "coordinates": ("letters", "names", "numbers"),
    "output": ("text", "braille"),
    "cells": ("40", "20", "32", "80"),
    "training": ("no", "yes"),
    "confirm-quit": ("yes", "no"),
    "bot": ("usual", "silent", "brief"),
    "gender": ("unknown", "feminine", "masculine"),
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Transcripts that are begun by chance land nowhere else."""
    monkeypatch.chdir(tmp_path)


@st.composite
def plans(draw: st.DrawFn, game: str) -> Plan:
    """Draw a match in some phase, with some people, told in some way."""
    people, most = draw(st.integers(1, MOST_PEOPLE[game])), MOST_SEATS[game]
    return Plan(
        game,
        people,
        draw(st.integers(1 if people == 1 else 0, max(most - people, 0))),
        str(draw(st.integers(0, 10**6))),
        draw(st.fixed_dictionaries({key: st.sampled_from(values) for key, values in SETTINGS.items()})),
        draw(st.sampled_from((0, 0, 9, 10, 25, 60, 130, 400))),
        draw(st.sampled_from((None, 119, 79, 40, 20))),
        options=draw(st.sampled_from(OPTIONS.get(game, ({},)))),
    )


def converse(table: FuzzTable, data: st.DataObject) -> None:
    """Type lines, and look at every answer."""
    with closing(table):  # a transcript may go on where Hypothesis gives an example up, in the middle of it
        words = table.spellings
        for _ in range(LINES):
            likely = LIKELY[table.session.teller.console.language.tag]
            line = data.draw(lines(table.commands, words, likely))
            before = table.position()
            told = table.type(line)
            assert told or table.session.agenda.done, "silence is a bug"
            if table.plan.settings["output"] == "text":
                assert line not in told, "a command is never echoed"
            said = [heard.rendered for heard in table.session.teller.console.last]
            assert all(one.full and one.brief and one.braille for one in said)
            if SEPARATOR not in line and any(one.kind == "refusal" for one in said):
                assert before == table.position(), "what is refused changes nothing"
            assert table.session.teller.console.language.form(table.asked.prompt, "full")
            if table.session.agenda.done:
                break


@settings(max_examples=EXAMPLES)
@given(plan=plans("iota"), data=st.data())
def test_iota_answers_everything(plan: Plan, data: st.DataObject) -> None:
    """In every phase of IOTA, every line gets an answer in good form, and a refused one changes nothing."""
    converse(FuzzTable(plan), data)


@settings(max_examples=EXAMPLES)
@given(plan=plans("pig"), data=st.data())
def test_pig_answers_everything(plan: Plan, data: st.DataObject) -> None:
    """The same holds for a game that has hardly any words of its own."""
    converse(FuzzTable(plan), data)


@pytest.mark.parametrize("game", ["quantum", "tetrikon", "iqlandie"])
@settings(max_examples=EXAMPLES // 2)
@given(data=st.data())
def test_every_game_answers_everything(game: str, data: st.DataObject) -> None:
    """The same holds for games with dice, with boards and trades, with a clock and tasks."""
    converse(FuzzTable(data.draw(plans(game))), data)

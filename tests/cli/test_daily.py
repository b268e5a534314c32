"""`accessgames daily`: the task for other programs, the checked line, and what is refused."""

from __future__ import annotations

import datetime as dt
import json
from typing import TYPE_CHECKING

import pytest

from accessgames.games import daily_task, load_room
from accessgames.games.daily import task_data
from accessgames.shell.tasks.lines import coded_line

if TYPE_CHECKING:
    from tests.cli.conftest import Run

LINE = coded_line("accessgames IOTA 2026-11-23 v1: 3 hvězdy ze 3, nápověda 0.")


@pytest.mark.parametrize("words", [("daily", "iota", "--date"), ("denni", "IOTA", "--datum")])
def test_the_task_is_printed_without_its_answer(run: Run, words: tuple[str, ...]) -> None:
    """In both languages the same document, of any day, also one that is still to come."""
    room = load_room("iota")
    assert room.daily is not None
    task = daily_task("iota", room.daily, dt.date(2027, 1, 15))
    found = run(*words, "2027-01-15", "--json")
    assert task_data(room.game, task) == found.document
    assert 0 == found.code
    assert task.best[0][0] not in json.dumps(found.document)


@pytest.mark.parametrize(("line", "code"), [(LINE, 0), (LINE.replace("3 hv", "2 hv"), 1), ("nic", 1)])
def test_a_line_is_checked(run: Run, line: str, code: int) -> None:
    """One that fits its code is told from one that was altered; neither proves anything."""
    found = run("denni", "--radek", line)
    assert code == found.code
    assert ("neodpovídá" in found.out) == bool(code)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("denni", "iota", "--datum", "31.2.2026"), "Den „31.2.2026“ není, správně je například 2026-11-12."),
        (("denni", "iota", "--datum", "zítra"), "Den „zítra“ není, správně je například 2026-11-12."),
    ],
)
def test_what_is_no_day_is_refused(run: Run, words: tuple[str, ...], said: str) -> None:
    """One sentence with the offending value and what would be right."""
    assert said in run(*words, "--json").err


def test_a_game_has_to_be_named(run: Run) -> None:
    """Without a game and a line there is nothing to do, and the games are named."""
    assert "Chybí jméno hry" in run("denni").err

"""The daily round at home: how many tasks wait, and how they begin and end."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from accessgames.personal.daily import DailyBook
from accessgames.personal.database import PersonalFile
from accessgames.shell.tasks.rounds import DailyRound
from tests.shell.home.evenings import evening

if TYPE_CHECKING:
    from pathlib import Path

TODAY = dt.date(2026, 11, 23)
TITLE = "Úloha: IOTA, pondělí 23. listopadu 2026, středně těžká."
BEST = "polož čč2 k52 čk3 l52"
UNANSWERED = "Úloha zůstává bez odpovědi."
ASKED = "Která hra? Číslo nebo jméno, prázdný řádek: IOTA."


@pytest.fixture
def daily(tmp_path: Path) -> DailyRound:
    """The round of somebody who has answered nothing yet."""
    return DailyRound(DailyBook(PersonalFile(tmp_path / "personal.sqlite")), lambda: TODAY)


@pytest.mark.parametrize(
    ("line", "title"),
    [
        ("dnes iota", TITLE),
        ("dnes; 1", TITLE),
        ("úloha iota", TITLE),
        ("úloha iota 12. listopadu", "Úloha: IOTA, čtvrtek 12. listopadu 2026, lehká."),
        ("úloha 2026-11-12 iqlandie", "Úloha: iQLANDIE, čtvrtek 12. listopadu 2026, středně těžká."),
    ],
)
def test_a_task_begins_at_home_and_leads_back(daily: DailyRound, line: str, title: str) -> None:
    """By its game, by a number, for another day; who leaves it is at home again."""
    told = evening(line, "konec", "konec", daily=daily)
    assert title in told
    assert [UNANSWERED, ASKED] == told[told.index(UNANSWERED) :][:2]


def test_an_answer_counts_and_is_sent(daily: DailyRound) -> None:
    """The round knows the stars, and so does the line for friends."""
    told = evening("dnes iota", BEST, "dnes", "poslat", "konec", daily=daily)
    assert "3 hvězdy ze 3." in told
    assert "1 ze 4: IOTA: nejlepší umístění karet, hotovo za 3 hvězdy." in told
    assert 2 == sum(line.startswith("Pro přátele: accessgames IOTA 2026-11-23 v1: 3 hvězdy") for line in told)


@pytest.mark.parametrize("leave", ["konec", "domů"])
def test_what_counts_of_a_task_that_is_left_is_said_truly(daily: DailyRound, leave: str) -> None:
    """No match is saved; an answer from before stays."""
    told = evening("dnes iota", leave, "dnes iota", BEST, "dnes iota", leave, "konec", daily=daily)
    assert [UNANSWERED, "Úloha je opuštěna, platí odpověď z minula."] == [
        line for line in told if line.startswith(UNANSWERED) or "opuštěna" in line
    ]
    assert [] == [line for line in told if line.startswith("Partie je uložena")]


def test_the_dice_of_a_task_are_told(daily: DailyRound) -> None:
    """In Quantum one has to know what lies there."""
    told = evening("dnes quantum", "konec", "konec", daily=daily)
    assert any(line.startswith("Kostky: 1 ") for line in told)


@pytest.mark.parametrize("line", ["dnes iota?", "úloha iota?", "poslat?"])
def test_who_asks_begins_no_task(daily: DailyRound, line: str) -> None:
    """A question mark only asks."""
    told = evening(line, "konec", daily=daily)
    assert TITLE not in told
    assert UNANSWERED not in told


def test_home_says_how_many_tasks_wait(daily: DailyRound) -> None:
    """From the second evening on, and one less when one is done."""
    evening("hraj iota", "domů", "konec", daily=daily)
    first = evening("konec", daily=daily)
    assert any(line.startswith("Čekají 4 úlohy dne, začne je „dnes“.") for line in first)
    evening("dnes iota", BEST, "konec", daily=daily)
    later = evening("konec", daily=daily)
    assert any(line.startswith("Čekají 3 úlohy dne, začne je „dnes“.") for line in later)


def test_without_a_round_the_words_are_refused() -> None:
    """Where no results are kept, such as in a program that only plays."""
    told = evening("dnes", "poslat", "konec")
    assert 2 == sum("denní" in line.casefold() or "úloh" in line.casefold() for line in told)

"""A task being asked: all works as in a match, one answer counts, help costs stars, the end explains."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import GameError
from accessgames.personal.daily import DailyResult
from tests.shell.stage import sentences
from tests.shell.tasks.solver import TODAY, Solver

if TYPE_CHECKING:
    from pathlib import Path

BEST = "polož čč2 k52 čk3 l52"


@pytest.fixture
def solver(tmp_path: Path) -> Solver:
    """Somebody who has answered nothing yet, on 23 November 2026."""
    return Solver(tmp_path)


def test_the_task_begins_with_what_matters(solver: Solver) -> None:
    """Which task it is and how hard, how it stands, the own hand, the question, what can be typed."""
    told = sentences(solver.solve("iota"))
    assert "Úloha: IOTA, pondělí 23. listopadu 2026, středně těžká." == told[0]
    assert "Jste na tahu." not in told
    assert "Máte zelený kruh 2, žlutý kruh 1, červený čtverec 2 a červený kruh 3." in told
    assert told[-3:] == [
        "Které umístění přinese v tomto tahu nejvíc bodů? Nejlepší je jedno.",
        "V úloze „rada“ pomůže za hvězdu, „zkus“ tah vyzkouší a „konec“ úlohu opustí; platí první odpověď.",
        "Úloha zůstává bez odpovědi.",
    ]


@pytest.mark.parametrize(
    ("tag", "line", "expected"),
    [
        ("en", "try place 4", "c3: empty, should be moon."),
        ("en", "try to place 4", "c3: empty, should be moon."),
        ("en", "try place 9", "There is no card 9, cards are numbered 1 to 5."),
        ("cs", "zkus polož 4", "c3: volno, má být měsíc."),
        ("cs", "co když položím 4", "c3: volno, má být měsíc."),
        ("cs", "zkus 9", "Karta 9 není, karty jsou 1 až 5."),
    ],
)
def test_a_number_that_is_tried_is_what_it_is_alone(
    tmp_path: Path, tag: str, line: str, expected: str
) -> None:
    """With its verb or without, where no list was read: a card, and no number of a list."""
    told = Solver(tmp_path, tag).solve("iqlandie", line)
    assert expected == told[-2].removeprefix("Command: ")


def test_a_number_of_a_list_is_tried_as_before(solver: Solver) -> None:
    """Where a list was read its numbers go first; a verb before the number says otherwise."""
    told = solver.solve("iqlandie", "tahy", "zkus 9", "zkus polož 9")
    assert "Karta 9 není, karty jsou 1 až 5." == told[-2]
    assert 1 == told.count("Karta 9 není, karty jsou 1 až 5.")


def test_the_best_answer_gets_three_stars(solver: Solver) -> None:
    """The verdict says that nothing is better, why it is good, the stars, and the line for friends."""
    told = solver.solve("iota", BEST)
    assert "Tento tah přináší 42 bodů, víc získat nejde." in told
    assert "Uzavírá čtveřici a neotevírá soupeři žádnou trojici." in told
    assert "3 hvězdy ze 3." in told
    assert "Nejlepší odpověď najde už počítač úrovně 1." in told
    assert told[-1].startswith("Pro přátele: accessgames IOTA 2026-11-23 v1: 3 hvězdy ze 3, nápověda 0. ")
    assert (DailyResult("iota", "2026-11-23", 1, "placement", 3, 0, best=True, done="2026-11-23"),) == (
        solver.book.results()
    )


def test_less_than_the_best_is_explained(solver: Solver) -> None:
    """Who finds less hears both points, the best placement and its reasons."""
    told = solver.solve("iota", "výměna vše")
    assert "Tento tah přináší 0 bodů, nejlepší 42 bodů." in told
    assert any(line.startswith("Nejlepší: 42 bodů, k52 vpravo") for line in told)
    assert "Bez hvězdy." in told


def test_help_costs_stars_step_by_step(solver: Solver) -> None:
    """What to look at, whereabouts, the answer; each takes a star; the answer is told again for nothing."""
    told = sentences(solver.solve("iota", "rada", "rada", "rada", "rada", "1"))
    left = [line for line in told if "hvězd" in line.casefold() and "zb" in line.casefold()]
    assert ["Zbývají 2 hvězdy.", "Zbývá 1 hvězda.", "Hvězda už nezbývá žádná."] == left
    assert "Bez hvězdy." in told
    assert "Podívejte se, kam patří červený čtverec 2 a ještě jedna karta." in told
    assert "Hledejte v řadě 52." in told
    answer = f"Řešení: 42 bodů, k52 vpravo: červený čtverec 2 a červený kruh 3. Napište „{BEST}“."
    assert 2 == told.count(answer)
    assert "Tento tah přináší 42 bodů, víc získat nejde." in told


def test_the_whole_help_takes_all_stars(solver: Solver) -> None:
    """Who asks for the answer at once has no star left."""
    told = solver.solve("iota", "rada vše", BEST)
    assert "Bez hvězdy." in told
    assert 3 == solver.book.results()[0].helps


def test_help_is_remembered(solver: Solver) -> None:
    """Who takes help, leaves and comes back has taken it."""
    solver.solve("iota", "rada", "konec")
    assert 1 == solver.book.helps("iota", "2026-11-23")
    assert "2 hvězdy ze 3." in solver.solve("iota", BEST)


def test_a_task_counts_once(solver: Solver) -> None:
    """Another answer is judged and changes nothing; that is said before."""
    solver.solve("iota", "výměna vše")
    told = solver.solve("iota", BEST)
    assert "Tato úloha už je hotová, počet jejích hvězd: 0. Nic dalšího se nepočítá." == told[1]
    assert "3 hvězdy ze 3." in told
    assert [0] == [one.stars for one in solver.book.results()]
    assert not any(line.startswith("Pro přátele") for line in told)


def test_a_preview_is_no_answer(solver: Solver) -> None:
    """Trying tells what an action would bring, and the task goes on."""
    told = solver.solve("iota", f"zkus {BEST}", BEST)
    assert "3 hvězdy ze 3." in told


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("tahy podle bodů", "V úloze tahy podle bodů řadit nejde, jde to podle místa nebo podle karty."),
        ("zpět", "Není co vzít zpět."),
        ("uč", "Výuka počká, až úlohu ukončí „konec“."),
        ("ulož", "Z úlohy se pamatuje první odpověď a nápověda, ukládat není třeba."),
        ("hráči", "Alfa patří k úloze."),
        ("proč počítač", "Ostatní patří k úloze, o tazích nepřemýšleli."),
        ("polož čč2 k52 čk3 l55", None),
        ("deska", None),
        (
            "nápověda",
            (
                "V úloze „rada“ pomůže za hvězdu, „zkus“ tah vyzkouší a „konec“ úlohu opustí; "
                "platí první odpověď."
            ),
        ),
    ],
)
def test_everything_else_is_answered(solver: Solver, typed: str, said: str | None) -> None:
    """Questions and refusals are as in a match, what gives the answer away is not; the task stays open."""
    told = solver.solve("iota", typed)
    assert said is None or said in told
    assert "Úloha zůstává bez odpovědi." == told[-1]
    assert () == solver.book.results()


def test_an_empty_line_repeats_the_question(solver: Solver) -> None:
    """Silence is never an answer."""
    told = solver.solve("iota", "")
    assert 2 == told.count("Které umístění přinese v tomto tahu nejvíc bodů? Nejlepší je jedno.")


def test_quantum_is_judged_by_exact_averages(solver: Solver) -> None:
    """Both averages are told with two places, then the best choice and how often it completes a column.

    Whose turn it is goes without saying, as in every game.
    """
    told = solver.solve("quantum", "přehoď 1 2", day=TODAY - dt.timedelta(days=1))
    assert "Na tahu jste vy." not in told
    assert "Tato volba přinese v průměru 3,22 bodu, nejlepší 5,23 bodu." in told
    assert "Nejlepší volba dokončí sloupec asi v 69 hodech ze 100." in told
    assert "Bez hvězdy." in told


def test_the_archive_counts_but_is_no_row(solver: Solver) -> None:
    """A task of another day is kept with its day; the row of days is about tasks of the very day."""
    solver.solve("iota", "výměna vše", day=TODAY - dt.timedelta(days=1))
    told = solver.solve("iota", BEST)
    assert not any(line.startswith("Řada dnů") for line in told)
    assert ["2026-11-22", "2026-11-23"] == [one.date for one in solver.book.results()]


def test_days_in_a_row_are_told(solver: Solver) -> None:
    """From the second day on the row is told; one missed day is forgiven."""
    solver.solve("iota", "výměna vše")
    solver.today += dt.timedelta(days=2)
    told = solver.solve("iota", "výměna vše", day=solver.today)
    assert "Řada dnů s úlohou: 2, jeden vynechaný den se promíjí." in told


def test_tomorrow_is_refused(solver: Solver) -> None:
    """A day that is still to come has no task yet; the refusal names the day."""
    with pytest.raises(GameError) as caught:
        solver.solve("iota", day=TODAY + dt.timedelta(days=1))
    assert "daily-future" == caught.value.key

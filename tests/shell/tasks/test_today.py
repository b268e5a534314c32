"""The words of the daily round: which tasks there are, which are done, another day, lines for friends."""

from __future__ import annotations

import datetime as dt
from functools import partial
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import GameError, Header, SeatSpec
from accessgames.engine.local_seat import LocalSeat
from accessgames.games import daily_task, load_room
from accessgames.games.daily import MOST_ATTEMPTS
from accessgames.patience import Patience
from accessgames.personal.daily import DailyResult
from accessgames.shell.conversation import Arguments
from accessgames.shell.entry import seat_players
from accessgames.shell.interpreter import interpret
from accessgames.shell.tasks.lines import coded_line
from accessgames.shell.tasks.today import DAILY_HANDLERS, tell_round
from accessgames.shell.tasks.today import TODAY as WORD
from accessgames.shell.tutor.lesson import NullStore
from tests.shell.home.evenings import evening
from tests.shell.tasks.solver import TODAY, Solver

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.language import Message
    from accessgames.shell.session import Session


@pytest.fixture
def solver(tmp_path: Path) -> Solver:
    """Somebody on 23 November 2026 who has done Quantum for two stars."""
    solver = Solver(tmp_path)
    solver.book.count(DailyResult("quantum", "2026-11-23", 1, "throw", 2, 1, best=True, done="2026-11-23"))
    return solver


def playing(solver: Solver) -> Session:
    """A match of IOTA that goes on, at the console of somebody."""
    room, context = load_room("iota"), solver.context()
    seats = (SeatSpec("Jana"), SeatSpec("Alfa", "bot:1"))
    options = room.game.setup(2, {}).options
    header = Header("iota", room.game.rules_version, seats, options, "7")
    return seat_players(room, LocalSeat.begin(room.game, header), context, NullStore())


def typed(solver: Solver, *lines: str) -> list[str]:
    """Return what is told for lines in a match."""
    session = playing(solver)
    for line in lines:
        interpret(session, line)
    session.teller.console.flush()
    return solver.spy.text.splitlines()


def test_a_match_tells_what_waits(solver: Solver) -> None:
    """The day, what is done and with how many stars, what is open; and that it begins outside a match."""
    told = typed(solver, "dnes")
    assert "Úlohy na pondělí 23. listopadu 2026: hotovo 1, celkem 4." == told[0]
    assert "IOTA: nejlepší umístění karet, čeká." in told
    assert "Quantum: co přehodit, hotovo za 2 hvězdy." in told
    assert "Úlohy počkají, začínají se mimo partii." in told


@pytest.mark.parametrize(
    ("line", "first", "count"),
    [
        ("dnes včera", "Úlohy na neděli 22. listopadu 2026: hotovo 0, celkem 4.", 4),
        ("denní úloha 12. listopadu", "Úlohy na čtvrtek 12. listopadu 2026: hotovo 0, celkem 4.", 4),
        ("dnes quantum", "Úlohy na pondělí 23. listopadu 2026: hotovo 1, celkem 1.", 1),
        ("dnes iota 12. listopadu", "Úlohy na čtvrtek 12. listopadu 2026: hotovo 0, celkem 1.", 1),
        ("dnes 12. listopadu iota", "Úlohy na čtvrtek 12. listopadu 2026: hotovo 0, celkem 1.", 1),
    ],
)
def test_another_day_or_one_game(solver: Solver, line: str, first: str, count: int) -> None:
    """A day, a game, or both in either order."""
    told = typed(solver, line)
    games = [line for line in told if line.endswith(", čeká.") or ", hotovo za" in line]
    assert (first, count) == (told[0], len(games))


SOON = "ještě není, je možný dnešek a dny před ním."
SUCH = "nerozumím, patří sem hra a den, třeba „dnes iota 12. listopadu“."


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dnes 24. 11. 2026", f"Úloha na úterý 24. listopadu 2026 {SOON}"),
        ("dnes šachy", f"Slovům „šachy“ {SUCH}"),
        ("dnes iota někdy", f"Slovům „iota někdy“ {SUCH}"),
    ],
)
def test_what_is_no_day_or_game_is_refused(solver: Solver, line: str, said: str) -> None:
    """One sentence with what was typed and what would be right."""
    assert [said] == typed(solver, line)


def test_lines_for_friends(solver: Solver) -> None:
    """Today's results with their codes, and that a code proves nothing."""
    told = typed(solver, "poslat")
    assert told[0].startswith("Pro přátele: accessgames Quantum 2026-11-23 v1: 2 hvězdy ze 3, nápověda 1. ")
    assert "Kód na konci odhalí změněný řádek, nic ale nedokazuje." == told[1]


LINE = coded_line("accessgames IOTA 2026-11-23 v1: 3 hvězdy ze 3, nápověda 0.")
WHOLE = "Řádek odpovídá svému kódu. Nic tím ale není dokázáno, kód umí spočítat každý."


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (f"ověř {LINE}", WHOLE),
        (f"ověř Pro přátele: {LINE}", WHOLE),
        (f"ověř {LINE.replace('3 hv', '2 hv')}", f"Řádek „{LINE.replace('3 hv', '2 hv')}“"),
        ("ověř nic", "Řádek „nic“ neodpovídá svému kódu, někdo jej změnil, nebo není celý."),
        ("ověř", "Za „ověř“ patří řádek s výsledkem od přítele, celý i s kódem na konci."),
    ],
)
def test_a_line_of_a_friend_is_checked_at_home(typed: str, said: str) -> None:
    """Whole, with what stands before it, altered, something else, nothing."""
    assert any(line.startswith(said[:40]) for line in evening(typed, "konec"))


def test_a_line_of_a_friend_is_checked_in_a_match(solver: Solver) -> None:
    """By the word that checks the record of the match where nothing follows."""
    assert [WHOLE] == typed(solver, f"ověř {LINE}")[:1]


def test_a_task_with_its_explanation_is_kept_as_text(solver: Solver, tmp_path: Path) -> None:
    """A transcript that begins at home holds the task, the answer and why it is best."""
    file = tmp_path / "task.txt"
    lines = (f"přepis {file}", "dnes iota", "polož čč2 k52 čk3 l52", "přepis vypnout", "konec")
    evening(*lines, daily=solver.daily)
    text = file.read_text("utf-8")
    assert "Které umístění přinese v tomto tahu nejvíc bodů? Nejlepší je jedno." in text
    assert "Uzavírá čtveřici a neotevírá soupeři žádnou trojici." in text
    assert "Pro přátele: accessgames IOTA 2026-11-23 v1: 3 hvězdy ze 3" in text


def test_who_waits_for_a_task_hears_how_far_it_is(solver: Solver) -> None:
    """After two seconds, and Ctrl+C stops it in one sentence."""
    told: list[Message] = []
    clock = iter(range(0, 1000, 2))
    daily = load_room("iota").daily
    assert daily is not None
    with Patience(told.append, lambda: float(next(clock))).positions(MOST_ATTEMPTS) as watch:
        daily_task("iota", daily, TODAY, watch)
    assert told
    language = solver.preferences.language
    assert language.form(told[0], "full").startswith("Úloha se hledá, zkusila se pozice číslo ")


def test_nothing_to_send(solver: Solver) -> None:
    """On a day without a task there is no line."""
    solver.today += dt.timedelta(days=1)
    assert ["Dnes tu žádná úloha hotová není, začíná je „dnes“."] == typed(solver, "poslat")


def test_at_home_a_task_begins(solver: Solver) -> None:
    """Where tasks may begin, a named one does; else a number of the list begins one."""
    begun: list[tuple[str, dt.date]] = []
    session = playing(solver)
    begin = partial(_note, begun)
    tell_round(session, Arguments(WORD, ("iota",), "iota"), solver.daily, begin)
    tell_round(session, Arguments(WORD, ("včera",), "včera"), solver.daily, begin)
    interpret(session, "1")
    assert [("iota", TODAY), ("iota", TODAY - dt.timedelta(days=1))] == begun


def _note(begun: list[tuple[str, dt.date]], game: str, day: dt.date) -> None:
    begun.append((game, day))


def test_without_a_round_it_says_so(solver: Solver) -> None:
    """Where nothing of this computer may be used, the words say so."""
    session = playing(solver)
    session.daily = None
    with pytest.raises(GameError) as caught:
        DAILY_HANDLERS[WORD](session, Arguments(WORD, (), ""))
    assert "daily-nowhere" == caught.value.key

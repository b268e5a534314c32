"""Taking back by what was done, and letting it hold again."""

from __future__ import annotations

import pytest

from accessgames.club.desk.open_club import OpenClub
from accessgames.club.store.archive import club_path
from accessgames.club.store.database import open_club_file
from tests.club.desk.goldens import hold
from tests.club.desk.helpers import Bench, begun


def played(**options: str) -> Bench:
    """A desk with a round of two tables, both with results."""
    bench = begun("Jana, Petr, Marie, Karel", **options)
    bench.do("seat", "Jana, Petr / Marie, Karel")
    bench.do("result", "1 10 20")
    bench.do("result", "2 30 40")
    return bench


def test_what_was_done_is_taken_back_and_the_rest_stays() -> None:
    """Of two results the first one goes, and holds again."""
    bench = played()
    assert ["Vzat zpět krok 6: První kolo, stůl 1: Petr 20, Jana 10."] == bench.do("undo", "výsledek stůl 1")
    assert [False, True] == [table.result is not None for table in bench.tournament.round(1).tables]
    assert ["Krok 6 zase platí: První kolo, stůl 1: Petr 20, Jana 10."] == bench.do("redo")
    assert [True, True] == [table.result is not None for table in bench.tournament.round(1).tables]
    assert "Není co obnovit" in bench.refused("redo")


def test_several_steps_go_and_come_one_by_one() -> None:
    """Each tells its own number, and in the end all is as it was."""
    bench = played()
    before = bench.tournament
    told = [bench.do("undo") for _ in range(4)]
    assert [7, 6, 5, 1] == [int(lines[0].split()[3].rstrip(":,")) for lines in told]
    assert () == bench.tournament.players
    for _ in range(4):
        bench.do("redo")
    assert before == bench.tournament


def test_a_registration_of_several_goes_alone() -> None:
    """Of a line of names one person can go; the numbers of those behind are told."""
    bench = begun("Jana, Petr, Marie")
    assert [
        "Vzat zpět krok 1: Číslo 1: Jana.",
        "Petr má nově číslo 1, dosud 2.",
        "Marie má nově číslo 2, dosud 3.",
    ] == bench.do("undo", "zápis Jany")
    # The rest of the line does not take anything else with it.
    assert ["Vzat zpět krok 1, zápis: Petr a Marie."] == bench.do("undo")


def test_the_rest_of_a_line_takes_no_other_step_with_it() -> None:
    """Whoever stands before a line whose first name went stays."""
    bench = begun("Jana")
    bench.do("register", "Petr, Marie")
    bench.do("undo", "zápis Petra")
    bench.do("undo")
    assert ["Jana"] == [player.name for player in bench.tournament.players]


def test_what_others_stand_on_is_asked_about() -> None:
    """A draw can't go from under its results, unless everything goes."""
    bench = played()
    asked = bench.refused("undo", "losování")
    assert (
        "Na kroku 5 stojí 2 další: krok 6 výsledek kolo 1 stůl 1, krok 7 výsledek kolo 1 stůl 2. "
        "Vše najednou vezme „zpět 5 vše“." == asked
    )
    before = bench.tournament
    assert "Vzat zpět krok 5 se vším, co k němu patří, částí 3." == bench.do("undo", "5 vše")[0]
    assert () == bench.tournament.rounds
    bench.do("redo")
    assert before == bench.tournament


def test_several_steps_that_fit_are_asked_about() -> None:
    """Numbers choose among them; of two people whose names fit, both are named."""
    bench = begun("Jan, Jana")
    assert (
        "Na „zápis Jana“ sedí 2 kroky: krok 2 zápis Jana, krok 1 zápis Jan. Vyberte číslem, třeba „zpět 2“."
        == bench.refused("undo", "zápis Jana")
    )
    bench.do("undo", "2")
    assert ["Jan"] == [player.name for player in bench.tournament.players]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("99", "Krok 99 není, kroky mají čísla 1 až 7."),
        ("zápis Xeny", "Žádný krok, který platí, není „zápis Xeny“. Kroky řekne slovo „kroky“."),
    ],
)
def test_what_is_no_step_is_refused(text: str, sentence: str) -> None:
    """One sentence says where the steps are told."""
    assert sentence == played().refused("undo", text)


def test_steps_are_listed_with_their_numbers() -> None:
    """The latest first, eight of them unless all are asked for; behind them what can be restored."""
    bench = played()
    bench.do("penalty", "Petr 2")
    bench.do("penalty", "Jana 1")
    bench.do("undo", "trest Petra")
    lines = bench.do("steps")
    assert "Krok 8: Jana: trest 1 bod." == lines[0]
    assert [
        "Vzato zpět, 1: Petr: trest 2 body.",
        "Vrátí to slovo „obnov“ s číslem nebo s tím, co to bylo.",
    ] == (lines[-2:])
    bench.do("register", "Eva")
    assert "Starší je ještě 1 krok, všechny řekne „kroky vše“." in bench.do("steps")
    assert "Krok 1: Číslo 1: Jana." in bench.do("steps", "vše")
    assert ["Nic, co by šlo vzít zpět, se zatím nestalo."] == begun("", club="B").do("steps")


def test_what_has_happened_since_makes_it_a_question() -> None:
    """Then a number or a description says what is to hold again."""
    bench = played()
    bench.do("undo", "výsledek stůl 1")
    bench.do("penalty", "Petr 2")
    assert "Vzato zpět je: 1 výsledek kolo 1 stůl 1. Vyberte číslem, třeba „obnov 1“." == bench.refused(
        "redo"
    )
    bench.do("redo", "výsledek stůl 1")
    bench.do("undo", "zápis Petra vše")
    bench.do("register", "Eva")
    bench.do("redo", "1")
    result = bench.tournament.table(1, 1).result
    assert result is not None
    assert {10, 20} == {seat.score for seat in result.seats}


def test_what_is_in_the_way_is_told() -> None:
    """A table that has another result by now does not lose it."""
    bench = played()
    bench.do("undo", "výsledek stůl 1")
    bench.do("result", "1 1 2")
    assert "Obnovit to nejde, stojí tomu v cestě krok 7 výsledek kolo 1 stůl 1." == bench.refused("redo", "1")


@pytest.mark.usefixtures("linear")
def test_an_older_journal_goes_back_from_its_end() -> None:
    """Its lines follow each other, so only the last step goes, and comes back while nothing stands behind."""
    bench = played()
    assert "zpět jde jen poslední krok" in bench.refused("undo", "výsledek stůl 1")
    before = bench.tournament
    bench.do("undo", "výsledek stůl 2")
    assert ["Krok 7 zase platí: První kolo, stůl 2: Karel 40, Marie 30."] == bench.do("redo")
    assert before == bench.tournament
    assert "Není co obnovit" in bench.refused("redo")


def told(*lines: str) -> list[str]:
    """Hold a conversation; return the lines that were told."""
    played().club.close()
    return [line for line in hold("cs", lines).splitlines() if not line.startswith(">")]


def test_the_word_for_saying_again_restores_behind_taking_back() -> None:
    """Elsewhere it says again what was said."""
    lines = told("zpět", "znovu", "znovu", "zpět", "znovu výsledek stůl 2")
    line = "První kolo, stůl 2: Karel 40, Marie 30."
    assert 2 == lines.count(f"Vzat zpět krok 7: {line}")
    assert 3 == sum(f"Krok 7 zase platí: {line}" in one for one in lines)


def test_nothing_is_said_to_stay_as_it_was() -> None:
    """However often it is taken back and restored, each answer is news."""
    lines = told(*("zpět", "znovu") * 3, "zpět", "zpět", "zpět")
    assert not [line for line in lines if line.startswith("Stále")]


def test_what_another_window_took_back_holds_again_here() -> None:
    """Both write entries, whoever took back and whoever restores."""
    one = played(club="A")
    two = Bench("cs", OpenClub(open_club_file(club_path("A")), one.club.now, one.club.seed))
    two.do("undo", "zápis Petra vše")
    one.club.catch_up()
    assert 3 == len(one.tournament.players)
    one.do("redo")
    two.club.catch_up()
    assert 4 == len(two.tournament.players)
    assert one.tournament == two.tournament

"""Questions of the desk, one by one: what an organiser answers, and how the questions are left."""

from __future__ import annotations

from accessgames.club.desk.commands import COMMANDS
from accessgames.club.desk.questions import QUESTIONNAIRES
from tests.club.desk.helpers import begun
from tests.club.desk.test_conversation import told


def test_only_commands_that_need_something_ask() -> None:
    """Every word that asks is a command."""
    assert set(QUESTIONNAIRES) <= set(COMMANDS)


def test_optional_entries_may_stay_empty() -> None:
    """Nobody is told that the usual answer is nothing; what was answered is offered the next time."""
    lines = told("založ", "Večer", "", "", "", "zpět", "Klubovna", "konec")
    assert "V kolik hodin? Může zůstat prázdné." in lines
    assert "Kde se hraje? Může zůstat prázdné." in lines
    lines = told("uprav", "", "", "", "konec")
    assert "Kde se hraje? Prázdný řádek: Klubovna." in lines


def test_sizes_of_tables_are_told_as_words() -> None:
    """A hyphen between figures is read as nothing by a voice."""
    lines = told("založ", "Večer", "", "", "", "", "", "konec")
    assert "Kolik lidí u stolu, nejméně a nejvýš? Prázdný řádek: 2 až 4." in lines


def test_results_are_asked_table_by_table_and_a_table_may_wait() -> None:
    """A wrong answer is asked again; an empty line goes on to the next table."""
    bench = begun("Jana, Petr, Marie, Karel", club="A", tables="2", rounds="1")
    bench.do("seat", "Jana, Petr / Marie, Karel")
    bench.club.close()
    lines = told("výsledek", "", "1 2 3", "5 6", "stoly")
    assert "Čísel je 3, u stolu sedí 2." in lines
    assert "První kolo, stůl 2: Karel 6, Marie 5." in lines
    assert "Zbývá stůl 1." in lines


def test_a_command_in_place_of_a_result_is_done() -> None:
    """It leaves the question, whatever follows its word; nothing is written down."""
    bench = begun("Jana, Petr, Marie, Karel", club="A", tables="2", rounds="1")
    bench.do("seat", "Jana, Petr / Marie, Karel")
    bench.club.close()
    lines = told("výsledek", "stoly 1", "výsledky", "konec")
    asked = lines.index("Stůl 1, Jana, Petr: kdo kolik? Prázdný řádek nechá stůl na potom.")
    assert "První kolo, hraje se IOTA." == lines[asked + 1]
    assert "U stolu 1 se ještě hraje." in lines
    assert not any(line.startswith("Stůl 2, Marie, Karel: kdo") for line in lines)


def test_a_question_is_left_by_a_word_and_gone_back_from() -> None:
    """What was said stays, and the desk says where we are."""
    begun("Jana", club="A").club.close()
    lines = told("přejmenuj", "Jana", "zpět", "přejmenuj", "Jana", "Jana Nová", "kategorie", "konec")
    assert "Jméno je opravené: Jana Nová, dřív Jana." in lines
    assert "Zpátky v klubu, co zaznělo, je zapsáno." in lines


def test_documents_are_asked_for_by_number() -> None:
    """Which one, in which form, and into which file."""
    begun("Jana", club="A").club.close()
    lines = told("listiny", "1", "2", "p.html", "listiny", "qqqq", "konec")
    assert any(line.startswith("Soubor p.html je hotov") for line in lines)


def test_a_tournament_is_chosen_from_a_list() -> None:
    """By its number, its name, or an empty line for the latest."""
    bench = begun("Jana", club="A")
    bench.do("create", "Druhý", {"date": "2026-12-01", "game": "iota"})
    bench.club.close()
    lines = told("otevři", "1", "otevři", "")
    assert any(line.startswith("Večer, sobota") for line in lines)
    assert any(line.startswith("Druhý, úterý") for line in lines)

"""The set-up in one question: an empty line plays, what differs is asked by name or said in words."""

from __future__ import annotations

import pytest

from tests.shell.home.evenings import evening, game_evening

QUANTUM = "Quantum, Hráč a Alfa úrovně 3. Prázdný řádek hraje, „změň“ mění."


def asked(line: str) -> str:
    """Return what a set-up is told like."""
    return f"{line}. Prázdný řádek hraje, „změň“ mění."


def test_one_question_and_an_empty_line_plays() -> None:
    """The first time the usual set-up, later the last one."""
    told = game_evening("quantum", "", "konec", "ano")
    assert [QUANTUM, "Quantum. Hrají Hráč a Alfa."] == told[:2]
    told = game_evening("quantum", "úroveň 5", "", "konec", "ano")
    assert f"Jako minule: {QUANTUM}" == told[0]
    assert asked("Quantum, Hráč a Alfa úrovně 5") == told[1]
    assert f"Jako minule: {asked('Quantum, Hráč a Alfa úrovně 5')}" == game_evening("quantum", "konec")[0]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("úroveň 4", "Hráč a Alfa úrovně 4"),
        ("změň úroveň 4", "Hráč a Alfa úrovně 4"),
        ("velmistr", "Hráč a Alfa úrovně 5"),
        ("2 počítače", "Hráč, Alfa a Beta úrovně 3"),
        ("s dvěma počítači úrovně 2", "Hráč, Alfa a Beta úrovně 2"),
        ("s boty 2 úrovně 4", "Hráč, Alfa a Beta úrovně 4"),
        ("s bety 2 úrovně 4", "Hráč, Alfa a Beta úrovně 4"),
        ("ve třech", "Hráč, Alfa a Beta úrovně 3"),
        ("proti Alfě a Betě úrovně 2", "Hráč, Alfa a Beta úrovně 2"),
        ("proti Betě", "Hráč a Beta úrovně 3"),
        ("Jana a Petr", "Jana a Petr"),
        ("Jana, Petr, 1 počítač", "Jana, Petr a Alfa úrovně 3"),
        ("2 lidé", "Hráč 1 a Hráč 2"),
        ("já a Petr", "Hráč a Petr"),
        ("Jana, 3 počítače, začátečník", "Jana, Alfa, Beta a Gama úrovně 1"),
    ],
)
def test_everything_can_be_said_in_words(line: str, expected: str) -> None:
    """In any case and order; what was not said stays."""
    assert asked(f"Quantum, {expected}") == game_evening("quantum", line, "konec")[1]


@pytest.mark.parametrize(
    ("line", "begins"),
    [
        ("hraj quantum s dvěma počítači úrovně 2", "Quantum. Hrají Hráč, Alfa a Beta."),
        ("quantum ve třech", "Quantum. Hrají Hráč, Alfa a Beta."),
        ("hraj quantum proti Alfě a Betě úrovně 2", "Quantum. Hrají Hráč, Alfa a Beta."),
        ("hraj quantum Jana a Petr", "Quantum. Hrají Jana a Petr."),
        ("hraj iota s bety 2 úrovně 4", "IOTA. Hrají Hráč, Alfa a Beta."),
        ("iota s dvěma počítači", "IOTA. Hrají Hráč, Alfa a Beta."),
        ("hraj tetrikon ve třech", "Tetrikon. Hrají Hráč, Alfa a Beta."),
    ],
)
def test_an_order_at_home_plays_at_once(line: str, begins: str) -> None:
    """As it was said."""
    assert begins == evening(line)[6]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("úroveň 9", "Úroveň 9 tu není, úrovně jsou 1 až 5."),
        ("7 počítačů", "Hráčů nemůže být 8, hra je pro 2 až 4 hráče."),
        ("s Petrem", "Jméno „Petrem“ tu ještě nehrálo"),
        ("brambora", "„brambora“ v zadání partie nic neznamená"),
        ("úroveň", "Jak silný počítač, nebo kdo?"),
        ("5", "Číslo 5 teď nic nevybírá"),
        ("Jana a Jána", "Jméno Jána už někdo má."),
    ],
)
def test_what_cannot_be_is_said_and_nothing_changes(line: str, answer: str) -> None:
    """One sentence; the question is still open, and an empty line plays what was asked about."""
    told = game_evening("quantum", line, "zpět" if line == "úroveň" else "domů", "konec")
    assert told[1].startswith(answer), told


def test_people_who_have_played_are_known_in_any_case() -> None:
    """Petr was there, so `s Petrem` is him."""
    game_evening("quantum", "Jana a Petr", "", "domů", "konec")
    told = evening("hraj quantum s Petrem a Janou, 1 počítač", "konec", "ano")
    assert "Quantum. Hrají Petr, Jana a Alfa." in told


def test_the_parts_are_listed_and_chosen_by_number_or_word() -> None:
    """Each asks for its own; an empty line leaves it, `zpět` goes back."""
    told = game_evening(
        "quantum", "změň", "3", "mistr", "změň počítače", "2", "změň", "4", "2", "změň jména", "Jana",
        "Petr", "zpět", "zpět", "domů", "konec",
    )  # fmt: skip
    assert "3 ze 7: úroveň" in told
    for line in (
        "Quantum, Hráč a Alfa úrovně 4",
        "Quantum, Hráč, Alfa a Beta úrovně 4",
        "Quantum, Hráč 1, Hráč 2, Alfa a Beta úrovně 4",
        "Quantum, Jana, Petr, Alfa a Beta úrovně 4",
    ):
        assert asked(line) in told
    assert "Jak se jmenuje hráč číslo 2? Prázdný řádek: Hráč 2." in told


def test_options_by_numbers() -> None:
    """They are kept for the next time, too, and told when the match begins."""
    told = game_evening("quantum", "volby", "1", "2", "", "konec", "ano")
    begun = told.index("Quantum. Hrají Hráč a Alfa.")
    assert told[begun - 2] == told[begun + 1]
    assert (
        "Jako minule: Quantum, Hráč a Alfa úrovně 3, upravená pravidla" in game_evening("quantum", "konec")[0]
    )


@pytest.mark.parametrize(
    "line", ["nápověda", "co je iota", "nastavení jazyk", "pravidla quantum", "historie vše", "hlas", "jazyk"]
)
def test_every_word_of_the_shell_works_in_the_question(line: str) -> None:
    """And the question stays open."""
    told = game_evening("quantum", line, "", "konec", "ano")
    assert "Quantum. Hrají Hráč a Alfa." in told
    assert len(told) > 4


def test_another_language_in_the_question() -> None:
    """It is asked again in that language."""
    told = game_evening("quantum", "english", "quit")
    assert "Language: English." == told[1]
    assert "An empty line plays, “change” changes it." in told[2]


def test_a_name_is_no_command_and_a_command_no_name() -> None:
    """A whole word of the program is one, everything else is a name; names twice or too long are refused."""
    told = game_evening(
        "quantum", "2 lidé", "změň jména", "nápověda", "Jana", "jana", "x" * 31, "Žofie", "konec"
    )
    assert any(line.startswith("Hrát: hraj") for line in told)
    assert "Jméno jana už někdo má." in told
    assert asked("Quantum, Jana a Žofie") in told


def test_who_ordered_people_without_names_is_asked_for_them() -> None:
    """One after another; then an empty line plays."""
    told = evening("hraj quantum 2 lidé", "Jana", "", "", "konec")
    assert "Jak se jmenuje hráč číslo 1? Prázdný řádek: Hráč 1." == told[6]
    assert "Quantum. Hrají Jana a Hráč 2." in told

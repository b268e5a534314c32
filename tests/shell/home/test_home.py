"""At home: what waits and what an empty line does, and every word of the shell."""

from __future__ import annotations

import pytest

from accessgames.games import game_ids
from tests.shell.home.evenings import after, evening

ASKED = "Která hra? Číslo nebo jméno, prázdný řádek: IOTA."
MORE = "Jinou hru začne její jméno, všechno ostatní řekne „nápověda“."
WAITING = "Rozehráno: Quantum, Hráč a Alfa. Jste na tahu, prázdný řádek pokračuje."
BYE = "Na shledanou."


def test_the_first_evening_begins_with_the_games() -> None:
    """Each in one sentence with its number, then what an empty line does."""
    told = evening("konec")
    assert [f"{number} ze 4: " for number in range(1, 5)] == [line[:8] for line in told[:4]]
    assert ["IOTA", "iQLANDIE", "Quantum", "Tetrikon"] == [line[8:].split(":")[0] for line in told[:4]]
    assert ["Hrát naučí slovo „uč“, všechno ostatní řekne „nápověda“.", ASKED, BYE] == told[4:]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("pokračuj", "Žádná partie nečeká na dohrání."),
        ("rozehrané", "Žádná partie nečeká na dohrání."),
        ("smaž", "Žádná partie nečeká na dohrání."),
        ("pravidla", "Pravidla které hry? Číslo nebo jméno, prázdný řádek: IOTA."),
        ("nastavení jazyk", "Jazyk: čeština."),
        ("jazyk en", "Language: English."),
        ("english", "Language: English."),
        ("co je iota", "IOTA: přikládáte karty do řad"),
        ("o co jde v quantum", "Quantum: házíte barevnými kostkami"),
        ("co je iota?", "IOTA: přikládáte karty do řad"),
        ("?", ASKED),
        ("nápověda hraj", "hraj a hra: začne partii jako minule"),
        ("hlas", "Hlas programu je vypnutý"),
        ("historie", "1 z"),
        ("odveta", "Teď ještě žádná partie neskončila"),
        ("zpět", ASKED),
        ("nerozpoznané", "Tady se nerozpoznané řádky nikam nezapisují."),
        ("uč", "Kterou hru učit?"),
        ("novinky", "Co je nového v programu:"),
        ("stručně", "Podrobnost: stručně."),
        ("klávesy", "Dvojtečka začíná slovo"),
        ("pokracujj", "Příkaz „pokracujj“ neznám, nejbližší je"),
    ],
)
def test_every_word_is_answered_where_a_game_is_asked_for(line: str, answer: str) -> None:
    """What was refused there: the words of the shell, questions, and what was left unfinished."""
    told = evening(line, "konec")
    answered = [one.removeprefix("Beze změny: ") for one in told[6:]]
    assert answer in " ".join(answered[:2])[: len(answer) + 20], answered


@pytest.mark.parametrize("line", ["3", "quantum", "Quantum", "q", "quan", "hraj quantum", "hraj 3", "hrát q"])
def test_a_number_a_name_or_a_beginning_plays_a_game(line: str) -> None:
    """At once, as it is usually played."""
    assert "Quantum. Hrají Hráč a Alfa." == evening(line)[6]


@pytest.mark.parametrize("line", ["quantum?", "3?", "hraj quantum?", "quantum ve třech?"])
def test_a_question_never_plays(line: str) -> None:
    """It tells about the game."""
    told = evening(line, "konec")
    assert "Quantum: házíte barevnými kostkami" in " ".join(told[6:8])
    assert not any(one.startswith("Quantum. Hrají") for one in told)


@pytest.mark.parametrize("line", ["i", "mariáš", "7"])
def test_what_is_no_game_is_refused_in_one_sentence(line: str) -> None:
    """With what would be right; nothing begins."""
    told = evening(line, "konec")
    assert 8 == len(told)
    assert BYE == told[-1]


def test_an_unfinished_match_waits() -> None:
    """It is told first, and an empty line goes on with it; the person is on turn as before."""
    evening("quantum")
    told = evening("", "konec", "ano")
    assert [WAITING, MORE] == told[:2]
    assert told[2].startswith("Pokračuje Quantum. Hrají Hráč a Alfa")


def test_without_an_unfinished_match_an_empty_line_plays_as_the_last_time() -> None:
    """The set-up is told, and changed by its word."""
    evening("quantum", "nedohrát", "ano", "konec")
    told = evening("", "konec", "ano")
    assert "Jako minule: Quantum, Hráč a Alfa úrovně 3. Prázdný řádek hraje, „změň“ mění." == told[0]
    assert MORE == told[1]
    assert "Hraje Alfa." == told[2]


@pytest.mark.parametrize("game", game_ids())
def test_a_match_that_waits_is_one_line_away(game: str) -> None:
    """From the start of the program: at most four told ones until the match goes on."""
    evening(game)
    told = evening("", "konec", "ano")
    begun = next(number for number, line in enumerate(told, 1) if line.startswith("Pokračuje "))
    assert begun <= 4


def test_leaving_for_home_and_coming_back() -> None:
    """`domů` leaves the match saved and asks nothing; home says that it waits."""
    told = after(evening("quantum", "domů", "", "domů", "konec"), "Quantum. Hrají Hráč a Alfa.")
    assert 2 == told.count("Partie je uložena.")
    assert 2 == told.count(WAITING)
    assert 1 == sum(line.startswith("Pokračuje Quantum") for line in told)
    assert BYE == told[-1]


def test_leaving_the_program_from_a_match() -> None:
    """`konec` ends it as before, also where the match began at home."""
    told = evening("quantum", "konec", "ano", "nikdo to neslyší")
    assert told[-1].startswith("Partie je uložena.")


def test_unfinished_matches_are_listed_gone_on_with_and_deleted() -> None:
    """By number, game or player; deleting asks once, and only a yes deletes."""
    evening("quantum", "domů", "hraj iota Jana a Petr", "konec", "ano")
    told = evening("rozehrané", "smaž quantum", "ne", "smaž 2", "ano", "rozehrané", "konec")
    assert ["1 ze 2: IOTA: Jana a Petr", "2 ze 2: Quantum: Hráč a Alfa"] == told[2:4]
    asked = "Smazat partii Quantum: Hráč a Alfa? Dohrát už nepůjde. Napište „ano“, nebo „ne“."
    assert 2 == told.count(asked)
    assert "Partie zůstává uložená." in told
    assert ["Smazáno.", "IOTA: Jana a Petr", BYE] == [
        line.removeprefix("Jediná možnost, číslo 1: ") for line in told[-3:]
    ]
    assert evening("pokračuj jana", "konec", "ano")[2].startswith("Pokračuje IOTA. Hrají Jana a Petr")


def test_matches_that_are_alike_are_told_apart() -> None:
    """Of two with the same game and the same names each says how many actions it has; others don't."""
    evening("quantum", "nic", "nic", "domů", "hraj quantum", "domů", "hraj iota Jana a Petr", "konec", "ano")
    told = evening("rozehrané", "smaž 3", "ne", "konec")
    one, *alike = told[2:5]
    assert "1 ze 3: IOTA: Jana a Petr" == one
    counts = [line.rpartition(": ")[2].removeprefix("Hráč a Alfa, ").split() for line in alike]
    assert ["akcí", "akcí"] == [noun for _, noun in counts]
    assert int(counts[0][0]) < int(counts[1][0])
    assert any(line.startswith(f"Smazat partii Quantum: Hráč a Alfa, {counts[1][0]} akcí?") for line in told)


@pytest.mark.parametrize(
    ("began", "apart"),
    [
        ("2026-11-22T19:00:00", ("pondělí 23. listopadu 2026", "neděle 22. listopadu 2026")),
        (
            "2026-11-23T19:01:30",
            (
                "pondělí 23. listopadu 2026, 19 hodin 0 minut",
                "pondělí 23. listopadu 2026, 19 hodin 1 minuta",
            ),
        ),
        (
            "2026-11-23T19:00:01",
            (
                "pondělí 23. listopadu 2026, 19 hodin 0 minut 0 sekund",
                "pondělí 23. listopadu 2026, 19 hodin 0 minut 1 sekunda",
            ),
        ),
    ],
)
def test_matches_that_are_alike_say_when_they_began(began: str, apart: tuple[str, str]) -> None:
    """By as much of the time as it takes; the question before deleting says it, too."""
    evening("quantum", "domů", "konec", now=lambda: began)
    told = evening("hraj quantum", "domů", "rozehrané", "smaž 2", "ne", "konec")
    heard = [f"{number} ze 2: Quantum: Hráč a Alfa, začátek {day}" for number, day in enumerate(apart, 1)]
    assert heard == [line for line in told if line.startswith(("1 ze 2", "2 ze 2"))]
    assert any(line.startswith(f"Smazat partii Quantum: Hráč a Alfa, začátek {apart[1]}?") for line in told)


@pytest.mark.parametrize("line", ["hraj iota", "rozehrané", "smaž 2"])
def test_a_word_of_home_says_so_in_a_match(line: str) -> None:
    """Instead of words that look like it, and the match goes on."""
    assert f"„{line}“ platí doma, z partie tam vede „domů“." in evening("quantum", line, "konec", "ano")


@pytest.mark.parametrize("line", ["tóny", "hoď", "stav"])
def test_a_word_of_a_match_says_so_at_home(line: str) -> None:
    """Whichever game it belongs to."""
    assert f"„{line}“ platí až v partii." in evening(line, "konec")


def test_the_rules_of_a_game_are_read_at_home() -> None:
    """The list of their sections, and one by its name."""
    told = evening("pravidla iota", "1", "pravidla quantum bodování", "konec")
    assert any(line.startswith("1 z") and "IOTA" not in line for line in told[6:])
    assert "Sloupce" in told


def test_home_is_understood_in_english() -> None:
    """The same in the other language."""
    told = evening("quantum", "home", "konec", language="en")
    assert "Unfinished: Quantum, Player and Alpha. It is your turn, an empty line goes on." in told

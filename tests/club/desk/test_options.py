"""Options that are typed at the desk are understood as on the command line, or refused with a sentence."""

from __future__ import annotations

import pytest

from accessgames.club.store.archive import club_path
from tests.club.desk.goldens import hold
from tests.club.desk.helpers import begun


def told(*lines: str) -> list[str]:
    """Hold a conversation; return what was told, without what was typed."""
    return [line for line in hold("cs", lines).splitlines() if not line.startswith(">")]


def test_a_club_is_named_by_an_option() -> None:
    """`klub --klub Sobota` leads to a club of this name, which begins with its first tournament."""
    lines = told("klub --klub Sobota", "založ", "Zima", *[""] * 20)
    assert "Klub Sobota zatím není, vznikne s prvním turnajem, ten založí slovo „založ“." in lines
    assert club_path("Sobota").exists()
    assert not club_path("Náš klub").exists()
    assert "Klub: Sobota." in told()


def test_the_club_of_the_command_line_is_made_in_the_conversation() -> None:
    """`accessgames klub --klub Sobota` starts a conversation whose first tournament makes that club."""
    told("založ Léto --klub Neděle --kol 2")
    assert club_path("Neděle").exists()


def test_one_goes_to_another_club_and_back() -> None:
    """What is typed then is about that club."""
    begun("Jana").club.close()
    told("klub --klub Sobota", "založ Zima --kol 2")
    lines = told("klub --klub nas-klub", "stav", "klub --klub Sobota", "stav")
    assert "Pracuje se s klubem Náš klub." in lines
    assert "Večer, sobota 21. listopadu 2026, 1 hráč." in lines
    assert "Zima, sobota 21. listopadu 2026, 0 hráčů." in lines


def test_values_have_blanks_and_commands_follow_the_word() -> None:
    """A value goes on to the next option; `klub zapiš Jana` is what it is on the command line."""
    begun("").club.close()
    lines = told("uprav --misto Klubovna na rohu --kol 4", "propozice", "klub zapiš Jana, Petr")
    assert "Klubovna na rohu" in lines
    assert "Hrají se 4 kola." in " ".join(lines)
    assert "Zapsáno: Jana a Petr. Celkem 2 hráči." in lines


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("zapiš Eva --pohlavi", "Volba „--pohlavi“ neexistuje, volby vypíše --help."),
        ("zapiš Eva --kolo 3", "Volba „--kolo“ k příkazu „klub zapis“ nepatří, jeho volby vypíše --help."),
        ("pořadí --json", "Volba --json platí jen na příkazové řádce, u pořadatele ne."),
        ("losuj --rozsazeni", "Za volbou „--rozsazeni“ chybí hodnota."),
        ("losuj --vaha blabla", "„blabla“ tu nic neznamená, na výběr je "),
    ],
)
def test_what_is_no_option_is_refused(line: str, expected: str) -> None:
    """Nothing is taken for a name and nothing is passed over."""
    begun("Jana, Petr").club.close()
    lines = told(line, "hráči")
    assert 1 == sum(one.startswith(expected) for one in lines)
    assert "Zapsáni jsou 2 hráči." in lines

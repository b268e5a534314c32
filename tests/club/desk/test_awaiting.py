"""What an empty line at the desk answers: where the tournament is, and the words that lead on."""

from __future__ import annotations

from accessgames.club.desk.commands.tournaments import tell_next_word
from tests.club.desk.helpers import Bench, begun, language
from tests.club.desk.test_conversation import told


def heard(bench: Bench) -> list[str]:
    """What is said about the next step."""
    return [language("cs").form(message, "full") for message in tell_next_word(bench.context)]


def test_each_stage_of_a_tournament_names_its_next_words() -> None:
    """From nothing to the end: where we are, then what can be done."""
    assert ["Žádný turnaj tu zatím není.", "Turnaj založte slovem „založ“."] == heard(Bench())
    bench = begun("", rounds="1")
    assert ["Zatím není nikdo zapsán.", "Hráče zapíše slovo „zapiš“."] == heard(bench)
    bench.do("register", "Jana, Petr, Marie")
    assert [
        "Na řadě je losování prvního kola.",
        "Stoly losuje slovo „losuj“, další hráče zapíše „zapiš“.",
    ] == heard(bench)
    bench.do("seat")
    assert [
        "První kolo, IOTA. Výsledek chybí u stolu 1.",
        "Výsledky zapíše slovo „výsledek“, kdo kde sedí, řekne slovo „stoly“.",
    ] == heard(bench)
    bench.do("register", "Karel")
    assert [
        "Stoly prvního kola už neodpovídají seznamu hráčů.",
        "Losuje slovo „losuj“; když se už hraje, výsledky zapíše „výsledek“.",
    ] == heard(bench)


def test_after_the_last_round_documents_come() -> None:
    """When all is played and when the tournament is closed."""
    bench = begun("Jana, Petr", rounds="1", tables="2")
    bench.do("seat", "Jana, Petr /")
    bench.do("result", "1 3, 2")
    over = "Pořadí řekne slovo „pořadí“, listiny zapíše „listiny“, turnaj uzavře „uzavři“."
    assert ["Všechna kola jsou odehraná, celkem 1.", over] == heard(bench)
    bench.do("close")
    assert heard(bench)[1].endswith("další turnaj založí „založ“.")
    bench.do("reopen")
    bench.do("withdraw", "Jana, Petr")
    assert ["Všichni hráči jsou odhlášení.", "Hráče zapíše slovo „zapiš“."] == heard(bench)


def test_an_empty_line_is_answered_with_it_as_often_as_it_comes() -> None:
    """Nothing is announced as unchanged or repeated, since it is what was asked for."""
    begun("", club="A").club.close()
    lines = told("", "", "stav", "")
    assert 3 == lines.count("Hráče zapíše slovo „zapiš“.")
    assert 3 == lines.count("Zatím není nikdo zapsán.")
    assert not any(line.startswith("Beze změny") for line in lines)


def test_an_empty_line_where_there_is_no_club() -> None:
    """The way to the first tournament is told."""
    assert 2 == told("", "").count("Žádný turnaj tu zatím není.")

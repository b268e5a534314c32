"""Who sits where, for everybody and for each table."""

from __future__ import annotations

from dataclasses import replace

from accessgames.club.model.luck import match_seed
from accessgames.club.model.proposal import Game
from accessgames.club.papers.paper import spoken
from accessgames.club.papers.publications import cards_paper, seating_paper
from accessgames.club.papers.writers import write_paper
from accessgames.language import say
from tests.club.papers.evening import CZECH, ENGLISH, EVENING, PROPOSAL, ROUND

SEEDS = tuple(match_seed("zima", 1, table) for table in (1, 2))


def test_the_tables_of_a_round() -> None:
    """Every table is one sentence; the first one named begins."""
    assert [
        "Zimní turnaj, první kolo: rozsazení",
        "První kolo, hraje se IOTA.",
        "Stoly prvního kola, první v řadě začíná:",
        "Stůl 1: Jana, Eva a Petr.",
        "Stůl 2: Karel a Olga.",
        "Bez stolu: Ivo.",
    ] == [CZECH.form(line, "full") for line in spoken(seating_paper(EVENING, ROUND))]


def test_notes_explain_the_seating() -> None:
    """They come after the tables; nobody without a table is not mentioned."""
    paper = seating_paper(EVENING, replace(ROUND, out=()), (say("club-results-changed"),))
    assert "Výsledek je opravený." == CZECH.form(spoken(paper)[-1], "full")
    assert "Bez stolu" not in write_paper(paper, CZECH, "text").decode()


def test_without_notes_there_is_no_empty_part() -> None:
    """An empty paragraph would leave a gap on paper."""
    assert 2 == len(seating_paper(EVENING, replace(ROUND, out=())).blocks)


def test_in_a_spreadsheet_a_row_is_a_table() -> None:
    """Number and names."""
    assert (
        "\ufeffStůl;Hráči\r\n1;Jana, Eva, Petr\r\n2;Karel, Olga\r\n"
        == write_paper(seating_paper(EVENING, ROUND), CZECH, "csv").decode()
    )


def test_a_card_for_each_table() -> None:
    """What a table needs to begin: seats in order, the game, the time, the seed for a computer."""
    assert f"""Zimní turnaj, první kolo: karty stolů

První kolo, stůl 1
1: Jana
2: Eva
3: Petr
Hra: IOTA. Limit partie: 40 minut. Semínko pro počítač: {SEEDS[0]}.

První kolo, stůl 2
1: Karel
2: Olga
Hra: IOTA. Limit partie: 40 minut. Semínko pro počítač: {SEEDS[1]}.
""" == write_paper(cards_paper(EVENING, ROUND), CZECH, "text").decode()


def test_a_game_of_another_box_has_no_seed() -> None:
    """The program cannot play it; a game without a limit has none."""
    other = replace(EVENING, proposal=replace(PROPOSAL, games=(Game("", "Dáma"),)))
    assert (
        "1: Jana\n2: Eva\n3: Petr\nHra: Dáma.\n"
        in write_paper(cards_paper(other, ROUND), CZECH, "text").decode()
    )


def test_cards_are_given_away_one_by_one() -> None:
    """Each begins on a page of its own."""
    assert cards_paper(EVENING, ROUND).apart
    assert not seating_paper(EVENING, ROUND).apart


def test_seating_in_english() -> None:
    """The same for English clubs."""
    assert (
        "Table 1: Jana, Eva and Petr.\n"
        in write_paper(seating_paper(EVENING, ROUND), ENGLISH, "text").decode()
    )

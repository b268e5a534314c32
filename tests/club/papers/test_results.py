"""Results of a round on paper."""

from __future__ import annotations

from dataclasses import replace

from accessgames.club.model.tournament import Result, SeatedTable, SeatResult
from accessgames.club.papers.publications import results_paper
from accessgames.club.papers.writers import write_paper
from tests.club.papers.evening import CZECH, ENGLISH, EVENING, ROUND


def test_tables_with_results_corrections_and_one_that_still_plays() -> None:
    """The best first; somebody absent last; corrections of this round and table only."""
    assert """Zimní turnaj, první kolo: výsledky

První kolo, hraje se IOTA.

Stůl 1
První místo má Eva, výsledek 41.
Druhé místo má Jana, výsledek 30.
Petr nehraje do konce.
Výsledek je opravený, důvod: přehlédnutá karta. Výsledek je opravený.

Stůl 2
U stolu 2 se ještě hraje.
""" == write_paper(results_paper(EVENING, ROUND), CZECH, "text").decode()


def test_places_without_scores() -> None:
    """Where only the order was told, nothing is made up."""
    table = SeatedTable(1, (4, 5), Result((SeatResult(4, 1), SeatResult(5, 1))))
    text = write_paper(results_paper(EVENING, replace(ROUND, tables=(table,))), CZECH, "text").decode()
    assert text.endswith(
        "První místo má Karel.\nPrvní místo má Olga.\n" + text[text.index("Výsledek je opravený") :]
    )


def test_in_a_spreadsheet_cells_stay_empty_where_nothing_is_known() -> None:
    """No zero for somebody who was absent."""
    assert (
        "\ufeffMísto;Jméno;Výsledek\r\n1;Eva;41\r\n2;Jana;30\r\n;Petr;\r\n"
        == write_paper(results_paper(EVENING, ROUND), CZECH, "csv").decode()
    )


def test_results_in_english() -> None:
    """The same for English clubs."""
    text = write_paper(results_paper(EVENING, ROUND), ENGLISH, "text").decode()
    assert "Place 1: Eva, result 41.\n" in text
    assert "Table 2 is still playing.\n" in text

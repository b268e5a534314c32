"""What is given out at an evening: attendance, slips, cards of places, plans and certificates."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.braille.formats import from_unicode
from accessgames.braille.pages import PageSize
from accessgames.braille.transcriber import forward
from accessgames.club.papers import handouts
from accessgames.club.papers.paper import Cut, data_tables, spoken
from accessgames.club.papers.writers import to_braille, to_text, write_paper
from tests.club.papers.evening import CZECH, ENGLISH
from tests.club.papers.rounds import AFTER

if TYPE_CHECKING:
    from accessgames.club.model.tournament import Tournament
    from accessgames.club.papers.paper import Paper

HOSTILE = ("=1+1", "<script>alert(1)</script>", "Maxmilián " + "Dlouhý" * 20, '"; DROP', "Petr & syn")
LINE = "_" * 20


def hostile() -> Tournament:
    """The evening with names of strangers."""
    named = (replace(one, name=name) for one, name in zip(AFTER.players, HOSTILE, strict=False))
    return replace(AFTER, players=(*named, *AFTER.players[len(HOSTILE) :]))


def all_papers(tournament: Tournament) -> tuple[Paper, ...]:
    """Every paper of the module."""
    return (
        handouts.attendance_paper(tournament),
        handouts.slips_paper(tournament, tournament.rounds[0]),
        handouts.places_paper(tournament, tournament.rounds[0]),
        handouts.plans_paper(tournament),
        handouts.certificates_paper(tournament),
    )


def test_who_is_present_signs() -> None:
    """By number, with room for the signature; who left is not on the list."""
    gone = replace(AFTER, players=(*AFTER.players[:5], replace(AFTER.players[5], active=False)))
    assert f"""Zimní turnaj: prezenční listina

Sobota 5. prosince 2026 od 16:00. Kde: Klubovna, Smíchov. Zapsáno je 5 hráčů.
Přítomní, podpis patří za jméno:
1: Jana. {LINE}
2: Petr. {LINE}
3: Eva. {LINE}
4: Karel. {LINE}
5: Olga. {LINE}
""" == to_text(handouts.attendance_paper(gone), CZECH)


def test_a_list_of_nobody_is_a_sentence() -> None:
    """Before anybody is registered there is no table."""
    empty = handouts.attendance_paper(replace(AFTER, players=(), rounds=(), corrections=()))
    assert () == data_tables(empty)
    assert "Saturday, December 5, 2026, from 16:00." in to_text(empty, ENGLISH)


def test_a_column_of_categories_is_there_where_somebody_has_one() -> None:
    """Otherwise it would only take the place of the signature."""
    plain = replace(AFTER, players=tuple(replace(one, category="") for one in AFTER.players))
    heads = [
        [
            CZECH.form(column.title, "full")
            for column in data_tables(handouts.attendance_paper(one))[0].columns
        ]
        for one in (AFTER, plain)
    ]
    assert [["Číslo", "Jméno", "Kategorie", "Podpis"], ["Číslo", "Jméno", "Podpis"]] == heads


def test_day_and_place_so_far_as_they_are_known() -> None:
    """Neither a time nor a place is made up."""
    bare = replace(AFTER, proposal=replace(AFTER.proposal, begins="", place=""))
    told = to_text(handouts.attendance_paper(bare), CZECH)
    assert "\nSobota 5. prosince 2026. Zapsáno je 6 hráčů.\n" in told


def test_a_slip_has_the_seats_and_says_what_wins() -> None:
    """What the table writes: a result and a place behind each name, and a signature."""
    assert f"""Zimní turnaj, první kolo: výsledkové lístky

První kolo, stůl 1
Hra: IOTA. Vítězí více bodů.
Za každé jméno patří výsledek a místo:
1: Jana {LINE}
2: Eva {LINE}
3: Petr {LINE}
Podpis: {LINE}

První kolo, stůl 2
Hra: IOTA. Vítězí více bodů.
Za každé jméno patří výsledek a místo:
1: Karel {LINE}
2: Olga {LINE}
Podpis: {LINE}
""" == to_text(handouts.slips_paper(AFTER, AFTER.rounds[0]), CZECH)


def test_a_slip_of_penalties_says_that_fewer_win() -> None:
    """Who writes the places down needs to know the direction."""
    games = tuple(replace(game, lower_wins=True) for game in AFTER.proposal.games)
    lower = replace(AFTER, proposal=replace(AFTER.proposal, games=games))
    assert "Fewer points win." in to_text(handouts.slips_paper(lower, lower.rounds[0]), ENGLISH)


def test_slips_never_show_a_result() -> None:
    """Also of a table that has one: the cells are empty, as they are written into."""
    rows = [row for table in data_tables(handouts.slips_paper(AFTER, AFTER.rounds[0])) for row in table.rows]
    assert [("", "")] * 5 == [row.cells[2:] for row in rows]


def test_a_card_of_a_place_says_whose_it_is() -> None:
    """Round, table and seat; the first one begins."""
    told = [CZECH.form(one, "full") for one in spoken(handouts.places_paper(AFTER, AFTER.rounds[0]))]
    assert [
        "Zimní turnaj, první kolo: karty míst",
        "Jana", "První kolo, stůl 1, židle 1.", "Hra: IOTA.", "Kdo tu sedí, začíná.",
        "Eva", "První kolo, stůl 1, židle 2.", "Hra: IOTA.",
        "Petr", "První kolo, stůl 1, židle 3.", "Hra: IOTA.",
        "Karel", "První kolo, stůl 2, židle 1.", "Hra: IOTA.", "Kdo tu sedí, začíná.",
        "Olga", "První kolo, stůl 2, židle 2.", "Hra: IOTA.",
    ] == told  # fmt: skip


def test_a_plan_is_of_one_person() -> None:
    """Every drawn round with table, seat and opponents, or that there is no table."""
    assert """Zimní turnaj: osobní plán

Ivo
Sobota 5. prosince 2026 od 16:00. Kde: Klubovna, Smíchov.
Kolo, hra, místo a soupeři:
První kolo, IOTA: bez stolu.
Druhé kolo, Tetrikon: stůl 1, židle 4, soupeři: Jana, Eva a Petr.
""" == to_text(handouts.plans_paper(AFTER, [AFTER.player(6)]), CZECH)


def test_everybody_present_has_a_plan_on_a_page_of_its_own() -> None:
    """A blind organiser gives out pages and needs no scissors."""
    gone = replace(AFTER, players=(replace(AFTER.players[0], active=False), *AFTER.players[1:]))
    made = handouts.plans_paper(gone)
    assert Cut.PAGES is made.apart
    assert ["Petr", "Eva", "Karel", "Olga", "Ivo"] == [CZECH.form(one.title, "full") for one in made.chapters]
    assert 5 == len(from_unicode(to_braille(made, CZECH, "unicode", PageSize(30, 25), None)))


def test_a_plan_says_how_many_rounds_are_still_to_be_drawn() -> None:
    """Where rounds are drawn one by one, nobody believes that the evening is over."""
    more = replace(AFTER, proposal=replace(AFTER.proposal, rounds=5))
    told = to_text(handouts.plans_paper(more), CZECH)
    assert "Zatím jsou rozlosovaná 2 kola, celkem jich má být 5." in told
    assert "drawn so far" not in to_text(handouts.plans_paper(AFTER), ENGLISH)


def test_who_comes_later_has_only_later_rounds() -> None:
    """In rounds without a seat and without a place outside there is nothing to tell."""
    late = replace(AFTER, rounds=(replace(AFTER.rounds[0], out=()), AFTER.rounds[1]))
    table = data_tables(handouts.plans_paper(late, [late.player(6)]))[0]
    assert [2] == [row.cells[0] for row in table.rows]


def test_certificates_are_for_everybody_or_the_best() -> None:
    """The joint place, that of the category, the points; a number ends them at a place of either."""
    told = to_text(handouts.certificates_paper(AFTER, 1), CZECH)
    assert (
        f"""Zimní turnaj: diplomy

Karel
První místo, turnaj Zimní turnaj.
První místo v kategorii „slabozrací a vidící“.
Zisk: 12 bodů.
Sobota 5. prosince 2026, Klubovna, Smíchov.
Podpis pořadatele: {LINE}

Eva
Druhé místo, turnaj Zimní turnaj.
První místo v kategorii „nevidomí“.
Zisk: 11,5 bodu.
Sobota 5. prosince 2026, Klubovna, Smíchov.
Podpis pořadatele: {LINE}
"""
        == told
    )
    assert [2, 4, 6] == [len(handouts.certificates_paper(AFTER, most).chapters) for most in (1, 2, 0)]


@pytest.mark.parametrize("fmt", ["text", "html", "brf", "unicode", "pef"])
def test_names_of_strangers_stay_names(fmt: str) -> None:
    """In every format, and twice the same."""
    for paper in all_papers(hostile()):
        data = write_paper(paper, CZECH, fmt)
        assert data == write_paper(paper, CZECH, fmt)
        assert b"<script" not in (data if fmt == "html" else b"")


def pages_of(paper: Paper, size: PageSize) -> list[list[str]]:
    """The pages of a paper in Braille, without the head of each."""
    return [list(page[1:]) for page in from_unicode(to_braille(paper, CZECH, "unicode", size, None))]


@pytest.mark.parametrize("size", [PageSize(30, 25), PageSize(20, 20), PageSize(40, 15)])
def test_cards_fit_their_page(size: PageSize) -> None:
    """A slip is on one page as a whole, from its title to the signature, and so is a card."""
    for table, names in (("1", ("Jana", "Eva", "Petr")), ("2", ("Karel", "Olga"))):
        slips = pages_of(handouts.slips_paper(AFTER, AFTER.rounds[0]), size)
        title = forward(f"stůl {table}", "cs")
        page = next(page for page in slips if any(title in line for line in page))
        rows = [page.index(forward(f"{seat}: {name}", "cs")) for seat, name in enumerate(names, 1)]
        assert [rows[0] + 2 * number for number in range(len(names))] == rows
        assert forward("Podpis:", "cs") in page[rows[-1] :]
    cards = pages_of(handouts.places_paper(AFTER, AFTER.rounds[0]), size)
    for name in ("Jana", "Karel", "Olga"):
        page = next(page for page in cards if any(line.endswith(forward(name, "cs")) for line in page))
        at = next(number for number, line in enumerate(page) if line.endswith(forward(name, "cs")))
        assert forward("Hra: IOTA.", "cs") in page[at : at + 4]


def test_a_slip_that_no_page_holds_begins_one() -> None:
    """On a sheet of a few lines it is broken between its records."""
    pages = pages_of(handouts.slips_paper(AFTER, AFTER.rounds[0]), PageSize(20, 8))
    seats = [forward(f"{seat}: {name}", "cs") for seat, name in ((1, "Jana"), (2, "Eva"), (3, "Petr"))]
    assert all(any(seat in page for page in pages) for seat in seats)
    assert [] == [page for page in pages if page[0].startswith("⠒")]

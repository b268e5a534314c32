"""Who takes part, in place of standings in which everybody would be first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from accessgames.club.papers.paper import sentences, spoken
from accessgames.club.papers.standings import registered_blocks, standings_paper
from accessgames.club.papers.writers import write_paper
from tests.club.papers.evening import CZECH, EVENING

if TYPE_CHECKING:
    from accessgames.club.model.tournament import Tournament

BEFORE = replace(EVENING, rounds=(), corrections=())


def heard(one: Tournament, own: str | None = None) -> list[str]:
    """What is told of it."""
    return [CZECH.form(line, "full") for line in sentences(registered_blocks(one, own))]


def test_before_the_first_result_nobody_is_first() -> None:
    """That there is no result, how many play, and who."""
    told = [CZECH.form(line, "full") for line in spoken(standings_paper(BEFORE))]
    assert "Zatím není zapsán žádný výsledek, pořadí ještě není." == told[1]
    assert f"Zapsáno je {len(BEFORE.players)} hráčů." == told[2]
    assert told[1:] == heard(BEFORE)
    assert not any("místo" in line for line in told)


def test_only_those_of_a_category_who_are_here() -> None:
    """Others are left out, and whoever has left."""
    blind = [one for one in BEFORE.players if one.category == "blind"]
    assert len(blind) + 3 == len(heard(BEFORE, "blind"))
    gone = replace(BEFORE, players=tuple(replace(one, active=False) for one in BEFORE.players))
    assert ["Zatím není zapsán žádný výsledek, pořadí ještě není.", "Zapsáno je 0 hráčů."] == heard(gone)


def test_it_can_be_opened_as_a_table() -> None:
    """The list of people is a table for a spreadsheet, too."""
    lines = write_paper(standings_paper(BEFORE), CZECH, "csv").decode("utf-8-sig").splitlines()
    assert "Číslo;Jméno;Kategorie" in lines
    assert any(line.startswith("1;Jana;") for line in lines)

"""Teams and pairs at the desk: typed in several ways, told, changed, taken back, on papers and in exports."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from accessgames.club.desk.json_answers import JSON_ANSWERS, results_document
from accessgames.club.desk.open_club import Request
from accessgames.club.desk.proposal_fields import load_proposal
from accessgames.club.examination import examine_club
from accessgames.club.model.proposal import Teams, TeamScoring
from accessgames.club.papers import teams
from accessgames.club.papers.paper import DataTable
from accessgames.club.papers.spreadsheets import say_cell
from tests.club.desk.helpers import Bench, begun
from tools.team_referee import judge_teams

if TYPE_CHECKING:
    from pathlib import Path

EIGHT = "Jana, Petr, Eva, Karel, Marie, Jan, Ota, Iva"


def evening(typed: str = "2") -> Bench:
    """Eight people and the proposal of teams."""
    bench = begun(EIGHT, rounds="2")
    bench.do("amend", f"družstva {typed}")
    return bench


def members(bench: Bench) -> list[tuple[int, ...]]:
    """Who is in each team."""
    return [team.players for team in bench.tournament.teams]


@pytest.mark.parametrize(
    ("command", "typed", "expected"),
    [
        ("team", "Modří: Jana, Petr", [(1, 2)]),
        ("team", "Modří, Jana, Petr", [(1, 2)]),
        ("team", "Modří: Jana, Petr / Červení: Eva, Karel", [(1, 2), (3, 4)]),
        ("team", "Jana, Petr", [(1, 2)]),
        ("pairs", "Jana, Petr", [(1, 2)]),
        ("pairs", "Jana, Petr / Eva, Karel", [(1, 2), (3, 4)]),
        ("pairs", "Jana, Petr, Eva, Karel", [(1, 2), (3, 4)]),
        ("team", "Modří: 1, 2.", [(1, 2)]),
    ],
)
def test_ways_to_type_them(command: str, typed: str, expected: list[tuple[int, ...]]) -> None:
    """With a name or without, one or several in a line; people by names or numbers."""
    bench = evening()
    bench.do(command, typed)
    assert expected == members(bench)


def test_telling_changing_and_dissolving() -> None:
    """A name alone tells who is in it, the same name sets it anew, nothing dissolves it."""
    bench = evening()
    assert ["Dvojice Modří: Jana a Petr."] == bench.do("team", "Modří: Jana, Petr")
    assert ["Dvojice Modří: Jana a Petr."] == bench.do("team", "modří")
    assert ["Dvojice Modří: Jana a Petr."] == bench.do("team", "Petr")
    assert ["Dvojice Modří: Jana a Eva."] == bench.do("team", "modří: Jana, Eva")
    assert ["Dvojice Petr a Karel."] == bench.do("pairs", "Petr, Karel")
    assert ["Dvojice Petr a Karel je zrušená."] == bench.do("pairs", "Petr, Karel, nic")
    assert ["Dvojice Modří je zrušená."] == bench.do("team", "Modří: nic")
    assert ["Zatím tu není žádná dvojice."] == bench.do("teams")


@pytest.mark.parametrize(
    ("command", "typed", "told"),
    [
        ("team", "Modří: ", "Družstvo „Modří“ tu není. Jsou tu: Zelení."),
        ("team", "Modří: Zuzana", "Zuzana"),
        ("team", "Modří: Jana, Jana", "Ve výčtu je dvakrát: Jana."),
        ("team", "Modří: Ota, Jana", "Ota už hraje za jiné družstvo: Zelení."),
        ("team", "Modří: nic", "Družstvo „Modří“ tu není. Jsou tu: Zelení."),
        ("pairs", "Jana", "Ve dvojici chybí druhý: Jana. Správně je například Jana, Petr."),
        ("pairs", "Jana, Petr, Eva", "Ve dvojici chybí druhý: Eva. Správně je například Jana, Petr."),
    ],
)
def test_what_can_not_be(command: str, typed: str, told: str) -> None:
    """One sentence, and nothing changes."""
    bench = evening()
    bench.do("team", "Zelení: Ota, Iva")
    assert told in bench.refused(command, typed)


def test_the_proposal_says_it_first() -> None:
    """Without it the command is named that brings teams in; each way to count has its sentence."""
    bench = begun(EIGHT)
    assert "Tento turnaj družstva nemá. Zavede je „uprav družstva 2“." == bench.refused("pairs", "Jana, Petr")
    assert bench.refused("teams").startswith("Tento turnaj družstva nemá.")
    for typed in ("čtyři", "4, nejlepší", "4, součet 2", "4, každý"):
        assert bench.refused("amend", f"družstva {typed}")
    bench.do("amend", "družstva 4, nejlepší 3")
    assert Teams(4, TeamScoring.BEST, 3) == bench.tournament.proposal.teams
    told = bench.do("proposal")
    assert "Hrají i družstva, po 4 hráčích: v každém kole se počítají 3 nejlepší výsledky." in told
    bench.do("amend", "dvojice 2, hráč proti hráči")
    assert Teams(2, TeamScoring.BOARDS) == bench.tournament.proposal.teams
    bench.do("amend", "družstva nic")
    assert bench.tournament.proposal.teams is None


def test_an_evening() -> None:
    """Formed, drawn apart, ranked at the desk, on papers and in answers; the referee and the proof agree."""
    bench = evening()
    bench.do("pairs", EIGHT)
    proof = "Odděleně sedí ve všech kolech všechny 4 dvojice, které spolu sedět nemají."
    assert proof == bench.do("seat")[-1]
    for table in bench.tournament.rounds[0].tables:
        scores = [50 - one for one in table.players]
        bench.do("result", f"{table.number} {' '.join(map(str, scores))}")
    told = bench.do("teams")
    assert "Pořadí dvojic" == told[0]
    assert "První místo má dvojice Jana a Petr se ziskem 16 bodů." == told[1]
    assert told == bench.do("standings", "družstev") == bench.do("standings", "dvojice")
    assert told[1] in bench.do("papers", "pořadí")
    assert told[1] in bench.do("papers", "kniha")
    assert told[1] in bench.do("papers", "zpráva")
    rows = JSON_ANSWERS["teams"](bench.context, Request())
    assert ["Jana", "Petr"] == rows[0]["players"]
    assert rows == JSON_ANSWERS["standings"](bench.context, Request())["teams"]
    document = json.loads(json.dumps(results_document(bench.tournament)))
    referee = judge_teams(document)
    assert [(row["place"], row["points"]) for row in rows] == [
        (row["place"], row["points"]) for row in referee
    ]
    assert [()] == [one.mistakes for one in examine_club(bench.club.archive, bench.context.open_room)]


def test_the_papers_hold_every_column() -> None:
    """A file of its own as CSV, with place, people, points, tables won and each round."""
    bench = evening()
    bench.do("team", "Modří: Jana, Petr / Červení: Eva, Karel")
    bench.do("seat")
    for seated in bench.tournament.rounds[0].tables:
        bench.do("result", f"{seated.number} {' '.join(str(50 - one) for one in seated.players)}")
    (chapter,) = teams.team_chapters(bench.tournament)
    form = bench.context.language.form
    assert "Pořadí dvojic" == form(chapter.title, "full")
    (table,) = chapter.blocks
    assert isinstance(table, DataTable)
    titles = [form(column.title, "full") for column in table.columns]
    assert ["Místo", "Dvojice", "Hráči", "Body", "Vyhrané stoly", "Kolo 1"] == titles
    cells = [[say_cell(cell, bench.context.language) for cell in row.cells] for row in table.rows]
    assert ["Modří", "Jana a Petr"] == cells[0][1:3]


def test_the_size_is_told_before_the_draw() -> None:
    """In one sentence, with those who are in no team in another one; a draw goes on all the same."""
    bench = evening()
    bench.do("team", "Modří: Jana / Červení: Petr, Eva, Karel")
    told = bench.do("seat")
    size = "Místo 2 hráčů má dvojice Modří 1 a Červení 3: "
    assert f"{size}za toho, kdo chybí, platí nejhorší výsledek, kdo je navíc, je náhradník." in told
    assert "Bez dvojice hrají Marie, Jan, Ota a Iva." in told
    assert told.index("Bez dvojice hrají Marie, Jan, Ota a Iva.") < told.index("První kolo, hraje se IOTA.")


def test_changes_after_the_beginning() -> None:
    """A new team counts what its people played, a changed one holds from the next round on; both is told."""
    bench = evening()
    bench.do("pairs", "Jana, Petr")
    bench.do("seat")
    for number in (1, 2):
        bench.do("result", f"{number} 40 30 20 10")
    assert "Počítají se i kola, která už jeho hráči odehráli." in bench.do("team", "Modří: Eva, Karel")
    changed = "Odehraná kola se počítají v původní sestavě, změna platí od druhého kola."
    assert changed in bench.do("team", "Modří: Eva, Marie")


def test_taking_back() -> None:
    """By the word and the name or somebody in it; it holds again by `obnov`."""
    bench = evening()
    bench.do("team", "Modří: Jana, Petr / Červení: Eva, Karel")
    assert ["Vzat zpět krok 10: Dvojice Modří: Jana a Petr."] == bench.do("undo", "družstvo Modří")
    bench.do("redo")
    assert ["Vzat zpět krok 11: Dvojice Červení: Eva a Karel."] == bench.do("undo", "dvojice Karel")
    assert [(1, 2)] == members(bench)


def test_a_planned_round_that_seats_them_together() -> None:
    """It is told, and the next draw parts them."""
    bench = evening()
    bench.do("seat")
    one, two = bench.tournament.rounds[0].tables[0].players[:2]
    told = bench.do("team", f"Modří: {one}, {two}")
    assert "V prvním kole, které je už rozlosované, sedí u stolu ti, kdo spolu sedět nemají." in told
    bench.do("seat")
    assert not any({one, two} <= {*table.players} for table in bench.tournament.rounds[0].tables)


def test_a_file_says_it(home: Path) -> None:
    """As a table `teams`."""
    (home / "p.toml").write_text(
        'name = "T"\ndate = "2026-11-21"\n[[games]]\ngame = "iota"\n'
        '[teams]\nsize = 4\nscoring = "best"\nbest = 3\n'
    )
    assert Teams(4, TeamScoring.BEST, 3) == load_proposal("p.toml").teams


def test_english() -> None:
    """The same in English."""
    bench = Bench("en")
    bench.do("create", "E", {"game": "iota", "rounds": "1", "date": "2026-11-21", "teams": "2"})
    bench.do("register", EIGHT)
    assert ["There is no pair yet."] == bench.do("teams")
    assert ["Pair Blues: Jana and Petr."] == bench.do("team", "Blues: Jana, Petr")
    assert ["Pair Eva and Karel."] == bench.do("pairs", "Eva, Karel")
    assert ["The pair Eva and Karel is dissolved."] == bench.do("pairs", "Eva, Karel, none")
    assert "Pairs play as well: in each round the points of both are added." in bench.do("proposal")

"""The table of a season and the records of a club, worked out anew from the exported results."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from accessgames.club.desk import club_register, history, records
from accessgames.club.desk.json_answers import results_document
from accessgames.engine import Stream
from tests.club.desk.helpers import Bench, begun

PEOPLE = ("Jana", "Petr", "Marie", "Karel", "Eva", "Ota", "Iva", "Zdena")


def evenings(seed: str) -> Bench:
    """Three random evenings of two games."""
    stream, bench = Stream(seed, "seasons"), Bench()
    for number, game in enumerate(("iota", "quantum", "iota")):
        options = {"date": f"{5 + number}. 12. 2026", "game": game, "rounds": "3", "seed": "7"}
        bench.do("create", f"Večer {number}", options)
        bench.do("register", ", ".join(PEOPLE))
        for _ in range(3):
            bench.do("seat", "losem")
            for table in (1, 2):
                bench.do("result", f"{table} " + " ".join(str(stream.randrange(12)) for _ in range(4)))
    return bench


def recount(bench: Bench) -> dict[str, Any]:
    """The records as numbers, from documents alone, without any code of theirs."""
    tables = []
    for one in sorted(bench.club.tournaments.values(), key=lambda one: one.tournament.proposal.date):
        document = results_document(one.tournament)
        names = {player["number"]: player["name"] for player in document["players"]}
        for round_ in document["rounds"]:
            for table in round_["tables"]:
                if table["result"]:
                    seats = [
                        (seat["place"], names[seat["player"]], sum(seat["parts"])) for seat in table["result"]
                    ]
                    tables.append((document["proposal"]["games"][0]["game"], sorted(seats)))
    best: dict[str, int] = {}
    close: dict[str, int] = {}
    met: dict[tuple[str, ...], int] = {}
    now, longest = dict.fromkeys(PEOPLE, 0), 0
    for game, seats in tables:
        best[game] = max(best.get(game, 0), *(points for _, _, points in seats))
        close[game] = min(close.get(game, 1000), abs(seats[0][2] - seats[1][2]))
        for pair in combinations(sorted(name for _, name, _ in seats), 2):
            met[pair] = met.get(pair, 0) + 1
        alone = [place for place, _, _ in seats].count(1) == 1
        for place, name, _ in seats:
            now[name] = now[name] + 1 if place == 1 and alone else 0
            longest = max(longest, now[name])
    return {"best": best, "close": close, "met": max(met.values()), "row": longest if longest > 1 else 0}


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_records_are_those_of_the_exported_results(seed: str) -> None:
    """Best scores, closest tables, meetings and rows of victories agree with a count of its own."""
    bench = evenings(seed)
    tables = history.played_tables(bench.club)
    known = club_register.club_register(bench.club).people
    games = {played[0].game.game: played for played in history.by_game(tables).values()}
    best = {game: records.best_score(played) for game, played in games.items()}
    close = {game: records.closest_table(bench.club, played) for game, played in games.items()}
    met, row = records.most_meetings(tables, known), records.longest_row(tables, known)
    came = records.most_evenings(tables, known)
    assert recount(bench) == {
        "best": {game: one.score for game, one in best.items() if one},
        "close": {game: one.gap for game, one in close.items() if one},
        "met": met.count if met else 0,
        "row": row.length if row else 0,
    }
    assert came is not None
    assert (3, len(PEOPLE) - 1) == (came.count, came.further)


def test_records_are_told_with_day_and_evening() -> None:
    """Each line has who, how much, the day, the evening and the round."""
    bench = begun("Jana, Petr", rounds="2")
    assert ["Žádný stůl ještě není dohraný, rekordy zatím nejsou."] == bench.do("records")
    for scores in ("30, 20", "25, 24"):
        bench.do("seat", "Jana, Petr /")
        bench.do("result", f"1 {scores}")
    told = " ".join(" ".join(bench.do("records")).split())
    day = "obota 21. listopadu 2026, Večer"
    assert f"IOTA, nejlepší výsledek: 30, Jana. S{day}, první kolo." in told
    assert f"IOTA, nejtěsnější stůl: Jana 25, Petr 24. S{day}, druhé kolo." in told
    assert f"Nejdelší řada výher: 2, Jana. První stůl: s{day}, první kolo." in told
    assert "Nejčastěji spolu u stolu: Jana a Petr, 2krát." in told


def test_a_season_has_one_line_a_person() -> None:
    """Who was renamed in one evening is one person; a year without any is refused."""
    bench = evenings("1")
    bench.do("rename", "Jana, Jana Nová")
    told = bench.do("season")
    assert "Sezóna 2026, 3 turnaje, 8 hráčů, 18 stolů" == told[0]
    assert 1 == sum("místo má Jana" in line for line in told)
    assert told[1:] == bench.do("season", "vše")[1:]
    assert "V klubu není sezóna 2020. Na výběr: 2026." == bench.refused("season", "2020")


def test_points_of_different_games_make_no_league() -> None:
    """Scores and points for places are not added: what would be right is told; of one kind it is made."""
    bench = evenings("1")
    bench.do("amend", "body skóre")
    names = list(bench.club.tournaments)
    refused = " ".join(bench.refused("league", f"Body, {names[0]}, {names[2]}", {"points": "skóre"}).split())
    assert "dávají různé body a sčítat je nejde. Liga může mít body za místa, třeba 4-3-2-1." in refused
    assert bench.do("league", f"Body, {names[0]}", {"points": "skóre"})

"""The table of a season and the records of a club, worked out anew from the exported results."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from accessgames.club.desk import club_register, history, records
from accessgames.club.desk.json_answers import JSON_ANSWERS, results_document
from accessgames.club.desk.open_club import Request
from accessgames.engine import GameError, Stream
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


def test_who_is_forgotten_is_one_person_in_a_season() -> None:
    """The heading counts as many people as before, and the row has the label in place of the name."""
    bench = evenings("1")
    before = bench.do("season")
    bench.do("forget", "Karel, ano")
    after = bench.do("season")
    assert "Sezóna 2026, 3 turnaje, 8 hráčů, 18 stolů" == before[0] == after[0]
    assert [line.replace("Karel", "hráč 4") for line in before] == after


def test_points_of_different_games_make_no_league() -> None:
    """Scores and points for places are not added: what would be right is told; of one kind it is made."""
    bench = evenings("1")
    bench.do("amend", "body skóre")
    names = list(bench.club.tournaments)
    refused = " ".join(bench.refused("league", f"Body, {names[0]}, {names[2]}", {"points": "skóre"}).split())
    assert "dávají různé body a sčítat je nejde. Liga může mít body za místa, třeba 4-3-2-1." in refused
    assert bench.do("league", f"Body, {names[0]}", {"points": "skóre"})


@pytest.mark.parametrize("seed", ["1", "2"])
def test_programs_get_the_season_and_the_records(seed: str) -> None:
    """The same people, places and points as are told, and records that agree with a count of its own."""
    bench = evenings(seed)
    found = JSON_ANSWERS["season"](bench.context, Request())
    every = JSON_ANSWERS["season"](bench.context, Request(("vše",)))
    assert ("2026", None, every["rows"]) == (found["season"], every["season"], found["rows"])
    told = " ".join(bench.do("season"))
    assert sorted(PEOPLE) == sorted(row["name"] for row in found["rows"])
    assert all(f"{row['name']} " in told for row in found["rows"])
    assert all(row["points"] == sum(one["points"] for one in row["results"]) for row in found["rows"])
    assert ["vecer-0", "vecer-1", "vecer-2"] == found["tournaments"]
    values, own = JSON_ANSWERS["records"](bench.context, Request()), recount(bench)
    assert 18 == values["tables"]
    assert own["best"] == {one["game"]: one["score"]["value"] for one in values["games"]}
    assert own["close"] == {one["game"]: one["close"]["value"] for one in values["games"]}
    assert own["met"] == values["met"]["value"]
    assert own["row"] == (values["row"]["value"] if values["row"] else 0)
    assert 3 == values["evenings"]["value"]
    assert f"Nejvíc turnajů: 3, {values['evenings']['players'][0]}." in " ".join(bench.do("records"))
    assert {"tournament", "round", "table"} == values["met"]["at"][0].keys()


def test_programs_are_refused_what_is_refused() -> None:
    """No club, no year: the same errors as are told; without a table there are no records yet."""
    with pytest.raises(GameError) as refused:
        JSON_ANSWERS["records"](Bench().context, Request())
    assert "club-error-no-tournament" == refused.value.key
    bench = begun("Jana, Petr")
    assert {"tables": 0, "games": [], "row": None, "met": None, "evenings": None} == JSON_ANSWERS["records"](
        bench.context, Request()
    )
    with pytest.raises(GameError) as refused:
        JSON_ANSWERS["season"](bench.context, Request(("1999",)))
    assert "club-error-season" == refused.value.key

"""The numbers of a story worked out anew from the exported results, without any code of the story."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from itertools import combinations
from typing import Any

from tools.club_referee import judge
from tools.team_referee import judge_teams

Document = dict[str, Any]
Told = list[tuple[str, dict[str, Any]]]

NAMED = 5


def seats(document: Document) -> list[tuple[Document, Document, list[Document]]]:
    """Rounds and tables with a result, with the seats of who played to the end, best first."""
    return [
        (one, table, sorted(
            (seat for seat in table["result"] if not seat.get("absent")),
            key=lambda seat: (seat["place"], seat["player"]),
        ))
        for one in document["rounds"]
        for table in one["tables"]
        if table["result"]
    ]  # fmt: skip


def score(seat: Document) -> int:
    return sum(seat.get("parts", []))


def level(seat: Document) -> int:
    return score(seat) + int(seat.get("handicap", 0))


def scored(seat: Document) -> bool:
    return bool(seat.get("parts"))


def whole(document: Document) -> int:
    """How many rounds at the beginning have all their results."""
    rounds = document["rounds"]
    return next(
        (at for at, one in enumerate(rounds) if not all(table["result"] for table in one["tables"])),
        len(rounds),
    )


def until(document: Document, count: int) -> Document:
    """The document as if only so many rounds had been played."""
    cut = deepcopy(document)
    cut["rounds"], cut["lots"] = cut["rounds"][:count], []
    if not any(one["stage"] == "final" for one in cut["rounds"]):
        cut["finalists"] = []
    return cut


def numbers_by_name(document: Document) -> dict[str, int]:
    return {one["name"]: one["number"] for one in document["players"]}


def chain(document: Document, number: int) -> list[int]:
    """Numbers under which a row was played, the last one first."""
    players = {one["number"]: one for one in document["players"]}
    found = [number]
    while players[found[-1]]["inherits"]:
        found.append(players[found[-1]]["replaces"])
    return found


def holder(document: Document, count: int, number: int) -> str:
    """Who sat in the row of somebody last, within so many rounds."""
    names: dict[int, str] = {one["number"]: one["name"] for one in document["players"]}
    for one in reversed(document["rounds"][:count]):
        there = {*one["out"], *(player for table in one["tables"] for player in table["players"])}
        for player in chain(document, number):
            if player in there:
                return names[player]
    return names[chain(document, number)[0]]


def weeks(document: Document) -> bool:
    """Whether people played when they met, in one round of which nothing is told."""
    return bool(document["proposal"].get("credits"))


def beginning(document: Document) -> Told:
    """How many played, how many rounds or tables, the first places and the distance between two of them."""
    rows = judge(document)
    played = {seat["player"] for _, _, found in seats(document) for seat in found}
    told: Told = [("opening", {"players": len(played)})]
    if weeks(document):
        told.append(("tables", {"tables": len(seats(document))}))
    else:
        told.append(("rounds", {"rounds": whole(document)}))
    podium = [row for row in rows if row["place"] <= 3]
    if len(podium) <= NAMED:
        told += [("place", {"place": row["place"], "points": row["points"]}) for row in podium]
    if len(rows) > 1 and rows[0]["decided"] == "points":
        told.append(("margin", {"points": abs(rows[0]["points"] - rows[1]["points"])}))
    elif len(rows) > 1 and rows[0]["decided"] not in {None, "final", "reached"}:
        told.append(("parted", {"by": rows[0]["decided"]}))
    teams = judge_teams(document)
    first = [row for row in teams if row["place"] == 1]
    if len(teams) > 1 and 0 < len(first) <= NAMED:
        told.append(("teams", {"figure": first[0]["points"], "of": len(teams), "teams": len(first)}))
    return told


def course(document: Document) -> Told:
    """How often the first place went to others, when it did for good, and who rose most."""
    if document["penalties"]:
        return []
    numbers = numbers_by_name(document)
    leads = []
    for count in range(1, whole(document) + 1):
        first = [row["name"] for row in judge(until(document, count)) if row["place"] == 1]
        leads.append(sorted({holder(document, count, numbers[name]) for name in first}))
    told: Told = []
    changed = [at for at in range(1, len(leads)) if leads[at] != leads[at - 1]]
    if len(leads) > 1 and not changed and len(leads[0]) <= NAMED:
        told.append(("lead-kept", {"players": leads[0]}))
    elif changed:
        told.append(("lead-changed", {"times": len(changed)}))
        for at in [0, *changed]:
            few = len(leads[at]) <= NAMED
            told.append(("lead", {"round": at + 1, "players": leads[at] if few else len(leads[at])}))
        told.append(("turn", {"round": changed[-1] + 1}))
    return told


def games(document: Document) -> list[Document]:
    found: list[Document] = document["proposal"]["games"]
    return found


def lower(game: Document) -> bool:
    return bool(game.get("lower_wins"))


def key(game: Document) -> str:
    return repr(
        (game.get("game"), game.get("name"), sorted(map(tuple, game.get("options", []))), lower(game))
    )


def scores(document: Document, wanted: str) -> list[tuple[int, str]]:
    """All scores of a game with the names of who had them."""
    names = {one["number"]: one["name"] for one in document["players"]}
    return [
        (score(seat), names[seat["player"]])
        for one, _, found in seats(document)
        if key(games(document)[one["game"]]) == wanted
        for seat in found
        if scored(seat)
    ]


Having = list[tuple[int, int, int]]
"""Scores with the numbers of who had them and of the rounds."""


def results(document: Document, earlier: list[Document]) -> Told:
    """Of each game the closest table, the best result and the records; then who was first at most tables."""
    told: Told = []
    for index, game in enumerate(games(document)):
        mine = [(one, table, found) for one, table, found in seats(document) if one["game"] == index]
        found_close = closest(mine)
        if weeks(document):
            found_close = [
                (key, args | {"round": 0} if key == "close" else args) for key, args in found_close
            ]
        told += found_close
        had = [
            (score(seat), seat["player"], one["round"])
            for one, _, found in mine
            for seat in found
            if scored(seat)
        ]
        if had:
            told += records(document, game, had, [one for old in earlier for one in scores(old, key(game))])
    wins = Counter(seat["player"] for _, _, found in seats(document) for seat in found if seat["place"] == 1)
    most = max(wins.values(), default=0)
    if most > 1 and sum(one == most for one in wins.values()) <= NAMED:
        told.append(("wins", {"wins": most}))
    return told


def closest(mine: list[tuple[Document, Document, list[Document]]]) -> Told:
    """The table with the smallest distance between the first two, the earliest of several."""
    gaps = [
        (
            abs(level(found[0]) - level(found[1])),
            one["round"],
            table["table"],
            level(found[0]),
            level(found[1]),
        )
        for one, table, found in mine
        if len(found) > 1 and scored(found[0]) and scored(found[1])
    ]
    if not gaps:
        return []
    names = ("gap", "round", "table", "ahead", "behind")
    more = sum(one[0] == min(gaps)[0] for one in gaps) - 1
    return [("close", dict(zip(names, min(gaps), strict=True)))] + [("close-more", {"count": more})] * (
        more > 0
    )


def records(document: Document, game: Document, had: Having, before: list[tuple[int, str]]) -> Told:
    """The best result, and what it is beside all that were there before."""
    better = min if lower(game) else max
    best = better(one[0] for one in had)
    times = len({(player, round_) for value, player, round_ in had if value == best})
    told: Told = [("best", {"score": best, "count": times})]
    if before:
        record = better(one[0] for one in before)
        if better(best, record) == best:
            told.append(("record", {"score": record, "beaten": best != record}))
    names = {one["number"]: one["name"] for one in document["players"]}
    own = []
    for player in dict.fromkeys(one[1] for one in had):
        now = better(value for value, who, _ in had if who == player)
        then = [value for value, name in before if name == names[player]]
        if then and now != better(then) and better(now, better(then)) == now:
            own.append((now, better(then)))
    if own:
        told.append(("own-bests", {"times": len(own)}))
        told += [("own", {"now": now, "before": then}) for now, then in own if len(own) <= NAMED]
    return told


def risen(document: Document, joined: set[str]) -> list[tuple[int, int]]:
    """Places after the first round and at the end of those who rose most, by two at least."""
    if document["penalties"] or whole(document) < 3:
        return []
    numbers = numbers_by_name(document)
    first = {row["name"]: row["place"] for row in judge(until(document, 1))}
    found = []
    for row in judge(document):
        names = [
            one["name"]
            for one in document["players"]
            if one["number"] in chain(document, numbers[row["name"]])
        ]
        if joined & set(names):
            continue
        before = [
            first[name]
            for name in first
            if set(chain(document, numbers[name])) & {numbers[one] for one in names}
        ]
        found += [(one, row["place"]) for one in before[:1]]
    most = max((one - after for one, after in found), default=0)
    return sorted(one for one in found if one[0] - one[1] == most >= 2)


def people(document: Document, earlier: list[Document], corrections: int) -> Told:
    """How many pairs met, how many for the first time, and who was new."""
    names = {one["number"]: one["name"] for one in document["players"]}
    met, there = set(), set()
    for _, _, found in seats(document):
        players = sorted(seat["player"] for seat in found)
        there |= set(players)
        met |= set(combinations(players, 2))
    told: Told = []
    if len(there) > 1:
        told.append(("meetings", {"met": len(met), "possible": len(list(combinations(there, 2)))}))
    if earlier:
        known, pairs = set(), set()
        for one in earlier:
            other = {player["number"]: player["name"] for player in one["players"]}
            for _, _, found in seats(one):
                sitting = [other[seat["player"]] for seat in found]
                known |= set(sitting)
                pairs |= {frozenset(pair) for pair in combinations(sitting, 2)}
        first = [pair for pair in met if frozenset(names[player] for player in pair) not in pairs]
        told.append(("first", {"count": len(first)}))
        new = [player for player in there if names[player] not in known]
        if new:
            told.append(("newcomers", {"count": len(new)}))
    if corrections:
        told.append(("corrections", {"times": corrections}))
    return told

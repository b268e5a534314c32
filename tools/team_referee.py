"""Recompute standings of teams from an export: the part of `club_referee` that is about teams.

It works them out anew by the page about formats, from that document alone, and shares no code with it.
"""

from __future__ import annotations

from fractions import Fraction

from tools.club_referee import Document, best_way, heir_of, instead
from tools.club_tables import chain_of, worth


def judge_teams(document: Document) -> list[Document]:
    """Return the rows of the standings of teams from an export: place, team, points, rounds, wins, decision.

    A board on which nobody played has the worst points of its table, else of the round; who sat out has what
    that is worth. Rounds that are not over, and those of a final, do not count.
    """
    rules = document["proposal"].get("teams")
    if not rules:
        return []
    counted = [
        one
        for one in document["rounds"]
        if one["stage"] != "final" and all(table["result"] for table in one["tables"])
    ]
    there = [team for one in counted for team in one.get("teams", ())] + document["teams"]
    names = list(dict.fromkeys(team["name"] for team in there))
    won: dict[str, list[Fraction]] = {name: [] for name in names}
    wins = dict.fromkeys(names, 0)
    for one in counted:
        way = -1 if document["proposal"]["games"][one["game"]]["points"]["kind"] == "penalties" else 1
        boards: dict[str, list[Fraction]] = {}
        for name in names:
            listed = [team["players"] for team in one.get("teams", ()) if team["name"] == name]
            people = [*(listed[0] if listed else []), *[0] * rules["size"]][: rules["size"]]
            found = [board_of(document, one, number, way) for number in people]
            boards[name] = [way * points for points, _ in found]
            wins[name] += sum(first for _, first in found)
        for name, own in boards.items():
            if rules["scoring"] == "boards":
                pairs = [
                    pair for other in names if other != name for pair in zip(own, boards[other], strict=True)
                ]
                won[name].append(sum((Fraction(1 + (a > b) - (a < b), 2) for a, b in pairs), Fraction()))
            else:
                count = rules["best"] if rules["scoring"] == "best" else rules["size"]
                won[name].append(way * sum(sorted(own, reverse=True)[:count], Fraction()))
    sign = -1 if rules["scoring"] != "boards" and best_way(document) < 0 else 1
    keys = {name: (sign * sum(won[name], Fraction()), wins[name]) for name in names}
    return [
        {
            "place": 1 + sum(keys[other] > keys[name] for other in names) if counted else None,
            "team": name,
            "points": float(sum(won[name])),
            "rounds": [float(points) for points in won[name]],
            "wins": wins[name],
        }
        for name in sorted(names, key=keys.__getitem__, reverse=True)
    ]


def decided(rows: list[Document], *, fewer: bool) -> list[str | None]:
    """Return what put each row before the next one: points, tables won, or nothing between equals."""
    keys = [((-1 if fewer else 1) * row["points"], row["wins"]) for row in rows]
    return [
        None if one == two else "points" if one[0] != two[0] else "wins"
        for one, two in zip(keys, [*keys[1:], *keys[-1:]], strict=True)
    ]


def teams_apart(seed: str, document: Document, theirs: list[Document]) -> list[str]:
    """Return where the standings of teams of the program and of the referee differ.

    Args:
        seed: Of the tournament.
        document: Its export.
        theirs: The rows of the program.
    """
    own = judge_teams(document)
    fewer = best_way(document) < 0 and (document["proposal"].get("teams") or {}).get("scoring") != "boards"
    plain = [{key: value for key, value in row.items() if key in {*(own or [{}])[0]}} for row in theirs]
    one, two = (sorted(rows, key=lambda row: str(row["team"])) for rows in (plain, own))
    same = one == two and [row["decided"] for row in theirs] == decided(own, fewer=fewer)
    return [] if same else [f"{seed} teams: {theirs} {own}"]


def board_of(document: Document, one: Document, number: int, way: int) -> tuple[Fraction, bool]:
    """Return the points of somebody for the team in a round, and whether that table was won."""
    people = {player["number"]: player for player in document["players"]}
    heads = (head for head in people if heir_of(people, head) is None)
    chain = next((chain for head in heads if number in (chain := chain_of(people, head))), [number])
    game = document["proposal"]["games"][one["game"]]
    points = {
        table["table"]: [worth(game, table["result"], seat) for seat in table["result"] if not seat["absent"]]
        for table in one["tables"]
    }
    every = [value for values in points.values() for value in values]
    for table in one["tables"]:
        for seat in table["result"]:
            if seat["player"] in chain and not seat["absent"]:
                return worth(game, table["result"], seat), seat["place"] == 1
            if seat["player"] in chain:
                return way * min(
                    (way * value for value in points[table["table"]] or every), default=Fraction()
                ), False
    if set(chain) & set(one["out"]):
        return Fraction(instead(document, game, out=True, values=every)), False
    return way * min((way * value for value in every), default=Fraction()), False

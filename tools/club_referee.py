"""Recompute standings of random tournaments from their export: ``python tools/club_referee.py``.

Tournaments of random formats, with latecomers, leavers, substitutes, corrections, penalties, lots and steps
taken back, are exported as `accessgames club results --json` does. `judge` works places, points and ties
out anew by the page about tournaments, from that document alone; it shares no code with the program. Each is
exported as an exchange document too, whose rankings are compared, and which has to come back from an import
as the same bytes. The last line has all figures and the date; the exit code is 1 where the two do not agree.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path
from typing import Any, Final, TypeAlias

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from accessgames.club.desk.commands.teams import team_values  # noqa: E402 - after the path to it
from accessgames.club.desk.json_answers import ranking_rows, results_document  # noqa: E402 - as above
from accessgames.club.exchange import document as exchange  # noqa: E402 - as above
from accessgames.club.exchange import history  # noqa: E402 - as above
from accessgames.club.model import proposal as model  # noqa: E402 - as above
from tools.club_evenings import Evening  # noqa: E402 - as above
from tools.club_tables import chain_of, duel, level_of, unlawful, worth  # noqa: E402 - as above
from tools.credit_referee import credit_lines  # noqa: E402 - as above

Document: TypeAlias = dict[str, Any]
Line: TypeAlias = dict[str, Any]


def judge(document: Document, category: str | None = None, *, before: bool = False) -> list[dict[str, Any]]:
    """Return the rows of the standings from an export: place, name, points, rounds and decision.

    Args:
        document: The export.
        category: Only people of this category.
        before: By the rounds before the final alone, lots between those present.
    """
    people = {one["number"]: one for one in document["players"]}
    rows = {number: chain_of(people, number) for number in people if heir_of(people, number) is None}
    last = max((one["round"] for one in document["rounds"] if any_result(one)), default=0)
    played = [one for one in document["rounds"] if one["round"] <= last]
    rows = {
        number: chain
        for number, chain in rows.items()
        if people[number]["active"] or any(took_part(one, chain) for one in played)
    }
    knockout = document["proposal"]["seating"] == "knockout"
    finalists = set() if knockout or before else set(document["finalists"])
    stage = document["proposal"]["groups"] or document["proposal"].get("final") or {}
    added = stage.get("carry") == "added"
    lines: dict[int, list[Line]] = {}
    if document["proposal"]["seating"] == "credits":
        lines = credit_lines(document, rows)
    for number, chain in rows.items() if not lines else ():
        if knockout:  # who is out has nothing of later rounds
            until = last_place(played, chain)
            lines[number] = [line for one in played[:until] for line in line_of(document, one, chain)]
            continue
        final = bool(finalists.intersection(chain))
        lines[number] = [
            line
            for one in played
            if (one["stage"] == "final") == final or (final and added)
            for line in line_of(document, one, chain)
        ]
    steps: list[tuple[str, Measure]] = [
        ("final", lambda group: {one: int(bool(finalists.intersection(rows[one]))) for one in group}),
        *(
            [("reached", lambda group: {one: came_to(people, played, one, rows[one]) for one in group})]
            if knockout
            else []
        ),
        (
            "points",
            lambda group: {one: best_way(document) * points_of(document, rows, lines, one) for one in group},
        ),
    ]
    breaks = document["proposal"]["tie_breaks"]
    steps += [(by, tie_break(document, rows, lines, by)) for by in breaks if by != "lot"]
    if (
        document["proposal"].get("final")
        and not added
        and any(finalists.intersection(one) for one in rows.values())
    ):
        places = {row["name"]: row["place"] for row in judge(document, before=True)}
        steps.append(
            (
                "preliminary",
                lambda group: {
                    one: -places[people[one]["name"]] if finalists.intersection(rows[one]) else None
                    for one in group
                },
            )
        )
    if "lot" in breaks:
        steps.append(("lot", lambda group: lot_between(document, rows, group, present=before)))
    classes: list[tuple[list[int], tuple[int, ...]]] = part(sorted(rows), steps, ())
    found: list[dict[str, Any]] = []
    ranks: list[tuple[int, ...]] = []
    for group, rank in classes:
        for number in group:
            if category is not None and people[number]["category"] != category:
                continue
            place = found[-1]["place"] if ranks and ranks[-1] == rank else len(found) + 1
            if ranks and ranks[-1] != rank:
                level = next(
                    at for at, (one, two) in enumerate(zip(ranks[-1], rank, strict=True)) if one != two
                )
                found[-1]["decided"] = steps[level][0]
            ranks.append(rank)
            found.append(
                {
                    "place": place if last else None,
                    "name": people[number]["name"],
                    "exact": points_of(document, rows, lines, number),
                    "points": float(points_of(document, rows, lines, number)),
                    "rounds": [float(line["points"]) for line in lines[number]],
                    "decided": None,
                }
            )
    return found


Measure: TypeAlias = Callable[[list[int]], dict[int, Any]]


def part(group: list[int], steps: list[tuple[str, Measure]], rank: tuple[int, ...]) -> list[Any]:
    """Part a group by the first criterion, and each part of equals by those behind it."""
    if not steps:
        return [(group, rank)]
    values = steps[0][1](group) if len(group) > 1 else {group[0]: 0} if group else {}
    known = sorted({one for one in values.values() if one is not None}, reverse=True)
    found: list[Any] = []
    for at, value in enumerate([*known, None]):
        members = [one for one in group if values[one] == value]
        if members:
            found += part(members, steps[1:], (*rank, at))
    return found


def heir_of(people: Mapping[int, Any], number: int) -> int | None:
    """Return who took over all that somebody had won."""
    return next((n for n, one in people.items() if one["inherits"] and one["replaces"] == number), None)


def any_result(one: Document) -> bool:
    """Tell whether a round has begun."""
    return any(table["result"] for table in one["tables"])


def took_part(one: Document, chain: list[int]) -> bool:
    """Tell whether somebody had a result in a round, or no place in one that has begun."""
    sat = any(table["result"] and set(chain) & set(table["players"]) for table in one["tables"])
    return sat or (any_result(one) and bool(set(chain) & set(one["out"])))


def last_place(played: Sequence[Document], chain: list[int]) -> int:
    """Return the last round in which somebody had a table or sat out; 0 for none."""
    found = 0
    for one in played:
        if set(chain) & set(one["out"]) or any(set(chain) & set(table["players"]) for table in one["tables"]):
            found = one["round"]
    return found


def came_to(
    people: Mapping[int, Any], played: Sequence[Document], number: int, chain: list[int]
) -> tuple[int, int, int, int]:
    """Return how far somebody came in a knock-out: round, final or the table behind it, place, presence."""
    last = last_place(played, chain)
    if not last:
        return (0, 0, 0, 0)
    one, here = played[last - 1], int(people[number]["active"])
    for table in one["tables"]:
        if not set(chain) & set(table["players"]):
            continue
        lower = -int(bool(one.get("last")) and table["table"] > 1)
        for seat in table["result"] or []:
            if seat["player"] in chain:
                return (last, lower, -10_000 if seat["absent"] else -seat["place"], here)
        return (last, lower, -1, here)
    return (last, 0, -1, here)


def line_of(document: Document, one: Document, chain: list[int]) -> Iterable[Line]:
    """Yield what a round brought to a row: nothing while its table plays."""
    game = document["proposal"]["games"][one["game"]]
    own, everybody = None, []
    for table in one["tables"]:
        if table["result"] is None:
            if set(chain) & set(table["players"]):
                return
            continue
        for seat in table["result"]:
            if not seat["absent"]:
                entry = {
                    "round": one["round"], "table": table["table"], "place": seat["place"],
                    "parts": seat["parts"],
                    "score": level_of(seat), "points": worth(game, table["result"], seat),
                    "lower": game["lower_wins"], "played": True,
                }  # fmt: skip
                everybody.append(entry)
                own = entry if seat["player"] in chain else own
    sat = any(set(chain) & set(table["players"]) for table in one["tables"])
    out = not sat and bool(set(chain) & set(one["out"]))
    if own is not None:
        yield own
        return
    free = game["points"]["kind"] == "places" and not out
    gift = {"win": 1, "draw": 2}.get(document["proposal"]["bye"], 0) if out else 0
    yield {
        "round": one["round"], "table": 0, "place": 0, "parts": [], "lower": game["lower_wins"],
        "played": False,
        "score": instead(document, game, out, [entry["score"] for entry in everybody]),
        "points": duel(game)[gift - 1]
        if gift
        else 0
        if free
        else instead(document, game, out, [entry["points"] for entry in everybody]),
    }  # fmt: skip


def instead(document: Document, game: Document, out: bool, values: list[Any]) -> Any:  # noqa: ANN401, FBT001 - figures, a fact
    """Return what a round is worth without having played: the average rounded down, or the worst."""
    if out:
        return sum(values) // len(values) if values and document["proposal"]["bye"] != "nothing" else 0
    if game["lower_wins"]:
        return max(values, default=0)
    return min([0, *values])


def misplaced(document: Document) -> list[str]:
    """Return the tables with a handicap whose places are not those of the sums; sums that are equal share."""
    found = []
    for one in document["rounds"]:
        way = -1 if document["proposal"]["games"][one["game"]]["lower_wins"] else 1
        for table in one["tables"]:
            seats = [seat for seat in table["result"] or [] if not seat["absent"]]
            if any(
                seat["place"] != 1 + sum(way * level_of(other) > way * level_of(seat) for other in seats)
                for seat in seats
                if any("handicap" in other for other in seats)
            ):
                found.append(f"{one['round']}/{table['table']}")
    return found


def unparted(document: Document) -> list[str]:
    """Return the rounds in which the only pair that is kept apart sits together, though nothing asks for it.

    Groups, where they may be alone, and the last round of a knock-out, whose table is given, are left out,
    and so are tables of different sizes, as the turn at a smaller one counts more.
    """
    return [
        f"{one['round']}"
        for one in document["rounds"]
        if len(one.get("apart", ())) == 1 and len(one["tables"]) > 1
        and len({len(table["players"]) for table in one["tables"]}) == 1
        and not (document["proposal"]["groups"] or one.get("last"))
        and any(set(one["apart"][0]) <= set(table["players"]) for table in one["tables"])
    ]  # fmt: skip


def best_way(document: Document) -> int:
    """Return -1 where fewer points are better."""
    return -1 if document["proposal"]["games"][0]["points"]["kind"] == "penalties" else 1


def points_of(document: Document, rows: Mapping[int, Any], lines: Mapping[int, Any], number: int) -> Fraction:
    """Return the points of a row, punished as the organiser said."""
    fines = sum(one["amount"] for one in document["penalties"] if one["player"] in rows[number])
    won = sum((Fraction(line["points"]) for line in lines[number]), Fraction())
    return won - Fraction(best_way(document) * fines)


def tie_break(document: Document, rows: Mapping[int, Any], lines: Mapping[int, Any], by: str) -> Measure:
    """Return what parts equals by one of the tie-breaks."""
    if by == "mutual":
        return lambda group: met(lines, group)
    if by == "direct":
        return lambda group: encounter(lines, group)
    if by in {"buchholz", "buchholz-cut", "sonneborn"}:
        return lambda group: {one: faced(document, rows, lines, one)[by] for one in group}

    def value(number: int) -> Any:  # noqa: ANN401 - a figure, or None
        own = [line for line in lines[number] if line["played"]]
        ways: dict[str, Callable[[], Any]] = {
            "scores": lambda: sum(
                -line["score"] if line["lower"] else line["score"] for line in lines[number]
            ),
            "zeros": lambda: sum(part_ == 0 for line in own if line["lower"] for part_ in line["parts"]),
            "best-game": lambda: max(
                (-one if line["lower"] else one for line in own for one in line["parts"]), default=None
            ),
            "best-round": lambda: max(
                (-line["score"] if line["lower"] else line["score"] for line in own if line["parts"]),
                default=None,
            ),
            "wins": lambda: sum(line["place"] == 1 for line in own),
        }
        return ways[by]()

    return lambda group: {number: value(number) for number in group}


def lot_between(
    document: Document, rows: Mapping[int, Any], group: list[int], *, present: bool
) -> dict[int, Any]:
    """Return the order of a lot between some, or between those of them who are here."""
    here = {one["number"] for one in document["players"] if one["active"]}
    due = [one for one in group if not present or one in here]
    return {**dict.fromkeys(group), **drawn(document, rows, due)}


def drawn(document: Document, rows: Mapping[int, Any], group: list[int]) -> dict[int, Any]:
    """Return the order of the last lot that all of a group were in."""
    for lot in reversed(document["lots"]):
        found = {
            one: -min(lot.index(n) for n in rows[one] if n in lot)
            for one in group
            if set(rows[one]) & set(lot)
        }
        if len(found) == len(group):
            return found
    return dict.fromkeys(group)


def met(lines: Mapping[int, Any], group: list[int]) -> dict[int, Any]:
    """Return whom of a group each one beat, where all of them met the others equally often."""
    against: dict[int, list[Fraction]] = {
        one: [
            Fraction(mine["place"] < theirs["place"]) + Fraction(mine["place"] == theirs["place"], 2)
            for other in group
            if other != one
            for mine in lines[one]
            for theirs in lines[other]
            if mine["played"] and theirs["played"]
            and (mine["round"], mine["table"]) == (theirs["round"], theirs["table"])
        ]
        for one in group
    }  # fmt: skip
    counts = {len(found) for found in against.values()}
    fair = len(counts) == 1 and counts != {0}
    return {one: sum(found, Fraction()) if fair else None for one, found in against.items()}


def faced(
    document: Document, rows: Mapping[int, Any], lines: Mapping[int, Any], number: int
) -> dict[str, Fraction]:
    """Return the three figures about opponents; a round without one is one against an equal of oneself."""
    sums = {one: sum((Fraction(line["points"]) for line in own), Fraction()) for one, own in lines.items()}
    both, won, absent = [], Fraction(), []
    for line in lines[number]:
        one = document["rounds"][line["round"] - 1]
        against = sums[number]
        if line["played"]:
            seats = one["tables"][line["table"] - 1]["players"]
            other = next(seat for seat in seats if seat not in rows[number])
            against = next(sums[row] for row, chain in rows.items() if other in chain)
        elif not set(rows[number]) & set(one["out"]):
            absent.append(against)
        both.append(against)
        won += against * Fraction(line["points"]) / duel(document["proposal"]["games"][one["game"]])[0]
    cut = min(absent or both, default=Fraction())
    return {"buchholz": sum(both, Fraction()), "buchholz-cut": sum(both, Fraction()) - cut, "sonneborn": won}


def encounter(lines: Mapping[int, Any], group: list[int]) -> dict[int, int]:
    """Return the ranks, the best the greatest, by the games that people of a group played together."""
    score, left = dict.fromkeys(group, 0), {one: set(group) - {one} for one in group}
    seen = {
        one: {(line["round"], line["table"]): line["place"] for line in lines[one] if line["played"]}
        for one in group
    }
    for one in group:
        for other in left[one].copy():
            for table in seen[one].keys() & seen[other].keys():
                left[one].discard(other)
                mine, theirs = seen[one][table], seen[other][table]
                score[one] += 2 * (mine < theirs) + (mine == theirs)
    order: list[list[int]] = []
    if any(left.values()):  # who is out of reach goes first
        rest = sorted(group, key=lambda one: -score[one])
        while len(rest) > 1 and all(score[rest[0]] > score[one] + 2 * len(left[one]) for one in rest[1:]):
            order.append([rest.pop(0)])
        order.append(rest)
    else:
        for level in sorted(set(score.values()), reverse=True):
            equal = [one for one in group if score[one] == level]
            inner = encounter(lines, equal) if 1 < len(equal) < len(group) else dict.fromkeys(equal, 0)
            ranks = sorted(set(inner.values()), reverse=True)
            order += [[one for one in equal if inner[one] == rank] for rank in ranks]
    return {one: -rank for rank, people in enumerate(order) for one in people}


def exchange_differences(seed: str, document: Document) -> list[str]:
    """Return where the rankings of an exchange document are not those worked out from how it stands.

    Args:
        seed: What the tournament is called here.
        document: The whole document, as `accessgames club export evening.json` writes it.
    """
    found, names = [], {one["number"]: one["name"] for one in document["standing"]["players"]}
    for ranking in document["rankings"]:
        told = [
            (row["place"] or None, names[row["player"]], Fraction(row["points"]), row["decided"] or None)
            for row in ranking["rows"]
        ]
        own = [
            (row["place"], row["name"], row["exact"], row["decided"])
            for row in judge(document["standing"], ranking["category"] or None)
        ]
        # Equals stand in no order.
        one, two = (
            sorted((place or 0, name, points) for place, name, points, _ in rows) for rows in (told, own)
        )
        decisions = [[row[3] for row in rows if row[3]] for rows in (told, own)]
        if one != two or decisions[0] != decisions[1]:
            found.append(f"{seed} exchange {ranking['category']}: {told} {own}")
    return found


_COMPARED: Final = ("place", "name", "points", "rounds", "decided")


def differences(seed: str) -> tuple[list[str], dict[str, int]]:
    """Play one tournament; return where the program and the referee differ, and what happened."""
    from tools.team_referee import teams_apart  # noqa: PLC0415 - it needs this module

    evening = Evening(seed)
    evening.play()
    document = results_document(evening.tournament)
    found = [f"{seed} places at {one}" for one in misplaced(document)]
    found += teams_apart(seed, document, team_values(evening.tournament))
    found += [f"{seed} together in round {one}" for one in unparted(document)]
    found += [f"{seed} swiss {one}" for one in unlawful(document)]
    told = history.tell_course(evening.course.events, evening.tournament)
    text = exchange.write_document(exchange.document_of(told))
    found += exchange_differences(seed, json.loads(text))
    back = exchange.write_document(exchange.document_of(exchange.read_document(text)))
    found += [f"{seed} imported and exported otherwise"] if back != text else []
    for category in (None, *model.CATEGORIES):
        theirs = [{key: row[key] for key in _COMPARED} for row in ranking_rows(evening.tournament, category)]
        own = [{key: row[key] for key in _COMPARED} for row in judge(document, category)]
        # Equals stand in no order.
        one, two = (sorted(rows, key=lambda row: (row["place"] or 0, row["name"])) for rows in (theirs, own))
        strip = [[{**row, "decided": ""} for row in rows] for rows in (one, two)]
        decisions = [[row["decided"] for row in rows if row["decided"]] for rows in (theirs, own)]
        if strip[0] != strip[1] or decisions[0] != decisions[1]:
            found.append(f"{seed} {category}: {theirs} {own}")
    return found, evening.counts


def main(words: list[str]) -> int:
    """Compare, and print what it came to.

    Returns:
        0 when there is no difference.
    """
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="tournaments to recompute")
    parser.add_argument("--seed", default="1", help="of all that is random")
    wanted = parser.parse_args(words)
    wrong, counts = 0, dict[str, int]()
    for number in range(wanted.games):
        found, happened = differences(f"{wanted.seed}-{number}")
        wrong += bool(found)
        if found and wrong == 1:
            print(found[0])
        for kind, count in happened.items():
            counts[kind] = counts.get(kind, 0) + count
    print(", ".join(f"{kind} {count}" for kind, count in sorted(counts.items())))
    print(f"{datetime.now(UTC):%Y-%m-%d}: {wanted.games} tournaments recomputed, {wrong} with differences")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

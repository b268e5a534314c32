"""What a table is worth and which draws of Swiss are unlawful, by an export alone; for `club_referee`."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, TypeAlias

Document: TypeAlias = dict[str, Any]


def chain_of(people: Mapping[int, Any], number: int) -> list[int]:
    """Return the numbers under which one row was played."""
    one = people[number]
    return [number, *(chain_of(people, one["replaces"]) if one["inherits"] else [])]


def level_of(seat: Document) -> int:
    """Return the points of a seat with its handicap."""
    return int(sum(seat["parts"])) + int(seat.get("handicap", 0))


def worth(game: Document, seats: list[Document], seat: Document) -> Fraction:
    """Return the points of a seat at a table."""
    points = game["points"]
    if points["kind"] != "places":
        return Fraction(level_of(seat))
    worse = sum(1 for one in seats if one["absent"] or one["place"] > seat["place"])
    equal = sum(1 for one in seats if not one["absent"] and one["place"] == seat["place"]) - 1
    if points.get("scale") == "beaten":
        half = {"average": Fraction(1, 2), "higher": Fraction(1), "lower": Fraction()}[points["sharing"]]
        return Fraction(points["places"][0], len(seats) - 1) * (worse + half * equal)
    ladder = list(points["places"])
    if points.get("scale") == "last":
        ladder = [ladder[max(0, len(ladder) - len(seats) + at)] for at in range(len(seats))]
    elif len(seats) == 2 and len(ladder) == 3:  # noqa: PLR2004 - win, draw, loss
        return Fraction(ladder[1] if equal else ladder[0] if seat["place"] == 1 else ladder[2])
    ladder += [0] * len(seats)
    filled = ladder[seat["place"] - 1 : seat["place"] + equal]
    if points["sharing"] == "average":
        return Fraction(sum(filled), len(filled))
    return Fraction(max(filled) if points["sharing"] == "higher" else min(filled))


def duel(game: Document) -> tuple[Fraction, Fraction]:
    """Return what a win and a draw of two are worth."""
    first: Document = {"place": 1, "parts": [], "absent": False}
    second: Document = {**first, "place": 2}
    return worth(game, [first, second], first), worth(game, [first, first], first)


def unlawful(document: Document) -> list[str]:
    """Return what no draw of Swiss may have: two who meet again, a second bye, a needless one, a wide gap.

    As long as everybody has met one person at most, an even number of those with most points who have not met
    play among themselves: the others can always be paired. Where somebody who has not played yet sits for
    another, an export does not say whether that was so before the draw, and no gap is looked for.
    """
    if document["proposal"]["seating"] != "swiss":
        return []
    people = {one["number"]: one for one in document["players"]}
    root = {number: chain_of(people, number)[-1] for number in people}
    free, found = set[int](), []
    met_: dict[int, set[int]] = {one: set() for one in root.values()}
    won = dict.fromkeys(root.values(), Fraction())
    gift = {"win": Fraction(1), "draw": Fraction(1, 2)}.get(document["proposal"]["bye"], Fraction())
    for one in document["rounds"]:
        pairs = [[root[seat] for seat in table["players"]] for table in one["tables"]]
        sitting = [number for pair in pairs for number in pair]
        top = max((won[number] for number in sitting), default=Fraction())
        best = {number for number in sitting if won[number] == top}
        early = not any(
            len(met_[number]) > 1 or (people[number]["replaces"] and not met_[number]) for number in sitting
        ) and not any(met_[one] & best for one in best)
        leaving = any(len(best.intersection(pair)) == 1 for pair in pairs)
        gap = early and leaving and not len(best) % 2 and len(sitting) - len(best) > 2  # noqa: PLR2004 - a pair
        wrong = {
            "again": any(pair[1] in met_[pair[0]] for pair in pairs),
            "pair": any(len(pair) != 2 for pair in pairs),  # noqa: PLR2004 - as above
            "free": any(root[number] in free for number in one["out"]),
            "needless": len(one["out"]) > 1,
            "gap": gap,
        }
        found += [f"round {one['round']} {name}" for name, is_so in wrong.items() if is_so]
        for first, second in pairs:
            met_[first].add(second)
            met_[second].add(first)
        for number in one["out"]:
            free.add(root[number])
            won[root[number]] += gift
        for table in one["tables"]:
            reach(document, one, table, root, won, free)
    return found


def reach(
    document: Document,
    one: Document,
    table: Document,
    root: Mapping[int, int],
    won: dict[int, Fraction],
    free: set[int],
) -> None:
    """Note what a table brought, in parts of a win; a win over somebody absent is as good as a bye."""
    game, seats = document["proposal"]["games"][one["game"]], table["result"] or []
    for seat in seats:
        part = Fraction() if seat["absent"] else worth(game, seats, seat) / duel(game)[0]
        won[root[seat["player"]]] += part
        if part and any(other["absent"] for other in seats):
            free.add(root[seat["player"]])

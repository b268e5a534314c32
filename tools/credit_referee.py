"""Which tables count where people play over weeks, by an export alone; for `club_referee`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, TypeAlias

from tools.club_tables import level_of, worth

Document: TypeAlias = dict[str, Any]


def credit_lines(document: Document, rows: Mapping[int, list[int]]) -> dict[int, list[Document]]:
    """Return the lines of each row: tables as they began, until the credits are spent; of these the best."""
    rules, game = document["proposal"]["credits"], document["proposal"]["games"][0]
    home = {number: row for row, chain in rows.items() for number in chain}
    found: dict[int, list[Document]] = {row: [] for row in rows}
    together: Counter[tuple[int, int]] = Counter()
    tables = [table for one in document["rounds"] for table in one["tables"] if table["result"]]
    for table in sorted(tables, key=lambda one: (one["day"], one.get("begins", ""), one["table"])):
        due = []
        for seat in table["result"]:
            row = home.get(seat["player"])
            if row is None or len(found[row]) == rules["tables"]:
                continue
            others = [home[one] for one in table["players"] if one in home and home[one] != row]
            full = rules["together"] and any(together[row, other] >= rules["together"] for other in others)
            if full or (rules["until"] and table.get("day", "") > rules["until"]):
                continue
            due.append((row, seat, others))
        for row, seat, others in due:
            together.update((row, other) for other in others)
            here = not seat["absent"]
            worst = [level_of(one) for one in table["result"] if not one["absent"]]
            worst = [max(worst)] if game["lower_wins"] else [min([0, *worst])]
            found[row].append(
                {
                    "round": 1, "table": table["table"], "place": seat["place"], "parts": seat["parts"],
                    "score": level_of(seat) if here else worst[0],
                    "points": worth(game, table["result"], seat) if here else Fraction(),
                    "lower": game["lower_wins"], "played": here,
                }
            )  # fmt: skip
    if rules["best"]:
        for row, lines in found.items():
            order = sorted(enumerate(lines), key=lambda pair: (-pair[1]["points"], pair[0]))
            chosen = {at for at, _line in order[: rules["best"]]}
            found[row] = [line for at, line in enumerate(lines) if at in chosen]
    return found

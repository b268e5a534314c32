"""What has to be true at the end of the season, worked out from exports and files alone."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from accessgames.club.desk import traces
from tools.club_referee import judge
from tools.club_year.evenings import Ledger, told

if TYPE_CHECKING:
    from pathlib import Path

    from tools.club_year.desks import Desk

_WORTH: Final = (4, 3, 2, 1)
"""Points of a season for places, as the page about tournaments says."""


def season_rows(documents: list[Any]) -> list[tuple[int, str, float]]:
    """Return place, name and points of everybody in a season, from documents of results alone.

    Places of each tournament are those of the referee; equals share what their places are worth. Equal sums
    are parted by the best single tournament, then by tournaments won.
    """
    results: dict[str, list[tuple[int, Fraction]]] = {}
    for document in documents:
        places = [(row["name"], row["place"] or 0) for row in judge(document)]
        for name, place in places:
            among = sum(other == place for _, other in places)
            worth = sum(_WORTH[at] for at in range(place - 1, place - 1 + among) if 0 <= at < len(_WORTH))
            results.setdefault(name, []).append((place, Fraction(worth, among) if place else Fraction()))
    measures = {
        name: (
            sum((points for _, points in own), Fraction()),
            max(points for _, points in own),
            sum(place == 1 for place, _ in own),
        )
        for name, own in results.items()
    }
    return sorted(
        (1 + sum(other > own for other in measures.values()), name, float(own[0]))
        for name, own in measures.items()
    )


def missing(desk: Desk, ledger: Ledger, renamed: dict[str, str]) -> Iterator[str]:
    """Yield what was announced at any computer and is not in the copy of one.

    Args:
        desk: The computer.
        ledger: What was announced.
        renamed: Name -> what stands in its place by now.
    """
    for tournament, names in ledger.people.items():
        document = desk.values("vysledky", "--turnaj", tournament)
        there = {one["name"] for one in document["players"]}
        for name in names:
            if renamed.get(name, name) not in there:
                yield f"{desk.place}: {name} is not at {tournament}"
        for (where, round_, table), points in ledger.results.items():
            wanted = {renamed.get(name, name): one for name, one in points.items()}
            if where == tournament and told(document, round_, table) != wanted:
                yield f"{desk.place}: {where} {round_} {table}: {told(document, round_, table)}, not {wanted}"


def files_with(name: str, folders: list[Path]) -> list[Path]:
    """Return the files below some folders in which a name can be read, in any code."""
    forms = traces.forms_of(name, "cs") | traces.forms_of(name, "en")
    found = []
    for folder in folders:
        for path in sorted(one for one in folder.rglob("*") if one.is_file()):
            data = path.read_bytes()
            if any(form in data for form in forms):
                found.append(path)
    return found


def part_of(name: str) -> str:
    """Return the part of a name that nobody else has, so that half of it is found as well."""
    return name.rpartition(" ")[2]

"""What Tetrikon claims of the pieces of the offer that are needed, worked out square by square."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.tetrikon.naming import name_piece
from tests.truth.answers.diagrams import asked_seat, diagram
from tests.truth.answers.market import fills, material, table
from tests.truth.refusals.pieces import cell_of, turned

if TYPE_CHECKING:
    from tests.truth.answers import areas
    from tests.truth.verdicts import Check, Told

_DOUBTS: Final = 2
"""So many places that take too long by hand are tried, then the piece is left to the tests of the solver."""

_USES: Final = ("fits", "spoils", "outside", "unknown")


def _places(told: Told, piece: str, free: set[int]) -> Iterator[set[areas.Cell]]:
    """Yield where a piece has room among free squares."""
    cells = set(map(cell_of, free))
    for look in turned(told, piece):
        for column, row in cells:
            lain = {(x + column, y + row) for x, y in look}
            if lain <= cells:
                yield lain


def use_of(told: Told, piece: str) -> set[str]:
    """Return what may be said of a piece of the offer; several where it takes too long by hand."""
    squares, covered = diagram(told, asked_seat(told))
    free, there = squares - covered, table(told)
    every = Counter(one for one in there.offer if one is not None)
    every.update(one for player in there.players for one in player.free)
    every += Counter({one.id: count for one, count in zip(material(told).pieces, there.bag, strict=True)})
    every -= Counter([piece])
    spots = list(_places(told, piece, free))
    doubts = 0
    for lain in spots:
        try:
            if fills(told, {each for each in free if cell_of(each) not in lain}, Counter(every)):
                return {"fits", "unknown"}
        except TimeoutError:
            doubts += 1
        if doubts > _DOUBTS:
            break
    if not spots:
        return {"outside"}
    return {"fits", "spoils", "unknown"} if doubts else {"spoils", "unknown"}


def _needs(told: Told) -> object:
    """Each piece of the offer is named once, with its place, where it belongs."""
    offer = table(told).offer
    lines: list[Any] = [line for line in told.lines if line.key == told.message.key]
    named = {
        item.message.args["place"]: (item.message.args["piece"].noun, line.args["use"])
        for line in lines
        for item in line.args["pieces"].items
    }
    there = {place: piece for place, piece in enumerate(offer, 1) if piece is not None}
    own = {item.message.args["place"] for item in told.arg("pieces").items}
    return (
        named.keys() == there.keys()
        and bool(own)
        and told.arg("use") in _USES
        and all(named[place] == (name_piece(piece).noun, named[place][1]) for place, piece in there.items())
        and all(named[place][1] in use_of(told, piece) for place, piece in there.items())
        and all(named[place][1] == told.arg("use") for place in own)
    )


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "tetrikon-needs": _needs,
        "tetrikon-needs-nothing": lambda told: not any(table(told).offer),
    }
)
"""By line: what makes it true."""

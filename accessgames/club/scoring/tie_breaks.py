"""The tie-breaks of a proposal: a value for each of some equals, greater is better."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from accessgames.club.model.proposal import TieBreak
from accessgames.club.scoring import ledger as books
from accessgames.club.scoring import opponents

_HALF: Final = Fraction(1, 2)


def tie_break_values(
    ledger: books.Ledger, tie_break: TieBreak, equals: Sequence[int]
) -> dict[int, books.Value]:
    """Return the value of a tie-break for everybody of a group of equals."""
    if tie_break is TieBreak.MUTUAL:
        return _mutual(ledger, equals)
    if tie_break is TieBreak.DIRECT:
        return {**opponents.direct(ledger, equals)}
    if tie_break is TieBreak.LOT:
        return books.lot_values(ledger.tournament, ledger.chains, equals)
    single = _SINGLE[tie_break]
    return {player: single(ledger, player) for player in equals}


def _mutual(ledger: books.Ledger, equals: Sequence[int]) -> dict[int, books.Value]:
    """Return how everybody placed against the others: 1 for each one beaten, a half for each equal.

    It decides only where each of them met the others equally often; otherwise all have None.
    """
    won = dict.fromkeys(equals, Fraction())
    met = dict.fromkeys(equals, 0)
    places: dict[tuple[int, int], dict[int, int]] = {}
    for player in equals:
        for line in ledger.played(player):
            places.setdefault((line.round_, line.table), {})[player] = line.place
    for table in places.values():
        for player, place in table.items():
            for other, against in table.items():
                if other != player:
                    met[player] += 1
                    won[player] += 1 if place < against else _HALF if place == against else 0
    fair = len(set(met.values())) == 1 and all(met.values())
    return {player: won[player] if fair else None for player in equals}


_SINGLE: Final[Mapping[TieBreak, Callable[[books.Ledger, int], books.Value]]] = MappingProxyType(
    {
        TieBreak.SCORES: lambda ledger, player: sum(
            (ledger.signed(line, line.score) for line in ledger.lines[player]), Fraction()
        ),
        TieBreak.ZEROS: lambda ledger, player: Fraction(
            sum(line.parts.count(0) for line in ledger.played(player) if ledger.lower(line))
        ),
        TieBreak.BEST_GAME: lambda ledger, player: max(
            (ledger.signed(line, part) for line in ledger.played(player) for part in line.parts), default=None
        ),
        TieBreak.BEST_ROUND: lambda ledger, player: max(
            (ledger.signed(line, line.score) for line in ledger.played(player) if line.parts), default=None
        ),
        TieBreak.WINS: lambda ledger, player: Fraction(
            sum(line.place == 1 for line in ledger.played(player))
        ),
        TieBreak.BUCHHOLZ_CUT: opponents.buchholz_cut,
        TieBreak.BUCHHOLZ: opponents.buchholz,
        TieBreak.SONNEBORN: opponents.sonneborn,
    }
)

"""What a table gives, and what each round brought to each player, sitting out and missing included."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from accessgames.club.model import Bye, PointsKind, Sharing, Stage

if TYPE_CHECKING:
    from accessgames.club.model import Game, Points, Result, Round, SeatedTable, Tournament

_DUEL: Final = 2
_WIN_DRAW_LOSS: Final = 3


def table_points(points: Points, result: Result) -> tuple[Fraction, ...]:
    """Return what each seat of a table gets; nothing for somebody absent."""
    if points.kind is not PointsKind.PLACES:
        return tuple(Fraction(seat.score) for seat in result.seats)
    return place_points(points, [seat.place for seat in result.seats])


def place_points(points: Points, places: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the points for places, shared ones by the rule of the scheme; place 0, absent, gets nothing.

    A list longer than the number of places is cut, a shorter one goes on with zeros. At a table of two a list
    of three numbers is win, draw and loss.

    >>> from accessgames.club.model import LEAGUE_POINTS
    >>> [str(one) for one in place_points(LEAGUE_POINTS, (1, 2, 2, 4))]
    ['4', '5/2', '5/2', '1']
    """
    sharing = Counter(places)
    return tuple(_of(points, place, sharing[place], len(places)) if place else Fraction() for place in places)


def _of(points: Points, place: int, together: int, seats: int) -> Fraction:
    """Return the points of a place that so many share."""
    values = points.places
    if seats == _DUEL and len(values) == _WIN_DRAW_LOSS:
        return Fraction(values[1] if together > 1 else values[0] if place == 1 else values[2])
    shared = [values[index] if index < len(values) else 0 for index in range(place - 1, place - 1 + together)]
    if points.sharing is Sharing.AVERAGE:
        return Fraction(sum(shared), together)
    return Fraction(shared[0] if points.sharing is Sharing.HIGHER else shared[-1])


class LineKind(StrEnum):
    """What a player did in a round.

    `PLAYED`: sat at a table that has a result. `OUT`: there was no place. `MISSED`: was not there, as a
    latecomer or after leaving. `ABSENT`: had a seat and did not play to the end.
    """

    PLAYED = "played"
    OUT = "out"
    MISSED = "missed"
    ABSENT = "absent"


@dataclass(frozen=True, slots=True)
class RoundLine:
    """What one round brought to one player.

    Attributes:
        round_: Number of the round.
        kind: What the player did.
        table: Number of the table, 0 without one.
        place: Place at the table, 0 without one.
        score: Sum of the game's points. Who sat out has the average of the round, rounded down, or 0 by the
            tournament's rule; who missed it the worst of the round, where more points are better at most 0.
        parts: Scores of single games really played.
        points: What counts in the standings, by the same rules.
    """

    round_: int
    kind: LineKind
    table: int
    place: int
    score: int
    parts: tuple[int, ...]
    points: Fraction


@dataclass(frozen=True, slots=True)
class _Seen:
    """A result of a seat with its table."""

    table: SeatedTable
    place: int
    parts: tuple[int, ...]
    points: Fraction
    absent: bool


def accounts(tournament: Tournament) -> Mapping[int, tuple[int, ...]]:
    """Return who has a row in the standings, with the numbers under which that row was played.

    A substitute who takes over what was won has the row of the other one, too. Somebody who left before
    playing has none.
    """
    inherited = {player.replaces for player in tournament.players if player.inherits}
    chains = {}
    for player in tournament.players:
        if player.number not in inherited:
            chain, earlier = [player.number], player
            while earlier.inherits:
                earlier = tournament.player(earlier.replaces)
                chain.append(earlier.number)
            if player.active or any(_took_part(tournament, number) for number in chain):
                chains[player.number] = tuple(chain)
    return chains


def _took_part(tournament: Tournament, number: int) -> bool:
    for round_ in tournament.rounds:
        table = round_.table_of(number)
        if (table and table.result) or (round_.started and number in round_.out):
            return True
    return False


def account_lines(tournament: Tournament) -> Mapping[int, tuple[RoundLine, ...]]:
    """Return the lines of everybody with a row, in the order of the rounds; a table still playing has none.

    In the rounds of a final only finalists have lines.
    """
    chains = accounts(tournament)
    found: dict[int, list[RoundLine]] = {number: [] for number in chains}
    for round_ in tournament.rounds[: tournament.fixed]:
        game = tournament.proposal.games[round_.game]
        seen: dict[int, _Seen] = {}
        pending: set[int] = set()
        for table in round_.tables:
            if table.result is None:
                pending |= set(table.players)
                continue
            for seat, points in zip(table.result.seats, table_points(game.points, table.result), strict=True):
                seen[seat.player] = _Seen(table, seat.place, seat.parts, points, seat.absent)
        for number, chain in chains.items():
            if round_.stage is Stage.FINAL and not set(chain) & set(tournament.finalists):
                continue
            if not set(chain) & pending:
                found[number].append(_line(tournament, game, round_, chain, seen))
    return {number: tuple(lines) for number, lines in found.items()}


def _line(
    tournament: Tournament, game: Game, round_: Round, chain: tuple[int, ...], seen: Mapping[int, _Seen]
) -> RoundLine:
    own = next((seen[number] for number in chain if number in seen), None)
    if own and not own.absent:
        return RoundLine(
            round_.number, LineKind.PLAYED, own.table.number, own.place, sum(own.parts), own.parts, own.points
        )
    out = own is None and bool(set(chain) & set(round_.out))

    def worth(values: list[Fraction]) -> Fraction:
        if not out:
            return max(values, default=Fraction()) if game.lower_wins else min([*values, Fraction()])
        fair = values and tournament.proposal.bye is Bye.AVERAGE
        return Fraction(sum(values) // len(values)) if fair else Fraction()

    present = [one for one in seen.values() if not one.absent]
    kind = LineKind.OUT if out else LineKind.ABSENT if own else LineKind.MISSED
    free = game.points.kind is PointsKind.PLACES and not out
    return RoundLine(
        round_.number,
        kind,
        own.table.number if own else 0,
        0,
        int(worth([Fraction(sum(one.parts)) for one in present])),
        (),
        Fraction() if free else worth([one.points for one in present]),
    )

"""What each round brought to each player, and the criteria that put people in order, one after the other.

It can be told which criterion decided.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType
from typing import Final, Generic, TypeVar

from accessgames.club.model.proposal import Bye, Game, Points, PointsKind, Scale, Sharing
from accessgames.club.model.tournament import Result, Round, SeatedTable, Stage, Tournament
from accessgames.club.scoring import weeks
from accessgames.dataclasses import dataclass

_DUEL: Final = 2
_WIN_DRAW_LOSS: Final = 3


def table_points(points: Points, result: Result) -> tuple[Fraction, ...]:
    """Return what each seat of a table gets; nothing for somebody absent."""
    if points.kind is not PointsKind.PLACES:
        return tuple(Fraction(seat.level) for seat in result.seats)
    return place_points(points, [seat.place for seat in result.seats])


def place_points(points: Points, places: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the points for places, shared ones by the rule of the scheme; place 0, absent, gets nothing.

    A list longer than the number of places is cut, a shorter one goes on with zeros. At a table of two a list
    of three numbers is win, draw and loss. See `Scale` for lists counted from the last place, and shares.

    >>> from accessgames.club.model.proposal import LEAGUE_POINTS
    >>> [str(one) for one in place_points(LEAGUE_POINTS, (1, 2, 2, 4))]
    ['4', '5/2', '5/2', '1']
    """
    if points.scale is Scale.BEATEN:
        return tuple(_share(points, place, places) if place else Fraction() for place in places)
    sharing = Counter(places)
    if points.scale is Scale.LAST:
        # Counted from the end: a longer table than the list has the best number more than once.
        missing = max(0, len(places) - len(points.places))
        row = (*points.places[:1] * missing, *points.places)[-len(places) :]
    else:
        row = points.places
    duel = len(places) == _DUEL and len(row) == _WIN_DRAW_LOSS
    return tuple(_of(points, row, place, sharing[place], duel) if place else Fraction() for place in places)


def _of(points: Points, row: Sequence[int], place: int, together: int, duel: bool) -> Fraction:  # noqa: FBT001 - a fact
    """Return the points of a place that so many share; in a duel a row of three is win, draw and loss."""
    if duel:
        return Fraction(row[1] if together > 1 else row[0] if place == 1 else row[2])
    shared = [row[index] if index < len(row) else 0 for index in range(place - 1, place - 1 + together)]
    if points.sharing is Sharing.AVERAGE:
        return Fraction(sum(shared), together)
    return Fraction(shared[0] if points.sharing is Sharing.HIGHER else shared[-1])


_EQUALS: Final = MappingProxyType(
    {Sharing.AVERAGE: Fraction(1, 2), Sharing.HIGHER: Fraction(1), Sharing.LOWER: Fraction()}
)
"""How much of somebody beaten an equal is worth."""


def _share(points: Points, place: int, places: Sequence[int]) -> Fraction:
    """Return the points for the share of those beaten; who was absent is beaten, alone one has all."""
    others = len(places) - 1
    beaten = sum(other > place or not other for other in places)
    equal = places.count(place) - 1
    won = Fraction(beaten) + _EQUALS[points.sharing] * equal
    return Fraction(points.places[0]) * won / others if others else Fraction(points.places[0])


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
        score: Sum of the game's points with the handicap. Who sat out has the average of the round, rounded
            down, or 0 by the tournament's rule; who missed it the worst of the round, where more points are
            better at most 0.
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
    score: int
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


def rows_by_number(chains: Mapping[int, Sequence[int]]) -> dict[int, int]:
    """Return in which row of the standings each number was played, from the numbers of each row."""
    return {number: row for row, chain in chains.items() for number in chain}


def _took_part(tournament: Tournament, number: int) -> bool:
    for round_ in tournament.rounds:
        played = any(number in table.players and table.result for table in round_.tables)
        if played or (round_.started and number in round_.out):
            return True
    return False


def account_lines(tournament: Tournament) -> Mapping[int, tuple[RoundLine, ...]]:
    """Return the lines of everybody with a row, in the order of the rounds; a table still playing has none.

    In the rounds of a final only finalists have lines, in those of a knock-out only who is still in it.
    """
    chains = accounts(tournament)
    if tournament.proposal.credits is not None:
        return _lines_of_credits(tournament, chains)
    until = {number: last_seen(tournament, chain) for number, chain in chains.items()}
    found: dict[int, list[RoundLine]] = {number: [] for number in chains}
    for round_ in tournament.rounds[: tournament.fixed]:
        game = tournament.proposal.games[round_.game]
        seen: dict[int, _Seen] = {}
        pending: set[int] = set()
        for table in round_.tables:
            if table.result is None:
                pending |= set(table.players)
            else:
                seen |= _seen_at(table, game, table.result)
        for number, chain in chains.items():
            if round_.stage is Stage.FINAL and not set(chain) & set(tournament.finalists):
                continue
            if tournament.proposal.knockout and round_.number > until[number]:
                continue
            if not set(chain) & pending:
                found[number].append(_line(tournament, game, round_, chain, seen))
    return {number: tuple(lines) for number, lines in found.items()}


def _seen_at(table: SeatedTable, game: Game, result: Result) -> dict[int, _Seen]:
    """Return what each seat of a table came to."""
    return {
        seat.player: _Seen(table, seat.place, seat.parts, seat.level, points, seat.absent)
        for seat, points in zip(result.seats, table_points(game.points, result), strict=True)
    }


def _lines_of_credits(
    tournament: Tournament, chains: Mapping[int, tuple[int, ...]]
) -> Mapping[int, tuple[RoundLine, ...]]:
    """Return the lines of tables that count where people play over weeks; of these the best ones, if so.

    Of equal ones the earlier one counts.
    """
    rules, game = tournament.proposal.credits, tournament.proposal.games[0]
    books = weeks.keep_accounts(tournament, rows_by_number(chains))
    found = {}
    for number, chain in chains.items():
        lines = []
        for at in books[number].counted:
            round_ = tournament.rounds[0]
            table = round_.tables[at - 1]
            if table.result is not None:
                lines.append(_line(tournament, game, round_, chain, _seen_at(table, game, table.result)))
        if rules is not None and rules.best:
            best = sorted(range(len(lines)), key=lambda at: -lines[at].points)[: rules.best]
            lines = [lines[at] for at in sorted(best)]
        found[number] = tuple(lines)
    return found


def _line(
    tournament: Tournament, game: Game, round_: Round, chain: tuple[int, ...], seen: Mapping[int, _Seen]
) -> RoundLine:
    own = next((seen[number] for number in chain if number in seen), None)
    if own and not own.absent:
        return RoundLine(
            round_.number, LineKind.PLAYED, own.table.number, own.place, own.score, own.parts, own.points
        )
    out = own is None and bool(set(chain) & set(round_.out))

    def worth(values: list[Fraction]) -> Fraction:
        if not out:
            return max(values, default=Fraction()) if game.lower_wins else min([*values, Fraction()])
        fair = values and tournament.proposal.bye is not Bye.NOTHING
        return Fraction(sum(values) // len(values)) if fair else Fraction()

    present = [one for one in seen.values() if not one.absent]
    kind = LineKind.OUT if out else LineKind.ABSENT if own else LineKind.MISSED
    free = game.points.kind is PointsKind.PLACES and not out
    given = _BYES.get(tournament.proposal.bye) if out else None
    return RoundLine(
        round_.number,
        kind,
        own.table.number if own else 0,
        0,
        int(worth([Fraction(one.score) for one in present])),
        (),
        place_points(game.points, given)[0]
        if given
        else Fraction()
        if free
        else worth([one.points for one in present]),
    )


_BYES: Final = MappingProxyType({Bye.WIN: (1, 2), Bye.DRAW: (1, 1)})
"""Places at a table of two that are worth as much as sitting out."""


K = TypeVar("K", bound=Hashable)
Value = Fraction | None
"""Greater is better; None means that there is nothing to compare, and is the worst."""

Measure = Callable[[Sequence[K]], Mapping[K, Value]]
"""From a group of equals to a value for each."""


def each(value: Callable[[K], Value]) -> Measure[K]:
    """Measure everybody alone."""
    return lambda group: {one: value(one) for one in group}


@dataclass(frozen=True, slots=True)
class Ordered(Generic[K]):
    """People in order.

    Attributes:
        names: Names of the criteria, in the order in which they count.
        order: Everybody, the best first; equals in the order in which they were given.
        paths: For each the values by these criteria; after the one that parted somebody from everybody else,
            further ones are not computed and None.
    """

    names: tuple[str, ...]
    order: tuple[K, ...]
    paths: Mapping[K, tuple[Value, ...]]

    def places(self, among: Sequence[K]) -> tuple[int, ...]:
        """Return the places of a part of the people, given in their order; equals share one (1, 1, 3)."""
        found: list[int] = []
        for index, one in enumerate(among):
            same = index and self.paths[one] == self.paths[among[index - 1]]
            found.append(found[-1] if same else index + 1)
        return tuple(found)

    def decided(self, better: K, other: K) -> tuple[str, Value, Value] | None:
        """Return the name of the first criterion in which two differ with both values; None for equals."""
        pairs = zip(self.names, self.paths[better], self.paths[other], strict=True)
        return next(((name, one, two) for name, one, two in pairs if one != two), None)


def put_in_order(people: Sequence[K], criteria: Sequence[tuple[str, Measure[K]]]) -> Ordered[K]:
    """Order people by criteria; each one is asked only about groups that are still equal."""
    groups: list[list[K]] = [list(people)] if people else []
    paths: dict[K, tuple[Value, ...]] = dict.fromkeys(people, ())
    for _, measure in criteria:
        parted: list[list[K]] = []
        for group in groups:
            values = measure(group) if len(group) > 1 else dict.fromkeys(group)
            for one in group:
                paths[one] = (*paths[one], values[one])
            known = sorted({value for value in values.values() if value is not None}, reverse=True)
            every: list[Value] = [*known, None]
            parts = [[one for one in group if values[one] == value] for value in every]
            parted += [part for part in parts if part]
        groups = parted
    order = tuple(one for group in groups for one in group)
    return Ordered(tuple(name for name, _ in criteria), order, paths)


def last_seen(tournament: Tournament, chain: Sequence[int]) -> int:
    """Return the last round that has begun in which a row had a place or sat out; 0 for none."""
    begun = tournament.rounds[: tournament.fixed]
    return max((one.number for one in begun if set(chain) & {*one.seated, *one.out}), default=0)


_PLACES: Final = 1000  # more than there can be at tables


def reached(ledger: Ledger, number: int) -> Value:
    """Return how far somebody came in a knock-out; more is further.

    The last round counts first, there the final before the table behind it, then the place, then whether the
    person is still here. Who sits out or still plays stands with the winners of the round.
    """
    tournament, chain = ledger.tournament, ledger.chains[number]
    last = last_seen(tournament, chain)
    if not last:
        return Fraction()
    round_ = tournament.round(last)
    table = next((one for one in round_.tables if set(chain) & set(one.players)), None)
    place = 1
    if table is not None and table.result is not None:
        seat = next(one for one in table.result.seats if one.player in chain)
        place = _PLACES - 1 if seat.absent else seat.place
    behind = round_.last and table is not None and table.number > 1
    return Fraction(((2 * last - behind) * _PLACES - place) * 2 + tournament.player(number).active)


@dataclass(frozen=True, slots=True)
class Ledger:
    """What tie-breaks are computed from.

    Attributes:
        tournament: The tournament.
        lines: Lines of each row that count.
        chains: Numbers under which each row was played.
    """

    tournament: Tournament
    lines: Mapping[int, tuple[RoundLine, ...]]
    chains: Mapping[int, tuple[int, ...]]

    @property
    def row_of(self) -> dict[int, int]:
        """In which row each number was played."""
        return rows_by_number(self.chains)

    def lower(self, line: RoundLine) -> bool:
        """Whether fewer points of the game of a line are better."""
        return self.tournament.proposal.games[self.tournament.round(line.round_).game].lower_wins

    def part_of_win(self, line: RoundLine) -> Fraction:
        """Return the points of a line as a part of those of a win at a table of two."""
        game = self.tournament.proposal.games[self.tournament.round(line.round_).game]
        win = place_points(game.points, (1, 2))[0]
        return line.points / win if win else Fraction()

    def signed(self, line: RoundLine, score: int) -> Fraction:
        """Return a score so that greater is better."""
        return Fraction(-score if self.lower(line) else score)

    def played(self, player: int) -> tuple[RoundLine, ...]:
        """Return the lines of what was really played."""
        return tuple(line for line in self.lines[player] if line.kind is LineKind.PLAYED)


def lot_values(
    tournament: Tournament, chains: Mapping[int, tuple[int, ...]], equals: Sequence[int]
) -> dict[int, Value]:
    """Return the order of the last lot drawn between all of some people; None for all where there was none.

    A substitute who took a row over has its lot.
    """
    for lot in reversed(tournament.lots):
        drawn = {
            player: -lot.players.index(number)
            for player in equals
            for number in chains[player]
            if number in lot.players
        }
        if len(drawn) == len(equals):
            return {player: Fraction(place) for player, place in drawn.items()}
    return dict.fromkeys(equals)

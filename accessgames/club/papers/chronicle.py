"""What of a tournament is worth telling: who led when, close tables, records of the club, who met whom.

Every fact follows from results alone, so that anybody can work it out again.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

from accessgames.club.model.tournament import Stage
from accessgames.club.rules.bounds import folded
from accessgames.club.scoring import ledger, standings
from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from accessgames.club.model.proposal import Game
    from accessgames.club.model.tournament import Round, SeatedTable, SeatResult, Tournament

Pair: TypeAlias = tuple[str, str]
"""Two people by their folded names, in the order of the alphabet."""


@dataclass(frozen=True, slots=True)
class Lead:
    """Who was first after a round.

    Attributes:
        round_: Number of the round.
        players: Numbers of those who shared the first place, ascending; whoever sat there then.
    """

    round_: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CloseTable:
    """The table of a game where the first two were closest.

    Attributes:
        game: Index into the games of the tournament.
        round_: Number of the round, the earliest of such tables.
        table: Number of the table.
        first: Number and score of the one before.
        second: Number and score of the one behind.
        more: How many further tables were as close.
    """

    game: int
    round_: int
    table: int
    first: tuple[int, int]
    second: tuple[int, int]
    more: int

    @property
    def gap(self) -> int:
        """How many points of the game lay between them."""
        return abs(self.first[1] - self.second[1])


@dataclass(frozen=True, slots=True)
class Mark:
    """A result that somebody reached.

    Attributes:
        score: Points of the game.
        name: Who.
        tournament: Name of the tournament.
    """

    score: int
    name: str
    tournament: str


@dataclass(frozen=True, slots=True)
class BestResult:
    """The best result of a game at a tournament.

    Attributes:
        game: Index into the games of the tournament.
        score: Points of the game.
        reached: Number of each player who reached it with the number of the round, in the order of rounds.
        record: The best of the club before; None where the game was never played.
        record_beaten: Whether this one is better; equal otherwise, or `record` is None.
        own: Number of each player who did better than ever before, with the best now and before.
    """

    game: int
    score: int
    reached: tuple[tuple[int, int], ...]
    record: Mark | None
    record_beaten: bool
    own: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class Meetings:
    """Who sat at a table with whom.

    Attributes:
        people: How many played.
        met: Pairs that met.
        first: Pairs that met who never had at this club, as numbers; None at the first tournament.
        newcomers: Numbers of those who never played at this club; empty at the first tournament.
    """

    people: int
    met: int
    first: tuple[tuple[int, int], ...] | None
    newcomers: tuple[int, ...]

    @property
    def possible(self) -> int:
        """How many pairs there are among those who played."""
        return self.people * (self.people - 1) // 2


@dataclass(frozen=True, slots=True)
class Climb:
    """How far somebody rose between the first round and the end.

    Attributes:
        player: Number.
        before: Place after the first round.
        after: Place at the end.
    """

    player: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class MatchTurns:
    """How often the lead of a match changed.

    Attributes:
        round_: Number of the round.
        table: Number of the table.
        moves: How many moves people made.
        changes: How often somebody else was alone in the lead than before.
        left: How many moves came after the last of these changes.
    """

    round_: int
    table: int
    moves: int
    changes: int
    left: int


def leads(tournament: Tournament) -> tuple[Lead, ...]:
    """Return who was first after each round; nothing where points were taken away, as nobody knows when."""
    if tournament.penalties:
        return ()
    chains = ledger.accounts(tournament)
    found = []
    for number in range(1, tournament.played + 1):
        rows = standings.make_standings(_until(tournament, number)).rows
        first = (chains.get(row.player, (row.player,)) for row in rows if row.place == 1)
        found.append(Lead(number, tuple(sorted(_holder(tournament, number, chain) for chain in first))))
    return tuple(found)


def _until(tournament: Tournament, number: int) -> Tournament:
    """Return a tournament as it stood after a round, lots left out."""
    rounds = tournament.rounds[:number]
    final = any(round_.stage is Stage.FINAL for round_ in rounds)
    finalists = tournament.finalists if final else ()
    return replace(tournament, rounds=rounds, lots=(), finalists=finalists)


def _holder(tournament: Tournament, number: int, chain: tuple[int, ...]) -> int:
    """Return who of a row sat there last, up to a round; the one it began with where nobody did."""
    for round_ in reversed(tournament.rounds[:number]):
        for player in chain:
            if player in round_.seated or player in round_.out:
                return player
    return chain[0]


def changes(found: Sequence[Lead]) -> tuple[Lead, ...]:
    """Return the first lead and each that differs from the one before."""
    return (*found[:1], *(after for before, after in pairwise(found) if before.players != after.players))


def results(tournament: Tournament) -> Iterator[tuple[Round, SeatedTable, tuple[SeatResult, ...]]]:
    """Yield every table that has a result, with those who played to the end, the best first."""
    for round_ in tournament.rounds:
        for table in round_.tables:
            if table.result is not None:
                present = (seat for seat in table.result.seats if not seat.absent)
                yield round_, table, tuple(sorted(present, key=lambda seat: (seat.place, seat.player)))


def close_tables(tournament: Tournament) -> tuple[CloseTable, ...]:
    """Return the closest table of each game that was scored, in the order of the games."""
    found: dict[int, list[CloseTable]] = defaultdict(list)
    for round_, table, seats in results(tournament):
        if len(seats) > 1 and all(seat.parts for seat in seats[:2]):
            first, second = ((seat.player, seat.level) for seat in seats[:2])
            one = CloseTable(round_.game, round_.number, table.number, first, second, 0)
            found[round_.game].append(one)
    closest = []
    for game in sorted(found):
        best = min(found[game], key=lambda one: (one.gap, one.round_, one.table))
        more = sum(one.gap == best.gap for one in found[game]) - 1
        closest.append(replace(best, more=more))
    return tuple(closest)


GameKey: TypeAlias = tuple[str, tuple[tuple[str, str], ...], bool]
"""What results of a game have in common that can be compared: which game, by which options and direction."""


def game_key(game: Game) -> GameKey:
    """Return what tells whether results of a game are of one kind."""
    return game.game or folded(game.name), tuple(sorted(game.options)), game.lower_wins


def best_results(tournament: Tournament, earlier: Sequence[Tournament]) -> tuple[BestResult, ...]:
    """Return the best result of each game that was scored, beside all that the club had before."""
    found = []
    for index, game in enumerate(tournament.proposal.games):
        sign = 1 if game.lower_wins else -1
        own = [
            (seat.score, seat.player, round_.number)
            for round_, _, seats in results(tournament)
            if round_.game == index
            for seat in seats
            if seat.parts
        ]
        if not own:
            continue
        score = min(own, key=lambda one: sign * one[0])[0]
        before = list(marks(earlier, game_key(game)))
        record = min(before, key=lambda one: sign * one.score, default=None)
        reached = tuple(dict.fromkeys((player, number) for one, player, number in own if one == score))
        beaten = record is not None and sign * score < sign * record.score
        bests = tuple(_own_bests(tournament, own, before, sign))
        found.append(BestResult(index, score, reached, record, beaten, bests))
    return tuple(found)


def marks(tournaments: Sequence[Tournament], key: GameKey) -> Iterator[Mark]:
    """Yield every score of a game at some tournaments."""
    for tournament in tournaments:
        for round_, _, seats in results(tournament):
            if game_key(tournament.proposal.games[round_.game]) == key:
                for seat in seats:
                    if seat.parts:
                        yield Mark(seat.score, tournament.player(seat.player).name, tournament.proposal.name)


def _own_bests(
    tournament: Tournament, own: Sequence[tuple[int, int, int]], before: Sequence[Mark], sign: int
) -> Iterator[tuple[int, int, int]]:
    earlier: dict[str, int] = {}
    for mark in before:
        name = folded(mark.name)
        earlier[name] = min(earlier.get(name, mark.score), mark.score, key=lambda score: sign * score)
    for player in dict.fromkeys(player for _, player, _ in own):
        best = min((score for score, one, _ in own if one == player), key=lambda score: sign * score)
        known = earlier.get(folded(tournament.player(player).name))
        if known is not None and sign * best < sign * known:
            yield player, best, known


def meetings(tournament: Tournament, earlier: Sequence[Tournament]) -> Meetings:
    """Return who met whom, and who had never met before at this club; people are known by their names."""
    met = dict.fromkeys(
        pair
        for _, _, seats in results(tournament)
        for pair in combinations(sorted(seat.player for seat in seats), 2)
    )
    people = dict.fromkeys(seat.player for _, _, seats in results(tournament) for seat in seats)
    known, pairs = set[str](), set[Pair]()
    for one in earlier:
        for _, _, seats in results(one):
            names = sorted(folded(one.player(seat.player).name) for seat in seats)
            known.update(names)
            pairs.update(combinations(names, 2))

    def name(player: int) -> str:
        return folded(tournament.player(player).name)

    def named(pair: tuple[int, int]) -> Pair:
        one, two = sorted(map(name, pair))
        return one, two

    if not earlier:
        return Meetings(len(people), len(met), None, ())
    first = tuple(pair for pair in met if named(pair) not in pairs)
    newcomers = tuple(sorted(player for player in people if name(player) not in known))
    return Meetings(len(people), len(met), first, newcomers)


_FEWEST_ROUNDS: Final = 3
_FEWEST_PLACES: Final = 2


def climbs(tournament: Tournament) -> tuple[Climb, ...]:
    """Return who rose most since the first round, by two places at least; needs three rounds."""
    if tournament.penalties or tournament.played < _FEWEST_ROUNDS:
        return ()
    chains = ledger.accounts(tournament)
    first = standings.make_standings(_until(tournament, 1)).rows
    before = {player: row.place for row in first for player in chains.get(row.player, (row.player,))}
    joined = {player.number for player in tournament.players if player.joined > 1}
    found = [
        Climb(row.player, before[row.player], row.place)
        for row in standings.make_standings(tournament).rows
        if row.player in before and not joined & set(chains[row.player])
    ]
    most = max((one.before - one.after for one in found), default=0)
    return tuple(one for one in found if one.before - one.after == most >= _FEWEST_PLACES)


def most_wins(tournament: Tournament) -> tuple[int, tuple[int, ...]]:
    """Return the greatest number of first places at tables, shared ones too, and who had them."""
    wins = Counter(seat.player for _, _, seats in results(tournament) for seat in seats if seat.place == 1)
    most = max(wins.values(), default=0)
    return most, tuple(sorted(number for number, count in wins.items() if count == most))

"""A tournament as it stands, in words of other programs: all that its ranking is worked out from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club.model import tournament as model  # noqa: TC001 - read by `types_of`
from accessgames.club.model.later import later
from accessgames.club.scoring.standings import make_standings
from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from accessgames.club.model.proposal import Proposal
    from accessgames.club.scoring.ledger import Value


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at a tournament; see `model.Player`.

    Attributes:
        number: From 1.
        name: As it is told.
        category: Category id or text, or empty.
        active: Whether present.
        replaces: Number of the one for whom this one came, or 0.
        inherits: Whether what that one had won is taken over.
        handicap: Points that help from now on.
        gender: As of `model.Player`.
        qualifier: Whether qualified directly.
        joined: First round that counts.
        spoken: A spelling of the name for the voice, or empty.
    """

    number: int
    name: str
    category: str
    active: bool
    replaces: int
    inherits: bool
    handicap: int
    gender: str = later("")
    qualifier: bool = later(default=False)
    joined: int = later(1)
    spoken: str = later("")


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a round.

    Attributes:
        table: Number from 1.
        players: Numbers in the order of the seats; the first one starts.
        result: What each seat reached, or None while they play.
        where: Where it is, in a tournament over weeks at several places.
        day: On which day, as `2026-11-21`.
        begins: At which time, as `16:00`.
    """

    table: int
    players: tuple[int, ...]
    result: tuple[model.SeatResult, ...] | None
    where: str = later("")
    day: str = later("")
    begins: str = later("")


@dataclass(frozen=True, slots=True)
class SeatedRound:
    """A round; see `model.Round`.

    Attributes:
        round_: Number from 1.
        game: Index of the game in the proposal.
        stage: Part of the tournament.
        out: Numbers of those for whom there was no place.
        tables: The tables.
        last: Whether it is the final of a knock-out.
        teams: Teams for which it counts.
        apart: Pairs that its draw was to keep apart.
    """

    round_: int
    game: int
    stage: model.Stage
    out: tuple[int, ...]
    tables: tuple[Table, ...]
    last: bool = later(default=False)
    teams: tuple[model.Team, ...] = later(())
    apart: tuple[model.Pair, ...] = later(())


@dataclass(frozen=True, slots=True)
class Change:
    """A result that was changed, which holds in `Table.result` already.

    Attributes:
        round_: Number of the round.
        table: Number of the table.
        old: What stood there.
        new: What was put in its place.
        reason: As typed, or empty.
    """

    round_: int
    table: int
    old: tuple[model.SeatResult, ...]
    new: tuple[model.SeatResult, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Fine:
    """Points that were taken away.

    Attributes:
        player: Number.
        amount: Points; in a tournament of penalties they are added.
        reason: As typed, or empty.
    """

    player: int
    amount: int
    reason: str = later("")


@dataclass(frozen=True, slots=True)
class Standing:
    """A tournament as it stands; see `model.Tournament`.

    Attributes:
        proposal: What holds.
        players: Everybody ever registered, by their numbers.
        rounds: Rounds that are seated.
        apart: Pairs that are kept apart.
        teams: The teams.
        finalists: Numbers of those who go on, the best first.
        penalties: Points taken away.
        lots: Numbers of those a lot was drawn between, the best first; the last lot counts.
        groups: Numbers of the people of each group.
        third: Numbers of those who play for the places behind the final of a knock-out.
        declined: Numbers of those who gave up a place they qualified for.
        corrections: Changed results.
        closed: Whether the result is final.
    """

    proposal: Proposal
    players: tuple[Person, ...]
    rounds: tuple[SeatedRound, ...]
    apart: tuple[model.Pair, ...]
    teams: tuple[model.Team, ...]
    finalists: tuple[int, ...]
    penalties: tuple[Fine, ...]
    lots: tuple[tuple[int, ...], ...]
    groups: tuple[tuple[int, ...], ...] = later(())
    third: tuple[int, ...] = later(())
    declined: tuple[int, ...] = later(())
    corrections: tuple[Change, ...] = later(())
    closed: bool = later(default=False)


@dataclass(frozen=True, slots=True)
class RankedPerson:
    """One line of a ranking.

    Attributes:
        place: From 1, equals share one; 0 before there is any result.
        player: Number.
        points: Exact, as `17` or `35/2`.
        values: Tie-breaks that are numbers, exact, each with its id; `-` where there was nothing to compare.
        decided: What put this one before the next, or empty.
    """

    place: int
    player: int
    points: str
    values: tuple[tuple[str, str], ...]
    decided: str


@dataclass(frozen=True, slots=True)
class Ranking:
    """Who is where.

    Attributes:
        category: Category, or empty for all together.
        rows: The best first.
    """

    category: str
    rows: tuple[RankedPerson, ...]


def standing_of(tournament: model.Tournament) -> Standing:
    """Return a tournament as it stands."""
    return Standing(
        tournament.proposal,
        tuple(
            Person(
                one.number, one.name, one.category, one.active, one.replaces, one.inherits, one.handicap,
                one.gender, one.qualifier, one.joined, one.spoken,
            )
            for one in tournament.players
        ),
        tuple(map(_round, tournament.rounds)),
        tournament.apart,
        tournament.teams,
        tournament.finalists,
        tuple(Fine(one.player, one.amount, one.reason) for one in tournament.penalties),
        tuple(one.players for one in tournament.lots),
        tournament.groups,
        tournament.third,
        tournament.declined,
        tuple(
            Change(one.round_, one.table, one.old.seats, one.new.seats, one.reason)
            for one in tournament.corrections
        ),
        tournament.closed,
    )  # fmt: skip


def _round(one: model.Round) -> SeatedRound:
    tables = tuple(
        Table(
            table.number,
            table.players,
            table.result.seats if table.result else None,
            table.where,
            table.day,
            table.begins,
        )
        for table in one.tables
    )
    return SeatedRound(one.number, one.game, one.stage, one.out, tables, one.last, one.teams, one.apart)


def rankings_of(tournament: model.Tournament) -> tuple[Ranking, ...]:
    """Return the ranking of all together, then that of each category that has its own."""
    return tuple(
        Ranking(
            category,
            tuple(
                RankedPerson(
                    row.place if tournament.fixed else 0,
                    row.player,
                    str(row.points),
                    tuple((by, _exact(one)) for by, one in row.values.items()),
                    row.decision.by if row.decision else "",
                )
                for row in make_standings(tournament, category or None).rows
            ),
        )
        for category in ("", *tournament.proposal.categories)
    )


def _exact(value: Value) -> str:
    """Return a value of a tie-break as text."""
    return "-" if value is None else str(value)

"""What somebody played over the evenings of a club, by results alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.club.desk import club_register
from accessgames.club.papers import chronicle, standings
from accessgames.club.scoring.standings import make_standings
from accessgames.dataclasses import dataclass
from accessgames.personal import results

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from accessgames.club.desk.open_club import OpenClub
    from accessgames.club.model.proposal import Game
    from accessgames.club.model.tournament import SeatResult

_HUMAN: Final = "human"


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """A table of the club with its result.

    Attributes:
        tournament: Id of the tournament.
        round_: Number of the round.
        table: Number of the table.
        game: What was played.
        result: The result, with the ids of people for their names.
    """

    tournament: str
    round_: int
    table: int
    game: Game
    result: results.MatchResult


@dataclass(frozen=True, slots=True)
class Attendance:
    """Somebody at a tournament.

    Attributes:
        tournament: Id of the tournament.
        place: The place there; 0 where there is none.
        players: How many are in that ranking.
        over: Whether nothing more is to be played.
    """

    tournament: str
    place: int
    players: int
    over: bool


def by_day(club: OpenClub) -> list[str]:
    """Return the ids of the tournaments of a club, the earliest day first."""
    return sorted(club.tournaments, key=lambda name: club.tournaments[name].tournament.proposal.date)


def played_tables(club: OpenClub) -> tuple[PlayedTable, ...]:
    """Return every table of a club that has a result, the earliest first; who was absent is not at it.

    Whoever is forgotten stays an opponent without a name, so that nobody else's rating changes by that.
    """
    register = club_register.club_register(club)
    who = {key: one.id for key, one in club_register.people_at(club, register).items()}
    found = []
    for name in by_day(club):
        tournament = club.tournaments[name].tournament
        for round_, table, seats in chronicle.results(tournament):
            identity = f"{name}/{round_.number}/{table.number}"
            there = tuple(_seat(one, who.get((name, one.player), f"{name}/{one.player}")) for one in seats)
            date = tournament.proposal.date
            game = tournament.proposal.games[round_.game]
            result = results.MatchResult(
                identity, game.game, date, given_up=False, rated=True, seconds=None, seats=there
            )
            found.append(PlayedTable(name, round_.number, table.number, game, result))
    return tuple(found)


def _seat(one: SeatResult, person: str) -> results.SeatResult:
    return results.SeatResult(person, _HUMAN, one.score if one.parts else None, one.place)


def of_person(tables: Iterable[PlayedTable], person: str) -> tuple[PlayedTable, ...]:
    """Return the tables at which somebody sat."""
    return tuple(one for one in tables if one.result.seat_of(person) is not None)


def by_game(tables: Iterable[PlayedTable]) -> Mapping[chronicle.GameKey, tuple[PlayedTable, ...]]:
    """Return tables by what was played, in the order in which the games were first played."""
    found: dict[chronicle.GameKey, tuple[PlayedTable, ...]] = {}
    for one in tables:
        key = chronicle.game_key(one.game)
        found[key] = (*found.get(key, ()), one)
    return found


def best_table(tables: Iterable[PlayedTable], person: str) -> tuple[int, PlayedTable] | None:
    """Return the best score of somebody at tables of one game with the first table that had it; or None."""
    scored = []
    for one in tables:
        seat = one.result.seat_of(person)
        total = None if seat is None else one.result.seats[seat].total
        if total is not None:
            scored.append((total, one))
    return min(scored, key=lambda pair: pair[0] if pair[1].game.lower_wins else -pair[0], default=None)


def attended(club: OpenClub, person: str) -> Iterator[Attendance]:
    """Yield the tournaments of somebody, the earliest first."""
    found = club_register.people_at(club, club_register.club_register(club))
    for name in by_day(club):
        numbers = {number for (there, number), one in found.items() if there == name and one.id == person}
        tournament = club.tournaments[name].tournament
        if numbers:
            rows = make_standings(tournament).rows if tournament.fixed else ()
            place = min((row.place for row in rows if row.player in numbers), default=0)
            yield Attendance(name, place, len(rows), standings.is_over(tournament))

"""The table of a season and the records of a club."""

from __future__ import annotations

import re
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from accessgames.club.desk import club_register, history, records
from accessgames.club.desk.commands import outcome
from accessgames.club.model.proposal import LEAGUE_POINTS, League
from accessgames.club.papers import facts, paper, standings
from accessgames.club.rules import bounds
from accessgames.dataclasses import replace
from accessgames.engine import GameError
from accessgames.language import Message, Person, say
from accessgames.language.commandline import quote_briefly

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.club.desk.open_club import ClubContext, Request
    from accessgames.club.model.tournament import Player, Tournament

_YEAR: Final = re.compile(r"\d{4}")


def season(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Tell the table of a season: points for places at all tournaments of a year, the last one unless named.

    Raises:
        GameError: As `asked_season`.
    """
    made, tournaments = asked_season(context, request)
    tables = [table for table in history.played_tables(context.club) if table.tournament in made.tournaments]
    known = club_register.club_register(context.club).people
    played = {seat.person for table in tables for seat in table.result.seats}
    # Who is forgotten has an id at each tournament, and one label at all of them.
    people = {one if one in known else _named(context, one).name for one in played}
    title = say(
        "club-season-table",
        every=str(context.words.in_full("all", made.name)).lower(),
        year=made.name,
        evenings=len(made.tournaments),
        people=len(people),
        tables=len(tables),
    )
    return paper.spoken(replace(standings.league_paper(made, tournaments), title=title))


def asked_season(context: ClubContext, request: Request) -> tuple[League, list[Tournament]]:
    """Return the season that is asked for, as a league that nobody keeps, with its tournaments.

    Raises:
        GameError: `club-error-season` where there is no tournament in that year or what was typed is no year,
            `club-error-no-tournament` in a club without any; or points make no sense.
    """
    names = history.by_day(context.club)
    if not names:
        raise GameError("club-error-no-tournament")
    years = {name: context.club.tournaments[name].tournament.proposal.date[:4] for name in names}
    wanted = request.text or years[names[-1]]
    every = context.words.in_full("all", wanted)
    chosen = tuple(name for name in names if every or years[name] == wanted)
    if not chosen or not (every or _YEAR.fullmatch(wanted)):
        there = tuple(dict.fromkeys(years.values()))
        raise GameError("club-error-season", word=quote_briefly(wanted), choices=there)
    made = replace(
        League(wanted, LEAGUE_POINTS, tournaments=chosen),
        points=outcome.read_points(context, request, LEAGUE_POINTS),
        best=outcome.read_best(request, 0),
    )
    tournaments = same_people(context, chosen)
    outcome.require_comparable(made, tournaments)
    return made, tournaments


def same_people(context: ClubContext, names: Sequence[str]) -> list[Tournament]:
    """Return tournaments in which everybody is called as in the register, whatever they were called there.

    So somebody who was renamed, or merged with a double, has one line; two people of one name have two.

    Args:
        context: What commands work with.
        names: Ids of the tournaments.

    Raises:
        GameError: One of them breaks the rules.
    """
    register = club_register.club_register(context.club)
    who = club_register.people_at(context.club, register)
    labels: dict[str, str] = {}
    taken = set[str]()
    for one in register.people.values():
        spellings = (one.name if number == 1 else f"{one.name} {number}" for number in count(1))
        labels[one.id] = next(text for text in spellings if bounds.folded(text) not in taken)
        taken.add(bounds.folded(labels[one.id]))

    def called(name: str, player: Player) -> str:
        known = who.get((name, player.number))
        return player.name if known is None else labels[known.id]

    found = zip(names, outcome.counted_tournaments(context, names), strict=True)
    return [
        replace(one, players=tuple(replace(player, name=called(name, player)) for player in one.players))
        for name, one in found
    ]


def tell_records(context: ClubContext, _request: Request) -> tuple[Message, ...]:
    """Tell the records of the club over all its evenings, each with whom, when and where.

    Raises:
        GameError: `club-error-no-tournament` in a club without any.
    """
    club = context.club
    if not club.tournaments:
        raise GameError("club-error-no-tournament")
    tables = history.played_tables(club)
    if not tables:
        return (say("club-records-none"),)
    known = club_register.club_register(club).people
    title = say(
        "club-records-title",
        club=club.archive.name,
        evenings=len({table.tournament for table in tables}),
        tables=len(tables),
    )
    told = [title]
    told += tell_games(context, tables)
    if (row := records.longest_row(tables, known)) is not None:
        where = {**_where(context, row.first), **_where(context, row.last, "last")}
        told.append(say("club-records-row", player=_named(context, row.person), count=row.length, **where))
        told += _further(row.further)
    if (met := records.most_meetings(tables, known)) is not None:
        one, other = (_named(context, person) for person in met.people)
        where = {**_where(context, met.first), **_where(context, met.last, "last")}
        told.append(say("club-records-met", one=one, other=other, count=met.count, **where))
        told += _further(met.further)
    if (came := records.most_evenings(tables, known)) is not None:
        who, where = _named(context, came.person), _where(context, came.first)
        told.append(say("club-records-evenings", player=who, count=came.count, **where))
        told += _further(came.further)
    return tuple(told)


def tell_games(context: ClubContext, tables: Sequence[history.PlayedTable]) -> list[Message]:
    """Return the best result and the closest table of each game."""
    club, told = context.club, list[Message]()
    for played in history.by_game(tables).values():
        best, close = records.best_score(played), records.closest_table(club, played)
        game = facts.game(played[0].game)
        if best is not None:
            who = _named(context, best.person)
            where = _where(context, best.table)
            told.append(say("club-records-score", game=game, score=best.score, player=who, **where))
            told += _further(best.further)
        if close is not None:
            one, other = (_named(context, person) for person in close.people)
            own, behind = close.levels
            where = _where(context, close.table)
            told.append(
                say("club-records-close", game=game, one=one, own=own, other=other, behind=behind, **where)
            )
            told += _further(close.further)
    return told


def record_values(context: ClubContext, _request: Request) -> Any:  # noqa: ANN401 - whatever JSON can hold
    """Return the records of the club: whom, how much, where first and last, how often it was reached besides.

    Raises:
        GameError: `club-error-no-tournament` in a club without any.
    """
    club = context.club
    if not club.tournaments:
        raise GameError("club-error-no-tournament")
    tables, known = history.played_tables(club), club_register.club_register(club).people

    def entry(value: int, people: Sequence[str], further: int, *at: history.PlayedTable) -> dict[str, Any]:
        where = [{"tournament": one.tournament, "round": one.round_, "table": one.table} for one in at]
        return {
            "value": value,
            "players": [_named(context, person).name for person in people],
            "at": where,
            "further": further,
        }

    games = []
    for played in history.by_game(tables).values():
        best, close = records.best_score(played), records.closest_table(club, played)
        games.append(
            {
                "game": played[0].game.name or played[0].game.game,
                "score": best and entry(best.score, (best.person,), best.further, best.table),
                "close": close and entry(close.gap, close.people, close.further, close.table),
            }
        )
    row, met = records.longest_row(tables, known), records.most_meetings(tables, known)
    came = records.most_evenings(tables, known)
    return {
        "tables": len(tables),
        "games": games,
        "row": row and entry(row.length, (row.person,), row.further, row.first, row.last),
        "met": met and entry(met.count, met.people, met.further, met.first, met.last),
        "evenings": came and entry(came.count, (came.person,), came.further, came.first),
    }


def _further(count: int) -> tuple[Message, ...]:
    """Say how often the same was reached besides; nothing where it never was."""
    return (say("club-records-further", further=count),) if count else ()


def _named(context: ClubContext, person: str) -> Person:
    """Return somebody by the id, as the register says; who is forgotten, as a tournament does."""
    found = club_register.club_register(context.club).people.get(person)
    if found is not None:
        return Person(found.name)
    tournament, number = person.rsplit("/", 1)
    return facts.person(context.club.tournaments[tournament].tournament.player(int(number)))


def _where(context: ClubContext, table: history.PlayedTable, prefix: str = "") -> dict[str, Any]:
    """Return when and where something was, as sentences have it."""
    proposal = context.club.tournaments[table.tournament].tournament.proposal
    return {
        f"{prefix}date": facts.day(proposal.date),
        f"{prefix}tournament": proposal.name,
        f"{prefix}round": table.round_,
    }

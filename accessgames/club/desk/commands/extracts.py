"""Extracts: all that a club has of somebody, and what they played; theirs to take home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from accessgames.club.desk import club_register, history, json_people, recognition
from accessgames.club.desk.commands import membership
from accessgames.club.desk.commands.people import items_of
from accessgames.club.papers import facts
from accessgames.language import say
from accessgames.personal import ratings, results
from accessgames.shell.statistics import telling

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.club.desk.open_club import ClubContext, Request
    from accessgames.language import Message


def extract(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Tell all that the club has of somebody: what is kept, tournaments, tables, best results, rating.

    Where nobody is named, tell who there is.

    Raises:
        GameError: Nobody is called so.
    """
    if not request.items:
        return membership.listing(context, request)
    found = club_register.club_register(context.club)
    one = recognition.find_person(found, " ".join(items_of(request)))
    told = [*membership.tell(context, request), *_attended(context, one.id)]
    tables = history.played_tables(context.club)
    own = [table.result for table in history.of_person(tables, one.id)]
    if own:
        balance, row = results.balance(own, one.id), results.streak(own, one.id)
        told.append(
            say(
                "club-extract-tables",
                tables=len(own),
                won=balance.won,
                shared=balance.shared,
                longest=row.longest,
            )
        )
    for played in history.by_game(tables).values():
        told += _of_game(context, played, one.id)
    return tuple(told)


def _attended(context: ClubContext, person: str) -> Iterator[Message]:
    for one in history.attended(context.club, person):
        proposal = context.club.tournaments[one.tournament].tournament.proposal
        yield say(
            "club-extract-tournament",
            date=facts.day(proposal.date),
            name=proposal.name,
            place=one.place,
            players=one.players,
            over=str(one.over).lower(),
        )


def _of_game(context: ClubContext, played: Sequence[history.PlayedTable], person: str) -> Iterator[Message]:
    """Tell how often somebody played a game, the best result and the rating; nothing of one never played."""
    own = history.of_person(played, person)
    if not own:
        return
    game = facts.game(own[0].game)
    yield say("club-extract-game", game=game, tables=len(own))
    best = history.best_table(own, person)
    if best is not None:
        score, table = best
        where = context.club.tournaments[table.tournament].tournament.proposal.name
        yield say("club-extract-best", score=score, tournament=where, round=table.round_)
    rating = ratings.ratings(one.result for one in played).get(person)
    if rating is not None:
        yield telling.rating_line(rating, own[0].game.game, "answer")


def extract_values(context: ClubContext, request: Request) -> Any:  # noqa: ANN401 - whatever JSON can hold
    """Return an extract as values: what is kept, and each table with place and score.

    Raises:
        GameError: As `extract`.
    """
    if not request.items:
        return json_people.list_persons(context, request)
    found = club_register.club_register(context.club)
    one = recognition.find_person(found, " ".join(items_of(request)))
    known = {there.key: there for there in club_register.club_registrations(context.club)}
    tables = history.played_tables(context.club)
    rated = {
        played[0].game.name or played[0].game.game: ratings.ratings(table.result for table in played)
        for played in history.by_game(tables).values()
    }
    return {
        **json_people.person_values(one, known),
        "standings": [
            {
                "id": there.tournament,
                "place": there.place or None,
                "players": there.players,
                "over": there.over,
            }
            for there in history.attended(context.club, one.id)
        ],
        "tables": [_table_values(table, one.id) for table in history.of_person(tables, one.id)],
        "ratings": {
            game: {"points": there[one.id].points, "spread": there[one.id].spread}
            for game, there in rated.items()
            if one.id in there
        },
    }


def _table_values(table: history.PlayedTable, person: str) -> Any:  # noqa: ANN401 - as above
    seat = table.result.seats[table.result.seat_of(person) or 0]
    return {
        "tournament": table.tournament,
        "round": table.round_,
        "table": table.table,
        "game": table.game.name or table.game.game,
        "place": seat.place,
        "score": seat.total,
    }

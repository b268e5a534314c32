"""Answers for other programs: the same as what is told, as values that JSON can hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.club.desk import json_people
from accessgames.club.desk.commands import extracts, seasons, teams, weeks
from accessgames.club.desk.commands.outcome import asked_league, counted_tournaments
from accessgames.club.desk.typed import find_category, read_number
from accessgames.club.examination import examine_club
from accessgames.club.exchange import shapes, standing
from accessgames.club.model import luck
from accessgames.club.notation import digest_of, encode
from accessgames.club.scoring.league import make_league_table
from accessgames.club.scoring.standings import make_standings
from accessgames.club.store.archive import LEAGUE
from accessgames.engine import GameError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from accessgames.club.desk.open_club import ClubContext, Request
    from accessgames.club.model.proposal import League
    from accessgames.club.model.tournament import Tournament


def _amount(points: Fraction) -> int | float:
    """Return points as a whole number where they are one."""
    return int(points) if points.denominator == 1 else float(points)


def list_tournaments(context: ClubContext, _request: Request) -> Any:  # noqa: ANN401 - whatever JSON can hold
    """Return the tournaments of the club, those that break the rules last."""
    club = context.club
    return [
        {
            "id": one.id,
            "name": one.tournament.proposal.name,
            "date": one.tournament.proposal.date,
            "players": len(one.tournament.players),
            "rounds": one.tournament.played,
            "closed": one.tournament.closed,
        }
        for one in club.tournaments.values()
    ] + [{"id": name, "damaged": error.args_["line"]} for name, error in club.broken.items()]


def show_tournament(context: ClubContext, _request: Request) -> Any:  # noqa: ANN401 - as above
    """Return how far a tournament is."""
    running = context.club.running
    tournament = running.tournament
    return {
        "id": running.id,
        "proposal": encode(tournament.proposal),
        "seed": _told_seed(tournament),
        "commitment": luck.commitment_of(tournament.seed),
        "players": len(tournament.active),
        "seated": len(tournament.rounds),
        "played": tournament.played,
        "waiting": [
            table.number
            for round_ in tournament.rounds[tournament.current - 1 : tournament.current]
            for table in round_.tables
            if table.result is None
        ],
        "groups": [[tournament.player(one).name for one in group] for group in tournament.groups],
        "finalists": [tournament.player(number).name for number in tournament.finalists],
        "closed": tournament.closed,
    }


def _told_seed(tournament: Tournament) -> str | None:
    """Return the seed of a tournament; None while it is a secret."""
    return tournament.seed if tournament.closed or not luck.is_secret(tournament.seed) else None


def _match_seed(tournament: Tournament, round_: int, table: int) -> int | None:
    """Return the seed of a table's match; None where each match draws its own."""
    return None if luck.is_secret(tournament.seed) else luck.match_seed(tournament.seed, round_, table)


def list_people(context: ClubContext, _request: Request) -> Any:  # noqa: ANN401 - as above
    """Return who is registered."""
    return [
        {
            "number": player.number,
            "name": player.name,
            "category": player.category,
            "active": player.active,
            "qualified": player.qualifier,
            "replaces": player.replaces,
        }
        for player in context.club.tournament.players
    ]


def list_apart(context: ClubContext, _request: Request) -> Any:  # noqa: ANN401 - as above
    """Return the pairs that are kept apart, by names."""
    tournament = context.club.tournament
    return [[tournament.player(one).name for one in pair] for pair in tournament.apart]


def list_tables(context: ClubContext, request: Request) -> Any:  # noqa: ANN401 - as above
    """Return the tables of a round, the present one unless another is named."""
    tournament = context.club.tournament
    if not tournament.rounds:
        raise GameError("club-error-not-seated")
    given = request.value("round") or request.text
    usual = tournament.current or len(tournament.rounds)
    round_ = tournament.round(read_number(given, 1, len(tournament.rounds)) if given else usual)
    return {
        "round": round_.number,
        "game": tournament.proposal.games[round_.game].game,
        "stage": round_.stage.value,
        "tables": [
            {
                "table": table.number,
                "players": [tournament.player(one).name for one in table.players],
                "seed": _match_seed(tournament, round_.number, table.match_number),
                "occasion": luck.occasion_of(tournament.seed, round_.number, table.match_number),
                "places": table.result and [seat.place for seat in table.result.seats],
                "scores": table.result and [seat.score for seat in table.result.seats],
                "level": table.result and [seat.level for seat in table.result.seats],
            }
            for table in round_.tables
        ],
        "out": [tournament.player(number).name for number in round_.out],
    }


def rank_players(context: ClubContext, request: Request) -> Any:  # noqa: ANN401 - as above
    """Return the standings, joint or of a category."""
    tournament = context.club.tournament
    wanted = request.value("category") or request.text
    category = find_category(tournament.proposal, context.words, wanted) if wanted else None
    return {
        "tournament": context.club.current,
        "category": category,
        "rows": ranking_rows(tournament, category or None),
        **({"teams": teams.team_values(tournament)} if tournament.proposal.teams else {}),
    }


def ranking_rows(tournament: Tournament, category: str | None = None) -> list[dict[str, Any]]:
    """Return the rows of the standings, the best first."""
    return [
        {
            "place": row.place if tournament.fixed else None,
            "name": tournament.player(row.player).name,
            "category": tournament.player(row.player).category,
            "points": _amount(row.points),
            "rounds": [_amount(line.points) for line in row.lines],
            "values": {by: None if one is None else _amount(one) for by, one in row.values.items()},
            "decided": None if row.decision is None else row.decision.by,
        }
        for row in make_standings(tournament, category).rows
    ]


def list_results(context: ClubContext, _request: Request) -> Any:  # noqa: ANN401 - as above
    """Return everything that standings are worked out from."""
    return results_document(context.club.tournament)


def results_document(tournament: Tournament) -> dict[str, Any]:
    """Return the proposal, the people, and all rounds with their results; nothing of any seed."""
    found: dict[str, Any] = shapes.encode(standing.standing_of(tournament))
    return found


def rank_league(context: ClubContext, request: Request) -> Any:  # noqa: ANN401 - as above
    """Return a league, joint or of a category."""
    made = asked_league(context, request)
    return {"league": made.name, **_table_of(made, counted_tournaments(context, made.tournaments))}


def rank_season(context: ClubContext, request: Request) -> Any:  # noqa: ANN401 - as above
    """Return the table of a season; null for all of them."""
    made, tournaments = seasons.asked_season(context, request)
    every = context.words.in_full("all", made.name)
    return {"season": None if every else made.name, **_table_of(made, tournaments)}


def _table_of(made: League, tournaments: Sequence[Tournament]) -> dict[str, Any]:
    """Return what counts in a league or a season, and its rows, the best first."""
    return {
        "best": made.best,
        "tournaments": list(made.tournaments),
        "rows": [
            {
                "place": row.place,
                "name": row.name,
                "category": row.category,
                "points": _amount(row.points),
                "results": [
                    {
                        "tournament": made.tournaments[result.tournament],
                        "place": result.place,
                        "points": _amount(result.points),
                        "counted": result.counted,
                    }
                    for result in row.results
                ],
            }
            for row in make_league_table(made, tournaments).rows
        ],
    }


def verify_club(context: ClubContext, _request: Request) -> Any:  # noqa: ANN401 - as above
    """Return all wrong lines of everything; a league is there only when one of its lines is wrong."""
    return [
        {
            "id": one.id.removeprefix(LEAGUE),
            "lines": one.lines,
            "matches": one.matches,
            "draws": one.draws,
            "mistakes": [
                {"line": error.args_["line"], "error": getattr(error.args_["cause"], "key", "")}
                for error in one.mistakes
            ],
            "lost": one.lost,
            "keys": [{"key": key, "line": line} for key, line in one.signatures.keys],
            "covered": one.signatures.covered,
            "checked": one.signatures.checked,
            "digest": digest_of("".join(context.club.lines_of(one.id))),
        }
        for one in examine_club(context.club.archive, context.open_room)
        if one.mistakes or not one.id.startswith(LEAGUE)
    ]


JSON_ANSWERS: Final[Mapping[str, Callable[[ClubContext, Request], Any]]] = MappingProxyType(
    {
        "list": list_tournaments,
        "show": show_tournament,
        "people": list_people,
        "apart": list_apart,
        "teams": lambda context, _request: teams.team_values(context.club.tournament),
        "credits": weeks.values,
        "tables": list_tables,
        "results": list_results,
        "standings": rank_players,
        "league": rank_league,
        "season": rank_season,
        "records": seasons.record_values,
        "verify": verify_club,
        "persons": json_people.list_persons,
        "person": json_people.show_person,
        "extract": extracts.extract_values,
    }
)
"""What commands answer as JSON, by id; each refuses what the command itself refuses."""

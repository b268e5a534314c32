"""Teams: who may be in one, what becomes of them, and for whom a round counts that has begun."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from accessgames.club.model.tournament import NOBODY, Team
from accessgames.club.rules import bounds
from accessgames.dataclasses import replace
from accessgames.engine import Refusal, refuse

if TYPE_CHECKING:
    from accessgames.club.events import Teamed
    from accessgames.club.model.tournament import Round, Tournament

_UNNAMED: Final = re.compile(r"-[0-9a-f]{8}")


def unnamed(fresh: str) -> str:
    """Return what a team is called among teams that is told by its people, such as a pair.

    Args:
        fresh: Random hexadecimal digits, at least 8, so that no two copies of a club call theirs alike.
    """
    return f"-{fresh[-8:]}"


def is_unnamed(team: str) -> bool:
    """Tell whether a team is told by its people, as it has no name of its own."""
    return bool(_UNNAMED.fullmatch(team))


def called(tournament: Tournament, team: Team) -> tuple[str, ...]:
    """Return the name of a team, or those of its people where it has none."""
    if not is_unnamed(team.name):
        return (team.name,)
    return tuple(tournament.player(number).name for number in team.players if number != NOBODY)


def last_people(tournament: Tournament, name: str) -> tuple[int, ...]:
    """Return who was in a team that may be none any more, as the last round knows that counted for it."""
    known = (one for round_ in reversed(tournament.rounds) for one in round_.teams if one.name == name)
    return next((one.players for one in known), ())


def check_teaming(tournament: Tournament, event: Teamed) -> Iterator[Refusal]:
    """Refuse a team where there are none, with nobody, or with somebody twice or of another one.

    What is said once more holds once more, as two organisers may say it who do not know of each other.
    """
    if tournament.proposal.teams is None and event.players:
        yield refuse("club-refused-no-teams")
    yield from filter(None, [bounds.check_text(event.team, bounds.MAX_NAME)])
    for team in tournament.teams:
        if bounds.folded(team.name) == bounds.folded(event.team) and team.name != event.team:
            yield refuse("club-refused-team-name", name=event.team, other=team.name)
    if not event.players and event.team not in {team.name for team in tournament.teams}:
        yield refuse("club-refused-team-unknown", name=event.team)
    yield from bounds.check_range("team", len(event.players), 0, bounds.MAX_TEAM)
    for number, times in Counter(event.players).items():
        if not 1 <= number <= len(tournament.players):
            yield refuse("club-refused-nobody", number=number, most=len(tournament.players))
        name = tournament.player(number).name
        if times > 1:
            yield refuse("club-refused-named-twice", name=name)
        for team in tournament.teams:
            if number in team.players and team.name != event.team:
                yield refuse("club-refused-team-taken", name=name, team=called(tournament, team))


def form(tournament: Tournament, event: Teamed) -> Tournament:
    """Set who is in a team, or let it be none.

    Rounds that have begun stay with those for whom they counted. A team that they did not know counts them
    as well, but for results that count for another one.
    """
    team = Team(event.team, event.players)
    old = {one.name: one for one in tournament.teams}
    now = {**old, team.name: team}
    if not event.players:
        now.pop(team.name)
    rounds = tournament.rounds
    if event.players:
        rounds = tuple(_with_team(round_, team) if round_.started else round_ for round_ in rounds)
    return replace(tournament, teams=tuple(now.values()), rounds=rounds)


def _with_team(round_: Round, team: Team) -> Round:
    if any(one.name == team.name for one in round_.teams):
        return round_
    taken = {number for one in round_.teams for number in one.players}
    own = tuple(NOBODY if number in taken else number for number in team.players)
    return replace(round_, teams=(*round_.teams, Team(team.name, own)))


def swapped(teams: tuple[Team, ...], swap: Mapping[int, int]) -> tuple[Team, ...]:
    """Return teams in which a substitute has the board of whoever left."""
    return tuple(
        replace(team, players=tuple(swap.get(number, number) for number in team.players)) for team in teams
    )

"""Teams and pairs at the desk: formed, changed, dissolved, listed with their standings."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

from accessgames.club.desk import typed
from accessgames.club.desk.commands.tournaments import tell_outdated
from accessgames.club.desk.open_club import split_items
from accessgames.club.events import Teamed
from accessgames.club.papers import facts, paper
from accessgames.club.papers import teams as telling
from accessgames.club.rules import bounds
from accessgames.club.rules.teams import called, is_unnamed, unnamed
from accessgames.club.scoring.teams import make_team_standings
from accessgames.engine import GameError
from accessgames.language import Message, say
from accessgames.language.commandline import quote_briefly

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.club.desk.open_club import ClubContext, Request
    from accessgames.club.model.tournament import Team, Tournament

_BETWEEN = "/"
_BEHIND_NAME = ":"
_TWO = 2


def team(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Say who is in a team: `Modří: Jana, Petr`, several between slashes; `Modří: nic` dissolves it.

    The name may be an item of its own; where all are people, they are a team without a name. A team alone
    tells who is in it.

    Raises:
        GameError: The tournament has no teams, a name is unknown, or somebody is in another team.
    """
    tournament = _with_teams(context)
    if not request.items:
        return tell(context, request)
    found = []
    for text in request.text.split(_BETWEEN):
        name, colon, rest = text.rpartition(_BEHIND_NAME)
        items = split_items(rest)
        if not colon and items and not _are_players(tournament, items):
            name, items = items[0], items[1:]
        if name and not items:
            return (_told(tournament, _known(tournament, name)),)
        found.append(_formed(context, tournament, name.strip(" ,"), items))
    return _record(context, found)


def pairs(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Put people into pairs as they are named: `Jana, Petr`, or several pairs in a row or between slashes.

    With a word for nothing or no behind it a pair is one no longer.

    Raises:
        GameError: As `team`; or somebody is left over.
    """
    tournament = _with_teams(context)
    if not request.items:
        return tell(context, request)
    found = []
    for text in request.text.split(_BETWEEN):
        items = split_items(text)
        if len(items) > _TWO and _is_nothing(context, items[-1]):
            found.append(_formed(context, tournament, "", items))
            continue
        if len(items) % _TWO or not items:
            raise GameError("club-error-pair", text=quote_briefly(items[-1] if items else text))
        found += [
            _formed(context, tournament, "", items[at : at + _TWO]) for at in range(0, len(items), _TWO)
        ]
    return _record(context, found)


def _with_teams(context: ClubContext) -> Tournament:
    """Return the tournament that is worked on; refuse one without teams."""
    tournament = context.club.tournament
    if tournament.proposal.teams is None:
        line = " ".join((*map(context.words.word, ("club-amend", "field-teams")), str(_TWO)))
        raise GameError("club-error-teams-off", command=line)
    return tournament


def _are_players(tournament: Tournament, items: Sequence[str]) -> bool:
    """Tell whether several items are people alone: the first of them names somebody, and no team."""
    if (
        any(bounds.folded(one.name) == bounds.folded(items[0]) for one in tournament.teams)
        or len(items) < _TWO
    ):
        return False
    try:
        typed.find_player(tournament, items[0])
    except GameError:
        return False
    return True


def _is_nothing(context: ClubContext, text: str) -> bool:
    return any(context.words.in_full(word, text) for word in ("none", "no"))


def _known(tournament: Tournament, text: str) -> Team:
    """Return the team that a text names, by its name or by somebody in it.

    Raises:
        GameError: `club-error-team-unknown` with the teams there are.
    """
    names = {one: (one.name,) for one in tournament.teams if not is_unnamed(one.name)}
    found = typed.match_names(text, names)
    if not found:
        people = {
            one: tuple(tournament.player(number).name for number in one.players) for one in tournament.teams
        }
        found = typed.match_names(text, people)
    if len(found) != 1:
        there = tuple(", ".join(called(tournament, one)) for one in found or tournament.teams)
        raise GameError(
            "club-error-team-unknown", word=quote_briefly(text), choices=there[: typed.MOST_NAMED]
        )
    return found[0]


def _formed(context: ClubContext, tournament: Tournament, name: str, items: Sequence[str]) -> Teamed:
    """Return what is said of one team.

    Args:
        context: What commands work with.
        tournament: The tournament.
        name: Name of the team, or empty for one that is told by its people.
        items: Its people, or a word for nothing; behind people of a team without a name it ends it as well.
    """
    if items and _is_nothing(context, items[-1]):
        return Teamed(_known(tournament, name or items[0]).name, ())
    if not items:
        raise GameError("club-error-team")
    who = tuple(typed.find_player(tournament, item).number for item in items)
    same = [one.name for one in tournament.teams if {*one.players} == {*who} and is_unnamed(one.name)]
    if not name:
        return Teamed(same[0] if same else unnamed(context.club.scribe.salt()), who)
    wanted = unicodedata.normalize("NFC", name)
    there = (one.name for one in tournament.teams if bounds.folded(one.name) == bounds.folded(wanted))
    return Teamed(next(there, wanted), who)


def _record(context: ClubContext, found: Sequence[Teamed]) -> tuple[Message, ...]:
    """Let teams be as was said, and tell for which rounds that counts."""
    before = context.club.tournament
    counted = {one.name for round_ in before.rounds for one in round_.teams}
    gone = {one.name: one for one in before.teams}
    after = context.club.record(*found)
    told = [
        facts.event_message(after, one)
        if one.players
        else facts.team_message(before, gone[one.team], gone=True)
        for one in found
    ]
    if before.fixed:
        changed = any(one.team in counted for one in found)
        told.append(say("club-team-late", round=before.fixed + 1, changed="yes" if changed else "no"))
    sizes = telling.size_sentences(after, all_in=False) if not before.rounds else ()
    return (*told, *sizes, *tell_outdated(context))


def _told(tournament: Tournament, one: Team) -> Message:
    return facts.team_message(tournament, one)


def tell(context: ClubContext, _request: Request) -> tuple[Message, ...]:
    """Tell the standings of teams; before anything counts, who is in which. Then what their sizes mean.

    Raises:
        GameError: The tournament has no teams.
    """
    tournament = _with_teams(context)
    found = make_team_standings(tournament)
    if not found.rows:
        return (say("club-teams-none", kind=telling.kind_of(tournament)),)
    sizes = tuple(telling.size_sentences(tournament))
    if not found.rounds:
        return (*(_told(tournament, one) for one in tournament.teams), *sizes)
    title = say("club-teams-ranking", kind=telling.kind_of(tournament))
    return (title, *paper.row_sentences(telling.team_blocks(tournament, found)), *sizes)


def team_values(tournament: Tournament) -> list[dict[str, Any]]:
    """Return the standings of teams as values that JSON can hold, the best first."""
    found = make_team_standings(tournament)
    return [
        {
            "place": row.place if found.rounds else None,
            "team": None if is_unnamed(row.team.name) else row.team.name,
            "players": [tournament.player(number).name for number in row.team.players if number],
            "points": float(row.points),
            "rounds": [float(one) for one in row.rounds],
            "wins": row.wins,
            "decided": row.decision and row.decision.by,
        }
        for row in found.rows
    ]

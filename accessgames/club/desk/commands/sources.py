"""The one door through which every paper gets its facts: tournaments, their journals, matches played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from accessgames.club.audit import OpenRoom, parse_match
from accessgames.club.desk import club_register
from accessgames.club.desk.commands.outcome import counted_tournaments
from accessgames.club.desk.leagues import find_league
from accessgames.club.model.proposal import LEAGUE_POINTS
from accessgames.club.notation import read_tournament_journal
from accessgames.club.papers import anonymity, chronicle, standings, story
from accessgames.club.scoring.league import first_of_another_kind
from accessgames.club.union.writing import in_a_row
from accessgames.dataclasses import replace
from accessgames.engine import SPECTATOR, GameError, is_seat
from accessgames.engine.hindsight import FinishedMatch

if TYPE_CHECKING:
    from accessgames.club.desk.open_club import ClubContext
    from accessgames.club.model.proposal import League
    from accessgames.club.model.tournament import Tournament
    from accessgames.club.notation import JournalLine
    from accessgames.club.papers.paper import Paper


class Sources:
    """What a paper may know of the club.

    No paper reads the club by itself: what some papers may not tell, such as the category of somebody, is
    taken out here, once for all of them.

    Attributes:
        context: What commands work with.
        paper: Id of the paper that is made, such as `standings`.
        public: Whether it is for everybody to see, so that it tells only what people agreed to.
    """

    def __init__(self, context: ClubContext, paper: str, *, public: bool = False) -> None:
        """Open the door for a paper."""
        self.context = context
        self.paper = paper
        self.public = public
        self._uncategorised = club_register.uncategorised(context.club) if public else frozenset()

    @property
    def tournament(self) -> Tournament:
        """The tournament that is worked on.

        Raises:
            GameError: There is none.
        """
        return self.tournaments((self.context.club.running.id,))[0]

    def tournaments(self, names: Sequence[str]) -> list[Tournament]:
        """Return tournaments by their ids.

        Raises:
            GameError: One of them is not here, or its journal breaks the rules.
        """
        found = counted_tournaments(self.context, names)
        if not self.public:
            return found
        pairs = zip(names, found, strict=True)
        return [
            anonymity.without_categories(one) if name in self._uncategorised else one for name, one in pairs
        ]

    def league(self, made: League) -> Paper:
        """Return the standings of a league; where the category of somebody is not told, joint ones alone.

        Raises:
            GameError: As `tournaments`.
        """
        if self.public and self._uncategorised.intersection(made.tournaments):
            made = replace(made, categories=())
        found = self.tournaments(made.tournaments)
        if first_of_another_kind(made, found) is not None:
            # One that was made before such leagues were refused; nothing of different scales is added up.
            made = replace(made, points=LEAGUE_POINTS)
        return standings.league_paper(made, found)

    def lines(self) -> tuple[JournalLine, ...]:
        """Return the journal of the tournament that is worked on."""
        club = self.context.club
        known = club.running.known
        if known is not None:
            return tuple(in_a_row(known))
        return read_tournament_journal(club.lines, club.archive.people).lines

    def earlier(self, name: str) -> list[Tournament]:
        """Return the tournaments before one: of an earlier day, or made before it on the same.

        Args:
            name: Its id.
        """
        running = self.context.club.tournaments
        order = sorted(running, key=lambda one: running[one].tournament.proposal.date)
        return self.tournaments(order[: order.index(name)])

    def story(self, name: str) -> Paper:
        """Return the story of a tournament that is over, with what the club played before and its matches.

        Args:
            name: Its id.
        """
        tournament = self.tournaments((name,))[0]
        # Journals of matches know seats and no people, so they need not be looked through for names.
        turns = match_turns(tournament, self.context.club.archive.records, self.context.open_room)
        return story.story_paper(tournament, self.earlier(name), tuple(turns))

    def leagues(self) -> Iterator[tuple[str, Paper]]:
        """Yield the leagues of the club by their ids, without those that are damaged."""
        for name in self.context.club.leagues:
            try:
                yield name, self.league(find_league(self.context.club, name))
            except GameError:
                continue


def hidden_names(context: ClubContext) -> Mapping[str, str]:
    """Return what papers for everybody to see call people who did not agree to be named: name -> label."""
    return club_register.unnamed(
        context.club, lambda number: context.language.text("club-forgotten-name", number=number)
    )


def match_turns(
    tournament: Tournament, matches: Mapping[str, str], open_room: OpenRoom
) -> Iterator[chronicle.MatchTurns]:
    """Yield how each match of a tournament turned whose journal is here and whose game keeps score.

    Args:
        tournament: The tournament.
        matches: Journals by their digests, as results name them.
        open_room: Loads a game.
    """
    for round_ in tournament.rounds:
        for table in round_.tables:
            if table.result is None or table.result.source not in matches:
                continue
            try:
                found = _turns(matches[table.result.source], open_room)
            except GameError:  # of a game that is not here, or that counts by other rules by now
                continue
            if found is not None:
                yield chronicle.MatchTurns(round_.number, table.number, *found)


def _turns(text: str, open_room: OpenRoom) -> tuple[int, int, int] | None:
    """Return the moves, the changes and the moves after the last one; None where nobody changed the lead."""
    journal = parse_match(text)
    room = open_room(journal.header.game, dict(journal.header.options))
    if room.moments is None:
        return None
    match = FinishedMatch.read(room.game, journal)
    leader, changes, moves, last = -1, 0, 0, 0
    for moment, actor in enumerate(match.acted, 1):
        moves += is_seat(actor)
        scores = room.moments.scores(match.perspective(moment, SPECTATOR).view)
        ahead = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if len(ahead) == 1 and ahead[0] != leader:
            changes += leader >= 0
            leader, last = ahead[0], moves
    return (moves, changes, moves - last) if changes else None

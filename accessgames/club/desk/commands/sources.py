"""The one door through which every paper gets its facts: tournaments, their journals, matches played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from accessgames.club.desk.commands.outcome import counted_tournaments
from accessgames.club.notation import read_tournament_journal
from accessgames.club.union.writing import in_a_row

if TYPE_CHECKING:
    from accessgames.club.desk.open_club import ClubContext
    from accessgames.club.model.tournament import Tournament
    from accessgames.club.notation import JournalLine


class Sources:
    """What a paper may know of the club.

    No paper reads the club by itself: what some papers may not tell, such as the category of somebody, is
    taken out here, once for all of them.

    Attributes:
        context: What commands work with.
        paper: Id of the paper that is made, such as `standings`.
    """

    def __init__(self, context: ClubContext, paper: str) -> None:
        """Open the door for a paper."""
        self.context = context
        self.paper = paper

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
        return counted_tournaments(self.context, names)

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

    @property
    def matches(self) -> Mapping[str, str]:
        """Journals of matches by their SHA-256, as results name them."""
        return self.context.club.archive.records

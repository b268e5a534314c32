"""Everything an organiser can do, from a request to messages: every command by its id."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.club.desk.commands import archives, outcome, people, rounds, tournaments

if TYPE_CHECKING:
    from accessgames.club.desk.open_club import ClubCommand

COMMANDS: Final[Mapping[str, ClubCommand]] = MappingProxyType(
    {
        "create": tournaments.create,
        "amend": tournaments.amend,
        "proposal": tournaments.proposal,
        "list": tournaments.listing,
        "open": tournaments.choose,
        "show": tournaments.show,
        "close": tournaments.close,
        "reopen": tournaments.reopen,
        "mix": tournaments.mix,
        "register": people.register,
        "people": people.listing,
        "category": people.categorise,
        "rename": people.rename,
        "withdraw": people.withdraw,
        "return": people.come_back,
        "substitute": people.substitute,
        "qualify": people.qualify,
        "decline": people.decline,
        "seat": rounds.seat,
        "tables": rounds.tables,
        "result": rounds.result,
        "correct": rounds.correct,
        "penalty": rounds.penalise,
        "results": rounds.results,
        "undo": rounds.undo,
        "import": archives.import_file,
        "standings": outcome.tell_standings,
        "lot": outcome.lot,
        "league": outcome.league,
        "papers": outcome.papers,
        "export": archives.export,
        "verify": archives.verify,
    }
)
"""Commands by id; their words in `words/club.toml` have the same ids with `club-` before them."""

READING_COMMANDS: Final = frozenset({
    "proposal", "list", "open", "show", "people", "tables", "results", "standings", "papers", "export",
    "verify",
})  # fmt: skip
"""Commands that change nothing, so that they can be done while somebody else has the club open."""

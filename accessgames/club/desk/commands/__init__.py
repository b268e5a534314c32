"""Everything an organiser can do, from a request to messages: every command by its id."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.club.desk.commands import (
    apart,
    archives,
    exchange,
    extracts,
    hall_tables,
    handing,
    keeping,
    levelling,
    membership,
    outcome,
    pages,
    papers,
    people,
    proofs,
    rounds,
    seasons,
    taking_back,
    teams,
    tournaments,
    uniting,
    weeks,
)
from accessgames.club.desk.scribe import tell_news

if TYPE_CHECKING:
    from accessgames.club.desk.open_club import ClubCommand, ClubContext, Request
    from accessgames.language import Message

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
        "persons": membership.listing,
        "person": membership.tell,
        "extract": extracts.extract,
        "add-person": membership.add,
        "note": membership.note,
        "consent": membership.consent,
        "merge": membership.merge,
        "split": membership.split,
        "forget": keeping.forget,
        "key": keeping.key,
        "apart": apart.keep_apart,
        "team": teams.team,
        "pairs": teams.pairs,
        "teams": teams.tell,
        "seat": rounds.seat,
        "open-table": weeks.open_table,
        "suggest": weeks.suggest,
        "credits": weeks.tell,
        "proof": proofs.prove_draw,
        "tables": rounds.tables,
        "result": rounds.result,
        "correct": rounds.correct,
        "penalty": rounds.penalise,
        "handicap": levelling.handicap,
        "results": rounds.results,
        "undo": taking_back.undo,
        "redo": taking_back.redo,
        "steps": taking_back.steps,
        "import": archives.import_file,
        "hall": hall_tables.tables_in_hall,
        "hand-out": handing.hand_out,
        "accept": handing.accept,
        "standings": outcome.tell_standings,
        "lot": outcome.lot,
        "league": outcome.league,
        "season": seasons.season,
        "records": seasons.tell_records,
        "papers": papers.papers,
        "pages": pages.write_pages,
        "export": archives.export,
        "verify": archives.verify,
        "unite": exchange.unite_folder,
        "pending": uniting.pending,
        "settle": uniting.settle,
    }
)
"""Commands by id; their words in `words/club.toml` have the same ids with `club-` before them."""

READING_COMMANDS: Final = frozenset({
    "proposal", "list", "open", "show", "people", "proof", "tables", "results", "standings", "papers",
    "pages", "export", "verify", "key", "pending", "persons", "person", "extract", "steps", "teams",
    "hand-out", "season", "records", "suggest", "credits",
})  # fmt: skip
"""Commands that change nothing, so that they can be done while somebody else has the club open."""


def run_club_command(context: ClubContext, command: str, request: Request) -> tuple[Message, ...]:
    """Do what a request asks for; return what to tell, at the end what is new about keys.

    Raises:
        GameError: It is refused.
    """
    told = COMMANDS[command](context, request)
    return (*told, *tell_news(context.language, context.club.scribe))

"""Tables played whenever and wherever people meet: what may be said of them, and which is meant by what."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeVar

from accessgames.club import events
from accessgames.club.model import proposal as model
from accessgames.club.model.tournament import Round, SeatedTable, Tournament
from accessgames.club.rules import bounds
from accessgames.dataclasses import replace
from accessgames.engine import Refusal, refuse

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_TABLES: Final = 1000
"""Most tables of a tournament that is played over weeks."""

ROUND: Final = 1
"""All tables stand in this round."""

_TOKEN: Final = re.compile(r"[0-9a-f]{16}")
_EventT = TypeVar("_EventT", bound=events.Event)


def check_opening(tournament: Tournament, event: events.Opened) -> Iterator[Refusal]:
    """Refuse a table elsewhere, twice, of a wrong size, or with somebody who is nobody or sits there twice.

    Who has no credit left or meets the same people again is not refused: that depends on what other copies
    of the club say, and is a matter of counting.
    """
    if tournament.proposal.credits is None:
        yield refuse("club-refused-no-credits")
        return
    opened = tournament.opened
    if not _TOKEN.fullmatch(event.token) or any(table.token == event.token for table in opened):
        yield refuse("club-refused-token", token=bounds.shown(event.token))
    yield from bounds.check_range("table-number", len(opened) + 1, 1, MAX_TABLES)
    sizes = tournament.proposal.games[0].sizes
    if not sizes.least <= len(event.players) <= sizes.most:
        yield refuse(
            "club-refused-credits-size", players=len(event.players), least=sizes.least, most=sizes.most
        )
    for number in event.players:
        if not 1 <= number <= len(tournament.players):
            yield refuse("club-refused-nobody", number=number, most=len(tournament.players))
        if event.players.count(number) > 1:
            yield refuse("club-refused-named-twice", name=tournament.player(number).name)
    yield from filter(None, [bounds.check_text(event.where, bounds.MAX_TITLE, empty=True)])
    if not bounds.is_day(event.day):
        yield refuse("club-refused-date", date=bounds.shown(event.day))
    if event.begins and not bounds.is_time(event.begins):
        yield refuse("club-refused-time", time=bounds.shown(event.begins))


def open_table(tournament: Tournament, event: events.Opened) -> Tournament:
    """Put a table behind those that there are."""
    (round_,) = tournament.rounds or (Round(ROUND, 0, (), kind=model.SeatingKind.CREDITS),)
    table = SeatedTable(
        len(round_.tables) + 1, event.players, None, event.token, event.where, event.day, event.begins
    )
    return replace(tournament, rounds=(replace(round_, tables=(*round_.tables, table)),))


def with_token(tournament: Tournament, event: _EventT) -> _EventT:
    """Return a result with the token of its table; anything else as it is."""
    if not isinstance(event, events.Reported | events.Corrected) or tournament.proposal.credits is None:
        return event
    token = next((table.token for table in tournament.opened if table.number == event.table), "")
    return replace(event, token=token)


def found_again(tournament: Tournament, event: _EventT) -> _EventT:
    """Return a result with the number that its table has now; anything else as it is."""
    if not isinstance(event, events.Reported | events.Corrected) or not event.token:
        return event
    numbers = (table.number for table in tournament.opened if table.token == event.token)
    return replace(event, table=next(numbers, event.table))


def check_token(event: events.Reported | events.Corrected, table: SeatedTable) -> Iterator[Refusal]:
    """Refuse a result that names another table by its token than by its number."""
    if event.token != table.token:
        yield refuse("club-refused-token", token=bounds.shown(event.token))

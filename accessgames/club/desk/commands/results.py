"""Results typed in, corrections with a trace, penalties, and taking back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club.desk.context import split_items
from accessgames.club.desk.typed import find_player, players_named, read_number, read_result, read_target
from accessgames.club.events import Corrected, Penalised, Reported
from accessgames.club.papers import spoken
from accessgames.club.papers.facts import event_message, number_spans, people
from accessgames.club.papers.rounds import results_paper
from accessgames.engine import GameError
from accessgames.language import Listing, Nested, say

if TYPE_CHECKING:
    from accessgames.club.desk.context import ClubContext, Request
    from accessgames.club.desk.typed import TableTarget
    from accessgames.club.model import Round, SeatedTable, Tournament
    from accessgames.language import Message


def result(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Write down what came out at a table: `2 Jana 34, Petr 28`, or scores alone in the order of the seats.

    Without a number of the table, the first name says where it was.

    Raises:
        GameError: The table or the result can't be understood or is not possible.
    """
    round_, table, items = _where(context, request)
    found = read_result(context.club.tournament, round_, table, items, context.words)
    return record_result(context, Reported(round_.number, table.number, found))


def record_result(
    context: ClubContext, event: Reported | Corrected, records: tuple[tuple[str, str], ...] = ()
) -> tuple[Message, ...]:
    """Let a result hold, and tell it with what is still awaited.

    Raises:
        GameError: It is not possible.
    """
    after = context.club.record(event, records=records)
    number = event.round_
    waiting = [table.number for table in after.round(number).tables if table.result is None]
    left = say("club-round-over", round=number)
    if waiting:
        spans = Listing(number_spans(waiting))
        left = say("club-round-waits", round=number, tables=spans, count=len(waiting))
    return (event_message(after, event), left)


def _where(
    context: ClubContext, request: Request, *, reported: bool = False
) -> tuple[Round, SeatedTable, tuple[str, ...]]:
    """Return the table that is meant, and what was said about it.

    Raises:
        GameError: There is no such round or table, or nothing is said about one.
    """
    tournament = context.club.tournament
    target = read_target(split_items(request.text), context.words)
    given = request.value("round")
    wanted = read_number(given, 1, max(1, len(tournament.rounds))) if given else target.round_
    round_ = _round(tournament, wanted, reported=reported)
    only = _only(round_, target)
    if only is not None and not reported:
        return round_, only, (str(target.table), *target.items)
    if not target.items:
        table = _table(round_, target.table) if target.table else round_.tables[0]
        seats = people(tournament, table.players)
        raise GameError("club-error-result-what", table=table.number, players=seats)
    if target.table:
        return round_, _table(round_, target.table), target.items
    player, _value = players_named(tournament, target.items[0], round_.seated, context.words)
    found = round_.table_of(player.number)
    assert found is not None  # noqa: S101 - found among those who sit
    return round_, found, target.items


def _only(round_: Round, target: TableTarget) -> SeatedTable | None:
    """Return the only table that is awaited, when figures for all its seats were typed and no table.

    The first figure could be the number of a table, as long as there is a table of that number.
    """
    waiting = [table for table in round_.tables if table.result is None]
    figures = " ".join(target.items).split()
    if len(waiting) != 1 or target.table <= len(round_.tables) or len(figures) + 1 != len(waiting[0].players):
        return None
    return waiting[0] if all(figure.lstrip("-").isdecimal() for figure in figures) else None


def _round(tournament: Tournament, wanted: int, *, reported: bool) -> Round:
    if not tournament.rounds:
        raise GameError("club-error-not-seated")
    usual = tournament.fixed if reported else tournament.current
    number = wanted or usual or len(tournament.rounds)
    if not 1 <= number <= len(tournament.rounds):
        raise GameError("error-no-number", word=str(number), least=1, most=len(tournament.rounds))
    return tournament.round(number)


def _table(round_: Round, number: int) -> SeatedTable:
    if not 1 <= number <= len(round_.tables):
        raise GameError("club-error-table", number=number, round=round_.number, most=len(round_.tables))
    return round_.tables[number - 1]


def correct(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Put a reported result right; the journal keeps what stood there, and the reason.

    Raises:
        GameError: The table or the result can't be understood or is not possible.
    """
    round_, table, items = _where(context, request, reported=True)
    found = read_result(context.club.tournament, round_, table, items, context.words)
    reason = request.value("reason") or ""
    told = record_result(context, Corrected(round_.number, table.number, found, reason))
    if table.result is None:
        return told
    old = Reported(round_.number, table.number, table.result)
    before = event_message(context.club.tournament, old)
    return (told[0], say("club-did-correct-old", line=Nested(before)))


def penalise(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Take points away: `Petr 2`, with a reason behind a comma: `Petr 2, pozdní příchod`.

    Raises:
        GameError: Somebody is unknown or the number is not possible.
    """
    tournament = context.club.tournament
    items = split_items(request.text)
    name, _, amount = items[0].rpartition(" ") if items else ("", "", "")
    if not name:
        raise GameError("club-error-penalty")
    player = find_player(tournament, name)
    reason = request.value("reason") or ", ".join(items[1:])
    points = read_number(amount, 1, 1000)
    event = Penalised(player.number, points, reason)
    return (event_message(context.club.record(event), event),)


def results(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Read the results of a round, the latest one that was played unless another is named.

    Raises:
        GameError: There is no such round.
    """
    tournament = context.club.tournament
    given = request.value("round") or request.text.removesuffix(".")
    wanted = read_number(given, 1, max(1, len(tournament.rounds))) if given else 0
    return spoken(results_paper(tournament, _round(tournament, wanted, reported=True)))


def undo(context: ClubContext, _request: Request) -> tuple[Message, ...]:
    """Take back the last thing that happened.

    Raises:
        GameError: There is nothing to be taken back.
    """
    if len(context.club.running.course.events) == 1:
        raise GameError("error-undo-nothing")
    before = context.club.tournament
    gone = context.club.undo()
    return (say("club-did-undo", line=Nested(event_message(before, gone))),)

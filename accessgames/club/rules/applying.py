"""What an allowed event makes of a tournament."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.club import events
from accessgames.club.model import Correction, Lot, Penalty, Player, Round, Table, Tournament

if TYPE_CHECKING:
    from accessgames.club.events import Event
    from accessgames.club.model import Proposal, Result


def apply(tournament: Tournament, event: Event) -> Tournament:
    """Carry out an event that `refusal` lets pass; the tournament given stays as it was.

    Raises:
        KeyError: `Created` and `Undone`, which are not about a single state; see `begin` and `Course`.
    """
    return _APPLY[type(event)](tournament, event)


def _amend(tournament: Tournament, event: events.Amended) -> Tournament:
    """Change the proposal and drop planned rounds from the first one that does not fit any more."""
    proposal, fixed = event.proposal, tournament.fixed
    kept = [*tournament.rounds[:fixed]]
    for round_ in tournament.rounds[fixed:]:
        if not _fits(proposal, round_):
            break
        kept.append(round_)
    same = proposal.groups == tournament.proposal.groups
    groups = tournament.groups if same or fixed else ()
    return replace(tournament, proposal=proposal, rounds=tuple(kept), groups=groups)


def _fits(proposal: Proposal, round_: Round) -> bool:
    """Tell whether a planned round is still right under a changed proposal."""
    most = proposal.rounds or round_.number
    if round_.number > most or proposal.order[(round_.number - 1) % len(proposal.order)] != round_.game:
        return False
    sizes = proposal.games[round_.game].sizes
    return all(sizes.least <= len(table.players) <= sizes.most for table in round_.tables)


def _register(tournament: Tournament, event: events.Registered) -> Tournament:
    player = Player(
        event.player,
        event.name,
        event.category,
        event.gender,
        event.qualifier,
        joined=tournament.fixed + 1,
    )
    return replace(
        tournament,
        players=(*tournament.players, player),
        groups=_joined(tournament.groups, event.player),
    )


def _joined(groups: tuple[tuple[int, ...], ...], player: int) -> tuple[tuple[int, ...], ...]:
    """Put a latecomer into the smallest group, the first of the smallest ones."""
    if not groups:
        return groups
    home = min(range(len(groups)), key=lambda index: len(groups[index]))
    return tuple((*group, player) if index == home else group for index, group in enumerate(groups))


def _change(tournament: Tournament, event: events.Changed) -> Tournament:
    return _with_player(
        tournament,
        replace(
            tournament.player(event.player),
            name=event.name,
            category=event.category,
            gender=event.gender,
            qualifier=event.qualifier,
        ),
    )


def _with_player(tournament: Tournament, player: Player) -> Tournament:
    index = player.number - 1
    players = tournament.players
    return replace(tournament, players=(*players[:index], player, *players[index + 1 :]))


def _withdraw(tournament: Tournament, event: events.Withdrawn) -> Tournament:
    return _with_player(tournament, replace(tournament.player(event.player), active=False))


def _return(tournament: Tournament, event: events.Returned) -> Tournament:
    return _with_player(tournament, replace(tournament.player(event.player), active=True))


def _substitute(tournament: Tournament, event: events.Substituted) -> Tournament:
    """Put the newcomer on every seat of the other one that has no result yet."""
    old, new = event.player, event.substitute
    newcomer = Player(
        new,
        event.name,
        event.category,
        event.gender,
        joined=tournament.fixed + 1,
        replaces=old,
        inherits=event.inherits,
    )
    left = _withdraw(tournament, events.Withdrawn(old))
    swap = {old: new}
    return replace(
        left,
        players=(*left.players, newcomer),
        rounds=tuple(_swapped(round_, swap) for round_ in left.rounds),
        groups=tuple(tuple(swap.get(number, number) for number in group) for group in left.groups),
        finalists=tuple(swap.get(number, number) for number in left.finalists),
    )


def _swapped(round_: Round, swap: Mapping[int, int]) -> Round:
    if round_.finished:
        return round_
    tables = tuple(
        table
        if table.result
        else replace(table, players=tuple(swap.get(number, number) for number in table.players))
        for table in round_.tables
    )
    out = round_.out
    if not round_.started:
        out = tuple(sorted(swap.get(number, number) for number in out))
    return replace(round_, tables=tables, out=out)


def _decline(tournament: Tournament, event: events.Declined) -> Tournament:
    return replace(tournament, declined=(*tournament.declined, event.player))


def _seat(tournament: Tournament, event: events.Seated) -> Tournament:
    order = tournament.proposal.order
    new = tuple(
        Round(
            number,
            order[(number - 1) % len(order)],
            tuple(Table(table, players) for table, players in enumerate(draft.tables, 1)),
            tuple(sorted(draft.out)),
            event.kind,
            event.seed,
            event.stage,
        )
        for number, draft in enumerate(event.rounds, event.first)
    )
    return replace(tournament, rounds=(*tournament.rounds[: event.first - 1], *new))


def _group(tournament: Tournament, event: events.Grouped) -> Tournament:
    groups = tuple(tuple(sorted(group)) for group in event.groups)
    return replace(tournament, groups=groups, rounds=(), finalists=())


def _advance(tournament: Tournament, event: events.Advanced) -> Tournament:
    rounds = tournament.rounds[: tournament.proposal.group_rounds]
    return replace(tournament, finalists=event.finalists, rounds=rounds)


def _draw_lot(tournament: Tournament, event: events.LotDrawn) -> Tournament:
    return replace(tournament, lots=(*tournament.lots, Lot(event.players, event.seed)))


def _report(tournament: Tournament, event: events.Reported) -> Tournament:
    return _with_result(tournament, event.round_, event.table, event.result)


def _with_result(tournament: Tournament, number: int, table: int, result: Result) -> Tournament:
    round_ = tournament.round(number)
    old = round_.tables[table - 1]
    tables = (*round_.tables[: table - 1], replace(old, result=result), *round_.tables[table:])
    rounds = tournament.rounds
    return replace(
        tournament, rounds=(*rounds[: number - 1], replace(round_, tables=tables), *rounds[number:])
    )


def _correct(tournament: Tournament, event: events.Corrected) -> Tournament:
    old = tournament.table(event.round_, event.table).result
    assert old is not None  # noqa: S101 - refused otherwise
    trace = Correction(event.round_, event.table, old, event.result, event.reason)
    changed = _with_result(tournament, event.round_, event.table, event.result)
    return replace(changed, corrections=(*tournament.corrections, trace))


def _penalise(tournament: Tournament, event: events.Penalised) -> Tournament:
    penalty = Penalty(event.player, event.amount, event.reason, len(tournament.rounds))
    return replace(tournament, penalties=(*tournament.penalties, penalty))


def _close(tournament: Tournament, _event: events.Closed) -> Tournament:
    """Make the result final; rounds that were planned and not played do not count and are dropped."""
    return replace(tournament, closed=True, rounds=tournament.rounds[: tournament.fixed])


def _reopen(tournament: Tournament, _event: events.Reopened) -> Tournament:
    return replace(tournament, closed=False)


_APPLY: Final[Mapping[type[Event], Callable[[Tournament, Any], Tournament]]] = MappingProxyType(
    {
        events.Amended: _amend,
        events.Registered: _register,
        events.Changed: _change,
        events.Withdrawn: _withdraw,
        events.Returned: _return,
        events.Substituted: _substitute,
        events.Declined: _decline,
        events.Seated: _seat,
        events.Grouped: _group,
        events.Advanced: _advance,
        events.LotDrawn: _draw_lot,
        events.Reported: _report,
        events.Corrected: _correct,
        events.Penalised: _penalise,
        events.Closed: _close,
        events.Reopened: _reopen,
    }
)

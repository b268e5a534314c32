"""Why an event is not allowed, as a value; events that are allowed give None.

Those of results stand in `results`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

from accessgames.club import events
from accessgames.club.model.proposal import SeatingKind
from accessgames.club.model.tournament import MAX_PLAYERS, MAX_ROUNDS, Player, Stage, Tournament
from accessgames.club.rules import apart, bounds, handicaps, stages, swiss, teams, weeks
from accessgames.club.rules.results import check_correction, check_report
from accessgames.engine import Refusal, refuse

_GENDERS: Final = frozenset({"", "feminine", "masculine", "neuter"})


def next_number(tournament: Tournament) -> int:
    """Return the number that the next person registered will have."""
    return len(tournament.players) + 1


def check_known(tournament: Tournament, number: int) -> Iterator[Refusal]:
    """Refuse the number of nobody."""
    if not 1 <= number <= len(tournament.players):
        yield refuse("club-refused-nobody", number=number, most=len(tournament.players))


def replaced_player(tournament: Tournament, number: int) -> Player | None:
    """Return who has come as a substitute for a player, or None."""
    return next((player for player in tournament.players if player.replaces == number), None)


def check_registration(tournament: Tournament, event: events.Registered) -> Iterator[Refusal]:
    """Refuse somebody who is here already, or for whom there is no room."""
    yield from _check_newcomer(tournament, event.player)
    yield from _check_entry(tournament, event)
    most = tournament.proposal.capacity
    if most and len(tournament.active) >= most:
        yield refuse("club-refused-full", most=most)


def check_substitution(tournament: Tournament, event: events.Substituted) -> Iterator[Refusal]:
    """Refuse a substitute for nobody, for somebody who has one, or who is here already."""
    yield from check_known(tournament, event.player)
    yield from _check_newcomer(tournament, event.substitute)
    yield from _check_entry(tournament, event)
    other = replaced_player(tournament, event.player)
    if other:
        name = tournament.player(event.player).name
        yield refuse("club-refused-replaced", name=name, substitute=other.name)


def check_change(tournament: Tournament, event: events.Changed) -> Iterator[Refusal]:
    """Refuse a change of nobody, to somebody else's name, or one that changes nothing.

    Read from a journal, a change of somebody who was forgotten since may have nothing left to change.
    """
    yield from check_known(tournament, event.player)
    yield from _check_entry(tournament, event, event.player)
    player = tournament.player(event.player)
    new = (event.name, event.category, event.gender, event.qualifier)
    if new == (player.name, player.category, player.gender, player.qualifier) and not event.person:
        yield refuse("club-refused-unchanged")


def check_withdrawal(tournament: Tournament, event: events.Withdrawn) -> Iterator[Refusal]:
    """Refuse the leaving of somebody who is not here."""
    yield from check_known(tournament, event.player)
    if not tournament.player(event.player).active:
        yield refuse("club-refused-absent", name=tournament.player(event.player).name)


def check_return(tournament: Tournament, event: events.Returned) -> Iterator[Refusal]:
    """Refuse the coming back of somebody who is here or has a substitute."""
    yield from check_known(tournament, event.player)
    player = tournament.player(event.player)
    if player.active:
        yield refuse("club-refused-present", name=player.name)
    other = replaced_player(tournament, event.player)
    if other:
        yield refuse("club-refused-replaced", name=player.name, substitute=other.name)
    most = tournament.proposal.capacity
    if most and len(tournament.active) >= most:
        yield refuse("club-refused-full", most=most)


def check_decline(tournament: Tournament, event: events.Declined) -> Iterator[Refusal]:
    """Refuse giving up twice."""
    yield from check_known(tournament, event.player)
    if event.player in tournament.declined:
        yield refuse("club-refused-declined", name=tournament.player(event.player).name)


def _check_newcomer(tournament: Tournament, number: int) -> Iterator[Refusal]:
    if len(tournament.players) >= MAX_PLAYERS:
        yield refuse("club-refused-full", most=MAX_PLAYERS)
    if number != next_number(tournament):
        yield refuse("club-refused-number", number=number, expected=next_number(tournament))


def _check_entry(
    tournament: Tournament, event: events.Registered | events.Substituted | events.Changed, own: int = 0
) -> Iterator[Refusal]:
    """Refuse a name, category or gender that cannot be, or the name of somebody but player `own`."""
    yield from filter(None, [bounds.check_text(event.name, bounds.MAX_NAME)])
    yield from filter(None, [bounds.check_text(event.category, bounds.MAX_NAME, empty=True)])
    yield from filter(None, [bounds.check_text(event.spoken, bounds.MAX_NAME, empty=True)])
    if event.category and event.category not in tournament.proposal.categories:
        yield refuse("club-refused-category", category=event.category, known=tournament.proposal.categories)
    if event.gender not in _GENDERS:
        yield refuse("club-refused-gender", gender=bounds.shown(event.gender))
    for player in tournament.players:
        if bounds.folded(player.name) == bounds.folded(event.name) and player.number != own:
            yield refuse("club-refused-name-taken", name=event.name, number=player.number)


def check_seating(tournament: Tournament, event: events.Seated) -> Iterator[Refusal]:
    """Refuse tables at a wrong moment, of wrong sizes, or with somebody missing, twice or not here."""
    if tournament.proposal.credits is not None:
        yield refuse("club-refused-credits-drawn")
    yield from _check_moment(tournament, event)
    last = event.first + len(event.rounds) - 1
    if {stages.stage_of(tournament, event.first), stages.stage_of(tournament, last)} != {event.stage}:
        yield refuse("club-refused-stage", round=event.first)
    if event.stage is Stage.GROUP and not tournament.groups:
        yield refuse("club-refused-groups-undrawn")
    if event.stage is Stage.FINAL and not tournament.finalists:
        yield refuse("club-refused-no-finalists")
    yield from _check_knockout(tournament, event)
    yield from swiss.check_pairing(tournament, event)
    yield from _check_seed(event.seed, drawn=event.kind is not SeatingKind.HAND)
    yield from check_terms(tournament, event)
    for number, draft in enumerate(event.rounds, event.first):
        named = [*(player for table in draft.tables for player in table), *draft.out]
        yield from _check_complete(tournament, named, stages.eligible(tournament, number), number)
        if not draft.tables:
            yield refuse("club-refused-no-tables", round=number)
        yield from _check_tables(tournament, event, number, draft)


def _check_knockout(tournament: Tournament, event: events.Seated) -> Iterator[Refusal]:
    """Refuse a draw of a knock-out elsewhere, several rounds of it, and a final with others at its table."""
    if tournament.proposal.knockout is None:
        if event.kind is SeatingKind.KNOCKOUT:
            yield refuse("club-refused-no-knockout")
        return
    if event.kind not in {SeatingKind.KNOCKOUT, SeatingKind.HAND}:
        yield refuse("club-refused-knockout-kind")
    if len(event.rounds) > 1:
        yield refuse("club-refused-knockout-one", rounds=len(event.rounds))
    if stages.is_decided(tournament):
        yield refuse("club-refused-knockout-over")
    if event.first > 1 and not tournament.finalists:
        yield refuse("club-refused-knockout-open", round=event.first)
    due = [stages.contenders(tournament, event.first)]
    due += [third] if (third := tuple(sorted(set(tournament.third) & set(tournament.active)))) else []
    seated = [tuple(sorted(table)) for table in event.rounds[0].tables]
    if stages.is_last(tournament, event.first) and seated != due:
        names = tuple(tournament.player(number).name for number in due[0])
        yield refuse("club-refused-knockout-final", names=names)


def check_grouping(tournament: Tournament, event: events.Grouped) -> Iterator[Refusal]:
    """Refuse groups where there are none, once they play, or with somebody missing, twice or too few."""
    groups = tournament.proposal.groups
    if groups is None:
        yield refuse("club-refused-no-groups")
        return
    if tournament.fixed:
        yield refuse("club-refused-round-started", round=tournament.fixed)
    yield from _check_seed(event.seed, drawn=bool(event.seed))
    if len(event.groups) != groups.count:
        yield refuse("club-refused-groups-count", groups=len(event.groups), expected=groups.count)
    yield from _check_complete(
        tournament, (player for group in event.groups for player in group), tournament.active, 1
    )
    least = max(groups.advance, *(game.sizes.least for game in tournament.proposal.games))
    for number, group in enumerate(event.groups, 1):
        if len(group) < least:
            yield refuse("club-refused-group-small", group=number, players=len(group), least=least)


def check_lot(tournament: Tournament, event: events.LotDrawn) -> Iterator[Refusal]:
    """Refuse a lot between fewer than two, or with somebody twice or unknown."""
    yield from bounds.check_range("lot", len(event.players), 2, max(2, len(tournament.players)))
    yield from _check_seed(event.seed, drawn=bool(event.seed))
    for number, times in Counter(event.players).items():
        yield from check_known(tournament, number)
        if times > 1:
            yield refuse("club-refused-named-twice", name=tournament.player(number).name)


def _check_moment(tournament: Tournament, event: events.Seated) -> Iterator[Refusal]:
    if event.first <= tournament.fixed:
        yield refuse("club-refused-round-started", round=max(1, event.first))
    if event.first > len(tournament.rounds) + 1:
        yield refuse("club-refused-round-gap", round=event.first, expected=len(tournament.rounds) + 1)
    most = tournament.proposal.rounds or MAX_ROUNDS
    yield from bounds.check_range("round", event.first + max(1, len(event.rounds)) - 1, 1, most)
    if not event.rounds:
        yield refuse("club-refused-no-rounds")
    if event.kind is SeatingKind.SCORE:
        if len(event.rounds) > 1:
            yield refuse("club-refused-one-round", rounds=len(event.rounds))
        if tournament.played < event.first - 1:
            yield refuse("club-refused-round-open", round=tournament.played + 1)


def check_terms(tournament: Tournament, event: events.Seated) -> Iterator[Refusal]:
    """Refuse a method that a later program knows, and pairs to be kept apart that are none or stand twice.

    Their order is free: where copies of a club unite, numbers of people change.
    """
    if not 0 <= event.method <= events.METHOD:
        yield refuse("club-refused-method", method=event.method, most=events.METHOD)
    for (one, two), times in Counter(tuple(sorted(pair)) for pair in event.avoid).items():
        yield from check_known(tournament, one)
        yield from check_known(tournament, two)
        if one == two or times > 1:
            yield refuse("club-refused-avoid", one=one, two=two)


def _check_complete(
    tournament: Tournament, named: Iterable[int], due: tuple[int, ...], round_: int
) -> Iterator[Refusal]:
    counts = Counter(named)
    for number, times in counts.items():
        yield from check_known(tournament, number)
        name = tournament.player(number).name
        if number not in due:
            yield refuse("club-refused-absent", name=name)
        if times > 1:
            yield refuse("club-refused-twice", name=name, round=round_)
    for number in due:
        if not counts[number]:
            yield refuse("club-refused-missing", name=tournament.player(number).name, round=round_)


def _check_tables(
    tournament: Tournament, event: events.Seated, number: int, draft: events.SeatingDraft
) -> Iterator[Refusal]:
    sizes = tournament.proposal.game_of(number).sizes
    circle = event.kind is SeatingKind.CIRCLE
    least, most = (bounds.SMALLEST, bounds.SMALLEST) if circle else (sizes.least, sizes.most)
    if stages.is_last(tournament, number):
        least = bounds.SMALLEST  # so many are left
    homes = {player: home for home, group in enumerate(tournament.groups) for player in group}
    for table, players in enumerate(draft.tables, 1):
        if not least <= len(players) <= most:
            yield refuse(
                "club-refused-table-size",
                table=table, round=number, players=len(players), least=least, most=most,
            )  # fmt: skip
        if event.stage is Stage.GROUP and len({homes.get(player) for player in players}) > 1:
            yield refuse("club-refused-across-groups", table=table, round=number)


def _check_seed(seed: str, *, drawn: bool) -> Iterator[Refusal]:
    if drawn:
        yield from filter(None, [bounds.check_text(seed, bounds.MAX_NAME)])
    elif seed:
        yield refuse("club-refused-seed", seed=seed[: bounds.MAX_NAME])


_MAX_PENALTY: Final = 1000
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")
_MAX_NAMES: Final = 1000  # that one person had in one tournament
_ALWAYS: Final = (events.Reopened, events.Declined, *events.REMARKS)


def refusal(tournament: Tournament, event: events.Event) -> Refusal | None:
    """Return the first rule that an event breaks, or None when it may happen. Nothing is changed.

    `Undone` is refused here, as a state does not know what led to it; ask `Course.refusal`. So is `Restored`,
    which is about entries alone.
    """
    if tournament.closed and not isinstance(event, _ALWAYS):
        return refuse("club-refused-closed")
    if isinstance(event, events.Created):
        return refuse("club-refused-created")
    if isinstance(event, events.Undone):
        return refuse("club-refused-undo", keep=event.keep, most=0)
    if isinstance(event, events.Restored):
        return refuse("club-refused-restored")
    if isinstance(event, events.Reopened):
        return None if tournament.closed else refuse("club-refused-open")
    return next(_CHECKS[type(event)](tournament, event), None)


def check_amendment(tournament: Tournament, event: events.Amended) -> Iterator[Refusal]:
    """Refuse a change of nothing, or of what has been played by the rules so far."""
    new, old = event.proposal, tournament.proposal
    yield from filter(None, [bounds.check_proposal(new)])
    if new == old:
        yield refuse("club-refused-unchanged")
    if bool(new.credits) != bool(old.credits) and tournament.rounds and (old.credits or tournament.fixed):
        yield refuse("club-refused-round-started", round=1)
    if 0 < new.rounds < tournament.fixed:
        yield refuse("club-refused-rounds-played", rounds=new.rounds, played=tournament.fixed)
    for round_ in tournament.rounds[: tournament.fixed]:
        # The same game may have other points and sizes.
        before, now = old.games[round_.game], new.games[round_.game : round_.game + 1]
        if (before.game, before.name) not in [(game.game, game.name) for game in now]:
            yield refuse("club-refused-game-played", round=round_.number)
    if 0 < event.redrawn <= tournament.fixed:
        yield refuse("club-refused-round-started", round=tournament.fixed)
    yield from stages.check_stages(tournament, new)
    for player in tournament.players:
        if player.category and player.category not in new.categories:
            yield refuse("club-refused-category-used", category=player.category, name=player.name)


def check_penalty(tournament: Tournament, event: events.Penalised) -> Iterator[Refusal]:
    """Refuse a penalty of nobody, of nothing or out of all measure."""
    yield from check_known(tournament, event.player)
    yield from bounds.check_range("penalty", event.amount, 1, _MAX_PENALTY)
    yield from filter(None, [bounds.check_text(event.reason, bounds.MAX_REASON, empty=True)])


def check_closing(tournament: Tournament, _event: events.Closed) -> Iterator[Refusal]:
    """Refuse to close while a round goes on, or before anything was played."""
    for round_ in tournament.rounds[: tournament.fixed]:
        if not round_.finished:
            yield refuse("club-refused-round-open", round=round_.number)
    if not tournament.fixed:
        yield refuse("club-refused-nothing-played")


def check_key(_tournament: Tournament, event: events.Keyed) -> Iterator[Refusal]:
    """Refuse what can be no public key."""
    if not _DIGEST.fullmatch(event.key):
        yield refuse("club-refused-digest", key=bounds.shown(event.key))


def check_forgetting(tournament: Tournament, event: events.Forgotten) -> Iterator[Refusal]:
    """Refuse to forget nobody, or what stands for nobody; a number may be that of a registration undone."""
    if event.player > len(tournament.players):
        yield from bounds.check_range("number", event.player, 1, MAX_PLAYERS)
    else:
        yield from check_known(tournament, event.player)
    yield from bounds.check_range("names", len(event.people), 1, _MAX_NAMES)
    for digest in (one for pair in event.people for one in pair):
        if not _DIGEST.fullmatch(digest):
            yield refuse("club-refused-digest", key=bounds.shown(digest))


_CHECKS: Final[Mapping[type[events.Event], Callable[[Tournament, Any], Iterator[Refusal]]]] = (
    MappingProxyType(
        {
            events.Amended: check_amendment,
            events.Registered: check_registration,
            events.Changed: check_change,
            events.Withdrawn: check_withdrawal,
            events.Returned: check_return,
            events.Substituted: check_substitution,
            events.Declined: check_decline,
            events.Seated: check_seating,
            events.Opened: weeks.check_opening,
            events.Grouped: check_grouping,
            events.Advanced: stages.check_advance,
            events.LotDrawn: check_lot,
            events.Reported: check_report,
            events.Corrected: check_correction,
            events.Penalised: check_penalty,
            events.Handicapped: handicaps.check_handicap,
            events.KeptApart: apart.check_apart,
            events.Teamed: teams.check_teaming,
            events.Closed: check_closing,
            events.Forgotten: check_forgetting,
            events.Keyed: check_key,
        }
    )
)

"""Which draws of tables, groups, finalists and lots fit the tournament."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from accessgames.club.model import SeatingKind, Stage
from accessgames.club.model.tournament import MAX_ROUNDS
from accessgames.club.rules.people import known
from accessgames.club.rules.proposals import SMALLEST, in_range
from accessgames.club.rules.texts import MAX_NAME, check_text
from accessgames.engine import Refusal, refuse

if TYPE_CHECKING:
    from accessgames.club.events import Advanced, Draft, Grouped, LotDrawn, Seated
    from accessgames.club.model import Tournament


def stage_of(tournament: Tournament, round_: int) -> Stage:
    """Return the part of the tournament that a round belongs to."""
    if tournament.proposal.groups is None:
        return Stage.MAIN
    return Stage.GROUP if round_ <= tournament.proposal.group_rounds else Stage.FINAL


def eligible(tournament: Tournament, stage: Stage) -> tuple[int, ...]:
    """Return the numbers of those to whom a place is due in a stage: all present, or finalists."""
    if stage is not Stage.FINAL:
        return tournament.active
    return tuple(sorted(set(tournament.finalists) & set(tournament.active)))


def seating(tournament: Tournament, event: Seated) -> Iterator[Refusal]:
    """Refuse tables at a wrong moment, of wrong sizes, or with somebody missing, twice or not here."""
    yield from _moment(tournament, event)
    yield from _stage(tournament, event)
    yield from _seed(event.seed, drawn=event.kind is not SeatingKind.HAND)
    for number, draft in enumerate(event.rounds, event.first):
        yield from _everybody(tournament, event.stage, number, draft)
        yield from _tables(tournament, event, number, draft)


def grouping(tournament: Tournament, event: Grouped) -> Iterator[Refusal]:
    """Refuse groups where there are none, once they play, or with somebody missing, twice or too few."""
    groups = tournament.proposal.groups
    if groups is None:
        yield refuse("club-refused-no-groups")
        return
    if tournament.fixed:
        yield refuse("club-refused-round-started", round=tournament.fixed)
    yield from _seed(event.seed, drawn=bool(event.seed))
    if len(event.groups) != groups.count:
        yield refuse("club-refused-groups-count", groups=len(event.groups), expected=groups.count)
    yield from _complete(
        tournament, (player for group in event.groups for player in group), tournament.active, 1
    )
    least = max(groups.advance, *(game.sizes.least for game in tournament.proposal.games))
    for number, group in enumerate(event.groups, 1):
        if len(group) < least:
            yield refuse("club-refused-group-small", group=number, players=len(group), least=least)


def advancing(tournament: Tournament, event: Advanced) -> Iterator[Refusal]:
    """Refuse finalists before the groups are over, or who are not here, twice, too many or too few."""
    groups = tournament.proposal.groups
    if groups is None or not tournament.groups:
        yield refuse("club-refused-no-groups")
        return
    if tournament.played < tournament.proposal.group_rounds:
        yield refuse("club-refused-round-open", round=tournament.played + 1)
    if tournament.fixed > tournament.proposal.group_rounds:
        yield refuse("club-refused-round-started", round=tournament.fixed)
    yield from in_range("finalists", len(event.finalists), SMALLEST, groups.count * groups.advance)
    yield from _present(tournament, event.finalists)


def drawing_lot(tournament: Tournament, event: LotDrawn) -> Iterator[Refusal]:
    """Refuse a lot between fewer than two, or with somebody twice or unknown."""
    yield from in_range("lot", len(event.players), 2, max(2, len(tournament.players)))
    yield from _seed(event.seed, drawn=bool(event.seed))
    for number, times in Counter(event.players).items():
        yield from known(tournament, number)
        if times > 1:
            yield refuse("club-refused-named-twice", name=tournament.player(number).name)


def _moment(tournament: Tournament, event: Seated) -> Iterator[Refusal]:
    if event.first <= tournament.fixed:
        yield refuse("club-refused-round-started", round=max(1, event.first))
    if event.first > len(tournament.rounds) + 1:
        yield refuse("club-refused-round-gap", round=event.first, expected=len(tournament.rounds) + 1)
    most = tournament.proposal.rounds or MAX_ROUNDS
    yield from in_range("round", event.first + max(1, len(event.rounds)) - 1, 1, most)
    if not event.rounds:
        yield refuse("club-refused-no-rounds")
    if event.kind is SeatingKind.SCORE:
        if len(event.rounds) > 1:
            yield refuse("club-refused-one-round", rounds=len(event.rounds))
        if tournament.played < event.first - 1:
            yield refuse("club-refused-round-open", round=tournament.played + 1)


def _stage(tournament: Tournament, event: Seated) -> Iterator[Refusal]:
    last = event.first + len(event.rounds) - 1
    if {stage_of(tournament, event.first), stage_of(tournament, last)} != {event.stage}:
        yield refuse("club-refused-stage", round=event.first)
    if event.stage is Stage.GROUP and not tournament.groups:
        yield refuse("club-refused-groups-undrawn")
    if event.stage is Stage.FINAL and not tournament.finalists:
        yield refuse("club-refused-no-finalists")


def _everybody(tournament: Tournament, stage: Stage, number: int, draft: Draft) -> Iterator[Refusal]:
    """Refuse a round unless everybody to whom a place is due has one or sits out."""
    named = [*(player for table in draft.tables for player in table), *draft.out]
    yield from _complete(tournament, named, eligible(tournament, stage), number)
    if not draft.tables:
        yield refuse("club-refused-no-tables", round=number)


def _complete(
    tournament: Tournament, named: Iterable[int], due: tuple[int, ...], round_: int
) -> Iterator[Refusal]:
    counts = Counter(named)
    for number, times in counts.items():
        yield from known(tournament, number)
        name = tournament.player(number).name
        if number not in due:
            yield refuse("club-refused-absent", name=name)
        if times > 1:
            yield refuse("club-refused-twice", name=name, round=round_)
    for number in due:
        if not counts[number]:
            yield refuse("club-refused-missing", name=tournament.player(number).name, round=round_)


def _present(tournament: Tournament, named: tuple[int, ...]) -> Iterator[Refusal]:
    for number, times in Counter(named).items():
        yield from known(tournament, number)
        player = tournament.player(number)
        if not player.active:
            yield refuse("club-refused-absent", name=player.name)
        if times > 1:
            yield refuse("club-refused-named-twice", name=player.name)


def _tables(tournament: Tournament, event: Seated, number: int, draft: Draft) -> Iterator[Refusal]:
    sizes = tournament.proposal.game_of(number).sizes
    circle = event.kind is SeatingKind.CIRCLE
    least, most = (SMALLEST, SMALLEST) if circle else (sizes.least, sizes.most)
    homes = {player: home for home, group in enumerate(tournament.groups) for player in group}
    for table, players in enumerate(draft.tables, 1):
        if not least <= len(players) <= most:
            yield refuse(
                "club-refused-table-size",
                table=table, round=number, players=len(players), least=least, most=most,
            )  # fmt: skip
        if event.stage is Stage.GROUP and len({homes.get(player) for player in players}) > 1:
            yield refuse("club-refused-across-groups", table=table, round=number)


def _seed(seed: str, *, drawn: bool) -> Iterator[Refusal]:
    if drawn:
        yield from filter(None, [check_text(seed, MAX_NAME)])
    elif seed:
        yield refuse("club-refused-seed", seed=seed[:MAX_NAME])

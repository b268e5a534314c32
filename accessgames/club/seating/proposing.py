"""The draw of the next rounds of a tournament, and the same draw once more for an audit."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.club.events import Draft, Grouped, LotDrawn, Seated
from accessgames.club.model import Mix, SeatingKind, Stage
from accessgames.club.model.tournament import MAX_ROUNDS
from accessgames.club.rules.draws import eligible, stage_of
from accessgames.club.scoring import standings
from accessgames.club.seating.circle import each_with_each
from accessgames.club.seating.lots import by_lot, draw_groups, draw_lot
from accessgames.club.seating.meeting import meeting
from accessgames.club.seating.past import Past, after, past_of
from accessgames.club.seating.scores import by_score
from accessgames.club.seating.seats import balanced
from accessgames.engine import IllegalAction, Stream, refuse

if TYPE_CHECKING:
    from accessgames.club.events import Event
    from accessgames.club.model import TableSizes, Tournament

_ROUND_BY_ROUND: Final = frozenset({SeatingKind.LOT, SeatingKind.SCORE})


def outdated(tournament: Tournament) -> int:
    """Return the first round not begun whose people are no longer those present; 0 for none."""
    for round_ in tournament.rounds[tournament.fixed :]:
        due = eligible(tournament, round_.stage)
        if tuple(sorted((*round_.seated, *round_.out))) != due:
            return round_.number
    return 0


def next_round(tournament: Tournament, kind: SeatingKind) -> int:
    """Return the round from which a draw would seat: what can still change, or what comes next."""
    planned = kind not in _ROUND_BY_ROUND or outdated(tournament)
    return tournament.fixed + 1 if planned else len(tournament.rounds) + 1


def propose(
    tournament: Tournament,
    seed: str,
    kind: SeatingKind | None = None,
    mix: Mix | None = None,
    first: int = 0,
    rounds: int = 0,
) -> Seated:
    """Draw tables; the same seed gives the same ones.

    Args:
        tournament: The tournament; rounds before `first` stay and count as history.
        seed: Recorded in the event.
        kind: How, by default as the proposal says.
        mix: What matters more by score, by default as the proposal says.
        first: First round to be seated, by default `next_round`.
        rounds: How many; by default one by lot and by score, and all that are left otherwise.

    Raises:
        IllegalAction: There are too few people, nothing is left to be seated, or a draw that has to come
            first is missing. What `refusal` says of the event has to be asked, too.
    """
    kind = _possible(tournament, kind or tournament.proposal.seating)
    mix = mix or tournament.proposal.mix
    first = first or next_round(tournament, kind)
    stage = stage_of(tournament, first)
    players = eligible(tournament, stage)
    history = past_of(tournament.rounds[: first - 1])
    count = rounds or _count(tournament, kind, stage, first)
    _enough(tournament, kind, players, first)
    stream = Stream(seed, f"seating/{first}")
    if kind is SeatingKind.CIRCLE:
        drafts = each_with_each(players, history, stream)[:count]
        if not drafts:
            raise IllegalAction(refuse("club-refused-all-met"))
    else:
        sizes = [tournament.proposal.game_of(number).sizes for number in range(first, first + count)]
        drafts = _DRAWS[kind](tournament, sizes, history, mix, stream)
    return Seated(first, balanced(drafts, history, stream), kind, mix, seed, stage)


def redrawn(tournament: Tournament, event: Event) -> Event:
    """Make the draw of an event once more, on the tournament as it stood before.

    Other events, and what was set or drawn by hand and has no seed, are returned as they are.
    """
    if isinstance(event, Seated) and event.seed:
        return propose(tournament, event.seed, event.kind, event.mix, event.first, len(event.rounds))
    if isinstance(event, Grouped) and event.seed:
        return draw_groups(tournament, event.seed)
    if isinstance(event, LotDrawn) and event.seed:
        return draw_lot(event.players, event.seed)
    return event


def _possible(tournament: Tournament, kind: SeatingKind) -> SeatingKind:
    """Return the kind of a draw: with groups always theirs, and the lot where people set tables by hand."""
    if tournament.proposal.groups:
        return SeatingKind.GROUPS
    return SeatingKind.LOT if kind is SeatingKind.HAND else kind


def _count(tournament: Tournament, kind: SeatingKind, stage: Stage, first: int) -> int:
    """Return how many rounds there are to be seated."""
    proposal = tournament.proposal
    last = proposal.group_rounds if stage is Stage.GROUP else proposal.rounds or MAX_ROUNDS
    left = last - first + 1
    if left < 1:
        raise IllegalAction(refuse("club-refused-no-rounds-left", rounds=last))
    return 1 if kind in _ROUND_BY_ROUND else left


def _enough(tournament: Tournament, kind: SeatingKind, players: Sequence[int], first: int) -> None:
    sizes = tournament.proposal.game_of(first).sizes
    least = 2 if kind is SeatingKind.CIRCLE else sizes.least
    if kind is SeatingKind.GROUPS and not tournament.groups:
        raise IllegalAction(refuse("club-refused-groups-undrawn"))
    if stage_of(tournament, first) is Stage.FINAL and not tournament.finalists:
        raise IllegalAction(refuse("club-refused-no-finalists"))
    if len(players) < least:
        raise IllegalAction(refuse("club-refused-too-few", players=len(players), least=least))


def _by_lot(
    tournament: Tournament, sizes: Sequence[TableSizes], past: Past, _mix: Mix, stream: Stream
) -> tuple[Draft, ...]:
    drafts = []
    for size in sizes:
        draft = by_lot(tournament.active, size, past, stream)
        past = after(past, draft.tables, draft.out)
        drafts.append(draft)
    return tuple(drafts)


def _meeting(
    tournament: Tournament, sizes: Sequence[TableSizes], past: Past, _mix: Mix, stream: Stream
) -> tuple[Draft, ...]:
    return meeting(tournament.active, sizes, past, stream)


def _by_score(
    tournament: Tournament, sizes: Sequence[TableSizes], past: Past, mix: Mix, stream: Stream
) -> tuple[Draft, ...]:
    """Seat by the standings; before anything has been played everybody is equal, so that the lot decides."""
    found = {row.player: row.place for row in standings(tournament).rows}
    last = len(found) + 1
    places = {number: found.get(number, last) for number in tournament.active}
    if not tournament.played:
        return (by_lot(tournament.active, sizes[0], past, stream),)
    return (by_score(places, sizes[0], past, mix, stream),)


def _in_groups(
    tournament: Tournament, sizes: Sequence[TableSizes], past: Past, _mix: Mix, stream: Stream
) -> tuple[Draft, ...]:
    """Seat each group by itself; in a final the finalists."""
    if tournament.finalists:
        return meeting(eligible(tournament, Stage.FINAL), sizes, past, stream)
    active = set(tournament.active)
    every = [
        _group([one for one in group if one in active], sizes, past, stream) for group in tournament.groups
    ]
    return tuple(
        Draft(
            tuple(table for draft in drafts for table in draft.tables),
            tuple(sorted(player for draft in drafts for player in draft.out)),
        )
        for drafts in zip(*every, strict=True)
    )


def _group(
    players: Sequence[int], sizes: Sequence[TableSizes], past: Past, stream: Stream
) -> tuple[Draft, ...]:
    """Seat one group: two at a table each with each as far as the rounds go, else by meetings."""
    if all(size.most == size.least == 2 for size in sizes):  # noqa: PLR2004 - two at a table
        circle = each_with_each(players, past, stream)
        if len(circle) >= len(sizes):
            return circle[: len(sizes)]
    return meeting(players, sizes, past, stream)


_DRAWS: Final[
    Mapping[
        SeatingKind,
        Callable[[Tournament, Sequence[TableSizes], Past, Mix, Stream], tuple[Draft, ...]],
    ]
] = MappingProxyType(
    {
        SeatingKind.LOT: _by_lot,
        SeatingKind.MEET: _meeting,
        SeatingKind.SCORE: _by_score,
        SeatingKind.GROUPS: _in_groups,
    }
)

"""The draw of the next rounds and of the final, what it means for people, and the same once more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from types import MappingProxyType
from typing import Final

from accessgames.club.events import Event, Grouped, LotDrawn, Seated, SeatingDraft
from accessgames.club.model.proposal import Mix, SeatingKind, TableSizes
from accessgames.club.model.tournament import Round, Stage, Tournament
from accessgames.club.rules import apart, bounds, stages
from accessgames.club.rules.stages import eligible, last_round, stage_of
from accessgames.club.scoring.standings import make_standings
from accessgames.club.seating import knockout, lots, methods, swiss
from accessgames.dataclasses import dataclass, replace
from accessgames.engine import IllegalAction, Stream, refuse


@dataclass(frozen=True, slots=True)
class RepeatedMeeting:
    """Two people who meet again.

    Attributes:
        one: Number of the first.
        two: Number of the second.
        times: How often they will have met after the seated rounds, at least 2.
    """

    one: int
    two: int
    times: int


@dataclass(frozen=True, slots=True)
class PlaceSpread:
    """How far apart the people of a table are in points.

    Attributes:
        round_: Number of the round.
        table: Number of the table.
        low: Fewest points at the table.
        high: Most points at the table.
    """

    round_: int
    table: int
    low: Fraction
    high: Fraction


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a draw means.

    Attributes:
        repeats: Pairs that meet in the seated rounds and have met before or meet in several of them, those
            who meet most often first.
        cost: The sum over all pairs of C(meetings, 2), earlier rounds included.
        unmet: Pairs of people to whom a place is due that will not have met after these rounds.
        pairs: All pairs of them.
        sitting_out: Who sits out in the seated rounds: number and how often in the whole tournament then.
        spreads: The points at each table before these rounds; empty before anything has been played.
        starts: How often each of the people present will have started: number and times.
    """

    repeats: tuple[RepeatedMeeting, ...]
    cost: int
    unmet: int
    pairs: int
    sitting_out: tuple[tuple[int, int], ...]
    spreads: tuple[PlaceSpread, ...]
    starts: tuple[tuple[int, int], ...]


def explain_draw(tournament: Tournament, event: Seated) -> Explanation:
    """Explain a draw on the tournament as it stands before the event."""
    before = tournament.rounds[: event.first - 1]
    history = lots.history_of((*before, *event.rounds))
    fresh = lots.history_of(event.rounds)
    repeats = [
        RepeatedMeeting(*pair, history.meetings[pair])
        for pair in fresh.meetings
        if history.meetings[pair] > 1
    ]
    pairs = tuple(combinations(eligible(tournament, event.first), 2))
    spreads: list[PlaceSpread] = []
    if tournament.fixed:
        points = Counter({row.player: row.points for row in make_standings(tournament).rows})
        for number, draft in enumerate(event.rounds, event.first):
            for table, players in enumerate(lots.tables_of(draft), 1):
                own = [Fraction(points[player]) for player in players]
                spreads.append(PlaceSpread(number, table, min(own), max(own)))
    return Explanation(
        tuple(sorted(repeats, key=lambda repeat: (-repeat.times, repeat.one, repeat.two))),
        lots.repeated_meetings(history.meetings),
        sum(not history.meetings[pair] for pair in pairs),
        len(pairs),
        tuple((player, history.outs[player]) for player in sorted(fresh.outs)),
        tuple(spreads),
        tuple((player, history.places[player, 0]) for player in tournament.active),
    )


_ROUND_BY_ROUND: Final = frozenset(
    {SeatingKind.LOT, SeatingKind.SCORE, SeatingKind.KNOCKOUT, SeatingKind.SWISS}
)


_ELSEWHERE: Final = MappingProxyType(
    {SeatingKind.KNOCKOUT: "club-refused-no-knockout", SeatingKind.SWISS: "club-refused-no-swiss"}
)
"""What is drawn only where the proposal says so, and how it is refused elsewhere."""


def outdated_round(tournament: Tournament) -> int:
    """Return the first round not begun whose people are no longer those present; 0 for none.

    Or in which two sit together who are kept apart since it was drawn.
    """
    for round_ in tournament.rounds[tournament.fixed :] if tournament.proposal.credits is None else ():
        due = eligible(tournament, round_.number)
        if tuple(sorted((*round_.seated, *round_.out))) != due:
            return round_.number
        pairs = frozenset(apart.parted_pairs(tournament, round_.number)) - {*round_.apart}
        if any(apart.together_in(lots.tables_of(round_), pairs)):
            return round_.number
    return 0


def next_round(tournament: Tournament, kind: SeatingKind) -> int:
    """Return the round from which a draw would seat: what can still change, or what comes next."""
    planned = kind not in _ROUND_BY_ROUND or outdated_round(tournament)
    return tournament.fixed + 1 if planned else len(tournament.rounds) + 1


def draw_rounds(  # noqa: PLR0913 - all but two have a default that is nearly always meant
    tournament: Tournament,
    seed: str,
    kind: SeatingKind | None = None,
    mix: Mix | None = None,
    first: int = 0,
    rounds: int = 0,
    *,
    terms: lots.Terms | None = None,
) -> Seated:
    """Draw tables; the same seed gives the same ones.

    Args:
        tournament: The tournament; rounds before `first` stay and count as history.
        seed: Recorded in the event.
        kind: How, by default as the proposal says.
        mix: What matters more by score, by default as the proposal says.
        first: First round to be seated, by default `next_round`.
        rounds: How many; by default one by lot and by score, and all that are left otherwise.
        terms: Who should not meet at a table, and by which version of the ways of seating it is drawn; by
            default whom the tournament keeps apart, by the present version.

    Raises:
        IllegalAction: There are too few people, nothing is left to be seated, or a draw that has to come
            first is missing. What `refusal` says of the event has to be asked, too.
    """
    proposal = tournament.proposal
    kind = SeatingKind.GROUPS if proposal.groups else kind or proposal.seating
    if proposal.knockout:
        kind = SeatingKind.KNOCKOUT
    elif proposal.seating is SeatingKind.SWISS:
        kind = SeatingKind.SWISS
    elif kind in _ELSEWHERE:
        raise IllegalAction(refuse(_ELSEWHERE[kind]))
    if kind is SeatingKind.HAND:
        kind = SeatingKind.LOT
    mix = mix or proposal.mix
    first = first or next_round(tournament, kind)
    stage = stage_of(tournament, first)
    last = last_round(proposal, stage)
    if not rounds and first > last:
        raise IllegalAction(refuse("club-refused-no-rounds-left", rounds=last))
    count = rounds or (1 if kind in _ROUND_BY_ROUND else last - first + 1)
    players = eligible(tournament, first)
    terms = terms or lots.Terms(frozenset(apart.parted_pairs(tournament, first)))
    _enough(tournament, kind, players, first)
    stream = Stream(seed, f"seating/{first}")
    sizes = [proposal.game_of(number).sizes for number in range(first, first + count)]
    history = _history(tournament.rounds[: first - 1], stage, terms)
    drafts = _Draw(tournament, players, sizes, history, terms, stream, first, stage).seat(kind, mix)
    if kind is not SeatingKind.SWISS:  # it says who starts itself
        drafts = lots.balance_seats(drafts, history, stream, terms.method)
    return Seated(first, drafts, kind, mix, seed, stage, terms.method, tuple(sorted(terms.avoid)))


def _history(before: Sequence[Round], stage: Stage, terms: lots.Terms) -> lots.SeatingHistory:
    """Count over the rounds before a draw; sizes and seats of a final begin anew, as its results do."""
    history = lots.history_of(before)
    if terms.method and stage is Stage.FINAL:
        own = lots.history_of(round_ for round_ in before if round_.stage is stage)
        history = replace(history, places=own.places, smaller=own.smaller, starts=own.starts)
    return history


def redraw(tournament: Tournament, event: Event) -> Event:
    """Make the draw of an event once more, on the tournament as it stood before.

    Other events, and what was set or drawn by hand and has no seed, are returned as they are.
    """
    if isinstance(event, Seated) and event.seed:
        terms = lots.Terms(lots.pairs_of(event.avoid), event.method)
        rounds = len(event.rounds)
        again = draw_rounds(tournament, event.seed, event.kind, event.mix, event.first, rounds, terms=terms)
        return replace(again, avoid=event.avoid)
    if isinstance(event, Grouped) and event.seed:
        return lots.draw_groups(tournament, event.seed)
    if isinstance(event, LotDrawn) and event.seed:
        return lots.draw_lot(event.players, event.seed)
    return event


def _enough(tournament: Tournament, kind: SeatingKind, players: Sequence[int], first: int) -> None:
    sizes = tournament.proposal.game_of(first).sizes
    if kind is SeatingKind.KNOCKOUT and stages.is_decided(tournament):
        raise IllegalAction(refuse("club-refused-knockout-over"))
    if kind is SeatingKind.KNOCKOUT and first > 1 and not tournament.finalists:
        raise IllegalAction(refuse("club-refused-knockout-open", round=first))
    small = kind is SeatingKind.CIRCLE or stages.is_last(tournament, first)
    least = bounds.SMALLEST if small else sizes.least
    if kind is SeatingKind.GROUPS and not tournament.groups:
        raise IllegalAction(refuse("club-refused-groups-undrawn"))
    if stage_of(tournament, first) is Stage.FINAL and not tournament.finalists:
        raise IllegalAction(refuse("club-refused-no-finalists"))
    if len(players) < least:
        raise IllegalAction(refuse("club-refused-too-few", players=len(players), least=least))


@dataclass(frozen=True, slots=True)
class _Draw:
    """What a draw of tables is made from.

    Attributes:
        tournament: Whose groups hold.
        players: To whom a place is due.
        sizes: Sizes of the tables for each round.
        history: What was seated before.
        terms: Who is kept apart, and by which version.
        stream: Where luck comes from.
        first: First round that is seated.
        stage: Part of the tournament.
    """

    tournament: Tournament
    players: Sequence[int]
    sizes: Sequence[TableSizes]
    history: lots.SeatingHistory
    terms: lots.Terms
    stream: Stream
    first: int
    stage: Stage

    def seat(self, kind: SeatingKind, mix: Mix) -> tuple[SeatingDraft, ...]:
        """Seat the rounds in some way; who starts is not decided yet.

        Raises:
            IllegalAction: `club-refused-all-met`, or what `swiss.pair_round` says.
        """
        if kind is SeatingKind.KNOCKOUT and stages.is_last(self.tournament, self.first):
            return (knockout.draw_final(self.tournament, self.first, self.stream),)
        if kind is SeatingKind.CIRCLE:
            return self._circle()
        if kind in {SeatingKind.SCORE, SeatingKind.SWISS}:
            return (self._by_standings(kind, mix),)
        if kind in {SeatingKind.LOT, SeatingKind.KNOCKOUT}:
            return self._by_lot(self.sizes)
        if kind is SeatingKind.MEET or self.stage is Stage.FINAL:
            return self._to_meet(self.players)
        here = set(self.players)
        every = [self._group([one for one in group if one in here]) for group in self.tournament.groups]
        return tuple(
            SeatingDraft(
                tuple(table for draft in drafts for table in draft.tables),
                tuple(sorted(player for draft in drafts for player in draft.out)),
            )
            for drafts in zip(*every, strict=True)
        )

    def _circle(self) -> tuple[SeatingDraft, ...]:
        # In a final all meet once more.
        before = self.tournament.rounds[: self.first - 1]
        met = lots.history_of(one for one in before if one.stage is self.stage)
        drafts = methods.pair_everybody(self.players, met, self.stream, self.terms.avoid)[: len(self.sizes)]
        if not drafts:
            raise IllegalAction(refuse("club-refused-all-met"))
        return drafts

    def _by_standings(self, kind: SeatingKind, mix: Mix) -> SeatingDraft:
        if kind is SeatingKind.SWISS:
            return swiss.pair_round(self.tournament, self.first, self.players, self.terms)
        sizes = self.sizes[0]
        if not self.tournament.played:  # everybody is equal
            return self._by_lot([sizes])[0]
        found = {row.player: row.place for row in make_standings(self.tournament).rows}
        places = {number: found.get(number, len(found) + 1) for number in self.players}
        return methods.seat_by_score(places, sizes, self.history, mix, self.stream, self.terms)

    def _by_lot(self, sizes: Sequence[TableSizes]) -> tuple[SeatingDraft, ...]:
        players, history, stream = self.players, self.history, self.stream
        drafts = lots.seat_rounds_by_lot(players, sizes, history, stream, self.terms.method)
        return methods.keep_apart(players, drafts, history, self.terms, stream)

    def _to_meet(self, players: Sequence[int]) -> tuple[SeatingDraft, ...]:
        return methods.seat_for_meetings(players, self.sizes, self.history, self.stream, terms=self.terms)

    def _group(self, players: Sequence[int]) -> tuple[SeatingDraft, ...]:
        """Seat one group: two at a table each with each as far as the rounds go, else by meetings."""
        if all(size.most == size.least == 2 for size in self.sizes):  # noqa: PLR2004 - two at a table
            circle = methods.pair_everybody(players, self.history, self.stream, self.terms.avoid)
            if len(circle) >= len(self.sizes):
                return circle[: len(self.sizes)]
        return self._to_meet(players)

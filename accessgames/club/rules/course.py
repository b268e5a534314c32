"""What each allowed event makes of a tournament, and the events that hold, so that they can be undone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.club import events
from accessgames.club.events import Created, Event, Seated, Undone
from accessgames.club.model.tournament import Correction, Lot, Penalty, Player, Round, SeatedTable, Tournament
from accessgames.club.rules import apart, stages, teams, weeks
from accessgames.club.rules.bounds import MAX_NAME, check_proposal, check_text
from accessgames.club.rules.refusals import refusal
from accessgames.dataclasses import dataclass, field, replace
from accessgames.engine import IllegalAction, Refusal, refuse

if TYPE_CHECKING:
    from accessgames.club.model.proposal import Proposal
    from accessgames.club.model.tournament import Result


def apply(tournament: Tournament, event: Event) -> Tournament:
    """Carry out an event that `refusal` lets pass; the tournament given stays as it was.

    Raises:
        KeyError: `Created` and `Undone`, which are not about a single state; see `begin_course` and `Course`.
    """
    return _APPLY[type(event)](tournament, event)


def amend(tournament: Tournament, event: events.Amended) -> Tournament:
    """Change the proposal and drop planned rounds from the first one that does not fit any more."""
    proposal, fixed = event.proposal, tournament.fixed
    final = proposal.final or tournament.proposal.final
    kept = [*tournament.rounds[:fixed]]
    for round_ in tournament.rounds[fixed:]:
        # Of groups rounds stay as they did in the first edition, so that its journals mean the same.
        moved = bool(final) and stages.stage_in(proposal, round_.number) is not round_.stage
        if moved or not _fits(proposal, round_) or 0 < event.redrawn <= round_.number:
            break
        kept.append(round_)
    if proposal.credits or tournament.proposal.credits:
        # Tables of people were never planned; elsewhere they are refused once there is one.
        kept = [*tournament.rounds] if proposal.credits and tournament.proposal.credits else []
    same = proposal.groups == tournament.proposal.groups
    groups = tournament.groups if same or fixed else ()
    same = (proposal.final, proposal.knockout) == (tournament.proposal.final, tournament.proposal.knockout)
    finalists, third = (tournament.finalists, tournament.third) if same else ((), ())
    kept = kept if same or not proposal.knockout else kept[:fixed]
    return replace(
        tournament,
        proposal=proposal,
        rounds=tuple(kept),
        groups=groups,
        finalists=finalists,
        third=third,
    )


def _fits(proposal: Proposal, round_: Round) -> bool:
    """Tell whether a planned round is still right under a changed proposal."""
    most = proposal.rounds or round_.number
    if round_.number > most or proposal.order[(round_.number - 1) % len(proposal.order)] != round_.game:
        return False
    sizes = proposal.games[round_.game].sizes
    return all(sizes.least <= len(table.players) <= sizes.most for table in round_.tables)


def register(tournament: Tournament, event: events.Registered) -> Tournament:
    """Add somebody; a latecomer to groups comes into the smallest one, the first of the smallest ones."""
    joined = tournament.fixed + 1
    player = Player(
        event.player, event.name, event.category, event.gender, event.qualifier, joined, spoken=event.spoken
    )
    groups = tournament.groups
    if groups:
        home = min(range(len(groups)), key=lambda index: len(groups[index]))
        groups = (*groups[:home], (*groups[home], event.player), *groups[home + 1 :])
    return replace(tournament, players=(*tournament.players, player), groups=groups)


def _with_player(tournament: Tournament, player: Player) -> Tournament:
    index = player.number - 1
    players = tournament.players
    return replace(tournament, players=(*players[:index], player, *players[index + 1 :]))


def substitute(tournament: Tournament, event: events.Substituted) -> Tournament:
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
        spoken=event.spoken,
    )
    left = _with_player(tournament, replace(tournament.player(old), active=False))
    swap = {old: new}
    return replace(
        left,
        players=(*left.players, newcomer),
        rounds=tuple(_swapped(round_, swap) for round_ in left.rounds),
        groups=tuple(tuple(swap.get(number, number) for number in group) for group in left.groups),
        finalists=tuple(swap.get(number, number) for number in left.finalists),
        third=tuple(swap.get(number, number) for number in left.third),
        teams=teams.swapped(left.teams, swap),
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
    # Who has a result already counts for the team in this round.
    moved = tables != round_.tables
    return replace(
        round_, tables=tables, out=out, teams=teams.swapped(round_.teams, swap) if moved else round_.teams
    )


def seat(tournament: Tournament, event: events.Seated) -> Tournament:
    """Put rounds in the place of those from the first of them on."""
    order = tournament.proposal.order
    last = stages.is_last(tournament, event.first)
    pairs = tuple(sorted((min(pair), max(pair)) for pair in event.avoid))
    new = tuple(
        Round(
            number,
            order[(number - 1) % len(order)],
            tuple(SeatedTable(table, players) for table, players in enumerate(draft.tables, 1)),
            tuple(sorted(draft.out)),
            event.kind,
            event.seed,
            event.stage,
            last,
            pairs,
        )
        for number, draft in enumerate(event.rounds, event.first)
    )
    return replace(tournament, rounds=(*tournament.rounds[: event.first - 1], *new))


def _with_result(tournament: Tournament, number: int, table: int, result: Result) -> Tournament:
    round_ = tournament.round(number)
    old = round_.tables[table - 1]
    tables = (*round_.tables[: table - 1], replace(old, result=result), *round_.tables[table:])
    own = round_.teams if round_.started else tournament.teams
    rounds, now = tournament.rounds, replace(round_, tables=tables, teams=own)
    return replace(tournament, rounds=(*rounds[: number - 1], now, *rounds[number:]))


def advance(tournament: Tournament, event: events.Advanced) -> Tournament:
    """Note who goes on, and drop what was planned for others."""
    kept = tournament.fixed if tournament.proposal.knockout else tournament.proposal.preliminary_rounds
    return replace(tournament, finalists=event.finalists, third=event.third, rounds=tournament.rounds[:kept])


def report(tournament: Tournament, event: events.Reported) -> Tournament:
    """Note the result of a table; who goes on in a knock-out has to be decided anew after that."""
    after = _with_result(tournament, event.round_, event.table, event.result)
    return replace(after, finalists=(), third=()) if after.proposal.knockout else after


def correct(tournament: Tournament, event: events.Corrected) -> Tournament:
    """Put a result right, and remember what stood there."""
    old = tournament.table(event.round_, event.table).result
    assert old is not None  # noqa: S101 - refused otherwise
    if old == event.result:  # of several results that were told, this one goes on
        return tournament
    trace = Correction(event.round_, event.table, old, event.result, event.reason)
    changed = _with_result(tournament, event.round_, event.table, event.result)
    return replace(changed, corrections=(*tournament.corrections, trace))


_APPLY: Final[Mapping[type[Event], Callable[[Tournament, Any], Tournament]]] = MappingProxyType(
    {
        events.Amended: amend,
        events.Registered: register,
        events.Changed: lambda state, event: _with_player(
            state,
            replace(
                state.player(event.player),
                name=event.name,
                category=event.category,
                gender=event.gender,
                qualifier=event.qualifier,
                spoken=event.spoken,
            ),
        ),
        events.Withdrawn: lambda state, event: _with_player(
            state, replace(state.player(event.player), active=False)
        ),
        events.Returned: lambda state, event: _with_player(
            state, replace(state.player(event.player), active=True)
        ),
        events.Substituted: substitute,
        events.Handicapped: lambda state, event: _with_player(
            state, replace(state.player(event.player), handicap=event.points)
        ),
        events.KeptApart: lambda state, event: replace(state, apart=apart.told_apart(state.apart, event)),
        events.Teamed: teams.form,
        events.Declined: lambda state, event: replace(state, declined=(*state.declined, event.player)),
        events.Seated: seat,
        events.Opened: weeks.open_table,
        events.Grouped: lambda state, event: replace(
            state, groups=tuple(tuple(sorted(group)) for group in event.groups), rounds=(), finalists=()
        ),
        events.Advanced: advance,
        events.LotDrawn: lambda state, event: replace(
            state, lots=(*state.lots, Lot(event.players, event.seed))
        ),
        events.Reported: report,
        events.Corrected: correct,
        events.Penalised: lambda state, event: replace(
            state,
            penalties=(
                *state.penalties,
                Penalty(event.player, event.amount, event.reason, len(state.rounds)),
            ),
        ),
        # Rounds that were planned and not played do not count and are dropped.
        events.Closed: lambda state, _event: replace(state, closed=True, rounds=state.rounds[: state.fixed]),
        events.Reopened: lambda state, _event: replace(state, closed=False),
    }
)


MAX_DRAWS: Final = 300
"""Most times that tables may be drawn, those undone counted, since an audit draws each of them again."""


@dataclass(frozen=True, slots=True)
class Course:
    """A tournament with the events that hold; what was undone is not among them.

    Attributes:
        events: The events, `Created` first.
        tournament: What they have made.
        draws: How many times tables were drawn, those undone counted; no part of what the tournament is.
    """

    events: tuple[Event, ...]
    tournament: Tournament
    draws: int = field(default=0, compare=False)

    def refusal(self, event: Event) -> Refusal | None:
        """Return the rule that an event breaks, or None when it may happen."""
        if isinstance(event, Undone):
            return check_undoing(len(self.events), event)
        return refusal(self.tournament, event) or check_draw_count(self.draws, event)

    def after(self, event: Event) -> Course:
        """Return the course with one more event.

        Raises:
            IllegalAction: The event is not allowed.
        """
        _raise(self.refusal(event))
        if isinstance(event, events.REMARKS):
            return self
        if isinstance(event, Undone):
            return replace(replay_events(self.events[: event.keep]), draws=self.draws)
        draws = self.draws + is_drawn(event)
        return Course((*self.events, event), apply(self.tournament, event), draws)


def begin_course(created: Created) -> Course:
    """Begin a tournament.

    Raises:
        IllegalAction: The proposal or the seed is not possible.
    """
    _raise(check_text(created.seed, MAX_NAME) or check_proposal(created.proposal))
    return Course((created,), Tournament(created.proposal, created.seed))


class CourseBuilder:
    """Carries out many events one after the other, those that take back included.

    Every state is kept meanwhile, so that taking back many events costs no more than carrying them out.
    """

    def __init__(self) -> None:
        """Begin before the creation."""
        self._events: list[Event] = []
        self._states: list[Tournament] = []
        self._draws = 0

    @property
    def tournament(self) -> Tournament | None:
        """What the events so far have made; None before the creation."""
        return self._states[-1] if self._states else None

    @property
    def course(self) -> Course:
        """The events that hold with what they have made; only after the creation."""
        return Course(tuple(self._events), self._states[-1], self._draws)

    def count_draw(self, event: Event) -> None:
        """Count a draw that was taken back, as one that holds."""
        self._draws += is_drawn(event)

    def add(self, event: Event) -> None:
        """Carry out the next event.

        Raises:
            IllegalAction: It is not allowed where it stands; nothing has changed.
        """
        if not self._states:
            if not isinstance(event, Created):
                raise IllegalAction(refuse("club-refused-not-created"))
            self._states.append(begin_course(event).tournament)
        elif isinstance(event, Undone):
            _raise(check_undoing(len(self._events), event))
            del self._states[event.keep :], self._events[event.keep :]
            return
        else:
            _raise(refusal(self._states[-1], event) or check_draw_count(self._draws, event))
            if isinstance(event, events.REMARKS):
                return
            self._states.append(apply(self._states[-1], event))
            self._draws += is_drawn(event)
        self._events.append(event)


def replay_events(events: Iterable[Event]) -> Course:
    """Carry out events from the creation on, those that take back included; each one is checked.

    Raises:
        IllegalAction: An event is not allowed where it stands.
    """
    retracing = CourseBuilder()
    for event in events:
        retracing.add(event)
    if retracing.tournament is None:
        raise IllegalAction(refuse("club-refused-not-created"))
    return retracing.course


def check_undoing(holding: int, event: Undone) -> Refusal | None:
    """Refuse to take back nothing, or the creation; so many events hold."""
    allowed = 1 <= event.keep <= holding - 1
    return None if allowed else refuse("club-refused-undo", keep=event.keep, most=holding - 1)


def is_drawn(event: Event) -> bool:
    """Tell whether an event seats people by a draw that can be made again from its seed."""
    return isinstance(event, Seated) and bool(event.seed)


def check_draw_count(draws: int, event: Event) -> Refusal | None:
    """Refuse one more draw of tables after so many; setting them by hand is always possible."""
    return refuse("club-refused-draws", most=MAX_DRAWS) if is_drawn(event) and draws >= MAX_DRAWS else None


def _raise(found: Refusal | None) -> None:
    if found:
        raise IllegalAction(found)

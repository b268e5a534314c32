"""The race: time, tokens, the check of claims, the 2 points (phase 1, "Chybně vyřešená úloha"; notes 2.9)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import Elapsed, ElapsedRange, Refusal
from accessgames.games.iqlandie.rules import actions, events
from accessgames.games.iqlandie.rules import state as states
from accessgames.games.iqlandie.rules.rounds import next_round, round_began
from accessgames.games.iqlandie.rules.supply import is_new
from accessgames.games.iqlandie.tasks import KINDS

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqTable, Next

LONGEST: Final = 3_600_000
"""Milliseconds that one action of the clock brings at most: an hour."""


class ClockActions(ElapsedRange):
    """All lengths of time that may pass at once: a millisecond to an hour. No time at all is no action."""

    __slots__ = ()

    def __init__(self) -> None:
        """Allow an hour."""
        super().__init__(LONGEST)

    def __len__(self) -> int:
        """Count the lengths."""
        return super().__len__() - 1

    def __contains__(self, action: object) -> bool:
        """Tell whether an action of any sort is one of them."""
        return super().__contains__(action) and action != Elapsed(0)

    def __iter__(self) -> Iterator[Elapsed]:
        """Give them in the order of their notation."""
        return islice(super().__iter__(), 1, None)


def counted(table: IqTable, race: states.Race, seat: int, at: int) -> int:
    """Return the milliseconds that count for a seat when the race's clock shows `at`.

    The time since its own clock began, times its factor (iQLANDIE 2.9, 6), and what its hints cost.
    """
    run = race.runs[seat]
    return (at - run.began) * table.pace(seat) // 100 + run.hints * states.HINT_COST


def too_late_at(table: IqTable, race: states.Race, seat: int) -> int | None:
    """Return when the last seat without a token is slower than all who claimed; None before any claim."""
    claims = [run.time for run in race.runs if run.stage == "claimed" and run.time is not None]
    if not claims:
        return None
    run, pace = race.runs[seat], table.pace(seat)
    left = max(0, max(claims) - run.hints * states.HINT_COST)
    return max(race.elapsed, run.began - (-left * 100 // pace))


def by_token(race: states.Race) -> tuple[int, ...]:
    """Return the seats that have tokens or will get one, in the order of their tokens.

    Claims by the time that counts, the earlier claim first where it is equal; after them the last one left
    without a solution; then those who gave up: each of them took the last token that there was.
    """
    seats = range(len(race.runs))
    claimed = sorted(
        (seat for seat in seats if race.runs[seat].stage == "claimed"),
        key=lambda seat: (race.runs[seat].time, race.runs[seat].arrival),
    )
    gave_up = sorted(
        (seat for seat in seats if race.runs[seat].stage == "gave-up"),
        key=lambda seat: -(race.runs[seat].arrival or 0),
    )
    rest = [seat for seat in seats if race.runs[seat].stage not in {"claimed", "gave-up"}]
    return (*claimed, *rest, *gave_up)


@dataclass(frozen=True, slots=True)
class Judgement:
    """How a race ended.

    Attributes:
        judged: By token.
        order: Seats in the final order: those that are not wrong by token, then the wrong ones by token.
        first: Who gets the 2 points: the first of the final order, unless wrong; who gave up only when all
            others were wrong, and never with the solution of the third hint; else None.
        loser: Who had the first token and was wrong, or None.
    """

    judged: tuple[events.Judged, ...]
    order: tuple[int, ...]
    first: int | None
    loser: int | None

    def results(self, race: states.Race) -> tuple[states.Result, ...]:
        """Return how each seat did, by seat."""
        by_seat = {each.seat: each for each in self.judged}
        return tuple(
            states.Result(by_seat[seat].verdict, by_seat[seat].time, by_seat[seat].token, run.hints)
            for seat, run in enumerate(race.runs)
        )


def judge(race: states.Race) -> Judgement:
    """Check every claim and put the seats in their final order.

    Literally by the rules: the last one left, who solved nothing, moves ahead of those who were wrong, and
    gets the 2 points when everybody else was (notes 2.9, 4).
    """
    tokens = by_token(race)
    checks = {seat: _check(race, race.runs[seat]) for seat in tokens}
    right = [seat for seat in tokens if checks[seat][0] != "wrong"]
    order = (*right, *(seat for seat in tokens if checks[seat][0] == "wrong"))
    judged = tuple(
        events.Judged(
            seat=seat,
            verdict=checks[seat][0],
            token=token,
            place=order.index(seat) + 1,
            time=race.runs[seat].time if race.runs[seat].stage == "claimed" else None,
            work=race.runs[seat].work,
            wrong=checks[seat][1],
        )
        for token, seat in enumerate(tokens, 1)
    )
    first = right[0] if right and _may_be_first(race, right, checks[right[0]][0]) else None
    loser = tokens[0] if checks[tokens[0]][0] == "wrong" else None
    return Judgement(judged, order, first, loser)


def _may_be_first(race: states.Race, right: list[int], verdict: events.Verdict) -> bool:
    """Tell whether the head of those who are not wrong gets the points (notes 2.9, 3 and 4).

    Giving up is taking the last token early, so it brings them when everybody else was wrong.
    """
    if verdict != "gave-up":
        return True
    return len(right) == 1 < len(race.runs) and race.runs[right[0]].hints < states.HINTS


def _check(race: states.Race, run: states.Run) -> tuple[events.Verdict, Refusal | None]:
    """Return the verdict about one seat, and what is wrong with its claim."""
    if run.stage == "gave-up":
        return "gave-up", None
    if run.stage != "claimed":
        return "late", None
    wrong = race.rules.check(race.task, run.work)
    return ("right", None) if wrong is None else ("wrong", wrong)


def unveil(state: states.IqState, happened: tuple[events.IqEvent, ...]) -> Next:
    """Show one solution, check every claim, give the points, and let the first one take pieces.

    Raises:
        ValueError: Nothing was solved.
    """
    race, table = state.race, state.table
    if race is None or race.number is None:
        raise ValueError(table.phase)
    judgement = judge(race)
    order, first = judgement.order, judgement.first
    firsts = tuple(times + (seat == first) for seat, times in enumerate(table.firsts))
    result = states.RoundResult(race.kind, race.number, table.chooser, judgement.results(race), order, first)
    table = replace(table, firsts=firsts, order=order, history=(*table.history, result))
    scored = events.FirstScored(first, judgement.loser, 0 if first is None else firsts[first])
    happened = (*happened, events.Uncovered(race.kind, race.number), *judgement.judged, scored)
    if table.practice is not None:
        return next_round(table, happened)
    return states.IqState(replace(table, phase="take", kind=race.kind, turn=0, taken=0)), happened


def race_of(state: states.IqState) -> states.Race:
    """Return the race of a state that has one.

    Raises:
        ValueError: Nothing is being solved.
    """
    if state.race is None:
        raise ValueError(state.table.phase)
    return state.race


def has_preparation(table: IqTable, kind: str) -> bool:
    """Tell whether half of the card is seen before the clock starts."""
    return KINDS[kind].prepared and not is_new(table)


def preparation(table: IqTable, race: states.Race) -> object:
    """Return the first half of the card; None where there is none."""
    return race.rules.preparation(race.task) if has_preparation(table, race.kind) else None


def put(race: states.Race, seat: int, **changed: Any) -> states.Race:  # noqa: ANN401 - fields of a run
    """Return the race with one seat's run changed."""
    run = replace(race.runs[seat], **changed)
    return replace(race, runs=(*race.runs[:seat], run, *race.runs[seat + 1 :]))


def open_card(state: states.IqState, _: int, action: actions.DrawCard) -> Next:
    """Begin with a card: its first half is seen, or all of it where there is nothing to prepare.

    The first round of a practice begins with it.
    """
    table, kind = state.table, action.kind
    began = (round_began(table),) if table.practice is not None and not table.history else ()
    solver = table.chooser if table.in_turns else None
    runs = tuple(
        states.Run("preparing" if solver in {None, seat} else "waiting") for seat in range(table.seats)
    )
    race = states.Race(kind, action.number, 0, runs, solver, deck=table.deck)
    state = states.IqState(replace(table, phase="prepare"), race)
    if solver is None and not has_preparation(table, kind):
        return _start_together(state, race, began)
    return state, (*began, events.Prepared(solver, kind, preparation(table, race)))


def ready(state: states.IqState, seat: int, _: actions.Ready) -> Next:
    """A seat is ready; with the last one the clock starts."""
    race = race_of(state)
    if race.solver is not None:
        path = (race.rules.start(race.task),)
        race = replace(put(race, seat, stage="solving", began=race.elapsed, path=path), shown=True)
        shown = events.TaskShown(seat, race.kind, race.number)
        return states.IqState(replace(state.table, phase="race"), race), (events.SaidReady(seat, ()), shown)
    race = put(race, seat, stage="ready")
    waiting = tuple(other for other, run in enumerate(race.runs) if run.stage == "preparing")
    said = (events.SaidReady(seat, waiting),)
    return (replace(state, race=race), said) if waiting else _start_together(state, race, said)


def _start_together(state: states.IqState, race: states.Race, happened: tuple[events.IqEvent, ...]) -> Next:
    path = (race.rules.start(race.task),)
    race = replace(race, runs=tuple(states.Run("solving", path=path) for _ in race.runs), shown=True)
    shown = events.TaskShown(None, race.kind, race.number)
    return states.IqState(replace(state.table, phase="race"), race), (*happened, shown)


# ------------------------------------------------------------------ the own workspace


def work(state: states.IqState, seat: int, action: actions.Work) -> Next:
    """Make a step in the own workspace."""
    race = race_of(state)
    path = race.runs[seat].path
    after = race.rules.step(race.task, path[-1], action.step)
    race = put(race, seat, path=(*path, after))
    return replace(state, race=race), (events.Worked(seat, race.kind, action.step, after, len(path)),)


def back(state: states.IqState, seat: int, _: actions.Back) -> Next:
    """Take back the last step."""
    return _went_back(state, seat, race_of(state).runs[seat].path[:-1])


def restart(state: states.IqState, seat: int, _: actions.Restart) -> Next:
    """Take back all steps."""
    return _went_back(state, seat, race_of(state).runs[seat].path[:1])


def _went_back(state: states.IqState, seat: int, path: tuple[Any, ...]) -> Next:
    race = race_of(state)
    went = events.WentBack(seat, race.kind, path[-1], len(path) == 1)
    return replace(state, race=put(race, seat, path=path)), (went,)


def hint(state: states.IqState, seat: int, _: actions.AskHint) -> Next:
    """Give the next hint; the solution ends the seat's race."""
    race = race_of(state)
    run = race.runs[seat]
    stage = run.hints + 1
    hinted = events.Hinted(seat, stage, states.hint_cost(stage), race.kind, race.number or 0, run.work)
    state = replace(state, race=put(race, seat, hints=stage))
    return give_up(state, seat, (hinted,)) if stage == states.HINTS else (state, (hinted,))


# ------------------------------------------------------------------ tokens


def press(state: states.IqState, seat: int, _: actions.Press) -> Next:
    """Stop the own time before the answer is typed."""
    race = race_of(state)
    time = counted(state.table, race, seat, race.elapsed)
    return replace(state, race=put(race, seat, stage="pressed", time=time)), (events.Pressed(seat, time),)


def claim(state: states.IqState, seat: int, action: actions.Claim) -> Next:
    """Take the next token now, or seal a claim that falls due later."""
    race, delay = race_of(state), action.delay
    if delay:
        race = put(race, seat, stage="planned", due=race.elapsed + delay)
        return _go_on(replace(state, race=race), (events.Planned(seat, delay),))
    return _go_on(*_claimed(state, seat, race.elapsed))


def give_up(state: states.IqState, seat: int, happened: tuple[events.IqEvent, ...] = ()) -> Next:
    """Take the last token that is left."""
    race = race_of(state)
    gone = sum(run.stage == "gave-up" for run in race.runs)
    race = put(race, seat, stage="gave-up", arrival=_arrivals(race), time=None)
    return _go_on(replace(state, race=race), (*happened, events.GaveUp(seat, len(race.runs) - gone)))


def _arrivals(race: states.Race) -> int:
    return sum(run.arrival is not None for run in race.runs)


def _claimed(state: states.IqState, seat: int, at: int) -> Next:
    """Let a claim count at a time of the race's clock; a seat that pressed has its time already."""
    race = race_of(state)
    time = race.runs[seat].time
    if time is None:
        time = counted(state.table, race, seat, at)
    race = put(race, seat, stage="claimed", time=time, arrival=_arrivals(race), due=None)
    return replace(state, race=race), (events.Claimed(seat, time, by_token(race).index(seat) + 1),)


# ------------------------------------------------------------------ time


def pass_time(state: states.IqState, milliseconds: int) -> Next:
    """Let time pass: claims that fall due count in their order, and the last seat may become too late."""
    target = race_of(state).elapsed + milliseconds
    happened: tuple[events.IqEvent, ...] = ()
    while (due := _next_due(state)) is not None and due[0] <= target:
        at, seat = due
        state = replace(state, race=replace(race_of(state), elapsed=max(at, race_of(state).elapsed)))
        state, claimed = _claimed(state, seat, at)
        happened = (*happened, *claimed)
        state, more = _go_on(state, ())
        if state.table.phase != "race":
            return state, (*happened, *more)
    limit = _limit(state.table, race_of(state))
    race = replace(race_of(state), elapsed=target if limit is None else min(target, limit))
    return _go_on(replace(state, race=race), happened)


def _next_due(state: states.IqState) -> tuple[int, int] | None:
    """Return when the next planned claim falls due, and whose; None without one or when it is too late."""
    race = race_of(state)
    due = min(((run.due, seat) for seat, run in enumerate(race.runs) if run.due is not None), default=None)
    limit = _limit(state.table, race)
    return due if due is None or limit is None or due[0] < limit else None


def _limit(table: IqTable, race: states.Race) -> int | None:
    """Return when the only seat without a token is too late; None where there is no such time."""
    last = last_unfinished(race)
    return None if last is None else too_late_at(table, race, last)


def last_unfinished(race: states.Race) -> int | None:
    """Return the only seat without a token; None when there are more, or none."""
    rest = [seat for seat, run in enumerate(race.runs) if not run.finished]
    return rest[0] if len(rest) == 1 else None


def next_news(table: IqTable, race: states.Race) -> int | None:
    """Return when the clock alone changes something: a claim falls due, or somebody is too late."""
    times = (_limit(table, race), *(run.due for run in race.runs))
    return min((time for time in times if time is not None), default=None)


def _go_on(state: states.IqState, happened: tuple[events.IqEvent, ...]) -> Next:
    """Look whether the last seat is too late, who solves next, and whether all have their tokens."""
    race = race_of(state)
    last = last_unfinished(race)
    if last is not None and race.runs[last].stage != "waiting":
        limit = too_late_at(state.table, race, last)
        if limit is not None and limit <= race.elapsed:
            race = put(race, last, stage="late", due=None, time=None)
            token = by_token(race).index(last) + 1
            return unveil(replace(state, race=race), (*happened, events.Late(last, token)))
    if all(run.finished for run in race.runs):
        return unveil(state, happened)
    if race.solver is None or not race.runs[race.solver].finished:
        return state, happened
    order = (*range(race.solver + 1, len(race.runs)), *range(race.solver))
    solver = next(seat for seat in order if race.runs[seat].stage == "waiting")
    race = replace(put(race, solver, stage="preparing"), solver=solver, shown=False)
    state = states.IqState(replace(state.table, phase="prepare"), race)
    return state, (*happened, events.Prepared(solver, race.kind, preparation(state.table, race)))

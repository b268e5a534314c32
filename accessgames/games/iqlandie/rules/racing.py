"""The race: from the card to the last token (iQLANDIE, phase 1; notes 2.9)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from accessgames.games.iqlandie.rules.cards import is_new
from accessgames.games.iqlandie.rules.events import (
    Claimed,
    GaveUp,
    Hinted,
    IqEvent,
    Late,
    Planned,
    Prepared,
    Pressed,
    SaidReady,
    TaskShown,
    WentBack,
    Worked,
)
from accessgames.games.iqlandie.rules.order import by_token
from accessgames.games.iqlandie.rules.runs import HINT_COST, HINTS, Race, Run
from accessgames.games.iqlandie.rules.table import IqState
from accessgames.games.iqlandie.rules.time import counted, too_late_at
from accessgames.games.iqlandie.rules.unveiling import unveil
from accessgames.games.iqlandie.tasks import KINDS

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.actions import Work
    from accessgames.games.iqlandie.rules.table import Table

Next = tuple[IqState, tuple[IqEvent, ...]]


def has_preparation(table: Table, kind: str) -> bool:
    """Tell whether half of the card is seen before the clock starts."""
    return KINDS[kind].prepared and not is_new(table)


def preparation(table: Table, race: Race) -> object:
    """Return the first half of the card; None where there is none."""
    return race.rules.preparation(race.task) if has_preparation(table, race.kind) else None


def put(race: Race, seat: int, **changed: Any) -> Race:  # noqa: ANN401 - fields of a run
    """Return the race with one seat's run changed."""
    run = replace(race.runs[seat], **changed)
    return replace(race, runs=(*race.runs[:seat], run, *race.runs[seat + 1 :]))


def open_card(table: Table, kind: str, number: int) -> Next:
    """Begin with a card: its first half is seen, or all of it at once where there is nothing to prepare."""
    solver = table.chooser if table.in_turns else None
    runs = tuple(Run("preparing" if solver in {None, seat} else "waiting") for seat in range(table.seats))
    race = Race(kind, number, 0, runs, solver, deck=table.deck)
    state = IqState(replace(table, phase="prepare"), race)
    if solver is None and not has_preparation(table, kind):
        return _start_together(state, race, ())
    return state, (Prepared(solver, kind, preparation(table, race)),)


def ready(state: IqState, seat: int) -> Next:
    """A seat is ready; with the last one the clock starts."""
    race = _race(state)
    if race.solver is not None:
        return _start_alone(state, race, seat)
    race = put(race, seat, stage="ready")
    waiting = tuple(other for other, run in enumerate(race.runs) if run.stage == "preparing")
    told = (SaidReady(seat, waiting),)
    return (replace(state, race=race), told) if waiting else _start_together(state, race, told)


def _race(state: IqState) -> Race:
    """Return the race of a state that has one.

    Raises:
        ValueError: Nothing is being solved.
    """
    if state.race is None:
        raise ValueError(state.table.phase)
    return state.race


def _start_together(state: IqState, race: Race, told: tuple[IqEvent, ...]) -> Next:
    path = (race.rules.start(race.task),)
    runs = tuple(Run("solving", path=path) for _ in race.runs)
    race = replace(race, runs=runs, shown=True)
    shown = TaskShown(None, race.kind, race.number)
    return IqState(replace(state.table, phase="race"), race), (*told, shown)


def _start_alone(state: IqState, race: Race, seat: int) -> Next:
    path = (race.rules.start(race.task),)
    race = replace(put(race, seat, stage="solving", began=race.elapsed, path=path), shown=True)
    shown = TaskShown(seat, race.kind, race.number)
    return IqState(replace(state.table, phase="race"), race), (SaidReady(seat, ()), shown)


# ------------------------------------------------------------------ the own workspace


def work(state: IqState, seat: int, action: Work) -> Next:
    """Make a step in the own workspace."""
    race = _race(state)
    path = race.runs[seat].path
    after = race.rules.step(race.task, path[-1], action.step)
    race = put(race, seat, path=(*path, after))
    return replace(state, race=race), (Worked(seat, race.kind, action.step, after),)


def back(state: IqState, seat: int, *, everything: bool) -> Next:
    """Take back the last step, or all."""
    race = _race(state)
    path = race.runs[seat].path
    path = path[:1] if everything else path[:-1]
    told = WentBack(seat, race.kind, path[-1], len(path) == 1)
    return replace(state, race=put(race, seat, path=path)), (told,)


def hint(state: IqState, seat: int) -> Next:
    """Give the next hint; the solution ends the seat's race."""
    race = _race(state)
    run = race.runs[seat]
    stage = run.hints + 1
    cost = HINT_COST if stage < HINTS else 0
    told = Hinted(seat, stage, cost, race.kind, race.number or 0, run.work)
    state = replace(state, race=put(race, seat, hints=stage))
    if stage == HINTS:
        return _gave_up(state, seat, (told,))
    return state, (told,)


# ------------------------------------------------------------------ tokens


def press(state: IqState, seat: int) -> Next:
    """Stop the own time before the answer is typed."""
    race = _race(state)
    time = counted(state.table, race, seat, race.elapsed)
    return replace(state, race=put(race, seat, stage="pressed", time=time)), (Pressed(seat, time),)


def claim(state: IqState, seat: int, delay: int) -> Next:
    """Take the next token now, or seal a claim that falls due later."""
    race = _race(state)
    if delay:
        race = put(race, seat, stage="planned", due=race.elapsed + delay)
        return _go_on(replace(state, race=race), (Planned(seat, delay),))
    return _go_on(*_claimed(state, seat, race.elapsed))


def give_up(state: IqState, seat: int) -> Next:
    """Take the last token that is left."""
    return _gave_up(state, seat, ())


def _gave_up(state: IqState, seat: int, told: tuple[IqEvent, ...]) -> Next:
    race = _race(state)
    gone = sum(run.stage == "gave-up" for run in race.runs)
    race = put(race, seat, stage="gave-up", arrival=_arrivals(race), time=None)
    return _go_on(replace(state, race=race), (*told, GaveUp(seat, len(race.runs) - gone)))


def _arrivals(race: Race) -> int:
    return sum(run.arrival is not None for run in race.runs)


def _claimed(state: IqState, seat: int, at: int) -> Next:
    """Let a claim count at a time of the race's clock; a seat that pressed has its time already."""
    race = _race(state)
    time = race.runs[seat].time
    if time is None:
        time = counted(state.table, race, seat, at)
    race = put(race, seat, stage="claimed", time=time, arrival=_arrivals(race), due=None)
    told = Claimed(seat, time, by_token(race).index(seat) + 1)
    return replace(state, race=race), (told,)


# ------------------------------------------------------------------ time


def pass_time(state: IqState, milliseconds: int) -> Next:
    """Let time pass: claims that fall due count in their order, and the last seat may become too late."""
    target = _race(state).elapsed + milliseconds
    told: tuple[IqEvent, ...] = ()
    while (due := _next_due(state)) is not None and due[0] <= target:
        at, seat = due
        state = replace(state, race=replace(_race(state), elapsed=max(at, _race(state).elapsed)))
        state, claimed = _claimed(state, seat, at)
        told = (*told, *claimed)
        state, more = _go_on(state, ())
        if state.table.phase != "race":
            return state, (*told, *more)
    return _until(state, target, told)


def _until(state: IqState, target: int, told: tuple[IqEvent, ...]) -> Next:
    """Let the rest of the time pass, in which no claim falls due."""
    race = _race(state)
    last = last_unfinished(race)
    limit = None if last is None else too_late_at(state.table, race, last)
    race = replace(race, elapsed=target if limit is None else min(target, limit))
    return _go_on(replace(state, race=race), told)


def _next_due(state: IqState) -> tuple[int, int] | None:
    """Return when the next planned claim falls due, and whose; None without one or when it is too late."""
    race = _race(state)
    planned = [(run.due, seat) for seat, run in enumerate(race.runs) if run.due is not None]
    due = min(planned, default=None)
    last = last_unfinished(race)
    limit = None if last is None else too_late_at(state.table, race, last)
    return due if due is None or limit is None or due[0] < limit else None


def last_unfinished(race: Race) -> int | None:
    """Return the only seat without a token; None when there are more, or none."""
    rest = [seat for seat, run in enumerate(race.runs) if not run.finished]
    return rest[0] if len(rest) == 1 else None


def next_news(table: Table, race: Race) -> int | None:
    """Return when the clock alone changes something: a claim falls due, or somebody is too late."""
    times = [run.due for run in race.runs if run.due is not None]
    last = last_unfinished(race)
    limit = None if last is None else too_late_at(table, race, last)
    return min((*times, limit) if limit is not None else times, default=None)


def _go_on(state: IqState, told: tuple[IqEvent, ...]) -> Next:
    """Look whether the last seat is too late, who solves next, and whether all have their tokens."""
    race = _race(state)
    last = last_unfinished(race)
    if last is not None and race.runs[last].stage != "waiting":
        limit = too_late_at(state.table, race, last)
        if limit is not None and limit <= race.elapsed:
            race = put(race, last, stage="late", due=None, time=None)
            token = by_token(race).index(last) + 1
            return unveil(replace(state, race=race), (*told, Late(last, token)))
    if all(run.finished for run in race.runs):
        return unveil(state, told)
    if race.solver is not None and race.runs[race.solver].finished:
        return _next_solver(state, race, told)
    return state, told


def _next_solver(state: IqState, race: Race, told: tuple[IqEvent, ...]) -> Next:
    """One after another: the next seat to the left prepares itself."""
    seats = len(race.runs)
    solver = next(
        seat
        for step in range(1, seats)
        if race.runs[seat := ((race.solver or 0) + step) % seats].stage == "waiting"
    )
    race = replace(put(race, solver, stage="preparing"), solver=solver, shown=False)
    state = IqState(replace(state.table, phase="prepare"), race)
    return state, (*told, Prepared(solver, race.kind, preparation(state.table, race)))

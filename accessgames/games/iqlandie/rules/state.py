"""The first state, what a viewer knows of a state, and a state that fits what a viewer knows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from accessgames.games.iqlandie.rules.actions import DELAYS
from accessgames.games.iqlandie.rules.bags import STOCK, owing
from accessgames.games.iqlandie.rules.board import EMPTY_BOARD
from accessgames.games.iqlandie.rules.cards import drawable
from accessgames.games.iqlandie.rules.options import PRACTICE
from accessgames.games.iqlandie.rules.racing import has_preparation, preparation
from accessgames.games.iqlandie.rules.table import IqState, IqView, Table
from accessgames.games.iqlandie.tasks import KINDS, STANDARD, Deck

if TYPE_CHECKING:
    from accessgames.engine import Setup, Stream, Viewer
    from accessgames.games.iqlandie.rules.runs import Race, Run


def first_state(setup: Setup, deck: Deck = STANDARD) -> IqState:
    """Return the state before anything happened."""
    seats = setup.seats
    practice = setup.value(PRACTICE)
    table = Table(
        setup=setup,
        phase="conditions",
        round=0,
        chooser=0,
        kind="",
        conditions=("",) * seats,
        stock=STOCK,
        offers=((),) * len(KINDS),
        boards=(EMPTY_BOARD,) * seats,
        hands=((),) * seats,
        fresh=((),) * seats,
        firsts=(0,) * seats,
        deck=deck,
    )
    if practice != "no":
        return IqState(replace(table, phase="card", round=1, kind=practice))
    return IqState(replace(table, owed=owing(table, tuple(KINDS))))


def view_of(state: IqState, viewer: Viewer) -> IqView:
    """Return all that the viewer may know."""
    race = state.race
    if race is None:
        return IqView(viewer, state.table, None)
    runs = tuple(run if seat == viewer else run.hidden() for seat, run in enumerate(race.runs))
    race = replace(race, runs=runs)
    if not _knows_card(race, viewer):
        known = _is_preparing(race, viewer)
        half = preparation(state.table, race) if known else None
        race = replace(race, number=None, preparation=half)
    return IqView(viewer, state.table, race)


def _knows_card(race: Race, viewer: Viewer) -> bool:
    """Tell whether a viewer has seen the whole card: all at once, or each when its own clock started."""
    if race.solver is None:
        return race.shown
    return viewer >= 0 and race.runs[viewer].stage not in {"waiting", "preparing"}


def _is_preparing(race: Race, viewer: Viewer) -> bool:
    """Tell whether a viewer sees the first half of the card."""
    return race.solver is None or race.solver == viewer


def state_for(view: IqView, stream: Stream) -> IqState:
    """Return a random state in which the viewer would see exactly this view."""
    race = view.race
    if race is None:
        return IqState(view.table)
    if race.number is None:
        race = replace(race, number=_some_card(view.table, race, stream), preparation=None)
    start = race.rules.start(race.task)
    runs = tuple(
        run if seat == view.viewer else _guessed(run, race, start, stream)
        for seat, run in enumerate(race.runs)
    )
    return IqState(view.table, replace(race, runs=runs))


def _some_card(table: Table, race: Race, stream: Stream) -> int:
    """Choose one of the cards that look like what is seen of it."""
    numbers = drawable(table, race.kind)
    if race.preparation is not None and has_preparation(table, race.kind):
        numbers = tuple(
            number
            for number in numbers
            if race.rules.preparation(table.deck.card(race.kind, number).task) == race.preparation
        )
    return stream.choice(numbers)


def _guessed(run: Run, race: Race, start: object, stream: Stream) -> Run:
    """Make up what is hidden of another seat: an empty workspace, and a time for its planned claim."""
    if run.stage in {"waiting", "preparing", "ready"}:
        return run
    due = race.elapsed + stream.choice(DELAYS[1:]) if run.stage == "planned" else None
    return replace(run, path=(start,), due=due)

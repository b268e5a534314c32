"""The course of blitz and solo: everybody's run comes one after another, each with its own time.

The result (R41, R44).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from accessgames.engine import CHANCE, Elapsed, Game, Outcome, Refusal, ScoreItem, Step, Stream, rank
from accessgames.engine.chance import DAY
from accessgames.engine.grid import Placement
from accessgames.games.tetrikon.rules import options
from accessgames.games.tetrikon.rules.material_index import try_placement
from accessgames.games.tetrikon.rules.puzzle import actions
from accessgames.games.tetrikon.rules.puzzle.state import (
    Building,
    DiagramBegun,
    DiagramDrawn,
    DiagramFilled,
    DiagramPicked,
    Ending,
    PieceLaid,
    PieceLifted,
    PuzzleEvent,
    PuzzleRules,
    PuzzleState,
    PuzzleView,
    Run,
    RunBegan,
    RunEnded,
    board_of,
    empty_squares,
    free_pieces,
)

if TYPE_CHECKING:
    from accessgames.engine import Actor, Setup, Viewer
    from accessgames.games.tetrikon.material import Material

PENALTY: Final = 20
"""Points for an empty square."""


def empty_of(material: Material, run: Run) -> int:
    """Count the squares of all diagrams of a run that stayed empty."""
    return sum(empty_squares(material, building).bit_count() for building in run.buildings)


def outcome(material: Material, state: PuzzleState) -> Outcome | None:
    """Return penalties, the least first, and among equals the fastest; None while somebody still builds.

    Who filled everything has no penalty, so that the fastest of them wins.
    """
    if state.phase != "over":
        return None
    empties = [empty_of(material, run) for run in state.runs]
    items = tuple(
        (
            ScoreItem(
                "tetrikon-item-run",
                -PENALTY * empty,
                (
                    ("ending", run.ending),
                    ("diagrams", tuple(building.diagram for building in run.buildings)),
                    ("milliseconds", run.milliseconds),
                    ("empty", empty),
                ),
            ),
        )
        for run, empty in zip(state.runs, empties, strict=True)
    )
    totals = tuple(-PENALTY * empty for empty in empties)
    keys = [(total, -run.milliseconds) for total, run in zip(totals, state.runs, strict=True)]
    ending = "filled" if 0 in empties else str(state.run.ending)
    return Outcome(totals, rank(keys), items, ending)


_SECOND: Final = 1000
_SLOWEST: Final = 20
"""Seconds: the simulated clock lets up to so many pass at a time."""

Events = tuple[PuzzleEvent, ...]


class PuzzleGame(Game[PuzzleState, actions.PuzzleAction, PuzzleEvent, PuzzleView]):
    """Blitz for 2 to 4 players and solo for one, the modes of Tetrikon without market and cards.

    Attributes:
        material: The set that is played with.
    """

    id = "tetrikon"
    rules_version = 1
    seats = range(1, 5)

    def __init__(self, material: Material) -> None:
        """Play with a set."""
        self.material = material
        self.options = options.options_of(material)

    def initial(self, setup: Setup) -> PuzzleState:
        """Return the position before anybody began; see `Game.initial`."""
        minutes = setup.value(options.MINUTES)
        solo = setup.value(options.MODE) == "solo"
        rules = PuzzleRules(
            seats=setup.seats,
            solo=solo,
            level=setup.value(options.LEVEL),
            mirror=setup.value(options.MIRROR) == "yes",
            limit=None if minutes == options.NO_LIMIT else int(minutes) * 60 * _SECOND,
            chosen=solo and setup.value(options.DIAGRAMS) == "chosen",
        )
        return PuzzleState(rules, "pick" if rules.chosen else "ready", 0, (Run(),) * setup.seats)

    def actors(self, state: PuzzleState) -> tuple[Actor, ...]:
        """Return who is to act; see `Game.actors`."""
        return actions.actors(state)

    def legal_actions(self, state: PuzzleState, actor: Actor) -> Collection[actions.PuzzleAction]:
        """Return what the actor may do; see `Game.legal_actions`."""
        return actions.legal_actions(self.material, state, actor)

    def refusal(self, state: PuzzleState, actor: Actor, action: actions.PuzzleAction) -> Refusal | None:
        """Return the rule that the action breaks; see `legal.refusal`."""
        return actions.refusal(self.material, state, actor, action)

    def apply(
        self, state: PuzzleState, actor: Actor, action: actions.PuzzleAction
    ) -> Step[PuzzleState, PuzzleEvent]:
        """Return the next position and the events; see `Game.apply`."""
        del actor
        match action:
            case Elapsed(milliseconds) | actions.Think(milliseconds):
                return self._passed(state, milliseconds, thought=isinstance(action, actions.Think))
            case actions.Lay():
                return self._laid(state, action)
            case actions.Lift(anchor):
                return self._lifted(state, next(p for p in state.run.building.placed if p.anchor == anchor))
            case actions.Begin():
                return self._begun(state)
            case actions.Pick(diagram) | actions.Draw(diagram):
                return self._given(state, diagram, drawn=isinstance(action, actions.Draw))
            case actions.GiveUp():
                return self._ended(state, "given-up")

    def _given(self, state: PuzzleState, diagram: str, *, drawn: bool) -> Step[PuzzleState, PuzzleEvent]:
        """Add a diagram; the last drawn one starts the time, the last named one awaits the start."""
        run = replace(state.run, buildings=(*state.run.buildings, Building(diagram)))
        number, count = len(run.buildings), state.rules.diagrams
        squares = self.material.diagram_by_id[diagram].size
        kind = DiagramDrawn if drawn else DiagramPicked
        events: Events = (kind(state.seat, diagram, squares, number, count),)
        given = state.with_run(run)
        if number < count:
            return Step(given, events)
        if not drawn:
            return Step(replace(given, phase="ready"), events)
        return self._building(replace(given, phase="run"), events)

    def _begun(self, state: PuzzleState) -> Step[PuzzleState, PuzzleEvent]:
        events: Events = (RunBegan(state.seat),)
        if state.rules.chosen:
            return self._building(replace(state, phase="run"), events)
        return Step(replace(state, phase="draw"), events)

    def _building(self, state: PuzzleState, events: Events) -> Step[PuzzleState, PuzzleEvent]:
        """Tell which diagram comes next."""
        run = state.run
        begun = DiagramBegun(
            seat=state.seat,
            diagram=run.building.diagram,
            number=run.at + 1,
            of=len(run.buildings),
            squares=self.material.diagram_by_id[run.building.diagram].size,
            pieces=sum(free_pieces(self.material, state).values()),
        )
        return Step(state, (*events, begun))

    def _passed(
        self, state: PuzzleState, milliseconds: int, *, thought: bool
    ) -> Step[PuzzleState, PuzzleEvent]:
        """Let time pass; with a limit, never more than is left."""
        left = state.left
        passed = milliseconds if left is None else min(milliseconds, left)
        run = state.run
        later = replace(run, milliseconds=run.milliseconds + passed, thought=thought or run.thought)
        state = state.with_run(later)
        return self._ended(state, "time") if state.left == 0 else Step(state, ())

    def _laid(self, state: PuzzleState, action: actions.Lay) -> Step[PuzzleState, PuzzleEvent]:
        run, seat = state.run, state.seat
        building = run.building
        board = board_of(self.material, building.diagram)
        piece = self.material.piece_by_id[action.piece]
        placement = try_placement(
            board, building.covered, piece, action.orientation, action.anchor, mirror=state.rules.mirror
        )
        if not isinstance(placement, Placement):
            raise TypeError(placement)
        built = replace(building, placed=(*building.placed, placement))
        left = empty_squares(self.material, built).bit_count()
        events: Events = (PieceLaid(seat, placement, left),)
        laid = state.with_run(replace(run.with_building(built), thought=False))
        return self._filled(laid, events) if left == 0 else Step(laid, events)

    def _filled(self, state: PuzzleState, events: Events) -> Step[PuzzleState, PuzzleEvent]:
        """Lock a filled diagram and go on with the next one, or end the run (R42)."""
        run, seat = state.run, state.seat
        number, count = run.at + 1, len(run.buildings)
        events = (*events, DiagramFilled(seat, run.building.diagram, number, count, run.milliseconds))
        state = state.with_run(replace(run, at=number))
        if number < count:
            return self._building(state, events)
        step = self._ended(state, "filled")
        return Step(step.state, (*events, *step.events))

    def _lifted(self, state: PuzzleState, placement: Placement) -> Step[PuzzleState, PuzzleEvent]:
        run = state.run
        rest = tuple(each for each in run.building.placed if each != placement)
        built = replace(run.building, placed=rest)
        left = empty_squares(self.material, built).bit_count()
        return Step(state.with_run(run.with_building(built)), (PieceLifted(state.seat, placement, left),))

    def _ended(self, state: PuzzleState, ending: Ending) -> Step[PuzzleState, PuzzleEvent]:
        """End the present run; the next seat's comes, or the match is over."""
        run = replace(state.run, ending=ending)
        empty = empty_of(self.material, run)
        events: Events = (RunEnded(state.seat, ending, run.milliseconds, empty),)
        ended = state.with_run(run)
        if state.seat + 1 == state.rules.seats:
            return Step(replace(ended, phase="over"), events)
        return Step(replace(ended, phase="ready", seat=state.seat + 1), events)

    def chance(self, state: PuzzleState, stream: Stream) -> actions.PuzzleAction:
        """Draw a diagram; each one is as likely as the others."""
        return actions.Draw(stream.choice(actions.open_diagrams(self.material, state)))

    def clock(self, state: PuzzleState, stream: Stream) -> actions.PuzzleAction:
        """Let up to twenty seconds pass."""
        passed = stream.randrange(1, _SLOWEST + 1) * _SECOND
        return Elapsed(passed if state.left is None else min(passed, state.left))

    def tick(self, state: PuzzleState, milliseconds: int) -> actions.PuzzleAction | None:
        """Let the time of the present run pass; a limit is never overstepped (R41)."""
        most = DAY if state.left is None else state.left
        return Elapsed(min(milliseconds, most)) if state.phase == "run" else None

    def view(self, state: PuzzleState, viewer: Viewer) -> PuzzleView:
        """Return everything: all diagrams lie open; see `Game.view`."""
        return PuzzleView(viewer, state)

    def resample(self, view: PuzzleView, stream: Stream) -> PuzzleState:
        """Return the position; nothing is hidden; see `Game.resample`."""
        del stream
        return view.state

    def outcome(self, state: PuzzleState) -> Outcome | None:
        """Return the result; see `scoring.outcome`."""
        return outcome(self.material, state)

    def reveals(self, state: PuzzleState, actor: Actor, action: actions.PuzzleAction) -> bool:
        """Tell whether a run begins or ends, or a diagram is filled and locked; time alone shows nothing."""
        if actor == CHANCE:
            return True
        after = self.apply(state, actor, action).state
        changed = (after.seat, after.run.at, after.phase) != (state.seat, state.run.at, state.phase)
        return changed and not isinstance(action, actions.Pick)

    def format_action(self, action: actions.PuzzleAction) -> str:
        """Write an action; see `actions`."""
        return actions.format_action(action)

    def parse_action(self, text: str) -> actions.PuzzleAction:
        """Read an action; see `actions`."""
        return actions.parse_action(text)

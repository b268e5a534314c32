"""The course of blitz and solo: everybody's run comes one after another, each with its own time (R41)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from accessgames import engine
from accessgames.engine.chance import DAY
from accessgames.engine.grid import Placement, placements
from accessgames.games.tetrikon.rules import options, puzzle
from accessgames.games.tetrikon.rules.material_index import try_placement
from accessgames.games.tetrikon.rules.puzzle import PuzzleAction, PuzzleEvent, PuzzleState, PuzzleView
from accessgames.games.tetrikon.rules.state import PENALTY
from accessgames.games.tetrikon.rules.work import without

if TYPE_CHECKING:
    from accessgames.engine import Actor, Setup, Stream, Viewer
    from accessgames.games.tetrikon.material import Material

_SECOND: Final = 1000
_NEAR: Final = 60 * _SECOND
"""So much before its limit a run is said to be nearly over."""
_SLOWEST: Final = 20
"""Seconds: the simulated clock lets up to so many pass at a time."""

_AWAITED: Final = {
    "pick": (puzzle.Pick,),
    "ready": (puzzle.Begin,),
    "draw": (puzzle.Draw,),
    "run": (puzzle.Lay, puzzle.Lift, puzzle.Think, puzzle.GiveUp),
}

Events = tuple[PuzzleEvent, ...]


def _most_time(state: PuzzleState) -> int:
    """Return how many milliseconds may pass at once."""
    return DAY if state.left is None else state.left


class PuzzleGame(engine.Game[PuzzleState, PuzzleAction, PuzzleEvent, PuzzleView]):
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
        rules = puzzle.PuzzleRules(
            seats=setup.seats,
            solo=solo,
            level=setup.value(options.LEVEL),
            mirror=setup.value(options.MIRROR) == "yes",
            limit=None if minutes == options.NO_LIMIT else int(minutes) * 60 * _SECOND,
            chosen=solo and setup.value(options.DIAGRAMS) == "chosen",
            own=setup.value(options.CARDS) == "own",
            diagrams=min(puzzle.COMBINATION, len(self.material.diagrams)) if solo else 1,
        )
        return PuzzleState(rules, "pick" if rules.chosen else "ready", 0, (puzzle.Run(),) * setup.seats)

    def actors(self, state: PuzzleState) -> tuple[Actor, ...]:
        """Return who is to act; time passes only while somebody builds."""
        match state.phase:
            case "over":
                return ()
            case "draw":
                return (engine.CHANCE,)
            case "run":
                return (engine.CLOCK, state.seat)
            case _:
                return (state.seat,)

    def _open_diagrams(self, state: PuzzleState) -> tuple[str, ...]:
        """Return the diagrams that can still be drawn or named, in the order of the material.

        In blitz those of the letter of the match, in solo all of them (R41, R42); every one only once.
        """
        used = {building.diagram for run in state.runs for building in run.buildings}
        return tuple(
            diagram.id
            for diagram in self.material.diagrams
            if diagram.id not in used and (state.rules.solo or diagram.level == state.rules.level)
        )

    def legal_actions(self, state: PuzzleState, actor: Actor) -> Collection[PuzzleAction]:
        """Return what the actor may do; see `Game.legal_actions`."""
        if actor not in self.actors(state):
            return ()
        if actor == engine.CLOCK:
            return engine.ElapsedRange(_most_time(state), 1)
        found: Collection[PuzzleAction]
        match state.phase:
            case "pick":
                found = tuple(map(puzzle.Pick, self._open_diagrams(state)))
            case "draw":
                found = tuple(map(puzzle.Draw, self._open_diagrams(state)))
            case "ready":
                found = (puzzle.Begin(),)
            case _:
                found = (puzzle.GiveUp(), *self._building_actions(state))
        return tuple(sorted(found, key=puzzle.format_action))

    def _building_actions(self, state: PuzzleState) -> Iterator[PuzzleAction]:
        building, mirror = state.run.building, state.rules.mirror
        if not state.run.thought:
            yield from map(puzzle.Think, puzzle.THINKING)
        yield from (puzzle.Lift(placement.anchor) for placement in building.placed)
        board = puzzle.board_of(self.material, building.diagram)
        free = board.mask & ~building.covered
        for piece, count in puzzle.free_pieces(self.material, state).items():
            shape = self.material.piece_by_id[piece].shape
            if count:
                for placement in placements(board, free, piece, shape, mirror=mirror):
                    yield puzzle.Lay(piece, placement.orientation, placement.anchor)

    def refusal(self, state: PuzzleState, actor: Actor, action: PuzzleAction) -> engine.Refusal | None:  # noqa: PLR0911 - one for each kind
        """Return the rule that an action breaks; see `Game.refusal`.

        Returns:
            `tetrikon-refused-not-now` (`phase`), `-diagram` (`diagram`), `-diagram-used`, `-diagram-level`
            (`level`), `-no-free-piece` (`piece`), `-nothing-there` (`square`), `-thought`, `-time`, or those
            of `try_placement`.
        """
        if actor == engine.CLOCK:
            right = isinstance(action, engine.Elapsed)
        else:
            right = isinstance(action, _AWAITED[state.phase]) and isinstance(
                action, puzzle.Draw
            ) != engine.is_seat(actor)
        if not right:
            return engine.refuse("tetrikon-refused-not-now", phase=state.phase)
        match action:
            case puzzle.Pick(diagram) | puzzle.Draw(diagram):
                return self._refuse_diagram(state, diagram)
            case puzzle.Lay() if not puzzle.free_pieces(self.material, state).get(action.piece):
                return engine.refuse("tetrikon-refused-no-free-piece", piece=action.piece)
            case puzzle.Lay():
                laid = self._lie(state, action)
                return laid if isinstance(laid, engine.Refusal) else None
            case puzzle.Lift(anchor) if all(one.anchor != anchor for one in state.run.building.placed):
                return engine.refuse("tetrikon-refused-nothing-there", square=anchor)
            case puzzle.Think() if state.run.thought:
                return engine.refuse("tetrikon-refused-thought")
            case engine.Elapsed() if action not in engine.ElapsedRange(_most_time(state), 1):
                return engine.refuse("tetrikon-refused-time")
        return None

    def _refuse_diagram(self, state: PuzzleState, diagram: str) -> engine.Refusal | None:
        if diagram in self._open_diagrams(state):
            return None
        if diagram not in self.material.diagram_by_id:
            return engine.refuse("tetrikon-refused-diagram", diagram=diagram)
        if not state.rules.solo and self.material.diagram_by_id[diagram].level != state.rules.level:
            return engine.refuse("tetrikon-refused-diagram-level", diagram=diagram, level=state.rules.level)
        return engine.refuse("tetrikon-refused-diagram-used", diagram=diagram)

    def _lie(self, state: PuzzleState, action: puzzle.Lay) -> Placement | engine.Refusal:
        """Return how a piece would lie, or what is in its way."""
        building, piece = state.run.building, self.material.piece_by_id[action.piece]
        board, mirror = puzzle.board_of(self.material, building.diagram), state.rules.mirror
        covered = building.covered
        return try_placement(board, covered, piece, action.orientation, action.anchor, mirror=mirror)

    def apply(  # noqa: PLR0911 - one for each kind
        self, state: PuzzleState, actor: Actor, action: PuzzleAction
    ) -> engine.Step[PuzzleState, PuzzleEvent]:
        """Return the next position and the events; see `Game.apply`."""
        del actor
        match action:
            case engine.Elapsed(milliseconds) | puzzle.Think(milliseconds):
                return self._pass_time(state, milliseconds, thought=isinstance(action, puzzle.Think))
            case puzzle.Lay():
                return self._lay(state, action)
            case puzzle.Lift(anchor):
                run = state.run
                (lifted,) = (each for each in run.building.placed if each.anchor == anchor)
                built = replace(run.building, placed=without(run.building.placed, (lifted,)))
                left = puzzle.empty_squares(self.material, built).bit_count()
                events: Events = (puzzle.PieceLifted(state.seat, lifted, left),)
                return engine.Step(state.with_run(run.with_building(built)), events)
            case puzzle.Begin():
                events = (puzzle.RunBegan(state.seat),)
                if state.rules.chosen:
                    return self._begin_diagram(replace(state, phase="run"), events)
                return engine.Step(replace(state, phase="draw"), events)
            case puzzle.Pick(diagram) | puzzle.Draw(diagram):
                return self._add_diagram(state, diagram, drawn=isinstance(action, puzzle.Draw))
            case puzzle.GiveUp():
                return self._end_run(state, "given-up")

    def _add_diagram(
        self, state: PuzzleState, diagram: str, *, drawn: bool
    ) -> engine.Step[PuzzleState, PuzzleEvent]:
        """Add a diagram; the last drawn one starts the time, the last named one awaits the start."""
        run = replace(state.run, buildings=(*state.run.buildings, puzzle.Building(diagram)))
        number, count = len(run.buildings), state.rules.diagrams
        squares = self.material.diagram_by_id[diagram].size
        kind = puzzle.DiagramDrawn if drawn else puzzle.DiagramPicked
        events: Events = (kind(state.seat, diagram, squares, number, count),)
        given = state.with_run(run)
        if number < count:
            return engine.Step(given, events)
        if not drawn:
            return engine.Step(replace(given, phase="ready"), events)
        return self._begin_diagram(replace(given, phase="run"), events)

    def _begin_diagram(self, state: PuzzleState, events: Events) -> engine.Step[PuzzleState, PuzzleEvent]:
        """Tell which diagram comes next."""
        run = state.run
        begun = puzzle.DiagramBegun(
            seat=state.seat,
            diagram=run.building.diagram,
            number=run.at + 1,
            of=len(run.buildings),
            squares=self.material.diagram_by_id[run.building.diagram].size,
            pieces=sum(puzzle.free_pieces(self.material, state).values()),
        )
        return engine.Step(state, (*events, begun))

    def _pass_time(
        self, state: PuzzleState, milliseconds: int, *, thought: bool
    ) -> engine.Step[PuzzleState, PuzzleEvent]:
        """Let time pass; with a limit, never more than is left."""
        run, left = state.run, state.left
        passed = milliseconds if left is None else min(milliseconds, left)
        later = replace(run, milliseconds=run.milliseconds + passed, thought=thought or run.thought)
        state = state.with_run(later)
        if state.left == 0:
            return self._end_run(state, "time")
        near = left is not None and state.left is not None and left > _NEAR >= state.left
        return engine.Step(state, (puzzle.TimeNear(state.seat, state.left or 0),) if near else ())

    def _lay(self, state: PuzzleState, action: puzzle.Lay) -> engine.Step[PuzzleState, PuzzleEvent]:
        run, building = state.run, state.run.building
        placement = self._lie(state, action)
        if not isinstance(placement, Placement):
            raise TypeError(placement)
        built = replace(building, placed=(*building.placed, placement))
        left = puzzle.empty_squares(self.material, built).bit_count()
        events: Events = (puzzle.PieceLaid(state.seat, placement, left),)
        laid = state.with_run(replace(run.with_building(built), thought=False))
        if left:
            return engine.Step(laid, events)
        # A filled diagram stays as it is (R42): the next one comes, or the run is over.
        run, seat = laid.run, laid.seat
        number, count = run.at + 1, len(run.buildings)
        filled = puzzle.DiagramFilled(seat, run.building.diagram, number, count, run.milliseconds)
        after = laid.with_run(replace(run, at=number))
        if number < count:
            return self._begin_diagram(after, (*events, filled))
        step = self._end_run(after, "filled")
        return engine.Step(step.state, (*events, filled, *step.events))

    def _end_run(self, state: PuzzleState, ending: puzzle.Ending) -> engine.Step[PuzzleState, PuzzleEvent]:
        """End the present run; the next seat's comes, or the match is over."""
        run = replace(state.run, ending=ending)
        empty = self._count_empty(run)
        events: Events = (puzzle.RunEnded(state.seat, ending, run.milliseconds, empty),)
        ended = state.with_run(run)
        if state.seat + 1 == state.rules.seats:
            return engine.Step(replace(ended, phase="over"), events)
        return engine.Step(replace(ended, phase="ready", seat=state.seat + 1), events)

    def chance(self, state: PuzzleState, stream: Stream) -> PuzzleAction:
        """Draw a diagram; each one is as likely as the others."""
        return puzzle.Draw(stream.choice(self._open_diagrams(state)))

    def clock(self, state: PuzzleState, stream: Stream) -> PuzzleAction:
        """Let up to twenty seconds pass."""
        passed = stream.randrange(1, _SLOWEST + 1) * _SECOND
        return engine.Elapsed(passed if state.left is None else min(passed, state.left))

    def tick(self, state: PuzzleState, milliseconds: int) -> PuzzleAction | None:
        """Let the time of the present run pass; a limit is never overstepped (R41)."""
        return engine.Elapsed(min(milliseconds, _most_time(state))) if state.phase == "run" else None

    def view(self, state: PuzzleState, viewer: Viewer) -> PuzzleView:
        """Return everything: all diagrams lie open; see `Game.view`."""
        return PuzzleView(viewer, state)

    def resample(self, view: PuzzleView, stream: Stream) -> PuzzleState:
        """Return the position; nothing is hidden; see `Game.resample`."""
        del stream
        return view.state

    def outcome(self, state: PuzzleState) -> engine.Outcome | None:
        """Return penalties, the least first, and among equals the fastest; None while somebody still builds.

        Who filled everything has no penalty, so that the fastest of them wins.
        """
        if state.phase != "over":
            return None
        empties = [self._count_empty(run) for run in state.runs]
        items = []
        for run, empty in zip(state.runs, empties, strict=True):
            names = tuple(building.diagram for building in run.buildings)
            args = ("ending", run.ending), ("diagrams", names), ("milliseconds", run.milliseconds)
            items.append(
                (engine.ScoreItem("tetrikon-item-run", -PENALTY * empty, (*args, ("empty", empty))),)
            )
        totals = tuple(-PENALTY * empty for empty in empties)
        keys = [(total, -run.milliseconds) for total, run in zip(totals, state.runs, strict=True)]
        ending = "filled" if 0 in empties else str(state.run.ending)
        return engine.Outcome(totals, engine.rank(keys), tuple(items), ending)

    def _count_empty(self, run: puzzle.Run) -> int:
        """Count the squares of all diagrams of a run that stayed empty."""
        return sum(puzzle.empty_squares(self.material, building).bit_count() for building in run.buildings)

    def reveals(self, state: PuzzleState, actor: Actor, action: PuzzleAction) -> bool:
        """Tell whether a run begins or ends, or a diagram is filled and locked; time alone shows nothing."""
        if actor == engine.CHANCE:
            return True
        after = self.apply(state, actor, action).state
        changed = (after.seat, after.run.at, after.phase) != (state.seat, state.run.at, state.phase)
        return changed and not isinstance(action, puzzle.Pick)

    format_action = staticmethod(puzzle.NOTATION.format)
    parse_action = staticmethod(puzzle.NOTATION.parse)

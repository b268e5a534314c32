"""Tetrikon as the engine knows it: a game at the table, or a puzzle against the time (blitz and solo)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.engine import Actor, Game, Outcome, Refusal, Setup, SetupError, Step, Stream, Viewer
from accessgames.games.tetrikon import notation
from accessgames.games.tetrikon.rules import puzzle
from accessgames.games.tetrikon.rules.game import TableGame
from accessgames.games.tetrikon.rules.options import MANAGER, MODE, options_of
from accessgames.games.tetrikon.rules.puzzle_game import PuzzleGame

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Material
    from accessgames.games.tetrikon.rules.actions import TableAction
    from accessgames.games.tetrikon.rules.events import TableEvent
    from accessgames.games.tetrikon.rules.state import TetrikonState, TetrikonView

    AnyState: TypeAlias = TetrikonState | puzzle.PuzzleState
    AnyView: TypeAlias = TetrikonView | puzzle.PuzzleView
    AnyAction: TypeAlias = TableAction | puzzle.PuzzleAction
    AnyEvent: TypeAlias = TableEvent | puzzle.PuzzleEvent

_SOLO: Final = "solo"


class TetrikonGame(Game["AnyState", "AnyAction", "AnyEvent", "AnyView"]):
    """The rules of Tetrikon in all its ways to play, for one player (solo) or two to four.

    Attributes:
        material: The set that is played with.
    """

    id = "tetrikon"
    rules_version = 1
    seats = range(1, 5)
    penalties = True

    def __init__(self, material: Material) -> None:
        """Play with a set."""
        self.material = material
        self.options = options_of(material)
        self._table: Final = TableGame(material)
        self._puzzle: Final = PuzzleGame(material)

    def _of(self, value: object) -> Game[Any, Any, Any, Any]:
        """Return the rules that a state or a view belongs to."""
        return self._puzzle if isinstance(value, puzzle.PuzzleState | puzzle.PuzzleView) else self._table

    def setup(self, seats: int, options: Mapping[str, str]) -> Setup:
        """Check a set-up; one player alone plays solo unless another way is asked for.

        Raises:
            SetupError: Something does not exist (`Game.setup`), the way to play is not for so many
                (`tetrikon-error-seats`), or nobody sits where the manager should (`tetrikon-error-manager`).
        """
        modes = {MODE: _SOLO} if seats == 1 else {}
        setup = super().setup(seats, {**modes, **options})
        mode, manager = setup.value(MODE), setup.value(MANAGER)
        if (mode == _SOLO) != (seats == 1):
            raise SetupError("tetrikon-error-seats", mode=mode, seats=seats)
        if manager.isdecimal() and int(manager) >= seats:
            raise SetupError("tetrikon-error-manager", seat=int(manager), seats=seats)
        return setup

    def initial(self, setup: Setup) -> AnyState:
        """Return the state before anything happened."""
        table = setup.value(MODE) == "normal"
        return self._table.initial(setup) if table else self._puzzle.initial(setup)

    def actors(self, state: AnyState) -> tuple[Actor, ...]:
        """Return who is awaited."""
        return self._of(state).actors(state)

    def legal_actions(self, state: AnyState, actor: Actor) -> Collection[AnyAction]:
        """Return what the actor may do, sorted by notation."""
        return self._of(state).legal_actions(state, actor)

    def refusal(self, state: AnyState, actor: Actor, action: AnyAction) -> Refusal | None:
        """Return the rule that the action breaks, or None."""
        return self._of(state).refusal(state, actor, action)

    def apply(self, state: AnyState, actor: Actor, action: AnyAction) -> Step[AnyState, AnyEvent]:
        """Return the next state and the events of a legal action."""
        return self._of(state).apply(state, actor, action)

    def chance(self, state: AnyState, stream: Stream) -> AnyAction:
        """Roll, draw or deal."""
        action: AnyAction = self._of(state).chance(state, stream)
        return action

    def clock(self, state: AnyState, stream: Stream) -> AnyAction:
        """Let time pass where no real clock runs."""
        action: AnyAction = self._of(state).clock(state, stream)
        return action

    def tick(self, state: AnyState, milliseconds: int) -> AnyAction | None:
        """Return what a real clock owes."""
        action: AnyAction | None = self._of(state).tick(state, milliseconds)
        return action

    def view(self, state: AnyState, viewer: Viewer) -> AnyView:
        """Return what the viewer may know."""
        view: AnyView = self._of(state).view(state, viewer)
        return view

    def resample(self, view: AnyView, stream: Stream) -> AnyState:
        """Return a random state that fits a view."""
        state: AnyState = self._of(view).resample(view, stream)
        return state

    def outcome(self, state: AnyState) -> Outcome | None:
        """Return the result, or None while the match goes on."""
        return self._of(state).outcome(state)

    def redact(self, event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
        """Hide what a viewer may not know of an event."""
        rules: Game[Any, Any, Any, Any] = (
            self._puzzle if isinstance(event, puzzle.PUZZLE_EVENTS) else self._table
        )
        seen: AnyEvent | None = rules.redact(event, viewer)
        return seen

    def reveals(self, state: AnyState, actor: Actor, action: AnyAction) -> bool:
        """Tell whether the action shows somebody something new."""
        return self._of(state).reveals(state, actor, action)

    def format_action(self, action: AnyAction) -> str:
        """Write an action in notation."""
        if isinstance(action, puzzle.PUZZLE_ACTIONS):
            return self._puzzle.format_action(action)
        return notation.format_action(action)

    def parse_action(self, text: str) -> AnyAction:
        """Read an action in notation.

        Raises:
            MalformedAction: The text is no action.
        """
        if text.split(" ", 1)[0] in puzzle.PUZZLE_WORDS:
            return self._puzzle.parse_action(text)
        return notation.parse_action(text)

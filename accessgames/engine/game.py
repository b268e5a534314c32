"""The contract of a game: pure functions over immutable states, with chance and time as actors."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from accessgames.engine.actors import CLOCK, Actor, Viewer, is_seat
from accessgames.engine.errors import IllegalAction, NotYourTurn
from accessgames.engine.options import Option, Setup, make_setup

if TYPE_CHECKING:
    from accessgames.engine.outcome import Outcome
    from accessgames.engine.refusal import Refusal
    from accessgames.engine.streams import Stream

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class Step(NamedTuple, Generic[S, E]):
    """What an action brought: the next state and the events, in the order in which they are told."""

    state: S
    events: tuple[E, ...]


class Game(ABC, Generic[S, A, E, V]):
    """The rules of one game.

    `S` is the state, `A` an action, `E` an event and `V` a view. All four are immutable and compare by value;
    a state never changes once it was returned. Nothing here does input or output, reads a clock, or draws a
    random number except from the stream it is given.

    Attributes:
        id: Name used by the journal and the command line, such as `iota`.
        rules_version: Raised whenever an old journal would be told differently.
        seats: Numbers of players the game allows.
        options: What can be chosen before the match.
    """

    id: str
    rules_version: int
    seats: range
    options: tuple[Option, ...]

    def setup(self, seats: int, options: Mapping[str, str]) -> Setup:
        """Check a set-up and fill in the defaults.

        Raises:
            SetupError: The number of seats, an option or its value does not exist.
        """
        return make_setup(seats, self.seats, self.options, options)

    @abstractmethod
    def initial(self, setup: Setup) -> S:
        """Return the state before anything happened: nothing is dealt or rolled yet."""

    @abstractmethod
    def actors(self, state: S) -> tuple[Actor, ...]:
        """Return who is to act, ascending; several seats choose at once; nobody when the game is over."""

    @abstractmethod
    def legal_actions(self, state: S, actor: Actor) -> Collection[A]:
        """Return what the actor may do: sized, iterable (lazily where it is large) and supporting `in`.

        The collection is free of duplicates and sorted by notation; it is empty for those who are not to act.
        For a seat it depends on nothing that is hidden from that seat.
        """

    @abstractmethod
    def refusal(self, state: S, actor: Actor, action: A) -> Refusal | None:
        """Return the rule that the action breaks, or None when it is legal.

        Only called for somebody who is to act. Agrees with `legal_actions`.
        """

    @abstractmethod
    def apply(self, state: S, actor: Actor, action: A) -> Step[S, E]:
        """Return the next state and the events of a legal action; `play` is the checked form."""

    @abstractmethod
    def chance(self, state: S, stream: Stream) -> A:
        """Draw an action of `CHANCE` with the probability the real thing would have."""

    def clock(self, state: S, stream: Stream) -> A:
        """Choose an action of `CLOCK` where no real clock runs; uniform unless overridden."""
        return stream.choice(list(self.legal_actions(state, CLOCK)))

    def tick(self, state: S, milliseconds: int) -> A | None:
        """Return what a real clock owes after so much time, or None when it owes nothing yet.

        Only called while `CLOCK` is to act. The time counts from the last action of the clock that was asked
        for, or from when the clock began to be awaited; what None was answered to is asked again, with more.
        The action answers for all of it, and goes to the journal, so that a replay needs no clock. Where the
        clock alone is to act, the action is wanted for 0 milliseconds, too; None leaves it to `clock` then,
        as if that much time were skipped.
        """
        del state, milliseconds
        return None

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> V:
        """Return all that the viewer may know, and nothing else."""

    @abstractmethod
    def resample(self, view: V, stream: Stream) -> S:
        """Build a random full state in which the viewer would see exactly this view."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the result, or None while the game goes on."""

    @abstractmethod
    def format_action(self, action: A) -> str:
        """Write an action in the game's notation: one line of printable ASCII, at most 400 characters."""

    @abstractmethod
    def parse_action(self, text: str) -> A:
        """Read what `format_action` wrote.

        Raises:
            MalformedAction: The text is no action; carries the text and the expected form.
        """

    def redact(self, event: E, viewer: Viewer) -> E | None:
        """Return the event as the viewer sees it, or None when it must not be noticed at all."""
        del viewer
        return event

    def reveals(self, state: S, actor: Actor, action: A) -> bool:
        """Tell whether applying the action shows somebody something new, so that it can't be taken back.

        Actions of chance and of other seats always count as revealing; this is about the actor's own, and
        about those of the clock: time that merely passes may be overridden to reveal nothing, so that what a
        seat did before can still be taken back. The time itself stays gone.
        """
        del state, action
        return not is_seat(actor)

    def play(self, state: S, actor: Actor, action: A) -> Step[S, E]:
        """Check an action, then apply it.

        Raises:
            NotYourTurn: The actor is not to act.
            IllegalAction: The rules refuse the action.
        """
        expected = self.actors(state)
        if actor not in expected:
            key = "error-not-your-turn" if expected else "error-game-over"
            raise NotYourTurn(key, actor=actor, expected=expected)
        refused = self.refusal(state, actor, action)
        if refused is not None:
            raise IllegalAction(refused)
        return self.apply(state, actor, action)

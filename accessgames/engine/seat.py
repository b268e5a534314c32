"""A seat at a match: what somebody may know and do there, whether the match is here or far away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from accessgames.engine.errors import Refusal
    from accessgames.engine.game import Actor, Game, Outcome, Setup, Viewer
    from accessgames.engine.hindsight import FinishedMatch
    from accessgames.engine.journal import PublicHeader
    from accessgames.engine.match import Watch
    from accessgames.engine.notes import Note, Notes
    from accessgames.engine.perspective import Perspective
    from accessgames.engine.policy import Reason

A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What was taken back.

    Attributes:
        kept: Number of actions that still count.
        lines: Lines of seats that went; several actions of one line count once.
        passed: Actions of the clock that went with them.
    """

    kept: int
    lines: int
    passed: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Consequences:
    """What a correction does to what followed.

    Attributes:
        at: Number of the action that was told wrongly.
        kept: Number of actions that count afterwards.
        lost: Number of actions that count no longer.
        passed: Actions of the clock among those that count no longer.
    """

    at: int
    kept: int
    lost: int
    passed: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Retreat:
    """How far a match went back by what somebody else took back or put right.

    Attributes:
        kept: Number of the actions, known here before, that still count.
        actor: Who had done the first of the others; None where whoever keeps the match has another record
            of it than was told here, as when a backup was put back.
    """

    kept: int
    actor: Actor | None


class Seat(Protocol[A, E, V]):
    """A seat, or several at one keyboard.

    Moments are numbers of actions that count: moment 3 stands behind the third one. Who looks is one of the
    own seats or `SPECTATOR`; when the match is over, anybody.
    """

    @property
    def game(self) -> Game[Any, A, E, V]:
        """The rules."""

    @property
    def header(self) -> PublicHeader:
        """What the match is."""

    @property
    def setup(self) -> Setup:
        """The checked set-up."""

    @property
    def own(self) -> frozenset[int]:
        """Seats that may be acted for here."""

    @property
    def moment(self) -> int:
        """The number of actions that count."""

    @property
    def acted(self) -> Sequence[Actor]:
        """Who did each of those actions; that is known to everybody."""

    @property
    def actors(self) -> tuple[Actor, ...]:
        """Who is to act now; nobody when the match is over."""

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on."""

    def perspective(self, viewer: Viewer, moment: int | None = None) -> Perspective[Any, A, E, V]:
        """Return the game as the viewer knows it now, or knew it at a moment."""

    def events(self, viewer: Viewer, start: int = 0, end: int | None = None) -> tuple[E, ...]:
        """Return what the viewer noticed between two moments, each event as they know it."""

    def private_events(self, seat: int, public: Viewer, start: int, end: int | None = None) -> tuple[E, ...]:
        """Return what a seat noticed between two moments and the public did not, or not so."""

    def refusal(self, actor: Actor, action: A) -> Refusal | None:
        """Return the rule that an action of somebody who is to act breaks, or None when it is legal.

        Raises:
            NotYourTurn: Others are to act, or the clock alone, which may have been faster.
        """

    def rehearse(self, actor: Actor, actions: Sequence[A]) -> None:
        """Check actions that are to follow each other; raises what `submit` would, and changes nothing."""

    def submit(self, actor: Actor, actions: Sequence[A]) -> None:
        """Do one action, or several of one line: all are checked before the first is done.

        Raises:
            NotYourTurn: The actor is not to act, or no longer after one of them.
            IllegalAction: The rules refuse one of them; nothing has happened.
            GameError: One could not be written; only those before it have happened.
        """

    def check_take_back(self, seat: int) -> None:
        """Refuse what `take_back` would, and change nothing."""

    def take_back(self, seat: int) -> TakenBack:
        """Take back the seat's last line.

        Raises:
            UndoError: There is nothing to take back, or something has been seen since.
        """

    def corrigible(self) -> Mapping[int, A]:
        """Return what people told of a real table, by the numbers of the actions: it can be corrected."""

    def check_correction(self, at: int, action: A) -> Consequences:
        """Return what `correct` would, or refuse it, and change nothing."""

    def correct(self, at: int, action: A) -> Consequences:
        """Put right what people told; what followed counts as far as it still fits.

        Args:
            at: Number of the action, one of `corrigible`.
            action: What it really was.

        Raises:
            IllegalAction: Chance can't have done that then.
            GameError: `error-correct-chance`, `error-correct-same`; or it could not be written.
        """

    @property
    def notes(self) -> Notes:
        """What the journal says beside the actions; everybody knows."""

    def note(self, note: Note) -> None:
        """Write a line that is no action, such as that somebody was advised.

        Raises:
            GameError: It could not be written; nothing was noted.
        """

    @property
    def timed(self) -> bool:
        """Whether time passes while some seat is awaited."""

    def note_out(self, milliseconds: int) -> None:
        """Note that all that was told has been out at the listener for so long; far away it is waited for."""

    def time_tells(self, milliseconds: int) -> bool:
        """Tell whether so much time would bring something to be told."""

    def pass_time(self, milliseconds: int, *, news_only: bool) -> int | None:
        """Let time pass that nobody has told the clock of yet.

        Args:
            milliseconds: How much.
            news_only: Only if that brings something to be told.

        Returns:
            How many events it brought; None where nothing was done, so that the time is still pending.

        Raises:
            GameError: It could not be written; nothing has happened.
        """

    def repeat_time(self, action: A) -> int | None:
        """Let an action of the clock that was taken back happen once more.

        Returns:
            How many events it brought; None where it can't happen any more.
        """

    @property
    def far(self) -> bool:
        """Whether the match is kept somewhere else, so that something may come at any moment."""

    @property
    def behind(self) -> bool:
        """Whether something has come from far away that `catch_up` would take in, or that was said there."""

    def catch_up(self) -> Retreat | None:
        """Take in what others have done far away; return how far the match went back by it, if it did."""

    def next_automatic(self) -> Actor | None:
        """Return who would act by themselves now, or None when a person or nobody is awaited."""

    def advance(self) -> Actor | None:
        """Let one of those act; return who it was."""

    def reasons(self, moment: int, viewer: Viewer) -> tuple[Reason, ...]:
        """Return why a computer player did what it did then, as far as the viewer may know."""

    def certain_action(self, moment: int, viewer: Viewer) -> tuple[Perspective[Any, A, E, V], A] | None:
        """Return what was done then, with how the viewer knew the game, where the viewer can know it."""

    def reveal(self) -> None:
        """Let the journal end with the match's seed, where that is secret: the match is over or given up.

        Raises:
            GameError: The line could not be written; it may be tried again.
        """

    @property
    def chain(self) -> str:
        """The hash of the journal's last line; it depends on what is hidden, so it is told after the end."""

    def verify(self, watch: Watch = ...) -> bool:
        """Play the journal through once more; tell whether draws, position and result are the same.

        `watch` is told how many actions are done.
        """

    def finished(self) -> FinishedMatch[Any, A, E, V]:
        """Return the match with all that was hidden.

        Raises:
            GameError: `analysis-unfinished`, since hands stay hidden until then.
        """

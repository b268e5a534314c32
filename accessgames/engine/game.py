"""The contract of a game: actors, options, outcomes, and pure functions over immutable states.

Who may act and who may look: seats are 0, 1, 2 …; everything else is a small negative constant.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from accessgames.dataclasses import dataclass
from accessgames.engine.errors import IllegalAction, NotYourTurn, Refusal, SetupError

if TYPE_CHECKING:
    from accessgames.engine.chance import Stream

Actor: TypeAlias = int
"""A seat, `CHANCE` or `CLOCK`: whoever makes the next action."""

Viewer: TypeAlias = int
"""A seat or `SPECTATOR`: whoever is told what happened."""

CHANCE: Final = -1
"""Every die, shuffle and draw is an action of this actor."""

CLOCK: Final = -2
"""Time enters a match only as actions of this actor."""

SPECTATOR: Final = -3
"""A viewer without a seat: sees what lies open on the table and nothing else."""

_NAMES: Final = {CHANCE: "chance", CLOCK: "clock"}
_NUMBERS: Final = {name: number for number, name in _NAMES.items()}


def format_actor(actor: Actor) -> str:
    """Write an actor as the journal does: a seat as its number from 0, else `chance` or `clock`."""
    return _NAMES.get(actor) or str(actor)


def parse_actor(text: str) -> Actor:
    """Read what `format_actor` wrote.

    Raises:
        ValueError: The text names neither a seat nor one of the special actors; a spectator never acts.
    """
    if text in _NUMBERS:
        return _NUMBERS[text]
    if not (text.isascii() and text.isdigit() and len(text) <= 2):  # noqa: PLR2004 - two digits are enough for any table
        raise ValueError(text)
    return int(text)


def is_seat(actor: Actor) -> bool:
    """Tell a seat from chance, the clock and spectators."""
    return actor >= 0


@dataclass(frozen=True, slots=True)
class Option:
    """A choice about the rules.

    Attributes:
        key: Language-neutral name, such as `fifth-below-fourth`.
        choices: Allowed values, language-neutral; the first is not necessarily the default.
        default: The project's ruling.
        rule: Where the ruling stands, such as `Quantum U1`.
        seat: The seat that alone it is about; None where it is about everybody.
        for_people: What is usual in a match in which people play; None where that is the default.
    """

    key: str
    choices: tuple[str, ...]
    default: str
    rule: str
    seat: int | None = None
    for_people: str | None = None

    def usual(self, *, people: bool) -> str:
        """Return the value of a match for which nobody chose one."""
        return self.for_people if people and self.for_people is not None else self.default


def people_choose(options: Iterable[Option]) -> dict[str, str]:
    """Return the options that are usual in a match in which people play and are not the default."""
    return {option.key: option.for_people for option in options if option.for_people is not None}


@dataclass(frozen=True, slots=True)
class Setup:
    """A checked beginning of a match: how many seats and the value of every option.

    Attributes:
        seats: Number of players.
        options: Pairs of option key and value, in the game's order, complete.
    """

    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def value(self, key: str) -> str:
        """Return the value of an option.

        Raises:
            KeyError: The game has no such option.
        """
        for option, value in self.options:
            if option == key:
                return value
        raise KeyError(key)

    def concerned(self, options: Iterable[Option]) -> tuple[tuple[str, str], ...]:
        """List the options that are about everybody or about a seat that is there, with their values."""
        absent = {option.key for option in options if option.seat is not None and option.seat >= self.seats}
        return tuple((key, value) for key, value in self.options if key not in absent)

    def changed(self, options: Iterable[Option], *, people: bool = False) -> tuple[tuple[str, str], ...]:
        """List the options whose value differs from the usual one, to be spoken at the start."""
        usual = {option.key: option.usual(people=people) for option in options}
        return tuple((key, value) for key, value in self.options if value != usual[key])


def check_turn(actor: Actor, expected: tuple[Actor, ...]) -> None:
    """Refuse somebody who is not among those who are to act.

    Raises:
        NotYourTurn: `error-not-your-turn` with `actor` and `expected`, or `error-game-over`.
    """
    if actor not in expected:
        key = "error-not-your-turn" if expected else "error-game-over"
        raise NotYourTurn(key, actor=actor, expected=expected)


def make_setup(seats: int, allowed: range, options: tuple[Option, ...], chosen: Mapping[str, str]) -> Setup:
    """Check the number of seats and the chosen values, and fill in the defaults.

    Raises:
        SetupError: `error-seats`, `error-option-unknown` or `error-option-value`, with the offending value.
    """
    if seats not in allowed:
        raise SetupError("error-seats", seats=seats, least=allowed[0], most=allowed[-1])
    known = {option.key: option for option in options}
    for key, value in chosen.items():
        if key not in known:
            raise SetupError("error-option-unknown", option=key, known=tuple(known))
        if value not in known[key].choices:
            raise SetupError("error-option-value", option=key, value=value, choices=known[key].choices)
    return Setup(seats, tuple((option.key, chosen.get(option.key, option.default)) for option in options))


class SupportsOrder(Protocol):
    """Anything that can be compared with its like: numbers, tuples of tie-breaks."""

    def __gt__(self, other: Any, /) -> bool:  # noqa: ANN401 - each type compares with itself
        """Tell whether this is the better one."""


@dataclass(frozen=True, slots=True)
class ScoreItem:
    """One entry of a score that can be explained in words.

    Attributes:
        rule: Message id of the explanation, such as `iota-item-line`.
        amount: Points, negative for penalties.
        args: Name and value pairs in the game's own terms.
    """

    rule: str
    amount: int
    args: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished match.

    Attributes:
        totals: Final score of each seat.
        places: Place of each seat from 1; equal places are shared (1, 1, 3).
        items: For each seat the entries that add up to its total.
        ending: Language-neutral name of the way the game ended, such as `went-out`.
    """

    totals: tuple[int, ...]
    places: tuple[int, ...]
    items: tuple[tuple[ScoreItem, ...], ...]
    ending: str

    def winners(self) -> tuple[int, ...]:
        """Return the seats that share the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def rank(keys: Sequence[SupportsOrder]) -> tuple[int, ...]:
    """Give places from 1 to comparable keys, the largest first, equal keys sharing a place.

    >>> rank([12, 30, 12])
    (2, 1, 2)
    """
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def make_outcome(items: Sequence[Sequence[ScoreItem]], ending: str) -> Outcome:
    """Add the items up and rank the seats by their totals, the highest first."""
    frozen = tuple(tuple(seat) for seat in items)
    totals = tuple(sum(item.amount for item in seat) for seat in frozen)
    return Outcome(totals, rank(totals), frozen, ending)


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
        loose_values: Types of values that stand where views and events say `Any`, so that they can be sent.
        penalties: Whether scores are penalties, so that fewer points win; its totals are negative then, and
            people say them as positive numbers.
    """

    id: str
    rules_version: int
    seats: range
    options: tuple[Option, ...]
    loose_values: tuple[Any, ...] = ()
    penalties: bool = False

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

        Agrees with `legal_actions`, for those who are to act. Somebody who is not may ask in the moment in
        which only chance or the clock is due: what is answered then means nothing, but it is an answer.
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

    def declares(self, state: S, actor: Actor) -> bool:
        """Tell whether a seat says what was done with real cards, so that it may be put right later."""
        del state, actor
        return False

    def play(self, state: S, actor: Actor, action: A) -> Step[S, E]:
        """Check an action, then apply it.

        Raises:
            NotYourTurn: The actor is not to act.
            IllegalAction: The rules refuse the action.
        """
        check_turn(actor, self.actors(state))
        refused = self.refusal(state, actor, action)
        if refused is not None:
            raise IllegalAction(refused)
        return self.apply(state, actor, action)

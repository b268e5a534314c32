"""What a player made of code is given and gives back; and what a game offers the generic bots."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from accessgames.dataclasses import dataclass, field
from accessgames.engine.perspective import Perspective

if TYPE_CHECKING:
    from accessgames.engine.chance import Stream
    from accessgames.engine.game import Game, Outcome, SupportsOrder

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
A_co = TypeVar("A_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Decision(Generic[V, A]):
    """One decision of one seat: what it knows and what it may do. There is no way from here to the state.

    Attributes:
        game: The rules, for looking ahead from resampled worlds.
        seat: Who decides.
        legal: The legal actions, as `Game.legal_actions` returns them.
        stream: Randomness of this seat's bot, already at this moment of the match.
    """

    __slots__ = ("_look", "_view", "game", "legal", "seat", "stream")

    def __init__(
        self,
        game: Game[Any, A, Any, V],
        seat: int,
        legal: Collection[A],
        stream: Stream,
        look: Callable[[], V],
    ) -> None:
        """Describe the decision; `look` makes the view and is called at most once, if the policy wants it."""
        self.game = game
        self.seat = seat
        self.legal = legal
        self.stream = stream
        self._look = look
        self._view: V | None = None

    @property
    def view(self) -> V:
        """All that the seat knows; made on first use because a random player never asks."""
        if self._view is None:
            self._view = self._look()
        return self._view

    @property
    def perspective(self) -> Perspective[Any, A, Any, V]:
        """The game as the seat knows it, for previews and look-ahead."""
        return Perspective(self.game, self.view, self.seat)


@runtime_checkable
class Policy(Protocol):
    """A player made of code."""

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - actions differ by game
        """Return one of the legal actions."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is good or bad, in the game's own terms.

    Attributes:
        key: Message id, such as `iota-reason-lot`.
        args: Name and value pairs for the sentence.
        private: Whether it tells what only the seat itself may know, such as a card in its hand; told as a
            hint to that seat, and never to others who ask why it acted so.
        minor: Whether it says little about a player, such as that nothing was left to do; who asks why is
            told a weightier decision of the same turn.
    """

    key: str
    args: tuple[tuple[str, object], ...] = ()
    private: bool = False
    minor: bool = False


class Judge(Protocol[V_contra, A_co]):
    """An evaluation of actions by what one seat knows: made by a game, used by the generic bots."""

    def values(self, view: V_contra, actions: Sequence[Any]) -> Sequence[float]:
        """Return a value for each action, higher is better, in points where the game has points."""

    def reasons(self, view: V_contra, action: Any) -> tuple[Reason, ...]:  # noqa: ANN401 - actions differ by game
        """Return the real parts of the action's value, the weightiest first."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that separates two actions, such as points, or a wild card that is kept.

    Attributes:
        reason: What it is, told by `Narration.reason` as a part of a sentence about the one action: without
            a capital letter and without a stop, such as "it brings 6 points less". What it counts was worked
            out from what the seat knows.
        weight: How much it speaks for that action, in the judge's unit; negative where it speaks against it.
    """

    reason: Reason
    weight: float


@runtime_checkable
class Comparing(Protocol[V_contra]):
    """A judge that can say what separates two actions, in its game's own terms."""

    def differences(self, view: V_contra, action: Any, other: Any, /) -> Sequence[Difference]:  # noqa: ANN401 - by game
        """Return what an action has against another one; empty where nothing of it can be counted.

        The other way round everything has the opposite weight: what speaks for one speaks against the other.
        """


@dataclass(frozen=True, slots=True)
class Attention:
    """What anybody thinks of in a decision, however little they see.

    Attributes:
        sensible: The actions that somebody would try; the others nobody does by mistake either. One alone
            where what was decided before is only carried out.
        obvious: Those of them that nobody overlooks.
        distraction: By how much more everything is misjudged than usual, as a share, where there is much to
            follow.
    """

    sensible: tuple[Any, ...]
    obvious: tuple[Any, ...] = ()
    distraction: float = 0.0


@runtime_checkable
class Attentive(Protocol[V_contra]):
    """A judge that knows what nobody overlooks and what nobody tries, where its game has such actions."""

    def attend(self, view: V_contra, actions: Sequence[Any], /) -> Attention:
        """Return what is thought of among the legal actions of a decision; at least one is sensible."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A kind of mistake that beginners make: something is not thought of, and the rest is judged well.

    Attributes:
        kind: Its name, by which the pages about a game describe it.
        chance: How likely it is made in a decision where it can be.
        missed: From a view, actions and their values to the numbers of the actions that are not thought of;
            it takes a stream, as one of several places may be the one that is overlooked.
    """

    kind: str
    chance: float
    missed: Callable[[Any, Sequence[Any], Sequence[float], Stream], Collection[int]]


def best_thought_of(
    slips: Sequence[Slip],
    view: Any,  # noqa: ANN401 - views differ by game
    actions: Sequence[Any],
    values: Sequence[float],
    stream: Stream,
) -> Any:  # noqa: ANN401 - actions differ by game
    """Return the best of the actions that are thought of in spite of some mistakes; equals by the stream.

    Args:
        slips: The mistakes; several may be made at once.
        view: What the seat knows.
        actions: At least one.
        values: What each is worth.
        stream: The seat's luck in this decision.
    """
    thought = list(range(len(actions)))
    for slip in slips:
        if stream.random() < slip.chance:
            missed = slip.missed(view, actions, values, stream)
            # Whoever would think of nothing any more sees what is there.
            thought = [number for number in thought if number not in missed] or thought
    best = max(values[number] for number in thought)
    equal = [number for number in thought if values[number] == best]
    return actions[equal[0] if len(equal) == 1 else stream.choice(equal)]


@dataclass(frozen=True, slots=True)
class Learner:
    """A person who knows what is good, and makes the mistakes of a beginner.

    Attributes:
        judge: Name of the judge in `BotKit.judges` that would be followed without mistakes.
        slips: The mistakes; several may be made in one decision.
    """

    judge: str
    slips: tuple[Slip, ...]


@dataclass(frozen=True, slots=True)
class Novice:
    """A person who does not see everything and misjudges what is seen.

    Attributes:
        judge: Name of the judge in `BotKit.judges` whose values are blurred.
        overlooks: Chance of not seeing an action, from 0 to below 1; one is always seen.
        blur: Each value is misjudged by up to this much either way, in the judge's unit.
    """

    judge: str
    overlooks: float
    blur: float


class Guide(Protocol[S, A]):
    """What a game gives the search: where to look, and what a position is worth.

    Both get a world that was made up from a view by `Game.resample`, or one that follows from it by actions
    of the search; never the true state. They have to be fast, as they are called in every iteration, and to
    depend on their arguments alone.
    """

    def candidates(self, game: Game[S, A, Any, Any], state: S, seat: int, /) -> Sequence[tuple[A, float]]:
        """Return a few legal actions of a seat that are worth searching, the best first.

        Judge by what that seat can know in this world: others do not play as if they saw all hands.

        Returns:
            Pairs of an action and its prior, a weight above 0, at least one, no action twice. A single one is
            taken without a choice and does not count as a decision of the depth, unless `Search.lone`.
        """

    def worth(self, game: Game[S, A, Any, Any], state: S, /) -> Sequence[float]:
        """Return for each seat its chance of winning a game that is still going on, from 0 to 1."""


@runtime_checkable
class Opening(Protocol[S, A]):
    """A guide that looks closer at the decision itself than at those further down the tree."""

    def openings(self, game: Game[S, A, Any, Any], state: S, seat: int, /) -> Sequence[tuple[A, float]]:
        """Return what is worth considering in the decision itself, as `Guide.candidates` does.

        Asked once for a decision, so it may take its time.
        """


@dataclass(frozen=True, slots=True)
class Search:
    """A player that looks ahead in worlds made up from its view: information-set tree search.

    Attributes:
        guide: What the game knows about its positions; an `Opening` as well where the first decision deserves
            a closer look.
        iterations: Worlds looked into for one decision: the usual end, the same on every machine.
        milliseconds: Time of one decision: the hard end where a clock runs.
        depth: Decisions of seats looked ahead, the own first one included.
        exploration: How much rarely tried actions are preferred, in standard deviations of the results.
        breadth: Candidates of the decision itself, at most.
        later: Candidates of the same seat's later decisions, at most; 1 takes the guide's best.
        replies: Candidates of the other seats, at most; 1 takes the guide's best.
        luck: Whether what chance shows the searching seat leads to different nodes of the tree, as dice
            should in a tree that is tried often enough; else decisions after different luck are averaged.
        lone: Whether a decision with a single candidate counts to the depth as well.
        judge: Name of the judge in `BotKit.judges` whose reasons explain its choices; the adviser when empty.
    """

    guide: Guide[Any, Any]
    iterations: int
    milliseconds: int
    depth: int
    exploration: float = 0.7
    breadth: int = 12
    later: int = 12
    replies: int = 12
    luck: bool = False
    lone: bool = False
    judge: str = ""


@dataclass(frozen=True, slots=True)
class Halving(Search):
    """A search that shares its iterations out by sequential halving in the decision itself.

    For guides that name one action for every later decision: then there is no tree, and what counts is which
    of the actions considered is best after few worlds each. `exploration` has no meaning at the root.

    Attributes:
        faith: Worlds for which the priors of the guide count. For this, a prior that is e times lower means
            results that are worse by their standard deviation.
    """

    faith: float = 0.0


Player: TypeAlias = Novice | Learner | Search | Policy
"""A computer player as a game describes it; `accessgames.bots` makes a policy of it."""


@dataclass(frozen=True, slots=True)
class Character:
    """A computer player that is somebody: a policy with a manner of its own, told by name and not by level.

    Attributes:
        id: Name of its policy, a judge's or a player's, of no other game; `bot:ID` describes it wherever
            `bot:3` does. What it is called and says are the messages `character-ID-…`.
        level: The level that it plays about as well as.
    """

    id: str
    level: int


@dataclass(frozen=True, slots=True)
class LadderTable:
    """A table at which levels are measured against each other, beside the usual one of two.

    Attributes:
        name: What stands behind a pair there: `four` makes `3-2-four`; empty for the usual table.
        seats: Number of players, both levels in turn. With one seat both play the same match alone.
        options: Options of the match that are not as usual.
        alone: What results of one seat are compared by, the larger the better.
    """

    name: str
    seats: int = 2
    options: tuple[tuple[str, str], ...] = ()
    alone: Callable[[Outcome], SupportsOrder] | None = None


LARGER_TABLES: Final = (LadderTable("three", 3), LadderTable("four", 4))
"""For games of up to four: more players, the usual rules."""


@dataclass(frozen=True, slots=True)
class BotKit:
    """What a game gives the generic bots.

    Attributes:
        judges: Evaluations by policy name; `greedy` always exists.
        levels: Policy names from the weakest (level 1) to the strongest (level 5), each a judge's or a
            player's.
        adviser: Name of the judge behind hints.
        players: Players by policy name that are more than a judge alone; a player goes before a judge of the
            same name. `random` needs neither.
        yardstick: Name of a policy that the two strongest levels are measured against, too; empty for none.
        characters: Players that are somebody, in the order in which they are told.
        tables: Where levels are measured, too.
    """

    judges: Mapping[str, Judge[Any, Any]]
    levels: tuple[str, ...]
    adviser: str
    players: Mapping[str, Player] = field(default_factory=lambda: MappingProxyType({}))
    yardstick: str = ""
    characters: tuple[Character, ...] = ()
    tables: tuple[LadderTable, ...] = ()

"""From `bot:2` or `bot:greedy` to a policy of a game, what a judge thinks of actions.

Why one was chosen.

Reasons are those of the judge behind a player, worked out from what it knew then.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from accessgames import engine
from accessgames.bots.novices import LearnerPolicy, NovicePolicy
from accessgames.bots.search import SearchPolicy, Timer
from accessgames.dataclasses import dataclass
from accessgames.engine import BotKit, Judge, Learner, Novice, Perspective, Policy, Reason, Search

if TYPE_CHECKING:
    from accessgames.engine import Character, Decision
    from accessgames.engine.hindsight import Hindsight

RatedT = TypeVar("RatedT")


@dataclass(frozen=True, slots=True)
class RatedAction(Generic[RatedT]):
    """An action with its value.

    Attributes:
        action: A legal action.
        value: What the judge gives for it, higher is better; in points where the game has points.
        reasons: The real parts of the value, the weightiest first; empty until asked for.
    """

    action: RatedT
    value: float
    reasons: tuple[Reason, ...] = ()


def rate(
    judge: Judge[Any, Any], perspective: Perspective[Any, RatedT, Any, Any]
) -> tuple[RatedAction[RatedT], ...]:
    """Value every legal action of a seat, the best first, equals in the order of notation."""
    legal = tuple(perspective.legal)
    if not legal:
        return ()
    values = judge.values(perspective.view, legal)
    rated = (RatedAction(action, value) for action, value in zip(legal, values, strict=True))
    return tuple(sorted(rated, key=lambda one: -one.value))


def advise(kit: BotKit, perspective: Perspective[Any, RatedT, Any, Any]) -> RatedAction[RatedT] | None:
    """Return the best action by the game's adviser with its reasons, or None when the seat is not to act.

    Made from the view alone and repeatable: the same view gives the same advice.
    """
    judge = kit.judges[kit.adviser]
    rated = rate(judge, perspective)
    if not rated:
        return None
    best = rated[0]
    return RatedAction(best.action, best.value, judge.reasons(perspective.view, best.action))


A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class RandomPolicy:
    """Plays any legal action with equal probability; never looks at the view."""

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - actions differ by game
        """Return a uniformly random legal action."""
        legal = decision.legal
        count = len(legal)
        return nth(legal, decision.stream.below(count) if count > 1 else 0)


@dataclass(frozen=True, slots=True)
class JudgePolicy:
    """Plays the action that its judge values most; equals are decided by the bot's own stream.

    Attributes:
        judge: The evaluation, from what the seat knows.
    """

    judge: Judge[Any, Any]

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - actions differ by game
        """Return a legal action of the highest value."""
        legal = tuple(decision.legal)
        if len(legal) == 1:
            return legal[0]
        values = self.judge.values(decision.view, legal)
        return engine.best_thought_of((), decision.view, legal, values, decision.stream)


def nth(actions: Collection[A], index: int) -> A:
    """Return the action number `index` from 0, without listing the others where the collection allows it."""
    if isinstance(actions, Sequence):
        found: A = actions[index]
        return found
    return next(islice(actions, index, None))


BOT_PREFIX: Final = "bot:"
"""What a computer player's description starts with; a level from 1 or a policy's name follows."""

RANDOM: Final = "random"
"""The one policy that every game has without a judge."""


def is_bot(player: str) -> bool:
    """Tell a computer player's description (`bot:…`, in any case) from a person's name."""
    return player.lower().startswith(BOT_PREFIX)


def policy_names(kit: BotKit) -> tuple[str, ...]:
    """Return the names of all policies of a game, `random` first, the others in alphabetical order."""
    return (RANDOM, *sorted({*kit.judges, *kit.players} - {RANDOM}))


def policy_name(kit: BotKit, player: str) -> str:
    """Return the policy that `bot:LEVEL` or `bot:POLICY` means in a game.

    Raises:
        SetupError: `error-bot-form` when the text does not start with `bot:`, `error-bot-level` for a level
            that the game does not have (with the highest one), `error-bot-policy` for an unknown name (with
            the highest level and the known names).
    """
    if not is_bot(player):
        raise engine.SetupError("error-bot-form", player=player)
    wanted = player[len(BOT_PREFIX) :].lower()
    if wanted.isascii() and wanted.isdigit():
        if len(wanted) > 2 or not 1 <= int(wanted) <= len(kit.levels):  # noqa: PLR2004 - no game has 100 levels
            raise engine.SetupError("error-bot-level", player=player, level=wanted, most=len(kit.levels))
        return kit.levels[int(wanted) - 1]
    if wanted not in policy_names(kit):
        raise engine.SetupError(
            "error-bot-policy", player=player, most=len(kit.levels), known=policy_names(kit)
        )
    return wanted


def find_character(kit: BotKit, player: str) -> Character | None:
    """Return the character that a seat's player means, such as `bot:hoarder`; None for anybody else."""
    wanted = player[len(BOT_PREFIX) :].lower() if is_bot(player) else ""
    return next((character for character in kit.characters if character.id == wanted), None)


def make_policy(kit: BotKit, player: str, clock: Timer | None = None) -> Policy:
    """Make the computer player that `bot:LEVEL` or `bot:POLICY` describes.

    A judge that chooses by itself, because its game needs luck or time for that, is the player.

    Args:
        kit: What the game offers.
        player: The description.
        clock: Seconds from any beginning, for limits of time; without it every decision is repeatable.

    Raises:
        SetupError: As `policy_name`.
    """
    name = policy_name(kit, player)
    match kit.players.get(name, kit.judges.get(name)):
        case None:
            return RandomPolicy()
        case Novice(judge, overlooks, blur):
            return NovicePolicy(kit.judges[judge], overlooks, blur)
        case Learner(judge, slips):
            return LearnerPolicy(kit.judges[judge], slips)
        case Search() as plan:
            return SearchPolicy(plan, clock)
        case Policy() as policy:
            return policy
        case judge:
            return JudgePolicy(judge)


def longest_thought(kit: BotKit, player: str) -> int:
    """Return the milliseconds that a computer player may think about one decision; 0 where it is quick.

    Raises:
        SetupError: As `policy_name`.
    """
    described = kit.players.get(policy_name(kit, player))
    return described.milliseconds if isinstance(described, Search) else 0


def find_judge(kit: BotKit, player: str) -> Judge[Any, Any] | None:
    """Return the evaluation behind a computer player; None for one that chooses at random.

    A search knows from its own look ahead which action is best, and from a judge why.

    Raises:
        SetupError: As `policy_name`.
    """
    name = policy_name(kit, player)
    match kit.players.get(name):
        case Novice(judge) | Learner(judge):
            return kit.judges[judge]
        case Search() as search:
            return kit.judges[search.judge or kit.adviser]
    return kit.judges.get(name)


def explain(
    kit: BotKit,
    player: str,
    perspective: Perspective[Any, Any, Any, Any],
    action: Any,  # noqa: ANN401 - actions differ by game
) -> tuple[Reason, ...]:
    """Return why a computer player chooses an action, the weightiest reason first.

    Args:
        kit: What the game gives its bots.
        player: Who it is, such as `bot:3`.
        perspective: The position as the player's seat knows it, before the action.
        action: What it does.

    Returns:
        The reasons, private ones among them; empty for a player without a judge, and where the action has
        none.

    Raises:
        SetupError: As `policy_name`.
    """
    judge = find_judge(kit, player)
    return () if judge is None else tuple(judge.reasons(perspective.view, action))


def tellable_reasons(
    kit: BotKit, player: str, deed: Hindsight[Any, Any, Any, Any], viewer: engine.Viewer
) -> tuple[Reason, ...]:
    """Return the reasons of something done that a viewer may hear.

    Private reasons stay out. If the viewer can't know yet what was done, as with a sealed choice, and the
    reasons would tell it, there are none.

    Raises:
        SetupError: As `policy_name`.
    """
    known = deed.known

    def public(action: Any) -> tuple[Reason, ...]:  # noqa: ANN401 - actions differ by game
        return tuple(reason for reason in explain(kit, player, known, action) if not reason.private)

    given = public(deed.action)
    hidden = any(public(other) != given for other in deed.confused(viewer))
    return () if hidden else given

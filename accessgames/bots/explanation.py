"""Why a computer player did what it did: the reasons of the judge behind it, from what it knew then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from accessgames.bots.policies import policy_name
from accessgames.engine import BotKit, Judge, Novice, Perspective, Reason, Search, Viewer

if TYPE_CHECKING:
    from accessgames.engine.hindsight import Hindsight


def find_judge(kit: BotKit, player: str) -> Judge[Any, Any] | None:
    """Return the evaluation behind a computer player; None for one that chooses at random.

    A search knows from its own look ahead which action is best, and from a judge why.

    Raises:
        SetupError: As `policy_name`.
    """
    name = policy_name(kit, player)
    match kit.players.get(name):
        case Novice(judge):
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
    kit: BotKit, player: str, deed: Hindsight[Any, Any, Any, Any], viewer: Viewer
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

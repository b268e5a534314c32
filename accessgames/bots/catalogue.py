"""From what people write, `bot:2` or `bot:greedy`, to a policy of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.bots.novice import NovicePolicy
from accessgames.bots.policies import JudgePolicy, RandomPolicy
from accessgames.bots.search import SearchPolicy
from accessgames.engine import Novice, Policy, Search, SetupError

if TYPE_CHECKING:
    from accessgames.bots.search.limits import Clock
    from accessgames.engine import BotKit

BOT_PREFIX: Final = "bot:"
"""What a computer player's description starts with; a level from 1 or a policy's name follows."""

RANDOM: Final = "random"
"""The one policy that every game has without a judge."""


def is_bot(player: str) -> bool:
    """Tell a computer player's description (`bot:…`, in any case) from a person's name."""
    return player.lower().startswith(BOT_PREFIX)


def policies(kit: BotKit) -> tuple[str, ...]:
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
        raise SetupError("error-bot-form", player=player)
    wanted = player[len(BOT_PREFIX) :].lower()
    if wanted.isascii() and wanted.isdigit():
        if len(wanted) > 2 or not 1 <= int(wanted) <= len(kit.levels):  # noqa: PLR2004 - no game has 100 levels
            raise SetupError("error-bot-level", player=player, most=len(kit.levels))
        return kit.levels[int(wanted) - 1]
    if wanted not in policies(kit):
        raise SetupError("error-bot-policy", player=player, most=len(kit.levels), known=policies(kit))
    return wanted


def make_policy(kit: BotKit, player: str, clock: Clock | None = None) -> Policy:
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
        case Search() as plan:
            return SearchPolicy(plan, clock)
        case Policy() as policy:
            return policy
        case judge:
            return JudgePolicy(judge)

"""From what people write, `bot:2` or `bot:greedy`, to a policy of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.bots.policies import JudgePolicy, RandomPolicy
from accessgames.engine import Policy, SetupError

if TYPE_CHECKING:
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
    return (RANDOM, *sorted(name for name in kit.judges if name != RANDOM))


def policy_name(kit: BotKit, player: str) -> str:
    """Return the policy that `bot:LEVEL` or `bot:POLICY` means in a game.

    Raises:
        SetupError: `error-bot-form` when the text does not start with `bot:`, `error-bot-level` for a level
            that the game does not have (with the highest one), `error-bot-policy` for an unknown name (with
            the known ones).
    """
    if not is_bot(player):
        raise SetupError("error-bot-form", player=player)
    wanted = player[len(BOT_PREFIX) :].lower()
    if wanted.isascii() and wanted.isdigit():
        if len(wanted) > 2 or not 1 <= int(wanted) <= len(kit.levels):  # noqa: PLR2004 - no game has 100 levels
            raise SetupError("error-bot-level", player=player, most=len(kit.levels))
        return kit.levels[int(wanted) - 1]
    if wanted not in policies(kit):
        raise SetupError("error-bot-policy", player=player, known=policies(kit))
    return wanted


def make_policy(kit: BotKit, player: str) -> Policy:
    """Make the computer player that `bot:LEVEL` or `bot:POLICY` describes.

    A judge that chooses by itself, because its game needs luck or time for that, is the player.

    Raises:
        SetupError: As `policy_name`.
    """
    name = policy_name(kit, player)
    judge = kit.judges.get(name)
    if judge is None:
        return RandomPolicy()
    return judge if isinstance(judge, Policy) else JudgePolicy(judge)

"""The levels of computer players as people call them: from a typed name to a level, and told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.bots import BOT_PREFIX
from accessgames.language import Nested, say
from accessgames.language.commandline import plain

if TYPE_CHECKING:
    from accessgames.engine import BotKit
    from accessgames.language import Message, Person, Vocabulary

LEVELS: Final = 5
"""Levels of a game whose levels have names; a game with fewer or more only numbers them."""


def level_words(words: Vocabulary) -> tuple[tuple[str, ...], ...]:
    """Return for each level, from the weakest, what it may be called; the first name is what is told."""
    return tuple(words.table[f"level-{level}"].words for level in range(1, LEVELS + 1))


def level_called(name: str, words: Vocabulary) -> int | None:
    """Return the level of a name, typed in full with or without diacritics; None when it names none."""
    called = enumerate(level_words(words), 1)
    return next((level for level, names in called if plain(name) in map(plain, names)), None)


def asked_level(kit: BotKit, usual: int) -> Message:
    """Ask how strong a computer player should be, by name where the levels have names."""
    most = len(kit.levels)
    if most != LEVELS:
        return say("shell-ask-level", most=most, usual=usual)
    return say("shell-ask-named-level", usual=usual)


def told_player(who: Person, player: str, kit: BotKit) -> Message:
    """Tell what kind of computer player somebody is: its level with its name, or its policy.

    Args:
        who: The player.
        player: The description, such as `bot:4` or `bot:greedy`.
        kit: What the game offers.
    """
    kind = player.removeprefix(BOT_PREFIX)
    if not kind.isdecimal():
        return say("shell-player-policy", who=who, policy=kind)
    if len(kit.levels) != LEVELS:
        return say("shell-player-bot", who=who, level=kind)
    name = say("shell-level", level=int(kind))
    return say("shell-player-level", who=who, level=kind, name=Nested(name))

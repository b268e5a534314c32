"""Who a computer player is: names and introductions, and how one is found by what people type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.bots.policies import BOT_PREFIX, find_character, is_bot
from accessgames.language import Message, say
from accessgames.language.commandline import normalise_bare

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import BotKit
    from accessgames.language import Language


def called(player: str, language: Language) -> tuple[str, str] | None:
    """Return the name and the gender of a character, given as a seat has it; None for any other player."""
    name = f"character-{player.removeprefix(BOT_PREFIX)}-name"
    if not is_bot(player) or not language.has(name):
        return None
    return language.text(name), language.text(f"character-{player.removeprefix(BOT_PREFIX)}-gender")


def introductions(kit: BotKit, players: Sequence[str]) -> tuple[Message, ...]:
    """Introduce each character among some players in one sentence, nobody twice."""
    found = dict.fromkeys(find_character(kit, player) for player in players)
    return tuple(say(f"character-{one.id}-about", "system") for one in found if one is not None)


def opponents(kit: BotKit, language: Language) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return whom one may play against: each as a seat has it, with the words that mean it, the first told.

    The levels from the weakest, with their names where they have some, then the characters.
    """
    table = language.vocabulary("shell").table
    count = sum(key.startswith("level-") for key in table)
    named = len(kit.levels) == count
    levels = (
        (f"{BOT_PREFIX}{level}", (*(table[f"level-{level}"].words if named else ()), str(level)))
        for level in range(1, len(kit.levels) + 1)
    )
    characters = (
        (f"{BOT_PREFIX}{one.id}", (language.text(f"character-{one.id}-name"),)) for one in kit.characters
    )
    return (*levels, *characters)


def find_opponent(typed: str, kit: BotKit, language: Language) -> str | None:
    """Return the level or character that is named, as a seat has it; None when nobody is.

    A level by its number or its name in full, a character by its name in any case that the language gives it,
    with or without diacritics, or by its id.
    """
    wanted = normalise_bare(" ".join(typed.split()))
    for player, words in opponents(kit, language):
        character = find_character(kit, player)
        if character is not None:
            cases = language.text(f"character-{character.id}-cases").split(", ")
            known = (*words, *cases, character.id)
        else:
            known = words
        if wanted in map(normalise_bare, known):
            return player
    return None

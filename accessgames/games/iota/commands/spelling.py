"""The way back: an action in words that the parser understands, as short as they can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.games.iota.rules import WILD, Card, IotaAction, Place, Recycle, Trade, colour, number, shape
from accessgames.games.iota.rules.names import format_spot

if TYPE_CHECKING:
    from accessgames.language import Vocabulary


def spell_card(card: Card, words: Vocabulary) -> str:
    """Write a card in its short form, such as `čt3`, of the shortest words for its properties."""
    if card == WILD:
        return _shortest("wild", words)
    return f"{_shortest(colour(card), words)}{_shortest(shape(card), words)}{number(card)}"


def _shortest(key: str, words: Vocabulary) -> str:
    return min(words.table[key].words, key=len)


def spell(action: IotaAction, words: Vocabulary) -> str:
    """Write an action of a player.

    Raises:
        TypeError: It is an action of chance, which nobody types.
    """
    match action:
        case Place(cards):
            pairs = (f"{spell_card(card, words)} {format_spot(spot)}" for spot, card in cards)
            return " ".join([words.word("place"), *pairs])
        case Recycle(spot, card):
            verb, behind = words.word("recycle"), words.word("for")
            return f"{verb} {format_spot(spot)} {behind} {spell_card(card, words)}"
        case Trade(cards) if cards:
            return " ".join([words.word("trade"), *(spell_card(card, words) for card in cards)])
        case Trade():
            return words.word("pass")
        case _:
            raise TypeError(f"{action!r} is not typed by players")

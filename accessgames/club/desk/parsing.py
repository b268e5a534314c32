"""People, numbers and words of our own, as an organiser types them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from accessgames.club.desk.matching import named
from accessgames.club.model import CATEGORIES
from accessgames.engine import GameError
from accessgames.language import Ambiguous, Found
from accessgames.language.commandline import plain, quoted, split_words

if TYPE_CHECKING:
    from accessgames.club.model import Player, Proposal, Tournament
    from accessgames.language import Vocabulary

_SCOPES: Final = "club-"
"""Tables of the word file that hold other words than those for deeds begin like this."""

MOST_NAMED: Final = 8
"""So many people are named when somebody is not found."""

_NUMBER: Final = re.compile(r"-?\d{1,7}")


@dataclass(frozen=True, slots=True)
class Entry:
    """Somebody who wants to play.

    Attributes:
        name: Name.
        category: Category, or empty.
    """

    name: str
    category: str


def find_word(words: Vocabulary, prefix: str, text: str) -> str:
    """Return which of our words a text is, without the prefix of its id.

    Args:
        words: The words.
        prefix: What the ids begin with, such as `mix-`.
        text: As typed, or the id itself.

    Raises:
        GameError: `club-error-word` with what there is.
    """
    ids = [
        word.id
        for word in words.table.values()
        if word.scope.startswith(_SCOPES) and word.id.startswith(prefix)
    ]
    if f"{prefix}{plain(text)}" in ids:
        return plain(text)
    typed = split_words(text)
    match = words.match(typed, ids) if typed else None
    if isinstance(match, Found) and match.used == len(typed):
        return match.id.removeprefix(prefix)
    among = match.ids if isinstance(match, Ambiguous) else ids
    raise GameError("club-error-word", word=quoted(text), choices=tuple(map(words.word, among)))


def category_words(words: Vocabulary, category: str) -> tuple[str, ...]:
    """Return how a category may be called; the organiser's own is called as it was written."""
    return words.table[f"category-{category}"].words if category in CATEGORIES else (category,)


def find_category(proposal: Proposal, words: Vocabulary, text: str) -> str:
    """Return the category that a text names: whole, or by an unambiguous beginning; empty for none.

    Raises:
        GameError: `club-error-category` with those there are.
    """
    if plain(text) in map(plain, words.table["none"].words):
        return ""
    found = named(text, {category: category_words(words, category) for category in proposal.categories})
    if len(found) == 1:
        return found[0]
    raise no_category(proposal, words, text)


def no_category(proposal: Proposal, words: Vocabulary, text: str) -> GameError:
    """Return the mistake that a text is none of the categories."""
    if not proposal.categories:
        return GameError("club-error-no-categories", word=quoted(text))
    names = tuple(category_words(words, category)[0] for category in proposal.categories)
    return GameError("club-error-category", word=quoted(text), choices=names)


def read_entry(proposal: Proposal, words: Vocabulary, text: str) -> Entry:
    """Read a name with a category behind it: `Jana nevidomí`.

    The category has to be written in full here, so that a surname is never taken for one.

    Raises:
        GameError: `club-error-name-category` where only a category was typed.
    """
    typed = text.split()
    for start in range(len(typed)):
        rest = plain(" ".join(typed[start:]))
        for category in proposal.categories:
            if rest in map(plain, category_words(words, category)):
                if not start:
                    raise GameError("club-error-name-category", word=quoted(text))
                return Entry(" ".join(typed[:start]), category)
    return Entry(" ".join(typed), "")


def find_player(tournament: Tournament, text: str, among: Iterable[int] | None = None) -> Player:
    """Return the player that a text names: by number, by name, or by an unambiguous beginning of it.

    Raises:
        GameError: `club-error-who-none` with who there is (of many, `club-error-who-near` with those whose
            names are similar, or `club-error-who-unknown`), or `club-error-who-several`.
    """
    players = [tournament.player(number) for number in among] if among is not None else tournament.players
    if text.strip().rstrip(".").isdecimal():
        number = int(text.strip().rstrip(".")[:9])
        numbered = [player for player in players if player.number == number]
        if numbered:
            return numbered[0]
    found = named(text, {player: (player.name,) for player in players})
    if len(found) == 1:
        return found[0]
    if found:
        raise GameError("club-error-who-several", word=quoted(text), choices=_names(found[:MOST_NAMED]))
    raise _nobody(text, players)


def _nobody(text: str, players: Sequence[Player]) -> GameError:
    """Return the mistake that nobody is called so, with as many names as can be heard at once."""
    if len(players) <= MOST_NAMED:
        return GameError("club-error-who-none", word=quoted(text), choices=_names(players))
    called = {plain(player.name): player for player in players}
    near = get_close_matches(plain(text), called, n=3)
    if near:
        return GameError(
            "club-error-who-near", word=quoted(text), choices=_names([called[one] for one in near])
        )
    return GameError("club-error-who-unknown", word=quoted(text))


def _names(players: Sequence[Player]) -> tuple[str, ...]:
    return tuple(player.name for player in players)


def read_number(text: str, least: int, most: int) -> int:
    """Read a number within bounds.

    Raises:
        GameError: `error-no-number` with the bounds.
    """
    bare = text.strip().rstrip(".")
    if _NUMBER.fullmatch(bare) and least <= int(bare) <= most:
        return int(bare)
    raise GameError("error-no-number", word=quoted(text), least=least, most=most)

"""People, numbers, results and words of our own, as an organiser types them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from accessgames.club.desk.matching import named
from accessgames.club.model import CATEGORIES
from accessgames.club.rules import typed_places, typed_scores
from accessgames.engine import GameError
from accessgames.language import Ambiguous, Found
from accessgames.language.commandline import plain, quoted, split_words

if TYPE_CHECKING:
    from accessgames.club.model import Game, Player, Proposal, Result, Round, Table, Tournament
    from accessgames.language import Vocabulary

_SCOPES: Final = "club-"
"""Tables of the word file that hold other words than those for deeds begin like this."""

_SIGNS: Final = str.maketrans({":": " ", "=": " ", "+": " "})
_NUMBER: Final = re.compile(r"-?\d{1,7}")
_MOST_FIGURES: Final = 5
_PLACE: Final = re.compile(r"(\d{1,2})\.")


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
        GameError: `club-error-who-none` with who there is, or `club-error-who-several`.
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
        raise GameError("club-error-who-several", word=quoted(text), choices=_names(found))
    raise GameError("club-error-who-none", word=quoted(text), choices=_names(list(players)))


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


@dataclass(frozen=True, slots=True)
class _Claim:
    """What was typed about one player: scores, or a place, or neither for somebody absent."""

    parts: tuple[int, ...] = ()
    place: int = 0


def read_result(
    tournament: Tournament, round_: Round, table: Table, items: Sequence[str], words: Vocabulary
) -> Result:
    """Read what came out at a table: `Jana 34, Petr 28`, scores alone in the order of the seats, or places.

    Several numbers behind a name are scores of single games; a number with a full stop is a place; a word
    such as `nehrál` says that somebody was absent.

    Args:
        tournament: The tournament.
        round_: The round.
        table: One of its tables.
        items: What was typed, one item for each player.
        words: The words.

    Raises:
        GameError: `club-error-result-count`, `-twice`, `-missing`, `-number` or `-mixed`, or who is unknown.
    """
    claims: dict[int, _Claim] = {}
    bare = [text for item in items for text in item.translate(_SIGNS).split()]
    if all(_NUMBER.fullmatch(text) for text in bare) and len(bare) == len(items):
        if len(items) != len(table.players):
            raise GameError("club-error-result-count", given=len(items), expected=len(table.players))
        claims = {player: _Claim((int(text),)) for player, text in zip(table.players, bare, strict=True)}
    else:
        for item in items:
            player, claim = _claim(tournament, table, item, words)
            if player.number in claims:
                raise GameError("club-error-result-twice", name=player.name)
            claims[player.number] = claim
    missing = [tournament.player(number).name for number in table.players if number not in claims]
    if missing:
        raise GameError("club-error-result-missing", names=tuple(missing))
    return _result(tournament.proposal.games[round_.game], table, claims)


def _claim(tournament: Tournament, table: Table, item: str, words: Vocabulary) -> tuple[Player, _Claim]:
    typed = item.translate(_SIGNS).split()
    for used in range(len(typed), 0, -1):
        name = plain(" ".join(typed[:used]))
        exact = [one for one in table.players if plain(tournament.player(one).name) == name]
        if exact:
            return tournament.player(exact[0]), _value(item, typed[used:], words)
    used = next((place for place, text in enumerate(typed) if place and _is_value(text, words)), len(typed))
    player = find_player(tournament, " ".join(typed[:used]), table.players)
    return player, _value(item, typed[used:], words)


def _is_value(text: str, words: Vocabulary) -> bool:
    return bool(_NUMBER.fullmatch(text) or _PLACE.fullmatch(text) or _absent(text, words))


def _absent(text: str, words: Vocabulary) -> bool:
    return plain(text) in map(plain, words.table["club-absent"].words)


def _value(item: str, typed: Sequence[str], words: Vocabulary) -> _Claim:
    if typed and all(map(_NUMBER.fullmatch, typed)):
        return _Claim(tuple(map(int, typed)))
    place = _PLACE.fullmatch(typed[0]) if len(typed) == 1 else None
    if place:
        return _Claim(place=int(place[1]))
    if len(typed) == 1 and _absent(typed[0], words):
        return _Claim()
    raise GameError("club-error-result-number", text=quoted(item), absent=words.word("club-absent"))


def _result(game: Game, table: Table, claims: Mapping[int, _Claim]) -> Result:
    own = [claims[number] for number in table.players]
    if any(claim.place for claim in own):
        if any(claim.parts for claim in own):
            raise GameError("club-error-result-mixed")
        return typed_places(table.players, [claim.place or None for claim in own])
    return typed_scores(table.players, [claim.parts or None for claim in own], lower_wins=game.lower_wins)


@dataclass(frozen=True, slots=True)
class Target:
    """Which table is meant, and what was said about it.

    Attributes:
        round_: Number of the round, 0 where none was named.
        table: Number of the table, 0 where none was named.
        items: The rest.
    """

    round_: int
    table: int
    items: tuple[str, ...]


def read_target(items: Sequence[str], words: Vocabulary) -> Target:
    """Read `2 Jana 34, Petr 28`, `stůl 2 …` or `kolo 1 stůl 2 …`; a bare number is a table.

    Where only numbers stand between commas, the first is the table when it stands alone.
    """
    typed = list(items[0].translate(_SIGNS).split()) if items else []
    round_ = _named(typed, words, "club-round")
    table = _named(typed, words, "club-table")
    if not table and typed and _NUMBER.fullmatch(typed[0].rstrip(".")) and int(typed[0].rstrip(".")) > 0:
        table = int(typed.pop(0).rstrip("."))
    rest = (" ".join(typed), *items[1:]) if typed else tuple(items[1:])
    return Target(round_, table, rest)


def _named(typed: list[str], words: Vocabulary, key: str) -> int:
    """Take `kolo 2` or `2. kolo` from the front of some words; return the number, else 0."""
    for word, number in ((0, 1), (1, 0)):
        if len(typed) > 1 and plain(typed[word]) in map(plain, words.table[key].words):
            figure = typed[number].rstrip(".")
            if figure.isascii() and figure.isdigit() and len(figure) < _MOST_FIGURES:
                del typed[:2]
                return int(figure)
    return 0

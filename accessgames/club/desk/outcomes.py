"""Results as an organiser types them: which table is meant, and what came out there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from accessgames.club.desk.parsing import find_player
from accessgames.club.rules import typed_places, typed_scores
from accessgames.engine import GameError
from accessgames.language.commandline import plain, quoted

if TYPE_CHECKING:
    from accessgames.club.model import Game, Player, Result, Round, Table, Tournament
    from accessgames.language import Vocabulary

_SIGNS: Final = str.maketrans({":": " ", "=": " ", "+": " "})
_NUMBER: Final = re.compile(r"-?\d{1,7}")
_MOST_FIGURES: Final = 5
_PLACE: Final = re.compile(r"(\d{1,2})\.")


@dataclass(frozen=True, slots=True)
class _Claim:
    """What was typed about one player: scores, or a place, or neither for somebody absent."""

    parts: tuple[int, ...] = ()
    place: int = 0


def read_result(
    tournament: Tournament, round_: Round, table: Table, items: Sequence[str], words: Vocabulary
) -> Result:
    """Read what came out at a table: `Jana 34, Petr 28`, or scores or places alone in the order of the seats.

    Several numbers behind a name are scores of single games; a number with a full stop is a place; a word
    such as `nehrál` says that somebody was absent.

    Args:
        tournament: The tournament.
        round_: The round.
        table: One of its tables.
        items: What was typed, one item for each player.
        words: The words.

    Raises:
        GameError: `club-error-result-count`, `-twice`, `-missing`, `-number`, `-names` or `-mixed`, or
            `club-error-who-table` for somebody who sits elsewhere.
    """
    claims = _in_order(table, items)
    if claims is None:
        claims = {}
        _check_names(items)
        for item in items:
            player, claim = _claim(tournament, table, item, words)
            if player.number in claims:
                raise GameError("club-error-result-twice", name=player.name)
            claims[player.number] = claim
    missing = [tournament.player(number).name for number in table.players if number not in claims]
    if missing:
        raise GameError("club-error-result-missing", names=tuple(missing))
    return _result(tournament.proposal.games[round_.game], table, claims)


def _in_order(table: Table, items: Sequence[str]) -> dict[int, _Claim] | None:
    """Read figures alone, with commas or without, in the order of the seats; None where there are names."""
    typed = [text for item in items for text in item.translate(_SIGNS).split()]
    scores = all(_NUMBER.fullmatch(text) for text in typed)
    if len(items) not in {1, len(typed)} or not (scores or all(_PLACE.fullmatch(text) for text in typed)):
        return None
    if len(typed) != len(table.players):
        raise GameError("club-error-result-count", given=len(typed), expected=len(table.players))
    claims = [_Claim((int(text),)) if scores else _Claim(place=int(text[:-1])) for text in typed]
    return dict(zip(table.players, claims, strict=True))


def _check_names(items: Sequence[str]) -> None:
    """Refuse figures of which some have a name and some have not.

    Raises:
        GameError: `club-error-result-names` with the first item that differs from the bare figures.
    """
    named = [item for item in items if not _NUMBER.fullmatch(item) and not _PLACE.fullmatch(item)]
    if len(named) < len(items):
        raise GameError("club-error-result-names", text=quoted(named[0]) if named else quoted(items[0]))


def _claim(tournament: Tournament, table: Table, item: str, words: Vocabulary) -> tuple[Player, _Claim]:
    try:
        player, typed = named_in(tournament, item, table.players, words)
    except GameError as error:
        if error.key == "club-error-who-several":
            raise
        if not any(_is_value(text, words) for text in item.translate(_SIGNS).split()):
            raise _no_result(item, words) from None
        names = tuple(tournament.player(number).name for number in table.players)
        word = error.args_["word"]
        raise GameError("club-error-who-table", word=word, table=table.number, choices=names) from None
    return player, _value(item, typed, words)


def named_in(
    tournament: Tournament, item: str, among: Iterable[int], words: Vocabulary
) -> tuple[Player, Sequence[str]]:
    """Return whom an item such as `Jana 34` or `Robot 2 nehrál` names, and what stands behind the name.

    Raises:
        GameError: As `find_player`.
    """
    typed, numbers = item.translate(_SIGNS).split(), tuple(among)
    for used in range(len(typed), 0, -1):
        name = plain(" ".join(typed[:used]))
        exact = [one for one in numbers if plain(tournament.player(one).name) == name]
        if exact:
            return tournament.player(exact[0]), typed[used:]
    used = next((place for place, text in enumerate(typed) if place and _is_value(text, words)), len(typed))
    return find_player(tournament, " ".join(typed[:used]), numbers), typed[used:]


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
    raise _no_result(item, words)


def _no_result(item: str, words: Vocabulary) -> GameError:
    return GameError("club-error-result-number", text=quoted(item), absent=words.word("club-absent"))


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

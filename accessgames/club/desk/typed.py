"""People, numbers, words of ours and results, as an organiser types them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, TypeVar

from accessgames.club.model.proposal import CATEGORIES, Proposal
from accessgames.club.rules import handicaps
from accessgames.club.rules.results import typed_places, typed_scores
from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.language import Ambiguous, Found, Vocabulary
from accessgames.language.commandline import normalise_bare, quote_briefly, split_words

if TYPE_CHECKING:
    from accessgames.club.model.tournament import Player, Result, Round, SeatedTable, Tournament

K = TypeVar("K")


def match_names(
    text: str,
    names: Mapping[K, Iterable[str]],
    *,
    fold: Callable[[str], str] = normalise_bare,
    least: int = 1,
) -> list[K]:
    """Return what a text may mean: everything called exactly so, or else everything whose name begins so.

    Args:
        text: As typed; nothing is called by an empty one.
        names: What each thing is called.
        fold: What does not matter in a name is left out by this.
        least: Fewest characters of a beginning.

    >>> match_names("jan", {1: ("Jan",), 2: ("Jana",)}), match_names("ja", {1: ("Jan",), 2: ("Jana",)})
    ([1], [1, 2])
    """
    wanted = fold(text)
    if not wanted:
        return []
    folded = {key: tuple(map(fold, called)) for key, called in names.items()}
    exact = [key for key, called in folded.items() if wanted in called]
    if exact or len(wanted) < least:
        return exact
    return [key for key, called in folded.items() if any(one.startswith(wanted) for one in called)]


_SCOPES: Final = "club-"
"""Tables of the word file that hold other words than those for commands begin like this."""

MOST_NAMED: Final = 8
"""So many people are named when somebody is not found."""

_NUMBER: Final = re.compile(r"-?\d{1,7}")


@dataclass(frozen=True, slots=True)
class TypedEntry:
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
    if f"{prefix}{normalise_bare(text)}" in ids:
        return normalise_bare(text)
    typed = split_words(text)
    match = words.match(typed, ids) if typed else None
    if isinstance(match, Found) and match.used == len(typed):
        return match.id.removeprefix(prefix)
    among = match.ids if isinstance(match, Ambiguous) else ids
    raise GameError("club-error-word", word=quote_briefly(text), choices=tuple(map(words.word, among)))


_DAY: Final = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})?")


def read_day(text: str, year: str = "") -> str:
    """Read a day as `21. 11. 2026` or `2026-11-21`; `21. 11.` is one of the year that is given.

    >>> read_day("1. 2. 2026"), read_day("1. 2.", "2027")
    ('2026-02-01', '2027-02-01')
    """
    found = _DAY.fullmatch(text)
    if not found or not (found[3] or year):
        return text
    return f"{found[3] or year}-{int(found[2]):02}-{int(found[1]):02}"


def write_day(day: str) -> str:
    """Write a day as `read_day` reads it.

    >>> write_day("2026-02-01")
    '1. 2. 2026'
    """
    return ". ".join(part.lstrip("0") for part in reversed(day.split("-")))


def category_words(words: Vocabulary, category: str) -> tuple[str, ...]:
    """Return how a category may be called; the organiser's own is called as it was written."""
    return words.table[f"category-{category}"].words if category in CATEGORIES else (category,)


def find_category(proposal: Proposal, words: Vocabulary, text: str) -> str:
    """Return the category that a text names: whole, or by an unambiguous beginning; empty for none.

    Raises:
        GameError: `club-error-category` with those there are.
    """
    if words.in_full("none", text):
        return ""
    found = match_names(text, {category: category_words(words, category) for category in proposal.categories})
    if len(found) == 1:
        return found[0]
    raise no_category(proposal, words, text)


def no_category(proposal: Proposal, words: Vocabulary, text: str) -> GameError:
    """Return the mistake that a text is none of the categories."""
    if not proposal.categories:
        return GameError("club-error-no-categories", word=quote_briefly(text))
    names = tuple(category_words(words, category)[0] for category in proposal.categories)
    return GameError("club-error-category", word=quote_briefly(text), choices=names)


def read_entry(proposal: Proposal, words: Vocabulary, text: str) -> TypedEntry:
    """Read a name with a category behind it: `Jana nevidomí`.

    The category has to be written in full here, so that a surname is never taken for one.

    Raises:
        GameError: `club-error-name-category` where only a category was typed.
    """
    typed = unicodedata.normalize("NFC", text).split()
    for start in range(len(typed)):
        rest = normalise_bare(" ".join(typed[start:]))
        for category in proposal.categories:
            if rest in map(normalise_bare, category_words(words, category)):
                if not start:
                    raise GameError("club-error-name-category", word=quote_briefly(text))
                return TypedEntry(" ".join(typed[:start]), category)
    return TypedEntry(" ".join(typed), "")


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
    found = match_names(text, {player: (player.name,) for player in players})
    if len(found) == 1:
        return found[0]
    word, key, named = quote_briefly(text), "club-error-who-several", list(found[:MOST_NAMED])
    if not found and len(players) <= MOST_NAMED:
        key, named = "club-error-who-none", list(players)
    elif not found:
        called = {normalise_bare(player.name): player for player in players}
        near = get_close_matches(normalise_bare(text), called, n=3)
        if not near:
            raise GameError("club-error-who-unknown", word=word)
        key, named = "club-error-who-near", [called[one] for one in near]
    raise GameError(key, word=word, choices=tuple(player.name for player in named))


def read_number(text: str, least: int, most: int) -> int:
    """Read a number within bounds.

    Raises:
        GameError: `error-no-number` with the bounds.
    """
    bare = text.strip().rstrip(".")
    if _NUMBER.fullmatch(bare) and least <= int(bare) <= most:
        return int(bare)
    raise GameError("error-no-number", word=quote_briefly(text), least=least, most=most)


_SIGNS: Final = str.maketrans({":": " ", "=": " ", "+": " "})
_MOST_FIGURES: Final = 5
_PLACE: Final = re.compile(r"(\d{1,2})\.")


@dataclass(frozen=True, slots=True)
class _Claim:
    """What was typed about one player: scores, or a place, or neither for somebody absent."""

    parts: tuple[int, ...] = ()
    place: int = 0


def find_waiting(round_: Round, number: str, words: Vocabulary) -> SeatedTable:
    """Return the table of a round that a number names, and that waits for a result.

    Raises:
        GameError: `club-error-reported`, where it has one; or as `read_number`.
    """
    table = round_.tables[read_number(number, 1, len(round_.tables)) - 1]
    if table.result is not None:
        raise GameError("club-error-reported", table=table.number, correct=words.word("club-correct"))
    return table


def read_result(
    tournament: Tournament, round_: Round, table: SeatedTable, items: Sequence[str], words: Vocabulary
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
        GameError: `club-error-result-count`, `-twice`, `-missing`, `-number`, `-names`, `-mixed` or
            `-negative`, or
            `club-error-who-table` for somebody who sits elsewhere.
    """
    claims = _in_order(table, items)
    if claims is None:
        claims = {}
        # Of figures some have a name and some have not.
        named = [item for item in items if not _NUMBER.fullmatch(item) and not _PLACE.fullmatch(item)]
        if len(named) < len(items):
            raise GameError("club-error-result-names", text=quote_briefly((named or items)[0]))
        for item in items:
            player, claim = _claim(tournament, table, item, words)
            if player.number in claims:
                raise GameError("club-error-result-twice", name=player.name)
            claims[player.number] = claim
    missing = [tournament.player(number).name for number in table.players if number not in claims]
    if missing:
        raise GameError("club-error-result-missing", names=tuple(missing))
    own = [claims[number] for number in table.players]
    if any(claim.place for claim in own):
        if any(claim.parts for claim in own):
            raise GameError("club-error-result-mixed")
        found = typed_places(table.players, [claim.place or None for claim in own])
        return handicaps.placed(tournament, found)
    game = tournament.proposal.games[round_.game]
    below = [part for claim in own for part in claim.parts if part < 0]
    if below and game.lower_wins and game.game:
        raise GameError("club-error-result-negative", score=below[0], right=-below[0])
    found = typed_scores(table.players, [claim.parts or None for claim in own], lower_wins=game.lower_wins)
    return handicaps.level(tournament, game, found)


def _in_order(table: SeatedTable, items: Sequence[str]) -> dict[int, _Claim] | None:
    """Read figures alone, with commas or without, in the order of the seats; None where there are names."""
    typed = [text for item in items for text in item.translate(_SIGNS).split()]
    scores = all(_NUMBER.fullmatch(text) for text in typed)
    if len(items) not in {1, len(typed)} or not (scores or all(_PLACE.fullmatch(text) for text in typed)):
        return None
    if len(typed) != len(table.players):
        raise GameError("club-error-result-count", given=len(typed), expected=len(table.players))
    claims = [_Claim((int(text),)) if scores else _Claim(place=int(text[:-1])) for text in typed]
    return dict(zip(table.players, claims, strict=True))


def _claim(tournament: Tournament, table: SeatedTable, item: str, words: Vocabulary) -> tuple[Player, _Claim]:
    try:
        player, typed = players_named(tournament, item, table.players, words)
    except GameError as error:
        if error.key == "club-error-who-several":
            raise
        if not any(_is_value(text, words) for text in item.translate(_SIGNS).split()):
            raise _refuse_result(item, words) from None
        names = tuple(tournament.player(number).name for number in table.players)
        word = error.args_["word"]
        raise GameError("club-error-who-table", word=word, table=table.number, choices=names) from None
    if typed and all(map(_NUMBER.fullmatch, typed)):
        return player, _Claim(tuple(map(int, typed)))
    place = _PLACE.fullmatch(typed[0]) if len(typed) == 1 else None
    if place:
        return player, _Claim(place=int(place[1]))
    if len(typed) == 1 and _absent(typed[0], words):
        return player, _Claim()
    raise _refuse_result(item, words)


def players_named(
    tournament: Tournament, item: str, among: Iterable[int], words: Vocabulary
) -> tuple[Player, Sequence[str]]:
    """Return whom an item such as `Jana 34` or `Robot 2 nehrál` names, and what stands behind the name.

    Raises:
        GameError: As `find_player`.
    """
    typed, numbers = item.translate(_SIGNS).split(), tuple(among)
    for used in range(len(typed), 0, -1):
        name = normalise_bare(" ".join(typed[:used]))
        exact = [one for one in numbers if normalise_bare(tournament.player(one).name) == name]
        if exact:
            return tournament.player(exact[0]), typed[used:]
    used = next((place for place, text in enumerate(typed) if place and _is_value(text, words)), len(typed))
    return find_player(tournament, " ".join(typed[:used]), numbers), typed[used:]


def _is_value(text: str, words: Vocabulary) -> bool:
    return bool(_NUMBER.fullmatch(text) or _PLACE.fullmatch(text) or _absent(text, words))


def _absent(text: str, words: Vocabulary) -> bool:
    return words.in_full("club-absent", text)


def _refuse_result(item: str, words: Vocabulary) -> GameError:
    return GameError("club-error-result-number", text=quote_briefly(item), absent=words.word("club-absent"))


@dataclass(frozen=True, slots=True)
class TableTarget:
    """Which table is meant, and what was said about it.

    Attributes:
        round_: Number of the round, 0 where none was named.
        table: Number of the table, 0 where none was named.
        items: The rest.
        clear: Whether all that names a table or a round could be understood.
    """

    round_: int
    table: int
    items: tuple[str, ...]
    clear: bool = True


def read_target(items: Sequence[str], words: Vocabulary) -> TableTarget:
    """Read `2 Jana 34, Petr 28`, `stůl 2 …`, `kolo 1 stůl 2 …` or `2 kolo 3 …`; a bare number is a table.

    A word takes the number behind it, else the one before; an ordinal takes the word behind it: `2. kolo 3`
    is round 2, table 3. Where only numbers stand between commas, the first is the table when it stands alone.
    """
    typed = list(items[0].translate(_SIGNS).split()) if items else []
    named: dict[str, int] = {}
    while typed:
        taken = _take_numbered(typed, words, named)
        if not taken:
            break
    rest = (" ".join(typed), *items[1:]) if typed else tuple(items[1:])
    clear = not any(_called(text, words) for text in typed[:_NAMING])
    return TableTarget(named.get(ROUND, 0), named.get(TABLE, 0), rest, clear)


_NAMING: Final = 2  # a number and a word, in any order

ROUND: Final = "club-round"
"""The word for a round."""

TABLE: Final = "club-table"
"""The word for a table."""


def _take_numbered(typed: list[str], words: Vocabulary, named: dict[str, int]) -> bool:
    """Take the number of a round or a table from the front of some words; False where there is none.

    Args:
        typed: The words; what is taken goes.
        words: The words of the language.
        named: The numbers found so far.
    """
    called = [_called(text, words) for text in typed[:3]] + ["", "", ""]
    figures = [_figure(text) for text in typed[:3]] + [0, 0, 0]
    ordinal = typed[0].endswith(".")
    if called[0] and called[0] not in named and figures[1]:  # kolo 3
        named[called[0]] = figures[1]
        del typed[:2]
        return True
    behind = called[1] and called[1] not in named
    if figures[0] and behind and (ordinal or not figures[2] or TABLE in named):  # 3. kolo
        named[called[1]] = figures[0]
        del typed[:2]
        return True
    if figures[0] and TABLE not in named and called[1] != TABLE:  # 2, whatever comes behind
        named[TABLE] = figures[0]
        del typed[:1]
        return True
    return False


def _called(text: str, words: Vocabulary) -> str:
    """Return whether a word is the one for a round or for a table; empty for any other."""
    return next((key for key in (ROUND, TABLE) if words.in_full(key, text)), "")


def _figure(text: str) -> int:
    """Return the number that a word is, with a full stop or without; 0 for anything else."""
    bare = text.rstrip(".")
    return int(bare) if bare.isascii() and bare.isdigit() and len(bare) < _MOST_FIGURES else 0

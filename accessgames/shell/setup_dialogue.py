"""Which game is meant, and where the luck of a match shall come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.games import game_ids, game_title
from accessgames.language.commandline import normalise_bare

if TYPE_CHECKING:
    from accessgames.language import Language

NO_OPTIONS: Final[Mapping[str, str]] = MappingProxyType({})
"""The usual rules."""


@dataclass(frozen=True, slots=True)
class WantedLuck:
    """Where the luck of a match shall come from.

    Attributes:
        seed: A chosen seed; None to draw a secret one.
        words: Whether each person adds words to a drawn one.
        occasion: What the match is part of, such as a table of a club; empty at home.
    """

    seed: str | None = None
    words: bool = False
    occasion: str = ""


def find_game(text: str, language: Language) -> str:
    """Return the installed game that a name, an id or the beginning of one means.

    Raises:
        GameError: `shell-choose` with the names that would be right.
    """
    fitting = fitting_games(text, language)
    if len(fitting) != 1:
        raise GameError("shell-choose", word=text[:40], choices=game_titles(game_ids(), language))
    return fitting[0]


@dataclass(frozen=True, slots=True)
class ChosenLesson:
    """What words behind `uč` mean.

    Attributes:
        game: Id of the game.
        words: The words that choose a chapter; empty for the one that is best taken next.
    """

    game: str
    words: tuple[str, ...] = ()


def read_lesson(words: Sequence[str], language: Language, here: str = "") -> ChosenLesson:
    """Read which game and chapter are meant; where no game is named, the one that is played here.

    Raises:
        GameError: `shell-choose` with the games there are.
    """
    for used in range(len(words), 0, -1):
        fitting = fitting_games(" ".join(words[:used]), language)
        if len(fitting) == 1:
            return ChosenLesson(fitting[0], tuple(words[used:]))
    if here:
        return ChosenLesson(here, tuple(words))
    return ChosenLesson(find_game(" ".join(words), language))


def fitting_games(text: str, language: Language) -> tuple[str, ...]:
    """Return the installed games whose name or id begins with a text; none for an empty one."""
    bare, games = normalise_bare(text), game_ids()
    named = zip(games, game_titles(games, language), strict=True)
    return tuple(
        game
        for game, title in named
        if bare and any(normalise_bare(name).startswith(bare) for name in (title, game))
    )


def game_titles(games: Sequence[str], language: Language) -> tuple[str, ...]:
    """Return the names of games as they are told."""
    return tuple(language.form(game_title(game, language.has), "full") for game in games)

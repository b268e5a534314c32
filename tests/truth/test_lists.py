"""Every list of moves has the moves that were asked for, and no other, in five hundred positions a game.

What is typed and which moves that means by their notation stands in `tests/truth/lists/`, by game.
`TRUTH_SEED=8` looks at other positions.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import pytest

from accessgames.engine import MalformedAction, Stream
from accessgames.games import MoveChoice, MoveGroup, MoveMenu, load_room
from accessgames.language.commandline import split_words
from tests.truth.listeners import acting, words_of
from tests.truth.positions import GAMES, SEED, positions

if TYPE_CHECKING:
    from accessgames.games import Listener

SHOWN: Final = 5
"""Mistakes that a failing test shows."""

SEVERAL: Final = 4
"""Filters tried in each position; the positions together try all of them."""

DEEPEST: Final = 3
"""Groups within groups."""


def module(game: str) -> Any:  # noqa: ANN401 - what a game is asked
    """Return what is typed in a game: `filters`, `misunderstood` and `written`."""
    return importlib.import_module(f"tests.truth.lists.{game}")


def desks(game: str) -> Iterator[tuple[Listener, Stream]]:
    """Yield who is to act in every position, with luck of the test's own."""
    for position in positions(game):
        yield acting(position), Stream(SEED, f"lists/{position.number}")


def in_english(words: str, english: Mapping[str, str], codes: Mapping[str, str]) -> str:
    """Return Czech words in English: phrases and words of a table, letters before figures such as `čx2`."""
    for czech in sorted(english, key=len, reverse=True):
        words = re.sub(rf"(?<!\w){czech}(?!\w)", english[czech], words)
    for czech, letters in codes.items():
        words = re.sub(rf"(?<!\w){czech}(?=\d)", letters, words)
    return re.sub(r"(\d+)\. (column)", r"\2 \1", words)


def own(game: str) -> Any:  # noqa: ANN401 - the commands of a game
    """Return the commands of a game."""
    return load_room(game).commands


def flat(commands: Any, listener: Listener, words: tuple[str, ...], order: Any, depth: int = 0) -> set[Any]:  # noqa: ANN401
    """Return every move of a list, those of its groups too."""
    found: set[Any] = set()
    # An empty menu leaves the moves to be told one after another.
    for entry in commands.offered(listener, words, order) or commands.chosen(listener, words):
        if isinstance(entry, MoveGroup):
            assert depth < DEEPEST
            found |= flat(commands, listener, entry.words, order, depth + 1)
        else:
            found.add(entry)
    return found


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_words_choose_the_moves_that_they_mean(game: str, language: str) -> None:
    """What is listed by words is what the legal moves give by their notation, in English as in Czech."""
    asked, commands = module(game), own(game)
    wrong: list[str] = []
    count = 0
    for czech, stream in desks(game):
        listener = replace(czech, words=words_of(game, language))
        legal = {text for text in map(asked.written, listener.perspective.legal) if text}
        typed = tuple(asked.filters(listener, stream))
        for said, meant in stream.sample(typed, min(SEVERAL, len(typed))):
            words = said if language == "cs" else in_english(said, asked.ENGLISH, asked.CODES)
            expected = set(filter(meant, legal))
            chosen = {asked.written(one) for one in commands.chosen(listener, tuple(split_words(words)))}
            count += 1
            if expected != chosen:
                wrong.append(f"{words}: missing {expected - chosen}, too many {chosen - expected}")
    assert not wrong, "\n".join(line[:400] for line in wrong[:SHOWN])
    assert count > len(positions(game))


@pytest.mark.parametrize("game", GAMES)
def test_words_that_mean_nothing_are_named(game: str) -> None:
    """They are refused with a sentence that says what would be right, and never taken for text."""
    asked, commands = module(game), own(game)
    for listener, _ in tuple(desks(game))[::10]:
        for words, key in asked.misunderstood(listener):
            with pytest.raises(MalformedAction) as caught:
                commands.chosen(listener, tuple(split_words(words)))
            assert key == caught.value.key, words


@pytest.mark.parametrize("game", GAMES)
def test_every_order_has_the_same_moves(game: str) -> None:
    """Whatever a list is sorted by, it has what the words chose; a menu leads to all of it."""
    asked, commands = module(game), own(game)
    assert isinstance(commands, MoveChoice)
    for number, (listener, stream) in enumerate(desks(game)):
        typed = ["", *(words for words, _ in asked.filters(listener, stream))]
        words = tuple(split_words(typed[number % len(typed)]))
        chosen = set(commands.chosen(listener, words))
        for order in commands.orders:
            if isinstance(commands, MoveMenu) and order in commands.menus:
                assert chosen == flat(commands, listener, words, order), (words, order)
            elif order != "order-strength":
                keys = sorted(commands.order_key(order, action, listener) for action in chosen)
                assert len(chosen) == len(keys)

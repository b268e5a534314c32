"""What is said of a table that is to be opened: seats, options, and who may sit down there."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from accessgames.engine import GameError
from accessgames.games import load_room
from accessgames.language import Language
from accessgames.net.lobby.ordering import WantedTable, read_table
from accessgames.shell.settings import WORD_FILES


def read(game: str, text: str, tag: str = "cs") -> WantedTable:
    """What words behind a game say."""
    language = Language(tag)
    lobby: Any = SimpleNamespace(
        launch=SimpleNamespace(open_room=load_room),
        context=SimpleNamespace(
            preferences=SimpleNamespace(words=lambda name: language.vocabulary(*WORD_FILES, name))
        ),
        teller=SimpleNamespace(words=language.vocabulary(*WORD_FILES, "hall")),
    )
    return read_table(lobby, game, tuple(text.split()))


@pytest.mark.parametrize(
    ("game", "text", "tag", "expected"),
    [
        ("iota", "", "cs", WantedTable()),
        ("iota", "3", "cs", WantedTable(3)),
        ("iota", "soukromý tři", "cs", WantedTable(3, private=True)),
        ("iota", "3 na pozvání", "cs", WantedTable(3, private=True)),
        ("tetrikon", "3 minuty 30", "cs", WantedTable(3, options={"minutes": "30"})),
        ("tetrikon", "minuty 30 3 soukromý", "cs", WantedTable(3, True, {"minutes": "30"})),
        ("tetrikon", "3 30 minut", "cs", WantedTable(3, options={"minutes": "30"})),
        ("tetrikon", "30 minut 4", "cs", WantedTable(4, options={"minutes": "30"})),
        ("tetrikon", "3 blesková", "cs", WantedTable(3, options={"mode": "blitz"})),
        ("iqlandie", "2 čas 1 50", "cs", WantedTable(2, options={"pace-1": "50"})),
        ("tetrikon", "3 minutes 30 private", "en", WantedTable(3, True, {"minutes": "30"})),
        ("iota", "3 zpoždění 8", "cs", WantedTable(3, delay=8)),
        ("iota", "zpoždění osm 3 soukromý", "cs", WantedTable(3, True, delay=8)),
        ("iqlandie", "2 pace-1 50", "en", WantedTable(2, options={"pace-1": "50"})),
    ],
)
def test_a_table_is_ordered_in_words(game: str, text: str, tag: str, expected: WantedTable) -> None:
    """In any order, with options on either side of their values."""
    assert expected == read(game, text, tag)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("okno", "hall-error-new-word"),
        ("3 4", "hall-error-new-word"),
        ("3 minuty", "home-error-option"),
        ("3 minuty 7", "error-option-value"),
        ("3 zpoždění", "hall-error-delay"),
        ("3 zpoždění 0", "hall-error-delay"),
        ("3 zpoždění 201", "hall-error-delay"),
        ("3 zpoždění dlouhé", "hall-error-delay"),
    ],
)
def test_what_is_no_table_is_refused(text: str, key: str) -> None:
    """The word that belongs to none, or the values that an option has."""
    with pytest.raises(GameError) as caught:
        read("tetrikon", text)
    assert key == caught.value.key

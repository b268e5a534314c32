"""Throws in a list: by how many dice they have, and one by one once they are few."""

from __future__ import annotations

from itertools import chain

import pytest

from accessgames.games.move_lists import MoveGroup
from accessgames.games.quantum.rules.state import Phase, Reroll
from tests.games.quantum.helpers import position
from tests.games.quantum.wording import COMMANDS, desk_at, full

ROLLING = position(Phase.REROLL, dice="R1 R2 B4 P3 B6 Y5 3")


@pytest.mark.parametrize(
    ("tag", "told"),
    [
        ("cs", "Přehodit tři kostky, 35 možností."),
        ("en", "Reroll three dice, 35 possibilities."),
    ],
)
def test_a_hundred_and_twenty_eight_throws_are_eight_entries(tag: str, told: str) -> None:
    """None, one to six dice with how many throws each has, and all."""
    entries = COMMANDS.offered(desk_at(ROLLING, 0, tag), ())
    assert 8 == len(entries)
    assert [0, 7] == [entry.mask.bit_count() for entry in entries if isinstance(entry, Reroll)]
    assert told == full([entries[3].name], tag)[0]


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_the_words_of_a_group_list_its_throws(tag: str) -> None:
    """All groups together are all throws, and each is told one by one."""
    desk = desk_at(ROLLING, 0, tag)
    groups = [entry for entry in COMMANDS.offered(desk, ()) if isinstance(entry, MoveGroup)]
    listed = [COMMANDS.chosen(desk, group.words) for group in groups]
    assert [7, 21, 35, 35, 21, 7] == list(map(len, listed))
    assert [()] * len(groups) == [COMMANDS.offered(desk, group.words) for group in groups]
    assert 126 == len(set(chain.from_iterable(listed)))


def test_words_narrow_the_groups() -> None:
    """With the blue 6 and exactly two dice: the other is any of six."""
    desk = desk_at(ROLLING)
    (pair,) = (entry for entry in COMMANDS.offered(desk, ("m6",)) if "2" in getattr(entry, "words", ()))
    assert ("m6", "právě", "2") == pair.words
    assert 6 == len(COMMANDS.chosen(desk, pair.words))
    (other,) = (one for one in COMMANDS.offered(desk, ("bez", "m6")) if "2" in getattr(one, "words", ()))
    assert ("právě", "2", "bez", "m6") == other.words
    assert 15 == len(COMMANDS.chosen(desk, other.words))
    assert 21 == len(COMMANDS.chosen(desk, ("přesně", "dvě", "kostky")))


def test_where_something_is_written_nothing_is_grouped() -> None:
    """At most five entries."""
    assert () == COMMANDS.offered(desk_at(position(Phase.ALONE, dice="R1 R2 B4 P3 B6 Y5 3")), ())

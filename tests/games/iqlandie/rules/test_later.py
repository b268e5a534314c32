"""Actions that are worked out on first use."""

from __future__ import annotations

from accessgames.games.iqlandie.rules.actions import AskHint, Done, GiveUp, IqAction
from accessgames.games.iqlandie.rules.legal import LazyActions

ACTIONS: tuple[IqAction, ...] = (GiveUp(), AskHint())


def counted() -> tuple[LazyActions, list[int]]:
    """Return a list that is made on first use, and a note of how often it was made."""
    made: list[int] = []

    def make() -> tuple[IqAction, ...]:
        made.append(1)
        return ACTIONS

    return LazyActions(make), made


def test_nothing_is_made_before_somebody_looks() -> None:
    """A list that nobody looks at costs nothing."""
    _, made = counted()
    assert [] == made


def test_made_once() -> None:
    """Counting, going through and asking for one action make the list a single time."""
    later, made = counted()
    assert 2 == len(later)
    assert ACTIONS == tuple(later)
    assert ACTIONS == tuple(later)
    assert GiveUp() in later
    assert Done() not in later
    assert [1] == made

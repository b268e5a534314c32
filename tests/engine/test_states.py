"""The states of a match: all of them, or few and the others played again."""

from __future__ import annotations

import pytest

from accessgames.engine.states import STEP, States


def counted(numbers: int) -> tuple[States[list[int]], list[int]]:
    """States that are the numbers of actions done so far, and which actions were played again."""
    again: list[int] = []

    def play(number: int, state: list[int]) -> list[int]:
        again.append(number)
        return [*state, number]

    states: States[list[int]] = States([], play)
    for number in range(numbers):
        states.append([*states.last, number])
    return states, again


def test_all_are_kept() -> None:
    """Nothing is played again."""
    states, again = counted(30)
    assert [list(range(moment)) for moment in range(31)] == [states.at(moment) for moment in range(31)]
    assert [] == again


def test_thin_states_are_played_again_from_the_one_before() -> None:
    """At most so many actions as lie between two that are kept; the last two cost nothing."""
    states, again = counted(30)
    states.thin()
    for moment in range(31):
        again.clear()
        assert list(range(moment)) == states.at(moment)
        assert list(range(moment // STEP * STEP, moment) if moment < 29 else ()) == again


def test_what_comes_later_is_thinned_too() -> None:
    """As if all had been there before."""
    states, again = counted(1)
    states.thin()
    for number in range(1, 30):
        states.append([*states.last, number])
    assert list(range(STEP + 1)) == states.at(STEP + 1)
    assert [STEP] == again
    assert list(range(30)) == states.last


@pytest.mark.parametrize("keep", [0, 3, STEP, STEP + 3, 29])
def test_going_back(keep: int) -> None:
    """The last of those that stay is there again, also where it was dropped."""
    states, _ = counted(30)
    states.thin()
    states.cut(keep)
    assert list(range(keep)) == states.last == states.at(keep)
    with pytest.raises(IndexError):
        states.at(keep + 1)
    states.append([*states.last, keep])
    assert list(range(keep + 1)) == states.last


def test_a_moment_that_never_came() -> None:
    """It is refused as in a list."""
    states, _ = counted(3)
    with pytest.raises(IndexError):
        states.at(4)

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine import HIDDEN, SPECTATOR, SealedChoices

CHOICES = {0: "x", 1: "y", 3: "z"}


@given(st.permutations(sorted(CHOICES)))
def test_the_order_of_arrival_leaves_no_trace(order: list[int]) -> None:
    """Whoever chose first, the complete choices are the same value."""
    choices: SealedChoices[str] = SealedChoices.among([3, 1, 0])
    for seat in order:
        assert not choices.complete
        choices = choices.put(seat, CHOICES[seat])
    assert choices.complete
    assert ((0, "x"), (1, "y"), (3, "z")) == choices.chosen


def test_a_choice_does_not_change_the_value_it_was_put_into() -> None:
    """Earlier states stay as they were."""
    before: SealedChoices[str] = SealedChoices.among([0, 1])
    before.put(1, "y")
    assert SealedChoices((0, 1), ()) == before


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_nobody_chooses_twice_or_uninvited(seat: int) -> None:
    """A sealed choice cannot be replaced."""
    choices = SealedChoices[str].among([0, 1]).put(1, "y")
    with pytest.raises(KeyError):
        choices.put(seat, "other")


@pytest.mark.parametrize(
    ("viewer", "seen"),
    [
        (0, ((0, "x"), (1, HIDDEN))),
        (1, ((0, HIDDEN), (1, "y"))),
        (3, ((0, HIDDEN), (1, HIDDEN))),
        (SPECTATOR, ((0, HIDDEN), (1, HIDDEN))),
    ],
)
def test_only_the_own_choice_is_seen(viewer: int, seen: tuple) -> None:
    """Others see that somebody has chosen, and not what."""
    choices = SealedChoices[str].among([0, 1, 3]).put(1, "y").put(0, "x")
    assert seen == choices.seen_by(viewer).chosen
    assert (3,) == choices.seen_by(viewer).waiting


def test_seats_named_twice_are_awaited_once() -> None:
    """Asking a seat twice does not let it choose twice."""
    assert (0, 2) == SealedChoices.among([2, 0, 2]).waiting


def test_a_sealed_choice_compares_and_hashes() -> None:
    """States that hold sealed choices are values."""
    one, two = (SealedChoices[str].among([0]).put(0, "x") for _ in range(2))
    assert 1 == len({one, two})

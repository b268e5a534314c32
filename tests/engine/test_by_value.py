"""Values that share one comparison: as strict as that of a dataclass."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, replace

import pytest

from accessgames.engine.by_value import ByValue


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Rolled(ByValue):
    """A seat rolled."""

    seat: int
    face: int = 1


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Started(ByValue):
    """A seat starts."""

    seat: int
    face: int = 1


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Nothing(ByValue):
    """Nothing happens."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class NothingElse(ByValue):
    """Nothing else does."""


def test_equal_attributes_of_one_class_are_equal() -> None:
    """Equal ones hash alike, also after a copy; one attribute that differs is enough."""
    copies = [Rolled(1, 4), replace(Rolled(1, 2), face=4), pickle.loads(pickle.dumps(Rolled(1, 4)))]  # noqa: S301 - just made
    assert {Rolled(1, 4)} == set(copies)
    assert Rolled(1, 4) != Rolled(1, 5)
    assert Rolled(1, 4) != Rolled(2, 4)


def test_another_class_is_never_equal() -> None:
    """The same numbers in another class are something else, as are two classes without attributes."""
    assert Rolled(1, 4) != Started(1, 4)
    assert Rolled(1, 4) != (1, 4)
    assert {Nothing()} == {Nothing(), Nothing()}
    assert Nothing() != NothingElse()


def test_it_is_written_as_a_dataclass_is() -> None:
    """Names and values, which failing tests show."""
    assert "Rolled(seat=1, face=4)" == repr(Rolled(1, 4))
    assert "Nothing()" == repr(Nothing())


def test_it_stays_frozen() -> None:
    """What shares the comparison is as immutable as before."""
    with pytest.raises(AttributeError):
        Rolled(1).seat = 2  # type: ignore[misc] # what is tried

"""`accessgames/dataclasses.py`: what its classes do is what those of the standard library do."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from accessgames.dataclasses import dataclass, field, fields, replace
from tests.house import code

STANDARD = dataclasses.dataclass
"""The library's own, to compare with."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """A seat rolled."""

    KIND: ClassVar[str] = "die"
    seat: int
    face: int = 1
    marks: list[int] = field(default_factory=list, compare=False)
    told: str = field(default="no", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class Started:
    """A seat starts; as many attributes as the one above."""

    seat: int
    face: int = 1


@dataclass(frozen=True, slots=True)
class Nothing:
    """Nothing happens."""


@dataclass(frozen=True, slots=True)
class NothingElse:
    """Nothing else does."""


@dataclass(frozen=True)
class Open:
    """Without slots, with something that is checked."""

    seat: int

    def __post_init__(self) -> None:
        """Refuse a seat that does not exist."""
        if self.seat < 0:
            raise ValueError


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """Given by name only."""

    seat: int
    face: int = 1


@dataclass(frozen=True, slots=True)
class OwnWay:
    """Says itself what is equal."""

    seat: int
    face: int

    def __eq__(self, other: object) -> bool:
        """Compare the seats."""
        return isinstance(other, OwnWay) and other.seat == self.seat

    def __hash__(self) -> int:
        """Hash the seat."""
        return hash(self.seat)

    def __repr__(self) -> str:
        """Tell the seat."""
        return f"seat {self.seat}"


@dataclass(frozen=True, slots=True)
class Derived(Started):
    """Inherits from another."""

    more: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Same:
    """Equal to itself only."""

    seat: int


def made_with(make: Callable[..., Any]) -> Any:  # noqa: ANN401 - a class that a type checker does not know
    """Make one class by either way."""

    @make(frozen=True, slots=True)
    class Both:
        """A class of two sorts."""

        seat: int
        face: int = 1
        marks: tuple[int, ...] = ()

    return Both


def test_equal_attributes_of_one_class_are_equal() -> None:
    """Equal ones hash alike, also after a copy; one attribute that differs is enough; one may not count."""
    one = Rolled(1, 4)
    copies = [Rolled(1, face=4), replace(Rolled(1, 2), face=4), pickle.loads(pickle.dumps(one))]  # noqa: S301 - just made
    assert [one] * 3 == copies
    assert [one, one] == [copy.copy(one), copy.deepcopy(one)]
    assert one == Rolled(1, 4, [3])
    assert one not in {Rolled(1, 5), Rolled(2, 4)}
    assert {Started(1, 4)} == {Started(1, 4), Started(1, face=4)}


def test_another_class_is_never_equal() -> None:
    """The same numbers in another class are something else, as are two classes without attributes."""
    others: list[tuple[object, object]] = [
        (Rolled(1, 4), Started(1, 4)),
        (Started(1, 4), (1, 4)),
        (Nothing(), NothingElse()),
        (Derived(1, 4), Started(1, 4)),
    ]
    assert [] == [pair for pair in others if pair[0] == pair[1]]
    assert {Nothing()} == {Nothing(), Nothing()}


def test_it_is_written_as_a_dataclass_is() -> None:
    """Names and values, which failing tests show."""
    assert "Rolled(seat=1, face=4, marks=[])" == repr(Rolled(1, 4))
    assert "Nothing()" == repr(Nothing())
    assert "Derived(seat=1, face=2, more=3)" == repr(Derived(1, 2, 3))


def test_it_stays_frozen() -> None:
    """Nothing is assigned or deleted, neither a field nor anything else, and the class says so."""
    for one in (Rolled(1), Open(1), Named(seat=1), Derived(1)):
        for name in ("seat", "other"):
            with pytest.raises((dataclasses.FrozenInstanceError, TypeError)):
                setattr(one, name, 2)
            with pytest.raises((dataclasses.FrozenInstanceError, TypeError)):
                delattr(one, name)
        assert vars(type(one))["__dataclass_params__"].frozen


def test_defaults_are_those_of_the_fields() -> None:
    """A list is made anew each time, what is not given at the beginning is there, others come by name."""
    first, second = Rolled(1), Rolled(1)
    first.marks.append(3)
    assert ([3], [], 1, "no") == (first.marks, second.marks, first.face, second.told)
    assert (2, 5) == (Named(seat=2, face=5).seat, Named(seat=2, face=5).face)
    assert ("die", ["seat", "face", "marks", "told"]) == (Rolled.KIND, [one.name for one in fields(Rolled)])


def test_what_is_checked_at_the_beginning_is_checked() -> None:
    """A wrong value ends the making; so do too few values, too many, and a value without its name."""
    with pytest.raises(ValueError, match=r"^$"):
        Open(-1)
    wrong: list[Callable[[], object]] = [
        lambda: Rolled(face=2),  # type: ignore[call-arg] # what is tried
        lambda: Started(1, 2, 3),  # type: ignore[call-arg]
        lambda: Named(1),  # type: ignore[call-arg]
        lambda: Started(seat=1, other=2),  # type: ignore[call-arg]
    ]
    for made in wrong:
        with pytest.raises(TypeError, match=r"__init__\(\)"):
            made()


def test_own_methods_stay() -> None:
    """What a class says itself about equality, its hash and its text holds."""
    assert (OwnWay(1, 2), "seat 1", 1) == (
        OwnWay(1, 3),
        repr(OwnWay(1, 2)),
        len({OwnWay(1, 2), OwnWay(1, 3)}),
    )
    assert Same(1) != Same(1)


def test_it_is_taken_apart_by_match() -> None:
    """Positions in a pattern are the fields in their order."""
    match Rolled(3, 5):
        case Rolled(seat, face):
            assert (3, 5) == (seat, face)


def test_it_is_as_the_librarys() -> None:
    """Hash, text, fields and parameters of the same class are those of the standard library."""
    own, library = made_with(dataclass), made_with(STANDARD)
    assert hash(library(1, 2, (3,))) == hash(own(1, 2, (3,)))
    assert repr(library(1, 2, (3,))) == repr(own(1, 2, (3,)))
    assert repr(library.__dataclass_params__) == repr(own.__dataclass_params__)
    assert library.__match_args__ == own.__match_args__
    assert dataclasses.asdict(library(1)) == dataclasses.asdict(own(1))


def test_methods_are_written_at_their_first_call() -> None:
    """Until then nothing is compiled for them; afterwards the class has them as they are."""
    kind = made_with(dataclass)
    before = vars(kind)["__init__"]
    assert kind(1) == kind(1)
    after = vars(kind)["__init__"]
    assert before is not after
    assert kind(2).seat == 2
    # Somebody may have kept what stood there before.
    other = kind(3)
    before(other, 4)
    assert (4, after) == (other.seat, vars(kind)["__init__"])


def test_frozen_classes_are_made_this_way() -> None:
    """What is frozen in the package comes from here: the standard library's would delay the first line."""
    wrong = [
        module.name
        for module in code.modules("accessgames")
        if "frozen=True" in module.text and "\nfrom dataclasses import dataclass" in module.text
    ]
    assert [] == wrong


def test_nothing_is_written_before_it_is_used() -> None:
    """A game that was loaded has compiled no comparison of its events, since nobody compared any."""
    asked = """
import sys, accessgames.games as games
games.load_room("tetrikon")
from accessgames.games.tetrikon.rules import events
kinds = [kind for kind in vars(events).values() if hasattr(kind, "__dataclass_fields__")]
files = {vars(kind)["__eq__"].__code__.co_filename for kind in kinds}
print(len(kinds) > 40, [file.endswith("dataclasses.py") for file in files])
"""
    told = subprocess.run((sys.executable, "-P", "-c", asked), check=True, capture_output=True, text=True)
    assert "True [True]\n" == told.stdout

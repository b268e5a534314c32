from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import Any, Generic, Literal, NamedTuple, TypeVar

import msgspec
import pytest

from accessgames.dataclasses import dataclass
from accessgames.games.iota.rules import events
from accessgames.games.quantum.rules import state
from accessgames.net.shapes import ShapeError, Shapes, wire_name

C = TypeVar("C")


class Phase(Enum):
    BEGIN = 1
    END = 2


class Spot(NamedTuple):
    column: int
    row: int = 0


@dataclass(frozen=True, slots=True)
class Round:
    round_: int
    phase: Phase = Phase.BEGIN
    side: Literal["row", "column"] = "row"


@dataclass(frozen=True, slots=True)
class Choice(Generic[C]):
    made: tuple[tuple[int, C], ...] = ()


class Grid(Mapping[Spot, int]):
    def __init__(self, cards: Iterable[tuple[Spot, int]] = ()) -> None:
        self._cards = dict(cards)

    def __getitem__(self, spot: Spot) -> int:
        return self._cards[spot]

    def __iter__(self) -> Iterator[Spot]:
        return iter(sorted(self._cards))

    def __len__(self) -> int:
        return len(self._cards)


@dataclass(frozen=True, slots=True)
class View:
    what: Round | Spot | None
    grid: Grid
    masks: frozenset[int]
    counts: Mapping[str, int]
    choice: Choice[str]
    said: tuple[tuple[str, object], ...] = ()


VIEW = View(
    Round(3, Phase.END), Grid([(Spot(1, 2), 4), (Spot(0), 7)]), frozenset({1 << 70 >> 10}), {"a": 1},
    Choice(((0, "x"),)), (("who", 1), ("spot", Spot(2)), ("all", (Phase.END, (Round(1), None)))),
)  # fmt: skip


def crossed(value: object, kind: Any = View) -> Any:  # noqa: ANN401 - as the kind
    shapes = Shapes((kind,))
    text = msgspec.json.encode(shapes.flatten(value))
    return shapes.rebuild(msgspec.json.decode(text, type=shapes.wire_type(kind)))


def written(value: object, kind: Any = View) -> Any:  # noqa: ANN401 - JSON
    return json.loads(msgspec.json.encode(Shapes((kind,)).flatten(value)))


def test_a_value_comes_back_as_it_was() -> None:
    """With unions, enumerations, named tuples, an own mapping, type variables and values of any kind."""
    back = crossed(VIEW)
    assert VIEW == back
    assert isinstance(back.grid, Grid)
    assert isinstance(back.said[2][1][0], Phase)


def test_a_large_mask_is_a_number() -> None:
    """Bits of a board beyond 53 lose nothing."""
    assert frozenset({1 << 60}) == crossed(VIEW).masks


def test_names_of_python_do_not_cross() -> None:
    """`round_` is `round` on the wire."""
    assert {"is": "Round", "round": 3} == written(Round(3), Round)
    assert "round" == wire_name("round_")


def test_what_is_usual_is_left_out() -> None:
    """A field with its default takes no room, and comes back."""
    assert Round(3) == crossed(Round(3), Round)
    assert {"is": "Round", "round": 3, "side": "column"} == written(Round(3, side="column"), Round)


def test_a_member_of_an_enumeration_among_anything_says_what_it_is() -> None:
    """Where its type is not known, its name stands with it."""
    assert {"is": "Phase", "value": 2} == written(VIEW)["said"][2][1][0]


@pytest.mark.parametrize(
    "text",
    [
        '{"is":"Round"}',
        '{"is":"Round","round":"3"}',
        '{"is":"Round","round":3.5}',
        '{"is":"Round","round":3,"more":1}',
        '{"is":"Round","round":3,"phase":9}',
        '{"is":"Round","round":3,"side":"diagonal"}',
        '{"is":"Spot","column":1}',
        "[]",
    ],
)
def test_what_does_not_fit_is_refused(text: str) -> None:
    """A missing, wrong or unknown attribute, or another class."""
    shapes = Shapes((Round,))
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=shapes.wire_type(Round))


def test_a_class_that_cannot_be_reached_is_no_value() -> None:
    """Where anything may stand, it is anything that the roots are made of."""
    shapes = Shapes((Round,))
    with pytest.raises(ShapeError):
        shapes.flatten(Spot(1))


@dataclass(frozen=True, slots=True)
class Wrong:
    stream: memoryview


def test_a_field_without_a_form_is_found_at_once() -> None:
    """Before anything is sent."""
    with pytest.raises(ShapeError):
        Shapes((Wrong,))


def test_equal_names_are_told_apart_by_their_modules() -> None:
    """Two classes of one name, as the actions and the events of a game may have."""
    shapes = Shapes((events.Ended, state.Ended, state.Started))
    tags = {shapes.wire_type(kind).__struct_config__.tag for kind in (events.Ended, state.Ended)}
    assert {"events.Ended", "state.Ended"} == tags
    assert "Started" == shapes.wire_type(state.Started).__struct_config__.tag

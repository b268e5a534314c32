"""The four kinds together, and steps of any kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import MalformedAction
from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks import (
    BIOLOGY,
    KINDS,
    OPTICS,
    PROGRAMMING,
    SPACE,
    AnyStep,
    format_step,
    kind_of_step,
    parse_step,
)
from accessgames.games.iqlandie.tasks.biology import Slide, Turn
from accessgames.games.iqlandie.tasks.optics_model import Lift, Put
from accessgames.games.iqlandie.tasks.programming import Stand
from accessgames.games.iqlandie.tasks.space_model import LaidCard, Lay, Take

if TYPE_CHECKING:
    from accessgames.games.iqlandie.tasks.kind import AnyKind

STEPS = [
    (Slide("A"), "slide A", BIOLOGY),
    (Turn(3), "turn L", BIOLOGY),
    (Stand(Square(0, 4)), "stand a5", PROGRAMMING),
    (Put(Square(4, 1), "Z", "P"), "put e2 Z P", OPTICS),
    (Lift(Square(4, 1)), "lift e2", OPTICS),
    (Lay(LaidCard(2, 3)), "lay 2L", SPACE),
    (Lay(LaidCard(4, 0, 1, 2)), "lay 4+V1J2", SPACE),
    (Take(2), "take 2", SPACE),
]


def test_order_of_the_kinds() -> None:
    """The kinds stand in the order of the rules."""
    assert ["biology", "programming", "optics", "space"] == list(KINDS)


def test_kinds_know_their_ids() -> None:
    """Each kind is found under its own id, and only space has no preparation."""
    assert all(name == kind.id for name, kind in KINDS.items())
    assert ["space"] == [name for name, kind in KINDS.items() if not kind.prepared]


@pytest.mark.parametrize(("step", "text", "kind"), STEPS)
def test_steps_of_any_kind(step: AnyStep, text: str, kind: AnyKind) -> None:
    """The first word tells the kind; text and step belong together."""
    assert text == format_step(step)
    assert step == parse_step(text)
    assert kind is kind_of_step(step)


@pytest.mark.parametrize("text", ["", "claim", "slide", "slide ?", "put", "stand z9", "Lay 2", "take"])
def test_unknown_steps(text: str) -> None:
    """Whatever is no step of any kind is refused."""
    with pytest.raises(MalformedAction):
        parse_step(text)


def test_unknown_verbs_are_told_a_step() -> None:
    """Who does not know the verb hears what a step looks like."""
    with pytest.raises(MalformedAction) as caught:
        parse_step("jump a1")
    expected = str(caught.value.args_["expected"])
    assert expected == format_step(parse_step(expected))

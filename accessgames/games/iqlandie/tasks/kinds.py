"""The four kinds in their order, and steps of any kind as text."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.engine import malformed
from accessgames.games.iqlandie.tasks.biology.kind import Biology
from accessgames.games.iqlandie.tasks.biology.model import BiologyStep, Slide, Turn
from accessgames.games.iqlandie.tasks.optics.kind import Optics
from accessgames.games.iqlandie.tasks.optics.model import Lift, OpticsStep, Put
from accessgames.games.iqlandie.tasks.programming.kind import Programming
from accessgames.games.iqlandie.tasks.programming.model import ProgrammingStep, Stand
from accessgames.games.iqlandie.tasks.space.kind import Space
from accessgames.games.iqlandie.tasks.space.model import Lay, SpaceStep, Take

if TYPE_CHECKING:
    from accessgames.games.iqlandie.tasks.kind import AnyKind

BIOLOGY: Final = Biology()
PROGRAMMING: Final = Programming()
OPTICS: Final = Optics()
SPACE: Final = Space()

KINDS: Final[Mapping[str, AnyKind]] = MappingProxyType(
    {kind.id: kind for kind in (BIOLOGY, PROGRAMMING, OPTICS, SPACE)}
)
"""All kinds by id, in the order in which they are offered."""

AnyStep = BiologyStep | ProgrammingStep | OpticsStep | SpaceStep
"""A step in a workspace of any kind."""

_VERBS: Final[Mapping[str, AnyKind]] = MappingProxyType(
    {
        "slide": BIOLOGY,
        "turn": BIOLOGY,
        "stand": PROGRAMMING,
        "put": OPTICS,
        "lift": OPTICS,
        "lay": SPACE,
        "take": SPACE,
    }
)


def kind_of_step(step: AnyStep) -> AnyKind:
    """Return the kind of tasks that a step belongs to."""
    match step:
        case Slide() | Turn():
            return BIOLOGY
        case Stand():
            return PROGRAMMING
        case Put() | Lift():
            return OPTICS
        case Lay() | Take():
            return SPACE


def format_step(step: AnyStep) -> str:
    """Write a step of any kind; `parse_step` reads it back."""
    return kind_of_step(step).format_step(step)


def parse_step(text: str) -> AnyStep:
    """Read a step of any kind.

    Raises:
        MalformedAction: With the text and the forms that exist.
    """
    verb = text.partition(" ")[0]
    if verb not in _VERBS:
        raise malformed(text, "slide A")
    step: AnyStep = _VERBS[verb].parse_step(text)
    return step

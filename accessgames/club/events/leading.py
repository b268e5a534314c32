"""Events of the tournament as a whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from accessgames.club.model import Proposal


@dataclass(frozen=True, slots=True)
class Created:
    """The tournament begins to exist; the first event and the only one of its kind.

    Attributes:
        proposal: What holds.
        seed: Seed of everything that is drawn, 1 to 40 printable characters.
    """

    proposal: Proposal
    seed: str


@dataclass(frozen=True, slots=True)
class Amended:
    """The proposal changes; what has been played stays as it was.

    Attributes:
        proposal: What holds from now on.
    """

    proposal: Proposal


@dataclass(frozen=True, slots=True)
class Closed:
    """The result is final."""


@dataclass(frozen=True, slots=True)
class Reopened:
    """The result is open again, as something has to be put right."""


@dataclass(frozen=True, slots=True)
class Undone:
    """Events are taken back; their lines stay in the journal.

    Attributes:
        keep: How many of the events that hold stay, the first included; at least 1.
    """

    keep: int

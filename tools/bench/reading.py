"""One measured figure with what it is compared to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

LIMIT: Final = "limit"
"""Reference of a figure that is compared to what the project promises."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A figure.

    Attributes:
        kind: What was measured, such as `games-random`.
        game: Id of the game it was measured with.
        value: The figure.
        unit: `ms`, `us`, `MB`, or something per second of processor time (`games/s`, `events/s`, `cards/s`).
        reference: What it is compared to, measured in the same run or a limit of ours; None when there is
            nothing to compare to here.
        reference_value: The same figure of the reference, in the same unit.
        title: Key of the message that names a workload of the game; empty where `kind` has a sentence.
    """

    kind: str
    game: str
    value: float
    unit: str
    reference: str | None = None
    reference_value: float | None = None
    title: str = ""

    @property
    def name(self) -> str:
        """What was measured with which game; readings that share a name differ in the reference."""
        return f"{self.kind}-{self.game}"

    @property
    def ratio(self) -> float | None:
        """How many times the reference this is; above 1 is better for rates, below 1 for times and sizes."""
        return self.value / self.reference_value if self.reference_value else None

    def document(self) -> dict[str, Any]:
        """Return the shape that the documentation promises."""
        return {
            "name": self.name,
            "value": self.value,
            "unit": self.unit,
            "reference": self.reference,
            "reference_value": self.reference_value,
            "ratio": self.ratio,
        }

    def against(self, references: Mapping[str, float]) -> Iterator[Reading]:
        """Yield this figure once for each reference, or as it is when there is none."""
        for reference, value in references.items():
            yield Reading(self.kind, self.game, self.value, self.unit, reference, value)
        if not references:
            yield self

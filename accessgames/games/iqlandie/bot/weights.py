"""The numbers behind the value of an exposition: `data/values.json`, fitted by `tools/fit_iqlandie.py`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

PARTS: Final = 4
"""Parts of a match of 12 rounds; what may still come counts differently in each."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """What may still come of an exposition, in points; all weights 0 leave the points of now.

    Compared by identity, so that what was worked out with them is found again quickly.

    Attributes:
        hope: How much of what may come counts when 1 to 2, 3 to 5, 6 to 8, 9 or more rounds are left.
        colour: Exposition 1: each usable free square.
        second: Exposition 2: each square by which the first colour leads; each further free square.
        gaps: Exposition 3: each square of a free area beyond the size that can still be split.
        shapes: Exposition 4: each further shape that has room.
        robots: Exposition 5: each free square beside a robot, each usable free square.
        lines: Exposition 6: a line that can still be full, by its covered squares.
        third: Exposition 6: share of the above that is left to lines with two colours already.
        pair: Point 7: each piece by which one colour leads.
        tidy: Each pair of free squares side by side, in every exposition but 3.
        denial: Share of what a piece is worth to the others that counts when one is taken from them.
    """

    hope: tuple[float, ...]
    colour: tuple[float, ...]
    second: tuple[float, ...]
    gaps: tuple[float, ...]
    shapes: tuple[float, ...]
    robots: tuple[float, ...]
    lines: tuple[float, ...]
    third: tuple[float, ...]
    pair: tuple[float, ...]
    tidy: tuple[float, ...]
    denial: tuple[float, ...]


def read_weights(table: Mapping[str, Sequence[float]]) -> Weights:
    """Build the weights from the table of the data file."""
    return Weights(**{name: tuple(map(float, table[name])) for name in Weights.__dataclass_fields__})


def nothing() -> Weights:
    """Return weights under which only the points of now count."""
    sizes = {"hope": PARTS, "second": 2, "robots": 2, "lines": 4}
    return read_weights({name: [0.0] * sizes.get(name, 1) for name in Weights.__dataclass_fields__})


@cache
def shipped_weights() -> Weights:
    """Return the fitted weights that come with the game."""
    text = files("accessgames.games.iqlandie").joinpath("data/values.json").read_text(encoding="utf-8")
    return read_weights(json.loads(text)["weights"])


def hope_of(weights: Weights, rounds_left: int) -> float:
    """Return how much of what may come counts when so many rounds follow this one; 0 in the last."""
    return weights.hope[min(rounds_left // 3, PARTS - 1)] if rounds_left else 0.0

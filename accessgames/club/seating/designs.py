"""Tables for 8 to 40 people and 3 to 9 rounds, found by a longer search than an evening has time for."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_NAMES: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnop"

Design = tuple[tuple[tuple[int, ...], ...], ...]
"""The people of each table of each round, as numbers from 0."""


def find_design(sizes: Sequence[int], rounds: int) -> Design | None:
    """Return tables of these sizes for so many rounds; None where none were searched.

    Everybody sits at smaller tables as often as the others, as far as the numbers allow, and few meet again.
    They belong to one version of the ways of seating (`events.METHOD`): better ones need another version, as
    a journal's draws are made once more from them.
    """
    text = _texts().get(("".join(map(str, sizes)), rounds))
    return None if text is None else tuple(_cut(one, sizes) for one in text.split("."))


@cache
def _texts() -> Mapping[tuple[str, int], str]:
    """Return the lines of the file, which `tools/seating_designs.py` writes, by sizes and rounds."""
    lines = Path(__file__).parent.joinpath("data/designs.txt").read_text(encoding="ascii").splitlines()
    found = {}
    for line in lines:
        sizes, text = line.split()
        found[sizes, text.count(".") + 1] = text
    return found


def _cut(text: str, sizes: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    people = iter(map(_NAMES.index, text))
    return tuple(tuple(next(people) for _ in range(size)) for size in sizes)

"""Attributes that came later leave the lines of earlier programs as they are."""

from __future__ import annotations

import pytest

from accessgames.club.model.later import later
from accessgames.club.notation import from_text, to_text
from accessgames.dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class _Grown:
    """A value whose second attribute came later."""

    first: int
    second: int = later(0)


def test_what_says_nothing_is_not_written() -> None:
    """With the default a value is written as it was before the attribute existed."""
    assert '{"first":1}' == to_text(_Grown(1))


def test_what_says_something_is_written() -> None:
    """Another value stands in the line."""
    assert '{"first":1,"second":2}' == to_text(_Grown(1, 2))


@pytest.mark.parametrize("value", [_Grown(1), _Grown(1, 2)])
def test_both_come_back(value: _Grown) -> None:
    """A line of an earlier program has the default, one of this program what it says."""
    assert value == from_text(_Grown, to_text(value))


@pytest.mark.parametrize("text", ['{"first":1,"second":0}', '{"second":2}', '{"first":1,"third":3}'])
def test_other_spellings_are_refused(text: str) -> None:
    """A default that is written down, a missing first attribute and an unknown one are no line of ours."""
    with pytest.raises(ValueError, match=r"first|second"):
        from_text(_Grown, text)

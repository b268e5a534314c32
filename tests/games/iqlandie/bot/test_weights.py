"""The fitted numbers and their file."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from accessgames.games.iqlandie.bot.evaluation import (
    PARTS,
    Weights,
    no_weights,
    read_weights,
    shipped_weights,
)

TOOL = Path(__file__).parents[4] / "tools/fit_iqlandie.py"


def test_shipped_weights_are_read() -> None:
    """The file has every number, none of them negative, and is read once."""
    weights = shipped_weights()
    text = files("accessgames.games.iqlandie").joinpath("data/values.json").read_text(encoding="utf-8")
    table = json.loads(text)["weights"]
    assert list(Weights.__dataclass_fields__) == list(table)
    for name, values in table.items():
        assert tuple(values) == getattr(weights, name)
        assert min(values) >= 0
    assert weights is shipped_weights()


def test_same_shape_as_no_weights() -> None:
    """Fitted weights and zeros have the same lengths."""
    one, other = shipped_weights(), no_weights()
    for name in Weights.__dataclass_fields__:
        assert len(getattr(one, name)) == len(getattr(other, name))
    assert PARTS == len(one.hope)


def test_missing_numbers_are_refused() -> None:
    """A file without one of the numbers is not read."""
    with pytest.raises(KeyError):
        read_weights({"hope": [1.0]})


def test_tool_checks_without_fitting() -> None:
    """The script tells points, wins and seconds of the shipped numbers and leaves the file alone."""
    done = subprocess.run(
        [sys.executable, TOOL, "--steps", "0", "--check", "2"], capture_output=True, text=True, check=True
    )
    assert 2 == len(done.stdout.splitlines())
    assert all(line.startswith("planning ") for line in done.stdout.splitlines())

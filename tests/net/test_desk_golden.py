"""Golden evenings of a desk and a hall, in two languages, in full and for a Braille line."""

from __future__ import annotations

import pytest

from tests.net.goldens import FOLDER, GOLDENS, make
from tests.systems import SIGNS
from tests.whole.measures import misread, unfit


@SIGNS
@pytest.mark.parametrize("name", GOLDENS)
def test_the_same_evening_tells_the_same_lines(name: str) -> None:
    """Every line was read and found good; `python tools/golden.py` writes down what is told now."""
    assert (FOLDER / name).read_text("utf-8") == make(name)


@pytest.mark.parametrize("name", GOLDENS)
def test_every_line_reads_well(name: str) -> None:
    """No line is blank, too long or misread by a voice, and no two neighbours are equal."""
    lines = (FOLDER / name).read_text("utf-8").splitlines()
    told = [line for line in lines if not line.startswith(">")]
    assert [] == [line for line in unfit(told) if len(line) < 120]
    if "-short." not in name:
        assert [] == list(misread(told, GOLDENS[name]))

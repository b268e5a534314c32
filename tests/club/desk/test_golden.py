from __future__ import annotations

import pytest

from tests.club.desk.goldens import FOLDER, GOLDENS, make
from tests.whole.measures import misread, unfit

RENEW = "python tools/golden.py {} writes down what is told now"


@pytest.mark.parametrize("name", GOLDENS)
def test_the_same_conversation_tells_the_same_lines(name: str) -> None:
    """Every line at the desk was read and found good; the same input tells it again."""
    kept = (FOLDER / name).read_text("utf-8")
    assert kept == make(name), RENEW.format(name)


@pytest.mark.parametrize("name", GOLDENS)
def test_every_line_reads_well(name: str) -> None:
    """No line is blank, too long or misread by a voice, and no two neighbours are equal."""
    tag, _typed = GOLDENS[name]
    lines = (FOLDER / name).read_text("utf-8").splitlines()
    told = [line for line in lines if not line.startswith(">")]
    assert [] == [line for line in unfit(told) if len(line) < 120]
    assert [] == list(misread(told, tag))


def test_everything_is_asked_once() -> None:
    """The transcripts have the same questions in both languages."""
    czech, english = (lines for _tag, lines in GOLDENS.values())
    assert len(czech) == len(english)

from __future__ import annotations

import pytest

from accessgames.braille import cells, unsupported
from tests.club.desk.goldens import CELLS, FOLDER, GOLDENS, make, settings_of
from tests.systems import SIGNS
from tests.whole.measures import misread, unfit

RENEW = "python tools/golden.py {} writes down what is told now"


@SIGNS
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
    if not settings_of(name):
        assert [] == list(misread(told, tag))


@pytest.mark.parametrize("name", [name for name in GOLDENS if settings_of(name)])
def test_short_forms_fit_the_narrowest_display(name: str) -> None:
    """A whole evening can be read on a line of 20 cells, and nothing is in it that has no sign."""
    tag, _typed = GOLDENS[name]
    lines = (FOLDER / name).read_text("utf-8").splitlines()
    told = [line for line in lines if not line.startswith(">")]
    assert [] == [line for line in told if cells(line, language=tag) > CELLS]
    assert [] == [char for line in told for char in unsupported(line, language=tag)]


def test_everything_is_asked_in_both_languages() -> None:
    """The transcripts have as many questions in one language as in the other."""
    for name, (_tag, lines) in GOLDENS.items():
        assert len(lines) == len(GOLDENS[name.replace(".cs.", ".en.")][1])

"""Papers as they were read and found good, in print and in Braille."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from accessgames.club.papers.paper import spoken
from tests.club.papers.goldens import GOLDENS, make, papers
from tests.whole.measures import misread, unfit

FOLDER = Path(__file__).parents[2] / "golden"
RENEW = "python tools/golden.py {} writes down what is printed now"


@pytest.mark.parametrize("name", GOLDENS)
def test_the_same_evening_prints_the_same_papers(name: str) -> None:
    """Every line was read and found good; the same results print it again."""
    assert (FOLDER / name).read_text("utf-8") == make(name), RENEW.format(name)


@pytest.mark.parametrize("name", GOLDENS)
def test_every_line_that_is_heard_reads_well(name: str) -> None:
    """Read aloud at the desk no paper has a line that is blank, too long, or misread by a voice."""
    language = GOLDENS[name]
    for paper in papers().values():
        lines = [line for message in spoken(paper) for line in language.render(message).lines]
        assert [] == [line for line in unfit(lines) if len(line) < 3 or len(line) > 120]
        assert [] == list(misread(lines, language.tag))


@pytest.mark.parametrize("name", GOLDENS)
def test_every_page_of_braille_has_its_size(name: str) -> None:
    """Thirty cells and twenty-five lines, and nothing but cells."""
    pages = re.split(r"^(?:----.*|====.*)$", (FOLDER / name).read_text("utf-8"), flags=re.MULTILINE)
    braille = [page.strip("\n").split("\n") for page in pages if "⠁" in page]
    assert 12 < len(braille)
    assert all(len(page) <= 25 and max(map(len, page)) <= 30 for page in braille)

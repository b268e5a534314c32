"""The pages say of readers, voices and Braille lines what `docs/readers.json` keeps of them."""

from __future__ import annotations

import datetime as dt
import json
import re
from pathlib import Path
from typing import Any

import pytest

from accessgames.language import Language

pytest.importorskip("pexpect", reason="readers are driven in a pseudo-terminal, which Windows has not")
from tools.readers.__main__ import CONSOLE, FIGURES, KEYS, PARTS

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {"en": DOCS / "en" / "speech-and-braille.md", "cs": DOCS / "cs" / "hlas-a-brajl.md"}
PAIRS = {"en": r"(\d[\d,]*) of (\d[\d,]*)", "cs": r"(\d[\d\s]*) z[e]? (\d[\d\s]*)"}
DATES = {"en": "{0:%Y-%m-%d}", "cs": "{0.day}. {0.month}. {0.year}"}
BULLETS = {
    "speech-dispatcher 0.11 (?:on Debian|na Debianu) 12, (?:with a module|s modulem)": (
        "speech",
        "speech-killed",
    ),
    "Fenrir": ("fenrir-80x24", "fenrir-40x10", "fenrir-killed"),
    "Orca 43": ("orca", "orca-killed"),
    "(?:The page of a hall|Stránka herny)": ("orca-page",),
    "BRLTTY 6.5, (?:every row|každý řádek)": ("brltty-20", "brltty-40", "brltty-killed"),
}
"""How a point of the pages begins, and the parts whose figures stand in it, in this order."""

SAVED: dict[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8"))
every_language = pytest.mark.parametrize("language", PAGES)


def _pairs(language: str, begun: str) -> list[tuple[int, int]]:
    """Read all figures such as "1,553 of 1,554" in a point of a page."""
    page = PAGES[language].read_text(encoding="utf-8")
    (point,) = re.findall(rf"^- {begun}.*$", page, re.MULTILINE)
    # Digits alone: thousands are set apart in each language in its own way.
    found = re.findall(PAIRS[language], point)
    return [(int(re.sub(r"\D", "", one)), int(re.sub(r"\D", "", of))) for one, of in found]


def test_everything_was_measured() -> None:
    """Each part of the script has figures, and nothing is left of a part that is gone."""
    assert {*PARTS, CONSOLE} == set(SAVED)


@every_language
@pytest.mark.parametrize("begun", BULLETS)
def test_the_pages_say_what_arrived(language: str, begun: str) -> None:
    """Lines that arrived and that were told, of every part."""
    measured = [(SAVED[part]["arrived"], SAVED[part]["told"]) for part in BULLETS[begun]]
    assert measured == _pairs(language, begun)


@every_language
def test_the_pages_say_what_stands_on_the_line_after_enter(language: str) -> None:
    """For each way at both widths: what is there at all where no keys help, and what from its beginning."""
    lines: dict[tuple[str, tuple[str, ...]], list[dict[str, Any]]] = {}
    for line in SAVED[CONSOLE]["lines"]:
        lines.setdefault((line["prompt"], tuple(line["keys"])), []).append(line)
    measured = []
    for number, ((_, keys), widths) in enumerate(lines.items()):
        asked = ("begun",) if keys else ("shown", "begun") if number else ("shown",)
        measured += [(line[what], line["told"]) for what in asked for line in widths]
    assert KEYS in {keys for _, keys in lines}
    assert measured == _pairs(language, "BRLTTY 6.5, (?:drivers|ovladače)")


def test_czech_figures_have_the_preposition_of_their_first_word() -> None:
    """As in sentences of the program: v pěti, but ve čtyřiceti."""
    before = Language("cs").grammar.prepositions.before
    page = PAGES["cs"].read_text(encoding="utf-8")
    found = list(re.finditer(r"\b([vz])e? (\d+(?:\s\d{3})*)", page))
    assert found
    assert [before(one[1], one[2]) for one in found] == [one[0] for one in found]


@every_language
def test_the_pages_say_when(language: str) -> None:
    """The day above the points is the day of every figure."""
    page = PAGES[language].read_text(encoding="utf-8")
    (intro,) = re.findall(r"^.*`python -m tools\.readers`.*$", page, re.MULTILINE)
    days = {DATES[language].format(dt.date.fromisoformat(part["date"])) for part in SAVED.values()}
    assert all(day in intro for day in days), days

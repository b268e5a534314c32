from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.language.tongues import tongue


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Jana pokládá kruh na pole m50.", "Jana pokládá kruh na pole em 50."),
        ("c4: kříž", "cé 4: kříž"),
        ("pole aa12", "pole á á 12"),
        ("Skóre −3", "Skóre minus 3"),
        ("Skóre -3", "Skóre minus 3"),
        ("3 × 4", "3 krát 4"),
        ("3×4", "3 krát 4"),
        ("100 %", "100 procent"),
        ("3/10", "3 z 10"),
        ("m50-p50", "em 50 až pé 50"),
        ("48–51", "48 až 51"),
        ("„konec“", "konec"),
        ("2,5 bodu", "2,5 bodu"),
        ("bot:2", "bot:2"),
        ("čt3", "čt3"),
        ("34 bodů", "34 bodů"),
        ("m1234", "m1234"),
    ],
)
def test_czech(written: str, said: str) -> None:
    """Places, signs and ranges are said as words; everything a voice reads well stays."""
    assert said == tongue().grammar.spoken.text(written)


@pytest.mark.parametrize(
    ("written", "said"),
    [("cell m50", "cell em 50"), ("−3", "minus 3"), ("3 × 4", "3 times 4"), ("a1-a4", "ay 1 to ay 4")],
)
def test_english(written: str, said: str) -> None:
    """English has its own letters and words."""
    assert said == tongue("en").grammar.spoken.text(written)


@pytest.mark.parametrize(
    ("written", "first"),
    [
        ("c4", "cé"),
        ("C4", "cé"),
        ("m", "em"),
        ("34 bodů", "třicet čtyři"),
        ("1000", ""),
        ("čtvrté řadě", "čtvrté"),
        ("„hře“", "hře"),
        ("aa7", "á"),
        ("…", ""),
        ("", ""),
    ],
)
def test_the_first_word_heard(written: str, first: str) -> None:
    """The first spoken word of a text is known, for the preposition before it."""
    assert first == tongue().grammar.spoken.first(written)


def test_rules_apply_in_order() -> None:
    """A later rule sees what an earlier one said."""
    spoken = replace(tongue().grammar.spoken, rules=((re.compile("a"), "b"), (re.compile("b"), "c")))
    assert "cc" == spoken.text("ab")


LOCALES = Path(__file__).parents[2] / "locales"
MESSAGE = re.compile(r"([a-z][\w-]*) =")
ATTRIBUTE = re.compile(r"\s+\.(\w+) =")
FOR_THE_EYE = {"sight-label", "space-shape-rows"}
"""What stands on a picture, and figures with blanks between them."""


@pytest.mark.parametrize(
    "path", sorted(LOCALES.glob("*/*.ftl")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_short_forms_are_for_fingers_alone(path: Path) -> None:
    """No voice says "mč3 zx2": sentences, also the brief ones, have words; only Braille forms have codes."""
    found, key, form = set[str](), "", ""
    for line in path.read_text("utf-8").splitlines():
        if begins := MESSAGE.match(line):
            key, form = begins[1], "full"
        elif attribute := ATTRIBUTE.match(line):
            form = attribute[1]
        if "SHORT(" in line and form != "braille" and not line.startswith("#"):
            found.add(key)
    assert set() == found - FOR_THE_EYE

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from accessgames.language.lines import tidy
from tests.language.tongues import tongue

if TYPE_CHECKING:
    from accessgames.language.spoken import Spoken


def said_of(spoken: Spoken, written: str) -> str:
    """Return what a voice says for a line of which nothing is known but its letters."""
    return tidy(spoken.line(spoken.free(written)))


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Jana pokládá kruh na pole m50.", "Jana pokládá kruh na pole em padesát."),
        ("k48: kříž", "ká čtyřicet osm: kříž"),
        ("pole aa12", "pole á á dvanáct"),
        ("Skóre −3", "Skóre minus tři"),
        ("Skóre -3", "Skóre minus tři"),
        ("3 × 4", "tři krát čtyři"),
        ("3×4", "tři krát čtyři"),
        ("100 %", "sto procent"),
        ("3/10", "tři lomeno deset"),
        ("m50-p50", "em padesát až pé padesát"),
        ("48–51", "čtyřicet osm až padesát jedna"),
        ("„konec“", "konec"),
        ("Napište „tahy“ nebo „konec“.", "Napište, tahy, nebo, konec."),
        ("Řada (třetí) je volná.", "Řada, třetí, je volná."),
        ("2,5 bodu", "dvě celé pět bodu"),
        ("0,05", "nula celých nula pět"),
        ("bot:2", "bot dva"),
        ("čt3", "čé té tři"),
        ("25 T", "dvacet pět té"),
        ("m1234", "em tisíc dvě stě třicet čtyři"),
        ("007", "nula nula sedm"),
        ("16:05", "šestnáct nula pět"),
        ("2026-11-22", "dvacátého druhého listopadu dva tisíce dvacet šest"),
        ("2026-13-41", "dva tisíce dvacet šest až třináct až čtyřicet jedna"),
        ("zápis.txt", "zápis tečka txt"),
        ("Podpis .sig vedle", "Podpis tečka sig vedle"),
        ("žluto-modrá", "žluto-modrá"),
        ("k", "ká"),
        ("Ctrl S: uloží", "Ctrl es: uloží"),
        ("K čemu s ní v zimě?", "K čemu s ní v zimě?"),
        ("→ ☃", "na"),
        ("Čekám…", "Čekám."),
    ],
)
def test_czech(written: str, said: str) -> None:
    """Places, signs, figures and ranges are said as words, quotations between pauses; other words stay."""
    assert said == said_of(tongue().grammar.spoken, written)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("cell m50", "cell em fifty"),
        ("−3", "minus three"),
        ("3 × 4", "three times four"),
        ("a1-a4", "ay one to ay four"),
        ("Type “moves” or “quit”.", "Type, moves, or, quit."),
        ("Jana’s 2.5 points", "Jana’s two point five points"),
        ("2026-11-22", "November twenty-second, two thousand and twenty-six"),
    ],
)
def test_english(written: str, said: str) -> None:
    """English has its own letters and words."""
    assert said == said_of(tongue("en").grammar.spoken, written)


@pytest.mark.parametrize(
    ("written", "first"),
    [
        ("c4", "cé"),
        ("C4", "cé"),
        ("m", "em"),
        ("34 bodů", "třicet"),
        ("1000", "tisíc"),
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
    spoken = replace(tongue().grammar.spoken, rules=((re.compile("aa"), "bb"), (re.compile("bb"), "cc")))
    assert "ccc dva" == said_of(spoken, "aac 2")


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

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.language.resources import LanguageDataError
from accessgames.testing.speech import Bad, load_speech_lint

if TYPE_CHECKING:
    from pathlib import Path

LINTS = {tag: load_speech_lint(tag) for tag in ("cs", "en")}


@pytest.mark.parametrize(
    ("tag", "rule"),
    [pytest.param(tag, rule, id=f"{tag}-{rule.name}") for tag, lint in LINTS.items() for rule in lint.bad],
)
def test_every_rule_finds_its_example(tag: str, rule: Bad) -> None:
    """Each pattern finds its own example, says why, and nothing else is wrong with that line."""
    assert [rule.name] == [finding.name for finding in LINTS[tag].line(rule.example)]
    assert rule.why


@pytest.mark.parametrize(
    ("line", "name", "found"),
    [
        ("Jana pokládá kruh na c4.", "preposition-before-place", "na c4"),
        ("Ze m50 nelze.", "preposition-before-place", "Ze m50"),
        ("Karta K4 leží.", "letter-read-as-preposition", "K4"),
        ("Máte 12\N{NO-BREAK SPACE}345 bodů.", "grouped-thousands", "2\N{NO-BREAK SPACE}345"),
        ("Ve 2. řadě leží 3 karty.", "ordinal-in-figures", "2. řad"),
        ("Hráč/ka vyhrává.", "slash-gender", "/ka"),
        ("a1-a4 je volno", "range-of-places", "a1-a"),
        ("Ahoj\N{BRAILLE PATTERN DOTS-1}", "braille-cells", "⠁"),
        ("Jana\tPetr", "doubled-blank", "\t"),
    ],
)
def test_czech(line: str, name: str, found: str) -> None:
    """What a Czech voice reads wrongly is found, with the words that are wrong."""
    findings = [(finding.name, finding.found[: len(found)]) for finding in LINTS["cs"].line(line)]
    assert (name, found) in findings


@pytest.mark.parametrize(
    "line",
    [
        "Jana pokládá červený kříž 3 na pole c4.",
        "c4: kříž, řada 1, sloupec c",
        "Získáváte 34 bodů, celkem 1000.",
        "Začátek v 10:30, 2,5 bodu.",
        "Napište stav nebo konec?",
        "Vede Jana o 3 body!",
        "Volno: sloupec a až c.",
        "3 krát 4 je 12.",
        "Poslední tah: 3 ze 34.",
    ],
)
def test_good_czech(line: str) -> None:
    """What a voice reads well is not complained about."""
    assert [] == list(LINTS["cs"].line(line))


@pytest.mark.parametrize("line", ["You score 34 points.", "m50: red cross 3", "Column m, rows 48 to 51."])
def test_good_english(line: str) -> None:
    """English lines that a voice reads well pass."""
    assert [] == list(LINTS["en"].line(line))


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("", ["blank"]),
        ("   ", ["blank"]),
        ("Hm", ["short"]),
        ("Ano", []),
        ("a" * 120, []),
        ("a" * 121, ["long"]),
    ],
)
def test_length(line: str, names: list[str]) -> None:
    """A line has 3 to 120 characters and is not blank."""
    assert names == [finding.name for finding in LINTS["cs"].line(line)]


def test_neighbours() -> None:
    """Two equal lines after each other are heard as a fault; with another between them they are not."""
    lint = LINTS["cs"]
    assert ["repeated"] == [finding.name for finding in lint.lines(["Ano.", "Ano.", "Dál."])]
    assert [] == list(lint.lines(["Ano.", "Dál.", "Ano."]))


def test_missing_rules(tmp_path: Path) -> None:
    """A language without rules, or with a broken one, is an error that names the file."""
    with pytest.raises(LanguageDataError, match="'tlh'"):
        load_speech_lint("tlh")
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "speech.toml").write_text(
        "[limits]\nshortest = 1\nlongest = 2\n[[bad]]\nname = 'a'\npattern = '('\nwhy = ''\nexample = ''\n",
        encoding="utf-8",
    )
    with pytest.raises(LanguageDataError, match=r"speech\.toml"):
        load_speech_lint("xx", (tmp_path,))

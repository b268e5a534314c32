"""The sentences for mistakes: each names the offending value and says what would be right."""

from __future__ import annotations

import pytest

from accessgames.language.resources import locales_root
from accessgames.language.values import Listing, Nested, Person, Value, say
from accessgames.testing.lint_sources import read_catalogue
from accessgames.testing.linter import variables
from accessgames.testing.speech import load_speech_lint
from tests.language.tongues import tongue

JANA, PETR = Person("Jana"), Person("Petr")
SAID: list[tuple[str, dict[str, Value], str]] = [
    ("error-not-your-turn", {"expected": Listing((JANA,))}, "Nejste na tahu, hraje Jana."),
    ("error-not-your-turn", {"expected": Listing((JANA, PETR))}, "Nejste na tahu, hrají Jana a Petr."),
    ("error-game-over", {}, "Partie už skončila."),
    (
        "error-malformed-action",
        {"text": "x9", "expected": "p m51 r3c"},
        "Zápisu „x9“ nerozumím, správně je například p m51 r3c.",
    ),
    (
        "error-unknown-command-near",
        {"word": "stva", "nearest": Listing(("stav", "nastavení"))},
        "Příkaz „stva“ neznám, nejbližší je „stav“ nebo „nastavení“.",
    ),
    ("error-unknown-command", {"word": "qqq"}, "Příkaz „qqq“ neznám, všechny vypíše „nápověda“."),
    ("error-ambiguous", {"word": "z"}, "„z“ má více významů, vyberte číslo:"),
    ("error-choice-number", {"number": 9, "most": 3}, "Číslo 9 v seznamu není, je v něm 1 až 3."),
    ("error-undo-nothing", {}, "Není co vzít zpět."),
    ("error-undo-seen", {}, "Zpět to nejde, od té doby bylo vidět něco nového."),
    (
        "error-game-unknown",
        {"game": "šachy", "known": Listing(("iota", "quantum"))},
        "Hru „šachy“ neznám, na výběr je iota nebo quantum.",
    ),
    ("error-seats", {"seats": 7, "least": 2, "most": 4}, "Hráčů nemůže být 7, hra je pro 2 až 4 hráče."),
    ("error-seats", {"seats": 1, "least": 2, "most": 6}, "Hráčů nemůže být 1, hra je pro 2 až 6 hráčů."),
    (
        "error-option-unknown",
        {"option": "limit", "known": Listing(("tie", "start"))},
        "Volbu „limit“ hra nemá, na výběr je tie nebo start.",
    ),
    (
        "error-option-value",
        {"option": "tie", "value": "maybe", "choices": Listing(("yes", "no"))},
        "Volba tie nemůže být „maybe“, na výběr je yes nebo no.",
    ),
    ("error-journal-foreign", {}, "Soubor není záznam partie z tohoto programu."),
    ("error-journal-torn", {"line": 7}, "Řádek 7 záznamu je neúplný a vynechá se, vše před ním platí."),
    ("error-journal-changed", {"line": 7}, "Řádek 7 záznamu byl změněn, platí jen řádky před ním."),
    (
        "error-journal-version",
        {"version": 9, "known": 2},
        "Záznam má verzi 9, tento program čte verze od 1 do 2.",
    ),
    ("error-journal-long", {"most": 10000}, "Záznam je příliš dlouhý, smí mít nejvýš 10000 řádků."),
    (
        "error-journal-impossible",
        {"line": 3, "cause": Nested(say("error-game-over"))},
        "Řádek 3 záznamu odporuje pravidlům. Partie už skončila.",
    ),
    (
        "error-endless",
        {"game": "iota", "actions": 1000},
        "Partie hry iota nekončí ani po 1000 tazích, proto je zastavena.",
    ),
]
# One value for every variable of these messages.
LISTED = ("expected", "known", "nearest", "choices")
FIGURES = (
    "line",
    "lines",
    "width",
    "most",
    "least",
    "seats",
    "actions",
    "number",
    "index",
    "size",
    "limit",
    "minutes",
)
SAMPLES: dict[str, Value] = {
    **dict.fromkeys(LISTED, Listing((JANA, PETR))),
    **dict.fromkeys(FIGURES, 3),
}


@pytest.mark.parametrize(("key", "args", "said"), SAID)
def test_czech(key: str, args: dict[str, Value], said: str) -> None:
    """Mistakes are told in one good Czech sentence."""
    assert said == tongue().text(key, **args)


def test_informal() -> None:
    """Mistakes respect the register."""
    assert "Nejsi na tahu, hraje Jana." == tongue("cs", "informal").text(
        "error-not-your-turn", expected=Listing((JANA,))
    )


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_mistake_can_be_heard(tag: str) -> None:
    """All sentences for mistakes can be said in both languages, and nothing in them is read wrongly."""
    catalogue, _ = read_catalogue(locales_root(), tag)
    lint = load_speech_lint(tag)
    for key in catalogue:
        if key.startswith(("error-", "braille-")):
            args = {name: SAMPLES.get(name, "slovo") for name in variables(key, catalogue)}
            assert [] == list(lint.lines(tongue(tag).text(key, **args).splitlines()))

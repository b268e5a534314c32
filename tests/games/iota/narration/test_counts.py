"""Every number brings its noun in the right form: 0, 1, 2, 4, 5, 11, 21, 22 and 34, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import pytest

from accessgames.language import Message, Person, Phrase, say
from tests.games.iota.wording import language

NUMBERS: Final = (0, 1, 2, 4, 5, 11, 21, 22, 34)
YOU: Final = Person("Eva", "you")
JANA: Final = Person("Jana")

MESSAGES: Final[Mapping[str, Callable[[int], Message]]] = {
    "iota-placed": lambda n: say("iota-placed", "score", who=YOU, points=n, score=n),
    "iota-deck": lambda n: say("iota-deck", count=n),
    "iota-hand-left": lambda n: say("iota-hand-left", "other", who=JANA, count=n),
    "iota-where-count": lambda n: say("iota-where-count", what=Phrase("cross", ("red",), count=n), number=0),
    "iota-where-rest": lambda n: say("iota-where-rest", count=n),
    "iota-free": lambda n: say("iota-free", count=n),
    "iota-open-count": lambda n: say("iota-open-count", count=n),
    "iota-for-lots": lambda n: say("iota-for-lots", lots=n),
    "iota-why-total": lambda n: say("iota-why-total", who=YOU, points=n, lines=n),
    "iota-refused-trade-deck": lambda n: say("iota-refused-trade-deck", "refusal", count=4, deck=n),
    "iota-item-lines": lambda n: say(
        "iota-item-lines", "score", times=n, turns=Phrase("turn", count=n), points=n
    ),
    "iota-error-several": lambda n: say("iota-error-several", "refusal", count=n),
    "iota-wild-hand": lambda n: say("iota-wild-hand", who=YOU, count=n),
}

CZECH: Final = {
    "iota-placed": (
        "Získáváte 0 bodů, celkem 0.",
        "Získáváte 1 bod, celkem 1.",
        "Získáváte 2 body, celkem 2.",
        "Získáváte 4 body, celkem 4.",
        "Získáváte 5 bodů, celkem 5.",
        "Získáváte 11 bodů, celkem 11.",
        "Získáváte 21 bodů, celkem 21.",
        "Získáváte 22 bodů, celkem 22.",
        "Získáváte 34 bodů, celkem 34.",
    ),
    "iota-deck": (
        "Balíček je prázdný.",
        "V balíčku je 1 karta.",
        "V balíčku jsou 2 karty.",
        "V balíčku jsou 4 karty.",
        "V balíčku je 5 karet.",
        "V balíčku je 11 karet.",
        "V balíčku je 21 karet.",
        "V balíčku je 22 karet.",
        "V balíčku je 34 karet.",
    ),
    "iota-hand-left": (
        "Jana má v ruce 0 karet.",
        "Jana má v ruce 1 kartu.",
        "Jana má v ruce 2 karty.",
        "Jana má v ruce 4 karty.",
        "Jana má v ruce 5 karet.",
        "Jana má v ruce 11 karet.",
        "Jana má v ruce 21 karet.",
        "Jana má v ruce 22 karet.",
        "Jana má v ruce 34 karet.",
    ),
    "iota-where-count": (
        "Na desce: 0 červených křížů.",
        "Na desce: 1 červený kříž.",
        "Na desce: 2 červené kříže.",
        "Na desce: 4 červené kříže.",
        "Na desce: 5 červených křížů.",
        "Na desce: 11 červených křížů.",
        "Na desce: 21 červených křížů.",
        "Na desce: 22 červených křížů.",
        "Na desce: 34 červených křížů.",
    ),
    "iota-where-rest": (
        "Všechny takové karty už jsou vidět.",
        "1 karta ještě není vidět.",
        "2 karty ještě nejsou vidět.",
        "4 karty ještě nejsou vidět.",
        "5 karet ještě není vidět.",
        "11 karet ještě není vidět.",
        "21 karet ještě není vidět.",
        "22 karet ještě není vidět.",
        "34 karet ještě není vidět.",
    ),
    "iota-free": (
        "Kartu nelze dát nikam.",
        "Kartu lze dát na 1 pole.",
        "Kartu lze dát na 2 pole.",
        "Kartu lze dát na 4 pole.",
        "Kartu lze dát na 5 polí.",
        "Kartu lze dát na 11 polí.",
        "Kartu lze dát na 21 polí.",
        "Kartu lze dát na 22 polí.",
        "Kartu lze dát na 34 polí.",
    ),
    "iota-open-count": (
        "Prodloužit lze 0 linií.",
        "Prodloužit lze 1 linii.",
        "Prodloužit lze 2 linie.",
        "Prodloužit lze 4 linie.",
        "Prodloužit lze 5 linií.",
        "Prodloužit lze 11 linií.",
        "Prodloužit lze 21 linií.",
        "Prodloužit lze 22 linií.",
        "Prodloužit lze 34 linií.",
    ),
    "iota-for-lots": (
        "za nulu čtveřic",
        "za čtveřici",
        "za dvě čtveřice",
        "za čtyři čtveřice",
        "za pět čtveřic",
        "za jedenáct čtveřic",
        "za 21 čtveřic",
        "za 22 čtveřic",
        "za 34 čtveřic",
    ),
    "iota-why-total": (
        "Vaše poslední body: 0 za 0 linií.",
        "Vaše poslední body: 1 za 1 linii.",
        "Vaše poslední body: 2 za 2 linie.",
        "Vaše poslední body: 4 za 4 linie.",
        "Vaše poslední body: 5 za 5 linií.",
        "Vaše poslední body: 11 za 11 linií.",
        "Vaše poslední body: 21 za 21 linií.",
        "Vaše poslední body: 22 za 22 linií.",
        "Vaše poslední body: 34 za 34 linií.",
    ),
    "iota-refused-trade-deck": (
        "V balíčku je jen 0 karet, 4 vyměnit nelze.",
        "V balíčku je jen 1 karta, 4 vyměnit nelze.",
        "V balíčku jsou jen 2 karty, 4 vyměnit nelze.",
        "V balíčku jsou jen 4 karty, 4 vyměnit nelze.",
        "V balíčku je jen 5 karet, 4 vyměnit nelze.",
        "V balíčku je jen 11 karet, 4 vyměnit nelze.",
        "V balíčku je jen 21 karet, 4 vyměnit nelze.",
        "V balíčku je jen 22 karet, 4 vyměnit nelze.",
        "V balíčku je jen 34 karet, 4 vyměnit nelze.",
    ),
    "iota-item-lines": (
        "Linie, 0 tahů: 0 bodů.",
        "Linie, 1 tah: 1 bod.",
        "Linie, 2 tahy: 2 body.",
        "Linie, 4 tahy: 4 body.",
        "Linie, 5 tahů: 5 bodů.",
        "Linie, 11 tahů: 11 bodů.",
        "Linie, 21 tahů: 21 bodů.",
        "Linie, 22 tahů: 22 bodů.",
        "Linie, 34 tahů: 34 bodů.",
    ),
    "iota-error-several": (
        "Na výběr je 0 možností, vyberte číslo:",
        "Na výběr je 1 možnost, vyberte číslo:",
        "Na výběr jsou 2 možnosti, vyberte číslo:",
        "Na výběr jsou 4 možnosti, vyberte číslo:",
        "Na výběr je 5 možností, vyberte číslo:",
        "Na výběr je 11 možností, vyberte číslo:",
        "Na výběr je 21 možností, vyberte číslo:",
        "Na výběr je 22 možností, vyberte číslo:",
        "Na výběr je 34 možností, vyberte číslo:",
    ),
    "iota-wild-hand": (
        "V ruce máte nulu divokých karet.",
        "V ruce máte jednu divokou kartu.",
        "V ruce máte dvě divoké karty.",
        "V ruce máte čtyři divoké karty.",
        "V ruce máte pět divokých karet.",
        "V ruce máte jedenáct divokých karet.",
        "V ruce máte 21 divokých karet.",
        "V ruce máte 22 divokých karet.",
        "V ruce máte 34 divokých karet.",
    ),
}
ENGLISH: Final = {
    "iota-placed": (
        "You score 0 points, total 0.",
        "You score 1 point, total 1.",
        "You score 2 points, total 2.",
        "You score 4 points, total 4.",
        "You score 5 points, total 5.",
        "You score 11 points, total 11.",
        "You score 21 points, total 21.",
        "You score 22 points, total 22.",
        "You score 34 points, total 34.",
    ),
    "iota-deck": (
        "The deck is empty.",
        "The deck has 1 card.",
        "The deck has 2 cards.",
        "The deck has 4 cards.",
        "The deck has 5 cards.",
        "The deck has 11 cards.",
        "The deck has 21 cards.",
        "The deck has 22 cards.",
        "The deck has 34 cards.",
    ),
    "iota-where-rest": (
        "All such cards have been seen.",
        "1 card has not been seen yet.",
        "2 cards have not been seen yet.",
        "4 cards have not been seen yet.",
        "5 cards have not been seen yet.",
        "11 cards have not been seen yet.",
        "21 cards have not been seen yet.",
        "22 cards have not been seen yet.",
        "34 cards have not been seen yet.",
    ),
    "iota-free": (
        "No cell can take a card.",
        "1 cell can take a card.",
        "2 cells can take a card.",
        "4 cells can take a card.",
        "5 cells can take a card.",
        "11 cells can take a card.",
        "21 cells can take a card.",
        "22 cells can take a card.",
        "34 cells can take a card.",
    ),
    "iota-open-count": (
        "0 lines can be extended.",
        "1 line can be extended.",
        "2 lines can be extended.",
        "4 lines can be extended.",
        "5 lines can be extended.",
        "11 lines can be extended.",
        "21 lines can be extended.",
        "22 lines can be extended.",
        "34 lines can be extended.",
    ),
    "iota-for-lots": (
        "zero lots",
        "a lot",
        "two lots",
        "four lots",
        "five lots",
        "eleven lots",
        "21 lots",
        "22 lots",
        "34 lots",
    ),
    "iota-where-count": (
        "On the board: 0 red crosses.",
        "On the board: 1 red cross.",
        "On the board: 2 red crosses.",
        "On the board: 4 red crosses.",
        "On the board: 5 red crosses.",
        "On the board: 11 red crosses.",
        "On the board: 21 red crosses.",
        "On the board: 22 red crosses.",
        "On the board: 34 red crosses.",
    ),
}


@pytest.mark.parametrize("key", CZECH)
def test_czech_counts(key: str) -> None:
    """Czech has three forms for whole numbers, and a genitive from five on."""
    assert CZECH[key] == tuple(language("cs").render(MESSAGES[key](n)).full for n in NUMBERS)


@pytest.mark.parametrize("key", ENGLISH)
def test_english_counts(key: str) -> None:
    """English has two forms."""
    assert ENGLISH[key] == tuple(language("en").render(MESSAGES[key](n)).full for n in NUMBERS)


@pytest.mark.parametrize("key", MESSAGES)
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_all_forms_exist_for_all_numbers(tag: str, key: str) -> None:
    """Brief and Braille forms take every number too."""
    for number in (*NUMBERS, 101):
        said = language(tag).render(MESSAGES[key](number))
        assert said.brief
        assert said.braille

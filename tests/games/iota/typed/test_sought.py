"""Cards as people type them: short, in words, in any case, with and without diacritics, in both languages."""

from __future__ import annotations

import pytest

from accessgames.engine import MalformedAction
from accessgames.games.iota.commands import spell_card
from accessgames.games.iota.notation import format_card
from accessgames.games.iota.rules.cards import CARDS, WILD, number
from accessgames.games.iota.typed import read_card_pattern, read_number_alone
from accessgames.language.commandline import normalise_bare, split_words
from tests.games.iota.wording import language

COMPLETE = (
    ("cs", "čt3", "r3t", 1),
    ("cs", "ct3", "r3t", 1),
    ("cs", "ČT3", "r3t", 1),
    ("cs", "cc3", "r3s", 1),
    ("cs", "čč3", "r3s", 1),
    ("cs", "lx1", "y1x", 1),
    ("cs", "žx1", "y1x", 1),
    ("cs", "zx1", "g1x", 1),
    ("cs", "mk4", "b4c", 1),
    ("cs", "č t 3", "r3t", 3),
    ("cs", "z k 2", "g2c", 3),
    ("cs", "červený trojúhelník 3", "r3t", 3),
    ("cs", "cerveny trojuhelnik 3", "r3t", 3),
    ("cs", "trojúhelník červený 3", "r3t", 3),
    ("cs", "červeného trojúhelníku tři", "r3t", 3),
    ("cs", "zeleným křížem čtyři", "g4x", 3),
    ("cs", "modré kolečko jednička", "b1c", 3),
    ("cs", "žlutej", "", 0),
    ("cs", "div", "w", 1),
    ("cs", "divoká", "w", 1),
    ("cs", "divokou kartu", "w", 2),
    ("cs", "žolíka", "w", 1),
    ("cs", "divo", "w", 1),
    ("en", "rt3", "r3t", 1),
    ("en", "red triangle 3", "r3t", 3),
    ("en", "Yellow Cross one", "y1x", 3),
    ("en", "bs2", "b2s", 1),
    ("en", "wild", "w", 1),
    ("en", "wild card", "w", 2),
    ("en", "joker", "w", 1),
)


@pytest.mark.parametrize(("tag", "typed", "card", "used"), COMPLETE)
def test_complete_cards(tag: str, typed: str, card: str, used: int) -> None:
    """A colour, a shape and a number in any of their words name one card; a wild card needs one word."""
    words = language(tag).vocabulary("common", "shell", "iota")
    read = read_card_pattern(split_words(typed), words)
    if not card:
        assert read is None
        return
    assert read is not None
    assert (card,) == tuple(map(format_card, read.value.cards))
    assert used == read.used


@pytest.mark.parametrize(
    ("typed", "count", "said"),
    [
        ("červená", 16, "červená karta"),
        ("c", 16, "červená karta"),
        ("kříž", 16, "kříž"),
        ("modrý čtverec", 4, "modrý čtverec"),
        ("trojka", 16, "karta 3"),
        ("čtverec 2", 4, "čtverec 2"),
        ("zelená 4", 4, "zelená karta 4"),
    ],
)
def test_incomplete_cards(typed: str, count: int, said: str) -> None:
    """One or two properties mean all cards that have them, and can be said back in words."""
    czech = language("cs")
    read = read_card_pattern(split_words(typed), czech.vocabulary("common", "shell", "iota"))
    assert read is not None
    assert not read.value.complete
    assert count == len(read.value.cards)
    assert said == czech.data.phrases.plain(read.value.phrase, "nom")


@pytest.mark.parametrize("typed", ["m51", "d 50", "aa50", "1", "třetí", "nahoru", "xyz", ""])
def test_no_cards(typed: str) -> None:
    """Places, positions and directions are no cards."""
    assert read_card_pattern(split_words(typed), language("cs").vocabulary("common", "shell", "iota")) is None


@pytest.mark.parametrize("typed", ["čt0", "čt5", "červený kruh 7", "ct9"])
def test_numbers_that_no_card_has(typed: str) -> None:
    """A card with a wrong number is refused with that number."""
    with pytest.raises(MalformedAction) as caught:
        read_card_pattern(split_words(typed), language("cs").vocabulary("common", "shell", "iota"))
    assert "iota-error-card-number" == caught.value.key
    assert caught.value.args_["number"] in {0, 5, 7, 9}


def test_numbers_alone() -> None:
    """A number by itself means all cards that have it."""
    words = language("cs").vocabulary("common", "shell", "iota")
    read = read_number_alone(["čtyři"], words)
    assert read is not None
    assert {4} == {number(card) for card in read.value.cards}
    assert 16 == len(read.value.cards)
    assert read_number_alone(["kruh"], words) is None


@pytest.mark.parametrize("tag", ["cs", "en"])
@pytest.mark.parametrize("bare", [False, True])
def test_short_forms_are_understood(tag: str, bare: bool) -> None:
    """Every short form that the program writes is read as its card, with and without diacritics."""
    words = language(tag).vocabulary("common", "shell", "iota")
    for card in (*CARDS, WILD):
        spelled = spell_card(card, words)
        read = read_card_pattern([normalise_bare(spelled) if bare else spelled], words)
        assert read is not None
        # Without diacritics the short form of yellow is that of green; yellow has one of its own, `l`.
        if bare and normalise_bare(spelled) != spelled and spelled.startswith("ž"):
            read = read_card_pattern([f"l{normalise_bare(spelled)[1:]}"], words)
        assert read is not None
        assert (card,) == read.value.cards


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_spoken_cards_are_understood(tag: str) -> None:
    """Every card as the program says it, in every case of the language, is read as that card."""
    own = language(tag)
    words = own.vocabulary("common", "shell", "iota")
    for card in CARDS:
        phrase = read_card_pattern([spell_card(card, words)], words)
        assert phrase is not None
        for case in own.grammar.cases.order:
            spoken = split_words(own.data.phrases.plain(phrase.value.phrase, case))
            for typed in (spoken, tuple(map(normalise_bare, spoken))):
                read = read_card_pattern(typed, words)
                assert read is not None
                assert (card,) == read.value.cards

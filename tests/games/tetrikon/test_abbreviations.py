"""D20: the abbreviations that stand on the chance cards in Braille are commands, and fit as the notes say."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.braille import cells
from accessgames.engine import GameError
from accessgames.games.tetrikon.material import EFFECTS
from accessgames.games.tetrikon.rules.actions import UseCard
from accessgames.games.tetrikon.typed import read_card
from accessgames.language import say
from accessgames.language.commandline import normalise_bare, split_words
from tests.games.tetrikon.positions import position
from tests.games.tetrikon.wording import COMMANDS, desk_at, language, parse

ABBREVIATIONS: Final = {
    "swap-manager": ("směna 1 u M", 13),
    "swap-player": ("směna 1 u H", 13),
    "random-piece": ("1 náhodně od M", 16),
    "piece-from-player": ("1 od H", 8),
    "surrender": ("odevzdej 1 M", 14),
    "choose-piece": ("vyber 1 od M", 14),
    "draw-1": ("lízni 1 z P", 13),
    "draw-2": ("lízni 2 z P", 13),
    "draw-3": ("lízni 3 z P", 13),
    "discard-1": ("odhoď 1 z R", 13),
    "discard-2": ("odhoď 2 z R", 13),
    "no-trade": ("nelze obchodovat", 16),
    "no-roll": ("nelze házet K", 14),
    "ten-from-each": ("10 T od každého", 17),
    "twenty-five-from-each": ("25 T od každého", 17),
    "five-to-each": ("5 T pro každého", 17),
    "joker-10": ("žolík 10 T", 12),
    "joker-25": ("žolík 25 T", 12),
    "joker-50": ("žolík 50 T", 12),
    "build-two": ("stavíš 2 v tahu", 16),
    "no-build": ("nestavíš", 8),
    "take-twenty-five": ("vyber 25 T od 1 H", 21),
    "immunity": ("imunita", 7),
    "inheritance": ("dědictví", 8),
}
"""Kind -> its abbreviation, and the cells of the Czech six-dot code it takes."""

KINDS = pytest.mark.parametrize("kind", ABBREVIATIONS)


def test_d20_all_kinds_have_one() -> None:
    """There are 24 kinds and 24 different abbreviations."""
    assert set(EFFECTS) == set(ABBREVIATIONS)
    assert 24 == len({text for text, _ in ABBREVIATIONS.values()})


@KINDS
def test_d20_the_braille_form_is_the_abbreviation(kind: str) -> None:
    """On a Braille line a card is its fixed abbreviation, in as many cells as the code needs."""
    text, size = ABBREVIATIONS[kind]
    braille = language("cs").form(say(f"tetrikon-card-{kind}"), "braille")
    assert text == braille
    assert size == cells(braille, "cs")


@KINDS
@pytest.mark.parametrize("bare", [False, True])
def test_d20_the_abbreviation_names_its_card(kind: str, *, bare: bool) -> None:
    """It is understood with and without diacritics and capitals, and leads back to the card."""
    text = ABBREVIATIONS[kind][0]
    desk = desk_at(position())
    taken = read_card(split_words(normalise_bare(text) if bare else text), desk)
    assert taken is not None
    assert kind == taken.value
    assert len(text.split()) == taken.used
    assert text == desk.words.word(f"card-{kind}")


@KINDS
def test_d20_the_abbreviation_alone_is_a_command(kind: str) -> None:
    """Typing it means to use the card: it is legal, or refused by a rule, but never an unknown word."""
    desk = desk_at(position(cards=[kind, ""], free=["i4", "r3"], money=["50", "50"]))
    words = split_words(ABBREVIATIONS[kind][0])
    verb = COMMANDS.sure(words, desk)
    assert ("immune" if kind == "immunity" else "use") == verb
    try:
        action = COMMANDS.parse(verb, words, desk)
    except GameError:
        return  # several ways to use it are offered
    if isinstance(action, UseCard):
        assert kind == action.kind


@KINDS
def test_the_english_words_know_the_czech_abbreviations(kind: str) -> None:
    """Real cards bear Czech abbreviations, so they are understood in English as well."""
    desk = desk_at(position(), tag="en")
    taken = read_card(split_words(ABBREVIATIONS[kind][0]), desk)
    assert taken is not None
    assert kind == taken.value


@KINDS
def test_every_card_can_be_asked_about(kind: str) -> None:
    """`karta` with the abbreviation tells it, whether it can be kept, and what it does."""
    desk = desk_at(position())
    answer = COMMANDS.answers["chance-card"](desk, split_words(ABBREVIATIONS[kind][0]))
    lines = [language("cs").form(message, "full") for message in answer]
    assert 2 == len(lines)
    assert ABBREVIATIONS[kind][0] in lines[0]
    assert lines[1].endswith(".")


def test_the_swap_is_announced_word_for_word() -> None:
    """R9: „Měním dílek u managera!“ is the command of the swap f), as the rules word it."""
    desk = desk_at(position(free=["l4", ""]))
    action = parse(desk, "Měním dílek u managera!")
    assert desk.perspective.refusal(action) is None
    assert ("Swap", "l4") == (type(action).__name__, action.piece)

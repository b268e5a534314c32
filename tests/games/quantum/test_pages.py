"""The pages of the game name every word, every option with its reason, and the dice as they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from accessgames.games.quantum import ROOM, RULEBOOK
from accessgames.games.quantum.commands import QuantumCommands
from accessgames.games.quantum.naming import COLOUR_WORDS, NUMBER_WORDS
from accessgames.games.quantum.rules.dice import COLOURS, DIE_FACES, face_name
from tests.games.quantum.wording import language

ROOT = Path(__file__).parents[3]
TAGS = ["cs", "en"]


def page(tag: str) -> str:
    """The page of the game in one language."""
    return (ROOT / "docs" / tag / "quantum.md").read_text(encoding="utf-8")


def quoted(tag: str) -> set[str]:
    """Everything that a page shows as typed."""
    text = re.sub(r"^```.*?^```$", "", page(tag), flags=re.DOTALL | re.MULTILINE)
    return set(re.findall(r"`([^`\n]+)`", text))


@pytest.mark.parametrize("tag", TAGS)
def test_every_word_is_on_the_page(tag: str) -> None:
    """Each verb and question with all its words and its key, and words between dice, stand on the page."""
    words = language(tag).vocabulary("common", "shell", "quantum")
    typed = quoted(tag)
    begun = {text.split()[0] for text in typed} | typed
    for key in ("reroll", "keep", "write", "nothing", "dice", "sheet", "cost", "nearly", "misses", "except"):
        table = words.table[key]
        forms = [text for text in table.words if text in _own_words(tag, key)]
        assert [] == [text for text in forms if text not in begun], key
        assert not table.key or re.search(rf"(klávesa|key) {table.key}\)", page(tag)), key


def _own_words(tag: str, key: str) -> list[str]:
    """The words of a key as the file lists them, without the forms that the lexicon adds."""
    source = (ROOT / "locales" / tag / "words" / "quantum.toml").read_text(encoding="utf-8")
    found = re.search(rf"^{key} = .*?\[(.*?)\]", source, re.MULTILINE)
    assert found is not None, key
    return re.findall(r'"([^"]+)"', found[1])


@pytest.mark.parametrize("tag", TAGS)
def test_every_question_is_explained(tag: str) -> None:
    """Each question that the game answers is shown as it is typed."""
    words = language(tag).vocabulary("common", "shell", "quantum")
    begun = {text.split()[0] for text in quoted(tag)}
    assert [] == [key for key in QuantumCommands.answers if words.word(key) not in begun]


@pytest.mark.parametrize("tag", TAGS)
def test_every_option_is_explained(tag: str) -> None:
    """Each option and each of its values stands on the page, with the mark of the ruling."""
    text = page(tag)
    section = text[text.index("- U1,") :]
    for option in ROOM.game.options:
        line = next(line for line in section.splitlines() if f"`{option.key}`" in line)
        assert all(f"`{choice}`" in line for choice in option.choices)
        mark = re.fullmatch(r"Quantum (U\d)", option.rule)
        assert mark is None or line.startswith(f"- {mark[1]},")


@pytest.mark.parametrize("tag", TAGS)
def test_the_sections_of_the_rules_are_named(tag: str) -> None:
    """Each section of the rules can be found by the word that the page names."""
    words = language(tag).vocabulary("common", "shell", "quantum")
    assert {words.word(section.id) for section in RULEBOOK.sections} <= quoted(tag)


@pytest.mark.parametrize("tag", TAGS)
def test_the_dice_are_those_of_the_game(tag: str) -> None:
    """The list of dice on the page is the table that the program plays with."""
    words = language(tag).vocabulary("common", "quantum")
    lines = re.findall(r"^- (?:kostka|die) (\d): (.*)[;.]$", page(tag), re.MULTILINE)
    assert [str(number) for number in range(1, 7)] == [number for number, _ in lines]
    for number, text in lines:
        told = set()
        for part in text.split(", "):
            word, *figures = re.findall(r"[^\W\d]+|\d", part)
            colour = next(
                COLOURS[at] for at, key in enumerate(COLOUR_WORDS) if word in words.table[key].words
            )
            told |= {colour + figure for figure in figures if figure.isdigit()}
        assert set(map(face_name, DIE_FACES[int(number) - 1])) == told


@pytest.mark.parametrize("tag", TAGS)
def test_the_numbers_by_name_are_on_the_page(tag: str) -> None:
    """The names of the numbers on a die are explained."""
    words = language(tag).vocabulary("common", "quantum")
    names = [words.word(key) for key in NUMBER_WORDS]
    assert {names[0], names[-1]} <= quoted(tag)


def test_both_pages_have_the_same_shape() -> None:
    """The Czech and the English page have the same sections in the same order, and as many examples."""
    shapes = [re.findall(r"^(#+) |^```(console)$", page(tag), re.MULTILINE) for tag in TAGS]
    assert shapes[0] == shapes[1]

"""The pages of words and settings say everything that can be typed."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from accessgames.language import Language
from accessgames.shell.settings import SETTINGS, choices_of
from tests.docs.markdown import ROOT, Page, page

WORDS = {"cs": "docs/cs/slova.md", "en": "docs/en/words.md"}
START = {"cs": "docs/cs/zaciname.md", "en": "docs/en/getting-started.md"}
NAMED = {
    "cs": {" ": "mezerník", ",": "čárka", ".": "tečka"},
    "en": {" ": "space bar", ",": "comma", ".": "full stop"},
}
KEY = {"cs": "klávesa", "en": "key"}
SETTINGS_TITLE = {"cs": "Nastavení", "en": "Settings"}
FILES = ("common", "space", "shell", "home", "club", "hall")
LANGUAGES = pytest.mark.parametrize("tag", WORDS)


def table(tag: str, name: str) -> dict[str, dict[str, Any]]:
    """Read a word file."""
    return tomllib.loads((ROOT / "locales" / tag / "words" / f"{name}.toml").read_text("utf-8"))


def entries(tag: str, name: str) -> list[tuple[tuple[str, ...], str]]:
    """Return the spellings and the key of each entry."""
    found = []
    for words in table(tag, name).values():
        for entry in words.values():
            spelled, key = (entry["words"], entry.get("key", "")) if isinstance(entry, dict) else (entry, "")
            found.append((tuple(spelled), key))
    return found


def line_of(tag: str, words: tuple[str, ...], key: str) -> str:
    """Return the line that tells an entry on the page of words."""
    named = NAMED[tag].get(key, f"{KEY[tag]} {key}")
    also = {"cs": "také", "en": "also"}[tag]
    others = ", ".join(f"`{word}`" for word in words[1:])
    return f"- `{words[0]}`" + (f" ({named})" if key else "") + (f", {also} {others}" if others else "")


@LANGUAGES
@pytest.mark.parametrize("name", FILES)
def test_every_word_is_listed(tag: str, name: str) -> None:
    """Each entry has its line with all spellings and the key, and no line is older than the words."""
    lines = page(WORDS[tag]).text.splitlines()
    wanted = [line_of(tag, words, key) for words, key in entries(tag, name)]
    assert [line for line in wanted if line not in lines] == []


@LANGUAGES
def test_no_word_is_invented(tag: str) -> None:
    """Each line of the lists is an entry of the word files."""
    text = page(WORDS[tag]).text
    known = {line_of(tag, words, key) for name in FILES for words, key in entries(tag, name)}
    lists = text.split("\n## ", 4)[-1]
    assert [line for line in lists.splitlines() if line.startswith("- ") and line not in known] == []


@LANGUAGES
def test_every_command_is_explained(tag: str) -> None:
    """The first evening explains each command that all games share."""
    start = page(START[tag])
    commands = [*table(tag, "common")["commands"].values(), *table(tag, "shell")["commands"].values()]
    words = [entry["words"][0] for entry in commands if entry["words"][0].isalpha()]
    assert len(words) > 30
    assert [word for word in words if not start.names(word)] == []


@LANGUAGES
@pytest.mark.parametrize("key", [setting.key for setting in SETTINGS])
def test_every_setting_is_explained(tag: str, key: str) -> None:
    """Each setting stands among the settings, with the words for all of its values."""
    vocabulary = Language(tag).vocabulary("common", "space", "shell")
    text = page(START[tag]).section(SETTINGS_TITLE[tag])
    word = vocabulary.word(f"set-{key}")
    line = next((line for line in text.splitlines() if line.startswith("- ") and f"`{word}`" in line), "")
    assert line, word
    told = line.lower()
    values = (
        vocabulary.word(f"val-{choice}") if f"val-{choice}" in vocabulary else choice
        for choice in choices_of(key)
    )
    assert [value for value in values if value.lower() not in told] == []


def test_the_reader_of_pages_can_fail() -> None:
    """A word that is not on a page is missed, also where it begins another one."""
    start: Page = page(START["cs"])
    assert start.names("ruka")
    assert not start.names("ruk")
    assert not start.names("teleport")

"""The page of a game names every option, every word and every short form, in both languages."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from accessgames.games import game_ids, load_room
from accessgames.language import Language
from tests.docs.markdown import DOCS, ROOT, Pages

if TYPE_CHECKING:
    from accessgames.engine import Option

DESCRIBED = [game for game in game_ids() if (DOCS / "cs" / f"{game}.md").exists()]
CASES = pytest.mark.parametrize(("game", "tag"), [(game, tag) for game in DESCRIBED for tag in ("cs", "en")])
COMMON = (
    "status", "who", "score", "hand", "board", "row", "column", "cell", "around", "where", "free", "changes",
    "moves", "try", "why", "last", "hint", "undo", "rules",
)  # fmt: skip
"""Common questions that a game may answer in its own way."""


LONGEST = 3
"""Letters of an abbreviation; longer words that only Braille forms have are words all the same."""


def of(game: str, tag: str) -> Pages:
    """Return what the pages of a game say; a long one has its commands and options on pages of their own."""
    folder = DOCS / tag
    return Pages(folder / f"{game}.md", tuple(sorted(folder.glob(f"{game}-*.md"))))


def words(game: str, tag: str) -> dict[str, dict[str, Any]]:
    """Read the words of a game."""
    return tomllib.loads((ROOT / "locales" / tag / "words" / f"{game}.toml").read_text("utf-8"))


def spelled(entry: Any) -> list[str]:  # noqa: ANN401 - as TOML gives it
    """Return all spellings of an entry."""
    found: list[str] = entry["words"] if isinstance(entry, dict) else entry
    return found


class Literals(Visitor):
    """Collects the words that stand in a pattern as they are."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - as the library calls it
        self.words.update(re.findall(r"[^\W\d_]+", node.value.lower()))


def literals(nodes: list[Any]) -> set[str]:
    """Return the literal words of some patterns."""
    found = Literals()
    for node in nodes:
        found.visit(node)
    return found.words


def messages(tag: str, name: str) -> list[ftl.Message]:
    """Read the messages of the files that a pattern names."""
    files = sorted((ROOT / "locales" / tag).glob(f"{name}.ftl"))
    parsed = (FluentParser().parse(path.read_text("utf-8")).body for path in files)
    return [entry for body in parsed for entry in body if isinstance(entry, ftl.Message)]


def abbreviations(game: str, tag: str) -> set[str]:
    """Return words of up to three letters in the Braille forms of a game that no full form has anywhere."""
    short = [
        each.value for entry in messages(tag, game) for each in entry.attributes if each.id.name == "braille"
    ]
    whole = [entry.value for entry in messages(tag, "*") if entry.value is not None]
    return {word for word in literals(short) - literals(whole) if len(word) <= LONGEST}


def test_iota_has_its_pages() -> None:
    """A game is described in both languages or not at all."""
    assert "iota" in DESCRIBED
    assert all((DOCS / "en" / f"{game}.md").exists() for game in DESCRIBED)


def line_of(option: Option, text: str) -> str:
    """Return the line of a page that tells an option with all of its values, or nothing."""
    wanted = [f"`{name}`" for name in (option.key, *option.choices)]
    return next((line for line in text.splitlines() if all(name in line for name in wanted)), "")


@CASES
def test_every_option_is_named(game: str, tag: str) -> None:
    """Each option stands on the page with its key and all of its values."""
    options = load_room(game).game.options
    assert [option.key for option in options if not line_of(option, of(game, tag).text)] == []


@CASES
def test_every_option_has_a_reason(game: str, tag: str) -> None:
    """Each option's line begins with the mark of its ruling, where it has one, and says more than names."""
    for option in load_room(game).game.options:
        line = line_of(option, of(game, tag).text)
        mark = option.rule.rpartition(" ")[2]
        assert mark in line.partition("`")[0] or not re.fullmatch(r"[A-Z]\d+", mark)
        assert len(line) > 80


@CASES
def test_every_word_is_named(game: str, tag: str) -> None:
    """Each verb and each question of the game stands on the page with all spellings and its key."""
    shown = of(game, tag)
    for group in ("verbs", "queries"):
        for entry in words(game, tag)[group].values():
            assert [word for word in spelled(entry) if not shown.names(word)] == []
            key = entry.get("key")
            told = {"cs": f"klávesa {key}", "en": f"key {key}"}[tag]
            assert not key or re.search(rf"{told}\b", shown.prose), told


@CASES
def test_every_name_is_named(game: str, tag: str) -> None:
    """Colours, shapes, sections of the rules, small words, and how numbers begin: at least one spelling."""
    shown = of(game, tag)
    for group, entries in words(game, tag).items():
        if group in ("verbs", "queries", "options", "option-values"):
            continue
        firsts = [spelled(entry)[0] for entry in entries.values()]
        missing = [word for word in firsts[: 1 if group == "numbers" else None] if not shown.names(word)]
        assert [word for word in missing if not re.search(rf"\b{word}\b", shown.prose)] == [], group


@CASES
def test_common_questions_are_named(game: str, tag: str) -> None:
    """Questions of all games that this game answers in its own way stand on its page."""
    common = Language(tag).vocabulary("common")
    own = load_room(game).commands.answers
    asked = [common.word(key) for key in COMMON if key in own or key in ("moves", "try", "hint", "why")]
    assert [word for word in asked if not of(game, tag).names(word)] == []


@CASES
def test_every_letter_is_named(game: str, tag: str) -> None:
    """Each one-letter form of a colour or a shape stands on the page."""
    tables = words(game, tag)
    letters = {
        word
        for group in ("colours", "shapes")
        for entry in tables.get(group, {}).values()
        for word in spelled(entry)
        if len(word) == 1
    }
    assert letters or not tables.keys() & {"colours", "shapes"}
    assert [letter for letter in letters if f"`{letter}`" not in of(game, tag).prose] == []


@CASES
def test_every_short_form_is_named(game: str, tag: str) -> None:
    """Each abbreviation of the Braille line stands on the page."""
    shown = of(game, tag)
    typed = " ".join(shown.code).lower()
    missing = [
        word for word in abbreviations(game, tag) if not re.search(rf"(?<![^\W\d_]){word}(?![^\W\d_])", typed)
    ]
    assert sorted(missing) == []


@CASES
def test_every_computer_player_is_named(game: str, tag: str) -> None:
    """Each level stands on the page, together with its other name."""
    shown = of(game, tag)
    kit = load_room(game).bots
    named = [(f"bot:{number}", f"bot:{name}") for number, name in enumerate(kit.levels, 1)]
    for level, name in named:
        line = next((line for line in shown.prose.splitlines() if f"`{level}`" in line), "")
        assert f"`{name}`" in line


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_scoring_examples_are_those_of_the_rules(tag: str) -> None:
    """The four examples of IOTA bring what the rules of the program say, card by card."""
    told = " ".join(Language(tag).text(f"iota-rules-examples-{number}") for number in range(1, 13))
    shown = of("iota", tag).section({"cs": "Bodování", "en": "Scoring"}[tag])
    places = set(re.findall(r"\b[m-r](?:48|49|50|51)\b", told))
    assert places <= set(re.findall(r"\b[m-r](?:48|49|50|51)\b", shown))
    assert [points for points in ("6", "34", "208") if not re.search(rf"\b{points} (bod|point)", shown)] == []


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_all_rulings_of_iota_are_told(tag: str) -> None:
    """The page gives all twelve decisions, I1 to I12, in their order."""
    assert re.findall(r"^- (I\d+)", of("iota", tag).text, re.MULTILINE) == [
        f"I{number}" for number in range(1, 13)
    ]

"""Every sentence of the command line, in both languages, as a voice would read it."""

from __future__ import annotations

import re

import pytest

from accessgames.language import Language, Listing, Nested, Person, Value, locales_root, say
from accessgames.testing.speech import load_speech_lint

_SAMPLES: dict[str, Value] = {
    "above": "bot:5",
    "action": "place l49=g4x",
    "actions": 117,
    "below": "bot:4",
    "bound": "0,93",
    "choices": Listing(("brf", "pef", "unicode")),
    "command": "hraj",
    "deed": "zapis",
    "done": 250,
    "encoding": "utf-8",
    "engine": "rlcard",
    "file": "partie.jsonl",
    "pages": 3,
    "flag": "seminko",
    "example": "48213907-2-3",
    "table": "48213907-2-3",
    "who": Person("Jana"),
    "folder": "/home/jana/partie",
    "game": "iota",
    "games": 1000,
    "half": "yes",
    "high": "72,1",
    "kept": "yes",
    "known": Listing(("random", "greedy")),
    "languages": Listing(("cs", "en")),
    "least": 1,
    "level": 5,
    "limit": "20",
    "line": Nested(say("cli-interrupted")),
    "low": "59",
    "mean": "171",
    "module": "pyttsx3",
    "most": 3,
    "name": "Jana",
    "near": "hraj",
    "number": 2,
    "pair": "cil",
    "people": 16,
    "any": "yes",
    "options": "letter=J, mode=blitz",
    "seats": 3,
    "percent": "98,8",
    "place": "game",
    "player": "bot:9",
    "processors": 2,
    "profile": "ctecka",
    "programs": Listing(("parec", "sox")),
    "python": "3.11.7",
    "quarters": 3,
    "ratio": "2,5",
    "reason": Nested(say("cli-interrupted")),
    "reference": "rlcard uno",
    "rounds": 3,
    "seat": 1,
    "seconds": "21,5",
    "section": "xyz",
    "seed": "7",
    "slowest": "311",
    "system": "Linux",
    "value": "5,5",
    "version": "0.1.0",
    "wanted": "60",
    "what": Nested(say("help-club-register")),
    "width": 80,
    "wins": "987,5",
    "word": "hrej",
    "work": Nested(say("cli-interrupted")),
}
_COUNTS = (0, 1, 2, 4, 5, 11, 21, 22, 34, 101)
_FILE = "cli.ftl"


def _keys(tag: str) -> list[str]:
    text = (locales_root() / tag / _FILE).read_text(encoding="utf-8")
    return re.findall(r"^([a-z][a-z0-9-]*) =", text, flags=re.MULTILINE)


def _variables(tag: str, key: str) -> set[str]:
    text = (locales_root() / tag / _FILE).read_text(encoding="utf-8")
    entry = re.search(rf"^{key} =(.*?)(?=^[a-z#]|\Z)", text, flags=re.MULTILINE | re.DOTALL)
    assert entry is not None
    return set(re.findall(r"\$([a-z]+)", entry[1]))


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_sentence_reads_well(tag: str) -> None:
    """With likely values, no sentence is too long or has anything that a voice reads wrongly."""
    language, lint = Language(tag, strict=True), load_speech_lint(tag)
    found = {}
    for key in _keys(tag):
        text = language.text(key, **{name: _SAMPLES[name] for name in _variables(tag, key)})
        found[key] = list(lint.line(text))
    assert {} == {key: misread for key, misread in found.items() if misread}


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_mistakes_are_single_sentences(tag: str) -> None:
    """A mistake is one sentence: one full stop, at the end; only a reason that is told makes a second one."""
    language = Language(tag, strict=True)
    for key in _keys(tag):
        if "error-" in key:
            text = language.text(key, **{name: _SAMPLES[name] for name in _variables(tag, key)})
            assert text.endswith(".")
            assert ". " not in text


@pytest.mark.parametrize(
    ("count", "czech", "english"),
    [
        (0, "0 partií", "0 matches"),
        (1, "1 partie", "1 match"),
        (2, "2 partie", "2 matches"),
        (4, "4 partie", "4 matches"),
        (5, "5 partií", "5 matches"),
        (11, "11 partií", "11 matches"),
        (21, "21 partií", "21 matches"),
        (22, "22 partií", "22 matches"),
        (34, "34 partií", "34 matches"),
        (101, "101 partií", "101 matches"),
    ],
)
def test_counts_of_simulated_games(count: int, czech: str, english: str) -> None:
    """Numbers of games agree with their noun."""
    for tag, expected in (("cs", czech), ("en", english)):
        text = Language(tag).text("cli-simulate-head", game="iota", games=count, seed="7")
        assert f": {expected}," in text


@pytest.mark.parametrize("key", ["cli-replay-finished", "cli-replay-unfinished"])
def test_counts_of_actions(key: str) -> None:
    """Numbers of actions agree with their noun in Czech: akci, akce, akcí."""
    expected = [{1: "akci", 2: "akce", 4: "akce"}.get(count, "akcí") for count in _COUNTS]
    told = [Language("cs").text(key, actions=count).removesuffix(".").split()[-1] for count in _COUNTS]
    assert expected == told


def test_both_languages_say_the_same_things() -> None:
    """The two files have the same messages in the same order, with the same variables."""
    assert _keys("cs") == _keys("en")
    for key in _keys("cs"):
        assert _variables("cs", key) == _variables("en", key)

"""Checks of the data beside the messages: lexicons, and the words a player may type."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from accessgames.language.commandline import normalise_bare, normalise_case
from accessgames.language.vocabulary import Vocabulary, Word, load_vocabulary
from accessgames.testing.linter.findings import Finding

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.language.catalogue import LanguageData
    from accessgames.language.lexicon import Lexicon
    from accessgames.testing.linter.code import Usage

SHARED: Final = ("common", "space", "shell")
"""Word files that are in use together with those of every game."""

OPTIONS: Final = "options"
OPTION_VALUES: Final = "option-values"
"""Scopes of a game's options and of their values."""


def check_lexicon(lexicon: Lexicon, usage: Usage, tag: str) -> Iterator[Finding]:
    """Check that every word that code names is in the lexicon."""
    nouns, adjectives = set(lexicon.nouns), set(lexicon.adjectives)
    checks = (
        ("noun", usage.nouns, nouns),
        ("adjective", usage.adjectives, adjectives),
        ("entry", usage.codes, nouns | adjectives),
    )
    for kind, used, known in checks:
        for key, place in sorted(used.items()):
            if key not in known:
                yield Finding(place, f"absent-{kind}", key, tag)


def compare_lexicons(reference: Lexicon, other: Lexicon, tag: str) -> Iterator[Finding]:
    """Check that two languages have the same words, and short forms for the same ones."""
    for mine, theirs in (
        (set(reference.nouns), set(other.nouns)),
        (set(reference.adjectives), set(other.adjectives)),
    ):
        for key in sorted(mine ^ theirs):
            yield Finding(f"{tag}/lexicon", "missing-entry" if key in mine else "extra-entry", key)
    for key in sorted(_short(reference) ^ _short(other)):
        yield Finding(f"{tag}/lexicon", "different-short", key)


def _short(lexicon: Lexicon) -> set[str]:
    nouns = {key for key, noun in lexicon.nouns.items() if noun.short}
    return nouns | {key for key, adjective in lexicon.adjectives.items() if adjective.short}


def word_files(root: Path, tag: str) -> tuple[str, ...]:
    """Names of the word files of a language."""
    return tuple(sorted(path.stem for path in (root / tag / "words").glob("*.toml")))


def compare_words(reference: LanguageData, other: LanguageData, name: str) -> Iterator[Finding]:
    """Check that a word file has the same ids in the same scopes in two languages."""
    mine, theirs = (_load(data, name).table for data in (reference, other))
    for key in sorted(mine.keys() ^ theirs.keys()):
        rule = "missing-word" if key in mine else "extra-word"
        yield Finding(f"{other.tag}/words/{name}.toml", rule, key)
    for key in sorted(mine.keys() & theirs.keys()):
        if mine[key].scope != theirs[key].scope:
            yield Finding(f"{other.tag}/words/{name}.toml", "different-scope", key, mine[key].scope)


def check_words(data: LanguageData, name: str) -> Iterator[Finding]:
    """Check that no two ids in use together share a word or a key: of a word file and the shared ones.

    Two ids may share a word when one never has arguments and the other always has ("rada", "rada 3").
    Single letters are codes, so "z" and "ž" are different.
    """
    place = f"{data.tag}/words/{name}.toml"
    scopes: dict[str, list[Word]] = defaultdict(list)
    options = _option_ids(data, name)
    for word in _load(data, *dict.fromkeys((*SHARED, name))).table.values():
        scopes[_in_use_together(word, options)].append(word)
    for words in scopes.values():
        for rule, table in (("same-word", _by_spelling(words)), ("same-key", _by_key(words))):
            for text, owners in sorted(table.items()):
                if _clash(owners) or (rule == "same-key" and len(owners) > 1):
                    yield Finding(place, rule, text, ", ".join(sorted(word.id for word in owners)))


def _option_ids(data: LanguageData, name: str) -> tuple[str, ...]:
    """Return the ids of a game's options, longer ones first."""
    return tuple(sorted(_load(data, name).ids(OPTIONS), key=len, reverse=True))


def _in_use_together(word: Word, options: tuple[str, ...]) -> str:
    """Return the scope of a word; values of different options are never asked for together."""
    if word.scope != OPTION_VALUES:
        return word.scope
    return next((option for option in options if word.id.startswith(f"{option}-")), word.scope)


def _load(data: LanguageData, *names: str) -> Vocabulary:
    return load_vocabulary(data.roots, data.grammar, data.lexicon, names)


def _by_spelling(words: list[Word]) -> Mapping[str, list[Word]]:
    table: dict[str, list[Word]] = defaultdict(list)
    for word in words:
        for text in {normalise_case(text) if len(text) == 1 else normalise_bare(text) for text in word.words}:
            table[text].append(word)
    return table


def _by_key(words: list[Word]) -> Mapping[str, list[Word]]:
    table: dict[str, list[Word]] = defaultdict(list)
    for word in words:
        if word.key:
            table[word.key].append(word)
    return table


def _clash(owners: list[Word]) -> bool:
    arguments = sorted(word.arguments for word in owners)
    return len(owners) > 1 and arguments != ["none", "some"]

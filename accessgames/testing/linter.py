"""Finds what is wrong with the languages.

Junk, keys, forms, variables, variants, functions, words, lexicons.

`python -m accessgames.testing.linter` checks the project's own locales against its own code, and `python -m
accessgames.testing.linter FOLDER` those of a package with a game.
"""

from __future__ import annotations

import inspect
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.language.catalogue import LanguageData
from accessgames.language.commandline import normalise_bare, normalise_case
from accessgames.language.functions import NAMES, Functions, method_name
from accessgames.language.morphology import NUMBERS
from accessgames.language.resources import PACKAGE, languages, locales_root
from accessgames.language.vocabulary import Vocabulary, Word, load_vocabulary
from accessgames.testing.lint_sources import (
    VALUE,
    Call,
    Entry,
    Facts,
    Finding,
    Selection,
    Usage,
    read_catalogue,
    read_usage,
)

if TYPE_CHECKING:
    from accessgames.language.grammar import Grammar
    from accessgames.language.lexicon import Lexicon

__all__ = [
    "Finding",
    "lint",
    "lint_package",
    "lint_project",
]

SHORT_FORMS: Final = frozenset({"brief", "braille"})
_PLURALS: Final = frozenset({"zero", "one", "two", "few", "many"})
_COUNTED_TO: Final = 200
"""No plural rule needs a greater whole number to show all the categories that whole numbers have."""


def check_messages(
    catalogue: Mapping[str, Entry], grammar: Grammar, lexicon: Lexicon, words: frozenset[str]
) -> Iterator[Finding]:
    """Check the messages of one language by themselves."""
    plurals = frozenset(map(grammar.plural, range(_COUNTED_TO + 1)))
    for key, entry in catalogue.items():
        if VALUE not in entry.forms:
            yield Finding(entry.place, "no-value", key)
        for name in entry.forms.keys() - SHORT_FORMS - {VALUE}:
            yield Finding(entry.place, "unknown-form", f"{key}.{name}", "brief or braille")
        for reference in sorted(entry.references() - catalogue.keys()):
            yield Finding(entry.place, "unknown-reference", key, reference)
        for name, facts in entry.forms.items():
            subject = key if name == VALUE else f"{key}.{name}"
            for call in facts.calls:
                for detail in _call(call, grammar, lexicon, words):
                    yield Finding(entry.place, "wrong-call", subject, detail)
            for selection in facts.selections:
                for detail in _selection(selection, grammar, plurals):
                    yield Finding(entry.place, "variants", subject, detail)


def _call(call: Call, grammar: Grammar, lexicon: Lexicon, words: frozenset[str]) -> Iterator[str]:
    if call.name not in NAMES:
        yield f"unknown function {call.name}"
        return
    known = inspect.signature(getattr(Functions, method_name(call.name))).parameters.values()
    literals = {parameter.name for parameter in known if parameter.kind is parameter.KEYWORD_ONLY}
    for name in sorted(call.named.keys() - literals):
        yield f"{call.name} has no {name}:"
    required = {parameter.name for parameter in known if parameter.default is parameter.empty} & literals
    for name in sorted(required - call.named.keys()):
        yield f"{call.name} needs {name}:"
    allowed: dict[str, Callable[[str], bool]] = {
        "case": lambda text: len(grammar.cases.order) == 1 or text in grammar.cases.order,
        "gender": grammar.genders.__contains__,
        "join": grammar.joiners.__contains__,
        "noun": lexicon.nouns.__contains__,
        "number": NUMBERS.__contains__,
        "p": lambda text: not grammar.prepositions.table or text in grammar.prepositions.table,
    }
    for name, text in call.named.items():
        if not allowed.get(name, bool)(text):
            yield f"{call.name} {name}: {text}"
    if call.name == "WORD" and call.text is not None and call.text not in words:
        yield f"WORD {call.text}"


def _selection(selection: Selection, grammar: Grammar, plurals: frozenset[str]) -> Iterator[str]:
    if selection.function in _COMPLETE:
        required, allowed = _COMPLETE[selection.function](grammar)
    elif selection.variants & _PLURALS:
        required = allowed = plurals
    else:
        return
    name = selection.function or "plural"
    if missing := required - selection.variants:
        yield f"{name} without {', '.join(sorted(missing))}"
    if foreign := selection.variants - allowed:
        yield f"{name} never is {', '.join(sorted(foreign))}"


def _persons(grammar: Grammar) -> tuple[frozenset[str], frozenset[str]]:
    names = frozenset(grammar.registers.values()) | {"other"}
    return names, names


def _registers(grammar: Grammar) -> tuple[frozenset[str], frozenset[str]]:
    names = frozenset(grammar.registers)
    return names, names


def _genders(grammar: Grammar) -> tuple[frozenset[str], frozenset[str]]:
    """Masculine and feminine must be told apart; the default variant serves neuter or unknown."""
    names = frozenset(grammar.genders.values())
    return names - {"neuter"}, names | {"neuter", "unknown"}


_COMPLETE: Final[Mapping[str, Callable[[Grammar], tuple[frozenset[str], frozenset[str]]]]] = {
    "PERSON": _persons,
    "REGISTER": _registers,
    "GENDER": _genders,
}


def compare_messages(
    reference: Mapping[str, Entry], other: Mapping[str, Entry], tag: str
) -> Iterator[Finding]:
    """Check that a language has the messages, the forms and the variables of the reference language."""
    for key in sorted(_messages(reference) - other.keys()):
        yield Finding(reference[key].place, "missing-key", key, tag)
    for key in sorted(_messages(other) - reference.keys()):
        yield Finding(other[key].place, "extra-key", key, tag)
    for key in sorted(_messages(reference) & other.keys()):
        here, there = reference[key], other[key]
        for form in sorted((here.forms.keys() ^ there.forms.keys()) & SHORT_FORMS):
            place = there.place if form in here.forms else here.place
            yield Finding(place, "missing-form", f"{key}.{form}", tag)
        mine, theirs = variables(key, reference), variables(key, other)
        if mine != theirs:
            detail = ", ".join(f"${name}" for name in sorted(mine ^ theirs))
            yield Finding(there.place, "different-variables", key, f"{tag}: {detail}")


def variables(key: str, catalogue: Mapping[str, Entry], seen: frozenset[str] = frozenset()) -> set[str]:
    """All variables of a message, those of the messages it refers to included."""
    entry = catalogue.get(key)
    if entry is None or key in seen:
        return set()
    forms: list[Facts] = list(entry.forms.values())
    own = set[str]().union(*(facts.variables for facts in forms))
    return own.union(*(variables(name, catalogue, seen | {key}) for name in entry.references()))


def _messages(catalogue: Mapping[str, Entry]) -> set[str]:
    return {key for key in catalogue if not key.startswith("-")}


def check_usage(catalogue: Mapping[str, Entry], usage: Usage, tag: str) -> Iterator[Finding]:
    """Check that everything code says exists and is complete, and that nothing is left over."""
    yield from _absent(catalogue, usage, tag)
    for key, place in sorted(usage.events.items()):
        for form in sorted(SHORT_FORMS - catalogue[key].forms.keys() if key in catalogue else ()):
            yield Finding(place, "event-without-form", f"{key}.{form}", tag)
    for key, place, given in usage.arguments:
        for name in sorted(variables(key, catalogue) - given):
            yield Finding(place, "missing-argument", f"{key} ${name}", tag)
    if usage.made:
        return
    used = usage.strings.union(usage.keys, *(entry.references() for entry in catalogue.values()))
    for key, entry in sorted(catalogue.items()):
        if key not in used and not key.startswith(tuple(usage.prefixes)):
            yield Finding(entry.place, "unused-key", key, tag)


def _absent(catalogue: Mapping[str, Entry], usage: Usage, tag: str) -> Iterator[Finding]:
    for key, place in sorted(usage.keys.items()):
        if key not in catalogue:
            yield Finding(place, "absent-key", key, tag)
    for prefix, place in sorted(usage.prefixes.items()):
        if not any(key.startswith(prefix) for key in catalogue):
            yield Finding(place, "absent-key", f"{prefix}*", tag)


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


REFERENCE: Final = "cs"
"""The language that the others are compared with."""

BESIDE: Final = ""
"""Place of what is known and not checked."""


def lint_project() -> list[Finding]:
    """Check the project's own locales against its own code, in a checkout also that of its tools."""
    found = (file.parent for file in PACKAGE.parent.glob("tools/*/__init__.py"))
    tools = {f"tools/{folder.name}": folder for folder in found}
    return lint(locales_root(), {PACKAGE.name: PACKAGE, **tools})


def lint_package(folder: Path) -> list[Finding]:
    """Check a package with a game: `locales` in it against its code, the project's words being known."""
    return lint(folder / "locales", {folder.name: folder}, beside=(locales_root(),))


def lint(
    root: Path, sources: Mapping[str, Path], reference: str = REFERENCE, beside: tuple[Path, ...] = ()
) -> list[Finding]:
    """Check all languages of a folder.

    Args:
        root: Folder with one subfolder per language.
        sources: Python folders or files that say the messages, by the names that findings show.
        reference: The language that the others are compared with.
        beside: Folders of what is known, too, such as the grammar and the common words; not checked.

    Returns:
        What is wrong, ordered by place.

    Raises:
        LanguageDataError: A grammar, lexicon or word file cannot be read at all.
    """
    usage = read_usage(sources)
    usage.strings |= {f"{name}-name" for name in word_files(root, reference)}
    roots = (root, *beside)
    others = [tag for tag in languages(roots) if tag != reference and (root / tag).is_dir()]
    found = list(_one(roots, reference, usage))
    for tag in others:
        found += [*_one(roots, tag, usage), *_two(roots, reference, tag)]
    return sorted({finding for finding in found if finding.place != BESIDE})


def _one(roots: tuple[Path, ...], tag: str, usage: Usage) -> Iterator[Finding]:
    """Check one language of the first folder by itself and against the code."""
    data = LanguageData(roots, tag)
    own, findings = read_catalogue(roots[0], tag)
    yield from findings
    catalogue = _known(roots[1:], tag) | own
    names = [name for root in roots for name in word_files(root, tag)]
    words = frozenset(key for name in names for key in data.vocabulary(name).table)
    yield from check_messages(catalogue, data.grammar, data.lexicon, words)
    yield from check_usage(catalogue, usage, tag)
    yield from check_lexicon(data.lexicon, usage, tag)
    for name in word_files(roots[0], tag):
        yield from check_words(data, name)


def _known(roots: tuple[Path, ...], tag: str) -> dict[str, Entry]:
    """Read the messages that are known and not checked."""
    found = (read_catalogue(root, tag)[0] for root in roots)
    return {key: replace(entry, place=BESIDE) for table in found for key, entry in table.items()}


def _two(roots: tuple[Path, ...], reference: str, tag: str) -> Iterator[Finding]:
    """Compare a language of the first folder with the reference."""
    root = roots[0]
    yield from compare_messages(read_catalogue(root, reference)[0], read_catalogue(root, tag)[0], tag)
    mine, theirs = LanguageData(roots, reference), LanguageData(roots, tag)
    yield from compare_lexicons(mine.lexicon, theirs.lexicon, tag)
    for name in sorted({*word_files(root, reference), *word_files(root, tag)}):
        yield from compare_words(mine, theirs, name)


def main(folders: list[str]) -> int:
    """Print what is wrong."""
    findings = [finding for folder in folders for finding in lint_package(Path(folder))]
    if not folders:
        findings = lint_project()
    sys.stdout.writelines(f"{finding}\n" for finding in findings)
    return int(bool(findings))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

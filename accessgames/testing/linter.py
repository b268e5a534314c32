"""Finds what is wrong with the languages: in messages, in words, and between them and code.

`python -m accessgames.testing.linter` checks the project's own locales against its own code, and `python -m
accessgames.testing.linter FOLDER` those of a package with a game.
"""

from __future__ import annotations

import inspect
import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.language import catalogue, commandline, functions, morphology, resources
from accessgames.testing.lint_sentences import bare_commands, bare_prepositions
from accessgames.testing.lint_sources import (
    COMMAND,
    VALUE,
    Call,
    Entry,
    Finding,
    Usage,
    read_catalogue,
    read_usage,
)
from accessgames.testing.lint_wording import Wording

if TYPE_CHECKING:
    from accessgames.language.lexicon import Lexicon
    from accessgames.language.vocabulary import Word

SHORT_FORMS: Final = frozenset({"brief", "braille"})
_PLURALS: Final = frozenset({"zero", "one", "two", "few", "many"})
_COUNTED_TO: Final = 200
"""No plural rule needs a greater whole number to show all the categories that whole numbers have."""


def check_messages(catalogue: Mapping[str, Entry], data: catalogue.LanguageData) -> Iterator[Finding]:
    """Check the messages of one language by themselves."""
    grammar = data.grammar
    plurals = frozenset(map(grammar.plural, range(_COUNTED_TO + 1)))
    persons = frozenset(grammar.registers.values()) | {"other"}
    genders = frozenset(grammar.genders.values())
    registers = frozenset(grammar.registers)
    variants = {
        "PERSON": (persons, persons),
        "REGISTER": (registers, registers),
        # Masculine and feminine must be told apart; the default variant serves neuter or unknown.
        "GENDER": (genders - {"neuter"}, genders | {"neuter", "unknown"}),
    }
    for key, entry in catalogue.items():
        if VALUE not in entry.forms:
            yield Finding(entry.place, "no-value", key)
        for name in entry.forms.keys() - SHORT_FORMS - {VALUE, "voice"}:
            yield Finding(entry.place, "unknown-form", f"{key}.{name}", "brief, braille, voice")
        for reference in sorted(entry.references() - catalogue.keys()):
            yield Finding(entry.place, "unknown-reference", key, reference)
        for name, facts in entry.forms.items():
            subject = key if name == VALUE else f"{key}.{name}"
            for detail in (detail for call in facts.calls for detail in _call(call, data)):
                yield Finding(entry.place, "wrong-call", subject, detail)
            for function, found in facts.selections:
                plural = (plurals, plurals) if found & _PLURALS else (frozenset(), found)
                required, allowed = variants.get(function, plural)
                for wrong, names in (("without", required - found), ("never is", found - allowed)):
                    if names:
                        detail = f"{function or 'plural'} {wrong} {', '.join(sorted(names))}"
                        yield Finding(entry.place, "variants", subject, detail)


def _call(call: Call, data: catalogue.LanguageData) -> Iterator[str]:
    if call.name not in functions.NAMES:
        yield f"unknown function {call.name}"
        return
    known = inspect.signature(
        getattr(functions.Functions, functions.method_name(call.name))
    ).parameters.values()
    literals = {parameter.name for parameter in known if parameter.kind is parameter.KEYWORD_ONLY}
    for name in sorted(call.named.keys() - literals):
        yield f"{call.name} has no {name}:"
    required = {parameter.name for parameter in known if parameter.default is parameter.empty} & literals
    for name in sorted(required - call.named.keys()):
        yield f"{call.name} needs {name}:"
    grammar = data.grammar
    allowed: dict[str, Callable[[str], bool]] = {
        "case": lambda text: len(grammar.cases.order) == 1 or text in grammar.cases.order,
        "gender": grammar.genders.__contains__,
        "join": grammar.joiners.__contains__,
        "noun": data.lexicon.nouns.__contains__,
        "number": morphology.NUMBERS.__contains__,
        "p": lambda text: not grammar.prepositions.table or text in grammar.prepositions.table,
    }
    for name, text in call.named.items():
        if not allowed.get(name, bool)(text):
            yield f"{call.name} {name}: {text}"
    words = map(data.vocabulary, data.word_files)
    if call.name == "WORD" and call.text is not None and not any(call.text in table for table in words):
        yield f"WORD {call.text}"


def compare_messages(
    reference: Mapping[str, Entry], other: Mapping[str, Entry], tag: str
) -> Iterator[Finding]:
    """Check that a language has the messages, the forms and the variables of the reference language."""
    mine, theirs = ({key for key in table if not key.startswith("-")} for table in (reference, other))
    for key in sorted(mine - other.keys()):
        yield Finding(reference[key].place, "missing-key", key, tag)
    for key in sorted(theirs - reference.keys()):
        yield Finding(other[key].place, "extra-key", key, tag)
    for key in sorted(mine & theirs):
        here, there = reference[key], other[key]
        for form in sorted((here.forms.keys() ^ there.forms.keys()) & SHORT_FORMS):
            place = there.place if form in here.forms else here.place
            yield Finding(place, "missing-form", f"{key}.{form}", tag)
        if different := variables(key, reference) ^ variables(key, other):
            detail = ", ".join(f"${name}" for name in sorted(different))
            yield Finding(there.place, "different-variables", key, f"{tag}: {detail}")


def variables(key: str, catalogue: Mapping[str, Entry], seen: frozenset[str] = frozenset()) -> set[str]:
    """All variables of a message, those of the messages it refers to included."""
    entry = catalogue.get(key)
    if entry is None or key in seen:
        return set()
    own = set[str]().union(*(facts.variables for facts in entry.forms.values()))
    return own.union(*(variables(name, catalogue, seen | {key}) for name in entry.references()))


TAKEN: Final[Mapping[str, frozenset[str]]] = {
    "NUM": frozenset({"int", "bool"}),
    "ORD": frozenset({"int", "bool"}),
    "CNT": frozenset({"Phrase"}),
    "COORD": frozenset({"Cell", "str"}),
    "COLUMN": frozenset({"Cell", "str"}),
    "COMMANDS": frozenset({"Listing"}),
    "LINES": frozenset({"Listing"}),
    "LIST": frozenset({"Listing"}),
    "PERSON": frozenset({"Person"}),
    "NAME": frozenset({"Person"}),
    "GENDER": frozenset({"Person", "Phrase"}),
    "COUNT": frozenset({"Listing", "Phrase"}),
    "PAST": frozenset({"Person", "Phrase"}),
}
"""Kinds of values that functions take; those that are not here take any, all with `noun:` take numbers."""


def takes(call: Call, kind: str) -> bool:
    """Tell whether a function takes a value of some kind where it is called."""
    return kind in ({"int", "bool"} if "noun" in call.named else TAKEN[call.name])


def calls_of(key: str, catalogue: Mapping[str, Entry], seen: frozenset[str] = frozenset()) -> Iterator[Call]:
    """Yield the calls of functions in a message and in the messages, but not the terms, that it refers to."""
    entry = catalogue.get(key)
    if entry is None or key in seen or key.startswith("-"):
        return
    for facts in entry.forms.values():
        yield from facts.calls
    for name in entry.references():
        yield from calls_of(name, catalogue, seen | {key})


def check_arguments(catalogue: Mapping[str, Entry], usage: Usage, tag: str) -> Iterator[Finding]:
    """Check that messages are given all that they use, and nothing that their functions do not take."""
    for key, place, given in usage.arguments:
        for name in variables(key, catalogue) - given.keys():
            yield Finding(place, "missing-argument", f"{key} ${name}", tag)
        for call in calls_of(key, catalogue):
            kind = given.get(call.variable, "")
            if kind and call.name in TAKEN and not takes(call, kind):
                yield Finding(
                    place, "wrong-argument", f"{key} ${call.variable}", f"{tag}: {call.name} of {kind}"
                )


def check_commands(catalogue: Mapping[str, Entry], usage: Usage) -> Iterator[Finding]:
    """Check that what is typed is marked as a command inside a sentence, but on a Braille line."""
    given: dict[str, set[str]] = {}
    for key, _, kinds in usage.arguments:
        given.setdefault(key, set()).update(name for name, kind in kinds.items() if kind == COMMAND)
    for key, entry in catalogue.items():
        names = frozenset(given.get(key, ()))
        for form, facts in entry.forms.items():
            if form != "braille":
                subject = key if form == VALUE else f"{key}.{form}"
                parts = dict.fromkeys(part for line in facts.lines for part in bare_commands(line, names))
                yield from (Finding(entry.place, "bare-command", subject, part) for part in parts)


def check_wording(catalogue: Mapping[str, Entry], data: catalogue.LanguageData) -> Iterator[Finding]:
    """Check what is said: words refused, and but on a Braille line prepositions and words beside numbers."""
    wording = Wording(data)
    longer = [short for short, one in data.grammar.prepositions.table.items() if one.longer]
    for key, entry in catalogue.items():
        for form, facts in entry.forms.items():
            if form == "braille":
                found = [fault for line in facts.lines for fault in wording.shortened(line)]
            else:
                found = [fault for line in facts.lines for fault in wording.refused(line)]
                found += [fault for gap in facts.gaps for fault in wording.numbers(gap)]
                bare = (part for line in facts.lines for part in bare_prepositions(line, longer))
                found += [("bare-preposition", part) for part in bare]
            subject = key if form == VALUE else f"{key}.{form}"
            yield from (Finding(entry.place, rule, subject, part) for rule, part in dict.fromkeys(found))


def check_usage(catalogue: Mapping[str, Entry], usage: Usage, tag: str) -> Iterator[Finding]:
    """Check that everything code says exists and is complete, and that nothing is left over."""
    absent = {key: place for key, place in usage.keys.items() if key not in catalogue}
    for prefix, place in usage.prefixes.items():
        if not any(key.startswith(prefix) for key in catalogue):
            absent[f"{prefix}*"] = place
    for key, place in absent.items():
        yield Finding(place, "absent-key", key, tag)
    for key, place in usage.events.items():
        for form in SHORT_FORMS - catalogue[key].forms.keys() if key in catalogue else ():
            yield Finding(place, "event-without-form", f"{key}.{form}", tag)
    yield from check_arguments(catalogue, usage, tag)
    used = usage.strings.union(usage.keys, *(entry.references() for entry in catalogue.values()))
    for key, entry in catalogue.items():
        if key not in used and not key.startswith(tuple(usage.prefixes)):
            yield Finding(entry.place, "unused-key", key, tag)


_BEFORE: Final = frozenset({"portable"})
"""Tools that run before the package can: with sentences of `start.json` (`tests/setup/test_texts.py`)."""

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
        for key, place in used.items():
            if key not in known:
                yield Finding(place, f"absent-{kind}", key, tag)


def compare_lexicons(reference: Lexicon, other: Lexicon, tag: str) -> Iterator[Finding]:
    """Check that two resources.languages have the same words, and short forms for the same ones."""
    for table in ("nouns", "adjectives"):
        mine, theirs = getattr(reference, table), getattr(other, table)
        for key in mine.keys() ^ theirs.keys():
            yield Finding(f"{tag}/lexicon", "missing-entry" if key in mine else "extra-entry", key)
        for key in {key for key in mine if mine[key].short} ^ {key for key in theirs if theirs[key].short}:
            yield Finding(f"{tag}/lexicon", "different-short", key)


def word_files(root: Path, tag: str) -> tuple[str, ...]:
    """Names of the word files of a language."""
    return tuple(sorted(path.stem for path in (root / tag / "words").glob("*.toml")))


def compare_words(
    reference: catalogue.LanguageData, other: catalogue.LanguageData, name: str
) -> Iterator[Finding]:
    """Check that a word file has the same ids in the same scopes in two resources.languages."""
    mine, theirs = (data.vocabulary(name).table for data in (reference, other))
    place = f"{other.tag}/words/{name}.toml"
    for key in mine.keys() ^ theirs.keys():
        yield Finding(place, "missing-word" if key in mine else "extra-word", key)
    for key in mine.keys() & theirs.keys():
        if mine[key].scope != theirs[key].scope:
            yield Finding(place, "different-scope", key, mine[key].scope)


def check_words(data: catalogue.LanguageData, name: str) -> Iterator[Finding]:
    """Check that no two ids in use together share a word or a key: of a word file and the shared ones.

    Two ids may share a word when one never has arguments and the other always has ("rada", "rada 3").
    Single letters are codes, so "z" and "ž" are different.
    """
    options = sorted(data.vocabulary(name).ids(OPTIONS), key=len, reverse=True)
    owners: dict[tuple[str, str, str], list[Word]] = defaultdict(list)
    for word in data.vocabulary(*dict.fromkeys((*SHARED, name))).table.values():
        scope = word.scope
        if scope == OPTION_VALUES:  # values of different options are never asked for together
            scope = next((option for option in options if word.id.startswith(f"{option}-")), scope)
        for text in {
            commandline.normalise_case(text) if len(text) == 1 else commandline.normalise_bare(text)
            for text in word.words
        }:
            owners[scope, "same-word", text].append(word)
        if word.key:
            owners[scope, "same-key", word.key].append(word)
    for (_, rule, text), words in owners.items():
        told_apart = rule == "same-word" and sorted(word.arguments for word in words) == ["none", "some"]
        if len(words) > 1 and not told_apart:
            ids = ", ".join(sorted(word.id for word in words))
            yield Finding(f"{data.tag}/words/{name}.toml", rule, text, ids)


REFERENCE: Final = "cs"
"""The language that the others are compared with."""

BESIDE: Final = ""
"""Place of what is known and not checked."""


def lint_project() -> list[Finding]:
    """Check the project's own locales against its own code, in a checkout also that of its tools."""
    found = (file.parent for file in resources.PACKAGE.parent.glob("tools/*/__init__.py"))
    tools = {f"tools/{folder.name}": folder for folder in found if folder.name not in _BEFORE}
    return lint(resources.locales_root(), {resources.PACKAGE.name: resources.PACKAGE, **tools})


def lint_package(folder: Path) -> list[Finding]:
    """Check a package with a game: `locales` in it against its code, the project's words being known.

    What lessons say is told by the tutor, which makes the keys.
    """
    tutor = Path(__file__).parents[1] / "shell" / "tutor"
    return lint(
        folder / "locales", {folder.name: folder, tutor.name: tutor}, beside=(resources.locales_root(),)
    )


def lint(
    root: Path, sources: Mapping[str, Path], reference: str = REFERENCE, beside: tuple[Path, ...] = ()
) -> list[Finding]:
    """Check all resources.languages of a folder.

    Args:
        root: Folder with one subfolder per language.
        sources: Python folders or files that say the messages, by the names that findings show.
        reference: The language that the others are compared with.
        beside: Folders of what is known, too, such as the grammar and the common words; not checked.

    Returns:
        What is wrong, ordered by place.

    Raises:
        resources.LanguageDataError: A grammar, lexicon or word file cannot be read at all.
    """
    usage = read_usage(sources)
    roots = (root, *beside)
    known = {
        tag: catalogue.LanguageData(roots, tag) for tag in resources.languages(roots) if (root / tag).is_dir()
    }
    for name in word_files(root, reference):
        words = known[reference].vocabulary(*dict.fromkeys((*SHARED, name))).ids()
        usage.strings |= {f"{name}-name", f"{name}-about", *(f"help-{name}-{word}" for word in words)}
    found = [finding for data in known.values() for finding in _one(data, usage)]
    for tag in known.keys() - {reference}:
        found += compare_messages(read_catalogue(root, reference)[0], read_catalogue(root, tag)[0], tag)
        found += compare_lexicons(known[reference].lexicon, known[tag].lexicon, tag)
        for name in {*word_files(root, reference), *word_files(root, tag)}:
            found += compare_words(known[reference], known[tag], name)
    return sorted({finding for finding in found if finding.place != BESIDE})


def _one(data: catalogue.LanguageData, usage: Usage) -> Iterator[Finding]:
    """Check one language of the first folder by itself and against the code."""
    root, *beside = data.roots
    own, findings = read_catalogue(root, data.tag)
    yield from findings
    known = (read_catalogue(folder, data.tag)[0] for folder in beside)
    catalogue = {key: replace(entry, place=BESIDE) for table in known for key, entry in table.items()} | own
    yield from check_messages(catalogue, data)
    yield from check_wording(catalogue, data)
    yield from check_usage(catalogue, usage, data.tag)
    yield from check_commands(catalogue, usage)
    yield from check_lexicon(data.lexicon, usage, data.tag)
    for name in word_files(root, data.tag):
        yield from check_words(data, name)


def main(words: list[str]) -> int:
    """Print what is wrong."""
    parser = ArgumentParser(prog="python -m accessgames.testing.linter", description=__doc__)
    parser.add_argument("folders", metavar="FOLDER", nargs="*", type=Path)
    folders: list[Path] = parser.parse_args(words).folders
    for folder in folders:
        if not any((folder / "locales").glob(f"{REFERENCE}/*.ftl")):
            parser.error(f"{folder}: there is no {folder / 'locales' / REFERENCE} with a file *.ftl in it")
    try:
        findings = [finding for folder in folders for finding in lint_package(folder)]
    except resources.LanguageDataError as error:
        parser.error(str(error))
    if not folders:
        findings = lint_project()
    sys.stdout.writelines(f"{finding}\n" for finding in findings)
    return int(bool(findings))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

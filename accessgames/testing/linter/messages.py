"""Checks of messages: within one language, between languages, and against what code says."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from accessgames.language.functions import NAMES, Functions, method_name
from accessgames.language.morphology import NUMBERS
from accessgames.testing.linter.catalogue import VALUE, Call, Entry, Facts, Selection
from accessgames.testing.linter.findings import Finding

if TYPE_CHECKING:
    from accessgames.language.grammar import Grammar
    from accessgames.language.lexicon import Lexicon
    from accessgames.testing.linter.code import Usage

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

"""What the linter knows of wording: what a language refuses, and words that do not follow a number.

What is refused stands in `style.toml` of a language, each with a sentence that was once said so; other names
for what has a name stand in `terms.toml`, which is one for all languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from fluent.syntax import ast as ftl

from accessgames.dataclasses import dataclass
from accessgames.language import resources

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.language.catalogue import LanguageData

STYLE: Final = "style.toml"
TERMS: Final = "terms.toml"
BESIDE_TERMS: Final = frozenset({"page", "refused", "kept"})
"""What stands in `terms.toml` beside sections of terms."""

_PLURAL: Final = frozenset({"one", "few", "many"})
_LISTS: Final = frozenset({"LIST", "LINES"})
_MARK: Final = re.compile(r"⟦[\w-]+⟧")
_COUNTED: Final = frozenset({"NP", "CNT"})
_PREPOSITION: Final = re.compile(r"(?<=[\w⟧] )([^\W\d_]) ([^\W\d_]{2,})")
_WORD_BEFORE: Final = re.compile(r"([^\W\d_]+) $")
_WORD_BEHIND: Final = re.compile(r"^ ([^\W\d_]+)")


class Gap(NamedTuple):
    """A value in a sentence and the words around it.

    Attributes:
        before: The words right before it, without those that other values stand between.
        function: What says it, "" for a variable by itself.
        variable: The variable, "" where it is another function's.
        named: Arguments of the function.
        behind: The words right behind it.
        keys: All keys of the choices that it is a part of.
        chosen: Those of them by which it is said.
    """

    before: str
    function: str
    variable: str
    named: Mapping[str, str]
    behind: str
    keys: frozenset[str]
    chosen: frozenset[str]


def gaps(
    pattern: ftl.Pattern, keys: frozenset[str] = frozenset(), chosen: frozenset[str] = frozenset()
) -> Iterator[Gap]:
    """Yield the values of a pattern with the words around them."""
    texts = [_text(element) for element in pattern.elements]
    for place, element in enumerate(pattern.elements):
        if texts[place] is not None or not isinstance(element, ftl.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, ftl.SelectExpression):
            names = {variant: _key(variant) for variant in expression.variants}
            for variant, name in names.items():
                yield from gaps(variant.value, keys | set(names.values()), chosen | {name})
        else:
            before, behind = _nearest(reversed(texts[:place])), _nearest(texts[place + 1 :])
            function, variable, named = _call(expression)
            yield Gap("".join(reversed(before)), function, variable, named, "".join(behind), keys, chosen)


def _text(element: ftl.TextElement | ftl.Placeable) -> str | None:
    if isinstance(element, ftl.TextElement):
        return element.value
    literal = element.expression
    return str(literal.parse()["value"]) if isinstance(literal, ftl.StringLiteral) else None


def _nearest(texts: Iterable[str | None]) -> list[str]:
    """Return the texts up to the first that is none."""
    found: list[str] = []
    for text in texts:
        if text is None:
            break
        found.append(text)
    return found


def _key(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


def _call(expression: object) -> tuple[str, str, Mapping[str, str]]:
    """Return the function, the variable and the named arguments of a value."""
    if isinstance(expression, ftl.VariableReference):
        return "", expression.id.name, {}
    if not isinstance(expression, ftl.FunctionReference):
        return "other", "", {}
    first = next(iter(expression.arguments.positional), None)
    variable = first.id.name if isinstance(first, ftl.VariableReference) else ""
    named = expression.arguments.named
    return expression.id.name, variable, {one.name.name: str(one.value.parse()["value"]) for one in named}


@dataclass(frozen=True, slots=True)
class Refused:
    """Words that a sentence should not have.

    Attributes:
        rule: Short name of what is wrong with them.
        pattern: Finds them in how a pattern reads, see `lint_sentences.readings`.
        was: Sentences that were once said so.
        shortened: Whether the Braille form should not have them either.
    """

    rule: str
    pattern: re.Pattern[str]
    was: tuple[str, ...]
    shortened: bool


@dataclass(frozen=True, slots=True)
class Style:
    """What a language refuses.

    Attributes:
        refused: Words that no sentence should have.
        single: Finds, at the end of the words before a counted thing, a verb that goes with one thing only;
            None where there is no such verb.
        plural: Finds, there, a word that goes with many things only, before a number by itself.
        others: Term -> finds what it is not called.
        kept: Words that are left as they are, since they are printed on real cards.
        numbered: Names of things that numbers or places tell apart, of one such thing.
        limits: Variables that are no number of one.
    """

    refused: tuple[Refused, ...]
    single: re.Pattern[str] | None
    plural: re.Pattern[str] | None
    others: Mapping[str, re.Pattern[str]]
    kept: re.Pattern[str] | None
    numbered: frozenset[str]
    limits: frozenset[str]


def read_style(roots: tuple[Path, ...], tag: str) -> Style:
    """Read what a language refuses; one without `style.toml` and names in `terms.toml` refuses nothing.

    Raises:
        LanguageDataError: A file cannot be read.
    """
    files = [resources.read_toml(path) for path in resources.files(roots, tag, STYLE)]
    others, kept = _read_terms(roots, tag)
    return Style(
        tuple(
            Refused(
                rule,
                re.compile(entry["pattern"], re.IGNORECASE),
                tuple(entry["was"]),
                shortened=entry.get("braille", False),
            )
            for file in files
            for rule, entry in file.get("refused", {}).items()
        ),
        single=_at_end([file["single"] for file in files if "single" in file]),
        plural=_at_end([file["plural"] for file in files if "plural" in file]),
        others=others,
        kept=kept,
        numbered=frozenset(word for file in files for word in file.get("numbered", ())),
        limits=frozenset(word for file in files for word in file.get("limits", ())),
    )


def _read_terms(
    roots: tuple[Path, ...], tag: str
) -> tuple[Mapping[str, re.Pattern[str]], re.Pattern[str] | None]:
    """Read what terms are not called, and what is left as it is."""
    data = [resources.read_toml(root / TERMS) for root in roots if (root / TERMS).is_file()]
    names = {key: words[tag] for file in data for key, words in file["refused"].items() if tag in words}
    kept = [word for file in data for word in file["kept"].get(tag, ())]
    others = {key: _phrases(words) for key, words in names.items()}
    return others, _phrases(kept) if kept else None


def _phrases(phrases: list[str]) -> re.Pattern[str]:
    """Find any of several phrases; a star stands for any ending of a word."""
    found = (re.escape(phrase).replace(r"\*", r"\w*").replace(r"\ ", r"\s+") for phrase in phrases)
    return re.compile(rf"\b(?:{'|'.join(found)})(?!\w)", re.IGNORECASE)


def _at_end(patterns: list[str]) -> re.Pattern[str] | None:
    return re.compile(f"(?:{'|'.join(patterns)}) $", re.IGNORECASE) if patterns else None


class Wording:
    """Finds what a language refuses, and words that do not follow a number."""

    def __init__(self, data: LanguageData) -> None:
        """Read the style, the nouns and the prepositions of a language."""
        self.style = read_style(data.roots, data.tag)
        self.first = data.grammar.cases.order[0]
        self.before = data.grammar.prepositions.before
        forms = [noun.forms for noun in data.lexicon.nouns.values()]
        self.many = {form for noun in forms for form in noun.pl} - {
            form for noun in forms for form in noun.sg
        }

    def shortened(self, line: str) -> Iterator[tuple[str, str]]:
        """Yield the rules that a reading breaks which hold on a Braille line too, each with the words."""
        for one in self.style.refused:
            if one.shortened and (match := one.pattern.search(line)):
                yield one.rule, match[0]

    def refused(self, line: str) -> Iterator[tuple[str, str]]:
        """Yield the rules that a reading breaks, each with the words that do."""
        for one in self.style.refused:
            if match := one.pattern.search(line):
                yield one.rule, match[0]
        said = _MARK.sub("⟦⟧", line)
        said = self.style.kept.sub("", said) if self.style.kept else said
        for term, others in self.style.others.items():
            if match := others.search(said):
                yield "other-name", f"{match[0]}, see {term} in {TERMS}"
        for match in _PREPOSITION.finditer(line):
            if (longer := self.before(match[1], match[2])) != match[0]:
                yield "short-preposition", longer

    def numbers(self, gap: Gap) -> Iterator[tuple[str, str]]:
        """Yield what is wrong around a value that may be any number.

        A verb or participle that goes with one thing only ("odehráno 3 tahy"), a plural before or behind a
        bare number ("použitých 1", "1 points"), and the name of one thing before several ("místo 5 a 6").
        """
        style, bare = self.style, not gap.function and gap.variable not in self.style.limits
        counted = gap.function in _COUNTED and "noun" in gap.named
        counted = counted and gap.named.get("case", self.first) == self.first
        if not gap.keys & _PLURAL:
            if counted and style.single and (match := style.single.search(gap.before)):
                yield "single-verb", f"{match[0]}⟦{gap.function}⟧"
            if bare and style.plural and (match := style.plural.search(gap.before)):
                yield "plural-before-number", f"{match[0]}⟦{gap.variable}⟧"
            if bare and (match := _WORD_BEHIND.match(gap.behind)) and match[1] in self.many:
                yield "plural-behind-number", f"⟦{gap.variable}⟧{match[0]}"
        match = _WORD_BEFORE.search(gap.before)
        if (
            gap.function in _LISTS
            and match
            and "one" not in gap.chosen
            and match[1].lower() in style.numbered
        ):
            yield "one-of-several", f"{match[0]}⟦{gap.function}⟧"

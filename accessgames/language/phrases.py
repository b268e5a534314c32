"""Noun phrases in words: "červený kruh 3", "bez dvou červených křížů", "5 karet"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.language.morphology import Forms, Number, joined

if TYPE_CHECKING:
    from accessgames.language.grammar import Grammar
    from accessgames.language.lexicon import Lexicon
    from accessgames.language.values import Phrase


class Phrases:
    """Puts nouns, adjectives and numbers together as the grammar of one language wants it.

    Attributes:
        grammar: The grammar.
        lexicon: The words.
    """

    def __init__(self, grammar: Grammar, lexicon: Lexicon) -> None:
        """Take the grammar and the words of one language."""
        self.grammar = grammar
        self.lexicon = lexicon
        self._forms: dict[tuple[str, tuple[str, ...]], Forms] = {}

    def forms(self, noun: str, adjectives: tuple[str, ...] = ()) -> Forms:
        """All forms of a noun with its adjectives."""
        known = self._forms.get((noun, adjectives))
        if known is None:
            head = self.lexicon.noun(noun)
            parts = [self.lexicon.adjective(key).forms[head.gender] for key in adjectives]
            known = self._forms[noun, adjectives] = joined([*parts, head.forms])
        return known

    def gender(self, noun: str) -> str:
        """Grammatical gender of a noun."""
        return self.lexicon.noun(noun).gender

    def plain(self, phrase: Phrase, case: str, number: Number = "sg") -> str:
        """Say a phrase in a case; a counted one with its number in figures.

        Args:
            phrase: What to say.
            case: Name of the case.
            number: Singular or plural; a count decides for itself.

        Raises:
            ValueError: The language has no such case.
            LanguageDataError: The lexicon lacks a word.
        """
        if phrase.count is not None:
            return self.counted(phrase, phrase.count, case, words_to=-1)
        text = self.forms(phrase.noun, phrase.adjectives).get(number, self.grammar.cases.index(case))
        return f"{text} {phrase.label}" if phrase.label else text

    def counted(self, phrase: Phrase, count: int, case: str, *, words_to: int | None = None) -> str:
        """Say so many of a thing.

        Args:
            phrase: What is counted.
            count: How many.
            case: Name of the case.
            words_to: Highest number said in words; by default the limit of the language, -1 for figures only.
        """
        limit = self.grammar.words_to if words_to is None else words_to
        number, index = self.grammar.counted_case(abs(count), case)
        things = self.forms(phrase.noun, phrase.adjectives).get(number, index)
        many = self.figure(count)
        if 0 <= count <= limit:
            many = self.grammar.cardinals.words(count, case, self.gender(phrase.noun))
        return f"{many} {things} {phrase.label}" if phrase.label else f"{many} {things}"

    def figure(self, number: int) -> str:
        """Write a number in figures, a minus sign as the language says it."""
        return str(number) if number >= 0 else f"{self.grammar.minus}{-number}"

    def short(self, phrase: Phrase) -> str:
        """Short form for Braille lines, such as "čt3"; the plain phrase where a part has none."""
        parts = [self.lexicon.short(key) for key in (*phrase.adjectives, phrase.noun)]
        if not all(parts):
            return self.plain(phrase, self.grammar.cases.order[0])
        text = "".join(parts) + phrase.label
        return text if phrase.count is None else f"{phrase.count} {text}"

"""What a question is about: words in any order, each of which has its part in the question.

The last resort for what is not understood otherwise. A topic is a question that only answers, so that nothing
can be done by mistake; a word that has no part in it makes the line no question about it. All of it is data,
beside the sentences in `locales/<language>/words/sentences/`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.language.commandline import normalise_bare

Target: TypeAlias = tuple[str, ...]
"""A command: word ids, and in braces what is named."""

SlotCheck: TypeAlias = Callable[[str, tuple[str, ...]], bool]
"""Tells whether words can be what is named, such as `place` or `who`."""

_ANY: Final = "*"


@dataclass(frozen=True, slots=True)
class Piece:
    """A word of a question, or of a sentence.

    Attributes:
        options: What may stand here, bare; each with whether any ending may follow.
        optional: Whether it may be missing.
        slot: The name of what is named here, in place of options.
    """

    options: tuple[tuple[str, bool], ...] = ()
    optional: bool = False
    slot: str = ""

    def takes(self, word: str) -> bool:
        """Tell whether a bare word can stand here."""
        return any(word == text or (open_end and word.startswith(text)) for text, open_end in self.options)


def read_piece(text: str) -> Piece:
    """Read a piece as it is written: `word`, `one|other`, `beginning*`, `(may be missing)`, `{named}`."""
    if text.startswith("{"):
        return Piece(slot=text[1:-1])
    optional = text.startswith("(")
    options = text.strip("()").split("|")
    return Piece(
        tuple((normalise_bare(option.removesuffix(_ANY)), option.endswith(_ANY)) for option in options),
        optional,
    )


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a line.

    Attributes:
        typed: As it was typed.
        bare: Without diacritics, in small letters.
        asks: Whether it is one that questions are made of, about nothing by itself.
    """

    typed: str
    bare: str
    asks: bool


@dataclass(frozen=True, slots=True)
class Topic:
    """What some words are about, in whatever order they come.

    Attributes:
        target: The command that answers.
        pieces: What has to be said, what may be, and at most one thing that is named.
        rank: Which file it stands in: a game knows better than what all games share.
    """

    target: Target
    pieces: tuple[Piece, ...]
    rank: int

    def fit(self, words: Sequence[Word], check: SlotCheck) -> tuple[tuple[int, ...], tuple[str, ...]] | None:
        """Return how surely words are about it and what they name, or None where they are not."""
        needed = [piece for piece in self.pieces if piece.options and not piece.optional]
        named, about = [], 0
        for word in words:
            if not any(piece.takes(word.bare) for piece in self.pieces):
                named += [] if word.asks else [word.typed]
                continue
            about += 1
            said = next((piece for piece in needed if piece.takes(word.bare)), None)
            if said is not None:
                needed.remove(said)
        slot = next((piece.slot for piece in self.pieces if piece.slot), "")
        if needed or bool(slot) != bool(named) or (slot and not check(slot, tuple(named))):
            return None
        return (about, len(named), self.rank), tuple(named)


class Topics:
    """What questions are about, in one language and for the games in use."""

    def __init__(self, tables: Sequence[Mapping[str, Any]]) -> None:
        """Take the tables of all files, the common one first."""
        self._asking = _gathered(tables, "asking")
        self._supposing = _gathered(tables, "supposing")
        self._topics = tuple(_topics(tables))

    def _read(self, words: Sequence[str]) -> tuple[Word, ...]:
        bare = map(normalise_bare, words)
        return tuple(
            Word(typed, word, self._asking.takes(word) or self._supposing.takes(word))
            for typed, word in zip(words, bare, strict=True)
        )

    def about(
        self, words: Sequence[str], check: SlotCheck, known: Callable[[Target], bool]
    ) -> tuple[tuple[str | tuple[str, ...], ...], ...]:
        """Return the commands that may answer: word ids, and words that were typed.

        Several come where words are as surely about one thing as about another; none where any word is about
        something else.

        Args:
            words: What was typed, without words that say nothing.
            check: Tells whether words can be what is named.
            known: Tells whether a target can be typed now.
        """
        line = self._read(words)
        found = [
            (*fit, topic.target)
            for topic in self._topics
            if known(topic.target) and (fit := topic.fit(line, check)) is not None
        ]
        most = max((weight for weight, _, _ in found), default=())
        return tuple(
            dict.fromkeys(
                tuple(named if part[0] == "{" else part for part in target)
                for weight, named, target in found
                if weight == most
            )
        )

    def supposed(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return what is only supposed, "it would bring" and the like left out; nothing if nothing is."""
        line = self._read(words)
        if not any(self._supposing.takes(word.bare) for word in line):
            return ()
        return tuple(word.typed for word in line if not word.asks)


def _gathered(tables: Iterable[Mapping[str, Any]], key: str) -> Piece:
    return read_piece("|".join(word for table in tables for word in table.get(key, ())) or "-")


def _topics(tables: Iterable[Mapping[str, Any]]) -> Iterator[Topic]:
    for rank, table in enumerate(tables):
        for target, patterns in table.get("topics", {}).items():
            for pattern in patterns:
                yield Topic(tuple(target.split()), tuple(map(read_piece, pattern.split())), rank)

"""What people say in place of the program's own words: sentences, small words, verbs in other forms.

It only leads to words that exist, which are judged as if they had been typed. All of it is data, in
`locales/<language>/words/sentences/`; `docs/architecture.md` says how to add to it.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from operator import ge
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.language import commandline, resources, topics

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.language.readers import Parsed

Slots: TypeAlias = Mapping[str, tuple[str, ...]]
"""Words that stand for what is named, by the name of the place in the sentence."""

_ALTERNATIVE: Final = "|"
_PARTED: Final = "/"
_ANY: Final = "*"
_COUNTED: Final = range(2, 10)
"""How many things are counted in front of them: "the first three", "all four cards"."""
_PIECES: Final = re.compile(r"[^\W\d_]+\d*|\d+")
_CLASS: Final = re.compile(r"<([a-z-]+)>")
"""Words that stand together in many sentences, by their name."""
_LETTERS: Final = 2
"""Most letters of a word that may belong to the figure behind it: `čč 1`, `l 46`."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence and what it means.

    Attributes:
        pieces: Its words.
        targets: The commands it may mean, each of word ids and places in braces; several where only the
            person knows which.
        rank: Which file it stands in: a game knows better than what all games share.
    """

    pieces: tuple[topics.Piece, ...]
    targets: tuple[topics.Target, ...]
    rank: int = 0

    def weight(self, words: tuple[str, ...], slots: Slots) -> tuple[int, ...]:
        """Tell how surely words are this: by how many of them are, its file, its places and its pieces."""
        said = len(words) - sum(map(len, slots.values()))
        return said, self.rank, len(slots), len(self.pieces)

    def fit(self, words: tuple[str, ...], bare: tuple[str, ...], check: topics.SlotCheck) -> Slots | None:
        """Return what stands in its places, or None where the words are not this sentence."""
        return next(self._fits(words, bare, check, 0, 0), None)

    def _fits(
        self, words: tuple[str, ...], bare: tuple[str, ...], check: topics.SlotCheck, piece: int, at: int
    ) -> Iterator[Slots]:
        if piece == len(self.pieces):
            if at == len(words):
                yield {}
            return
        one = self.pieces[piece]
        if one.slot:
            for end in range(at + 1, len(words) + 1):
                for rest in self._fits(words, bare, check, piece + 1, end):
                    if check(one.slot, words[at:end]):
                        yield {one.slot: words[at:end], **rest}
            return
        if at < len(words) and one.takes(bare[at]):
            yield from self._fits(words, bare, check, piece + 1, at + 1)
        if one.optional:
            yield from self._fits(words, bare, check, piece + 1, at)


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a sentence may mean: word ids, and words that were typed, in their order."""

    parts: tuple[str | tuple[str, ...], ...]

    @property
    def id(self) -> str:
        """The word id of the command."""
        return str(self.parts[0])


class Sentences:
    """Everything that people say beside the program's words, in one language and for the games in use.

    Attributes:
        polite: Bare words that say nothing beside others, as thanks do.
        small: Bare words that say nothing: politeness and the like.
        then: Bare words between two steps.
        topics: What questions are about that are no sentence.
    """

    def __init__(self, tables: Iterable[Mapping[str, Any]]) -> None:
        """Take the tables of all files, the common one first."""
        gathered = list(tables)
        self.topics = topics.Topics(gathered)

        def listed(key: str) -> Iterator[str]:
            return (commandline.normalise_bare(word) for table in gathered for word in table.get(key, ()))

        meant = frozenset(listed("meaningful"))
        small = tuple(word for word in listed("small") if word not in meant)
        self.small = frozenset(word for word in small if " " not in word)
        self._phrases = tuple(tuple(phrase.split()) for phrase in small if " " in phrase)
        self.polite = frozenset(listed("polite"))
        self.then = frozenset(listed("then"))
        self._negative = tuple(listed("negative"))
        self._positive = frozenset(listed("positive"))
        self._endings = tuple(listed("endings"))
        self._short = {short[0]: long for short, long in _pairs(gathered, "contractions")}
        self._rephrased = sorted(_pairs(gathered, "phrases"), key=lambda pair: -len(pair[0]))
        self._whole, self._first = frozenset(listed("whole")), frozenset(listed("first"))
        self._classes = {
            name: _ALTERNATIVE.join(words)
            for table in gathered
            for name, words in table.get("classes", {}).items()
        }
        self._verbs: dict[str, str] = {
            commandline.normalise_bare(form): verb
            for table in gathered
            for verb, forms in table.get("verbs", {}).items()
            for form in forms
        }
        self._by_word: dict[str, list[Sentence]] = defaultdict(list)
        self._open: list[Sentence] = []
        for rank, table in enumerate(gathered):
            for target, patterns in table.get("sentences", {}).items():
                for pattern in patterns:
                    self._add(pattern, tuple(tuple(part.split()) for part in target.split(_PARTED)), rank)

    def _add(self, pattern: str, targets: tuple[topics.Target, ...], rank: int) -> None:
        full = _CLASS.sub(lambda named: self._classes[named[1]], pattern)
        pieces = tuple(
            piece for piece in map(topics.read_piece, full.split()) if not self._says_nothing(piece)
        )
        if not pieces:
            return
        sentence = Sentence(pieces, targets, rank)
        first = list(takewhile(lambda piece: piece.optional, pieces))
        begins = [*first, *pieces[len(first) : len(first) + 1]]
        firm = {text for piece in begins for text, open_end in piece.options if not open_end}
        if any(piece.slot or any(end for _, end in piece.options) for piece in begins):
            self._open.append(sentence)
        else:
            for text in firm:
                self._by_word[text].append(sentence)

    def _says_nothing(self, piece: topics.Piece) -> bool:
        return not piece.slot and all(text in self.small for text, _ in piece.options)

    def counted(
        self, words: tuple[str, ...], number: Callable[[Sequence[str]], Parsed[int] | None]
    ) -> tuple[str, ...]:
        """Return words with phrases put otherwise, and what is counted without its count.

        "The first three" are 1, 2 and 3, not the first and the third; "all four cards" are all cards and not
        the fourth. A count in figures at the end may be a place: it stays.

        Args:
            words: What was typed.
            number: Reads a number in front of words.
        """
        rest, found = self._put_otherwise(words), []
        while rest:
            word, *rest = rest
            count = number(rest[:1]) if rest else None
            if count is None or count.value not in _COUNTED:
                found.append(word)
            elif commandline.normalise_bare(word) in self._first:
                found.extend(map(str, range(1, count.value + 1)))
                del rest[0]
            else:
                found.append(word)
                if commandline.normalise_bare(word) in self._whole and (rest[1:] or not rest[0].isdecimal()):
                    del rest[0]
        return tuple(found)

    def _put_otherwise(self, words: Sequence[str]) -> list[str]:
        """Return words with the phrases in place of which others are clearer."""
        found, bare = list(words), list(map(commandline.normalise_bare, words))
        for phrase, put in self._rephrased:
            for at in range(len(bare) - len(phrase), -1, -1):
                if tuple(bare[at : at + len(phrase)]) == phrase:
                    found[at : at + len(phrase)] = put
                    bare[at : at + len(phrase)] = map(commandline.normalise_bare, put)
        return found

    def plain(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return words with contractions written in full and without endings that mean nothing."""
        found: list[str] = []
        for word in words:
            bare = commandline.normalise_bare(word.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
            ending = next((end for end in self._endings if bare.endswith(end)), "")
            found.extend(self._short.get(bare, (word[: len(word) - len(ending)],)))
        return tuple(filter(None, found))

    def telling(self, words: Sequence[str], verbs: frozenset[str] = frozenset()) -> tuple[str, ...]:
        """Return words in full and without those that say nothing; what is a verb now says something."""
        told = list(self.plain(words))
        bare = list(map(commandline.normalise_bare, told))
        for phrase in self._phrases:
            for at in range(len(bare) - len(phrase), -1, -1):
                if tuple(bare[at : at + len(phrase)]) == phrase:
                    del told[at : at + len(phrase)], bare[at : at + len(phrase)]
        follows = (*(word.isdecimal() for word in bare[1:]), False)
        # A letter before a figure is a column.
        kept = (
            word not in self.small or word in verbs or (figure and len(word) == 1)
            for word, figure in zip(bare, follows, strict=False)
        )
        said = tuple(word for word, keeps in zip(told, kept, strict=True) if keeps)
        return tuple(word for word in said if commandline.normalise_bare(word) not in self.polite) or said

    def denies(self, words: Sequence[str]) -> bool:
        """Tell whether words say what somebody does not want: then nothing is to be done."""
        bare = map(commandline.normalise_bare, self.plain(words))
        return any(
            word not in self._positive
            and any(
                word.startswith(no[:-1]) and word != no[:-1] if no.endswith(_ANY) else word == no
                for no in self._negative
            )
            for word in bare
        )

    def verb(self, word: str) -> str | None:
        """Return the verb of which a word is a form that people use, or None."""
        return self._verbs.get(commandline.normalise_bare(word))

    def meanings(
        self,
        words: Sequence[str],
        check: topics.SlotCheck,
        known: Callable[[topics.Target], bool],
        least: int = 1,
        rank: int = 0,
        verbs: frozenset[str] = frozenset(),
    ) -> tuple[Meaning, ...]:
        """Return what a sentence may mean: nothing where it is none, several where that is open.

        Args:
            words: What was typed.
            check: Tells whether words can stand in a place of a sentence.
            known: Tells whether a target can be typed now; a sentence with another one is none.
            least: How many fixed words a sentence has to have: a bare place may be much else.
            rank: Of which file it has to be at least: what a game has a word for is no sentence of all games.
            verbs: Bare words that are verbs now: they are not dropped.
        """
        told = self.telling(words, verbs)
        bare = tuple(map(commandline.normalise_bare, told))
        if not bare:
            return ()
        found = [
            (sentence.weight(told, slots), sentence, slots)
            for sentence in (*self._by_word.get(bare[0], ()), *self._open)
            if all(map(known, sentence.targets)) and (slots := sentence.fit(told, bare, check)) is not None
        ]
        found = [one for one in found if all(map(ge, one[0], (least, rank)))]
        most = max((weight for weight, _, _ in found), default=())
        return tuple(
            dict.fromkeys(
                Meaning(tuple(slots.get(part[1:-1], part) if part[0] == "{" else part for part in target))
                for weight, sentence, slots in found
                if weight == most
                for target in sentence.targets
            )
        )

    def arrangements(
        self, words: Sequence[str], joined: frozenset[str], verbs: frozenset[str] = frozenset()
    ) -> tuple[tuple[str, ...], ...]:
        """Return other ways to divide what was typed: `čč1k51`, `čč 1`; words that say nothing are gone.

        Args:
            words: What was typed.
            joined: Bare words that never belong to a figure behind them.
            verbs: Bare words that are verbs now: they are not dropped.
        """
        told = tuple(
            word for word in self.telling(words, verbs) if commandline.normalise_bare(word) not in self.then
        )
        whole = _join(told, joined)
        apart = tuple(_part(told)), tuple(_part(whole))
        return tuple(each for each in dict.fromkeys((told, whole, *apart)) if each)


def _pairs(
    tables: Iterable[Mapping[str, Any]], key: str
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Yield what tables put in place of words, both in words."""
    for table in tables:
        for short, long in table.get(key, {}).items():
            yield tuple(commandline.normalise_bare(short).split()), tuple(long.split())


def _part(words: Sequence[str]) -> Iterator[str]:
    """Yield words, those apart that were written together: `čč1k51`, `k51polož`."""
    for word in words:
        pieces = _PIECES.findall(word)
        yield from pieces if len(pieces) > 1 and "".join(pieces) == word else (word,)


def _join(words: Sequence[str], alone: frozenset[str]) -> tuple[str, ...]:
    """Return words with figures joined to the letters before them: `čč 1`, `č č 1`, `l 46`."""
    found: list[str] = []
    for word in words:
        if word.isdecimal():
            while (
                found
                and found[-1].isalpha()
                and len(found[-1]) <= _LETTERS
                and (commandline.normalise_bare(found[-1]) not in alone)
            ):
                word = found.pop() + word  # noqa: PLW2901 - what was read so far
                if len(word) > _LETTERS + 2:
                    break
        found.append(word)
    return tuple(found)


def load_sentences(roots: tuple[Path, ...], tag: str, names: Sequence[str]) -> Sentences:
    """Read the sentences of a language: `common`, `iota` and so on; missing files are skipped.

    Raises:
        LanguageDataError: A file cannot be read.
    """
    paths = [path for name in names for path in resources.files(roots, tag, f"words/sentences/{name}.toml")]
    try:
        return Sentences([resources.read_toml(path) for path in paths])
    except (AttributeError, KeyError, TypeError) as error:  # TOML of another shape, an unknown class
        raise resources.LanguageDataError(f"{paths}: {error}") from error

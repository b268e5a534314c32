"""The words a player may type: found with or without diacritics, whole or by an unambiguous beginning."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, cast, get_args

from accessgames.dataclasses import dataclass
from accessgames.engine.errors import GameError
from accessgames.language import commandline, intent, readers, resources

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.language.grammar import Grammar
    from accessgames.language.lexicon import Lexicon

AllowedWords: TypeAlias = Literal["any", "none", "some"]
"""Whether something may follow a word, must not, or must."""

_WHOLE: Final = 3
_NEAREST: Final = 3
_LIKENESS: Final = 0.6


@dataclass(frozen=True, slots=True)
class Word:
    """What may be typed for one id.

    Attributes:
        id: Language-neutral id.
        scope: The table of the file it stands in, such as `commands`.
        words: Spellings, possibly of several words each; the first is the one the program uses.
        key: Single key, or "".
        arguments: Whether something may follow.
        short: Whether beginnings of its spellings are understood; where not, no other word is shortened
            differently because this one is there.
    """

    id: str
    scope: str
    words: tuple[str, ...]
    key: str = ""
    arguments: AllowedWords = "any"
    short: bool = True


@dataclass(frozen=True, slots=True)
class Found:
    """The words mean this id; `used` of them were its spelling."""

    id: str
    used: int


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """The words are a beginning of several spellings; `used` of them were."""

    ids: tuple[str, ...]
    used: int


@dataclass(frozen=True, slots=True)
class Unknown:
    """The first word is none of these ids; `Vocabulary.nearest` tells which of them are most like it."""

    word: str
    among: tuple[str, ...]


WordMatch: TypeAlias = Found | Ambiguous | Unknown
"""What typed words can turn out to be."""


@dataclass(frozen=True, slots=True)
class _Spelling:
    """One spelling, word by word, with and without diacritics; `main` is the one the program uses."""

    exact: tuple[str, ...]
    plain: tuple[str, ...]
    main: bool


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A spelling that fits, and how well.

    Attributes:
        id: Whose spelling.
        used: How many typed words it took.
        rank: 3 for a whole spelling, 2 for a beginning of the main one, 1 for one of a synonym, 0 when words
            of the spelling are missing.
        agreeing: How many of those words, from the first on, agree in diacritics as well.
    """

    id: str
    used: int
    rank: int
    agreeing: int

    @property
    def marked(self) -> bool:
        """Whether the diacritics of all words agree."""
        return self.agreeing == self.used


class Vocabulary:
    """All words of the files in use: the common ones, those of the shell, those of one game.

    Attributes:
        table: Id -> word; a later file may replace a word of an earlier one.
        read: Numbers, places and lists as people type them.
    """

    def __init__(
        self,
        table: Mapping[str, Word],
        read: readers.ValueReader,
        sentences: Callable[[], intent.Sentences] = lambda: intent.Sentences(()),
    ) -> None:
        """Take the words and the reader of the same language, and what reads the sentences when it must."""
        self.table = table
        self.read = read
        self._sentences = sentences
        self._split: dict[str, tuple[_Spelling, ...]] = {}

    @cached_property
    def sentences(self) -> intent.Sentences:
        """What people say in place of these words."""
        return self._sentences()

    @cached_property
    def _denials(self) -> frozenset[str]:
        """Bare words that deny something: none of them is ever the beginning of another word."""
        return frozenset(
            map(commandline.normalise_bare, self.table["denial"].words if "denial" in self.table else ())
        )

    def __contains__(self, key: object) -> bool:
        return key in self.table

    def ids(self, *scopes: str) -> tuple[str, ...]:
        """List the ids of some scopes, or of all, in the order of the files."""
        return tuple(word.id for word in self.table.values() if not scopes or word.scope in scopes)

    def word(self, key: str) -> str:
        """Give the spelling that the program itself uses."""
        return self._get(key).words[0]

    def key(self, key: str) -> str:
        """Give the single key of an id, or ""."""
        return self._get(key).key

    def by_key(self, pressed: str, among: Iterable[str]) -> str | None:
        """Find the id that a single key means."""
        return next((key for key in among if pressed and self._get(key).key == pressed.casefold()), None)

    def in_full(self, key: str, text: str) -> bool:
        """Tell whether a text is one of the spellings of an id, not shortened and with nothing behind it."""
        return commandline.normalise_bare(text) in map(commandline.normalise_bare, self._get(key).words)

    def _get(self, key: str) -> Word:
        try:
            return self.table[key]
        except KeyError:
            raise resources.LanguageDataError(f"no word {key!r}") from None

    def _spellings(self, key: str) -> tuple[_Spelling, ...]:
        """Return the spellings of a word taken apart, once it is looked for.

        Raises:
            LanguageDataError: There is no such id.
        """
        if key not in self._split:
            self._split[key] = tuple(
                _Spelling(
                    tuple(commandline.normalise_case(text).split()),
                    tuple(commandline.normalise_bare(text).split()),
                    main=place == 0,
                )
                for place, text in enumerate(self._get(key).words)
            )
        return self._split[key]

    def match(self, words: Sequence[str], among: Iterable[str], *, named: bool = False) -> WordMatch:
        """Find out which id the first words mean.

        Whole words beat beginnings, beginnings of main spellings beat those of synonyms, and longer whole
        spellings beat shorter ones. Diacritics that were typed are
        heeded where that leaves anything; those that were not typed are not missed, but what needs none comes
        first: "rada v" begins "rada vše" and is no row. An id that takes no
        arguments gives way when something follows, and one that needs them when nothing does, except to mere
        beginnings of longer spellings.

        Args:
            words: The words of a command, as `split_words` gives them.
            among: Ids that may be meant here.
            named: Whether the words only name a command, as in a request for help: then it does not matter
                which arguments the command takes.

        Raises:
            LanguageDataError: `among` has an id without words.
        """
        keys = tuple(dict.fromkeys(among))
        if not words:
            return Unknown("", ())
        found = [candidate for key in keys for candidate in self._candidates(key, words)]
        if not found:
            return Unknown(words[0], keys)
        best = self._best(found, words, named=named)
        ids = tuple(dict.fromkeys(candidate.id for candidate in best))
        used = max(candidate.used for candidate in best)
        return Found(ids[0], used) if len(ids) == 1 else Ambiguous(ids, used)

    def _best(self, found: list[_Candidate], words: Sequence[str], *, named: bool) -> list[_Candidate]:
        """Narrow candidates down by diacritics, arguments, rank and length, in this order.

        A whole word that needs diacritics to be added gives way to a longer spelling that begins as typed and
        that the rest of the line begins.
        """
        found = [
            each
            for each in found
            # No diacritics typed, none missed.
            if each.marked
            or all(
                commandline.normalise_case(word) == commandline.normalise_bare(word)
                for word in words[: each.used]
            )
        ] or found
        if not named:
            found = self._fitting(found, len(words))
        rank = max(candidate.rank for candidate in found)
        best = [candidate for candidate in found if candidate.rank == rank]
        if rank < _WHOLE:
            return best
        whole = max(candidate.used for candidate in best)
        best = [candidate for candidate in best if candidate.used == whole]
        marked = [candidate for candidate in best if candidate.marked]
        begun = [each for each in found if each.rank and each.used == len(words) > whole <= each.agreeing]
        return marked or begun or best

    def _fitting(self, found: list[_Candidate], typed: int) -> list[_Candidate]:
        """Drop ids whose arguments don't fit.

        A line that is no more than the whole word of such ids means them all the same, and not what merely
        begins like it, or a shorter word with an argument: they can say what is missing.
        """
        fitting = [
            candidate
            for candidate in found
            for wanted in (self.table[candidate.id].arguments,)
            if wanted == "any" or (wanted == "some") == (typed > candidate.used)
        ]
        whole = [candidate for candidate in found if candidate.rank == _WHOLE and candidate.used == typed]
        if whole and not any(candidate.rank == _WHOLE and candidate.used == typed for candidate in fitting):
            return whole
        return fitting or found

    def _candidates(self, key: str, words: Sequence[str]) -> Iterator[_Candidate]:
        first = commandline.normalise_bare(words[0])
        for spelling in self._spellings(key):
            if not spelling.plain[0].startswith(first):  # most end here
                continue
            used = min(len(words), len(spelling.plain))
            typed = tuple(map(commandline.normalise_bare, words[:used]))
            if not all(map(str.startswith, spelling.plain, typed)):
                continue
            agrees = map(str.startswith, spelling.exact, map(commandline.normalise_case, words[:used]))
            rank = 0 if used < len(spelling.plain) else 1 + spelling.main
            if typed == spelling.plain:
                rank = _WHOLE
            elif not self.table[key].short or typed[-1] in self._denials:
                continue
            yield _Candidate(key, used, rank, len(tuple(takewhile(bool, agrees))))

    def nearest(self, word: str, among: Iterable[str]) -> tuple[str, ...]:
        """Give up to three ids with the spellings most like a word, best first."""
        target = commandline.normalise_bare(word)
        ratios = {
            key: max(
                _likeness(target, part)
                for spelling in self._spellings(key)
                for part in (" ".join(spelling.plain), spelling.plain[0])
            )
            for key in among
        }
        likely = [key for key, ratio in ratios.items() if ratio >= _LIKENESS]
        return tuple(sorted(likely, key=lambda key: -ratios[key])[:_NEAREST])


def _likeness(word: str, other: str) -> float:
    """Return how much alike two words are, from `_LIKENESS` to 1; 0.0 for less."""
    from difflib import SequenceMatcher  # noqa: PLC0415 - needed after a mistake only

    # What both lengths, and then the letters, allow is never less than the ratio itself, and quicker known.
    if 2 * min(len(word), len(other)) < _LIKENESS * (len(word) + len(other)):
        return 0.0
    matcher = SequenceMatcher(None, word, other)
    return matcher.ratio() if matcher.quick_ratio() >= _LIKENESS else 0.0


class WordError(GameError, resources.LanguageDataError):
    """A word file, also one of somebody else's game, has a value that means nothing; says which do."""


def load_vocabulary(
    roots: tuple[Path, ...], grammar: Grammar, lexicon: Lexicon, names: Sequence[str]
) -> Vocabulary:
    """Read word files of a language: `common`, `shell`, `iota` and so on; missing ones are skipped.

    Raises:
        LanguageDataError: A file cannot be read or a word is incomplete.
        WordError: `error-word-arguments` where `arguments` has a value that means nothing.
    """
    table: dict[str, Word] = {}
    for name in names:
        for path in resources.files(roots, grammar.tag, f"words/{name}.toml"):
            for scope, entries in resources.read_toml(path).items():
                table |= {key: _read_word(path, scope, key, entry, lexicon) for key, entry in entries.items()}
    places = readers.read_place_words((key, word.words) for key, word in table.items())
    return Vocabulary(
        table, readers.ValueReader(grammar, places), lambda: intent.load_sentences(roots, grammar.tag, names)
    )


def _read_word(path: Path, scope: str, key: str, entry: Any, lexicon: Lexicon) -> Word:  # noqa: ANN401 - TOML
    data: dict[str, Any] = {"words": entry} if isinstance(entry, list) else entry
    arguments = data.get("arguments", "any")
    words = dict.fromkeys(data.get("words", ()))
    if "lexicon" in data:
        words |= dict.fromkeys(lexicon.forms(data["lexicon"]))
    if not words:
        raise resources.LanguageDataError(f"{path}: [{scope}] {key}: words")
    if arguments not in get_args(AllowedWords):
        choices = get_args(AllowedWords)
        raise WordError(
            "error-word-arguments",
            file=str(path),
            word=f"[{scope}] {key}",
            value=str(arguments),
            choices=choices,
        )
    return Word(
        key,
        scope,
        tuple(words),
        data.get("key", ""),
        cast("AllowedWords", arguments),
        short=data.get("short", True) is not False,
    )

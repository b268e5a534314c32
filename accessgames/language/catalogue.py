"""The language as the rest of the program sees it: messages in, words out.

Fluent files are read lazily: an index of entries first, each parsed when it is said for the first time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property, partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from accessgames.language.functions import Functions
from accessgames.language.grammar import Grammar, load_grammar
from accessgames.language.lexicon import Lexicon, Phrases, load_lexicon
from accessgames.language.lines import heard_lines, one_line, tidy
from accessgames.language.resolver import Entry, Scope, compile_entry
from accessgames.language.resources import LanguageDataError, files, installed_roots, locales_root
from accessgames.language.values import Message, Rendered, Value, say
from accessgames.language.vocabulary import Vocabulary, WordError, load_vocabulary
from accessgames.language.voice import FORMS, Form, Manners, Voice

if TYPE_CHECKING:
    from pathlib import Path


_ENTRY: Final = re.compile(r"\n(?=-?[A-Za-z][\w-]* *=)")
_COMMENT: Final = re.compile(r"\n#[^\n]*")
_ENDS: Final = (".", "!", "?")
"""A spoken line that ends so is a sentence."""


class Source(NamedTuple):
    """One entry of a Fluent file, not parsed yet.

    Attributes:
        path: The file.
        line: Line of the entry, counted from 1.
        text: The entry as it is written.
    """

    path: Path
    line: int
    text: str


def split_entries(path: Path) -> Iterator[tuple[str, Source]]:
    """Find the entries of a Fluent file: message ids, and term ids with their leading dash.

    Raises:
        LanguageDataError: The file is not text in UTF-8.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LanguageDataError(f"{path}: {error}") from error
    before, *entries = _ENTRY.split(_COMMENT.sub("\n", f"\n{text}"))
    line = before.count("\n") + 1
    for entry in entries:
        yield entry.partition("=")[0].rstrip(), Source(path, line, entry)
        line += entry.count("\n") + 1


def index_entries(roots: tuple[Path, ...], tag: str) -> Mapping[str, Source]:
    """Index all Fluent files of a language; the first entry of a name wins, the linter names the others."""
    index: dict[str, Source] = {}
    for path in files(roots, tag, "*.ftl"):
        for key, source in split_entries(path):
            index.setdefault(key, source)
    return index


def parse_entry(key: str, source: Source) -> Entry:
    """Parse one entry.

    Raises:
        LanguageDataError: The entry is not valid Fluent.
    """
    body = FluentParser(with_spans=False).parse(source.text).body
    for item in body:
        if isinstance(item, ftl.Junk):
            reason = "; ".join(str(note.message) for note in item.annotations or ())
            raise LanguageDataError(f"{source.path}:{source.line}: {key}: {reason}")
    return compile_entry(cast("ftl.Message | ftl.Term", body[0]))


UNSAYABLE: Final = "error-unsayable"
"""The message that stands for one that can't be said."""


class MessageError(Exception):
    """A message cannot be said as it should: it is missing, or Fluent reported errors in it."""


class LeftOut(NamedTuple):
    """The words of an installed package that cannot be read.

    Attributes:
        package: Its name.
        reason: What is wrong, with the file.
        scopes: Ids of the games whose words these are.
    """

    package: str
    reason: str
    scopes: frozenset[str]


class LanguageData:
    """The files of one language, each read when it is first needed; shared by all manners.

    Attributes:
        roots: Folders with one subfolder per language; earlier ones win.
        tag: Language tag, the name of the subfolder.
        left_out: Installed packages whose words cannot be read.
    """

    def __init__(self, roots: tuple[Path, ...], tag: str, left_out: tuple[LeftOut, ...] = ()) -> None:
        """Remember where the files are."""
        self.roots = roots
        self.tag = tag
        self.left_out = left_out
        self._vocabularies: dict[tuple[str, ...], Vocabulary] = {}
        self._parsed: dict[str, Entry] = {}

    @cached_property
    def grammar(self) -> Grammar:
        """The grammar."""
        return load_grammar(self.roots, self.tag)

    @cached_property
    def lexicon(self) -> Lexicon:
        """The words, from all lexicon files."""
        paths = files(self.roots, self.tag, "lexicon/*.toml")
        return load_lexicon(paths, self.grammar.cases, self.grammar.paradigms, self.grammar.genders)

    @cached_property
    def phrases(self) -> Phrases:
        """Noun phrases."""
        return Phrases(self.grammar, self.lexicon)

    @cached_property
    def entries(self) -> Mapping[str, Source]:
        """All messages and terms, not parsed."""
        return index_entries(self.roots, self.tag)

    def vocabulary(self, *names: str) -> Vocabulary:
        """The words a player may type, from the named files; later files win."""
        if names not in self._vocabularies:
            self._vocabularies[names] = load_vocabulary(self.roots, self.grammar, self.lexicon, names)
        return self._vocabularies[names]

    @cached_property
    def word_files(self) -> tuple[str, ...]:
        """Names of all word files, `common` first."""
        return tuple(dict.fromkeys(path.stem for path in files(self.roots, self.tag, "words/*.toml")))

    def fault(self, packages: Sequence[Path]) -> str:
        """Read all that these roots bring; return what is wrong with it, "" where nothing is."""
        names = sorted({name for root in packages for name in _scopes(root, self.tag)})
        try:
            _ = self.entries, self.lexicon, [self.vocabulary(name) for name in names]
        except WordError as error:
            return ": ".join(str(error.args_[name]) for name in ("file", "word", "value"))
        except LanguageDataError as error:
            return str(error)
        except (AttributeError, KeyError, TypeError, ValueError) as error:  # TOML of another shape
            return f"{packages[-1]}: {error!r}"
        return ""

    def word(self, key: str, of: str = "") -> str:
        """Find a word for a message: in the file it names, else in the first file that has it."""
        for name in (of,) if of else self.word_files:
            vocabulary = self.vocabulary(name)
            if key in vocabulary:
                return vocabulary.word(key)
        raise LanguageDataError(f"no word {key!r} in {of or 'any word file'}")

    def find(self, key: str) -> Entry | None:
        """Parse an entry, once; None where there is no such entry.

        Raises:
            LanguageDataError: It is not valid Fluent.
        """
        if key not in self._parsed and key in self.entries:
            self._parsed[key] = parse_entry(key, self.entries[key])
        return self._parsed.get(key)


def _scopes(root: Path, tag: str) -> frozenset[str]:
    return frozenset(path.stem for path in root.glob(f"{tag}/words/*.toml"))


def sound_data(own: tuple[Path, ...], packages: tuple[Path, ...], tag: str) -> LanguageData:
    """Return the files of a language without those installed packages whose words cannot be read."""
    data = LanguageData((*own, *packages), tag)
    if not packages or not data.fault(packages):
        return data
    left_out: list[LeftOut] = []
    for package in packages:
        if fault := LanguageData((*own, package), tag).fault((package,)):
            left_out.append(LeftOut(package.parent.name, fault, _scopes(package, tag)))
        else:
            own = (*own, package)
    return LanguageData(own, tag, tuple(left_out))


class _Mode(NamedTuple):
    """How messages are said: for the eye and the finger, or for the ear.

    Attributes:
        voices: What says values, by form.
        functions: What messages may call, by form.
        fixed: Says the fixed words of a message, or None for the words as they are.
    """

    voices: Mapping[Form, Voice]
    functions: Mapping[Form, Mapping[str, Callable[..., Any]]]
    fixed: Callable[[str], str] | None

    @classmethod
    def open(
        cls,
        data: LanguageData,
        manners: Manners,
        nested: Callable[[Message, Form], str],
        fixed: Callable[[str], str] | None = None,
    ) -> _Mode:
        """Make a mode; `nested` says a message inside a message, `fixed` is given where a voice says it."""
        aloud = fixed is not None
        voices = {form: Voice(data.phrases, manners, form, nested, aloud) for form in FORMS}
        functions = {form: Functions(voice, data.word).table() for form, voice in voices.items()}
        return cls(voices, functions, fixed and cache(fixed))


class Language:
    """One language in one person's manners: says messages.

    Attributes:
        tag: Language tag.
        manners: Register and style of coordinates.
        strict: Whether a missing message or an error inside one raises; otherwise it is logged, and another
            sentence says so.
        data: The files of the language.
    """

    def __init__(
        self,
        tag: str = "cs",
        manners: Manners | None = None,
        *,
        strict: bool = False,
        roots: tuple[Path, ...] = (),
    ) -> None:
        """Open a language; `roots` are folders of locales searched before the project's own.

        Those of installed games come last; whatever of them cannot be read is left out, unless it is strict.

        Raises:
            LanguageDataError: There is no such language.
        """
        own, packages = (*roots, locales_root()), installed_roots()
        data = LanguageData((*own, *packages), tag) if strict else sound_data(own, packages, tag)
        self._open(data, manners or Manners(), strict=strict)

    def _open(self, data: LanguageData, manners: Manners, *, strict: bool) -> None:
        self.tag = data.tag
        self.manners = manners
        self.strict = strict
        self.data = data
        self._modes = {False: _Mode.open(data, manners, self._broken)}

    def switch(self, manners: Manners) -> Language:
        """The same language in other manners."""
        other = Language.__new__(Language)
        other._open(self.data, manners, strict=self.strict)  # noqa: SLF001 - of the same class
        return other

    @property
    def grammar(self) -> Grammar:
        """The grammar, for those who parse or check what people type."""
        return self.data.grammar

    @property
    def lexicon(self) -> Lexicon:
        """The words."""
        return self.data.lexicon

    @property
    def left_out(self) -> tuple[LeftOut, ...]:
        """Installed packages whose words cannot be read."""
        return self.data.left_out

    def has(self, key: str) -> bool:
        """Tell whether a message exists."""
        return key in self.data.entries

    def render(self, message: Message) -> Rendered:
        """Say a message in all three forms; the voice's is said when somebody wants it.

        Raises:
            MessageError: In strict mode, when the message is missing or Fluent reports errors.
        """
        full, brief, braille = (self._broken(message, form) for form in FORMS)
        return Rendered(
            one_line(full),
            one_line(brief),
            one_line(braille),
            message.kind,
            lines=heard_lines(full),
            spoken=partial(self.aloud, message),
        )

    def text(self, key: str, /, **args: Value) -> str:
        """Say the full form of a message, as `render` does."""
        return self.form(say(key, **args), "full")

    def aloud(self, message: Message, form: Form = "full") -> str:
        """Say a message as a voice says it, whole or in brief: in words, with a pause for each sign.

        A sentence begins with a capital, whatever its figures and letters became, but for a word that is
        written with a small one, such as a name.

        Raises:
            MessageError: As in `render`.
        """
        if True not in self._modes:
            self._modes[True] = _Mode.open(self.data, self.manners, self._inner, self.grammar.spoken.fixed)
        line = tidy(self.grammar.spoken.line(self._inner(message, form)))
        line = self.grammar.prepositions.vocalised(line)
        if not (line[:1].islower() and line.endswith(_ENDS)):
            return line
        written = self.form(message, form).startswith(line.partition(" ")[0])
        return line if written else line[0].upper() + line[1:]

    def _inner(self, message: Message, form: Form) -> str:
        """Say what stands inside of a spoken line."""
        return self.form(message, form, aloud=True)

    def form(self, message: Message, form: Form, *, aloud: bool = False) -> str:
        """Say one form of a message, as `render` does; where it has none of its own, the next longer one."""
        return one_line(self._broken(message, form, aloud=aloud))

    def _broken(self, message: Message, form: Form, *, aloud: bool = False) -> str:
        """Say one form, with marks where its line may end."""
        key, mode = message.key, self._modes[aloud]
        voice = mode.voices[form]
        arguments = {name.replace("_", "-"): voice.bind(value) for name, value in message.args.items()}
        scope = Scope(self.data.find, mode.functions[form], self.grammar.plural, arguments, fixed=mode.fixed)
        try:
            entry = None if key.startswith("-") else self.data.find(key)
            forms = (*FORMS[FORMS.index(form) : 0 : -1], *(("voice",) if aloud else ()))
            pattern = entry and next(
                (entry.attributes[name] for name in forms if name in entry.attributes), entry.value
            )
            if not pattern:
                return self._fail(key, form, ["missing"])
            text = tidy(str(pattern(scope)))
        except LanguageDataError as error:
            return self._fail(key, form, [error])
        return self._fail(key, form, scope.errors) if scope.errors else text

    def _fail(self, key: str, form: Form, errors: Sequence[object]) -> str:
        """Say that a message can't be said: what is left of a broken one is no sentence, and may mislead."""
        if self.strict:
            raise MessageError(f"{self.tag}: {key}: {'; '.join(map(str, errors))}")
        import logging  # noqa: PLC0415 - a fiftieth of the time to the first line, and no message should fail

        log = logging.getLogger("accessgames.language")
        # Without a handler of ours, Python would print to stderr, into the middle of what people hear.
        log.addHandler(logging.NullHandler())
        log.error("%s: %s: %s", self.tag, key, errors)
        return key if key == UNSAYABLE else self.form(say(UNSAYABLE), form)

    def vocabulary(self, *names: str) -> Vocabulary:
        """The words a player may type: `vocabulary("common", "shell", "iota")`; later files win."""
        return self.data.vocabulary(*names)

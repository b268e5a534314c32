"""Actions as one line of text, made from their classes: one table both writes and reads a game's journal.

A form is a first word, the class of its actions and, for each further word, the attribute it stands for:
`Form("build", Build, piece=ID, orientation=number(4), anchor=SQUARE)`. A text is right only where writing
what was read gives the same text, so codecs need not look for leading zeros or an order of their own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from accessgames.dataclasses import dataclass
from accessgames.engine.chance import Elapsed, format_elapsed, parse_elapsed
from accessgames.engine.errors import MalformedAction, malformed

ActionT = TypeVar("ActionT")

LONGEST: Final = 400
"""Longer texts are no actions."""

Words: TypeAlias = Sequence[str]
Writer: TypeAlias = Callable[[Any], str]


@dataclass(frozen=True, slots=True)
class Codec:
    """How an attribute of an action is read and written.

    Attributes:
        read: From its words to the value; may raise ValueError, KeyError, TypeError or a game's error.
        write: From the value to its word or words; None where `str` does it.
        shown: The same as part of an f-string, such as `.name` or `:07`, where it is as short as that.
        least: How few words it takes.
        most: How many words it takes; only the last attribute may take another number of them than one.
        apart: What stands before the text that `write` returns.
    """

    read: Callable[[Words], Any]
    write: Writer | None = None
    shown: str = ""
    least: int = 1
    most: int = 1
    apart: str = " "

    def code(self, name: str, writer: str) -> str:
        """Return the part of an f-string that writes an attribute of `action`."""
        called = self.write is not None and not self.shown
        return f"{self.apart}{{{writer}(action.{name})}}" if called else f" {{action.{name}{self.shown}}}"


def one_word(parse: Callable[[str], Any], write: Writer | None = None) -> Codec:
    """Return the codec of a value of one word that a game reads itself and writes itself or by `str`."""
    return Codec(lambda words: parse(words[0]), write)


def many_words(
    parse: Callable[[Words], Any], write: Callable[[Any], Iterable[str]], least: int, most: int
) -> Codec:
    """Return the codec of a value of several words that a game reads and writes itself."""
    return Codec(parse, lambda value: " ".join(write(value)), least=least, most=most)


def number(digits: int, *, padded: bool = False) -> Codec:
    """Return the codec of a number from 0 with at most so many digits; padded: with exactly so many."""

    def parse(words: Words) -> int:
        text = words[0]
        if not (text.isascii() and text.isdecimal() and len(text) <= digits):
            raise ValueError(text)
        return int(text)

    return Codec(parse, f"{{:0{digits}}}".format, f":0{digits}") if padded else Codec(parse)


def member(values: Collection[Any]) -> Codec:
    """Return the codec of one of a few numbers or texts."""
    return one_word({str(value): value for value in values}.__getitem__)


def named(names: Words) -> Codec:
    """Return the codec of a value that is the place of its name in a list, from 0."""
    return one_word({name: value for value, name in enumerate(names)}.__getitem__, names.__getitem__)


def matching(pattern: str) -> Codec:
    """Return the codec of a text that a regular expression describes."""
    fits = re.compile(pattern).fullmatch

    def parse(words: Words) -> str:
        if not fits(words[0]):
            raise ValueError(words[0])
        return words[0]

    return Codec(parse)


def rest(codec: Codec, least: int = 0, most: int = LONGEST) -> Codec:
    """Return the codec of a tuple of values of one word each."""
    read, write = codec.read, codec.write or str
    return Codec(
        lambda words: tuple([read((word,)) for word in words]),
        lambda values: " " + " ".join(map(write, values)) if values else "",
        least=least,
        most=most,
        apart="",
    )


def maybe(codec: Codec) -> Codec:
    """Return the codec of a value that is left out where it is None."""
    read, write = codec.read, codec.write or str
    return Codec(
        lambda words: read(words) if words else None,
        lambda value: "" if value is None else f" {write(value)}",
        least=0,
        apart="",
    )


ID: Final = matching("[A-Za-z0-9-]+")
"""The id of a piece or a card: whether there is such a one is up to the rules."""


class Form:
    """How actions of one class are written, or how one of them is that is a word alone."""

    __slots__ = ("_codecs", "_most", "_names", "_parse", "action", "word")

    def __init__(
        self, word: str, action: object, /, *, parse: Callable[[Words], Any] | None = None, **codecs: Codec
    ) -> None:
        """Write an action as a word and its attributes, in this order.

        Args:
            word: The first word.
            action: A class of actions, or the one action that is this word alone.
            parse: Makes the action of the words behind the first one where they depend on each other.
            codecs: For each attribute that is written its codec.
        """
        self.word, self._parse = word, parse
        self.action: Any = action
        self._names, self._codecs = tuple(codecs), tuple(codecs.values())
        self._most = len(codecs) - 1 + self._codecs[-1].most if codecs else 0

    def read(self, words: Words) -> object:
        """Make an action of the words behind the first one.

        Returns:
            The action, None where there are too many or too few words.
        """
        if self._parse is not None:
            return self._parse(words)
        last = len(self._codecs) - 1
        if len(words) > self._most or len(words) < (last + self._codecs[-1].least if self._codecs else 0):
            return None
        if last < 0:
            return self.action() if isinstance(self.action, type) else self.action
        parts = [*(words[at : at + 1] for at in range(last)), words[last:]]
        read = [codec.read(part) for codec, part in zip(self._codecs, parts, strict=True)]
        return self.action(**dict(zip(self._names, read, strict=True)))

    def writer(self, others: Writer | None) -> Writer:
        """Return the function that writes an action of this form; `others` writes others of its class.

        It is made as a person would write it, one f-string, because long lists of actions are sorted by it:
        with closures in its place `look-iqlandie` of `tools/regression.py` takes 1.15 to 1.3 times as long.
        """
        word, alone = self.word, self.action
        if not self._codecs:
            return lambda each: word if others is None or each == alone else others(each)
        names = {f"write_{at}": codec.write for at, codec in enumerate(self._codecs)}
        parts = map(Codec.code, self._codecs, self._names, names)
        made: Writer = eval(f"lambda action: f'{word}{''.join(parts)}'", names)  # noqa: S307 - names of attributes only
        return made


@dataclass(frozen=True, slots=True)
class WholeForm:
    """Actions that have no first word of their own, such as steps of a task.

    Attributes:
        action: Their class.
        read: From the whole text to an action; None or one of the errors of `Codec.read` where it is none.
        write: From an action to its text.
    """

    action: type
    read: Callable[[str], Any]
    write: Writer


ELAPSED: Final = WholeForm(Elapsed, parse_elapsed, format_elapsed)
"""Time that has passed, for games with a clock: `+5320`."""


class ActionNotation(Generic[ActionT]):
    """How a game's actions are written and read.

    Attributes:
        examples: What actions look like, for people who wrote another thing.
    """

    def __init__(self, examples: Words, *forms: Form | WholeForm) -> None:
        """Make functions of forms.

        Args:
            examples: What actions look like.
            forms: Where several have the same word, the first one that can be read decides. Whole forms are
                for texts that begin with another word.
        """
        self.examples = examples
        self._wholes = [form for form in forms if isinstance(form, WholeForm)]
        self._writers: dict[type, Writer] = {form.action: form.write for form in self._wholes}
        self._forms: dict[str, list[Form]] = {}
        parts = [form for form in forms if isinstance(form, Form)]
        for form in sorted(parts, key=lambda form: not isinstance(form.action, type)):
            kind = form.action if isinstance(form.action, type) else type(form.action)
            self._writers[kind] = form.writer(self._writers.get(kind))
        for form in parts:
            self._forms.setdefault(form.word, []).append(form)

    def format(self, action: ActionT) -> str:
        """Write an action; `parse` reads it back."""
        return self._writers[type(action)](action)

    def parse(self, text: str) -> ActionT:
        """Read what `format` wrote.

        Raises:
            MalformedAction: `error-malformed-action`: the text is no action in this notation.
        """
        word, *words = text.split(" ") if len(text) <= LONGEST else ("",)
        forms = self._forms.get(word)
        if forms is None:
            actions = (_attempt(whole.read, text) for whole in self._wholes)
        else:
            actions = (_attempt(form.read, words) for form in forms)
        action: ActionT | None = next((action for action in actions if action is not None), None)
        if action is None or self.format(action) != text:
            raise malformed(text, *self.examples)
        return action


def _attempt(read: Callable[[Any], Any], given: object) -> Any:  # noqa: ANN401 - any action of any game
    try:
        return read(given)
    except (ValueError, KeyError, TypeError, MalformedAction):
        return None

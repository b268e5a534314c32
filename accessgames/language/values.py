"""What code may say: messages without words, and the language-neutral values they carry."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from accessgames.dataclasses import dataclass, field

if TYPE_CHECKING:
    from datetime import date

Kind: TypeAlias = Literal[
    "own", "other", "bot", "score", "system", "answer", "refusal", "hint", "turn", "remark"
]
"""What a line is about, for the review history: own action, another person's, a computer player's, points,
the program itself, an answer to a question, a refusal, a hint, whose turn it is, or what a computer player
says about the match."""

QUIET_KINDS: Final[frozenset[Kind]] = frozenset({"answer", "system"})
"""Kinds that are not events of a match: they may do without short forms."""

Gender: TypeAlias = Literal["masculine", "feminine", "neuter", "unknown"]
"""Grammatical gender of a person; `unknown` is the default and no sentence depends on it."""

Role: TypeAlias = Literal["you", "other"]
"""Whether the listener is addressed or somebody else is told about."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A thing named by the lexicon: `Phrase("circle", ("red",), label="3")` is "červený kruh 3".

    Attributes:
        noun: Lexicon id of the noun.
        adjectives: Lexicon ids of the adjectives, in the order in which they are said.
        count: How many, 0 or more; None means one thing that is not counted.
        label: Figures or letters said after the noun, unchanged by grammar.
    """

    noun: str
    adjectives: tuple[str, ...] = ()
    count: int | None = None
    label: str = ""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays; the name is never inflected.

    Attributes:
        name: As given by the players.
        role: "you" when the listener is meant.
        gender: For the rare sentence that cannot do without.
        spoken: A spelling for the voice; empty where it says the name well.
    """

    name: str
    role: Role = "other"
    gender: Gender = "unknown"
    spoken: str = ""


@dataclass(frozen=True, slots=True, order=True)
class Cell:
    """A place on a board: column letters `a` to `zz`, then the row number; rows count upwards."""

    column: str
    row: int


@dataclass(frozen=True, slots=True)
class Code:
    """The short form of a lexicon entry, such as "č" for `red`."""

    key: str


@dataclass(frozen=True, slots=True)
class Day:
    """A day of the calendar: "sobota 21. listopadu 2026"; on a Braille line and in brief "21. 11. 2026"."""

    year: int
    month: int
    day: int

    @classmethod
    def of(cls, day: date) -> Day:
        """Return a day as messages carry it."""
        return cls(day.year, day.month, day.day)


@dataclass(frozen=True, slots=True)
class Clock:
    """A length of time in seconds, "2:05" for short forms; a voice says "dvě minuty a pět sekund"."""

    seconds: int

    @property
    def figures(self) -> str:
        """The time as a clock shows it.

        >>> Clock(125).figures, Clock(3725).figures, Clock(5).figures
        ('2:05', '1:02:05', '0:05')
        """
        minutes, rest = divmod(self.seconds, 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


@dataclass(frozen=True, slots=True)
class Listing:
    """Several values said one after another, with "a" (and) before the last."""

    items: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence without words: the id of a Fluent message, its arguments and what kind of line it is."""

    key: str
    args: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))
    kind: Kind = "answer"

    def __hash__(self) -> int:
        """Hash by content; a mapping has no hash of its own."""
        return hash((self.key, self.kind, frozenset(self.args)))


@dataclass(frozen=True, slots=True)
class Nested:
    """A message inside a message; its full, brief or Braille form follows the form of the outer one."""

    message: Message


Value: TypeAlias = int | str | Phrase | Person | Cell | Code | Day | Clock | Listing | Nested
"""Whatever a message may carry: all immutable, none bound to a language."""


@dataclass(frozen=True, slots=True)
class Rendered:
    """A message in words.

    Attributes:
        full: The whole sentence.
        brief: The same fact in few words; equals `full` where the message has no `.brief`.
        braille: Short form for a Braille line; equals `brief` where the message has no `.braille`.
        kind: As in the message.
        number: What is typed to choose it, where it is an entry of a list; else 0.
        lines: The lines in which the whole sentence is told; none for a line that was written by hand.
        spoken: Says it as a voice does, for "full" or "brief"; None for a line that was written by hand.
    """

    full: str
    brief: str
    braille: str
    kind: Kind = "answer"
    number: int = field(default=0, compare=False)
    lines: tuple[str, ...] = field(default=(), compare=False, repr=False)
    spoken: Callable[[Literal["full", "brief"]], str] | None = field(default=None, compare=False, repr=False)


def say(key: str, kind: Kind = "answer", /, **args: Value) -> Message:
    """Name a message: the one way in which code speaks.

    The linter reads calls of this function, so the key should stand here as a literal; keys that are chosen
    from a table are declared with `keys` or `event_keys`.
    """
    return Message(key, MappingProxyType(args), kind)


def keys(*names: str) -> tuple[str, ...]:
    """Declare message keys that code picks from a table, so that the linter knows they are used."""
    return names


def event_keys(*names: str) -> tuple[str, ...]:
    """Declare keys of events picked from a table: like `keys`, and each needs `.brief` and `.braille`."""
    return names


_UNITS: Final = (("hour", 3600), ("minute", 60), ("second", 1))


def duration(seconds: int) -> Listing:
    """Return a length of time for `LIST($time)`: "2 minuty a 5 sekund"; units that are 0 are left out.

    In other cases `LIST($time, case: "acc")`: "1 minutu a 5 sekund". Nothing at all is "0 sekund".
    """
    parts: list[Phrase] = []
    left = seconds
    for noun, size in _UNITS:
        count, left = divmod(left, size)
        if count or (noun == "second" and not parts):
            parts.append(Phrase(noun, count=count))
    return Listing(tuple(parts))
